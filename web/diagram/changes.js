/** What is different after a step, for those who do not see it: a few places, else how it stands. */
import { labelAt, laidOut, pointersOf } from "./edit.js";

/** @import { Edit, LaidOut } from "./edit.js" */
/** @import { Text } from "../types.js" */

/** More than so many are not listened to. */
const MOST_CHANGES = 3;
const MOST_KINDS = 6;

/**
 * What lies otherwise after something was put: first of all where it lies, which may not be where it was put.
 * @param {Edit} before
 * @param {Edit} after
 * @param {{ thing: string, place: string }} put
 * @param {(text: Text) => string} say
 */
export function toldOfPut(before, after, { thing, place }, say) {
  const changed = changedPlaces(before, after);
  const { found } = laidOut(after, "put");
  const rank = (/** @type {string} */ each) => Number(found[each] !== thing) * 2 + Number(each !== place);
  changed.sort((one, other) => rank(one) - rank(other));
  if (changed.length <= MOST_CHANGES) return listed(after, changed, say);
  return [listed(after, changed.slice(0, 1), say), say(["diagram-changed", { number: changed.length }])].join(". ");
}

/**
 * What a step forward or back has changed.
 * @param {Edit} before
 * @param {Edit} after
 * @param {(text: Text) => string} say
 */
export function toldOfStep(before, after, say) {
  const places = changedPlaces(before, after);
  const settings = after.settings.flatMap(({ name, label, choices, chosen }) => {
    const old = before.settings.find((setting) => setting.name === name);
    const choice = choices.find((each) => each[0] === chosen)?.[1];
    // How many are left beside the board follows from what lies on it.
    const isTold = choice && old && old.chosen !== chosen && (places.length === 0 || choice[0] !== "number");
    return isTold ? [say(["diagram-chosen", { what: say(label), choice: say(choice) }])] : [];
  });
  const told = places.length <= MOST_CHANGES ? [listed(after, places, say)] : [standing(after, places.length, say)];
  told.push(...settings.slice(0, MOST_CHANGES));
  const pointers = [before, after].map(({ mark, arrow }) => JSON.stringify([mark, arrow]));
  if (pointers[0] !== pointers[1]) told.push(pointersOf(after, say));
  return told.filter(Boolean).join(". ");
}

/** Where something else lies than before. @param {Edit} before @param {Edit} after */
function changedPlaces(before, after) {
  const [old, now] = [before, after].map((edit) => laidOut(edit, "put"));
  const nothing = after.things[0]?.name;
  return Object.keys(now.found).filter((place) => {
    if (!(place in old.found)) return now.found[place] !== nothing;
    return heard(now, place) !== heard(old, place);
  });
}

/** @param {LaidOut} shown @param {string} place */
function heard(shown, place) {
  return JSON.stringify([shown.found[place], labelAt(shown, place)]);
}

/**
 * @param {Edit} edit
 * @param {string[]} places
 * @param {(text: Text) => string} say
 */
function listed(edit, places, say) {
  const shown = laidOut(edit, "put");
  const labels = places.map((place) => labelAt(shown, place));
  return labels.flatMap((label) => (label ? [say(label)] : [])).join(". ");
}

/**
 * Much has changed: what lies there now by kinds, where these are few, else how much it is.
 * @param {Edit} edit
 * @param {number} number Of the places that have changed.
 * @param {(text: Text) => string} say
 */
function standing(edit, number, say) {
  const [nothing, ...things] = edit.things;
  const { found } = laidOut(edit, "put");
  const lying = Object.values(found);
  const kinds = things
    .map(({ name, label }) => ({ label, count: lying.filter((each) => each === name).length }))
    .filter(({ count }) => count > 0);
  if (!nothing || kinds.length > MOST_KINDS) return say(["diagram-changed", { number }]);
  const told = kinds.map(({ label, count }) => (count > 1 ? say(["diagram-times", { count, what: say(label) }]) : say(label)));
  return say(told.length > 0 ? ["diagram-stands", { things: told.join(", ") }] : ["diagram-empty"]);
}
