import { b } from "../text.ts";
import type { HardMessage } from "./hard-message.ts";

/** Requests, remarks that embarrass, and feelings. */
export const ASKING: readonly HardMessage[] = [
  {
    kind: "smell",
    match:
      /\b(?:smell\w*|stinks?|b\.?o\.?\b|breath\b|deodorant|hygiene|(?:have|take|has) a (?:shower|wash)|shower\b|flies? (?:is|are) (?:open|down|undone)|dandruff|puzz\w+|alito|sud(?:a|ore|ato)\b|odore|deodorante|igiene|doccia|lavarsi|forfora)\b/,
    unless: /\b(?:gas|smoke|fumo|baby shower)\b/,
    gist: b("tell {name} about something embarrassing", "dire {a_name} una cosa imbarazzante"),
    when: b(
      "alone, at a moment when {name} can do something about it or go home soon after. Never in front of others, never by message.",
      "a tu per tu, quando {name} può rimediare o sta per andare a casa. Mai davanti ad altri, mai per messaggio.",
    ),
    first: b(
      "that it’s awkward and that you’d want to be told yourself; then the thing in one sentence, as if it were about a stain on a coat.",
      "che è imbarazzante e che al suo posto vorresti saperlo; poi la cosa in una frase, come se fosse una macchia sulla giacca.",
    ),
    without: b(
      "“everyone has noticed”, tips and causes. Then another subject, and the next day as ever.",
      "«se ne sono accorti tutti», i rimedi e le cause. Poi si cambia discorso, e il giorno dopo come sempre.",
    ),
    example: b(
      "This is awkward, and I like you too much not to say it: lately, when we’re close, I’ve noticed a strong smell. I’d want to be told. That’s all, and it stays between us.",
      "È imbarazzante, e te lo dico perché al posto tuo vorrei saperlo: ultimamente, quando siamo vicini, ho sentito un odore forte. Tutto qui, e resta fra noi.",
    ),
    ask: b(
      "When are you alone with {name} without any hurry?",
      "Quando ti capita di stare a tu per tu con {name}, senza fretta?",
    ),
  },
  {
    kind: "money_owed",
    match:
      /\b(?:owes? (?:me|us)|(?:pay|paid|give|given) (?:me|us|it) back|(?:my|the) money (?:back|i lent)|(?:i|we) lent|still hasn'?t paid|mi deve\b|mi devono|ci deve\b|(?:ridar|restituir)\w* (?:i|quei|dei|il|\d+) ?(?:miei )?(?:soldi|euro|prestito|\d+)|i (?:miei )?soldi (?:indietro|che)|gli ho prestat\w|le ho prestat\w|indietro i soldi|prestito)\b/,
    unless:
      /\b(?:owes? me (?:an? )?(?:apolog\w+|explanation|sorry)|mi deve (?:delle |una |le )?(?:scuse|spiegazion\w))\b/,
    gist: b("ask {name} for the money", "chiedere {a_name} i soldi"),
    when: b(
      "alone, a few days before the next family meal or evening out, so that it doesn’t sit at the table with you. By phone is fine.",
      "a tu per tu, qualche giorno prima del prossimo pranzo o della prossima uscita, così a tavola non se ne parla. Va bene anche al telefono.",
    ),
    first: b(
      "your need and the sum, then two ways of paying, each with a date. Then it’s a choice between two kinds of yes.",
      "il tuo bisogno e la cifra, poi due modi per restituirla, ciascuno con una data. Così si sceglie fra due sì.",
    ),
    without: b(
      "jokes about it, hints, and what {name} has been spending on. And no relatives as go-betweens.",
      "le battute, le allusioni, e quello che {name} spende nel frattempo. E niente parenti a fare da tramite.",
    ),
    example: b(
      "I feel awkward bringing it up: I need the money I lent you. I’d like to have it by the end of next month, or half now and half at New Year. Which is easier for you?",
      "Mi imbarazza un po’ tirarlo fuori: quei soldi adesso mi servono. Mi andrebbe bene entro la fine del mese prossimo, oppure metà ora e metà più avanti. Che cosa ti è più comodo?",
    ),
    ask: b("By when do you need it, and would two parts do?", "Entro quando ti servono, e in due volte andrebbe bene?"),
  },
  {
    kind: "old_parent",
    match:
      /^(?=.*\b(?:mum|mom|mother|dad|father|gran\w*|nan|parents?|madre|mamma|padre|papa|nonn[ao]|genitori|suocer[ao]|zi[ao])\b)(?=.*\b(?:driv(?:e|ing)|car keys|carer|care home|nursing home|(?:live|living|cope|manage) (?:alone|on (?:her|his|their) own)|can'?t (?:live|cope|manage)|hearing aid|stairs|badante|casa di riposo|(?:non (?:puo|dovrebbe) )(?:piu )?(?:guidare|vivere da sol\w|stare da sol\w)|guidare|patente|apparecchio acustico|da sol[ao] non)\b)/,
    unless: /\b(?:calls?|rings?|telefon\w+|chiam\w+)\b.*\b(?:times|volte)\b/,
    gist: b("talk to {name} about help in old age", "parlare {a_name} dell’aiuto che serve"),
    when: b(
      "sitting down together, on a good day, before something happens that decides it for you. Expect three short talks rather than one long one.",
      "con calma, in una giornata buona, prima che a decidere sia un incidente. Meglio tre discorsi brevi che uno lungo.",
    ),
    first: b(
      "a question: what matters most in daily life, and what {name} has noticed too. Then your worry as yours, with one thing you saw.",
      "una domanda: a che cosa tiene di più nella vita di ogni giorno, e che cosa ha notato anche {name}. Poi la tua preoccupazione, come tua, con un fatto solo.",
    ),
    without: b(
      "“at your age”, deciding over {name}’s head, and taking something away without offering something in its place: lifts, a trial of a month, somebody {name} chooses.",
      "«alla tua età», decidere sopra la sua testa, e togliere qualcosa senza offrire altro al suo posto: i passaggi, un mese di prova, una persona scelta insieme.",
    ),
    example: b(
      "I’m worried, and I’d rather say so than go behind your back. When I saw that, I was frightened for you. I’d like us to try something for a month, and you say afterwards what was good and what wasn’t.",
      "Sono in pensiero, e preferisco dirlo a te che fare le cose di nascosto. Quando ho visto com’è andata l’altro giorno ho avuto paura per te. Ti va di fare una prova di un mese? Poi dici tu che cosa funziona e che cosa no.",
    ),
    ask: b(
      "What did you see that worries you, and who else could say it: a doctor, a brother or sister?",
      "Che cosa hai visto che ti preoccupa, e chi altro potrebbe dirlo: il medico, un fratello, una sorella?",
    ),
  },
  {
    kind: "work_mistake",
    match:
      /\b(?:(?:figures|numbers|report|work|presentation|slides|draft|calculations?|code|plan) (?:is|are|was|were) (?:all |half |mostly |completely )?(?:wrong|bad|poor|not good)|(?:made|making) (?:a |so many )?mistakes?|(?:his|her|their) (?:work|mistakes?)|negative feedback|not good enough|(?:conti|numeri|dati|calcoli|relazione|lavoro|progetto|presentazione) (?:e|sono|era|erano) (?:tutt[aieo] |mezz[aieo] )?(?:sbagliat\w|da rifare|fatt[aieo] male)|ha sbagliato|hanno sbagliato|da rifare|pien[ao] di errori)\b/,
    unless: /\b(?:my mistake|i made|ho sbagliato)\b/,
    gist: b("tell {name} what is wrong with the work", "dire {a_name} che cosa non va nel lavoro"),
    when: b(
      "alone, at a screen or over the paper, before anyone else sees it, and early enough to mend it.",
      "a tu per tu, davanti al foglio, prima che lo vedano altri, e in tempo per correggere.",
    ),
    first: b(
      "one thing in it that is really good; then “I’ve found something” and the first wrong line. Let {name} find the second; whoever finds it keeps their face.",
      "una cosa che è davvero fatta bene; poi «ho trovato una cosa» e la prima riga sbagliata. La seconda lasciala trovare a {name}: così resta il suo lavoro.",
    ),
    without: b(
      "“half of it is wrong”, how it could have happened, and others’ names.",
      "«è mezzo sbagliato», come sia potuto succedere, e i nomi degli altri.",
    ),
    example: b(
      "I can see how much work is in this. When I checked the second table, I got other figures and was unsure. I’d like to go through it with you before it goes out. Have you half an hour today?",
      "Si vede quanto lavoro c’è dentro. Quando ho rifatto i conti della seconda tabella mi è venuto un numero diverso. Mi piacerebbe riguardarla con te prima che esca: hai mezz’ora oggi?",
    ),
    ask: b(
      "What in it is really good, and which mistake matters most?",
      "Che cosa c’è di davvero buono, e qual è l’errore che conta di più?",
    ),
  },
  {
    kind: "jealous",
    match: /\b(?:jealous\w*|envious|envy|gelos\w*|invidi\w*)\b/,
    gist: b("tell {name} that you’re jealous", "dire {a_name} della gelosia"),
    when: b(
      "on an evening with nothing on it, not when {name} is just going out or has just come in.",
      "in una sera tranquilla, non quando {name} sta per uscire o ha appena messo piede in casa.",
    ),
    first: b(
      "that it’s your feeling and that you don’t like it either. Then one situation, and what would help you.",
      "che è un sentimento tuo e che non piace neanche a te. Poi una situazione sola, e che cosa ti aiuterebbe.",
    ),
    without: b(
      "questions with a trap in them, the other person’s faults, and looking into a phone.",
      "le domande a trabocchetto, i difetti dell’altra persona, e il telefono da controllare.",
    ),
    example: b(
      "I’m telling you something I’m not proud of: when you talk about that friend, I get jealous. You haven’t done anything wrong. I’d like an evening that is only ours, and to be able to tell you when it comes back.",
      "Ti dico una cosa che non piace neanche a me: quando parli di quella persona mi viene la gelosia. Tu non hai fatto niente di male. Vorrei una sera solo nostra, e poterti dire quando mi torna.",
    ),
    ask: b(
      "What would help you most: to hear something, or to do something together?",
      "Che cosa ti aiuterebbe di più: sentirti dire qualcosa, o fare qualcosa insieme?",
    ),
  },
  {
    kind: "feelings",
    match:
      /\b(?:i (?:like|love|fancy) (?:him|her|them)\b|(?:in love|falling) (?:with|for)|have feelings|my feelings for|how i feel about (?:him|her)|ask (?:him|her|them) out|(?:lui|lei) mi piace|che mi piace\b|sono innamorat\w|mi sono innamorat\w|provo qualcosa|i miei sentimenti|(?:che )?(?:l'amo|lo amo|la amo)\b|dichiararmi)\b/,
    unless: /\b(?:don'?t like|non mi piace|mi piace (?:come|quando|il|la)|love (?:him|her) (?:to bits|but))\b/,
    gist: b("tell {name} what you feel", "dire {a_name} che cosa provi"),
    when: b(
      "where you can both leave easily, on a walk or after a coffee, and sober.",
      "in un posto da cui tutti e due potete andare via facilmente, una passeggiata o dopo un caffè, e a mente lucida.",
    ),
    first: b(
      "the one sentence, early on, and right after it that no answer is needed today.",
      "quella frase, presto, e subito dopo che una risposta oggi non serve.",
    ),
    without: b(
      "how long and how much, and “I can’t live without you”. A feeling offered lightly is easier to answer honestly.",
      "da quanto e quanto, e «senza di te non vivo». A un sentimento detto con leggerezza si risponde con più sincerità.",
    ),
    example: b(
      "I like being with you, and it’s become more than friendship for me. I wanted you to know. You needn’t say anything now, and if it’s not so for you, I’d still like to have that coffee.",
      "Con te sto bene, e per me è diventato qualcosa di più di un’amicizia. Volevo che lo sapessi. Non serve rispondere adesso, e se per te non è così il caffè lo prendo volentieri lo stesso.",
    ),
    ask: b("What do you see in {name}’s manner that gives you hope?", "Che cosa vedi in {name} che ti fa sperare?"),
  },
  {
    kind: "work_request",
    match:
      /\b(?:pay rise|(?:a|my|pay) (?:rise|raise)\b|promotion|part[ -]time|time off|day off|fewer hours|work(?:ing)? (?:from home|less)|flexible hours|(?:my|higher|better) salary|aumento|promozione|orario ridotto|ferie|permesso|smart ?working|lavorare da casa|ridurre l'orario|meno ore)\b/,
    gist: b("ask {name} for it", "chiederlo {a_name}"),
    when: b(
      "by appointment, with the subject named beforehand, and not in the busiest week.",
      "su appuntamento, dicendo prima di che cosa si tratta, e non nella settimana peggiore.",
    ),
    first: b(
      "what you’d like, in one sentence with a figure or a date; then how the work gets done all the same. That answers the question {name} will ask first.",
      "che cosa vorresti, in una frase, con una cifra o una data; poi come il lavoro andrà avanti lo stesso. È la prima domanda che farà {name}.",
    ),
    without: b(
      "apologies, comparisons with colleagues, and “if not, I’ll leave” unless you would.",
      "le scuse, i paragoni con i colleghi, e «se no me ne vado» se poi non lo faresti.",
    ),
    example: b(
      "I like working here and would like to stay for a long time. From March I’d like to change my hours, and I’ve thought about how everything gets covered. Could I show you, and hear what you think?",
      "Qui lavoro volentieri e vorrei restarci a lungo. Da marzo mi piacerebbe cambiare orario, e ho pensato a come coprire tutto. Posso farle vedere come, e sentire che cosa ne pensa?",
    ),
    ask: b("What exactly would you like, and from when?", "Che cosa vorresti, di preciso, e da quando?"),
  },
  {
    kind: "life_change",
    match:
      /\b(?:can'?t (?:take|stand|bear|do) (?:this|my|the) job|hate my job|burn(?:ed|t) out|want to (?:quit|give up|drop|change) (?:everything|uni\w*|university|college|my (?:job|course|degree|career))|non (?:reggo|sopporto|ce la faccio) (?:piu )?(?:questo|il|al|con il)? ?(?:lavoro)?|moller(?:ei|e) tutto|voglio (?:mollare|cambiare|lasciare) (?:tutto|il lavoro|l'universita|gli studi|vita)|esaurit[ao])\b/,
    gist: b("tell {name} that it can’t go on like this", "dire {a_name} che così non puoi andare avanti"),
    when: b(
      "on an evening with time, and before you’ve decided. Whoever lives with the outcome wants to be in on the thinking.",
      "una sera con del tempo, e prima di avere deciso. Chi vivrà le conseguenze vuole esserci mentre ci pensi.",
    ),
    first: b(
      "how you are, not yet what you want to do: one ordinary day, from morning to night. Then say the worry of {name} aloud yourself, the money for instance.",
      "come stai, non ancora che cosa vuoi fare: una giornata qualsiasi, dalla mattina alla sera. Poi nomina tu, prima che lo faccia {name}, la sua preoccupazione: i soldi, per esempio.",
    ),
    without: b(
      "a finished plan, and “I’ll quit tomorrow” in the first talk.",
      "il piano già pronto, e «domani mollo» nel primo discorso.",
    ),
    example: b(
      "I’m not well in this, and I’ve kept it from you because I didn’t want you to worry. I haven’t decided anything. I’d like us to look at the figures together and see what would be possible, and by when.",
      "In questa situazione non sto bene, e non te l’ho detto per non farti preoccupare. Non ho deciso niente. Vorrei che guardassimo i conti insieme e vedessimo che cosa si può fare, e in quanto tempo.",
    ),
    ask: b(
      "What would be the smallest change that would help you already?",
      "Qual è il cambiamento più piccolo che ti aiuterebbe già?",
    ),
  },
  {
    kind: "taste",
    match:
      /\b(?:(?:don'?t|didn'?t) like (?:his|her|their|the) (?:\w+ )?(?:present|gift|cooking|food|hair\w*|dress|outfit|singing|song|painting|book|idea)|(?:his|her|their) (?:\w+ )?(?:cooking|singing|hair\w*|outfit) is|non mi (?:piace|e piaciut\w) (?:il (?:suo )?(?:regalo|libro|piatto)|la (?:sua )?(?:cucina|torta|canzone|idea)|come cucina|come canta)|cucina male|canta male)\b/,
    gist: b("tell {name} that it isn’t to your taste", "dire {a_name} che non è di tuo gusto"),
    when: b(
      "only if it makes a difference for the next time; then alone, and not on the day itself.",
      "solo se serve per la prossima volta; e allora a tu per tu, e non quel giorno stesso.",
    ),
    first: b(
      "the trouble {name} took, which is the real present. Then your taste, as yours.",
      "la cura che ci ha messo {name}, che è il vero regalo. Poi il tuo gusto, come tuo.",
    ),
    without: b(
      "marks, reasons, and a face that says it before you do.",
      "i voti, le spiegazioni, e la faccia che parla prima di te.",
    ),
    example: b(
      "I felt looked after when you did that for me. To be honest, it’s not quite my taste, and I’d like to choose something with you next time.",
      "Mi ha fatto piacere che tu l’abbia fatto per me. A dirla tutta non è proprio il mio gusto, e la prossima volta mi piacerebbe scegliere insieme.",
    ),
    ask: b("What in it did you really like?", "Che cosa ti è piaciuto davvero?"),
  },
];

/** Where nothing more is known than that it is hard to say. */
export const GENERAL: HardMessage = {
  kind: "general",
  match: /^/,
  gist: b("say it to {name}", "dirlo {a_name}"),
  when: b(
    "alone with {name}, at a quiet moment, having asked first: “Have you ten minutes for something?”",
    "a tu per tu con {name}, in un momento tranquillo, chiedendo prima: «Hai dieci minuti per una cosa?»",
  ),
  first: b(
    "something good and true; then the matter itself in a single plain sentence; then what you’d like.",
    "una cosa buona e vera; poi la questione in una frase sola e chiara; poi che cosa vorresti.",
  ),
  without: b(
    "hints, an audience, and the third explanation. That is mostly what hurts; a plain wish seldom does.",
    "i giri di parole, il pubblico e la terza spiegazione. A ferire di solito sono quelli; un desiderio detto chiaro, di rado.",
  ),
  example: b(
    "There’s something I’d like to tell you, because you matter to me. When it comes up, I feel uneasy and keep quiet. I’d like us to find a way that suits us both.",
    "Vorrei dirti una cosa, perché a te ci tengo. Quando capita quella situazione provo disagio e finisco per non dire niente. Mi piacerebbe trovare un modo che vada bene a tutti e due.",
  ),
  ask: b(
    "What should {name} know or do at the end of it, in one sentence?",
    "Alla fine, che cosa dovrebbe sapere o fare {name}, in una frase?",
  ),
};
