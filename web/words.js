/** Sentences: a Text, by Fluent, in the language of the page. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { readSettings } from "./store.js";

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
    this.learn(source);
    /** What every argument that is a square is called instead. @type {((value: string) => string) | null} */
    this.naming = null;
  }

  /** @param {string} source More messages. */
  learn(source) {
    this.#bundle.addResource(new FluentResource(source));
  }

  /**
   * @param {string} language
   * @param {string} address Where its messages lie.
   */
  static async fetch(language, address) {
    const reply = await fetch(address);
    if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
    const words = new Words(language, await reply.text());
    const { squares } = readSettings();
    if (squares) await (await import("./textboard/naming.js")).teach(words, squares);
    return words;
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
  say(text, nameOf) {
    return this.#said(text, nameOf, this.#bundle.getMessage(text[0])?.value);
  }

  /**
   * The same in a word or two, where the message has a form for that.
   * @param {Text} text
   * @param {(seat: number) => string} [nameOf]
   */
  short(text, nameOf) {
    const message = this.#bundle.getMessage(text[0]);
    return this.#said(text, nameOf, message?.attributes.short ?? message?.value);
  }

  /**
   * @param {Text} text
   * @param {((seat: number) => string) | undefined} nameOf
   * @param {import("@fluent/bundle/esm/ast.js").Pattern | null | undefined} pattern
   */
  #said([id, args = {}], nameOf, pattern) {
    if (!pattern) return id;
    const named = { ...args };
    if (nameOf && typeof args.seat === "number") named.name = nameOf(args.seat);
    if (this.naming) {
      for (const [key, value] of Object.entries(args)) if (typeof value === "string") named[key] = this.naming(value);
    }
    return this.#bundle.formatPattern(pattern, named, []);
  }
}
