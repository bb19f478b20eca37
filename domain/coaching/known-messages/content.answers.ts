import { b } from "../text.ts";
import type { KnownMessage } from "./known-message.ts";

/** Short messages within a conversation: a wish, an own step, something let go. */
export const ANSWERS: readonly KnownMessage[] = [
  {
    kind: "lets_be",
    match:
      /\b(?:(?:rather|better) not say|(?:think )?i'?ll (?:just )?(?:leave|let) it(?: be| go)?|i won'?t say anything|not going to (?:say|mention)|lascio (?:stare|perdere|correre)|non (?:(?:gli|le) )?dico (?:piu )?niente|meglio non dir\w+|non ne parlo piu)\b/,
    unless: /\?|\b(?:i'?ll leave it to|leave it (?:with|to) (?:you|him|her|them)|until|till|should|dovrei)\b/,
    plain: true,
    say: [
      b(
        "So it stays unsaid, and that’s a choice rather than a retreat: you saw something that weighed more. If it ever troubles you again, it can still be said then.",
        "Allora resta non detto, ed è una scelta, non una rinuncia: hai visto qualcosa che pesa di più. Se un giorno ti darà di nuovo fastidio, si potrà dire anche allora.",
      ),
    ],
  },
  {
    kind: "middle_way",
    match:
      /\b(?:non l[oaie] \w+,? (?:\w+ )?solo|(?:not (?:delet|quit|stopp|leav|giv)\w*|won'?t (?:delete|quit|stop|leave|give)) .{1,40}\b(?:only|just))\b/,
    plain: true,
    say: [
      b(
        "That’s a step you can stand by: something for {name}’s peace of mind, without giving up what is yours. Tell it as decided, both halves in one sentence, and see whether it’s enough. If after that the next thing has to go, it was never about this one.",
        "È un passo che puoi difendere: qualcosa per la tranquillità di {name}, senza rinunciare a quello che è tuo. Dillo come una cosa decisa, le due metà nella stessa frase, e guarda se basta. Se poi deve sparire la prossima, non era questione di questa.",
      ),
    ],
  },
  {
    kind: "only_when",
    match:
      /^(?:(?:tbh|well|yeah|si|beh|mah),? )?(?:only|just|solo|soltanto|giusto) (?:when|if|in|at|quando|se|a|in|mentre)\b(?=.{3,50}$)/,
    unless: /\?|\b(?:angry|drunk|shout\w*|hit\w*|arrabbi\w*|ubriac\w*|urla\w*|beve)\b/,
    of: ["family", "partner", "friend"],
    plain: true,
    say: [
      b(
        "Then those are the moments. Be there with something in your own hands, and without a question for the first ten minutes. What {name} says then may be about nothing much; that is how talking starts again.",
        "Allora i momenti sono quelli. Fatti trovare lì con qualcosa in mano anche tu, e per i primi dieci minuti senza domande. Magari {name} parla di niente: è così che si ricomincia a parlare.",
      ),
    ],
  },
  {
    kind: "it_was_me",
    match:
      /\b(?:(?:i was|i'?m|it was me) (?:the one )?who (?:walked|left|hung|stormed|slammed|shouted|stopped|cut|ended|blocked|started)|sono stat[oa] io (?:a|ad|che)|me ne sono andat[oa] io)\b/,
    unless: /\?|\b(?:left me|walked all|always the one)\b/,
    plain: true,
    say: [
      b(
        "Then you have the one sentence nobody else can say: what you did, without the reasons for it. “That was me back then, and I’m sorry.” On the phone or by hand, short, and with no question that must be answered at once.",
        "Allora hai tu la frase che non può dire nessun altro: che cosa hai fatto, senza i motivi. «Quella volta è dipeso da me, e mi dispiace.» A voce o scritta a mano, breve, e senza domande a cui si debba rispondere subito.",
      ),
    ],
  },
  {
    kind: "wants_to_hear",
    match:
      /\b(?:sentirmi dire|want(?:ed)? to hear (?:from )?(?:him|her|them|it)|hear (?:him|her|them) say|(?:need|would like) to be told)\b/,
    unless: /\?/,
    plain: true,
    say: [
      b(
        "One can’t quite ask for that outright, but there is a question that opens the door to it: “Looking back, what was I good at?” Whoever hears it knows what it is for, and mostly answers gladly. So get in touch for that, and leave the advice out.",
        "Chiederlo di petto non si può, ma c’è una domanda che apre quella porta: «Ripensando a quegli anni, che cosa mi riusciva bene?» Chi la sente capisce a che cosa serve, e di solito risponde volentieri. Allora fatti sentire per questo, e lascia fuori il resto.",
      ),
    ],
  },
  {
    kind: "wants_of_them",
    match:
      /\b(?:i (?:guess i |just |only )?(?:wanted|want|wish) (?:him|her|them) (?:to|would)|(?:i )?wish (?:he|she|they)(?:'d| would| had)|vorrei (?:solo )?che (?:almeno )?|volevo (?:solo )?che|avrei voluto che|mi (?:bastava|basterebbe|bastasse) che)\b/,
    unless: /\?/,
    say: [
      b(
        "That is one sentence, and it can be said as it stands, with “you” for {name} and nothing in front of it. It’s no reproach, it’s a wish about how you two do things. Choose a moment in which nothing has to be decided.",
        "È una frase sola, e si può dire così com’è, rivolta direttamente {a_name}, togliendo tutto quello che verrebbe prima. Non è un rimprovero, è un desiderio su come fate le cose. Scegli un momento in cui non c’è niente da decidere.",
      ),
    ],
  },
];
