import type { Bilingual, Language } from "#domain/language.ts";
import type { SafetyKind } from "./rules.ts";

/** Static texts of the card beside an answer; the numbers come from the reviewed helplines, never from a model. */
const CARDS: Record<SafetyKind, { title: Bilingual; body: Bilingual }> = {
  self_harm: {
    title: { en: "You don’t have to carry this alone", it: "Non devi portare questo peso senza aiuto" },
    body: {
      en: "If you, or someone near you, may be in danger now, call the emergency number. If you can, stay with a person you trust and put out of reach whatever could do harm. At these lines people listen, without judging, also when it is “only” a thought. This software cannot see whether you are safe and calls no one.",
      it: "Se tu, o una persona vicina, potreste essere in pericolo adesso, chiama il numero di emergenza. Se puoi, resta con qualcuno di cui ti fidi e allontana ciò che potrebbe fare male. A queste linee rispondono persone che ascoltano senza giudicare, anche se è «solo» un pensiero. Questo software non può vedere se stai al sicuro e non avvisa nessuno.",
    },
  },
  violence: {
    title: { en: "Safety comes first", it: "Prima di tutto, la sicurezza" },
    body: {
      en: "If someone could be hurt now, you included, get some distance and call the emergency number. If the anger is yours, leave the room before you speak: distance is the first help, and there are people to talk to about it in confidence. This software calls no one.",
      it: "Se qualcuno potrebbe farsi male adesso, anche tu, metti distanza e chiama il numero di emergenza. Se la rabbia è tua, esci dalla stanza prima di parlare: la distanza è il primo aiuto, e c’è chi ne parla con te in modo riservato. Questo software non avvisa nessuno.",
    },
  },
  abuse: {
    title: { en: "You deserve to be safe", it: "Meriti di stare al sicuro" },
    body: {
      en: "Being hit, threatened, forced or controlled is not a disagreement, and it is not your fault. You need not decide anything today. At these lines you can ask questions, also without giving your name. If the other person may look at your phone, think about whether to keep this page open. In immediate danger call the emergency number.",
      it: "Botte, minacce, costrizioni e controllo non sono un litigio, e la colpa non è tua. Oggi non devi decidere niente. A queste linee puoi fare domande, anche senza dire il tuo nome. Se l’altra persona può guardare il tuo telefono, valuta se lasciare aperta questa pagina. In pericolo immediato chiama il numero di emergenza.",
    },
  },
  fear: {
    title: { en: "Your fear is worth taking seriously", it: "La tua paura merita ascolto" },
    body: {
      en: "When somebody frightens you, your safety comes before any conversation with them. You can talk it over with people who know about this, without deciding anything and without giving your name. In immediate danger call the emergency number.",
      it: "Quando qualcuno ti fa paura, la tua sicurezza viene prima di qualsiasi conversazione. Puoi parlarne con chi se ne occupa, senza decidere niente e senza dire il tuo nome. In pericolo immediato chiama il numero di emergenza.",
    },
  },
};

/** Title and body of the safety card for one kind of finding. */
export function safetyCard(kind: SafetyKind, language: Language): { title: string; body: string } {
  const card = CARDS[kind];
  return { title: card.title[language], body: card.body[language] };
}
