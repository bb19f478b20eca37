import type { World } from "./cases.ts";

export const ITALIAN_DAYBOOKS: readonly World[] = [
  {
    language: "it",
    name: "Petra",
    context: "friend",
    notes: `
2025-12-26 | A Santo Stefano è passata Petra per gli avanzi. Mi ha regalato una teiera, io le ho dato i biglietti del teatro.
2026-02-19 | Lunga passeggiata con Petra. Suo fratello Antonio si sta separando e dorme sul divano da lei. Antonio insegna fisica in un liceo di Pordenone.
2026-04-03 | Devo a Petra 35 euro per il concerto.
2026-04-20 | Ho dato a Petra 15 euro di quelli che le devo.
2026-06-12 | Petra si trasferisce a Trento il 1 agosto per un lavoro all'orto botanico!
2026-08-09 | Sono stata da Petra nel nuovo appartamento di Trento. Terzo piano senza ascensore. Il vicino suona la cornamusa.
2026-11-01 | Venerdì il papà di Petra torna a casa dall'ospedale. Mi ha chiesto di non chiamare prima delle nove.`,
    questions: `
cosa mi ha regalato petra a natale => teiera
cosa ho dato a petra => biglietti
cosa fa suo fratello => fisica
dove lavora antonio => Pordenone
come si chiama suo fratello => Antonio
quanto devo ancora a petra => 20
dove abita adesso petra => Trento
quando si è trasferita => 1 agosto/1º agosto
a che piano è l'appartamento => terzo
cosa suona il vicino => cornamusa
quando torna a casa suo papà => 6 novembre
come si chiama il papà di petra => -
quanti anni ha antonio => -
petra ha un gatto? => -
come si chiama il vicino => -
chi è la moglie di antonio => -`,
  },
  {
    language: "it",
    name: "Nonno Gino",
    context: "family",
    notes: `
2026-01-12 | Nonno Gino ha fatto 81 anni. Voleva solo minestra e tranquillità.
2026-03-02 | Nonno non sopporta il nuovo dottore, il dottor Weiss. La sera prende due pastiglie per il cuore.
2026-05-18 | Ho portato nonno al cimitero, nonna è morta dieci anni fa proprio oggi. Le piacevano i lillà.
2026-07-07 | Il nonno ha perso l'apparecchio acustico in piscina. Quello nuovo costa 600 euro, lo paga mia sorella Cate.
2026-09-29 | Il giovedì il nonno gioca a carte con Walter e Ludovico. Walter bara, dice.
2026-11-15 | Accompagnato il nonno in banca. Il prossimo appuntamento lì è il 30 novembre alle 11.`,
    questions: `
quando è il compleanno del nonno => 12 gennaio
quanti anni ha nonno => 81
come si chiama il suo dottore => Weiss
cosa prende per il cuore => pastiglie
quando è morta nonna => 18 maggio
che fiori piacevano a nonna => lillà
quanto costa l'apparecchio nuovo => 600
chi paga l'apparecchio => Cate
con chi gioca a carte => Walter
quando gioca a carte => giovedì
quando è il prossimo appuntamento in banca => 30 novembre
a che ora è l'appuntamento in banca => 11
quando è il compleanno di cate => -
dove abita walter => -
che lavoro fa cate => -
nonno ha un cane? => -
nonno è allergico a qualcosa? => -`,
  },
  {
    language: "it",
    name: "Nina",
    context: "colleague",
    notes: `
2026-05-06 | Nuova vicina di scrivania: Nina della contabilità. Beve litri di tè verde e canticchia.
2026-06-18 | Nina mi ha chiesto di scambiare i turni, ho detto di sì. Ha due bambine, Lola e Pia, e il suo ex si è trasferito in Spagna.
2026-07-09 | Hanno tolto le tonsille a Lola. Nina a casa tutta la settimana.
2026-08-27 | Io e Nina abbiamo deciso di dividerci il posto auto: lei le settimane pari.
2026-09-24 | Nina mi ha detto che va via a fine anno, il capo non lo sa ancora. Apre un negozio di fiori a Imola.
2026-10-29 | La festa d'addio di Nina è il 18 dicembre. Raccolta per una macchina del caffè, ho messo 25 euro.`,
    questions: `
cosa beve nina => tè verde
come si chiamano le figlie di nina => Lola & Pia
dove vive il suo ex => Spagna
cosa abbiamo deciso per il posto auto => pari
quando va via nina => fine anno
dove apre il negozio => Imola
quando è la festa d'addio => 18 dicembre
quanto ho messo per la raccolta => 25
in che reparto lavora nina => contabilità
quanti anni ha pia => -
come si chiama il suo ex => -
nina ha un figlio maschio? => -
quando è il compleanno di nina => -
dove abita nina => -`,
  },
  {
    language: "it",
    name: "Leo",
    context: "partner",
    notes: `
2026-03-13 | Elga, la mamma di Leo, è caduta dalle scale. Lui è da lei a Bressanone fino a domenica.
2026-04-25 | Io e Leo siamo d'accordo: niente schermi in camera da letto.
2026-05-31 | Leo ha perso il portafoglio al lago. Nuovo bancomat richiesto.
2026-07-18 | Oggi abbiamo adottato Muschio, un levriero con tre zampe. Leo piangeva.
2026-09-07 | Leo è a dieta, niente pane e niente birra.
2026-09-26 | Dieta finita. Leo si è bevuto due birre ed era felice.
2026-11-13 | Mercoledì alle dieci Leo ha il colloquio in biblioteca. Si mette il completo grigio.`,
    questions: `
come si chiama la mamma di leo => Elga
cosa è successo a elga => scale
cosa abbiamo deciso => schermi
cosa ha perso leo => portafoglio
dove ha perso il portafoglio => lago
quando abbiamo adottato muschio => 18 luglio
leo è ancora a dieta? => finita
quando ha il colloquio => 18 novembre
dove ha il colloquio => biblioteca
cosa si mette per il colloquio => completo
a che ora è il colloquio => dieci
quanti anni ha muschio => -
che lavoro fa elga => -
leo ha una sorella? => -
quando è il compleanno di leo => -`,
  },
  {
    language: "it",
    name: "Dino",
    context: "family",
    notes: `
2026-02-08 | Mio fratello Dino ha comprato un furgone. Vuole andare in Marocco con il suo amico Nando.
2026-03-30 | Dino si è lasciato con Carla. Dice che stavolta è per sempre.
2026-06-01 | Dino è tornato con Carla. Io non dico niente.
2026-08-14 | Ho prestato a Dino la tenda e 120 euro.
2026-09-20 | Dino ha riportato la tenda con un buco, e mi ha dato 70 euro.
2026-10-17 | Dino ha chiamato da Tangeri, mangia il cous cous con le mani. Torna il 2 dicembre.
2026-11-16 | Messaggio di Dino: il furgone si è rotto vicino a Siviglia. Nando è tornato a casa in treno.`,
    questions: `
dino sta ancora con carla => tornato
quanto mi deve dino => 50
quanto mi ha ridato dino => 70
ha riportato la tenda? => tenda
quando torna dino => 2 dicembre
dove si è rotto il furgone => Siviglia
con chi va in marocco => Nando
quando ha chiamato dino l'ultima volta => 17 ottobre
cosa ha comprato dino => furgone
come è tornato a casa nando => treno
quanto è costato il furgone => -
che lavoro fa carla => -
dove abita nando => -
quando è il compleanno di dino => -`,
  },
];
