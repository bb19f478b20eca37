import { describe, expect, it } from "vitest";
import type { Plan } from "#domain/interactions/plan-schema.ts";
import type { Language } from "#domain/language.ts";
import { revisePlan } from "./plan-revise.ts";

const PLANS: Record<Language, Plan> = {
  en: {
    action: "Call Marta tomorrow about the meeting",
    fears: "She gets defensive; I lose my temper",
    goals: "We find a way to share the client, because she matters to me",
  },
  it: {
    action: "Chiamare Marta oggi per parlarle della riunione",
    fears: "Che si chiuda; che io perda la pazienza",
    goals: "Trovare un modo di dividerci il cliente, perché a lei ci tengo",
  },
};
const EARLIER: Record<Language, Plan> = {
  en: { action: "Write to Marta", fears: null, goals: null },
  it: { action: "Scrivere a Marta", fears: null, goals: null },
};

const revise = (language: Language, message: string, plan = PLANS[language]) =>
  revisePlan(plan, message, { language, name: "Marta", before: EARLIER[language] });

/** A request, and the lines it changes. */
type Row = [asked: string, lines: Partial<Plan>];

const ENGLISH: Row[] = [
  ["only the action", { fears: null, goals: null }],
  ["Fears: none", { fears: null }],
  ["I don't have any fears", { fears: null }],
  ["the fear is wrong: I'm afraid of hurting her", { fears: "Of hurting her" }],
  ["remove 'about the meeting'", { action: "Call Marta tomorrow" }],
  ["remove tomorrow", { action: "Call Marta about the meeting" }],
  [
    "Could you put in that I'm sorry?",
    {
      action: "Call Marta tomorrow about the meeting and say that I’m sorry",
    },
  ],
  ["replace client with account", { goals: "We find a way to share the account, because she matters to me" }],
  ["with her sister too", { action: "Call Marta tomorrow about the meeting with her sister" }],
  ["do it at her place instead", { action: "Call Marta tomorrow about the meeting at her place" }],
  ["and bring a cake", { action: "Call Marta tomorrow about the meeting and bring a cake" }],
  ["keep it, but on Friday", { action: "Call Marta on Friday about the meeting" }],
  ["make it shorter", { fears: "She gets defensive", goals: "We find a way to share the client" }],
  ["It's too long", { fears: "She gets defensive", goals: "We find a way to share the client" }],
  ["Make the fears shorter, please", { fears: "She gets defensive" }],
  ["not by phone, in person", { action: "Talk to Marta tomorrow about the meeting, in person" }],
  ["I'd rather do it in person", { action: "Talk to Marta tomorrow about the meeting, in person" }],
  ["Write to her instead of calling", { action: "Write to Marta tomorrow about the meeting, by message" }],
  ["by video call", { action: "Talk to Marta tomorrow about the meeting, by video call" }],
  ["remove the second", { fears: null }],
  ["Remove the goals.", { goals: null }],
  ["drop the fears and the goals", { fears: null, goals: null }],
  ["remove the second fear", { fears: "She gets defensive" }],
  ["leave out the meeting", { action: "Call Marta tomorrow" }],
  ["add that I also want to thank her", { action: "Call Marta tomorrow about the meeting and thank her" }],
  ["Also thank her for the keys", { action: "Call Marta tomorrow about the meeting and thank her for the keys" }],
  ["add a fear: she laughs", { fears: "She gets defensive; I lose my temper; she laughs" }],
  ["Add that I'm afraid she won't answer", { fears: "She gets defensive; I lose my temper; she won’t answer" }],
  [
    "add to the goals: that we laugh again",
    {
      goals: "We find a way to share the client, because she matters to me; that we laugh again",
    },
  ],
  ["change the fear to that she says no", { fears: "That she says no" }],
  ["Change the goal: we are friends again", { goals: "We are friends again" }],
  ["the action should be: invite her for a coffee", { action: "Invite her for a coffee" }],
  ["The second: she cries", { fears: "She cries" }],
  ["my goal is to understand her", { goals: "To understand her" }],
  ["today instead of tomorrow", { action: "Call Marta today about the meeting" }],
  ["move it to Friday", { action: "Call Marta on Friday about the meeting" }],
  ["I can't tomorrow, let's do it on Monday evening", { action: "Call Marta on Monday evening about the meeting" }],
  ["at 6pm", { action: "Call Marta tomorrow at 6pm about the meeting" }],
  [
    "less direct",
    {
      action: "Call Marta tomorrow about the meeting, beginning with a question and leaving room for a no",
    },
  ],
  [
    "Could you make it more direct?",
    {
      action: "Call Marta tomorrow about the meeting, saying in the first sentence what I need",
    },
  ],
  [
    "warmer please",
    {
      action: "Call Marta tomorrow about the meeting, beginning with something I value in Marta",
    },
  ],
  ["not the meeting, the holidays", { action: "Call Marta tomorrow about the holidays" }],
  [
    "replace the client with the project",
    {
      goals: "We find a way to share the project, because she matters to me",
    },
  ],
  ["at the café instead of at the office", { action: "Call Marta tomorrow about the meeting at the café" }],
  ["Actually, I'd rather invite her to lunch", { action: "Invite her to lunch" }],
  ["go back to the previous plan", EARLIER.en],
  ["ok, but make it shorter and remove the goals", { fears: "She gets defensive", goals: null }],
  [
    "Action: ask Marta for help\nFears: none of it works\nGoals: a quiet week",
    {
      action: "Ask Marta for help",
      fears: "None of it works",
      goals: "A quiet week",
    },
  ],
];

const ITALIAN: Row[] = [
  ["solo l'azione", { fears: null, goals: null }],
  ["Timori: nessuno", { fears: null }],
  ["non ho timori", { fears: null }],
  ["il timore è sbagliato: ho paura di ferirla", { fears: "Di ferirla" }],
  ["togli 'della riunione'", { action: "Chiamare Marta oggi per parlarle" }],
  ["metti che mi dispiace", { action: "Chiamare Marta oggi per parlarle della riunione e dire che mi dispiace" }],
  ["anche con sua sorella", { action: "Chiamare Marta oggi per parlarle della riunione con sua sorella" }],
  ["a casa sua invece", { action: "Chiamare Marta oggi per parlarle della riunione a casa sua" }],
  ["e portare una torta", { action: "Chiamare Marta oggi per parlarle della riunione e portare una torta" }],
  ["lascia così, ma domani", { action: "Chiamare Marta domani per parlarle della riunione" }],
  ["accorcialo", { fears: "Che si chiuda", goals: "Trovare un modo di dividerci il cliente" }],
  ["più corto, per favore", { fears: "Che si chiuda", goals: "Trovare un modo di dividerci il cliente" }],
  ["Rendi più brevi i timori", { fears: "Che si chiuda" }],
  ["non per telefono, di persona", { action: "Parlare con Marta oggi per parlarle della riunione, di persona" }],
  ["meglio di persona", { action: "Parlare con Marta oggi per parlarle della riunione, di persona" }],
  [
    "scriverle invece di chiamarla",
    {
      action: "Scrivere a Marta oggi per parlarle della riunione, con un messaggio",
    },
  ],
  ["in videochiamata", { action: "Parlare con Marta oggi per parlarle della riunione, in videochiamata" }],
  ["togli il secondo", { fears: null }],
  ["Togli gli obiettivi.", { goals: null }],
  ["elimina i timori e gli obiettivi", { fears: null, goals: null }],
  ["togli il secondo timore", { fears: "Che si chiuda" }],
  ["togli la parte sulla pazienza", { fears: "Che si chiuda" }],
  [
    "aggiungi che voglio anche ringraziarla",
    {
      action: "Chiamare Marta oggi per parlarle della riunione e ringraziarla",
    },
  ],
  ["Vorrei anche chiederle scusa", { action: "Chiamare Marta oggi per parlarle della riunione e chiederle scusa" }],
  ["aggiungi un timore: che rida", { fears: "Che si chiuda; che io perda la pazienza; che rida" }],
  [
    "aggiungi che ho paura che non risponda",
    {
      fears: "Che si chiuda; che io perda la pazienza; che non risponda",
    },
  ],
  [
    "aggiungi agli obiettivi: ridere di nuovo insieme",
    {
      goals: "Trovare un modo di dividerci il cliente, perché a lei ci tengo; ridere di nuovo insieme",
    },
  ],
  ["cambia il timore in: che mi dica di no", { fears: "Che mi dica di no" }],
  ["Cambia i timori: ho paura di fare una scenata", { fears: "Di fare una scenata" }],
  ["l'azione dovrebbe essere: invitarla a prendere un caffè", { action: "Invitarla a prendere un caffè" }],
  ["la seconda: che pianga", { fears: "Che pianga" }],
  ["il mio obiettivo è capirla", { goals: "Capirla" }],
  ["domani invece di oggi", { action: "Chiamare Marta domani per parlarle della riunione" }],
  ["spostalo a venerdì", { action: "Chiamare Marta venerdì per parlarle della riunione" }],
  ["Oggi non posso, facciamo lunedì sera", { action: "Chiamare Marta lunedì sera per parlarle della riunione" }],
  ["alle 18", { action: "Chiamare Marta oggi alle 18 per parlarle della riunione" }],
  [
    "meno diretto",
    {
      action: "Chiamare Marta oggi per parlarle della riunione, cominciando con una domanda e lasciando spazio a un no",
    },
  ],
  [
    "Puoi renderlo più deciso?",
    {
      action: "Chiamare Marta oggi per parlarle della riunione, dicendo già nella prima frase di che cosa ho bisogno",
    },
  ],
  [
    "più caloroso",
    {
      action: "Chiamare Marta oggi per parlarle della riunione, cominciando da qualcosa che apprezzo in Marta",
    },
  ],
  ["non la riunione, il progetto", { action: "Chiamare Marta oggi per parlarle del progetto" }],
  [
    "sostituisci il cliente con il progetto",
    {
      goals: "Trovare un modo di dividerci il progetto, perché a lei ci tengo",
    },
  ],
  ["al bar invece che in ufficio", { action: "Chiamare Marta oggi per parlarle della riunione al bar" }],
  ["Anzi, preferirei invitarla a pranzo", { action: "Invitarla a pranzo" }],
  ["torna alla versione di prima", EARLIER.it],
  ["va bene, ma accorcialo e togli gli obiettivi", { fears: "Che si chiuda", goals: null }],
  [
    "Azione: chiedere aiuto a Marta\nTimori: che non serva\nObiettivi: una settimana tranquilla",
    {
      action: "Chiedere aiuto a Marta",
      fears: "Che non serva",
      goals: "Una settimana tranquilla",
    },
  ],
];

describe("a revision", () => {
  it.each(ENGLISH)("follows an English request: %s", (asked, lines) => {
    expect(revise("en", asked)?.plan).toEqual({ ...PLANS.en, ...lines });
  });

  it.each(ITALIAN)("follows an Italian request: %s", (asked, lines) => {
    expect(revise("it", asked)?.plan).toEqual({ ...PLANS.it, ...lines });
  });
});
