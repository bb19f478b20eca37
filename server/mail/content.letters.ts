import { PRODUCT_NAME } from "#domain/brand.ts";
import type { Bilingual } from "#domain/language.ts";

export interface LetterText {
  subject: string;
  paragraphs: string[];
  /** Instead of them where `{names}` is given: the people it is about. */
  named?: string[];
  /** What the letter's link does, on its button. */
  action?: string;
  /** What to do when it was not the reader who asked. */
  unasked?: string;
}

/** Every letter Sintonia sends. `{email}` and the like stand for what the sender fills in. */
export const LETTERS = {
  verify_email: {
    en: {
      subject: `Is this your address?`,
      paragraphs: [
        `Somebody, most likely you, opened an account on ${PRODUCT_NAME} with this address.`,
        "If it was you, confirm it. It lets us help you when you forget your password. The link works for three days.",
      ],
      action: "Yes, it’s my address",
      unasked: "If it wasn’t you, you can ignore this message: without your confirmation nothing happens.",
    },
    it: {
      subject: "È il tuo indirizzo?",
      paragraphs: [
        `Qualcuno, molto probabilmente tu, ha aperto un account su ${PRODUCT_NAME} con questo indirizzo.`,
        "Se è così, confermalo: servirà ad aiutarti se dimentichi la password. Il link vale tre giorni.",
      ],
      action: "Sì, è il mio indirizzo",
      unasked: "Se non ne sai nulla, puoi ignorare questo messaggio: senza la tua conferma non succede niente.",
    },
  },
  reset_password: {
    en: {
      subject: "A new password",
      paragraphs: [
        `Somebody asked for a new password for your account on ${PRODUCT_NAME}.`,
        "If it was you, choose one here. The link works once, for an hour, and only the newest one counts.",
      ],
      action: "Choose a new password",
      unasked: "If it wasn’t you, there is nothing to do: your password stays as it is.",
    },
    it: {
      subject: "Una nuova password",
      paragraphs: [
        `Qualcuno ha chiesto una nuova password per il tuo account su ${PRODUCT_NAME}.`,
        "Se la richiesta è tua, sceglila qui. Il link funziona una volta sola, per un’ora, e vale solo l’ultimo ricevuto.",
      ],
      action: "Scegli una nuova password",
      unasked: "Se la richiesta non è tua, non devi fare nulla: la tua password resta quella di prima.",
    },
  },
  password_changed: {
    en: {
      subject: "Your password has changed",
      paragraphs: [
        `The password of your account on ${PRODUCT_NAME} has just been changed, and every other device has been signed out.`,
      ],
      action: "Sign in",
      unasked: "If it wasn’t you, choose a new one at once: on the sign-in page, press “Forgot your password?”.",
    },
    it: {
      subject: "La tua password è cambiata",
      paragraphs: [
        `La password del tuo account su ${PRODUCT_NAME} è appena cambiata, e tutti gli altri dispositivi sono stati disconnessi.`,
      ],
      action: "Accedi",
      unasked:
        "Se il cambio non è opera tua, scegline subito una nuova: nella pagina di accesso premi «Password dimenticata?».",
    },
  },
  change_email: {
    en: {
      subject: "Is this your new address?",
      paragraphs: [
        `You asked ${PRODUCT_NAME} to use this address from now on. Confirm it, and it takes the place of the old one.`,
        "The link works once, for a day. Until then nothing changes.",
      ],
      action: "Use this address",
      unasked: "If you know nothing of this, you can ignore this message.",
    },
    it: {
      subject: "È il tuo nuovo indirizzo?",
      paragraphs: [
        `Hai chiesto a ${PRODUCT_NAME} di usare d’ora in poi questo indirizzo. Confermalo, e prenderà il posto del vecchio.`,
        "Il link funziona una volta sola, per un giorno. Fino ad allora non cambia nulla.",
      ],
      action: "Usa questo indirizzo",
      unasked: "Se non ne sai nulla, puoi ignorare questo messaggio.",
    },
  },
  email_changed: {
    en: {
      subject: "Your address has changed",
      paragraphs: [
        `From now on your account on ${PRODUCT_NAME} uses another address: {email}. This is the last message to this one.`,
      ],
      unasked: "If it wasn’t you, write to {help} straight away.",
    },
    it: {
      subject: "Il tuo indirizzo è cambiato",
      paragraphs: [
        `D’ora in poi il tuo account su ${PRODUCT_NAME} usa un altro indirizzo: {email}. Questo è l’ultimo messaggio che arriva qui.`,
      ],
      unasked: "Se il cambio non è opera tua, scrivi subito a {help}.",
    },
  },
  two_factor_on: {
    en: {
      subject: "Two-step sign-in is on",
      paragraphs: [
        `From now on, signing in to ${PRODUCT_NAME} also asks for a code from your app. Keep your recovery codes where you’ll find them without your phone.`,
      ],
      unasked: "If it wasn’t you, write to {help} straight away.",
    },
    it: {
      subject: "L’accesso in due passaggi è attivo",
      paragraphs: [
        `D’ora in poi, per accedere a ${PRODUCT_NAME} serve anche un codice della tua app. Tieni i codici di recupero dove puoi trovarli anche senza telefono.`,
      ],
      unasked: "Se non è opera tua, scrivi subito a {help}.",
    },
  },
  two_factor_off: {
    en: {
      subject: "Two-step sign-in is off",
      paragraphs: [`From now on, signing in to ${PRODUCT_NAME} no longer asks for a code.`],
      unasked: "If it wasn’t you, choose a new password at once and write to {help}.",
    },
    it: {
      subject: "L’accesso in due passaggi è disattivato",
      paragraphs: [`D’ora in poi, per accedere a ${PRODUCT_NAME} non serve più un codice.`],
      unasked: "Se non è opera tua, scegli subito una nuova password e scrivi a {help}.",
    },
  },
  two_factor_code: {
    en: {
      subject: "Your code to turn on two-step sign-in",
      paragraphs: [
        `You want signing in to ${PRODUCT_NAME} to take a second step. This code shows that it’s you: {code}`,
        "It works once, for a quarter of an hour.",
      ],
      unasked:
        "If it wasn’t you, somebody has your session open: sign out everywhere in the settings, or write to {help}.",
    },
    it: {
      subject: "Il codice per attivare l’accesso in due passaggi",
      paragraphs: [
        `Vuoi che per accedere a ${PRODUCT_NAME} serva un secondo passaggio. Questo codice conferma che la richiesta è tua: {code}`,
        "Funziona una volta sola, per un quarto d’ora.",
      ],
      unasked:
        "Se la richiesta non è tua, qualcuno usa una tua sessione aperta: nelle impostazioni disconnetti tutti i dispositivi, oppure scrivi a {help}.",
    },
  },
  deletion_code: {
    en: {
      subject: "Your code to delete your account",
      paragraphs: [
        `You asked to delete your account on ${PRODUCT_NAME}. This code confirms it: {code}`,
        "It works once, for a quarter of an hour. What is deleted cannot be brought back.",
      ],
      unasked:
        "If it wasn’t you, somebody has your session open: sign out everywhere in the settings, or write to {help}.",
    },
    it: {
      subject: "Il codice per eliminare il tuo account",
      paragraphs: [
        `Hai chiesto di eliminare il tuo account su ${PRODUCT_NAME}. Questo codice lo conferma: {code}`,
        "Funziona una volta sola, per un quarto d’ora. Quello che si elimina non si può recuperare.",
      ],
      unasked:
        "Se la richiesta non è tua, qualcuno usa una tua sessione aperta: nelle impostazioni disconnetti tutti i dispositivi, oppure scrivi a {help}.",
    },
  },
  account_deleted: {
    en: {
      subject: "Your account is deleted",
      paragraphs: [
        `Your account on ${PRODUCT_NAME} is deleted, and with it everything you wrote there. This is the last message to this address.`,
        "A backup made before may still hold it until whoever runs this installation removes that copy.",
      ],
      unasked: "If it wasn’t you, write to {help} straight away.",
    },
    it: {
      subject: "Il tuo account non c’è più",
      paragraphs: [
        `Il tuo account su ${PRODUCT_NAME} è stato eliminato, e con esso tutto quello che avevi scritto. Questo è l’ultimo messaggio che arriva qui.`,
        "Una copia di sicurezza fatta prima può contenerlo ancora, finché chi gestisce questa installazione non la elimina.",
      ],
      unasked: "Se non è opera tua, scrivi subito a {help}.",
    },
  },
  invitation: {
    en: {
      subject: "You’re invited",
      paragraphs: [
        `You’ve been invited to ${PRODUCT_NAME}, a place of your own to think about the people around you.`,
        "Use this link to open an account for this address. {lasts}",
      ],
      action: "Open the invitation",
      unasked: "If you don’t know what this is about, you can ignore this message: nothing happens.",
    },
    it: {
      subject: "C’è un invito per te",
      paragraphs: [
        `Hai un invito per ${PRODUCT_NAME}: un posto tutto tuo per riflettere sulle persone che hai intorno.`,
        "Con questo link apri un account per questo indirizzo. {lasts}",
      ],
      action: "Apri l’invito",
      unasked: "Se non ne sai nulla, puoi ignorare questo messaggio: non succede niente.",
    },
  },
  invitation_passed_on: {
    en: {
      subject: "Somebody has invited you",
      paragraphs: [
        `Somebody who uses ${PRODUCT_NAME} has invited you to join: it’s a place of your own to think about the people around you. Nobody sees what you write there, not even the person who invited you.`,
        "Use this link to open an account for this address. {lasts}",
      ],
      action: "Open the invitation",
      unasked: "If you don’t know who that could be, you can ignore this message: nothing happens.",
    },
    it: {
      subject: "Qualcuno ti invita",
      paragraphs: [
        `Qualcuno che usa ${PRODUCT_NAME} ti manda un invito: è un posto tutto tuo per riflettere sulle persone che hai intorno. Quello che scrivi non lo vede nessuno, nemmeno chi ti ha invitato.`,
        "Con questo link apri un account per questo indirizzo. {lasts}",
      ],
      action: "Apri l’invito",
      unasked: "Se non sai chi possa essere, puoi ignorare questo messaggio: non succede niente.",
    },
  },
  mail_test: {
    en: {
      subject: "A test message",
      paragraphs: [
        "You asked for this test message in the operator’s room. If you can read it, this installation can send email.",
      ],
    },
    it: {
      subject: "Un messaggio di prova",
      paragraphs: ["Hai chiesto tu questo messaggio, dalla pagina di gestione. Se lo leggi, le e-mail partono."],
    },
  },
  look_back: {
    en: {
      subject: "Your look back on the week",
      paragraphs: ["Your look back on the past week is ready. In it: {contents}."],
      action: "Read it",
    },
    it: {
      subject: "Uno sguardo alla tua settimana",
      paragraphs: ["Lo sguardo sulla settimana passata è pronto. Ci trovi {contents}."],
      action: "Leggilo",
    },
  },
  look_back_in_full: {
    en: { subject: "Your look back on the week", paragraphs: ["{opening}"], action: "Open it" },
    it: { subject: "Uno sguardo alla tua settimana", paragraphs: ["{opening}"], action: "Aprilo" },
  },
  reminder_today: {
    en: {
      subject: "Something is planned for today",
      paragraphs: [
        `You have something planned for today. You’ll see what it is, and with whom, when you open ${PRODUCT_NAME}.`,
      ],
      named: ["You have something planned for today, with {names}."],
      action: "Open it",
    },
    it: {
      subject: "Oggi hai qualcosa in programma",
      paragraphs: [`Oggi hai qualcosa in programma. Che cosa, e con chi, lo vedi aprendo ${PRODUCT_NAME}.`],
      named: ["Oggi hai qualcosa in programma con {names}."],
      action: "Apri",
    },
  },
  reminder_tomorrow: {
    en: {
      subject: "Something is planned for tomorrow",
      paragraphs: [
        `You have something planned for tomorrow. You’ll see what it is, and with whom, when you open ${PRODUCT_NAME}.`,
      ],
      named: ["You have something planned for tomorrow, with {names}."],
      action: "Open it",
    },
    it: {
      subject: "Domani hai qualcosa in programma",
      paragraphs: [`Domani hai qualcosa in programma. Che cosa, e con chi, lo vedi aprendo ${PRODUCT_NAME}.`],
      named: ["Domani hai qualcosa in programma con {names}."],
      action: "Apri",
    },
  },
  reminder_outcome: {
    en: {
      subject: "How did it go?",
      paragraphs: ["You had something planned. When you like, write down how it went: a few words will do."],
      named: ["You had something planned with {names}. When you like, write down how it went: a few words will do."],
      action: "Write how it went",
    },
    it: {
      subject: "Com’è andata?",
      paragraphs: ["Avevi qualcosa in programma. Quando vuoi, annota com’è andata: bastano due parole."],
      named: ["Avevi qualcosa in programma con {names}. Quando vuoi, annota com’è andata: bastano due parole."],
      action: "Racconta com’è andata",
    },
  },
  reminder_contact: {
    en: {
      subject: "A good day to get in touch",
      paragraphs: [
        `There is somebody you wanted to stay in touch with, and it has been a while. You’ll see who it is when you open ${PRODUCT_NAME}.`,
      ],
      named: ["You wanted to stay in touch with {names}, and it has been a while."],
      action: "Open it",
    },
    it: {
      subject: "Una buona giornata per farsi sentire",
      paragraphs: [
        `C’è una persona che volevi sentire ogni tanto, ed è passato un po’ di tempo. Chi è, lo vedi aprendo ${PRODUCT_NAME}.`,
      ],
      named: ["Volevi sentire ogni tanto {names}, ed è passato un po’ di tempo."],
      action: "Apri",
    },
  },
} satisfies Record<string, Bilingual<LetterText>>;

export type LetterKind = keyof typeof LETTERS;
