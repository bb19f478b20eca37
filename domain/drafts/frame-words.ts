import type { Language } from "#domain/language.ts";

/** The words of a request, apart from its content. */
export interface FrameWords {
  /** Verbs of saying and nouns for messages, one of which is required. */
  strong: RegExp;
  /** Words that may surround them. */
  weak: RegExp;
  /** Phrases whose words do not belong to a request by themselves. */
  pairs: RegExp;
  /** Verbs such as “thank” or “ask”, and the form that the readers know. */
  acts: readonly (readonly [RegExp, string])[];
  /** Pronouns for the addressee, also as part of a verb: “digli”. */
  clitic: RegExp;
  him: RegExp;
}

export const FRAME: Record<Language, FrameWords> = {
  it: {
    strong:
      /^(?:scriv(?!a$|ono|eva|erà)\p{L}*|dir(?:e|gli|le|glielo|gliela|lo|la|vi)|d(?:igli|ille|ì|i'|ite|itegli|itele|ica|icagli|icale|ije|ijelo|illo|iglielo|icendogli|icendole)|dico|mand(?:a|agli|ale|are|argli|arle|iamo)|invi(?:a|are|argli|arle)|rispond(?:i|igli|ile|ere|ergli|erle|o|iamo)|risponder(?:gli|le)|comunic(?:a|are|argli|arle|agli|ale)|avvis(?:a|are|arlo|arla|alo|ala)|avvert(?:i|ire|irlo|irla|ilo|ila)|spieg(?:are|argli|arle|agli|ale)|spiego|messagg\p{L}+|msg|sms|testo|mail|email|e-mail|bigliett(?:o|ino)|righe|lettera|whatsapp|wapp|risposta|bozza|sapere|capire|riscriv\p{L}+|mettic[ei]|mettiglielo|aggiungi(?:ci)?|cose|saluto|aiutami|aiutarmi)$/iu,
    weak: /^(?:mi|me|ci|vi|ti|gli|le|la|lo|li|je|glielo|gliela|un|uno|una|un'|due|tre|il|i|qualche|qualcosa|cose|cosa|tu|bene|meglio|anche|subito|soltanto|solo|poi|per|favore|piacere|cortesia|gentilmente|gentile|carino|carina|bello|bella|bel|breve|leggero|formale|formalmente|educata|educato|affettuoso|garbo|modo|in|con|tono|puoi|potresti|può|potrebbe|riesci|aiuti|aiuta|aiutare|vorrei|voglio|volevo|vorremmo|devo|dovrei|devi|deve|dobbiamo|bisogna|desidero|bisogno|ho|avrei|di|a|ad|da|serve|servono|servirebbe|fammi|facciamo|fai|fa|fare|far|fargli|farle|fagli|falle|butti|butta|buttami|giù|metti|mettimi|prepari|preparami|prepara|redigi|faccio|posso|potrei|potremmo|si|so|non|dimmi|trovare|le|della|delle|x|scritto|insomma|oh|ok|okay|scusa|ciao|ehi|senti|coach|cara|caro|girare|mandare|inviare|parte|mia|nostra|e|vocale|parole|parola|ora|adesso|quindi|allora|giusto|giuste|chiedo|come|quello|ciò|frase|ste|sta|però|co|na|pensavo|provo|prova|semplice|semplicemente|aperte|virgolette|qlc|qlcs|simpatico|simpatica|dolce|carini|gliele|bisogno|benvenuto|sintetico|veloce|urgente)$/iu,
    pairs:
      /^(?:che (?:tu |mi )?(?=scriv)|che (?:gli|le) (?=(?:dico|scrivo|rispondo|mando))|qualcosa tipo |(?:dove|in cui) (?:gli |le |la |lo )?(?=(?:dico|spiego|scrivo))|com'è che |le chiedo di |ti chiedo di |ci metti (?=che|anche)|mi metti giù )/iu,
    acts: [
      [/^(?:chied(?!e(?!r)|ono|eva)|domand)\p{L}+/iu, "chiedi @"],
      [/^ringrazi\p{L}+/iu, "ringrazia @"],
      [/^invit(?:a|alo|ala|ali|are|arlo|arla|arli)(?!\p{L})/iu, "invita @"],
      [/^(?:proporre|proporgli|proporle|proponi|proponigli|proponile|proporti)(?!\p{L})/iu, "proponi @"],
      [/^(?:ricord(?:agli|ale|argli|arle|a|are))(?!\p{L})/iu, "ricorda @"],
      [/^complimenti(?: da parte mia)?(?!\p{L})/iu, "complimenti"],
      [/^disd(?:ire|ici)(?!\p{L})/iu, "disdici"],
      [/^scus(?:ati|armi)(?: con (?:lui|lei|loro))?(?: (?:per|da parte) me| tu)?(?!\p{L})/iu, "scusati @"],
      [/^chied(?:i|ere|o) scusa(?!\p{L})/iu, "scusati @"],
    ],
    clitic:
      /^(?:scriv|d[ií]|dic|dir|mand|rispond|spieg|avvis|comunic|invi|f[aà]|met|aggiung)\p{L}*?(?:gli|le|glielo|je|jelo|lo|la)$|^(?:gli|le|je)$/iu,
    him: /(?:gli|glielo|je|jelo|alo|arlo)$/iu,
  },
  en: {
    strong:
      /^(?:tell|telling|text|texting|txt|message|msg|write|writing|word|wording|worded|email|mail|note|letter|lines|words|card|reply|respond|draft|drafting|compose|phrase|say|saying|know|inform|informing|type|typing|send|sending|explain|put)$/i,
    weak: /^(?:i|i'd|i've|i'll|id|need|needs|to|want|wanna|would|like|love|have|got|gotta|can|could|will|would|you|u|please|pls|plz|help|helping|me|us|a|an|one|some|short|quick|few|polite|nice|kind|friendly|warm|something|it|how|do|does|should|what|what's|whats|way|good|best|of|just|so|ok|okay|hey|hi|hello|hiya|right|now|for|from|in|let|up|together|out|down|back|also|yaar|bhai|ever|there|mate|well|both|we|kindly|be|must|try|'ve|the|and|then|only|your|my|thing|things|is|gonna|going|any|make|making|give|get|actually|quickly|simple|big|it's|way|two|three|hundred|telling|'d|message|say|on|behalf|honest|ideas|there|pop|drop|shoot|whack|knock|bang|round|may|complaint|complain|form|so|into|thoughtful|little|couple|with|firm|civil|but|this)$/i,
    pairs:
      /^(?:put (?:it|this) (?=to )|let (?:me )?(?=\p{Lu})|ring \w+\? no, |(?:that's|which is) to say |would be |what i want to say is )/iu,
    acts: [
      [/^(?:ask|asking)\b/i, "ask her"],
      [/^(?:thank|thanking)\b(?![- ]you)/i, "thank her"],
      [/^(?:invite|inviting)\b/i, "invite her"],
      [/^(?:remind|reminding)\b/i, "remind her"],
      [/^(?:wish|wishing)\b/i, "wish her"],
      [/^(?:apologi[sz]e|apologi[sz]ing)(?: to)?\b/i, "apologise to her"],
      [/^(?:thank[- ]?you|thanks)(?: (?:text|note|message|card|letter))?(?= (?:to|for) )/i, "thank her"],
      [/^congratulate\b/i, "congratulate her"],
    ],
    clitic: /^(?:him|her|them)$/i,
    him: /^him$/i,
  },
};
