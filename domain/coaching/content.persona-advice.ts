import type { Bilingual } from "#domain/language.ts";
import { about, type AspectText } from "./aspects.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** Tips for someone who, as the user sees it, leans this way; `[one|other]` as in vary.ts. */
export const PERSONA_TIPS: ByLean<readonly AspectText[]> = {
  O: {
    high: about(
      ["imagination"],
      [
        b(
          "Begin with a question that has no right answer, “what would you do with it?”, and bring the practical part [afterwards|in the second half].",
          "Comincia con una domanda senza risposta giusta, «tu che cosa ne faresti?», e porta la parte pratica [dopo|nella seconda metà].",
        ),
        b(
          "When ideas multiply, write down the two you like best and ask [which one comes first|with which to begin]. It honours the imagination and still ends with a result.",
          "Quando le idee si moltiplicano, scrivi le due che ti piacciono di più e chiedi [quale viene prima|da quale si comincia]. Rende onore alla fantasia e arriva a qualcosa.",
        ),
        b(
          "Bring something that neither of you knows: [a place|an exhibition, a film], a recipe, a way home you have never taken. [Shared discovery|Something new for both] often opens the talk by itself.",
          "Porta qualcosa che non conoscete: [un posto|una mostra, un film], una ricetta, una strada di casa mai presa. [La scoperta comune|Una cosa nuova per voi due] spesso apre da sé la conversazione.",
        ),
        b(
          "If you need a decision, say so at the start: “I need a yes or a no [by tonight|before we go], the ideas afterwards”. Then [really listen to them|take ten minutes for them].",
          "Se ti serve una decisione, dillo all’inizio: «mi serve un sì o un no [entro stasera|prima di andare], le idee dopo». E poi [ascoltale davvero|prenditi dieci minuti per sentirle].",
        ),
        b(
          "Ask {name} to describe [your last quarrel|your last misunderstanding] as somebody watching from outside would tell it. Then do it yourself; [two pictures show more than one|the difference is the interesting part].",
          "Chiedi {a_name} di raccontare [il vostro ultimo litigio|il vostro ultimo malinteso] come lo racconterebbe chi guarda da fuori. Poi fallo anche tu: [due immagini mostrano più di una|la differenza è la parte interessante].",
        ),
        b(
          "Give one idea of {name}’s [a real try this week|a small trial], even if you doubt it, and say honestly [how it went|what worked and what did not].",
          "Dai a un’idea di {name} [una vera possibilità questa settimana|una piccola prova], anche se hai dubbi, e di’ con sincerità [com’è andata|che cosa ha funzionato e che cosa no].",
        ),
      ],
    ),
    low: about(
      ["imagination"],
      [
        b(
          "Describe what you want as a scene: who does what, where, when. One example from last week is worth [ten principles|a long explanation].",
          "Descrivi quello che vuoi come una scena: chi fa che cosa, dove, quando. Un esempio della settimana scorsa vale [dieci principi|una lunga spiegazione].",
        ),
        b(
          "Say first what stays the same, then the one thing you would change, and [for how long you would try it|until when].",
          "Di’ prima che cosa resta uguale, poi la sola cosa che cambieresti e [per quanto tempo la proveresti|fino a quando].",
        ),
        b(
          "Instead of “we should talk more”, propose [one definite thing|something with an hour]: [Thursday, a coffee, twenty minutes|Saturday morning, the market, on foot]. It is easier to say yes to.",
          "Invece di «dovremmo parlare di più», proponi [una cosa precisa|qualcosa con un’ora]: [giovedì, un caffè, venti minuti|sabato mattina, il mercato, a piedi]. Dire di sì è più facile.",
        ),
        b(
          "When a feeling of yours is the subject, tie it to a fact: “when [the call did not come|the plan changed], I was sad”. {name} then has something [to hold on to|to answer].",
          "Quando l’argomento è un tuo sentimento, legalo a un fatto: «quando [la telefonata non è arrivata|il programma è cambiato], mi è dispiaciuto». Così {name} ha qualcosa [a cui rispondere|in mano].",
        ),
        b(
          "Ask {name} to show you something [that works well as it is|learned by doing]. Real interest in the how is [a form of respect|a good beginning], and it costs you half an hour.",
          "Chiedi {a_name} di mostrarti qualcosa che [funziona bene così com’è|ha imparato facendo]. L’interesse vero per il come è [una forma di rispetto|un buon inizio], e ti costa mezz’ora.",
        ),
        b(
          "Before you suggest something new, name [one thing that already goes well|what you would keep] between you. A change is easier to hear when it [does not sound like a complaint|adds rather than replaces].",
          "Prima di proporre una novità, di’ [una cosa che tra voi va già bene|che cosa, tra voi, terresti]. Un cambiamento si ascolta meglio quando [non suona come una lamentela|aggiunge invece di sostituire].",
        ),
      ],
    ),
  },
  C: {
    high: about(
      ["effort"],
      [
        b(
          "Name one piece of work you saw and what it made easier for you. Then ask for what you need, with a date that [leaves room|is not tomorrow].",
          "Parla di un lavoro che hai visto fare e di che cosa ti ha reso più facile. Poi chiedi quello che ti serve, con una data che [lasci spazio|non sia domani].",
        ),
        b(
          "Ask “when would be a good moment?” instead of starting at once; a busy person listens better [at a time of their own choosing|once the hands are free].",
          "Chiedi «quando sarebbe un buon momento?» invece di cominciare subito: chi ha molto da fare ascolta meglio [all’ora che ha scelto|con le mani libere].",
        ),
        b(
          "Take one task off {name}’s list this week, [finish it|see it through] and say so in a line. [Reliable help is the kind that counts here|It says more than an offer].",
          "Togli un compito dalla lista di {name} questa settimana, [portalo in fondo|finiscilo] e dillo in una riga. [Qui conta l’aiuto su cui si può contare|Dice più di un’offerta].",
        ),
        b(
          "Agree on an hour in which nothing gets done, [with a beginning and an end|as fixed as any appointment]. For {name} it may be easier to [rest|stop] when it is in the diary.",
          "Concordate un’ora in cui non si fa niente, [con un inizio e una fine|fissa come un appuntamento]. Per {name} può essere più facile [riposare|fermarsi] se sta in agenda.",
        ),
        b(
          "If you cannot keep a promise, say so [as soon as you know|before the day comes] and bring a new date. A late word may [weigh more with {name} than|cost more than] the delay.",
          "Se non puoi mantenere una promessa, dillo [appena lo sai|prima che arrivi il giorno] e porta una nuova data. Una parola in ritardo può [pesare {a_name} più del|costare più del] ritardo stesso.",
        ),
        b(
          "When you criticise, choose [one detail|one thing that can be changed] and leave the effort standing: “[I saw how much work went into it|the work shows], and this one point I would do differently”.",
          "Quando critichi, scegli [un dettaglio|una sola cosa modificabile] e lascia intatta la fatica: «[ho visto quanto lavoro c’è|il lavoro si vede], e questo punto lo farei diverso».",
        ),
      ],
    ),
    low: about(
      ["effort"],
      [
        b(
          "Make requests small enough to be done the same day, and say what depends on them. Praise [what was done|each thing that came], not what was promised.",
          "Fai richieste abbastanza piccole da chiudersi in giornata e di’ che cosa ne dipende. Apprezza [ciò che è stato fatto|ogni cosa arrivata], non ciò che era promesso.",
        ),
        b(
          "Decide beforehand what you will do yourself if nothing comes, and say it [without threat|in a friendly tone]. You stay calm, and the choice is clear.",
          "Decidi prima che cosa farai tu se non arriva niente, e dillo [senza minaccia|in tono amichevole]. Tu resti in pace, e la scelta è chiara.",
        ),
        b(
          "Offer to [begin together|do the first ten minutes side by side], then each goes on alone. The start is often the [steepest|hardest] part.",
          "Proponi di [cominciare insieme|fare i primi dieci minuti fianco a fianco], poi ognuno per conto suo. L’inizio è spesso la parte più [ripida|dura].",
        ),
        b(
          "Ask {name} which of your shared tasks [would be the least bother|are all right], and hand over those [whole|without checking]. Chosen work gets done sooner than [allotted|inherited] work.",
          "Chiedi {a_name} quali dei compiti comuni [pesano meno|vanno bene], e lasciali [per intero|senza controllare]. Un lavoro scelto si fa prima di uno [assegnato|ereditato].",
        ),
        b(
          "Say once which [two things|one thing] you really need to rely on, and let the rest be [late, crooked or undone|as it comes]. A short list has [a better chance|more weight].",
          "Di’ una volta su [quali due cose|quale cosa] hai davvero bisogno di contare, e lascia che il resto venga [tardi, storto o per niente|come viene]. Una lista corta ha [più possibilità|più peso].",
        ),
        b(
          "Try an afternoon at {name}’s pace, [without a plan|with nothing to finish], and notice what it does for you. Then ask for one [hour|thing] at yours.",
          "Prova un pomeriggio al passo di {name}, [senza programma|senza niente da finire], e nota che effetto ti fa. Poi chiedi un’[ora|altra cosa] al tuo.",
        ),
      ],
    ),
  },
  E: {
    high: about(
      ["social_ease"],
      [
        b(
          "Suggest doing something together and talk on the way there; then ask for five minutes without anybody else for [what really matters|the real subject].",
          "Proponi di fare qualcosa insieme e parlate strada facendo; poi chiedi cinque minuti senza nessun altro per [ciò che conta davvero|il vero argomento].",
        ),
        b(
          "Say your point early and in one sentence. In a lively exchange the careful version at the end may [not get its turn|come too late].",
          "Di’ il tuo punto presto e in una frase. In uno scambio vivace, la versione accurata tenuta per la fine può [non trovare posto|arrivare tardi].",
        ),
        b(
          "Call instead of writing, [once this week|this time], and begin with “have you got [three minutes|a moment], I’d like to hear your voice on something”.",
          "Chiama invece di scrivere, [una volta questa settimana|stavolta], e comincia con «hai [tre minuti|un momento]? Vorrei sentire che ne pensi a voce».",
        ),
        b(
          "If you are the quieter one, agree on a sign for [“I’m not finished yet”|“let me get to the end”]. It is [friendlier than raising your voice|fairer than giving up], and {name} may simply not notice.",
          "Se tra voi sei tu a parlare meno, concordate un segno per [«non ho finito»|«lasciami arrivare in fondo»]. È [più gentile che alzare la voce|più giusto che rinunciare], e {name} forse non se ne accorge.",
        ),
        b(
          "Go along once [where {name} is among friends|to something {name} enjoys], stay an hour, and talk about it [afterwards|on the way back] for two. You meet on one ground and [then on the other|speak on the other].",
          "Vai una volta [dove {name} è tra amici|a qualcosa che {a_name} piace], resta un’ora e parlatene [dopo|al ritorno] in due. Ci si incontra in compagnia e [poi a tu per tu|si parla a tu per tu].",
        ),
        b(
          "After an evening with others, send {name} one question about [something that went by too fast|a half-sentence you heard]. What is lively [in company|in the group] may become deep in writing.",
          "Dopo una serata con altri, manda {a_name} una domanda su [qualcosa passato troppo in fretta|una mezza frase che hai sentito]. Ciò che è vivace in [compagnia|gruppo] per iscritto può farsi profondo.",
        ),
      ],
    ),
    low: about(
      ["social_ease"],
      [
        b(
          "Announce the subject a day before, in a line, and add that no answer is needed yet. The conversation begins [in peace|on level ground].",
          "Annuncia l’argomento il giorno prima, in una riga, e aggiungi che non serve rispondere subito. La conversazione comincia [in pace|alla pari].",
        ),
        b(
          "Meet for two rather than in a group, with something for the hands to do: [cooking, walking, a drive|a puzzle, a repair, the garden]. Pauses weigh less there.",
          "Vedetevi in due più che in gruppo, con qualcosa da fare: [cucinare, camminare, un tratto in macchina|un puzzle, una riparazione, il giardino]. Lì le pause pesano meno.",
        ),
        b(
          "After your question, count slowly to [ten|seven] before you say anything. The [real answer|second half] often comes when nobody is [pushing|waiting aloud].",
          "Dopo la tua domanda conta piano fino a [dieci|sette] prima di dire altro. [La vera risposta|La seconda metà] spesso arriva quando nessuno [spinge|incalza].",
        ),
        b(
          "Invite {name} with an honest way out, “come for an hour, leave when you like”, and [mean it|do not remark on the time]. A safe exit makes [coming|staying] easier.",
          "Invita {name} con una vera via d’uscita, «vieni per un’ora, vai via quando vuoi», e [fa’ che sia vero|non commentare l’orario]. Un’uscita sicura rende più facile [venire|restare].",
        ),
        b(
          "Write [two lines|a short message] instead of calling, and say how much time there is: “[whenever you like this week|no hurry, by Sunday]”. Slow answers can be the [fuller|truer] ones.",
          "Scrivi [due righe|un breve messaggio] invece di chiamare, e di’ quanto tempo c’è: «[quando vuoi, in settimana|senza fretta, entro domenica]». Le risposte lente possono essere le più [piene|vere].",
        ),
        b(
          "In company, spare {name} the public question, and ask the same thing [later, for two|in the kitchen]. If others press, [change the subject|tell something yourself]; it will be noticed.",
          "In compagnia risparmia {a_name} la domanda davanti a tutti, e falla [dopo, in due|in cucina]. Se altri insistono, [cambia argomento|racconta qualcosa tu]: si nota.",
        ),
      ],
    ),
  },
  A: {
    high: about(
      ["caring"],
      [
        b(
          "Ask for help with one definite thing, and add an honest way out: “a no is fine too”. So the help [stays a gift|is really given].",
          "Chiedi aiuto per una cosa precisa e aggiungi una vera via d’uscita: «va bene anche un no». Così l’aiuto [resta un dono|è dato davvero].",
        ),
        b(
          "Return the care in its own coin: notice a tired day, take over [one small chore|one errand], and do not wait to be asked.",
          "Restituisci la cura con la stessa moneta: nota una giornata stanca, prendi [un piccolo compito|una commissione], senza aspettare che te lo si chieda.",
        ),
        b(
          "Ask “and what would you like?” and do not take [“I don’t mind”|“whatever suits you”] for the answer. Offer two choices, [and wait|then let {name} pick].",
          "Chiedi «e tu che cosa vorresti?» e non prendere per risposta [«per me è uguale»|«come preferisci»]. Proponi due possibilità [e aspetta|, poi lascia scegliere {name}].",
        ),
        b(
          "If {name} brings you a worry about somebody else, listen first, then ask [what it does to {name}|“and how are you with it?”]. People who look after others are rarely asked [that|it].",
          "Se {name} ti porta una preoccupazione per qualcun altro, prima ascolta, poi chiedi [che effetto fa {a_name}|«e tu come la stai vivendo?»]. A chi bada agli altri lo si chiede di rado.",
        ),
        b(
          "Say no once where you would have [said yes out of politeness|let yourself be helped], kindly and with thanks. It gives {name} [leave|permission] to do the same.",
          "Di’ di no una volta dove avresti [detto di sì per cortesia|accettato l’aiuto], con gentilezza e un grazie. Dà anche {a_name} [la libertà|il permesso] di farlo.",
        ),
        b(
          "When something bothers you, begin with [what you value|the good intention you see] and then say the thing itself, whole. Packed in too much kindness it may [not arrive|get lost], and {name} would [rather know|only guess].",
          "Quando qualcosa ti disturba, comincia [da ciò che apprezzi|dalla buona intenzione che vedi] e poi di’ la cosa, intera. Avvolta in troppa gentilezza può [non arrivare|perdersi], e {name} [preferirebbe saperla|la indovinerebbe soltanto].",
        ),
      ],
    ),
    low: about(
      ["caring"],
      [
        b(
          "Put the request in one sentence with its reason and its size. Leave the past out; a list of old disappointments [makes a no easier|changes the subject].",
          "Metti la richiesta in una frase, con il motivo e la misura. Lascia fuori il passato: un elenco di vecchie delusioni [rende più facile il no|cambia argomento].",
        ),
        b(
          "Look for what would be in it for both, and say that first. Then ask what it would take, and [believe the answer|take the answer as meant].",
          "Cerca che cosa ci guadagna ognuno di voi, e dillo per prima cosa. Poi chiedi che cosa servirebbe, e [credi alla risposta|prendi la risposta per quello che è].",
        ),
        b(
          "If you want comfort, ask for it plainly: “please [just listen for five minutes|don’t solve it], that would help me”. {name} cannot [miss|misread] what has been said.",
          "Se vuoi conforto, chiedilo chiaramente: «[ascolta e basta per cinque minuti|non risolverlo], mi aiuterebbe». Ciò che è detto, {name} non può [mancarlo|fraintenderlo].",
        ),
        b(
          "Thank {name} for [one thing done|one frank word], even a small one, and say what it was good for. What is [noticed|named] tends to come again.",
          "Ringrazia {name} per [una cosa fatta|una parola franca], anche piccola, e di’ a che cosa è servita. Ciò che viene [notato|detto] tende a tornare.",
        ),
        b(
          "Ask for {name}’s [opinion on a problem|view of a decision] of yours this week. A matter to think about may be [an easier meeting place|a better door] than a feeling.",
          "Questa settimana chiedi {a_name} [un parere su un tuo problema|come vede una tua decisione]. Una questione su cui ragionare può essere [un luogo d’incontro più facile|una porta migliore] di un sentimento.",
        ),
        b(
          "When a remark stings, say [so in one sentence|“that one hurt”] and wait. It may have been meant [as plain talk|without edge], and you will know [more|better] than by guessing.",
          "Quando una frase punge, dillo [in poche parole|così: «questa mi ha fatto male»] e aspetta. Forse era [solo un parlare diretto|senza spigoli], e ne saprai più che [indovinando|tirando a indovinare].",
        ),
      ],
    ),
  },
  N: {
    high: about(
      ["emotions", "temper"],
      [
        b(
          "Be direct: the matter, what it does to you, what you would like. Then ask “and how is it for you?”, since a calm face [tells little|may hide a good deal].",
          "Vai diritto: la cosa, che effetto ti fa, che cosa vorresti. Poi chiedi «e per te com’è?», perché un viso tranquillo [racconta poco|può nascondere molto].",
        ),
        b(
          "When you are upset yourself, ask for ten minutes of calm company before any advice. It is [easy to give|a clear task], and you will say it better afterwards.",
          "Quando l’agitazione è tua, chiedi dieci minuti di compagnia tranquilla prima di qualsiasi consiglio. È [facile darla|una richiesta chiara], e dopo ti spiegherai meglio.",
        ),
        b(
          "Do not wait until it shows: ask {name} what was [heavy|tiring] this week, [and stay for the answer|once, in earnest]. “Nothing much” may be true; [the question still counts|ask again in a month].",
          "Non aspettare che si veda: chiedi {a_name} che cosa è stato [pesante|faticoso] questa settimana, [e resta per la risposta|una volta, sul serio]. «Niente di che» può essere vero; [la domanda conta lo stesso|richiedilo tra un mese].",
        ),
        b(
          "If the calm seems like indifference, say what you would need to see: “[a word that you heard me|one question], so that I know it reached you”. It is [a small thing to ask|quickly done].",
          "Se la calma ti sembra indifferenza, di’ che cosa avresti bisogno di vedere: «[una parola per dirmi che hai sentito|una domanda], così so che ti è arrivato». È [una piccola richiesta|presto fatto].",
        ),
        b(
          "Choose this week the subject you have been [walking around|putting off]. With {name} the plain version may be [enough|the kinder one]: three sentences, then a pause.",
          "Scegli questa settimana l’argomento che [aggiri|rimandi] da un po’. Con {name} la versione semplice può [bastare|essere la più gentile]: tre frasi, poi una pausa.",
        ),
        b(
          "Tell {name} about a moment when that calm [helped you|did you good], and about one in which you would have liked [more of a reaction|to be worried over]. Both are [useful to know|true].",
          "Racconta {a_name} di una volta in cui quella calma [ti è servita|ti ha fatto bene], e di una in cui avresti voluto [più reazione|vedere un po’ di preoccupazione]. [È utile sapere l’una e l’altra|Sono vere tutte e due].",
        ),
      ],
    ),
    low: about(
      ["emotions", "temper"],
      [
        b(
          "Begin with what is not at stake: “nothing bad, I’d just like us to find a better way with this”. Then [one point only|a single point, and a pause].",
          "Comincia da ciò che non è in gioco: «niente di grave, vorrei solo trovare con te un modo migliore». Poi [un punto solo|un solo punto, e una pausa].",
        ),
        b(
          "If it gets too much, offer a pause with a return: “let’s stop here and talk again tomorrow”. [Keep the appointment|And come back, as you said].",
          "Se diventa troppo, offri una pausa con un ritorno: «fermiamoci qui e riparliamone domani». [E l’appuntamento, mantienilo|E torna, come hai detto].",
        ),
        b(
          "Leave no half-messages: “we need to talk” with no subject can [ruin a whole day|grow overnight]. Name the matter and [say how serious it is|add that it can wait].",
          "Niente mezzi messaggi: un «dobbiamo parlare» senza argomento può [rovinare una giornata|crescere nella notte]. Di’ di che cosa si tratta e [quanto è seria|aggiungi che può aspettare].",
        ),
        b(
          "When {name} is upset, repeat what you heard before you [explain|answer], and leave out the word “calm”. Being [understood|heard] usually takes the height off the wave.",
          "Quando {name} si agita, ripeti che cosa hai sentito prima di [spiegare|rispondere], e lascia stare la parola «calma». Vedere che [il messaggio è arrivato|qualcuno ha capito] di solito abbassa l’onda.",
        ),
        b(
          "Find out [together|on a good day] what helps in a bad hour: to be left in peace, a hand, fresh air, a joke. Ask {name}, [write it down|keep it in mind], and use it once.",
          "Scoprite [insieme|in un giorno buono] che cosa aiuta in un’ora storta: stare in pace, una mano, aria fresca, una battuta. Chiedilo {a_name}, [segnalo|tienilo a mente] e usalo una volta.",
        ),
        b(
          "Say the good things as clearly as the hard ones, [the same day|and without a “but”]: “[I was glad about that|that was well done]”. For {name} they may be the ground to stand on [next time|when it gets rough].",
          "Di’ le cose belle con la stessa chiarezza di quelle difficili, [in giornata|e senza un «però»]: «[mi ha fatto piacere|l’hai fatto bene]». Per {name} possono essere l’appoggio che serve [la prossima volta|quando si fa dura].",
        ),
      ],
    ),
  },
};

/** For anybody, and if too little is known. */
export const PERSONA_TIPS_ANY: readonly Bilingual[] = [
  b(
    "Ask one open question, and repeat in your own words what you understood [before you answer|before you go on].",
    "Fai una domanda aperta e, [prima di rispondere|prima di andare avanti], ripeti con parole tue che cosa hai capito.",
  ),
  b(
    "Describe what you saw and heard, then what you would like. Leave out what you think it says about [character|the other person].",
    "Descrivi che cosa hai visto e sentito, poi che cosa vorresti. Lascia fuori quello che secondo te dice [del carattere|dell’altra persona].",
  ),
  b(
    "Give thanks for one precise thing, with the day and what it [changed|made possible] for you.",
    "Ringrazia per una cosa precisa, con il giorno e quello che [ha cambiato per te|ti ha reso possibile].",
  ),
  b(
    "Put the phone [in another room|away] for [a quarter of an hour|one meal] with {name}, and let the talk go where it likes.",
    "Lascia il telefono [in un’altra stanza|da parte] per [un quarto d’ora|un pasto] con {name}, e fa’ che la conversazione vada dove vuole.",
  ),
  b(
    "Find out one thing about {name}’s week that you could not have [guessed|known], and come back to it [three days later|next time].",
    "Scopri una cosa della settimana di {name} che non avresti potuto [indovinare|sapere], e tornaci sopra [dopo tre giorni|la volta dopo].",
  ),
  b(
    "Before a difficult subject, agree on [how long|the time]: twenty minutes, then something [pleasant|quite different]. A limit makes both sides braver.",
    "Prima di un argomento difficile, accordatevi [su quanto dura|sul tempo]: venti minuti, poi qualcosa [di piacevole|di tutt’altro]. Un limite dà coraggio a tutti e due.",
  ),
  b(
    "Say one wish as a wish, not as a [reproach|complaint]: “I’d be glad if…” and then [the smallest step|something that takes ten minutes].",
    "Di’ un desiderio come desiderio, non come [rimprovero|lamentela]: «mi farebbe piacere se…» e poi [il passo più piccolo|qualcosa che dura dieci minuti].",
  ),
  b(
    "Ask {name} “what do I do that [makes things easier|does you good]?” and then, if you like, the opposite. [Do not defend yourself|Only say thank you], this once.",
    "Chiedi {a_name} «che cosa faccio che [ti rende le cose più facili|ti fa bene]?» e poi, se ti va, il contrario. Per una volta [senza difenderti|di’ solo grazie].",
  ),
  b(
    "If something went wrong between you, name your own part first, [in one sentence|however small], and stop there. The other part is for {name} to tell.",
    "Se tra voi è andato storto qualcosa, comincia dalla tua parte, [in una frase|per piccola che sia], e fermati lì. L’altra parte la racconterà {name}, se vorrà.",
  ),
  b(
    "Do something with {name} that is [just for fun|of no use at all]: a game, a song in the car, [a detour for an ice cream|an hour by the water].",
    "Fai con {name} qualcosa che non [serve a niente|ha nessuno scopo]: un gioco, una canzone in macchina, [una deviazione per un gelato|un’ora vicino all’acqua].",
  ),
  b(
    "Keep one small promise this week, [unasked|without announcing it]. Trust is [mostly built that way|made of such things].",
    "Mantieni una piccola promessa, questa settimana, [senza che venga chiesto|senza annunciarla]. La fiducia [si costruisce soprattutto così|è fatta di queste cose].",
  ),
  b(
    "Next time you are sure what {name} means, ask [all the same|to be certain]. Being wrong once in [a while|five times] is enough to make it worth while.",
    "La prossima volta che ti sembra chiaro che cosa intende {name}, chiedilo [lo stesso|per sicurezza]. Basta sbagliare una volta [ogni tanto|su cinque] perché ne valga la pena.",
  ),
];
