import type { Bilingual } from "#domain/language.ts";
import type { CommonQuestion } from "./content.lean-kinds.ts";
import { b } from "./text.ts";

/** Asks for a yes or no, or whether something was right. For flattened text. */
const ASKS =
  "\\b(?:should|shall|can|could|may|must|would|is it|was it|was that|was i|is that|did i|do i|am i|ok(?:ay)? to|what if|thinking of|want to|dovrei|devo|posso|potrei|faccio (?:bene|male)|ho (?:fatto|sbagliato|esagerato)|mi conviene|va bene|e (?:giusto|sbagliato|normale|meglio|grave|ok|il caso)|si puo|vorrei|voglio|penso di|pensavo di|meglio)\\b";
const DRUG =
  "(?:chemo\\w*|anti ?depressants?|pills?|tablets?|medicines?|medications?|meds|insulin|antibiotics?|statins?|blood thinners?|inhaler|lithium|dialysis|radiotherapy|painkillers?|paracetamol|ibuprofen|melatonin|sleeping (?:pills|tablets)|chemio\\w*|antidepressiv\\w*|pastigli\\w*|pillol\\w*|medicin\\w*|farmac\\w*|insulina|antibiotic\\w*|cortisone|psicofarmac\\w*|tranquillant\\w*|sonnifer\\w*|antidolorific\\w*|tachipirina|melatonina|dialisi|radioterapia|terapia|gocce)";
/** Words between the verb and the medicine, excluding telling or reminding somebody. */
const NEAR = "(?: (?!remind|about|ask|nag|talk|check|forc|ricord|chied|parl|control)\\w+(?:'s)?){0,5}?";
const CHILD =
  "\\b(?:baby|babies|newborn|infant|toddler|kids?|child|children|son|daughter|(?:\\w+|\\d+) (?:year|month|week)s? old|bambin\\w|bimb\\w|neonat\\w|figli\\w)\\b";
const TAKES =
  "(?:stop|stopping|quit|skip|halve|reduce|double|give|giving|mix|come off|go off|coming off|take|taking|start|increase|miss|lower|drop|refuse|smett\\w+|sospend\\w+|interromp\\w+|salt\\w+|dimezz\\w+|ridur\\w+|raddoppi\\w+|dar\\w*|mescol\\w+|prend\\w+|aument\\w+|lasci\\w+)";

/** Questions where a yes or a polite answer could do harm; checked before all other answers. */
export const GUARDED: readonly CommonQuestion[] = [
  {
    kind: "emergency",
    match:
      /\b(?:(?:he|she|they|baby|son|daughter|mum|mom|dad|\w+'s) ?(?:is |s )?(?:can't|cannot|isn't|is not|not|stopped|hardly|struggling to) breath\w*|(?:trouble|difficulty) breathing|unconscious|won't wake up|can't wake (?:him|her|them)|overdos\w+|(?:took|taken|swallowed) (?:too many|all (?:the|his|her|my)) (?:\w+ )?(?:pills|tablets)|smoke (?:is )?(?:coming|pouring|billowing)|(?:flat|house|kitchen|building|apartment) (?:\w+ ){0,2}is on fire|smells? (?:of )?gas\b|non respira|fatica a respirare|respira (?:male|a fatica)|priv[oa] di sensi|svenut[oa] e non|non si sveglia|(?:ha )?(?:preso|ingoiato) (?:tropp[eoia]|tutt[eoia]) (?:\w+ )?(?:pastiglie|pillole|medicine|compresse)|(?:esce|uscire|uscendo|viene|arriva)(?: del| il)? fumo|fumo (?:che )?(?:esce|viene|arriva)|odore di gas|(?:casa|appartamento|palazzo) (?:\w+ ){0,2}in fiamme)\b/,
    say: [
      b(
        "this is for the emergency number, now: 112 in Europe, 999 in the United Kingdom, 911 in North America. Say where you are and what you see, and stay on the line; they tell you what to do until somebody comes.",
        "questo è da numero di emergenza: chiama il 112 adesso. Di’ dove sei e che cosa vedi, e resta in linea: ti guidano finché arrivano i soccorsi.",
      ),
      b(
        "Please ring the emergency number before you write on here. Everything else can wait.",
        "Prima di scrivere ancora qui chiama il 112. Tutto il resto può aspettare.",
      ),
    ],
  },
  {
    kind: "medicine",
    match: new RegExp(
      `${ASKS}.{0,60}?\\b${TAKES}${NEAR} ${DRUG}\\b|` +
        `(?=.*${CHILD})(?=.*\\b(?:fever|temperature|rash|seizure|vomiting|febbre|convulsion\\w|vomita)\\b)(?=.*\\b(?:wait\\w*|doctor|hospital|a&e|aspett\\w+|medico|dottore|pediatra|ospedale|pronto soccorso)\\b)(?=.*\\?)|` +
        `(?=.*\\b(?:lump|chest pains?|blood in|coughing blood|nodul\\w|dolore al petto|sangue nel\\w*)\\b)(?=.*\\b(?:ignor\\w+|wait\\w*|normal|serious|aspett\\w+|lasciar\\w*|normale|grave)\\b)|` +
        "\\b(?:morning after pill|emergency contracepti\\w+|pillola del giorno dopo|contraccezione d'emergenza|pillola dei cinque giorni)\\b|" +
        "(?=.*\\?).*\\b(?:what dose|dosage|side effects?|contagious|symptoms?|can (?:he|she|i) take (?:\\w+ )?(?:with|pills|tablets|medicine)|safe to take|dose giusta|dosaggio|effetti collaterali|contagios\\w|sintom\\w|puo prendere (?:le|la|il) (?:pastigli\\w|medicin\\w|antibiotic\\w))\\b",
    ),
    unless:
      /\b(?:tell|say to|ask|talk to|let .{2,20} know|come (?:gli|le|lo|la) dico|dire a|dirgli|dirle|raccontare)\b(?!.*\b(?:stop|skip|smett\w+)\b)|\b(?:get|persuad\w+|convinc\w+|remind\w*|ricord\w+) (?:\w+ ){1,4}(?:take|taking|prend\w+|pills|medicine|pastigli\w|medicin\w)\b/,
    say: [
      b(
        "that is a medical question, and neither a yes nor a no from me would be safe. Ask the doctor or a pharmacist today, before anything is changed, for a child the paediatrician; with trouble breathing, somebody who can’t be woken, or too much taken, ring the emergency number at once.",
        "è una domanda da medico, e da me né un sì né un no sarebbe sicuro. Chiedi oggi al medico o in farmacia, prima di cambiare qualcosa, e per un bambino al pediatra; se qualcuno respira male, non si sveglia o ha preso troppo, chiama subito il 112.",
      ),
      b(
        "This too is a question for a doctor or a pharmacist, today, by phone if that is quicker. Until they have answered I’d leave things as they are.",
        "Anche questo è per il medico o la farmacia, oggi; basta una telefonata. Finché non ti rispondono lascerei tutto com’è stato prescritto.",
      ),
    ],
  },
  {
    kind: "not_eating",
    match:
      /\b(?:(?:hasn't|has not|hasnt|haven't|not) eaten (?:anything |properly |a thing )?(?:for|in|since) (?:\w+ )?(?:days|weeks|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:has |'s )?(?:completely |totally )?stopped eating|(?:doesn't|isn't|won't|not) eat(?:ing)? (?:anything|at all|any ?more)|makes? (?:her|him|them|my)sel\w+ (?:sick|vomit)|throws? up after (?:every|each|meals|dinner|eating)|non mangi\w* (?:piu )?(?:niente|nulla|da (?:\w+ )?(?:giorni|settimane))|non mangi\w* piu\b(?! (?:carne|pesce|dolci|da|con|in|qui|la|il|i))|ha smesso di mangiare|si fa vomitare|vomita dopo)\b/,
    unless: /\b(?:dog|cat|cane|gatt[oa])\b/,
    say: [
      b(
        "days without food, or food brought up again, are for a doctor, for a child or teenager the paediatrician, today rather than next week. At table no word about weight or plates; a quiet “I’ve noticed, I’m worried, and we’re going together” is enough. With fainting, chest pain or no drinking either, ring the emergency number.",
        "giorni senza mangiare, o il cibo che torna su, sono una cosa da medico, per chi è ancora ragazzo dal pediatra, e oggi, non la settimana prossima. A tavola neanche una parola su peso e piatti; basta dire piano: «L’ho visto, sono in pensiero, e ci andiamo insieme». Se sviene, ha dolore al petto o non beve neanche, chiama il 112.",
      ),
      b(
        "The first call is still the doctor’s. How to talk about it comes after that, and I’ll gladly help then.",
        "La prima telefonata resta quella al medico. Di come parlarne possiamo vedere dopo, e lì ti aiuto volentieri.",
      ),
    ],
  },
  {
    kind: "pain_in_sex",
    match:
      /\b(?:hurts? (?:\w+ ){0,4}(?:during|when we have|in|having) sex|sex (?:\w+ ){0,2}(?:hurts|is painful)|painful sex|pain (?:during|in) sex|(?:fa|faccia|fa sempre) male (?:\w+ ){0,3}(?:durante|quando|nei|nel) (?:il sesso|facciamo (?:sesso|l'amore)|i rapporti|rapporti|sesso)|dolore (?:durante|nei) (?:il sesso|i rapporti|rapporti)|sesso (?:mi )?fa male)\b/,
    say: [
      b(
        "pain there is no price to be paid, and it mostly has a cause that a doctor can treat. Until you have been, stop as soon as it hurts; whoever is with you has to stop too, at the first word. Is that so between you?",
        "il dolore lì non è un prezzo da pagare, e quasi sempre ha una causa che una ginecologa o un medico sanno curare. Finché non ci sei andata o andato, ci si ferma appena fa male, e chi è con te si deve fermare alla prima parola. Fra voi è così?",
      ),
    ],
  },
  {
    kind: "child_safety",
    match: new RegExp(
      `\\bleav\\w+ (?:\\w+ ){0,4}?${CHILD}(?: \\w+){0,4} (?:alone|by (?:him|her|them|it)sel\\w+|in the car|unattended)\\b|` +
        `\\blasciar?\\w* (?:\\w+ ){0,4}?${CHILD}(?: \\w+){0,6} (?:sol[oaie]|in macchina|in auto)\\b|` +
        `(?=.*${ASKS})(?=.*${CHILD})(?=.*\\b(?:drunk|drinking|been drinking|on drugs|stoned|ubriac\\w+|bevuto|beve|drog\\w+)\\b)(?=.*\\b(?:let|leave|drive|see|have|pick|look after|babysit|stay|lasci\\w+|guid\\w+|veder\\w*|tener\\w*|prend\\w+|portar\\w*|affid\\w+|stare)\\b)`,
    ),
    unless: /\b(?:alone about|leave the kids out|1[4-9] (?:year|anni)|in pace)\b/,
    say: [
      b(
        "a child’s safety comes first, so here the answer isn’t one of manners. Small children stay with an adult who is sober and awake, every minute; who isn’t, doesn’t have them that day, whoever it is. Whom could you ask to stand in? A family advice centre or the paediatrician helps with the rest.",
        "la sicurezza dei bambini viene prima di tutto, e qui la gentilezza non c’entra. I piccoli stanno con un adulto sobrio e sveglio, sempre; chi non lo è, quel giorno non li tiene, chiunque sia. A chi potresti chiedere di esserci al suo posto? Per il resto aiutano il consultorio o il pediatra.",
      ),
      b(
        "What is safe for the child still decides. If it can’t wait, ring the emergency number; if it can, the paediatrician today.",
        "A decidere resta la sicurezza del bambino, prima dei sentimenti di chiunque. Se il pericolo è adesso, chiama il 112.",
      ),
    ],
  },
  {
    kind: "after_a_no",
    match: new RegExp(
      `(?=.*${ASKS})(?=.*\\b(?:call\\w*|text\\w*|writ\\w+|messag\\w+|ring|email\\w*|contact\\w*|visit\\w*|see|go|wait\\w*|follow\\w*|send\\w*|talk|find|turn up|chiam\\w+|scriv\\w+|messagg\\w+|telefon\\w+|cerc\\w+|aspett\\w+|segui\\w+|mand\\w+|andar\\w+|contatt\\w+|presentar\\w+)\\b)(?=.*\\b(?:(?:told|asked) me (?:to stop|to leave (?:her|him|them) alone|to go away|not to (?:call|write|text|contact|come|message))|blocked me|restraining order|non molestation order|(?:doesn't|does not) want (?:to (?:see|hear from)|contact with) me|mi ha (?:detto|chiesto) di (?:smetter\\w*|lasciarl[oa] (?:in pace|stare)|non (?:chiamar|scriver|cercar|contattar)\\w*)|mi ha bloccat\\w|divieto di avvicinamento|ordine restrittivo|non vuole (?:piu )?(?:sentirmi|vedermi))\\b)|` +
        `(?=.*${ASKS}).*\\b(?:wait\\w*|stand\\w*|park\\w*|sit|hang around|turn up|aspett\\w+|appost\\w+|fermar\\w+|presentar\\w+)\\b[^.?!]{0,20}\\b(?:outside (?:of )?(?:her|his|their) (?:house|home|work|workplace|flat|office|school|gym|place)|(?:sotto|fuori|davanti)(?: a| da)? (?:casa|lavoro|(?:al|dal) (?:suo )?lavoro|l'ufficio|scuola)(?: sua)?)\\b`,
    ),
    unless:
      /\b(?:i(?:'ve| have)?(?: got)? a restraining order|(?:he|she) (?:\w+ )?(?:waits|calls|follows) me|ho (?:un|ottenuto) (?:\w+ )?(?:divieto|ordine))\b/,
    say: [
      b(
        "no. Somebody who has asked for distance feels watched by every new call or visit, however kindly it is meant, and where there is an order it is a crime. Write down what you’d want to say and send it nowhere; tell a friend or a counsellor instead, today.",
        "no. A chi ha bisogno di distanza ogni telefonata, ogni comparsa fa sentire il fiato sul collo, anche con le migliori intenzioni, e dove c’è un divieto è un reato. Scrivi quello che vorresti dire e non mandarlo; parlane oggi con un amico o con uno psicologo.",
      ),
      b(
        "My answer stays no: it’s for the other person to come closer, and nothing you do may hurry that.",
        "La mia risposta resta no: ad avvicinarsi dev’essere l’altra persona, e niente di quello che fai può affrettarlo.",
      ),
    ],
  },
  {
    kind: "spying",
    match: new RegExp(
      `${ASKS}[^.?!]*\\b(?:read|reading|check|checking|look(?:ing)? (?:at|through|in|into)|go(?:ing)? through|search|snoop|spy|spying|unlock|hack|track|tracking)\\b[^.?!]{0,15}\\b(?:his|her|their|\\w+'s) (?:\\w+ )?(?:phone|texts?|messages|diary|journal|emails?|whatsapp|dms?|location|chats?|mail)\\b|` +
        `${ASKS}[^.?!]*\\b(?:legg\\w+|lett[oiae]|controll\\w+|guard\\w+|spi\\w+|frug\\w+|sbirci\\w+|rintracci\\w+|tracci\\w+|sblocc\\w+)(?: \\w+){0,1} (?:(?:il|la|i|le|nel|nella|nei|col) (?:suo|sua|suoi|sue) (?:telefon\\w+|cell\\w*|diario|messaggi|chat|mail|posizione|whatsapp)|(?:il|la|i|le|nel|nella) (?:telefon\\w+|cell\\w*|diario|messaggi|chat|mail|posizione) (?:di|del|della|a)\\b)|` +
        `${ASKS}[^.?!]*\\b(?:legger|controllar|guardar|spiar)(?:gli|le) (?:il|la|i|le) (?:telefon\\w+|cell\\w*|diario|messaggi|chat|mail|posizione|whatsapp)\\b`,
    ),
    unless:
      /\b(?:(?:[1-9]|1[0-2]|six|seven|eight|nine|ten|eleven|twelve) (?:year|anni)|(?:sent|wrote) (?:to )?me|mi ha (?:mandat|scritt)\w|sei|sette|otto|nove|dieci|undici|dodici) ?(?:anni|years?)?\b/,
    say: [
      b(
        "no. What you find says little about why you’re uneasy, and what you take without asking is trust. Ask about the thing itself: “Something has been bothering me, and I’d rather hear it from you than guess.” For a child of yours in real danger it’s different, and there you say first that you’ll look.",
        "no. Quello che trovi dice poco del perché stai in ansia, e quello che prendi senza chiedere è la fiducia. Chiedi della cosa in sé: «C’è una cosa che mi tormenta, e preferisco sentirla da te che tirare a indovinare.» Diverso è per un figlio in pericolo vero, e anche lì lo dici prima.",
      ),
      b(
        "Still no, even once and even if nobody would notice. If the doubt doesn’t go away, that is what there is to talk about.",
        "Resta un no, anche una volta sola e anche se non se ne accorge nessuno. Se il dubbio non passa, è di quello che vale la pena parlare.",
      ),
    ],
  },
  {
    kind: "held_papers",
    match: new RegExp(
      `(?=.*${ASKS}).*\\b(?:took|take|taking|hide|hid|hiding|keep|kept|lock\\w*)\\b[^.?!]{0,12}\\b(?:her|his|their) (?:passport|papers|id card|documents|bank cards?)\\b|` +
        `(?=.*${ASKS}).*\\b(?:pres\\w|prend\\w+|nascost\\w|nascond\\w+|tenut\\w|tener\\w+|tolt\\w|toglier\\w+)(?: \\w+){0,2} (?:passaporto|documenti|carta d'identita|bancomat)\\b`,
    ),
    unless: /\b(?:my passport|il mio passaporto|i miei documenti|safe|for (?:her|him|them)|al sicuro)\b/,
    say: [
      b(
        "no. Whoever holds somebody’s papers or money holds the person, whatever the reason was. Give it back today, without a condition; the quarrel behind it can be talked about afterwards.",
        "no. Chi tiene i documenti o i soldi di qualcuno tiene la persona, qualunque fosse il motivo. Restituisci tutto oggi, senza condizioni; del litigio che c’è dietro si può parlare dopo.",
      ),
    ],
  },
  {
    kind: "hit_by_me",
    match: new RegExp(
      `(?=.*\\?|.{0,120}$)(?=.*\\b(?:did i|was i|was it|was that|is it|am i|were we|ho (?:fatto|sbagliato|esagerato)|e (?:stato |cosi )?(?:grave|sbagliato|troppo)|sono stat\\w|posso|can i|should i|dovrei)\\b).*\\b(?:(?:by |for |to |i |having )(?:slap\\w*|hit(?:ting)?|push(?:ed|ing)|shov\\w+|smack\\w*|kick\\w*|punch\\w*)(?: my| the| our)? (?:him|her|them|\\w+)\\b|(?:dar|dat[oa]|tirat[oa])\\w*(?: \\w+){0,2} (?:schiaff\\w+|sberl\\w+|ceffon\\w+|pugn\\w+|spint\\w+)|(?:a |di |per averl[oa] )?(?:picchi\\w+|schiaffeggi\\w+|spint[oa]|strattonat[oa])\\b)`,
    ),
    unless:
      /\b(?:hit(?:ting)? (?:him|her|them) up|hit(?:ting)? (?:send|reply|on|the|it|a|my limit|rock)|push(?:ed|ing) (?:back|for|too|away|ahead)|(?:he|she|they) (?:\w+ )?(?:hit|hits|slapped|slaps|pushed|punched|kicked)|(?:mi|m') ?(?:ha|picchia|spinge)|hit me|slapped me|pushed me)\b/,
    say: [
      b(
        "yes, that went too far: a blow is never the right answer, not even a small one, because from then on fear is in the room. Say so without a “but”: “I hit you, and that was wrong. It won’t happen again, and I’m getting help with it.” Then do: a counsellor, or a service for people who don’t want to hurt those they love.",
        "sì, è stato troppo: le mani non sono mai una risposta, neanche una volta, perché da lì in poi c’è di mezzo la paura. Dillo senza «ma»: «Ti ho alzato le mani, ed è stato sbagliato. Non succede più, e mi faccio aiutare.» E poi fallo davvero: uno psicologo, o un centro per chi non vuole più fare del male.",
      ),
    ],
  },
  {
    kind: "sex_unwanted",
    match:
      /\b(?:(?:wants?|asks? for|expects?|asking for|pushing for|insists? on|pressur\w+ me) (?:\w+ ){0,4}(?:sex|sleep with (?:me|him|her)|nudes?|naked (?:photos?|pictures?|pics))\b[^.?!]*\b(?:i (?:don't|do not|dont|really don't|am not|won't)|i'm not (?:ready|sure|in the mood))|i don't want (?:to have )?sex (?:but|and) (?:he|she|they)|should i (?:just |still )?(?:have sex|sleep with|send (?:him|her|them) (?:a |some )?(?:nude|naked)\w*)|(?:have|having) sex (?:with (?:him|her|them) )?(?:so|or else|otherwise|to keep|because (?:he|she))|(?:vuole|pretende|insiste per|mi chiede|mi chiede di) (?:\w+ ){0,3}?(?:far(?:e|lo)? (?:sesso|l'amore)|sesso|rapporti|(?:venire|andare) a letto|foto (?:nud\w|intim\w|hot))\b[^.?!]*\b(?:io no|non (?:voglio|me la sento|ne ho voglia|sono pront\w|mi va))|(?:dovrei|devo|faccio bene a|meglio) (?:\w+ )?(?:far(?:e|ci|lo)? (?:sesso|l'amore)|andar(?:e|ci) a letto|conceder\w+|mandar(?:gli|le) (?:una |delle )?foto (?:nud|intim|hot)\w*))\b/,
    say: [
      b(
        "a no to sex needs no reason, and nobody owes it, not to keep somebody and not to keep the peace. It is for when you want it yourself. What happens when you say no: is it accepted, or does it go on until you give in?",
        "un no al sesso non ha bisogno di motivi, e non lo si deve a nessuno, né per tenere qualcuno né per stare in pace. Si fa quando ne hai voglia tu. Che cosa succede quando dici di no: viene accettato, o si va avanti finché cedi?",
      ),
      b(
        "Your no still counts, also the second and the tenth time. If it isn’t accepted, that is no quarrel about desire, and somebody outside should hear of it.",
        "Il tuo no vale ancora, anche la seconda volta e la decima. Se non viene accettato non è una questione di desiderio, ed è bene che lo sappia qualcuno di fuori.",
      ),
    ],
  },
  {
    kind: "report_it",
    match: new RegExp(
      `(?=.*${ASKS})(?=.*\\b(?:report|hr|police|press charges|block|speak up|denunci\\w*|segnal\\w*|polizia|carabinieri|querel\\w*|blocc\\w+)\\b)(?=.*\\b(?:touch(?:ed|es|ing)|grop\\w+|grab\\w+|kissed|harass\\w*|assault\\w*|raped?|hits?|threat\\w*|stalk\\w*|follows me|beats?|blackmail\\w*|hurts? me|toccat\\w|tocca|palp\\w+|molest\\w+|baciat\\w|minacc\\w+|picchi\\w+|stupr\\w+|perseguit\\w+|ricatt\\w+|mi segue|mani addosso)\\b)|` +
        `(?=.*${ASKS}).*\\b(?:police|polizia|carabinieri)\\b(?: \\w+){0,2} (?:about|on|over|per|contro) (?:my|our|mio|mia|il mio|la mia) (?:brother|husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mom|mother|son|uncle|stepdad|stepfather|fratello|marito|moglie|compagn\\w|ragazz\\w|padre|madre|zio|figlio)\\b|` +
        `(?=.*${ASKS}).*\\bdenunciar\\w* (?:mio|mia|il mio|la mia) \\w+`,
    ),
    unless: /\b(?:did i|by slapping|ho fatto bene a picchiare|police about the (?:noise|music))\b/,
    say: [
      b(
        "your safety comes first, and you may tell somebody at once; nothing smaller has to be tried before. Tell a person you trust outside of it, keep what you have (messages, dates, names, photographs), and say nothing about it alone to whoever did it. A helpline, a union or the police can tell you what a report would set going before you decide. Are you safe today?",
        "la tua sicurezza viene prima, e puoi dirlo subito a qualcuno: non devi provare prima niente di più piccolo. Parlane con una persona di fiducia che non c’entra, tieni quello che hai (messaggi, date, nomi, foto) e non affrontare da solo o da sola chi l’ha fatto. Un centro antiviolenza, il sindacato o la polizia ti spiegano che cosa succede con una denuncia prima che tu decida. Oggi sei al sicuro?",
      ),
    ],
  },
  {
    kind: "pretend_from_fear",
    match:
      /\b(?:pretend\w*|play along|go along|agree|keep quiet|say nothing|give in|fa(?:r|ccio|ccia|i) finta|fingere|fingo|assecond\w+|dar(?:gli|le) ragione|star\w* zitt[oa]|tacere|cedere)\b[^.?!]{0,40}\b(?:so|to (?:stop|keep|avoid)|because|or|otherwise|perche|cosi|pur di|per non|affinche|se no|senno|altrimenti)\b[^.?!]{0,30}\b(?:angry|anger|mad|furious|kicks? off|explodes?|loses? it|hits?|shouts?|violent|arrabbi\w+|infuri\w*|incazz\w*|urla\w*|urli|picchi\w*|esplod\w*)\b/,
    say: [
      b(
        "do what keeps you safe at that moment; that is no lie and no weakness. But having to is a sign to take seriously, so tell somebody outside what happens when you disagree. What is the worst you fear could follow?",
        "in quel momento fai quello che ti tiene al sicuro: non è una bugia e non è debolezza. Ma se devi farlo, è un segnale da prendere sul serio: racconta a qualcuno di fuori che cosa succede quando non sei d’accordo. Qual è la cosa peggiore che temi?",
      ),
    ],
  },
  {
    kind: "leave_from_fear",
    match:
      /^(?=.*\b(?:leave|leaving|break up|split up|divorce|move out|end it|lasciar\w*|lascio|andarmene|me ne vado|separ\w+|scappare|divorzi\w+)\b)(?=.*\b(?:(?:he|she|they|\w+) (?:really |sometimes )?(?:scares|frightens|terrifies|threatens) me|(?:i'm|i am|im) (?:scared|afraid|frightened|terrified) of (?:him|her|them)|mi (?:fa paura|spaventa|terrorizza|minaccia)|ho paura di (?:lui|lei)|di (?:lui|lei) ho paura)\b)/,
    say: [
      b(
        "being afraid is reason enough, and nobody has to agree to it. Leaving is when it can get worse, so plan it with somebody outside first: a helpline against violence, a friend who knows the day, papers and money at another place. Nothing is announced to anybody alone at home. Has there ever been a threat, or a blow?",
        "la paura è già un motivo sufficiente, e non serve il permesso di nessuno. Il momento più delicato è quando si esce di casa, quindi preparalo prima con qualcuno di fuori: un centro antiviolenza, una persona amica che sa il giorno, documenti e soldi in un altro posto. Non annunciarlo a quattr’occhi. Chi potrebbe aiutarti a prepararlo?",
      ),
    ],
  },
];

/** When all of these were said. */
export const GUARDED_AGAIN: readonly Bilingual[] = [
  b(
    "I have nothing better to say to that than before, and I won’t soften it.",
    "Su questo non ho niente di meglio da dire di prima, e non lo ammorbidisco.",
  ),
  b(
    "That is as far as I go with it; somebody who knows the subject can go further.",
    "Su questo da solo non basto: serve qualcuno che se ne occupa per mestiere.",
  ),
];
