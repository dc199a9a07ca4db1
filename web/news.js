/** What the page itself has to tell: each kind of news with its sentence and what can be done about it. */
import { Bar } from "./bar.js";
import { Refusal } from "./link.js";

/** @import { Words } from "./words.js" */

export class News {
  #bar;
  #words;
  #hasWarned = false;

  /**
   * @param {HTMLElement} root
   * @param {() => Words} words Those of the page's language now.
   */
  constructor(root, words) {
    this.#words = words;
    this.#bar = new Bar(root, () => this.#say("close"));
  }

  /** @param {string} id */
  #say(id) {
    return this.#words().say([id]);
  }

  /**
   * @param {string} topic
   * @param {string} label
   * @param {() => void} act
   */
  offer(topic, label, act) {
    this.#bar.tell(topic, { sentence: this.#say(topic), action: { label: this.#say(label), act } });
  }

  /** A sentence that has been read in a moment. @param {string} sentence */
  passing(sentence) {
    this.#bar.tell("passing", { sentence, passing: true });
  }

  /**
   * The saved game could not be opened, or only in part; its text can be taken away.
   * @param {string} sentence
   * @param {boolean} hasWarned Whether it tells that nothing is kept: what tells it again would stand in front.
   * @param {() => void} save
   */
  broken(sentence, hasWarned, save) {
    this.#hasWarned ||= hasWarned;
    this.#bar.tell("broken-game", { sentence, action: { label: this.#say("save-text"), act: save } });
  }

  /** @param {() => void} apply */
  update(apply) {
    this.offer("update-ready", "update-now", apply);
  }

  /** @param {() => void} show */
  otherTab(show) {
    this.offer("other-tab", "show-here", show);
  }

  otherTabKept() {
    this.#bar.drop("other-tab");
    this.#bar.tell("other-tab-kept", { sentence: this.#say("other-tab-kept") });
  }

  /** Once is enough. */
  notKept() {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    this.#bar.tell("not-kept", { sentence: this.#say("not-kept") });
  }

  /** @param {string} why */
  badLink(why) {
    this.#bar.tell("bad-link", { sentence: this.#words().say(["bad-link", { why }]) });
  }

  /** Another link has led somewhere. */
  goodLink() {
    this.#bar.drop("bad-link");
  }

  /** @param {() => void} again */
  botFailed(again) {
    this.offer("bot-failed", "try-again", again);
  }

  /** The game has gone on without the move that failed. */
  goneOn() {
    this.#bar.drop("bot-failed");
  }

  /**
   * Python did not answer. Without it nothing moves, so there is always a way to try again.
   * @param {unknown} reason
   * @param {() => void} again
   * @returns {boolean} Whether trying again is offered: what is lost comes back with it.
   */
  refused(reason, again) {
    const id = reason instanceof Refusal ? reason.text[0] : "runtime-failed";
    if (!(reason instanceof Refusal)) console.error(reason);
    const isGone = id === "runtime-failed";
    if (isGone) this.offer(id, "try-again", again);
    else this.passing(this.#say(id));
    return isGone;
  }
}
