/** The sheet by which a game goes to others: as a link, as a code for a camera, as a file. */
import { drawDiagram, savePng, saveSvg } from "../diagram/diagramfile.js";
import { dressDialogs } from "../dialogs.js";
import { download, make } from "../document.js";
import { showEdges } from "../edges.js";
import { openFile } from "./playfile.js";
import { seatName } from "../players.js";
import { qrCode } from "./qr.js";
import { radio } from "../radio.js";
import style from "css:./share.css";
import { wear } from "../wear.js";

/** @import { Sharing } from "./playfile.js" */
/** @import { Links, Text } from "../types.js" */

/** Above so many letters no camera can read the code off a screen. */
const MOST_IN_CODE = 2000;

/** @param {Sharing} page */
export function openShare(page) {
  dressDialogs();
  wear(style);
  const say = (/** @type {string} */ id) => page.words.say([id]);
  const dialog = make("dialog", { className: "share" });
  const title = make("h2", { id: "share-title", textContent: say("share") });
  const told = make("p", { className: "told", textContent: say("one-moment") });
  told.setAttribute("role", "status");
  const tell = (/** @type {string} */ sentence) => {
    told.textContent = sentence;
  };
  const body = make("div", { className: "body" });
  const acts = make("div", { className: "acts" });
  const close = make("button", { type: "button", className: "close", onclick: () => dialog.close() });
  close.setAttribute("aria-label", say("close"));
  dialog.setAttribute("aria-labelledby", title.id);
  dialog.append(title, body, told, acts, close);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  showEdges(body);
  void page.ask({ do: "link" }).then((reply) => {
    if (!reply?.link) return reply?.error ? tell(page.words.say(reply.error)) : dialog.close();
    tell("");
    const { way, send, copy } = linkPart(reply.link, page, tell);
    body.append(way, picturePart({ ...page, tell }), filePart(reply.link, { ...page, tell }, () => dialog.close()));
    acts.append(copy, ...send);
    copy.focus({ preventScroll: true });
  });
}

/**
 * What is shared, its link to read and to copy, and the code.
 * @param {Links} links
 * @param {Sharing} page
 * @param {(sentence: string) => void} tell
 */
function linkPart(links, { facts, words }, tell) {
  const say = (/** @type {string} */ id) => words.say([id]);
  const way = make("section", { className: "way" });
  const field = make("input", { type: "text", readOnly: true, onfocus: () => field.select() });
  field.setAttribute("aria-label", say("share-link"));
  const code = make("div", { className: "code" });
  const show = (/** @type {string} */ link) => {
    field.value = new URL(`#${link}`, location.href).href;
    code.replaceChildren(...(field.value.length > MOST_IN_CODE ? [] : [qrCode(field.value, say("share-code"))]));
    tell("");
  };
  const { position, record } = links;
  if (position !== null) {
    const group = make("fieldset", { className: "pills" });
    const legend = make("legend", { className: "unseen", textContent: say("share-what") });
    const choices = [["share-position", position], ["share-game", record]].map(([id, link], place) => {
      const { label, input } = radio("share-what", id, place === 0, say(id));
      input.addEventListener("change", () => show(link));
      return label;
    });
    group.append(legend, ...choices);
    way.append(group);
  }
  if (links.secret) way.append(make("p", { className: "hint", textContent: say("share-secret") }));
  way.append(field, code);
  show(position ?? record);
  const copy = make("button", { type: "button", className: "primary", textContent: say("share-copy") });
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      tell(say("link-copied"));
    } catch {
      field.focus();
      tell(say("link-not-copied"));
    }
  });
  return { way, copy, send: "share" in navigator ? [sendButton(say("share-send"), facts.name, field)] : [] };
}

/**
 * The system's own sheet, where there is one.
 * @param {string} label
 * @param {string} title
 * @param {HTMLInputElement} field
 */
function sendButton(label, title, field) {
  const send = make("button", { type: "button", textContent: label });
  send.addEventListener("click", () => {
    // Whoever thinks better of it has been told so by the system.
    navigator.share({ title, url: field.value }).catch(() => undefined);
  });
  return send;
}

/**
 * The board as it stands, as a picture. Seats are called what the game calls them: nobody out there is "You".
 * @param {Sharing} page
 */
function picturePart({ facts, words, ask, tell }) {
  const part = make("section", { className: "files" });
  const say = (/** @type {Text} */ text) => words.say(text, (seat) => seatName(words, seat));
  for (const [id, save] of /** @type {const} */ ([["picture-svg", saveSvg], ["picture-png", savePng]])) {
    const button = make("button", { type: "button", className: "button", textContent: say([id]) });
    button.addEventListener("click", async () => {
      try {
        const drawn = await drawDiagram(ask, { do: "diagram", theme: "auto" }, say);
        if ("error" in drawn) tell(say(drawn.error));
        else await save(facts.slug, drawn.svg);
      } catch (reason) {
        // A browser may have no room for so large a canvas.
        console.warn(reason);
        tell(words.say(["request-failed"]));
      }
    });
    part.append(button);
  }
  return part;
}

/**
 * The whole game as a file, and a game out of one.
 * @param {Links} links
 * @param {Sharing} page
 * @param {() => void} close
 */
function filePart(links, page, close) {
  const say = (/** @type {string} */ id) => page.words.say([id]);
  const part = make("section", { className: "files" });
  const save = make("button", { type: "button", className: "button", textContent: say("share-save") });
  save.addEventListener("click", () => download(`${page.facts.slug}.play`, links.play ?? ""));
  part.append(save);
  if (!page.load) return part;
  const choose = make("input", { type: "file", accept: ".play,text/plain", hidden: true });
  const open = make("button", { type: "button", className: "button", textContent: say("share-open") });
  open.addEventListener("click", () => choose.click());
  choose.addEventListener("change", async () => {
    const file = choose.files?.[0];
    // The same file, mended, may be chosen again.
    if (file && (await openFile(file, page).finally(() => (choose.value = "")))) close();
  });
  part.append(open, choose);
  return part;
}
