import type { World } from "./cases.ts";

export const ITALIAN_LAST: readonly World[] = [
  {
    language: "it",
    name: "Maia",
    context: "friend",
    notes: `
2026-01-14 | Maia ha cominciato come specializzanda all'ospedale di Parma. Turni di notte, sembra un fantasma.
2026-03-21 | Cena per il compleanno di Maia, 29 anni. Le ho regalato un grembiule di lino perché si è fissata con il pane fatto in casa.
2026-06-05 | Ho prestato a Maia 200 euro per il visto. Suo fratello Carlo è bloccato a Lagos.
2026-07-30 | Maia mi ha ridato 120 euro, il resto con il prossimo stipendio.
2026-09-18 | Maia è allergica alle punture di vespa, gira con la penna. L'abbiamo scoperto al lago.
2026-11-08 | Maia ha trovato casa a Modena, trasloca il 5 dicembre. Le ho promesso di guidare il furgone.`,
    questions: `
dove lavora maia => Parma/ospedale
quanti anni ha maia => 29
quand'è il compleanno di maia => 21 marzo
cosa le ho regalato per il compleanno => grembiule
quanto mi deve ancora maia => 80
a cosa è allergica => vespa
quando trasloca => 5 dicembre
dove si trasferisce => Modena
cosa ho promesso a maia => furgone
come si chiama suo fratello => Carlo
quando è il compleanno di carlo => -
che lavoro fa carlo => -
è allergica alle noci? => -
come si chiama il suo ragazzo => -`,
  },
  {
    language: "it",
    name: "Brandi",
    context: "colleague",
    notes: `
2026-02-10 | Brandi mi ha aggredito perché le slide erano in ritardo. Poi ha detto che non ce l'aveva con me, sua moglie sta male.
2026-04-16 | Il lunedì Brandi gioca a squash e mi ha chiesto di andare con lui.
2026-07-02 | La moglie di Brandi, Sonia, è uscita dall'ospedale. Ho mandato dei fiori, rose bianche.
2026-10-20 | Siamo d'accordo che mando le slide due giorni prima di ogni riunione.
2026-11-16 | La prossima revisione con Brandi è il 9 dicembre alle 15. Vuole i numeri entro il 2.`,
    questions: `
come si chiama la moglie di brandi => Sonia
quando gioca a squash => lunedì
che fiori ho mandato => rose
cosa abbiamo concordato per le slide => due giorni
quando è la prossima revisione => 9 dicembre
a che ora è la revisione => 15
entro quando vuole i numeri => 2 dicembre
che lavoro fa sonia => -
brandi ha figli? => -
quanti anni ha sonia => -
dove abita brandi => -`,
  },
  {
    language: "it",
    name: "Lilia",
    context: "family",
    notes: `
2026-05-03 | Mia figlia Lilia ha preso un coniglio, l'ha chiamato Biscotto.
2026-08-22 | Lilia ha nuotato i suoi primi 100 metri. La sua allenatrice, la signora Nolli, era entusiasta.
2026-09-07 | Lilia è in quinta, la sua migliore amica Amelia è in banco con lei.
2026-10-13 | Colloqui a scuola: Lilia chiacchiera troppo durante matematica. Il suo maestro è il signor Frì.
2026-11-14 | Sabato prossimo Lilia ha la gara di nuoto. Per Natale vuole un boccaglio.`,
    questions: `
come si chiama il coniglio di lilia => Biscotto
chi è la sua allenatrice => Nolli
come si chiama la sua migliore amica => Amelia
chi è il suo maestro => Frì/Fri
quando è la gara di nuoto => 21 novembre
cosa vuole lilia per natale => boccaglio
quanti anni ha lilia => -
lilia ha un cane? => -
dove abita amelia => -
quando è il compleanno di amelia => -`,
  },
];
