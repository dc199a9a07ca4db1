/** The page on which diagrams are made: finds out what to show, and then waits for Python. */
import { DiagramPage } from "./drafter.js";
import { readFacts, tellMissing } from "../facts.js";
import { connect } from "../link.js";
import { keepOffline } from "../offline.js";
import { GameStore } from "../store.js";
import { Words } from "../words.js";

const facts = readFacts();
// Nothing is kept by Python here: every question holds the whole drawing.
const link = connect();
const words = await Words.fetch(facts.language, facts.texts[facts.language]).catch((reason) => tellMissing(facts, reason));
const page = new DiagramPage({ facts, link, words });
await page.open(new GameStore(facts.slug).game()?.frame?.position ?? null);

void keepOffline((apply) => page.offerUpdate(apply));
