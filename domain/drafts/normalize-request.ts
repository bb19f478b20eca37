import type { Language } from "#domain/language.ts";
import { isOrdinaryWord } from "#domain/understanding/typos.ts";

type Rule = readonly [RegExp, string | ((...found: string[]) => string)];

const TU_FORM: Record<string, string> = {
  metta: "metti",
  dia: "dai",
  faccia: "fai",
  prenda: "prendi",
  tenga: "tieni",
  dica: "dici",
};

const WEEKDAY: Record<string, string> = { mo: "Monday", tu: "Tuesday", we: "Wednesday", th: "Thursday", fr: "Friday" };

const ordinal = (age: string): string =>
  /1\d$/.test(age) ? "th" : ({ 1: "st", 2: "nd", 3: "rd" }[age.at(-1)!] ?? "th");

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Rewrites requests into forms that the readers know: “per sentire se” to a question, “mi scriverebbe” to a request. */
const RULES: Record<Language, readonly Rule[]> = {
  en: [
    [/\b(?:wrte|wirte|rite|writ)(?= )/gi, "write"],
    [/\b(?:somthing|sumthing|someting|sth|smth|smthing)\b/gi, "something"],
    [/\bcan u\b/gi, "can you"],
    [/\b(?:write|send|text) (?:a |an )?(?:short |quick )?(?:msg|message|txt|text) to (?=\p{L})/giu, "write to "],
    [/(?<=\bi )(?:just )?wanna (?=say|tell)/gi, "want to "],
    [/,? and asking (him|her|them) (to|if|whether|for|about)\b/gi, ". ask $1 $2"],
    [/\b(\d) o clock\b/gi, "$1 o'clock"],
    [/(?<= )w (?=(?:my|the|a|his|her|our|your|me|you)\b)/g, "with "],
    [/(?<= )w\/ ?/g, "with "],
    [/\b(message|note|text|card|letter) to (?:hand|leave|put|read|stick|pin|hang|attach|go)\b[^?.:,]*/gi, "$1"],
    [/\b(dr|mr|mrs|ms|prof|rev|st)\. ?(?=\p{Lu})/giu, "$1 "],
    // “my advisor Dr Hoffman”: the name is enough.
    [
      /(?<=\b(?:to|for|tell|ask|thank|remind|text|email|message|with|invite) )(?:my|our|the) [\p{L}'-]+(?: [\p{L}'-]+)?,? (?=(?:mr|mrs|ms|miss|dr|prof|professor) \p{L})/giu,
      "",
    ],
    [/(?<=\b(?:to|for|tell|ask|at) )(?=(?:school|front|head|main|housing|council) office\b)/gi, "the "],
    [
      /\b(mon(?= (?:and|or|to|&|due|because|cos|from|at|for)\b|[,-])|tue|tues|weds|thur|thurs|fri)(?!\p{L}|')/giu,
      (_: string, day: string) => WEEKDAY[day.slice(0, 2).toLowerCase()] ?? day,
    ],
    // “a message to Jo declining …”, “… cancelling …”
    [
      /\b(?:an? )?(?:\w+ ){0,2}(?:text|message|note|e-?mail|msg|lines?|letter|reply) to ([^.,:]{2,30}?),? (?:declining|turning down|refusing) (?:the |an |her |his |their )?invit\w+ to (?:her |his |their )?(?:the )?/giu,
      "decline $1's invite to the ",
    ],
    [
      /\b(?:an? )?(?:\w+ ){0,2}(?:text|message|note|e-?mail|msg|lines?|letter|reply) to ([^.,:]{2,30}?),? (cancell?ing|postponing) (?=\p{L})/giu,
      (_: string, whom: string, what: string) =>
        `tell ${whom} that I'm sorry but I have to ${/^c/i.test(what) ? "cancel" : "postpone"} `,
    ],
    [/,? and (?:offering|suggesting|proposing) (?=\p{L})/giu, ". propose "],
    [/\bi (?:just )?want to say (?=(?:yes|no)(?:[,.!?]| (?:i|we|it|but|because)\b|$))/gi, ""],
    // “before she hears it from Tom”: only says why it is urgent.
    [
      /,? before (?:he|she|they) (?:hears?|finds?|learns?)(?: (?:it|out|about it))*(?: (?:from|through|by) [^.,:]+)?(?=[.,:]|$)/gi,
      "",
    ],
    [
      /^\S+(?: just)? (?:wrote|texted|said|sent|replied)(?: me)?:? "[^"]*"[.,!? ]*(?=.*\b(?:reply|answer|respond|write back)\b)/gi,
      "",
    ],
    // “Miss Carter my daughter's teacher. …”
    [/((?:mrs?|miss|ms|dr|prof) \p{L}+),? (?:who is |who's )?(?:my|our|the) [\p{L}' ]{3,25}?(?=[.:])/giu, "$1"],
    [/\bone of them (?=\p{L})/giu, "one of those "],
    [
      /(?<=\b(?:apology|message|text|note|card|thank[- ]you|invitation|letter|reply|something)\b[^.,:]*) for me(?=[?.!]*$)/gi,
      "",
    ],
    [/\bgreatful\b/gi, "grateful"],
    [
      /\bits (?=(?:\w+ing|an?|the|not|too|so|very|been|just|my|your|ok|okay|fine|really|only|all|getting|casual|free|(?:mon|tues|wednes|thurs|fri|satur|sun)day|because|been)\b)/gi,
      "it's ",
    ],
    // “a text to Jo telling her I can't”
    [
      /\b(?:(?:i )?(?:need|want) )?(?:an? )?(?:\w+ )?(?:text|message|note|e-?mail|msg|line|letter|card) (?:to|for) ([^.,:]{2,30}?),? (?:telling|to tell|to let) (?:him|her|them) (?:know )?(?:that )?(?=\p{L})/giu,
      "tell $1 that ",
    ],
    [
      /(?<=\b(?:write|writing|e-?mail|message|text|letter|note|reply|line)\b[^.:?]{2,60}?),? to ask (?:him |her |them )?(?=(?:for|about|if|whether) )/gi,
      " asking ",
    ],
    [/(?<=^|[.,:] )last day (?=(?:would|will|is)\b)/gi, "my last day "],
    [
      /\b(?:an? |my )?(?:quit|quitting|resignation|resigning|leaving) (?:message|text|e-?mail|letter|note) (?:to|for) ([^.,:]{2,30})[,:.] /gi,
      "tell $1 that I'm handing in my notice. ",
    ],
    // “decline the meeting with Jo”: Jo is the addressee.
    [
      /\b(?:decline|turn down|refuse|say no to|cancel) (?:the|my|our) (meeting|call|appointment|lunch|dinner|coffee) with ((?:(?:mrs?|ms|dr|prof)\.? )?\p{L}+)/giu,
      "tell $2 that I'm afraid I can't make our $1",
    ],
    [
      /(?<=\b(?:words|something|speech|toast|lines?)\b[^.:]{0,40}) (?:i can |to )say (?:at|out|on|in|over|before)\b[^,.:]*(?=[,.:])/gi,
      "",
    ],
    [/\bi (?:just )?(?:want(?:ed)?|would like|'d like) to say sorry(?=[,.]| but| and|$)/gi, "I'm sorry"],
    // “something to Jo after our fight. …”: the occasion, not content.
    [
      /\b((?:write|say|text|send)(?: me)? (?:something|a few words|a message|a line|a text|a note)(?: (?:to|for) [^.,:]{2,30}?)?) after (?:our|the|that|last|yesterday's|this|my) [^.,:]{3,30}(?=[.,:])/gi,
      "$1",
    ],
    // “asking about her knee and whether she can come”: two questions.
    [
      /\b(ask(?:ing)?(?: (?:him|her|them|\p{L}+))? about [^.,:?]{3,60}?),? and (?:whether|if) (he|she|they)\b/giu,
      (_: string, about: string, who: string) =>
        `${about}. ask ${/^he/i.test(who) ? "him" : /^she/i.test(who) ? "her" : "them"} if ${who}`,
    ],
    // “the babysitter (Lotte)”
    [
      /\b((?:the|my|our) [\p{L}'-]+(?: [\p{L}'-]+)?) \((\p{L}+)\)/giu,
      (_: string, role: string, name: string) => `${role.replace(/^(?:the|our)/i, "my")} ${capital(name)}`,
    ],
    [/\btell ((?:my |the )?\p{L}+(?: \p{L}+)?) no to (?=\p{L})/giu, "tell $1 that I'm afraid it's a no from me for "],
    // “no to my cousin who wants to borrow the car”
    [
      /^[^.:?!]*?\b(?:say|saying) no to ((?:my|the|our) [\p{L}' -]{2,30}?|\p{L}+),? (?:who|he|she|they)(?: keeps?| always)? (?:wants?|asks?|asked|asking|'d like|would like|is asking)(?: (?:if (?:he|she|they) (?:can|could)|to)) (borrow|use|have|stay|sleep|take|keep|join|move)\b/giu,
      "tell $1 that I'm sorry but they can't $2",
    ],
    [
      /^[^.:?!]*?\b(?:say|saying) no to ((?:my|the|our) [\p{L}' -]{2,30}?|\p{L}+),? (?:who|he|she|they)(?: keeps?| always)? (?:wants?|asks?|asked|asking|'d like|would like)(?: me| us) to (?=\p{L})/giu,
      "tell $1 that I can't ",
    ],
    [
      /\b(?:an? )?(?:short |nice |little )?birthday (?:message|text|card|note|wish(?:es)?) (?:for|to) ([^,.]{2,40}?),? (?:who(?:'s| is)? |he(?:'s| is)? |she(?:'s| is)? )?(?:turn(?:s|ing)) (\d+)\b/giu,
      (_: string, whom: string, age: string) => `wish ${whom} a happy ${age}${ordinal(age)} birthday`,
    ],
    [
      /\b(?:write|say|send|do|need|want)(?: me)? (?:something|a few words|a card|a message|some words|words|a text)(?: to say)? (?:for|on) ((?:my|our) [\p{L}' -]{2,30}?)'s (\d+(?:th|st|nd|rd)|birthday)(?: birthday)?(?=[.,]|$)/giu,
      (_: string, whom: string, day: string) =>
        `wish ${whom} a happy ${/birthday/i.test(day) ? day : `${day} birthday`}`,
    ],
    // “my neighbour, Mrs Novak”: the name is enough.
    [/\b(?:my|our|the) [\w' ]{3,25}, (?=(?:mrs?|ms|miss|dr|prof|professor)\.? \p{L})/giu, ""],
  ],
  it: [
    [
      /(?<!\p{L})(?:mi )?(?:scriverebbe|scriveresti|potrebbe scrivermi|può scrivermi|potresti scrivermi|puoi scrivermi)(?!\p{L})/giu,
      "scrivi",
    ],
    [
      /(?<!\p{L})(?:mi )?(?:preparerebbe|prepareresti|può prepararmi|potrebbe prepararmi|puoi prepararmi|potresti prepararmi)(?!\p{L})/giu,
      "prepara",
    ],
    [
      /(?<!\p{L})(?:dica|scriva)(gli|le)(?!\p{L})/giu,
      (found: string, whom: string) => (/^d/i.test(found) ? (whom === "le" ? "dille" : "digli") : `scrivi${whom}`),
    ],
    [/(?<!\p{L})scriv(?:eme|imme)(?!\p{L})/giu, "scrivimi"],
    [/(?<=(?<!\p{L})(?:scriv(?:ile|igli|i)|dille|digli)) (?:per me|x me|da parte mia)(?= )/giu, ""],
    [/(?<!\p{L})(scriv|d|mand)(?:ere|irle|irgli|arle|argli)? due righe x /giu, "$1i due righe per "],
    [
      /(?<!\p{L})(?:vorrei|voglio|volevo|devo|dovrei) ringraziar(la|lo|li) e (?:anche )?chieder(le|gli) /giu,
      (_: string, whom: string, of: string) => `ringrazia${whom}. chiedi${of} `,
    ],
    [/(?<!\p{L})(?:vorrei|voglio|volevo) ringraziar(la|lo|li)(?!\p{L})/giu, "ringrazia$1"],
    [/,? e (?:anche )?invitar(l[oaie]) /giu, ". invita$1 "],
    [/,? e (?:anche )?chieder(gli|le) /giu, ". chiedi$1 "],
    [
      /(?<!\p{L})(?:due righe|un messaggio|messaggio|una mail|mail|un testo|testo|biglietto|un biglietto|risposta) (?:a|ad|per) (\p{L}+) per (?:rifiutare|declinare) l'invito /giu,
      "rifiuta l'invito di $1 ",
    ],
    [/(?<!\p{L})(?:voglio|vorrei) che (\p{L}+) sappia che /giu, "scrivi a $1 che "],
    [/(?<!\p{L})(augura [^.,:]{3,40}? (?:a|ad|al|alla) \p{L}+) e chied(ile|igli) (di|se) /giu, "$1. chied$2 $3 "],
    [/,? prima che (?:lo|la) (?:sappia|scopra|venga a sapere)[^.,:]*(?=[.,:]|$)/giu, ""],
    [/(?<!\p{L})(la|alla|della) prof(?!\.|\p{L})(?= (?:di|del|della|che)(?!\p{L}))/giu, "$1 professoressa"],
    [
      /(?<=(?<!\p{L})che (?:mi|ci|gli|lo|la|li) )(metta|dia|faccia|prenda|tenga|dica)(?!\p{L})/giu,
      (found: string) => TU_FORM[found.toLowerCase()] ?? found,
    ],
    [/(?<=se (?:mi|ci) )da (?=un|una|qualche)/giu, "dà "],
    [/(?<=prima di )(ri)?veder(?:la|lo)(?!\p{L})/giu, (_: string, again = "") => `${again}vederci`],
    [/(?<!\p{L})trovami le parole da (?:mandare|dire|scrivere) a(?=(?:l|lla|d)? )/giu, "scrivi a"],
    [
      /: (?=(?:la|lo|le|gli) (?:perdono|ringrazio|amo|aspetto|saluto|abbraccio|capisco|invito|voglio|chiedo|auguro|prometto)(?!\p{L}))/giu,
      " che ",
    ],
    [/(?<=(?<!\p{L})(?:a|ar|per|con) )(?:er|'o|u|lu) (?=\p{L}{3,})/giu, ""],
    [/(?<=scusa (?:a|ad|al|alla) \p{L}+) da parte (?:mia|nostra)(?!\p{L})/giu, ""],
    [
      /(?<!\p{L})(?:chied(?:i|imi|ere) scusa (a|ad|al|alla)|scusami (con)|scusarmi (con)) ((?:mi[oa] )?\p{L}+) (per|perché|se|di)(?!\p{L})/giu,
      (_: string, to: string | undefined, _a: string, _b: string, whom: string, why: string) =>
        `scrivi ${to ?? "a"} ${whom} che ${why === "per" ? "mi dispiace" : "le chiedo scusa"} ${why}`,
    ],
    [
      /(?<!\p{L})un (?:grazie|ringraziamento) (?:per|a) (il |la |l')?((?:\p{L}+ )?\p{L}+) che ((?:va|se ne va|parte|lascia|cambia|si trasferisce|smette)(?!\p{L})[^,.:]*)/giu,
      (_: string, article: string | undefined, whom: string, leaves: string) =>
        `scrivi ${article ? (article.startsWith("il") ? "al" : "alla") : "a"} ${whom} che ho saputo che ${leaves} e che la ringrazio`,
    ],
    [/(?<=^|[.,:] )(?=(?:\p{L}{2,}'anni|\d+ anni|un anno) che (?:mi|ci|lo|la|ti)(?!\p{L}))/giu, "sono "],
    [/(?<!\p{L})ringraziami (?=\p{L})/giu, "ringrazia "],
    [/(?<!\p{L})(ringrazia (?:il |la )?\p{L}+(?: \p{Lu}\p{L}+)?) che (?=(?:è|ha|si è|mi|ci) )/giu, "$1 perché "],
    [
      /,? (?:e )?che non (port|prepar|cucin|compr|disturb|lav|pag)(?:i|ino)(?!\p{L})/giu,
      (_: string, verb: string) => `. digli di non ${verb}are`,
    ],
    [
      /(?<!\p{L})fa(?:i|re|gli|lle)? (?:gli |i |le |tanti )*(?:auguri|complimenti|congratulazioni) (a|ad|al|alla) ((?:mi[oa] )?\p{L}+(?: \p{L}+)?) che (?=(?:si è|ha|è) )/giu,
      "scrivi $1 $2 che complimenti, ho saputo che ",
    ],
    [
      /(?<!\p{L})(?:di(?:re|ci|')? (?:di )?no) (a|ad|al|alla) ((?:mi[oa] )?\p{L}+) che (?:mi |ci )?(?:vuole|vorrebbe|chiede|ha chiesto|insiste)(?!\p{L})[^,.:]*?(?: (nel|al|nella|alla) (\p{L}+))?[,.] ?/giu,
      (_: string, to: string, whom: string, at: string | undefined, what: string | undefined) =>
        `scrivi ${to} ${whom} che purtroppo devo dirle di no${what ? ` per ${/a$/i.test(at!) ? "la" : "il"} ${what}` : ""}, `,
    ],
    [/(?<!\p{L})se (?:vi |gli |le )?d[àa] fastidio(?: il rumore)?(?!\p{L})/giu, "se disturbiamo"],
    [/,? che mi chiami(?= pure|[.,]|$)/giu, ", mi può chiamare"],
    [/(?<=(?:d[iì]|sabato|domenica|domani|\d)) si(?=[.,!?]|$)/giu, " sì"],
    [
      /(?<!\p{L})((?:scriv|mand|prepar|dimmi|fammi|dammi)\p{L}*(?: (?:a|ad|al|alla|per) [^.,:]{2,30}?)? (?:qualcosa|due righe|due parole|un messaggio|una cosa)(?: (?:a|ad|al|alla|per) [^.,:]{2,30}?)?) dopo (?:la|il|l'|lo|quella|quel) ?[^.,:]{3,30}(?=[.,:])/giu,
      "$1",
    ],
    [
      /(?<=(?:bigliett|messaggi|righe|mess)\p{L}* [^.,:]{0,30}) (?:a|di|per la|per il) fine (?:anno|scuola|corso)(?=[.,:])/giu,
      "",
    ],
    [/(?<!\p{L})(lo|la|li|le) dia a(?=(?:l|lla)? )/giu, "$1 dai a"],
    // “che i bambini li porta alle 18”: the addressee is the subject.
    [
      /(?<!\p{L})(che )((?:il \p{L}+) (?=lo )|(?:la \p{L}+) (?=la )|(?:i \p{L}+) (?=li )|(?:gli \p{L}+) (?=li )|(?:le \p{L}+) (?=le ))(?:lo|la|li|le) (\p{L}+[ae])(?= (?:alle|il|al|entro|a|prima|dopo|sabato|domenica|lunedì|martedì|mercoledì|giovedì|venerdì|domani|oggi|e)(?!\p{L})(?! (?:mamma|papà|nonn|mi[oa]|tu[oa]|su[oa])))/giu,
      (_: string, that: string, what: string, verb: string) => `${that}${verb} ${what.trim()}`,
    ],
    [/(?<!\p{L})vedi se (?=(?:mi|ci|può|possono|riesce)(?!\p{L}))/giu, "chiedi se "],
    [/,? (?:a|per) \p{Lu}\p{L}+,? intendo,?/gu, ""],
    [/(?<!\p{L})qnd(?!\p{L})/giu, "quando"],
    [/(?<!\p{L})(quel|che|un|ogni) gg(?!\p{L})/giu, "$1 giorno"],
    [/(?<=\d )gg(?!\p{L})/giu, "giorni"],
    [/(?<!\p{L})(?:cmq)(?!\p{L})/giu, "comunque"],
    [/(?<!\p{L})che si (?=(?:ci |mi |va |vengo|veniamo|posso|possiamo|lo |la ))/giu, "che sì, "],
    [
      /(?<!\p{L})(biglietto|bigliettino|messaggio|righe|cosa) da (?:lasciar|dar|appender|attaccar|infilar|metter|legger)\p{L}*(?! a )[^?.:,]*/giu,
      "$1",
    ],
    // “la vicina, la signora Olga”: the name is enough.
    [
      /(?:(?<=(?:per|a) )la |(?<!\p{L})(al)la |(?:(?<=(?:per|a) )il |(?<!\p{L})(a)l ))(?:mi[oa] )?[\p{L}']{3,20}(?: [\p{L}]{3,15})?, (?:la |il |l')?(?=(?:signor[a]?|sig\.?(?:ra)?|dott\p{L}*\.?|dottor\p{L}*|prof\p{L}*\.?|ingegner|avvocat[oa]|geom\.?|maestr[oa]) \p{L})/giu,
      (found: string) =>
        /^al/i.test(found) ? `${found.slice(0, /^alla/i.test(found) ? 4 : 2)} ` : /^la/i.test(found) ? "la " : "il ",
    ],
  ],
};

const UNCLE: Record<Language, RegExp> = {
  en: /\b((?:uncle|aunt(?:ie|y)?|nana|nanna|grandma|grandpa|grandad|cousin|brother|sister|son|daughter|friend|colleague|neighbou?r|babysitter|boss|manager|teacher|coach|landlord|flatmate|niece|nephew|mr|mrs|ms|miss|dr|prof|professor)\.? )(\p{Ll}\p{L}{2,})\b/gu,
  it: /(?<!\p{L})((?:zi[oa]|nonn[oa]|cugin[oa]|fratello|sorella|figli[oa]|amic[oa]|collega|vicin[oa]|nuora|cognat[oa]|suocer[oa]|cap[oa]|maestr[oa]|signor[a]?|dottor\p{L}*|prof|professor\p{L}*|ingegner|avvocato|don|suor|badante|babysitter|coinquilin[oa]|compagn[oa]) )(\p{Ll}\p{L}{2,})(?!\p{L})/gu,
};

/** Normalizes spelling, capitals of names, and forms of asking. */
export function normalizeRequest(text: string, language: Language, name: string): string {
  let plain = text;
  for (const [match, by] of RULES[language]) plain = plain.replace(match, by as string);
  plain = plain.replace(UNCLE[language], (found: string, before: string, word: string) =>
    isOrdinaryWord(word, language) || VERBISH.test(word) ? found : `${before}${capital(word)}`,
  );
  // “my yoga teacher Maya”, if the persona is Maya.
  const [first = ""] = name.split(" ");
  if (language === "it" && first.length > 2) plain = ofTheirKin(plain, first);
  if (first.length > 2) plain = plain.replace(ownOf(first, language), language === "en" ? first : `a ${first}`);
  for (const part of name.split(" "))
    if (/^\p{Lu}\p{Ll}{2,}$/u.test(part) && !isOrdinaryWord(part.toLowerCase(), language))
      plain = plain.replace(new RegExp(`(?<!\\p{L})${part.toLowerCase()}(?!\\p{L})`, "gu"), part);
  return plain;
}

/** “no alla comunione della figlia di Assunta”, to Assunta: “di tua figlia”. */
function ofTheirKin(text: string, name: string): string {
  const kin =
    /(?<!\p{L})d(?:ella|el|i) (figli[oa]|sorella|fratello|madre|padre|mamma|papà|marito|moglie|nipote) di (\p{L}+)/iu;
  const found = kin.exec(text);
  if (found?.[2]?.toLowerCase() !== name.toLowerCase()) return text;
  const own = `di ${/a$|moglie|madre/i.test(found[1]!) ? "sua" : "suo"} ${found[1]}`;
  return text
    .replace(kin, own)
    .replace(
      /(?<!\p{L})(?:(?:devo|vorrei|voglio|mi tocca) )?dire di no (all[aeo]|al|ai|agli|all') ?(?=\p{L})/iu,
      (_: string, to: string) =>
        `scrivi a ${name} che mi dispiace, non posso venire ${to}${to.endsWith("'") ? "" : " "}`,
    );
}

function ownOf(name: string, language: Language): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return language === "en"
    ? new RegExp(
        `\\b(?:my|our) (?:(?!(?:that|and|to|for|is|was|with|about|if)\\b)[\\p{L}'-]+ ){2,4}${escaped}(?!\\p{L}|')`,
        "iu",
      )
    : new RegExp(
        `(?<!\\p{L})(?:alla|al|a) (?:mi[oa]|nostr[oa]) (?:(?!(?:che|e|per|con)(?!\\p{L}))\\p{L}+ ){2,4}${escaped}(?!\\p{L})`,
        "iu",
      );
}

const VERBISH = /(?:ing|ed|ly|are|ere|ire|ando|endo|mente|ato|ito|uto)$/;
