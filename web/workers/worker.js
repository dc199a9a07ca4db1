/** The worker in which Python runs for a page of ours: with the library cut to the games, and its memory kept. */
import { serve } from "./desk.js";
import { startPython } from "./runtime.js";

serve((tell, { code }) => startPython(tell, code));
