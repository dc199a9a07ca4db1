/** Sound, for those who have asked for it; nobody else fetches it. */
import { readSettings } from "./store.js";

/** The sound of a move. */
export async function soundOfMove() {
  // Browsers let nothing sound that nobody has touched.
  if (!readSettings().sound || navigator.userActivation?.hasBeenActive === false) return;
  const { knock } = await import("./knock.js");
  knock();
}
