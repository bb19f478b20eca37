import { b } from "../text.ts";
import type { KnownMessage } from "./known-message.ts";

/** Things the other person did or said, each with one specific thing to do. */
export const TROUBLE: readonly KnownMessage[] = [
  {
    kind: "not_my_doing",
    match:
      /^(?=.*\b(?:not (?:speaking|talking) to me|won'?t (?:speak|talk) to me|angry|cross with|mad at|furious|jealous|offended|blames? me|non mi parla|non mi rivolge|arrabbiat\w|offes[oa]|gelos[oa]|ce l'ha con me|dato la colpa)\b)(?=.*\b(?:(?:didn'?t|did not|never) ask for (?:it|this|that)|(?:wasn'?t|isn'?t|is not|was not) my (?:idea|doing|decision)|had no say|(?:mica |non )l'ho (?:chiest[oa]|decis[oa]|volut[oa]) io|non ho deciso io)\b)/,
    unless: /\?|\b(?:pregnan\w*|incinta|therapy|terapia|born|nat[oa])\b/,
    plain: true,
    say: [
      b(
        "The anger belongs to a decision that wasn’t yours, and you are the one within reach. Say exactly that, and offer what does depend on you: “I didn’t ask for it, and it shouldn’t stand between us. What would have seemed fair to you?”",
        "La rabbia è per una decisione che non è stata tua, e tu sei la persona a portata di mano. Dillo proprio così, e offri quello che dipende da te: «Non l’ho chiesto io, e non vorrei che si mettesse fra noi. Che cosa ti sarebbe sembrato giusto?»",
      ),
    ],
  },
  {
    kind: "lent_again",
    match:
      /^(?=.*\b(?:lent|borrow\w*|prestat\w|in prestito)\b)(?=.*\b(?:(?:came|brought it|gave it|got it) back (?:without|w o|broken|dirty|empty|scratched|with)|missing|tornat[oa] senza|ridat[oa] (?:senza|rott[oa]|sporc[oa])|rott[oa]|manca\w*)\b)/,
    unless: /\b(?:money|soldi|euro)\b/,
    plain: true,
    say: [
      b(
        "What didn’t come back whole is reason enough for a no, and it takes no speech: “I’m not lending that one. And I’d like the missing bits back first.” If you do want to lend again, one thing, for one day, once the rest is back.",
        "Quello che non è tornato intero basta per un no, e non serve un discorso: «Questo non lo presto. E prima vorrei indietro quello che manca.» Se vuoi prestare ancora, una cosa sola, per un giorno, quando il resto è tornato.",
      ),
    ],
  },
  {
    kind: "present_misused",
    match:
      /^(?=.*\b(?:i (?:knitted|made|sewed|baked|painted|built|gave|bought|crocheted)|(?:le|gli|l'|vi) ?ho (?:fatto|regalat[oa]|cucit[oa]|lavorat[oa]|preparat[oa]|comprat[oa])|ho (?:fatto|cucito|lavorato|regalato|dipinto))\b)(?=.*\b(?:in the (?:bin|dog\w*|shed|garage|rubbish|charity|attic)|(?:gave|given|giving) it (?:away|to)|on (?:ebay|vinted)|sold it|nella (?:cuccia|spazzatura)|in (?:cantina|garage|soffitta)|nel cassonetto|buttat[oa]|l'ha (?:regalat[oa]|dat[oa]|vendut[oa])|su vinted)\b)/,
    plain: true,
    say: [
      b(
        "A present with so much of you in it, and then to find it there: that hurts, whatever the explanation. There may well be one, and a question without a sting gets you to it: “I saw where it ended up. Was it not the right thing? You can tell me.” If it wasn’t, you know for next time; if it was a mishap, {name} will be sorrier than you.",
        "Un regalo in cui c’è tanto di tuo, e poi trovarlo lì: fa male, qualunque sia la spiegazione. Può darsi che ci sia, e ci si arriva con una domanda senza spine: «Ho visto dov’è finito. Non andava bene? A me puoi dirlo.» Se non andava, lo sai per la prossima volta; se è stato un caso, {name} ci resterà peggio di te.",
      ),
    ],
  },
  {
    kind: "message_taken_back",
    match:
      /^(?=.*\b(?:deleted|unsent|took it back|cancellat[oa]|eliminat[oa])\b)(?=.*\b(?:messag\w*|msg|text(?:ed)?|wrote|scritt[oa]|messaggi\w*|foto|storia)\b)/,
    unless:
      /\b(?:my (?:number|contact|profile)|il mio (?:numero|contatto|profilo)|i (?:have )?deleted|l'ho cancellat\w)\b/,
    of: ["romantic", "partner", "friend"],
    plain: true,
    say: [
      b(
        "Written on an impulse and then taken back: it was felt, and afterwards it felt like too much. You needn’t pretend, and you needn’t corner {name} either: “I saw your message before it went. It was nice to read.” After that it’s {name}’s turn.",
        "Scritto d’impulso e poi ritirato: era sentito, e dopo è sembrato troppo. Non serve far finta di niente, e nemmeno mettere {name} alle strette: «Il messaggio l’ho letto prima che sparisse. Mi ha fatto piacere.» Poi tocca a {name}.",
      ),
    ],
  },
  {
    kind: "words_without_time",
    match:
      /^(?=.*\b(?:texts? me|messages me|writes (?:to )?me|good (?:morning|night)|hearts?|hearted|mi scrive|mi manda|buongiorno|buonanotte|cuoricini?)\b)(?=.*\b(?:but (?:when|never|he|she|if)|always (?:busy|family|work)|never (?:has time|free|asks)|ma (?:quando|poi|mai|se)|pero (?:quando|poi|mai|se)|mai (?:tempo|liber[oa])|sempre (?:impegnat[oa]|da fare))\b)/,
    of: ["romantic"],
    plain: true,
    say: [
      b(
        "Two signals that don’t agree: the words come easily, the time doesn’t. Go by the second. One definite invitation with a way out settles more than weeks of reading signs: “Saturday, two hours, coffee? If weekends don’t work for you, tell me straight.” If no other day comes back, that is the answer, however kind the mornings are.",
        "Due segnali che non vanno d’accordo: le parole arrivano facili, il tempo no. Regolati sul secondo. Un invito preciso con una via d’uscita chiarisce più di settimane di interpretazioni: «Sabato, due ore, un caffè? Se nei fine settimana non puoi, dimmelo.» Se non arriva un altro giorno, la risposta è quella, per quanto siano carini i buongiorno.",
      ),
    ],
  },
  {
    kind: "kept_small",
    match:
      /\b(?:introduced me (?:to .{1,40} )?as (?:just )?(?:a|his|her|their) (?:friend|mate|colleague|flatmate|roommate)|(?:called|calls) me (?:just )?(?:a|his|her) (?:friend|mate)|mi (?:ha presentat[oa]|presenta) .{0,40}come (?:un|una|un'|il suo|la sua)?\s?(?:amic[oa]|conoscente|collega|coinquilin[oa]))\b/,
    of: ["romantic", "partner"],
    plain: true,
    say: [
      b(
        "That may have been shyness in front of them, or the answer to what the two of you are; only {name} knows which. Ask once, alone and without a trial: “The word you used for me, was that for them, or for us?” What comes then tells you more than that moment did.",
        "Può essere stato imbarazzo davanti a loro, oppure la risposta alla domanda che cosa siete voi due: lo sa solo {name}. Chiedilo una volta, a quattr’occhi e senza processi: «Quella parola era per loro, o per noi?» Quello che ti sentirai dire conta più di quel momento.",
      ),
    ],
  },
  {
    kind: "meant_for_me",
    match:
      /\b(?:a certain (?:sister|brother|person|someone|somebody|member|woman|man|colleague|lady)|some people (?:here|in)|without (?:saying|naming|mentioning) (?:my |any )?names?|(?:it was|sure it'?s|he meant|she meant) (?:me|at me)|aimed at me|(?:biglietto|cartello|avviso) .{0,60}(?:contro chi|chi lascia|a chi)|(?:note|sign|notice) .{0,60}(?:about whoever|whoever|to whoever|about people who|those who)|senza fare nomi|una certa persona|ce l'aveva con me|parlava di me|si riferiva a me)\b/,
    unless: /\b(?:wrote (?:me )?a note|love|amore)\b/,
    plain: true,
    say: [
      b(
        "Said to everybody and meant for one: it’s hard to defend oneself there, because an answer looks like owning up. So not in public. Go to {name} once, alone and calmly, ask whether it was about you, and say that you’d rather hear such a thing directly. Either it wasn’t, or it can be settled.",
        "Detto a tutti e pensato per una persona sola: difendersi è difficile, perché rispondere sembra ammettere. Quindi non in pubblico. Vai da {name} una volta, a quattr’occhi e con calma, chiedi se si parlava di te, e di’ che certe cose preferisci saperle direttamente. O non era così, o si può sistemare.",
      ),
    ],
  },
  {
    kind: "laughed_at",
    match:
      /\b(?:(?:told|tells) (?:the whole|everyone|everybody|all) .{0,60}(?:snor\w*|that i|about me|how i)|(?:everyone|everybody|they all|all of them) (?:roared|laughed|sniggered)|took the mick|makes? fun of m[ey]|made fun of m[ey]|mi (?:sfotte|sfottono|prende in giro|prendono in giro|ha pres[oa] in giro)|(?:far|fa|facendo)(?:mi)? il verso)\b/,
    unless: /\b(?:with me|we all laughed)\b/,
    say: [
      b(
        "Whoever gets the laugh seldom notices who pays for it, all the less if you smiled. Say it when the two of you are alone, and only about that one: “I smiled, and I didn’t find it funny. Please leave that one out when others are there.” The rest of the day can stay as it was.",
        "Chi fa ridere di rado si accorge di chi paga, tanto meno se hai riso anche tu. Dillo a quattr’occhi, e solo su quella: «Ho sorriso, ma non mi ha fatto ridere. Davanti agli altri lasciala fuori.» Il resto della giornata può rimanere com’era.",
      ),
    ],
  },
  {
    kind: "no_thanks",
    match:
      /\b(?:not (?:had )?(?:so much as|even) (?:a|one) (?:thank\w*|cheers|ta|text)|(?:never|doesn'?t|didn'?t|not once) (?:even )?(?:say|said|says) (?:thank\w*|cheers|ta)|not a (?:single )?(?:thank\w*|word of thanks)|without (?:so much as |even )?a (?:thank\w*|word of thanks)|(?:nemmeno|neanche|manco|mai) (?:un |detto |una volta )?grazie|senza (?:nemmeno |neanche |manco )?(?:un |dire )?grazie)\b/,
    say: [
      b(
        "Help that runs smoothly turns invisible. Before the next favour give it a name and an end, in the same breath: “I’ve done it gladly, and I can keep it up until the end of the month.” With an end in sight people count what it was. And a thank-you may be asked for: “It would do me good to hear that it helped.”",
        "L’aiuto che fila liscio diventa invisibile. Prima del prossimo favore dagli un nome e una fine, nella stessa frase: «L’ho fatto volentieri, e posso andare avanti fino a fine mese.» Quando si vede la fine, ci si accorge di quanto era. E un grazie si può anche chiedere: «Mi farebbe piacere sentire che è servito.»",
      ),
    ],
  },
  {
    kind: "heard_from_others",
    match:
      /\b(?:(?:only |just )?(?:heard|found out|saw|learn(?:ed|t)) (?:about |of )?(?:it |that |the (?:\w+ ){1,4})?(?:from|on|through|via) (?:instagram|insta|facebook|whatsapp|social|tiktok|other people|others|someone|somebody|his|her|a (?:friend|colleague|cousin))|wasn'?t (?:even )?(?:invited|asked|told)|not (?:been )?invited|took my (?:place|spot|seat)|replaced me|l'ho (?:saput[oa]|scopert[oa]|vist[oa]) (?:da|dal|dalla|dalle|dai|su|per caso)|non mi ha(?:nno)? (?:nemmeno |neanche )?(?:invitat|chiamat|avvisat)[oa]|mi ha(?:nno)? sostituit[oa])\b/,
    unless: /\b(?:secret|segret\w*|pregnan\w*|incinta|confid\w*|cheat\w*|affair|tradit\w*|died|mort[oa])\b/,
    say: [
      b(
        "To learn it second-hand hurts twice: by the thing itself, and because you were either forgotten or left out on purpose. Which of the two, you don’t know yet. So no reproach, one plain line: “I heard about it from others and was sorry not to know. Was there a reason?” If it was carelessness, you’ll hear that at once.",
        "Saperlo da altri fa male due volte: per la cosa in sé, e perché è stata una dimenticanza oppure una scelta. Quale delle due, ancora non lo sai. Quindi niente accuse, una riga semplice: «L’ho saputo da altri e mi è dispiaciuto. C’era un motivo?» Se era distrazione, si sente subito dalla risposta.",
      ),
    ],
  },
  {
    kind: "two_duties",
    match:
      /\b(?:(?:everybody|everyone|i) (?:must|have to|has to|need to) (?:come|be there|go|attend)|can'?t (?:dodge|get out of|refuse|skip) it|devo (?:andarci|esserci|per forza)|non posso (?:tirarmi indietro|mancare|dire di no)|obbligat[oa] ad andare)\b(?=.*\b(?:but|ma|pero)\b)/,
    plain: true,
    say: [
      b(
        "Two duties pull at once here, and nobody can be in two places. Decide which of them cannot wait, and offer the other something real: a call while it lasts, a share of the cost, a date for coming later. Said early, with the one reason that everybody understands, that is no dodging.",
        "Qui tirano due doveri insieme, e in due posti non ci sta nessuno. Decidi quale non può aspettare, e all’altro offri qualcosa di vero: una telefonata durante, una parte delle spese, una data per andarci dopo. Detto presto, con l’unico motivo che capiscono tutti, non è tirarsi indietro.",
      ),
    ],
  },
  {
    kind: "gets_away_with_it",
    match:
      /^(?=.*\b(?:cheat\w*|pretend\w*|fakes?|shopping|takes? (?:all )?the credit|barando|bara|imbroglia\w*|finge|fa finta di|marca il cartellino)\b)(?=.*\b(?:boss|manager|everyone|everybody|nobody|no one|praise\w*|capo|tutti|nessuno|loda\w*|premia\w*)\b)/,
    unless: /\b(?:cheat\w* on|my (?:husband|wife|boyfriend|girlfriend)|my idea|my work|il mio lavoro|la mia idea)\b/,
    of: ["colleague", "acquaintance", "friend", "other", "family", "mentor"],
    plain: true,
    say: [
      b(
        "It galls to watch somebody get away with it, all the more when others have reasons to look past it. Before you say anything, decide what you want: that {name} stops, or not to be the fool yourself. The second needs no accusation: do your own part where it can be seen, and don’t play along where you’d have to pretend.",
        "Dà fastidio vedere chi la passa liscia, ancora di più se gli altri hanno i loro motivi per non guardare. Prima di parlare decidi che cosa vuoi: che {name} smetta, o non passare tu da ingenui. Per la seconda non serve accusare: fai la tua parte dove si vede, e non stare al gioco dove dovresti fingere.",
      ),
    ],
  },
  {
    kind: "finds_fault_from_afar",
    match:
      /^(?=.*\b(?:finds? fault|complains? about|criticis\w+|nothing is good enough|trova da ridire|ha (?:sempre )?da ridire|critica tutto|si lamenta)\b)(?=.*\b(?:(?:never|not|doesn'?t) (?:\w+ )?(?:pay\w*|help\w*|visit\w*|lift\w*|put|puts|give|gives|chip\w*)|non (?:mette|aiuta|da|paga|viene|muove)|mai (?:una lira|un euro|una mano|un soldo)|non mette mai)\b)/,
    plain: true,
    say: [
      b(
        "Whoever comes from outside sees the faults and not the work. Don’t defend yourself; hand over a share: “You’re right, it needs doing. Shall we split the cost, or will you see to it while you’re here?” Criticism that meets an estimate gets shorter.",
        "Chi viene da fuori vede i difetti e non il lavoro. Non difenderti: passa una parte del conto. «Hai ragione, va sistemato. Dividiamo la spesa, o te ne occupi finché sei qui?» Davanti a un preventivo le critiche si accorciano.",
      ),
    ],
  },
  {
    kind: "no_to_a_carer",
    match:
      /^(?=.*\b(?:doesn'?t want|won'?t have|refus\w+|sent (?:her|him) (?:away|home)|non (?:vuole|ne vuole sapere)|rifiuta|mandat[oa] via)\b)(?=.*\b(?:carer|home help|cleaner|nurse|badante|assistenza|colf)\b)/,
    plain: true,
    say: [
      b(
        "Somebody who still manages hears “carer” as “you can’t any more”. So no carer: one person with one task on one day, best something {name} never liked doing anyway, the heavy shopping, the windows. Whoever comes for the windows may stay for a coffee; the rest grows from there.",
        "Chi se la cava ancora, nella parola «badante» sente «non ce la fai più». Allora niente badante: una persona con un compito solo e un giorno solo, meglio se una cosa che {name} non ha mai amato fare, la spesa pesante, i vetri. Chi viene per i vetri può fermarsi per un caffè; il resto viene da sé.",
      ),
    ],
  },
  {
    kind: "explains_it_away",
    match:
      /\b(?:says|claims|dice|sostiene) .{0,50}\b(?:moved (?:it|the)|wasn'?t (?:his|her) fault|jumped out|came out of nowhere|l'hanno spostat[oa]|non l'ha vist[oa] nessuno|non e colpa sua|e sbucat[oa])\b/,
    of: ["family"],
    plain: true,
    say: [
      b(
        "An explanation like that comes from pride, and from fear of what follows. Don’t argue about whose fault it was; ask for the word of somebody outside the family: the doctor, the optician, an hour with an instructor. “If they say it’s fine, I’ll say no more about it.”",
        "Una spiegazione così la dà l’orgoglio, e la paura di quello che viene dopo. Non discutere di chi è la colpa: proponi il parere di qualcuno che non è di famiglia, il medico, l’oculista, un’ora con un istruttore. «Se dicono che va bene, non ne parlo più.»",
      ),
    ],
  },
  {
    kind: "does_not_come",
    match:
      /^(?=.*\b(?:not coming|isn'?t coming|won'?t come|says (?:she|he|they) can'?t come|doesn'?t want to come|non (?:viene|vuole venire|verra)|ha detto che non viene)\b)(?=.*\b(?:because|cos|coz|since|if|perche|per via|se c'e|ci sara)\b)/,
    unless: /\?/,
    plain: true,
    say: [
      b(
        "You needn’t persuade {name}, and you needn’t take a side in what lies behind it. Two things do: another occasion without that reason (“then just the two of us, another day”), and a door left open that isn’t mentioned again. People who don’t feel pushed can still change their mind.",
        "Non devi convincere {name}, né prendere posizione su quello che c’è dietro. Bastano due cose: un’altra occasione senza quel motivo («allora noi, un altro giorno»), e una porta aperta di cui non si riparla. Chi non si sente spingere può ancora cambiare idea.",
      ),
    ],
  },
  {
    kind: "fun_parent",
    match:
      /\b(?:i'?m (?:always )?the (?:bad|strict|boring|nasty) (?:one|parent|mum|dad)|io (?:sono |faccio )?(?:la|il) cattiv[oa])\b|^(?=.*\b(?:brought (?:the )?(?:kids|boys|girls|children) back|riportat[oa] (?:i |il |la )?(?:bambin\w|figli\w|ragazz\w))\b)(?=.*\b(?:late|ritardo|homework|compiti)\b)/,
    plain: true,
    say: [
      b(
        "One brings the treats, the other asks about the homework; children see through that sooner than one fears, and later they know who was there on weekdays. With {name} stay with one thing that can be measured, in writing and with no treats in it: “Sunday at six, homework done. Can I count on that?”",
        "C’è chi porta il gelato e c’è chi controlla i compiti: i figli lo capiscono prima di quanto si tema, e da grandi sanno chi c’era nei giorni feriali. Con {name} resta su una cosa sola che si può misurare, per iscritto e senza gelato dentro: «Domenica alle sei, compiti fatti. Posso contarci?»",
      ),
    ],
  },
  {
    kind: "name_for_the_baby",
    match:
      /^(?=.*\b(?:agree|decide|settle|accord\w*|d'accordo|decid\w*|sceglier\w*)\b)(?=.*\b(?:name for (?:the|our) (?:baby|child|son|daughter)|baby name|(?:il|sul|un) nome (?:per|del|della|da dare)|nome (?:al|alla) bimb\w)\b)/,
    plain: true,
    say: [
      b(
        "Each of you writes ten names alone and strikes three from the other’s list, with no reasons given. What is left on both gets called aloud around the house for a week. And ask once whom {name} thinks of with the other one: sometimes there’s a grandfather behind it.",
        "Ognuno scrive dieci nomi per conto suo e ne cancella tre all’altro, senza spiegazioni. Quelli che restano si provano per una settimana, chiamati ad alta voce per casa. E chiedi una volta a chi pensa {name} con quell’altro nome: a volte c’è dietro un nonno.",
      ),
    ],
  },
  {
    kind: "father_christmas",
    match:
      /\b(?:santa|father christmas|tooth fairy|babbo natale|gesu bambino|la befana|topolino dei denti)\b(?=.*\b(?:real|exist\w*|true|esiste|esistono|davvero|vero)\b)/,
    plain: true,
    say: [
      b(
        "Begin by giving the question back: “What do you think?” From the answer you’ll hear whether it’s doubt, or the wish to hear a yes. If it’s real doubt, no lie: tell how the story began, who did which part in all these years, and that from now on {name} may do it for the smaller ones.",
        "Comincia restituendo la domanda: «E tu che cosa ne pensi?» Dalla risposta capisci se è un dubbio vero o la voglia di sentirsi dire di sì. Se è un dubbio vero, niente bugie: racconta com’è nata la storia, chi ha fatto la sua parte in tutti questi anni, e che da adesso {name} può farla per i più piccoli.",
      ),
    ],
  },
  {
    kind: "diet_at_table",
    match:
      /^(?=.*\b(?:vegan\w*|vegetarian\w*|coeliac|celiac\w*|gluten|celiac[oa]|allergic|allergic[oa])\b)(?=.*\b(?:dinner|lunch|christmas|meal|gran\w*|nan|pranzo|cena|nonna|suocera|natale|tavola)\b)/,
    plain: true,
    say: [
      b(
        "Tell the cook before the day, and as a task rather than a ban: three dishes they already make that {name} can eat, beans, grilled vegetables, roast potatoes, each in a pan of its own if gluten is the trouble. {name} brings the pudding for everybody. And have one sentence ready for the third helping: “It’s the best I’ve had, and I’m full.”",
        "Avvisa chi cucina qualche giorno prima, e dallo come un incarico, non come un divieto: tre piatti che sa già fare e che {name} può mangiare, i fagioli, le verdure alla griglia, le patate al forno, con una pentola a parte se c’entra il glutine. Il dolce per tutti lo porta {name}. E una frase pronta per la terza porzione: «È la cosa più buona che ho mangiato, ma di più non ci sta.»",
      ),
    ],
  },
  {
    kind: "decided_without_me",
    match:
      /\b(?:without (?:asking|consulting|telling) (?:me|us|anyone)|(?:she|he|they) decided for|decide[sd]? everything|(?:ha|hanno) (?:gia )?deciso (?:per|al posto di) (?:me|noi)|decide tutto|senza (?:chieder\w+|consultar\w+|dir\w+) (?:niente|nulla)?)\b/,
    unless:
      /\b(?:i (?:have )?decided|abbiamo deciso|ho deciso|without asking for|to leave me|lasciarmi|get out of|tiro fuori|tirarmi fuori)\b/,
    say: [
      b(
        "It was settled without you, and it costs you something. Answer before it becomes fixed, and instead of a bare no say what you can do, what you can’t, and one reason that everybody can see. That leaves {name} something to say yes to.",
        "È stato deciso senza di te, e a te costa qualcosa. Rispondi prima che sia definitivo, e invece di un no secco di’ che cosa puoi fare, che cosa no, e un motivo solo che vedono tutti. Così {name} ha qualcosa a cui dire di sì.",
      ),
    ],
  },
];
