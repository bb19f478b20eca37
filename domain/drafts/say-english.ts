import { englishToYou } from "./english-person.ts";
import { decline } from "./english-decline.ts";
import { askFor, askIf, askTo, withReason } from "./english-ask.ts";
import { whQuestion } from "./english-question.ts";
import { statements, withFirst } from "./english-sentences.ts";
import type { Act, Addressee } from "./draft-types.ts";
import { repairTyping, withoutProfanity, capitalize } from "./repair-typing.ts";

/** The sentences that perform an act. */
export function sayEnglish(act: Act, to: Addressee, names: readonly string[]): string[] {
  return sentencesFor(act, to, names).map((sentence) =>
    sentence.replace(/\b(I know you|^You) are (?!\p{Lu})/u, (_, whom: string) => `${whom}'re `),
  );
}

function sentencesFor(act: Act, to: Addressee, names: readonly string[]): string[] {
  const text = withoutProfanity(repairTyping(act.text, "en"), "en");
  if (!text && act.text) return [];
  const reworded = reword(text);
  const you =
    act.kind === "direct" && /\b(?:you|your|you're)\b/i.test(text)
      ? reworded.replace(/(?<=, )(could|can|would|will) (he|she)\b/gi, (found, verb: string, who: string) =>
          to.gender === (who.toLowerCase() === "he" ? "m" : "f") ? `${verb} you` : found,
        )
      : englishToYou(reworded, to, names);
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
      if (act.kind === "say" && LOSS.test(bare)) return loss(bare);
      if (act.kind === "say" && GOOD_NEWS.test(bare))
        return statements(`I heard that ${bare}`).concat("Congratulations!");
      if (act.kind === "say") {
        const asked = /^(.{6,}?),? and (?=(?:not )?to \p{L})/iu.exec(you);
        if (
          asked &&
          /^(?:not to|to (?:call|bring|send|wait|come|let|pick|buy|pay|write|text|ring|check|take|order|get|keep|leave|put|tell|ask|give|make|feed|water|lock|turn))\b/i.test(
            you.slice(asked[0].length),
          ) &&
          !/ to (?!my|the|our|your|an?|\d|\p{Lu})\p{L}/u.test(asked[1]!)
        )
          return [...statements(asked[1]!), ...askTo(you.slice(asked[0].length).replace(/[.?!]+$/, ""))];
      }
      return statements(act.kind === "say" ? you.replace(/([,.]? (?:and|but)) that (?=\w)/gi, "$1 ") : you);
    case "ask-if":
      return askIf(bare);
    case "ask-wh":
      return bare
        .split(/,? and (?=(?:if|whether|what|when|where|how|who|why|which)\b)/i)
        .flatMap((part) =>
          /^(?:if|whether)\b/i.test(part)
            ? askIf(part.replace(/^\w+ /, ""))
            : withFirst(part, (clause) => `${whQuestion(clause) ?? `could you tell me ${clause}`}?`),
        );
    case "ask-to": {
      const also = /,? and (?=(?:if|whether|what|when|where|how|who|why)\b)/i.exec(bare);
      if (!also) return askTo(bare);
      const rest = bare.slice(also.index + also[0].length);
      const asked = /^(?:if|whether)\b/i.test(rest)
        ? askIf(rest.replace(/^\w+ /, ""))
        : withFirst(rest, (clause) => `${whQuestion(clause) ?? `could you tell me ${clause}`}?`);
      return [...askTo(bare.slice(0, also.index)), ...asked];
    }
    case "ask-for":
      return askFor(bare);
    case "about":
      return about(bare);
    case "thank":
      return withFirst(bare, thanked);
    case "sorry":
      return withFirst(
        bare,
        (clause) =>
          `I'm sorry${clause ? ` ${/^(?:for|about|that|to|I|if|again)\b/i.test(clause) ? clause : `for ${clause}`}` : ""}.`,
      );
    case "wish":
      return withFirst(bare, wish);
    case "congratulate":
      return withFirst(
        bare,
        (clause) =>
          `Congratulations${clause ? ` ${/^(?:on|for)\b/i.test(clause) ? clause.replace(/^for/i, "on") : `on ${clause}`}` : ""}!`,
      );
    case "invite":
      return invite(bare);
    case "condole":
      if (LOSS.test(bare)) return loss(bare);
      return [
        `I'm so sorry ${bare ? bare.replace(/^(?:on|for|about|to)\s+/i, "about ").replace(/^(?!about)/, "about ") : "for your loss"}.`,
        "My thoughts are with you.",
      ];
    case "decline":
      return decline(bare, to);
    case "accept":
      return accepted(bare);
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
        : withFirst(bare, (clause) => `Just a quick reminder that ${lowerStart(clause)}.`);
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

const GOOD_NEWS =
  /^you(?:'ve| have)? (?:just )?(?:passed (?:your|the)|graduated|won |got (?:the job|promoted|engaged|married|into |your degree)|had a baby)[^.!?]*$/i;

/** Writes out short forms of a request. */
function reword(text: string): string {
  return text
    .replace(/; ?/g, ". ")
    .replace(/^request to /i, "I would like to ")
    .replace(/^request for /i, "I would like to ask for ")
    .replace(/^no to (?=\p{L})/iu, "it's a no to ")
    .replace(/^about (?=(?:the|our|your|my) [^,.]{2,30}, )/i, "it's about ")
    .replace(/,? but ((?:the |next |on )[\w ]{3,25}?) (?:yes|is ok|ok)(?=$|[.,])/i, ", but $1 works")
    .replace(/(?<=^|[.,;] |and )I want (?=(?:it|them|my|the|a|an) )/g, "I'd like ");
}

/** The death of somebody close to the addressee. */
const LOSS =
  /^(?!.*\b(?:since|anniversary|ago|thinking of|when|before|after)\b).*\b(?:your (?:\w+ ){0,2}\w+ (?:has |just |suddenly |sadly |recently )*(?:died|passed away|passed|is dead)|you(?:'ve| have)? (?:just )?lost your (?:\w+ )?(?:mother|mum|mom|father|dad|husband|wife|son|daughter|brother|sister|grand\w+|aunt|uncle|partner|dog|cat|baby|friend|nan|gran))\b/i;

function loss(clause: string): string[] {
  const [first = "", ...rest] = statements(clause.replace(/^(?:that|because) /i, ""));
  const news = first.replace(/[.!?]$/, "");
  return [
    `I'm so sorry to hear that ${news.charAt(0).toLowerCase()}${news.slice(1)}.`,
    ...rest,
    "My thoughts are with you.",
  ];
}

function accepted(bare: string): string[] {
  if (/\b(?:offer|job|position|role|contract|terms|proposal)\b/i.test(bare))
    return [`Thank you for ${bare.replace(/^the /, "the ")}. I'm happy to accept.`];
  return [`Thank you for ${bare}.`, "I'd be happy to come!"];
}

function thanked(clause: string): string {
  if (!clause) return "Thank you so much.";
  if (/^(?:without|you|your|if) .* (?:I|we|you|it)(?:'\w+)? /i.test(clause) && !/^you for/i.test(clause))
    return `Thank you so much. ${capitalize(clause)}.`;
  if (/^(?:because|since|as) /i.test(clause)) return `Thank you so much. ${capitalize(clause.replace(/^\w+ /, ""))}.`;
  return `Thank you so much for ${clause.replace(/^(?:for|that) /i, "")}.`;
}

function about(bare: string): string[] {
  const said = withFirst(bare, (clause) => `I wanted to talk to you about ${clause}.`);
  const asked = said.some((sentence) => sentence.endsWith("?"));
  if (asked) return said;
  if (said.length > 1) return [said[0]!.replace("I wanted to talk to you about", "It's about"), ...said.slice(1)];
  return [...said, /^\w+ing\b/.test(bare) ? "Would that work for you?" : "When would be a good time?"];
}

/** “for Anna who just had a baby”. */
function heard(clause: string): string[] {
  const news = `I heard that ${clause.replace(/[.!?\s]+$/, "")}`;
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

function wish(clause: string): string {
  const bare = clause
    .replace(/^(?:a|an) (?=(?:very )?(?:happy|merry|great|good))/i, "")
    .replace(/^all the best\b/i, "all the best");
  if (/^(?:very )?(?:happy|good night|good morning|merry|good luck|all the best|safe travels|congrat)/i.test(bare))
    return `${capitalize(bare.replace(/^very happy/i, "a very happy"))}!`;
  return /^(?:well|luck)\b/i.test(bare) ? `I wish you ${bare}!` : `I wish you ${clause}.`;
}

function invite(phrase: string): string[] {
  return withFirst(phrase, (first) => {
    const rest0 = first
      .replace(
        /^for (?=(?:my|our|the|his|her) [^,]*?(?:birthday|\d+th|\d+st|\d+nd|\d+rd|wedding|party|anniversary|christening|baptism|graduation|retirement|leaving|farewell)\b)/i,
        "to ",
      )
      .replace(/^(?:him|her|them) /i, "");
    const rest = rest0.replace(/^(?:over )?and /i, "");
    const company = /^and ((?:your|the) (?:\w+ )?\w+) (?=(?:to|for|over|on|round)\b)/i.exec(rest0);
    if (company) return `Would you and ${company[1]} like to come ${rest0.slice(company[0].length)}?`;
    if (/^(?:to|for|over|on|out|round|at|along|with|next|this|tomorrow|tonight|and)\b/i.test(rest)) {
      const verb = /^to (?=(?:come|join|stay|have|go|celebrate|eat|watch|meet|play|spend|visit|see|help)\b)/i.exec(
        rest,
      );
      return `Would you like to ${verb ? rest.slice(3) : `come ${rest}`}?`;
    }
    return `Would you like to come${rest ? ` ${rest}` : " over"}?`;
  });
}
