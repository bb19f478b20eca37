import type { Language } from "#domain/language.ts";
import type { Head } from "./frame-head.ts";
import { asOrders } from "./frame-orders.ts";
import { splitClauses, DIRECT, splitQuestions } from "./frame-text.ts";

interface Said {
  /** The content, in the user's words. */
  rest: string;
  /** The same without the name of the person. */
  named: string;
}

/** The request in the form that the readers know. */
export function canonical(head: Head, said: Said, language: Language): string {
  return language === "it" ? romanToItalian(head, said) : inEnglish(head, said);
}

/** “congratulations and that …”: two acts. */
const CHEERS =
  /^(congratulations|congrats|congratulazioni|tante congratulazioni)(?:,? (?:e che|and that|e|and)|[,!]) (?=\p{L})/iu;

function romanToItalian(head: Head, { rest, named: text }: Said): string {
  const cheers = head.act === null ? CHEERS.exec(rest) : null;
  if (cheers) return `scrivi: ${cheers[1]}! ${rest.slice(cheers[0].length)}`;
  if (head.act === "chiedi @")
    return splitQuestions(
      `${head.link === "if" ? "se " : head.link === "to" ? "di " : head.link === "that" ? "che " : ""}${rest}`,
    );
  if (head.act === "complimenti")
    return `scrivi: complimenti${/^(?:per|del|della|di)/iu.test(rest) ? ` ${rest}` : `! ${rest.replace(/^e (?=digli)/iu, "")}`}`;
  if (head.act)
    return `${head.act} ${head.link === "if" ? "se " : head.link === "to" ? "di " : head.link === "that" ? "che " : ""}${rest}`;
  if (head.link === "if") return splitQuestions(`se ${rest}`);
  if (head.link === "to")
    return `digli di ${asOrders(rest.replace(/, (?:e )?di (?=(?:non )?\p{L}+(?:are|ere|ire|rsi|rmi|rgli|rle|rlo|rla)(?!\p{L}))/giu, ". digli di "))}`;
  if (head.link === "that") return `digli che ${splitClauses(text)}`;
  if (/^(?:la|lo|gli|le|ci) (?:ringrazi|chied)/iu.test(text))
    return `e ${text
      .replace(/^(?:la|lo) ringrazio/iu, "ringrazia @")
      .replace(/^(?:gli|le) chied\p{L}+ scusa/iu, "scusati @")
      .replace(/^(?:gli|le) chied\p{L}+/iu, "chiedi @")}`;
  return /^complimenti/iu.test(text)
    ? `scrivi: ${text.replace(/ da parte mia$/iu, "")}`
    : /^(?:ringrazi|chied|fa(?:gli|lle) |(?:gli |tanti )?auguri|congratul|complimenti|invit|propon|disdi|spost|annull)/iu.test(
          text,
        )
      ? text.replace(/^(?:gli |tanti )?auguri/iu, "fagli gli auguri")
      : head.link === "colon" && DIRECT.test(text)
        ? `scrivi: ${text}`
        : `digli che ${splitClauses(text)}`;
}

function inEnglish(head: Head, { rest, named: text }: Said): string {
  const cheers = head.act === null && head.link !== "that" ? CHEERS.exec(rest) : null;
  if (cheers) return `write: ${cheers[1]}! ${rest.slice(cheers[0].length)}`;
  if (head.act === "ask her" && head.link === "if")
    return `ask her if ${rest.replace(/,? and (?=whether |if |how much |how many )|, (?:and )?(?=(?:if|whether|how|when|where|what) )/gi, ". ask her ")}`;
  if (head.act)
    return `${head.act} ${head.link === "if" ? "if " : head.link === "to" ? `${head.not}to ` : head.link === "that" ? "that " : ""}${rest}`;
  if (head.link === "if") return `ask her if ${rest}`;
  if (head.link === "to" && /^(?:tell|telling|say|text|write)$/i.test(head.verb))
    return `tell her ${head.not}to ${rest}`;
  if (head.link === "to") return rest;
  if (head.link === "that") return `tell her that ${text}`;
  if (
    /^(?:ask|asking|thank|thanking|saying|say|tell|telling|apolog|declin|invit|remind|wish|congratul|thanks|thank you|sorry)\b/i.test(
      text,
    )
  )
    return /^(?:thanks|thank you|sorry)/i.test(text) ? `say ${text}` : text;
  return head.link === "colon" ? `write: ${text}` : `tell her that ${text}`;
}
