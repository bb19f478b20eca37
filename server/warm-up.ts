import { setImmediate } from "node:timers/promises";
import { takeMessage } from "#domain/care/take-message.ts";
import { conversationTitle } from "#domain/chat/conversation-title.ts";
import { removeMarkers } from "#domain/chat/marker.ts";
import { needsRecords } from "#domain/coaching/answer-records.ts";
import { readInTurns } from "./records/safety/findings.ts";
import { inTurns } from "./runtime/in-turns.ts";

const ABOUT = { name: "Marta Rossi", context: "friend" };
/** Questions about records, and texts that cannot be classified, which take every path. */
const QUESTIONS = [
  "When is her birthday?",
  "Quando è il suo compleanno?",
  "Did we agree on the 3rd?",
  "Well, !?!? then.",
];
/** Per language one text without danger and one with, long enough to trigger compilation. */
const TEXTS = [
  "On Tuesday Marta told me that her sister is coming; I was hurt that she never asked me. When does she leave? ",
  "Ieri Marta mi ha detto che parte per Napoli; ci sono rimasto male. Quando torna, e cosa le scrivo? ",
  "He hit me again last night and I am afraid to go home. What do I do now? ",
  "Mi ha picchiata di nuovo e ho paura di tornare a casa. Cosa faccio adesso? ",
].map((text) => text.repeat(Math.ceil(3000 / text.length)));

/**
 * Reads texts as a chat message is read, so that the code is compiled before anybody waits: the first message took a
 * tenth of a second, later ones a few milliseconds.
 */
export async function warmUp(): Promise<void> {
  for (const message of [...QUESTIONS, ...TEXTS]) {
    await inTurns(needsRecords(message));
    await readInTurns(message, ABOUT);
    await setImmediate();
    takeMessage({ id: "", message, open: [], memo: null, about: ABOUT, before: [message], unheard: [], finding: null });
    removeMarkers(`{"${message}"}`);
    conversationTitle(message);
  }
}
