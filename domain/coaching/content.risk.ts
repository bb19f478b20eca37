import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** Who may be at risk: the user, somebody else, a child, whoever the user may hurt, or somebody tired of living. */
export type Risk = "self" | "other" | "child" | "user" | "wish";

/** Replies to possible danger below the alarm threshold; no words for the person who does harm, nor their side. */
export const AT_RISK: Readonly<Record<Risk, Bilingual>> = {
  self: b(
    "I take that seriously, and none of it is your doing. One person outside should know, somebody you trust or a helpline, before you raise it with anybody at home. If you need to, go first and write later. Do you feel safe today?",
    "Lo prendo sul serio, e non dipende da te. È bene che lo sappia qualcuno di fuori, una persona di fiducia o un centro antiviolenza, prima di dire qualsiasi cosa a chi lo fa. Se il posto in cui sei non è sicuro, prima esci e poi scrivi. Oggi quanto ti senti al sicuro?",
  ),
  other: b(
    "I take that seriously. The first question is whether they are safe today: ask when you are alone together, believe what you hear, and say nothing of it to whoever may be doing it. A helpline against violence also advises people who are only worried. Is there danger right now?",
    "Lo prendo sul serio. La prima domanda è se oggi è al sicuro: chiedilo quando siete soli, credi a quello che senti, e non parlarne con chi forse lo sta facendo. Un centro antiviolenza consiglia anche chi è solo in pensiero. C’è un pericolo adesso?",
  ),
  child: b(
    "A child’s safety comes first, and what a child tells is believed. Say thank you for telling, put no further questions, and see that the child is with somebody safe. Tell the paediatrician, a children’s helpline or the police today, and keep it from the other person until then. Is the child with you and safe now?",
    "La sicurezza dei bambini viene prima di tutto, e a un bambino che racconta una cosa così si crede. Digli grazie di averlo detto, non fargli altre domande, e non lasciarlo con la persona di cui si parla. Oggi stesso senti il pediatra, il telefono per l’infanzia o la polizia, e prima non dire niente all’altra persona. Adesso il bambino è con te, al sicuro?",
  ),
  user: b(
    "It’s good that you say so. Nobody may be hurt, kept in or frightened, whatever came before; so take distance first, another room, a walk, a night at a friend’s, and speak to a counsellor or a service for people who don’t want to hurt anyone. Is everybody safe now?",
    "È un bene che tu lo dica. Nessuno va ferito, trattenuto o spaventato, qualunque cosa ci sia stata prima; quindi per prima cosa mettete distanza: un’altra stanza, due passi, una notte da un amico. Poi parlane con uno psicologo o con un centro per chi non vuole più fare del male. Adesso sono tutti al sicuro?",
  ),
  wish: b(
    "I’d take those words at their weight, even if they were said in passing. Ask today, calmly and in private, what is meant by them, and whether it is about not living any more. Asking puts nothing into anybody’s head. Then the doctor, for a child the paediatrician, this week; at once, or the emergency number, if the answer is yes or there is a plan. Who can be near until then?",
    "Quelle parole le prenderei per quello che pesano, anche dette di sfuggita. Chiedilo oggi, con calma e a tu per tu: «Quando dici così, vuoi dire che non vuoi più vivere?» Chiederlo non mette in testa niente. Poi il medico, per un bambino il pediatra, in settimana; subito, o il 112, se la risposta è sì o c’è un piano. Chi può stare vicino fino ad allora?",
  ),
};

/** If that was said before. */
export const AT_RISK_NEXT: readonly Bilingual[] = [
  b(
    "What you tell me makes me ask again about safety, before anything else. Whom could you tell of it today, and where could you go if it got worse?",
    "Anche adesso per prima cosa viene la sicurezza. A chi potresti dirlo oggi, e da chi potresti dormire, se serve?",
  ),
  b(
    "I’d still begin with a person outside who knows. I won’t write words for it that could make things worse.",
    "Comincerei ancora da qualcuno di fuori che lo sappia. Parole che possono peggiorare le cose non ne scrivo.",
  ),
];
