/** A file with a whole game: opened here, or on the page of the game that it is of. */
import { gameIn } from "../address.js";

/** @import { PageFacts, Reply, Request } from "../types.js" */
/** @import { Words } from "../words.js" */

/**
 * @typedef {object} Sharing What the sheet and the files have to do with the page.
 * @property {PageFacts} facts
 * @property {Words} words
 * @property {(request: Request) => Promise<Reply | undefined>} ask
 * @property {(record: string) => void} [load] Opens a game in the place of this one, where the page can.
 * @property {(sentence: string) => void} tell
 */

/** Far above any game's, in bytes. */
const MOST = 500_000;

/**
 * Nothing of the running game is given up before it is clear that the file can take its place.
 * @param {File} file
 * @param {Sharing} page
 * @returns {Promise<boolean>} Whether the game of the file is open now, or soon.
 */
export async function openFile(file, { facts, words, ask, load, tell }) {
  const refuse = (/** @type {string} */ why) => {
    tell(words.say(["share-bad-file", { file: file.name, why }]));
    return false;
  };
  if (file.size > MOST) return refuse(words.say(["share-large"]));
  // A file may have gone since it was chosen.
  const record = await file.text().catch(() => null);
  if (record === null) return refuse(words.say(["request-failed"]));
  const reply = await ask({ do: "link", record });
  if (!reply) return false;
  if (reply.error) return refuse(words.say(reply.error));
  const linked = reply.link?.record ?? "";
  const game = gameIn(linked);
  if (game === facts.slug) load?.(record);
  // The page around a frame has made room for this game, and in a closed frame there is no other.
  else if (parent !== window) return refuse(words.say(["link-other-game", { name: game }]));
  else location.assign(`../${game}/#${linked}`);
  return true;
}
