import type { Language } from "#domain/language.ts";
import { countCues } from "./lexical-fields.ts";
import { situationWords } from "./situation-features.ts";
import type { Situation } from "./situations.ts";

/** A situation as classified from a message. */
export interface ReadSituation {
  situation: Situation;
  probability: number;
  /** Probability of the next likely situation. */
  next: number;
}

/** From this probability one word of the situation's lexical field is enough. */
const PLAIN = 0.8;
/** From this probability none is needed. */
const CERTAIN = 0.94;
/** With two words, the least lead in probability over the next situation. */
const AHEAD = 0.35;

/**
 * Words without which these situations are not mentioned, whatever the probability, as a mistake would hurt or other
 * texts are easily mistaken for them. For lower case without accents.
 */
const ANCHORS: Partial<Record<Situation, RegExp>> = {
  pregnancy:
    /\b(?:pregnan\w*|expecting|baby on the way|due in|scan|morning sickness|(?:pregnancy )?test|incinta|gravidanz\w*|aspett\w+ (?:un|una) (?:bambin\w|bimb\w|figli\w)|test)\b/,
  miscarriage:
    /\b(?:miscarr\w*|lost (?:the|a|our) baby|stillb\w*|abort\w*|pers\w (?:il|la|un|una) (?:bambin\w|bimb\w))\b/,
  infertility:
    /\b(?:ivf|fertil\w*|infertil\w*|trying (?:for|to have)|years of trying|fecondazione|sterile|provando da|figli che non arrivano)\b/,
  new_baby: /\b(?:baby|newborn|birth|gave birth|neonat\w|bimb\w|nat[oa]|partorit\w|bebe)\b/,
  desire:
    /\b(?:sex\w*|intima\w*|intimacy|desire|libido|make love|making love|touch\w*|in the mood|sess\w*|intimita|desideri\w*|far\w* l'?amore|voglia di (?:me|lei|lui)|toccar?\w*|tocca|si tira indietro)\b/,
  was_cheated_on:
    /\b(?:cheat\w*|affair|unfaithful|slept with|another (?:woman|man)|tradi\w*|corna|un'?altr[oa]|amante)\b/,
  i_cheated: /\b(?:cheat\w*|affair|unfaithful|slept with|kissed|tradi\w*|baciat\w|andat\w a letto)\b/,
  drinking:
    /\b(?:drink\w*|drunk|alcohol\w*|bottle\w*|wine|beer|vodka|sober|bev\w+|beve|alcol\w*|ubriac\w*|bottigli\w*|vino|birr\w|sobri\w)\b/,
  drugs_gambling:
    /\b(?:drug\w*|weed|coke|cocaine|pills|gambl\w*|bet(?:s|ting)?|casino|slot\w*|chip|drog\w*|cann[ae]|fuma erba|cocaina|gioco d'?azzardo|scommess\w*|slot|gratta)\b/,
  serious_illness:
    /\b(?:cancer|tumou?r|diagnos\w*|parkinson\w*|chemo\w*|illness|ms\b|stroke|operation|surgery|tumore|cancro|malatti\w*|chemio\w*|ictus|operazione|sclerosi)\b/,
  my_illness:
    /\b(?:my (?:illness|diagnos\w*|cancer|chemo|condition|disease)|i have (?:ms|cancer|parkinson\w*)|diagnos\w*|ill|sick|la mia malattia|malat\w*|tumore|chemio|diagnosi)\b/,
  dying:
    /\b(?:dying|hospice|terminal|last (?:weeks|days)|palliative|won'?t make it|mor(?:endo|ente|ire)|fine vita|hospice|ultimi giorni|palliativ\w*|terminale)\b/,
  dementia:
    /\b(?:dementia|alzheimer\w*|forget\w*|doesn'?t recogni\w*|same question|demenza|alzheimer|dimentica\w*|non (?:mi |ci )?riconosc\w*|chiama col nome)\b/,
  low_mood:
    /\b(?:depress\w*|won'?t get (?:up|out)|stays? in bed|no energy|sad|low|crying|depress\w*|non si alza|trist\w*|giu di morale|piang\w*|apatic\w)\b/,
  money_i_owe:
    /\b(?:i (?:still )?owe|pay (?:him|her|them) back|borrowed (?:money|\d)|debt|devo (?:\d|restituir\w*|ridar\w*|dei soldi)|debit\w*|gli devo|le devo)\b/,
  money_owed_to_me:
    /\b(?:owes?|pay\w* (?:me|us) back|paid (?:me|us) back|lent .*(?:\d|money|cash)|loan|my money|mi dev\w+ .*(?:\d|soldi|euro)|soldi|prestito|rivoglio|prestat\w* .*(?:\d|soldi|euro))\b/,
  partner_spending:
    /\b(?:spend\w*|spent|bought|buys|credit cards?|savings?|account|debts?|spes[aeo]|spende\w*|compra\w*|finanziament\w*|cart[ae] di credito|conto|risparmi\w*|debit\w*)\b/,
  asks_for_money:
    /\b(?:ask\w* (?:me |us )?for (?:money|a loan|cash)|lend (?:him|her|them)|borrow|guarantor|money|quid|chied\w* (?:soldi|un prestito)|prestar\w*|prestito|soldi|garante|euro)\b/,
  broke_up:
    /\b(?:broke up|break ?up|broken up|split up|dumped|left me|it'?s over|ended (?:it|things)|my ex|ci siamo (?:lasciat\w|mollat\w)|mi ha (?:lasciat\w|mollat\w)(?! (?:un|una|na|il|lo|la|i|gli|le|l|sul|sulla|in|a)\b)|e finita|l'?ho lasciat\w|mollat\w)\b/,
  wants_to_leave:
    /\b(?:leave|leaving|separat\w*|divorc\w*|break up|end (?:it|things|the relationship)|lasciar\w*|separ\w*|divorzi\w*|andarmene|chiudere|finirla)\b/,
  back_together:
    /\b(?:back together|get(?:ting)? back|take (?:me|him|her) back|my ex|try again|tornare (?:insieme|con|col)|rimetter\w* insieme|ripensat\w|ex)\b/,
  divorce_handover:
    /\b(?:divorc\w*|handover|custody|ex(?:[- ](?:wife|husband))?|weekends? with|separat\w*|affidament\w*|ex (?:marito|moglie)|il mio ex|la mia ex|dal padre|dalla madre)\b/,
  long_distance:
    /\b(?:distance|far away|abroad|miles|km|another (?:city|country)|flights?|train|video ?calls?|time zone|distanza|lontan\w*|estero|aere[oi]|voli|tren[oi]|videochiamat\w*|altra citta)\b/,
  teen_out_late:
    /\b(?:curfew|home (?:at|by|late)|came home|out (?:late|till|until|past)|stays? out|coprifuoco|tornat?\w* (?:a casa|alle|tardi)|rientr\w*|fuori fino|esce)\b/,
  credit_taken:
    /\b(?:(?:took|take|takes|taking|stole|stolen|steals|claim\w*|present\w*|passed|sold|pass\w*) .*(?:credit|idea|work|report|slides|project|design|own)|credit for|(?:as|like) (?:if )?(?:it was )?(?:his|her|their) own|merito|(?:ha|hanno) (?:pres\w|presentat\w|rubat\w|spacciat\w|copiat\w) .*(?:idea|lavoro|report|progetto|mi[oa])|preso il merito)\b/,
  loneliness:
    /\b(?:lonel\w*|alone|no friends|nobody to|no one to|sol[oa]|solitudine|nessun\w amic\w|non ho amici|nessuno con cui)\b/,
  mental_load:
    /\b(?:remember\w*|everything|organi[sz]\w*|in my head|appointments?|calendar|list|plan\w*|mental load|birthdays|ricord\w*|tutto io|organizz\w*|pens\w* a tutto|carico mentale|appuntament\w*|lista|agenda)\b/,
  school_dispute:
    /\b(?:(?:my|our) (?:\w+ )?(?:son|sons|daughter|kid|kids|child|boy|girl|lad|lads)\w*.*(?:teacher|school|class|head|coach)|(?:teacher|school|class|coach).*(?:my|our) (?:\w+ )?(?:son|daughter|kid|child|boy|girl|lad)|mi[oa] figli\w.*(?:maestr\w|scuola|prof\w*|classe|asilo)|(?:maestr\w|scuola|prof\w*|classe|asilo|genitori).*(?:mi[oa] figli\w|bambin\w|figli\w))\b/,
  asking_favour:
    /\b(?:(?:i|we) (?:need|want|have|would like|must|should|could) .*(?:ask|favou?r|help)|how (?:do|can|should) i ask|ask (?:him|her|them|my \w+) (?:for|to|if)|(?:chieder\w*|chiedo) .*|ho bisogno|un favore|mi serve)\b/,
  quitting_job:
    /\b(?:quit\w*|resign\w*|hand in (?:my )?notice|leave (?:my|the|this) job|leaving (?:my|the) job|new job|dimett\w*|dimission\w*|licenziar\w*|lasciare il lavoro|cambi\w* lavoro|rinunci\w*)\b/,
  inheritance:
    /\b(?:inherit\w*|will|estate|(?:parents?|mum|mom|dad|gran\w*|nan)[’']?s? (?:\w+ )?(?:house|home|flat|ring|things)|share of|sell .*(?:house|home|flat)|divide the house|eredit\w*|testament\w*|casa (?:dei|di|della|del) .*|vender\w*|vuole vendere|divid\w*)\b/,
  big_decision:
    /\b(?:decid\w*|decision|choose|choice|move (?:abroad|to)|job offer|crossroads|decis\w*|scegli\w*|scelta|bivio|offerta)\b/,
  jealous_partner:
    /\b(?:jealous\w*|checks? my|who i'?m with|accus\w*|suspicious|gelos\w*|controlla|con chi|sospett\w*)\b/,
  vaping: /\b(?:vap\w*|smok\w*|e-?cig\w*|svap\w*|fum\w*|sigarett\w*)\b/,
  child_hits: /\b(?:hits?|bites?|kicks?|pushes|mord\w*|picchia\w*|morsi|calci|spint\w*|mena)\b/,
  child_bullied:
    /\b(?:bull\w*|picked on|teas\w*|excluded|left out|bully\w*|prend\w* in giro|presa di mira|esclus\w*|invited|invitat\w*|bullism\w*)\b/,
  i_hurt_them:
    /\b(?:i (?:said|did|hurt|shouted|snapped|lied|forgot|told|broke|called|ruined|was)|my fault|regret|sorry|apolog\w*|ho (?:detto|fatto|ferit\w|urlat\w|offes\w|mentit\w|dimenticat\w|sbagliat\w|rispost\w|rovinat\w)|colpa mia|pent\w+|scus\w*)\b/,
  meddling:
    /\b(?:meddl\w*|interfer\w*|tells? (?:me|us)|without (?:asking|knocking)|nosy|comments?|gives? (?:us |me )?advice|intromett\w*|impicc\w*|mette bocca|commenta|senza (?:chiedere|suonare|bussare)|dice la sua|entra|decide)\b/,
  what_are_we:
    /\b(?:what are we|official|exclusive|serious|label|boyfriend|girlfriend|relationship|months|dating|cosa siamo|storia seria|insieme|ufficiale|relazione|esclusiv\w*|frequent\w*)\b/,
  caught_lying:
    /\b(?:(?:he|she|they|\w+) (?:has |had )?(?:lied|lies|hid|hides)|lying to|lies|found out|bugi\w*|(?:ha|hanno|mi) ment\w*|nascost\w*|scopert\w*)\b/,
  asking_raise: /\b(?:raise|pay ?rise|salary|wage|pay|promotion|aumento|stipendio|promozione|livello|inquadramento)\b/,
  saying_no:
    /\b(?:asks?|asked|favou?r|hard to say no|can'?t say no|how (?:do|can) i (?:ever )?say no|saying no|say no to|always say(?:ing)? yes|chied\w+|chiest\w+|favore|dir\w* (?:di )?no|dico (?:sempre )?(?:di )?(?:si|no)|rifiut\w+|mi molla)\b/,
  forgiving: /\b(?:forgiv\w*|perdon\w*)\b/,
  no_apology: /\b(?:apolog\w*|sorry|admit\w*|scus\w*|ammett\w*|ammess\w*)\b/,
  apology_refused: /\b(?:apolog\w*|sorry|scus\w*)\b/,
  stubborn_old_parent:
    /\b(?:\d\d|old|won'?t|refus\w*|stubborn|ladder|driv\w*|stairlift|hearing aids?|doctor|anni|vecchi\w|rifiut\w*|non vuole|guid\w*|scal\w|montascale|testard\w)\b/,
};

/** Grave or intimate: one word is never enough, whatever the probability. */
const GRAVE: ReadonlySet<Situation> = new Set<Situation>([
  "pregnancy",
  "miscarriage",
  "infertility",
  "new_baby",
  "desire",
  "was_cheated_on",
  "i_cheated",
  "drinking",
  "drugs_gambling",
  "serious_illness",
  "my_illness",
  "dying",
  "dementia",
  "money_i_owe",
  "partner_spending",
  "wants_to_leave",
  "divorce_handover",
  "child_bullied",
]);

/** Phrases that are unmistakable by themselves. For lower case without accents, apostrophes as spaces. */
const EXPLICIT: Partial<Record<Situation, RegExp>> = {
  pregnancy:
    /\b(?:(?:i m|i am|she s|she is|is|am|are) (?:\w+ )?pregnant|expecting (?:a|our|my|their) |(?:sono|e|sei|siamo) (?:\w+ )?incinta|aspett\w+ (?:un|una) (?:bambin|bimb|figli)\w)\b/,
  miscarriage: /\b(?:miscarr\w*|lost (?:the|our|a) baby|stillb\w*|pers\w (?:il|la) bambin\w)\b/,
  infertility: /\b(?:ivf|trying for a (?:baby|child)|infertil\w*|fecondazione|provando (?:ad avere|da))\b/,
  new_baby:
    /\b(?:(?:our|my|the|a) (?:\w+ )?(?:newborn|baby) (?:is|was|s|came|arriv\w*|doesn|won|cries)|gave birth|\d+ (?:day|week|month)s? old|e nat[oa]|ha partorito|il neonato|la neonata)\b/,
  desire:
    /\b(?:(?:no|more|less|want\w*|having|have|had) sex|sex for|sex life|make love|making love|in the mood|intimacy|fare l amore|rapporti (?:sessuali)?|a letto (?:non|niente)|non mi (?:tocca|desidera))\b/,
  was_cheated_on:
    /\b(?:cheat\w* on me|(?:having|had) an affair|slept with|sleeping with|mi (?:ha tradit\w|tradisce|ha messo le corna)|ha un amante)\b/,
  i_cheated:
    /\b(?:i (?:have |ve )?(?:cheated|slept with|kissed)|i had an affair|l ho tradit\w|ho tradito|ho baciat\w)\b/,
  drinking:
    /\b(?:drinks? too much|drink(?:s|ing) (?:every|again|alone)|alcoholic|drunk again|beve (?:troppo|ogni|di nascosto)|ubriac\w (?:ogni|di nuovo|fradici\w)|alcolist\w)\b/,
  drugs_gambling:
    /\b(?:gambl\w+|cocaine|slot machines?|on drugs|smok\w+ weed|gioco d azzardo|cocaina|alle slot|si droga|fuma le canne)\b/,
  serious_illness:
    /\b(?:(?:has|have|got|s got|with) (?:\w+ )?(?:cancer|ms|parkinson\w*|leuk\w*|a tumou?r)|diagnos\w+ with|ha (?:un|il) (?:tumore|cancro|morbo)|gli hanno trovato|le hanno trovato)\b/,
  my_illness:
    /\b(?:my (?:diagnos\w+|cancer|chemo|illness)|i (?:have|ve got|was diagnosed) |la mia malattia|mi hanno (?:diagnosticato|trovato))\b/,
  dying: /\b(?:is dying|hospice|terminal\w*|palliative|(?:sta|sto) morendo|cure palliative|fine vita)\b/,
  dementia: /\b(?:dementia|alzheimer\w*|doesn t recogni[sz]e|demenza|non (?:mi|ci) riconosce)\b/,
  money_i_owe:
    /\b(?:i (?:still )?owe (?:him|her|them|my|\w+) |gli devo (?:ancora )?\d|le devo (?:ancora )?\d|devo dei soldi)\b/,
  partner_spending:
    /\b(?:credit cards?|behind my back|spends? (?:too much|everything|all)|spent \w+ (?:on|without)|spende (?:troppo|tutto)|finanziament\w+|di nascosto)\b/,
  wants_to_leave:
    /\b(?:(?:want|thinking|think\w*|going|need) (?:to|of|about) (?:leav\w+|divorc\w+|separat\w+|end\w*)|want a divorce|voglio (?:lasciar\w+|separarmi|divorziare)|penso di lasciar\w+|finirla)\b/,
  divorce_handover:
    /\b(?:custody|handover|(?:my|the) ex\b.*\b(?:kids|children|boys|girls|son|daughter)|affidamento|(?:mio|mia|il mio|la mia) ex\b.*\b(?:bambin\w|figli\w|ragazz\w))\b/,
  child_bullied: /\b(?:bull(?:y|ied|ying|ies)|bullism\w*|bullizz\w*|lo prendono in giro|la prendono in giro)\b/,
};

/** Phrases that name a situation, whatever the classifier says. */
const NAMED: readonly (readonly [Situation, RegExp])[] = [
  [
    "introducing_partner",
    /\b(?:introduc\w+ (?:\w+ ){1,3}to (?:my|the|our) (?:\w+ )?(?:kids|children|teenagers?|teens?|son|daughter|boys|girls)|present\w+ (?:\w+ ){0,3}(?:ai|alle) (?:miei |mie )?(?:figli|figlie|bambini|ragazzi))\b/,
  ],
  [
    "asking_raise",
    /\b(?:(?:need|want|ask\w*|get|deserve) (?:\w+ )?(?:a|my) (?:raise|pay ?rise)|(?:chied\w+|chiesto|vorrei|voglio) (?:un|l|il) aumento)\b/,
  ],
];

export function namedSituation(text: string): Situation | null {
  const flat = situationWords(withoutDenied(text)).join(" ");
  return NAMED.find(([, match]) => match.test(flat))?.[0] ?? null;
}

/**
 * Whether a message has enough evidence to mention a situation: a very high probability, two words of its field and a
 * clear lead, or one word and a high probability; always with the required words of `ANCHORS` and `GRAVE`.
 */
export function hasEvidence(
  { situation, probability, next }: ReadSituation,
  text: string,
  language: Language,
): boolean {
  const words = situationWords(withoutDenied(text));
  const flat = words.join(" ");
  const anchor = ANCHORS[situation];
  if (anchor && !anchor.test(flat)) return false;
  const cues = countCues(situation, words, language);
  if (GRAVE.has(situation) && cues < 2 && !EXPLICIT[situation]?.test(flat)) return false;
  if (probability >= CERTAIN) return true;
  if (cues >= 2) return probability - next >= AHEAD;
  return cues === 1 || anchor ? probability >= PLAIN : false;
}

/** “It’s not about the money”: what a message says it is not about is removed. */
const DENIED =
  /\b(?:(?:it'?s |its |is |this is |i'?m )?not (?:really |even )?(?:about|because of|for|the) (?:the |my |his |her )?\p{L}+|isn'?t (?:about|the) (?:the )?\p{L}+|non (?:è|e|si tratta|c'entra|mi importa|m'importa) (?:niente )?(?:per |di |dei |del |della |questione di )?(?:i |il |la )?\p{L}+|d(?:ei|el|ella|elle) \p{L}+ (?:nn|non) (?:mi |m )?(?:importa|interessa|frega)(?: niente)?|(?:i'?m |she'?s |he'?s |is |am |she is |he is )not (?:pregnant|ill|sick|drinking|cheating|dying|leaving)|no longer (?:pregnant|ill|sick|drinking)|(?:non|nn) (?:sono |è |e |sta |sto )?(?:pi[uù] )?(?:incinta|malat[oa]|bev\p{L}+|tradi\p{L}+|morendo)|senza (?:un|una) \p{L}+|without a \p{L}+)/giu;

export function withoutDenied(text: string): string {
  return text.replace(/[’‘`´]/g, "'").replace(DENIED, " ");
}
