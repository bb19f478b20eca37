import type { World } from "./cases.ts";

/** Diaries in the first person, written without knowledge of the code. */
export const ITALIAN_DIARIES: readonly World[] = [
  {
    language: "it",
    name: "Silvia",
    context: "partner",
    notes: `
2025-12-26 | Natale dai suoi. A Silvia ho regalato gli orecchini d'argento, lei a me un paio di scarponi da montagna.
2026-03-02 | Lunga chiacchierata in cucina. Silvia non sopporta che io guardi il cellulare a tavola, quindi da oggi i telefoni restano in corridoio durante la cena.
2026-04-18 | È rimasto a dormire Dario, il fratello di Silvia. Fa il facchino all'aeroporto di Linate e attacca alle 4 del mattino, poveretto.
2026-06-07 | Silvia è svenuta in farmacia. Il medico dice che è anemia, deve prendere il ferro per tre mesi.
2026-08-30 | Oggi siamo andati a prendere il gattino! Silvia l'ha chiamato Biscotto.
2026-10-04 | Cena da Gino per il nostro anniversario, già cinque anni. Io piangevo, lei rideva di me.
2026-10-19 | Venerdì prossimo Silvia compie 33 anni. Ho prenotato al thailandese per le otto.
2026-11-17 | Sua mamma arriva giovedì della settimana prossima a Malpensa.`,
    questions: `
cosa le ho regalato a natale => orecchini
cosa mi ha regalato lei a natale => scarponi
che lavoro fa il fratello di silvia => facchino
dove lavora dario => Linate
che lavoro fa sua sorella => -
come si chiama il gatto => Biscotto
quando abbiamo preso il gattino => 30 agosto
cosa ha avuto a giugno => anemia
quand'è il suo compleanno => 23 ottobre
quanti anni ha silvia => 33
cosa abbiamo deciso per i telefoni => corridoio
quando arriva sua mamma => 26 novembre
quanti anni ha dario => -
come si chiama la moglie di dario => -
quando è il nostro anniversario => 4 ottobre
a che ora attacca dario => 4`,
  },
  {
    language: "it",
    name: "Zio Piero",
    context: "family",
    notes: `
2026-01-05 | Ha telefonato zio Piero: è scivolato sul ghiaccio, polso rotto. Niente guida per sei settimane.
2026-02-20 | Ho prestato 400 euro allo zio per la caldaia, si vergognava a chiedere.
2026-04-11 | Lo zio mi ha dato 150 euro in una busta, il resto quando gli sistemano la pensione.
2026-06-25 | Sono stata da zio Piero a Rimini. Adesso abita sopra il forno, da quando ha venduto la casa. Mi ha mostrato i suoi trenini per due ore.
2026-08-02 | Oggi altri 100 euro indietro dallo zio. Dopo lo spavento al cuore beve solo chinotto.
2026-09-13 | Sentito lo zio al telefono. La zia Carla si opera all'anca il 28. Ha il terrore degli ospedali.
2026-11-10 | Domenica hanno dovuto sopprimere il vecchio cane dello zio, Capitano. Al telefono non riusciva a parlare.`,
    questions: `
quanto mi deve ancora lo zio => 150 & 400
quanto gli ho prestato => 400
quanto mi ha ridato finora => 250
dove abita adesso => forno/Rimini
cosa beve => chinotto
quando si opera zia carla => 28 settembre
di cosa ha paura la zia => ospedali
cosa si è fatto al polso => rotto/ghiaccio
quando sono stata da lui l'ultima volta => 25 giugno
come si chiamava il cane => Capitano
quando è morto capitano => 8 novembre
ha figli? => -
dove lavora => -
a cosa è allergica zia carla => -
qnd è il compleanno di piero => -`,
  },
  {
    language: "it",
    name: "Teresa",
    context: "colleague",
    notes: `
2026-05-04 | Prima settimana in ufficio con Teresa. Viene dalla sede di Lisbona, parla portoghese e un po' di olandese.
2026-06-16 | Teresa mi ha risposto male perché ho prenotato la sala riunioni senza chiedere. Più tardi mi ha portato un cornetto per fare pace.
2026-07-01 | Abbiamo fatto un patto: chi ha bisogno della sala grande lo scrive sulla lavagna il giorno prima.
2026-08-21 | Teresa è intollerante al lattosio, quindi latte d'avena per la colazione del gruppo. Suo figlio Mika ha iniziato la scuola, ha sei anni.
2026-09-30 | Teresa mi ha raccontato che il suo compagno Jonas cerca lavoro come cuoco. Stanno in affitto in un buco vicino al canale.
2026-10-15 | La presentazione con Teresa è spostata al 3 dicembre, l'ha chiesto il cliente.
2026-11-02 | Mi correggo: la presentazione è il 10 dicembre, non il 3.`,
    questions: `
quando è la presentazione => 10 dicembre
che lingue parla teresa => portoghese & olandese
dove lavorava prima => Lisbona
come si chiama suo figlio => Mika
quanti anni ha mika => 6/sei
può bere il latte => lattosio
chi è jonas => compagno
che lavoro fa jonas => cuoco
cosa mi ha portato dopo la lite => cornetto
cosa abbiamo deciso per la sala => lavagna
perché mi ha risposto male => sala
quando è il compleanno di mika => -
quanto pagano di affitto => -
ha una figlia? => -
a cosa è allergico jonas => -
dove abitano => canale`,
  },
  {
    language: "it",
    name: "Bruno",
    context: "friend",
    notes: `
2026-10-03 | Incontrato Bruno in palestra di arrampicata. Si sta allenando per una maratona ad aprile.
2026-10-10 | Bruno è venuto da me, abbiamo guardato la partita e si è mangiato tutte le patatine.
2026-10-24 | Birra con Bruno al Corvo. Mi ha detto che lunedì l'hanno licenziato. Non l'ha ancora detto alla moglie.
2026-11-07 | Bruno non mi ha ancora ridato i 60 euro dei biglietti del concerto.
2026-11-08 | La moglie di Bruno si chiama Laura. Fa la veterinaria. Laura non sa niente del licenziamento.
2026-11-14 | Bruno ha un colloquio in comune martedì prossimo. Gli ho promesso di guardargli il curriculum entro domenica.
2026-11-19 | Ho scritto in bocca al lupo a Bruno, mi ha mandato un pollice. Alle chiamate non risponde mai, solo ai messaggi.`,
    questions: `
quante volte ci siamo visti a ottobre => 3
quante volte ho visto bruno in ottobre => 3
mi ha ridato i soldi => non
quanto mi deve bruno => 60
quando l'hanno licenziato => 19 ottobre
che lavoro fa laura => veterinaria
quando ha il colloquio => 17 novembre/24 novembre
cosa gli ho promesso => curriculum
dove ha il colloquio => comune
risponde alle chiamate? => messaggi
per cosa si sta allenando => maratona
quando è la maratona => aprile
dove abbiamo preso la birra => Corvo
come si chiama la madre di laura => -
ha figli => -
quanto costavano i biglietti del concerto => 60
che lavoro fa sua moglie => veterinaria
quante volte ci siamo visti ad agosto => -`,
  },
  {
    language: "it",
    name: "Nonna",
    context: "family",
    notes: `
2025-09-08 | Oggi nonna compie 88 anni. Torta al limone come sempre, e a scopa ci ha battuti tutti.
2026-01-19 | Il dentista ha tolto due denti alla nonna. Solo minestra per una settimana, le piace soprattutto quella di porri e patate.
2026-03-29 | La nonna mi ha raccontato del suo primo lavoro nella fabbrica di bottoni a Biella, a quindici anni. La sua migliore amica di allora era Edda.
2026-05-12 | Adesso ci sentiamo ogni martedì e sabato, il giovedì c'è il burraco.
2026-07-20 | L'apparecchio acustico della nonna è di nuovo rotto. Mio cugino Guido ha promesso di portarlo in negozio in settimana.
2026-09-08 | Chiamata la nonna per il compleanno. Il nonno ne avrebbe compiuti 90 quest'anno, ha detto.
2026-11-01 | Il montascale lo installano il 9 dicembre. Costa 2.300 euro, metà li mette papà.`,
    questions: `
quando è il compleanno della nonna => 8 settembre
quanti anni ha nonna => 89
che torta le piace => limone
che minestra le piace => porri
dove ha fatto il primo lavoro => Biella/bottoni
chi era la sua migliore amica => Edda
quando ci sentiamo => martedì
cosa fa il giovedì => burraco
chi porta l'apparecchio in negozio => Guido
quando installano il montascale => 9 dicembre
quanto costa il montascale => 2.300
chi paga metà => papà
quando è nato il nonno => -
dove abita mio cugino guido => -
che pastiglie prende nonna => -
nonna ha un gatto? => -
quando è il compleanno di edda => -`,
  },
  {
    language: "it",
    name: "Lucia",
    context: "friend",
    notes: `
2025-11-30 | L'addio al nubilato di Lucia lo organizza sua sorella Marta, che vive a Cagliari e vende ceramiche.
2026-02-14 | Paolo ha chiesto a Lucia di sposarlo sul traghetto! Lei vuole un matrimonio piccolissimo, al massimo trenta persone.
2026-04-22 | Caffè con Lucia. Mi ha prestato la macchina da cucire, devo restituirla prima dell'estate. Va matta per le serie coreane e non può vedere le olive.
2026-06-30 | Riportata la macchina da cucire. Lucia non c'era, l'ho lasciata a Paolo.
2026-08-09 | La data del matrimonio è fissata: 15 maggio 2027 ad Alghero.
2026-09-27 | Lucia è incinta, me l'ha detto in macchina. Il bambino nasce a marzo, quindi il matrimonio si sposta al 18 settembre 2027.
2026-10-31 | Ovviamente Lucia niente alcol, solo camomilla.`,
    questions: `
quando è il matrimonio => 18 settembre 2027
dove si sposano => Alghero
con chi si sposa lucia => Paolo
che lavoro fa marta => ceramiche
dove vive la sorella di lucia => Cagliari
quante persone vuole al matrimonio => 30/trenta
quando nasce il bambino => marzo
cosa non le piace mangiare => olive
che serie le piacciono => coreane
le ho ridato la macchina da cucire => riportata/lasciata
quando le ho riportato la macchina da cucire => 30 giugno
cosa beve adesso => camomilla
che lavoro fa paolo => -
come si chiama il bambino => -
dove abita paolo => -
quanti anni ha marta => -
dove le ha chiesto di sposarlo => traghetto`,
  },
  {
    language: "it",
    name: "Dottor Ricci",
    context: "colleague",
    notes: `
2026-03-16 | Colloquio annuale con Ricci. Dice che le mie relazioni sono troppo lunghe e che in autunno forse c'è un aumento.
2026-05-08 | Ricci vuole tutto per mail, mai per telefono. Prima delle dieci non vuole essere disturbato.
2026-06-12 | Sua figlia Giada suona il violoncello, sabato ha il saggio. È uscito prima per portarla alle prove.
2026-09-22 | Ho chiesto dell'aumento. Mi risponde entro fine ottobre.
2026-10-30 | L'aumento è approvato: 180 euro in più al mese da gennaio.
2026-11-12 | Ricci mi ha ricordato che l'inventario va finito entro il 4 dicembre. Devo anche consegnare le date delle ferie entro mercoledì prossimo.`,
    questions: `
cosa ha detto delle mie relazioni => lunghe
di quanto è l'aumento => 180
da quando parte l'aumento => gennaio
quando è stato approvato l'aumento => 30 ottobre
come vuole essere contattato => mail
quando non vuole essere disturbato => dieci
cosa suona sua figlia => violoncello
quando era il saggio di giada => 13 giugno
come si chiama la figlia => Giada
entro quando va finito l'inventario => 4 dicembre
entro quando devo consegnare le date delle ferie => 18 novembre/25 novembre
come si chiama sua moglie => -
quanti anni ha giada => -
dove abita ricci => -
ha un figlio maschio => -
quando va in ferie => -`,
  },
  {
    language: "it",
    name: "Matteo",
    context: "family",
    notes: `
2026-01-28 | Mio figlio Matteo si è trasferito a Bergamo per l'apprendistato da elettricista. L'ho lasciato in stazione con due valigie e un nodo in gola.
2026-03-11 | Ha chiamato Matteo, solo per chiedere come si lava la lana. Divide l'appartamento con Amir e Fede. Quello ordinato è Amir.
2026-04-06 | Pasqua con Matteo. Non mangia più carne, quindi lasagne di verdure. La sua ragazza si chiama Anna, studia legge.
2026-06-19 | Mi ha scritto che è stato bocciato all'esame di teoria. Lo ripete il 14 luglio.
2026-07-16 | Promosso!! Gli abbiamo mandato 50 euro per festeggiare.
2026-09-05 | Matteo ha lasciato l'appartamento, adesso vive con Anna a Brescia. Dice che la doccia è più grande della sua vecchia stanza.
2026-11-15 | Matteo ha la tonsillite, è rimasto senza voce. A Natale torna a casa il 22 e deve ripartire il 29.`,
    questions: `
dove vive adesso matteo => Brescia
dove abitava prima => Bergamo
cosa sta studiando per diventare => elettricista
con chi vive => Anna
cosa studia anna => legge
mangia carne? => non mangia
ha passato l'esame? => promosso
quando ripeteva l'esame => 14 luglio
quando torna a casa => 22 dicembre
quando deve ripartire => 29 dicembre
cos'ha matteo => tonsillite
con chi divideva l'appartamento => Amir
che lavoro fa amir => -
quando è il compleanno di anna => -
quanto paga di affitto matteo => -
ha la macchina? => -
quanti soldi gli abbiamo mandato => 50`,
  },
];
