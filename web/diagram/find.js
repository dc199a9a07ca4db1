/** Finding one of many things by keys: the next one in a direction, and the one whose name is typed. */
import { bare } from "../bare.js";

/**
 * Which of some boxes in rows a key leads to; undefined where there is none, or the key means something else.
 * @param {string} key
 * @param {{ left: number, top: number }[]} boxes In reading order.
 * @param {number} at
 * @returns {number | undefined}
 */
export function beside(key, boxes, at) {
  const last = boxes.length - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowLeft") return at > 0 ? at - 1 : undefined;
  if (key === "ArrowRight") return at < last ? at + 1 : undefined;
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const from = boxes[at];
  const rows = boxes.map(({ top }) => top).filter((top) => (key === "ArrowUp" ? top < from.top : top > from.top));
  if (rows.length === 0) return undefined;
  const row = key === "ArrowUp" ? Math.max(...rows) : Math.min(...rows);
  const away = boxes.map(({ left, top }) => (top === row ? Math.abs(left - from.left) : Infinity));
  return away.indexOf(Math.min(...away));
}

/**
 * The next thing that is called so: what is typed begins a word of its name and may go on over the words after it,
 * blanks apart. A whole name comes before a longer one; the same letter typed again goes on to the next.
 * @param {string[]} names
 * @param {string} typed
 * @param {number} from The one that has been found is found again while more is typed.
 * @returns {number} -1 where there is none.
 */
export function named(names, typed, from) {
  const wanted = bare(typed).replaceAll(" ", "");
  if (!wanted) return -1;
  const again = [...wanted].every((letter) => letter === wanted[0]);
  const order = names.map((_, index) => (from + index + Number(again)) % names.length);
  const ends = names.map((name) => {
    const words = bare(name).split(/[\s,]+/);
    return words.map((_, word) => words.slice(word).join(""));
  });
  const first = (/** @type {(end: string) => boolean} */ fits) => order.find((index) => ends[index].some(fits));
  return (
    first((end) => end === wanted) ??
    first((end) => end.startsWith(wanted)) ??
    (again ? first((end) => end.startsWith(wanted[0])) : undefined) ??
    -1
  );
}
