import type { World } from "./cases.ts";

export const ITALIAN_LOGBOOKS: readonly World[] = [
  {
    language: "it",
    name: "Ugo",
    context: "friend",
    notes: `
2026-01-09 | Ugo aveva bisogno di contanti per il veterinario, gli ho fatto un prestito di 90 euro.
2026-02-14 | Al bar Ugo mi ha allungato 30 euro, ne mancano 60.
2026-05-05 | Da febbraio Ugo non mi ha più dato niente. Non ho avuto il coraggio di chiedere.
2026-07-04 | Grigliata da Ugo. È venuta anche la sua ex, Melania, con il loro bambino Teo, che ormai ha cinque anni. Teo mangia solo pasta in bianco.
2026-09-12 | Ugo ha preso il posto dai vigili del fuoco! Comincia il 1 ottobre.
2026-10-21 | Pranzo con Ugo al porto. A Natale va a convivere con la nuova fidanzata, Stefi.`,
    questions: `
quanto mi deve ancora ugo => 60
quanto ho prestato a ugo => 90
chi è melania => ex
cosa mangia teo => pasta
quanti anni ha teo => 5/cinque
dove lavora ugo => vigili
quando ha cominciato dai vigili del fuoco => 1 ottobre/1º ottobre
come si chiama la sua fidanzata => Stefi
quando va a convivere => Natale/25 dicembre
che lavoro fa stefi => -
quando è il compleanno di teo => -
come si chiama il suo cane => -`,
  },
  {
    language: "it",
    name: "Zia Vera",
    context: "family",
    notes: `
2025-12-28 | A Natale zia Vera ha regalato a tutti calze fatte a mano. Io le ho preso un bollitore.
2026-03-15 | Zia Vera ha di nuovo la pressione alta. Pastiglie nuove, da prendere a stomaco pieno.
2026-04-29 | Sentita zia Vera. Si è messa a dipingere acquerelli e va a un corso il mercoledì mattina.
2026-08-10 | Il vicino di zia Vera, il signor Donati, le ha chiesto di sposarlo!!! Lei ha detto che ci pensa.
2026-08-24 | Zia Vera ha detto di no al signor Donati. Giocano ancora a scacchi.
2026-10-30 | Mio cugino Nicola porta zia Vera a Lisbona dal 5 al 9 dicembre. Non ha mai volato.`,
    questions: `
cosa ho preso a zia vera per natale => bollitore
cosa ci ha regalato zia vera a natale => calze
quando ha il corso => mercoledì
chi le ha chiesto di sposarlo => Donati
ha accettato? => no
quando va a lisbona => 5 dicembre
chi la porta a lisbona => Nicola
a cosa gioca con il signor donati => scacchi
quando ho sentito la zia l'ultima volta => 29 aprile
come si chiama di nome il signor donati => -
quanti anni ha zia vera => -
dove abita nicola => -
cosa ha regalato nicola a zia vera => -`,
  },
  {
    language: "it",
    name: "Sandro",
    context: "partner",
    notes: `
2026-02-01 | Litigata furiosa con Sandro per i piatti. Ho dormito sul divano.
2026-02-22 | Io e Sandro abbiamo fatto una regola: chi cucina non lava.
2026-04-12 | Altra lite con Sandro, stavolta perché sua madre resta due settimane.
2026-06-03 | Sandro porta il 43 di scarpe, da ricordare. Vuole quelle blu da corsa.
2026-07-29 | Compleanno di Sandro! 36 oggi. Gli ho regalato le scarpe da corsa, le ha messe anche a letto.
2026-10-06 | Abbiamo litigato per i soldi in macchina. Non mi dice mai quanto spende.
2026-11-14 | Adesso Sandro nel caffè vuole la panna, il latte non più. Il 28 andiamo dai suoi.`,
    questions: `
quante volte abbiamo litigato => 3
quando abbiamo litigato l'ultima volta => 6 ottobre
per cosa abbiamo litigato ad aprile => madre
che numero di scarpe porta sandro => 43
quando è il compleanno di sandro => 29 luglio
quanti anni ha sandro => 36
cosa gli ho regalato per il compleanno => scarpe
che regola abbiamo fatto => lava
cosa vuole nel caffè => panna
quando andiamo dai suoi => 28 novembre
come si chiama sua madre => -
dove abitano i suoi genitori => -
di che colore è la sua macchina => -
quando è il compleanno di sua madre => -`,
  },
  {
    language: "it",
    name: "Dottoressa Parisi",
    context: "colleague",
    notes: `
2026-04-07 | Nuova responsabile, la Parisi. Viene da Trieste e ha lavorato nove anni a Berlino.
2026-05-13 | La Parisi preferisce messaggi brevi su Teams, le mail lunghe non le legge.
2026-06-22 | Colloquio con la Parisi: se il pilota funziona, il progetto Oslo è mio. Decisione a settembre.
2026-09-15 | Il progetto Oslo è mio! Il kick-off è il 12 ottobre.
2026-09-28 | Kick-off spostato al 19 ottobre.
2026-10-19 | Fatto il kick-off. La Parisi ha portato i biscotti, è allergica alle noci quindi erano senza.
2026-11-17 | La Parisi vuole il budget da me entro giovedì della settimana prossima.`,
    questions: `
di dove è la parisi => Trieste
dove ha lavorato prima => Berlino
come preferisce essere contattata => Teams
quando era il kick-off => 19 ottobre
a cosa è allergica la parisi => noci
entro quando vuole il budget => 26 novembre
cosa ha portato al kick-off => biscotti
la parisi è sposata? => -
ha figli? => -
dove abita => -
quando è il suo compleanno => -
cosa beve => -`,
  },
  {
    language: "it",
    name: "Giona",
    context: "family",
    notes: `
2026-01-30 | Mio nipote Giona è in ospedale con l'appendicite. Lo operano stasera.
2026-02-02 | Giona è di nuovo a casa, mangia il gelato a letto.
2026-03-20 | Giona oggi compie 13 anni e si crede adulto. Gli ho regalato uno skateboard.
2026-06-11 | La prof di matematica di Giona, la Abate, dice che deve impegnarsi di più. Lui odia la matematica e adora le scienze.
2026-08-27 | Giona ha una cotta per una ragazza di nome Tilde. Segretissimo.
2026-10-05 | Giona ha smesso di suonare la tromba, adesso suona la batteria. Poveri vicini.
2026-11-08 | Recita della scuola il 3 dicembre alle sette, Giona fa il buffone di corte.`,
    questions: `
quando è il compleanno di giona => 20 marzo
quanti anni ha giona => 13
cosa gli ho regalato per il compleanno => skateboard
chi è la abate => matematica
che materia odia giona => matematica
che strumento suona adesso => batteria
quando è la recita => 3 dicembre
che parte fa nella recita => buffone
perché era in ospedale => appendicite
per chi ha una cotta => Tilde
quanti anni ha tilde => -
come si chiama la prof di scienze => -
giona ha una sorella? => -
che animali ha => -`,
  },
  {
    language: "it",
    name: "Irene",
    context: "romantic",
    notes: `
2026-05-30 | Irene ha una figlia, Anna, 8 anni, che sta una settimana da lei e una dal padre.
2026-07-02 | Irene fa la traduttrice, soprattutto dal russo, e il martedì lavora da casa.
2026-08-16 | Irene ha annullato il nostro weekend, Anna aveva la febbre.
2026-09-03 | Picnic con Irene. Dai cavalli sta alla larga dopo un incidente a 14 anni.
2026-10-12 | Al mercato Irene mi ha prestato 50 euro.
2026-10-25 | Ho ridato 20 euro a Irene, ne mancano 30.
2026-11-10 | Vittorio, l'ex di Irene, è venuto a prendere Anna ed è stato sgarbato con me.`,
    questions: `
irene ha figli? => Anna
quanti anni ha anna => 8
che lavoro fa irene => traduttrice
quanto devo a irene => 30
quanto mi ha prestato irene => 50
chi è vittorio => ex
perché irene ha annullato il weekend => febbre
quando lavora da casa => martedì
quanti anni ha irene => -
che lavoro fa vittorio => -
come si chiama la madre di irene => -
quando è il compleanno di anna => -
dove abita vittorio => -
irene ha un figlio maschio? => -`,
  },
  {
    language: "it",
    name: "Carlo",
    context: "friend",
    notes: `
2025-12-30 | Buon proposito di Carlo: imparare il portoghese, per via della nonna a Porto.
2026-03-08 | Carlo adesso vive su una barca, ormeggiata a Chioggia. L'appartamento di Mestre l'ha affittato.
2026-05-24 | Cena sulla barca di Carlo. Sua sorella Flora, che fa l'ostetrica, ha raccontato storie terribili.
2026-08-19 | Carlo è vegano da luglio. Portare hummus, non formaggio.
2026-10-02 | Pub con Carlo. Il lunedì va dalla psicologa e gli fa bene.
2026-11-12 | Ha telefonato Carlo: la barca non ha passato la revisione, le riparazioni costano 1.800 euro.`,
    questions: `
dove vive adesso carlo => barca/Chioggia
che lavoro fa sua sorella => ostetrica
che lingua vuole imparare => portoghese
dove vive sua nonna => Porto
carlo mangia il formaggio? => vegano
quanto costano le riparazioni => 1.800
quando va dalla psicologa => lunedì
quando ci siamo sentiti l'ultima volta => 12 novembre
quando ho visto carlo l'ultima volta => 2 ottobre
come si chiama la psicologa => -
quanti anni ha flora => -
dove abita flora => -
quanto prende di affitto per l'appartamento => -`,
  },
  {
    language: "it",
    name: "Mirella",
    context: "acquaintance",
    notes: `
2026-06-09 | Mirella del coro è contralto. Ha tre figli maschi grandi, tutti all'estero.
2026-07-21 | Mirella mi ha dato un passaggio. Vecchia Volvo verde che puzza di cane. Il cane si chiama Duchessa.
2026-09-17 | Mirella ha litigato con il direttore del coro, il maestro Alesi, per gli assoli.
2026-10-08 | Concerto del coro il 13 dicembre a San Luca. Mirella porta il vin brulé.
2026-11-05 | Mirella è vedova, suo marito Ernesto è morto nel 2019. Aveva la ferramenta.`,
    questions: `
quanti figli ha mirella => 3/tre
che macchina guida mirella => Volvo
di che colore è la macchina => verde
come si chiama il cane => Duchessa
quando è il concerto => 13 dicembre
dove è il concerto => San Luca
quando è morto il marito => 2019
come si chiamava suo marito => Ernesto
perché ha litigato con il direttore => assoli
come si chiamano i figli => -
quanti anni ha mirella => -
dove abita mirella => -
cosa beve alesi => -`,
  },
];
