import { about, type AspectText } from "./aspects.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** Tips for each lean: an action, and what the other person gets from it. */
export const SELF_TIPS_AN: Pick<ByLean<readonly AspectText[]>, "A" | "N"> = {
  A: {
    high: about(
      ["feeling"],
      [
        b(
          "In the next disagreement, say your own wish before you explain how well you [understand|see] the other side. Otherwise they hear [agreement|a yes] where there is none, and [find out too late|are let down later].",
          "Nel prossimo disaccordo, di’ il tuo desiderio prima di spiegare [quanto capisci|che vedi anche] le ragioni altrui. Altrimenti si sente [un accordo|un sì] che non c’è, e [si scopre troppo tardi|poi si resta male].",
        ),
        b(
          "When somebody’s mood comes over to you, check it with a question: “are you [sad|worried], or am I reading that into it?”. They may be [glad of it|relieved], and you may be [wrong|spared an evening].",
          "Quando l’umore di qualcuno ti arriva addosso, verificalo con una domanda: «c’è [tristezza|preoccupazione], o la vedo solo io?». Può [fare piacere|essere un sollievo], e puoi anche [sbagliarti|risparmiarti una sera].",
        ),
        b(
          "Before the next yes, say “let me [look|think] and tell you tonight”. A yes that has [slept for an hour|been thought over] is worth more to the other person than one that [gets tired|turns sour].",
          "Prima del prossimo sì, di’ «[guardo|ci penso] e te lo dico stasera». Un sì che [ha riposato un’ora|è stato pensato] vale di più, anche per chi lo riceve, di un sì che poi [si stanca|si guasta].",
        ),
        b(
          "Ask somebody for a small favour this week, [a lift, a book, half an hour|something they can easily give]. [Those who only ever receive from you|Friends who owe you a good deal] may be glad to [give something back|be needed for once].",
          "Questa settimana chiedi a qualcuno un piccolo favore, [un passaggio, un libro, mezz’ora|una cosa facile da dare]. [A chi da te ha solo ricevuto|A chi ti deve parecchio] può fare piacere [restituire qualcosa|rendersi utile, per una volta].",
        ),
        b(
          "[When someone unloads their day on you|When a friend wants to tell you everything], agree on [an end|a limit] first: “I have [half an hour|time until eight], and then I need [quiet|my bed]”. [You listen better with an end in sight|Within that time you can be all there], [and nobody is cut short|so the end surprises nobody].",
          "[Quando qualcuno ti rovescia addosso la giornata|Quando qualcuno vuole raccontarti tutto], metti prima [una fine|un limite]: «ho [mezz’ora|tempo fino alle otto], poi mi serve [silenzio|il letto]». [Con una fine in vista si ascolta meglio|Per quel tempo ci sei per intero], e nessuno [resta a metà|ci resta male].",
        ),
        b(
          "Once this week, leave [a bad mood|a silence] where it is, and [go on with what you were doing|read your page to the end]. If the other person wants [help|to talk], they [can ask|will say so]; [that, too, is trust|they may just need the time].",
          "Una volta, questa settimana, lascia [un malumore|un silenzio] altrui dov’è, e [continua quello che facevi|finisci la tua pagina]. Se l’altra persona vuole [aiuto|parlare], [può chiederlo|lo dirà]: [anche questa è fiducia|forse le serve solo tempo].",
        ),
        b(
          "Before you comfort, ask [what the other person has tried|what would be good now]. It [honours their own strength|makes them the expert on it], and you [need not carry|are spared] the whole of it.",
          "Prima di consolare, chiedi [che cosa è già stato provato|che cosa farebbe bene adesso]. [Riconosce le forze di chi hai davanti|Chi sta male sa meglio di tutti che cosa serve], e tu [non devi portare tutto|ne porti una parte sola].",
        ),
      ],
    ),
    low: about(
      ["feeling"],
      [
        b(
          "When someone is upset, say in one sentence [what you see|how it looks for them] before you say what you think: “that was [a lot|a hard one] today”. Your view will find [more of a listener|an open ear] afterwards.",
          "Quando qualcuno sta male, di’ in una frase [quello che vedi|com’è, vista da lì] prima di quello che pensi: «oggi è stato [tanto|duro]». Dopo, il tuo parere troverà [più ascolto|una porta aperta].",
        ),
        b(
          "Ask “view or company?” when [a friend|someone] tells you of trouble. You give [what is needed|the right thing], and you are not asked for [feelings you do not have|a comfort that would be put on].",
          "Chiedi «parere o compagnia?» quando [qualcuno ti racconta un guaio|arriva un guaio altrui]. Dai [quello che serve|la cosa giusta], e nessuno ti chiede [emozioni che non hai|un conforto di facciata].",
        ),
        b(
          "Put the good part in words as well. If you notice that something was done well, say [what exactly|which part]; people who hear only your [objections|corrections] cannot know that [you noticed|you saw the rest].",
          "Metti in parole anche la parte buona. Se noti che una cosa è fatta bene, di’ [quale|che cosa di preciso]: chi sente da te solo [obiezioni|correzioni] non può sapere che [l’hai vista|hai visto il resto].",
        ),
        b(
          "Before a frank sentence, ask for [permission|the right moment]: “may I tell you [how I see it|what I think]?”. With a yes it is [advice|a gift]; without one it [often sounds like a verdict|may feel like a blow].",
          "Prima di una frase franca, chiedi [il permesso|se è il momento]: «posso dirti [come la vedo|che cosa ne penso]?». Con un sì è [un consiglio|un regalo]; senza, [suona spesso come un verdetto|può sembrare un colpo].",
        ),
        b(
          "After a disagreement you have [won|settled], go back once and ask “[are we all right?|how was that for you?]”. For you it may be [finished|a closed file]; for the other person [the evening|the echo] often [decides|lasts longer].",
          "Dopo una discussione che hai [vinto|chiuso], torna una volta a chiedere «[tutto bene tra noi?|per te com’è stata?]». Per te forse è [finita|archiviata]; per l’altra persona spesso [conta la sera dopo|l’eco dura di più].",
        ),
        b(
          "Remember one thing somebody [told you in passing|is worried about] and ask about it [days later|unprompted]: “how did [the exam|the visit] go?”. It takes [five seconds|no feeling you do not have], and it tells them [that they stayed in your mind|that you listened].",
          "Tieni a mente una cosa che qualcuno ti ha [detto di passaggio|confidato con preoccupazione] e chiedine [qualche giorno dopo|senza che te lo ricordi]: «com’è andato [l’esame|il controllo]?». Bastano [cinque secondi|poche parole], e dice [che ci hai pensato|che avevi ascoltato].",
        ),
        b(
          "If you have to refuse, [say what you can offer|give the reason first]: “I [can’t stay|won’t lend it], [but I’ll drive you|and here is why]”. A no with [an alternative|a reason] is [easier to take|less of a wall], and it remains a no.",
          "Se devi rifiutare, [di’ che cosa puoi offrire|dai prima il motivo]: «non [resto|lo presto], [però ti accompagno|e ti dico perché]». Un no con [un’alternativa|una ragione] è [più facile da ricevere|meno duro], e resta un no.",
        ),
      ],
    ),
  },
  N: {
    high: about(
      ["pressure", "emotions"],
      [
        b(
          "When something matters to you, say so in words: “I’m calm, and this [is important|matters a good deal] to me”. From outside, calm and indifference [look rather alike|are easily mistaken].",
          "Quando una cosa ti sta a cuore, dillo a parole: «ne parlo con calma, e per me [è importante|conta molto]». Da fuori, calma e indifferenza [si somigliano parecchio|si confondono facilmente].",
        ),
        b(
          "If somebody beside you is [in a state|beside themselves], do not begin with “it’s not so bad”. “What is the worst part?” lets them [come down by themselves|put it down piece by piece].",
          "Se qualcuno accanto a te è [in agitazione|fuori di sé], non cominciare con «non è grave». «Qual è la parte peggiore?» permette di [scendere con le proprie gambe|posare il peso un pezzo alla volta].",
        ),
        b(
          "Tell one person this week about something that [did worry you|kept you awake]. People dare to show you their [unsteady|bad] days more readily when they have [seen|heard of] one of yours.",
          "Questa settimana racconta a una persona qualcosa che ti ha [dato pensiero|tolto il sonno]. Si osa mostrarti una giornata storta più facilmente dopo averne [vista|sentita] una tua.",
        ),
        b(
          "When others hurry you, [say what you are doing|let them hear your plan]: “I have seen it; first [this|the call], then that”. Your pace stays [the same|yours], and they [know that it is being taken seriously|need not push].",
          "Quando qualcuno ti mette fretta, [di’ che cosa stai facendo|fai sentire il tuo piano]: «l’ho visto; prima [questo|la telefonata], poi quello». Il passo resta [lo stesso|il tuo], e gli altri [sanno che la prendi sul serio|non devono spingere].",
        ),
        b(
          "Once this week, ask somebody who [worries|lies awake] easily what they [see coming|are thinking of]. You need not [share it|be afraid too]; [a fear that was listened to shrinks, and at times it points at something real|listening is half of it, and at times the fear is right].",
          "Questa settimana chiedi a chi [si preoccupa|perde il sonno] facilmente che cosa [vede arrivare|ha in mente]. Non devi [condividerlo|avere paura anche tu]: [una paura ascoltata si rimpicciolisce, e a volte indica qualcosa di vero|ascoltare è già metà, e a volte la paura ha ragione].",
        ),
        b(
          "When somebody asks how you are, [answer once with more than “fine”|give two sentences instead of one]: one about the [day|week], one about [what it did to you|how you took it]. It lets others [come closer|see more than the calm], without [any drama|your having to act].",
          "Quando qualcuno ti chiede come stai, [rispondi una volta più di «bene»|rispondi con due frasi invece di una]: una sulla [giornata|settimana], una su [che effetto ti ha fatto|come l’hai presa]. Gli altri possono [avvicinarsi|vedere oltre la calma], senza [nessun dramma|che tu debba recitare].",
        ),
        b(
          "In a heated talk, say aloud that you [see the heat|notice how much it matters]: “this [makes you angry|is hard for you], [and I am not going away|I want to understand it]”. Calm without that can [look like leaving|feel like a wall].",
          "In una discussione accesa, di’ ad alta voce che [senti la temperatura|vedi quanto conta]: «questo [ti fa rabbia|per te è duro], [e io non me ne vado|e lo voglio capire]». Senza questo, la calma può [sembrare un andarsene|sembrare un muro].",
        ),
      ],
    ),
    low: about(
      ["pressure", "emotions"],
      [
        b(
          "[Write the heated reply and leave it for an hour|Let the heated reply lie for an hour], then answer with one sentence about [what you need|what you would like]. It is kinder to both than being right [at midnight|on the spot].",
          "[Scrivi la risposta a caldo e lasciala lì un’ora|La risposta a caldo lasciala posare un’ora], poi rispondi con una frase su [ciò di cui hai bisogno|ciò che vorresti]. È meglio, per te e per l’altra persona, che aver ragione [a mezzanotte|sul momento].",
        ),
        b(
          "Agree with someone close on a sentence for tense moments: “I need [twenty minutes|some air], then I’ll come back”. The coming back is the part that [calms the other person|matters most].",
          "Concorda con chi ti è vicino una frase per i momenti tesi: «mi [servono venti minuti|serve un po’ d’aria], poi torno». È quel «torno» [a calmare l’altra persona|la parte che conta].",
        ),
        b(
          "When you fear what somebody [thinks|means], ask for the fact: “did [my remark|what I said] bother you?”. Guessing costs you [the evening|the night], and asking usually [costs a minute|takes one sentence].",
          "Quando temi quello che qualcuno [pensa|intende], chiedi direttamente: «ti ha dato fastidio [quello che ho detto|la mia frase]?». Indovinare ti costa [la serata|la notte], chiedere di solito [un minuto|una frase].",
        ),
        b(
          "Tell one person what helps you [on a bad day|when it gets too much], while it is a good one: “[sit with me|give me half an hour], do not [solve it|talk me out of it]”. They can then [do the right thing|be of use] without having to guess.",
          "In una giornata buona, di’ a qualcuno che cosa ti aiuta [in una storta|quando è troppo]: «[siediti con me|dammi mezz’ora], non [cercare soluzioni|dirmi che non è niente]». Così potrà [fare la cosa giusta|esserci davvero] senza dover indovinare.",
        ),
        b(
          "Before a talk that frightens you, write down [the one thing you want to say|your first sentence], and [take the paper with you|read it out if need be]. The other person gets [the matter|your meaning] instead of [the alarm|the nerves], and you [have something to hold|need not remember it].",
          "Prima di una conversazione che ti fa paura, scrivi [la cosa che vuoi dire|la prima frase], e [porta il foglio con te|se serve, leggila]. All’altra persona arriva [la questione|quello che intendi] invece [dell’allarme|dell’agitazione], e tu [hai un appiglio|non devi tenerla a mente].",
        ),
        b(
          "Settle an hour after which you [answer nothing difficult|leave the messages], and tell [those who write late|one or two people]: “after nine I [only read|answer tomorrow]”. In the morning your words are [more your own|softer], and [they know why it is quiet|nobody waits in vain].",
          "Fissa un’ora dopo la quale non [rispondi a niente di difficile|guardi i messaggi], e dillo [a chi scrive tardi|a una o due persone]: «dopo le nove [leggo soltanto|rispondo domani]». La mattina le tue parole sono [più tue|più morbide], e [si sa il perché del silenzio|nessuno aspetta invano].",
        ),
        b(
          "After a storm, come back with [one sentence and no explanation|a cup of tea and one sentence]: “[that was louder than I meant|I was frightened, not against you]”. The other person [need not forgive at once|may answer later]; they [know where you stand|have heard it].",
          "Dopo un temporale, torna con [una frase e nessuna spiegazione|un tè e una frase]: «[è uscito più forte di quanto volessi|avevo paura, non ce l’avevo con te]». L’altra persona non deve [perdonare subito|rispondere adesso]: [sa a che punto sei|l’ha sentito].",
        ),
      ],
    ),
  },
};
