/*
 * Patterns of events in an outcome, in English and Italian, for flattened text (lower case, no accents). Single words
 * say little here, so each pattern is an event.
 */

export type GraveKind = "death" | "job" | "ill" | "ward";

function anyOf(...parts: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\w'])(?:${parts.join("|")})(?!\w)`);
}

/** Removed first: sounds like grave news but isn't. */
export const NOT_GRAVE = new RegExp(
  anyOf(
    String.raw`(?:phone|battery|laptop|car|line|call|telefono|batteria) (?:had |has )?died`,
    String.raw`died (?:laughing|of laughter|of embarrassment)|mort[oai] (?:dal ridere|di sonno|di fame|di vergogna)`,
    String.raw`(?:out of|home from|back from|left|discharged from) (?:the )?hospital|discharged|dimess[oa](?: dall'ospedale)?|(?:tornat|uscit)[oa] dall'ospedale`,
    String.raw`(?:works?|working|job|shift|nurse|doctor) (?:at|in) (?:the |a )?hospital|(?:lavora|lavoro|turno) in ospedale`,
    String.raw`(?:no|not|isn't|wasn't|ruled out|free of) (?:a |an )?(?:cancer|tumou?r|stroke|heart attack)|all clear|benign|(?:non e|nessun|escluso il) (?:un )?(?:tumore|cancro|ictus|infarto)|benign[oa]|falso allarme|false alarm|in remission|in remissione`,
    String.raw`by accident|(?:not|wasn't|weren't|non (?:e stat|l'hanno) ?[oa]?) (?:fired|sacked|laid off|licenziat[oa])`,
    String.raw`(?:afraid|scared|worried|paura|preoccupat[oa]) (?:of|about|that|di|per)(?: [\w']+){0,4} (?:cancer|tumou?r|tumore|dying|morire|job|lavoro)`,
  ).source,
  "g",
);

/** News that no conversation causes or resolves. */
export const GRAVE_NEWS: Readonly<Record<GraveKind, RegExp>> = {
  death: anyOf(
    String.raw`died|has passed|passed away|passed on|is dead|was found dead|funeral|stillborn|miscarri\w+|lost the baby|we lost (?:him|her|dad|mum|mom|grandma|grandad)|suicide`,
    String.raw`(?:e|era) mort[oa]|sono mort[ie]|e (?:mancat|decedut|spirat)[oa]|e venut[oa] a mancare|la morte di|funerale|in lutto|aborto spontaneo|pers[oi] il bambino|si e tolt[oa] la vita`,
  ),
  job: anyOf(
    String.raw`(?:lost|loses|losing) (?:his|her|my|their|the|our) (?:job|jobs|post|position|business|house|home|flat)|laid off|made redundant|redundancy|(?:been|was|got|were|is) (?:fired|sacked|dismissed|let go|evicted)|let (?:him|her|me|them|us) go (?:at|from) work|(?:shop|firm|company|factory) (?:is|has) (?:closing|closed|gone bankrupt)|bankrupt\w*`,
    String.raw`pers[oa] (?:il|la|l') ?(?:lavoro|posto|casa|impiego|ditta)|(?:ha|ho|hanno|abbiamo) perso (?:il|la|l') ?(?:lavoro|posto|casa|impiego|ditta)|licenziat[oaie]|licenziamento|in cassa integrazione|sfrattat[oaie]|lo sfratto|fallit[oa]|fallimento`,
  ),
  ill: anyOf(
    String.raw`diagnos\w+|tumou?rs?|cancer|chemo\w*|metasta\w+|leuk?a?emia|lymphoma|terminal\w*|(?:a|had a|another) stroke|heart attack|dementia|alzheimer\w*|parkinson\w*|multiple sclerosis|overdose|serious(?:ly)? (?:ill|accident)|(?:bad|car|motorbike|serious) (?:accident|crash)`,
    String.raw`diagnosticat[oa]|tumor[ei]|cancro|chemio\w*|metastas[i]|leucemia|linfoma|ictus|infarto|demenza|sclerosi|malattia (?:grave|incurabile)|incidente (?:grave|d'auto|in (?:auto|moto|macchina))`,
  ),
  // Being there is news; the visit itself may have gone well.
  ward: anyOf(
    String.raw`(?:in|to|into) (?:the )?(?:hospital|intensive care|a&e|a e|er|icu|hospice)|hospitali[sz]ed|ambulance|intensive care|(?:emergency|brain|heart) (?:room|surgery|operation)`,
    String.raw`in ospedale|all'ospedale|ricoverat[oa]|ricovero|al pronto soccorso|in pronto soccorso|terapia intensiva|rianimazione|ambulanza|operazione (?:al|d'urgenza)|hospice`,
  ),
};

/** Happy tears, or relief. */
export const TEARS_OF_JOY = anyOf(
  String.raw`(?:cr(?:ied|ying|y)|wept|weeping|tears?|sobb\w+|in tears)(?: [\w']+){0,4} (?:relief|relieved|joy|happiness|happy|gratitude|laugh\w*)`,
  String.raw`(?:so |was |were |both )?(?:relieved|moved to tears|touched)(?: [\w']+){0,5} (?:cr(?:ied|ying|y)|tears|wept)`,
  String.raw`(?:happy|good|glad|grateful) tears|relie(?:f|ved)|moved to tears`,
  String.raw`(?:piant[oi]|pianger\w*|piangev\w+|piange|lacrime|lacrimon[ei]|singhiozz\w+)(?: [\w']+){0,4} (?:sollievo|gioia|felicita|commozione|gratitudine|ridere|risate|contentezza)`,
  String.raw`sollievo|sollevat[oaie]|commoss[oaie](?: fino alle lacrime)?|lacrime (?:buone|belle)`,
);

/** Events that can turn out either way. */
export const EVENTS: readonly { well: RegExp; badly: RegExp }[] = [
  {
    well: anyOf(
      String.raw`said (?:yes|ok|okay|of course)|says yes|will say yes|agree[sd]|will agree|accept(?:s|ed)|is fine with it|happy to|gave in|(?:ha|hanno|mi ha|ci ha) detto (?:di )?si|dira (?:di )?si|dice (?:di )?si|d'accordo|ha accettato|accetta|accettera|va bene (?:a|per) (?:lui|lei)|accordo`,
    ),
    badly: anyOf(
      String.raw`sa(?:id|ys) no|will say no|(?:didn't|did not|won't|will not|wouldn't|would not|doesn't) (?:agree|accept|want|even|listen|let me)|refus\w+|turned (?:me|it|us) down|(?:ha|mi ha|ci ha) detto (?:di )?no|dir(?:a|ebbe) (?:di )?no|dice (?:di )?no|non (?:ha accettato|accetta|accettera|e d'accordo|vuole|vorra|ha voluto)|rifiut\w+`,
    ),
  },
  {
    well: anyOf(
      String.raw`(?:paid|pays|will pay) (?:me |us |it |everything |all )?back|(?:he|she|they) (?:pays?|will pay)|paid (?:me |us )?(?:the|all|in full)|gave (?:me |us )?(?:back )?(?:the|my|all the) (?:money|keys?|drill|car|book)(?: back)?|(?:mi |ci )?(?:paga|paghera|restituisce|restituira|ridara)|(?:mi ha|ci ha|ha) (?:restituit|ridat|pagat|rimborsat)\w+`,
    ),
    badly: anyOf(
      String.raw`(?:hasn't|didn't|did not|won't|will not|still not|never) (?:paid|pay|pays|given|give)\w*|non (?:mi |ci )?(?:paga|paghera|restituisce|restituira)|non (?:mi |ci )?ha (?:ancora )?(?:restituit|ridat|pagat|rimborsat)\w+`,
    ),
  },
  {
    well: anyOf(
      String.raw`(?:took|takes|will take) it (?:really |very |quite |so )?(?:well|calmly)|stay(?:ed|s) calm|wasn't (?:angry|cross|upset|offended)|did(?:n't| not) get (?:angry|cross|upset)|(?:l'ha presa|la prende|la prendera) (?:molto |abbastanza |proprio )?bene|non si e (?:arrabbiat|offes)[oa]|e rimast[oa] calm[oa]`,
    ),
    badly: anyOf(
      String.raw`(?:took|takes|will take) it (?:really |very |quite |so )?badly|(?:got|gets|will get|will be|is going to be) (?:angry|cross|upset|furious|offended)|lost (?:his|her|their) temper|hung up|blocked me|(?:l'ha presa|la prende|la prendera) (?:molto |abbastanza |proprio )?male|si e (?:arrabbiat|offes|infuriat)[oa]|si (?:arrabbia|arrabbiera|offende|offendera)|sara (?:furios|offes|arrabbiat)[oa]|ha (?:riattaccato|messo giu)|mi ha bloccat[oa]`,
    ),
  },
  {
    well: anyOf(
      String.raw`apologi[sz]e[sd]|will apologi[sz]e|sa(?:id|ys) sorry|made (?:it )?up|we are (?:good|fine|ok)|back on (?:good )?terms|cleared (?:it|the air|everything)|si (?:scusa|scusera)|si e scusat[oa]|(?:mi ha chiesto|mi chiede|chiedera) scusa|abbiamo fatto pace|ci siamo chiarit[ie]|chiarito tutto|tutto a posto`,
    ),
    badly: anyOf(
      String.raw`(?:didn't|did not|won't|will not|no|never) apolog\w+|no sorry|non si e scusat[oa]|nessuna scusa|non (?:mi |ci )?ha chiesto scusa`,
    ),
  },
  {
    well: anyOf(
      String.raw`(?:he|she|they) (?:came|comes?|will come|showed up|shows up|turned up|called|calls|answered|wrote back|replied|remembered|remembers)|e venut[oa]|viene|verra|si presenta|si e presentat[oa]|mi ha (?:chiamat|richiamat|rispost|scritt)[oa]|si e ricordat[oa]`,
    ),
    badly: anyOf(
      String.raw`(?:didn't|did not|never|hasn't|won't|will not|doesn't) (?:come|came|show|showed|turn|turned|call|called|answer|answered|reply|replied|write)(?: up| back)?|stood me up|non (?:viene|verra|si presenta)|non (?:e venut|si e presentat|mi ha (?:chiamat|richiamat|rispost|scritt))[oa]|ha disdetto|mi ha dato buca`,
    ),
  },
  {
    well: anyOf(
      String.raw`listen(?:ed|s)|will listen|heard me out|hears me out|open(?:ed|s) up|told me (?:everything|a lot|how)|we (?:really )?talked|asked me (?:how|about)|mi (?:ascolta|ascoltera)|mi ha ascoltat[oa]|ha ascoltato|si e apert[oa]|mi ha (?:raccontato|chiesto come)`,
    ),
    badly: anyOf(
      String.raw`(?:didn't|did not|wouldn't|won't|will not|doesn't) (?:want to talk|listen|hear|look at me|say a word)|walked (?:out|off|away)|changed the subject|non (?:mi )?(?:ascolta|ascoltera)|non (?:mi ha ascoltat|ha ascoltat|ha volut)[oa]|non vuole (?:parlare|piu|sentir\w+|veder\w+)|ha cambiato (?:discorso|argomento)|se n'e andat[oa]`,
    ),
  },
];
