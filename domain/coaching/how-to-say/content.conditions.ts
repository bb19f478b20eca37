import type { Bilingual } from "#domain/language.ts";
import { b } from "../text.ts";

/** What the user wants to avoid while saying it, and what helps against it. */
export interface Condition {
  kind: string;
  /** For flattened text. */
  match: RegExp;
  say: Bilingual;
}

/** The more particular first. */
export const CONDITIONS: readonly Condition[] = [
  {
    kind: "tears",
    match:
      /\b(?:burst\w* into tears|tears\b|cry(?:ing)?\b|guilt\b|guilty|drama\w*|sermon|lecture|about (?:her|him|them)sel\w+|put(?:s|ting)? (?:the )?moan|sulk\w*|piang\w+|lacrime|piant[oi]|dramm\w+|predic[ah]\w*|sensi di colpa|mett\w+ il muso|tenga il muso|broncio)\b/,
    say: b(
      "If there are tears or reproaches, wait, say “I can see this is hard for you”, and don’t take your sentence back. It needn’t be settled the same day.",
      "Se arrivano lacrime o rimproveri, aspetta, di’ «vedo che ti pesa», e non rimangiarti la frase. Non serve chiudere tutto lo stesso giorno.",
    ),
  },
  {
    kind: "abandoned",
    match:
      /\b(?:abandon\w*|giv(?:en|ing) up on|a burden|pushed (?:out|away)|kick\w* (?:him|her|them) out|reject\w*|unwanted|unloved|stab in the back|betray\w*|second best|replac\w+|sbatt\w+ fuori|caccia\w*|un peso\b|mess[ao] da parte|tradit[ao]\b|rifiutat[ao])\b/,
    say: b(
      "Say aloud the conclusion {name} might draw, and contradict it with something you’ll do: “It doesn’t mean I’m going away from you. On Sundays I’m here as ever.”",
      "Di’ ad alta voce la conclusione che {name} potrebbe trarre, e smentiscila con qualcosa che farai: «Non vuol dire che mi allontano da te. La domenica ci sono come sempre.»",
    ),
  },
  {
    kind: "occasion",
    match:
      /\b(?:(?:ruin|spoil|kill|wreck)\w* (?:\w+ ){0,3}(?:day|mood|evening|night|christmas|party|wedding|dinner|lunch|moment|holiday|birthday|surprise)|(?:rovinar\w*|guastar\w*|ammazzar\w*) (?:\w+ ){0,2}(?:giornata|momento|serata|pranzo|cena|festa|natale|matrimonio|vacanz\w|compleanno|atmosfera|sorpresa|giorno|domenica))\b/,
    say: b(
      "So that it spoils nothing, keep it off the occasion itself: a short call some days before, or a quiet hour the day after.",
      "Per non rovinare niente, tienilo fuori dall’occasione: una telefonata qualche giorno prima, o un’ora tranquilla il giorno dopo.",
    ),
  },
  {
    kind: "embarrassed",
    match:
      /\b(?:embarrass\w*|humiliat\w*|mortif\w*|asham\w*|awkward\w*|die of shame|vergogn\w*|imbarazz\w*|umili\w*|mortific\w*)\b/,
    say: b(
      "To spare you both the embarrassment: nobody else in the room, two sentences, and then a quite ordinary subject.",
      "Per togliervi dall’imbarazzo: nessun altro nella stanza, due frasi, e poi un argomento qualsiasi.",
    ),
  },
  {
    kind: "look",
    match:
      /\b(?:(?:sound|seem|look|com(?:e|ing) across)\w*(?: across)? (?:as |like |too |so )*(?:\w+ )?(?:ungrateful|needy|rude|petty|jealous|selfish|weak|desperate|mean|cold|pushy|childish|crazy|clingy|lazy|bossy|harsh|horrible|an? \w+)|without being (?:the|a|rude|mean|horrible)|not be (?:horrible|rude|mean)|ungrateful|think i'?m|(?:passare|passi|pass[oa]) per|sembrar\w* (?:un[oa']?\b|troppo|ingrat|egoist|scortes|debole|gelos|pesante|\w+)|mi prenda per|prendermi per|la figura d\w+|pensi che (?:sono|sia|io)|pesante|ingrat[ao]|scortese|maleducat[ao])\b/,
    say: b(
      "If you’re worried how you’ll come across, say that first, in one sentence, and then no more apologies. A calm voice does more for it than a soft wording.",
      "Se temi di fare brutta figura, dillo per prima cosa, in una frase, e poi basta scuse. Una voce tranquilla fa più delle parole morbide.",
    ),
  },
  {
    kind: "lose",
    match:
      /\b(?:los(?:e|ing) (?:him|her|them|my|our|a|the)|(?:ruin|wreck|spoil|end|destroy|damag)\w* (?:our|the|a|my) (?:friendship|relationship|marriage|family)|perder(?:l[oa]|e)\b|rovinar\w* (?:l'amicizia|il rapporto|la nostra|tutto|il nostro)|incrinar\w*|allontanar\w*)\b/,
    say: b(
      "Say what you want to keep as well as what you want to change, and put a next time in it: “and on Thursday we go out as usual”.",
      "Insieme a quello che vuoi cambiare di’ anche quello che vuoi tenere, e mettici una prossima volta: «e giovedì si esce come sempre».",
    ),
  },
  {
    kind: "quarrel",
    match:
      /\b(?:argu(?:e|ing|ment)\w*|fight\w*|row\b|fall(?:ing)? out|quarrel\w*|feud|defensive|accus\w*|attack\w*|blam(?:e|ing)|hit the roof|kick(?:ing)? off|blow(?:ing)? up|angry|mad at|explod\w+|confront\w*|start(?:ing)? (?:a|an|something|world war)|war\b|scene\b|litig\w*|lite\b|accusar\w*|attacca\w*|scenat\w*|arrabbi\w*|incazz\w*|discussion\w|scontr\w+|guerra|sulla difensiva|aggred\w*)\b/,
    say: b(
      "So that it doesn’t become a quarrel: if {name} answers sharply, don’t defend yourself. Say “I hear you”, repeat your one sentence in the same voice, and offer to go on tomorrow.",
      "Perché non diventi una lite: se {name} ribatte, non difenderti. Di’ «ti ascolto», ripeti la tua frase con la stessa voce, e proponi di riparlarne domani.",
    ),
  },
  {
    kind: "offence",
    match:
      /\b(?:offen[dcs]\w*|insult\w*|tak(?:e|ing) it (?:the wrong way|badly|personally)|ris(?:e|ing) to|prend\w+ (?:sul personale|male)|se la prend\w+|permalos\w*|risentir\w*)\b/,
    say: b(
      "So that it isn’t taken as an insult: speak of one thing that happened, not of what {name} is like, and say in the same breath what you value.",
      "Perché non suoni come un’offesa: parla di una cosa che è successa, non di com’è {name}, e nello stesso momento di’ che cosa apprezzi.",
    ),
  },
  {
    kind: "hurt",
    match:
      /\b(?:hurt(?:ing)? (?:him|her|them|\w+'s feelings|his|their|anyone|anybody)|crush\w*|break(?:ing)? (?:him|her|his|their|my \w+'?s?) ?(?:heart)?|heartbr\w+|devastat\w*|upset(?:ting)? (?:him|her|them|my)|disappoint(?:ing)? (?:him|her|them|my)|cruel|attack him|ferir\w*|far(?:gli|le|l[oa])? (?:del |troppo )?(?:stare )?male|spezz\w+|deluder\w*|ci (?:resta|resti|rest\w+|rimane|rimang\w+|sta) (?:troppo )?male|restarci male|rimanerci male|soffrir\w*|cuore)\b/,
    say: b(
      "It may hurt all the same, and that doesn’t mean you did it badly. What you can do is be clear, take your time, and stay for the answer.",
      "Può far male lo stesso, e non vuol dire che hai sbagliato. Quello che puoi fare è parlare chiaro, senza fretta, e restare ad ascoltare la risposta.",
    ),
  },
];
