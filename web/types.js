/**
 * The shapes that cross between Python and the page, as docs/design.md (sections 4 and 5) fixes them.
 * This file is types only: nothing of it reaches the browser.
 *
 * @typedef {[id: string, args?: Record<string, string | number>, guide?: string]} Text
 *
 * @typedef {object} SceneNode
 * @property {"rect" | "disc" | "poly" | "path" | "text" | "icon"} kind
 * @property {[x: number, y: number, width: number, height: number]} box
 * @property {string} [id]
 * @property {string} [name]
 * @property {Text} [label]
 * @property {string} [ink]
 * @property {string} [edge]
 * @property {number} [pen]
 * @property {number} [round]
 * @property {string} [path]
 * @property {Text | string} [text]
 * @property {"start" | "middle" | "end"} [align]
 * @property {boolean} [bold]
 * @property {number} [turn]
 * @property {number} [lift]
 * @property {number} [z]
 * @property {[region: string, row: number, column: number]} [at]
 *
 * @typedef {{ size: [width: number, height: number], nodes: SceneNode[] }} Scene
 *
 * @typedef {{ ply: number, seat: number, turn: number, text: Text }} LogLine
 *
 * @typedef {{ label: Text, numbers: number[] }} ScoreRow
 *
 * @typedef {object} Over
 * @property {number[]} winners
 * @property {string} reason
 * @property {Text} text
 * @property {number[]} scores
 * @property {ScoreRow[]} table
 *
 * @typedef {object} Frame
 * @property {string} game
 * @property {number} edition
 * @property {number} seats
 * @property {number | null} seat
 * @property {boolean} tall
 * @property {Scene} scene
 * @property {number[]} turn
 * @property {number | null} actor
 * @property {Text} prompt
 * @property {number | null} [curtain] Who must be handed the device before anything of theirs is shown.
 * @property {boolean} [private] Several people with secrets share this screen.
 * @property {string[]} live
 * @property {string[]} chosen
 * @property {string[]} spare
 * @property {{ name: string, label: Text }[]} buttons
 * @property {string[]} last
 * @property {LogLine[]} log
 * @property {number[] | null} scores
 * @property {number} ply
 * @property {number} steps Those that are made and those that can be made again.
 * @property {boolean} undo
 * @property {boolean} redo
 * @property {ScoreRow[]} tally
 * @property {Over | null} over
 * @property {string} record
 * @property {string | null} position
 * @property {Text} [note]
 *
 * A patch holds the keys of a frame that differ; its scene is runs [from, to] over the nodes of the opening.
 * @typedef {Omit<Partial<Frame>, "scene"> & { scene?: [from: number, to: number][] }} Patch
 * @typedef {{ frame: Frame, nodes: SceneNode[], taps: Record<string, Patch> }} Opening
 *
 * @typedef {Record<string, unknown> & { do: string }} Request
 *
 * Beside the frame stands why a tap did nothing, and which; `moves` are all that may be done now.
 * An edit: web/diagram/edit.js. A diagram asks for the words of its texts, or is there.
 * @typedef {{ texts: Text[], svg?: undefined } | { svg: string }} Drawn
 * @typedef {import("./diagram/edit.js").Edit} Edit
 * @typedef {Text | string} Called How a place is called: what lies there, or the square itself.
 * @typedef {{ frame?: Frame, error?: Text, why?: Text, where?: string, link?: Links, edit?: Edit, diagram?: Drawn, moves?: string[], point?: { nodes: SceneNode[], mark: Called[], arrow: [Called, Called][] } }} Reply
 *
 * What can be shared: links, as they stand behind the `#`, the game as text, and whether that tells what is hidden.
 * @typedef {{ position: string | null, record: string, play?: string, secret?: boolean }} Links
 *
 * A player at the page: a person, perhaps with a name, or the computer at a level of 1 ... 5; nobody, where a game is
 * only looked at.
 * @typedef {{ kind: "person", name?: string } | { kind: "computer", level: number } | { kind: "nobody" }} Player
 *
 * What tools/pages tells the page about itself.
 * @typedef {object} PageFacts
 * @property {string} slug
 * @property {number} edition
 * @property {string} name
 * @property {string} language
 * @property {number[]} seats Fewest and most seats.
 * @property {string[]} colours The theme's paint for each seat, in order.
 * @property {Record<string, string[]>} options Each option with its choices; the first is the default.
 * @property {boolean} together Whether all win or lose as one.
 * @property {number} seed Of the first game: that of the opening, where it is shown, else one that was drawn.
 * @property {Record<string, string>} texts Per language, the address of its texts.
 * @property {{ tall: string, wide: string }} opening Addresses of the two openings.
 * @property {{ sentence: string, again: string, close: string }} missing What to say where its texts do not come.
 */

export {};
