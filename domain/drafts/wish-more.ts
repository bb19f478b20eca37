import type { Wish } from "./wish.ts";

const VALUE =
  "(?:(?:on |at |the |il |alle |la |le |by |for )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|noon|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|dopodomani|oggi|stasera|mezzogiorno|\\d+(?:st|nd|rd|th)?(?:[:.]\\d+)?(?: ?(?:[ap]m|euros?|pounds|dollars|%))?|(?:at|alle) \\p{L}+)(?: (?:morning|afternoon|evening|night|mattina|pomeriggio|sera))?)";
const VALUED = new RegExp(
  `^(?:(?:no|actually|sorry|wait|ok|oh|anzi|scusa|no anzi|pardon|make (?:it|that)|change it to|it(?:'s| is| was)|era(?:no)?|sono|è|metti|mettici|fai|facciamo|please|pls|per favore)[,.]? )*(${VALUE})[.!?]*$`,
  "iu",
);
const NAMED_VALUE =
  /^(?:no,? |anzi,? )?(?:the |la |il |l')(\p{L}+)(?: (?:number|numero))? (?:is|was|è|era) (?:the |la |il |l')?(\d[\p{L}\d.,:]*)[.!]*$/iu;
const LEAD = "(?:(?:and|also|then|please|pls|ok|but|e|ed|anche|poi|per favore|ma)[,.]? )*";
const TOLD = new RegExp(
  `^${LEAD}(?:(?:tell|ask|remind|invite|wish|thank|let|offer|suggest|propose)(?: (?:to )?(?:him|her|them))?|dig?li|dille|di' loro|dì loro|chiedi(?:gli|le| loro)?|domanda(?:gli|le)|propon(?:i|igli|ile)|offri(?:gli|le)?|ringrazia(?:lo|la|li)?|invita(?:lo|la|li)|augura(?:gli|le)|ricorda(?:gli|le)|(?:di'|dì|di) (?:anche )?(?:che|se))(?= |[.!]|$)`,
  "iu",
);

/** “sign it Julia”: a closing with a name. */
export function readSigned(wish: string): Wish | null {
  const sign =
    /^(?:(?:and|please|ok|e)[,.]? )*(?:sign (?:it|off)(?: as| with)?|add my name,?|put my name,?|firmal[oa](?: come)?|firma|aggiungi il mio nome,?|metti il mio nome,?) (?!please|per favore)(\p{L}+(?: \p{Lu}\p{L}+)?)[.!]*$/iu.exec(
      wish,
    );
  if (sign && !/^(?:at|under|alla|in|with)$/i.test(sign[1]!))
    return { kind: "sign", name: sign[1]!.charAt(0).toUpperCase() + sign[1]!.slice(1) };
  return null;
}

/** Wishes about a draft other than its tone: values, greetings, closings, additions. */
export function readMore(wish: string): Wish | null {
  const named = NAMED_VALUE.exec(wish);
  if (named) return { kind: "value", noun: named[1]!, value: named[2]! };
  const place =
    /^(?:make it|it's|no,?|in|è|metti|anzi) (?:in )?(?:the |la |il )?(\p{L}{3,}) (\d[\p{L}\d]*)[.!]*$/iu.exec(wish);
  if (place && !/^(?:the|alle|for|per|euro|day)$/i.test(place[1]!))
    return { kind: "value", noun: place[1]!, value: place[2]! };
  const value = VALUED.exec(wish)?.[1];
  if (value) return { kind: "value", noun: null, value };
  const instead =
    /^(?:al posto d(?:i|el|ella|ell') ?|invece d(?:i|el|ella|ell') ?|instead of )(.{2,40}?),? (?:metti|scrivi|di'|put|write|say|use) (.{2,40}?)[.!]*$/iu.exec(
      wish,
    );
  if (instead) return { kind: "swap", from: instead[1]!, by: instead[2]! };
  const not =
    /^(?:(?:no|anzi|metti|sono|erano|era|è)[,.]? )*([\p{L}\d ]{2,30}),? non ((?:alle |il |la |a )?(?:\d+|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|oggi|stasera)|(?<=, non )[\p{L}\d ]{2,30}?)[.!]*$/iu.exec(
      wish,
    );
  if (not && !/^(?:digli|dille|scriv|chied|di'|dì|avvis|rispond)/iu.test(wish))
    return { kind: "swap", from: not[2]!, by: not[1]! };
  const greeting =
    /^(?:start|begin|open)(?: it)? with ["']?(dear|hi|hello|hey|good morning)\b/iu.exec(wish) ??
    /^(?:comincia|inizia|apri)(?:lo)? con ["']?(car[oaie]|ciao|buongiorno|gentile|salve)(?!\p{L})/iu.exec(wish);
  if (greeting) return { kind: "greet", word: greeting[1]!.toLowerCase() };
  if (
    /^(?:get rid of|drop|remove|leave out|lose|without|no|togli|leva|senza|elimina) (?:the |il |un )?(?:greeting|hi|hello|salutation|saluto|ciao)[.!]*$/iu.test(
      wish,
    )
  )
    return { kind: "greet", word: "" };
  const name =
    /^(?:use|put|write) (?:his|her|their) full name,? (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/u.exec(wish) ??
    /^(?:usa|metti) (?:il )?(?:suo )?nome (?:completo|intero|e cognome),? (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/u.exec(wish);
  if (name) return { kind: "to", who: name[1]! };
  const to =
    /^(?:(?:no|actually|ok|and|e|anzi)[,.]? )*(?:address it|send it|write it|make it|direct it) (?:out )?(?:to|for) ((?:my )?\p{L}+(?: \p{Lu}\p{L}+)?)[.!]*$/iu.exec(
      wish,
    ) ??
    /^(?:(?:no|ok|e|anzi)[,.]? )*(?:manda|scrivi|indirizza|rivolgi)(?:lo|la) (?:a|ad|al|alla) (\p{L}+(?: \p{Lu}\p{L}+)?)[.!]*$/iu.exec(
      wish,
    );
  if (to && !/^(?:be|more|less|shorter|longer)$/i.test(to[1]!))
    return { kind: "to", who: to[1]!.charAt(0).toUpperCase() + to[1]!.slice(1) };
  const closing =
    /^(?:add|end (?:it )?with|finish (?:it )?with|close (?:it )?with|aggiungi|chiudi con|finisci con|concludi con|metti) ["']?((?:kind |best |warm )?regards|best wishes|all the best|yours sincerely|lots of love|love|cordiali saluti|distinti saluti|un abbraccio|un caro saluto|un bacio|baci)["']?(?:,? (\p{L}+))?[.!]*$/iu.exec(
      wish,
    );
  if (closing) return { kind: "closing", words: closing[1]!, name: closing[2] ?? null };
  const end =
    /^(?:end|finish|close|chiudi|finisci|concludi)(?: it| la)? (?:with|con) (?:(?:a|un|una) (?=thank|grazie))?["']?(.{3,80}?)["']?[.!]*$/iu.exec(
      wish,
    );
  if (end) return { kind: "add", what: end[1]! };
  const reason =
    /^(?:(?:and|ok|e)[,.]? )*(?:give|dai|dagli|dalle|metti|add|aggiungi) (?:a|the|un|il|la|una) (?:reason|excuse|motivo|spiegazione)[,:]? (?:that |che )?(.{3,100}?)[.!]*$/iu.exec(
      wish,
    );
  if (reason) return { kind: "add", what: reason[1]! };
  const please =
    /^(?:put|add|say|metti|aggiungi|mettici) (?:a )?["']?(please|per favore)["']?(?: (?:in it|in there|somewhere|to it))?[.!]*$/iu.exec(
      wish,
    );
  if (please) return { kind: "add", what: please[1]! };
  const atEnd = /^alla fine (?:metti |aggiungi |scrivi )?(ringrazia(?:lo|la|li)|grazie|.{3,80}?)[.!]*$/iu.exec(wish);
  if (atEnd) return { kind: "add", what: atEnd[1]! };
  if (
    /^(?:make it |put it (?:all )?in(?:to)? |in )?(?:just )?(?:one|a single) sentence[.!]*$|^(?:(?:fallo|mettilo|tutto) )?in una (?:sola )?frase(?: sola)?[.!]*$/iu.test(
      wish,
    )
  )
    return { kind: "one" };
  const told = TOLD.test(wish) && wish.split(" ").length > 1 && !/^(?:tell|ask) (?:me|us)\b/i.test(wish);
  if (told || /^ringrazia(?:lo|la|li)[.!]*$/iu.test(wish))
    return { kind: "told", what: wish.replace(new RegExp(`^${LEAD}`, "iu"), "") };
  const said = /^(?:and |also )?say(?: that)? ((?:i|he|she|they|we|it|the|my|our)\b.{2,120}?)[.!]*$/iu.exec(wish);
  if (said) return { kind: "add", what: said[1]! };
  const that = /^(?:and|e|ed|also|anche) (?:also |anche )?(?:that|che) (.{3,120}?)[.!]*$/iu.exec(wish);
  if (that) return { kind: "add", what: that[1]! };
  const thing =
    /^(?:and|e|ed|also) (?:also |anche )?((?:the|a|an|my|our|his|her|some|il|lo|la|i|gli|le|un|una|mio|mia) [\p{L}\d -]{2,30}|l'\p{L}+)[.!]*$/iu.exec(
      wish,
    );
  if (thing) return { kind: "also", what: thing[1]! };
  return null;
}
