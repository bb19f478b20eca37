import { b } from "#domain/coaching/text.ts";
import type { CareTexts } from "./care-texts.ts";

export const WORRY_WISH: CareTexts = {
  open: [
    b(
      "It’s good that you don’t keep this worry to yourself. What you tell of this person I take at its word, even if it was said in passing. How the two of you get on is a subject for later.",
      "È un bene che questa preoccupazione tu non la tenga per te. Quello che racconti di questa persona lo prendo alla lettera, anche se l’ha detto di sfuggita. Di come andate d’accordo si parla più avanti.",
    ),
    b(
      "When somebody close to you may want to die, it frightens, and one fears doing the wrong thing. You needn’t find perfect words or carry a life by yourself. A few simple things help, and we’ll take them in order.",
      "Quando chi ti è vicino forse vuole morire, viene paura, anche di sbagliare. Non ti servono parole perfette, e una vita non puoi reggerla senza aiuto. Ci sono poche cose semplici da fare, e le vediamo in ordine.",
    ),
    b(
      "I’m only a program, and I know this person only through you. At the numbers beside this they also advise people who worry about somebody. Here we look first at what matters today.",
      "Sono solo un programma, e questa persona la conosco soltanto da quello che scrivi. Chi risponde ai numeri qui accanto consiglia anche chi è in pensiero per qualcuno. Qui guardiamo prima di tutto a quello che conta oggi.",
    ),
  ],
  acute: [
    b(
      "Ring the emergency number beside this now and say where this person is; nobody’s permission is needed. If something may have been done already, say that first, and stay on the line until you are told otherwise.",
      "Chiama adesso il numero di emergenza qui accanto e di’ dove si trova questa persona: non serve il permesso di nessuno. Se può aver già fatto qualcosa, dillo per prima cosa, e resta in linea finché non ti dicono altro.",
    ),
    b(
      "This person should not be alone now. If you can be there without danger to yourself, go and stay. If you are far away, keep talking on the telephone while somebody else rings the emergency number beside this.",
      "Adesso questa persona non va lasciata sola. Se puoi esserci senza correre pericoli, vai e resta. Se ti trovi altrove, continua a parlarci al telefono mentre qualcun altro chiama il numero di emergenza qui accanto.",
    ),
  ],
  from_writing: [
    b(
      "{day} you wrote: “{quote}”. I read in it that somebody may want to die. Perhaps you have long since done something about it, perhaps I read too much into it; I’d rather ask than pass on.",
      "{day} hai scritto: «{quote}». Ci leggo che qualcuno forse vuole morire. Può darsi che tu abbia già fatto qualcosa, o che io ci veda troppo; preferisco chiederlo prima di andare avanti.",
    ),
    b(
      "{day} you wrote: “{quote}”. If that still holds, it is more urgent than anything between the two of you. I’m putting my other suggestions away until we have spoken about it.",
      "{day} hai scritto: «{quote}». Se è ancora così, è più urgente di qualsiasi cosa tra voi. Metto via gli altri suggerimenti finché non ne abbiamo parlato.",
    ),
  ],
  asks: {
    now: [
      b(
        "Is this person alone at the moment, or is there a plan to do it today?",
        "Questa persona in questo momento è sola, o ha intenzione di farlo oggi?",
      ),
      b(
        "Does anything point to today: a plan, a farewell, nobody there to keep watch?",
        "C’è qualcosa che fa pensare a oggi: un piano, un addio, nessuno accanto a questa persona?",
      ),
    ],
    talked: [
      b(
        "Has anybody asked this person directly about suicide?",
        "Qualcuno ha chiesto apertamente a questa persona se pensa al suicidio?",
      ),
      b(
        "Hints are easily missed. Have you, or has anyone, asked in plain words about wanting to die?",
        "Con i giri di parole ci si capisce male. Tu o altri avete chiesto in modo chiaro se vuole morire?",
      ),
    ],
    who: [
      b("Is there somebody else who could know of it today?", "C’è qualcun altro che potrebbe saperlo oggi?"),
      b(
        "This is too much for one pair of shoulders. Is there anyone you could bring in today?",
        "Per due spalle sole è troppo. C’è qualcuno che oggi potresti coinvolgere?",
      ),
    ],
    call: [
      b(
        "Could you ring one of the numbers beside this and ask what to do next?",
        "Potresti chiamare uno dei numeri qui accanto e chiedere come muoverti?",
      ),
      b(
        "You can ring on somebody else’s behalf, too. Would you try one of the numbers beside this?",
        "Si può telefonare anche per un’altra persona. Te la senti di chiamare uno dei numeri qui accanto?",
      ),
    ],
  },
  answers: {
    now_yes: [
      b(
        "Then it can’t wait. Ring the emergency number beside this and say where this person is and what you know. If it is safe for you, go there, and stay until somebody takes over.",
        "Allora non si può aspettare. Chiama il numero di emergenza qui accanto, di’ dove si trova questa persona e che cosa sai. Se per te non è rischioso, vai lì e resta finché qualcuno non ti dà il cambio.",
      ),
      b(
        "So somebody has to be there soon: you, or whoever lives nearest. Keep in touch by telephone on the way. If nobody can get there quickly, or you fear for this very day, the emergency number sends people.",
        "Quindi qualcuno deve arrivare presto: tu, o chi abita più vicino. Lungo la strada restate in contatto per telefono. Se nessuno fa in tempo, o se temi proprio per oggi, il numero di emergenza manda qualcuno.",
      ),
    ],
    now_no: [
      b(
        "Good, as far as you can see there is a little time. Use it to settle who is there tonight and who tomorrow, and have dangerous things taken out of the home before they matter.",
        "Bene, per quanto ne sai un po’ di tempo c’è. Usalo per decidere chi resta stanotte e chi domani, e fai portare via di casa le cose pericolose prima che diventi urgente.",
      ),
      b(
        "No sign of that at present. Keep looking, all the same: a farewell, belongings given away or a sudden calm after dark days mean that help should come at once.",
        "Per adesso nessun segno di questo. Continua però a guardare: un saluto definitivo, oggetti regalati, una calma improvvisa dopo giorni neri vogliono dire che ci vuole aiuto subito.",
      ),
    ],
    talked_yes: [
      b(
        "So it has been spoken of, and that was right. If the answer was yes, somebody should stay with this person, and whatever could be used should be out of reach. Listening does more than good reasons.",
        "Dunque se ne è parlato, ed è stato giusto. Se la risposta era sì, qualcuno deve restare con questa persona, e ciò che potrebbe usare va messo fuori portata. Ascoltare serve più di tante ragioni.",
      ),
      b(
        "The question has been put; that is the hardest part. It may be put again, today as well, for an answer can change overnight. If you were asked to keep it secret, don’t: a life comes first.",
        "La domanda è stata fatta, ed è la parte più difficile. Si può rifare, anche oggi, perché una risposta può cambiare in una notte. Se ti è stato chiesto il segreto, non tenerlo: prima viene la vita.",
      ),
    ],
    talked_no: [
      b(
        "Not yet. You may ask it with the word itself: whether this person is thinking of suicide. That plants nothing; often it is a relief that somebody dares to say it. Then listen, and don’t correct.",
        "Non ancora. Puoi chiederlo con la parola esatta: se questa persona pensa al suicidio. Non mette in testa niente a nessuno; spesso è un sollievo che qualcuno osi dirlo. Poi ascolta, senza correggere.",
      ),
      b(
        "It is a hard thing to ask. Choose a quiet place, begin with what you have noticed, and then say the plain words. You can bear a yes: you have to solve nothing, just stay and fetch others.",
        "È difficile da chiedere. Scegli un posto tranquillo, comincia da quello che hai notato e poi usa le parole chiare. Se ti risponde di sì non devi risolvere niente: basta restare e far venire altri.",
      ),
    ],
    nobody: [
      b(
        "Nobody else. Then for the moment it lies with you, and it mustn’t stay like that. By telephone or in a chat somebody will think it through with you, even if you give no names.",
        "Nessun altro. Per ora allora pesa tutto su di te, e così non può restare. Al telefono o in una chat c’è chi ragiona insieme a te, anche se non fai nomi.",
      ),
      b(
        "No one to tell. There is still the doctor who treats this person, or an emergency service: they may listen to what you know, even where they can tell you nothing in return.",
        "Non sai a chi dirlo. Restano il medico che segue questa persona o un servizio di emergenza: possono ascoltare quello che sai, anche quando a te non possono dire niente.",
      ),
    ],
    somebody: [
      b(
        "Good. Tell it today, in the very words this person used, and divide it up: one stays, one rings, one puts away what is dangerous. Between two, each of you can sleep as well.",
        "Bene. Raccontalo oggi, con le parole precise di questa persona, e dividetevi i compiti: chi resta, chi telefona, chi mette via quello che è pericoloso. In due, a turno, si riesce anche a dormire.",
      ),
      b(
        "So you aren’t the only one. Let this person know that you are telling somebody; said openly, it is easier to accept. It holds even if you promised silence.",
        "Allora non tocca tutto a te. Fai sapere a questa persona che ne parli con qualcuno: detto apertamente, si accetta meglio. Vale anche se avevi promesso di tacere.",
      ),
    ],
    call_yes: [
      b(
        "You’ll ring; good. Have three things ready: where this person is, what was said, whether anything dangerous is close at hand. If it is for today, begin with the emergency number.",
        "Bene, telefoni. Tieni pronte tre cose: dove si trova questa persona, che cosa ha detto, se ha vicino qualcosa di pericoloso. Se riguarda oggi, comincia dal numero di emergenza.",
      ),
      b(
        "Then ask for two things: how to speak with this person, and who could come. Perhaps you can even ring together, with the loudspeaker on. And say how you are yourself.",
        "Allora chiedi due cose: come parlare con questa persona, e chi potrebbe venire. Magari potete anche chiamare insieme, in vivavoce. E racconta pure come stai tu.",
      ),
    ],
    call_no: [
      b(
        "No telephone call. A doctor’s surgery or an emergency room is another way, best with the two of you going there together. Only if you fear for today does nothing replace the emergency number.",
        "Il telefono no. Un’altra strada è il medico, o il pronto soccorso, meglio se ci andate insieme. Soltanto se si teme per oggi, il numero di emergenza non si può sostituire.",
      ),
      b(
        "You’d rather not, maybe because it feels like going behind somebody’s back. To seek advice is no betrayal. It can be done in writing as well, or with one sentence to a person in the family.",
        "Preferisci di no, forse perché ti sembra di agire alle spalle di qualcuno. Chiedere consiglio non è tradire. Si può fare anche per iscritto, o con una frase a un familiare.",
      ),
    ],
    unsure: [
      b(
        "You can’t tell; from outside one rarely can. Then treat it as serious until you know more. If you were wrong, it costs an awkward hour, and that can be mended.",
        "Non puoi saperlo: da fuori è raro. Allora trattala come una cosa seria finché non ne sai di più. Se era un falso allarme, costa un’ora di imbarazzo, e a quella si rimedia.",
      ),
      b(
        "Then try to find out: ring this person, go by, ask who heard from them last. If there is no reply and you fear for today, people can be sent to look; that is what the emergency number is for.",
        "Allora cerca di saperne di più: telefona a questa persona, passa da casa, chiedi chi l’ha sentita per ultimo. Se non risponde e temi per oggi, il numero di emergenza può mandare qualcuno a vedere.",
      ),
    ],
    minimise: [
      b(
        "Maybe it was drink, temper or a phrase, or has been said many times before. It can be meant all the same. Asking once more takes a minute.",
        "Magari era l’alcol, uno sfogo, una frase fatta, o l’aveva già detto tante volte. Può essere vero lo stesso. Chiederlo un’altra volta prende un minuto.",
      ),
      b(
        "I see that you don’t want to make too much of it. One plain question to this person settles more than guessing does, and until it is settled I leave this open.",
        "Vedo che non vuoi ingigantire la cosa. Una domanda chiara a questa persona vale più di tante supposizioni, e finché non c’è una risposta io lascio aperto.",
      ),
    ],
    says_safe: [
      b(
        "I’m glad, for you and for this person. So that I don’t close too early: if it was something else, or is past, use the buttons beside this, or write plainly, for instance “it was a misunderstanding, I am safe”.",
        "Ne sono felice per te e per questa persona. Per non chiudere troppo presto: se era tutt’altro, o se è acqua passata, usa i pulsanti qui accanto o scrivilo in chiaro, per esempio «era un malinteso, sono al sicuro».",
      ),
      b(
        "That sounds better. After such words calm can be real, or only a pause, so for now I go on. When there was nothing in it, or it is behind you all, a button beside this or one clear sentence ends it.",
        "Così va meglio. Dopo parole simili la calma può essere vera, o soltanto una pausa, perciò intanto proseguo. Se non c’era niente, o se ne siete fuori, chiude un pulsante qui accanto o una frase esplicita.",
      ),
    ],
    more: [
      b(
        "How much that means I can’t judge from here. Pass it on unsoftened, as it was said or seen, to whoever can help this person. If it is for today, or if it is your own life, ring the emergency number.",
        "Da qui non so valutare quanto conti. Riferiscilo com’è stato detto o visto, senza attenuarlo, a chi può aiutare questa persona. Se si teme per oggi, o se si tratta della tua vita, chiama il numero di emergenza.",
      ),
      b(
        "You look closely, and you needn’t find the reason for it all. Staying, listening and bringing in others is what helps now. Should you have such thoughts yourself, the numbers beside this are for you as well.",
        "Guardi con attenzione, e il perché di tutto non devi trovarlo tu. Adesso aiuta restare, ascoltare e far venire altri. Se pensieri simili li hai anche tu, i numeri qui accanto sono anche per te.",
      ),
      b(
        "It isn’t your fault that this person is in such a state, nor does everything hang on you. What you do today wins time. And if it is you who thinks of dying, you come first: ring for yourself.",
        "Se questa persona sta così non è colpa tua, e non dipende tutto da te. Quello che fai oggi fa guadagnare tempo. E se a pensare di morire sei tu, vieni prima tu: chiama per te.",
      ),
    ],
    no_plan: [
      b(
        "I’m not preparing a long talk with you now; where a life may be at stake, a script gets in the way. Three steps are enough: what you have noticed, the plain question about suicide, and that you’ll stay.",
        "Un lungo discorso adesso non lo preparo: quando può esserci di mezzo una vita, un copione intralcia. Bastano tre passi: che cosa hai notato, la domanda chiara sul suicidio, e che tu resti lì.",
      ),
      b(
        "That message I’d rather not write. It may be read alone and late, and you wouldn’t see the face. Go there, or ring; if it must be in writing, then only that you are on your way.",
        "Quel messaggio è meglio che non lo scriva. Può arrivare a tarda ora, senza nessuno intorno, e tu il viso non lo vedresti. Vai di persona o telefona; se deve essere scritto, soltanto che stai arrivando.",
      ),
      b(
        "Clearing things up between you isn’t something I plan today. Reproaches and old quarrels can rest until this person is out of danger. What can be arranged is company, a doctor, and the next visit.",
        "Oggi un piano per chiarirvi non lo faccio. Rimproveri e vecchie liti possono riposare finché questa persona non è fuori pericolo. Si possono organizzare invece la compagnia, un medico, la prossima visita.",
      ),
    ],
    goodbye: [
      b(
        "Go; this person needs you more than the page does. If others read on this device, delete the page from its history. And let somebody look after you, too.",
        "Vai: questa persona conta più della pagina. Se su questo dispositivo leggono altri, cancella la traccia dalla cronologia. E lascia che qualcuno si prenda cura anche di te.",
      ),
      b(
        "You can leave this at once; nothing needs rounding off. Write the numbers down and carry them with you. I keep the matter open for when you are back.",
        "Puoi chiudere anche subito, non c’è niente da completare. Copia i numeri e portali con te. La questione la tengo aperta per quando torni.",
      ),
    ],
  },
  stay: [
    b(
      "Waiting for a sign of life is long. You can wait here and write what goes through your head, or only that you are still waiting. Nothing you feel towards this person is forbidden, anger included.",
      "Aspettare notizie è lungo. Puoi aspettare qui e scrivere quello che ti passa per la testa, o anche soltanto che aspetti ancora. Niente di ciò che provi verso questa persona è vietato, nemmeno la rabbia.",
    ),
    b(
      "One step that protects a great deal: see that what could be used is taken out of the home or locked up by somebody else. If it’s risky to handle, leave it alone and ask at the emergency number.",
      "Un passo che protegge molto: fai in modo che ciò che potrebbe usare esca di casa, o che qualcun altro lo tenga sotto chiave. Se è rischioso maneggiarlo, non toccarlo e chiedi al numero di emergenza.",
    ),
    b(
      "For the night: somebody in the same home, doors unlocked, alcohol put away, the telephones charged. Take turns, and lie down when it is not yours. If it gets worse, the emergency number, at any hour.",
      "Per la notte: qualcuno nella stessa casa, porte non chiuse a chiave, alcolici messi via, telefoni carichi. Datevi il cambio, e quando non tocca a te riposa. Se peggiora, il numero di emergenza, a qualsiasi ora.",
    ),
    b(
      "You may also talk about yourself, or about something that has nothing to do with it: your day, a recipe, what you’re looking forward to. It isn’t disloyal. The worry keeps its place here meanwhile.",
      "Puoi parlare anche di te, o di qualcosa che non c’entra: la tua giornata, una ricetta, una cosa che aspetti con piacere. Non è mancare di rispetto a nessuno. Intanto la preoccupazione qui conserva il suo posto.",
    ),
    b(
      "I can’t ring at a door or go along to a doctor; people can. You, too, should have one of them who asks in the evening how it was. Those at the numbers beside this also talk with the ones who watch over somebody.",
      "Io non posso suonare a una porta né accompagnare qualcuno dal medico; le persone sì. Una ci vorrebbe anche per te, che la sera ti chieda com’è andata. Ai numeri qui accanto ascoltano anche chi veglia su qualcuno.",
    ),
  ],
};
