import type { ChoiceLetter } from "#domain/choice-item.ts";
import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** What an answer of the optional groups adds: a sentence for the summary and a tip. */
export interface ChoiceText {
  readonly said: Bilingual;
  readonly tip: Bilingual;
}

/** By stored key and letter, for every choice of the optional groups. */
export const SELF_CHOICES: Readonly<Record<string, Readonly<Record<ChoiceLetter, ChoiceText>>>> = {
  communication_style_1: {
    a: {
      said: b(
        "When something bothers you, you say it [straight away|while it is fresh]: nobody has to guess, and [some need a minute before they can answer|not everyone is ready to answer at that speed].",
        "Quando qualcosa ti dà fastidio lo dici [subito|a caldo]: nessuno deve indovinare, e [a qualcuno serve un minuto prima di poter rispondere|non tutti riescono a rispondere a quella velocità].",
      ),
      tip: b(
        "You answered that you say it straight away when something bothers you. [Keep that|Stay with it], and put one line in front: “[may I say something that bothers me?|have you got a moment for something small?]”. The other person can [sit down first|get ready], and hears the rest better.",
        "Hai risposto che quando qualcosa ti dà fastidio lo dici subito. [Va bene così|Continua pure], e mettici davanti una riga: «[posso dirti una cosa che mi dà fastidio?|hai un momento per una piccola cosa?]». Chi ascolta può [sedersi prima|prepararsi], e il resto arriva meglio.",
      ),
    },
    b: {
      said: b(
        "When something bothers you, you let [some time|a while] pass and then bring it up; by then the [anger|heat] has often gone, and [the other person may have forgotten the occasion|the occasion may already be far away for the other].",
        "Quando qualcosa ti dà fastidio lasci passare [un po’ di tempo|qualche giorno] e poi ne parli: [la rabbia|il calore] spesso se n’è andato, e [l’altra persona può aver dimenticato l’occasione|per chi era con te l’occasione può essere già lontana].",
      ),
      tip: b(
        "You answered that you let some time pass before you bring a thing up. Say in between that [something is coming|there is something]: “I’d like to talk about [Sunday|the other evening], when I have thought about it.” It [keeps the day fresh for both of you|spares the other a surprise].",
        "Hai risposto che prima di parlare di una cosa lasci passare un po’ di tempo. Nel frattempo di’ che [qualcosa c’è|ne parlerai]: «vorrei parlarti di [domenica|quella sera], appena ci ho pensato». Così [il ricordo resta fresco a tutti e due|nessuno si trova davanti a una sorpresa].",
      ),
    },
    c: {
      said: b(
        "When something bothers you, you [give a hint|let it show] and hope that it gets noticed. Sometimes it [is|does]; often a hint [reads like a mood|is taken for tiredness], and the wish behind it [stays with you|is not found].",
        "Quando qualcosa ti dà fastidio lo fai [intuire|vedere] e speri che si noti. A volte [succede|funziona]; spesso un’allusione [sembra un umore|passa per stanchezza], e il desiderio che c’è dietro [resta a te|non si trova].",
      ),
      tip: b(
        "You answered that you give a hint when something bothers you. Add one plain sentence to [the next hint|it this week]: “what I mean is: [please ring if you are late|I would like us to take turns].” [Now it can be fulfilled|A said wish can be met], and nobody has to be a mind-reader.",
        "Hai risposto che quando qualcosa ti dà fastidio lo fai intuire. [Alla prossima allusione|Questa settimana] aggiungi una frase semplice: «voglio dire: [se fai tardi, chiamami|vorrei che facessimo a turno]». [Così si può esaudire|Un desiderio detto si può accogliere], e nessuno deve leggere nel pensiero.",
      ),
    },
    d: {
      said: b(
        "When something bothers you, you [keep it to yourself|say nothing at first] and see whether it passes. Much does pass; what does not may [come out later, and larger|have grown by the time it is said].",
        "Quando qualcosa ti dà fastidio lo tieni [per te|dentro] e vedi se passa. Molto passa davvero; quello che resta può [uscire più tardi, e più grande|essere cresciuto quando lo dici].",
      ),
      tip: b(
        "You answered that you keep a thing to yourself and see whether it passes. Give it a [limit|date]: if it is still there after [three days|two nights], say it in one sentence. It is still [small|light] then, for you [and for the other person|as well as for them].",
        "Hai risposto che una cosa la tieni per te e vedi se passa. Dalle [un limite|una scadenza]: se dopo [tre giorni|due notti] c’è ancora, dilla in una frase. A quel punto è ancora [piccola|leggera], per te [e per l’altra persona|e per chi la riceve].",
      ),
    },
  },
  communication_style_2: {
    a: {
      said: b(
        "When somebody tells you about a problem, you listen until [everything has been said|they have finished]; that is [more than it looks|rest for the teller], and now and then they may wonder [what you think|what you make of it].",
        "Quando qualcuno ti racconta un problema ascolti finché [non è stato detto tutto|non ha finito]: è [più di quanto sembri|un riposo per chi racconta], e ogni tanto chi parla può chiedersi [che cosa ne pensi|che idea te ne fai].",
      ),
      tip: b(
        "You answered that you listen until everything has been said. Give something back at the end, [just one sentence|in your own words]: “what [stays with me|I heard most] is…”. Whoever talked then knows that it [arrived|was not said into the wind].",
        "Hai risposto che ascolti finché non è stato detto tutto. Alla fine restituisci qualcosa, [anche una frase|con parole tue]: «quello che [mi resta|ho sentito di più] è…». Chi ha parlato saprà che [è arrivato|non ha parlato al vento].",
      ),
    },
    b: {
      said: b(
        "When somebody tells you about a problem, you ask questions [to understand it better|before you say anything]; it [shows interest|often clears things up], and [the fourth one in a row may feel like an interview|some would first like a pause].",
        "Quando qualcuno ti racconta un problema fai domande [per capire meglio|prima di dire la tua]: [mostra interesse|spesso chiarisce], e [la quarta di fila può sembrare un colloquio|c’è chi prima vorrebbe una pausa].",
      ),
      tip: b(
        "You answered that you ask questions when somebody tells you about a problem. Let every second one be [a sentence about the feeling|no question]: “that must have been [long|lonely].” [It shows that you heard more than the facts|They feel understood, not only examined].",
        "Hai risposto che fai domande quando qualcuno ti racconta un problema. Ogni due, [una sia una frase su come ci si sente|una non sia una domanda]: «dev’essere stata [lunga|dura]». [Così si sente che hai colto anche il resto|Chi parla si sente capire, non esaminare].",
      ),
    },
    c: {
      said: b(
        "When somebody tells you about a problem, you begin to look for [a solution|the way out]; that is meant [well|as help], and for some it comes [before they have been sad enough|one sentence too soon].",
        "Quando qualcuno ti racconta un problema cominci a cercare [una soluzione|la via d’uscita]: è detto [con affetto|per aiutare], e per qualcuno arriva [prima che la tristezza abbia avuto posto|una frase troppo presto].",
      ),
      tip: b(
        "You answered that you start to look for a solution. Keep it [in your pocket|ready] for five minutes and ask first: “do you want [ideas|suggestions], or shall I just listen?” Then your solution [meets somebody who wants it|has a chance of being used].",
        "Hai risposto che cominci a cercare una soluzione. Tienila [in tasca|pronta] cinque minuti e prima chiedi: «vuoi [idee|suggerimenti], o ti ascolto e basta?». Così la tua soluzione [incontra chi la vuole|ha la possibilità di servire].",
      ),
    },
    d: {
      said: b(
        "When somebody tells you about a problem, you tell of something similar [in your own life|that happened to you]. It can say “you are not alone”; it can also [shift the light onto you|turn the talk your way before theirs is done].",
        "Quando qualcuno ti racconta un problema racconti qualcosa di simile [successo a te|della tua vita]. Può voler dire «capita anche a me»; può anche [spostare la luce su di te|portare il discorso da te prima che il suo sia finito].",
      ),
      tip: b(
        "You answered that you tell of something similar from your own life. Keep it to [two sentences|half a minute] and hand the word back: “and for you, [what was the worst of it|how is it now]?” They have your company and [keep the floor|their own story as well].",
        "Hai risposto che racconti qualcosa di simile successo a te. Fallo in [due frasi|mezzo minuto] e restituisci la parola: «e per te, [che cosa è stato il peggio|adesso com’è]?». Chi parla ha la tua compagnia e [non perde il filo|anche la propria storia].",
      ),
    },
  },
  communication_style_3: {
    a: {
      said: b(
        "Important things you prefer to say [face to face|in person], with time for it: [the face comes with the words|one sees how it lands], though the right evening can [keep you waiting|be long in coming].",
        "Le cose importanti preferisci dirle [di persona|guardandosi in faccia], con il tempo che ci vuole: [con le parole arriva anche il viso|si vede l’effetto che fanno], ma la sera giusta può [farsi aspettare|tardare].",
      ),
      tip: b(
        "You answered that important things are easiest face to face. Then [fix the hour|ask for the time] instead of waiting for it: “[Thursday, half an hour, just us two|can we have a quarter of an hour tonight]?” The other person [knows that it matters|can be there for it].",
        "Hai risposto che le cose importanti ti vengono più facili di persona. Allora [fissa l’ora|chiedi il tempo] invece di aspettarla: «[giovedì, mezz’ora, noi due|stasera abbiamo un quarto d’ora]?». Così si capisce [che conta|che è importante].",
      ),
    },
    b: {
      said: b(
        "What matters you find easiest to say [by voice|with your voice alone]: the tone [carries|is there], the face is [spared|left out]. For the one who listens, a long message can be [hard to answer|a lot at once].",
        "Quello che conta ti viene più facile dirlo [a voce|con la sola voce]: il tono [c’è|arriva], il viso [riposa|resta fuori]. Per chi ascolta, un messaggio lungo può essere [difficile da riprendere|molto in una volta].",
      ),
      tip: b(
        "You answered that important things are easiest by voice. Before the [next call|next voice message], say what you want [at the end of it|from it]: “I’d like [your opinion|you just to know].” The other person then [listens differently|knows what to do with it].",
        "Hai risposto che le cose importanti ti vengono più facili a voce. Prima [della prossima telefonata|del prossimo vocale] di’ che cosa [ti aspetti|vorresti alla fine]: «vorrei [un tuo parere|solo che tu lo sapessi]». L’altra persona [ascolterà in un altro modo|saprà che cosa farne].",
      ),
    },
    c: {
      said: b(
        "Important things you prefer to put [in writing|into written words], where you can choose them; [nothing slips out that you would take back|each sentence has been weighed], and the reader [misses the tone|has to imagine your voice].",
        "Le cose importanti preferisci [scriverle|metterle per iscritto], dove puoi scegliere le parole: [non ne scappa una di troppo|ogni frase è stata pesata], e a chi legge [manca il tono|tocca immaginare la voce].",
      ),
      tip: b(
        "You answered that you find it easiest in writing. Write it, and [end with|add] an invitation: “[shall we talk about it on Sunday?|ring me when you have read it.]” Your words are [chosen|safe], and the other person has [a voice in it too|a way to answer].",
        "Hai risposto che ti viene più facile per iscritto. Scrivi, e [chiudi con|aggiungi] un invito: «[ne parliamo domenica?|chiamami quando hai letto]». Le tue parole sono [scelte|al sicuro], e l’altra persona ha [una voce|un modo di rispondere].",
      ),
    },
    d: {
      said: b(
        "Important things come to you most easily on the side, [while walking or doing something together|with the hands busy]; [nobody is cornered|it takes the weight off], and sometimes [nobody notices that it was important|the weight gets lost as well].",
        "Le cose importanti ti vengono più facili di lato, [camminando o facendo qualcosa insieme|con le mani occupate]: [nessuno finisce nell’angolo|toglie peso], e a volte [nessuno si accorge che era importante|il peso si perde del tutto].",
      ),
      tip: b(
        "You answered that important things come easiest while doing something together. Use it: propose [a walk|cooking together] this week, and at some point say “[this one matters to me|the next thing is important]”. [The hands stay busy, and the sentence is heard|It stays light, and it will be heard].",
        "Hai risposto che le cose importanti ti vengono più facili facendo qualcosa insieme. Approfittane: questa settimana proponi [una passeggiata|di cucinare insieme], e a un certo punto di’ «[a questo tengo|la prossima cosa è importante]». [Le mani restano occupate, e la frase arriva|Anche detta con leggerezza, si sente].",
      ),
    },
  },
  personal_growth_1: {
    a: {
      said: b(
        "You would like to get better at listening [before you answer|first]; whoever wishes that [has usually noticed something already|is halfway there].",
        "Ti piacerebbe imparare ad ascoltare [prima di rispondere|per prima cosa]: chi lo desidera [di solito si è già accorto di qualcosa|è già a metà strada].",
      ),
      tip: b(
        "You would like to get better at listening before you answer. Practise with one person: [count two breaths|let the last word fade] after their last word, then begin with “[so for you|do I hear that]…”. It [feels slow to you only|does both of you good].",
        "Vorresti imparare ad ascoltare prima di rispondere. Esercitati con una persona: dopo la sua ultima parola [conta due respiri|lascia un po’ di silenzio], poi comincia con «[quindi per te|sento bene che]…». [Sembrerà lento solo a te|Fa bene a tutti e due].",
      ),
    },
    b: {
      said: b(
        "You would like to get better at saying [what you need|what you would like]; the people around you may be [waiting for exactly that|gladder of it than you think].",
        "Ti piacerebbe imparare a dire [di che cosa hai bisogno|che cosa vorresti]: forse chi ti sta intorno [aspetta proprio questo|ne sarebbe più felice di quanto pensi].",
      ),
      tip: b(
        "You would like to get better at saying what you need. Begin where it is [easy|safe], with something small: “I’d like [the window seat|to eat at seven today].” [A small wish granted makes the next one easier|Each time it goes well, the next is lighter].",
        "Vorresti imparare a dire di che cosa hai bisogno. Comincia dove è [facile|sicuro], con una cosa piccola: «vorrei [il posto al finestrino|mangiare alle sette, oggi]». [Un desiderio accolto rende più facile il prossimo|Ogni volta che va bene, la prossima pesa meno].",
      ),
    },
    c: {
      said: b(
        "You would like to get better at setting limits and saying no; a no [in time|said kindly] is also [a kindness|news the other person can use].",
        "Ti piacerebbe imparare a mettere limiti e a dire di no: anche un no [detto in tempo|detto con garbo] è [una gentilezza|un’informazione utile per chi lo riceve].",
      ),
      tip: b(
        "You would like to get better at saying no. Have one sentence ready: “[I can’t this time|that is too much for me this week], but thank you for asking.” No reason is [needed|owed], and the other person can [ask elsewhere|plan] at once.",
        "Vorresti imparare a dire di no. Tieni pronta una frase: «[stavolta non posso|questa settimana è troppo per me], ma grazie di avermelo chiesto». Non serve [un motivo|giustificarsi], e chi ha chiesto può subito [cercare altrove|organizzarsi].",
      ),
    },
    d: {
      said: b(
        "You would like to get better at making up after an argument; that wish [already carries half of it|is worth telling the other person], [since somebody has to take the first step|even before you know how].",
        "Ti piacerebbe imparare a fare pace dopo una lite: è un desiderio che [contiene già metà della strada|vale la pena di dire all’altra persona], [perché qualcuno deve fare il primo passo|anche prima di sapere come].",
      ),
      tip: b(
        "You would like to get better at making up. After the next argument, name your own part first, [in one sentence|without a “but”]: “I [raised my voice|stopped listening], and I’m sorry.” [It asks nothing|No answer is needed], and it opens [the door|the way back].",
        "Vorresti imparare a fare pace. Dopo la prossima lite comincia dalla tua parte, [in una frase|senza «però»]: «[ho alzato la voce|ho smesso di ascoltare], e mi dispiace». [Non chiede niente|Non serve una risposta], e apre [la porta|la via del ritorno].",
      ),
    },
  },
  personal_growth_2: {
    a: {
      said: b(
        "To change a habit, small steps [help you most|are what works for you], so [let these lines be small as well|one line of this page is enough to begin with].",
        "Per cambiare un’abitudine, a te [aiutano|servono] i piccoli passi: [che anche queste righe lo siano|di questa pagina basta una riga, per cominciare].",
      ),
      tip: b(
        "Small steps help you most, you answered. Then cut one of these ideas [in half|down], until it fits into [five minutes|a single day]; if it still looks [large|heavy], halve it again. The person you do it with will [find it easier too|not be overrun].",
        "Hai risposto che ti aiutano i piccoli passi. Allora taglia una di queste idee [a metà|ancora], finché sta in [cinque minuti|un solo giorno]; se sembra ancora [grande|pesante], dividila di nuovo. Anche per chi ti sta accanto sarà [più facile|più leggera].",
      ),
    },
    b: {
      said: b(
        "Before you change a habit you like to understand [why you do it|what it is for]; [that gives the change roots|it makes change slower and firmer].",
        "Prima di cambiare un’abitudine ti serve capire [perché la fai|a che cosa serve]: [dà radici al cambiamento|il cambiamento è più lento, e più solido].",
      ),
      tip: b(
        "To change something, you first want to understand why you do it. Ask yourself after the next [such moment|occasion]: “what was I [protecting|afraid of losing]?” Write the answer down, and tell [it to one person|one person half of it].",
        "Per cambiare qualcosa, prima vuoi capire perché lo fai. Dopo [il prossimo momento così|la prossima occasione] chiediti: «che cosa [stavo proteggendo|temevo di perdere]?». Scrivi la risposta, e [raccontala|dinne almeno metà] a una persona.",
      ),
    },
    c: {
      said: b(
        "When you want to change a habit, it helps you that somebody [knows and asks how it is going|is in on it]; [choose well whom you tell|that is a good reason to tell somebody about this page].",
        "Quando vuoi cambiare un’abitudine ti aiuta che qualcuno [lo sappia e ti chieda come va|ne sia al corrente]: [scegli bene a chi dirlo|è un buon motivo per raccontare a qualcuno di questa pagina].",
      ),
      tip: b(
        "It helps you that somebody knows and asks how it is going. Choose that person [today|this evening] and say exactly what to ask: “on [Sunday|Friday], ask me whether I [rang|did it].” It is a small [favour|duty] with an end, and easy to say yes to.",
        "Ti aiuta che qualcuno lo sappia e ti chieda come va. Scegli quella persona [oggi|stasera] e di’ esattamente che cosa chiedere: «[domenica|venerdì] chiedimi se [ho chiamato|l’ho fatto]». È un piccolo [favore|impegno] con una fine, e si accetta volentieri.",
      ),
    },
    d: {
      said: b(
        "To change a habit you like a clear plan with days set for it; [a date in the calendar does more for you than good will|what has a day, you tend to do].",
        "Per cambiare un’abitudine ti aiuta un programma chiaro, con i giorni stabiliti: [una data in agenda ti serve più della buona volontà|quello che ha un giorno, tendi a farlo].",
      ),
      tip: b(
        "A clear plan with set days helps you, you answered. So give one of these ideas [a day and an hour|its place in the calendar], and tell the person concerned [beforehand|if it touches their day]: [a plan for two needs two who know it|surprise visits of a good intention are rarely welcome].",
        "Hai risposto che ti aiuta un programma con i giorni stabiliti. Allora dai a una di queste idee [un giorno e un’ora|il suo posto in agenda], e avvisa [prima|se tocca la sua giornata] l’altra persona: [un piano per due vuole due che lo sanno|le buone intenzioni a sorpresa di rado sono gradite].",
      ),
    },
  },
};
