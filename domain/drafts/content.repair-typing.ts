import type { Bilingual } from "#domain/language.ts";
import { APOSTROPHES } from "./content.apostrophes.ts";

type Rule = readonly [RegExp, string | ((...found: string[]) => string)];

export const ENGLISH_DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|christmas|easter|english|italian)(?:'s)?$/i;

const capital = (found: string): string => found.charAt(0).toUpperCase() + found.slice(1);

export const TYPOS: Bilingual<readonly Rule[]> = {
  en: [
    [/\bi(?=\b(?!\.e))/g, "I"],
    [/\b[Ii]m\b/g, "I'm"],
    [/\b[Ii]ve\b/g, "I've"],
    [/\bid (?=(?:like|love|rather|be|have|prefer|need|appreciate)\b)/g, "I'd "],
    [
      /\bill (?=(?:be|come|call|bring|pay|do|send|make|get|have|try|pick|let|see|go|give|take|not|never|need|wait|write|text|return|ring|phone|arrive|leave|stay|explain|ask|tell|join|cook|drive|start|finish|keep|check|meet|miss|love|probably|definitely|also|just|drop|order|book|hand|wash|clean|help|buy|show|move|lend|grab)\b)/gi,
      "I'll ",
    ],
    [/\b(do|does|did|is|are|was|were|ca|could|would|should|wo|has|have|had)nt\b/gi, "$1n't"],
    [/\bdon?t\b(?=\W)/gi, "don't"],
    [/\b(you|they|we)re\b(?<!were)/gi, "$1're"],
    [/\b(you|they)ve\b/gi, "$1've"],
    [/\b(you|they)ll\b/gi, "$1'll"],
    [
      /\b(s?he) ?s(?= (?:a|an|the|not|been|got|always|never|so|too|very|sick|ill|late|coming|going|welcome)\b)/gi,
      "$1's",
    ],
    [
      /\b(thats|whats|theres|lets|heres|its(?= (?:a|an|the|not|been|ok|okay|fine|too|so|my|his|her|your|our|their|me|us|work|on|in|at|for|about|only|really|very|just|hard|nice|getting|broken|late|over|all|raining|urgent|possible)\b))/gi,
      (word: string) => word.replace(/s$/i, "'s"),
    ],
    [/\bu\b/gi, "you"],
    [/\bur\b/gi, "your"],
    [/\br(?= (?:you|we|they|u)\b)/gi, "are"],
    [/\b(?:pls|plz|pleas|pleease)\b/gi, "please"],
    [/\bits(?= (?:\w+(?:ed|orn|oken|olen)|gone|done)\b)/g, "it's"],
    [
      /\b(mum|mom|dad|grandma|grandpa|nan)s (?=(?:surgery|operation|birthday|house|car|doctor|appointment|place|phone|number|test|results|check-?up)\b)/gi,
      "$1's ",
    ],
    [
      /\b(mr|mrs|ms|dr) (\p{Ll}\p{L}+)/gu,
      (_: string, title: string, name: string) => `${capital(title)} ${capital(name)}`,
    ],
    [/\b(?:thx|thnx|tks)\b/gi, "thanks"],
    ...APOSTROPHES,
    [/\b(\d+) o ?clock\b/gi, "$1 o'clock"],
    [/(?<=[.,;] |^)third time I(?:'m)? ask(?:ing)?\b/gi, "this is the third time I'm asking"],
    [
      /(?<=\b(?:on|in|at|to|from|of) )\p{Ll}+(?: \p{Ll}+)? (?:street|road|avenue|lane|square)\b/gu,
      (found: string) =>
        found.replace(/(?<!\p{L})(?!the |my |our |your |a |this |same )\p{Ll}/gu, (letter) => letter.toUpperCase()),
    ],
    [/\b(?:bday|b-day|birthady|brithday)\b/gi, "birthday"],
    [/\b(?:cuz|coz|cos|bc|becuase|becasue|beacuse|'cause)\b/gi, "because"],
    [
      /(?<!\b(?:the|a|an|root|any|no|this|that|my|will|would|to|could|can|may|might|not|good|just|don't|didn't) )\bcause (?=(?:I|I'm|I've|I'll|the|my|our|his|her|he|he's|she|she's|it|it's|we|we're|they|there|there's|a|an|of|that|this|your|you)\b)/gi,
      "because ",
    ],
    [
      /(?<!\b(?:my|your|his|her|our|their|the|a|an|as|any|every|new|step|great) )\b(?:dad|mum|mom|grandma|grandpa|granny)\b/g,
      capital,
    ],
    [/\b(?:tmrw|tmr|tomorow|tommorow|tommorrow)\b/gi, "tomorrow"],
    [/\b(?:2nite|tonite)\b/gi, "tonight"],
    [/\b(?:wanna)\b/gi, "want to"],
    [/\b(?:gonna)\b/gi, "going to"],
    [/\b(?:gotta)\b/gi, "have to"],
    [/\b(?:shes)\b/gi, "she's"],
    [/\b(?:hes)\b/gi, "he's"],
    [/\b(?:definately)\b/gi, "definitely"],
    [/\b(?:recieved?)\b/gi, (word: string) => word.replace("ie", "ei")],
    [/\b(?:appriciate)\b/gi, "appreciate"],
    [/\b(?:appologi[sz]e)\b/gi, "apologise"],
    [/\bteh\b/gi, "the"],
    [/\bok\b/g, "OK"],
    [/\b(?:sat|saturady|saterday)\b(?<!\b(?:i|he|she|we|they|you) sat)/gi, "Saturday"],
    [/(?<=\b(?:in|since|of|until|by|this|next|last|\d+(?:st|nd|rd|th)?) )(?:may|march)\b/g, capital],
    [/\b(doctor|dentist)s (?=appointment|visit)/gi, "$1's "],
    [/\bweds\b/gi, "Wednesday"],
    [/\bthurs\b/gi, "Thursday"],
    [/\btues\b/gi, "Tuesday"],
    [
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december|christmas|easter)\b/gi,
      capital,
    ],
    [
      /\b(?:italian|english|french|german|spanish|netflix|whatsapp|facebook|instagram|zoom|skype|paris|london|rome|milan|berlin|madrid|barcelona|vienna|amsterdam|dublin|edinburgh|manchester|boston|chicago|florence|venice|naples|munich|zurich|brussels|lisbon|spain|italy|france|germany|england|scotland|ireland|portugal|greece|austria|switzerland|america|canada|australia|europe|ibiza|sicily|sardinia|tuscany|thanksgiving|halloween)\b/g,
      capital,
    ],
  ],
  it: [
    [/^si(?=,|\.| (?:posso|certo|va bene|ci sono|ci vediamo|vengo|ok|grazie|volentieri)(?!\p{L})|$)/giu, "sì"],
    [/(?<!\p{L})perch(?:e'|e|é|è)(?![\p{L}'])/giu, "perché"],
    [/(?<!\p{L})(?:xke|xché|xche|xkè|xké|perke|perkè)(?!\p{L})/giu, "perché"],
    [/(?<!\p{L})(?:nn)(?!\p{L})/giu, "non"],
    [/(?<!\p{L})cn(?!\p{L})/giu, "con"],
    [/(?<!\p{L})(?:cmq)(?!\p{L})/giu, "comunque"],
    [/(?<!\p{L})(?:ke)(?!\p{L})/giu, "che"],
    [/(?<!\p{L})x(?= \p{L})/giu, "per"],
    [/(?<!\p{L})e'(?= |$)/gu, "è"],
    [/(?<!\p{L})E'(?= |$)/gu, "È"],
    [/(?<!\p{L})c'e'?(?![\p{L}'])/giu, "c'è"],
    [/(?<!\p{L})c'era/giu, "c'era"],
    [/(?<!\p{L})(pi)u'?(?![\p{L}'])/giu, "$1ù"],
    [/(?<!\p{L})(pu)o'?(?![\p{L}'])/giu, "$1ò"],
    [/(?<!\p{L})(gi)a'?(?![\p{L}'])/giu, "$1à"],
    [/(?<!\p{L})(cos)i'?(?![\p{L}'])/giu, "$1ì"],
    [/(?<!\p{L})(per)o'?(?![\p{L}'])(?! (?:di|maturo))/giu, "$1ò"],
    [/(?<!\p{L})(pò|po)'?(?![\p{L}'])/giu, "po'"],
    [/(?<!\p{L})(sar|far|andr|verr|dovr|potr|vorr|avr|dar|dir|star)a'?(?![\p{L}'])(?<!sara)/giu, "$1à"],
    [
      /(?<!\p{L})(sar|far|andr|verr|dovr|potr|vorr|avr|dar|dir|star|passer|porter|arriver|pagher)o'?(?![\p{L}'])/giu,
      "$1ò",
    ],
    [/(?<!\p{L})(luned|marted|mercoled|gioved|venerd)i'?(?![\p{L}'])/giu, "$1ì"],
    [
      /(?<!\p{L})(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?!\p{L})/giu,
      (word: string) => word.toLowerCase(),
    ],
    [
      /(?<!\p{L})(citt|universit|novit|verit|libert|possibilit|et|(?<=(?:la|tua|sua|mia|con|di|l'|in) ?)onest|attivit|difficolt)a'?(?![\p{L}'])(?<!eta)/giu,
      "$1à",
    ],
    [/(?<!\p{L})papa'?(?! francesco)(?![\p{L}'])/giu, "papà"],
    [/(?<!\p{L})(?:qual'è)/giu, "qual è"],
    [/(?<!\p{L})un pò/giu, "un po'"],
    [/(?<!\p{L})(?:d'accrdo|daccordo)(?!\p{L})/giu, "d'accordo"],
    [/(?<!\p{L})(?:apposto)(?!\p{L})/giu, "a posto"],
    [/(?<!\p{L})(?:grz|grazieee+)(?!\p{L})/giu, "grazie"],
    [/(?<!\p{L})(?:tvb)(?!\p{L})/giu, "ti voglio bene"],
    [/(?<!\p{L})s[oò]'?(?= (?:che|come|quando|se|dove|bene)(?!\p{L}))/giu, "so"],
    [/(?<!\p{L})(?:ho|o)(?= (?:fatto|detto|visto|preso|avuto|dimenticato|mandato|pagato|bisogno)(?!\p{L}))/gu, "ho"],
    [/(?<!\p{L})(?:a)(?= (?:fatto|detto|visto|preso|avuto|dimenticato|mandato|pagato)(?!\p{L}))/gu, "ha"],
    [
      /(?<!\p{L})(?:milano|roma|torino|napoli|bologna|firenze|genova|verona|natale|pasqua|netflix|italia|londra|parigi|venezia|ferragosto|capodanno)(?!\p{L})/gu,
      capital,
    ],
  ],
};

export const PROFANITY: Bilingual<readonly (readonly [RegExp, string])[]> = {
  en: [
    [
      /\b(?:what the (?:fuck|hell)|wtf|for fuck'?s sake|ffs|for god'?s sake|god ?damn(?:it)?|damn ?it|screw (?:you|him|her|them)|fuck (?:you|him|her|them|off|it)|go to hell|shut (?:the fuck )?up)\b[,.!]?/gi,
      "",
    ],
    [
      /,? *(?:\b(?:because|cause|cos|and|that|but) )?\b(?:s?he|they|you|s?he's|they're|you're|you are|he is|she is|they are|i'?m thinking (?:s?he|they)'?s?)(?: (?:is|are|'s|'re|was|such|just|really|being|so|a|an|total|complete|fucking|bloody|selfish|lazy|stupid|big|bit of))* (?:idiot|asshole|arsehole|bitch|jerk|bastard|moron|prick|dick|dickhead|twat|cunt|loser|pig|stupid|pathetic|cow)s?\b/gi,
      "",
    ],
    [
      /\b(?:the|that|this|my|you)? ?(?:stupid|fucking|bloody)? ?(?:idiot|asshole|arsehole|bitch|jerk(?! chicken| pork)|bastard|moron|prick|dickhead|twat|cunt)s?\b/gi,
      "",
    ],
    [/\b(?:absolutely |really |so )?(?:pissed(?: off)?|pissed me off)\b/gi, "really upset"],
    [/\b(?:bullshit|bs|crap|shit)\b/gi, "mess"],
    [/\b(?:shitty|crappy)\b/gi, "bad"],
    [/\b(?:get|move|lift) (?:his|her|their|your) (?:lazy )?(?:ass|arse)\b/gi, "come"],
    [/\b(?:his|her|their|your) (?:lazy )?(?:ass|arse)\b/gi, "it"],
    [/\b(?:fucking|fuckin|damn|bloody|goddamn|freaking|friggin|effing|fuck)\b ?/gi, ""],
  ],
  it: [
    [
      /(?<!\p{L})(?:vaffanculo|vai a (?:quel paese|fanculo|cagare)|fanculo|porca (?:miseria|puttana|troia)|che (?:cazzo|palle|schifo di persona)|col cazzo|cazzo|merda|minchia|diamine)(?!\p{L})[,.!]?/giu,
      "",
    ],
    [
      /,? *(?:(?:perché|e|ma|che) )?(?<!\p{L})(?:è|sei|si è comportat[oa] da|sta facendo l[oa']) ?(?:davvero |proprio |solo |sempre )?(?:un |una |un'|uno |lo |la |il |l')?(?:gran(?:de)? |vero |vera |emerit[oa] )?(?:stronz[oa]|idiota|cretin[oa]|deficiente|scem[oa]|imbecille|coglione|bastard[oa]|testa di cazzo|stupid[oa]|pezzo di merda)(?!\p{L})/giu,
      "",
    ],
    [
      /(?<!\p{L})(?:quell[oa] |quel |quest[oa] |brutt[oa] |pezzo di )?(?:stronz[oa]|idiota|cretin[oa]|deficiente|scem[oa]|imbecille|coglione|bastard[oa]|testa di cazzo)(?!\p{L})/giu,
      "",
    ],
    [/(?<!\p{L})(?:mi ha|mi hai|mi sono) rotto (?:le palle|i coglioni|le scatole|il cazzo)/giu, "non ce la faccio più"],
    [/(?<!\p{L})incazzat([oaie])(?!\p{L})/giu, "arrabbiat$1"],
    [/(?<!\p{L})cazzate(?!\p{L})/giu, "cose del genere"],
    [/(?<!\p{L})cazzata(?!\p{L})/giu, "sciocchezza"],
    [/(?<!\p{L})(?:del cazzo|di merda)(?!\p{L})/giu, ""],
    [/(?<!\p{L})(?:il|sto|quel) culo(?!\p{L})/giu, ""],
  ],
};

const TIME =
  "(?:(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day|tomorrow|today|tonight|yesterday|\\d{1,2} ?(?:am|pm)|weekend|week|month|year|morning|afternoon|evening|night|all day|anymore|sick|ill|then|yet|instead)";
const IT_TIME =
  "(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|oggi|stasera|ieri|settimana|weekend)";

export const JOINTS: Bilingual<readonly (readonly [RegExp, string])[]> = {
  en: [
    [
      /,? (?:and |also )?(?=(?:could|can|would|will) (?:we|you|I)\b(?! (?:do|ever) (?:nothing)))(?<!\b(?:if|when|what|where|how|why|who|which|so|but|or|that|than|whatever|wherever|time|day|as),? )(?<=\p{L}.*[\p{L}\p{N}'],? (?:and |also )?)/giu,
      ". ",
    ],
    [
      /,? (?:and |also )?(?=(?:do you|are you|is it (?:ok|okay|possible|fine|alright)|would it be|shall we|what about|how about|what do you think|let me know|please let me|hope (?:you|that|to)\b|hopefully|sorry (?:for|about|again)\b|thanks (?:for|again|so)|thank you|looking forward|see you)\b)(?<!\b(?:if|when|what|where|how|why|who|which|so|but|or|that|than|and|to|say|no|I'm|am|very|really|so|just|I|I'd|I'll|we'd|we'll|can|could|many|big|we|please|time|are|be|we're|you're|they're|were|was|is|will|it's),? )(?<=\p{L}.*[\p{L}\p{N}'],? (?:and |also )?)/giu,
      ". ",
    ],
    [
      new RegExp(
        `(?<=\\b(?:I|I'm|I'll|I've|we|we'll|we're|we've|you|no|sorry|can't|cannot|won't)\\b[^.!?;]{3,}\\b${TIME})(?<!\\b(?:that|because|if|when|since|but|and|so|as|think) (?:on |by )?${TIME}) (?=(?:I|I'm|I'll|I've|I'd|we|we're|we've|we'll|it's|it was|he's|she's|he|she|they|they're|there's|there is|my (?:\\w+ )?\\w+ (?:is|has|are|was|were|comes|needs|broke|got|died|fell|can't|won't|isn't|doesn't|didn't|\\w+ed))\\b)`,
        "g",
      ),
      ". ",
    ],
    [
      /, (?=(?:I'm|I am|I'll|I|I've|I'd|we|we're|it's|it is|you|you're|you've|you'll|there's|there is|please|maybe we|thanks|sorry|(?:my|our|the) (?:\w+ )?\w+ (?:is|has|was|are|broke|got|died|needs|isn't|doesn't|didn't|won't|can't))\b)(?<!(?:^|[.!?] )(?:if|when|because|since|as|after|before|although|while|once|unless|sorry|hey|hi|ok|yes|no|well|honestly|unfortunately|sadly|actually|whenever|even|next|last|this|on|in|by|for|from|thanks|today|tomorrow|but|so|at)\b[^.!?]*, )(?<=\p{L}.* .*, )/giu,
      ". ",
    ],
    // “my ceiling I have photos”, “the flowers they made my day”: a new sentence, not a relative clause.
    [
      /(?<=\b(?:I|we|you|is|are|was|has|leaked|there's|have)\b[^.!?;,]{4,} (?:my|our|your) \p{Ll}{3,}) (?=(?:I|I'm|I've|I'll|we|we're|we've|we'll|it's|there's|please) )/gu,
      ". ",
    ],
    [
      /(?<=\b(?:thanks|thank you|love|loved|got|received|sorry)\b[^.!?;,]{2,} the \p{Ll}{3,}s) (?=they (?:are|were|made|look|looked|taste|tasted|smell|mean|meant|really|have|had)\b)/giu,
      ". ",
    ],
    // Dictated without punctuation: “in a meeting I'll call you”.
    [
      /^([^.,;:!?]{12,}[\p{L}\d]) (?=(?:I'll|we'll) )(?<!\b(?:and|but|so|if|when|that|because|as|think|know|hope|say|since|what|where|how|or|than|while|until|before|after|sure|promise|sorry|glad|happy|afraid|then|maybe|everything|all|time|day|thing) )/giu,
      "$1. ",
    ],
    [/, (?=(?:can|could|will|would|is|does|should|may) (?:he|she|they|it) )/gi, ". "],
    [
      /(?<=\p{L}+ [^.!?]{8,}[\p{L}\d])(?<!\b(?:if|when|what|where|how|why|who|which|so|but|or|and|that|than|as|time|day)) (?=(?:can|could) (?:he|she|they) (?:come|be|do|bring|have|get|go|stay|call|pick|take)\b)/giu,
      ". ",
    ],
    [
      /, (?=(?:what|when|where|how|who|why|which)(?:'s| is| are| do| does| did| will| can| should| was| time)\b)(?<!\b(?:know|see|ask|about|wonder), )/gi,
      ". ",
    ],
    [
      /(?<!\b(?:yes|no|and|that|but|ok)), (?=\p{Lu}\p{Ll}+ (?:is|has|will|can|was|knows)\b)(?<!(?:^|[.!?] )(?:if|when|because|since|as)\b[^.!?]*, )/gu,
      ". ",
    ],
    [
      /(?<=\p{L}{2,} .*[\p{L}\p{N}]),? (?:and |so )?please (?=(?:send|let|call|bring|come|give|tell|don't|do|be|make|pay|text|write|check|fix|turn|pick|help|keep|stop|return|take|ask|have|get|reply)\b)(?<!\b(?:can|could|would|will|you|to|and|I|we),? (?:and |so )?please )/gu,
      ". Please ",
    ],
    [
      /([\p{L}\p{N}]) (?=(?:but|so) (?:I|I'm|we|it|could|can|would|maybe|please|that's)\b)(?<!\b(?:and|think|hope|even|not|all|,) )/gu,
      "$1, ",
    ],
  ],
  it: [
    // “non posso far entrare l'idraulico sono al lavoro”, “fino alle 4 può venire dopo?”
    [
      /(?<=(?<!\p{L})non (?:posso|possiamo|riesco)(?!\p{L})[^.,;!?]{4,}\p{L}{3})(?<!(?<!\p{L})(?:che|ma|se|perché|quando|non|come|dove)) (?=(?:sono (?:al|a|in|via|fuori|malat)|ho (?:il|la|un|una|l'))(?!\p{L}))/giu,
      ". ",
    ],
    [/(?<=\p{L}{3}.* (?:alle|le|per) \d{1,2}(?:[:.]\d\d)?) (?=(?:può|puoi|potrebbe|potresti) \p{L}+[^.!]*\?)/giu, ". "],
    [
      new RegExp(
        `(?<=(?<!\\p{L})(?:tutta la notte|tutto il giorno|tutta la sera)) (?=(?:eravamo|ero|non c'er|mi dispiace|scus)\\p{L}*)`,
        "giu",
      ),
      ". ",
    ],
    [
      new RegExp(
        `(?<=(?:puoi|può|potresti|potrebbe|potete) [^.!?,]{4,60}(?<!\\p{L})(?:${IT_TIME}|\\d{1,2})) (?=(?:abbiamo|ho (?:un|una|il|la|l')|siamo|c'è|devo|dobbiamo)(?!\\p{L}))`,
        "giu",
      ),
      ". ",
    ],
    [
      new RegExp(
        `(?<=(?<!\\p{L})${IT_TIME}) (?=(?:ho|sono|devo|non posso|viene|mi|c'è|mia|mio)(?!\\p{L}))(?<=non posso[^.]*|non riesco[^.]*|non ci sono[^.]*|non vengo[^.]*)`,
        "giu",
      ),
      ". ",
    ],
    [
      /([\p{L}\p{N}]) (?=(?:ma|però|quindi) (?:non|ho|sono|mi|ti|posso|possiamo|puoi|potremmo|sabato|domenica|domani|devo|va|se|ci|il|la|adesso|ora|è|vorrei|preferisco|purtroppo|passo|vengo|al)(?!\p{L}))/giu,
      "$1, ",
    ],
  ],
};

export const QUESTION: Bilingual<RegExp> = {
  en: /^(?:(?:what|where|how|who|when|why)'s (?!more\b)|(?:can|could|would|will|shall|should|may|do|does|did|is|are|was|were|have|has|am|what|when|where|why|who|whose|which|how|don't|isn't|aren't|won't|can't) (?!if\b|a\b lot)(?:I|you|we|he|she|it|they|the|my|your|our|there|this|that|is|are|was|were|do|does|did|can|could|would|will|about|time|day|much|many|long|should|\w+ (?:is|are|was|do|does|did|can|could|would|will|has|have)|\p{Lu}\p{L}+|everything|anyone|everyone|\d+)\b)/iu,
  it: /^(?:(?:mi|ti|ci|vi|le|lo|la|te lo|me lo|me la|ce la|per favore,?) )*(?:posso|possiamo|potrei|potremmo|puoi|potresti|può|potrebbe|potete|potreste|riesci|riesce|riuscite|riusciresti|riusciamo|sapresti|vuoi|vorresti|ti va|ti andrebbe|andrebbe|va bene|andrebbe bene|vanno bene|quando|dove|come (?:stai|sta|va|state|mai|posso|possiamo|fai|è|ti|si)|chi|cosa (?!che)|che cosa|che ora|a che ora|quanto|quanti|quante|quale|quali|qual è|perché non|facciamo|ci vediamo|è possibile|sei liber[oa]|è liber[oa]|sarebbe possibile|hai (?:voglia|tempo|sentito|visto|ricevuto|preso)|ha (?:tempo|ricevuto)|ti dispiace|le dispiace|che ne dici|dici che|verresti|vieni|mi (?:daresti|presti|porti|mandi|fai|dai|aiuti|aiuteresti|presteresti)|saresti|sareste|avresti|avrebbe|farai|verrai|c'è|ce l'hai)(?!\p{L})/iu,
};
export const TAIL_QUESTION: Bilingual<RegExp> = {
  en: /(?:,? (?:right|isn't it|don't you|OK|okay|can we|could we|can you|could you (?:\w+ ?){1,8}|(?:so|but) (?:can|could|would|will|is|are|do) (?:we|you|I|it)\b[^.]*))$/i,
  it: /(?:,? (?:vero|giusto|ok|(?:quindi|ma|allora|se (?:puoi|riesci|vuoi),?) (?:possiamo|potremmo|puoi|potresti|riesci|ti va|va bene|facciamo)(?!\p{L})[^.]*))$/iu,
};

/** Where a question or a courtesy may begin without punctuation before it. */
export const NEW_QUESTION_IT =
  /,? (?:e |ed )?(?=(?:possiamo|potremmo|puoi|potresti|(?<=, )può|(?<=, )potrebbe|riesci|(?<=, )riesce|riusciresti|ti va|ti andrebbe|le andrebbe|va bene se|facciamo|fammi sapere|mi faccia sapere|che ne dici|ci vediamo|ci sentiamo|dimmi|scusa(?:mi)? (?:se|per|ancora)|ti (?:ri)?chiamo|ti faccio sapere|grazie(?! (?:a|al|alla|ai|all')(?!\p{L}))|spero (?:che|di|tu)|ti (?:abbraccio|aspetto|voglio bene))(?!\p{L}))(?<!(?<!\p{L})(?:se|che|quando|come|dove|cosa|ma|o|quindi|così|non|perché|e|ti|ci|mi|di|no|allora|chi|quanto|tanto|mille|anche|dire|già|però|le|cui|magari|poi|lo|la),? )(?<!(?:^|[.!?,] |che |e |ma )(?:se|quando) [^.,!?]*)(?<=\p{L}{2}.*[\p{L}\p{N}],? (?:e |ed )?)/giu;
