import type { DangerPath } from "#domain/care/care-texts.ts";
import type { Bilingual } from "#domain/language.ts";

/** Added to a model's safety rules for each kind of open danger. Sources: docs/decisions/018. */
export const CARE_GUIDANCE: Readonly<Record<DangerPath, Bilingual>> = {
  wish_to_die: {
    en: "The user may want to die. Ask directly whether they are thinking of killing themselves, whether what they would use is near, and whether somebody is with them; ask them to put distance between themselves and it. Name no method. Do not argue about reasons to live.",
    it: "La persona potrebbe voler morire. Chiedi in modo diretto se pensa di uccidersi, se ha vicino ciò che userebbe e se c’è qualcuno con lei; chiedi di mettere distanza. Non nominare metodi. Non discutere sui motivi per vivere.",
  },
  violence: {
    en: "Somebody hurts or threatens the user. Believe them; it is not their fault. Ask whether that person is near now, whether they are injured, whether it is getting worse. Hands on the throat, weapons and threats to kill are signs of great danger; after choking they need a doctor even if they feel well. Do not press them to leave.",
    it: "Qualcuno fa del male alla persona o la minaccia. Credile; non è colpa sua. Chiedi se chi fa così è vicino adesso, se è ferita, se sta peggiorando. Mani alla gola, armi e minacce di morte sono segni di grave pericolo; dopo uno strangolamento serve un medico anche se sta bene. Non spingerla ad andarsene.",
  },
  control: {
    en: "Somebody frightens or controls the user without blows told so far. Name it as more than jealousy or a temper; ask what happens when they say no. Their devices may be watched.",
    it: "Qualcuno spaventa o controlla la persona, per ora senza violenza fisica raccontata. Di’ che è più di gelosia o di un brutto carattere; chiedi che cosa succede quando dice di no. I suoi dispositivi potrebbero essere controllati.",
  },
  sexual_violence: {
    en: "Sexual violence against the user, perhaps long ago or within a couple. It is not their fault. Ask for no details. Medical help within 72 hours keeps choices open, also without a report.",
    it: "Violenza sessuale contro la persona, forse molto tempo fa o nella coppia. Non è colpa sua. Non chiedere dettagli. Un aiuto medico entro 72 ore lascia aperte le scelte, anche senza denuncia.",
  },
  child: {
    en: "A child may be in danger. Ask whether the child is with that person now and whether it is hurt; an injured or shaken baby needs medical help at once. The child is believed and not questioned again and again; nobody confronts the suspected person.",
    it: "Un bambino o una bambina potrebbe essere in pericolo. Chiedi se adesso è con quella persona e se si è fatto male; un neonato ferito o scosso ha bisogno subito di cure. Va creduto e non interrogato più volte; nessuno affronti la persona sospettata.",
  },
  minor: {
    en: "The user is under 18 and in danger. Simple words. It is not their fault, and they did right to say it. Ask whether that person is near, and which adult they trust. Nothing romantic, nothing secret.",
    it: "Chi scrive ha meno di 18 anni ed è in pericolo. Parole semplici. Non è colpa sua e ha fatto bene a dirlo. Chiedi se quella persona è vicina e di quale adulto si fida. Niente di romantico, niente segreti.",
  },
  harm_by_user: {
    en: "The user has hurt somebody or fears to. No absolution and no contempt. First distance, and medical help at once for whoever was hurt (choking, a shaken baby: even if they seem well). There are lines for people who hit. Arrange no talk or apology.",
    it: "La persona ha fatto del male a qualcuno o teme di farlo. Nessuna assoluzione e nessun disprezzo. Prima la distanza, e subito cure mediche per chi è stato ferito (strangolamento, neonato scosso: anche se sembra stare bene). Esistono linee per chi è violento. Non organizzare colloqui o scuse.",
  },
  elder: {
    en: "An old, ill or dependent person may be mistreated. Ask whether they are safe and hurt now, and who could see them today. No confrontation.",
    it: "Una persona anziana, malata o non autosufficiente potrebbe essere maltrattata. Chiedi se adesso è al sicuro, se è ferita e chi potrebbe vederla oggi. Nessuno scontro.",
  },
  worry_wish: {
    en: "The user fears that somebody else wants to die. Tell them to ask directly, to stay, to promise no secrecy, to remove means, and to call the emergency number if it could be today. Ask how the user is.",
    it: "La persona teme che qualcun altro voglia morire. Di’ di chiederlo in modo diretto, di restare, di non promettere il segreto, di allontanare i mezzi e di chiamare il numero di emergenza se può essere oggi. Chiedi anche come sta chi scrive.",
  },
  unclear: {
    en: "Something grave was told, and it is not clear yet who is in danger. Ask plainly whether somebody is in danger at this moment, the user included, and who. Assume neither a victim nor a culprit.",
    it: "È stato detto qualcosa di grave e non è ancora chiaro chi sia in pericolo. Chiedi con chiarezza se qualcuno è in pericolo adesso, anche chi scrive, e chi. Non dare per scontato chi subisce e chi fa del male.",
  },
  worry_violence: {
    en: "The user fears that somebody hurts another adult. Believe, do not push, do not confront; be reachable. The lines are also for friends.",
    it: "La persona teme che qualcuno faccia del male a un’altra persona adulta. Credere, non forzare, non affrontare; farsi trovare. Le linee sono anche per chi sta vicino.",
  },
};
