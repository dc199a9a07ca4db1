/** Sentences: a Text, by Fluent, in the language of the page. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @import { Text } from "./types.js" */

/** The words of one language: the page's, the kernel's and the game's. */
export class Words {
  #bundle;

  /**
   * @param {string} language
   * @param {string} source Fluent messages.
   */
  constructor(language, source) {
    this.language = language;
    // Isolation marks would show in titles and copied text, and none of the languages needs them.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  /**
   * @param {string} language
   * @param {string} address Where its messages lie.
   */
  static async fetch(language, address) {
    const reply = await fetch(address);
    if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
    return new Words(language, await reply.text());
  }

  /** @param {string} id */
  has(id) {
    return this.#bundle.hasMessage(id);
  }

  /**
   * The sentence of a text; whenever it speaks of a seat, `nameOf` tells what that seat is called.
   * @param {Text} text
   * @param {(seat: number) => string} [nameOf]
   */
  say([id, args = {}], nameOf) {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const seat = args.seat;
    const named = nameOf && typeof seat === "number" ? { ...args, name: nameOf(seat) } : args;
    return this.#bundle.formatPattern(pattern, named, []);
  }
}
