import type { World } from "./cases.ts";

/** Diaries about other people, in other words. */
export const ITALIAN_JOURNALS: readonly World[] = [
  {
    language: "it",
    name: "Elisa",
    context: "family",
    notes: `
2026-02-03 | Mia sorella Elisa ha chiamato in lacrime: Stefano l'ha lasciata dopo undici anni. Per ora dorme da mamma.
2026-03-19 | Elisa ha trovato un bilocale a Lambrate, entra il 1 aprile. Le ho detto che porto io gli scatoloni.
2026-05-02 | Colazione con Elisa. Taglio nuovo, capa nuova (una certa Tani), e fino a luglio niente zucchero.
2026-06-28 | Ho prestato a Elisa la mia bici perché le hanno rubato la sua. Voleva pagarmela ma ho detto di no.
2026-08-15 | Ines, la figlia di Elisa, si è rotta un braccio cadendo dal trampolino. Gesso per cinque settimane. Ines ha nove anni ed è furiosa.
2026-10-09 | Elisa si vede con uno, si chiama Paolo e ripara organi da chiesa. A me piace già.
2026-11-06 | Il 12 dicembre Elisa fa 40 anni, vuole una serata karaoke e niente regali.`,
    questions: `
dove abita adesso elisa => Lambrate
quando è entrata nell'appartamento => 1 aprile
chi è la sua nuova capa => Tani
come si chiama il suo ragazzo => Paolo
cosa fa paolo => organi
quando compie 40 anni => 12 dicembre
cosa vuole per il compleanno => karaoke
cosa è successo a ines => braccio
quanti anni ha ines => 9/nove
cosa le ho prestato => bici
chi è stefano => lasciata
che lavoro fa stefano => -
quando è il compleanno di ines => -
quanto è costata la bici => -
dove abita paolo => -`,
  },
  {
    language: "it",
    name: "Samuele",
    context: "friend",
    notes: `
2026-01-17 | Samu ha smesso di fumare a Capodanno. Sono diciassette giorni, mastica liquirizia di continuo.
2026-03-05 | Samuele mi ha chiesto 200 euro in prestito per la caparra dello scooter, glieli ho dati. Me li rende in due rate.
2026-04-30 | Prima rata da Samuele: bonifico di 100 euro.
2026-07-12 | Samuele fuma di nuovo, me l'ha confessato sul balcone.
2026-08-01 | Samuele è partito per Dakar a trovare la nonna, torna il 20. Mi ha chiesto di bagnargli i cactus.
2026-09-25 | La sua compagnia aerea è fallita e ha perso il posto da steward. Lunedì comincia in un call center.
2026-11-03 | Samuele mi ha dato gli ultimi 100. Siamo pari.`,
    questions: `
samuele fuma? => fuma di nuovo
quanto mi deve ancora => niente
quanto gli avevo prestato => 200
quando è partito per dakar => 1 agosto/1º agosto
chi è andato a trovare => nonna
quando tornava da dakar => 20 agosto
dove lavora adesso => call center
quando ha cominciato al call center => 28 settembre
che lavoro faceva prima => steward
cosa mi ha chiesto di fare => cactus
quando mi ha dato gli ultimi soldi => 3 novembre
come si chiama sua nonna => -
ha una sorella? => -
quanto è costato lo scooter => -
quando è il compleanno di samuele => -`,
  },
  {
    language: "it",
    name: "Prof. Lanza",
    context: "mentor",
    notes: `
2026-01-22 | Primo ricevimento con la Lanza. D'ora in poi il venerdì alle 14, il suo studio è al terzo piano.
2026-02-27 | Mi ha smontato il capitolo, dice che l'argomento comincia a pagina nove. Ha ragione.
2026-05-15 | La Lanza mi ha consigliato un libro di Sennett. Beve solo acqua calda, né tè né caffè. Strana.
2026-06-05 | Siamo d'accordo che le mando una bozza il primo di ogni mese.
2026-09-11 | Ha preso un cane, un bassotto di nome Pilota, che dorme sotto la scrivania.
2026-10-16 | Ricevimento saltato, la Lanza ha l'influenza.
2026-11-13 | La discussione della tesi è il 22 gennaio. Il correlatore sarà il professor Amato. La Lanza va in pensione in estate.`,
    questions: `
quando è la discussione della tesi => 22 gennaio
chi è il correlatore => Amato
come si chiama il suo cane => Pilota
di che razza è il cane => bassotto
cosa beve la lanza => acqua calda
che libro mi ha consigliato => Sennett
cosa abbiamo deciso per le bozze => primo di ogni mese
dov'è il suo studio => terzo piano
quando va in pensione => estate
perché è saltato il ricevimento => influenza
cosa ha detto del capitolo => pagina nove
ha figli? => -
come si chiama suo marito => -
quanti anni ha pilota => -
dove abita => -
quando è il suo compleanno => -`,
  },
  {
    language: "it",
    name: "Papà",
    context: "family",
    notes: `
2025-12-26 | A papà ho regalato una radio per Natale, era felicissimo. Lui mi ha dato la sua vecchia stilografica.
2026-02-11 | L'operazione al ginocchio di papà è andata bene. Fisioterapia due volte a settimana con una certa Brigida.
2026-04-20 | Papà è allergico al nuovo antidolorifico, è pieno di macchie. È tornato alla tachipirina.
2026-06-14 | Io e papà abbiamo verniciato il capanno. Mi ha raccontato che da giovane voleva fare il marinaio.
2026-07-08 | Non sente più il telefono, quindi meglio scrivergli o passare. I messaggi li legge dopo colazione.
2026-09-19 | Portato papà al vivaio. Si è comprato un fico da 35 euro.
2026-10-27 | Papà ha venduto la macchina, di notte non si sente sicuro. A messa la domenica lo porta zio Aldo.
2026-11-16 | Lunedì prossimo alle nove e mezza ha la visita oculistica. Lo accompagno io.`,
    questions: `
cosa ho regalato a papà lo scorso natale => radio
cosa mi ha dato papà a natale => stilografica
a cosa è allergico papà => antidolorifico
chi è brigida => fisioterapia
quando ha la visita oculistica => 23 novembre
a che ora è la visita oculistica => nove e mezza
quanto costava il fico => 35
chi porta papà a messa => Aldo
cosa voleva fare da giovane => marinaio
ha ancora la macchina? => venduto
cosa abbiamo verniciato => capanno
quando è stata l'operazione al ginocchio => 11 febbraio
come si chiama la moglie di zio aldo => -
quanti anni ha papà => -
a cosa è allergico aldo => -
quanto è costata la radio => -`,
  },
  {
    language: "it",
    name: "Yuri",
    context: "romantic",
    notes: `
2026-09-02 | Primo appuntamento con Yuri! Ramen vicino alla stazione, abbiamo parlato finché non hanno alzato le sedie. Fa il fonico.
2026-09-14 | Secondo appuntamento all'acquario. Yuri odia farsi fotografare. Il suo animale preferito è il polpo.
2026-09-30 | Yuri mi ha parlato del fratello gemello, Renzo, che vive a Osaka. I genitori si sono separati quando avevano dieci anni.
2026-10-11 | Ho cucinato per Yuri, mi ero dimenticata che non può mangiare le arachidi. Se n'è accorto in tempo.
2026-10-18 | Passeggiata al parco con Yuri. Vuole andare piano, quindi niente messaggi in orario di lavoro.
2026-10-29 | Yuri mi ha fatto sentire una canzone che ha mixato, esce il 27 novembre.
2026-11-15 | Ho conosciuto Dani, la sua migliore amica, che mi ha fatto il terzo grado. Yuri parte per Osaka il 19 dicembre e sta via tre settimane.`,
    questions: `
quando è stato il primo appuntamento => 2 settembre
dove siamo andati al secondo appuntamento => acquario
che lavoro fa yuri => fonico
qual è il suo animale preferito => polpo
dove vive renzo => Osaka
chi è renzo => fratello
cosa non può mangiare => arachidi
quando esce la canzone => 27 novembre
come si chiama la sua migliore amica => Dani
quando parte per osaka => 19 dicembre
cosa odia => fotografare
quante volte ci siamo visti a ottobre => 1/una
quando è il compleanno di yuri => -
che lavoro fa renzo => -
cosa fa dani nella vita => -
ha un cane? => -
come si chiamano i suoi genitori => -`,
  },
  {
    language: "it",
    name: "Oscar",
    context: "colleague",
    notes: `
2026-05-21 | Oscar mi ha chiesto di coprirlo giovedì, suo figlio ha la finale di calcio.
2026-05-29 | La squadra del figlio ha vinto 3 a 1. Il bambino si chiama Leo e gioca in porta.
2026-07-17 | Ho litigato con Oscar per le fatture. Mi ha dato della pasticciona davanti alla stagista.
2026-07-20 | Oscar si è scusato, mi ha portato un caffè. Abbiamo stabilito di controllare le fatture insieme ogni venerdì.
2026-09-08 | La moglie di Oscar aspetta un altro bambino, nasce a fine gennaio. Lui sta imparando a lavorare a maglia, pensa te.
2026-11-09 | Cena di gruppo il 4 dicembre da Bellini. Oscar non beve, anni fa era alcolista, quindi niente battute sul vino.`,
    questions: `
quando è la cena di gruppo => 4 dicembre
dove è la cena di gruppo => Bellini
oscar beve? => non beve
per cosa abbiamo litigato => fatture
quando abbiamo litigato l'ultima volta => 17 luglio
cosa abbiamo stabilito => fatture
quando nasce il bambino => gennaio
come si chiama suo figlio => Leo
in che ruolo gioca leo => porta
cosa sta imparando => maglia
si è scusato? => scusato
come si chiama sua moglie => -
quanti anni ha leo => -
dove abita oscar => -
come si chiama la stagista => -`,
  },
  {
    language: "it",
    name: "Rosa",
    context: "acquaintance",
    notes: `
2026-04-03 | Rosa del civico 12 ci ha portato la torta al limone. Di cognome fa Benedetti. Vive qui dal 1998.
2026-05-26 | Il gatto di Rosa, Mango, è rimasto bloccato sul nostro tetto. Pompieri e tutta la via a guardare.
2026-06-17 | Rosa ci ha chiesto di fare meno rumore dopo le dieci perché suo marito fa i turni di notte in ospedale.
2026-08-05 | Ho dato a Rosa un vasetto di miele per scusarmi della festa.
2026-10-02 | Il nipote di Rosa, Matteo, inizia medicina a Pavia. Lei scoppia d'orgoglio.
2026-11-11 | Martedì 24 Rosa si opera di cataratta. Mi ha lasciato le chiavi di riserva.`,
    questions: `
qual è il cognome di rosa => Benedetti
da quando vive qui => 1998
come si chiama il suo gatto => Mango
dove lavora il marito => ospedale
cosa ho dato a rosa => miele
quando si opera rosa => 24 novembre
di cosa si opera => cataratta
cosa studia matteo => medicina
dove studia matteo => Pavia
cosa ci ha portato => torta
cosa ci ha chiesto rosa => rumore
come si chiama suo marito => -
quanti anni ha matteo => -
rosa ha un cane? => -
qual è il suo numero di telefono => -`,
  },
  {
    language: "it",
    name: "Filippo",
    context: "friend",
    notes: `
2025-11-24 | Oggi si sono sposati Filippo e Agnese. Io testimone, ho perso gli anelli per un minuto intero.
2026-03-17 | Filippo è a Torino per lavoro fino a Pasqua. Gestisce una catena di negozi di bici.
2026-06-21 | Filippo mi ha detto che non possono avere figli. Non parlarne davanti ad Agnese.
2026-08-28 | Il padre di Filippo ha avuto un ictus. È al Molinette, stanza 214.
2026-09-10 | Il padre di Filippo è tornato a casa, ma parla ancora male.
2026-10-20 | Filippo mi ha regalato due biglietti per il derby del 28 novembre. Il suo posto è accanto al mio.
2026-11-18 | Ha chiamato Filippo, hanno deciso di adottare. Il primo incontro con l'agenzia è fra due settimane.`,
    questions: `
quando è l'anniversario di matrimonio di filippo => 24 novembre
come si chiama sua moglie => Agnese
che lavoro fa filippo => negozi
quando è il derby => 28 novembre
cosa mi ha regalato filippo => biglietti
cosa è successo a suo padre => ictus
quando è l'incontro con l'agenzia => 2 dicembre
cosa hanno deciso => adottare
in che ospedale era suo padre => Molinette
filippo ha figli? => non possono
quando ha chiamato l'ultima volta => 18 novembre
che lavoro fa agnese => -
quanti anni ha il padre => -
come si chiama sua madre => -
quanto costavano i biglietti => -`,
  },
];
