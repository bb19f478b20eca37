import type { Bilingual } from "#domain/language.ts";
import type { Trait } from "#domain/traits.ts";
import { about, on, type AspectText } from "./aspects.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** A lean, as the rest of “you …” (Italian: a whole clause). */
export const SELF_CLAUSES: ByLean<readonly AspectText[]> = {
  O: {
    high: about(
      ["new_ways"],
      [
        b(
          "like to [find|think up] other ways of [doing|handling] things",
          "ti piace [trovare|inventare] altri modi di [fare|affrontare] le cose",
        ),
        b("are drawn to what could be done differently", "ti attira ciò che si potrebbe fare in un altro modo"),
        b(
          "wonder whether there is another way than the usual one",
          "davanti al modo consueto ti chiedi se ce ne sia un altro",
        ),
        b(
          "would often rather try another road than stay on the usual one",
          "spesso preferisci provare un’altra strada piuttosto che restare sulla solita",
        ),
        on(["new_things"], b("take pleasure in a new idea", "un’idea nuova ti mette di buon umore")),
        b("treat a habit as a draft that may still be changed", "tratti un’abitudine come una bozza da ritoccare"),
      ],
    ),
    low: about(
      ["new_ways"],
      [
        b(
          "prefer ways that have [already|long since] proved themselves",
          "preferisci i modi che hanno [già|da tempo] dato prova di sé",
        ),
        b(
          "trust what is known to work more than what is merely new",
          "ti fidi di ciò che funziona più di ciò che è soltanto nuovo",
        ),
        b("see little reason to change a thing that works", "vedi pochi motivi per cambiare una cosa che funziona"),
        b(
          "would rather take a good known road than an untried one",
          "preferisci una buona strada nota a una mai provata",
        ),
        b("do not go after the new for its own sake", "non cerchi il nuovo solo perché è nuovo"),
        b(
          "like to know how a thing turns out before you choose it",
          "prima di scegliere una cosa ti piace sapere come va a finire",
        ),
      ],
    ),
  },
  C: {
    high: about(
      ["starting"],
      [
        b("set to work without much delay", "ti metti all’opera senza rimandare molto"),
        b(
          "tend to begin a thing [straight away|as soon as it is there]",
          "tendi a cominciare una cosa [subito|appena si presenta]",
        ),
        b("do not like to leave a task lying", "non ti piace lasciare una cosa lì ad aspettare"),
        b(
          "would rather begin imperfectly than carry a thing around undone",
          "preferisci cominciare in modo imperfetto piuttosto che portarti dietro una cosa da fare",
        ),
        b("let little time pass between deciding and doing", "tra il decidere e il fare lasci passare poco tempo"),
        b(
          "like to have things behind you rather than still ahead",
          "ti piace avere le cose già fatte più che ancora davanti",
        ),
      ],
    ),
    low: about(
      ["starting"],
      [
        b("take your time before you [begin|start] things", "ti prendi tempo prima di cominciare [le cose|qualcosa]"),
        b("are seldom in a hurry to begin", "di rado hai fretta di cominciare"),
        b("let a task wait until it is near", "lasci che una cosa aspetti finché è vicina"),
        b("let things ripen before you set to them", "lasci maturare le cose prima di metterci mano"),
        b("do not start on a thing just because it is there", "non cominci una cosa solo perché è lì"),
        b(
          "would rather keep the hour of beginning open than fix it",
          "preferisci lasciare aperta l’ora di cominciare piuttosto che fissarla",
        ),
      ],
    ),
  },
  E: {
    high: about(
      ["company"],
      [
        b("like to spend your free time with people", "nel tempo libero ti piace stare con gli altri"),
        b(
          "look for company [when you are free|in your free hours]",
          "[nelle ore libere|quando hai tempo] cerchi compagnia",
        ),
        b(
          "would [usually|often] rather share a free evening than keep it to yourself",
          "una sera libera preferisci [di solito|spesso] passarla con qualcuno che tenerla per te",
        ),
        b("seem to get something back from being with people", "stare tra la gente sembra darti qualcosa"),
        b("are glad when there is somebody to talk to", "ti fa piacere avere qualcuno con cui parlare"),
        b("go towards people more than away from them", "vai incontro alla gente più di quanto te ne allontani"),
      ],
    ),
    low: about(
      ["company"],
      [
        b("keep a good part of your free time for yourself", "tieni per te buona parte del tempo libero"),
        b("do well with little company", "ti basta poca compagnia"),
        b(
          "would often rather have a quiet hour than a full room",
          "spesso preferisci un’ora di quiete a una stanza piena",
        ),
        b(
          "do not fill your free hours with people as a matter of course",
          "non riempi di gente le ore libere per abitudine",
        ),
        b("seem to rest best where it is quiet", "sembra che tu riposi meglio dove c’è silenzio"),
        b("need no company to enjoy a free day", "per goderti una giornata libera non hai bisogno di compagnia"),
      ],
    ),
  },
  A: {
    high: about(
      ["feeling"],
      [
        b(
          "feel with [other people|others] readily",
          "senti facilmente quello che provano [gli altri|le altre persone]",
        ),
        b("let other people’s feelings come close", "lasci avvicinare le emozioni altrui"),
        b(
          "are easily touched by what [someone else|another person] is going through",
          "ti tocca facilmente quello che [qualcun altro|un’altra persona] sta passando",
        ),
        b("notice and mind how others are feeling", "ti importa di come stanno gli altri"),
        b(
          "do not stay untouched when somebody is having a hard time",
          "non resti indifferente quando qualcuno attraversa un brutto momento",
        ),
        b("look at a matter from the other side as well", "guardi le cose anche dalla parte altrui"),
      ],
    ),
    low: about(
      ["feeling"],
      [
        b("keep a certain distance from other people’s feelings", "tieni una certa distanza dalle emozioni altrui"),
        b("look at facts before moods", "guardi ai fatti prima che agli umori"),
        b("do not quickly make other people’s feelings your own", "non fai facilmente tue le emozioni degli altri"),
        b("can see somebody upset without being drawn in", "sai vedere qualcuno che sta male senza farti trascinare"),
        b(
          "ask what would help before you ask how it feels",
          "ti chiedi che cosa servirebbe prima di chiederti che effetto fa",
        ),
        b("leave other people’s moods with the people they belong to", "gli umori altrui li lasci a chi appartengono"),
      ],
    ),
  },
  N: {
    high: about(
      ["pressure", "emotions"],
      [
        b("keep calm when the pressure rises", "mantieni la calma quando la pressione sale"),
        b("are not easily thrown by pressure", "la pressione non ti travolge facilmente"),
        b(
          "can usually go on thinking when it gets loud",
          "di solito continui a ragionare anche quando si alza il volume",
        ),
        b("stay fairly even when a plan goes wrong", "resti abbastanza in equilibrio quando un programma salta"),
        b("can take some strain before it shows", "sai reggere una certa tensione prima che si veda"),
        b("find your footing again soon after a jolt", "dopo uno scossone ritrovi presto l’equilibrio"),
      ],
    ),
    low: about(
      ["pressure", "emotions"],
      [
        b("feel pressure soon and strongly", "senti la pressione presto e con forza"),
        b("are quickly reached by tension", "la tensione ti raggiunge in fretta"),
        b(
          "do not find it easy to stay calm when the pressure rises",
          "non ti viene facile mantenere la calma quando la pressione sale",
        ),
        b(
          "need some time after a tense moment until it is quiet inside",
          "dopo un momento teso ti serve tempo perché dentro torni la quiete",
        ),
        b("take in a tense mood sooner than you would like", "un clima teso ti entra dentro prima di quanto vorresti"),
        b("can turn a sharp word over for hours", "una frase brusca può tenerti in pensiero per ore"),
      ],
    ),
  },
};

/** A trait in between, as the two ends of the question. */
export const BETWEEN: Record<Trait, readonly Bilingual[]> = {
  O: [
    b("new or familiar", "novità o abitudine"),
    b("another way or the usual one", "un’altra strada o la solita"),
    b("trying things or keeping them", "provare o conservare"),
    b("the untried or the proven", "il mai provato o il collaudato"),
    b("a change or a habit you love", "un cambiamento o un’abitudine cara"),
  ],
  C: [
    b("at once or later", "subito o più tardi"),
    b("beginning or waiting", "cominciare o aspettare"),
    b("straight to work or first a pause", "mettersi all’opera o prendersi una pausa"),
    b("today or some other day", "oggi o un altro giorno"),
    b("off at once or in your own time", "via subito o con calma"),
  ],
  E: [
    b("company or quiet", "compagnia o quiete"),
    b("with people or on your own", "in mezzo agli altri o per conto tuo"),
    b("a full table or a free evening", "una tavola piena o una sera libera"),
    b("out among people or at home", "fuori con gli altri o a casa"),
    b("a visit or an hour to yourself", "una visita o un’ora per te"),
  ],
  A: [
    b("close to others’ feelings or at some distance", "vicinanza o distanza dalle emozioni altrui"),
    b("feeling with others or keeping apart", "sentire con gli altri o tenersi un passo indietro"),
    b("the mood or the facts", "gli umori o i fatti"),
    b("touched by it or looking on", "coinvolgimento o distacco"),
    b("comfort first or a solution first", "prima il conforto o prima la soluzione"),
  ],
  N: [
    b("calm or stirred under pressure", "calma o agitazione sotto pressione"),
    b("steady or shaken when the pressure rises", "fermezza o agitazione quando la pressione sale"),
    b("a cool head or a racing heart", "testa fredda o batticuore"),
    b("at ease or on edge", "distensione o nervi tesi"),
    b("shrugging it off or taking it home", "lasciar correre o portarsela a casa"),
  ],
};
