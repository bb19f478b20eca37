import * as content from "./content.grief.ts";
import { SORRY } from "./content.turns.ts";
import { isGlad } from "./glad.ts";
import { flatten } from "./intent.ts";
import type { CoachInput, CoachReply, CoachTurn } from "./reply-types.ts";
import { sayBack } from "./say-back.ts";
import type { Voice } from "./voice.ts";

/** Words for relatives, flattened. */
const KIN_EN =
  "(?:step)?(?:mum|mom|mam|mummy|mother|dad|daddy|father|gran|granny|grandma|grandad|grandpa|grandfather|grandmother|nan|nana|husband|wife|brother|sister|son|daughter|uncle|aunt|auntie|cousin)";
const KIN_IT =
  "(?:mamma|madre|papa|padre|babbo|nonna|nonno|marito|moglie|fratello|sorella|figlio|figlia|zio|zia|cugino|cugina|suocera|suocero)";
/** Other people one can lose, and adjectives for all of them. */
const DEAR_EN = "(?:partner|fiancee?|boyfriend|girlfriend|twin|child|baby|niece|nephew|friend|mate)";
const DEAR_IT =
  "(?:compagn[oa]|fidanzat[oa]|ragazz[oa]|fratellino|sorellina|gemell[oa]|nipot(?:e|ino|ina)|cognat[oa]|amic[oa])";
const OF_DEAR_EN =
  "(?:(?:dear|best|oldest|closest|old|own|beloved|lovely|only|twin|big|little|elder|older|younger|youngest|late|great|first|step) )*(?:great-?)?(?:grand)?";
const OF_DEAR_IT =
  "(?:(?:car[oa]|cariss\\w+|miglior[ei]?|amat[oa]|ador\\w+|unic[oa]|vecchi[oa]|prim[oa]|dolce|pover[oa]) )*";
/** A person was lost, not a thing of theirs. For flattened text. */
const LOST = new RegExp(
  `\\b(?:we|i) (?:have |had |just |recently )*lost (?:him|her|(?:my|our) ${OF_DEAR_EN}(?:${KIN_EN}|${DEAR_EN})(?:-in-law)?)\\b` +
    "(?!'s| (?:number|address|phone|keys?|ring|trust|respect|present|letter|photo|in (?:the|a) (?:crowd|shop|supermarket|park|game|market)))|" +
    `\\b(?:ho|abbiamo) perso (?:(?:anche|pure) )?(?:(?:(?:il|la) )?(?:mi[oa]|nostr[oa]) ${OF_DEAR_IT}(?:${KIN_IT}|${DEAR_IT})|(?:il |la )?(?:papa|mamma|nonn[oa]|babbo))\\b`,
);
/** Somebody died. For flattened text. */
const DIED =
  /\b(?:(?:has |have |had |just |he |she |who )?(?:died|passed (?:away|on)|d(?:ied|ead) (?:last|this|on|in))|(?:we|i) (?:just )?(?:buried|scattered)|(?:his|her|my \w+'s) (?:funeral|death|ashes)|the funeral|grieving|bereaved|widow(?:ed|er)?|e (?:morto|morta|mancato|mancata|venuto a mancare|venuta a mancare|deceduto|deceduta|spirato|spirata)|ci ha lasciat[oi] per sempre|(?:e|da quando e|da quando non c'e) (?:piu )?mort[oa]|al funerale|il funerale|il lutto|in lutto|vedov[oa]|non c'e piu(?=$|[.,;!?]| (?:da|ormai|e|ma)\b))\b/;
/** Figurative: love, a hope or a thing has “died”, or somebody is “dead to” the user. */
const FIGURATIVE =
  /\b(?:spark|love|passion|romance|marriage|relationship|friendship|feelings?|hopes?|dreams?|trust|interest|excitement|magic|sex life|plants?|flowers?|tree|garden|fish tank|business|project|party|joke|idea|conversation) (?:between us |in me |has |had |have |is |just |is just |finally |long )*(?:died|dead|gone)\b|\b(?:amore|passione|rapporto|matrimonio|relazione|amicizia|sentiment[oi]|speranz[ae]|sogn[oi]|fiducia|interesse|entusiasmo|magia|piant[ae]|fior[ei]|orto|progetto|festa)(?: \w+){0,3} (?:e |sono |era )(?:mort[oaie]|finit[oa])\b|\b(?:e|sono) mort[oaie] (?:il|la|l'|i|le|ogni|tutt\w+ (?:il|la|l')?) ?(?:mi[oae]i? |nostr\w |su[oa] )?(?:amore|passione|rapporto|matrimonio|relazione|amicizia|sentiment[oi]|speranz[ae]|sogn[oi]|fiducia|interesse|entusiasmo|magia|piant[ae]|fior[ei])\b|\bper (?:me|lui|lei|noi|loro|mio \w+|mia \w+) (?:e|sono|sei|siete|ormai e) mort[oaie]\b|\b(?:he|she|they|you)(?:'s|'re| is| are) dead to (?:me|us|him|her)\b|\bdead (?:tired|serious|bored|wrong|end|line)\b|\bnon c'e piu (?:tempo|amore|niente|nulla|posto|rispetto|dialogo|fiducia|speranza|modo|verso|passione|intesa|religione)\b|\b(?:amore|dialogo|fiducia|rispetto|passione|intesa|speranza|tempo|affetto) (?:fra noi |tra noi |tra di noi |fra di noi )?non c'e piu\b/g;
/** Said of things, or as an exaggeration. */
const NOT_A_PERSON =
  /\b(?:phone|battery|laptop|computer|tablet|car|engine|wifi|internet|chat|conversation|plants?|telefono|cellulare|batteria|macchina|auto|portatile|motore|piant[ae]|conversazione) (?:has |had |just |is |e )?(?:died|dead|mort[oaie])|(?:died|dying) (?:of|from) (?:laughter|laughing|shame|embarrassment|boredom|hunger|tiredness)|(?:sono |e |ero |era )?mort[oaie] (?:di|dal(?:le|la)?) (?:sonno|ridere|risate|fame|sete|paura|freddo|stanchezza|vergogna|noia|curiosita)|stanc[oa] mort[oa]\b/g;
const PREGNANCY =
  /\b(?:miscarr\w+|stillb\w+|lost (?:the|our|a) baby|lost (?:it|her|him) (?:at|in) (?:week|\d+ weeks)|no heartbeat|aborto spontaneo|(?:ho|abbiamo) perso (?:il|la) (?:bambin[oa]|bimb[oa]|piccol[oa])|non c'era piu battito|nat[oa] mort[oa])\b/;
const ANIMAL =
  /\b(?:(?:my|our|the) (?:dog|cat|horse|rabbit|pony|puppy|kitten|old (?:dog|cat))|(?:il|la|mi[oa]) (?:cane|cagnolin[oa]|gatt[oa]|gattin[oa]|cavallo|conigli[oa]))\b/;
const PUT_TO_BED =
  /\b(?:kids?|baby|toddler|son|daughter|children|phone|foot|the (?:boy|girl)s?|figli\w*|bimb\w|bambin\w)\b/;
const ANIMAL_DIED =
  /\b(?:died|put (?:her|him|it|them)? ?(?:down|to sleep)|lost|gone|mort[oa]|soppress\w+|addormentat[oa] per sempre|dovut[oa] sopprimere)\b/;
/** Only said of animals, with or without a name. */
const PUT_DOWN =
  /\b(?:(?:had|have|having) to put (?:\w+ ){1,3}(?:down|to sleep)|(?:had|have) (?:\w+ ){1,3}put (?:down|to sleep)|dovut[oa] (?:far )?(?:addormentare|sopprimere)|l'abbiamo (?:fatt[oa] )?addormentat[oa])\b/;
/** Whether a message tells of an animal being put to sleep. */
export const mentionsPutDown = (message: string) => PUT_DOWN.test(flatten(message));

/** Whether somebody else's relative, friend or pet died. */
export function isLossOfOther({ message, persona }: CoachInput): boolean {
  const flat = flatten(message);
  return FRIENDS_DEAD.test(flat) || (OTHERS_DEAD.test(flat) && !OWN.test(flat)) || ofPerson(flat, persona.name);
}

/** “Priya’s mum” in a conversation about Priya. */
function ofPerson(flat: string, name: string): boolean {
  const [first = ""] = flatten(name).split(/[^a-z]+/);
  if (first.length < 3) return false;
  return new RegExp(
    `\\b${first}'s (?:mum|mom|mother|dad|father|husband|wife|brother|sister|son|daughter|gran\\w*|partner|dog|cat)|` +
      `(?:mamma|madre|papa|padre|marito|moglie|fratello|sorella|figli[oa]|nonn[oa]|cane|gatt[oa]) di ${first}\\b|` +
      `\\b${first} (?:has |just )?lost (?:her|his|their)\\b|\\b${first} ha perso (?:il|la|suo|sua|un|una)\\b`,
  ).test(flat);
}

/** Attending the funeral of somebody not described as a relative: no sign of mourning. */
const AT_FUNERAL =
  /\b(?:at|after|before|from|to) (?!my|our)(?:the |a |old )?(?:\w+ )?(?:\w+'s )?funeral\b(?! of (?:my|our))|\b(?:al|dopo il|prima del) funerale(?! (?:di|del|della|dello|dell'|dei) ?(?:mi[oa]|nostr[oa]|papa|mamma|nonn[oa]|babbo)| (?:di|del|della) (?:nonn|mamm|pap))/g;

/** Somebody else's dead, and one's own. */
const OTHERS_DEAD =
  /\b(?:(?:friend|mate|colleague|neighbour|neighbor|boss|partner|boyfriend|girlfriend|flatmate|cousin)'s (?:mum|mom|mother|dad|father|husband|wife|brother|sister|son|daughter|gran\w*|dog|cat)|(?:mum|mother|dad|father|husband|wife) of my (?:friend|colleague|neighbour|boss|partner)|(?:her|his|their) (?:mum|mom|mother|dad|father|husband|wife|brother|sister|son|daughter|gran\w*|friend|partner|dog|cat)|(?:(?:le|gli) e mort[oa]|(?:sua|suo) (?:madre|padre|marito|moglie|fratello|sorella|figli[oa]|nonn[oa]|amic[oa])|(?:mamma|madre|papa|padre|marito|moglie|fratello|sorella|figli[oa]|nonn[oa]|cane|gatt[oa]) (?:di (?!mi[oa])\w+|d(?:el|ella) (?:mi[oa] |tu[oa] )?(?:amic[oa]|collega|vicin[oa]|capo|compagn[oa]|ragazz[oa]|fidanzat[oa]|cognat[oa]|suocer[oa]))|la (?:sua|loro) (?:mamma|nonna)|il (?:suo|loro) (?:papa|nonno)))\b/;
/** A friend's dead, even after “my”. */
const FRIENDS_DEAD =
  /\b(?:(?:friend|mate|colleague|neighbou?r|boss|partner|boyfriend|girlfriend|flatmate)'s (?:mum|mom|mother|dad|father|husband|wife|brother|sister|son|daughter|gran\w*|dog|cat)|(?:mum|mother|dad|father|husband|wife) of my (?:friend|colleague|neighbou?r|boss|partner)|(?:mamma|madre|papa|padre|marito|moglie|fratello|sorella|figli[oa]|nonn[oa]|cane|gatt[oa]) d(?:el|ella) (?:mi[oa] )?(?:miglior(?:e)? )?(?:amic[oa]|collega|vicin[oa]|capo|compagn[oa]|ragazz[oa]|fidanzat[oa])|(?:a|al|alla) (?:mi[oa] )?(?:miglior(?:e)? )?(?:amic[oa]|collega|vicin[oa]|cap[oa]|compagn[oa]|ragazz[oa]|fidanzat[oa]|cognat[oa]|suocer[oa])(?: \w+)? (?:e|sono) (?:mort|mancat)[oaie])\b/;
const OWN = /\b(?:my|our|i|we|mi[oa]|nostr[oa]|mi|ci)\b/;
/** Recent: a death told as news, or a person who is missed. */
const RECENT =
  /\b(?:today|yesterday|this (?:morning|week|month|year|spring|summer|autumn|winter)|last (?:night|week|month|year|friday|monday|tuesday|wednesday|thursday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)|(?:\d+|a|an|two|three|four|five|six|seven|eight|nine|ten|few) (?:days?|weeks?|months?) ago|just|since|miss(?:es|ing)? (?:him|her|them|my|you)|still can'?t|can'?t (?:stop|believe|sleep|stand|breathe)|empty|grie\w+|mourn\w+|cry\w*|his (?:clothes|voice|things|chair)|her (?:clothes|voice|things|chair)|first (?:christmas|birthday|anniversary)|oggi|ieri|stamattina|stanotte|questa (?:settimana|mattina|notte)|(?:la settimana|il mese|l'anno) scors[oa]|(?:\d+|un|una|due|tre|quattro|cinque|sei|pochi|qualche|poche) (?:giorn[oi]|settiman[ae]|mes[ei]) fa|(?:\d+|un|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|pochi|qualche) (?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi]) che|da (?:\d+|un|una|due|tre|poco|pochi|qualche)|mi manca|ci manca|manca|non riesco|piang\w+|vuot[oa]|lutto|le sue (?:cose|mani)|i suoi vestiti|la sua voce|primo natale|compleanno)\b/;
/** Words for the living person the user wants to talk to. */
const LIVING =
  /\b(?:my (?:mum|mom|mother|partner|husband|wife|friend|sister|brother|daughter|son|boyfriend|girlfriend|kids|children)|mi[oa] (?:mamma|madre|compagn[oa]|marito|moglie|amic[oa]|sorella|fratello|figli[oa])|i (?:miei|suoi) figli|how (?:do|can) i (?:help|support|be there)|come (?:posso )?(?:aiut|star)\w+)\b/;
const LOW =
  /\b(?:(?:can'?t|cannot) (?:go on|do this|cope|carry on)|no (?:point|sense)|what'?s the point|non ce la faccio|non ha (?:piu )?senso|a che serve|come faccio (?:ad andare|adesso|ora))\b/;
const ASKS =
  /\b(?:what (?:do|should|can) i (?:say|tell|write)|how (?:do|can|should) i (?:say|tell|write|talk|ask|apologi[sz]e)|draft|message|text (?:to|for)|plan|prepar\w*|cosa (?:gli|le) (?:dico|scrivo)|come (?:gli|le) (?:dico|parlo|chiedo|scrivo)|un messaggio|scriver(?:gli|le)|parlar(?:gli|le)|dir(?:gli|le)|chieder(?:gli|le)|prepar\w*)\b/;

const CONDOLENCES = /\b(?:condolences?|condolence|sympathy (?:card|note|message)|condoglianz\w+)\b/;

const MAX_TURNS = 6;

/** Replies to a death; null if nobody died or the message is about something else. */
export function griefReply(input: CoachInput, voice: Voice): CoachReply | null {
  const flat = flatten(input.message);
  const mourning = isMourning(input.history);
  // Somebody else's loss is about how to be with them.
  if (!mourning && isLossOfOther(input)) return null;
  // Joy today that mentions an old death, or a request for condolences.
  if (!mourning && (isGlad(input.message) || CONDOLENCES.test(flat))) return null;
  const kind = lossIn(flat);
  const told = RECENT.test(flat) || mentionsPutDown(input.message) || flat.split(" ").length < 9;
  if (!mourning && (!kind || !told)) return null;
  const reply = (text: string): CoachReply => ({ text, topic: "grief", sources: [] });
  if (LOW.test(flat)) return reply(voice.choose(content.GRIEF_LOW, "grief-low"));
  if (!mourning) {
    const own = kind === "death" && isPersonDead(input) ? content.GRIEF_OPEN : content.GRIEF_OPEN.slice(2);
    const who = kind === "death" ? whoDied(flat, input, voice) : null;
    if (who !== null) return reply(voice.choose(content.GRIEF_NAMED, "grief-named", { who }));
    const options = { pregnancy: content.GRIEF_PREGNANCY, animal: content.GRIEF_ANIMAL, death: own };
    const open = voice.choose(options[kind ?? "death"], "grief-open");
    const said = kind === "animal" ? sayBack(input.message, input.language, voice.name) : null;
    return reply(said ? `${voice.choose(SORRY, "sorry", { said: said.text })} ${open}` : open);
  }
  const asksTalk = ASKS.test(flat) || input.mode === "interaction_preparation";
  if (asksTalk && LIVING.test(flat)) return reply(voice.choose(content.GRIEF_LIVING, "grief-living"));
  if (asksTalk && isPersonDead(input)) return reply(voice.choose(content.GRIEF_ASKS_TALK, "grief-talk"));
  if (LIVING.test(flat) && !kind)
    return /\?/.test(input.message) ? reply(voice.choose(content.GRIEF_LIVING, "grief-living")) : null;
  if (/\?/.test(input.message) && !kind && !isPersonDead(input)) return null;
  return reply(voice.choose(content.GRIEF_NEXT, "grief-next"));
}

const KIN_DIED_EN = new RegExp(
  `(?:^|[.,!] |\\b(?:my|our|since|and|when) )(${KIN_EN}) (?:has |had |just |sadly )*(?:died|passed (?:away|on)|is dead)\\b|\\blost (?:my|our) (${KIN_EN})\\b`,
);
const KIN_DIED_IT = new RegExp(
  `(?:^|[.,!] |\\b(?:mi[oa]|la|il|lo|e|da quando) )(${KIN_IT}) (?:e|ci) (?:mort[oa]|mancat[oa]|venut[oa] a mancare|lasciat[oi])|\\be (?:mort[oa]|mancat[oa]) (?:la |il |lo )?(?:mi[oa] )?(${KIN_IT})\\b(?! d)|\\bho perso (?:la |il |mi[oa] )*(${KIN_IT})\\b|(?:^|[.,!] |\\b(?:mi[oa]|la|il) )(${KIN_IT}) non c'e piu\\b`,
);
const FEMALE_IT = /a$|^(?:madre|moglie)$/;

/** Who died, as addressed to the user: “your dad” or the person's name; null if uncertain. */
function whoDied(flat: string, input: CoachInput, voice: Voice): string | null {
  const found = input.language === "it" ? KIN_DIED_IT.exec(flat) : KIN_DIED_EN.exec(flat);
  const kin = found?.slice(1).find(Boolean);
  if (kin === undefined) return isPersonDead(input) ? voice.name : null;
  if (input.language === "en") return `your ${kin}`;
  const spelled = kin === "papa" ? "papà" : kin;
  return `${FEMALE_IT.test(kin) && kin !== "papa" ? "tua" : "tuo"} ${spelled}`;
}

/** Whether a message tells of a death, a miscarriage or the loss of an animal. */
export const tellsOfLoss = (message: string) => lossIn(flatten(message)) !== null || mentionsPutDown(message);

function lossIn(told: string): "death" | "pregnancy" | "animal" | null {
  const flat = told.replace(NOT_A_PERSON, " ").replace(FIGURATIVE, " ").replace(AT_FUNERAL, " ");
  if (PREGNANCY.test(flat)) return "pregnancy";
  if (PUT_DOWN.test(flat) && !PUT_TO_BED.test(flat)) return "animal";
  if (ANIMAL.test(flat) && ANIMAL_DIED.test(flat)) return "animal";
  return DIED.test(flat) || LOST.test(flat) ? "death" : null;
}

/** Whether a death was mentioned in the last few turns. */
function isMourning(history: readonly CoachTurn[]): boolean {
  return history
    .filter(({ role }) => role === "user")
    .slice(-MAX_TURNS)
    .some(({ content: said }) => {
      const flat = flatten(said);
      if (FRIENDS_DEAD.test(flat)) return false;
      return lossIn(flat) !== null && (RECENT.test(flat) || flat.split(" ").length < 9);
    });
}

const ROLES: readonly string[] = [
  "dad|daddy|father|papa|padre|babbo",
  "mum|mom|mam|mummy|mother|mamma|madre",
  "gran\\w*|nan\\w*|nonn[oa]",
  "husband|marito",
  "wife|moglie",
];

/** Matches flattened text that says that this person died, not somebody belonging to them. */
function diedAs(who: string): RegExp {
  const one = `(?<!\\b(?:his|her|their|your|su[oa]|tu[oa]) |'s )\\b(?:${who})`;
  return new RegExp(
    `${one} (?:has |had |have )?(?:just |now |sadly )?(?:died|passed (?:away|on)|is dead|was dead)\\b|${one}'s (?:funeral|death|ashes)\\b|` +
      `\\b(?:lost|buried|death of|funeral of|since) (?:my |our )?${one} ?(?:died|passed|$|[.,;!?])|` +
      `${one} (?:e|era) (?:mort[oa]|mancat[oa]|venut[oa] a mancare|decedut[oa])\\b|${one} (?:non c'e piu(?=$|[.,;!?]| (?:da|ormai|e|ma)\\b)|ci ha lasciat[oi] per sempre)|` +
      `\\b(?:e (?:mort[oa]|mancat[oa])|(?:ho|abbiamo) perso) (?:(?:il |la )?(?:mi[oa]|nostr[oa]) )?${one}\\b(?! di\\b)|` +
      `\\b(?:funerale|morte) (?:di|del(?:la|lo)?) (?:mi[oa] |nostr[oa] )?${one}\\b`,
  );
}

/** Whether the conversation's person has died, according to the messages and notes. */
export function isPersonDead({ persona, message, history, notes }: CoachInput): boolean {
  const told = [message, ...history.filter(({ role }) => role === "user").map(({ content: said }) => said)];
  return tellsOfDeathOf(persona.name, [...told, ...notes.map((note) => note.content)]);
}

/** Whether one of these texts tells that the person of this name has died. */
export function tellsOfDeathOf(personName: string, texts: readonly string[]): boolean {
  const name = flatten(personName);
  const [first = ""] = name.split(/[^a-z]+/);
  return texts.some((text) => {
    const flat = flatten(text);
    if (lossIn(flat) !== "death") return false;
    if (first.length > 2 && diedAs(first).test(flat)) return true;
    return ROLES.some((role) => new RegExp(`\\b(?:${role})\\b`).test(name) && diedAs(role).test(flat));
  });
}
