import type { DangerPath } from "#domain/care/care-texts.ts";
import type { Bilingual, Language } from "#domain/language.ts";

/** Texts of the safety card beside an answer; its numbers come from the reviewed helplines, never from a model. */
const CARDS: Record<DangerPath, { title: Bilingual; body: Bilingual }> = {
  wish_to_die: {
    title: { en: "You don’t have to carry this alone", it: "Non devi portare questo peso senza aiuto" },
    body: {
      en: "If you might act on it, call the emergency number now. If you can, stay with a person you trust and put out of reach whatever could do harm. At these lines people listen without judging, also when it is “only” a thought; the strongest moments pass. This software does not see whether you are safe and calls no one.",
      it: "Se potresti farlo davvero, chiama subito il numero di emergenza. Se puoi, resta con una persona di cui ti fidi e allontana ciò che potrebbe fare male. A queste linee c’è chi ascolta senza giudicare, anche se è «solo» un pensiero; i momenti più forti passano. Questo software non vede se sei al sicuro e non avvisa nessuno.",
    },
  },
  violence: {
    title: { en: "Safety comes first", it: "Prima di tutto, la sicurezza" },
    body: {
      en: "In danger now, call the emergency number; if you can, go where there are people and a way out. Being hit or threatened is not your fault, and you need not decide anything today. At these lines you can simply ask questions. If somebody may look at your phone, close this page. This software sees nothing of what happens and calls no one.",
      it: "Se c’è pericolo adesso, chiama il numero di emergenza; se puoi, vai dove ci sono altre persone e una via d’uscita. Le botte e le minacce non sono colpa tua, e oggi non devi decidere niente. A queste linee puoi anche solo fare domande. Se qualcuno può guardare il tuo telefono, chiudi questa pagina. Questo software non vede che cosa succede e non avvisa nessuno.",
    },
  },
  control: {
    title: { en: "Your fear is worth taking seriously", it: "La tua paura merita ascolto" },
    body: {
      en: "Watching you, keeping you from money or people, frightening you: that is not a disagreement, and it is not your fault. At these lines you can talk it over without deciding anything. Leaving is safer when it is planned quietly, with somebody who knows about it. In danger now, call the emergency number. This software sees nothing and calls no one.",
      it: "Controllarti, toglierti i soldi o i contatti, farti paura: non è un litigio, e non è colpa tua. A queste linee puoi parlarne senza decidere niente. Andarsene è più sicuro se lo si prepara in silenzio, insieme a chi se ne occupa. Se c’è pericolo adesso, chiama il numero di emergenza. Questo software non vede niente e non avvisa nessuno.",
    },
  },
  sexual_violence: {
    title: { en: "What happened is not your fault", it: "Quello che è successo non è colpa tua" },
    body: {
      en: "In danger now, call the emergency number. Medical help matters, best today and within three days: it can prevent infections and a pregnancy and keep traces, also if you never report anything. If you can, don’t wash before. You decide whom you tell, and when; these lines listen first. This software sees nothing and calls no one.",
      it: "Se c’è pericolo adesso, chiama il numero di emergenza. Un aiuto medico è importante, meglio oggi e comunque entro tre giorni: può prevenire infezioni e una gravidanza e conservare le tracce, anche se non vorrai mai denunciare. Se puoi, prima non lavarti. Decidi tu a chi dirlo e quando; queste linee prima di tutto ascoltano. Questo software non vede niente e non avvisa nessuno.",
    },
  },
  child: {
    title: { en: "A child’s safety comes first", it: "Prima di tutto, chi è più piccolo" },
    body: {
      en: "If a child is in danger now, call the emergency number. You need no proof to ask for advice: these lines help you decide what to do, also if you are only worried. Listen, believe what you are told, promise no secrecy, and don’t confront whoever may do the harm. This software sees nothing and calls no one.",
      it: "Se un bambino o una bambina è in pericolo adesso, chiama il numero di emergenza. Per chiedere consiglio non servono prove: queste linee ti aiutano a capire che cosa fare, anche se hai solo un timore. Ascolta, credi a ciò che ti viene detto, non promettere il segreto e non affrontare chi potrebbe fare del male. Questo software non vede niente e non avvisa nessuno.",
    },
  },
  minor: {
    title: { en: "You can get help, today", it: "Puoi avere aiuto, già oggi" },
    body: {
      en: "What is happening is not your fault, and telling is not wrong. Tell an adult you trust: in the family, at school, at the doctor’s. If the first one doesn’t listen, tell another. At these lines people talk with you and won’t be angry. In danger now, call the emergency number. This software sees nothing and calls no one.",
      it: "Quello che succede non è colpa tua, e raccontarlo non è sbagliato. Dillo a una persona adulta di cui ti fidi: in famiglia, a scuola, dal medico. Se la prima non ti ascolta, dillo a un’altra. A queste linee c’è chi parla con te e non si arrabbia. Se c’è pericolo adesso, chiama il numero di emergenza. Questo software non vede niente e non avvisa nessuno.",
    },
  },
  harm_by_user: {
    title: { en: "Distance first, then help", it: "Prima la distanza, poi l’aiuto" },
    body: {
      en: "Leave the room or the house now, and don’t go back while you are angry. If somebody is hurt, call the emergency number at once: medical help comes before everything else. Then talk to people who help others stop: a line for those who hit or fear to, a doctor. It can be stopped, and the first step is yours. This software sees nothing and calls no one.",
      it: "Esci dalla stanza o da casa adesso, e non tornare finché c’è rabbia. Se qualcuno si è fatto male, chiama subito il numero di emergenza: le cure vengono prima di tutto. Poi parlane con chi aiuta a smettere: una linea per chi usa violenza o teme di farlo, il medico. Si può smettere, e il primo passo è tuo. Questo software non vede niente e non avvisa nessuno.",
    },
  },
  elder: {
    title: { en: "At any age there is a right to be safe", it: "A ogni età si ha diritto alla sicurezza" },
    body: {
      en: "Blows, shouting, taking money or refusing care are mistreatment, also in a family and also out of exhaustion. In danger now, call the emergency number. These lines ask for no proof, and a doctor or the social services can step in. If you can, speak with the person alone, and decide nothing over their head. This software sees nothing and calls no one.",
      it: "Botte, urla, soldi portati via o cure negate sono maltrattamenti, anche in famiglia e anche per stanchezza. Se c’è pericolo adesso, chiama il numero di emergenza. Queste linee non chiedono prove; possono intervenire anche il medico e i servizi sociali. Se puoi, parla a quattr’occhi con la persona e non decidere al posto suo. Questo software non vede niente e non avvisa nessuno.",
    },
  },
  worry_wish: {
    title: { en: "This is not yours alone to manage", it: "Non tocca solo a te" },
    body: {
      en: "If they may act on it now, call the emergency number and stay with them, in person or on the phone. Ask openly whether they think of dying: the question does not plant the idea. Listen, promise no secrecy, put out of reach what could do harm. These lines also advise whoever worries about somebody. This software sees nothing and calls no one.",
      it: "Se potrebbe farlo adesso, chiama il numero di emergenza e resta vicino a questa persona, di presenza o al telefono. Chiedi apertamente se pensa di morire: la domanda non mette in testa l’idea. Ascolta, non promettere il segreto, allontana ciò che potrebbe fare male. Queste linee danno consigli anche a chi si preoccupa per qualcuno. Questo software non vede niente e non avvisa nessuno.",
    },
  },
  worry_violence: {
    title: { en: "Being there already helps", it: "Esserci è già un aiuto" },
    body: {
      en: "If it is happening now, call the emergency number and don’t step in between. Otherwise speak with the person alone, believe them and leave the decisions to them: pushing can raise the danger, and so can confronting whoever does the harm. Write nothing where it may be read. These lines also advise friends and relatives. This software sees nothing and calls no one.",
      it: "Se sta succedendo adesso, chiama il numero di emergenza e non metterti in mezzo. Altrimenti parla a quattr’occhi con questa persona, credile e lasciale le decisioni: spingere può aumentare il pericolo, e anche affrontare chi fa del male. Non scrivere dove altri possono leggere. Queste linee danno consigli anche a chi le sta vicino. Questo software non vede niente e non avvisa nessuno.",
    },
  },
  unclear: {
    title: { en: "Somebody may not be safe", it: "Forse qualcuno è in pericolo" },
    body: {
      en: "What was written here sounds as if somebody might be in danger, you or another person. If it is happening now, call the emergency number. Otherwise the people at these lines help to see how grave it is, also without your name. This software sees nothing of what happens and calls no one.",
      it: "Da quello che si legge qui, qualcuno potrebbe essere in pericolo: tu, o un’altra persona. Se sta succedendo adesso, chiama il numero di emergenza. Se no, a queste linee c’è chi aiuta a capire quanto è grave, anche senza sapere il tuo nome. Questo software non vede che cosa succede e non avvisa nessuno.",
    },
  },
};

/** Title and body of the card for a path. */
export function safetyCard(path: DangerPath, language: Language): { title: string; body: string } {
  const card = CARDS[path];
  return { title: card.title[language], body: card.body[language] };
}
