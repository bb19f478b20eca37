import { b } from "#domain/coaching/text.ts";
import type { Bilingual } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { Trait } from "#domain/traits.ts";

/** The texts of the archive's HTML page. */
export const PAGE_TEXTS = {
  title: b("Your data from {product}", "I tuoi dati da {product}"),
  made: b("As of {date}.", "Situazione al {date}."),
  care: b(
    "This page holds what you wrote about yourself and about others. Keep it where only you can open it.",
    "Questa pagina contiene ciò che hai scritto su di te e su altre persone. Tienila dove puoi aprirla solo tu.",
  ),
  contents: b("Contents", "Indice"),
  you: b("You", "Tu"),
  account: b("Account", "Account"),
  people: b("People", "Persone"),
  nobody: b("You haven’t added anybody yet.", "Non hai ancora aggiunto nessuno."),
  name: b("Name", "Nome"),
  email: b("E-mail", "E-mail"),
  since: b("Account since", "Account dal"),
  age: b("Age", "Età"),
  gender: b("Gender", "Genere"),
  origin: b("From", "Luogo di origine"),
  place: b("Lives in", "Vive a"),
  own_place: b("You live in", "Vivi a"),
  relationship: b("Relationship", "Rapporto"),
  added: b("Added", "In questa cerchia dal"),
  archived: b("Archived", "In archivio dal"),
  also_called: b("Also called", "Altri nomi"),
  formerly: b("Earlier names", "Nomi precedenti"),
  left_out: b("Kept from the coach", "Il coach non ne sa nulla"),
  rhythm: b("Days between two contacts", "Giorni tra un contatto e l’altro"),
  yes: b("Yes", "Sì"),
  traits: b("Traits, from 1 to 5", "Tratti, da 1 a 5"),
  portrait: b("What the answers say", "Che cosa dicono le risposte"),
  answers: b("Answers", "Risposte"),
  answer_before: b("before a retake", "prima di ricominciare"),
  notes: b("Notes", "Note"),
  tags: b("Tags", "Etichette"),
  interactions: b("Interactions", "Interazioni"),
  planned: b("Planned", "In programma"),
  completed: b("Completed", "Completata"),
  action: b("Action", "Azione"),
  fears: b("Fears", "Timori"),
  goals: b("Goals", "Obiettivi"),
  expectation: b("What you expected", "Che cosa ti aspettavi"),
  outcome: b("How it went", "Com’è andata"),
  tips: b("Tips", "Consigli"),
  assessments: b("Relationship", "Relazione"),
  score: b("Overall, out of 100", "In tutto, su 100"),
  conversations: b("Conversations with the coach", "Conversazioni con il coach"),
  by_you: b("You", "Tu"),
  by_coach: b("Coach", "Coach"),
  consents: b("Consents", "Consensi"),
  agreed: b("agreed on {date}, version {version}", "accettato il {date}, versione {version}"),
  revoked: b("taken back on {date}", "revocato il {date}"),
  sessions: b("Sessions", "Sessioni"),
  session: b("since {date}, from {address}", "dal {date}, da {address}"),
  unknown: b("unknown", "sconosciuto"),
  more: b(
    "Dates of quotes, use of a model and other technical rows are in data.json, beside this page.",
    "Le date delle citazioni, l’uso di un modello e altre righe tecniche sono in data.json, accanto a questa pagina.",
  ),
} as const;

export const CONTEXT_LABELS: Record<PersonaContext, Bilingual> = {
  friend: b("Friend", "Amicizia"),
  partner: b("Partner", "Relazione di coppia"),
  colleague: b("Colleague", "Collega"),
  family: b("Family", "Famiglia"),
  acquaintance: b("Acquaintance", "Conoscenza"),
  mentor: b("Mentor", "Mentore"),
  romantic: b("Romantic interest", "Persona che mi piace"),
  other: b("Other", "Altro"),
};

export const GENDER_LABELS: Record<"male" | "female" | "not_specified", Bilingual> = {
  male: b("Man", "Uomo"),
  female: b("Woman", "Donna"),
  not_specified: b("Not specified", "Non specificato"),
};

export const TRAIT_NAMES: Record<Trait, Bilingual> = {
  O: b("Openness", "Apertura"),
  C: b("Conscientiousness", "Coscienziosità"),
  E: b("Extraversion", "Estroversione"),
  A: b("Agreeableness", "Amicalità"),
  N: b("Emotional stability", "Stabilità emotiva"),
};

export const CONSENT_NAMES: Record<"terms" | "privacy" | "adult" | "model", Bilingual> = {
  terms: b("Terms of use", "Termini d’uso"),
  privacy: b("Privacy notice", "Informativa sulla privacy"),
  adult: b("Being 18 or over", "Età di almeno 18 anni"),
  model: b("Use of an outside model", "Uso di un modello esterno"),
};
