import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** First reply to a death; only the first two, for the conversation's person, use `{name}`. */
export const GRIEF_OPEN: readonly Bilingual[] = [
  b(
    "{name} is no longer there, and I’m sorry. Nothing has to be solved here and nothing prepared. This page can simply be a place where {name} is spoken of. What would you like to tell first?",
    "{name} non c’è più, e mi dispiace. Qui non c’è niente da risolvere e niente da preparare: questa pagina può essere un posto dove si parla di {name}. Da dove ti va di cominciare?",
  ),
  b(
    "So {name} has died. That is a great sorrow, and it may be as large and as untidy as it is. You can write here about the last days, about the years before, or only about now. How is today?",
    "Hai perso {name}. È un dolore grande, e può essere disordinato quanto vuole. Qui puoi scrivere degli ultimi giorni, degli anni prima o soltanto di adesso. E oggi com’è?",
  ),
  b(
    "I’m sorry about the person who has died. No sentence makes it smaller, and I won’t look for one. If you like, tell me who they were to you, in whatever order it comes.",
    "Mi dispiace per la persona che hai perso. Nessuna frase lo rende più leggero, e non ne cerco una. Se ti va, racconta chi era per te, nell’ordine in cui ti viene.",
  ),
  b(
    "Somebody who belonged to your life is missing. Grief keeps to no timetable, and you don’t have to be brave here. You may write one word or a whole evening long. What is on your mind most right now?",
    "Nella tua vita manca una persona. Il lutto non segue un calendario, e qui non serve farsi forza. Puoi scrivere una parola o andare avanti tutta la sera. Che cosa hai più in mente adesso?",
  ),
  b(
    "A death changes the rooms, the calendar, even the sounds of a day. I’m sorry that you have to live through this. I’m only a program, but I don’t get tired of listening. Where do you notice the absence most?",
    "Quando qualcuno muore cambiano le stanze, il calendario, perfino i rumori della giornata. Mi dispiace che tocchi a te. Sono solo un programma, ma di leggerti non mi stanco. In quali momenti senti di più questa mancanza?",
  ),
];

/** First reply if it is certain who died; `{who}` is “your dad” or a name. */
export const GRIEF_NAMED: readonly Bilingual[] = [
  b(
    "I’m so sorry about {who}. Nothing has to be solved here and nothing prepared. If you like, tell me about the last days, the years before, or only about today.",
    "Mi dispiace tanto per {who}. Qui non c’è niente da risolvere e niente da preparare. Se ti va, racconta degli ultimi giorni, degli anni prima o soltanto di oggi.",
  ),
  b(
    "I’m sorry that you have lost {who}. No sentence makes it smaller, and I won’t look for one. You may write here in whatever order it comes. How is today?",
    "Mi dispiace che tu abbia perso {who}. Nessuna frase lo rende più leggero, e non ne cerco una. Puoi scrivere nell’ordine in cui ti viene. E oggi com’è?",
  ),
];

/** A miscarriage or stillbirth, for either parent. */
export const GRIEF_PREGNANCY: readonly Bilingual[] = [
  b(
    "I’m sorry about your child. However short the time was, somebody was expected and already had a place in your thoughts. That counts. If there was a name or a picture in your mind, you may tell me about it.",
    "Mi dispiace per la creatura che aspettavi. Anche se il tempo è stato poco, aveva già un posto nei tuoi pensieri, e questo conta. Se c’era un nome, o un’immagine che ti facevi, qui puoi parlarne.",
  ),
  b(
    "To lose a child before or at birth is a real loss, even if nobody outside had seen anything yet. The body that carried it mourns too: it needs rest, and a doctor for fever, strong pain or heavy bleeding. How are you getting through these days?",
    "Perdere un figlio o una figlia in gravidanza o alla nascita è una perdita vera, anche se da fuori non si vedeva ancora niente. Anche il corpo che lo portava è in lutto: ha bisogno di riposo, e di un medico se c’è febbre, dolore forte o molto sangue. Come passano queste giornate?",
  ),
  b(
    "Two parents can mourn the same child very differently: one talks, one is silent, one cries, one goes to work. Neither loves less for it. You needn’t keep in step with anybody. What would do you good at the moment: words, quiet, or somebody near?",
    "Due genitori possono vivere lo stesso lutto in modi molto diversi: chi parla, chi tace, chi piange, chi torna al lavoro. Nessuno dei due ama di meno, e nessuno deve tenere il passo dell’altro. Di che cosa hai più bisogno adesso: parole, silenzio o qualcuno vicino?",
  ),
];

export const GRIEF_ANIMAL: readonly Bilingual[] = [
  b(
    "I’m sorry. An animal shares the mornings, the sofa, the way home, and then all of that is quiet. Nobody has to find this sorrow too big. What did your days together look like?",
    "Mi dispiace. Un animale sta con noi al mattino, sul divano, sulla strada di casa, e poi tutto questo tace. Nessuno può dire che sia troppo dolore. Com’erano le vostre giornate insieme?",
  ),
  b(
    "You have lost a companion who was simply there, every day, without many words. It may hurt as much as it hurts. If a decision at the vet’s weighs on you, that can be written here as well. Which small habit do you miss most?",
    "Hai perso una compagnia di tutti i giorni, che c’era e basta, senza tante parole. Può fare male quanto fa male. Se ti pesa una decisione presa nello studio del veterinario, puoi scrivere anche di quella. Quale piccola abitudine ti manca di più?",
  ),
];

/** Further replies. */
export const GRIEF_NEXT: readonly Bilingual[] = [
  b(
    "Memories often come as small things: how somebody laughed, put down the keys, answered the telephone. They need not be important ones. Would you tell me one of these, a habit or the sound of the voice?",
    "I ricordi spesso arrivano per piccole cose: una risata, le chiavi posate sul tavolo, il modo di rispondere al telefono. Non devono essere importanti. Me ne racconti uno, un’abitudine o com’era la voce?",
  ),
  b(
    "What was left unsaid can still be said, in a letter that nobody sends. Write as you would have spoken, with the quarrels, the thanks and the half sentences. You can keep it, tear it up or go on with it for years. Which sentence would come first?",
    "Quello che non si è fatto in tempo a dire può andare in una lettera che nessuno spedisce. Scrivi come avresti parlato, con i litigi, i grazie e le frasi a metà. Puoi conservarla, strapparla o continuarla per anni. Quale frase verrebbe per prima?",
  ),
  b(
    "Some days are harder than others: a birthday, the first Christmas, a date that only you know. It helps to decide beforehand with whom you spend it, and what may be left out this year. Is such a day coming up?",
    "Certi giorni pesano di più: un compleanno, il primo Natale, una data che conosci soltanto tu. Aiuta decidere prima con chi passarli e a che cosa rinunciare per quest’anno. Ce n’è uno che si avvicina?",
  ),
  b(
    "“I should have called, should have gone, should have noticed.” Such sentences come to many who mourn. You knew then what you knew then, and that day looked like any other. What does the guilt hold against you?",
    "«Dovevo chiamare, dovevo andarci, dovevo accorgermene». A chi è in lutto queste frasi vengono spesso. Allora sapevi quello che sapevi, e quel giorno sembrava uno dei tanti. Che cosa ti rimproveri di più?",
  ),
  b(
    "Anger belongs to mourning, at doctors, at relatives, even at the one who has gone. So does relief, after a long illness or a difficult bond. Neither takes anything away from love. You may write here what you would say to nobody else.",
    "Nel lutto c’è posto per la rabbia: verso i medici, i parenti, perfino verso chi non c’è più. E c’è posto per il sollievo, dopo una lunga malattia o un rapporto difficile. Né l’una né l’altro tolgono niente all’affetto. Qui puoi scrivere anche quello che non diresti a nessuno.",
  ),
  b(
    "Grief goes into the body: sleep breaks up, food tastes of nothing, the simplest things take for ever. Something warm once a day and lying down without having to sleep are enough to begin with. If it stays like this for weeks, a doctor can help. Have you eaten anything today?",
    "Il lutto passa anche per il corpo: il sonno si spezza, il cibo non sa di niente, ogni cosa chiede il doppio del tempo. Per cominciare basta qualcosa di caldo una volta al giorno, e sdraiarsi anche senza dormire. Se dura settimane, un medico può aiutare. Oggi hai mangiato qualcosa?",
  ),
  b(
    "People say the wrong thing, often because silence frightens them. You don’t have to answer or comfort them. You may simply say: “I don’t need advice, only company.” Has somebody said something that stayed with you, for good or ill?",
    "La gente a volte dice la frase sbagliata, spesso perché il silenzio fa paura. Non tocca a te rispondere né consolare. Puoi anche dire: «Non mi servono consigli, mi basta la compagnia». C’è una frase che ti è rimasta dentro, nel bene o nel male?",
  ),
  b(
    "It comes in waves: a quiet morning, and then a song in the supermarket. A good hour is no betrayal, and a bad one doesn’t put you back to the beginning. When a wave comes, you needn’t do anything but hold on to something near.",
    "Arriva a ondate: una mattina quieta, e poi una canzone al supermercato. Un’ora buona non è un tradimento, e una brutta non ti riporta al punto di partenza. Quando arriva l’onda, basta tenersi a qualcosa di vicino e lasciarla passare.",
  ),
];

/** The user wants to talk or write to the dead person. */
export const GRIEF_ASKS_TALK: readonly Bilingual[] = [
  b(
    "Let us make it a letter that stays with you: what you would still tell, what you would ask, what you are thankful for, what you hold against each other. It may begin like this: “What I never told you is …” How would yours go on?",
    "Facciamone una lettera che resta con te: che cosa racconteresti ancora, che cosa vorresti chiedere, un grazie, anche un rimprovero. Può cominciare così: «Quello che non ti ho mai detto è…». La tua come continuerebbe?",
  ),
  b(
    "What you want to say can have a place of its own: at the grave, in front of a photograph, on a walk that belonged to you both. Say it aloud, when nobody disturbs you, in your everyday words. What would be the first thing?",
    "Le parole che hai in mente possono avere un posto loro: davanti alla tomba o a una foto, durante una passeggiata che era vostra. Dille a voce alta, quando nessuno disturba, così come parli tutti i giorni. Quale sarebbe la prima?",
  ),
  b(
    "Some things can be done rather than spoken: a candle on a certain day, the dish that was always cooked, a song, a plant in the ground. Choose what would have suited the two of you. If you want words to go with it, we can look for them here.",
    "Certe cose, più che dirle, si fanno: una candela in un giorno preciso, il piatto di sempre, una canzone, una pianta da mettere a terra. Scegli quello che somiglia di più a voi. Se vuoi anche delle parole, per te, le cerchiamo qui.",
  ),
];

/** The user asks how to be with a living mourner. */
export const GRIEF_LIVING: readonly Bilingual[] = [
  b(
    "You need not find the right words. Sit there, listen to the same story again, say the name of the one who has died; many avoid it, and that makes the absence double. A small question goes further than advice: “What was this morning like?”",
    "Non devi trovare le parole giuste. Stai lì, ascolta la stessa storia un’altra volta, di’ il nome di chi non c’è più: molti lo evitano, e così la mancanza raddoppia. Una piccola domanda vale più di un consiglio: «Com’è andata stamattina?».",
  ),
  b(
    "Practical things carry far: bring soup, do the shopping, sit through the paperwork together, fetch the children. “Tell me if you need anything” leaves the work to the one who mourns; “I’ll come on Thursday with supper” doesn’t. What could you take over this week?",
    "Le cose pratiche aiutano molto: una minestra, la spesa, le carte da sbrigare insieme, i bambini da andare a prendere. «Se hai bisogno, chiama» lascia il compito a chi è in lutto; «giovedì passo io con la cena» no. Di che cosa potresti occuparti tu, questa settimana?",
  ),
  b(
    "Mourning lasts longer than the visits do. A message after three months, on the birthday or on an empty Sunday, often means more than the first flowers. You needn’t cheer anybody up; tears may come, and so may laughter. Children need honest, short words: has died, not has fallen asleep.",
    "Il lutto dura più a lungo delle visite. Un messaggio dopo tre mesi, per un compleanno o in una domenica vuota, spesso conta più dei primi fiori. Non tocca a te rallegrare nessuno: possono venire le lacrime, e anche una risata. Con i bambini servono parole vere e brevi: «morire», non «addormentarsi».",
  ),
];

/** The user sees no point or can't go on, without mentioning a wish to die: asks directly. */
export const GRIEF_LOW: readonly Bilingual[] = [
  b(
    "I don’t want to read past what you just wrote. After a death such a sentence can mean two different things, and both may be said here. Do you mean that you no longer want to live, or that this day is too heavy to carry?",
    "Quello che scrivi non voglio lasciarlo cadere. Dopo una morte una frase così può voler dire due cose diverse, e qui si possono dire tutte e due. Intendi che non vuoi più vivere, o che questa giornata è troppo pesante?",
  ),
  b(
    "When somebody is missing, everything can lose its sense for a while. I’d rather ask than guess, and no answer frightens me. Is it about your own life, or does today weigh more than you can lift?",
    "Quando manca una persona, per un po’ può mancare il senso di tutto. Preferisco chiedere che indovinare, e nessuna risposta mi spaventa. È che non vuoi più vivere, o è la giornata di oggi che pesa più di quanto riesci a portare?",
  ),
];
