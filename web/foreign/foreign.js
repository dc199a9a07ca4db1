/**
 * The page for games that others have made. It asks before it does anything, fetches the wheel itself, and hands it to
 * a frame without an origin (web/foreign/guest.js): what runs there reaches neither this page nor anything the site keeps.
 * Whatever comes out of the frame is words to show, and nothing else.
 */
import { positionLink, showAddress } from "../address.js";
import { Bar } from "../bar.js";
import { element, make, onPress, setText } from "../document.js";
import { readFacts, tellMissing } from "../facts.js";
import { closeMenus, listenToMenu } from "../menu.js";
import { readFile, WheelError, wheelAt } from "./wheel.js";
import { Words } from "../words.js";

/** @import { Text } from "../types.js" */
/** @import { Wheel } from "./wheel.js" */

/** Whatever a frame says is cut to this: a sentence, a name. */
const SENTENCE = 400;
const NAME = 60;
/** How long a frame that has been loaded may be silent, in milliseconds. */
const GRACE = 5000;

const facts = readFacts();
const words = await Words.fetch(facts.language, facts.texts[facts.language]).catch((reason) => tellMissing(facts, reason));
const bar = new Bar(element("news"), () => say(["close"]));
const field = /** @type {HTMLInputElement} */ (element("address"));
const chooser = /** @type {HTMLInputElement} */ (element("file"));

/** What is asked about, or open. */
let source = "";
/** What the frame has said of its game last. @type {{ record: string | null, position: string | null }} */
let at = { record: null, position: null };
/** @type {HTMLIFrameElement | null} */
let frame = null;
/** Whether the frame has said anything. */
let isHere = false;
/** What has been chosen or followed so far: what was begun for an older one is not gone on with. */
let asking = 0;
/** Ends the fetching that is under way. @type {AbortController | null} */
let fetching = null;
/** What is opened once somebody agrees. @type {() => Promise<Wheel>} */
let agreed = () => Promise.reject(new WheelError(["foreign-failed"]));

listenToMenu({
  language: async (_language, address) => location.assign(new URL(address + new URL(linkToPosition()).hash, location.href)),
});
onPress("copy-link", () => {
  closeMenus();
  void copy(linkToPosition(), "link-copied", "foreign-not-copied");
});
onPress("copy-record", () => {
  closeMenus();
  void copy(at.record ?? "", "foreign-copied", "foreign-not-copied");
});
element("look").addEventListener("submit", (event) => {
  event.preventDefault();
  const wanted = `#wheel=${encodeURIComponent(field.value.trim())}`;
  if (location.hash === wanted) follow();
  else location.hash = wanted;
});
chooser.addEventListener("change", () => {
  const [file] = chooser.files ?? [];
  if (file) void askAboutFile(file);
  // The same file may be chosen again.
  chooser.value = "";
});
onPress("open", () => void open());
onPress("leave", leave);
onPress("end", leave);
addEventListener("hashchange", follow);
addEventListener("message", ({ source: from, data }) => {
  if (frame && from === frame.contentWindow && data?.ludoteca === 1) hear(data);
});
new MutationObserver(tellTheme).observe(document.documentElement, { attributeFilter: ["data-theme"] });
follow();

/** @param {Text} text */
function say(text) {
  return words.say(text);
}

/** What a link may say: the wheel's address, its fingerprint, which of its games. */
function linked() {
  return new URLSearchParams(location.hash.slice(1));
}

/** The address says which wheel is meant: asked about, never opened by itself. */
function follow() {
  asking += 1;
  const address = linked().get("wheel");
  if (address === null) return show("choose");
  field.value = address;
  try {
    askAbout(wheelAt(address));
  } catch (reason) {
    fail(reason);
  }
}

/** @param {ReturnType<typeof wheelAt>} wheel */
function askAbout({ address, host, file, fetchIt }) {
  ask(host, [
    ["foreign-from", host],
    ["foreign-named", file],
    ...(linked().get("sha256") ? [/** @type {[string, string]} */ (["foreign-print", linked().get("sha256")])] : []),
  ], say(["foreign-fetched", { host }]));
  element("question").title = address;
  agreed = () => {
    fetching = new AbortController();
    return fetchIt(fetching, linked().get("sha256"));
  };
}

/** @param {File} file */
async function askAboutFile(file) {
  if (location.hash) showAddress(location.pathname);
  const mine = (asking += 1);
  try {
    const wheel = await readFile(file);
    // Another was chosen meanwhile, or an address followed.
    if (mine !== asking) return;
    ask(say(["foreign-device"]), facesOf(wheel), null);
    agreed = async () => wheel;
  } catch (reason) {
    if (mine === asking) fail(reason);
  }
}

/** What is known of a wheel that is here. @param {Wheel} wheel @returns {[id: string, value: string][]} */
function facesOf({ file, bytes, print }) {
  return [
    ["foreign-named", file],
    ["foreign-size", sizeOf(bytes.byteLength)],
    ...(print ? [/** @type {[string, string]} */ (["foreign-print", print])] : []),
  ];
}

/** @param {number} bytes */
function sizeOf(bytes) {
  if (bytes < 1000) return say(["foreign-bytes", { number: bytes }]);
  return say(["foreign-kilobytes", { number: Math.round(bytes / 1000).toLocaleString(facts.language) }]);
}

/**
 * @param {string} from
 * @param {[id: string, value: string][]} known
 * @param {string | null} fetched What happens with the address, if it is one.
 */
function ask(from, known, fetched) {
  end();
  source = from;
  list(element("known"), known);
  setText(element("fetched"), fetched ?? "");
  element("fetched").hidden = !fetched;
  show("question");
  element("asked").focus();
}

/**
 * @param {HTMLElement} place
 * @param {[id: string, value: string][]} known
 */
function list(place, known) {
  place.replaceChildren(
    ...known.map(([id, value]) => {
      const row = make("div");
      row.append(make("dt", { textContent: say([id]) }), make("dd", { textContent: value, className: id }));
      return row;
    }),
  );
}

async function open() {
  show("running");
  setText(element("band"), say(["foreign-band", { source }]));
  setText(element("progress"), say(["foreign-fetching"]));
  element("progress").hidden = false;
  list(element("details"), []);
  element("end").focus();
  const wanted = agreed;
  try {
    const wheel = await wanted();
    // Somebody may have left meanwhile, or asked for another.
    if (wanted === agreed && !element("running").hidden) begin(wheel);
  } catch (reason) {
    if (wanted === agreed && !element("running").hidden) fail(reason);
  }
}

/** @param {Wheel} wheel */
function begin(wheel) {
  if (wheel.host) source = wheel.host;
  setText(element("band"), say(["foreign-band", { source }]));
  setText(element("progress"), say(["foreign-starting"]));
  list(element("details"), facesOf(wheel));
  at = { record: null, position: null };
  isHere = false;
  frame = make("iframe", { title: say(["foreign-band", { source }]), referrerPolicy: "no-referrer" });
  // No origin: no storage, no service worker, nothing of this page.
  frame.setAttribute("sandbox", "allow-scripts");
  frame.src = `table/${fragmentForGame()}`;
  const { bytes } = wheel;
  welcome = (to) => {
    welcome = () => undefined;
    tellTheme();
    to.postMessage({ ludoteca: 1, open: { wheel: bytes, game: linked().get("g") } }, "*");
  };
  giveUpLater(frame);
  element("place").replaceChildren(frame);
}

/**
 * Where the frame's own script does not come, as from a host that lets in nobody without an origin, nothing would ever
 * be heard of it.
 * @param {HTMLIFrameElement} waiting
 */
function giveUpLater(waiting) {
  const isMute = () => waiting === frame && !isHere;
  waiting.addEventListener("load", () => setTimeout(() => isMute() && fail(null), GRACE));
}

/** Hands the wheel to the frame, once it is there. @type {(to: Window) => void} */
let welcome = () => undefined;

/** The game's page in the frame reads the rest of the link: a position, a record. */
function fragmentForGame() {
  const rest = linked();
  for (const key of ["wheel", "sha256", "g"]) rest.delete(key);
  return rest.size ? `#${[...rest].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&")}` : "";
}

/** @param {any} message Out of the frame: it may say anything. */
function hear({ is, name, sentence, record, position }) {
  isHere ||= is === "here";
  if (is === "here") welcome(/** @type {Window} */ (frame?.contentWindow));
  if (is === "failed") fail(typeof sentence === "string" && sentence ? sentence.slice(0, SENTENCE) : null);
  if (is === "shown") {
    element("progress").hidden = true;
    const game = String(name).slice(0, NAME);
    setText(element("band"), say(["foreign-band-named", { game, source }]));
    document.title = say(["game-title", { game }]);
    frame?.focus();
  }
  if (is === "at") {
    at = { record: text(record), position: text(position) };
    element("copy-record").hidden = at.record === null;
    element("copy-link").hidden = at.position === null || linked().get("wheel") === null;
  }
}

/** @param {unknown} value */
function text(value) {
  return typeof value === "string" ? value : null;
}

function tellTheme() {
  frame?.contentWindow?.postMessage({ ludoteca: 1, theme: document.documentElement.dataset.theme ?? "" }, "*");
}

/** The link that stands here, with the position that its game stands at now, if one is open. */
function linkToPosition() {
  const kept = linked();
  if (at.position === null || !kept.has("wheel")) return location.href;
  const keys = ["wheel", "sha256", "g"].filter((key) => kept.has(key));
  const wheel = keys.map((key) => `${key}=${encodeURIComponent(kept.get(key) ?? "")}`);
  return new URL(`#${[...wheel, positionLink(at.position)].join("&")}`, location.href).href;
}

/**
 * @param {string} what
 * @param {string} done
 * @param {string} failed
 */
async function copy(what, done, failed) {
  const copied = await navigator.clipboard.writeText(what).then(
    () => true,
    () => false,
  );
  bar.tell("copied", { sentence: say([copied ? done : failed]), passing: true });
}

/** @param {unknown} reason A sentence, an error of ours, or anything else. */
function fail(reason) {
  const isFocusLost = ["question", "running"].some((id) => element(id).contains(document.activeElement));
  end();
  show("choose");
  if (isFocusLost) field.focus();
  const sentence = reason instanceof WheelError ? say(reason.text) : typeof reason === "string" ? reason : say(["foreign-failed"]);
  setText(element("fault"), sentence);
  element("fault").hidden = false;
}

function leave() {
  end();
  showAddress(location.pathname);
  show("choose");
  field.focus();
}

/** Whatever runs or is under way is over: a frame that is gone takes its workers with it. */
function end() {
  fetching?.abort();
  fetching = null;
  welcome = () => undefined;
  frame?.remove();
  frame = null;
  at = { record: null, position: null };
  for (const id of ["copy-record", "copy-link"]) element(id).hidden = true;
  document.title = say(["game-title", { game: say(["foreign-title"]) }]);
}

/** @param {"choose" | "question" | "running"} part */
function show(part) {
  for (const id of ["choose", "question", "running"]) element(id).hidden = id !== part;
  document.documentElement.toggleAttribute("data-playing", part === "running");
  element("fault").hidden = true;
}
