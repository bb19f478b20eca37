import { b } from "../text.ts";
import type { KnownMessage } from "./known-message.ts";

/** More things the other person did, or states they are in. */
export const MORE_TROUBLE: readonly KnownMessage[] = [
  {
    kind: "trusted_with_news",
    match:
      /\b(?:(?:i'?m|i am) the only (?:one|person) (?:at work |here )?(?:who|that|he|she) (?:knows|told)|(?:only )?told (?:only me|nobody else|no one else)|hasn'?t told anyone else|sono l'unic[oa] (?:a saperlo|che lo sa)|l'ha detto solo a me|non l'ha detto a nessun altro)\b/,
    plain: true,
    say: [
      b(
        "You were chosen for that, and most likely for being somebody with whom things can stay ordinary. So keep it, treat {name} as before, and ask one thing, soon: “What would help you from me, and what would you rather I didn’t do?” After that, wait until {name} brings it up.",
        "Sei tu la persona scelta, e probabilmente perché con te le cose possono restare normali. Quindi tienilo per te, tratta {name} come prima, e presto chiedi una cosa sola: «Da me che cosa ti aiuterebbe, e che cosa preferisci che non faccia?» Poi aspetta che sia {name} a tornarci su.",
      ),
    ],
  },
  {
    kind: "not_seen_for_days",
    match:
      /\b(?:(?:has |'s )?stopped (?:coming (?:out|round|over)|going out)|haven'?t seen (?:him|her|them) (?:for|in|since)|curtains (?:are )?(?:still )?(?:closed|drawn)|non (?:lo|la|si) (?:vedo|vede) (?:piu |da )|tapparelle (?:sempre )?(?:chiuse|abbassate)|non esce piu)\b/,
    of: ["acquaintance", "other"],
    plain: true,
    say: [
      b(
        "Ring the bell today, with something in your hand as a reason: “I had too many of these. Is everything all right?” If nobody opens and the post is piling up, ask the neighbours or the family, and don’t be shy of the emergency number. Better once too often at the door.",
        "Suona oggi, con qualcosa in mano come scusa: «Ne avevo troppi. Tutto bene?» Se non apre nessuno e la posta si accumula, chiedi ai vicini o alla famiglia, e non aver paura di chiamare i soccorsi. Meglio una volta di troppo alla porta.",
      ),
    ],
  },
  {
    kind: "money_to_a_stranger",
    match:
      /\b(?:giv(?:es|ing) (?:his|her|their) money|sending money to|pays some (?:man|guy|woman)|transfers? to (?:a|some)|(?:manda|da|regala|versa) (?:i )?soldi a (?:un|uno|una|quel|gente)|gli spilla soldi|le spilla soldi)\b/,
    of: ["family", "friend", "acquaintance"],
    plain: true,
    say: [
      b(
        "Take it seriously, and go gently: what {name} is buying may be company. Ask about the man before you ask about the money, and look at the amounts together, on paper, without a verdict. If it goes up, or there’s secrecy about it, speak to the bank and to the police’s advice on fraud against older people; they do this daily and can tell what it looks like.",
        "Prendila sul serio, e con delicatezza: quello che {name} compra può essere compagnia. Chiedi di quella persona prima che dei soldi, e guardate insieme gli importi, su carta, senza sentenze. Se aumentano, o c’è del segreto, parla con la banca e con le forze dell’ordine: di raggiri agli anziani si occupano ogni giorno, e sanno riconoscerli.",
      ),
    ],
  },
  {
    kind: "copies_me",
    match:
      /\b(?:(?:keeps? )?cop(?:y|ies|ying|ied) (?:my|me|everything|our)|mi copia|copia (?:tutto|il mio|la mia|i miei|le mie)|mi imita)\b/,
    of: ["friend", "colleague", "acquaintance", "family", "other"],
    plain: true,
    say: [
      b(
        "It is a compliment that feels like theft, and both can be said in one go: “I see you like what I do, and I’m glad. I’d love to have this one thing to myself.” Name the one that matters most and let the rest go. Whoever copies knows it, and a friendly word mostly suffices.",
        "È un complimento che sembra un furto, e si possono dire tutte e due le cose insieme: «Vedo che ti piace quello che faccio, e mi fa piacere. Questa però vorrei tenerla per me.» Nomina quella a cui tieni di più e lascia perdere il resto. Chi copia lo sa, e di solito basta una parola gentile.",
      ),
    ],
  },
  {
    kind: "earns_more",
    match:
      /\b(?:(?:gets?|earns?|makes?|is paid|on) (?:\S+ )?(?:\d+k?|more|double|twice) (?:more|than me|a year more)|(?:gets?|earns?|makes?) (?:\S+ ){0,2}more than me|same job\b.*\bmore|guadagna (?:piu|il doppio)|prende (?:\S+ )?(?:euro )?(?:piu|in piu) di me|stesso lavoro\b.*\b(?:piu|in piu))\b/,
    of: ["colleague", "friend"],
    plain: true,
    say: [
      b(
        "The anger belongs to whoever set the two figures, not to {name}. So leave the slip out of it, and go to the boss with your own work: what you do, since when, and what you’d like it to be paid. “I’d like my pay looked at against the others in this job” needs no source.",
        "La rabbia spetta a chi ha deciso le due cifre, non a {name}. Quindi lascia fuori quel foglio e vai da chi dirige con il tuo lavoro: che cosa fai, da quando, e quanto vorresti che valesse. «Vorrei che la mia paga fosse confrontata con quella di chi fa lo stesso lavoro» non ha bisogno di fonti.",
      ),
    ],
  },
  {
    kind: "shown_up",
    match:
      /\b(?:cc'?d (?:the|every|half|all)|(?:copied|put) (?:the|my) (?:boss|whole|entire|everyone)|in front of (?:the whole|everyone|everybody|all|customers|the class|my)|over the microphone|in copia (?:tutti|tutto|il capo)|davanti a tutti|davanti (?:ai|alle) (?:clienti|colleghi|colleghe))\b/,
    unless:
      /\b(?:scene|scenata|i (?:snapped|shouted|said|called|told)|ho (?:detto|urlato|risposto)|thank\w*|praise\w*|brav\w+|grazie|love you|laughed so)\b/,
    say: [
      b(
        "What stings is the audience, so that is the thing to name, and the rest you can grant: “You were right about the mistake. I’d have liked to hear it from you alone. Next time, would you come to me first?” In person and the same week; an answer to everybody would only give the scene a second act.",
        "A bruciare è il pubblico: è quello da nominare, e il resto lo puoi concedere. «Sulla cosa in sé può anche starci. Avrei preferito saperlo a quattr’occhi. La prossima volta vieni prima da me?» A voce e nella stessa settimana; una risposta davanti a tutti darebbe alla scena un secondo tempo.",
      ),
    ],
  },
  {
    kind: "leaves_it_to_me",
    match:
      /^(?=.*\b(?:gaming|football|golf|pub|gym|mates|fishing|phone|sofa|calcetto|palestra|amici|pesca|divano|telefono|playstation|bar)\b)(?=.*\b(?:every (?:saturday|sunday|weekend|night|evening)|all (?:day|weekend|evening)|9 till|ogni (?:sabato|domenica|sera|weekend)|tutto il (?:giorno|sabato|weekend)|tutte le sere)\b)/,
    of: ["partner", "romantic"],
    plain: true,
    say: [
      b(
        "Don’t argue about the hobby, divide the time: how many free hours each of you gets in a week, the same for both, and when. “You have your Saturday morning, I have mine on Sunday, the rest we do together.” Put it on the calendar before anyone has plans. Equal hours are hard to argue with; a reproach about gaming isn’t.",
        "Non discutere del passatempo, dividi il tempo: quante ore libere a testa ogni settimana, uguali per tutti e due, e quando. «Tu hai il sabato mattina, io la domenica, il resto si fa insieme.» Sul calendario, prima che qualcuno prenda impegni. Contro un rimprovero si discute; contro le ore uguali è difficile.",
      ),
    ],
  },
  {
    kind: "told_by_message",
    match:
      /\b(?:(?:told|telling) (?:me|us) (?:by|on|via|over|in) (?:the |a )?(?:whats ?app|text|email|message|group|facebook|chat|voice ?note)\S*|(?:me|ce) l'ha detto (?:per|con un|via|su|nel) (?:messaggio|whatsapp|gruppo|mail|sms|chat)\S*|l'ha scritto nel gruppo)\b/,
    unless: /\b(?:died|dead|mort[oa]|finita|breaking up|broke up|lasciat[oa])\b/,
    say: [
      b(
        "Two things are in one envelope here: the news, and the way it came. Answer the news first, as warmly as you can, and ring instead of typing. The other thing fits into one sentence a week later: “I’d have loved to hear it from you.” Said before that it would spoil the moment; never said it stays.",
        "Qui ci sono due cose nella stessa busta: la notizia, e il modo in cui è arrivata. Rispondi prima alla notizia, con tutto il calore che hai, e telefona invece di scrivere. L’altra cosa sta in una frase, una settimana dopo: «Mi sarebbe piaciuto saperlo da te.» Detta prima rovinerebbe il momento; mai detta, resta.",
      ),
    ],
  },
  {
    kind: "came_in_unasked",
    match:
      /\b(?:came (?:in|into) (?:the|my|our) (?:flat|house|room|office|garden) (?:while|when|without)|let (?:him|her)self in|went through my (?:things|drawers|bag|desk)|e entrat[oa] (?:in casa|senza)|ha (?:rovistato|frugato)|entra senza (?:bussare|suonare|chiedere))\b/,
    plain: true,
    say: [
      b(
        "In writing, short, the same day: what happened and when, and what you expect from now on. “There was a visit without notice. Please tell me a day ahead, and wait for my answer.” The tone friendly, the date in it. If it happens again you have it in black and white; and what is allowed by law an advice centre tells you, I’d be guessing.",
        "Per iscritto, breve, lo stesso giorno: che cosa è successo e quando, e che cosa ti aspetti d’ora in poi. «L’altro giorno c’è stato un ingresso senza avviso. Le chiedo di dirmelo il giorno prima e di aspettare la risposta.» Tono cortese, con la data. Se ricapita, è nero su bianco; che cosa permette la legge te lo dice uno sportello, io tirerei a indovinare.",
      ),
    ],
  },
  {
    kind: "different_wish_for_children",
    match:
      /\b(?:wants? (?:a (?:second|third|another)|another|more) (?:kids?|child(?:ren)?|baby)|vuole (?:un altro|un secondo|il secondo|un terzo) (?:figlio|bambino|bimbo)|vuole (?:altri )?figli e io)\b/,
    of: ["partner", "romantic"],
    plain: true,
    say: [
      b(
        "This doesn’t have to be a yes or a no tonight, but it can’t stay unsaid either. Tell {name} how far you are: “I don’t know. At the moment I’m only just sleeping again. Ask me in half a year, and let’s talk till then about what would have to be different.” Then it’s no refusal, and nobody waits in secret.",
        "Stasera non deve essere né un sì né un no, ma nemmeno può restare taciuto. Di’ {a_name} a che punto sei: «Non lo so. Per ora ho appena ricominciato a respirare. Chiedimelo fra sei mesi, e intanto parliamo di che cosa dovrebbe essere diverso.» Così non è un rifiuto, e nessuno aspetta in segreto.",
      ),
    ],
  },
  {
    kind: "grunts",
    match:
      /\b(?:(?:only|just) (?:communicates?|comunicates?|speaks?|talks?|answers?) in|grunts?|monosyllables|one[- ]word answers|risponde (?:solo )?(?:a|con) (?:monosillabi|grugniti|mugugni|un boh)|grugnit\w)\b/,
    of: ["family"],
    plain: true,
    say: [
      b(
        "At that age a grunt often means “I’m here, ask nothing”. What works is side by side and doing something, in the car, over a pan, and telling instead of asking: something small that went wrong for you today. Now and then a whole sentence comes back; take it without a cheer.",
        "A quell’età un grugnito spesso vuol dire «ci sono, non chiedere niente». Funziona stare fianco a fianco facendo qualcosa, in macchina, ai fornelli, e raccontare invece di domandare: una piccola cosa che oggi ti è andata storta. Ogni tanto torna indietro una frase intera; prendila senza applausi.",
      ),
    ],
  },
  {
    kind: "swapped_at_the_last_minute",
    match:
      /\b(?:(?:swapped|cancel\w*|changed) (?:\w+ ){0,4}(?:on the day|last minute|at the last|again|already)|on the day itself|all'ultimo (?:minuto|momento)|il giorno stesso|cambia sempre (?:i turni|programma))\b/,
    unless: /\b(?:i (?:swapped|cancel\w*|changed)|ho (?:cambiato|disdetto|annullato))\b/,
    say: [
      b(
        "Don’t talk about the reasons, those will always be good ones; talk about the notice. “Swapping is fine with two days’ warning. On the day itself I can’t, and then it stays as agreed.” And the next time do just that, in the same friendly voice. A rule is what one keeps the first time it’s inconvenient.",
        "Non parlare dei motivi, che saranno sempre buoni; parla del preavviso. «Cambiare va bene con due giorni di anticipo. Il giorno stesso non posso, e allora resta com’era.» E la volta dopo fai proprio così, con la stessa voce cortese. Una regola è quella che si mantiene la prima volta che costa.",
      ),
    ],
  },
  {
    kind: "talks_over_me",
    match:
      /\b(?:(?:talks?|speaks?) over me|interrupts? me|cuts me off|says (?:the )?exact(?:ly)? (?:the )?(?:same )?(?:thing )?(?:what )?i (?:just )?said|mi (?:interrompe|parla sopra|toglie la parola)|ripete quello che ho detto)\b/,
    say: [
      b(
        "In the moment one sentence is enough, said level and to the end: “Let me finish that, then I’m all ears.” If your point comes back as {name}’s, take it up aloud: “Glad you see it as I put it just now; the next step would be …”. And ask one ally in the room beforehand to say “let’s hear the rest of that”.",
        "Sul momento basta una frase, detta piano e fino in fondo: «Finisco il concetto e poi ti ascolto.» Se la tua idea torna come idea di {name}, riprendila ad alta voce: «Bene che la vediamo uguale, come dicevo prima; il passo dopo sarebbe …». E prima della riunione chiedi a una persona alleata di dire «sentiamo come andava avanti».",
      ),
    ],
  },
  {
    kind: "eats_little",
    match:
      /\b(?:(?:hardly|barely|doesn'?t|won'?t|not) eat\w*|eats only|lives on (?:toast|bread|biscuits|tea)|non mangia|mangia (?:solo|pochissimo|poco))\b/,
    of: ["family", "partner", "friend", "acquaintance"],
    say: [
      b(
        "Hunger often goes with company. So not “you have to eat”, but somebody at the table: two fixed meals a week with {name}, something that smells of the old days, small portions. And mention it to the doctor if clothes begin to hang loose, or if it goes on for weeks; that’s nothing to wait out.",
        "La fame spesso se ne va con la compagnia. Quindi non «devi mangiare», ma qualcuno a tavola: due pasti fissi alla settimana con {name}, qualcosa che sa di una volta, porzioni piccole. E parlane con il medico se i vestiti cominciano a stare larghi, o se dura da settimane: non è una cosa da aspettare che passi.",
      ),
    ],
  },
  {
    kind: "failed_at_something",
    match:
      /\b(?:failed (?:his|her|their|the)|didn'?t get (?:in|the (?:job|place|part))|got rejected|e stat[oa] bocciat[oa]|non l'hanno pres[oa]|non ha passato|ha fallito|non e stat[oa] (?:ammess|pres)[oa])\b/,
    unless: /\b(?:i (?:failed|didn'?t)|non mi hanno|sono stat\w)\b/,
    say: [
      b(
        "Today no plan and no “next time”. Knock, put something to eat down, say “that’s rotten, and I’m sorry”, and go again. Tomorrow or the day after there’s room for one question: “Do you want to talk about what now, or not yet?” Being let alone and being left alone are two things; the plate by the door is the difference.",
        "Oggi niente programmi e niente «la prossima volta». Bussa, lascia qualcosa da mangiare, di’ «è una brutta botta, mi dispiace», e vai via. Domani o dopodomani c’è posto per una domanda: «Ti va di parlare di adesso, o non ancora?» Lasciare in pace e lasciare da soli sono due cose: la differenza è quel piatto davanti alla porta.",
      ),
    ],
  },
  {
    kind: "cools_after_a_good_start",
    match:
      /^(?=.*\b(?:benissimo|amazing|great (?:date|night|evening)|perfect|best date|bellissim\w|fino alle \d|till \d)\b)(?=.*\b(?:monosillab\w*|one[- ]word|barely (?:answers|replies)|dry|since then|da allora|da (?:domenica|lunedi|ieri)|poi (?:pero|niente|piu)|then nothing|silence|sparit\w)\b)/,
    of: ["romantic"],
    plain: true,
    say: [
      b(
        "A good evening and then short answers mostly mean one of three: a full head, a little fright after so much closeness, or less interest than it seemed. From outside they look alike. Send one light thing that recalls that night and asks for no decision, then leave it to {name}. If a single word comes back to that too, you have your answer.",
        "Una bella serata e poi risposte corte: di solito è la testa altrove, un po’ di paura dopo tanta confidenza, o meno interesse di quanto sembrava. Da fuori si somigliano. Manda una cosa leggera che richiami quella sera e non chieda decisioni, poi lascia fare a {name}. Se anche lì arriva un monosillabo, la risposta è quella.",
      ),
    ],
  },
];
