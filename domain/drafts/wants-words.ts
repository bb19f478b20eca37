import { normalizeQuotes } from "./repair-typing.ts";
import { LANGUAGES } from "#domain/language.ts";
import { asksInPassing } from "./wants-asked.ts";
import { asksWithFrame } from "./wants-framed.ts";
import { asksForMessage, tellsSomebody } from "./wants-new.ts";
import { readWish } from "./wish.ts";

const THING_EN =
  "(?:text|txt|sms|message|msg|email|e-mail|mail|whatsapp|note|letter|reply|answer|response|card|lines?|words|apology|invitation|condolences|draft|thank[- ]you|birthday (?:wish|message|card))";
const THING_IT =
  "(?:messaggi(?:o|no)|sms|whatsapp|mail|email|e-mail|bigliett(?:o|ino)|righe|riga|lettera|risposta|testo|parole|auguri|invito|frase|vocale)";

const READ =
  /(?:what do you (?:think|say) (?:of|about|to) (?:this|my|the|it)|(?:is|does) this (?:ok|okay|fine|good|too|sound|message|text|come across)|how does this (?:sound|read|come across)|can i send (?:this|it like this)|(?:check|look at|read|review|proofread) (?:this|my) (?:text|message|draft|email|reply)|would you send this|(?:che|cosa) ne (?:dici|pensi|dice) (?:di|del|se (?:gli|le) (?:scrivo|mando))|(?:che te ne pare|come (?:ti )?(?:sembra|suona|ti pare)|va bene (?:cosi|così|questo|se (?:gli|le) (?:scrivo|mando)))(?!\p{L})|(?:leggi|guarda|controlla|rileggi|correggi)(?:mi)? (?:questo|il (?:mio )?messaggio|questa))/iu;

const NEW_EN = new RegExp(
  `^(?:(?:hey|hi|hello|ok|okay|so|please|pls|plz|coach|well)[,!.]? )*(?:(?:(?:can|could|would|will) (?:you|u) |i(?:'d| would) like (?:you )?to |i (?:want|need|have) (?:you )?to |help me (?:to )?|please |pls |just |how (?:do|can|should|would) i )*(?:(?:write|draft|compose|word|phrase|formulate|type)(?: up| out| down)? (?!(?:about|down|in|on|a (?:book|diary|journal|list))\\b)\\S+|(?:give|send|make|prepare|need|want|get) (?:me |him |her |them )?(?:(?:a|an|some|the|something) )?(?:\\w+ ){0,3}${THING_EN}\\b|(?:text|message|email) (?!me\\b|him back\\?|and|was|is|from|that|i\\b)\\S+ |(?:tell|ask|remind|thank|invite|congratulate|wish|let) (?:him|her|them|my \\w+|\\p{Lu}\\p{L}+)(?: know)? (?:that|if|whether|to|for|on|a|happy|about|i|it|when|what|where)\\b|(?:say sorry|apologi[sz]e|say thanks|say thank you) to \\S+|reply to|decline |condolences (?:to|for)|cancel (?:dinner|lunch|our|the|my))|(?:a|an|some) (?:\\w+ ){0,3}${THING_EN} (?:to|for) |(?:message|text|email|reply) (?:to|for) (?:my|him|her|\\p{Lu})|what (?:do|should|can|could|would) i (?:reply|answer|respond|write|text|say (?:to|back|when))|to (?:my )?[\\w ]{2,30}: \\S|ask (?:for|back))`,
  "iu",
);
const NEW_IT = new RegExp(
  `^(?:(?:ciao|ehi|ok|okay|allora|senti|per favore|perfavore|dai|coach)[,!.]? )*(?:(?:(?:mi |me lo )?(?:puoi|potresti|riesci a|sapresti|aiuti a|aiutami a|mi aiuti a|dammi una mano a) |(?:vorrei|voglio|devo|dovrei) )*(?:scriv(?:i|imi|igli|ile|ere|ergli|erle)(?!\\p{L})(?! (?:su|nel|un (?:libro|diario)))|(?:prepara|fa|manda|butta|da|suggerisci|formula|componi|trova)(?:mmi|mi|gli|le)? (?:giù )?(?:un |una |due |qualche |delle |il |l')?(?:\\p{L}+ ){0,2}${THING_IT}(?!\\p{L})|mi scrivi |d(?:igli|ille|irgli|irle)(?!\\p{L})|d(?:i'|ì|i) a(?:l|lla|i|gli|lle|ll'|d)? ?\\p{L}+|chied(?:igli|ile|ergli|erle)(?!\\p{L})|chiedi (?:a|al|alla|all'|scusa|ai) ?\\p{L}+|(?:ringrazia|invita|avvisa|avverti|ricorda|informa|augura|congratulati|rispondi|proponi)(?:lo|la|gli|le)? (?:a |al |alla |con )?\\p{L}+|fa(?:i|gli|lle) (?:gli |tanti )?(?:auguri|complimenti|sapere)|scusati con|(?:rifiuta|declina|disdici|annulla) (?:il|la|l'|lo))|(?:un|una|due) (?:\\p{L}+ ){0,2}${THING_IT} (?:per|a|al|alla|di) |${THING_IT} (?:per|a|al|alla) (?:\\p{L}+)|(?:cosa|che|come) (?:cosa )?(?:gli |le |posso |potrei |dovrei )?(?:rispond|scriv|risposta)|come (?:glielo|gli|le|lo) (?:dico|scrivo|chiedo)|condoglianze (?:a|per)|(?:a|al|alla) (?:mi[oa] )?\\p{L}+(?: \\p{L}+)?: \\S)`,
  "iu",
);

/** Talk about what somebody wrote, not a wish for words. */
const NOT_NEW =
  /^(?:(?:write|text|tell|ask) me\b(?! (?:a|an|some) (?:\w+ ){0,3}(?:text|message|note|email|reply|card|letter|apology))|tell him\?|ask him\?|ask yourself|should i (?:write|text|tell|ask)|let (?:him|her|them) go|(?:mi ha|gli ho|le ho|ho) scritto|scrivere (?:mi|è|fa|aiuta)|dimmi|fammi capire)/iu;

/** Whether a message wants a draft, a change to one, or feedback on one; null if none of these. */
export function wantsWords(text: string): "new" | "change" | "read" | null {
  const plain = normalizeQuotes(text.slice(0, 3000));
  if (READ.test(plain) && (/["':]/.test(plain) || /(?:messag|text|email|mail|draft|risposta|reply|send)/i.test(plain)))
    return "read";
  const parts = partsOf(plain);
  const wish = readWish(plain);
  // “tell her …” is a change if there is a draft, and otherwise a request for one.
  const change =
    wish !== null &&
    (wish.kind !== "told" ||
      /^(?:and|also|e|ed|anche|but|ma|suggest|offer|propose|proponi|offri|di' (?:anche )?che) /iu.test(plain));
  if (change && !parts.some((part) => LANGUAGES.some((language) => tellsSomebody(part, language)))) return "change";
  if (parts.some((part) => !NOT_NEW.test(part) && (NEW_EN.test(part) || NEW_IT.test(part)))) return "new";
  return parts.some((part) => !NOT_NEW.test(part) && LANGUAGES.some((language) => asksForMessage(part, language))) ||
    (!NOT_NEW.test(plain) && (asksWithFrame(plain) || asksInPassing(plain)))
    ? "new"
    : null;
}

/** Sentences, and requests after a comma. */
function partsOf(text: string): string[] {
  return (text.match(/(?:[^.?!]|(?<=\b(?:dr|mr|mrs|ms|st|sig|dott|prof|ssa|ra|ing|avv))\.)+[.?!]*/gi) ?? [text])
    .flatMap((sentence) =>
      sentence.split(
        /, (?:(?:so|and|quindi|e) )?(?=(?:please |pls |per favore )?(?:tell|write|text|message|ask|send|scrivi|scrivigli|scrivile|digli|dille|dillo|chiedi|chiedigli|chiedile|avvisalo|avvisala|di') ?\b)/iu,
      ),
    )
    .map((part) => part.trim().replace(/^(?:(?:dear|hi|hey|hello|ciao|cara|caro|ok) )?coach,? /i, ""));
}
