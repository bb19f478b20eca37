import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** Leans of the first and the second trait, in OCEAN order. */
export type Leans = "hh" | "hl" | "lh" | "ll";

/** How two marked traits combine in one's own life, and where they may conflict. */
export const SELF_PAIRS: Record<string, Record<Leans, Bilingual>> = {
  OC: {
    hh: b(
      "[Together these make|The two together make] ideas that [get somewhere|leave the drawer]: you look for another way and then [actually set out on it|really take it]. The rub comes when the people around you [have only just settled into|are still getting used to] the previous change.",
      "[Insieme fanno|Messe insieme, fanno] idee che [vanno da qualche parte|escono dal cassetto]: cerchi un’altra strada e poi [la imbocchi davvero|ti ci metti davvero]. L’attrito nasce quando chi ti sta intorno [ha appena preso le misure con|si sta ancora abituando a quello che era] il cambiamento di prima.",
    ),
    hl: b(
      "[Together these make|Out of the two come] many beginnings in the mind and [fewer on the table|rather fewer in the calendar]. People may [love thinking aloud with you|enjoy the talk] and still not know which of the ideas [you mean to carry out|is meant in earnest], or when.",
      "[Insieme fanno|Ne vengono] molti inizi nella testa e [meno sul tavolo|un po’ meno nell’agenda]. A qualcuno può piacere [ragionare ad alta voce|fantasticare] con te e non sapere, alla fine, quale idea [vuoi portare avanti davvero|prendi sul serio], e quando.",
    ),
    lh: b(
      "[Together these make you|That makes you] easy to plan with: [a known way, taken without delay|what is agreed gets done, and in the way one knows]. The harder moment is [somebody else’s half-formed idea|an idea that somebody brings unfinished], which can look like lost time [before it has had a chance to be heard|while it is still learning to walk].",
      "[Insieme rendono|Tutto questo rende] facile organizzarsi con te: [una strada conosciuta, presa senza rimandare|quello che si è deciso si fa, e nel modo che si conosce]. Il momento più difficile è [l’idea altrui ancora a metà|un’idea che qualcuno porta non finita], che può sembrare tempo perso [prima di avere avuto ascolto|mentre sta ancora imparando a camminare].",
    ),
    ll: b(
      "[Together these make|It adds up to] a life with little rush in it: what works [may stay|is left in peace], and what is new can [wait its turn|knock twice]. Those who are in a hurry may read your waiting [as a no|as a closed door], although often it is only [a not yet|a later].",
      "[Insieme fanno|Ne viene] una vita con poca fretta: quello che funziona [può restare|resta in pace], e il nuovo [aspetta il suo turno|può bussare due volte]. Chi ha premura può leggere la tua attesa [come un no|come una porta chiusa], quando spesso è solo [un non ancora|un più tardi].",
    ),
  },
  OE: {
    hh: b(
      "[Together these make you think|That way you may think] well with people around: an idea [grows while you tell it|gets better from being told]. Others may need to know whether you are [inviting them into something|making them an offer] or only [trying it out aloud|hearing how it sounds].",
      "[Insieme fanno sì che tu pensi|Così forse pensi] bene in mezzo agli altri: un’idea [cresce mentre la racconti|migliora a raccontarla]. A chi ascolta può servire sapere se è [un invito vero|una proposta] o se stai solo [provando ad alta voce|sentendo come suona].",
    ),
    hl: b(
      "[Together these let|So] much [can happen|may happen] inside before anyone [sees it|hears of it]. Your ideas may be [quite far along|nearly finished] when others first meet them, and to them a thought you have turned over [for weeks|all winter] can sound [sudden|like a whim].",
      "[Insieme fanno accadere|Così può accadere] molto dentro prima che qualcuno [lo veda|ne senta parlare]. Le tue idee possono essere [già avanti|quasi finite] quando gli altri le incontrano, e un pensiero [di settimane|di un inverno intero] può sembrare [improvviso|un capriccio].",
    ),
    lh: b(
      "[Together these make you|That can make you] at home among people and in familiar ways: the usual place, [the usual faces|the same faces], a table that [fills up|has no empty chair]. A newcomer, or [a change of plan|another place], may need more of your welcome than [you notice|it seems to you].",
      "[Insieme ti fanno sentire|Così forse ti senti] a casa [in mezzo alla gente e alle abitudini|tra la gente e le abitudini]: il solito posto, [le solite facce|le facce di sempre], una tavola che [si riempie|non ha sedie vuote]. Chi arriva da fuori, o [un cambio di programma|un posto diverso], può aver bisogno di più accoglienza di [quanta credi|quanto ti sembri].",
    ),
    ll: b(
      "[Together these draw|The two draw] a small, well-kept circle: [few people|some chosen people], known places, habits that [hold|last]. That gives you rest; from outside it may look [closed|complete], and an invitation may fail to come [because nobody wanted to disturb|only out of respect for your peace].",
      "[Insieme disegnano|Ne viene] un cerchio piccolo e curato: [poche persone|alcune persone scelte], luoghi noti, abitudini che [tengono|durano]. Ti dà riposo; da fuori può sembrare [chiuso|già completo], e un invito può non arrivare [solo perché nessuno voleva disturbare|solo per rispetto della tua pace].",
    ),
  },
  OA: {
    hh: b(
      "[Together these make you curious about|The two together make you ask] what a thing [feels like|is like] for somebody else. You may offer [new ways out|three ideas] before the other person has [finished being sad|said it all]; sometimes the better idea is [to stay in the question|to ask one thing more].",
      "[Insieme ti fanno chiedere|Così può venirti da chiedere] che effetto fa una cosa [a un’altra persona|a chi hai davanti]. Può capitarti di offrire [vie d’uscita nuove|tre idee] prima che chi hai davanti abbia [finito di essere triste|detto tutto]; a volte l’idea migliore è [restare nella domanda|chiedere ancora una cosa].",
    ),
    hl: b(
      "[Together these make you|So you may be] more interested in the idea than in [how it lands|the face across the table]. That keeps talk [honest and lively|awake]; someone with a tender spot may hear [a challenge|a judgement] where you only found the question [interesting|worth asking].",
      "[Insieme ti fanno guardare|Così forse guardi] all’idea più che [a come arriva|al viso di chi ascolta]. La conversazione resta [onesta e viva|sveglia]; chi ha un punto delicato può sentire [una sfida|un giudizio] dove per te c’era solo una domanda [interessante|che valeva la pena].",
    ),
    lh: b(
      "[Together these make|It makes] a care with its feet on the ground: [soup rather than theories|a lift to the doctor rather than a speech], what helped last time [rather than something new|before anything else]. Check [now and then|from time to time] whether [what helped then is still what is wanted|it is still what is needed].",
      "[Insieme fanno|Ne viene] una cura con i piedi per terra: [una minestra più che una teoria|un passaggio dal medico più che un discorso], quello che è servito l’altra volta [più che una novità|prima di tutto il resto]. [Ogni tanto|Di quando in quando] verifica se [è ancora quello che serve|serve ancora la stessa cosa].",
    ),
    ll: b(
      "[Together these keep you|So you stay] close to facts: what is the case, [what works|what has worked], who does it. People [know where they stand with you|need not guess with you]. What may go missing is [the minute|the moment] in which they are allowed [just to feel bad about it|simply to be sad].",
      "[Insieme ti tengono|Così resti] accanto ai fatti: com’è, [che cosa funziona|che cosa ha funzionato], chi lo fa. Con te [si sa a che punto si è|non serve indovinare]. Può mancare [quel minuto|quel momento] in cui è permesso [semplicemente starci male|anche solo essere tristi].",
    ),
  },
  ON: {
    hh: b(
      "[Together these make|That makes] the unknown [rather inviting|less of a threat]: you try, and if it goes wrong [you try something else|you try again]. Others may need longer [to feel safe in it|before they trust the ice], and your calm can look to them [as if the risk had not been seen|like not having looked].",
      "[Insieme rendono|Tutto questo rende] l’ignoto [quasi invitante|meno minaccioso]: provi, e se va male [provi altro|riprovi]. Agli altri può servire più tempo [per sentirsi al sicuro|prima di fidarsi del ghiaccio], e la tua calma può sembrare loro [un rischio non visto|il non aver guardato].",
    ),
    hl: b(
      "[Together these give you|You may have] a lively inner screen: under pressure the same imagination that [finds new ways|opens doors] also paints [what could go wrong|the bad endings]. Those near you often see only [the tension|the frown], not [the film that goes with it|what is running behind it].",
      "[Insieme accendono|Forse hai dentro] uno schermo interno vivace: sotto pressione, la stessa immaginazione che [trova strade nuove|apre porte] dipinge anche [ciò che può andare storto|i finali peggiori]. Chi ti sta vicino vede spesso [la tensione|la fronte corrugata], non [il film|quello che ci scorre dietro].",
    ),
    lh: b(
      "[Together these make you|You can be] somebody to lean on [in a storm|when the wind rises]: you keep calm and do [what is known to work|the known thing well]. When what is known [no longer fits|is not enough], people may wish you looked restless [a little sooner|a day earlier].",
      "[Insieme fanno di te|Puoi essere] un appoggio [nella tempesta|quando si alza il vento]: calma, e [ciò che si sa già fare|le cose note, fatte bene]. Quando il modo conosciuto [non basta più|non va più bene], qualcuno può desiderare di vederti in dubbio [un po’ prima|un giorno prima].",
    ),
    ll: b(
      "[Together these explain|That may explain] why the familiar matters: under pressure, a known way is [something to hold on to|a handrail]. Changes decided [over your head|without you] may [weigh on you for a while|cost you a bad night], and others cannot [see that by themselves|tell from outside].",
      "[Insieme spiegano|Può spiegare] perché il familiare conta: sotto pressione, un modo conosciuto è [un appiglio|un corrimano]. I cambiamenti decisi [sopra la tua testa|senza di te] possono [pesarti per un po’|costarti una brutta notte], e da fuori [non si vede|nessuno lo indovina].",
    ),
  },
  CE: {
    hh: b(
      "[Together these get|The two get] things moving among people: you [call, you gather, you begin|ring round, set a day and begin]. Those with a slower start may find that [the date is fixed|the day is settled] and the roles given out before they had [got as far as an opinion|made up their minds].",
      "[Insieme mettono in moto le cose|Così le cose si muovono] tra la gente: [chiami, riunisci, cominci|fai un giro di telefonate, fissi un giorno e cominci]. Chi parte più piano può trovarsi [la data fissata|il giorno deciso] e i compiti assegnati prima di [avere un’opinione|averci pensato].",
    ),
    hl: b(
      "[Together these make you somebody who gets on with it|So you may simply get on with it], and mostly alone. Much of what you do for others may [therefore happen unseen|stay out of sight]; if nobody thanks you, it may be because nobody [was there to notice|saw you do it].",
      "[Insieme ti portano a fare|Così le cose forse le fai e basta], e spesso per conto tuo. Molto di quello che fai per gli altri [può quindi non vedersi|resta allora fuori vista]: se nessuno ringrazia, forse è perché nessuno [era lì a notarlo|ti ha visto farlo].",
    ),
    lh: b(
      "[Together these put|That puts] people before tasks: a conversation is [a good reason|reason enough] to let the rest wait. It makes you [pleasant to be with|good company]; whoever waits for the rest may feel that [the fun has been shared and the work has not|they got the work and missed the fun].",
      "[Insieme mettono|Così metti] le persone prima dei compiti: una chiacchierata è [un buon motivo|un motivo sufficiente] per far aspettare il resto. È bello [starti accanto|passare il tempo con te]; chi aspetta il resto può sentire che [il divertimento è stato diviso e il lavoro no|il lavoro è rimasto da una parte sola].",
    ),
    ll: b(
      "[Together these ask|The two ask] for room and time: you take up things [when you are ready|at your own hour], and preferably in peace. People who like you may [hear little from you for weeks|go weeks without a word] and wonder whether they [did something wrong|have offended you].",
      "[Insieme chiedono|Tutto questo chiede] spazio e tempo: ti avvicini alle cose [al momento tuo|quando è la tua ora], e meglio se in pace. Chi ti vuole bene può [non sentirti per settimane|passare settimane senza una parola] e chiedersi se [ha sbagliato qualcosa|ti ha offeso].",
    ),
  },
  CA: {
    hh: b(
      "[Together these turn|That turns] feeling into doing: you notice that someone is [struggling|having a hard time] and you are [already on your feet|halfway there]. It helps [many|a good deal]; now and then it helps faster than [the other person wished|was asked for], or [at your own expense|at the cost of your evening].",
      "[Insieme trasformano|Così trasformi] il sentire in fare: noti che qualcuno [fatica|è in difficoltà] e [già ti muovi|hai già la giacca]. Aiuta [molti|parecchio]; ogni tanto aiuta più in fretta di quanto [l’altra persona volesse|fosse richiesto], o [a tue spese|a spese della tua serata].",
    ),
    hl: b(
      "[Together these make you|So you may be] quick to the solution: problem seen, [step taken|hand on the tool]. Someone who [only wanted to tell you|came just to talk] about it may feel [managed|dealt with], and will perhaps bring the next problem to somebody who [asks one question more|sits down first].",
      "[Insieme portano|Così arrivi] in fretta alla soluzione: visto il problema, [fatto il passo|preso l’attrezzo]. Chi voleva [solo raccontartelo|soltanto parlarne] può sentirsi [sbrigare come una pratica|una cosa da sistemare], e portare il prossimo problema a chi [fa una domanda in più|prima si siede].",
    ),
    lh: b(
      "[Together these make you|That may make you] [generous with understanding and slower with deeds|quick to understand and slower to act]. [In the moment people may|Whoever talks to you may] [feel truly heard|find a real listener]; [later some may ask themselves|afterwards some may wonder] [whether you forgot|what became of it], when the help that was meant [has not got under way|is still waiting to start].",
      "[Insieme ti fanno|Così forse ti viene di] [dare comprensione con larghezza e azioni più lentamente|capire in fretta e agire più piano]. Sul momento chi parla [trova ascolto|trova davvero orecchie]; [poi|più tardi] qualcuno può chiedersi [se l’hai ancora in mente|che fine ha fatto], perché l’aiuto pensato [non è ancora partito|aspetta ancora di partire].",
    ),
    ll: b(
      "[Together these keep|The two keep] demands at a distance, [your own as well as other people’s|those of others and your own]. That protects [your freedom|a freedom you may need]. What it may cost is trust in small things: [the reply that never came|the call not returned], the bad day [nobody asked about|that passed without a question].",
      "[Insieme tengono|Così tieni] a distanza le richieste, [le tue e quelle altrui|quelle degli altri e le tue]. Protegge [la tua libertà|una libertà che forse ti serve]. Può costare la fiducia nelle piccole cose: [la risposta mai arrivata|la telefonata non restituita], la giornata storta [di cui nessuno ha chiesto|passata senza una domanda].",
    ),
  },
  CN: {
    hh: b(
      "[Together these make you|You may be] useful in an emergency: you keep your head and take [the first step|hold of something]. Those who freeze beside you may believe [you feel nothing|it does not touch you]; a short “this worries me too” [brings you closer than|does more than] the next efficient move.",
      "[Insieme tornano utili|Tutto questo torna utile] quando brucia: testa fredda e [primo passo|mani già all’opera]. Chi accanto a te si blocca può credere che [non ti tocchi|tu non senta niente]; un breve «preoccupa anche me» [avvicina più della|fa più della] prossima mossa efficace.",
    ),
    hl: b(
      "[Together these make you act|You may act] in order to be rid of the pressure: better done now than [lying heavily|weighing on you] until tomorrow. It gets things [done|off the list]. It may also send messages [an hour too early|before they are ripe], or sweep others along [in your haste|faster than they can follow].",
      "[Insieme ti fanno agire|Forse agisci] per togliere peso: meglio ora che [averlo addosso|portarlo in giro] fino a domani. Le cose [si fanno|escono dalla lista]. A volte però parte un messaggio [un’ora troppo presto|non ancora maturo], o la fretta trascina [anche gli altri|chi non riesce a starti dietro].",
    ),
    lh: b(
      "[Together these mean that|So] deadlines rarely frighten you, and rarely [hurry you|get you up earlier]. You bring rest into [a nervous room|an anxious evening]. People who [lie awake over|fret about] the same matter may feel [alone with it|that they carry it for two], though you [had every intention of doing it|meant to do it all along].",
      "[Insieme fanno sì che|Così] le scadenze di rado [ti spaventano, e di rado ti affrettano|ti fanno paura, e di rado fretta]. Porti quiete in [una stanza nervosa|una serata ansiosa]. Chi per la stessa cosa [non dorme|si tormenta] può sentire di [avere tutto sulle spalle|portarla per due], anche se [l’avresti fatta|contavi di farla].",
    ),
    ll: b(
      "[Together these can make|The two can make] a circle: what is put off [grows heavier|gains weight], and what is heavy [is put off|waits again]. It is not a lack of will; the first step is simply [large|too high]. Saying so to one person [often makes it smaller|may be half of it].",
      "[Insieme possono fare|Possono fare] un cerchio: ciò che si rimanda [pesa di più|prende peso], e ciò che pesa [si rimanda|aspetta ancora]. Non è mancanza di volontà: il primo passo è semplicemente [grande|troppo alto]. Dirlo a una persona [spesso lo rimpicciolisce|può essere già metà strada].",
    ),
  },
  EA: {
    hh: b(
      "[Together these make you someone who|So you may be someone who] seeks people out and [takes in what they feel|hears how they are]. Many doors open that way. After a full week of [other people’s stories|listening], your own may be the one [nobody has asked for|that was never told].",
      "[Insieme ti portano|Tutto questo ti porta] verso le persone e dentro [quello che sentono|le loro storie]. Si aprono molte porte. Dopo una settimana piena di [storie altrui|ascolto], la tua può essere l’unica che [nessuno ha chiesto|non è stata raccontata].",
    ),
    hl: b(
      "[Together these bring|You may bring] life into a room without much tiptoeing: you enjoy people and [say what you think|leave the sugar out]. Quiet or hurt ones may [laugh along|smile] and go home smaller; they seldom [tell you|say so], because [the evening was so lively|nobody likes to spoil a good evening].",
      "[Insieme portano|Forse porti] vita in una stanza senza camminare in punta di piedi: la gente ti piace e [dici quello che pensi|non addolcisci le cose]. Chi tace, o ha incassato un colpo, può [ridere con gli altri|sorridere] e andarsene con un peso, [senza dirtelo|perché nessuno guasta volentieri una bella serata].",
    ),
    lh: b(
      "[Together these make you|You may be] close to few and [deeply so|fully]. You can sense what a friend feels and [still prefer an evening alone|need an evening to yourself all the same]. Tell the people you love that [quiet is your way to rest|you rest by being quiet], or they may take it [for a withdrawal|personally].",
      "[Insieme ti fanno vivere vicino|Forse vivi vicino] a poche persone, e [a fondo|per intero]. Puoi sentire che cosa prova qualcuno e [preferire comunque una sera in pace|aver bisogno lo stesso di una sera per te]. Dillo a chi ami: [il silenzio è riposo|nel silenzio riposi], e da fuori può sembrare [un ritiro|che ce l’hai con loro].",
    ),
    ll: b(
      "[Together these give you|You may have] a good deal of independence: your time is [your own|in your hands], and other people’s moods [stay theirs|are not your business unless they say so]. Those who would like to come nearer may [find no handle|not know where to knock]; one question from you [is usually enough|goes a long way].",
      "[Insieme danno|Ne viene] molta indipendenza: il tempo è [tuo|nelle tue mani], gli umori altrui [restano agli altri|ti riguardano se qualcuno te ne parla]. Chi vorrebbe avvicinarsi può [non trovare la maniglia|non sapere dove bussare]; una tua domanda [di solito basta|fa già molto].",
    ),
  },
  EN: {
    hh: b(
      "[Together these make|That makes] company easy for you, even when it is tense: you stay, [you talk|you keep talking], it [does not throw you|rolls off again]. Remember that the same room can cost somebody else [a whole evening’s strength|the rest of the day].",
      "[Insieme ti rendono|Tutto questo ti rende] facile la compagnia, anche quando c’è tensione: resti, [parli|continui a parlare], [non ti travolge|ti passa sopra]. Ricorda che la stessa stanza può costare a qualcun altro [le forze di un’intera serata|il resto della giornata].",
    ),
    hl: b(
      "[Together these send you|So you may go] towards people when something [presses|weighs on you]: [talking relieves|said aloud, it weighs less]. Whoever listens may get [the whole weather at once|it all in one breath]; say whether you want [advice or only an ear|ideas or just company], and [both of you will have an easier time|it will be easier on you both].",
      "[Insieme ti portano|Così forse vai] verso gli altri quando qualcosa preme: [parlarne alleggerisce|detto ad alta voce, pesa meno]. Chi ascolta può ricevere [tutto il temporale in una volta|tutto in un fiato]; di’ se vuoi [un consiglio o solo ascolto|idee o solo compagnia], e [sarà più facile per tutte e due le parti|farà bene a te e a chi ascolta].",
    ),
    lh: b(
      "[Together these make|The two make] a calm that does not need [an audience|to be seen]. You can let a silence [stand without filling it|be]. For somebody who is [unsure of you|still finding their way to you] that silence may be loud, and [a single sentence|one word] would [be enough to settle it|do].",
      "[Insieme fanno|Ne viene] una calma che non ha bisogno [di pubblico|di farsi vedere]. Sai lasciare un silenzio [senza riempirlo|dov’è]. Per chi [non è ancora in confidenza con te|ti conosce da poco] quel silenzio può fare rumore, e [basterebbe una frase|una parola sola lo calmerebbe].",
    ),
    ll: b(
      "[Together these mean that|It may be that] pressure goes inwards first: you feel it quickly and carry it [alone for a while|by yourself until it fits into words]. People who would gladly help may not [see it in time|know about it], unless you give one of them [a sign that you have agreed on|a word that stands for it].",
      "[Insieme mandano la pressione|Può darsi che la pressione vada] prima di tutto dentro: la senti presto e la porti [per un po’ per conto tuo|per conto tuo, finché trovi le parole]. Chi aiuterebbe volentieri può non [vederla in tempo|saperne niente], se non avete [un segnale concordato|una parola che lo dica].",
    ),
  },
  AN: {
    hh: b(
      "[Together these let you|You may be able to] come close to another person’s trouble without [being carried off by it|going under in it]. People will [bring you a good deal|come to you with it]. See that you also let somebody see you [on a day when the calm is not there|when you yourself are out of balance].",
      "[Insieme ti permettono di|Forse ti riesce di] stare vicino alla pena di qualcuno senza [farti trascinare|affondarci]. Te ne [porteranno parecchia|parleranno in molti]. Fa’ in modo che qualcuno veda anche te [nel giorno in cui la calma non c’è|quando l’equilibrio manca a te].",
    ),
    hl: b(
      "[Together these let other people’s moods come in|So other people’s moods may come in] without knocking: their bad day easily [becomes yours|moves in with you]. It makes you [attentive|a fine listener]. [Ask yourself, before you act|Before the next step, ask yourself], [whose feeling this is|where this feeling began]; often it can [stay where it began|be left there].",
      "[Insieme lasciano entrare gli umori altrui|Così gli umori altrui entrano] senza bussare: la giornata storta di qualcuno diventa facilmente [tua|anche la tua]. Ti accorgi [di molte cose|di quello che non viene detto]. [Prima di agire chiediti|Fermati un momento e chiediti] [di chi è quello che senti|dove è cominciato]: spesso può restare [dove è nato|lì].",
    ),
    lh: b(
      "[Together these give you|You may keep] a cool head where [others boil|it gets hot]. You see [what can be done|the next step], and you say it. Someone in distress may first need [a sign that you have seen them|one sentence about how it is for them]; the clear view can come [a minute later|after that].",
      "[Insieme ti danno|Forse mantieni] una testa fredda dove [altri bollono|l’aria si scalda]. Vedi [che cosa si può fare|il prossimo passo], e lo dici. Chi soffre può aver prima bisogno di [un segno che l’hai visto|una frase su come ci si sta]; lo sguardo lucido può arrivare [un minuto dopo|subito dopo].",
    ),
    ll: b(
      "[Together these make you guard|You may guard] yourself when it gets tense: pressure is [felt quickly|soon there], and there is little room left for [what the others feel|the other side]. A short break, [announced as one|with a time to come back], protects [both sides|you both] better than [a sharp sentence|the last word].",
      "[Insieme ti mettono|Così forse ti metti] in guardia quando c’è tensione: la pressione [arriva presto|si sente subito] e resta poco spazio per [ciò che sentono gli altri|l’altra parte]. Una breve pausa, [annunciata|con l’ora in cui si torna], protegge [entrambe le parti|voi due] più di [una frase tagliente|un’ultima parola].",
    ),
  },
};
