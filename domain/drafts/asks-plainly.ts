import { normalizeQuotes } from "./repair-typing.ts";

/** “tell Ben that …”, “could you write my sister …”, at the start of a sentence or after a comma. */
const EN =
  /(?:^|[.!?;:] ?|, (?:so |and )?)(?:(?:[Oo]k|[Oo]kay|[Pp]lease|pls|[Hh]ey|[Hh]i|[Ss]o|[Aa]nd|[Tt]hen|[Jj]ust|[Nn]ow|[Cc]an you|[Cc]ould you|[Cc]an u|[Ww]ould you|[Ww]ill you|[Hh]elp me|[Hh]elp me to|[Ii] (?:need|want|have|would like|'d like) (?:you )?to|[Ii]'d like (?:you )?to|[Ii] must|[Ii]'ve got to)[,!]? )*(?:(?:[Tt]ell|[Tt]ext|[Ww]rite|[Mm]essage|[Ee]mail|[Aa]sk|[Ii]nvite|[Tt]hank|[Rr]emind|[Ww]arn|[Cc]ongratulate|[Aa]nswer|[Rr]eply)(?: back)?(?: to)? (?:him|her|them|(?:my|our|the) \p{L}+|mum|mom|dad|gran|grandma|grandpa|grandad|nan|\p{Lu}\p{L}+)(?!\?)(?:'s)?(?=[ ,:.!])|(?:[Ll]et) (?:him|her|them|my \p{L}+|\p{Lu}\p{L}+) know |[Ss]ay to \p{Lu}|[Ss]ay (?:sorry|thanks|thank you|happy|yes|no|congratulations|congrats|hi|hello|goodbye) to |[Ww]rite(?: me)? (?:a|an|some) (?:\w+ ){0,3}(?:text|message|note|e?mail|card|letter|reply|invitation|apology)\b)/u;
const IT =
  /(?:^|[.!?;:] ?|, (?:quindi |e )?|(?<!\p{L})e )(?:(?:[Oo]k|[Oo]kay|[Pp]er favore|[Ss]enti|allora|dai|poi|adesso|ora|puoi|potresti|mi puoi|mi aiuti a|aiutami a|[Vv]orrei|[Vv]oglio|[Dd]evo|[Dd]ovrei|ho bisogno di|oh|ehi)[,!]? )*(?:(?:[Dd]i'|[Dd]ì|[Dd]ire|[Cc]hiedi|[Cc]hiedere|[Ss]crivi|[Ss]crivere|[Rr]ispondi|[Rr]ispondere|[Pp]roponi|[Mm]anda|[Ff]ai? sapere|[Ss]piega|[Rr]icorda|[Cc]omunica|[Dd]ije) (?:di (?:no|sì) )?(?:a|ad|al|allo|alla|ai|agli|alle)(?: |(?='))|(?:[Cc]hiedi|[Ss]crivi|[Dd]i'|[Rr]ispondi|[Ff]ai? sapere) all'|(?:[Dd]igli|[Dd]ille|[Dd]iglielo|[Dd]irglielo|[Ss]crivi(?:gli|le|glielo)|[Cc]hiedi(?:gli|le)|[Rr]ispondi(?:gli|le)|[Ff]a(?:gli|lle) sapere|[Ss]piega(?:gli|le)|[Rr]icorda(?:gli|le)|[Rr]ingrazia(?:lo|la|li)|[Ii]nvita(?:lo|la|li)|[Aa]vvisa(?:lo|la|li))(?!\p{L})|(?:[Rr]ingrazia|[Ii]nvita|[Aa]vvisa|[Ss]aluta) (?:mi[oa] |il |la |\p{Lu}))/u;
/** Doubts about saying it at all, which are not requests. */
const NOT =
  /^(?:should|shall|dovrei|devo|faccio bene|secondo te|pensi)(?!\p{L})[^.!?]*\?$|(?<!\p{L})(?:non so (?:come|se)|ho paura|mi vergogno|me la sento)(?!\p{L})|\b(?:i'm (?:scared|afraid)|don't know (?:how|if|whether)|should i (?:even )?(?:tell|say|write|ask|text|send))\b|^(?:how|what|when|why|did|do|does|come|che cosa|cosa|quando|perché)(?!\p{L})[^:]*\?\s*$/iu;
const LEAST = 4;

/** Whether a message explicitly asks to say something to somebody. */
export function asksPlainly(message: string, name = ""): boolean {
  const first = /^\p{L}{2,}/u.exec(name)?.[0] ?? "";
  const said = normalizeQuotes(message.slice(0, 1000));
  // “ask lou how …”, if the persona is Lou.
  const text = first ? said.replace(new RegExp(`(?<!\\p{L})${first}(?!\\p{L})`, "giu"), first) : said;
  if (NOT.test(text) || text.split(" ").length < LEAST) return false;
  return EN.test(text) || IT.test(text);
}
