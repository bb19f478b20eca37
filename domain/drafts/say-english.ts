import { englishToYou } from "./english-person.ts";
import { decline } from "./english-decline.ts";
import { invert, whQuestion } from "./english-question.ts";
import type { Act, Addressee } from "./draft-types.ts";
import { joints, mend, sentences, soften, upper } from "./mend.ts";

/** What an act says to the addressee, as sentences. */
export function sayEnglish(act: Act, to: Addressee, names: readonly string[]): string[] {
  const text = soften(mend(act.text, "en"), "en");
  if (!text && act.text) return [];
  const you = act.kind === "direct" && /\b(?:you|your|you're)\b/i.test(text) ? text : englishToYou(text, to, names);
  const bare = you.replace(/[.?!\s]+$/, "");
  switch (act.kind) {
    case "direct":
    case "say":
      if (act.kind === "say" && /^(?:who|whose) /i.test(act.text))
        return heard(
          you
            .replace(/^whose /i, "your ")
            .replace(/^who /i, "you ")
            .replace(/^you is /i, "you are ")
            .replace(/^you has /i, "you have ")
            .replace(/^you was /i, "you were "),
        );
      return statements(act.kind === "say" ? you.replace(/([,.]? (?:and|but)) that (?=\w)/gi, "$1 ") : you);
    case "ask-if":
      return askIf(bare);
    case "ask-wh":
      return bare
        .split(/,? and (?=(?:if|whether|what|when|where|how|who|why|which)\b)/i)
        .flatMap((part) =>
          /^(?:if|whether)\b/i.test(part)
            ? askIf(part.replace(/^\w+ /, ""))
            : tailed(part, (clause) => `${whQuestion(clause) ?? `could you tell me ${clause}`}?`),
        );
    case "ask-to":
      return askTo(bare);
    case "ask-for":
      return askFor(bare);
    case "about":
      return about(bare);
    case "thank":
      return tailed(bare, thanked);
    case "sorry":
      return tailed(
        bare,
        (clause) =>
          `I'm sorry${clause ? ` ${/^(?:for|about|that|to|I|if|again)\b/i.test(clause) ? clause : `for ${clause}`}` : ""}.`,
      );
    case "wish":
      return tailed(bare, wish);
    case "congratulate":
      return tailed(
        bare,
        (clause) =>
          `Congratulations${clause ? ` ${/^(?:on|for)\b/i.test(clause) ? clause.replace(/^for/i, "on") : `on ${clause}`}` : ""}!`,
      );
    case "invite":
      return invite(bare);
    case "condole":
      return [
        `I'm so sorry ${bare ? bare.replace(/^(?:on|for|about|to)\s+/i, "about ").replace(/^(?!about)/, "about ") : "for your loss"}.`,
        "My thoughts are with you.",
      ];
    case "decline":
      return decline(bare, to);
    case "accept":
      return [`Thank you for ${bare}.`, "I'd be happy to come!"];
    case "cancel":
      return withReason(
        bare,
        (clause) =>
          `I'm sorry, I have to cancel ${clause ? clause.replace(/^(?!our|the|my|your|this|that|tomorrow|today|tonight|on|for|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day|dinner|lunch|\p{Lu}|\d)/iu, "our ").replace(/^(?=(?:on|next|this (?:week|sat|sun|mon|tue|wed|thu|fri|morn|even|aft)|tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/i, "") : "our plans"}`,
      );
    case "move":
      return [`Could we move ${bare}?`];
    case "remind":
      return /^(?:about|of)\b/i.test(bare)
        ? [`Just a quick reminder ${bare.replace(/^of/i, "about")}.`]
        : tailed(bare, (clause) => `Just a quick reminder that ${lowerStart(clause)}.`);
    case "remind-to":
      return [`Could you please remember ${bare}?`];
    case "suggest":
      return [
        /^(?:we|you|I)\b/.test(bare)
          ? `How about ${bare.replace(/^(we|you) (?:could|should|can) /i, "$1 ")}?`
          : `How about ${bare.replace(/^to /, "")}?`,
      ];
    case "offer":
    default:
      return /^(?:to|my|a|the|some|help|\d)/i.test(bare)
        ? [bare.startsWith("to ") ? `I'd be happy ${bare}.` : `I'd like to offer you ${bare}.`]
        : statements(bare);
  }
}

function thanked(clause: string): string {
  if (!clause) return "Thank you so much.";
  if (/^(?:because|since|as) /i.test(clause)) return `Thank you so much. ${upper(clause.replace(/^\w+ /, ""))}.`;
  return `Thank you so much for ${clause.replace(/^(?:for|that) /i, "")}.`;
}

function about(bare: string): string[] {
  const said = tailed(bare, (clause) => `I wanted to talk to you about ${clause}.`);
  const asked = said.some((sentence) => sentence.endsWith("?"));
  if (asked) return said;
  return [...said, /^\w+ing\b/.test(bare) ? "Would that work for you?" : "When would be a good time?"];
}

/** “for Anna who just had a baby”. */
function heard(clause: string): string[] {
  const news = `I heard that ${clause}`;
  if (
    /\b(?:baby|married|engaged|promot|passed|graduat|won|new (?:job|house|home|flat)|got (?:the|a) job|birthday|born|pregnant)/i.test(
      clause,
    )
  )
    return [`${news}. Congratulations!`];
  return [`${news}, and I'm thinking of you.`];
}

function lowerStart(text: string): string {
  return /^(?:I\b|I'|\p{Lu}\p{Ll}+ (?:is|has|will|and)\b)/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** The first sentence in a form of its own, the rest as statements. */
function tailed(text: string, form: (clause: string) => string): string[] {
  const parts = sentences(joints(text, "en"), "en");
  const [first = "", ...rest] = parts;
  return [form(first.replace(/[.?!]+$/, "")), ...rest.flatMap(softened)].map(upper);
}

function statements(text: string): string[] {
  return sentences(joints(text, "en"), "en").flatMap(softened).map(upper);
}

/** “you have to give”, “you should send”: said as a request, since an order is heard as blame. */
function softened(sentence: string): string[] {
  const whole = sentence.replace(/^(?:and|also|that)\s+/i, "");
  const joint =
    /^(.*?)[,]? (?:and|so|but) (?:that )?(?=you (?:should|must|have to|need to|ought to|has to|had better) )(.*)$/i.exec(
      whole,
    );
  if (
    joint?.[1] &&
    /\w+ \w+/.test(joint[1]) &&
    !/\byou (?:should|must|have to|need to)/i.test(joint[1]) &&
    !/\bif\b/i.test(joint[1])
  )
    return [`${joint[1].replace(/[,.]$/, "")}.`, ...softened(joint[2]!)];
  const order =
    /^(?:you (?:really |just )?(?:should|must|have to|need to|had better|ought to|gotta|have got to|better|can't|cannot|shouldn't|mustn't)(?: really| please| also)?|you're supposed to) (.*?)[.!]*$/i.exec(
      whole,
    );
  if (order?.[1]) {
    const negative = /^you (?:\w+ )?(?:can't|cannot|shouldn't|mustn't)/i.test(whole);
    const rest = order[1];
    if (/^not /i.test(rest) || negative) return [`Please don't ${rest.replace(/^not (?:to )?/i, "")}.`];
    if (
      /^(?:be|know|see|feel|have|try it)\b/i.test(rest) &&
      !/^be (?:quiet|on time|there|careful|here|more|nicer|less)/i.test(rest)
    )
      return [whole];
    return [
      /\b(?:back|by|before|pay|stop|return|give)\b/i.test(rest) ? `Please ${rest}.` : `Could you please ${rest}?`,
    ];
  }
  return [mild(whole)];
}

/** “you always forget”, “you never call” are heard as blame of the whole person. */
function mild(sentence: string): string {
  return sentence
    .replace(
      /\byou(?:'re| are) always (?=(?:late|on your phone|complaining|shouting|angry|rude|busy|interrupting|criticising|criticizing|yelling))/gi,
      "you're often ",
    )
    .replace(
      /\byou always (?=(?:forget|leave|come late|cancel|interrupt|complain|shout|yell|ignore|criticise|criticize|arrive|lie|blame|make me))/gi,
      "you often ",
    )
    .replace(
      /\byou never (?=(?:help|listen|call|ask|clean|answer|reply|visit|do|pay|text|say|come|cook|thank|wash|tidy))/gi,
      "you hardly ",
    )
    .replace(
      /\byou hardly (help|listen|call|ask|clean|answer|reply|visit|do|pay|text|say|come|cook|thank|wash|tidy)\b/gi,
      "you rarely $1",
    );
}

function askIf(clause: string): string[] {
  return tailed(clause, (first) => {
    const doubled = / (?:and|or) (?:if|whether) /i.exec(first);
    if (doubled && /and/.test(doubled[0]))
      return `${ifQuestion(first.slice(0, doubled.index))} ${upper(ifQuestion(first.slice(doubled.index + doubled[0].length)))}`;
    const wh = / and (?=(?:what|when|where|how|who|why)\b)/i.exec(first);
    if (wh)
      return `${ifQuestion(first.slice(0, wh.index))} ${upper(whQuestion(first.slice(wh.index + 5)) ?? first.slice(wh.index + 5))}?`;
    return ifQuestion(first);
  });
}

function ifQuestion(clause: string): string {
  const parts = /^(.*?)((?:,| because| since| as| so that| cause)\b.* .*)$/i.exec(clause);
  const head = parts?.[1] ?? clause;
  const turned = invert(head);
  if (!turned) return `I wanted to ask if ${clause}.`;
  const polite = turned
    .replace(/^(?:can|will) you (?!still\b|make it|come\b|be\b)/, "could you ")
    .replace(/^would you mind to/, "would you mind to")
    .replace(/^it's ok/, "is it OK");
  return `${polite}${parts?.[2] ?? ""}?`;
}

function askTo(phrase: string): string[] {
  const bits = phrase.replace(/^please /i, "").split(/,? (?:and|or) (?=(?:not )?to )/i);
  return bits.flatMap((bit) =>
    tailed(bit, (first) => {
      const rest = first.replace(/^(not )?to /i, "$1");
      if (/^not /i.test(rest)) return `Please don't ${rest.slice(4)}.`;
      if (/^(?:get well|have fun|take care|enjoy|feel better|keep)/i.test(rest)) return `${upper(rest)}!`;
      if (/^stop /i.test(rest)) return `Could you please ${rest}?`;
      return `Could you ${/\bplease\b/i.test(rest) ? "" : "please "}${rest}?`;
    }),
  );
}

function askFor(phrase: string): string[] {
  return withReason(
    phrase,
    (first) => {
      if (/\bback\b/i.test(first)) return `Could you please give me ${first}`;
      if (/^(?:some )?(?:help|advice|feedback|support|directions)\b/i.test(first))
        return /^(?:some )?help/i.test(first)
          ? `Could you help me${first.replace(/^(?:some )?help/i, "")}`
          : `Could you give me some ${first.replace(/^some /i, "")}`;
      if (/^(?:forgiveness)/i.test(first)) return `I hope you can forgive me${first.slice(11)}`;
      return `Could I please have ${first}`;
    },
    "?",
  );
}

/** “…, because …” stays with its clause. */
function withReason(phrase: string, form: (clause: string) => string, mark = "."): string[] {
  const [first = "", ...rest] = sentences(joints(phrase, "en"), "en");
  const bare = first.replace(/[.?!]+$/, "");
  const cut = /,? (?:because|since|as|cause)(?= )/i.exec(bare);
  const formed = cut
    ? `${form(bare.slice(0, cut.index))}${mark === "?" ? bare.slice(cut.index) : ` ${bare.slice(cut.index).replace(/^,? /, "")}`}${mark}`
    : `${form(bare)}${mark}`;
  return [upper(formed), ...rest.flatMap(softened).map(upper)];
}

function wish(clause: string): string {
  const bare = clause
    .replace(/^(?:a|an) (?=(?:very )?(?:happy|merry|great|good))/i, "")
    .replace(/^all the best\b/i, "all the best");
  if (/^(?:very )?(?:happy|good night|good morning|merry|good luck|all the best|safe travels|congrat)/i.test(bare))
    return `${upper(bare.replace(/^very happy/i, "a very happy"))}!`;
  return /^(?:well|luck)\b/i.test(bare) ? `I wish you ${bare}!` : `I wish you ${clause}.`;
}

function invite(phrase: string): string[] {
  return tailed(phrase, (first) => {
    const rest = first.replace(/^(?:him|her|them) /i, "").replace(/^(?:over )?and /i, "");
    if (/^(?:to|for|over|on|out|round|at|along|with|next|this|tomorrow|tonight|and)\b/i.test(rest)) {
      const verb = /^to (?=(?:come|join|stay|have|go|celebrate|eat|watch|meet|play|spend|visit|see|help)\b)/i.exec(
        rest,
      );
      return `Would you like to ${verb ? rest.slice(3) : `come ${rest}`}?`;
    }
    return `Would you like to come${rest ? ` ${rest}` : " over"}?`;
  });
}
