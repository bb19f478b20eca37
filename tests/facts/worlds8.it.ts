import { worldsOf, type World } from "./cases.ts";

export const ITALIAN_EIGHTH: readonly World[] = worldsOf(
  "it",
  `
# Ornella | friend
2026-11-14 | Ho aiutato Ornella a svuotare la soffitta di sua madre. Abbiamo trovato il vestitino del battesimo e una scatola di lettere del padre dalla Libia. Le lettere le tiene lei, il vestitino va al museo.
2026-10-30 | L'operazione di Ornella è andata bene, il dottor Sandri le ha tolto la cistifellea in laparoscopia. Per due settimane non può sollevare pesi.
2026-10-11 | I figli di Ornella sono ai ferri corti: Fabio vuole vendere la casa, Massimo la vuole affittare. Mi ha chiesto di parlare con Fabio, ho detto che ci penso.
2026-09-02 | Ornella mi ha venduto la sua vecchia bici a 120 euro, gliene ho dati 50, il resto con calma.
2026-07-19 | Ornella niente latticini da quando ha i problemi di stomaco. Nel tè latte d'avena e due zollette.
? chi ha operato ornella => Sandri
? dove va a finire il vestitino del battesimo => museo
? quale figlio vuole vendere la casa => Fabio
? quanto devo ancora a ornella per la bici => 70
? per quanto non può sollevare pesi => due settimane
? che latte prende ornella nel tè => avena
? cosa mi ha chiesto di fare con fabio => parlare
? quando ho visto ornella l'ultima volta => 14 novembre
? come si chiama la madre di ornella => -
? quanto vale la casa => -
# Lele | brother
2026-11-17 | Lele mi ha chiamato dal traghetto. Lui e Sanne si sono fidanzati, gliel'ha chiesto sul faro di Carloforte. Si sposano a settembre, una cosa piccola, a Iglesias. La torta la faccio io.
2026-10-06 | Lele ha versato l'acconto per la carrozzina di papà, 300 euro, e io il saldo, 450. Poi facciamo i conti a metà.
2026-08-28 | Due giorni in barca con Lele. Ha una barca nuova, usata, si chiama Gabbiano. Io stavo malissimo e lui è stato gentile.
2026-06-12 | Lele comincia il 1° agosto alla capitaneria. Il suo capo sarà una donna, Ilde.
2026-03-21 | 40 anni di Lele. Niente festa, frittelle sul molo. Gli ho dato il barometro del nonno.
? dove le ha chiesto di sposarlo => faro/Carloforte
? come si chiama la fidanzata di lele => Sanne
? quando si sposa lele => settembre
? cosa devo fare per il matrimonio => torta
? quanto è costata la carrozzina di papà in tutto => 750
? come si chiama la barca => Gabbiano
? chi è ilde => capo
? quando ha cominciato alla capitaneria => 1º agosto/1° agosto/1 agosto
? cosa ho regalato a lele per i 40 anni => barometro
? quando sono andata in barca con lele l'ultima volta => 28 agosto
? quanto ha pagato la barca => -
? che lavoro fa sanne => -
# Maestra Teresa | teacher
2026-11-10 | Colloquio con la maestra Teresa. Nicolò va forte in matematica, zoppica in ortografia, adesso sta vicino a Filippo. Consiglia dieci minuti di dettato il lunedì e il giovedì.
2026-10-02 | Mail della maestra Teresa: Nicolò ha spinto un bambino, Arturo, giù dallo scivolo. Deve scrivere un biglietto di scuse. A casa niente tablet per una settimana.
2026-09-10 | Maestra nuova: Teresa, viene da una scuola di Rovigo. Aula 12, secondo piano. Ginnastica il martedì, portare le scarpe.
+ planned 2026-12-01 | Parlare con la maestra Teresa del gruppo di ortografia, 15.40 in aula 12 | 
? in che giorni deve fare il dettato nicolò => lunedì
? vicino a chi sta nicolò => Filippo
? in cosa va male nicolò => ortografia
? chi ha spinto nicolò => Arturo
? quando c'è ginnastica => martedì
? qual è l'aula di nicolò => 12
? quando vedo la maestra la prossima volta => 1º dicembre/1° dicembre/1 dicembre
? da dove viene la maestra teresa => Rovigo
? per quanto tempo niente tablet => una settimana
? quanti anni ha la maestra => -
? che voto ha preso nicolò in matematica => -
# Tonino | neighbour
2026-11-16 | Tonino ha avuto il permesso per la veranda, i muratori arrivano l'11 gennaio, otto settimane di polvere. Mi ha promesso che prima delle nove non si trapana.
2026-10-13 | Tonino ha ritirato un altro pacco per noi. Ha l'ernia e non può fare sforzi, così gli ho portato giù il vetro.
2026-09-01 | Tonino e Giacoma tornati da Creta, rossi come peperoni. Ci hanno portato cinque litri d'olio!
2026-08-03 | Guardo io le galline di Tonino per quindici giorni, sono 4, si mangia alle 7 e alle 18. Le uova ce le teniamo. La prepotente è la Wanda.
2026-06-27 | Festa di cortile. Tonino alla griglia, Giacoma alla sangria. Mi ha detto che suo fratello Rocco è dentro per truffa, acqua in bocca.
? quando arrivano i muratori => 11 gennaio
? quanto durano i lavori => otto settimane
? cosa ha promesso tonino sul trapano => nove
? che problema di salute ha tonino => ernia
? cosa ci hanno portato da creta => olio
? quante galline ha tonino => 4
? a che ora mangiano le galline => 7
? qual è la gallina prepotente => Wanda
? chi ha fatto la sangria => Giacoma
? perché è in galera rocco => truffa
? quanto costa la veranda => -
? quando è il compleanno di giacoma => -
# Nadia | colleague
2026-11-19 | Nadia ha finito il periodo di prova, adesso è fissa. Offre da bere giovedì prossimo all'Agnello.
2026-11-05 | Scambio turni con Nadia: io faccio il suo sabato 28, lei il mio 12 dicembre.
2026-10-21 | Nadia non beve alcol e non mangia gelatina, ricordarselo per la torta: quella al limone va bene.
2026-09-16 | Il cugino di Nadia, Idris, ripara computer, 40 euro l'ora, con il mio ci ha messo un'ora e mezza.
2026-08-25 | Primo pranzo con Nadia. Due figli, Sami (6 anni) e Leila (3). Abitano sopra la farmacia in via del Porto. Viene al lavoro in bici.
? quando offre da bere nadia => 26 novembre
? dove offre da bere => Agnello
? che giorno lavoro al posto di nadia => sabato 28/28 novembre
? nadia beve alcol => non beve
? quale torta può mangiare nadia => limone
? quanto ho pagato idris in tutto => 60
? quanti anni ha sami => 6
? come va al lavoro nadia => bici
? dove abita nadia => Porto
? chi ripara i computer => Idris
? che lavoro fa il marito di nadia => -
? quando è nata leila => -
# Nonna Pina | grandmother
2026-11-12 | Nonna Pina è caduta in bagno, niente di rotto ma sei punti sul sopracciglio. Il dottor Mussi glieli toglie il 19.
2026-10-25 | Nonna mi ha dato finalmente la ricetta dei tortellini: 300 grammi di lonza, noce moscata, e il ripieno deve riposare una notte.
2026-09-30 | Accompagnata nonna dall'ottico. Gli occhiali nuovi vengono 285 euro, la montatura vecchia l'abbiamo data alla Caritas. Si ritirano il 14 ottobre.
2026-08-09 | Nonna ha vinto di nuovo a scala quaranta e mi ha spillato 3 euro e 40. Dice che nonno barava.
2026-02-20 | Oggi nonna ne fa 91. Niente fiori che muoiono, a lei piacciono i gratta e vinci.
? quanti punti hanno messo a nonna => sei
? quando le tolgono i punti => 19
? quanto deve riposare il ripieno => notte
? quanta lonza ci vuole nei tortellini => 300
? quanto costano gli occhiali nuovi => 285
? quando si ritirano gli occhiali => 14 ottobre
? quanti anni ha nonna pina => 91
? cosa piace a nonna come regalo => gratta
? chi barava a carte => nonno
? a chi abbiamo dato la montatura vecchia => Caritas
? quando è morto nonno => -
? che numero di scarpe ha nonna => -
# Emilio | child
2026-11-15 | Emilio porta il 37 adesso, terzo paio quest'anno. Vuole mollare judo, gli ho detto prima finisci il trimestre e poi vediamo.
2026-11-02 | Emilio ha vomitato tutta la notte, febbre a 39 e 4. Il dottor Bianchi dice influenza, a scuola non prima di venerdì.
2026-10-09 | Emilio ha dormito da Jacopo. La mamma di Jacopo si chiama Marina, ha un trampolino e i nervi d'acciaio. Il suo numero è sul frigo.
2026-09-18 | Paghetta aumentata a 6 euro a settimana, erano 4,50, in cambio svuota la lavastoviglie.
2026-08-20 | Emilio ha perso l'apparecchio sul treno per Rimini. Rifarlo costa 190 euro.
? che numero di scarpe porta emilio => 37
? cosa gli ho detto per judo => trimestre
? quanta febbre aveva => 39 e 4
? quando può tornare a scuola => venerdì
? chi è marina => mamma
? quanto prende di paghetta => 6
? cosa deve fare per la paghetta => lavastoviglie
? dove ha perso l'apparecchio => treno
? quanto costa rifare l'apparecchio => 190
? dov'è il numero di marina => frigo
? che scuola fa emilio => -
? come si chiama il papà di jacopo => -
# Suocera Ginevra | mother-in-law
2026-11-18 | Ginevra ha chiamato per il pranzo di Natale. L'oca la fa lei, noi portiamo le verze e il vino. Alle due in punto e senza telefoni.
2026-10-16 | A Ginevra si è alzata la pressione, 170. Pastiglie nuove, una ogni sera. Dà la colpa al governo.
2026-09-05 | Con Ginevra abbiamo dipinto il capanno, verde salvia. Mi ha raccontato che prima di conoscere Ugo era fidanzata con un veterinario.
2026-07-01 | Ginevra ci ha prestato 4.000 euro per il tetto. Senza interessi, restituiamo 250 al mese da settembre.
? cosa dobbiamo portare al pranzo di natale => verze
? a che ora è il pranzo di natale => due
? ogni quanto prende le pastiglie => sera
? di che colore è il capanno => verde
? con chi era fidanzata prima di ugo => veterinario
? quanto ci ha prestato ginevra per il tetto => 4.000/4000
? cosa abbiamo concordato per restituire i soldi => 250
? cosa cucina ginevra per natale => oca
? quando si sono sposati ginevra e ugo => -
? come si chiama il medico di ginevra => -
`,
);
