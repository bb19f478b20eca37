import { flatten } from "#domain/coaching/intent.ts";
import type { PathLabel } from "./read-danger.ts";

/** A pattern for flattened text that is evidence for a path, and the weight it adds. */
type Cue = readonly [path: PathLabel, weight: number, pattern: RegExp];

const BLOW_EN =
  "(?:hit|hits|slap(?:ped|s)?|punch(?:ed|es)?|kick(?:ed|s)?|shov(?:ed|es)|push(?:ed|es)|grabb(?:ed|ing)|grabs|chok(?:ed|es|ing)|strangl(?:ed|es)|shook|smack(?:ed|s)?|belted|battered|beat|threw|throttled|headbutted|bit|pinned|dragged|squeezed|hurt|lashed out|spat|whacked|thumped|leathered|swung)";
const BLOW_IT =
  "(?:picchiat[oaie]|menat[oaie]|schiaffeggiat[oaie]|spint[oaie]|spinton\\w+|strattonat[oaie]|colpit[oaie]|strett[oa] (?:il collo|la gola|al collo)|scoss[oaie]|scrollat[oaie]|strozzat[oaie]|afferrat[oaie]|pres[oaie] (?:per (?:i capelli|il collo|la gola|un braccio)|a (?:schiaffi|pugni|calci|sberle|botte|cinghiate))|dat[oaie] (?:uno|un|due|degli?|dei|una|delle)? ?(?:schiaff\\w+|pugn\\w+|calci\\w*|sberl\\w+|ceffon\\w+|spint\\w+|botte)|mess[oaie] le mani (?:addosso|al collo)|alzat[oaie] le mani|tirat[oaie] (?:uno|un|una) (?:schiaffo|sberla|calcio|pugno|ceffone)|mollat[oaie] (?:uno|un|una) (?:schiaffo|sberla|ceffone)|lanciat[oaie])";

const CHILD_EN =
  "(?:baby|babies|newborn|toddler|infant|child|children|kid|kids|kiddo|little (?:one|boy|girl|man|brother|sister)|grandson|granddaughter|grandchild\\w*|nephew|niece|stepson|stepdaughter|pupil|(?:my|our|her|his|their) (?:\\w+ )?(?:son|daughter|boy|girl|lad|wee one|bairn)|(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen) ?(?:year|yr|month|week)s?[- ]?olds?|\\d+ ?(?:yo|wks|mths|months old)|(?:year|grade) \\d|nursery|kindergarten|primary school)";
const CHILD_IT =
  "(?:bambin[oaie]|bimb[oaie]|neonat[oaie]|piccol[oa]|figli[oaie]|figliolett[oa]|nipotin[oaie]|fratellino|sorellina|alliev[oaie]|alunn[oaie]|(?:di|ha) (?:\\d|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici) (?:anni|mesi|settimane)|asilo|elementari|scuola materna|prima media)";
const ELDER_EN =
  "(?:gran(?:ny|dma|dmother|dad|dfather|dpa)?|nan|nana|nanna|care home|nursing home|carer|carers|caregiver|dementia|alzheimer'?s?|wheelchair|bedridden|bed sores?|walker|zimmer|elderly|ward|pension|incontinen\\w+|frail|stroke|disabled|(?:7|8|9)\\d (?:years|and)|power of attorney|(?:is|she's|he's|aged) (?:7|8|9)\\d)";
const ELDER_IT =
  "(?:nonn[oa]|badant[ei]|casa di riposo|rsa|ricoverat[oa]|ospizio|demenza|alzheimer|carrozzina|sedia a rotelle|allettat[oa]|piaghe|anzian[oaie]|pension[ei]|accompagnamento|pannolon\\w+|invalid[oa]|disabil[ei]|infermier[ei]|oss|ottant\\w+|novant\\w+|settantenn\\w+|(?:ha|di) (?:7|8|9)\\d anni)";
const FRIEND_EN =
  "(?:my (?:\\w+ )?(?:friend|mate|pal|best friend|bestie|colleague|coworker|co-worker|sister|brother|cousin|neighbou?r|flatmate|roommate|housemate|aunt|uncle|boss|buddy)|a (?:friend|mate|colleague|girl|guy|woman|lad|lady) (?:from|at|i|of|in|on)|next door|upstairs)";
const FRIEND_IT =
  "(?:(?:il |la )?mi[oa] (?:\\w+ )?(?:amic[oa]|collega|sorella|fratello|cugin[oa]|vicin[oa]|coinquilin[oa]|zi[oa]|cognat[oa]|capo|migliore amic[oa])|un'?a? (?:amic[oa]|collega|vicina|ragazza|signora)|la vicina|il vicino|quell[oa] del piano)";

const CUES: readonly Cue[] = [
  // The user did it, or is about to.
  [
    "harm_by_user",
    3,
    new RegExp(
      `\\b(?:i|i've|i have|i'd|i just|i almost|i nearly|i could have|and i|then i) (?:\\w+ ){0,2}?${BLOW_EN} (?:him|her|them|my|the|it|our|\\w+ (?:across|in|by|against|so|and)|(?:[a-z]+) by)`,
    ),
  ],
  [
    "harm_by_user",
    3,
    new RegExp(`\\b(?:(?:gli|le|li|lo|la|l'|glie) ?(?:ho|avrei)|ho|l'ho|gliel'ho)(?: \\w+){0,2} ${BLOW_IT}`),
  ],
  [
    "harm_by_user",
    2,
    /\b(?:my hands? (?:round|around|on) (?:his|her)|i(?:'m| am) (?:going to|gonna|about to) (?:kill|hurt|hit|smash|stab)|i(?:'m| am) (?:scared|afraid|terrified|frightened) (?:of what i|i(?:'ll| might| will| could)|of myself|of my (?:own )?(?:temper|hands))|i lost it|i saw red|i want to hurt (?:him|her|them|someone)|before i (?:hurt|do something)|what i(?:'ve| have)? done|i(?:'m| am) turning into my (?:dad|father)|i (?:scare|frighten) (?:her|him|them|myself)|ho paura di (?:quello che|me stess|fargli|farle|far male|perdere il controllo)|le mie mani|ho perso la testa|ho perso il controllo|mi e partit[oa] (?:la mano|un[oa]? \w+)|non volevo farle|non volevo fargli|(?:lo|la|li) ammazzo|gli faccio (?:male|del male)|le faccio (?:male|del male)|finiro per (?:far|ammazz)\w+|come (?:mio padre|mio papa) (?:con|faceva))\b/,
  ],
  // Sexual violence against the user.
  [
    "sexual_violence",
    3,
    /\b(?:rap(?:e|ed|ing|ist)|sexual(?:ly)? (?:assault\w*|abus\w*)|molest\w*|groped?|touched me|touching me|hands? (?:up|under|down|inside|between) my|inside me|on top of me|forc\w+ (?:me|himself|herself) (?:to|on|into)|made me (?:do|have|touch|suck)|when i (?:say|said) no|i (?:said|say) no (?:and|but)|didn'?t (?:want|say yes|stop when)|while i (?:slept|was asleep|was passed out)|woke up (?:to|with|and) (?:him|his|he)|spiked|nudes?|(?:pictures?|photos?|videos?) of me|filmed (?:me|us)|without (?:my consent|a condom|asking)|took the condom|stealth\w+|wifely|conjugal|his right|have sex|having sex|wants sex|sex with him|in bed|violent(?:at[oa]|arono)|stupr\w+|molest\w*|palp\w+|toccat[oa]|mi tocca\w*|le mani (?:sotto|addosso|nelle mutande|sul seno)|obblig\w+ a (?:far|tocc|spogl)\w+|costrett[oa] a (?:far|aver|spogl)\w+|rapport[oi]|sesso|dovere di moglie|dentro di me|sopra di me|mentre dormivo|non volevo e lui|quando dico (?:di )?no|dico di no|detto di no|foto (?:nuda|intime|mie)|video (?:intim\w+|mio|nostro|di noi)|filmat[oa]|senza preservativo|scopat\w+|mutand\w+)\b/,
  ],
  // A child.
  ["child", 2.2, new RegExp(`\\b${CHILD_EN}\\b`)],
  ["child", 2.2, new RegExp(`\\b${CHILD_IT}\\b`)],
  [
    "child",
    1.5,
    /\b(?:uncle|stepdad|stepfather|step-?dad|babysitter|childminder|nursery|teacher|coach|scout|priest|nappy|diaper|cot|crib|bedwetting|wets? the bed|bruis\w+ on (?:his|her|the)|secret game|our secret|tickl\w+|zio|patrigno|allenatore|catechist\w+|baby ?sitter|maestr[oa]|educat(?:ore|rice)|oratorio|culla|pannolino|pipi a letto|segreto|giochino|solletico|livid\w+)\b/,
  ],
  // An old, ill or dependent person.
  ["elder", 2.6, new RegExp(`\\b${ELDER_EN}\\b`)],
  ["elder", 2.6, new RegExp(`\\b${ELDER_IT}\\b`)],
  // Somebody else, an adult.
  ["third_person", 1.6, new RegExp(`\\b${FRIEND_EN}\\b`)],
  ["third_person", 1.6, new RegExp(`\\b${FRIEND_IT}\\b`)],
  [
    "third_person",
    2,
    /\b(?:her (?:husband|boyfriend|fella|partner|bloke|ex|fiance|man)|his (?:wife|girlfriend|partner|boyfriend)|(?:he|she|they) (?:told|texted|messaged|rang|called|wrote|sent) me|(?:told|texted|messaged) me (?:that )?(?:he|she|they)|(?:hits|hit|beats|slaps|controls|threatens|hurts) her|(?:on|to) (?:her|him) (?:again|arm)|not answering|isn'?t picking up|(?:her|his) (?:arm|wrists?|eye|phone is off)|suo marito|il suo (?:ragazzo|compagno|fidanzato|ex)|la sua (?:ragazza|compagna)|mi ha (?:detto|scritto|confidato|raccontato|mandato|chiamat[oa])|la (?:picchia|mena|controlla|minaccia|insulta|tratta)|lo (?:picchia|controlla|minaccia)|le (?:ha|mette|mena|urla|toglie|prende|controlla)|non risponde)\b/,
  ],
  // Blows or threats against the user.
  [
    "violence",
    2.6,
    new RegExp(
      `\\b(?:he|she|they|who|that|and|dad|mum|mom|husband|wife|son|brother|[a-z]+) (?:\\w+ ){0,3}?${BLOW_EN} (?:me|us|my|at me|something at me)\\b`,
    ),
  ],
  ["violence", 2.6, new RegExp(`\\b(?:mi|ci) (?:ha|hanno|aveva|avrebbe)(?: \\w+){0,2} ${BLOW_IT}`)],
  [
    "violence",
    2,
    /\b(?:(?:round|around|on|by|at) (?:my|me by the) (?:throat|neck)|my (?:throat|neck|hair|ribs?|jaw|wrist|nose|lip|black eye|bruis\w+)|kill me|burn the house|knife|gun|hammer|threaten\w*|at my door|follow(?:s|ed|ing) me|waits? (?:for me )?outside|mi (?:picchia|mena|strattona|spinge|spintona|strozza|tira|lancia|prende a|minaccia|alza le mani|mette le mani|sputa|segue|aspetta sotto|pedina)|mi ammazza|ti ammazzo|mi uccide|coltello|pistola|martello|minacc\w+|le mani al collo|occhio nero|livid\w+ (?:sul|sulle|sui|al)|pugno (?:in|sul|al)|schiaff\w+|calci\w* )\b/,
  ],
  [
    "violence",
    10,
    /\b(?:(?:if|whether) i(?:'m| am) safe|(?:not|don't feel|isn't) safe (?:here|at home|tonight|with h\w+)|(?:se|non) sono al sicuro|(?:paura|afraid|scared) (?:di|of) \w+[,.;:]? (?:\w+ ){0,3}(?:minacci\w+|threat\w+))/,
  ],
  // Control and fear without blows.
  [
    "control",
    1.5,
    /\b(?:(?:my|checks|reads|goes through|tracks|took|takes|keeps|has) (?:my )?(?:phone|passwords?|location|messages|passport|cards?|salary|wages|bank|account|keys|pin)|allow\w*|permission|let me (?:see|go|work|out)|won'?t let|not allowed|jealous\w*|watch(?:es|ing) me|camera|where i(?:'ve| have) been|who i(?:'m| am) (?:with|talking)|eggshells|footsteps|his mood|her mood|key in the (?:door|lock)|silent treatment|worthless|stupid|ugly|nobody (?:else )?(?:would|will) (?:want|believe)|take the kids|cut off|give account|receipts?|afraid (?:of|to)|scared (?:of|to)|frightened|terrified|mi (?:controlla|spia|segue|isola|umilia|chiama di continuo|lascia uscire|toglie|tiene)|il (?:telefono|cellulare|bancomat|passaporto)|lo stipendio|i soldi|permesso|gelos\w+|telecamer\w+|posizione|password|scontrin\w+|non mi lascia|non posso (?:uscire|vedere)|passi|chiavi nella (?:porta|toppa)|umor\w+|sulle uova|non vali|sei una nullita|mi porta via i (?:figli|bambini)|ho paura (?:di|che|quando)|terrorizz\w+)\b/,
  ],
  // A wish to die.
  [
    "wish_to_die",
    1.2,
    /\b(?:kill myself|end (?:it|my life)|suicid\w*|die|dead|wake up|not (?:be|exist)|without me|goodbye|pills|bridge|cut(?:ting)? (?:myself|my)|disappear|burden|farla finita|mor(?:ire|to|ta)|uccidermi|ammazzarmi|suicid\w*|svegliarmi|sparire|senza di me|peso per|pastiglie|pillole|ponte|tagli(?:o|armi)|addio|non esserci)\b/,
  ],
];

/** The summed weights of the matching cues, by path. */
export function cuesIn(text: string): Partial<Record<PathLabel, number>> {
  const flat = flatten(text);
  const sums: Partial<Record<PathLabel, number>> = {};
  for (const [path, weight, pattern] of CUES) if (pattern.test(flat)) sums[path] = (sums[path] ?? 0) + weight;
  return sums;
}

/** Unmistakable deeds: an alarm even if the safety check is not sure. For flattened text. */
export const PLAIN_DEED =
  /\bi (?:grabbed|held|took|had) \w+(?: \w+)? by the (?:throat|neck)\b|\bi (?:choked|strangled|punched|shook) (?:him|her|them|the (?:baby|kid|child)|my (?:wife|husband|son|daughter|mother|father|girlfriend|boyfriend|partner|kid|child|baby))\b|\bcame at me with (?:a|an|the|his|her) (?:knife|axe|hammer|spade|bat|bottle|poker|belt|iron|scissors|crowbar)\b|\b(?:l'ho|lo ho|la ho) pres[oa] per (?:il collo|la gola)\b|\b(?:gli|le) ho (?:stretto (?:il collo|la gola)|messo le mani al collo)\b|\bmi (?:e|si e) (?:venut|avventat)[oa] (?:addosso |contro )?con (?:un|il|la|una|l')\s?(?:coltello|ascia|martello|spranga|cacciavite|bottiglia|vanga|mazza|forbici)\b/;
