import { b } from "../text.ts";
import type { HardMessage } from "./hard-message.ts";

/** Bad news, confessions and announcements. */
export const NEWS: readonly HardMessage[] = [
  {
    kind: "separation_to_child",
    match:
      /^(?=.*\b(?:daughter|son|kids?|children|boys|girls|little one|figli[oaie]?|bambin\w+|bimb\w+|ragazz[ie])\b)(?=.*\b(?:split(?:ting)? up|separat\w+|divorc\w+|ci lasciamo|ci separiamo|separiamo|non viv\w+ piu insieme)\b)/,
    unless: /\b(?:my (?:son|daughter) is (?:getting|going)|mi[oa] figli[oa] (?:si separa|divorzia))\b/,
    gist: b("tell {name} that you’re separating", "dire {a_name} che vi separate"),
    when: b(
      "both parents together if you can manage it, at home, on a day with no school the next morning, and before anybody else lets it slip.",
      "tutti e due i genitori insieme, se ci riuscite, a casa, in un giorno senza scuola l’indomani, e prima che a qualcuno scappi.",
    ),
    first: b(
      "the plain fact in two sentences, then three certainties: it’s nobody’s fault and least of all the child’s, both of you stay the parents, and where everyone sleeps next week.",
      "il fatto in due frasi, poi tre certezze: non è colpa di nessuno e meno che mai dei figli, tutti e due restate i genitori, e dove si dorme la settimana prossima.",
    ),
    without: b(
      "the reasons between the adults, blame, and “you’ll have two Christmases”. Tears and silence are both all right.",
      "le ragioni degli adulti, le colpe, e «avrai due camerette». Vanno bene sia il pianto sia il silenzio.",
    ),
    example: b(
      "We have something sad to tell you. We’ve decided not to live together any more. It’s not because of anything you did, and we’re both still here for you, always. I’d like you to ask us anything, today or whenever you want.",
      "Dobbiamo dirti una cosa triste: abbiamo deciso di non vivere più insieme. Non dipende da niente che hai fatto tu, e noi due restiamo la tua mamma e il tuo papà. Puoi chiederci quello che vuoi, oggi o quando ti viene in mente.",
    ),
    ask: b(
      "What is already certain: the home, the school, who is where on which days?",
      "Che cosa è già sicuro: la casa, la scuola, con chi si sta e in quali giorni?",
    ),
  },
  {
    kind: "illness",
    match:
      /\b(?:cancer|tumou?r|diagnos\w+|test results?|is (?:very |seriously )?ill|(?:i'?m|i am) (?:very |seriously )?ill|(?:isn'?t|not|won'?t) (?:going to )?(?:get(?:ting)? better|recover)|is dying|going to die|passed away|has died|died\b|miscarr\w+|tumore|cancro|malatti\w+|e (?:molto |gravemente )?malat[ao]|non guarira|sta morendo|morira|e mort[ao]|e mancat[ao]|esito dell\w+|aborto spontaneo|perso il bambino)\b/,
    gist: b("tell {name} the sad news", "dare {a_name} la brutta notizia"),
    when: b(
      "soon, sitting down, in a familiar place and with time afterwards. A child hears it from the person they trust most.",
      "presto, seduti, in un posto familiare e con del tempo dopo. Un bambino lo deve sentire dalla persona di cui si fida di più.",
    ),
    first: b(
      "a warning (“I have sad news”), then the fact in clear words, then silence. To a child say the real word; “gone to sleep” or “a bit poorly” makes for fear of sleep and of every cold.",
      "un avviso («ho una brutta notizia»), poi il fatto con parole chiare, poi silenzio. A un bambino di’ la parola vera: «si è addormentata» fa venire paura di dormire.",
    ),
    without: b(
      "“it’ll be all right” if you don’t know that, and too many details. Answer what is asked, no more.",
      "«andrà tutto bene» se non lo sai, e i troppi particolari. Rispondi a quello che viene chiesto, non di più.",
    ),
    example: b(
      "I have something sad to tell you, and I’m sad about it too. It won’t get better, though the doctors do all they can. I’d like us to have good days together, and you can ask me anything, more than once.",
      "Devo dirti una cosa triste, e sono triste anch’io: questa malattia non passa, anche se i medici fanno tutto quello che possono. Vorrei che passassimo insieme dei bei momenti, e puoi chiedermi tutto, anche più volte.",
    ),
    ask: b("What does {name} know or guess already?", "Che cosa sa già {name}, o che cosa ha intuito?"),
  },
  {
    kind: "failure",
    match:
      /\b(?:(?:lost|losing) my job|(?:been|got|was) (?:sacked|fired|laid off|made redundant)|redundan\w+|fail(?:ed|ing)? (?:my|the|an?|again)|dropp(?:ed|ing) out|didn'?t (?:get in|pass|make it)|(?:perso|perdo) il (?:lavoro|posto)|licenziat[ao]|bocciat[ao]|segat[ao]|non ho passato|non l'ho passato|ho mollato l'universita|lascio l'universita|sono indietro con gli esami)\b/,
    gist: b("tell {name} that it went wrong", "dire {a_name} che è andata male"),
    when: b(
      "today or tomorrow, in person or by phone. What makes such news worse is hearing it late, or from others.",
      "oggi o domani, di persona o al telefono. A peggiorare notizie così è saperle tardi, o da altri.",
    ),
    first: b(
      "the fact, in one sentence. Then how you are, and what you’re doing next, however small; worry needs something to hold on to.",
      "il fatto, in una frase. Poi come stai, e qual è il prossimo passo, anche piccolo: chi si preoccupa ha bisogno di qualcosa a cui tenersi.",
    ),
    without: b(
      "apologies for existing, excuses, and making it smaller than it is. {name}’s sadness is for you, not about you.",
      "le mille scuse, le giustificazioni, e il farla più piccola di com’è. Il dispiacere di {name} è per te, non contro di te.",
    ),
    example: b(
      "I’ve got bad news, and I wanted you to hear it from me: it didn’t work out. I feel low about it, and I already know what I’ll do this week. What I’d like from you is company, not a solution.",
      "Ho una brutta notizia e volevo che la sapessi da me: è andata male. Ci sto male anch’io, e so già che cosa faccio questa settimana. Da te vorrei un po’ di compagnia, più che una soluzione.",
    ),
    ask: b("What is your next step, even a small one?", "Qual è il tuo prossimo passo, anche piccolo?"),
  },
  {
    kind: "drinking",
    match:
      /\b(?:(?:drinks?|drinking|drunk)\b.{0,30}\b(?:too much|problem|a lot|every|again)|(?:too much|problem).{0,20}\b(?:drink\w*|alcohol)|his drinking|her drinking|beve (?:troppo|tanto|sempre)|beve ogni|problema con l'alcol|alza il gomito|si ubriaca)\b/,
    gist: b("talk to {name} about the drinking", "parlare {a_name} del bere"),
    when: b(
      "when {name} is sober and you’re alone, the next morning rather than the same evening.",
      "quando {name} non ha bevuto e siete a tu per tu: la mattina dopo, mai la sera stessa.",
    ),
    first: b(
      "that you care, then two things you saw, with the day, and that you were worried. Ask what {name} thinks of it, and listen longer than you speak.",
      "che ci tieni, poi due cose che hai visto tu, con il giorno, e che sei in pensiero. Chiedi come la vede {name}, e ascolta più di quanto parli.",
    ),
    without: b(
      "the word “alcoholic”, counting glasses, and “we all think”. A denial the first time is usual; you’ve opened the door.",
      "la parola «alcolizzato», il conto dei bicchieri, e «lo pensiamo tutti». Che la prima volta neghi è normale: intanto la porta è aperta.",
    ),
    example: b(
      "I’m saying this because you matter to me. On Sunday and at Easter I saw you drink until you weren’t yourself, and I was worried. I’d like to know how you’re doing, and I’ll come along if you want to talk to a doctor.",
      "Te lo dico perché ti voglio bene. Domenica e a Pasqua ti ho visto bere finché non eri più tu, e sono in pensiero. Vorrei sapere come stai davvero, e se vuoi parlarne con un medico ti accompagno.",
    ),
    ask: b("Which two occasions did you see yourself?", "Quali sono le due volte che hai visto con i tuoi occhi?"),
  },
  {
    kind: "coming_out",
    match:
      /\b(?:(?:i'?m|i am|that i'?m|being) (?:gay|lesbian|bi|bisexual|trans\w*|queer|non-?binary|asexual|not straight)|com(?:e|ing) out|not out to|still not out|sono (?:gay|lesbica|bisessuale|trans\w*|omosessuale|non binari\w)|mi piacciono (?:le ragazze|i ragazzi|le donne|gli uomini)|fare coming out|(?:sto|esco|vivo) con una (?:ragazza|donna)|(?:sto|esco|vivo) con un (?:ragazzo|uomo))\b/,
    gist: b("tell {name} who you are", "dire {a_name} una cosa importante di te"),
    when: b(
      "when you want to, not because you owe it. In a quiet place you can leave, with somebody who knows already within reach of the phone. If you depend on {name} for a home or money and fear the answer, it may wait.",
      "quando lo vuoi tu, non perché lo devi. In un posto tranquillo da cui puoi andare via, con qualcuno che già lo sa a portata di telefono. Se da {name} dipendono la casa o i soldi e temi la risposta, si può anche aspettare.",
    ),
    first: b(
      "why you’re telling it: because you want to be known by {name}. Then the one sentence, and a breath.",
      "perché lo dici: perché vuoi che {name} ti conosca davvero. Poi quella frase sola, e un respiro.",
    ),
    without: b(
      "apologies, and a debate. You’re telling something, not asking for permission; questions can come another day.",
      "le scuse e il dibattito. Stai raccontando qualcosa, non chiedendo un permesso; le domande possono venire un altro giorno.",
    ),
    example: b(
      "There’s something about me I’d like you to know, because you’re important to me. I’m the same person as yesterday, and I feel lighter now that I’ve said it. You needn’t answer at once.",
      "C’è una cosa di me che vorrei che sapessi, perché per me conti. Sono la stessa persona di ieri, e dirtela mi toglie un peso. Non serve che tu risponda subito.",
    ),
    ask: b(
      "Who already knows, and could be near you that day?",
      "Chi lo sa già, e potrebbe starti vicino quel giorno?",
    ),
  },
  {
    kind: "announcement",
    match:
      /\b(?:(?:i'?m|im|i am|we'?re|she'?s) (?:pregnant|expecting|engaged)|having a baby|get(?:ting)? married|eloping?|just the two of us|sono incinta|siamo incinta|aspett(?:o|iamo) un (?:bambin\w|figli\w|bimb\w)|ci sposiamo|mi sposo|sposarci|solo noi due)\b/,
    gist: b("tell {name} the news", "dare {a_name} la notizia"),
    when: b(
      "in person, just the two of you and before the others, so that {name} hears it from you and not from a photograph.",
      "di persona, a tu per tu e prima degli altri: così lo sa da te e non da una foto.",
    ),
    first: b(
      "the news in one sentence, and how you feel about it. If it will disappoint or surprise, say that you know it, and leave some silence.",
      "la notizia in una frase, e come ti fa sentire. Se può deludere o spiazzare, di’ che lo sai, e lascia un po’ di silenzio.",
    ),
    without: b(
      "justifying yourself, and asking for joy at once. The first face often isn’t the last.",
      "le giustificazioni, e il pretendere la gioia subito. La prima faccia spesso non è l’ultima.",
    ),
    example: b(
      "I’d like you to be among the first to know, because it matters to me. I feel happy and a little nervous saying it. I know you may need time with it, and I’d like to talk again on Sunday.",
      "Volevo che lo sapessi fra i primi, perché per me è importante. Mentre te lo dico sento gioia e anche un po’ di paura. So che forse ti serve tempo: mi piacerebbe riparlarne con calma domenica.",
    ),
    ask: b("What part of it may be hard for {name}?", "Quale parte può essere difficile per {name}?"),
  },
  {
    kind: "confession",
    match:
      /\b(?:confess\w*|own up|come clean|(?:i|to) admit (?:that |to (?:him|her|them|my)|i )|i(?:'ve| have)? (?:accidentally )?(?:broke|broken|lost|damaged|crashed|scratched|ruined|lied|cheated|stole|stolen|spent|kissed|slept with|been hiding|kept (?:it )?secret|dented|read his|read her|forgot|forgotten)|tell \w+ the truth|in debt|(?:made|make) (?:a|some) (?:\w+ )?mistakes?|messed up|screwed up|ho fatto un (?:\w+ )?(?:errore|danno|disastro|pasticcio|guaio)|ho sbagliato|(?:my|have|got) debts?|met (?:someone|somebody) else|seeing (?:someone|somebody) else|white lie|big lie|ho (?:un debito|dei debiti|un'altra|un altro|conosciuto un\w+|preso una multa|ammaccato|ripreso a)|debiti\b|ammett\w+|ho (?:rotto|perso|rovinato|graffiato|mentito|tradito|rubato|speso|nascosto|raccontato una bugia|combinato|baciato|dimenticato|fatto (?:un casino|una cavolata))|gli ho mentito|le ho mentito|l'ho tradit[ao]|la verita)\b/,
    unless: /\b(?:lost my job|perso il (?:lavoro|posto)|(?:he|she) (?:lied|cheated|stole|lost))\b/,
    gist: b("own up to {name}", "confessarlo {a_name}"),
    when: b(
      "soon, and before {name} finds out: that you came by yourself will count most afterwards. Sitting down, with time.",
      "presto, e prima che lo scopra: dopo conterà soprattutto che l’hai detto di tua iniziativa. Con calma e con del tempo.",
    ),
    first: b(
      "what you did, in one sentence and with the real verb. Then how long you’ve kept it back, that you’re sorry, and what you’ll do about it.",
      "che cosa hai fatto, in una frase e con il verbo vero. Poi da quanto lo tieni per te, che ti dispiace, e come vuoi rimediare.",
    ),
    without: b(
      "“I didn’t mean to”, how bad you feel, and half of it today and half next week.",
      "«non volevo», quanto ci stai male tu, e metà oggi e metà la settimana prossima.",
    ),
    example: b(
      "I have to tell you something I’ve kept to myself, because I was ashamed. I did it, I’m sorry, and I should have told you at once. I’d like to put it right, and I’ll listen to whatever you want to say.",
      "Devo dirti una cosa che ho tenuto per me perché me ne vergognavo. È successo per causa mia, mi dispiace, e te lo dovevo dire subito. Vorrei rimediare, e adesso ascolto tutto quello che vuoi dirmi.",
    ),
    ask: b(
      "What could you do to put it right, even in part?",
      "Che cosa puoi fare per rimediare, anche solo in parte?",
    ),
  },
  {
    kind: "apology",
    match:
      /\b(?:apolog\w+|say(?:ing)? (?:i'?m )?sorry|make (?:it )?up (?:to|with)|put (?:it|this|that|things) right|scusarmi|chieder\w* scusa|chiedo scusa|farmi perdonare|chiederle perdono|chiedergli perdono|fare pace)\b/,
    unless:
      /\b(?:(?:he|she|they) (?:should|must|needs? to|has to|never|won'?t) (?:apologi|say sorry)|without apologi\w+|senza (?:chiedere )?scus\w+|dovrebbe chieder\w*)\b/,
    gist: b("apologise to {name}", "chiedere scusa {a_name}"),
    when: b(
      "in person if {name} will have it, otherwise in a short letter that needs no answer. There is no too late for it.",
      "di persona se {name} se la sente, se no con poche righe che non pretendono risposta. Per le scuse non è mai troppo tardi.",
    ),
    first: b(
      "what you did, by its name, and what it must have been like for {name}. Then “I’m sorry”, and what you’ll do differently.",
      "che cosa hai fatto, con il suo nome, e che cosa dev’essere stato per {name}. Poi «mi dispiace», e che cosa farai in un altro modo.",
    ),
    without: b(
      "“but”, “if I hurt you”, the explanation, and asking to be forgiven. Forgiveness has its own time.",
      "«però», «se ti ho fatto male», la spiegazione, e la richiesta di essere perdonati. Il perdono ha i suoi tempi.",
    ),
    example: b(
      "I’ve thought about what I did. You needed something else from me, and I can see that it hurt. I’m sorry. I don’t expect anything today; I’d like to do better, and you may tell me how it was for you.",
      "Ho pensato a quello che ho fatto. Avevi bisogno d’altro da me, e capisco che ti ha fatto male. Mi dispiace. Non mi aspetto niente, oggi; vorrei fare meglio, e se vuoi raccontarmi com’è stato ti ascolto.",
    ),
    ask: b("What is the one thing you’re sorriest about?", "Qual è la cosa di cui ti dispiace di più?"),
  },
];
