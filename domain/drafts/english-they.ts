import { baseOfThird, isCommonBase } from "./english-verbs.ts";

const THEY = /\b(?:they(?:'re|'ve|'ll|'d)?|them|their|theirs|themselves)\b/i;
const NO_PLURAL =
  /^(?:is|was|his|this|us|yes|its|always|sometimes|days?|weeks|hours|minutes|times|months|years|euros|pounds|thanks|has|does|lines|sentences|words|kisses|congrats|congratulations|condolences|news|christmas|boss|address|as|perhaps|besides|needs|emojis|afterwards|towards|across|unless|less|class|dress|glass|business|hers|yours|ours|tuesdays|best|regards|wishes|greetings)$/i;
/** People whom “they” may mean. */
const OTHERS =
  /\b(?:kids|children|people|everyone|everybody|someone|somebody|anyone|anybody|nobody|company|school|team|family|police|office|council|bank|shop|hospital|crew|band|staff|group|(?:my|our|a|the) (?:friend|cousin|partner|child|baby|boss|manager|doctor|teacher|colleague|neighbou?r|landlord|kid|tenant|sibling|guest|client|buyer|ex))\b|\b\p{Lu}\p{L}+ and \p{Lu}/u;

/** “happy anniversary, we're so pleased for them”: if nobody else is mentioned, “they” is the addressee. */
export function theyAsYou(sentences: readonly string[], request: string): string[] {
  const text = sentences.join(" ");
  // “they kept her in overnight”: somebody else.
  if (/\bthey (?:\p{L}+ )?\p{L}+ (?:her|him)(?!\p{L})/iu.test(text)) return [...sentences];
  if (!THEY.test(text) || OTHERS.test(text) || OTHERS.test(request)) return [...sentences];
  const several = text
    .split(/[^\p{L}']+/u)
    .some(
      (word) =>
        /^\p{L}{3,}[^s']s$/u.test(word) &&
        !NO_PLURAL.test(word) &&
        !isCommonBase(baseOfThird(word.toLowerCase()) ?? ""),
    );
  if (several) return [...sentences];
  return sentences.map((sentence) =>
    sentence
      .replace(/\bthey(?='|\b)/gi, (word) => (word.startsWith("T") ? "You" : "you"))
      .replace(/\bthemselves\b/gi, "yourselves")
      .replace(/\btheirs\b/gi, "yours")
      .replace(/\btheir\b/gi, (word) => (word.startsWith("T") ? "Your" : "your"))
      .replace(/\bthem\b/gi, "you"),
  );
}
