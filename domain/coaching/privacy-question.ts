import { flatten } from "./intent.ts";
import { b } from "./text.ts";
import type { Voice } from "./voice.ts";

/** Asks who can read the user's texts or where they are stored. For flattened text. */
const WHO_READS =
  /\b(?:who (?:else )?(?:can |could |gets to |will )?(?:read|see)s? (?:this|it|these|what i|my (?:notes|messages|chats))|(?:can|could|will|does) (?:my |the |your )?(?:\w+ ){1,3}(?:read|see) (?:this|what i (?:write|type|say|put|tell)|my notes)|(?:is|are|does|do|will) (?:this|it|these|what i (?:write|type|say|tell \w+)|my (?:notes|messages)) (?:get |be |all )?(?:stored|saved|kept|private|confidential|anonymous|shared|sold|sent)|where (?:is|does|are|do) (?:this|it|what i write|my (?:notes|data)) .{0,12}(?:stored|saved|kept|go)|(?:chi|qualcuno) (?:le |lo |li |la |puo |me |ti )*(?:legg\w+|ved\w+) (?:'?ste|queste|questi|questo|quello che|cosa|le mie|tutto|qui)|(?:chi|qualcuno) (?:puo )?(?:legger|veder)\w+ (?:quello|cosa|quel che|le)|quello che (?:ti )?(?:ho )?scri\w+ .{0,30}(?:rimane|resta|viene salvat\w|si salva|finisce|lo legg\w+|lo ved\w+)|(?:dove|rimane|resta) .{0,20}(?:salvat\w|memorizzat\w)|(?:la mia azienda|il mio capo|mio marito|mia moglie|i miei|la mia famiglia) (?:puo|possono) (?:legger|veder)\w* (?:quello|cosa|questo|qui|che))/;
const HERE = /\?|\b(?:app|qui|here|scrivo|write)\b/;
const WHO_ARE_YOU =
  /\b(?:are you (?:an? )?(?:real|human|person|bot|robot|computer|machine|ai)|sei (?:un |una )?(?:persona|computer|robot|bot|umano|umana|macchina|vero|vera|ia|ai))\b/;

const KEPT = [
  b(
    "What you write stays in the database of this installation. Whoever runs the installation also runs that database; nobody else’s account can see what you write in yours. On a device that is shared, or that belongs to your employer, others may see the screen.",
    "Quello che scrivi resta nel database di questa installazione. Lo gestisce chi gestisce l’installazione; da nessun altro account si vede quello che scrivi nel tuo. Su un dispositivo condiviso, o dell’azienda, altre persone possono vedere lo schermo.",
  ),
];
const A_PROGRAM = [b("I’m a program, not a person.", "Sono un programma, non una persona.")];

/** Answers who can read the user's texts; null if that isn't asked. */
export function whoCanRead(message: string, voice: Voice): string | null {
  const flat = flatten(message);
  if (!WHO_READS.test(flat) || !HERE.test(flat)) return null;
  const kept = voice.choose(KEPT, "kept");
  return WHO_ARE_YOU.test(flat) ? `${voice.choose(A_PROGRAM, "a-program")} ${kept}` : kept;
}
