/** What can be taken away from a diagram: its position, links, codes for the pages of others, and files. */
import { make } from "../document.js";
import { embedCodes } from "../embed/embedcode.js";

/** @import { Board } from "../embed/embedcode.js" */
/** @import { Text } from "../types.js" */

/**
 * @typedef {object} Copied What there is to take away now; only the files can be made of what is no position.
 * @property {string | null} position
 * @property {string} play Where it can be played on.
 * @property {Board} board
 */
/** @typedef {"svg" | "png"} FileKind */

export class Copies {
  #root;
  #box;
  #say;
  /** @type {{ label: Text, button: HTMLButtonElement, text: () => Promise<string> | string }[]} */
  #entries = [];
  /** @type {Copied | null} */
  #copied = null;

  /**
   * @param {HTMLElement} root
   * @param {HTMLTextAreaElement} box Shows what was copied: where it cannot be, it can be taken from there.
   * @param {object} events
   * @param {(text: Text) => string} events.say
   * @param {(sentence: string) => void} events.tell
   * @param {(kind: FileKind) => void} events.save
   * @param {() => Promise<string>} events.picture What a link holds of how the board looks.
   */
  constructor(root, box, { say, tell, save, picture }) {
    this.#root = root;
    this.#box = box;
    this.#say = say;
    const code = (/** @type {string} */ host) => async () => {
      const { board } = /** @type {Copied} */ (this.#copied);
      const link = ["element", "iframe"].includes(host) ? `${board.link}&i=${await picture()}` : board.link;
      return embedCodes({ ...board, link }).find((each) => each.host === host)?.code ?? "";
    };
    this.#add(["diagram-position"], () => this.#copied?.position ?? "", tell);
    this.#add(["diagram-link"], () => this.#copied?.play ?? "", tell);
    const known = embedCodes({ base: "", link: "", name: "", language: "" });
    for (const { host, label } of known) this.#add([label], code(host), tell);
    this.wait();
    for (const [id, kind] of /** @type {[string, FileKind][]} */ ([["picture-svg", "svg"], ["picture-png", "png"]])) {
      this.#button([id]).addEventListener("click", () => save(kind));
    }
  }

  /**
   * @param {Text} label
   * @param {() => Promise<string> | string} text
   * @param {(sentence: string) => void} tell
   */
  #add(label, text, tell) {
    const button = this.#button(label);
    this.#entries.push({ label, button, text });
    button.addEventListener("click", async () => {
      if (button.getAttribute("aria-disabled") === "true") return;
      const copied = await text();
      this.#box.value = copied;
      this.#box.hidden = false;
      try {
        await navigator.clipboard.writeText(copied);
        tell(this.#say(["diagram-copied", { what: this.#say(label) }]));
      } catch {
        this.#box.focus();
        this.#box.select();
        tell(this.#say(["diagram-not-copied"]));
      }
    });
  }

  /** @param {Text} label */
  #button(label) {
    const button = make("button", { type: "button", textContent: this.#say(label) });
    button.dataset.say = label[0];
    this.#root.append(button);
    return button;
  }

  /** @param {Copied} copied */
  show(copied) {
    this.#copied = copied;
    this.#enable(copied.position !== null);
  }

  /** Somebody types another position: until it has been read nothing that is copied would be what stands there. */
  wait() {
    this.#enable(false);
  }

  /** @param {boolean} isOn */
  #enable(isOn) {
    for (const { button } of this.#entries) button.setAttribute("aria-disabled", String(!isOn));
  }
}
