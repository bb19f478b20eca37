import { AUXILIARY, baseOfPast, baseOfThird, isCommonBase } from "./english-verbs.ts";

/** “she could come” → “could she come”; null if no subject and verb are found. */
export function invert(clause: string): string | null {
  const words = clause.trim().split(/\s+/);
  const long = /^(?:i|you|we|he|she|it|they|there|this|that)'(?:m|re|s|ve|ll|d)$/i.exec(words[0] ?? "");
  if (long) {
    const [subject = "", short = ""] = words[0]!.split("'");
    const next = words[1] ?? "";
    const full = {
      m: "am",
      re: "are",
      s: /(?:ed|en|got|been|had)$/.test(next) ? "has" : "is",
      ve: "have",
      ll: "will",
      d: /^(?:ever|been|had|got)$/.test(next) ? "had" : "would",
    }[short.toLowerCase()];
    return `${full} ${subject} ${words.slice(1).join(" ")}`;
  }
  const last = subjectEnd(words);
  if (last < 0) return null;
  const subject = words.slice(0, last).join(" ");
  let at = last;
  const adverbs: string[] = [];
  while (/^(?:still|also|really|already|actually|maybe|perhaps|possibly|just|even|kindly)$/i.test(words[at] ?? ""))
    adverbs.push(words[at++]!);
  const verb = (words[at] ?? "").toLowerCase();
  const rest = words.slice(at + 1).join(" ");
  const middle = [...adverbs, rest].filter((part) => part && !/^(?:maybe|perhaps)$/.test(part)).join(" ");
  if (!verb) return null;
  const mainHave =
    /^(?:have|has|had)$/.test(verb) &&
    !/^(?:been|got|\w+ed|seen|done|heard|had|found|made|sent|taken|thought|read|told|left|lost|paid|met|bought|eaten|given|decided|already|ever|yet|any luck)\b/.test(
      rest,
    );
  const over = /^have$/.test(verb) && /^left\b(?! (?:the|my|a|for|at|on)\b)/.test(rest);
  if (over) return `do ${subject} have ${rest}`;
  if (/^(?:does|do|did)$/.test(verb) && !/^(?:not|n't)/.test(rest) && !/^(?:\w+)/.test(rest)) return null;
  if (AUXILIARY.test(verb) && !mainHave && !/^(?:does|do|did)$/.test(verb))
    return `${verb} ${subject} ${middle}`.trim();
  const plain = [...adverbs, ""].join(" ");
  if (verb === "has") return `does ${subject} ${plain}have ${rest}`.trim();
  if (verb === "had") return `did ${subject} ${plain}have ${rest}`.trim();
  const past = baseOfPast(verb);
  if (past && !(past === verb && /^(?:i|you|we|they)$/i.test(subject)))
    return `did ${subject} ${plain}${past} ${rest}`.trim();
  const third = baseOfThird(verb);
  if (third && !/^(?:i|you|we|they)$/i.test(subject)) return `does ${subject} ${plain}${third} ${rest}`.trim();
  if (/^(?:i|you|we|they)$/i.test(subject) || isCommonBase(verb)) return `do ${subject} ${plain}${verb} ${rest}`.trim();
  return null;
}

/** Index of the first word after the subject; -1 if there is no clear subject. */
function subjectEnd(words: readonly string[]): number {
  const first = (words[0] ?? "").toLowerCase();
  if (/^(?:i|you|we|he|she|it|they|there|everyone|everybody|anyone|someone|somebody|everything|this|that)$/.test(first))
    return words[1] ? 1 : -1;
  for (let at = 1; at < Math.min(words.length, 7); at += 1) {
    const word = words[at]!.toLowerCase();
    if (/^(?:who|that|which|to|because|if)$/.test(word)) return -1;
    if (AUXILIARY.test(word) && words[at] !== "May") return at;
    const past = baseOfPast(word);
    const third = baseOfThird(word);
    if (
      (past && isCommonBase(past)) ||
      (third && isCommonBase(third) && at >= (/^(?:the|my|our|your|his|her|a)$/.test(first) ? 2 : 1))
    )
      return at;
  }
  return -1;
}

const WH =
  /^(how (?:much|many|long|often|late|early|far|big|old)(?: (?!i\b|you\b|we\b|he\b|she\b|it\b|they\b|the\b|my\b|your\b|is\b|does\b)\w+)?|what (?:time|day|kind of \w+|size|colou?r|date)|which \w+|whose \w+|how|what|when|where|why|who|whom|which)\b\s*/i;

export function startsWithWh(text: string): boolean {
  return WH.test(text);
}

/** “when she is coming” → “when is she coming”, without a question mark. */
export function whQuestion(text: string): string | null {
  const found = WH.exec(text.trim());
  if (!found) return null;
  // “how many vacation days I have”: the noun phrase up to its subject.
  const counted =
    /^((?:how (?:many|much)|what|which|whose) (?:(?!(?:i|you|we|he|she|it|they|your|my|our|his|her|their|the)\b)\w+ ){1,3}?)(?=(?:i|you|we|he|she|it|they|your|my|our|his|her|their|the)\b)/i.exec(
      text.trim(),
    );
  const long =
    counted &&
    !counted[1]!
      .split(" ")
      .slice(1)
      .some((word) => AUXILIARY.test(word))
      ? counted[1]!
      : null;
  const head = long?.trim() ?? found[1]!;
  const clause = text.trim().slice(long?.length ?? found[0].length);
  if (!clause) return head;
  const first = clause.split(/\s+/)[0]!.toLowerCase();
  if (first === "to") return `${head} should I ${clause.slice(3)}`;
  // “who is coming”, “what happened”: the question word is the subject, or it is a question already.
  if (AUXILIARY.test(first)) return `${head} ${clause}`;
  if (
    /^(?:who|what|which)/i.test(head) &&
    (baseOfPast(first) ?? baseOfThird(first)) &&
    !/^(?:the|this|his)$/.test(first)
  )
    return `${head} ${clause}`;
  const turned = invert(clause);
  return turned && `${head} ${turned}`;
}

/** Whether it is a question already: “is she ok”, “could he come”. */
export function startsAsQuestion(text: string): boolean {
  const [first = "", second = ""] = text.trim().toLowerCase().split(/\s+/);
  return AUXILIARY.test(first) && second !== "";
}

/** Whether it begins with subject and verb: “it was due”, “car needs new brakes”. */
export function startsClause(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (
    /^(?:and|or|but|so|because|since|as|if|when|while|that|which|who|where|until|unless|for|to|with|on|in|at|by|from)$/i.test(
      words[0] ?? "",
    )
  )
    return false;
  if (/^(?:i|you|we|he|she|it|they|there|that|this)'(?:m|re|s|ve|ll|d)$/i.test(words[0] ?? "")) return true;
  return subjectEnd(words) > 0 && words.length > 2;
}
