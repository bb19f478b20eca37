/** English verb forms: bases of pasts and of third persons. */

const IRREGULAR =
  "went:go came:come got:get said:say told:tell took:take gave:give made:make saw:see knew:know thought:think felt:feel left:leave put:put paid:pay sent:send brought:bring bought:buy forgot:forget found:find lost:lose meant:mean met:meet ran:run sat:sit spoke:speak spent:spend stood:stand wrote:write wore:wear won:win broke:break heard:hear held:hold kept:keep read:read lent:lend let:let did:do had:have ate:eat drank:drink drove:drive fell:fall grew:grow hurt:hurt slept:sleep began:begin chose:choose became:become threw:throw hid:hide understood:understand woke:wake called:call borrowed:borrow promised:promise wanted:want needed:need liked:like asked:ask talked:talk decided:decide received:receive arrived:arrive finished:finish booked:book parked:park shouted:shout";
const PAST = new Map(IRREGULAR.split(" ").map((pair) => pair.split(":") as [string, string]));

const COMMON =
  "accept add agree allow answer apologise apologize arrive ask attend bake become begin believe book borrow break bring buy call cancel care carry change check choose clean collect come complain confirm cook copy cost cover cry dance deal deserve drink drive drop eat enjoy expect explain feed feel fill find finish fix follow forget forgive get give go handle happen hate hear help hope hurt ignore insist join keep know laugh learn leave lend let lie like listen live look lose love make matter mean meet mind miss move need offer open order owe own park pass pay pick plan play prefer pretend promise put read realise reply respond return run say see seem sell send shout show sign sit sleep smoke speak spend start stay stop study suffer suggest support take talk teach tell think throw touch treat trust try turn understand upset use visit wait wake walk want wash watch water wear win wish wonder work worry write yell shut text snore message invite expect remember hand fetch lock look join drop swap host bother respect make";
const BASES = new Set(COMMON.split(" "));

export function baseOfPast(word: string): string | null {
  const known = PAST.get(word);
  if (known) return known;
  if (!word.endsWith("ed") || /^(?:need|feed|bed|red|speed|seed|wed|shed)$/.test(word)) return null;
  const stem = word.slice(0, -2);
  if (BASES.has(stem)) return stem;
  if (BASES.has(`${stem}e`)) return `${stem}e`;
  if (stem.endsWith("i")) return `${stem.slice(0, -1)}y`;
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return /(?:[sc]|[aeiou][tvz]|[^aeiou]l|u|[dg]g)$/.test(stem) ? `${stem}e` : stem;
}

/** “owes” → “owe”; null if it does not look like a verb in the third person. */
export function baseOfThird(word: string): string | null {
  if (!/[^su']s$/.test(word) && !/(?:sses)$/.test(word)) return null;
  if (word === "goes" || word === "does") return word.slice(0, -2);
  if (word === "has") return "have";
  if (
    /^(?:this|his|its|always|perhaps|sometimes|as|yes|thanks|besides|afterwards|was|is|across|unless|ours|hers|yours)$/.test(
      word,
    )
  )
    return null;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

export function isCommonBase(word: string): boolean {
  return BASES.has(word);
}

export function isPastParticiple(word: string): boolean {
  return (
    /(?:ed|en)$/.test(word) ||
    /^(?:been|got|had|done|made|left|lost|said|told|put|sent|paid|brought|bought|gone|come|taken|met|kept|found|read|let|heard|run|begun|felt)$/.test(
      word,
    )
  );
}

export const AUXILIARY =
  /^(?:is|are|was|were|am|has|have|had|does|do|did|can|could|will|would|shall|should|may|might|must|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|doesn't|don't|didn't|can't|couldn't|won't|wouldn't|shouldn't|mustn't)$/;
