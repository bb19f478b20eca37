import { about, on, type AspectText } from "./aspects.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** What a lean may cost others or oneself, and what helps. */
export const SELF_COSTS: ByLean<readonly AspectText[]> = {
  O: {
    high: about(
      ["new_ways"],
      [
        b(
          "What it may cost others is [the feeling that something may simply stay|the peace of a thing that is finished]; it helps when you say which things you would [never change|like to keep as they are].",
          "Agli altri può costare [la sensazione che qualcosa possa restare com’è|la pace di una cosa finita]: aiuta dire quali cose non [cambieresti mai|vorresti cambiare].",
        ),
        b(
          "Somebody who loves a habit may [hear a criticism|feel corrected] where you [only had a thought|were merely playing]; a word about what you like in it [comes first|does good].",
          "Chi ama un’abitudine può [sentire una critica|sentirsi correggere] dove tu [avevi solo un’idea|stavi solo giocando]: una parola su ciò che ti piace [va detta prima|fa bene].",
        ),
        b(
          "It can be tiring to follow when [the third idea arrives before the first is finished|nothing is settled for long]; [say sometimes, “this one stays”|now and then, let one win].",
          "Può affaticare chi ti segue, quando [la terza idea arriva prima che la prima sia finita|niente resta deciso a lungo]: [ogni tanto di’ «questa resta»|ogni tanto lasciane vincere una].",
        ),
        b(
          "Not everyone [recovers as quickly|adjusts so soon] when a plan changes; [a day’s notice|knowing it the evening before] makes your better idea [welcome|easier to like].",
          "Non tutti [si riprendono in fretta|si abituano subito] quando cambia il programma: [un giorno di preavviso|saperlo la sera prima] rende la tua idea migliore [benvenuta|più facile da accogliere].",
        ),
        b(
          "The familiar has its own [care in it|tenderness]: somebody may have [cooked that dish for you|kept that Sunday] because it is always so. [See that first|Say that you saw it].",
          "Anche il consueto contiene [cura|tenerezza]: qualcuno forse ha [cucinato quel piatto per te|tenuto quella domenica] proprio perché è sempre così. [Vedilo, prima di tutto|Di’ che l’hai visto].",
        ),
      ],
    ),
    low: about(
      ["new_ways"],
      [
        b(
          "What it may cost others is the courage to bring you [something unfinished|a half-baked idea]; it helps when you ask one question before you say [what speaks against it|why not].",
          "Agli altri può costare il coraggio di portarti [qualcosa a metà|un’idea ancora cruda]: aiuta fare una domanda prima di dire [che cosa non funziona|perché no].",
        ),
        b(
          "Someone who [needs a change|is growing out of something] may feel [held back|alone] beside you; “tell me what you are hoping for” [opens a window|costs you nothing yet].",
          "Chi [ha bisogno di un cambiamento|sta crescendo oltre una cosa] può sentire accanto a te [un freno|poco sostegno]: un «dimmi che cosa speri» [apre una finestra|per ora non ti costa niente].",
        ),
        b(
          "They may stop [suggesting things|asking], and you would [never learn what you missed|not even notice]; a yes to something small [now and then|once in a while] keeps the door open.",
          "Gli altri potrebbero smettere di [proporti le cose|chiedere], e tu non [sapresti che cosa hai perso|te ne accorgeresti]: un sì [ogni tanto|di quando in quando] a una cosa piccola tiene aperta la porta.",
        ),
        b(
          "A surprise that was [meant lovingly|planned for weeks] can go wrong with you [at the first glance|in the first minute]; [wait for the second glance|say thank you first], since the giver sees [your face|that before anything else].",
          "Una sorpresa [fatta con amore|preparata per settimane] con te può andare storta [al primo sguardo|nel primo minuto]: [aspetta il secondo|prima ringrazia], perché chi la fa vede [prima di tutto quello|il tuo viso].",
        ),
        b(
          "Those who [live with you|are near you] may not [tell you a wish|begin a sentence] because they [think they know the answer|hear the no already]; once in a while, [prove them wrong|surprise them].",
          "Chi [vive con te|ti è vicino] può non [dirti un desiderio|cominciare nemmeno la frase] perché [crede di sapere la risposta|sente già il no]: ogni tanto, [smentiscilo|fai una sorpresa].",
        ),
      ],
    ),
  },
  C: {
    high: about(
      ["starting"],
      [
        b(
          "What it may cost others is the chance to [begin by themselves|do it their way]; it helps when you ask whether your [tempo suits them|pace is right] before you have done half of it.",
          "Agli altri può costare la possibilità di [cominciare per conto proprio|fare a modo loro]: aiuta chiedere se il tuo [ritmo va bene|passo è quello giusto] prima di essere a metà.",
        ),
        b(
          "Beside you, others may [feel slow|have a bad conscience] without your having said a word; tell them what you [do not mind waiting for|are in no hurry about].",
          "Accanto a te qualcuno può [sentirsi in ritardo|avere la coscienza sporca] senza che tu abbia detto niente: di’ per che cosa [puoi aspettare|non hai fretta].",
        ),
        on(
          ["effort"],
          b(
            "You may also [pay for it yourself|be the one who pays], with evenings that [become short|were meant to be free]; [asking for help in time|leaving one thing undone] is part of the work too.",
            "Il conto a volte [lo paghi tu|arriva a te], con sere che [si accorciano|dovevano essere libere]: anche [chiedere aiuto in tempo|lasciare una cosa non fatta] fa parte del lavoro.",
          ),
        ),
        b(
          "Some talks need [to wander|a long way round], and your wish to [get to a result|tick it off] may reach the end [before the other person has|too soon].",
          "Certe conversazioni hanno bisogno di [girovagare|un giro lungo], e la tua voglia di [arrivare a un risultato|spuntare la voce] può giungere alla fine [prima di chi parla con te|troppo presto].",
        ),
        on(
          ["effort"],
          b(
            "Where you [take over|step in], others may [unlearn it|stop trying]; it is [a favour|generous] to leave them [the second half|the part they can do], even [done differently|a day late].",
            "Dove [prendi in mano tu|intervieni tu], gli altri possono [disimparare|smettere di provarci]: è [un favore|generoso] lasciare loro [la seconda metà|la parte che sanno fare], anche [fatta in un altro modo|con un giorno di ritardo].",
          ),
        ),
      ],
    ),
    low: about(
      ["starting"],
      [
        b(
          "What it may cost others is [certainty|a plan they can trust]; it helps when you say early that something [will be late|needs longer], instead of explaining afterwards [why it was|how it came about].",
          "Agli altri può costare [un po’ di certezza|un programma di cui fidarsi]: aiuta avvisare presto che una cosa [tarderà|chiede più tempo], invece di spiegare dopo [perché ha tardato|com’è andata].",
        ),
        b(
          "Somebody may end up doing [your share|the reminding], and [grow tired of it quietly|say nothing for a long time]; ask them once [how that is for them|what they would rather not carry].",
          "Può finire che qualcuno faccia [la tua parte|da promemoria], e se ne stanchi [in silenzio|senza dirlo]: chiedi una volta [che effetto fa|che cosa non vorrebbe più portare].",
        ),
        b(
          "You may yourself [lose good things that way|regret a chance]: an answer, a place, [a birthday|a ticket]. One fixed day for [small replies|such things] saves the greater part.",
          "Anche tu così puoi [perdere cose belle|rimpiangere un’occasione]: una risposta, un posto, [un compleanno|un biglietto]. Un giorno fisso per [le risposte brevi|queste cose] salva quasi tutto.",
        ),
        b(
          "A small thing left [undone|open] may [say “you don’t matter” to someone|hurt more than you guess], though you [only thought of it as a small thing|meant nothing by it]; [do the smallest one first|that is a good one to begin with].",
          "Una piccola cosa lasciata [lì|in sospeso] può [dire a qualcuno «non conti»|fare più male di quanto immagini], anche se per te [era solo una piccola cosa|non voleva dire niente]: [comincia dalla più piccola|è una buona cosa da cui cominciare].",
        ),
        b(
          "It can be hard to [tell a no from a later|know whether you meant yes]; [one word today|a clear “not now”] is kinder than [a perfect answer next week|silence with good intentions].",
          "Può essere difficile [distinguere un no da un più tardi|capire se era un sì]: [una parola oggi|un chiaro «adesso no»] è più gentile di [una risposta perfetta tra una settimana|un silenzio pieno di buone intenzioni].",
        ),
      ],
    ),
  },
  E: {
    high: about(
      ["company"],
      [
        b(
          "What it may cost the quieter ones is [air|room]; it helps when you count to five after a question, because some of the best answers [come on four|need that long].",
          "Alle persone più silenziose può costare [un po’ d’aria|spazio]: dopo una domanda prova a contare fino a cinque, perché certe risposte buone [arrivano al quattro|chiedono proprio quel tempo].",
        ),
        b(
          "The person at home may get [the tired end of the day|what the others have left over]; an evening with [nobody else in it|the telephone in a drawer] says [more than a party|that they count].",
          "A chi è in casa può toccare [la coda della giornata|quello che gli altri hanno lasciato]: una sera [senza nessun altro|con il telefono nel cassetto] dice [più di una festa|quanto conta].",
        ),
        on(
          ["expression"],
          b(
            "You may [tell a thing while|speak before] you are still thinking it, and others [take it for settled|hold you to it]; “I am only [sorting my thoughts|thinking aloud]” [puts it right|is enough].",
            "Forse [racconti una cosa mentre|parli quando] la stai ancora pensando, e gli altri [la prendono per decisa|ti prendono in parola]: basta un «sto solo [mettendo ordine|pensando ad alta voce]».",
          ),
        ),
        b(
          "A secret told [near you|in good company] may [travel|go further] without any ill will; “is this [only for me|to stay here]?” is [quickly asked|a question people are grateful for].",
          "Un segreto detto [vicino a te|in buona compagnia] può [viaggiare|andare oltre] senza cattive intenzioni: «resta [tra noi|qui]?» è [una domanda breve|una domanda di cui si è grati].",
        ),
        b(
          "When somebody [wants to be alone|withdraws], you may [take it as a sign against you|follow to the door]; [often it is only rest|ask when you may come back], and then [it need not hurt|both of you know].",
          "Quando qualcuno [vuole stare per conto suo|si ritira], forse [lo prendi come un segno contro di te|lo segui fino alla porta]: [spesso è solo riposo|chiedi quando puoi tornare], e allora [non deve fare male|lo sapete in due].",
        ),
      ],
    ),
    low: about(
      ["company"],
      [
        b(
          "What it may cost others is knowing that [you like them|they matter to you]; it helps when you [now and then|from time to time] are the one who writes first.",
          "Agli altri può costare la certezza di [piacerti|essere importanti per te]: aiuta se, [ogni tanto|di quando in quando], il primo messaggio parte da te.",
        ),
        b(
          "A closed door can [look like anger|hurt] when it only means [tired|a full head]; a word [on the way in|before you close it] [spares the guessing|is quickly said].",
          "Una porta chiusa può [sembrare rabbia|ferire] quando vuol dire solo [stanchezza|testa piena]: una parola [entrando|prima di chiuderla] [risparmia le ipotesi|si dice in fretta].",
        ),
        on(
          ["social_ease"],
          b(
            "In a group, decisions may be [made without you|taken by those who speak]; [one sentence early on|a note to somebody beforehand] gives your view [a seat|its place] too.",
            "In gruppo si può [decidere senza di te|dare ascolto solo a chi parla]: [una frase all’inizio|due righe a qualcuno prima] danno [spazio|il suo posto] anche al tuo parere.",
          ),
        ),
        b(
          "Some people need [a little noise|many small signs] to feel liked; [a wave, an emoji, a knock on the wall|a quick “made it home?”] is [little to you|no visit] and [much to them|does the job].",
          "Ad alcuni servono [un po’ di rumore|tanti piccoli segni] per sentire affetto: [un saluto, una faccina, due colpi al muro|un veloce «sei a casa?»] è [poco per te|meno di una visita] e [molto per loro|basta].",
        ),
        b(
          "Your joy may be [so quiet that it is missed|hard to see from outside]; [“I liked today”|one sentence on the way home] lets the other person [have it too|know that it was good].",
          "La tua gioia può essere [così silenziosa che non si vede|difficile da vedere da fuori]: [«oggi mi è piaciuto»|una frase sulla via di casa] la fa [arrivare anche all’altra persona|vedere a chi era con te].",
        ),
      ],
    ),
  },
  A: {
    high: about(
      ["feeling"],
      [
        b(
          "What it may cost you is [your own wish|the thing you came for]; it helps when you say it in the [first five minutes|first sentence] rather than the last.",
          "A te può costare [il tuo desiderio|quello per cui eri lì]: aiuta dirlo [nei primi cinque minuti|nella prima frase], non [negli ultimi|nell’ultima].",
        ),
        b(
          "It may also tire you [without anyone meaning it|more than you show]; to ask “what do I need now?” is [no betrayal of the other|fair to both].",
          "Può anche stancarti [senza che nessuno lo voglia|più di quanto si veda]: chiedersi «che cosa serve a me, adesso?» [non tradisce nessuno|è giusto per tutti].",
        ),
        b(
          "Some trouble [wants to be left to its owner|is better borne by oneself]; before you [step in|take it over], “do you want me to?” [respects that|is a good question].",
          "Certi guai [vogliono restare a chi li ha|si portano meglio per conto proprio]: prima di [intervenire|prenderli in mano], un «vuoi che ti aiuti?» [lo rispetta|è una buona domanda].",
        ),
        on(
          ["caring"],
          b(
            "Giving in [for the sake of peace|because it is easier] may [store up|leave] a bill; [a small no today|one honest “I’d rather not”] is [cheaper|kinder] than a large one [in a year|later].",
            "Cedere [per amore di pace|perché è più facile] può [lasciare|accumulare] un conto: [un piccolo no oggi|un sincero «preferirei di no»] è [meno caro|più gentile] di uno grande [tra un anno|più avanti].",
          ),
        ),
        b(
          "You may guess so well that others [forget to speak|never learn to ask]; leave them [the effort|the sentence] now and then, [even if you know it already|it does them good].",
          "Forse indovini così bene che gli altri [si dimenticano di parlare|non imparano a chiedere]: ogni tanto lascia a loro [la fatica|la frase], [anche se la sai già|che fa bene].",
        ),
      ],
    ),
    low: about(
      ["feeling"],
      [
        b(
          "What it may cost others is [comfort|an arm round the shoulder] on a bad day; it helps when you ask “do you want my view or my company?” [before you give the first|at the beginning].",
          "Agli altri può costare [il conforto|una mano sulla spalla] in una giornata storta: aiuta chiedere «vuoi un parere o compagnia?» [prima di dare il parere|all’inizio].",
        ),
        b(
          "A true sentence can [hurt|wound] all the same; [the hour you choose for it|one warm word before it] decides whether it [is heard|does any good].",
          "Anche una frase vera può [fare male|ferire]: [l’ora in cui la dici|una parola calda prima] decide se [arriva|serve a qualcosa].",
        ),
        b(
          "People may [show you less|keep their soft side away from you], and you would [miss something|know less of them]; a question about how it is for them [opens that again|is enough of a beginning].",
          "Può darsi che gli altri [ti mostrino meno|tengano lontano da te il lato tenero], e [qualcosa ti sfugga|che tu ne sappia meno]: una domanda su come si sta [riapre la porta|basta come inizio].",
        ),
        b(
          "When you are right, [the other person may still be sad|that alone comforts nobody]; [stay a minute longer|“and how are you with it?”] costs [little|no point of yours].",
          "Quando hai ragione, [l’altra persona può essere triste lo stesso|non è detto che consoli]: [restare un minuto in più|un «e tu come ci stai?»] costa [poco|niente alla tua ragione].",
        ),
        b(
          "A favour you [refuse without a word|pass over] may look [colder than it is|like a door shut]; [“not this, but I can do that”|a reason in half a sentence] keeps [the warmth|you near].",
          "Un favore [rifiutato senza una parola|lasciato cadere] può sembrare [più freddo di quanto sia|una porta chiusa]: [«questo no, ma posso fare quest’altro»|mezza frase di spiegazione] tiene [il calore|la vicinanza].",
        ),
      ],
    ),
  },
  N: {
    high: about(
      ["pressure", "emotions"],
      [
        b(
          "What it may cost others is the sight of [what moves you|your own fear]; it helps when you say in words [what your face does not show|what goes on behind the calm].",
          "Agli altri può costare la vista [di ciò che ti muove|delle tue paure]: aiuta dire a parole [quello che il viso non mostra|che cosa c’è dietro la calma].",
        ),
        b(
          "Your “it will be all right” may [come too early for|silence] somebody who is [still in the middle of it|afraid]; [ask first how bad it is for them|sit down first].",
          "Il tuo «andrà bene» può [arrivare troppo presto|far tacere] per chi [è ancora nel mezzo|ha paura]: [chiedi prima quanto è brutto, da lì|prima siediti].",
        ),
        b(
          "You may also [carry on too long|overlook that you are tired], since nothing [rings the bell|in you sounds the alarm]; [ask somebody to tell you|fix a pause beforehand].",
          "Può anche capitarti di [tirare avanti troppo|non vedere la stanchezza], perché dentro non suona [nessuna campana|nessun allarme]: [chiedi a qualcuno di dirtelo|fissa prima una pausa].",
        ),
        b(
          "An argument that [ends quickly for you|no longer moves you] may [go on inside the other person|keep someone awake]; [ask again the next day|one more word at bedtime] is [never wasted|enough].",
          "Una lite che [per te finisce presto|non ti muove più] può [continuare dentro l’altra persona|tenere sveglio qualcuno]: [chiedere ancora il giorno dopo|una parola prima di dormire] non è [mai tempo perso|troppo].",
        ),
        b(
          "Since little [shows|shakes you], others may [forget to ask how you are|give you the heavy end]; [you may put it down|say it when it is heavy], and they will [be surprised and take hold|lend a hand].",
          "Siccome [si vede poco|poco ti scuote], gli altri possono [dimenticarsi di chiederti come stai|lasciare a te la parte pesante]: [puoi posarla|dillo, quando pesa], e qualcuno [darà una mano|si stupirà e la prenderà].",
        ),
      ],
    ),
    low: about(
      ["pressure", "emotions"],
      [
        b(
          "It may cost you [rest|sleep], and others a reply that was meant for the [fear|worry] rather than for the person; it helps to let the first answer lie for [ten minutes|a quarter of an hour].",
          "A te può costare [riposo|sonno], e agli altri una risposta diretta più [alla paura|alla preoccupazione] che alla persona: aiuta lasciar posare la prima risposta [dieci minuti|un quarto d’ora].",
        ),
        b(
          "Those who love you may [walk on tiptoe|begin to hide bad news]; tell them [what helps and what does not|that you would rather know], and [they can stop guessing|it gets lighter for both].",
          "Chi ti vuole bene può [camminare in punta di piedi|cominciare a nasconderti le brutte notizie]: di’ [che cosa aiuta e che cosa no|che preferisci sapere], e [può smettere di indovinare|sarà più leggero per tutti].",
        ),
        b(
          "After a storm the other person may [still be wet when you are dry again|need longer than you]; a short “that was [a lot|hard on you], thank you for staying” [mends much|does them good].",
          "Dopo un temporale chi era con te può [avere ancora addosso la pioggia|aver bisogno di più tempo]: un breve «è stato [tanto|faticoso anche per te], grazie che sei qui» [ripara molto|fa bene].",
        ),
        on(
          ["temper"],
          b(
            "A sharp answer may [leave the house before you|be out] before you [wanted it|had read it twice]; [taking it back the same evening|“that was the worry speaking”] is [no defeat|quickly said and long remembered].",
            "Una risposta tagliente può [uscire di casa prima di te|partire] prima che tu [la voglia|l’abbia riletta]: [ritirarla la sera stessa|un «parlava la preoccupazione»] non è [una sconfitta|mai troppo tardi].",
          ),
        ),
        b(
          "To be [told “calm down”|hurried] seldom helps you; [say what does|tell them before it happens], and others can be [of use instead of helpless|a rail to hold].",
          "Sentirti dire [«calmati»|«sbrigati»] di rado ti aiuta: [di’ che cosa ti aiuta|dillo prima che capiti], e gli altri potranno [servire a qualcosa|fare da corrimano].",
        ),
      ],
    ),
  },
};
