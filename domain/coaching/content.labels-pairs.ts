import type { Bilingual } from "#domain/language.ts";
import type { Leans } from "./content.self-pairs.ts";
import { b } from "./text.ts";

/** Labels for two marked traits, in the order of `PAIRS`: behaviour, never a type of person. */
export const PAIR_LABELS: Readonly<Record<string, Readonly<Record<Leans, readonly Bilingual[]>>>> = {
  OC: {
    hh: [
      b("Curiosity with method", "Curiosità con metodo"),
      b("Ideas put to work", "Idee messe al lavoro"),
      b("New ways, tried out", "Strade nuove, provate"),
      b("From idea to deed", "Dall’idea al fatto"),
      b("Trying and building", "Provare e costruire"),
      b("Sketches carried through", "Abbozzi portati avanti"),
      b("Thinking with both hands", "Pensare con le mani"),
    ],
    hl: [
      b("Ideas without hurry", "Idee senza fretta"),
      b("Dreaming before doing", "Prima sognare, poi fare"),
      b("Many drafts, open ends", "Tante bozze, finali aperti"),
      b("Loose plans, fresh ideas", "Programmi larghi, idee nuove"),
    ],
    lh: [
      b("Steady follow-through", "Concretezza che comincia"),
      b("Work by proven ways", "Lavoro con metodi provati"),
      b("Practical and under way", "Il pratico, già avviato"),
      b("Known tools, busy hands", "Attrezzi noti, mani all’opera"),
    ],
    ll: [
      b("At an unhurried pace", "Con passo tranquillo"),
      b("What works, without rush", "Il collaudato, senza fretta"),
      b("Few changes, much time", "Pochi cambi, molto tempo"),
    ],
  },
  OE: {
    hh: [
      b("Ideas in company", "Idee in compagnia"),
      b("Thinking out loud", "Pensare a voce alta"),
      b("New plans, good company", "Programmi nuovi, in compagnia"),
      b("Stories around the table", "Storie intorno al tavolo"),
      b("What if we tried", "E se provassimo"),
      b("New ideas, many voices", "Idee nuove, tante voci"),
    ],
    hl: [
      b("A quiet imagination", "Fantasia nel silenzio"),
      b("Ideas in small circles", "Idee in pochi"),
      b("Exploring in quiet", "Esplorare in silenzio"),
      b("New ways, few people", "Strade nuove, poca folla"),
    ],
    lh: [
      b("Company on known ground", "Compagnia e buone abitudini"),
      b("Familiar places, many faces", "Posti noti, tanti volti"),
      b("The usual table, full", "La solita tavola, piena"),
      b("Good habits, shared", "Buone abitudini condivise"),
    ],
    ll: [
      b("Few things, well chosen", "Poche cose, ben scelte"),
      b("Quiet and familiar", "Quiete e abitudini"),
      b("Known places, few people", "Posti noti, poca gente"),
    ],
  },
  OA: {
    hh: [
      b("Warm curiosity", "Curiosità che accoglie"),
      b("Questions, ears, ideas", "Domande, ascolto, idee"),
      b("New ideas for others", "Idee nuove per altri"),
      b("Seeing another side", "Vedere un altro lato"),
      b("Listening with imagination", "Ascolto con fantasia"),
      b("Open questions, open ears", "Domande e orecchie aperte"),
      b("Fresh eyes, warm words", "Occhi nuovi, parole calde"),
      b("Room for odd thoughts", "Posto per pensieri insoliti"),
      b("Finding ways to help", "Trovare modi di aiutare"),
    ],
    hl: [
      b("A free, frank mind", "Pensiero libero e franco"),
      b("Ideas before moods", "Prima le idee"),
      b("Questions without padding", "Domande senza giri"),
      b("Curiosity, plainly said", "Curiosità detta chiara"),
    ],
    lh: [
      b("Down-to-earth care", "Cura concreta"),
      b("Everyday help", "Aiuto di ogni giorno"),
      b("Soup rather than theory", "Minestra più che teoria"),
      b("Warmth in old habits", "Affetto nelle abitudini"),
    ],
    ll: [
      b("Plain and practical", "Schiettezza pratica"),
      b("Facts and proven ways", "Fatti e metodi provati"),
      b("Straight talk, known roads", "Parole chiare, strade note"),
    ],
  },
  ON: {
    hh: [
      b("Calm exploring", "Esplorazione serena"),
      b("Trying without alarm", "Provare senza allarme"),
      b("New roads, steady step", "Strade nuove, passo fermo"),
      b("Unhurried curiosity", "Curiosità tranquilla"),
      b("Ideas and quiet nerves", "Idee e nervi distesi"),
      b("Unknown roads, even breath", "Strade ignote, respiro lento"),
    ],
    hl: [
      b("A vivid, sensitive mind", "Fantasia sensibile"),
      b("Many thoughts, felt deeply", "Tanti pensieri, sentiti forte"),
      b("Imagination switched on", "Fantasia sempre accesa"),
      b("Seeing and feeling much", "Vedere e sentire molto"),
    ],
    lh: [
      b("Steady in old habits", "Calma e abitudini"),
      b("Proven ways, quiet nerves", "Metodi provati, nervi distesi"),
      b("Known roads, even breath", "Strade note, respiro lento"),
      b("No rush, no alarm", "Senza scosse né allarmi"),
    ],
    ll: [
      b("Safety in the familiar", "Sicurezza nelle abitudini"),
      b("Better with a warning", "Meglio con preavviso"),
      b("Known places, fewer surprises", "Posti noti, poche sorprese"),
    ],
  },
  CE: {
    hh: [
      b("Drive in company", "Slancio condiviso"),
      b("Doing things together", "Fare le cose insieme"),
      b("Plans with a date", "Programmi con una data"),
      b("Full table, full diary", "Tavola piena, agenda piena"),
      b("Getting people going", "Mettere tutto in moto"),
      b("Sleeves up, among people", "Darsi da fare insieme"),
    ],
    hl: [
      b("Quiet drive", "Impegno silenzioso"),
      b("Done without noise", "Fatto senza rumore"),
      b("Work behind the scenes", "Lavoro dietro le quinte"),
      b("Busy in the quiet", "All’opera nella quiete"),
    ],
    lh: [
      b("People before lists", "Prima le persone"),
      b("Company first, chores later", "Compagnia prima dei compiti"),
      b("Time for a chat", "Tempo per due chiacchiere"),
      b("Open table, no hurry", "Tavola aperta, poca fretta"),
    ],
    ll: [
      b("Room and time", "Spazio e tempo"),
      b("Quiet and unhurried", "Quiete senza fretta"),
      b("Own pace, own corner", "Ritmo proprio, angolo quieto"),
    ],
  },
  CA: {
    hh: [
      b("Care that acts", "Cura che agisce"),
      b("Help under way", "Aiuto già in cammino"),
      b("Noticing and doing", "Accorgersi e fare"),
      b("Effort for others", "Impegno per gli altri"),
      b("Sleeves up for others", "Maniche su per altri"),
      b("Errands and kind words", "Commissioni e parole gentili"),
      b("Seeing what needs doing", "Vedere che cosa serve"),
      b("Warmth with a date", "Affetto con una data"),
    ],
    hl: [
      b("Facts and first steps", "Fatti e primi passi"),
      b("Deeds over soft words", "Più fatti che parole"),
      b("Solutions come first", "Prima la soluzione"),
      b("To the point, working", "Al punto, all’opera"),
    ],
    lh: [
      b("Feeling before doing", "Ascolto prima di tutto"),
      b("An ear, no hurry", "Un orecchio, senza fretta"),
      b("Warmth without deadlines", "Calore senza scadenze"),
      b("Understand first, act later", "Prima capire, poi fare"),
    ],
    ll: [
      b("Live and let live", "Vivi e lascia vivere"),
      b("Own pace, own business", "Ritmi propri, cose proprie"),
      b("No pressure either way", "Senza pretese né fretta"),
    ],
  },
  CN: {
    hh: [
      b("Calm and prompt", "Calma operosa"),
      b("One thing, then another", "Una cosa alla volta"),
      b("Cool head, busy hands", "Testa fredda, mani all’opera"),
      b("Working without fuss", "Lavorare senza agitarsi"),
      b("Carrying on quietly", "Andare avanti con calma"),
      b("Steady hands", "Mano ferma"),
    ],
    hl: [
      b("Prompt under pressure", "Prontezza e tensione"),
      b("Doing to feel lighter", "Fare per alleggerirsi"),
      b("Effort and fine nerves", "Impegno e nervi sottili"),
      b("Much done, much felt", "Molto fare, molto sentire"),
    ],
    lh: [
      b("Calm and unhurried", "Calma senza fretta"),
      b("Letting things come", "Lasciar venire le cose"),
      b("All in good time", "Tutto a suo tempo"),
      b("Time and quiet nerves", "Tempo e nervi distesi"),
    ],
    ll: [
      b("Gently, one step", "Un passo alla volta"),
      b("Small steps, less pressure", "Passi piccoli, meno pressione"),
      b("Time to settle", "Tempo per calmarsi"),
    ],
  },
  EA: {
    hh: [
      b("Warm company", "Calore in compagnia"),
      b("One more chair", "Un posto in più"),
      b("Bringing people together", "Mettere insieme le persone"),
      b("A call to ask", "Una telefonata per chiedere"),
      b("Shared meals, shared worries", "Tavola e pensieri condivisi"),
      b("Easy talk, open ear", "Parola facile, orecchio aperto"),
      b("Asking around the table", "Chiedere intorno al tavolo"),
    ],
    hl: [
      b("Lively and direct", "Vivacità e franchezza"),
      b("Good talk, plain words", "Chiacchiere e parole chiare"),
      b("Company with clear words", "Compagnia e parole chiare"),
      b("Open door, straight answers", "Porta aperta, risposte dirette"),
    ],
    lh: [
      b("Quiet closeness", "Vicinanza discreta"),
      b("Few people, full attention", "Poche persone, piena attenzione"),
      b("Listening in twos", "Ascolto in due"),
      b("Better in twos", "Meglio in due"),
    ],
    ll: [
      b("Reserve and clear limits", "Riserbo e confini chiari"),
      b("Own space, clear words", "Spazio proprio, parole chiare"),
      b("Quiet and matter-of-fact", "Quiete e concretezza"),
    ],
  },
  EN: {
    hh: [
      b("At ease with people", "Serenità tra la gente"),
      b("Calm in a crowd", "Calma nella folla"),
      b("Company without strain", "Compagnia senza tensione"),
      b("Talking things calm", "Calmare parlando"),
      b("Many people, even mood", "Tanta gente, umore stabile"),
      b("Full room, slow pulse", "Stanza piena, polso lento"),
    ],
    hl: [
      b("Open, easily stirred", "Slancio ed emozione"),
      b("Talking it through", "Parlarne per alleggerire"),
      b("Much felt, much shared", "Sentire e raccontare molto"),
      b("Company for worries, too", "Compagnia anche nei pensieri"),
    ],
    lh: [
      b("A private calm", "Calma riservata"),
      b("Quiet, even days", "Giornate quiete e regolari"),
      b("Silence without strain", "Silenzio senza tensione"),
      b("Few words, even mood", "Poche parole, umore stabile"),
    ],
    ll: [
      b("Tender in the quiet", "Sensibilità nel silenzio"),
      b("Peace and few voices", "Pace e poche voci"),
      b("Quiet time to settle", "Quiete per ritrovarsi"),
    ],
  },
  AN: {
    hh: [
      b("Kindness without alarm", "Gentilezza senza allarme"),
      b("Calm beside others", "Calma accanto agli altri"),
      b("Listening without panic", "Ascolto senza agitazione"),
      b("A quiet shoulder", "Una spalla tranquilla"),
      b("Staying while it storms", "Restare nella tempesta"),
      b("Warmth and even breath", "Calore e respiro lento"),
    ],
    hl: [
      b("Feeling close up", "Emozioni a pelle"),
      b("Moods picked up early", "Umori colti presto"),
      b("Caring and easily moved", "Cura e commozione"),
      b("Others’ worries, felt too", "Pensieri altrui, sentiti"),
    ],
    lh: [
      b("A cool head", "Testa fredda"),
      b("Facts and even mood", "Fatti e umore stabile"),
      b("Level and straightforward", "Misura e chiarezza"),
      b("Calm without comment", "Calma senza commenti"),
    ],
    ll: [
      b("Guarded under strain", "In guardia sotto sforzo"),
      b("A pause comes first", "Prima una pausa"),
      b("Clear limits when tense", "Confini chiari nella tensione"),
    ],
  },
};
