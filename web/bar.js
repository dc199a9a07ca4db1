/** One line of news at the foot of the page: a sentence and, perhaps, one thing to do about it. */

/**
 * @typedef {object} News
 * @property {string} sentence
 * @property {{ label: string, act: () => void }} [action]
 * @property {boolean} [passing] Goes by itself after a while.
 */

const READING_TIME = 6000;

export class Bar {
  #root;
  #close;
  /** The latest stands in front; the others wait behind it. @type {Map<string, News>} */
  #news = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #passing;

  /**
   * @param {HTMLElement} root A live region, and a popover that only this opens.
   * @param {() => string} closeLabel
   */
  constructor(root, closeLabel) {
    this.#root = root;
    this.#close = closeLabel;
  }

  /**
   * @param {string} topic News of the same topic takes the place of older news.
   * @param {News} news
   */
  tell(topic, news) {
    this.#news.delete(topic);
    this.#news.set(topic, news);
    this.#render();
  }

  /** @param {string} topic */
  drop(topic) {
    if (this.#news.delete(topic)) this.#render();
  }

  #render() {
    clearTimeout(this.#passing);
    const [topic, news] = [...this.#news].at(-1) ?? [];
    this.#root.togglePopover(Boolean(news));
    this.#root.replaceChildren();
    if (topic === undefined || !news) return;
    const sentence = document.createElement("p");
    sentence.textContent = news.sentence;
    this.#root.append(sentence);
    const { action } = news;
    if (action) {
      this.#root.append(
        button(action.label, "plain", () => {
          this.drop(topic);
          action.act();
        }),
      );
    }
    const close = button("", "close", () => this.drop(topic));
    close.setAttribute("aria-label", this.#close());
    this.#root.append(close);
    if (news.passing) this.#passing = setTimeout(() => this.drop(topic), READING_TIME);
  }
}

/**
 * @param {string} label
 * @param {string} look
 * @param {() => void} act
 */
function button(label, look, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = look;
  made.textContent = label;
  made.addEventListener("click", act);
  return made;
}
