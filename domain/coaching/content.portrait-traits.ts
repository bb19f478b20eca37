import { about, type AspectText } from "./aspects.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** Texts for a leaning trait of another person; `[one|other]` are variants (see vary.ts). */
export interface TraitView {
  /** The lean as the first statement. */
  seen: readonly AspectText[];
  /** The lean after another trait. */
  second: readonly AspectText[];
  /** Strength and cost. */
  sides: readonly AspectText[];
}

export const PERSONA_VIEWS: ByLean<TraitView> = {
  O: {
    high: {
      seen: about(
        ["imagination"],
        [
          b(
            "What stands out is a vivid imagination: {name} [seems to see|often seems to find] possibilities where others see [the thing as it is|only what is in front of them].",
            "Spicca una fantasia viva: {name} sembra [vedere|trovare] possibilità dove altri vedono [la cosa com’è|soltanto quello che hanno davanti].",
          ),
          b(
            "[Most marked|The clearest line] is the imagination: with {name} [an ordinary subject|even a shopping list] may turn into pictures and “what ifs”.",
            "La cosa più [marcata|netta] è l’immaginazione: con {name} [un argomento qualunque|perfino la lista della spesa] può diventare immagini e «e se…».",
          ),
          b(
            "In your answers {name} thinks in [pictures and possibilities|images and comparisons], and [seldom seems to stop at the first version|seems to turn a thing over before letting it go].",
            "Nelle tue risposte {name} pensa per [immagini e possibilità|immagini e paragoni], e [di rado sembra fermarsi alla prima versione|sembra rigirare le cose prima di lasciarle andare].",
          ),
          b(
            "You [describe|picture] {name} as someone whose mind wanders off and [brings something back|comes home with something in hand]: imagination is a strong note here.",
            "[Descrivi|Racconti] {name} come una persona la cui mente prende il largo e [riporta qualcosa|torna con qualcosa in mano]: la fantasia è una nota forte.",
          ),
          b(
            "Imagination comes first in what you see: {name} [is likely to ask what a thing could become|may hear one plan and already be thinking of three others].",
            "Nel tuo sguardo la fantasia viene per prima: {name} [tende a chiedersi che cosa una cosa potrebbe diventare|può sentire un programma e pensarne già altri tre].",
          ),
          b(
            "“What if…” [fits {name} well|could be {name}’s motto], going by your answers: [the given version is rarely the only one|there is nearly always another way to look at it].",
            "«E se…» [si addice {a_name}|potrebbe essere il motto di {name}], a leggere le tue risposte: [la versione pronta di rado è l’unica|c’è quasi sempre un altro modo di guardare la cosa].",
          ),
        ],
      ),
      second: about(
        ["imagination"],
        [
          b(
            "[There is a lively imagination as well|A lively imagination comes with it].",
            "C’è [poi|anche] una fantasia vivace.",
          ),
          b(
            "[Next to|Beside] that you see imagination: [the obvious answer is seldom the only one|a second version is never far away].",
            "Accanto a questo vedi immaginazione: [la risposta ovvia di rado è l’unica|una seconda versione non è mai lontana].",
          ),
          b(
            "Another [clear line|strong line] is imagination, a mind that [goes further than the question|likes to look behind the question].",
            "Un’altra linea [chiara|forte] è la fantasia, una mente che [va oltre la domanda|ama guardare dietro la domanda].",
          ),
          b(
            "And {name} seems to [like playing with ideas|look for pictures and new angles] too.",
            "E {name} sembra anche [giocare volentieri con le idee|cercare immagini e punti di vista nuovi].",
          ),
        ],
      ),
      sides: about(
        ["imagination"],
        [
          b(
            "A conversation may [wander|take detours] and come back with something; whoever needs the short version [does well to|will have to] ask for it.",
            "Una conversazione può [divagare|fare dei giri] e tornare con qualcosa; chi ha bisogno della versione breve [fa bene a|dovrà] chiederla.",
          ),
          b(
            "[Plain repetition|The same talk twice] may bore, while a new angle on an old subject [can wake real interest|may well be welcome].",
            "[La pura ripetizione|Lo stesso discorso due volte] può annoiare, mentre un angolo nuovo su un vecchio argomento [può accendere l’interesse|può essere benvenuto].",
          ),
          b(
            "It can [open a window when you are stuck|loosen a knot you have pulled at for weeks]; it can also leave [today’s small decision|the first step] waiting.",
            "Può [aprire una finestra quando non vedi uscite|sciogliere un nodo che tiri da settimane]; può anche lasciare in attesa [la piccola decisione di oggi|il primo passo].",
          ),
          b(
            "The gain is a fresh view of [worn-out subjects|what you both know by heart]; the price, at times, is a plan that [changes while you are still agreeing to it|moves on before it is finished].",
            "Il bello è uno sguardo nuovo su [argomenti consumati|ciò che sapete a memoria]; il prezzo, a volte, un programma che [cambia mentre lo state concordando|va avanti prima di essere finito].",
          ),
          b(
            "Good ground for [thinking aloud together|a question without a right answer], and thinner ground for [a quick yes or no|what has to be settled in two minutes].",
            "Va benissimo per [pensare insieme ad alta voce|una domanda senza risposta giusta]; meno per [un sì o un no veloce|ciò che va deciso in due minuti].",
          ),
          b(
            "Bare facts may [leave the talk cold|seem a little dry]; a comparison or [a small story|a picture] can bring the same thing closer.",
            "I fatti nudi possono [lasciare fredda la conversazione|sembrare un po’ aridi]; un paragone o [una piccola storia|un’immagine] può avvicinare la stessa cosa.",
          ),
          b(
            "Agreements [are worth repeating|may want writing down], since the mind may already be [at the next idea|somewhere else]; in return, [a dead end is seldom the end|stuck talks get moving again].",
            "Gli accordi [vanno ripetuti|è meglio scriverli], perché la testa può essere già [all’idea dopo|altrove]; in cambio, [un vicolo cieco di rado resta cieco|i discorsi fermi si rimettono in moto].",
          ),
          b(
            "You may be [surprised|contradicted] by a thought you did not expect, and [that can be a pleasure|it can tire you] when you only wanted [to tell|an ordinary answer].",
            "Può arrivarti un pensiero che [ti sorprende|non aspettavi], ed [è un piacere|è faticoso] se volevi solo [raccontare|una risposta qualunque].",
          ),
        ],
      ),
    },
    low: {
      seen: about(
        ["imagination"],
        [
          b(
            "What stands out is a sense for the concrete: {name} seems to stay with [what is there|what is on the table] rather than with what might be.",
            "Spicca il senso del concreto: {name} sembra restare su [ciò che c’è|quello che è sul tavolo], più che su ciò che potrebbe esserci.",
          ),
          b(
            "[Most marked|The clearest line] is the matter-of-fact side: with {name}, [who does what and when|what happened and what follows] gets further than theories.",
            "La cosa più [marcata|netta] è il lato pratico: con {name} [chi fa che cosa e quando|che cosa è successo e che cosa ne segue] porta più lontano delle teorie.",
          ),
          b(
            "In your answers {name} keeps both feet on the ground; [flights of fancy are left to others|what can be seen and used seems to count].",
            "Nelle tue risposte {name} tiene i piedi per terra; [i voli di fantasia li lascia ad altri|sembra contare ciò che si vede e si usa].",
          ),
          b(
            "You [describe|picture] {name} as someone who trusts [what has been tried|what can be touched] more than what can be imagined.",
            "[Descrivi|Racconti] {name} come una persona che si fida di ciò che [è già provato|si può toccare] più che di ciò che si può immaginare.",
          ),
          b(
            "The concrete comes first in what you see: {name} [is likely to ask how a thing works|may wait for the example before believing the idea].",
            "Nel tuo sguardo il concreto viene per primo: {name} [tende a chiedersi come funziona una cosa|può aspettare l’esempio prima di credere all’idea].",
          ),
          b(
            "“And in practice?” [fits {name} well|could be {name}’s question], going by your answers: [ideas count once they can be used|a plan counts once it has a day and an hour].",
            "«E in pratica?» [si addice {a_name}|potrebbe essere la domanda di {name}], a leggere le tue risposte: [un’idea vale quando si può usare|un programma vale quando ha un giorno e un’ora].",
          ),
        ],
      ),
      second: about(
        ["imagination"],
        [
          b(
            "There is also more taste for facts than for fancy.",
            "C’è [poi|anche] più gusto per i fatti che per la fantasia.",
          ),
          b(
            "[Next to|Beside] that you see somebody who keeps to the concrete: [first what is, then what might be|examples before ideas].",
            "Accanto a questo vedi una persona che resta sul concreto: [prima ciò che c’è, poi ciò che potrebbe|gli esempi prima delle idee].",
          ),
          b(
            "Another [clear line|strong line] is a liking for what is [known and tried|plain and usable].",
            "Un’altra linea [chiara|forte] è la preferenza per ciò che è [noto e provato|semplice e utile].",
          ),
          b(
            "And {name} seems to [leave speculation to others|want the example rather than the theory].",
            "E {name} sembra [lasciare ad altri le ipotesi|volere l’esempio più che la teoria].",
          ),
        ],
      ),
      sides: about(
        ["imagination"],
        [
          b(
            "[An example|A case you both remember] is likely to say more than a possibility, and [a definite proposal|one clear step] more than a dream.",
            "[Un esempio|Un caso che ricordate] dice probabilmente più di un’ipotesi, e [una proposta precisa|un passo chiaro] più di un sogno.",
          ),
          b(
            "It [saves you both a good deal of guessing|makes agreements easy to check]; a wish that has no shape yet may [find little echo|be heard as vague].",
            "[Risparmia a voi due parecchie supposizioni|Rende facili da verificare gli accordi]; un desiderio che non ha ancora forma può [trovare poca eco|suonare vago].",
          ),
          b(
            "What has always worked is [likely to be defended|given up slowly], which [keeps things steady|spares you needless changes] and can make a new way look like a criticism of the old one.",
            "Ciò che ha sempre funzionato [viene facilmente difeso|si lascia andare piano]: [tiene salde le cose|risparmia cambi inutili], e può far sembrare una strada nuova una critica alla vecchia.",
          ),
          b(
            "The gain is [solid ground|a talk that gets somewhere]; the price, at times, is that [a feeling without a reason|an idea still in the making] gets little room.",
            "Il bello è [sapere su che cosa contare|una conversazione che arriva al punto]; il prezzo, a volte, che [un’emozione senza motivo|un’idea ancora a metà] trovi poco spazio.",
          ),
          b(
            "Good ground for [deciding things|whatever has to be arranged], and thinner ground for [musing about what might be|long talks about the two of you].",
            "Va benissimo per [decidere|tutto ciò che va organizzato]; meno per [fantasticare su ciò che potrebbe essere|lunghi discorsi su voi due].",
          ),
          b(
            "A change may be [easier to accept|less of a nuisance] once it is [shown than explained|tried than discussed].",
            "Un cambiamento può [essere accolto meglio|pesare meno] se viene [mostrato più che spiegato|provato più che discusso].",
          ),
          b(
            "Promises come in [days and hours|things one can check], which is [restful|easy to live with]; for [a dream told aloud|thinking in circles] you may have to [ask for patience|look elsewhere too].",
            "Le promesse arrivano in [giorni e ore|cose che si vedono], ed è [riposante|comodo]; per [un sogno detto ad alta voce|ragionare senza meta] forse devi [chiedere pazienza|cercare anche altrove].",
          ),
          b(
            "What works is [left in peace|kept], and [you always know where you stand|surprises are few]; a new [wish|plan] is best [tried once in small|shown by an example].",
            "Ciò che funziona [resta in pace|si tiene], e [si sa sempre a che punto si è|le sorprese sono poche]; [un desiderio nuovo|un progetto nuovo] conviene [provarlo in piccolo|mostrarlo con un esempio].",
          ),
        ],
      ),
    },
  },
  C: {
    high: {
      seen: about(
        ["effort"],
        [
          b(
            "What stands out is the effort: {name} seems to [work hard at|put real care into] what has been taken on.",
            "Spicca l’impegno: {name} sembra [lavorare sodo a|mettere vera cura in] quello che prende in mano.",
          ),
          b(
            "[Most marked|The clearest line] is how much work {name} puts into things; [half-measures seem rare|what is begun seems to be meant].",
            "La cosa più [marcata|netta] è quanto {name} si dà da fare; [le mezze misure sembrano rare|ciò che comincia sembra cominciare sul serio].",
          ),
          b(
            "In your answers {name} is [somebody who rolls up the sleeves|a person who gets to work], [with little fuss about it|also when nobody is looking].",
            "Nelle tue risposte {name} è una persona che [si rimbocca le maniche|si mette all’opera], [senza farne un caso|anche quando nessuno guarda].",
          ),
          b(
            "You [describe|picture] {name} as someone for whom [a task taken on is a task done|work that matters is done properly]: effort is a strong note here.",
            "[Descrivi|Racconti] {name} come una persona per cui [un compito preso è un compito fatto|il lavoro che conta va fatto bene]: l’impegno è una nota forte.",
          ),
          b(
            "Effort comes first in what you see: {name} [is likely to be busy before others have begun|may say little and have it done by evening].",
            "Nel tuo sguardo l’impegno viene per primo: {name} [tende a essere all’opera quando altri non hanno ancora cominciato|parla poco, e la sera la cosa è fatta].",
          ),
          b(
            "“Let’s get it done” [fits {name} well|could be {name}’s motto], going by your answers: work [is met head-on|gets the attention it needs].",
            "«Facciamolo» [si addice {a_name}|potrebbe essere il motto di {name}], a leggere le tue risposte: il lavoro [si affronta|riceve l’attenzione che chiede].",
          ),
        ],
      ),
      second: about(
        ["effort"],
        [
          b("[There is a lot of effort as well|A lot of effort comes with it].", "C’è [poi|anche] molto impegno."),
          b(
            "[Next to|Beside] that you see real effort: what is taken on [is not done by halves|tends to be carried through].",
            "Accanto a questo vedi un impegno vero: ciò che si prende in mano [non resta a metà|tende ad arrivare in fondo].",
          ),
          b(
            "Another [clear line|strong line] is work: [much gets done|a good deal is carried], and not always [with words about it|where others see it].",
            "Un’altra linea [chiara|forte] è il lavoro: [si fa molto|si porta parecchio], e non sempre [se ne parla|dove altri lo vedono].",
          ),
          b(
            "And {name} seems to [work hard|put a great deal into things] too.",
            "E {name} sembra anche [lavorare molto|mettere parecchio nelle cose].",
          ),
        ],
      ),
      sides: about(
        ["effort"],
        [
          b(
            "Being noticed for it may matter more than [it is said to|one would think]; a careless remark about the result may [land on|touch] all the work behind it.",
            "Che qualcuno lo noti può contare più di quanto [si dica|si pensi]; un’osservazione distratta sul risultato può [cadere su|toccare] tutta la fatica che c’è dietro.",
          ),
          b(
            "You can [build on it|count on things moving]; time for you may be [short|squeezed between two tasks], and that need not mean little interest.",
            "Ci si può [costruire sopra|contare: le cose si muovono]; il tempo per te può essere [poco|stretto tra due impegni], e non vuol dire per forza poco interesse.",
          ),
          b(
            "A request that [respects the clock|is clear from the start] (what, by when, why) has a good chance; [waiting about|loose plans] may wear patience thin.",
            "Una richiesta che [rispetta l’orologio|è chiara dall’inizio] (che cosa, entro quando, perché) ha buone possibilità; [le attese|i programmi vaghi] possono logorare la pazienza.",
          ),
          b(
            "The gain is [that things get finished|something to lean on]; the price, at times, is [rest that comes last|a high bar for others as well].",
            "Il bello è [che le cose arrivano in fondo|qualcosa su cui appoggiarsi]; il prezzo, a volte, [un riposo che viene per ultimo|un’asticella alta anche per gli altri].",
          ),
          b(
            "Good ground for [a shared task|anything with a date on it], and thinner ground for [an afternoon without a purpose|change at the last minute].",
            "Va benissimo per [un lavoro a due|tutto ciò che ha una data]; meno per [un pomeriggio senza scopo|i cambi all’ultimo minuto].",
          ),
          b(
            "Help may be [refused at first|hard to accept], simply because [asking for it is unusual|it is quicker to do it oneself].",
            "Un aiuto può essere [rifiutato, all’inizio|difficile da accettare], semplicemente perché [chiederlo è insolito|si fa prima a far da sé].",
          ),
          b(
            "Praise for [the result|being good at it] says less than a word about [the hours behind it|how it was done]; and an idle day may [need a good reason|feel like a debt].",
            "Un complimento per [il risultato|la bravura] dice meno di una parola [sulle ore che ci sono dietro|su come è stato fatto]; e una giornata vuota può [chiedere una buona ragione|sembrare un debito].",
          ),
          b(
            "Things you start together tend to [be finished|arrive], and now and then you may wish for [less of a plan|a slower pace]; [say so early|it can be said].",
            "Quello che cominciate insieme di solito [arriva in fondo|si finisce], e ogni tanto puoi desiderare [meno programmi|un passo più lento]; [dillo presto|si può dire].",
          ),
        ],
      ),
    },
    low: {
      seen: about(
        ["effort"],
        [
          b(
            "What stands out is a light hand with work: {name} seems [not to strain more than necessary|to take effort in small doses].",
            "Spicca un modo rilassato di prendere il lavoro: {name} sembra [non affaticarsi più del necessario|prendere la fatica a piccole dosi].",
          ),
          b(
            "[Most marked|The clearest line] is that hard work is not, as you see it, what {name} [reaches for first|is drawn to].",
            "La cosa più [marcata|netta]: a quanto vedi, la fatica non è [la prima cosa che {name} cerca|ciò che attira {name}].",
          ),
          b(
            "In your answers {name} takes effort easily: [what can wait may wait|a task has to give a good reason for itself].",
            "Nelle tue risposte {name} prende la fatica con leggerezza: [ciò che può aspettare, aspetta|un compito deve avere una buona ragione].",
          ),
          b(
            "You [describe|picture] {name} as someone who [lets things come|is in no hurry to take on more]; effort goes [where it has to|where it is fun].",
            "[Descrivi|Racconti] {name} come una persona che [prende le cose come vengono|non ha fretta di farsi carico d’altro]; l’impegno va [dove è necessario|dove c’è gusto].",
          ),
          b(
            "An unhurried way with work comes first in what you see: {name} [may begin late and without alarm|is likely to leave room for other things].",
            "Nel tuo sguardo viene per primo un modo tranquillo di prendere il lavoro: {name} [può cominciare tardi e senza allarme|tende a lasciare posto ad altro].",
          ),
          b(
            "“There’s time” [fits {name} well|could be {name}’s motto], going by your answers: work [rarely sets the pace|is one thing among others].",
            "«C’è tempo» [si addice {a_name}|potrebbe essere il motto di {name}], a leggere le tue risposte: il lavoro [di rado detta il passo|è una cosa tra le altre].",
          ),
        ],
      ),
      second: about(
        ["effort"],
        [
          b(
            "There is also, in your view, an easy way with effort.",
            "C’è [poi|anche], a tuo vedere, poca voglia di affaticarsi.",
          ),
          b(
            "[Next to|Beside] that you see somebody who does not strain: [the day has room|haste is rare].",
            "Accanto a questo vedi una persona che non si affanna: [la giornata ha spazio|la fretta è rara].",
          ),
          b(
            "Another [clear line|strong line] is that effort is [avoided where possible|spent sparingly].",
            "Un’altra linea [chiara|forte]: la fatica si [evita quando si può|spende con misura].",
          ),
          b(
            "And {name} seems to [take tasks lightly|let tasks wait] too.",
            "E {name} sembra anche [prendere i compiti alla leggera|lasciare che i compiti aspettino].",
          ),
        ],
      ),
      sides: about(
        ["effort"],
        [
          b(
            "That can be [restful company|a welcome counterweight to your own haste], and [frustrating|hard] when something hangs on it.",
            "Può essere [una compagnia riposante|un buon contrappeso alla tua fretta], e [frustrante|difficile] quando c’è qualcosa che dipende da lì.",
          ),
          b(
            "There may be reasons [you do not see|that stay hidden], such as other loads or little interest in [this particular thing|just this task].",
            "Possono esserci ragioni che [non vedi|restano nascoste], come altri pesi o poco interesse per [questa faccenda|un compito come questo].",
          ),
          b(
            "What matters to [you both|the two of you] may need to be agreed, not assumed; [a reproach|a sigh] seldom speeds anything up.",
            "Ciò che conta per [ognuno di voi|voi due] va forse concordato, non dato per scontato; [un rimprovero|un sospiro] di rado accelera qualcosa.",
          ),
          b(
            "The gain is [time that belongs to nobody’s list|an afternoon without a plan]; the price, at times, is [a promise that slips|work that ends up with you].",
            "Il bello è [tempo che non sta in nessuna lista|un pomeriggio senza programma]; il prezzo, a volte, [una promessa che scivola|un lavoro che finisce a te].",
          ),
          b(
            "Good ground for [being together without a purpose|a slow evening], and thinner ground for [deadlines shared by two|what has to be done by Friday].",
            "Va benissimo per [stare insieme senza uno scopo|una serata lenta]; meno per [scadenze in comune|ciò che va fatto entro venerdì].",
          ),
          b(
            "A small task with [a visible end|a clear edge] may get done gladly where [a large one|an open-ended one] is put off.",
            "Un compito piccolo, con [una fine in vista|un bordo chiaro], può essere fatto volentieri dove [uno grande|uno senza fine] si rimanda.",
          ),
          b(
            "There is [air between the appointments|seldom any hurry]; where two people [share a load|depend on a date], it can [weigh on the quicker one|lead to keeping count].",
            "C’è [aria tra un impegno e l’altro|di rado fretta]; dove in due [si divide un peso|si dipende da una data], può [gravare su chi va più svelto|far nascere conti].",
          ),
          b(
            "Unfinished things [trouble you perhaps more|may lie more heavily with you]; [saying which ones|naming two of them] works better than [hoping|a general complaint].",
            "Le cose lasciate a metà [pesano forse più a te|forse stanno sullo stomaco più a te]; [dire quali|dirne due] funziona meglio che [sperare|lamentarsi in generale].",
          ),
        ],
      ),
    },
  },
  E: {
    high: {
      seen: about(
        ["social_ease"],
        [
          b(
            "What stands out is ease with people: {name} seems at home in company, and [starting a conversation is probably not the hard part|a silence among strangers seldom seems to last].",
            "Spicca la disinvoltura con la gente: {name} in compagnia sembra a proprio agio, e [cominciare a parlare forse non è la parte difficile|un silenzio tra estranei di rado sembra durare].",
          ),
          b(
            "[Most marked|The clearest line] is how easily {name} moves among others; [words seem to come while they are being said|talking may be the natural way to think].",
            "La cosa più [marcata|netta] è la facilità con cui {name} sta tra gli altri; [le parole sembrano arrivare mentre le dice|parlare può essere il suo modo naturale di pensare].",
          ),
          b(
            "In your answers {name} is at ease around people: [a full table seems to give energy rather than take it|company seems to do good].",
            "Nelle tue risposte {name} sta bene in mezzo alla gente: [una tavolata sembra dare energia più che toglierla|la compagnia sembra fare bene].",
          ),
          b(
            "You [describe|picture] {name} as someone who [is quickly in conversation|finds the first word easily]: ease with others is a strong note here.",
            "[Descrivi|Racconti] {name} come una persona che [entra presto in conversazione|trova facilmente la prima parola]: la disinvoltura è una nota forte.",
          ),
          b(
            "Company comes first in what you see: {name} [is likely to know half the room by the end|may think best with somebody there to answer].",
            "Nel tuo sguardo la compagnia viene per prima: {name} [tende a conoscere mezza sala prima della fine|può pensare meglio se c’è qualcuno che risponde].",
          ),
          b(
            "“Come along” [fits {name} well|could be {name}’s phrase], going by your answers: being among people [looks easy|seems to cost little].",
            "«Vieni anche tu» [si addice {a_name}|potrebbe essere la frase di {name}], a leggere le tue risposte: stare tra la gente [sembra facile|pare costare poco].",
          ),
        ],
      ),
      second: about(
        ["social_ease"],
        [
          b(
            "[There is ease around people as well|Ease around people comes with it].",
            "C’è [poi|anche] una facilità nello stare con gli altri.",
          ),
          b(
            "[Next to|Beside] that you see somebody at home in company: [the first word is quickly found|contact comes quickly].",
            "Accanto a questo vedi una persona che in compagnia si sente a casa: [la prima parola si trova presto|il contatto viene in fretta].",
          ),
          b(
            "Another [clear line|strong line] is ease with others, [in a full room as in a corridor|with strangers as with friends].",
            "Un’altra linea [chiara|forte] è la disinvoltura, [in una sala piena come in corridoio|con chi non conosce come con chi conosce].",
          ),
          b(
            "And {name} seems to [enjoy company|move easily among people] too.",
            "E {name} sembra anche [godersi la compagnia|stare bene tra la gente].",
          ),
        ],
      ),
      sides: about(
        ["social_ease"],
        [
          b(
            "The first sentence need not be [the final word|the last opinion]; half an hour [without an audience|for just the two of you] may be harder to get than a lively evening.",
            "La prima frase non è per forza [l’ultima parola|il giudizio finale]; mezz’ora [senza pubblico|solo per voi due] può essere più rara di una serata vivace.",
          ),
          b(
            "A call or a word in passing may [work better than|get further than] a long message; what is delicate may [need a quieter place|get lost in the noise].",
            "Una telefonata o due parole al volo possono [funzionare meglio|arrivare più in là] di un lungo messaggio; ciò che è delicato può [chiedere un posto più quieto|perdersi nel rumore].",
          ),
          b(
            "You are [seldom left alone with a silence|quickly drawn into the talk]; your own turn may [have to be taken rather than waited for|come only if you claim it].",
            "È raro [restare lì con un silenzio|restare fuori dal discorso]; il tuo turno forse va [preso più che aspettato|chiesto, perché da sé non arriva].",
          ),
          b(
            "The gain is [a door that is easily opened|contact without ceremony]; the price, at times, is [sharing that attention with many|a talk that stays on the surface because it is pleasant there].",
            "Il bello è [una porta che si apre facilmente|un contatto senza cerimonie]; il prezzo, a volte, [dividere quell’attenzione con tanti|una conversazione che resta in superficie perché lì si sta bene].",
          ),
          b(
            "Good ground for [plans with other people in them|a talk begun on the spot], and thinner ground for [long pauses|what takes an hour to come out].",
            "Va benissimo per [programmi in cui c’è altra gente|una conversazione cominciata al volo]; meno per [le lunghe pause|ciò che ci mette un’ora a uscire].",
          ),
          b(
            "Good cheer in a group [tells little about|need not match] how the day really was; a question [afterwards|on the way home] may tell more.",
            "Il buonumore in gruppo [dice poco di|può non corrispondere a] com’è andata davvero la giornata; una domanda [dopo|sulla via di casa] può dire di più.",
          ),
          b(
            "Strangers become [acquaintances in minutes|part of the evening], which [takes you along|opens doors]; a quiet companion may [feel small beside it|need a pause sooner].",
            "Gli estranei diventano [conoscenze in pochi minuti|parte della serata], e questo [trascina|apre porte]; chi è di poche parole può [sentirsi in ombra|aver bisogno prima di una pausa].",
          ),
          b(
            "Thoughts are [tried out aloud|put together while talking], so not each of them is [a promise|meant to stay]; [ask which one is|the last version counts].",
            "I pensieri si [provano ad alta voce|fanno parlando], quindi non tutti sono [promesse|definitivi]; [chiedi quali lo sono|conta l’ultima versione].",
          ),
        ],
      ),
    },
    low: {
      seen: about(
        ["social_ease"],
        [
          b(
            "What stands out is reserve among people: {name} seems less at ease [when many are watching|the fuller the room gets].",
            "Spicca il riserbo tra la gente: {name} sembra meno a suo agio [quando gli sguardi sono tanti|più la stanza si riempie].",
          ),
          b(
            "[Most marked|The clearest line] is that company does not come easily to {name}, as you see it; [quiet seems to be chosen, not suffered|a few people seem to be enough].",
            "La cosa più [marcata|netta]: a quanto vedi, la compagnia {a_name} non viene facile; [la quiete sembra una scelta più che una pena|poche persone sembrano bastare].",
          ),
          b(
            "In your answers {name} is not quickly at ease around people: [words may come late, and well weighed|the second meeting may go better than the first].",
            "Nelle tue risposte {name} non si sente subito a suo agio con gli altri: [le parole possono arrivare tardi, e pesate|il secondo incontro può andare meglio del primo].",
          ),
          b(
            "You [describe|picture] {name} as someone who [stands at the edge of a group|says little where many talk]: reserve is a strong note here.",
            "[Descrivi|Racconti] {name} come una persona che [sta ai bordi del gruppo|dice poco dove parlano in tanti]: il riserbo è una nota forte.",
          ),
          b(
            "Quiet comes first in what you see: {name} [is likely to open up for two rather than for ten|may need to be alone before being with others again].",
            "Nel tuo sguardo la quiete viene per prima: {name} [tende ad aprirsi in due più che in dieci|può aver bisogno di silenzio prima di tornare tra gli altri].",
          ),
          b(
            "“Better just the two of us” [fits {name} well|could be {name}’s phrase], going by your answers: a crowd [seems to cost strength|is rarely the place to talk].",
            "«Meglio in due» [si addice {a_name}|potrebbe essere la frase di {name}], a leggere le tue risposte: la folla [sembra costare forze|di rado è il posto per parlare].",
          ),
        ],
      ),
      second: about(
        ["social_ease"],
        [
          b(
            "There is also some unease among many people.",
            "C’è [poi|anche] un certo disagio quando la gente è tanta.",
          ),
          b(
            "[Next to|Beside] that you see reserve in company: [few words, and later ones|the group gets less than a talk for two].",
            "Accanto a questo vedi riserbo in compagnia: [poche parole, e più tardi|il gruppo riceve meno di una conversazione a due].",
          ),
          b(
            "Another [clear line|strong line] is a need for [quiet|smaller company].",
            "Un’altra linea [chiara|forte] è il bisogno di [quiete|compagnie piccole].",
          ),
          b(
            "And {name} seems [slow to warm up among people|to hold back in company].",
            "E {name} sembra [aver bisogno di tempo tra la gente|stare un passo indietro in compagnia].",
          ),
        ],
      ),
      sides: about(
        ["social_ease"],
        [
          b(
            "A short answer in a group says little about interest; the longer one may need [time and quiet|two chairs and no hurry].",
            "Una risposta breve in gruppo dice poco sull’interesse; quella lunga può aver bisogno di [tempo e quiete|un posto tranquillo e nessuna fretta].",
          ),
          b(
            "Saying beforehand what a talk will be about is a kindness here, and so is [not filling every pause|letting a silence stand].",
            "Dire prima di che cosa si parlerà qui è una gentilezza, e lo è anche [non riempire ogni pausa|lasciare in piedi un silenzio].",
          ),
          b(
            "What is said is often [well considered|meant as said]; what is not said may [leave you guessing|feel like distance where there is none].",
            "Ciò che viene detto è spesso [ben pensato|detto sul serio]; ciò che non viene detto può [lasciarti a indovinare|sembrare distanza dove non c’è].",
          ),
          b(
            "The gain is [a presence that does not crowd you|company that leaves you air]; the price, at times, is that [the first step stays with you|you learn late what was wrong].",
            "Il bello è [una presenza che non ingombra|una compagnia che lascia aria]; il prezzo, a volte, che [il primo passo tocca a te|quello che non andava lo vieni a sapere tardi].",
          ),
          b(
            "Good ground for [a walk, a drive, a task for two|a written word and a slow reply], and thinner ground for [surprises with guests|questions across a full table].",
            "Va benissimo per [una passeggiata, un viaggio, un lavoro a due|una parola scritta e una risposta lenta]; meno per [le sorprese con ospiti|le domande attraverso una tavolata].",
          ),
          b(
            "Leaving early [need not be|is rarely] a judgement on the company; [strength for people|the battery] may simply be used up.",
            "Andarsene presto [non è per forza|di rado è] un giudizio sulla compagnia; [le forze per stare tra la gente|le energie] possono essere semplicemente finite.",
          ),
          b(
            "You may have to [look twice|listen closely] to see interest; once there, it [lasts|is not scattered], and [few people|you] get a good deal of it.",
            "Per vedere l’interesse forse bisogna [guardare due volte|ascoltare bene]; quando c’è, [dura|non si disperde], e [a pochi|a te] ne arriva parecchio.",
          ),
          b(
            "After a full day [silence|an hour apart] may be what makes [the next talk|closeness] possible; taken as [coldness|distance] it would be [misread|a pity].",
            "Dopo una giornata piena [il silenzio|un’ora in disparte] può essere ciò che rende possibile [la prossima conversazione|la vicinanza]; presa per [freddezza|distanza], sarebbe [un malinteso|un peccato].",
          ),
        ],
      ),
    },
  },
  A: {
    high: {
      seen: about(
        ["caring"],
        [
          b(
            "What stands out is the care for others: {name} seems to [be there when a hand is needed|notice when somebody needs a hand].",
            "Spicca l’attenzione per gli altri: {name} sembra [esserci quando serve una mano|accorgersi quando a qualcuno serve una mano].",
          ),
          b(
            "[Most marked|The clearest line] is how gladly {name} [helps|is there for others]; a yes seems to come [quickly|before the question is finished].",
            "La cosa più [marcata|netta] è quanto volentieri {name} [aiuta|c’è per gli altri]; il sì sembra arrivare [in fretta|prima che la domanda sia finita].",
          ),
          b(
            "In your answers other people matter to {name}: [their troubles are rarely brushed aside|how they are is a real question].",
            "Nelle tue risposte gli altri {a_name} stanno a cuore: [i loro guai di rado vengono messi da parte|come stanno è una domanda vera].",
          ),
          b(
            "You [describe|picture] {name} as someone who [lends a hand without being asked twice|makes room for other people’s needs]: warmth is a strong note here.",
            "[Descrivi|Racconti] {name} come una persona che [dà una mano senza farsi pregare|fa posto ai bisogni altrui]: il calore è una nota forte.",
          ),
          b(
            "Care comes first in what you see: {name} [is likely to ask how you are and wait for the answer|may have offered help before you thought of asking].",
            "Nel tuo sguardo la cura viene per prima: {name} [tende a chiedere come stai e ad aspettare la risposta|può offrire aiuto prima che tu pensi di chiederlo].",
          ),
          b(
            "“Can I help?” [fits {name} well|could be {name}’s phrase], going by your answers: other people’s worries [find an open door|are taken seriously].",
            "«Posso aiutare?» [si addice {a_name}|potrebbe essere la frase di {name}], a leggere le tue risposte: le preoccupazioni altrui [trovano la porta aperta|vengono prese sul serio].",
          ),
        ],
      ),
      second: about(
        ["caring"],
        [
          b(
            "[There is care for others as well|Care for others comes with it].",
            "C’è [poi|anche] attenzione per gli altri.",
          ),
          b(
            "[Next to|Beside] that you see somebody who likes to help: [a request seldom falls on deaf ears|a need is soon noticed].",
            "Accanto a questo vedi una persona che aiuta volentieri: [una richiesta di rado cade nel vuoto|un bisogno si nota presto].",
          ),
          b(
            "Another [clear line|strong line] is warmth, the sort that [shows in small favours|asks how it went].",
            "Un’altra linea [chiara|forte] è il calore, quello che [si vede nei piccoli favori|chiede com’è andata].",
          ),
          b(
            "And {name} seems to [care how others are|take others’ troubles to heart] too.",
            "E {name} sembra anche [tenere a come stanno gli altri|prendere a cuore i guai altrui].",
          ),
        ],
      ),
      sides: about(
        ["caring"],
        [
          b(
            "A clear request may be received as trust [rather than as a burden|more than as a weight]; since the yes comes easily, [ask whether it also suits|leave room for a no].",
            "Una richiesta chiara può essere accolta come fiducia, più che come [peso|disturbo]; e poiché il sì viene facile, [chiedi se va bene davvero|lascia posto a un no].",
          ),
          b(
            "Being asked for advice may be a pleasure, and being thanked [precisely|for one definite thing] even more so; [taken for granted|unnoticed], the same help may grow tired.",
            "Una richiesta di consiglio può far piacere, e un grazie [preciso|per una cosa sola] ancora di più; [data per scontata|se nessuno la nota], la stessa disponibilità può stancarsi.",
          ),
          b(
            "It makes closeness [easy|simple]; it can also make it [hard to hear what {name} would want|easy to forget whose turn it is].",
            "Rende [facile|semplice] la vicinanza; può anche far [perdere di vista che cosa vorrebbe {name}|dimenticare a chi tocca].",
          ),
          b(
            "The gain is [someone to turn to|an open ear]; the price, at times, is [a no that is never said|worries carried for too many people].",
            "Il bello è [una persona a cui rivolgersi|un orecchio aperto]; il prezzo, a volte, [un no che non viene mai detto|preoccupazioni portate per troppa gente].",
          ),
          b(
            "Good ground for [asking and for thanking|telling how you really are], and thinner ground for [open disagreement|plain criticism, which may be softened until it is gone].",
            "Va benissimo per [chiedere e ringraziare|dire come stai davvero]; meno per [il disaccordo aperto|la critica, che può essere addolcita fino a sparire].",
          ),
          b(
            "What is given freely is [worth giving back|seldom billed]; [a small return|one thing done unasked] may say more than many compliments.",
            "Ciò che si dà volentieri [merita di tornare indietro|di rado presenta il conto]; [un piccolo gesto di ritorno|una cosa fatta senza che venga chiesta] può dire più di tanti complimenti.",
          ),
          b(
            "Disappointment may be [swallowed|hidden behind a smile]; [a gentle question|asking twice] brings out what [kindness keeps back|was left unsaid].",
            "La delusione può essere [mandata giù|nascosta dietro un sorriso]; [una domanda gentile|chiedere due volte] fa uscire ciò che [la gentilezza trattiene|non è stato detto].",
          ),
          b(
            "One feels [welcome|taken seriously] here; and since others feel it too, [time with {name}|that attention] may have to be [shared|asked for in good time].",
            "Qui si trova [accoglienza|ascolto]; e poiché lo sentono anche altri, il tempo di {name} va forse [diviso|chiesto per tempo].",
          ),
        ],
      ),
    },
    low: {
      seen: about(
        ["caring"],
        [
          b(
            "What stands out is that help is not offered of itself: {name} seems to [leave others to manage|let everybody look after their own].",
            "Spicca che l’aiuto non arriva da sé: {name} sembra [lasciare che ognuno se la cavi|lasciare a ognuno le sue faccende].",
          ),
          b(
            "[Most marked|The clearest line] is a certain distance from other people’s needs, as you see it; {name} [may wait to be asked, and asked plainly|seems to keep out of what is not said].",
            "La cosa più [marcata|netta] è una certa distanza, a quanto vedi, dai bisogni altrui; {name} [può aspettare una richiesta chiara|sembra restare fuori da ciò che non viene detto].",
          ),
          b(
            "In your answers {name} is not the first to lend a hand: [it may be caution, haste or a wish not to interfere|why that is, the answers do not say].",
            "Nelle tue risposte {name} non si offre subito di dare una mano: [può essere prudenza, fretta o voglia di non intromettersi|il perché, le risposte non lo dicono].",
          ),
          b(
            "You [describe|picture] {name} as someone who [looks at the matter before the mood|keeps other people’s troubles at arm’s length].",
            "[Descrivi|Racconti] {name} come una persona che [guarda la faccenda prima dell’umore|tiene a distanza i guai degli altri].",
          ),
          b(
            "Independence comes first in what you see: {name} [is likely to expect that others ask for what they want|may think that everyone prefers to manage alone].",
            "Nel tuo sguardo viene per prima l’indipendenza: {name} [tende ad aspettarsi che gli altri chiedano ciò che vogliono|può pensare che ognuno preferisca arrangiarsi].",
          ),
          b(
            "“Each to their own” [fits {name} well|could be {name}’s rule], going by your answers: [a hint may pass unnoticed|feelings are not the first thing on the table].",
            "«A ognuno il suo» [si addice {a_name}|potrebbe essere la regola di {name}], a leggere le tue risposte: [un’allusione può passare inosservata|le emozioni non sono la prima cosa sul tavolo].",
          ),
        ],
      ),
      second: about(
        ["caring"],
        [
          b(
            "There is also little offering of help, as you see it.",
            "C’è [poi|anche], a quanto vedi, poca offerta di aiuto.",
          ),
          b(
            "[Next to|Beside] that you see some distance from what others need: [it may have to be said aloud|it is not guessed].",
            "Accanto a questo vedi una certa distanza da ciò che serve agli altri: [forse va detto ad alta voce|non sempre lo indovina].",
          ),
          b(
            "Another [clear line|strong line] is that favours [have to be asked for|do not come of themselves].",
            "Un’altra linea [chiara|forte]: i favori [vanno chiesti|non arrivano da soli].",
          ),
          b(
            "And {name} seems to [leave others’ affairs to others|keep some distance from others’ moods].",
            "E {name} sembra [lasciare agli altri le cose degli altri|tenere una certa distanza dagli umori altrui].",
          ),
        ],
      ),
      sides: about(
        ["caring"],
        [
          b(
            "Hints may [pass unnoticed|go by unheard] where a direct question would get an answer; and the answer, also a no, is [likely to be honest|probably meant].",
            "Un’allusione può [passare inosservata|andare persa] dove una domanda diretta avrebbe risposta; e la risposta, anche un no, è [probabilmente sincera|di solito da prendere sul serio].",
          ),
          b(
            "A request may have to be plain, limited and [without a tone of reproach|free of old accounts]; then it is [easier to say yes to|at least clearly answered].",
            "Una richiesta va forse fatta chiara, limitata e [senza tono di rimprovero|senza vecchi conti]; allora [è più facile dirle di sì|almeno la risposta sarà netta].",
          ),
          b(
            "You are spared [unasked advice|being fussed over]; on a bad day you may [wait in vain to be noticed|have to say that it is one].",
            "Ti risparmia [consigli non richiesti|troppe premure]; in una giornata storta puoi [aspettare invano che si noti|dover dire che è storta].",
          ),
          b(
            "The gain is [plain dealing|a view that does not flatter]; the price, at times, is [a cool tone where you wanted a warm one|comfort that comes as a remark].",
            "Il bello è [un rapporto schietto|uno sguardo che non lusinga]; il prezzo, a volte, [un tono freddo dove ne volevi uno caldo|una consolazione in forma di battuta].",
          ),
          b(
            "Good ground for [a sober discussion|hard questions], and thinner ground for [unspoken wishes|comfort without words].",
            "Va benissimo per [una discussione sobria|le domande difficili]; meno per [i desideri non detti|la consolazione senza parole].",
          ),
          b(
            "Keeping out of things can be [a form of respect|a way of not intruding] as well as a lack of interest; [only asking will tell|from outside the two look alike].",
            "Restare fuori può essere [una forma di rispetto|un modo di non invadere] quanto un segno di poco interesse; [solo chiedendo si capisce|da fuori si somigliano].",
          ),
          b(
            "You are not [flattered|spared], so a good word [counts double|can be believed]; a soft landing [has to be asked for|is not part of it].",
            "Nessuna lusinga, quindi una parola buona [vale doppio|è vera]; un po’ di tatto [va chiesto|non è compreso nel prezzo].",
          ),
          b(
            "Agreements are [clear|soon made], favours [rarer|a matter of asking]; whoever needs [warmth first|a gentle word] may [find it here late|look for it in vain on some days].",
            "Gli accordi sono [chiari|presto fatti], i favori [più rari|da chiedere]; chi ha bisogno prima di [calore|una parola gentile] può [aspettare|restare a mani vuote, certi giorni].",
          ),
        ],
      ),
    },
  },
  N: {
    high: {
      seen: about(
        ["emotions", "temper"],
        [
          b(
            "What stands out is evenness: {name} seems hard to [upset|shake], [also when others lose their calm|even on bad days].",
            "Spicca la calma: {name} sembra difficile da [scuotere|turbare], [anche quando altri perdono la pazienza|anche nelle giornate storte].",
          ),
          b(
            "[Most marked|The clearest line] is how seldom {name} gets upset, as you see it; [the voice stays level|storms seem to pass by outside].",
            "La cosa più [marcata|netta] è quanto di rado, a tuo vedere, {name} si agita; [la voce resta piana|le tempeste sembrano restare fuori].",
          ),
          b(
            "In your answers {name} keeps steady where [others would be rattled|a bad message would ruin the day for others].",
            "Nelle tue risposte {name} mantiene la calma dove [altri si agiterebbero|ad altri un messaggio storto rovinerebbe la giornata].",
          ),
          b(
            "You [describe|picture] {name} as someone who [takes things as they come|stays calm when it gets loud]: an even temper is a strong note here.",
            "[Descrivi|Racconti] {name} come una persona che [prende le cose come vengono|mantiene la calma quando si alza la voce]: l’umore stabile è una nota forte.",
          ),
          b(
            "Calm comes first in what you see: {name} [is likely to breathe before answering|may be the one who asks what can be done now].",
            "Nel tuo sguardo la calma viene per prima: {name} [tende a respirare prima di rispondere|può essere chi chiede che cosa si può fare adesso].",
          ),
          b(
            "“It will sort itself out” [fits {name} well|could be {name}’s phrase], going by your answers: [a setback is rarely a drama|worry does not seem to stay long].",
            "«Si sistemerà» [si addice {a_name}|potrebbe essere la frase di {name}], a leggere le tue risposte: [un intoppo di rado è un dramma|le preoccupazioni non sembrano fermarsi a lungo].",
          ),
        ],
      ),
      second: about(
        ["emotions", "temper"],
        [
          b("[There is an even temper as well|An even temper comes with it].", "C’è [poi|anche] un umore stabile."),
          b(
            "[Next to|Beside] that you see calm that lasts, [also when it gets loud|also under pressure].",
            "Accanto a questo vedi una calma che tiene, [anche quando si alza la voce|anche sotto pressione].",
          ),
          b(
            "Another [clear line|strong line] is steadiness: [bad news does not throw everything over|a rough day stays one day].",
            "Un’altra linea [chiara|forte] è la calma: [una brutta notizia non rovescia tutto|una giornata storta resta una giornata].",
          ),
          b(
            "And {name} seems [hard to rattle|to stay calm] too.",
            "E {name} sembra anche [difficile da scuotere|capace di mantenere la calma].",
          ),
        ],
      ),
      sides: about(
        ["emotions", "temper"],
        [
          b(
            "You can probably say an uncomfortable thing in plain words, [as long as you say it kindly|if the tone is kind]; it does not mean that every word is [free of charge|painless].",
            "Una cosa scomoda si può dire probabilmente con parole semplici, [purché con gentilezza|se il tono è gentile]; non vuol dire che ogni parola sia [senza costo|indolore].",
          ),
          b(
            "From outside it is hard to tell what [goes deep|hurts], so asking is better than [assuming that nothing does|taking calm for an answer].",
            "Da fuori è difficile capire che cosa [va a fondo|fa male]: meglio chiedere che [pensare che non sia niente|prendere la calma per una risposta].",
          ),
          b(
            "It [makes room for an honest word|steadies whoever is near]; in a heated moment the same calm may [look like indifference|feel like being left alone with it].",
            "[Fa spazio a una parola sincera|Dà stabilità a chi è vicino]; in un momento acceso la stessa calma può [sembrare indifferenza|far sentire di avere tutto sulle proprie spalle].",
          ),
          b(
            "The gain is [a quiet harbour|somebody who does not add to the storm]; the price, at times, is [a worry of yours that is weighed too lightly|that trouble is seen late].",
            "Il bello è [un porto tranquillo|una presenza che non soffia sul fuoco]; il prezzo, a volte, [una tua preoccupazione presa troppo alla leggera|un problema visto tardi].",
          ),
          b(
            "Good ground for [difficult news|what you have put off saying], and thinner ground for [being outraged together|a shared alarm].",
            "Va benissimo per [le notizie difficili|ciò che rimandi di dire]; meno per [indignarsi insieme|un allarme condiviso].",
          ),
          b(
            "Those who seldom show strain are seldom [asked about it|spared]; [one real question|a simple “and you?”] may be rarer than you think.",
            "A chi di rado mostra la fatica di rado [si chiede come va|la si risparmia]; [una domanda vera|un semplice «e tu?»] può essere più raro di quanto pensi.",
          ),
          b(
            "In a crisis that is [worth a great deal|something to hold on to]; in everyday life you may wish [to see a little more|for a sign] of what [moves|touches] {name}.",
            "In una crisi vale [oro|molto]; nella vita di ogni giorno puoi desiderare [di vedere un po’ di più|un segno] di ciò che [muove|tocca] {name}.",
          ),
          b(
            "Your own worry may [come to rest there|shrink beside it], or [seem too big beside it|feel out of place]; [say how large it is for you|both can be said].",
            "La tua preoccupazione può [trovare riposo|rimpicciolire], o [sembrare troppo grande|apparire fuori posto]; [di’ quanto è grande per te|si può dire l’una e l’altra cosa].",
          ),
        ],
      ),
    },
    low: {
      seen: about(
        ["emotions", "temper"],
        [
          b(
            "What stands out is how soon things get close: {name} seems to [get upset easily|be touched quickly], [by a tone as much as by a fact|even by small things].",
            "Spicca quanto presto le cose toccano: {name} sembra [agitarsi facilmente|turbarsi in fretta], [per un tono quanto per un fatto|anche per piccole cose].",
          ),
          b(
            "[Most marked|The clearest line] is that upset comes quickly to {name}, as you see it; the first reaction is perhaps [the loudest one and not the last|not yet the answer].",
            "La cosa più [marcata|netta]: a quanto vedi, {name} si agita in fretta; la prima reazione è forse [la più rumorosa e non l’ultima|non ancora la risposta].",
          ),
          b(
            "In your answers {name} is easily shaken: [what others shrug off may stay for an evening|an unclear sign may weigh a good deal].",
            "Nelle tue risposte basta poco a scuotere {name}: [ciò che altri scrollano via può restare una serata|un segnale poco chiaro può pesare parecchio].",
          ),
          b(
            "You [describe|picture] {name} as someone who [feels the mood of a room|takes things to heart]: things get close quickly here.",
            "[Descrivi|Racconti] {name} come una persona che [sente il clima di una stanza|prende le cose a cuore]: qui ci si agita in fretta.",
          ),
          b(
            "A fine ear for tones comes first in what you see: {name} [is likely to hear the tone before the words|may carry a remark home and turn it over there].",
            "Nel tuo sguardo viene per primo un orecchio fine per i toni: {name} [tende a sentire il tono prima delle parole|può portarsi a casa una frase e rigirarla lì].",
          ),
          b(
            "“What did that mean?” [fits {name} well|could be {name}’s question], going by your answers: [little things get close|calm is soon disturbed].",
            "«Che cosa voleva dire?» [si addice {a_name}|potrebbe essere la domanda di {name}], a leggere le tue risposte: [le piccole cose arrivano vicino|la calma si turba presto].",
          ),
        ],
      ),
      second: about(
        ["emotions", "temper"],
        [
          b("There is also a quickness to get upset.", "C’è [poi|anche] una certa facilità ad agitarsi."),
          b(
            "[Next to|Beside] that you see somebody who is soon shaken: [tone counts|small signs weigh].",
            "Accanto a questo vedi una persona a cui basta poco per agitarsi: [il tono conta|i piccoli segnali pesano].",
          ),
          b(
            "Another [clear line|strong line] is that [things get close quickly|calm is soon lost].",
            "Un’altra linea [chiara|forte]: [le cose toccano in fretta|la calma si perde presto].",
          ),
          b(
            "And {name} seems to [feel pressure early|get upset easily] too.",
            "E {name} sembra anche [sentire presto la pressione|agitarsi con poco].",
          ),
        ],
      ),
      sides: about(
        ["emotions", "temper"],
        [
          b(
            "Tone, timing and [who is listening|who else is there] may decide more than the content does; [a second talk|the next day] often goes better.",
            "Il tono, il momento e [chi ascolta|chi altro c’è] possono decidere più del contenuto; [una seconda conversazione|il giorno dopo] spesso va meglio.",
          ),
          b(
            "A bad hour may look like a bad opinion of you, and it is worth [waiting before you believe it|asking before you believe it].",
            "Un’ora storta può sembrare un cattivo giudizio su di te, e vale la pena [aspettare|chiedere] prima di crederci.",
          ),
          b(
            "What you mean [gets through quickly|is soon felt], kindness included; so does [impatience|a sigh], even one that was [meant for somebody else|not meant at all].",
            "Ciò che intendi [arriva in fretta|si sente presto], anche la gentilezza; e così [l’impazienza|un sospiro], anche se era [per qualcun altro|del tutto involontario].",
          ),
          b(
            "The gain is [attention to moods that others miss|a warning before things go wrong]; the price, at times, is [a storm about something small|much energy spent on worry].",
            "Il bello è [un’attenzione agli umori che ad altri sfuggono|un avviso prima che le cose si guastino]; il prezzo, a volte, [un temporale per poco|molta energia che va in preoccupazioni].",
          ),
          b(
            "Good ground for [a gentle word at the right time|saying what is certain], and thinner ground for [teasing|bad news in a hurry].",
            "Va benissimo per [una parola gentile al momento giusto|dire ciò che è sicuro]; meno per [le prese in giro|le brutte notizie date di fretta].",
          ),
          b(
            "[Reassurance|A clear word] helps [when it is short and true|for a while]; to walk on tiptoe all the time would tire you both, and [is not asked of you|need not be].",
            "[Una rassicurazione|Una parola chiara] aiuta [se è breve e vera|per un po’]; camminare sempre in punta di piedi stancherebbe voi due, e [nessuno te lo chiede|non serve].",
          ),
          b(
            "What was [meant in passing|only half a sentence] may still be there [the next morning|days later]; on the other hand, [a kind word lasts as long|kindness is not lost either].",
            "Ciò che era [detto di passaggio|solo mezza frase] può essere ancora lì [la mattina dopo|giorni dopo]; d’altra parte, [una parola gentile dura altrettanto|neanche la gentilezza va persa].",
          ),
          b(
            "It is [easier to begin|kinder] when [nothing is at stake yet|the day is still fresh]; a discussion [late at night|between two errands] asks for [more than is there|too much].",
            "È [più facile cominciare|più gentile] quando [non c’è ancora niente in gioco|la giornata è fresca]; una discussione [a tarda sera|tra una cosa e l’altra] chiede [più forze di quante ce ne siano|troppo].",
          ),
        ],
      ),
    },
  },
};
