import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/**
 * If a note, an answer or the assessment mentions fear, threat, violence or control: no relationship advice. One text
 * of each list, in this order; nothing is quoted, because somebody else may see the screen.
 */
export const CARE_HARM = {
  open: [
    b(
      "Something you wrote or answered speaks of fear, or of somebody being hurt or controlled. So there is no advice here on how to get on better; your safety comes first.",
      "Qualcosa che hai scritto o risposto parla di paura, o di qualcuno che subisce violenza o controllo. Per questo qui non ci sono consigli su come andare più d’accordo: prima viene la tua sicurezza.",
    ),
    b(
      "Instead of tips, a quiet word. In what you told there is fear, or harm, or control, and that is not a matter of finding better words.",
      "Al posto dei consigli, una parola con calma. In quello che hai raccontato ci sono paura, o male, o controllo, e non è questione di trovare parole migliori.",
    ),
    b(
      "I leave out the usual suggestions. What you wrote or answered sounds as if someone might not be safe, and then nobody should have to work on the tone.",
      "Lascio da parte i soliti suggerimenti. Quello che hai scritto o risposto fa pensare che qualcuno non sia al sicuro, e allora non tocca a nessuno lavorare sul tono.",
    ),
    b(
      "Today these lines are about you. In your words or answers there is something that frightens or harms, and it deserves to be taken seriously before anything else.",
      "Oggi queste righe riguardano te. Nelle tue parole o risposte c’è qualcosa che spaventa o fa male, e merita di essere preso sul serio prima di tutto il resto.",
    ),
  ],
  stand: [
    b(
      "You deserve to be safe and free to say no. Whatever came before, fear is not your fault, and you need not decide anything today.",
      "Meriti di stare al sicuro e di poter dire di no. Qualunque cosa sia successa prima, la paura non è colpa tua, e oggi non devi decidere niente.",
    ),
    b(
      "Whoever hurts, threatens or controls is responsible for it. You owe no one a talk that frightens you, and not talking can be the safer choice.",
      "Chi fa del male, minaccia o controlla ne porta la responsabilità. Non devi a nessuno una conversazione che ti fa paura, e non parlare può essere la scelta più sicura.",
    ),
    b(
      "It need not be “bad enough”: if you change what you do so that nothing happens, that is reason enough to speak with somebody outside.",
      "Non serve che sia «abbastanza grave»: se cambi quello che fai perché non succeda niente, basta questo per parlarne con qualcuno di esterno.",
    ),
    b(
      "If this concerns another person rather than you, the same holds: nobody has to earn being safe, and nobody has to clear it up alone.",
      "Se riguarda un’altra persona e non te, vale lo stesso: nessuno deve guadagnarsi la sicurezza, e nessuno deve risolvere tutto senza aiuto.",
    ),
  ],
  help: [
    b(
      "If you like, tell one person you trust. There are people who know about this and listen without pressing: {lines}. In danger now, call the emergency number.",
      "Se vuoi, dillo a una persona di cui ti fidi. C’è chi conosce queste situazioni e ascolta senza fare pressioni: {lines}. Se il pericolo è adesso, chiama il numero di emergenza.",
    ),
    b(
      "You can ask questions there, also without giving your name: {lines}. If something could happen now, get to where other people are and call the emergency number.",
      "Qui puoi fare domande, anche senza dire il tuo nome: {lines}. Se può succedere qualcosa adesso, vai dove ci sono altre persone e chiama il numero di emergenza.",
    ),
    b(
      "Somebody to talk to, in confidence: {lines}. You may also only listen to what they say. In immediate danger the emergency number comes first.",
      "Con chi parlarne, in modo riservato: {lines}. Puoi anche solo ascoltare che cosa dicono. In pericolo immediato viene prima il numero di emergenza.",
    ),
  ],
  close: [
    b(
      "Nobody else is told of this. If someone else may look at your phone or computer, think about whether to leave this page open.",
      "Nessun’altra persona lo viene a sapere. Se qualcun altro può guardare il tuo telefono o il computer, valuta se lasciare aperta questa pagina.",
    ),
    b(
      "This software calls no one and cannot see how you are. Keep your notes where only you can read them, and take the next step only when you are ready.",
      "Questo software non avvisa nessuno e non può vedere come stai. Tieni le note dove le leggi solo tu, e fai il prossimo passo solo quando vuoi tu.",
    ),
    b(
      "If it was meant differently, say so with the button beside this, and the portrait comes back as it was. If not, these lines stay as they are: for you.",
      "Se intendevi altro, dillo con il pulsante qui accanto e il ritratto torna com’era. Se no, queste righe restano come sono: per te.",
    ),
  ],
  /** In the summary, instead of how to use it. */
  summary: [
    b(
      "None of this explains or excuses what frightens or hurts. What you wrote or answered about that weighs more than any trait, so these lines give no advice on how to behave.",
      "Niente di tutto questo spiega o scusa ciò che spaventa o fa male. Quello che hai scritto o risposto su questo pesa più di qualsiasi tratto, quindi queste righe non danno consigli su come comportarti.",
    ),
    b(
      "A portrait has its limits: it says nothing about whether you are safe. Something in your notes or answers raises that question, and it comes before everything else here.",
      "Un ritratto ha i suoi limiti: non dice se sei al sicuro. Qualcosa nelle tue note o risposte apre questa domanda, e viene prima di tutto il resto.",
    ),
    b(
      "Please read these lines with one reservation: in what you told there is something that is not a question of traits at all. It needs safety and company, not understanding.",
      "Leggi queste righe con una riserva: in quello che hai raccontato c’è qualcosa che non è affatto questione di tratti. Chiede sicurezza e vicinanza, non comprensione.",
    ),
    b(
      "What a person is like and what one has to put up with are two questions. The second comes first here, because of something you wrote or answered.",
      "Com’è una persona e che cosa si debba sopportare sono due domande diverse. Qui viene prima la seconda, per qualcosa che hai scritto o risposto.",
    ),
  ],
} satisfies Record<string, readonly Bilingual[]>;

/** If somebody may be suicidal or harm themselves. */
export const CARE_SELF_HARM = {
  open: [
    b(
      "Something you wrote speaks of a wish to die or of self-harm. That matters more than any tip, so there are none here today.",
      "Qualcosa che hai scritto parla del desiderio di morire o di farsi del male. Conta più di qualsiasi consiglio, quindi oggi qui non ce ne sono.",
    ),
    b(
      "Instead of tips, something more important: in your words there is the thought of dying or of harming oneself, yours or someone else’s.",
      "Al posto dei consigli, una cosa più importante: nelle tue parole c’è il pensiero di morire o di farsi del male, tuo o di qualcun altro.",
    ),
    b(
      "I stop at one thing you wrote. Where the wish to die or self-harm comes up, everything else between people can wait.",
      "Mi fermo su una cosa che hai scritto. Quando si affaccia il desiderio di morire o di farsi del male, tutto il resto fra le persone può aspettare.",
    ),
  ],
  stand: [
    b(
      "If it is about {name}, you may ask quite directly: “are you thinking of killing yourself?” Asking does not put the idea there; it shows that it can be spoken of.",
      "Se riguarda {name}, puoi chiedere in modo diretto: «stai pensando di toglierti la vita?». Chiederlo non mette in testa l’idea: mostra che se ne può parlare.",
    ),
    b(
      "If it is about {name}, stay near or find someone who can, listen without arguing, and do not promise to keep it secret.",
      "Se riguarda {name}, resta accanto o trova chi può farlo, ascolta senza discutere e non promettere il segreto.",
    ),
    b(
      "If it is about {name}, you need not have the right words. “I’m glad you told me, we’ll look for help together” is enough to begin.",
      "Se riguarda {name}, non servono le parole giuste. «Hai fatto bene a dirmelo, cerchiamo aiuto insieme» basta per cominciare.",
    ),
  ],
  self: [
    b(
      "If it is about you: let one person know tonight how bad it is, even with a single line, “I’m not well, can you come?”. You do not have to carry it alone.",
      "Se riguarda te: fa’ sapere stasera a una persona quanto è dura, anche con una riga, «non sto bene, puoi venire?». Non devi portare questo peso senza aiuto.",
    ),
    b(
      "If it is about you: put distance between you and whatever could do harm, and go where other people are. The thought can be strong and still pass.",
      "Se riguarda te: metti distanza da ciò che potrebbe fare male e vai dove ci sono altre persone. Il pensiero può essere forte e passare lo stesso.",
    ),
    b(
      "If it is about you: you may say it as plainly as you wrote it, to a doctor, a friend, a voice on the telephone. Nobody has to be sure before asking.",
      "Se riguarda te: puoi dirlo con la stessa semplicità con cui l’hai scritto, a chi ti cura, a un amico o a un’amica, a una voce al telefono. Non serve avere certezze per chiedere.",
    ),
  ],
  help: [
    b(
      "People answer here, for you and for those who worry: {lines}. In danger now, call the emergency number and do not leave the person alone.",
      "Qui risponde qualcuno, per te e per chi si preoccupa: {lines}. Se il pericolo è adesso, chiama il numero di emergenza e resta accanto a chi sta male.",
    ),
    b(
      "A human voice can do more than these lines: {lines}. If it cannot wait, the emergency number comes first.",
      "Una voce umana può più di queste righe: {lines}. Se non può aspettare, viene prima il numero di emergenza.",
    ),
  ],
  summary: [
    b(
      "What you wrote about dying or self-harm stands above this portrait: it is no trait, and it needs company and help rather than understanding.",
      "Quello che hai scritto sul morire o sul farsi del male sta sopra questo ritratto: non è un tratto, e chiede vicinanza e aiuto più che comprensione.",
    ),
    b(
      "These lines say nothing about how much it hurts just now. Something you wrote does, and it comes before everything else here.",
      "Queste righe non dicono quanto faccia male adesso. Lo dice qualcosa che hai scritto, e viene prima di tutto il resto.",
    ),
  ],
} satisfies Record<string, readonly Bilingual[]>;

/** The limits of a portrait, if little else can be said. */
export const CARE_LIMITS: readonly Bilingual[] = [
  b(
    "These words describe ordinary days, as you answered. They are not made for moments that frighten; there only what keeps people safe counts.",
    "Queste parole descrivono giornate normali, come hai risposto. Non sono fatte per i momenti che spaventano: lì conta solo ciò che tiene al sicuro le persone.",
  ),
  b(
    "What stands here comes from a few questions about everyday life. It cannot weigh what happened, and it does not try to.",
    "Quello che leggi qui viene da poche domande sulla vita di ogni giorno. Non può pesare ciò che è successo, e non ci prova.",
  ),
  b(
    "A trait says how somebody tends to be on most days. It says nothing about a single day on which a line was crossed.",
    "Un tratto dice come una persona tende a essere quasi sempre. Non dice niente di un singolo giorno in cui si è passato un limite.",
  ),
];

/** After the helplines in a text. */
export const CARE_CHECKED = b("last checked: {date}", "ultima verifica: {date}");
