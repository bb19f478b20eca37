import { worldsOf, type World } from "./cases.ts";

/** Written without knowledge of the code. */
export const ITALIAN_SIXTH: readonly World[] = worldsOf(
  "it",
  `
# Giada | friend
2026-11-14 | aperitivo con giada al solito posto, ha il nuovo lavoro!!! inizia il 7 dicembre da Decathlon a Corsico, contratto 6 mesi. ha offerto lei
2026-10-22 | giada mi ha reso 40 dei 90 che le avevo prestato x le scarpe. il resto a natale dice
2026-09-30 | giada nn mangia più latticini, le gonfiano la pancia. ho fatto la torta con latte di mandorla
2026-08-16 | ferragosto da giada a Varazze, sua zia Piera ha fatto il coniglio alla ligure. mi sono ustionata le spalle
2026-06-05 | compleanno giada ieri, 33! le ho regalato il corso di ceramica
? quanto mi deve ancora giada => 50
? quando inizia il nuovo lavoro giada => 7 dicembre
? dove va a lavorare giada => Decathlon/Corsico
? di quanti mesi è il contratto => 6
? cosa nn può mangiare giada => latticini
? qnd è il compleanno di giada => 4 giugno
? cosa ho regalato a giada per i 33 anni => ceramica
? chi ha fatto il coniglio => Piera
? che latte ho usato per la torta => mandorla
? dove siamo state a ferragosto => Varazze
? quando le ho prestato i soldi => -
? quanto guadagna giada => -
? quando ho visto giada l'ultima volta => 14 novembre
# Papà | father
2026-11-15 | Domenica da papà. Ha fatto gli gnocchi. La pressione è alta, il dottor Sala gli ha cambiato le pastiglie: una al mattino e mezza alla sera. Mi ha dato la chiave del garage.
2026-10-28 | Telefonata di papà: la caldaia perde. Viene il tecnico giovedì mattina. Gli ho detto di non pagare in contanti.
2026-09-19 | Papà ha compiuto 74 anni l'altro ieri. Mio fratello Dario gli ha preso la canna da pesca, io gli scarponi, numero 42.
2026-08-07 | Accompagnato papà al cimitero, dieci anni dalla morte di mamma. Vuole che la lapide la rifaccia il marmista Gatti, preventivo 1.800 euro.
2026-05-10 | Papà ha venduto il trattore a Renzo per 3.500 euro, gliene deve ancora 500.
? quando è il compleanno di papà => 17 settembre
? che numero di scarpe porta papà => 42
? cosa gli ha regalato dario => canna
? quante pastiglie prende al mattino => una
? chi gli ha cambiato le pastiglie => Sala
? a chi ha venduto il trattore => Renzo
? a quanto ha venduto il trattore => 3.500/3500
? quanto gli deve ancora renzo => 500
? quando viene il tecnico della caldaia => 29 ottobre/giovedì
? quanto costa rifare la lapide => 1.800/1800
? chi rifà la lapide => Gatti
? quando è morta mamma => 2016/dieci anni
? cosa mi ha dato papà domenica => chiave
? di cosa è morta mamma => -
? come si chiama la badante di papà => -
# Irene | colleague
2026-11-17 | Irene va in maternità dal 1° febbraio, la sostituisce Omar del marketing. Da fare: passaggio di consegne entro il 15 gennaio.
2026-11-02 | Pranzo con Irene al giapponese di via Solferino. Lei può mangiare solo cotto. Mi ha detto che sarà una femmina, forse Agata.
2026-10-09 | Irene mi ha difeso in riunione quando Bonetti ha detto che il ritardo era colpa mia. Le devo un favore.
2026-09-15 | Io e Irene ci siamo accordate: io seguo Torino e Genova, lei Bologna e Firenze.
2026-07-01 | Irene mi ha passato il contatto del suo commercialista, Fabrizio Neri, 120 euro a dichiarazione.
? quando va in maternità irene => 1 febbraio/1° febbraio
? chi sostituisce irene => Omar
? entro quando dobbiamo fare il passaggio di consegne => 15 gennaio
? come ci siamo divise le città => Torino
? chi segue bologna => lei Bologna/Irene
? come si chiama il commercialista di irene => Neri
? quanto prende il commercialista => 120
? chi ha detto che il ritardo era colpa mia => Bonetti
? di che sesso è il bambino => femmina
? dove abbiamo pranzato io e irene => Solferino/giapponese
? come si chiama il marito di irene => -
? quando deve nascere la bambina => -
# Michele | partner
2026-11-18 | Stasera Michele mi ha detto che l'azienda lo vuole mandare a Stoccarda per un anno, da aprile. Deve rispondere entro venerdì 27. Io non so che pensare.
2026-11-01 | Io e Michele abbiamo fatto pace. Patto: niente telefono a tavola e il giovedì sera è nostro.
2026-10-12 | Michele dal dentista, devitalizzato un molare, 350 euro. Prossima seduta il 2 dicembre alle 18.
2026-09-06 | Anniversario, tre anni! Cena da Bruno sui Navigli, lui mi ha regalato gli orecchini di giada, io l'abbonamento al Franco Parenti.
2026-08-20 | Sua madre Loredana ha detto che la mia parmigiana è unta. Michele non ha aperto bocca.
2026-06-14 | Michele ha corso la Stramilano in 1 ora e 52. Ginocchio destro gonfio.
? dove vogliono mandare michele => Stoccarda
? entro quando deve rispondere => 27 novembre/venerdì 27
? per quanto tempo andrebbe a stoccarda => un anno
? qual è il nostro patto => telefono
? quando è il nostro anniversario => 6 settembre
? dove abbiamo cenato per l'anniversario => Bruno/Navigli
? cosa ho regalato a michele per l'anniversario => abbonamento
? quando ha la prossima seduta dal dentista => 2 dicembre
? quanto ha pagato il dentista => 350
? che ginocchio gli si è gonfiato => destro
? in quanto tempo ha corso la stramilano => 1 ora e 52
? come si chiama la madre di michele => Loredana
? cosa ha detto loredana della mia parmigiana => unta
? che lavoro fa michele => -
? come si chiama il suo dentista => -
# Signora Pia | neighbour
2026-11-12 | La signora Pia mi ha portato le castagne. Il figlio Ennio viene da Losanna per l'Immacolata e resta fino al 10. Lei prepara già i tortellini.
2026-10-19 | Rotto il tubo della signora Pia, ho chiamato l'idraulico Zanetti: 85 euro, li ho anticipati io.
2026-10-21 | La signora Pia mi ha restituito gli 85 euro in una busta, con dentro un santino.
2026-09-02 | Bagno i gerani alla signora Pia fino al 14. Le chiavi le ha anche il portinaio, Gino. Il gatto Romeo mangia alle sette e alle diciannove.
2026-03-25 | La signora Pia è nata a Zara, è scappata con la madre nel '47. Ha lavorato alla manifattura tabacchi.
? quando arriva il figlio della signora pia => 8 dicembre/Immacolata
? da dove viene ennio => Losanna
? fino a quando resta ennio => 10
? chi è zanetti => idraulico
? quanto è costato l'idraulico => 85
? quanto mi deve ancora la signora pia => 0/niente/nulla/restituito
? chi altro ha le chiavi => Gino/portinaio
? a che ora mangia romeo => sette
? dov'è nata la signora pia => Zara
? che lavoro faceva la signora pia => tabacchi
? cosa mi ha portato => castagne
? quanti anni ha la signora pia => -
? che lavoro fa ennio => -
# Sara | sibling
2026-11-08 | mia sorella Sara ha detto sì al lavoro a Parma, si trasferisce a gennaio. cerca un bilocale sotto i 700
2026-10-03 | sara litigata con mamma x la casa al mare. lei vuole vendere, mamma no. io zitto
2026-08-24 | Sara e Gabri si sono lasciati, di nuovo. lui si è tenuto il cane (Otto)
2026-07-12 | prestato a sara la tenda e due sacchi a pelo
2026-09-05 | sara mi ha ridato la tenda, manca un sacco a pelo
2026-05-02 | sara ha la celiachia, confermata dalla biopsia. niente pizza :(
? dove si trasferisce sara => Parma
? quanto vuole spendere per il bilocale => 700
? perché ha litigato con mamma => casa al mare
? chi si è tenuto il cane => lui/Gabri
? come si chiama il cane => Otto
? cosa ho prestato a sara => tenda
? cosa non mi ha ancora ridato => sacco
? quando mi ha ridato la tenda => 5 settembre
? che malattia ha sara => celiachia
? sara può mangiare la pizza => niente pizza
? quando si sono lasciati sara e gabri => 24 agosto
? quanto vale la casa al mare => -
? quanto guadagnerà sara a parma => -
# Don Luigi | other
2026-11-10 | Riunione con don Luigi per la recita: prove ogni mercoledì alle 17, spettacolo il 20 dicembre. Io faccio le scene, Marisa i costumi.
2026-10-05 | Don Luigi mi ha chiesto di tenere il banco libri alla sagra. Ho detto di sì, turno dalle 15 alle 18.
2026-09-14 | Colletta per il tetto della chiesa: raccolti 2.340 euro, ne servono 9.000.
2026-06-29 | Don Luigi festeggia trent'anni di sacerdozio. Gli abbiamo regalato una stola ricamata dalle suore di Cortona.
? quando è lo spettacolo => 20 dicembre
? quando sono le prove => mercoledì
? chi fa i costumi => Marisa
? quanto abbiamo raccolto per il tetto => 2.340/2340
? quanti soldi mancano ancora per il tetto => 6.660/6660/9.000
? che turno ho alla sagra => 15
? cosa abbiamo regalato a don luigi => stola
? chi ha ricamato la stola => suore
? da quanti anni è prete don luigi => trent
? quanti anni ha don luigi => -
? dove abita don luigi => -
# Nonna Ada | grandmother
2026-11-06 | Nonna Ada è caduta in bagno, per fortuna solo un livido sul fianco. Zio Aldo le fa montare la maniglia sabato. Le ho comprato il tappetino antiscivolo.
2026-10-16 | Da nonna: mi ha raccontato di quando faceva la mondina a Vercelli, nel '51. Piangeva. Mi ha dato l'anello con il granato.
2026-08-30 | Nonna vuole le ceneri disperse nel Sesia, non in cimitero. Me l'ha fatto promettere.
2026-07-21 | Ricetta della panissa di nonna: riso 400 grammi, fagioli di Saluggia, salam d'la duja, un bicchiere di barbera.
2026-02-09 | Oggi nonna fa 91 anni. Non vuole regali, vuole che andiamo a trovarla. Le ho portato i cannoncini.
? quanti anni ha nonna => 91
? quando compie gli anni nonna ada => 9 febbraio
? chi monta la maniglia => Aldo
? che anello mi ha dato nonna => granato
? dove faceva la mondina => Vercelli
? quanto riso ci vuole per la panissa => 400
? dove vuole le ceneri nonna => Sesia
? cosa ho promesso a nonna => Sesia/ceneri
? che vino ci va nella panissa => barbera
? cosa le ho comprato dopo la caduta => tappetino
? come si chiamava nonno => -
? dove ha male nonna dopo la caduta => fianco
? in che ospedale è stata nonna => -
# Edo | friend
2026-11-16 | Edo ha perso il portafogli in metro, carta bloccata. Gli ho dato 50 al volo
2026-11-19 | bonifico di edo, 50, siamo a posto
2026-10-24 | concerto dei Verdena con edo all'Alcatraz. biglietti 38 a testa presi da lui, gli devo ancora il mio
2026-09-11 | edo ha preso la kawasaki usata, 5.200. sua mamma non lo sa. assicurazione 640 l'anno
2026-07-30 | Edo in Grecia con Bea dal 3 al 17 agosto (Paros). Mi lascia Pluto, il pappagallo, che mangia semi di girasole e mela
? quanto devo a edo => 38
? quanto è costata la moto di edo => 5.200/5200
? quanto paga di assicurazione => 640
? chi non sa della moto => mamma
? dove è andato edo in vacanza => Grecia/Paros
? con chi è andato in grecia => Bea
? quando tornava dalla grecia => 17 agosto
? cosa mangia pluto => semi
? che animale è pluto => pappagallo
? dove abbiamo visto i verdena => Alcatraz
? dove ha perso il portafogli => metro
? quando è stato il concerto => 24 ottobre
? che lavoro fa bea => -
? quando è nato edo => -
# Professoressa Conti | other
2026-11-11 | Ricevimento dalla Conti: il capitolo 2 va riscritto, le fonti sono poche. Consegna della bozza il 9 dicembre. Vuole che citi Bourdieu.
2026-10-14 | La Conti ha accettato di farmi da relatrice! Correlatore sarà Marchesi. Sessione di laurea a marzo.
2026-09-23 | Scritto alla Conti, nessuna risposta da due settimane. Riceve il mercoledì dalle 14 alle 16, studio 312.
? quando devo consegnare la bozza => 9 dicembre
? chi è il correlatore => Marchesi
? che capitolo devo riscrivere => 2
? chi devo citare => Bourdieu
? quando riceve la conti => mercoledì
? in che studio riceve => 312
? quando mi laureo => marzo
? quando ho parlato con la conti l'ultima volta => 11 novembre
? di cosa si occupa marchesi => -
? qual è il numero di telefono della conti => -
# Chiara | friend
2026-11-13 | Allora oggi ho visto la Chiara e mi ha detto che il Matteo le ha chiesto di sposarlo e lei gli ha detto di sì, si sposano a settembre a Orvieto e io faccio la testimone insieme a sua cugina Noemi.
2026-10-08 | Chiara ha il tirocinio al Sant'Orsola, turni di notte due volte a settimana, è distrutta.
2026-09-01 | Con Chiara a vedere gli abiti per il matrimonio di sua sorella, ne ha preso uno verde salvia da 210 euro, scontato, veniva 350.
2026-07-22 | Chiara mi ha prestato la bici per andare in stazione, la devo ancora riportare. La catena cade.
2026-04-19 | Chiara non beve più alcolici da capodanno, prende sempre il chinotto.
? dove si sposa chiara => Orvieto
? quando si sposa => settembre
? chi è l'altra testimone => Noemi
? dove fa il tirocinio => Sant'Orsola
? quante notti a settimana fa => due
? quanto costava l'abito prima dello sconto => 350
? di che colore è l'abito => verde
? cosa beve chiara => chinotto
? cosa devo riportare a chiara => bici
? che problema ha la bici => catena
? chi ha chiesto a chiara di sposarlo => Matteo
? da quando non beve => capodanno
? che lavoro fa matteo => -
? quanti invitati ci sono al matrimonio => -
# Capo (Ricci) | colleague
2026-11-19 | Ricci ha spostato la call con il cliente a martedì 24 alle 11. Vuole le slide lunedì sera.
2026-10-30 | Colloquio annuale con Ricci: valutazione 4 su 5, premio di 1.200 lordi a dicembre. Obiettivo 2027: certificazione PMP.
2026-09-10 | Ricci nervosissimo, la moglie lo ha lasciato (me l'ha detto Tania in confidenza).
2026-06-18 | Ferie approvate da Ricci: 3-21 agosto. In cambio copro io il ponte dei Santi.
? quando è la call con il cliente => 24 novembre
? a che ora è la call => 11
? quando vuole le slide ricci => lunedì/23 novembre
? quanto prendo di premio => 1.200/1200
? che valutazione ho avuto => 4
? qual è l'obiettivo per il 2027 => PMP
? chi mi ha detto della moglie di ricci => Tania
? quando avevo le ferie => 3-21 agosto/3 agosto
? cosa devo fare in cambio delle ferie => ponte
? come si chiama la moglie di ricci => -
? dove abita ricci => -
# Tea | child
2026-11-09 | Pediatra per Tea, dottoressa Mauri: 102 cm, 16 kg e mezzo. Orecchio a posto. Vaccino il 3 dicembre ore 16.40.
2026-10-27 | Tea ha detto la prima bugia, ahah. Ha dato la colpa del vaso a Nuvola (la tartaruga).
2026-09-14 | Primo giorno all'asilo nuovo, maestre Carla e Fiorenza. Tea si è attaccata alla mia gamba. Esce alle 16.
2026-08-02 | Tea ha punture ovunque, il dottore dice che è allergica alle zanzare tigre. Crema due volte al giorno.
2026-05-28 | Festa per i 4 anni di Tea al parco, torta a forma di balena. Da Lucia ha avuto il monopattino.
? quanto è alta tea => 102
? quanto pesa tea => 16
? quando ha il vaccino => 3 dicembre
? a che ora esce dall'asilo => 16
? come si chiamano le maestre => Carla & Fiorenza
? chi è nuvola => tartaruga
? a cosa è allergica tea => zanzare
? quante volte al giorno va messa la crema => due
? chi le ha regalato il monopattino => Lucia
? che forma aveva la torta => balena
? come si chiama la pediatra => Mauri
? cosa c'è in programma con tea => 3 dicembre/vaccino
? quanto costa l'asilo => -
? che gruppo sanguigno ha tea => -
# Ahmed | friend
2026-11-15 | Ahmed apre il ristorante in via Padova il 12 dicembre!! Si chiamerà Sidi Bou. Mi ha invitato all'inaugurazione, posso portare chi voglio.
2026-10-11 | Ahmed non mangia maiale e non beve, me lo scordo sempre. Ho rifatto il sugo senza pancetta.
2026-09-27 | Aiutato Ahmed con i moduli per la cittadinanza. Ha portato i dolci di sua moglie Samira. Lui è in Italia dal 2011.
2026-08-13 | Ahmed mi ha riparato la lavatrice gratis. Era la pompa. Gli ho regalato un bonsai.
? quando apre il ristorante ahmed => 12 dicembre
? dove apre il ristorante => Padova
? come si chiamerà il ristorante => Sidi Bou
? cosa non mangia ahmed => maiale
? come si chiama la moglie di ahmed => Samira
? da quando è in italia => 2011
? cosa aveva la lavatrice => pompa
? cosa gli ho regalato => bonsai
? chi mi ha riparato la lavatrice => Ahmed
? posso portare qualcuno all'inaugurazione => chi voglio
? quanto paga di affitto per il locale => -
? quanti figli ha ahmed => -
# Zia Carmela | aunt
2026-11-02 | Zia Carmela ha fatto testamento dal notaio Esposito. La casa di Amalfi va a mia cugina Rosaria, a me i libri del nonno.
2026-09-18 | Chiamato zia Carmela. Si opera alla cataratta il 4 dicembre a Salerno, le ho promesso che la accompagno.
2026-08-15 | Zia Carmela al mare con noi, 10 giorni. Ogni mattina messa alle 8. Non sopporta l'aria condizionata.
2026-07-07 | Zia mi ha dato 300 euro per il regalo di laurea, da dividere con mia sorella.
? quando si opera zia carmela => 4 dicembre
? di cosa si opera zia => cataratta
? a chi va la casa di amalfi => Rosaria
? cosa mi lascia zia carmela => libri
? cosa ho promesso a zia => accompagno
? quanto mi ha dato per la laurea => 300
? quanti giorni è stata al mare con noi => 10
? a che ora va a messa zia => 8
? come si chiama il notaio => Esposito
? cosa non sopporta zia carmela => aria condizionata
? quando ho sentito zia l'ultima volta => 18 settembre
? prossimo appuntamento di zia => 4 dicembre
? quanto costa il notaio => -
? quanto vale la casa di amalfi => -
`,
);
