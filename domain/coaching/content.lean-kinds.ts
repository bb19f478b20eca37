import type { Bilingual } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import { GUARDED } from "./content.guard.ts";
import { MORE_PREDICTIONS, MORE_QUESTIONS } from "./content.lean-more.ts";
import { b } from "./text.ts";

/** A common question with its answer. */
export interface CommonQuestion {
  kind: string;
  /** For flattened text. */
  match: RegExp;
  unless?: RegExp;
  of?: readonly PersonaContext[];
  /** Lower case, follows “Whether …: ”. */
  say: readonly Bilingual[];
}

/** Yes-or-no questions whose answer depends on the topic; checked before the general leanings. */
export const QUESTIONS: readonly CommonQuestion[] = [
  ...GUARDED,
  ...MORE_QUESTIONS,
  {
    kind: "normal",
    match: /\b(?:is (?:it|this|that) normal|e normale (?:che|se|non|sentir\w*|provar\w*|aver\w*)|sono normale)\b/,
    say: [
      b(
        "yes, and commoner than people admit. A feeling harms nobody and needs no permission; it’s what you do that counts, and there you’re free to be kind to {name} all the same.",
        "sì, e capita più spesso di quanto si dica. Un sentimento non fa male a nessuno e non ha bisogno di permessi; conta quello che fai, e lì puoi voler bene {a_name} lo stesso.",
      ),
    ],
  },
  {
    kind: "my_place",
    match:
      /\b(?:my place to|any of my business|my business (?:to|if)|tocca a me (?:dir|parl|intromett|interven)\w*|sono affari miei|mi devo (?:immischiare|intromettere))\b/,
    say: [
      b(
        "yes, if you saw it yourself, and to {name} alone; no, if you’d be speaking for somebody who hasn’t asked you to. One sentence about what you saw, and how it struck you; what follows from it is theirs.",
        "sì, se l’hai visto con i tuoi occhi, e solo {a_name}; no, se parleresti per conto di qualcuno che non te l’ha chiesto. Una frase su quello che hai visto e su che effetto ti ha fatto; il resto spetta a loro.",
      ),
    ],
  },
  {
    kind: "enough",
    match:
      /\b(?:is (?:that|it|this) (?:really )?enough|(?:mi |puo )?basta (?:cosi|un|una|questo)|e abbastanza|e sufficiente)\b/,
    say: [
      b(
        "for a small thing, yes. For a larger one it’s a beginning, and you may say what is still missing without turning it down: “Thank you for writing. I’d like to hear it from you once, face to face.”",
        "per una cosa piccola sì. Per una più grande è un inizio, e puoi dire che cosa manca senza respingerlo: «Grazie di averlo scritto. Una volta mi piacerebbe sentirtelo dire a voce.»",
      ),
    ],
  },
  {
    kind: "age_gap",
    match:
      /\b(?:age (?:gap|difference)|(?:years?|yrs?) (?:older|younger)|differenza d'eta|anni (?:in )?(?:piu (?:grande|vecchi\w|giovane|piccol\w|di me)|di differenza|meno))\b/,
    of: ["romantic", "partner", "friend", "other", "acquaintance", "colleague"],
    say: [
      b(
        "not by the number alone, as long as you’re both adults. What decides is whether you want the same from the next years: children or none, where to live, what a good Sunday is. Where those agree, the gap is something others notice more than the two of you.",
        "non per il numero in sé, se siete entrambi adulti. Conta di più se per i prossimi anni avete in mente cose simili: figli o no, la casa, la città, le domeniche. Se su questo vi trovate, la differenza la notano gli altri più di voi.",
      ),
    ],
  },
  {
    kind: "is_it_lying",
    match:
      /\b(?:is (?:that|it|this) (?:a |like |technically |kind of )?(?:lying|lie|cheating|betray\w*|stealing|ghosting|dishonest)|(?:does|would) (?:that|it) count as|e (?:come )?(?:una bugia|mentire|tradire|un tradimento|rubare|disonesto))\b/,
    say: [
      b(
        "one test works better than the word: would {name} decide or feel differently, knowing it? If so, keeping it back comes close. If it changes nothing for {name} and only spares a conversation, I’d call it discretion; and if asked, I’d answer.",
        "più della parola aiuta una prova: se {name} lo sapesse, deciderebbe o la prenderebbe in un altro modo? Se sì, tacere ci va vicino. Se per {name} non cambia niente e serve solo a evitare un discorso, la chiamerei discrezione; e a una domanda diretta risponderei.",
      ),
    ],
  },
  {
    kind: "how_often_dating",
    match:
      /\b(?:how (?:often|much|many times) .{0,30}(?:text|message|call|write|see)|(?:quante volte|ogni quanto|quanto spesso) .{0,40}(?:scriv\w*|chiam\w*|sentir\w*|sentiamo|veder\w*|messagg\w*))\b/,
    of: ["romantic"],
    say: [
      b(
        "in the first weeks once a day is usual, and less is no bad sign. Two things tell more than the count: that about every second time it’s {name} who begins, and that the writing leads to seeing each other within a week or two.",
        "nelle prime settimane una volta al giorno è normale, e anche meno non vuol dire niente di brutto. Più del numero contano due cose: che una volta su due cominci {name}, e che dallo scriversi si arrivi a vedersi nel giro di una o due settimane.",
      ),
    ],
  },
  {
    kind: "how_often",
    match:
      /\b(?:how (?:often|many times) .{0,30}(?:text|message|call|ring|write|visit|see)|(?:quante volte|ogni quanto|quanto spesso) .{0,40}(?:scriv\w*|chiam\w*|telefon\w*|sentir\w*|sentiamo|veder\w*|and(?:are|arci)))\b/,
    say: [
      b(
        "with parents once a week is what many do, with friends every week or two. More than the count it’s being able to rely on it that does good; so choose a rhythm you can keep, and tell {name} which day.",
        "con i genitori molti si sentono una volta a settimana, con gli amici ogni una o due. Più del numero fa bene poterci contare: scegli un ritmo che riesci a tenere, e di’ {a_name} in che giorno.",
      ),
    ],
  },
  {
    kind: "how_much_to_give",
    match:
      /\b(?:how much .{0,40}(?:gift|present|wedding|give|spend|envelope)|quanto .{0,40}(?:regal\w*|busta|matrimonio|spender\w*|comunione|battesimo))\b/,
    say: [
      b(
        "what others in your position give, and no more than you can forget again. For a wedding many give about what their place at the table costs, for a birthday among friends the price of a lunch. If in doubt, ask one other guest; everybody is glad of the question.",
        "quello che danno gli altri nella tua posizione, e non più di quanto poi riesci a dimenticare. Per un matrimonio molti coprono all’incirca il proprio posto a tavola, per un compleanno fra amici il prezzo di un pranzo. Nel dubbio chiedi a un altro invitato: la domanda fa comodo a tutti.",
      ),
    ],
  },
  {
    kind: "how_long_to_wait",
    match:
      /\b(?:how long .{0,30}(?:wait|before i (?:text|call|reply|ask))|quanto (?:tempo )?(?:devo |dovrei |si )?aspett\w*)\b/,
    say: [
      b(
        "two or three days without an answer are nothing yet. After a week one light line, which asks for nothing; from then on it’s {name}’s turn, and waiting longer only costs you.",
        "due o tre giorni senza risposta non vogliono ancora dire niente. Dopo una settimana una riga leggera, che non chiede niente; da lì in poi tocca a {name}, e aspettare ancora costa solo a te.",
      ),
    ],
  },
  {
    kind: "before_a_review",
    match:
      /\b(?:before|prima)\b.{0,60}\b(?:or|o)\b.{0,30}\b(?:after|dopo|wait)\b(?=.*\b(?:review|appraisal|evaluation|valutazione|colloquio annuale)\b)|(?=.*\b(?:raise|rise|aumento)\b)\b(?:before|prima)\b.{0,30}\b(?:or|o)\b.{0,30}\b(?:after|dopo)\b/,
    of: ["colleague", "mentor"],
    say: [
      b(
        "before. By the time of the review the figures are mostly fixed, and only the marks are discussed. Ask for twenty minutes three or four weeks ahead, with one sheet of what you do today and didn’t a year ago.",
        "prima. Quando si arriva alla valutazione le cifre di solito sono già decise. Chiedi venti minuti tre o quattro settimane prima, con un foglio solo: che cosa fai oggi che un anno fa non facevi.",
      ),
    ],
  },
  {
    kind: "before_or_after",
    match:
      /\b(?:before|prima)\b.{0,60}\b(?:or|o)\b.{0,30}\b(?:after|dopo|until|leave it|wait\w*|aspett\w*|quando torn\w*)\b/,
    say: [
      b(
        "before, but not on the last day. Unsaid, it would come along with you and come out at the worst moment. Say it in person, short, some days ahead, so that there’s time to be cross and time to get over it. Afterwards only if you’re sure you can put it away until then.",
        "prima, ma non l’ultimo giorno. Taciuto verrebbe con voi, e uscirebbe nel momento peggiore. Dillo di persona, in breve, qualche giorno prima: così c’è il tempo di arrabbiarsi e il tempo di farsela passare. Dopo, solo se riesci davvero a metterlo da parte.",
      ),
    ],
  },
  {
    kind: "pretending",
    match:
      /\b(?:(?:should|do|shall|must) i (?:have to )?(?:just )?(?:pretend|act like|act as if)|(?:devo|dovrei|faccio) (?:bene a )?(?:far )?finta)\b/,
    say: [
      b(
        "no. Pretending costs you something each time you meet, and nobody thanks you for it. Say it once, without a bill: “I noticed, and it wasn’t easy for me.” After that you can truly let it go.",
        "no. Far finta costa ogni volta che vi vedete, e non ti ringrazia nessuno. Dillo una volta, senza presentare il conto: «L’ho notato, e non è stato facile.» Dopo puoi lasciar perdere davvero.",
      ),
    ],
  },
  {
    kind: "telling_their_family",
    match:
      /\b(?:(?:tell|call|ring|phone|warn|contact|text|speak to|talk to) (?:\w+'s|his|her|their) (?:son|daughter|husband|wife|mum|mom|mother|father|dad|parents|brother|sister|family|kids)|(?:telefonare|chiamare|dir\w+|parlare|avvisare|avvertire|scrivere) (?:al|alla|ai|con il|con la|il|la) (?:figli[oa]|figli|marito|moglie|madre|padre|fratello|sorella|genitori) di)\b/,
    say: [
      b(
        "yes, where it’s about somebody’s safety; but {name} should hear of it from you first: “I’m worried, and I’d like to speak to your family. Is that all right?” If the answer is no and it gets worse, do it all the same, and tell only what you saw yourself.",
        "sì, se c’è di mezzo la sicurezza; ma prima lo deve sapere {name} da te: «Sono in pensiero, e vorrei sentire la tua famiglia. Va bene?» Se la risposta è no e la cosa peggiora, fallo lo stesso, e racconta solo quello che hai visto tu.",
      ),
    ],
  },
  {
    kind: "too_late",
    match: /\btoo late\b|\btroppo tardi\b|\bormai e tardi\b/,
    say: [
      b(
        "no. Being late is awkward for exactly one sentence: “I should have done this sooner.” After it comes what you wanted to say, and that is what stays.",
        "no. Il ritardo è imbarazzante per una frase sola: «avrei dovuto farlo prima». Dopo viene quello che volevi dire, ed è quello che resta.",
      ),
    ],
  },
  {
    kind: "too_soon",
    match: /\btoo (?:soon|early|fast|quick)\b|\btroppo presto\b|\btroppo in fretta\b/,
    say: [
      b(
        "there’s no calendar for it. It’s too soon if you need the same back at once; if you could hear “I’m not there yet” and stay calm, it’s time enough.",
        "un calendario non c’è. È presto se hai bisogno di ricevere subito lo stesso; se sapresti sentirti dire «non ci sono ancora» e restare in pace, il momento va bene.",
      ),
    ],
  },
  {
    kind: "foolish_to_reach_out",
    match:
      /\b(?:foolish|silly|stupid|crazy|mad|weird|creepy|pathetic|desperate|odd|strange|needy|ridiculous|cringe|sciocc\w+|stupid\w+|da (?:stupid\w|pazz\w|sfigat\w|matt\w)|ridicol\w+|strano|patetic\w+|fuori luogo|invadente|esagerato)\b.{0,25}\b(?:write|text|call|send|ask|invite|visit|contact|say hi|thank|reach out|message|scriv\w*|mandar\w*|chiamar\w*|chieder\w*|invitar\w*|ringraziar\w*|telefonar\w*)\b/,
    say: [
      b(
        "no, it isn’t. People are gladder of a line like that than those who write it believe. Keep it short, say what you remember or why you write, and leave it open whether an answer comes.",
        "no, non lo è. Una riga così fa più piacere di quanto creda chi la scrive. Tienila breve, di’ che cosa ricordi o perché scrivi, e lascia liberi di rispondere o no.",
      ),
    ],
  },
  {
    kind: "rude",
    match:
      /\b(?:(?:is|would|was) (?:it|that|this) (?:be )?(?:really |so )?(?:rude|wrong|mean|selfish|petty|unfair|unreasonable|too much|out of (?:line|order)|weird|silly|foolish)|(?:e|sarebbe) (?:da )?(?:maleducat\w|scortes\w|sbagliato|egoist\w|meschin\w|ingiust\w|troppo|inopportuno)) (?:of me |to |if |a |se |di |chieder\w*|dir\w*|rifiut\w*|andar\w*|non )/,
    say: [
      b(
        "no, as long as it’s said in good time and kindly. What people mind about such things is mostly hearing of them late or by a roundabout way.",
        "no, se lo dici per tempo e con garbo. Di queste cose a dare fastidio, quasi sempre, è saperle tardi o per vie traverse.",
      ),
    ],
  },
];

/** Questions about the future: what can be known, by topic. Lower case. */
export const PREDICTIONS: readonly CommonQuestion[] = [
  ...MORE_PREDICTIONS,
  {
    kind: "answer",
    match:
      /\b(?:(?:text|write|reply|answer|message|call|ring|get) (?:me )?back|(?:gonna|going to|will (?:he|she|they)) (?:\w+ )?(?:text|reply|answer|call|message|write)|(?:mi )?(?:ri)?(?:spondera|scrivera|chiamera)|mi (?:risponde|richiama|riscrive)|si fara (?:sentire|viv[oa]))\b/,
    say: [
      b(
        "that I can’t know. A day or two of quiet says nothing yet; after four or five send one light line that needs no answer, and from then on it’s {name}’s turn. What would tell you something is an answer with a question or a day in it.",
        "questo non lo posso sapere. Un giorno o due di silenzio non dicono ancora niente; dopo quattro o cinque manda una riga leggera che non vuole risposta, e da lì tocca a {name}. A dirti qualcosa sarebbe una risposta con dentro una domanda o un giorno.",
      ),
    ],
  },
  {
    kind: "likes_me",
    match:
      /\b(?:(?:does|do) (?:he|she|they|\w+) (?:still |really |even )?(?:like|love|fancy|want) me|into me|(?:gli|le) piaccio|mi (?:ama|vuole bene) ancora|(?:e|sia) interessat[oa] a me)\b/,
    of: ["romantic", "acquaintance", "friend", "colleague"],
    say: [
      b(
        "from here nobody can tell, but two things tell more than all signs: whether {name} suggests the next time, and whether {name} asks about something you told before. Leave room for both for a week or two, and you’ll know more than I do.",
        "da qui non lo può dire nessuno, ma due cose dicono più di tutti i segnali: se la volta dopo la propone {name}, e se ti chiede di qualcosa che avevi raccontato. Lascia spazio a tutte e due per una settimana o due, e ne saprai più di me.",
      ),
    ],
  },
  {
    kind: "inside_their_head",
    match:
      /\b(?:what (?:does|do|is|are|did) .{1,40}(?:think|thinking|going on in)|going on in (?:his|her|their)|goes on in|why does (?:he|she|they|\w+) (?:do|keep|always|never|act|behave)|che cosa (?:pensa|gli passa|le passa|ha in testa)|cosa (?:pensa|gli passa|le passa|ha in testa)|perche (?:fa|si comporta|lo fa|continua) )/,
    say: [
      b(
        "nobody can look inside, and most people couldn’t say it of themselves. What can be had is the outside: when it happens and when it doesn’t, and what was just before. Notice that twice, and you’ll have a question for {name} that isn’t an accusation.",
        "dentro non ci vede nessuno, e quasi nessuno saprebbe dirlo di sé. Quello che si può vedere è il fuori: quando succede e quando no, e che cosa c’era subito prima. Notalo due volte, e avrai per {name} una domanda che non è un’accusa.",
      ),
    ],
  },
  {
    kind: "how_they_take_it",
    match:
      /\b(?:how (?:will|would|is) .{1,40}(?:take (?:it|this)|react|respond)|come (?:la |lo )?(?:prendera|prendera'|reagira|reagirebbe|la prende))\b/,
    say: [
      b(
        "on the day most likely worse than a week later; the first answer to such news is seldom the last. Say it in person, with time afterwards and no audience, and don’t ask for a blessing. If {name} goes quiet, say that you’ll come back to it, and do.",
        "quel giorno probabilmente peggio che una settimana dopo: la prima risposta a una notizia così di rado è l’ultima. Dillo di persona, con del tempo davanti e senza pubblico, e non chiedere una benedizione. Se {name} tace, di’ che ci tornerai su, e poi fallo.",
      ),
    ],
  },
  {
    kind: "phase",
    match:
      /\b(?:phase|ever (?:talk|speak|open up) (?:to me )?again|grow out of|fase|(?:tornera|ricomincera) a parl\w+|quanto dura)\b/,
    of: ["family"],
    say: [
      b(
        "nobody can name the day, but with most it’s a year or two, and it ends in small change: a remark in the car, something shown on a phone. Stay within reach and make no test of it. You’ll know it’s turning when {name} begins a sentence without being asked.",
        "il giorno non lo sa nessuno, ma quasi sempre è questione di un anno o due, e finisce a piccoli passi: una battuta in macchina, qualcosa che ti fa vedere sul telefono. Resta nei paraggi e non farne una prova. Che sta cambiando lo capisci quando {name} comincia una frase senza che tu abbia chiesto.",
      ),
    ],
  },
  {
    kind: "coming",
    match:
      /\b(?:will (?:\w+ )?(?:\w+ )?(?:come(?! back| round| around| home| to (?:me|his|her))|be there|show up|turn up|attend)|verra|verranno|ci sara|si presentera)\b/,
    say: [
      b(
        "that I can’t know. What helps is asking early and in person, with a line that leaves the rest outside: “I’d love you to be there, whatever else is between us.” And plan the day so that it’s a good one either way.",
        "questo non lo posso sapere. Aiuta chiedere presto e a voce, con una frase che lascia fuori il resto: «Mi farebbe piacere che ci fossi, al di là di quello che c’è fra noi.» E organizza la giornata in modo che sia bella comunque.",
      ),
    ],
  },
  {
    kind: "forgiving",
    match: /\b(?:forgiv\w+|perdon\w+)\b/,
    say: [
      b(
        "nobody can know that, perhaps not even {name} yet. It shows less in words than in small things becoming ordinary again: a joke, a question about your day. Until then don’t ask whether it’s all right; do once what you promised.",
        "non lo può sapere nessuno, forse nemmeno {name}, per ora. Si vede meno dalle parole che dalle piccole cose che tornano normali: una battuta, una domanda sulla tua giornata. Fino ad allora non chiedere se è passata; fai una volta quello che hai promesso.",
      ),
    ],
  },
  {
    kind: "leaving",
    match: /\b(?:leave me|break up|divorce|mi lascer?a?|mi molla|lasciarmi|finira|is it over|e finita)\b/,
    say: [
      b(
        "only {name} can know that, and may not know it yet. How much you argue tells less than whether plans are still made, for the weekend, for the summer. If those stop, ask about the plans, and not about leaving.",
        "lo può sapere solo {name}, e magari ancora non lo sa. Quanto litigate dice meno di questo: se fate ancora progetti, per il fine settimana, per l’estate. Se quelli si fermano, chiedi dei progetti, e non se è finita.",
      ),
    ],
  },
  {
    kind: "anger",
    match:
      /\b(?:hate me|be (?:angry|mad|upset|furious|offended|hurt)|get (?:angry|mad|upset)|mi odier\w+|si (?:arrabbi|offend|incazz)(?:era|era'|a|e)\b|(?:restera|rimarra) male)\b/,
    unless: /\b(?:so (?:that )?(?:he|she|they) (?:does|do|doesn|don|won)|without|senza che|in modo che non)\b/,
    say: [
      b(
        "for a while, perhaps. What lasts is seldom the thing itself, but how one came to hear of it. So say it yourself, early, and stay for the first reaction without defending yourself; the second one is mostly fairer.",
        "per un po’, può darsi. A restare di rado è la cosa in sé: è il modo in cui la si è saputa. Quindi dilla tu, presto, e reggi la prima reazione senza difenderti; la seconda di solito è più giusta.",
      ),
    ],
  },
];
