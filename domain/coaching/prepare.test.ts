import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planSchema } from "#domain/interactions/plan-schema.ts";
import type { Language } from "#domain/language.ts";
import { buildPlan, mayPlan } from "./build-plan.ts";
import { DRAFT_OPENINGS, FEAR_FROM_TRAIT, GOALS } from "./content.plan-draft.ts";
import { Talk } from "./talk.ts";
import { composeReply, type CoachInput, type CoachTurn } from "./reply.ts";

const NOW = new Date("2026-11-20T17:00:00Z");

function input(language: Language, message: string, more: Partial<CoachInput> = {}): CoachInput {
  return {
    language,
    mode: "interaction_preparation",
    message,
    history: [],
    now: NOW,
    time_zone: "Europe/Rome",
    user: {},
    persona: { name: "Marta", context: "colleague" },
    notes: [],
    interactions: [],
    ...more,
  };
}

function dialogue(language: Language, messages: readonly string[], more: Partial<CoachInput> = {}) {
  const history: CoachTurn[] = [];
  return messages.map((message) => {
    const reply = composeReply(input(language, message, { ...more, history: [...history] }));
    history.push(
      { role: "user", content: message },
      { role: "assistant", content: reply.text, ...(reply.plan ? { plan: reply.plan } : {}) },
    );
    return reply;
  });
}

const guessed = (line: string | null | undefined) => DRAFT_OPENINGS.some((opening) => line?.startsWith(opening));

describe("preparing an interaction", () => {
  it("asks for the action, proposes a plan once it is known, and changes it as requested", () => {
    const replies = dialogue("it", [
      "Aiutami a preparare una conversazione con Marta",
      "Vorrei parlarle domani della riunione",
      "ho paura che si chiuda",
      "spero che la prossima volta mi lasci finire",
      "cambia i timori: ho paura di fare una scenata",
      "mah, non mi convince del tutto",
      "sì, va bene",
    ]);
    expect(replies.map(({ topic }) => topic)).toEqual([
      "prepare",
      "plan",
      "plan",
      "plan",
      "plan",
      "prepare",
      "prepare",
    ]);
    expect(replies[1]?.plan?.action).toBe("Parlarle domani della riunione");
    expect(guessed(replies[1]?.plan?.fears) && guessed(replies[1]?.plan?.goals)).toBe(true);
    expect(replies[1]?.text).toMatch(/ipotesi|immaginato/);
    expect(replies[3]?.plan).toEqual({
      action: "Parlarle domani della riunione",
      fears: "Che si chiuda",
      goals: "Che la prossima volta mi lasci finire",
    });
    expect(replies[4]?.plan).toEqual({ ...replies[3]?.plan, fears: "Di fare una scenata" });
    expect(replies[4]?.text).toContain("i timori");
    expect(replies.slice(5).map(({ plan }) => plan)).toEqual([undefined, undefined]);
  });

  it("uses nothing said before the preparation began", () => {
    const talk: CoachTurn[] = [
      { role: "user", content: "How should I talk to Marta tomorrow?" },
      { role: "assistant", content: "Begin small. What would you like to say to her?" },
      { role: "user", content: "She interrupts me a lot" },
      { role: "assistant", content: "That wears you down. What do you hope for afterwards?" },
    ];
    const begun = composeReply(input("en", "Help me prepare a conversation with Marta.", { history: talk }));
    expect([begun.topic, begun.plan]).toEqual(["prepare", undefined]);
    const history: CoachTurn[] = [
      ...talk,
      { role: "user", content: "Help me prepare a conversation with Marta." },
      { role: "assistant", content: begun.text },
    ];
    const { plan } = composeReply(input("en", "I want to tell her that I need to finish my sentences", { history }));
    expect(plan?.action).toBe("Tell her that I need to finish my sentences");
    expect(Object.values(plan ?? {}).join(" ")).not.toMatch(/interrupts|how should/i);
  });

  it("needs one turn and no guesses if everything is said", () => {
    const [reply] = dialogue("en", [
      "I want to talk to Marta tomorrow, I'm afraid she'll get defensive, and I hope we find a way to share the client",
    ]);
    expect(reply?.plan).toEqual({
      action: "Talk to Marta tomorrow",
      fears: "She’ll get defensive",
      goals: "We find a way to share the client",
    });
    expect(reply?.text).not.toContain("guess");
  });

  it.each(["en", "it"] as const)("asks twice at most (%s)", (language) => {
    const replies = dialogue(language, ["prepare", "hm", language === "it" ? "non so" : "I don't know"], {
      notes: [
        {
          id: "n",
          content: language === "it" ? "Marta era in ritardo alla festa." : "Marta was late for the party.",
          created_at: "2026-11-17T18:00:00Z",
        },
      ],
    });
    expect(replies.map(({ topic }) => topic)).toEqual(["prepare", "prepare", "plan"]);
    expect(replies[2]?.plan?.action).toMatch(language === "it" ? /Forse .*festa/ : /Perhaps .*party/);
    expect(replies[2]?.sources).toContainEqual({ kind: "note", id: "n" });
  });

  it("keeps what was said before the action", () => {
    const replies = dialogue("en", [
      "Help me prepare a talk",
      "I'm afraid that she shouts",
      "I want to invite her to lunch",
    ]);
    expect(replies.map(({ topic }) => topic)).toEqual(["prepare", "prepare", "plan"]);
    expect(replies[1]?.text).toContain("she shouts");
    expect(replies[2]?.plan).toMatchObject({ action: "Invite her to lunch", fears: "That she shouts" });
  });

  it("understands a model's questions", () => {
    const history: CoachTurn[] = [
      { role: "user", content: "I want to ask Marta for help" },
      { role: "assistant", content: "Thank you for telling me. What are you most afraid of?" },
    ];
    const plan = buildPlan(input("en", "that it looks like weakness", { history }));
    expect(plan).toMatchObject({ action: "Ask Marta for help", fears: "That it looks like weakness" });
  });

  it("answers a question beside the plan without changing it", () => {
    const replies = dialogue("en", [
      "I want to call Marta tomorrow",
      "And what if she gets angry?",
      "make it on Friday",
    ]);
    expect(replies.map(({ topic }) => topic)).toEqual(["plan", "what_if", "plan"]);
    expect(replies[2]?.plan?.action).toBe("Call Marta on Friday");
  });

  it("begins another plan on request", () => {
    const replies = dialogue("it", [
      "Vorrei invitarla a pranzo",
      "prepariamo un altro piano",
      "Voglio scriverle una lettera",
    ]);
    expect(replies[1]?.topic).toBe("prepare");
    expect(replies[1]?.plan).toBeUndefined();
    expect(replies[2]?.plan?.action).toContain("criverle una lettera");
  });

  it("names the part of a request it didn't understand", () => {
    const [, reply] = dialogue("en", ["I want to call Marta tomorrow", "Remove the goals. Purple elephants dance."]);
    expect(reply?.plan?.goals).toBeNull();
    expect(reply?.text).toContain("“Purple elephants dance”");
  });
});

describe("the coach's draft", () => {
  const asked = "Vorrei parlarle domani";

  it("prefers an earlier outcome to a note, and a note to traits", () => {
    const persona = { name: "Marta", context: "colleague" as const, traits: { O: 3, C: 3, E: 3, A: 3, N: 1 } };
    const interaction = {
      id: "i",
      status: "completed",
      objectives: "Parlarle",
      result_summary: "Abbiamo litigato e se n’è andata.",
      created_at: "2026-11-10T10:00:00Z",
    };
    const note = {
      id: "n",
      content: "Mi ha interrotta di nuovo, mi sono arrabbiata.",
      created_at: "2026-11-17T18:00:00Z",
    };
    const from = (more: Partial<CoachInput>) => composeReply(input("it", asked, { persona, ...more }));
    const outcome = from({ interactions: [interaction], notes: [note] });
    expect(outcome.plan?.fears).toContain("«Abbiamo litigato e se n’è andata»");
    expect(outcome.sources).toContainEqual({ kind: "interaction", id: "i" });
    const noted = from({ notes: [note] });
    expect(noted.plan?.fears).toMatch(/annotato martedì \(«Mi ha interrotta di nuovo/);
    expect(noted.sources).toContainEqual({ kind: "note", id: "n" });
    const described = from({});
    expect(described.plan?.fears).toBe(FEAR_FROM_TRAIT.N.low.it.replaceAll("{name}", "Marta"));
    expect(described.text).toContain("come hai descritto Marta");
    const good = from({ interactions: [{ ...interaction, result_summary: "È andata bene, abbiamo riso." }] });
    expect(good.plan?.goals).toContain("«È andata bene, abbiamo riso»");
  });

  it("takes nothing about danger into a plan", () => {
    const content = "Mi mette a disagio quando alza la voce: ho paura di Marta.";
    const { message: _, history: __, ...rest } = input("it", "", { notes: [{ id: "n", content, created_at: NOW }] });
    const { plan } = new Talk(rest).say(asked);
    expect(plan?.action).toBe("Parlarle domani");
    expect(JSON.stringify(plan)).not.toContain("paura di Marta");
  });

  it("takes the goal from the kind of action", () => {
    const goals = (message: string) => buildPlan(input("en", message))?.goals;
    expect(goals("I want to apologise to her")).toBe(GOALS.apology.en.replaceAll("{name}", "Marta"));
    expect(goals("I want to thank her tomorrow")).toBe(GOALS.gratitude.en.replaceAll("{name}", "Marta"));
    expect(goals("I want to see her at the museum")).toBe(GOALS.talk.en.replaceAll("{name}", "Marta"));
  });

  it("is a valid plan, whatever is known and said", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 400 });
    const score = fc.integer({ min: 4, max: 20 }).map((quarters) => quarters / 4);
    const described = fc.record({ O: score, C: score, E: score, A: score, N: score });
    const lead = fc.constantFrom("", "I want to tell her ", "Vorrei dirle ", "I'm afraid ", "spero ");
    fc.assert(
      fc.property(
        lead,
        text,
        text,
        described,
        fc.constantFrom("en" as const, "it" as const),
        (start, said, known, traits, language) => {
          const plan = buildPlan(
            input(language, `${start}${said}`, {
              persona: { name: "Marta", context: "friend", traits },
              notes: [{ id: "n", content: known, created_at: NOW }],
              interactions: [
                { id: "i", status: "completed", objectives: "x", result_summary: `${known} bene`, created_at: NOW },
              ],
            }),
          );
          if (!plan) return;
          expect(planSchema.safeParse(plan)).toEqual({ success: true, data: plan });
          expect(Object.values(plan).join(" ")).not.toMatch(/interaction_complete|<!--|\{\w+\}|undefined/);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("danger", () => {
  it.each([
    ["it", "Marta mi ha picchiata, vorrei parlarle domani"],
    ["it", "Vorrei chiamarla, ma ho paura di lei, mi ha picchiata"],
    ["en", "I want to tell her tomorrow that I want to die"],
    ["en", "He threatened me with a knife. I want to talk to him"],
  ] as const)("never becomes a plan (%s: %s)", (language, message) => {
    const { message: _, history: __, ...rest } = input(language, "");
    const conversation = new Talk(rest);
    for (const said of [message, language === "it" ? "Vorrei parlarle domani" : "I want to talk to her tomorrow"]) {
      const history = [...conversation.history];
      const { taken, plan } = conversation.say(said);
      expect(plan).toBeUndefined();
      expect(buildPlan(input(language, said, { history, taken }))).toBeNull();
      expect(mayPlan(input(language, said, { history, taken }))).toBe(false);
    }
  });

  it("in a note or earlier outcome comes before any plan", () => {
    const content = "Mi ha spinta contro il muro e mi ha dato uno schiaffo.";
    const known = [
      { notes: [{ id: "v", content, created_at: NOW }] },
      {
        interactions: [
          { id: "v", status: "completed", objectives: "Parlare", result_summary: content, created_at: NOW },
        ],
      },
    ];
    for (const more of known) {
      const { message: _, history: __, ...rest } = input("it", "", more);
      const reply = new Talk(rest).say("Vorrei parlarle domani");
      expect(reply.plan).toBeUndefined();
      expect(reply.topic).toBe("safety:violence");
      expect(reply.sources).toEqual([{ kind: more.notes ? "note" : "interaction", id: "v" }]);
    }
  });

  it("nor does manipulation, or romance with a minor", () => {
    expect(mayPlan(input("en", "I want to make her jealous"))).toBe(false);
    expect(mayPlan(input("en", "I want to kiss Kim", { persona: { name: "Kim", context: "friend", age: 16 } }))).toBe(
      false,
    );
    expect(mayPlan(input("en", "I want to call her"))).toBe(true);
  });
});
