import { flatten } from "../intent.ts";

/** The kind of a statement, by who does what. */
export type Statement = "says" | "mine" | "want" | "not" | "going" | "theirs" | "state";

const SAYS =
  /^(?!(?:i|we) )(?!.*\b(?:i|we) (?:say|said|told|tell|asked|ask|wrote|write)\b).*\b(?:says?|said|told (?:me|us)|tells (?:me|us)|wrote|texted|asked (?:me|us)|replied|dice|dicono|ha detto|(?:mi|ci|m') ?ha (?:\w+ )?(?:detto|scritto|chiesto|risposto)|hanno detto)\b/;
const WANT =
  /\b(?:i (?:just )?(?:want|need|wish|don'?t want)|i'?d (?:like|love|rather)|i would like|vorrei|voglio|non voglio|mi piacerebbe|mi serve)\b/;
const MINE =
  /^(?:(?:so|and|yesterday|then|already|ieri|poi|gia) )*(?:i|i'?ve|we|we'?ve) (?:have )?(?:already |just |only )?(?:tried|asked|told|wrote|said|called|offered|talked|did|sent|took|apologi\w+|texted|spoke|gave|made|planned|lent|snapped|shouted)|\b(?:ho|gliel'ho|l'ho|abbiamo|mi sono) (?:gia |solo )?\w+(?:ato|ata|uto|uta|ito|ita|tto|tta|sto|sta|sso|ssa|rso|rsa)\b/;
const GOING =
  /\b(?:will|would|she'd|he'd|they'd|going to|'ll|is coming|are coming|is leaving|next (?:week|month|year)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|domani|a fine (?:mese|anno|settimana)|prossim[oa]|fra (?:un|una|due|poco)|tra (?:un|una|due|poco)|(?:verra|andra|dovra|sara|partira|arriva|viene)\b)/;
const NOT =
  /\b(?:never|doesn'?t|don'?t|didn'?t|hasn'?t|haven'?t|won'?t|wouldn'?t|can'?t|isn'?t|no longer|not|non|nn|mai|niente|nessuno)\b/;
const OWN =
  /^(?:\S+ ){1,4}(?:i|we|io|noi)\b|^(?:(?:so|and|e|ma) )*(?:i|i'?m|i'?ve|we|we'?re|my|it'?s|its|there|io|sono|ho|abbiamo|siamo|noi|mi sento|e )\b/;

/** The kind of a statement as the user wrote it. */
export function statementKind(raw: string): Statement {
  const flat = flatten(raw);
  if (SAYS.test(flat)) return "says";
  if (WANT.test(flat)) return "want";
  if (MINE.test(flat)) return "mine";
  if (GOING.test(flat)) return "going";
  if (OWN.test(flat)) return "state";
  return NOT.test(flat) ? "not" : "theirs";
}
