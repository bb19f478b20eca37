import { about, on, type AspectText } from "./aspects.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** A lean among people: observable behaviour, each sentence independent. */
export const SELF_SCENES: ByLean<readonly AspectText[]> = {
  O: {
    high: about(
      ["new_ways"],
      [
        b(
          "Around people it may show as [questions, ideas|ideas, questions], a “what if we tried” [at the right moment, or at the wrong one|where the others had already agreed].",
          "Con gli altri può vedersi nelle [domande, nelle idee|idee, nelle domande], in un «e se provassimo» [detto al momento giusto, o a quello sbagliato|quando gli altri erano già d’accordo].",
        ),
        b(
          "A plan, for you, may be [more of a draft|never quite finished], including the plans and habits [between you and the people close to you|you share with those you love].",
          "Un programma, per te, può essere [piuttosto una bozza|sempre un po’ aperto], e così le abitudini [tra te e le persone vicine|che dividi con chi ami].",
        ),
        b(
          "In company you may be the one who turns a question round, or [stays with|comes back to] an odd detail [after everyone else has moved on|when the talk is already elsewhere].",
          "In compagnia può capitarti di rovesciare una domanda, o di [restare su|tornare a] un dettaglio strano quando [tutti sono già oltre|si parla già d’altro].",
        ),
        b(
          "When somebody says “we have always done it like this”, [something in you wakes up|you may prick up your ears], and [not everyone is grateful|some like you for it more than others].",
          "Quando qualcuno dice «si è sempre fatto così», in te [si sveglia qualcosa|si drizza un orecchio], e [non tutti ringraziano|c’è chi lo apprezza e chi meno].",
        ),
        on(
          ["new_things"],
          b(
            "On a free Saturday the unknown [village|market|path] may tempt you more than the [good old one|one you know by heart], and so may the unfamiliar [guest|subject|dish] at the table.",
            "In un sabato libero [il paese|il mercato|il sentiero] mai visto può tentarti più di [quello di sempre|quello che sai a memoria], e così [l’ospite|l’argomento|il piatto] nuovo a tavola.",
          ),
        ),
        on(
          ["imagination"],
          b(
            "You may [finish|hear] a story and already be thinking of [another ending|what could have been otherwise]; it makes for good talks, and [now and then|sometimes] for long ones.",
            "Può capitarti di [finire|ascoltare] una storia e pensare già [a un altro finale|a come poteva andare]: ne nascono belle conversazioni, e [ogni tanto|a volte] lunghe.",
          ),
        ),
      ],
    ),
    low: about(
      ["new_ways"],
      [
        b(
          "In daily life this may mean the same good [route|café], the same good [place|table], and little patience for [change without a reason|improvements nobody asked for].",
          "Nella vita di ogni giorno può voler dire [la solita buona strada|il solito buon caffè], [il solito posto|il solito tavolo] e poca pazienza per [i cambiamenti senza motivo|le migliorie che nessuno ha chiesto].",
        ),
        b(
          "Before you change something, you [want|like] to see what would be better [afterwards|for it], and you may be the one who reminds the others of [what already works|what they already have].",
          "Prima di cambiare una cosa vuoi vedere che cosa [andrebbe meglio|se ne guadagna], e può capitarti di ricordare agli altri [ciò che già funziona|quello che hanno già].",
        ),
        b(
          "Others can often [guess|tell] what to expect of you, and that is [a kind of gift|worth more than it sounds]: [nobody has to be on guard|one need not look twice].",
          "Gli altri spesso possono [immaginare|prevedere] che cosa aspettarsi da te, ed è [una specie di regalo|più prezioso di quanto sembri]: [nessuno deve stare in guardia|non serve controllare due volte].",
        ),
        b(
          "A recipe that [succeeds|everyone likes], a friend of many years, a chair by the same window: [such things may hold your days together|your days may rest on things like these].",
          "Una ricetta che [riesce|piace a tutti], un’amicizia di molti anni, una sedia vicino alla stessa finestra: [cose così possono tenere insieme le tue giornate|le tue giornate possono poggiare su cose così].",
        ),
        on(
          ["imagination"],
          b(
            "When the others [get carried away|begin to dream], you may be the one who asks [what it costs|who will do it], which [sounds dry and often saves the evening|is not always welcome and quite often useful].",
            "Quando gli altri [si lasciano trasportare|cominciano a sognare], può toccare a te chiedere [quanto costa|chi lo farà]: [suona asciutto e spesso salva la serata|non sempre è gradito, e spesso è utile].",
          ),
        ),
        on(
          ["new_things"],
          b(
            "You may need to hear a new idea [twice|on two different days] before it has a fair chance; the second time, [it is no longer quite new|you already know where its corners are].",
            "Un’idea nuova forse devi sentirla [due volte|in due giorni diversi] perché abbia la sua occasione: la seconda volta [non è più del tutto nuova|ne conosci già gli spigoli].",
          ),
        ),
      ],
    ),
  },
  C: {
    high: about(
      ["starting"],
      [
        b(
          "Others may notice it in small [matters|things]: the call made the same day, [the form already sent|the bag packed the night before].",
          "Gli altri possono notarlo nelle [piccole cose|cose da poco]: la telefonata fatta in giornata, [il modulo già spedito|la borsa pronta dalla sera prima].",
        ),
        b(
          "That can give the people around you [a certain rest|some relief], because what is on your list [usually does not have to be|need not be] on theirs as well.",
          "Può dare [un certo riposo|un po’ di sollievo] a chi ti sta intorno: quello che è nella tua lista, [di solito, non deve stare|non occorre che stia] anche nella loro.",
        ),
        b(
          "An unfinished [matter|letter] may sit beside you at supper [like an uninvited guest|and ask for attention], so that you would rather [deal with it first|have it out of the house].",
          "Una [faccenda|lettera] lasciata a metà può sedersi a cena con te [come chi non era invitato|e chiedere attenzione], tanto che preferisci [sbrigarla prima|averla fuori di casa].",
        ),
        b(
          "While a group is still [discussing|wondering] who should do it, you may [have begun|already be on your feet], to the relief of some and [the surprise of others|a little too fast for others].",
          "Mentre un gruppo [discute|si chiede] ancora a chi tocca, tu forse [hai già cominciato|ti muovi già]: per qualcuno è un sollievo, [per altri una sorpresa|per altri un po’ troppo presto].",
        ),
        b(
          "You may be the one people [write to|turn to] when something [must not be forgotten|has to happen by Friday], and who [seldom tells them what it takes|hears too rarely what it is worth].",
          "Forse è a te che si [scrive|pensa] quando una cosa [non va dimenticata|va fatta entro venerdì], e di rado [dici quanto ti costa|senti dire quanto vale].",
        ),
        b(
          "Rest may come more easily to you [after the work than before it|once the table is clear]; a free afternoon [with one task left in it|that still holds a duty] is only half free.",
          "Il riposo ti viene forse più facile [dopo il lavoro che prima|quando il tavolo è sgombro]: un pomeriggio libero [con un compito dentro|in cui resta un dovere] è libero a metà.",
        ),
      ],
    ),
    low: about(
      ["starting"],
      [
        b(
          "Some things [sort themselves out that way|solve themselves meanwhile], and since [not every hour has a plan|there is no plan for everything], people may find [room|a free hour] with you.",
          "Alcune cose così [si sistemano da sole|intanto si risolvono], e siccome [non ogni ora ha un piano|non c’è un piano per tutto], con te gli altri trovano forse [spazio|un’ora libera].",
        ),
        b(
          "People who [count on a date|wait for an answer] may need to hear from you [where things stand|how far it has got]; from outside, waiting and forgetting [look alike|cannot be told apart].",
          "A chi [conta su una data|aspetta una risposta] può servire sapere da te [a che punto si è|quanto manca]: da fuori, aspettare e dimenticare [si somigliano|non si distinguono].",
        ),
        b(
          "[It keeps your days|Your days stay] [flexible|open]; it also means that the beginning, [rather than|more than] the work itself, may be [the steep part|where the hill is].",
          "Le giornate restano [flessibili|aperte]; vuol dire anche che [la parte in salita|il tratto ripido] può essere l’inizio, [più del|piuttosto che il] lavoro in sé.",
        ),
        b(
          "With you an afternoon may [turn into|become] something nobody had [planned|written down], and the washing-up [can wait|will still be there]: [for some that is a holiday|some people love you for it].",
          "Con te un pomeriggio può [diventare|trasformarsi in] qualcosa che nessuno aveva [previsto|segnato], e i piatti [aspettano|restano lì]: [per qualcuno è una vacanza|c’è chi ti vuole bene anche per questo].",
        ),
        b(
          "Perhaps you [work best|are quickest] when it is [nearly too late|already pressing], and those who [share the task|depend on it] have [had the worry for you by then|grown nervous long before].",
          "Forse [dai il meglio|corri di più] quando è [quasi tardi|già urgente], e intanto chi [divide il compito|ne dipende] [si è preoccupato anche per te|è in ansia da un pezzo].",
        ),
        b(
          "A reply may [lie half written|stay in your head] for days, [not for want of caring|though you mean it well]: [the right moment simply did not come|you were waiting for the right hour].",
          "Una risposta può restare [scritta a metà|in testa] per giorni, [non perché non t’importi|anche se ci tieni]: [il momento giusto non è arrivato|aspettavi l’ora buona].",
        ),
      ],
    ),
  },
  E: {
    high: about(
      ["company"],
      [
        b(
          "You may be the one who [calls|writes first], who asks [who else is coming|what the others are doing], who stays [a little longer at the table|until the chairs are put up].",
          "Può capitare a te di [chiamare|scrivere per primo il messaggio], di chiedere [chi viene|che cosa fanno gli altri], di restare [a tavola un po’ di più|finché si alzano le sedie].",
        ),
        b(
          "People around you may feel that they are welcome [without having to announce themselves|at almost any hour], and some [lean on it more than they say|only notice it when you are away].",
          "Chi ti sta intorno può sentire che la porta è aperta [senza doversi annunciare|quasi a ogni ora], e qualcuno [ci conta più di quanto dica|se ne accorge solo quando manchi].",
        ),
        on(
          ["expression"],
          b(
            "Much may become clear to you [while you are talking|only once it is said aloud], and a day [without anyone in it|spent alone] may feel longer than one with [too many|a crowd].",
            "Molte cose possono chiarirsi [mentre ne parli|solo quando le dici ad alta voce], e una giornata [senza nessuno|senza compagnia] può sembrarti più lunga di una con [troppa gente|la casa piena].",
          ),
        ),
        on(
          ["social_ease"],
          b(
            "A queue, a train, [a waiting room|a lift that is stuck]: you may [come out with|leave knowing] somebody’s story, while [others were reading|your friend was looking at the floor].",
            "Una coda, un treno, [una sala d’attesa|un ascensore fermo]: può darsi che tu ne esca con [la storia di qualcuno|un racconto altrui], mentre [gli altri leggevano|chi era con te guardava per terra].",
          ),
        ),
        b(
          "After a hard day you may [look for a voice|pick up the telephone] rather than [a blanket|a dark room], and not everyone [you ring|at home] [is made like that|rests the same way].",
          "Dopo una giornata dura forse cerchi [una voce|il telefono] più che [una coperta|una stanza buia], e non tutti [quelli che chiami|in casa] [funzionano così|riposano allo stesso modo].",
        ),
        b(
          "It may be easy for you to [bring people together|fill a table], and harder to [notice|see] who at that table [has not spoken yet|would rather be two than ten].",
          "Può venirti facile [mettere insieme le persone|riempire una tavola], e meno facile [notare|vedere] chi, a quella tavola, [non ha ancora parlato|starebbe meglio in due che in dieci].",
        ),
      ],
    ),
    low: about(
      ["company"],
      [
        b(
          "That says nothing against people; [rather|it may mean] that one conversation [does you more good|feeds you better] than [a full room|ten short ones].",
          "Non dice nulla contro la gente: [piuttosto|può voler dire] che una conversazione ti [fa meglio|nutre più] di [una stanza piena|dieci brevi].",
        ),
        b(
          "Those you do [see|meet] may get [a more attentive version of you|an attention] [than a crowd ever would|that no party could have].",
          "Chi [vedi davvero|incontri] riceve forse [un’attenzione|un ascolto] che [in mezzo a tanta gente non potresti dare|una festa non avrebbe mai].",
        ),
        b(
          "You may answer [after a pause|the next morning], leave [a little earlier|before the dancing], and come back to a subject [the day after|later on] with [a clear thought|the sentence that had been missing].",
          "Forse rispondi [dopo una pausa|la mattina dopo], vai via [un po’ prima|prima delle danze] e torni sull’argomento [il giorno dopo|più tardi] con [un pensiero chiaro|la frase che mancava].",
        ),
        b(
          "An evening that [is cancelled|falls through] may [come as a present|feel like a small gift], and you [hardly dare|may hesitate] to say so to [whoever was looking forward to it|the one who is sorry].",
          "Una serata che [salta|viene annullata] può arrivarti [come un regalo|come un piccolo dono], e quasi non [osi dirlo|lo dici] a chi [ci teneva|se ne dispiace].",
        ),
        on(
          ["social_ease"],
          b(
            "In a group you may [speak late|say little] and [exactly|to the point]; some people [wait for it|learn to ask you], others [have left by then|take the silence for a no].",
            "In gruppo forse parli [tardi|poco] e [con precisione|al punto giusto]: qualcuno [lo aspetta|impara a chiedertelo], altri [se ne sono già andati|prendono il silenzio per un no].",
          ),
        ),
        b(
          "Being near somebody may not need [many words|a programme] for you: [two books in one room|a walk without talking] [can be company enough|already counts as time together].",
          "Stare vicino a qualcuno, per te, può non chiedere [molte parole|un programma]: [due libri nella stessa stanza sono già una compagnia|una passeggiata in silenzio è già tempo passato insieme].",
        ),
      ],
    ),
  },
  A: {
    high: about(
      ["feeling"],
      [
        b(
          "You may [hear|catch] the tired voice behind an “all fine” and [change your question|ask a second time] because of it, [which some people never forget|and be right more often than not].",
          "Forse [senti|cogli] la voce stanca dietro un «tutto bene» e per questo [cambi domanda|chiedi una seconda volta], [cosa che qualcuno non dimentica|e spesso a ragione].",
        ),
        b(
          "In a quarrel you may already be looking at it from the other chair while your own side [is not yet said to the end|still waits for its turn].",
          "In un litigio può capitarti di guardare già le cose con gli occhi dell’altra persona, mentre la tua parte [non è ancora detta fino in fondo|aspetta ancora il suo turno].",
        ),
        b(
          "People may come to you when something [has gone wrong|hurts], stay [longer than they had planned|for a second cup], and [forget to ask|ask only at the door] how [you are|your own week was].",
          "Può darsi che vengano da te quando qualcosa [è andato storto|fa male], che restino [più del previsto|per un secondo caffè] e [si dimentichino di chiedere|chiedano solo sulla porta] [come stai tu|com’è andata la tua settimana].",
        ),
        b(
          "A [film|piece of news] can stay with you [until bedtime|for days], and a friend’s sorrow [even longer|as if it were partly yours]; [it makes you gentle, and it costs strength|that is a gift with a weight to it].",
          "[Un film|Una notizia] può restarti addosso [fino a sera|per giorni], e la pena di una persona cara [ancora di più|come se fosse in parte tua]: [rende attenti, e consuma forze|è un dono che ha un peso].",
        ),
        b(
          "You may say “no problem” [before you have looked|a moment too soon], because [the other face was so hopeful|you had seen how much it mattered], and [only later count what it takes|find out at home what it costs].",
          "Forse dici «figurati» [prima di aver guardato|un momento troppo presto], perché [quel viso ci sperava tanto|hai visto quanto contava], e solo [più tardi|a casa] [fai i conti|scopri quanto ti costa].",
        ),
        on(
          ["caring"],
          b(
            "You may [choose your words|weigh a sentence] so that nobody [is hurt|goes away smaller]; it keeps [many things whole|the peace], and [now and then|once in a while] [the hard truth arrives too softly to be heard|what you really think gets lost on the way].",
            "Forse [scegli le parole|pesi le frasi] perché nessuno [ci resti male|se ne vada con un peso]: tiene insieme [molte cose|la pace], e [ogni tanto|a volte] [una verità scomoda arriva troppo piano|quello che pensi davvero si perde per strada].",
          ),
        ),
      ],
    ),
    low: about(
      ["feeling"],
      [
        b(
          "You may look first at [what happened and what would help|what can be done], and say things [as you see them|without much wrapping]; [some find that refreshing|there are people who come to you for exactly that].",
          "Forse guardi prima [che cosa è successo e che cosa servirebbe|che cosa si può fare] e dici le cose [come le vedi|senza tanti giri]: [per alcuni è aria fresca|c’è chi viene da te proprio per questo].",
        ),
        b(
          "It can make you [hard to pull into a drama|a quiet point in a quarrel], and it gives your yes [a certain weight|its value], because it is seldom said [only to please|out of politeness].",
          "È difficile [tirarti dentro un dramma|farti perdere il filo in una lite], e il tuo sì ha [un peso|un valore], perché di rado è detto [solo per far piacere|per cortesia].",
        ),
        b(
          "You may go for the [point|solution] rather than the [mood|comfort], which some find [refreshing|a relief] and others find [quick|a little early].",
          "Forse vai [al punto|alla soluzione] più che [all’umore|al conforto]: per alcuni è [un sollievo|una liberazione], per altri arriva [un po’ presto|in fretta].",
        ),
        b(
          "When a [friend|colleague] complains, you may [hear a problem and want to solve it|already be looking for the way out]; [sometimes|often enough] the complaint only wanted [a chair and a nod|somebody beside it].",
          "Quando [una persona cara|chi lavora con te] si lamenta, forse [senti un problema e vuoi risolverlo|cerchi già la via d’uscita]; [a volte|non di rado] quel lamento voleva solo [un po’ di ascolto|qualcuno accanto].",
        ),
        b(
          "You may [negotiate|disagree] without a bad conscience, and be [surprised|a little puzzled] when the other person [is still sore the next day|took it to heart]: for you it was [about the matter|over when it was over].",
          "Forse [contratti|dissenti] senza sensi di colpa, e [ti sorprende|ti lascia un po’ in dubbio] che l’altra persona [ci stia male ancora il giorno dopo|se la prenda]: per te si trattava [della cosa|di una discussione già finita].",
        ),
        b(
          "Flattery may [run off you|not reach you], and so may [tears|reproaches]; [a good reason|a plain sentence] gets [much further|through to you].",
          "I complimenti forse ti [scivolano addosso|toccano meno], e così [le lacrime|i rimproveri]: [una buona ragione|una frase semplice] arriva [molto più lontano|fino a te].",
        ),
      ],
    ),
  },
  N: {
    high: about(
      ["pressure", "emotions"],
      [
        b(
          "When it gets [loud or late|late and loud], you may be the one who still speaks in [an ordinary voice|whole sentences], and [others lean on that|the room is glad of it].",
          "Quando [si alza il volume o si fa tardi|si fa tardi e si alza il volume], può essere tua la voce [che resta normale|che finisce le frasi], e [gli altri ci si appoggiano|nella stanza fa bene].",
        ),
        b(
          "It may help others to [think|breathe], as long as they can also see that the matter [is important to you|does not leave you cold].",
          "Può aiutare gli altri a [pensare|respirare], purché vedano anche che la cosa [ti sta a cuore|non ti è indifferente].",
        ),
        b(
          "A sharp remark or a change [at the last minute|of plan] may cost you less [sleep|colour] than you might expect, and [by supper it is often over|the next morning finds you rested].",
          "Una frase brusca o un cambio [all’ultimo minuto|di programma] possono toglierti meno [sonno|forze] di quanto ci si aspetti, e [a cena spesso è già passata|la mattina dopo è un altro giorno].",
        ),
        b(
          "In a [crisis|bad quarter of an hour] you may [make a list|put the kettle on]; the feeling [comes afterwards|arrives later], when [nobody is looking|everyone has gone], if it comes at all.",
          "In [un’emergenza|un brutto quarto d’ora] forse [fai una lista|metti su l’acqua per il tè]; l’emozione [viene dopo|arriva più tardi], quando [nessuno guarda|se ne sono andati tutti], se viene.",
        ),
        b(
          "People may [hand you|bring you] the [frightened|angry] caller, the crying child, the [missed|late] train: [you do not make it worse|with you it gets a little smaller].",
          "Forse [passano a te|ti portano] la telefonata [spaventata|furiosa], il bambino in lacrime, il treno [perso|in ritardo]: [con te almeno non peggiora|con te diventa un po’ più piccolo].",
        ),
        b(
          "Someone who [worries a good deal|sleeps badly over things] may feel [safe|lighter] with you and also [a little alone|somewhat foolish], [unless you say that you worry too at times|if your calm comes too quickly].",
          "Chi [si preoccupa molto|dorme male per le cose] con te può sentirsi al sicuro e anche [con la sua ansia da reggere senza aiuto|un po’ fuori posto], [se non dici che a volte ti preoccupi anche tu|se la tua calma arriva troppo presto].",
        ),
      ],
    ),
    low: about(
      ["pressure", "emotions"],
      [
        b(
          "You may notice that something is wrong [before it is said|while all are still smiling], and need [some time afterwards|a quiet hour] until the inside [settles|is quiet again].",
          "Forse ti accorgi che qualcosa non va [prima che venga detto|mentre tutti sorridono ancora], e dopo ti serve [un po’ di tempo|un’ora di silenzio] perché dentro [si posi la polvere|torni la quiete].",
        ),
        b(
          "What [others|some] call a small thing may keep you busy [for an evening|until late], and that is information, [not a fault|nothing to be ashamed of].",
          "Quella che [altri chiamano|qualcuno chiama] una sciocchezza può occuparti [una sera|fino a tardi], ed è un’informazione, [non una colpa|niente di cui vergognarsi].",
        ),
        b(
          "It may [warn you early of|show you] what others overlook, and it can also make the first reply [harsher|more frightened] than the second would be[|, an hour later].",
          "Può [avvertirti per tempo di|mostrarti] ciò che altri non vedono, e può anche rendere la prima risposta più [dura|spaventata] di quanto sarebbe la seconda[|, un’ora dopo].",
        ),
        b(
          "A message without [a greeting|an answer] can [grow in the dark|turn over in your mind]; by [daylight|the next call] it was [usually only haste|often nothing at all], and sometimes [you had felt it rightly|there really was something].",
          "Un messaggio senza [saluto|risposta] può [crescere nel buio|girarti in testa]; [alla luce del giorno|alla telefonata dopo] era [di solito solo fretta|spesso niente], e a volte [avevi sentito giusto|qualcosa c’era davvero].",
        ),
        b(
          "Good things may also [reach you strongly|go deep]: [a kind word|a song, a thank-you] can [carry a whole day|outlast the week]. It is the same [thin wall|open window], seen from [the sunny side|the other side].",
          "Anche le cose belle possono [arrivarti forte|andare a fondo]: [una parola gentile|una canzone, un grazie] può [reggere una giornata|durare una settimana]. È la stessa [parete sottile|finestra aperta], vista [dal lato del sole|dall’altra parte].",
        ),
        b(
          "Before a difficult [talk|call] you may have [lived through it|played it] three times already, and [come tired to the real one|know every way it could go wrong]; [being prepared has its price|nobody can say that you came unprepared].",
          "Prima di una [conversazione|telefonata] difficile forse l’hai già [vissuta|provata] tre volte, e [arrivi a quella vera senza forze|sai in quanti modi può andare storta]; [prepararsi ha un prezzo|di certo non ti coglie alla sprovvista].",
        ),
      ],
    ),
  },
};
