import type { Bilingual } from "#domain/language.ts";

export type LandingContent = {
  description: string;
  skip: string;
  languageNav: string;
  title: string;
  subtitle: string;
  signIn: string;
  start: string;
  learn: string;
  invitation: string;
  private: { text: string; link: string };
  product: { title: string; text: string; picture: string };
  waveYou: string;
  waveOther: string;
  features: { title: string; lead: string };
  understand: {
    title: string;
    text: string;
    trait: string;
    low: string;
    high: string;
    you: string;
    other: string;
    advice: string;
    description: string;
  };
  prepare: { title: string; text: string; heading: string; rows: readonly { term: string; text: string }[] };
  notes: { title: string; text: string; date: string; note: string; tags: readonly string[] };
  progress: { title: string; text: string; steps: readonly { date: string; text: string }[] };
  closing: string;
  footer: { label: string; privacy: string; terms: string; help: string };
};

export const LANDING: Bilingual<LandingContent> = {
  en: {
    description:
      "The first AI that improves your social life from the first meeting. Understand yourself and others, prepare your conversations, keep notes, see how far you have come.",
    skip: "Skip to content",
    languageNav: "Language",
    title: "On the same wavelength with the people who matter",
    subtitle:
      "The first AI that improves your social life from the first meeting: it helps you understand yourself and the other person, find the words, and remember what mattered.",
    signIn: "Sign in",
    start: "Start now",
    learn: "Learn how it works",
    invitation: "Private beta: sign-up is by invitation only.",
    private: {
      text: "You write about people who can’t answer back. So it stays on this server, and nothing leaves without your consent.",
      link: "How we handle data",
    },
    product: {
      title: "Your people, in one place",
      text: "Who they are to you, what’s coming up, and what you noted last.",
      picture:
        "A screen of the product: cards of people with their relationship and latest note, and what is coming up.",
    },
    waveYou: "you",
    waveOther: "Marta",
    features: { title: "How it works", lead: "Take Marta, from work. Two months ago you only talked about deadlines." },
    understand: {
      title: "Understand yourself and others",
      text: "A few questions about you, a few about Marta. You see where you differ, and how to meet halfway.",
      trait: "Extraversion",
      low: "quiet company",
      high: "lots of people",
      you: "you",
      other: "Marta",
      advice: "You come alive in a group; Marta opens up one to one. Ask her for a walk, not to the team dinner.",
      description: "Example: on extraversion you are near “lots of people”, Marta near “quiet company”.",
    },
    prepare: {
      title: "Prepare the conversation",
      text: "Think it through beforehand, in a chat that knows the two of you. You leave with a plan you can remember.",
      heading: "Tomorrow, with Marta",
      rows: [
        { term: "What I’ll do", text: "Tell her, before the meeting, that Tuesday stung." },
        { term: "What I fear", text: "That it sounds like an accusation." },
        { term: "What I hope", text: "That we can joke again." },
      ],
    },
    notes: {
      title: "Take notes",
      text: "Two lines after you’ve met are enough. When it counts, they come back to you.",
      date: "Tuesday 17 November",
      note: "Marta cut me short in front of everyone. An hour later she left a coffee on my desk and said nothing.",
      tags: ["work", "to clear up"],
    },
    progress: {
      title: "Track your progress",
      text: "You write how it went; over the weeks you see what has changed between you.",
      steps: [
        { date: "September", text: "We talk about deadlines, nothing else." },
        { date: "October", text: "First lunch together. Awkward, good." },
        { date: "November", text: "She asked me what I thought." },
      ],
    },
    closing: "It doesn’t take talent. It takes a little attention, at the right moment.",
    footer: { label: "Footer", privacy: "Privacy", terms: "Terms", help: "Help" },
  },
  it: {
    description:
      "La prima intelligenza artificiale che migliora la tua vita sociale fin dal primo incontro. Capire te e gli altri, preparare le conversazioni, prendere appunti, vedere quanta strada hai fatto.",
    skip: "Vai al contenuto",
    languageNav: "Lingua",
    title: "Sulla stessa lunghezza d’onda, con le persone che contano",
    subtitle:
      "La prima intelligenza artificiale che migliora la tua vita sociale fin dal primo incontro: ti aiuta a capire come siete, tu e l’altra persona, a trovare le parole e a ricordare ciò che conta.",
    signIn: "Accedi",
    start: "Inizia ora",
    learn: "Scopri come funziona",
    invitation: "Beta privata: ci si iscrive solo su invito.",
    private: {
      text: "Scrivi di persone che non possono replicare. Per questo tutto resta su questo server e niente esce senza il tuo consenso.",
      link: "Come trattiamo i dati",
    },
    product: {
      title: "Le persone a cui tieni, in un posto solo",
      text: "Chi sono per te, che cosa avete in programma, che cosa hai annotato per ultimo.",
      picture:
        "Una schermata del prodotto: le schede delle persone con il rapporto e l’ultima nota, e i prossimi appuntamenti.",
    },
    waveYou: "tu",
    waveOther: "Marta",
    features: {
      title: "Come funziona",
      lead: "Prendi Marta, del lavoro. Due mesi fa parlavate soltanto di scadenze.",
    },
    understand: {
      title: "Conosci meglio te e chi ti sta vicino",
      text: "Qualche domanda su di te, qualcuna su Marta. Vedi che cosa vi distingue e come venirvi incontro.",
      trait: "Estroversione",
      low: "poca gente",
      high: "tanta gente",
      you: "tu",
      other: "Marta",
      advice:
        "A te il gruppo dà energia; Marta si apre a tu per tu. Proponile due passi, non la cena con tutto l’ufficio.",
      description: "Esempio: nell’estroversione tu stai vicino a «tanta gente», Marta vicino a «poca gente».",
    },
    prepare: {
      title: "Prepara la conversazione",
      text: "Ci pensi prima, in una chat che vi conosce. Ne esci con un piano da tenere a mente.",
      heading: "Domani, con Marta",
      rows: [
        { term: "Che cosa faccio", text: "Le dico, prima della riunione, che martedì l’ho presa male." },
        { term: "Che cosa temo", text: "Che suoni come un’accusa." },
        { term: "Che cosa spero", text: "Che si torni a scherzare." },
      ],
    },
    notes: {
      title: "Prendi appunti",
      text: "Bastano due righe dopo un incontro. Quando serve, te le ritrovi davanti.",
      date: "Martedì 17 novembre",
      note: "Marta mi ha interrotto davanti a tutti. Un’ora dopo mi ha lasciato un caffè sulla scrivania, senza dire niente.",
      tags: ["lavoro", "da chiarire"],
    },
    progress: {
      title: "Segui i tuoi progressi",
      text: "Scrivi com’è andata; settimana dopo settimana vedi che cosa è cambiato tra voi.",
      steps: [
        { date: "Settembre", text: "Parliamo di scadenze e basta." },
        { date: "Ottobre", text: "Primo pranzo insieme. Un po’ impacciato, bello." },
        { date: "Novembre", text: "Mi ha chiesto che cosa ne pensavo." },
      ],
    },
    closing: "Non serve talento. Serve un po’ di attenzione, al momento giusto.",
    footer: { label: "Piè di pagina", privacy: "Privacy", terms: "Termini", help: "Aiuto" },
  },
};
