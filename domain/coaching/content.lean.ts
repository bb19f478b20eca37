import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** The kind of action a yes-or-no question is about. */
export type Leaning =
  | "self"
  | "deed"
  | "right"
  | "open"
  | "future"
  | "either"
  | "small"
  | "tell"
  | "big"
  | "leave"
  | "agree"
  | "refuse"
  | "manners"
  | "other"
  | "law"
  | "usual";

/**
 * Leanings with their reasons, in lower case to follow “Whether to …: ”. For flattened text; the first match counts.
 */
export const LEANINGS: readonly { kind: Leaning; match: RegExp; say: readonly Bilingual[] }[] = [
  {
    kind: "law",
    match:
      /\b(?:legal(?:ly)?|illegal|against the law|the law|my rights?|allowed by|court|sue|custody|notice period|contract|evict|landlord .*allowed|deposit back|cut it myself|legge|legale|illegale|diritto|diritti|avvocato|tribunale|affidamento|preavviso|contratto|sfratt\w*|denunci\w*|per legge)\b/,
    say: [
      b(
        "that is a question of law and I’d only be guessing; an advice centre, the council’s office or a lawyer can tell you in ten minutes. What I can help with is how to say it to {name}.",
        "è una questione di legge e tirerei a indovinare: uno sportello legale, il comune o un avvocato te lo dicono in dieci minuti. Io posso aiutarti con il modo di dirlo a {name}.",
      ),
    ],
  },
  {
    kind: "usual",
    match:
      /\b(?:how (?:much|often|many|long) (?:is|should|does|do|are)|what(?:'s| is) normal|quant\w+ (?:e|volte|spesso|tempo|dovrei|devo|si)|quanto (?:e|dovrebbe|costa))\b/,
    say: [
      b(
        "there is no figure that would be right for everybody; start a little below what you’d like, and let {name} come towards you.",
        "una misura giusta per tutti non c’è: parti un po’ sotto quello che vorresti, e lascia che {name} ti venga incontro.",
      ),
      b(
        "go by what {name} does: about as much and as often, and then ask whether it suits.",
        "regolati su quello che fa {name}: più o meno altrettanto, e poi chiedi se va bene così.",
      ),
    ],
  },
  {
    kind: "self",
    match:
      /\b(?:am i (?:a |an |being |just |too )*(?:bad|terrible|horrible|awful|selfish|crazy|mad|stupid|unfair|mean|paranoid|too|over\w*|weird|wrong to (?:feel|want|think)|ridiculous|petty|jealous|ungrateful|cold|rubbish)|is it (?:bad|wrong|normal|weird|selfish|awful|terrible) (?:that|if|to (?:feel|want|think|not))|does that make me|what'?s wrong with me|sono (?:io )?(?:una |un |la |il |troppo |che )*(?:cattiv\w+|egoist\w+|pazz\w+|stupid\w+|fissat\w+|esagerat\w+|pessim\w+|brutt\w+|permalos\w+|ingiust\w+|gelos\w+|fredd\w+|strega|scem\w+|a sbagliare)|e (?:brutto|normale|sbagliato|da egoisti|strano|da pazzi) (?:che|se (?:mi|non|ho|sono|provo|voglio)|non|sentir\w+|voler\w+|provare)|sono normale|che ho che non va)\b/,
    say: [
      b(
        "no. Somebody to whom it was all the same wouldn’t be asking. What you feel is one thing, what you do is another, and so far you have done nothing wrong.",
        "no. Chi se ne infischia non se lo chiede nemmeno. Una cosa è quello che provi, un’altra quello che fai, e finora non hai fatto niente di male.",
      ),
      b(
        "no, I don’t think so. It’s a feeling, and feelings aren’t a verdict on you; what counts is what you make of it.",
        "no, non direi. È una cosa che senti, e quello che si sente non è un giudizio su di te: conta che cosa ne fai.",
      ),
      b(
        "no. You’re allowed to want something for yourself and still be good to {name}.",
        "no. Puoi volere qualcosa per te e voler bene lo stesso a {name}.",
      ),
    ],
  },
  {
    kind: "deed",
    match:
      /\b(?:(?:was|did) i (?:too |go too |do |being )*(?:wrong|harsh|mean|out of (?:line|order)|rude|unfair|far|overreact|hard|cruel)|did i (?:overreact|go too far|mess|do wrong|ruin)|was (?:it|that) (?:ok|wrong|mean|rude|too|unfair|a mistake|out of)|should i have|ho (?:sbagliato|esagerato|fatto male|torto)|sbaglio|sono stat\w (?:troppo|ingiust\w|dur\w|cattiv\w)|e stato (?:sbagliato|un errore|troppo)|(?:e )?colpa mia|avrei dovuto|ho torto)\b/,
    say: [
      b(
        "the way it came out, perhaps; the reason behind it, no. And a way of saying things can be put right in one sentence.",
        "il modo forse sì, il motivo no. E il modo si ripara con una frase.",
      ),
      b(
        "it may have been more than you wanted. That you look back at it is the best start for mending it: name that one thing to {name}, without a “but”.",
        "forse è uscita più di quello che volevi. Che tu ci ripensi è già l’inizio del rimedio: di’ a {name} quella cosa sola, senza «però».",
      ),
    ],
  },
  {
    kind: "right",
    match:
      /\b(?:did i do (?:right|the right)|was i right|was it right|(?:ho|abbiamo) fatto bene|ho fatto la cosa giusta)\b/,
    say: [
      b(
        "as you tell it, yes. You went by what you knew at the time; if somebody was hurt by it, that can be said as a sentence of its own.",
        "da come lo racconti, sì. Hai deciso con quello che sapevi in quel momento; se qualcuno ci è rimasto male, glielo si può dire a parte.",
      ),
    ],
  },
  {
    kind: "other",
    match:
      /\b(?:is (?:he|she|it a sign|this a sign)|does (?:he|she)|do(?:es)? (?:it|this) mean|has (?:he|she)|are they|e un segno|vuol dire che|lo fa apposta|ce l'ha con|mi (?:sta (?:usando|tradendo|mentendo)|prende in giro))\b/,
    say: [
      b(
        "from where I sit nobody can tell. Signs can be read both ways; what can’t is whether {name} makes time, and keeps to what was said. Look at those two for a fortnight.",
        "da qui non lo può dire nessuno. I segnali si leggono in due modi; due cose no: se {name} trova il tempo, e se mantiene quello che dice. Per un paio di settimane guarda quelle.",
      ),
      b(
        "it could be, and it could be something else altogether. Look whether it happens again in the same way; once is a moment, three times is an answer.",
        "può darsi, e può darsi che sia tutt’altro. Guarda se ricapita uguale: una volta è un caso, tre sono una risposta.",
      ),
    ],
  },
  {
    kind: "future",
    match:
      /\b(?:is it over|will (?:he|she|they|it|we|this|that)|are (?:they|we) going to|is (?:he|she) going to|gonna|e finita\?|mi (?:lascia|lascera|perdona|perdonera)\?|tornera|cambiera)/,
    say: [],
  },
  {
    kind: "either",
    match:
      /\b(?:write|text|call|message|reply|ask|answer)\b.* or .*\b(?:leave|wait|let|not|nothing)\b|\b(?:scriv\w*|chiam\w*|rispond\w*)\b.* o .*\b(?:lasci\w*|aspett\w*|niente|sto zitt\w)\b/,
    say: [
      b(
        "one short line that asks for nothing, and after that I’d leave it. The line keeps the door open, the quiet afterwards shows that you mean it.",
        "una riga breve che non chiede niente, e poi aspetterei. La riga tiene aperta la porta, il silenzio dopo fa capire che non insisti.",
      ),
    ],
  },
  {
    kind: "leave",
    match:
      /\b(?:leave (?:it|her|him|them) (?:alone|be|at that)|let it go|wait|ignore|say nothing|drop it|keep quiet|forget it|not (?:answer|reply|go|say)|lasciar (?:perdere|stare|correre)|aspett\w*|far finta|tacere|stare zitt\w|ignorar\w*|non (?:rispond\w*|dire|andare|ci vado)|n?n gli rispondo)\b/,
    say: [
      b(
        "for a few days, yes; waiting can be ended at any time. Set yourself a day on which you’ll look at it again, or it decides itself.",
        "per qualche giorno sì: l’attesa si può interrompere quando vuoi. Datti però un giorno in cui ci ripensi, altrimenti si decide da sola.",
      ),
      b(
        "I’d leave the door open with one short line first, and then wait. Silence without a word gets read as a no.",
        "prima lascerei la porta aperta con una riga, e poi aspetterei. Il silenzio senza una parola viene preso per un no.",
      ),
    ],
  },
  {
    kind: "big",
    match:
      /\b(?:quit|leave (?:him|her|them|my|the)|break (?:up|it off)|split up|divorce|end (?:it|the|things)|cut (?:him|her|them|contact|off|ties)|block|report|hr\b|go to (?:the|my|his|her) (?:boss|manager|director|police|council)|move (?:in|out|back)|sell|marry|confront|unfriend|uninvite|expose|take back|lasciar\w*|lascio|lo lascio|la lascio|chiudere|troncare|tagliare|bloccar\w*|blocco|segnalar\w*|denunciar\w*|andare dal (?:direttore|capo)|dal capo|licenziar\w*|trasferir\w*|vendere|sposar\w*|tornare (?:con|col|insieme)|divorzi\w*|affrontar\w*|residenza)\b/,
    say: [
      b(
        "I lean towards not yet. It’s a step that is hard to take back, so first the smaller one: say it once to {name} in plain words, with what you’ll do if nothing changes.",
        "io direi non ancora. È un passo da cui si torna indietro male, quindi prima quello più piccolo: dillo una volta a {name} con parole chiare, e di’ che cosa farai se non cambia niente.",
      ),
      b(
        "only with a night in between. If it’s still right on a calm morning, then yes, and tell {name} yourself before anybody else does.",
        "solo con una notte in mezzo. Se in una mattina tranquilla ti sembra ancora giusto, allora sì, e {name} lo deve sapere da te prima che da altri.",
      ),
    ],
  },
  {
    kind: "agree",
    match:
      /\b(?:let (?:him|her|them)|give (?:him|her|them)|lend|pay for|forgive|second chance|say yes|accept|agree|take (?:him|her|them) back|help (?:him|her) (?:again|out)|perdonar\w*|perdono|dargli|darle|prestar\w*|accettare|dire di si|seconda possibilita|lasciarl\w|permettere|prendo|invitare pure)\b/,
    say: [
      b(
        "yes, if you’d still be at ease with it in a month; no, if you’d be keeping count. A yes for now, with an end to it, is a yes too.",
        "sì, se fra un mese saresti ancora in pace con la cosa; no, se terresti il conto. Anche un sì a tempo è un sì.",
      ),
      b(
        "I lean towards a yes with one condition, said at once. Without the condition it will be asked again.",
        "io propenderei per un sì con una condizione, detta subito. Senza, te lo chiederanno di nuovo.",
      ),
    ],
  },
  {
    kind: "refuse",
    match:
      /\b(?:say no|refuse|turn (?:it|him|her|them) down|stop|skip|not go|cancel|dire di no|rifiutar\w*|smettere|non andar\w*|disdire)\b/,
    say: [
      b(
        "yes, and early: a no today costs {name} less than a half-hearted yes later. One reason is enough.",
        "sì, e presto: un no oggi a {name} costa meno di un sì a metà più avanti. Basta un motivo.",
      ),
    ],
  },
  {
    kind: "tell",
    match:
      /\b(?:tell (?:him|her|them|my|the|\w+) |say (?:that|something|anything)|admit|confess|come clean|own up|dir(?:gli|le|glielo|lo)|dico|confessar\w*|ammettere|raccontar\w*|dire (?:a|alla|al|ai) )\b/,
    say: [
      b(
        "I lean towards saying it, if it’s yours to tell: it sounds better from you than from somebody else. Choose a quiet moment, and say first why you’re telling it.",
        "io sarei per dirlo, se è una cosa tua da dire: detta da te suona meglio che da altri. Scegli un momento tranquillo, e comincia dal perché lo dici.",
      ),
      b(
        "yes, unless it would only ease your mind and burden {name}’s. If it helps {name} to know, it’s worth one uncomfortable evening.",
        "sì, a meno che serva solo ad alleggerire te e pesi a {name}. Se saperlo aiuta {name}, vale una serata scomoda.",
      ),
    ],
  },
  {
    kind: "manners",
    match:
      /\b(?:is it (?:rude|ok|okay|fair|too (?:much|late|soon|early)|unreasonable|reasonable|petty|weird|silly|out of order|my place)|would it be (?:rude|ok|wrong|too|weird)|ok to|e (?:da maleducati|maleducato|scorretto|giusto|troppo|inopportuno|il caso)|va bene se)\b/,
    say: [
      b(
        "it depends on whether {name} could easily answer with a no; put like that, it may be asked.",
        "dipende se {name} può rispondere facilmente di no; detto così, si può chiedere.",
      ),
      b(
        "I see nothing wrong in it, as long as {name} hears it from you and in good time.",
        "non ci vedo niente di male, purché {name} lo sappia da te e per tempo.",
      ),
    ],
  },
  {
    kind: "small",
    match:
      /\b(?:should|shall|shud|shd) i (?:just |still |maybe )?(?:ask (?:him|her|them)|invite|text|write|call|ring|message|thank|apologi\w+|congratulate)\b|\b(?:dovrei|devo|faccio bene a|e il caso di) (?:chieder(?:gli|le)|scriver\w+|chiamar\w+|telefonar\w+|invitar\w+|ringraziar\w+|scusar\w+|mandar(?:gli|le))\b|\b(?:gli|le) (?:scrivo|telefono|mando)\b.{0,20}\?/,
    say: [
      b(
        "I lean towards yes. It’s one sentence, you can stop after it, and not knowing costs you more.",
        "io sarei per il sì. È una frase, dopo puoi fermarti, e non sapere ti costa di più.",
      ),
      b(
        "rather yes. If you’d be relieved at having done it, whatever the answer is, do it this week.",
        "più sì che no. Se ti sentiresti meglio ad averlo fatto, qualunque sia la risposta, fallo questa settimana.",
      ),
    ],
  },
  {
    kind: "open",
    match: /^/,
    say: [
      b(
        "from one side I can’t tell. What speaks against it, as you see it?",
        "da una parte sola non lo so dire. Per te che cosa c’è contro?",
      ),
      b(
        "I don’t know enough to say. What would {name} say to it, as far as you can guess?",
        "ne so troppo poco per dirlo. {name} che cosa ne direbbe, per quanto puoi immaginare?",
      ),
    ],
  },
];

/** The future can't be known; what to watch for. Follows “Whether …: ”. */
export const CANNOT_KNOW: readonly Bilingual[] = [
  b(
    "nobody can know that from here, and I won’t pretend to. Watch what {name} does in the next days more than what is said.",
    "da qui non lo può sapere nessuno, e non faccio finta. Nei prossimi giorni guarda quello che {name} fa, più di quello che dice.",
  ),
  b(
    "only {name} can answer that. What tells most is whether {name} comes back to it without being asked.",
    "lo sa solo {name}. Il segno che dice di più è se {name} ci torna su senza che tu lo chieda.",
  ),
  b(
    "I can’t see that far. You’ll notice it in small things: who makes the first step, and who keeps to what was agreed.",
    "così lontano non vedo. Te ne accorgi dalle cose piccole: chi fa il primo passo, e chi mantiene quello che si era detto.",
  ),
];

/** An action that contradicts a self-reproach: `{said}`. */
export const COUNTER_ACTION: readonly Bilingual[] = [
  b("And look at what you told me: {said}.", "E guarda che cosa mi hai raccontato: {said}."),
];
