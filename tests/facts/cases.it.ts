import type { World } from "./cases.ts";

export const ITALIAN: readonly World[] = [
  {
    language: "it",
    name: "Marco",
    context: "friend",
    notes: `
2025-03-14 | Oggi Marco ha compiuto 40 anni. Abbiamo mangiato la torta da lui.
2026-01-10 | La sorella di Marco, Giulia, fa l'infermiera a Torino. Il suo compleanno è il 2 giugno.
2026-02-03 | Marco mi ha detto che è allergico ai crostacei. Adora la carbonara e odia i funghi.
2026-05-03 | Ho prestato 300 euro a Marco per riparare la macchina. Ha promesso di ridarmeli entro l'estate.
2026-06-10 | Marco mi ha restituito 50 euro. Dice che in Fiat è dura e che il suo capo Renato urla sempre.
2026-07-21 | Abbiamo litigato per le vacanze. Lui voleva la Sardegna, io la montagna.
2026-08-15 | Il cane di Marco, Argo, è stato operato alla zampa. Era preoccupatissimo.
2026-09-20 | Ho chiamato Marco. Ha l'esame il 5 dicembre per il corso di management.
2026-10-02 | Marco mi ha ridato altri 70. Siamo rimasti d'accordo che il resto me lo dà a Natale.
2026-10-18 | Visto Marco al cinema con sua moglie Elena. Si trasferiscono a Bologna a gennaio.
2026-11-05 | Litigato con Marco al telefono, ha dimenticato il mio compleanno. Il giorno dopo si è scusato.
2026-11-12 | Marco ha due figli, Luca e Sara. Luca ha 7 anni e suona il violino. La suocera vive con loro.
2026-11-15 | Mi ha regalato un libro di Calvino per il mio compleanno. Vorrei regalargli un orologio a Natale.`,
    interactions: `
planned | 2026-11-28 | Parlare con Marco dei soldi che mi deve |
completed | 2026-11-08 | Chiarire dopo la lite | Ha chiesto scusa e ci abbiamo riso su`,
    questions: `
quanto mi deve ancora? => 180 & 300
qnto mi deve ancora => 180
quanto mi deve marco => 180
quanti soldi gli ho prestato => 300
quanto gli ho prestato => 300
quanto mi ha restituito finora => 120
mi ha ridato i soldi? => 180/120/70
quando ho visto marco l'ultima volta => 18 ottobre
quand'è che ci siamo visti l'ultima volta => 18 ottobre
da quanto non vedo marco => 18 ottobre
quando abbiamo litigato l'ultima volta => 5 novembre
l'ultima volta che abbiamo parlato => 8 novembre
quando ci siamo sentiti l'ultima volta? => 8 novembre
come si chiama sua sorella => Giulia
cm si chiama la sorella => Giulia
qual è il nome della sorella => Giulia
chi è giulia => sorella
quando è il compleanno di sua sorella => 2 giugno
quando è il compleanno di giulia => 2 giugno
quando è il compleanno di Marco? => 14 marzo & !2 giugno
quando compie gli anni => 14 marzo
a cosa è allergico => crostacei
è allergico a qualcosa => crostacei
è allergico alle noci => -
gli piacciono i funghi => odia i funghi
cosa gli piace mangiare => carbonara
cosa odia => funghi
qual è il suo piatto preferito => carbonara
dove lavora sua sorella => Torino
che lavoro fa sua sorella => infermiera
dove lavora => Fiat
dv lavora marco => Fiat
chi è il suo capo => Renato
come si chiama il capo => Renato
come si chiama il cane => Argo
ha un cane? => Argo
ha un gatto? => -
cosa è successo al cane => operato
quando ha l'esame => 5 dicembre
per quale corso è l'esame => management
quando si trasferiscono => gennaio
dove si trasferiscono => Bologna
come si chiama sua moglie => Elena
è sposato? => moglie
quanti figli ha => due/2 & Luca
ha figli? => Luca
come si chiamano i figli => Luca & Sara
quanti anni ha luca => 7
cosa suona luca => violino
quanti anni ha marco => 40
quanti anni ha sara => -
chi vive con loro => suocera
cosa avevamo deciso per i soldi => Natale
cosa ha promesso => ridarmeli
su cosa siamo rimasti d'accordo => Natale
quante volte abbiamo litigato => 2
ogni quanto litighiamo => 2
cosa mi ha regalato per il compleanno => Calvino
cosa volevo regalargli a natale => orologio
cosa gli ho regalato per il compleanno => -
quali note hai usato => 40 anni
da quale nota l'hai preso => 40 anni
cosa c'è in programma con marco => 28 novembre & 5 dicembre
quando lo vedo => 28 novembre
prossimi impegni? => 28 novembre
come si chiama sua madre => -
quando si è sposato => -
che numero di scarpe porta => -
fuma? => -
dove è nato => -
cosa dice del lavoro => Fiat
dove ci siamo visti l'ultima volta => cinema
xke abbiamo litigato => vacanze/dimenticato
si è scusato? => scusato
dove vive la suocera => con loro
qual è il suo numero di telefono => -
a ke cosa e alergico => crostacei
cosa ha avuto argo => operato
chi è elena => moglie`,
  },
  {
    language: "it",
    name: "Mamma",
    context: "family",
    notes: `
2025-11-02 | Mamma è nata il 9 febbraio 1954 a Lecce.
2025-12-20 | Operata al ginocchio al Gemelli, l'ha operata il dottor Ferri.
2026-01-15 | Prende la pastiglia della pressione alle 8 di mattina.
2026-02-09 | Pranzo per il compleanno di mamma, le ho regalato una sciarpa blu. Si è commossa.
2026-03-22 | Lite con mamma per l'eredità di papà. Ha detto che non la ascolto mai.
2026-04-05 | Sentita mamma al telefono. È morta la vicina, la signora Conti.
2026-05-17 | Mamma desidera una panchina per il giardino. Odia i gigli ma ama le peonie.
2026-06-30 | Sono andata a trovare mamma. Il gatto, Micio, è scappato. C'era anche mio fratello Tommaso.
2026-08-11 | Mamma parte per Malta il 3 settembre con la sua amica Gina.
2026-09-14 | Tornata da Malta, ha perso gli occhiali. Quelli nuovi sono costati 120 euro.
2026-10-01 | Abbiamo deciso che io la chiamo ogni domenica e Tommaso fa la spesa il mercoledì.
2026-11-10 | Il matrimonio di Tommaso è il 12 giugno 2027 a Siena. A mamma non piace la sposa, Chiara.
2026-11-18 | Mamma ha chiamato, il 2 dicembre alle 10.30 ha la visita dal cardiologo.`,
    questions: `
quando è nata mamma => 9 febbraio 1954
quando è il compleanno di mamma => 9 febbraio
quanti anni ha mamma => 72
dove è nata => Lecce
quando è stata operata => 20 dicembre
dove è stata operata => Gemelli
chi l'ha operata => Ferri
come si chiama il dottore => Ferri
a che ora prende la pastiglia => 8
che medicine prende => pressione
cosa le ho regalato per il compleanno => sciarpa
di che colore era la sciarpa => blu
che fiori le piacciono => peonie
le piacciono i gigli? => odia i gigli
quando abbiamo litigato l'ultima volta => 22 marzo
per cosa abbiamo litigato => eredità
quando ho sentito mamma l'ultima volta => 18 novembre/mercoledì
quando sono andata a trovarla l'ultima volta => 30 giugno
chi è morto => Conti
come si chiamava la vicina => Conti
cosa desidera mamma => panchina
come si chiama il gatto => Micio
con chi è andata a malta => Gina
quando parte per malta => 3 settembre
quanto sono costati gli occhiali => 120
cosa ha perso a malta => occhiali
ogni quanto la chiamo => domenica
cosa deve fare tommaso => spesa
quando fa la spesa tommaso => mercoledì
quando è il matrimonio di tommaso => 12 giugno 2027
quando si sposa mio fratello => 12 giugno 2027
dove si sposa tommaso => Siena
come si chiama la sposa => Chiara
le piace chiara => non piace
quando ha la prossima visita => 2 dicembre
quando ha la visita dal cardiologo => 2 dicembre
a che ora è la visita => 10.30
come si chiama mio fratello => Tommaso
come si chiama mia sorella => -
quando è il compleanno di tommaso => -
mamma ha un cane? => -
dove abita mamma => -
quanto è costata la sciarpa => -
quando è il compleanno di papà => -
è allergica a qualcosa => -
chi è gina => amica
qnd e il cmpleanno di mamma => 9 febbraio
cosa mi ha detto durante la lite => ascolto`,
  },
  {
    language: "it",
    name: "Priya",
    context: "colleague",
    notes: `
2026-02-11 | Priya è di Bergamo ma adesso abita a Lodi. È vegetariana.
2026-03-08 | Pranzo con Priya. Ha studiato chimica a Pavia e parla hindi.
2026-04-19 | Il marito si chiama Dev e lavora in banca. Hanno una bambina di 3 anni, Anika.
2026-05-25 | Mi ha prestato 20 euro per il taxi.
2026-06-02 | La scadenza della relazione è il 30 giugno. Priya vuole i miei dati entro il 25.
2026-07-14 | Le ho ridato i 20 euro. Mi ha detto che è incinta, nasce a febbraio!
2026-08-03 | Priya è stata promossa responsabile. Lo stipendio è aumentato di 400 euro.
2026-09-09 | Beve il caffè senza zucchero. Guida una Panda rossa.
2026-10-10 | Priya ci è rimasta male perché Simone si è preso il merito della sua idea in riunione.
2026-11-16 | Ieri con Priya ci siamo accordate: lei fa le telefonate la mattina, io il pomeriggio.`,
    interactions: `
completed | 2026-10-12 | Chiedere a Priya come sta con Simone | Vuole parlarne lei con le risorse umane`,
    questions: `
di dove è priya => Bergamo
dove abita => Lodi
dv abita adesso => Lodi
mangia carne? => vegetariana
priya mangia il pollo => vegetariana
cosa ha studiato => chimica
dove ha studiato => Pavia
che lingue parla => hindi
come si chiama il marito => Dev
dove lavora il marito => banca
che lavoro fa dev => banca
quanti anni ha la bambina => 3
come si chiama la figlia => Anika
le devo ancora qualcosa? => niente/restituito
quanto mi ha prestato => 20
quando scade la relazione => 30 giugno
entro quando vuole i miei dati => 25
quando nasce il bambino => febbraio
è incinta? => incinta
è stata promossa? => promossa
di quanto è aumentato lo stipendio => 400
come beve il caffè => zucchero
che macchina ha => Panda
di che colore è la macchina => rossa
perché ci è rimasta male => Simone
chi si è preso il merito => Simone
cosa avevamo concordato per le telefonate => mattina
quando abbiamo pranzato insieme => 8 marzo
quando abbiamo pranzato insieme l'ultima volta => 8 marzo
ha fratelli? => -
come si chiama suo figlio => -
quando è il suo compleanno => -
quando è l'anniversario di matrimonio => -
cosa vuole per natale => -
beve vino? => -
dove ha studiato dev => -
quante note ho => 10
chi è simone => merito
chi è anika => bambina`,
  },
];
