import { worldsOf, type World } from "./cases.ts";

export const ITALIAN_SEVENTH: readonly World[] = worldsOf(
  "it",
  `
# Valeria | friend
2026-11-16 | Valeria ha aperto la partita IVA, da gennaio traduce per conto suo. La commercialista le costa 900 l'anno. Brindato con un Franciacorta che teneva da Natale.
2026-10-29 | Giro al lago con Valeria e il suo nuovo cane, un levriero recuperato dal canile di Codogno. Si chiama Ulisse e ha paura delle biciclette.
2026-10-04 | Valeria si è fatta prestare la mia tenda per il weekend in Liguria. L'ha riportata asciutta e con un barattolo di pesto dentro.
2026-08-22 | L'affitto di Valeria passa da 580 a 650, lei vuole cercare un coinquilino.
2026-07-05 | A Valeria le fragole fanno venire le bolle. Meno male che ho chiesto prima di fare la torta.
+ planned 2026-12-05 | Mercatini di Natale a Trento con Valeria, prenotare il treno | 
? come si chiama il cane di valeria => Ulisse
? di cosa ha paura ulisse => bicicl
? di quanto aumenta l'affitto di valeria => 70
? dove ha preso il cane => Codogno/canile
? cosa c'era nella tenda => pesto
? quanto le costa la commercialista => 900
? quando andiamo ai mercatini => 5 dicembre
? cosa devo prenotare => treno
? che razza è il suo cane => levriero
? quando ho visto valeria l'ultima volta => 29 ottobre
? a cosa è allergica valeria => fragole
? come si chiama la commercialista => -
? quando compie gli anni valeria => -
# Nonno Pietro | grandfather
2026-11-09 | La nuova badante di nonno si chiama Oksana, viene tutti i giorni alle otto tranne la domenica. Lui ha brontolato dieci minuti e poi le ha fatto vedere i canarini.
2026-10-18 | Portato nonno dal barbiere. Mi ha detto che da ragazzo voleva fare il falegname ma a quattordici anni suo padre l'ha messo in fornace.
2026-09-26 | Montato il montascale: 3.200 euro, 1.900 li rimborsa la Regione. Il tecnico, un certo Luca, è stato bravissimo.
2026-08-07 | Visita dall'otorino: orecchio sinistro quasi andato. Controllo fra sei mesi.
2026-06-21 | Pranzo alla trattoria Il Platano per i suoi 88 anni. Eravamo in nove, ho pagato io, 243 euro. Zio Elio non si è visto.
? come si chiama la badante di nonno => Oksana
? in che giorno non viene la badante => domenica
? a che ora viene la badante => otto
? che mestiere voleva fare nonno da ragazzo => falegname
? quanto ci costa il montascale tolto il rimborso => 1.300/1300
? chi ha montato il montascale => Luca
? quale orecchio non funziona più => sinistro
? dove abbiamo festeggiato gli 88 anni => Platano
? quanto ho pagato il pranzo => 243
? chi non è venuto al pranzo => Elio
? quando è il compleanno di nonno => 21 giugno
? quanto guadagna oksana => -
? quanti anni ha zio elio => -
# Lorena | colleague
2026-11-18 | Lorena mi ha confidato in ascensore che a giugno chiudono la sede di Lione. Fino al 30 non deve saperlo nessuno. Lei pensa di prendere la buonuscita e aprire un bar.
2026-11-05 | Taxi per Malpensa con Lorena, 96 euro, ha pagato lei. Gliene ho dati 30, gli altri glieli devo.
2026-09-22 | Ci siamo divise il corso: Lorena fa la mattina e le slide, io il pomeriggio e i questionari.
2026-09-01 | Lorena è rientrata dalla maternità, part-time, da lunedì a mercoledì. Il piccolo Elia sta con la suocera.
2026-05-28 | Pranzo di saluto per Lorena prima della maternità. Le abbiamo regalato la fascia e un buono da 120 euro.
? quando chiude la sede di lione => giugno
? quanto devo ancora a lorena per il taxi => 66/18
? come ci siamo divise il corso => mattina
? in che giorni lavora lorena => lunedì
? con chi sta elia => suocera
? cosa vuole aprire lorena => bar
? fino a quando è un segreto => 30
? cosa abbiamo regalato a lorena prima della maternità => fascia
? di quanto era il buono => 120
? come si chiama il marito di lorena => -
? quanti mesi ha elia => -
# Zio Gaspare | uncle
2026-11-13 | Zio Gaspare ha chiamato dalla clinica di Catania. L'anca nuova va, ha fatto dodici passi. Esce il 20 e poi tre settimane di riabilitazione ad Acireale.
2026-10-30 | Accompagnato lo zio a Catania per l'operazione all'anca. Mi ha dato una busta con 150 euro per la benzina e le chiavi della posta.
2026-09-12 | Lo zio ha venduto l'agrumeto ai fratelli Privitera. Si è tenuto due filari «per gli angeli». Zia Concetta, buonanima, avrebbe capito.
2026-07-24 | Pranzo sulla terrazza dallo zio: pesce spada. Non può vedere il coriandolo e i telefonini a tavola. Vuole che un giorno la credenza di noce vada a me.
? chi ha comprato l'agrumeto => Privitera
? dove fa la riabilitazione lo zio => Acireale
? quanto dura la riabilitazione => tre settimane
? quando esce dalla clinica => 20
? cosa vuole lasciarmi lo zio => credenza
? quanto mi ha dato per la benzina => 150
? cosa non sopporta lo zio => coriandolo
? quando ho sentito lo zio l'ultima volta => 13 novembre
? in quali note parlo dell'anca => 13 novembre & 30 ottobre
? che chiavi mi ha dato => posta
? a quanto ha venduto l'agrumeto => -
? quando è morta zia concetta => -
# Ale | friend
2026-11-15 | derby visto da ale, 2 a 2, ha perso la scommessa, mi deve 10 euro
2026-10-24 | la panda di ale nn ha passato la revisione, servono 2 gomme e la marmitta, 480 in tutto. prestati 200 fino allo stipendio
2026-11-02 | ale me ne ha ridati 120
2026-09-09 | ale ha smesso di fumare!! dal 1 settembre. mastica gomme come una mucca
2026-08-14 | campeggio con ale e il figlio Gió (9 anni) in Val di Fassa. diluvio. gió ha preso una trota
? quanto mi deve ancora ale dei 200 => 80
? quando ha smesso di fumare ale => 1 settembre/1º settembre
? cosa ha preso giò => trota
? dove siamo andati in campeggio => Fassa
? com'è finito il derby => 2 a 2
? quanto costa sistemare la panda => 480
? quanti anni ha giò => 9
? dove ho visto il derby => da ale
? ale fuma ancora => smesso
? come si chiama la mamma di giò => -
? per che squadra tifa ale => -
# Camilla | child
2026-11-17 | Chiamata di Camilla da Bologna. Ha mollato chimica ed è passata a geografia, me l'ha detto come se mordessi. L'affitto di gennaio, 460, va pagato entro il 5.
2026-10-31 | Le coinquiline di Camilla: Orsola, che cucina, e Benedetta, che no. Il forno è rotto, martedì viene il tecnico dell'agenzia.
2026-10-05 | Spedito a Camilla il cappotto, il bite e la cartellina blu. Aveva lasciato tutto sul letto.
2026-09-19 | Trasloco di Camilla in via Saragozza, numero 88. Caparra di 500, metà l'ha messa la nonna.
2026-07-30 | Camilla ha preso la patente, al terzo tentativo. Può usare la macchina nei weekend se fa lei il pieno, questo è il patto.
? cosa studia adesso camilla => geografia
? entro quando va pagato l'affitto di gennaio => 5
? quanto è l'affitto => 460
? quale coinquilina cucina => Orsola
? qual è il patto per la macchina => pieno
? cosa ho spedito a camilla => cappotto
? quanto ha messo la nonna per la caparra => 250/metà
? in che via abita camilla => Saragozza
? quando viene il tecnico per il forno => martedì/3 novembre
? dopo quanti tentativi ha preso la patente => terzo
? cosa studia benedetta => -
? quando finisce gli esami camilla => -
# Signor Ferro | landlord
2026-11-11 | Le riparazioni adesso le fa il figlio del signor Ferro, Nino. Ha messo una guarnizione nuova alla doccia e per la macchia di umido torna mercoledì prossimo.
2026-10-15 | Il signor Ferro ci lascia dipingere la cucina, di qualsiasi colore tranne il nero, basta che poi la rimettiamo com'era.
2026-09-30 | Pagato l'affitto fino a fine anno tutto insieme, tre volte 890. Ci ha tolto 50 euro per la lavatrice rotta.
2026-08-02 | Il signor Ferro tiene le api sul tetto del civico 5. Ci ha lasciato un vasetto di miele alla porta.
? quando torna nino => 18 novembre/mercoledì
? cosa ha riparato nino => doccia
? di che colore non possiamo dipingere la cucina => nero
? a che condizione possiamo dipingere la cucina => rimettiamo
? quanto abbiamo pagato di affitto in tutto => 2.670/2670
? perché ci ha tolto 50 euro => lavatrice
? dove tiene le api => tetto
? cosa ci ha lasciato alla porta => miele
? chi è nino => figlio
? qual è il numero del signor ferro => -
? quanto era la caparra => -
# Mister Danilo | coach
2026-11-14 | Uscita con il gruppo di Danilo, 16 km lungo l'argine. Mi ha messo nella squadra B per la staffetta del 29 novembre, corro la terza frazione.
2026-10-20 | Danilo dice: riposo lunedì e venerdì, senza discutere, e mai scarpe nuove prima di una gara.
2026-09-27 | Mezza in 1:49:20! Danilo mi ha abbracciata al traguardo. Il suo record è 1:21, fatto a Valencia.
2026-08-18 | Danilo ha una frattura da stress al piede sinistro, sei settimane di tutore. Allena dalla bicicletta.
? quando è la staffetta => 29 novembre
? che frazione corro => terza
? quali sono i giorni di riposo => lunedì
? qual è il record di danilo sulla mezza => 1:21
? in quanto tempo ho fatto la mezza => 1:49
? che piede si è rotto danilo => sinistro
? quanto deve tenere il tutore => sei settimane
? cosa dice danilo delle scarpe nuove => gara
? quanti km abbiamo fatto con il gruppo => 16
? dove ha fatto il record => Valencia
? dove lavora danilo => -
? quanti anni ha danilo => -
# Rosario | partner
2026-11-12 | Rosario è arrivato a casa con un gattino. E avevamo detto niente animali fino al trasloco! È grigia, si chiama Nuvola e dorme nel mio cappello.
2026-10-27 | La mamma di Rosario, Pilar, sta da noi dal 18 al 30 dicembre. Ha la schiena malandata, quindi sul divano letto ci dormiamo noi.
2026-10-08 | Litigato per i soldi, poi abbiamo fatto un piano: 400 euro a testa al mese sul conto comune, e le spese sopra i 100 si decidono insieme.
2026-09-14 | 35 anni di Rosario, cena a sorpresa da Pimpinella. Sua sorella Lola è venuta da Siviglia e piangeva. Gli ho regalato l'orologio.
2026-06-30 | Firmato per la casa di via degli Ontani. Chiavi il 1° marzo. Rosario mi ha presa in braccio davanti all'agenzia.
? come si chiama il gattino => Nuvola
? di che colore è il gattino => grigi
? quando arriva pilar => 18 dicembre
? perché dormiamo noi sul divano letto => schiena
? quanto mettiamo a testa sul conto comune => 400
? cosa abbiamo deciso per i soldi => 400
? quando ci danno le chiavi => 1 marzo/1° marzo/1º marzo
? dov'è la casa nuova => Ontani
? quando è il compleanno di rosario => 14 settembre
? dove vive lola => Siviglia
? cosa ho regalato a rosario => orologio
? dove abbiamo fatto la cena a sorpresa => Pimpinella
? quanto costa la casa => -
? che lavoro fa lola => -
# Betta | other
2026-11-08 | Battesimo dei gemelli di Betta. Iris strillava, Rocco dormiva. Io sono la madrina di Rocco, Tommaso il padrino di Iris. Regalo: un libretto di risparmio con 100 euro per ciascuno.
2026-09-29 | Betta torna al lavoro a febbraio, due giorni in biblioteca. Il giovedì i gemelli li tiene sua mamma, il venerdì la tata, Shirin.
2026-08-11 | Betta mi ha chiesto di smetterla con i consigli sul sonno. Giusto, era sveglia dalle tre. Allora ho portato i gemelli al parco.
2026-05-17 | Sono nati i gemelli: Iris alle 6.12 e Rocco alle 6.31, 2 chili e 4 e 2 chili e 6. Betta ha perso molto sangue ma sta bene.
? quando sono nati i gemelli => 17 maggio
? quanto pesava rocco => 2 chili e 6
? chi tiene i gemelli il venerdì => Shirin
? chi è il padrino di iris => Tommaso
? che regalo ho fatto ai gemelli => libretto
? quanto ho regalato ai gemelli in tutto => 200
? quando torna al lavoro betta => febbraio
? dove lavora betta => biblioteca
? cosa mi ha chiesto di smettere betta => consigli
? chi è shirin => tata
? quanto prende shirin => -
? come si chiama la mamma di betta => -
`,
);
