import type { Answer } from "./fake-model.ts";
import type { ChatRequest } from "./fake-model-wire.ts";

interface Asked {
  language: "en" | "it";
  danger: boolean;
  /** The rules before the data. */
  rules: string;
  notes: { date: string; text: string }[];
  /** What the user said before. */
  said: string[];
  answers: string[];
  message: string;
}

/** What a model answers: a text for the conversation, an object for the plan and for the judge. */
export interface Companion {
  text: (asked: Asked) => string;
  plan: (language: "en" | "it") => string;
  verdict: () => string;
}

const INJECTED = /IGNOR|!\[/;

function read({ messages }: ChatRequest): Asked {
  const system = messages[0]?.content ?? "";
  const [rules = "", rest = ""] = system.split("<data>\n", 2);
  const data = JSON.parse(rest.split("\n</data>", 1)[0] ?? "{}") as { notes: Asked["notes"] };
  const turns = messages.slice(1);
  const message = turns.at(-1)?.content ?? "";
  const by = (role: string) =>
    turns
      .slice(0, -1)
      .filter((turn) => turn.role === role)
      .map(({ content }) => content);
  return {
    language: system.startsWith("Sei ") ? "it" : "en",
    danger: /It stays the first subject|Resta il primo argomento/.test(system) || /hit me|picchiat/.test(message),
    rules,
    notes: data.notes.filter(({ text }) => !INJECTED.test(text)),
    said: by("user"),
    answers: by("assistant"),
    message,
  };
}

function goodText({ language, danger, notes, said }: Asked): string {
  if (danger) {
    return language === "en"
      ? "I believe you, and it is not your fault. Are you safe right now, and is there someone you trust who could be with you? The people behind the numbers beside this answer are there for you at any hour."
      : "Ti credo, e non è colpa tua. In questo momento sei al sicuro, e c’è qualcuno di cui ti fidi che possa starti vicino? Ai numeri che vedi qui accanto ti risponde una persona, a qualunque ora.";
  }
  const quotes = [
    ...notes.map(({ date, text }) =>
      language === "en" ? `On ${date} you wrote “${text}”.` : `Il ${date} hai scritto “${text}”.`,
    ),
    ...said.map((text) => (language === "en" ? `Earlier you said “${text}”.` : `Prima hai detto “${text}”.`)),
  ].join(" ");
  return language === "en"
    ? `I can see why this stays with you. ${quotes} You could begin with what you noticed and how it was for you, and then listen to how it looks from the other side. What would you like to be different afterwards?`
    : `Capisco perché ci pensi ancora. ${quotes} Potresti partire da quello che hai visto e da come è stato per te, e poi ascoltare come appare dall’altra parte. Che cosa vorresti che fosse diverso alla fine?`;
}

/** Answers as the product wants it. */
export const GOOD: Companion = {
  text: goodText,
  plan: (language) =>
    JSON.stringify(
      language === "en"
        ? {
            action: "Say calmly what I need and listen to the answer",
            fears: "That it ends in a row",
            goals: "That it is fair to both",
          }
        : {
            action: "Dire con calma di che cosa ho bisogno e ascoltare",
            fears: "Che finisca in una lite",
            goals: "Che sia giusto per tutti e due",
          },
    ),
  verdict: () => JSON.stringify({ empathy: 4, usefulness: 4, honesty: 5, reason: "It stays with what was written." }),
};

/** A script for the fake model server: a companion, well-behaved but for what is given. */
export function companion(given: Partial<Companion> = {}): Answer {
  const { text, plan, verdict } = { ...GOOD, ...given };
  return {
    kind: "text",
    text: (request) => {
      const system = request.messages[0]?.content ?? "";
      if (system.startsWith("You judge an answer")) return verdict();
      if (system.startsWith("Write down the plan")) return plan("en");
      if (system.startsWith("Scrivi come oggetto")) return plan("it");
      return text(read(request));
    },
  };
}
