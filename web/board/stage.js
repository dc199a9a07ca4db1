/** The canvas: its size in device pixels, its frames, and the motion from one to the next. */
import { Painter } from "./painter.js";
import { onThemeChange, shownTheme } from "./shown.js";
import { between, duration } from "./tween.js";

/** @import { Frame, SceneNode, Text } from "../types.js" */

/** Where the page changes to the tall arrangement; web/game/play.css and tools/pages say the same. */
const TALL = matchMedia("(max-aspect-ratio: 5/4)");
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

export class Stage {
  #root;
  #canvas;
  #painter;
  #say;
  /** @type {Frame | null} */
  #frame = null;
  /** What was seen last: where the next motion begins. @type {SceneNode[]} */
  #seen = [];
  /** @type {{ from: SceneNode[], start: number, length: number } | null} */
  #motion = null;
  /** @type {{ name: string, dx: number, dy: number } | null} */
  #carried = null;
  /** @type {string | null} */
  #hovered = null;
  #requested = 0;

  /**
   * @param {HTMLElement} root Has the shape of the scene.
   * @param {HTMLCanvasElement} canvas
   * @param {(text: Text) => string} say
   */
  constructor(root, canvas, say) {
    this.#root = root;
    this.#canvas = canvas;
    this.#painter = new Painter(canvas);
    this.#say = say;
    new ResizeObserver(() => this.#resize()).observe(root);
    // A page that moves to a screen of another density keeps its size.
    this.#watchDensity();
    onThemeChange(() => this.#request());
    document.fonts?.addEventListener("loadingdone", () => {
      this.#painter.clear();
      this.#paint();
    });
  }

  /** Whether the tall arrangement fits the window. */
  get isTall() {
    return TALL.matches;
  }

  /** @param {(isTall: boolean) => void} told */
  onShape(told) {
    TALL.addEventListener("change", () => told(TALL.matches));
  }

  /** @param {Frame} frame */
  show(frame) {
    const before = this.#frame;
    this.#frame = frame;
    this.#keepShape(frame);
    if (before && before.seat !== frame.seat) {
      this.#changeEyes();
      return;
    }
    const comparable = before && before.tall === frame.tall && before.game === frame.game;
    const length = comparable && !STILL.matches ? duration(this.#seen, frame.scene.nodes) : 0;
    this.#motion = length > 0 ? { from: this.#seen, start: performance.now(), length } : null;
    // At once: the browser shows its next picture with this on it, not the one after.
    this.#paint();
  }

  /** What one seat may see never melts into what another may: all is forgotten, and wiped out at once. */
  #changeEyes() {
    this.#motion = this.#carried = this.#hovered = null;
    this.#painter.clear();
    this.#seen = [];
    this.#paint();
  }

  /** Paint the same again: something besides the frame has changed. */
  refresh() {
    this.#request();
  }

  /** @param {string | null} name */
  hover(name) {
    if (name === this.#hovered) return;
    this.#hovered = name;
    this.#request();
  }

  /**
   * A thing is held by the hand, so many pixels from its place; `null`: nothing is.
   * @param {{ name: string, dx: number, dy: number } | null} carried
   */
  carry(carried) {
    this.#carried = carried;
    this.#request();
  }

  #request() {
    this.#requested ||= requestAnimationFrame(() => this.#paint());
  }

  #paint() {
    cancelAnimationFrame(this.#requested);
    this.#requested = 0;
    if (!this.#frame || this.#canvas.width === 0) return;
    try {
      this.#paintFrame(this.#frame);
    } catch (reason) {
      // A frame that another build has kept may ask for paint that there is no more; Python's own follows.
      console.warn(reason);
      this.#motion = null;
    }
  }

  /** @param {Frame} frame */
  #paintFrame(frame) {
    const { scene, live, chosen, last } = frame;
    const nodes = this.#held(this.#moving(scene.nodes));
    const isMoving = this.#motion !== null;
    // Marks lie over everything; the one below a thing in the hand would seem to lie on it.
    const covered = this.#carried && this.#hovered;
    this.#painter.paint(
      { size: scene.size, nodes },
      {
        theme: shownTheme(),
        say: this.#say,
        // What can be done next is shown once everything lies.
        live: isMoving ? [] : live.filter((name) => name !== covered),
        chosen,
        last,
        hover: this.#hovered !== null && live.includes(this.#hovered) ? this.#hovered : undefined,
      },
    );
    this.#seen = nodes;
    this.#root.dataset.painted = "";
    if (isMoving) this.#request();
  }

  /** @param {SceneNode[]} nodes */
  #moving(nodes) {
    if (!this.#motion) return nodes;
    const { from, start, length } = this.#motion;
    const share = (performance.now() - start) / length;
    if (share < 1) return between(from, nodes, Math.max(0, share));
    this.#motion = null;
    return nodes;
  }

  /** @param {SceneNode[]} nodes */
  #held(nodes) {
    const carried = this.#carried;
    const id = carried && nodes.find((node) => node.name === carried.name)?.id;
    if (!carried || !id) return nodes;
    const perPixel = devicePixelRatio / this.#scale();
    return nodes.map((node) => {
      if (node.id !== id && !node.id?.startsWith(`${id}.`)) return node;
      const [x, y, w, h] = node.box;
      return {
        ...node,
        box: /** @type {SceneNode["box"]} */ ([x + carried.dx * perPixel, y + carried.dy * perPixel, w, h]),
        lift: node.lift ? 3 : node.lift,
        z: 1000 + (node.z ?? 0),
      };
    });
  }

  /** Device pixels to a table unit. */
  #scale() {
    const [width, height] = /** @type {Frame} */ (this.#frame).scene.size;
    return Math.min(this.#canvas.width / width, this.#canvas.height / height);
  }

  /** The place kept free in the page follows the scene. @param {Frame} frame */
  #keepShape({ tall, scene: { size } }) {
    const name = tall ? "--tall" : "--wide";
    const ratio = (size[0] / size[1]).toFixed(4);
    const { style } = /** @type {HTMLElement} */ (this.#root.closest("main"));
    if (style.getPropertyValue(name) !== ratio) style.setProperty(name, ratio);
    this.#root.style.setProperty("--shown", ratio);
  }

  #resize() {
    const { left, top, width, height } = this.#root.getBoundingClientRect();
    const pixels = [Math.round(width * devicePixelRatio), Math.round(height * devicePixelRatio)];
    // A canvas that does not lie on whole pixels is blurred.
    const { style } = this.#canvas;
    style.width = `${pixels[0] / devicePixelRatio}px`;
    style.height = `${pixels[1] / devicePixelRatio}px`;
    style.translate = `${offWhole(left)}px ${offWhole(top)}px`;
    if (pixels[0] === this.#canvas.width && pixels[1] === this.#canvas.height) return;
    [this.#canvas.width, this.#canvas.height] = pixels;
    this.#painter.clear();
    // Nobody should see it empty.
    this.#paint();
  }

  #watchDensity() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      "change",
      () => {
        this.#resize();
        this.#watchDensity();
      },
      { once: true },
    );
  }
}

/** How far the next whole device pixel is from here. @param {number} place */
function offWhole(place) {
  return Math.round(place * devicePixelRatio) / devicePixelRatio - place;
}
