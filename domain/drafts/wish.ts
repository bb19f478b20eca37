import { readMore, readSigned } from "./wish-more.ts";

/** A wish about the last draft. */
export type Wish =
  | {
      kind:
        | "shorter"
        | "longer"
        | "warmer"
        | "formal"
        | "informal"
        | "lighter"
        | "direct"
        | "no-emoji"
        | "less-name"
        | "softer";
    }
  | { kind: "no-exclamation" | "less-polite" | "lei" }
  | { kind: "drop-at"; at: "first" | "last" }
  | { kind: "drop"; what: string; forbids?: boolean; clause?: boolean }
  | { kind: "add"; what: string }
  | { kind: "swap"; from: string; by: string }
  | { kind: "value"; value: string; noun: string | null }
  | { kind: "greet"; word: string }
  | { kind: "sign"; name: string | null }
  | { kind: "closing"; words: string; name: string | null }
  | { kind: "told" | "also"; what: string }
  | { kind: "one" }
  | { kind: "to"; who: string }
  | { kind: "language"; language: "en" | "it" };

const SOFT =
  "(?:(?:ok|okay|no|nice|good|great|thanks|perfect|yes|hmm|mh|bello|bene|va bene|grazie|sì|si|ottimo|ma|but|and|e|però|please|pls|per favore|can you|could you|puoi|potresti|make it|make this|make that|do it|write it|a bit|a little|bit|much|way|even|still|it's|its|it is|that's|this is|too|un po'|un po|un pò|in modo|in maniera|that sounds|sounds|più|piu|molto|ancora|fallo|falla|lo vorrei|la vorrei|rendilo|rendila|riscrivilo|scrivilo|meglio|i want it|sound|say it|keep it|try|sounds|anche|un tantino|vorrei|se è|it should be|così è|è|e'|suona|mi sembra|sembra|the|il messaggio|message|now|adesso|ora)[,.!:]? )*";
const END =
  "(?: (?:please|pls|per favore|though|now|ok|grazie|thanks|then|possibile|messaggio|message|version|versione|way|tone|for (?:him|her)|per (?:lui|lei)|grazie mille|dai|if possible|if you can|se puoi|se riesci|and .{3,20}|e .{3,20})|[,;:.–-]+ (?:make it |please |but |ma |più |piu |fallo |try |something |un po' )?.{3,30})*[.!?]*$";
const plain: readonly [string, Wish["kind"]][] = [
  [
    "(?:shorter|short|more concise|concise|briefer|brief|shorten(?: it| this| that)?|cut it(?: down)?|too long|trim it|accorcia(?:lo|la|melo)?|breve|cort[oa]|troppo lung[oa]|sintetic[oa]|conciso)",
    "shorter",
  ],
  [
    "(?:longer|more detailed|too short|add more|allunga(?:lo)?|lung[oa]|troppo cort[oa]|lunghetto|more detail)",
    "longer",
  ],
  [
    "(?:warmer|warm|kinder|nicer|friendlier|sweeter|(?:more )?heartfelt|more (?:friendly|loving|affectionate|personal|heartfelt|caring|warm|kind)|(?:too )?cold|affettuos[oa]|cald[oa]|caloros[oa]|dolce|carin[oa]|gentile|sentit[oa]|troppo fredd[oa]|fredd[oa]|amichevole)",
    "warmer",
  ],
  [
    "(?:less formal|(?:too )?(?:formal|stiff)|more casual|casual|informal|relaxed|loosen it up|(?:troppo )(?:formale|rigid[oa])|meno formale|(?:più |piu )?(?:sciolt[oa]|informale|colloquiale)|dagli del tu|dalle del tu|dammi del tu|col tu|con il tu|usa il tu)",
    "informal",
  ],
  [
    "(?:more formal|formal(?:ly)?|(?:more )?(?:professional|polite|official)|less casual|too casual|too informal|formale|professionale|educat[oa]|(?:dagli|dalle|dàgli|diamogli|diamole) del lei|con il lei|col lei|usa il lei|in lei|meno informale|troppo informale)",
    "formal",
  ],
  [
    "(?:funnier|funny|lighter|more (?:humorous|playful|fun)|with (?:some |a bit of )?humou?r|less serious|too serious|too heavy|divertente|simpatic[oa]|legger[oa]|spiritos[oa]|scherzos[oa]|meno serio|troppo seri[oa]|ironico|ridere|da ridere)",
    "lighter",
  ],
  [
    "(?:more direct|direct|clearer|firmer|straight to the point|to the point|more assertive|stronger|tougher|stricter|less apologetic|dirett[oa]|chiar[oa]|decis[oa]|ferm[oa]|vai al punto|al punto)",
    "direct",
  ],
  [
    "(?:softer|gentler|less (?:harsh|direct|aggressive|pushy|blunt)|(?:too )?(?:harsh|aggressive|pushy|blunt)|meno (?:dur[oa]|dirett[oa]|aggressiv[oa]|secc[oa])|troppo (?:dur[oa]|dirett[oa]|aggressiv[oa]|secc[oa])|morbid[oa]|delicat[oa]|(?:don't|do not|without|not) blam(?:e|ing) (?:him|her|them)|less bossy|bossy|(?:senza|non) accusar(?:lo|la|li|e)|un ordine)",
    "softer",
  ],
  [
    "(?:no|without|remove|drop|take out|leave out|senza|togli|niente|leva)(?: the| gli| le| la| any)? (?:emojis?|smileys?|emoticons?|faccin[ae])",
    "no-emoji",
  ],
  [
    "(?:use |say |put )?(?:his|her|their|the|\\p{L}+'s) name less(?: often)?|(?:without|drop|leave out|remove) (?:his|her|the) name|(?:usa|metti|ripeti) (?:di )?meno (?:il )?(?:suo )?nome|(?:il suo nome|il nome) meno|senza (?:il )?(?:suo )?nome|togli il (?:suo )?nome",
    "less-name",
  ],
  [
    "(?:sign it|sign|add my name|with my name|put my name(?: under it| at the end)?|firmal[oa]|firma|aggiungi (?:il mio nome|la firma)|con (?:la mia firma|il mio nome)|metti (?:il mio nome|la firma))",
    "sign",
  ],
];
const PLAIN = plain.map(([source, kind]) => ({ kind, match: new RegExp(`^${SOFT}${source}${END}`, "iu") }));

/** The wish in a short message; null if it is none. */
export function readWish(text: string): Wish | null {
  const wish = text.trim();
  // “metti giù due righe per …” asks for a message.
  if (wish.length > 160 || /^(?:metti|mettimi|butta|buttami) giù(?!\p{L})/iu.test(wish)) return null;
  const language = new RegExp(
    `^${SOFT}(?:translate (?:it |this )?|traducilo |traduci )?(?:in|into|to) (italian|english|italiano|inglese)${END}`,
    "iu",
  ).exec(wish)?.[1];
  if (language) return { kind: "language", language: /^it/i.test(language) ? "it" : "en" };
  // “troppo formale, più sciolto”: the second half says which way.
  const meno = /(?:less|meno|too|troppo) (?:formal|stiff|formale|rigid)/i.test(wish);
  if (meno && wish.split(" ").length < 12) return { kind: "informal" };
  const to =
    /^(?:(?:actually|no|ok|e|and|anzi|no,|write it|send it|make it|mandalo|scrivilo|rivolto|indirizzalo)[,.]? )*(?:to|for|a|ad|per) (\p{L}+(?: \p{Lu}\p{L}+)?)(?:,? (?:instead|please|invece|non a \p{L}+|not \p{L}+|invece che a \p{L}+))+[.!?]*$/iu.exec(
      wish,
    )?.[1];
  if (to && !/^(?:be|make|the|un|il)$/i.test(to)) return { kind: "to", who: to.charAt(0).toUpperCase() + to.slice(1) };
  const signed = readSigned(wish);
  if (signed) return signed;
  for (const { match, kind } of PLAIN)
    if (match.test(wish)) return (kind === "sign" ? { kind, name: null } : { kind }) as Wish;
  const more = readMore(wish);
  if (more) return more;
  const swap =
    /(?:change|replace|swap) (?:the )?(.+?) (?:to|with|by|for|into) (?:the )?(.+?)[.!?]*$/iu.exec(wish) ??
    /(?:cambia|sostituisci|metti) (?:il |la |l')?(.+?) (?:con|in) (?:il |la |l')?(.+?)[.!?]*$/iu.exec(wish);
  if (swap) return { kind: "swap", from: swap[1]!, by: swap[2]! };
  const instead =
    /^(?:(?:no|say|put|make it|write|metti|scrivi|di'|anzi|actually|please|pls|e)[,.]? )*(.{1,40}?),? (?:instead of|invece (?:di|che|del|della)|al posto (?:di|del|della)|rather than|not) (.{1,40}?)[.!?]*$/iu.exec(
      wish,
    );
  if (instead && !/^(?:it's|this|that|i'm|i am|è)/i.test(wish) && wish.split(" ").length < 12)
    return {
      kind: "swap",
      from: instead[2]!,
      by: instead[1]!.replace(/^(?:it was|it'?s|it is|they were|sono|erano|era|è) (?=\S)/iu, ""),
    };
  const drop =
    /^(?:(?:ok|but|no|please|pls|and|can you|could you)[,.]? )*(?:without|leave out|drop|remove|delete|skip|take out|cut|lose|don't (?:say|mention|write)|no) (?:(?:the|that) (?:part|bit|line|sentence) (?:about|with|where|on) |the |that |about |any )*(.{2,60}?)(?: (?:bit|part|thing|sentence|line|stuff))?[.!?]*$/iu.exec(
      wish,
    ) ??
    /^(?:(?:ok|ma|no|per favore|puoi|potresti)[,.]? )*(?:togli|toglie?re|leva|levare|elimina|cancella|senza|non (?:dire|scrivere|nominare|parlare di)|lascia (?:stare|fuori|perdere)) (?:la (?:parte|frase|cosa) (?:di|del|della|su|sul|sulla|che parla di|con|dove) ?(?:il |la |l')?|il pezzo (?:di|del|della|su|sul|sulla) ?|il |lo |la |l'|i |le |gli |che )?(.{2,60}?)[.!?]*$/iu.exec(
      wish,
    );
  if (
    drop &&
    !/^(?:no|senza) (?:idea|problem|thanks|grazie|way|one|dubbio|worries)/i.test(wish) &&
    drop[1]!.split(" ").length < 8
  )
    return { kind: "drop", what: drop[1]! };
  const add =
    /^(?:(?:ok|and|but|please|pls|also|can you|could you|yes)[,.]? )*(?:add|mention|include|say too|also say|also add|put in|say)(?: also| too| in| there)? (?:that |the fact that |a line (?:that|about|saying) |something about )?(.{2,140}?)[.!]*$/iu.exec(
      wish,
    ) ??
    /^(?:(?:ok|e|ma|per favore|puoi|potresti|sì)[,.]? )*(?:aggiungi|aggiungere|aggiungici|metti(?:ci)?|inserisci|scrivi anche|di' anche|dì anche)(?: anche| pure)? (?:che )?(.{2,140}?)[.!]*$/iu.exec(
      wish,
    );
  if (add && !/^(?:to|sorry to|hello)\b/i.test(add[1]!)) return { kind: "add", what: add[1]! };
  return null;
}
