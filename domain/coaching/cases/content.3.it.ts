import type { Situation } from "#domain/understanding/situations.ts";
import type { CaseText } from "./case-text.ts";

export const CASES_3_IT = {
  wont_talk: {
    open: [
      "Con chi si chiude così passi la giornata a indovinare, e più passano le ore più indovini storto.",
      "C’è chi tace per farla pagare e chi, molto più spesso, le parole proprio non le trova: da fuori si somigliano.",
    ],
    ask: [
      {
        text: "{name} fa così un po’ su tutto, o solo da quando è successo qualcosa?",
        told: "sempre mai anni mesi settimane dopo quando successo giorni",
      },
      {
        text: "Se per un paio di giorni non chiedi niente, che cosa succede?",
        told: "lascio lasciato aspetto aspettato ignoro smesso spazio",
      },
    ],
    weigh:
      "Se continui a chiedere, il guscio si fa più duro; se smetti del tutto, rischiate di abituarvi al silenzio. Su quando e come chiedere, e su quanto alla volta, invece puoi fare molto.",
    moves: [
      {
        lead: "Chiedi meno",
        text: "una domanda piccola, a cui si risponde con due parole: «va meglio o peggio di settimana scorsa?». E per oggi basta così.",
      },
      {
        lead: "Fianco a fianco",
        text: "parlane in macchina, camminando o mentre asciugate i piatti: non doversi guardare in faccia aiuta parecchio.",
      },
      {
        lead: "Fissate un momento",
        text: "di’ di che si tratta e che ti bastano venti minuti, poi lascia scegliere a {name} tra stasera e sabato.",
      },
      {
        for: "E-",
        lead: "Metti per iscritto",
        text: "lascia due righe e aggiungi che la risposta può arrivare anche dopodomani; chi pensa prima di parlare, su un foglio se la cava meglio.",
      },
      {
        for: "N-",
        lead: "Riprendete dopo",
        text: "se la cosa si scalda, mezz’ora ognuno per conto suo e un orario per ricominciare: nell’agitazione non si sente più niente.",
      },
      {
        for: "A-",
        lead: "Vai sul pratico",
        text: "chiedi che cosa {name} vorrebbe di diverso, non che cosa prova: a una domanda concreta una risposta di solito arriva.",
      },
      {
        for: "partner",
        lead: "Lascia finire",
        text: "quando qualcosa esce, di’ soltanto «va’ avanti» e per qualche minuto nient’altro, così si vede che a parlare non succede nulla di brutto.",
      },
    ],
    say: [
      "Non voglio fare un discorso lungo. Mi basta sapere se c’entro io o è altro, puoi dirmelo anche domani.",
      "Se ti serve tempo va bene, ma non sapere quanto mi pesa. Mi dici tu quando ne riparliamo?",
    ],
    dont: "inseguire {name} da una stanza all’altra con «che hai?», o metterti in silenzio anche tu per pareggiare.",
    stop: "Se va avanti per settimane, o capita ogni volta che chiedi qualcosa, proponi un consultorio o uno psicologo, e se serve vacci per conto tuo. Se pesi ogni parola per paura, parlane prima con qualcuno fuori di casa.",
    lean: "Io chiederei ancora una volta, poco e al momento giusto, e poi lascerei passare davvero qualche giorno. Se in un mese non si muove niente, smetterei di domandare e direi che effetto mi fa quel silenzio.",
    future:
      "Che cosa ci sia sotto lo sa solo {name}, e magari nemmeno tanto bene. Guarda se tornano le chiacchiere da niente e la voglia di starti vicino: di solito vengono prima delle parole.",
    source: "listening",
  },
  constant_criticism: {
    open: [
      "Ogni appunto, preso da solo, è una sciocchezza; tutti insieme, prima ancora di cominciare ti stai già controllando.",
      "Accanto a chi vede subito l’unica cosa storta e mai le altre nove, rilassarsi è difficile.",
    ],
    ask: [
      {
        text: "Qual è l’ultima osservazione che hai sentito, parola per parola?",
        told: "detto dice storto storta sbagliato critica criticato scotto commento",
      },
      {
        text: "{name} sa che effetto ti fa?",
        told: "detto sa dirlo pianto ride accorge risposto",
      },
    ],
    weigh:
      "Puoi lasciar correre e stare in pace, ma ogni volta un pezzetto di te si tira indietro; oppure puoi dirlo, e passare un’ora scomoda. Vale la pena parlare dell’abitudine, quasi mai della singola osservazione.",
    moves: [
      {
        lead: "Parla dell’insieme",
        text: "in un momento tranquillo racconta quante volte capita, con due esempi freschi, invece di discutere sull’ultimo.",
      },
      {
        lead: "Chiedi il desiderio",
        text: "quando arriva l’appunto, rispondi «e come ti piacerebbe?»: da un voto diventa una richiesta, e puoi dire sì o no.",
      },
      {
        lead: "Fai a modo tuo",
        text: "decidi quali faccende sono tue e falle come le fai tu; chi le vuole in un altro modo può prendersele.",
      },
      {
        for: "C+",
        lead: "Dividetevi i campi",
        text: "stabilite chi decide su che cosa: per chi è molto preciso, ogni imperfezione è un lavoro rimasto a metà.",
      },
      {
        for: "N-",
        lead: "Guarda la giornata",
        text: "nota se le critiche aumentano quando {name} è sotto pressione, e prima di ribattere chiedi com’è andata.",
      },
      {
        for: "A-",
        lead: "Rispondi breve",
        text: "una frase sola, senza alzare la voce: «ho sentito, lo lascio così». Le spiegazioni lunghe tirano fuori il secondo giro.",
      },
      {
        for: "colleague",
        lead: "In privato",
        text: "chiedi che le osservazioni arrivino a te e basta, magari una volta a settimana per iscritto, non davanti agli altri.",
      },
    ],
    say: [
      "Quando in un giorno sento tante correzioni, mi passa la voglia di fare le cose con te vicino. Mi dici che cosa vorresti, e ogni tanto anche che cosa andava bene?",
      "È la terza da stamattina. Lasciami finire a modo mio, poi se è ancora importante me lo dici.",
    ],
    dont: "ripagare con l’elenco di tutto quello che sbaglia {name}: finireste a confrontare gli elenchi.",
    stop: "Se dopo averne parlato chiaro due volte non cambia nulla, serve un terzo: un consultorio, o sul lavoro chi sta più in alto. Se ti controlla o ti allontana dagli altri, parlare non basta: chiedi consiglio a qualcuno di fiducia.",
    lean: "Sì, qualcosa direi, ma sull’abitudine e non sull’ultimo appunto. Se invece è cominciato da poco, prima chiederei a {name} che cosa è diventato così pesante.",
    future:
      "Se le cose possano cambiare lo vedi dopo che ne avete parlato: un commento trattenuto, un grazie, un «ti va di» al posto di un «hai sbagliato». Se si sposta soltanto l’argomento, per ora la risposta è quella.",
    source: "gottman",
  },
  same_fight: {
    open: [
      "Quando una lite ha già il copione, il bucato o la strada da fare non c’entrano quasi più.",
      "Sotto le liti che ritornano c’è spesso una domanda che nessuno fa ad alta voce: «ma io, qui, conto qualcosa?».",
    ],
    ask: [
      {
        text: "Di solito da che cosa parte, e dove va a finire?",
        told: "parte comincia inizia sempre piatti soldi madre suocera telefono finisce su per",
      },
      {
        text: "Secondo {name}, di che cosa si tratta davvero?",
        told: "dice secondo pensa accusa rinfaccia",
      },
    ],
    weigh:
      "Potete andare avanti a stabilire chi ha ragione, oppure accettare che su questo la vedete in modo diverso e decidere come conviverci. Quasi tutti hanno due o tre argomenti così per la vita, e c’è chi ormai ci ride.",
    moves: [
      {
        lead: "Fermatevi all’inizio",
        text: "scegliete una parola che chiunque può dire quando parte il copione: venti minuti in stanze diverse, poi di nuovo a tavola.",
      },
      {
        lead: "Dieci minuti ciascuno",
        text: "in una giornata buona, chi parla racconta perché ci tiene tanto e chi ascolta fa solo domande e ripete quello che ha capito.",
      },
      {
        lead: "Attacca piano",
        text: "la prossima volta portala come un desiderio solo, «vorrei uscire entro le dieci», senza «di nuovo» e senza «come al solito».",
      },
      {
        for: "N-",
        lead: "Scegli l’ora",
        text: "niente discorsi a tarda sera o a stomaco vuoto: con chi si accende in fretta, metà la decide l’orologio.",
      },
      {
        for: "A-",
        lead: "Fate uno scambio",
        text: "la tua domenica contro il sabato di {name}: con chi tratta fino all’ultimo, un patto onesto funziona più di un appello.",
      },
      {
        for: "C+",
        lead: "Mettetelo nero su bianco",
        text: "scrivete quello che avete deciso e la data in cui riguardarlo, così non tocca ridiscutere a memoria.",
      },
      {
        for: "partner",
        lead: "Ripara a metà",
        text: "nel mezzo della lite basta un «mi è uscita male, ricomincio»: vale più di un argomento azzeccato.",
      },
    ],
    say: [
      "Questa la sappiamo a memoria. Mi dici che cosa c’è sotto per te? Dieci minuti, io ascolto e basta.",
      "Sento che stiamo ricominciando e non ne ho voglia. Faccio il giro dell’isolato e alle otto mi siedo con te per bene.",
    ],
    dont: "tirare fuori il capodanno di dieci anni fa quando si stava parlando di un asciugamano.",
    stop: "Se finisce regolarmente con le urla, o i bambini stanno a sentire, è ora di un consultorio o di un terapeuta di coppia. Se l’aria in casa non è più sicura, non insistere nel discorso: prima chiedi consiglio per te.",
    lean: "Non è una condanna: liti che ritornano ce le ha anche chi sta bene insieme. Mi preoccuperei per il disprezzo, gli occhi al cielo, le frasi che umiliano: se ci sono quelli, cercherei presto un aiuto esterno.",
    future:
      "Può darsi che non si risolva mai, e che pesi comunque meno. Guarda se la prossima dura di meno, se vi scappa da ridere un po’ prima e se fate pace in giornata.",
    source: "gottman",
  },
  just_argued: {
    open: [
      "È il dopo: a ogni rumore del telefono o delle scale pensi che sia un segno.",
      "Dopo una lite ci sono due cose da sistemare, la questione e voi due: conviene partire da voi due.",
    ],
    ask: [
      {
        text: "C’è una frase tua che ti rimangeresti?",
        told: "detto urlato scappata insultato offeso riattaccato pentito pentita",
      },
      {
        text: "Come siete rimasti: qualcuno ha già dato un segno?",
        told: "messaggio scritto chiamato risponde muti silenzio evitiamo sentiti niente",
      },
    ],
    weigh:
      "Fare il primo passo può sembrare un darsi torto, e aspettare può trasformare una brutta sera in una brutta settimana. Puoi ritirare il tono e tenerti l’opinione.",
    moves: [
      {
        lead: "Un segno piccolo",
        text: "oggi stesso: un caffè portato di là, una mano sulla spalla, due parole al telefono, senza riaprire l’argomento.",
      },
      {
        lead: "Riprendi una frase",
        text: "di’ quale delle tue parole ti rimangi, quella sola, e non aspettare che {name} faccia altrettanto.",
      },
      {
        lead: "Rimandate il resto",
        text: "quando il respiro è tornato normale, proponi un momento domani per la questione, così la pace non vuol dire averla nascosta.",
      },
      {
        for: "N-",
        lead: "Lascia sbollire",
        text: "dai qualche ora prima di bussare: chi si agita facilmente deve calmare prima il corpo, poi viene la testa.",
      },
      {
        for: "E-",
        lead: "Scrivi due righe",
        text: "senza chiedere risposta: chi è di poche parole può aver bisogno di starsene un po’ per i fatti propri.",
      },
      {
        for: "far",
        lead: "Usa la voce",
        text: "una telefonata o un vocale, non un messaggio scritto: ieri si è perso proprio il tono.",
      },
      {
        for: "colleague",
        lead: "Passa dalla scrivania",
        text: "domattina, un «ieri il tono era sbagliato, il mio» e poi al lavoro; tra colleghi di solito basta questo.",
      },
    ],
    say: [
      "Non mi piace com’è andata tra noi stavolta. Ho alzato troppo la voce, e mi importa più di te che di avere ragione.",
      "Ci penso ancora, e vorrei finire il discorso con calma. Dopo cena, davanti a una tisana, ti va?",
    ],
    dont: "cominciare con «scusa, però», o mandare a mezzanotte un messaggio lunghissimo per vincere almeno per iscritto.",
    stop: "Se dopo due o tre tentativi la porta resta chiusa, lascia passare una settimana e di’ che ci sei. Se le liti ti fanno tremare o scappare di casa, prima della prossima parlane con un consultorio o con chi ti vuole bene.",
    lean: "Farei io il primo passo, oggi, con poco: chi comincia non ci perde niente. Aspetterei domani solo se da una parte o dall’altra la rabbia bolle ancora.",
    future:
      "Che cosa provi {name} in questo momento, dall’altra stanza non si vede, e di solito il dispiacere è più di quanto sembri. Uno sguardo, una risposta di più di una parola, una faccenda sbrigata senza chiedere: guarda quelli.",
    source: "gottman",
  },
  i_hurt_them: {
    open: [
      "Te ne accorgi mentre lo dici o lo fai, e ormai è andata.",
      "Di una ferita resta spesso questo: se poi qualcuno è venuto a dire «ho sbagliato io».",
    ],
    ask: [
      {
        text: "Di preciso, che cosa hai detto o fatto?",
        told: "detto fatto urlato riso letto raccontato offeso umiliato scappata frase",
      },
      {
        text: "Da allora hai già detto qualcosa a {name}?",
        told: "scusa scuse scusarmi scritto messaggio niente dopo",
      },
    ],
    weigh:
      "Chiedere scusa troppo in fretta serve più che altro a togliere un peso a te, e troppo tardi sembra che sperassi di farla franca. Uno o due giorni vanno bene, e dopo dieci anni è comunque meglio di niente.",
    moves: [
      {
        lead: "Di’ la cosa",
        text: "in una frase e senza motivi: «ho riso mentre me lo raccontavi, ed è stato brutto da parte mia».",
      },
      {
        lead: "Di’ l’effetto",
        text: "aggiungi come immagini che sia stato per {name}, e poi chiedi se hai capito bene.",
      },
      {
        lead: "Rimedia a qualcosa",
        text: "offri un gesto che c’entri: correggere la storia con chi l’ha sentita, ricomprare, restituire.",
      },
      {
        for: "N-",
        lead: "Non mettere fretta",
        text: "fallo con calma e senza chiedere il perdono nella stessa frase: a chi sente tutto forte può servire un’ora o una settimana.",
      },
      {
        for: "young",
        lead: "Abbassati",
        text: "siediti accanto, di’ che hai sbagliato tu e che non è colpa sua, e lascia stare quanto era pesante la giornata.",
      },
      {
        for: "far",
        lead: "Manda una lettera",
        text: "se non puoi andarci, scrivi a mano, poche righe, senza «se per caso ti ha dato fastidio», e di’ che non serve rispondere.",
      },
      {
        for: "A-",
        lead: "Poche parole",
        text: "tre frasi secche bastano: chi è di modi bruschi si fida più di un’ammissione corta che di una commovente.",
      },
    ],
    say: [
      "Quello che ho detto era sbagliato e non è nemmeno vero. Non te lo meritavi, e vorrei sapere com’è stato per te.",
      "Lo so che una scusa non cancella. Su questa cosa farò attenzione io, e se ricapita puoi ricordarmelo.",
    ],
    dont: "spiegare quanto eri a pezzi, o quanto avevi bevuto, prima di aver detto chiaro che era sbagliato.",
    stop: "Dopo le scuse complete e quello che si poteva rimediare, il passo dopo è di {name}. Se ti capita di esplodere spesso, portalo da uno psicologo o dal medico, invece che in un’altra richiesta di scuse.",
    lean: "Sì, chiedi scusa, e di persona se dall’altra parte va bene; il messaggio serve a chiedere di vedersi. Aspetterei soltanto se {name} ti ha chiesto di stare alla larga.",
    future:
      "Dimenticare è difficile, ma quello che fai dopo può pesare di più. Bada se {name} riprende a raccontarti le piccole cose: arrivano prima di qualsiasi «non fa niente».",
    source: "apology",
  },
  apology_refused: {
    open: [
      "Hai chiesto scusa sul serio, e adesso non ti resta altro da dare.",
      "Il tuo dispiacere non obbliga nessuno a fare in fretta, anche se aspettare così sembra un’ingiustizia.",
    ],
    ask: [
      {
        text: "Che cosa ha risposto {name} alle tue scuse, con parole sue?",
        told: "detto dice risposto risposta parole riso rispedita",
      },
      {
        text: "Quello che ha causato tutto è finito, o può sembrare ancora aperto?",
        told: "smesso cambiato ancora ripagato pagato risolto promesso",
      },
    ],
    weigh:
      "Altre scuse cominciano a somigliare a una pressione, nessun segno a una resa. In mezzo c’è fare in modo diverso proprio quella cosa, e lasciare la porta aperta.",
    moves: [
      {
        lead: "Rileggi le scuse",
        text: "c’era un «se», un «però», un «mi spiace che te la sia presa»? Allora fanne una versione pulita, una, e poi basta.",
      },
      {
        lead: "Chiedi e ascolta",
        text: "una domanda sola, «che cosa non ho capito?», e prendi la risposta senza correggere una virgola.",
      },
      {
        lead: "Fallo vedere",
        text: "cambia proprio quella cosa, sotto gli occhi di {name} ma senza fartene un merito: sei settimane dicono più di sei lettere.",
      },
      {
        for: "N-",
        lead: "Dai respiro",
        text: "di’ che non c’è fretta, e che sia vero: con chi si porta dentro le cose a lungo, chiedere il perdono ogni giorno fa ripartire tutto.",
      },
      {
        for: "A-",
        lead: "Sopporta il freddo",
        text: "educazione, risposte brevi, nessun commento: c’è chi si scioglie solo quando nessuno sta guardando.",
      },
      {
        for: "far",
        lead: "Un’ultima riga",
        text: "scrivi che quando vorrà ci sei, senza punti di domanda, e lascia che sia l’ultima.",
      },
      {
        for: "colleague",
        lead: "Lavora bene",
        text: "attieniti a quello che serve e fallo per bene: lì la scusa che conta è potersi fidare di te.",
      },
    ],
    say: [
      "Ho capito che le scuse non bastano. Non te le ripeto più; se c’è una cosa che posso fare, però, vorrei saperla.",
      "Non insisto. Mi dispiace ancora, e se un giorno ti va un caffè io ci sono.",
    ],
    dont: "mandare parenti e amici a perorare la tua causa, o presentarti con i regali dopo un no chiaro.",
    stop: "Una richiesta di non sentirsi più va rispettata: per ora è la cosa buona che puoi fare. Se il rimorso non passa, raccontalo a un amico, a uno psicologo, a un prete.",
    lean: "Con le stesse parole non le rifarei. Una domanda su che cosa manca sì, quella vale; poi lascerei passare il tempo, a meno che non salti fuori altro di cui rispondere.",
    future:
      "C’è chi torna dopo mesi e chi resta sul cortese per sempre, e da qui non si distingue. Fanno ben sperare la rabbia detta in faccia e le piccole richieste: vuol dire che conti ancora.",
    source: "apology",
  },
  no_apology: {
    open: [
      "Aspettare una parola da chi va avanti come se nulla fosse è una gran solitudine.",
      "Certe persone farebbero qualunque favore pur di non dover dire «scusa».",
    ],
    ask: [
      {
        text: "{name} sa che la stai ancora aspettando?",
        told: "detto chiesto sa aspetto aspettando parlato dirlo",
      },
      {
        text: "Al posto delle scuse fa qualcos’altro: un caffè, un favore, più gentilezze?",
        told: "invece caffe favore regalo fiori cena gentile nulla",
      },
    ],
    weigh:
      "Se chiedi le scuse, magari ti arriva uno «scusa» striminzito; se non le chiedi, puoi aspettare anni. Puoi però chiedere la cosa a cui servono: che {name} veda che cosa ti ha fatto.",
    moves: [
      {
        lead: "Raccontalo una volta",
        text: "la scena e com’è stata per te, in tre frasi, senza pretese alla fine, e guarda che cosa viene.",
      },
      {
        lead: "Chiedi di capire",
        text: "invece di «chiedimi scusa», prova con «lo capisci perché mi è rimasta qui?»: a questo sa rispondere anche chi quella parola non riesce a dirla.",
      },
      {
        lead: "Leggi i gesti",
        text: "decidi se quel caffè portato a letto, nella lingua di {name}, è già una scusa; e se a te non arriva, dillo.",
      },
      {
        for: "A-",
        lead: "Lascia un’uscita",
        text: "senza testimoni e senza «ammettilo»: chi è orgoglioso, messo all’angolo, non dà niente.",
      },
      {
        for: "N-",
        lead: "Togli vergogna",
        text: "di’ subito che non ne fai una questione di carattere: chi teme di passare per cattivo combatte quella parola più di tutti.",
      },
      {
        for: "family",
        lead: "E se non arriva?",
        text: "chiediti che cosa faresti sapendo che non verrà mai, e comincia da lì: visite più corte, o un argomento lasciato in pace.",
      },
      {
        for: "colleague",
        lead: "Guarda avanti",
        text: "lascia stare il passato e accordatevi su come si fa d’ora in poi, in una frase che potreste scrivere.",
      },
    ],
    say: [
      "Vorrei raccontarti com’è stata per me quella sera. Non devi difenderti, mi basta che tu lo sappia.",
      "Ho aspettato che ne parlassi tu, e intanto mi accorgo che mi allontano. Un «non è stato giusto» mi farebbe bene.",
    ],
    dont: "negare il saluto finché non arriva la parola, se magari {name} non sa nemmeno qual è il prezzo.",
    stop: "Se l’hai detto chiaro e la risposta è un’alzata di spalle, smetti di tenere il conto e decidi quanta vicinanza vuoi anche senza scuse. Se la cosa si ripete, uno psicologo o un’amica possono aiutarti a capire il tuo prossimo passo.",
    lean: "Le scuse puoi chiederle, e non per questo valgono meno. Prima della parola, però, chiederei un po’ di comprensione, e lascerei perdere se la cosa che vuoi è soltanto veder abbassare la testa.",
    future:
      "Se la parola verrà mai non lo so; dopo anni senza, non ci farei conto. I fatti possono cambiare prima: nota se l’argomento salta fuori da sé, o se la cosa non si ripete più.",
    source: "apology",
  },
  forgiving: {
    open: [
      "Una parte di te vorrebbe lasciar andare, l’altra pensa che allora sarebbe come dire che andava bene.",
      "A perdonare ci si decide in un minuto, poi un giovedì qualunque la rabbia è di nuovo lì.",
    ],
    ask: [
      {
        text: "Da allora {name} ha detto o fatto qualcosa?",
        told: "scusa scusato chiesto perdono ammesso nega terapia pentito capito",
      },
      {
        text: "Vorresti di nuovo vicinanza, o soltanto non pensarci più?",
        told: "vicino torna fidarmi testa pace voglio odio",
      },
    ],
    weigh:
      "Perdonare è smettere di volere il conto pagato; fidarsi di nuovo è un’altra cosa e chiede prove nel tempo. Puoi fare la prima senza la seconda, e nessuno può metterti fretta.",
    moves: [
      {
        lead: "Scrivi il conto",
        text: "per te: che cosa è stato fatto e che cosa ti ha tolto, tutto. Le cose vaghe non si lasciano andare.",
      },
      {
        lead: "Separa le due cose",
        text: "da una parte se molli il rancore, dall’altra se {name} riavrà le chiavi, i soldi o i tuoi segreti.",
      },
      {
        lead: "Fuori dalle altre liti",
        text: "la prossima volta che discutete d’altro, quella storia lasciala fuori; e se non ci riesci, di’ che brucia ancora.",
      },
      {
        for: "partner",
        lead: "Una mezz’ora fissa",
        text: "datevi un momento a settimana per le domande, così non se ne parla a ogni colazione.",
      },
      {
        for: "N-",
        lead: "Passi piccoli",
        text: "di’ a {name} che cosa ti riesce questo mese: altrimenti chi vive in ansia leggerà ogni giornata storta come una sentenza.",
      },
      {
        for: "C-",
        lead: "Guarda i fatti",
        text: "dai tre mesi e conta quello che viene fatto: con chi si distrae facilmente, tra intenzione e fatti c’è parecchia strada.",
      },
      {
        for: "far",
        lead: "Anche da lontano",
        text: "puoi perdonare senza vedervi, con una lettera che resta nel cassetto: succede in te e non serve la firma di nessuno.",
      },
    ],
    say: [
      "Voglio uscirne, ma non ci sono ancora. Nei giorni brutti vorrei potertelo dire senza che diventi una lite.",
      "Di fartela pagare non mi interessa più. Non vuol dire che sia tutto come prima: ti chiedo un po’ di pazienza.",
    ],
    dont: "dire «acqua passata» per quieto vivere e poi tirarla fuori a ogni discussione.",
    stop: "Se sta ancora succedendo è presto per perdonare: prima deve finire. Se dopo mesi ti tiene ancora gli occhi aperti la notte, uno psicologo può aiutarti; e la data non la decide nessun altro, nemmeno chi stimi.",
    lean: "Il rancore lo lascerei andare, per te e con i tuoi tempi; la fiducia la farei aspettare i fatti. Se dall’altra parte manca qualsiasi segno di aver capito, terrei anche le distanze.",
    future:
      "Nessuno può prometterti che smetta di fare male o che non ricapiti. Regolati su quello che {name} fa quando costa fatica, e su quante volte in una settimana ci pensi ancora.",
    source: "forgiveness",
  },
  broken_promise: {
    open: [
      "Dopo un po’ di volte, «sì sì, lo faccio io» suona come l’inizio di un’attesa.",
      "Il punto non è solo la cosa non fatta: è che avevi già sistemato il resto di conseguenza.",
    ],
    ask: [
      {
        text: "Che cosa avevate deciso, e con quali parole?",
        told: "promesso deciso accordo detto giurato parola venerdi sabato domenica",
      },
      {
        text: "È la prima volta o una delle tante?",
        told: "ancora sempre terza prima mai ogni anni volte solito",
      },
    ],
    weigh:
      "Se lasci correre resta l’armonia, ma impari a contare su poco; se insisti ti arriva un’altra promessa, che vale come la prima. Meglio un accordo più piccolo, con una data.",
    moves: [
      {
        lead: "Chiedi quale delle tre",
        text: "dimenticanza, passo troppo lungo, o voglia che non c’è mai stata? Aggiungi: «un no mi aiuta più di un sì».",
      },
      {
        lead: "Falla piccola",
        text: "una cosa sola, con giorno e ora, e chiedi a {name} di dirti come pensa di farla.",
      },
      {
        lead: "Tieniti un piano",
        text: "decidi prima che cosa farai se salta, e fallo senza scenate: prenoti, chiami qualcuno, ci vai comunque.",
      },
      {
        for: "C-",
        lead: "Sul calendario",
        text: "segnatelo insieme subito, con il promemoria: chi ha la testa tra le nuvole ci crede davvero, e poi se ne dimentica.",
      },
      {
        for: "A+",
        lead: "Rendi facile il no",
        text: "di’ che un rifiuto non ti offende: chi vuole far contenti tutti dice sì e ci pensa dopo.",
      },
      {
        for: "colleague",
        lead: "Conferma scritta",
        text: "dopo la chiacchierata manda due righe gentili, «allora venerdì, i tre documenti», e conservale.",
      },
      {
        for: "family",
        lead: "Pensa al bambino",
        text: "se ad aspettare è un bambino, annuncia la visita quando è sicura, e se salta non aggiungere giudizi.",
      },
    ],
    say: [
      "Ci contavo, e ci avevo costruito intorno la giornata. Dimmi sinceramente se vuoi ancora farlo, ed entro quando.",
      "Non mi serve un’altra promessa, mi serve una cosa fatta entro domenica. Se è troppo dimmelo adesso, che provvedo io.",
    ],
    dont: "pretendere un giuramento più solenne: di parole ce ne sono già state abbastanza.",
    stop: "Alla terza volta sulla stessa cosa smetti di contarci, e dillo con calma. Se di mezzo ci sono soldi, documenti o un contratto, fatti consigliare da chi conosce le regole.",
    lean: "Per un po’ crederei ai fatti, lasciando stare le promesse, e comincerei da un accordo piccolo. Se dietro c’è una malattia o un periodo nero, farei più credito.",
    future:
      "L’intenzione buona è probabile, ma dice poco su come andrà. La prossima piccola cosa con una data ti dirà più di qualsiasi rassicurazione.",
    source: "boundaries",
  },
  caught_lying: {
    open: [
      "Più del fatto in sé pesa la disinvoltura con cui ti è stato raccontato altro, e adesso ripassi tutto il resto.",
      "Trovato lo scontrino, anche le frasi vere sembrano da controllare.",
    ],
    ask: [
      {
        text: "Come l’hai scoperto, e {name} sa che lo sai?",
        told: "scoperto visto trovato scontrino foto screen ammesso nega sentito detto chiesto",
      },
      {
        text: "È una cosa sola, o ci sono da tempo bugie più piccole?",
        told: "sempre continuamente prima volta ancora piccole anni tutto tante",
      },
    ],
    weigh:
      "Se ne parli subito può arrivare un «non è vero», se aspetti ti ritrovi a fare indagini. Non devi ancora decidere se ti fidi, soltanto se chiedere apertamente.",
    moves: [
      {
        lead: "Di’ quello che sai",
        text: "con calma e per intero: «ho visto lo scontrino, erano seicento euro». Non usarlo come trappola.",
      },
      {
        lead: "Chiedi a che serviva",
        text: "«che cosa temevi che succedesse, se me lo dicevi?», e poi lascia durare il silenzio.",
      },
      {
        lead: "Chiudi questa faccenda",
        text: "su questo fatto chiedi il racconto completo entro un giorno preciso, carte comprese se ci sono soldi.",
      },
      {
        for: "N-",
        lead: "Lascia una notte",
        text: "di’ che vuoi la verità e non una risposta veloce, e che domani va bene: nel panico ne esce una seconda bugia.",
      },
      {
        for: "A-",
        lead: "Resta sui fatti",
        text: "due fatti sul tavolo, e la parola «bugie» non serve: chi è orgoglioso si metterebbe a combattere quella.",
      },
      {
        for: "partner",
        lead: "Carte scoperte",
        text: "decidete che cosa {name} ti fa vedere di sua iniziativa per qualche mese, e quando finisce, perché non diventi un controllo.",
      },
      {
        for: "colleague",
        lead: "Tutto per iscritto",
        text: "d’ora in poi date e cifre confermate via mail, con cortesia, e tieni le copie.",
      },
    ],
    say: [
      "So che non è andata così, e il resto preferisco sentirlo da te che scoprirlo. Te lo chiedo una volta sola, e ti ascolto fino in fondo.",
      "Ho bisogno che quello che mi dici sia vero, anche quando è scomodo. C’è altro su questa cosa che dovrei sapere adesso?",
    ],
    dont: "frugare ogni sera in tasche e telefono, o fare domande di cui hai già in mano la risposta.",
    stop: "Se ci sono di mezzo debiti, un contratto o la tua salute, prima di accettare qualunque cosa senti un legale, chi si occupa di debiti o il medico. Se continui a sentirti dire che è tutta immaginazione tua, parlane con qualcuno di fuori.",
    lean: "Ne parlerei, presto e con quello che hai. Riproverei se viene fuori tutto senza spinte; se ogni pezzo va tirato fuori con le pinze, molto meno.",
    future:
      "Che lo rifaccia o no, in questa bugia non sta scritto. Guarda la prossima piccola verità scomoda: se {name} la racconta prima che tu chieda, qualcosa ha cominciato ad aggiustarsi.",
    source: "disclosure",
  },
  critical_parent: {
    open: [
      "Puoi mandare avanti una casa e un’azienda, e davanti a quella voce che commenta le tende hai di nuovo nove anni.",
      "Del permesso dei genitori non c’è più bisogno, ma di un loro complimento un po’ sì, a qualunque età.",
    ],
    ask: [
      {
        text: "Su quali argomenti si va a finire quasi sempre?",
        told: "lavoro peso vestiti figli casa soldi marito moglie fidanzat* laurea fratello sorella macchina capelli",
      },
      {
        text: "{name} ti ha mai fatto capire, a modo suo, di provare orgoglio per te?",
        told: "mai brava bravo orgoglios* complimento fiero fiera",
      },
    ],
    weigh:
      "Se ogni volta ti giustifichi, il processo continua; se non rispondi c’è pace, e la battuta la mandi giù tu. Si può restare in contatto e togliere dal tavolo certi argomenti.",
    moves: [
      {
        lead: "Chiudi un argomento",
        text: "quello che brucia di più: di’ una volta, con garbo, che non ne parli, e poi ogni volta passa ad altro.",
      },
      {
        lead: "Racconta dopo",
        text: "a cose decise: «abbiamo preso la casa». Un progetto ancora aperto chiama il giudizio.",
      },
      {
        lead: "Dai un altro compito",
        text: "chiedi una cosa che {name} sa davvero, una ricetta, una riparazione, com’era alla tua età: così i consigli hanno dove andare.",
      },
      {
        for: "N-",
        lead: "Rispondi alla paura",
        text: "sotto la frase c’è spesso un timore: «ti preoccupi che resti senza soldi, ci ho pensato». E la difesa lasciala stare.",
      },
      {
        for: "A-",
        lead: "Un’uscita pronta",
        text: "alla seconda frecciata, «ora vado, ci sentiamo domenica», e vai davvero, senza scene.",
      },
      {
        for: "C+",
        lead: "Fai vedere l’ordine",
        text: "spiega in breve come hai organizzato le cose: un genitore metodico si tranquillizza con un piano, non con un «fidati».",
      },
      {
        for: "old",
        lead: "Fatti raccontare",
        text: "chiedi che cosa si pretendeva ai suoi tempi: spesso si capisce da dove viene quel metro.",
      },
    ],
    say: [
      "Lo so che vorresti il meglio per me. Quando mi confronti, però, mi viene solo voglia di riattaccare, e io con te vorrei parlare volentieri.",
      "Di questo non discuto, è deciso. Raccontami della tua settimana, piuttosto.",
    ],
    dont: "portare un altro successo come prova: verrà misurato con lo stesso metro.",
    stop: "Se ogni visita ti lascia l’amaro in bocca per giorni, falle più brevi e più rare; di quella voce, ormai un po’ tua, si può parlare con uno psicologo. Se aprono la tua posta o entrano senza bussare, riprenditi le chiavi sul serio.",
    lean: "Terrei il contatto e taglierei gli argomenti, almeno per qualche mese. Se si arriva a umiliarti davanti ai figli o a chi vive con te, mi allontanerei di più, dicendo perché.",
    future:
      "A quell’età il metro non cambia quasi mai, le abitudini sì, quando un argomento non trova più risposta. Fai caso alle pause, a una domanda senza sentenza, a un complimento che ti arriva da terzi.",
    source: "boundaries",
  },
  sharing_care: {
    open: [
      "L’assistenza è toccata a chi abitava più vicino o ha detto no per ultimo, e adesso sembra che fosse deciso così.",
      "Tu conti le pastiglie e gli altri contano le visite: da dove stanno loro, va tutto benissimo.",
    ],
    ask: [
      {
        text: "In una settimana normale che cosa fai, e quante ore sono?",
        told: "ore mattina sera notti notte lavo cucino spesa giorni settimana part",
      },
      {
        text: "Agli altri hai mai chiesto una cosa precisa?",
        told: "chiesto detto risposto rifiuta dice offerto proposto",
      },
    ],
    weigh:
      "Se vai avanti così si fa tutto, e tu ti consumi; se smetti di colpo, il conto lo paga chi è più fragile. Meglio dividere adesso, finché reggi.",
    moves: [
      {
        lead: "Fai l’elenco",
        text: "ogni cosa di una settimana con il tempo che porta via: mandalo a tutti e chiedi di metterci il proprio nome.",
      },
      {
        lead: "Vedetevi per questo",
        text: "un’ora, anche in videochiamata, solo su questo: che cosa serve, chi prende che cosa, che cosa si paga, quando se ne riparla.",
      },
      {
        lead: "Chiedi un turno",
        text: "qualcosa a cui si possa dire sì o no, «un fine settimana su due dal venerdì sera», e non «più aiuto».",
      },
      {
        for: "far",
        lead: "Lavoro a distanza",
        text: "a {name} affida quello che si fa da lontano: telefonate, pratiche, ordini, la chiacchierata delle sei, o la spesa per un aiuto.",
      },
      {
        for: "C-",
        lead: "Un compito intero",
        text: "affida una cosa completa, con il suo giorno, e non ricordarla: se resta mezza tua, finirai per farla tu.",
      },
      {
        for: "A-",
        lead: "Parla in numeri",
        text: "porta le ore e quanto costerebbe una persona pagata: sulle cifre c’è meno da discutere che sulla stanchezza.",
      },
      {
        for: "family",
        lead: "Prenota la pausa",
        text: "di’ per tempo quali due settimane non ci sarai, così c’è modo di trovare chi o che cosa ti sostituisce.",
      },
    ],
    say: [
      "Sto facendo una trentina di ore a settimana e non ce la faccio più. Di queste cose, quale puoi prenderti dal mese prossimo?",
      "So che la vedi in un altro modo. Dal primo le notti non le faccio più, quindi prima di allora ci serve una soluzione, e vorrei trovarla con te.",
    ],
    dont: "fare tutto in silenzio e presentare il conto al pranzo di Natale.",
    stop: "Di’ al medico e ai servizi sociali quello che fai: possono valutare, trovare un sollievo o un aiuto. Se in famiglia si finisce sempre a litigare, fate guidare l’incontro a un mediatore. E se non dormi, dal medico vacci anche tu.",
    lean: "Rifiutare una parte si può: lo farei apertamente e con un po’ di anticipo. Ci ripenserei solo se chi è fragile restasse scoperto: prima si trova chi copre.",
    future:
      "Dagli anni passati non si capisce se {name} darà una mano: forse nessuno ha mai chiesto una cosa precisa. Vedi che ne è di un compito solo, in un giorno stabilito.",
    source: "carers",
  },
  carer_of_parent: {
    open: [
      "Una persona estranea in cucina, con le chiavi e le pastiglie in mano: è un sollievo e insieme un’invasione.",
      "Tra chi ha bisogno e chi aiuta, tu fai da capo, da interprete e da paciere.",
    ],
    ask: [
      {
        text: "Si tratta di trovare qualcuno, o di andare d’accordo con chi c’è già?",
        told: "trovare cerco cercare licenziarla andata assunto presa preso mesi badante",
      },
      {
        text: "Che cosa raccontano, ognuno per conto suo, di quello che non va?",
        told: "dice detto racconta lamenta chiama telefona piange rifiuta",
      },
    ],
    weigh:
      "Cambiare può portare di meglio o far ricominciare tutto da capo; tirare avanti così logora tutti, anche chi lavora lì. Orari, compiti e paga chiari risolvono più della simpatia.",
    moves: [
      {
        lead: "Scrivi la settimana",
        text: "su un foglio orari, compiti, pause, giorno libero e paga, e leggetelo insieme tutti e tre.",
      },
      {
        lead: "Comincia con poco",
        text: "due mattine, e qualcosa di utile che non sia l’igiene: cucinare, accompagnare. Per il bagno aspetta che si conoscano.",
      },
      {
        lead: "Senti ognuno da parte",
        text: "una volta al mese dieci minuti con chi assiste e dieci con chi è in casa: che cosa va bene e che cosa si può fare in altro modo.",
      },
      {
        for: "old",
        lead: "Lascia le scelte",
        text: "i giorni, la tazza, che cosa si mangia: chi decide non si sente in casa d’altri.",
      },
      {
        for: "N-",
        lead: "Resta un’ora",
        text: "le prime tre volte rimani lì, poi esci un po’ di più ogni volta: chi si spaventa si abitua prima a una faccia, poi a una mano.",
      },
      {
        for: "C+",
        lead: "Fatti spiegare",
        text: "chiedi a {name} come si fanno le cose in quella casa e mettilo sul frigo: chi spiega conta ancora qualcosa.",
      },
      {
        for: "A-",
        lead: "Regole scritte",
        text: "segnate che cosa non va fatto, urla, dispetti, telefonate di notte, e che le lamentele passano da te.",
      },
    ],
    say: [
      "Proviamo due mattine a settimana, per quindici giorni. Poi mi dici con sincerità che cosa andava e che cosa no.",
      "Vorrei che fosse giusto anche per te. Giovedì ci sediamo e scriviamo le ore, il giorno libero e la paga?",
    ],
    dont: "accettare il lavoro in nero per quieto vivere: restano senza tutela tutte e due le parti.",
    stop: "Se spariscono soldi, le pastiglie non tornano o qualcuno viene trattato male, senti subito il medico o l’agenzia e trova chi copre. Per contratto e ferie c’è il patronato o il sindacato.",
    lean: "Prima di cambiare darei due settimane con regole chiare. Se invece si tratta di medicine, soldi o modi bruschi, non aspetterei tanto.",
    future:
      "Molti rifiutano all’inizio e poi quell’ora la aspettano, altri no. Si vede dalle piccole cose: una seconda tazzina pronta, un nome usato, meno telefonate a te.",
    source: "carers",
  },
  stubborn_old_parent: {
    open: [
      "Tu non dormi per le scale o per la macchina, e la risposta è «l’ho sempre fatto».",
      "Per te è questione di sicurezza; dall’altra parte, delle ultime cose che si decidono ancora da sé.",
    ],
    ask: [
      {
        text: "Che cosa è già successo: una caduta, un’ammaccatura, il gas acceso?",
        told: "caduta cadut* incidente contromano scala tetto gas bagno perso autostrada",
      },
      {
        text: "A che cosa tiene di più {name}, a sentire le sue parole?",
        told: "dice vuole rifiuta casa macchina scale solo sola",
      },
    ],
    weigh:
      "Se forzi, magari ottieni il maniglione e perdi la fiducia; se cedi, può andare bene un altro anno o finire con una caduta. Chiediti chi rischia: sulla propria pelle si sceglie da sé, su una strada no.",
    moves: [
      {
        lead: "Prima chiedi",
        text: "com’è una giornata buona fra due anni, e che cosa potrebbe rovinarla? Aspetta che l’argomento venga fuori dalla risposta.",
      },
      {
        lead: "Proponi una prova",
        text: "una cosa per un mese, il maniglione, il pulsante, l’aiuto per le pulizie al venerdì, con il diritto di rimandarla indietro.",
      },
      {
        lead: "Fallo dire ad altri",
        text: "della guida o delle cadute può parlare il medico, l’oculista, il fisioterapista: detto da loro non è un figlio che comanda.",
      },
      {
        for: "O-",
        lead: "Non cambiare la casa",
        text: "una maniglia dello stesso colore, una lampadina più forte, l’antiscivolo sotto il tappeto di sempre: quello che è familiare deve restare.",
      },
      {
        for: "C+",
        lead: "Fate un giro insieme",
        text: "con carta e matita, stanza per stanza, e il giudizio lo dà {name}.",
      },
      {
        for: "far",
        lead: "Occhi vicini",
        text: "con chi abita lì accanto concorda un segnale, le persiane aperte entro le nove, e voi due una telefonata breve al giorno.",
      },
      {
        for: "N-",
        lead: "Una cosa per volta",
        text: "una preoccupazione a visita, con calma e di giorno: davanti all’elenco dei pericoli chi ha timore chiude la porta.",
      },
    ],
    say: [
      "Non voglio toglierti niente. Mi piacerebbe che in questa casa ci restassi a lungo: che cosa ti renderebbe più comode le giornate?",
      "La macchina mi preoccupa, e te lo dico chiaro. Lasceresti l’ultima parola al medico, per farmi stare in pace?",
    ],
    dont: "far sparire le chiavi di nascosto: la prossima volta di nascosto ci sarà la caduta.",
    stop: "Se rischiano anche altri, come sulla strada, avverti il medico, anche se {name} non vuole. Se la memoria vacilla o dopo una caduta {name} non riusciva ad alzarsi, chiedi presto una visita; un assistente sociale può parlare con tutti.",
    lean: "Sui rischi che riguardano solo chi li corre rispetterei la scelta, rendendola il più sicura possibile. Su macchina, gas o giornate confuse insisterei, con il medico.",
    future:
      "Di solito si cede un passo alla volta, e quasi mai il giorno in cui lo si chiede. Fai caso se le scale le nomina {name}, o se la cosa lasciata «solo per provare» rimane lì.",
    source: "mi",
  },
  parent_ill: {
    open: [
      "Chi ti ha sempre accudito adesso è in quel letto, e tu non sai dove mettere le mani.",
      "Davanti alla malattia si diventa tutti pratici e gentili, e la frase vera resta nel parcheggio dell’ospedale.",
    ],
    ask: [
      {
        text: "Che cosa è stato detto a {name}, e che cosa invece sapete solo voi?",
        told: "diagnosi medico primario esami risultati tumore operazione ospedale sa ictus infarto",
      },
      {
        text: "Quanto abiti lontano, e chi altro c’è?",
        told: "lontano lontana vicino vivo abito km fratello sorella ore zio",
      },
    ],
    weigh:
      "Tu vuoi farti forza per {name}, {name} per te, e alla fine ognuno resta con il suo peso. C’è un’ora per le cose pratiche e un’ora per dirsi come va.",
    moves: [
      {
        lead: "Chiedi che cosa aiuta",
        text: "«ti va di parlarne o facciamo altro?», e la risposta vale per oggi.",
      },
      {
        lead: "Porta una cosa",
        text: "precisa: il passaggio di martedì, il brodo nel congelatore, le carte lette insieme. Il «chiamami se serve» non lo usa nessuno.",
      },
      {
        lead: "Segna le domande",
        text: "tieni un quaderno per le visite, e chiedi a {name} se puoi entrare anche tu a prendere appunti.",
      },
      {
        for: "far",
        lead: "Un’ora fissa",
        text: "telefona ogni giorno alla stessa ora, dieci minuti, e tieni una visita per dopo la cura, quando gli altri se ne sono andati.",
      },
      {
        for: "N-",
        lead: "Giorno per giorno",
        text: "parla solo di questa settimana: chi si spaventa si calma con il prossimo passo, non con tutta la strada.",
      },
      {
        for: "E-",
        lead: "Stai lì e basta",
        text: "con il giornale o le parole crociate, anche senza parlare: per chi è riservato la compagnia silenziosa è un regalo.",
      },
      {
        for: "C+",
        lead: "Lascia un incarico",
        text: "le bollette, gli elenchi, i pomodori: a chi ama l’ordine sentirsi utile tiene insieme le giornate.",
      },
    ],
    say: [
      "Non so trovare le parole. Martedì vorrei venire a stare un po’ con te: se ti va parliamo, se no stiamo in silenzio.",
      "Vorrei sapere come va davvero, anche nelle giornate nere. Non devi proteggermi.",
    ],
    dont: "promettere che andrà tutto bene, o rispondere alla paura con la storia di chi è guarito.",
    stop: "Le domande mediche lasciale ai medici, e in reparto chiedi un infermiere o l’assistente sociale se non capisci. Se non dormi o piangi sempre, vai dal tuo medico; se la fine si avvicina, chiedi presto le cure palliative.",
    lean: "Io andrei, chiamerei o lo direi prima e non dopo: quasi nessuno si pente di una visita fatta. L’eccezione è il desiderio chiaro di un po’ di quiete: quindi chiedi.",
    future:
      "Come andrà lo sanno più o meno i medici, e spesso nemmeno loro. Tu puoi guardare che cosa regala a {name} un’ora buona, e in quale momento della giornata.",
    source: "listening",
  },
  dementia: {
    open: [
      "Ti manca una persona che hai davanti, e intanto rispondi per la sesta volta alla stessa domanda.",
      "I fatti scivolano via; se una voce è gentile, invece, arriva ancora.",
    ],
    ask: [
      {
        text: "Che cosa pesa di più adesso: la sera, le domande, i sospetti, le uscite?",
        told: "sera notte domanda stessa ruba rubo casa nomi perde esce accusa",
      },
      {
        text: "Qualcuno ti dà il cambio, e per quante ore?",
        told: "aiuto aiuta badante figli centro cambio ore nessuno",
      },
    ],
    weigh:
      "A correggere si dice il vero, ma resta un’agitazione che dura più del suo motivo; ad assecondare torna la calma, e può sembrarti una bugia. Quasi sempre si può rispondere al sentimento senza dire niente di falso.",
    moves: [
      {
        lead: "Rispondi al sentimento",
        text: "se aspetta la mamma che non c’è più da trent’anni: «ti manca, com’era la sua cucina?». Senza correggere e senza confermare.",
      },
      {
        lead: "Cambia scena",
        text: "due asciugamani da piegare, l’album, un giro dell’isolato, prima di mettervi a discutere su quale sia casa.",
      },
      {
        lead: "Proteggi la sera",
        text: "luci accese presto, televisione spenta, nessun impegno dopo le quattro e la cena sempre alla stessa ora.",
      },
      {
        for: "partner",
        lead: "Tieni un rito",
        text: "quello che non ha bisogno di memoria: la stessa canzone, le mani sul tavolo, il caffè come una volta.",
      },
      {
        for: "N-",
        lead: "Pochi per volta",
        text: "una visita sola, dicendo i nomi sulla porta: la gente e le voci spaventano chi si agita facilmente.",
      },
      {
        for: "far",
        lead: "Aiuta chi aiuta",
        text: "chiama chi c’è ogni giorno, prendi un fine settimana o le pratiche; e con {name} fai domande brevi sui tempi lontani.",
      },
      {
        for: "family",
        lead: "Prepara gli altri",
        text: "scrivi ad amici e nipoti che cosa troveranno, «forse non saprà il tuo nome, ma canta volentieri», così continuano a venire.",
      },
    ],
    say: [
      "Sei a casa con me, ed è tutto a posto. Prima beviamo qualcosa di caldo, poi guardiamo insieme.",
      "Sono qui. Non serve che te lo ricordi, te lo ripeto io tutte le volte che vuoi.",
    ],
    dont: "chiedere «ma non ti ricordi?», o dimostrare che la pensione non l’ha rubata nessuno.",
    stop: "Se esce e si perde, se c’è di mezzo il gas, l’auto o notti senza sonno, una persona sola non basta: medico, centro della memoria, associazione Alzheimer. Una confusione improvvisa va vista dal medico in giornata.",
    lean: "Starei dietro al sentimento e lascerei perdere i fatti, tranne quando c’è un pericolo. Se {name} chiede chiaramente che malattia è, risponderei il vero, in poche parole e tenendo la mano.",
    future:
      "Va avanti, con un passo che nemmeno il centro sa dire, e in mezzo ci sono ore buone. Segnati quando vengono e che cosa c’era prima: una canzone, la luce, una certa persona.",
    source: "carers",
  },
  sibling_rivalry: {
    open: [
      "A uno la macchina e all’altro il biglietto di auguri: a qualunque età, i conti si fanno.",
      "In famiglia le parti si assegnano presto, chi è intelligente, chi è bello, chi è bravo, e a sessant’anni le recitiamo ancora.",
    ],
    ask: [
      {
        text: "L’ultima volta che cosa è successo, e da parte di chi: dei genitori o di {name}?",
        told: "mamma papa madre padre genitori detto regalato comprato",
      },
      {
        text: "E dall’altra parte come la si vede: {name} direbbe di aver avuto la vita più facile?",
        told: "dice pensa invidia invidios* gelos* cocco prediletto",
      },
    ],
    weigh:
      "La preferenza, se c’era, la facevano i genitori, e il conto ve lo siete pagato tra voi. Potete continuare a misurarvi, o parlarne proprio con chi stava sull’altro piatto della bilancia.",
    moves: [
      {
        lead: "Genitori a parte",
        text: "quello che hai con i tuoi genitori e quello che hai con {name}: la fetta più grande forse non l’ha nemmeno chiesta.",
      },
      {
        lead: "Confrontate i ricordi",
        text: "chiedi com’era l’infanzia vista da lì e lascia finire: il posto del preferito è meno comodo di come sembra.",
      },
      {
        lead: "Scendi dalla bilancia",
        text: "quando parte il vanto, un «che bello» sincero, e poi parla di qualcosa su cui non avete mai gareggiato.",
      },
      {
        for: "A-",
        lead: "Lascia la frecciata",
        text: "la prima non raccoglierla; alla seconda chiedi senza acidità «era per me?», e non restituirla.",
      },
      {
        for: "N-",
        lead: "Dillo prima",
        text: "le buone notizie a quattr’occhi e con un po’ di anticipo: chi si ferisce in fretta non deve sorridere per forza a tavola.",
      },
      {
        for: "near",
        lead: "Una cosa vostra",
        text: "un caffè al mese voi due, senza genitori, dove nessuno fa paragoni.",
      },
      {
        for: "family",
        lead: "Chiedi una cosa sola",
        text: "ai tuoi di’ un desiderio preciso, la stessa cifra, una visita alla tua mostra, senza fare l’altro nome.",
      },
    ],
    say: [
      "Mi sa che da piccoli ci hanno messo in gara, e io ne ho abbastanza. Per te com’è stato?",
      "Quando a ogni mia notizia ne arriva una tua più grande, mi passa la voglia di raccontare. Mi piacerebbe gioirne insieme, almeno un minuto.",
    ],
    dont: "leggere a tavola la lista di chi ha avuto che cosa.",
    stop: "Se un genitore non lo vedrà mai, è un dispiacere da piangere, e gli applausi si cercano altrove; uno psicologo aiuta se la cosa arriva al lavoro o ai tuoi figli. Per un’azienda o un testamento, prima un consiglio legale.",
    lean: "Ne parlerei con chi è cresciuto con te più che con i genitori, e sotto forma di domanda. Se servisse solo a nutrire la gara, le belle notizie le porterei a chi se le gode.",
    future:
      "Dopo cinquant’anni può non sparire, ma spesso si smorza quando i genitori non fanno più da pubblico. Un buon segno: {name} chiede della tua vita e aspetta la risposta.",
    source: "listening",
  },
  sibling_quarrel: {
    open: [
      "Passano anni per un orologio, una casa, una frase, poi un «ciao» alla posta e due notti senza dormire.",
      "Nessun altro conosce la cucina della tua infanzia: per questo il silenzio si sente di più.",
    ],
    ask: [
      {
        text: "Da quanto va avanti, e quali sono state le ultime parole?",
        told: "anni anno mesi funerale matrimonio dopo ultima detto bloccato bloccata",
      },
      {
        text: "Che cosa vorresti: chiarire, o soltanto risentirvi?",
        told: "chiarire parlare manca caffe tornare sentire scusa voglio",
      },
    ],
    weigh:
      "Puoi aspettare che si sappia chi aveva ragione, e aspettare per sempre; oppure lasciare aperta la questione e cominciare da una cosa piccola. Il primo segno non è una confessione.",
    moves: [
      {
        lead: "Manda un segno",
        text: "tre righe: un ricordo, un saluto, un caffè quando capita. Niente soldi, niente funerale.",
      },
      {
        lead: "Di’ la tua parte",
        text: "in una frase, che cosa oggi faresti in un altro modo; la parte di {name} lascia che sia {name} a dirla.",
      },
      {
        lead: "Campo neutro",
        text: "un posto senza ricordi, un’ora sola, e il patto che la prima volta la vecchia storia resta fuori.",
      },
      {
        for: "A-",
        lead: "Le carte a parte",
        text: "quello che è in discussione sistematelo per iscritto o con una terza persona; quando vi vedete, parlate di voi.",
      },
      {
        for: "N-",
        lead: "Possibile un no",
        text: "lascia tempo e scrivilo nel biglietto: a una persona ferita può servire dire di no una volta, prima di venire.",
      },
      {
        for: "far",
        lead: "Usa le date",
        text: "per il compleanno o l’anniversario un biglietto per posta, ogni anno, senza chiedere risposta.",
      },
      {
        for: "family",
        lead: "Libera i messaggeri",
        text: "mamma, cugini e nipoti restano fuori: di’ che non devono portare niente né prendere posizione.",
      },
    ],
    say: [
      "Mi manchi, e di discutere non ho più voglia. Ti va un caffè con me?",
      "Non serve che la pensiamo allo stesso modo su com’è andata. Vorrei sapere come stai, e che tu sapessi di me.",
    ],
    dont: "mandarlo a dire da vostra madre, o cominciare con «lo pensano anche gli altri».",
    stop: "Dopo due o tre segni senza risposta, lascia la porta aperta e un biglietto all’anno. Se c’è un’eredità o un’attività di mezzo, separatela con un mediatore; e se il contatto ti ha fatto male davvero, la distanza va bene.",
    lean: "Scriverei, e prima che un funerale o un matrimonio vi metta fianco a fianco per forza. Lascerei stare solo se chiudere ti stava proteggendo da qualcosa.",
    future:
      "Se manchi anche tu, dal silenzio non si vede: orgoglio e indifferenza, da fuori, sono uguali. Contano gli spiragli: un like, i saluti portati da una cugina, un’occhiata attraverso la sala.",
    source: "forgiveness",
  },
  parents_quarrel: {
    open: [
      "A qualunque età, quando quei due alzano la voce sei di nuovo sulle scale in pigiama.",
      "Ognuno vuole un testimone, e tu hai sempre voluto soltanto due genitori.",
    ],
    ask: [
      {
        text: "Che cosa ti chiedono: di ascoltare, di riferire, di dare ragione?",
        told: "parte arbitro messaggero riferire ascoltare spiare testimon* chiede chiedono",
      },
      {
        text: "In casa con loro vive ancora qualcuno più giovane?",
        told: "fratello sorella piccolo piccola minore casa vive vivo",
      },
    ],
    weigh:
      "Metterti in mezzo può calmare una serata, ma ti fa entrare nel loro matrimonio; starne fuori sembra freddezza, e lascia la cosa a chi può risolverla. Puoi voler bene a tutti e due e rifiutare l’incarico.",
    moves: [
      {
        lead: "Dimettiti",
        text: "di’ a ognuno per conto suo, con le stesse parole, che non porti messaggi, non giudichi e non tieni segreti.",
      },
      {
        lead: "Una frase pronta",
        text: "quando {name} comincia a parlare male dell’altro genitore, «questo è tra voi due», e chiedi di qualcos’altro.",
      },
      {
        lead: "Uno per volta",
        text: "trova del tempo separato per l’una e per l’altro, una passeggiata, un pranzo, con il matrimonio fuori dalla porta.",
      },
      {
        for: "near",
        lead: "Esci di lì",
        text: "quando si alzano le voci prendi la giacca, di’ quando torni e vai; se ci sono fratelli piccoli, portali con te.",
      },
      {
        for: "far",
        lead: "Chiudi la chiamata",
        text: "appena iniziano a urlare: «richiamo domani alle sei». E alle sei richiama.",
      },
      {
        for: "N-",
        lead: "Indica un orecchio",
        text: "passa a {name} il numero di un consultorio o di una vecchia amicizia: per chi è a terra serve qualcuno che non sia un figlio.",
      },
      {
        for: "A-",
        lead: "Ripeti uguale",
        text: "stessa frase, stesso tono, quante volte serve: i motivi verrebbero solo discussi.",
      },
    ],
    say: [
      "Vi voglio bene, e proprio per questo non sono la persona giusta. Puoi parlarne con un’amica, o con un consultorio?",
      "Per favore, non farlo passare da me: se è una cosa da dire, scrivila tu. Io preferisco sapere com’è andata la tua giornata.",
    ],
    dont: "riportare quello che l’uno ha detto dell’altra, anche addolcito, anche a fin di bene.",
    stop: "Se in casa ci sono bambini o ragazzi, avvisa un nonno, una zia, la scuola. Se c’è paura o qualcuno si fa male, falli venire da te e rivolgetevi il giorno stesso a un consultorio o a un centro di ascolto.",
    lean: "Non prenderei le parti di nessuno, e lo direi apertamente. Un’eccezione c’è: chi in quella casa ha bisogno di protezione viene prima di tutto.",
    future:
      "Se si lasceranno o no, magari non lo sanno nemmeno loro: quarant’anni pesano in tutti e due i sensi. Per te conta di più se, da quando non fai più da arbitro, le chiamate su questo diminuiscono.",
    source: "boundaries",
  },
  estranged_parent: {
    open: [
      "Il naso lo conosci dallo specchio, ma di quella persona non sai nemmeno che cosa mangia a colazione.",
      "Rabbia e curiosità possono volere la stessa telefonata, e in mezzo c’è il bene per chi ti ha cresciuto davvero.",
    ],
    ask: [
      {
        text: "Finora chi ha fatto un passo, e quale?",
        told: "scritto lettera messaggio chiamato chiama numero trovato cercato busta invito telefono",
      },
      {
        text: "Dopo un primo incontro, che cosa vorresti avere in mano?",
        told: "vorrei risposte sapere vedere voce faccia scuse perche",
      },
    ],
    weigh:
      "Vedersi può rispondere a una domanda di anni, e può mostrarti una persona qualunque con motivi deboli. Non vedersi ti protegge e la domanda resta lì; possono andar bene entrambe le cose, e non va deciso questa settimana.",
    moves: [
      {
        lead: "Scrivi piano",
        text: "poche righe: chi sei oggi, che cosa vorresti sapere, e che il passo lo dai tu.",
      },
      {
        lead: "Un incontro breve",
        text: "un’ora in un bar, di giorno, tornando a casa per conto tuo e con qualcuno da chiamare dopo.",
      },
      {
        lead: "Tre domande",
        text: "segnati quello che vuoi chiedere davvero, la più importante per prima; i rimproveri tienili per la seconda volta, se ci sarà.",
      },
      {
        for: "N-",
        lead: "A piccole dosi",
        text: "messaggi corti e distanziati: chi è pieno di rimorso tende a rovesciare tutto insieme, e non tocca a te reggerlo.",
      },
      {
        for: "A-",
        lead: "Chiedi i fatti",
        text: "date, luoghi, malattie di famiglia: quelli li può dare anche un genitore duro, senza doversi difendere.",
      },
      {
        for: "old",
        lead: "Pensa al tempo",
        text: "chiediti che cosa vorresti aver domandato se restasse un anno; se perdonare, però, non lo decide l’età.",
      },
      {
        for: "far",
        lead: "Prima la voce",
        text: "una telefonata di mezz’ora, prima che qualcuno compri un biglietto.",
      },
    ],
    say: [
      "Scriviamoci pure. Vado piano, e ogni tanto magari faccio una pausa: non è un no.",
      "Vorrei sapere com’è stato per te, allora. Non prometto niente per il dopo, mi serve solo una risposta sincera.",
    ],
    dont: "presentarti in negozio o sotto casa senza avvisare, o vedervi per la prima volta a un matrimonio.",
    stop: "Se arrivano pressioni, richieste di soldi o il male di una volta, puoi fermarti quando vuoi, con una frase. Ti può accompagnare uno psicologo o, per chi è stato adottato, il servizio competente; a chi ti ha cresciuto dillo tu, prima che arrivi da altri.",
    lean: "Se ci pensi da tanto, proverei con un contatto piccolo e lento: a chi c’è stato non toglie niente. Se avevi chiuso per proteggerti, prima vorrei vedere che cosa è cambiato.",
    future:
      "Perché sia andata così e che cosa provi ora lo può dire soltanto {name}, e magari la risposta sarà poca cosa. Nelle prime settimane guarda se rispetta i tuoi tempi, se chiede di te e se regge una domanda scomoda.",
    source: "disclosure",
  },
  coming_out: {
    open: [
      "Finché non lo dici, ogni frase va controllata prima, per via di un «lui» o di una «lei».",
      "Tu hai avuto anni per abituarti; chi ti ascolta, il tempo di un caffè.",
    ],
    ask: [
      {
        text: "Chi lo sa già, e chi starebbe dalla tua parte?",
        told: "nessuno amici amica amico sorella fratello sa sanno detto cugina squadra",
      },
      {
        text: "Per la casa o per i soldi dipendi da {name}?",
        told: "vivo casa affitto soldi universita pagano studio mantengono",
      },
    ],
    weigh:
      "Dirlo avvicina o apre un periodo scomodo, tacere è sicuro e tiene tutti un po’ lontani. È una cosa tua: a chi, quando, quanto, e non per forza in una volta sola.",
    moves: [
      {
        lead: "Comincia dal più facile",
        text: "con la persona che più probabilmente sarà contenta per te: così, per le altre, avrai già compagnia.",
      },
      {
        lead: "Dillo corto",
        text: "due frasi pronte: che cos’è, e che cosa vorresti da {name}. Senza «devo dirti una cosa terribile» davanti.",
      },
      {
        lead: "Lascia tempo",
        text: "in un giorno qualsiasi, con un’ora libera, mettendo in conto un silenzio o una domanda goffa.",
      },
      {
        for: "family",
        lead: "Lascia un contatto",
        text: "a genitori o nonni dai l’indirizzo di un’associazione di genitori: potranno chiedere ad altri quello che con te non osano.",
      },
      {
        for: "friend",
        lead: "Senza cerimonie",
        text: "parlane come si parla di chi sta con chi, camminando o in un messaggio, e guarda se si va avanti come niente fosse.",
      },
      {
        for: "colleague",
        lead: "Mezza frase",
        text: "di’ «mio marito», «mia moglie» o il tuo nome nuovo di passaggio e torna al lavoro: il tono lo decidi tu.",
      },
      {
        for: "O-",
        lead: "Di’ che cosa resta",
        text: "il pranzo della domenica, il lavoro, le cose di sempre: chi vive di abitudini sente prima il cambiamento e poi te.",
      },
    ],
    say: [
      "C’è una cosa di me che sanno in pochi, e vorrei che la sapessi anche tu. Io sto bene, e tra noi non deve cambiare niente.",
      "Capisco che ti serva tempo, e non mi metto a discutere se è vero. Mi basta continuare a pranzare insieme.",
    ],
    dont: "buttarlo fuori nel mezzo di una lite, a un matrimonio, o perché qualcuno dice che è un dovere.",
    stop: "Se rischi il tetto sulla testa o di non essere al sicuro, aspetta: prima un posto dove andare e persone fidate. Un’associazione o un telefono amico ti aiutano a prepararti. Se qualcuno lo racconta in giro, puoi dire che non spettava a nessun altro.",
    lean: "Io lo direi, partendo da una persona fidata e senza darmi scadenze. Finché dipendi da chi potrebbe metterti alla porta, aspettare è saggio e non c’è nulla di cui vergognarsi.",
    future:
      "La prima reazione spesso non è l’ultima: tanti genitori restano rigidi per settimane, poi arriva la prima domanda vera. Fai caso alle piccole cose: un nome pronunciato, un invito per due, perfino un articolo un po’ goffo.",
    source: "disclosure",
  },
  child_came_out: {
    open: [
      "Per te è stata la conversazione di una sera, dall’altra parte forse la si provava da tre anni.",
      "Vorresti fare la cosa giusta, e magari la prima frase che ti è uscita non era la migliore.",
    ],
    ask: [
      {
        text: "Tu che cosa hai risposto, e che effetto ha fatto?",
        told: "risposto detto chiesto abbracci* pianto zitt* sicuro sicura chiuso chiusa frase",
      },
      {
        text: "Chi lo sa, e chi può saperlo?",
        told: "sa sanno detto sorella fratello marito moglie padre madre scuola nonn*",
      },
    ],
    weigh:
      "Puoi avere domande e preoccupazioni, ci mancherebbe: è solo questione di ordine. Prima chi si è aperto ha bisogno di sentire che il bene è lo stesso, poi le tue ansie vanno a un altro adulto.",
    moves: [
      {
        lead: "Di’ grazie",
        text: "oggi: che ti fa piacere averlo saputo, che il bene è quello di ieri e non è cambiato nulla.",
      },
      {
        lead: "Due domande",
        text: "che cosa vorrebbe {name} da te adesso, e chi può saperlo. Finché non hai la risposta, non dirlo a nessuno.",
      },
      {
        lead: "Aggiusta la frase",
        text: "se ti è scappato qualcosa di storto, nominalo: «ho chiesto “ma davvero?”, era la domanda sbagliata», e ricomincia.",
      },
      {
        for: "young",
        lead: "Usa quel nome",
        text: "il nome e le parole che ti chiede, e intanto guarda come sta; il resto non va deciso questo mese.",
      },
      {
        for: "N-",
        lead: "Resta nel solito",
        text: "il sabato di sempre, pizza e film: chi sta in ansia controlla se a casa il suo posto è ancora quello.",
      },
      {
        for: "far",
        lead: "Scrivi a mano",
        text: "dieci righe che si possano conservare, con un ricordo e un invito per due.",
      },
      {
        for: "family",
        lead: "Con calma gli altri",
        text: "l’ordine lo decide {name}; con il parente che brontola parla tu, e in disparte.",
      },
    ],
    say: [
      "Grazie di avermelo detto. Ti voglio bene come ieri, e vorrei sapere che cosa posso fare per te.",
      "L’altra volta ho detto una sciocchezza, e ci ho pensato. Posso riprovare? E mi racconti com’è stato tenerlo dentro?",
    ],
    dont: "chiedere se è una fase, di chi è la colpa, o che cosa dirà la gente in paese.",
    stop: "Le tue ansie portale a chi vive con te, a un gruppo di genitori, a uno psicologo. Se non dorme, non mangia o a scuola c’è chi tormenta, parla con la scuola e il medico; per le questioni mediche sul genere servono specialisti e niente fretta.",
    lean: "Io andrei a parlare, anche senza avere le parole giuste; saperlo tardi o dopo altri non vuol dire meno fiducia. Se a te non è stato ancora detto, spianerei la strada senza chiedere di punto in bianco.",
    future:
      "Come andrà dipende parecchio da com’è l’aria in casa, e lì qualcosa puoi fare. Nota se viene fuori un nome, se tornano a girare gli amici, se ti arriva una domanda su tutt’altro.",
    source: "parenting",
  },
  politics: {
    open: [
      "Alla persona vuoi bene, il canale che guarda non lo sopporti, e la domenica a pranzo arrivano insieme.",
      "Gli articoli con le fonti rimbalzano tutti, perché di fonti, sotto sotto, non si sta parlando.",
    ],
    ask: [
      {
        text: "Di che argomento si tratta, e {name} da dove lo prende?",
        told: "vaccin* guerra clima governo telegiornale youtube telegram facebook covid elezioni meloni immigra* microchip",
      },
      {
        text: "Prima che cosa c’era tra voi?",
        told: "prima anni amic* sempre infanzia una volta insieme",
      },
    ],
    weigh:
      "Ribattere ti costa la serata, tacere ti sembra un assenso. C’è una terza via: chiedere, dire una volta come la vedi tu, e passare a quello che avete in comune.",
    moves: [
      {
        lead: "Chiedi, non dimostrare",
        text: "una domanda sincera, «che cosa ti preoccupa di più?», e ascolta la paura o la solitudine che c’è dietro il video.",
      },
      {
        lead: "Dillo una volta",
        text: "il tuo parere in due frasi, cominciando con «io la vedo così», senza cifre, e lascialo lì.",
      },
      {
        lead: "Mettete un recinto",
        text: "decidi con {name} quali pranzi e quali chat ne restano fuori, e una parola per dire basta che faccia ridere.",
      },
      {
        for: "A-",
        lead: "Non abboccare",
        text: "davanti alla provocazione chiedi il sale: a chi piace il duello, senza avversario passa la voglia.",
      },
      {
        for: "O-",
        lead: "Racconta persone",
        text: "invece degli studi, qualcuno che conoscete: per chi si fida di quello che vede, un vicino pesa più di un grafico.",
      },
      {
        for: "N-",
        lead: "Prima rassicura",
        text: "parla di che cosa oggi fa paura, e poi semmai dei fatti: chi è in ansia si aggrappa a quello che la spiega.",
      },
      {
        for: "far",
        lead: "Fuori dal gruppo",
        text: "ai video inoltrati rispondi in privato con un «come stai?», silenzia la chat e telefona un altro giorno.",
      },
    ],
    say: [
      "Su questo non ci troveremo, e non ne ho bisogno. Dimmi piuttosto come dormi, e vieni a vedere l’orto.",
      "L’ho sentito diverse volte e la mia risposta è la stessa. A me interessa averti qui, quindi lasciamolo fuori dalla porta.",
    ],
    dont: "mandare smentite, o prendere in giro {name} davanti a tutti.",
    stop: "Se volano insulti verso chi è a tavola o davanti ai bambini, di’ basta e per oggi vai via. Sulla salute di un bimbo decidono i genitori con il pediatra; se c’è chi ci perde sonno, soldi e amici, cerca un servizio per i familiari.",
    lean: "Terrei la persona e lascerei il dibattito: cambiare argomento non è vigliaccheria. Parlerei chiaro se si umilia qualcuno o se c’è di mezzo una decisione di salute.",
    future:
      "Idee così cambiano di rado grazie a un avversario e, qualche volta, in un anno o due, accanto a chi è rimasto gentile. Una domanda che ti torna indietro, un mezzo dubbio: vale più di una discussione vinta.",
    source: "listening",
  },
  faith: {
    open: [
      "Per una parte è quello che tiene insieme il mondo, per l’altra sono parole che non si possono dire con onestà.",
      "A battesimi, nozze e pranzi la fede diventa un sì o un no, e ad aspettarlo sono persone a cui vuoi bene.",
    ],
    ask: [
      {
        text: "Che cosa ti si chiede in concreto: una cerimonia, una convinzione, o solo rispetto?",
        told: "battes* battezz* chiesa messa convert* prega* moschea cerimonia funerale nikah rosario",
      },
      {
        text: "Che cosa vorrebbe dire per {name}, se tu lo facessi o no?",
        told: "dice piange inferno vergogna gente offes* famiglia dio suocera",
      },
    ],
    weigh:
      "Dire di sì per quieto vivere può diventare un sì da ripetere ogni anno; il tuo no può suonare come un no alla famiglia. Esserci non è la stessa cosa che credere, e il confine lo puoi dire tu.",
    moves: [
      {
        lead: "Comincia dai sì",
        text: "prima quello a cui partecipi volentieri, il pranzo, il banco accanto, il canto, e solo dopo quello che non farai.",
      },
      {
        lead: "Chiedi che cosa manca",
        text: "fatti dire da {name} che cosa perderebbe: una benedizione, una promessa ai nonni, la paura per un’anima. In una di queste un po’ di spazio si trova.",
      },
      {
        lead: "Prima voi due",
        text: "su figli e nozze mettetevi d’accordo in coppia, poi ditelo alle due famiglie con le stesse parole e nella stessa settimana.",
      },
      {
        for: "O-",
        lead: "Rispetta le forme",
        text: "quello che non ti costa niente, la candela, il venerdì di magro, il vestito giusto: a volte l’usanza conta più del credo.",
      },
      {
        for: "N-",
        lead: "Prima il bene",
        text: "di’ che stai bene e che sei ancora di famiglia, prima di qualunque motivo.",
      },
      {
        for: "family",
        lead: "Una voce mite",
        text: "chiedi a un prete, un imam, un anziano dai modi buoni di parlarne con {name}: famiglie così ne hanno viste.",
      },
      {
        for: "partner",
        lead: "Scrivetelo",
        text: "che cosa si farà vedere ai figli e da parte di chi, fino a che età, e quando potranno scegliere.",
      },
    ],
    say: [
      "Parole in cui non credo non riesco a dirle, e rispetto che per te siano vere. Vengo volentieri, sto con te e aiuto per il pranzo.",
      "Lo so che lo dici per il mio bene. Su questo però ho deciso, raccontami com’è andata la settimana.",
    ],
    dont: "ridere durante una preghiera, o restare sul vago finché la vestina è già comprata.",
    stop: "Se lasciare quella fede o sposarsi fuori significa perdere i propri cari, prima cerca chi ci è passato. Se ti si vuole far sposare per forza, o si discute di un intervento su un bambino, servono un avvocato e un medico.",
    lean: "Direi la verità, in breve e prima che la tiri fuori la prossima cerimonia. Se per ora casa o studi dipendono da loro, aspetterei, senza fingere più del necessario.",
    future:
      "Forse è dolore e non rabbia, e per capirlo a volte ci vuole un anno. Guarda se {name} ti chiede che cosa fai adesso nei giorni di festa, o apparecchia anche per chi sta con te.",
    source: "listening",
  },
  holidays_where: {
    open: [
      "La vigilia di Natale è una, e le tavole che ti aspettano sono due.",
      "Ogni autunno si riprende in mano il bilancino: chi ha avuto chi l’anno scorso, e quanto pesano un bambino, una malattia, i chilometri.",
    ],
    ask: [
      {
        text: "Finora come avete fatto, e chi ci rimette di più?",
        told: "sempre ogni scorso anno turno turni solito tradizione da",
      },
      {
        text: "E tu, se nessuno guardasse, che cosa vorresti?",
        told: "vorrei voglio preferirei odio saltare casa restare noi soli",
      },
    ],
    weigh:
      "Chi riceve il giorno giusto è contento, e qualcun altro apparecchia per uno. Un dispiacere c’è comunque: conta dirlo presto, e offrire un altro giorno che sia davvero suo.",
    moves: [
      {
        lead: "Prima in casa tua",
        text: "decidi con chi vive con te, prima di qualunque invito, e segna sul calendario i prossimi tre anni.",
      },
      {
        lead: "Dillo presto",
        text: "alle due famiglie nella stessa settimana, non oltre ottobre, come cosa decisa e con il motivo in una frase.",
      },
      {
        lead: "Un giorno vero",
        text: "a {name} offri una data che valga, il 27 con tutto il menu, una domenica d’Avvento, e quella non si tocca.",
      },
      {
        for: "N-",
        lead: "Il sospiro ci sta",
        text: "a «allora mi faccio un panino» rispondi con affetto e senza tornare indietro: «ti dispiace, lo capisco, e il 27 siamo da te».",
      },
      {
        for: "O-",
        lead: "Porta il rito",
        text: "un pezzo solo, lo stesso brodo, lo stesso film: chi vive di tradizioni ritrova la festa anche altrove.",
      },
      {
        for: "far",
        lead: "Metà strada",
        text: "un anno viaggi tu, l’anno dopo vengono loro, o arriva un pacco per la tavola.",
      },
      {
        for: "old",
        lead: "Riempi la sera",
        text: "pensa a chi può stare con {name} quella notte, una cugina, chi abita accanto, la parrocchia, e telefona durante la cena.",
      },
    ],
    say: [
      "Quest’anno il 25 restiamo a casa. Il 27 ti vogliamo qui per il pranzo grande, e cucino io.",
      "So che ti dispiace, e un po’ dispiace anche a me. Per quest’anno è così, facciamo che il nostro giorno sia bello.",
    ],
    dont: "dire «vediamo» fino a dicembre, o farne ricadere la colpa su chi ti sta accanto.",
    stop: "Se tra voi due ogni anno finisce in lite, portatela da un consulente di coppia in primavera, non a dicembre. Per una malattia o un lutto recente, i turni per una volta si possono rompere.",
    lean: "Farei come va bene a chi vive con te, dicendolo presto e dando agli altri un giorno come si deve. Per un genitore al primo Natale in solitudine, quest’anno farei cambio.",
    future:
      "Ci sarà un sospiro, magari una settimana di muso, e per l’Epifania di solito è passata. Lo vedi quando {name} comincia a chiedere dell’altra data, o che cosa ti piacerebbe mangiare.",
    source: "negotiation",
  },
  grandparents: {
    open: [
      "Tra un biscotto prima di cena e una porta che non si apre ci sono dei bambini, e gente che vuole loro bene da più parti.",
      "Un figlio l’hanno già cresciuto, e adesso è quel figlio a spiegare come si fa.",
    ],
    ask: [
      {
        text: "Di che si tratta di più: regole, regali, visite, o decisioni prese senza chiedere?",
        told: "caramelle giocattoli regali nanna telefono foto visite capelli soldi regole merenda film vedere",
      },
      {
        text: "Quanto contate gli uni sugli altri per tenere i bambini?",
        told: "tiene tengono nido aiuto settimana pomeriggio lavoro asilo prende abita",
      },
    ],
    weigh:
      "Se ti impunti su tutto perdi l’aiuto e il calore, se molli su tutto la tua parola in casa non vale più. Tieni due o tre regole di salute e sicurezza, e il resto lascialo ai nonni.",
    moves: [
      {
        lead: "Dividi le regole",
        text: "quelle che valgono ovunque, cintura, sonno, allergie, foto, e quelle che dai nonni possono essere diverse.",
      },
      {
        lead: "Spiega il perché",
        text: "una volta, a quattr’occhi, in un giorno tranquillo; e chiedi a {name} che cosa renderebbe più facile rispettarla.",
      },
      {
        lead: "Un posto d’onore",
        text: "una cosa che sia soltanto loro, il giovedì, l’orto, il primo taglio di capelli la prossima volta: l’affetto non deve per forza arrivare in un sacco di giocattoli.",
      },
      {
        for: "C-",
        lead: "Sul frigo",
        text: "tre regole scritte, con ore e quantità: chi ha la testa fra le nuvole non lo fa per dispetto.",
      },
      {
        for: "A-",
        lead: "Ognuno con i suoi",
        text: "ciascuno parli con i propri genitori: la stessa frase, da un genero o da una nuora, suona come una guerra.",
      },
      {
        for: "far",
        lead: "Un appuntamento",
        text: "una videochiamata a settimana con un libro da leggere, e la prossima visita fissata prima di salutarsi.",
      },
      {
        for: "old",
        lead: "Secondo le forze",
        text: "tempi più corti e giochi da seduti: quando la stanchezza è tanta, la televisione è l’unica cosa che riesce.",
      },
    ],
    say: [
      "I bambini stanno bene con te, e ne sono felice. A due cose tengo molto, posso dirti perché?",
      "Delle foto avevamo parlato e ne è comparsa un’altra. Toglila oggi, per favore, e d’ora in poi chiedimelo prima.",
    ],
    dont: "correggere qualcuno davanti ai bambini, o usare la prossima visita come premio o castigo.",
    stop: "Se c’è di mezzo la sicurezza, auto, acqua, medicine, cibi non adatti, niente bambini lì senza di te finché non è chiarito. Se le visite si sono interrotte, scrivi una volta senza rimproveri; poi meglio un mediatore familiare dei parenti.",
    lean: "Su dolci e orari qualche volta lascerei correre; su sicurezza, foto e sul contraddirti davanti ai figli no. Se di quell’aiuto hai bisogno lo direi lo stesso, con qualche grazie in più.",
    future:
      "Se qualcuno ci rimane male si vede alla prossima visita, non dalla prima faccia. È un buon segno quando {name} comincia a chiedere prima, magari con un sospiro.",
    source: "boundaries",
  },
  leaving_home: {
    open: [
      "Sarebbe tutto deciso, poi la sera ci sono le polpette e si rimanda un’altra volta.",
      "Volere una porta da chiudere non è ingratitudine, ma a quel tavolo di cucina suona così.",
    ],
    ask: [
      {
        text: "Che cosa ti trattiene di più: i soldi, il senso di colpa, o il fatto di non averlo ancora detto?",
        told: "soldi affitto colpa piange dirlo detto stipendio guadagno risparmi*",
      },
      {
        text: "{name} che cosa dice quando esce la parola «appartamento»?",
        told: "dice piange detto vuole vogliono pensa offerto sacrifici buttare",
      },
    ],
    weigh:
      "Restare fa risparmiare e tiene la pace, e un pezzo di te rimane a quindici anni; andare costa un affitto e qualche lacrima. Una data lo rende sopportabile per tutti, perché nessuno deve più indovinare.",
    moves: [
      {
        lead: "Fai i conti",
        text: "affitto, bollette, spesa e quello che guadagni: guarda da che mese si può, per conto tuo o dividendo.",
      },
      {
        lead: "Dillo con la data",
        text: "una sera qualunque, come cosa decisa: quando, dove, e che la domenica a pranzo ci sei.",
      },
      {
        lead: "Intanto, le regole",
        text: "finché stai lì, dai una quota, cucina due volte a settimana, e accordatevi: si bussa e nessuno aspetta in piedi.",
      },
      {
        for: "N-",
        lead: "Lascia un filo",
        text: "una chiamata fissa, il mercoledì alle otto: chi sta in pensiero regge meglio un’ora sicura che tanti forse.",
      },
      {
        for: "C+",
        lead: "Mostra il piano",
        text: "metti sul tavolo il conto e il contratto, e chiedi un parere su un punto solo, magari la caldaia.",
      },
      {
        for: "family",
        lead: "Chiedi una cosa",
        text: "per la casa nuova fatti dare da {name} il vecchio tavolo o la ricetta del sugo: da perdita diventa una mano.",
      },
      {
        for: "near",
        lead: "Chiarisci le chiavi",
        text: "di’ con garbo chi ne ha una copia, e che prima di passare ti fa piacere una telefonata; dillo subito, non alla terza visita a sorpresa.",
      },
    ],
    say: [
      "Ho trovato casa e mi trasferisco dal primo. Non me ne vado da te, anzi mi piacerebbe che venissi a scegliere le tende.",
      "Lo sento che per te è dura. Io vado lo stesso, e domenica sono a pranzo.",
    ],
    dont: "andartene sbattendo la porta, o chiedere il permesso quando in realtà lo stai annunciando.",
    stop: "Se ti tengono i documenti o lo stipendio, o le pressioni sono troppe, prima di dire la data senti un consultorio o un legale. Se un genitore davvero non ce la fa per conto suo, parla con il medico: l’aiuto non devi essere per forza tu.",
    lean: "Sì, andrei appena i conti lo permettono, con una data. Se i soldi bastassero solo per tre mesi, resterei fino a un giorno stabilito, ma come chi è in affitto.",
    future:
      "Per quasi tutti i genitori le prime settimane sono le peggiori, e dopo qualche mese c’è anche orgoglio. Te ne accorgi quando {name} ti racconta cose sue e non chiede più se hai mangiato.",
    source: "boundaries",
  },
  adult_child_distant: {
    open: [
      "Hai comprato il telefono apposta, hai imparato a usarlo, e quello ti mostra due spunte blu.",
      "Chi una volta ti raccontava tutto adesso dice «tutto bene», e tu ripassi gli anni cercando il tuo sbaglio.",
    ],
    ask: [
      {
        text: "Si è spento a poco a poco, o c’è un giorno dopo il quale è cambiato?",
        told: "da dopo sposat* anni matrimonio trasferit* lite quando agosto natale",
      },
      {
        text: "Quando vi sentite, che cosa chiedi e che cosa risponde {name}?",
        told: "bene chiedo risponde dice fretta telefono corto auguri impegn*",
      },
    ],
    weigh:
      "Continuare a chiamare sa di inseguimento, smettere può sembrare una resa. Meno spesso e più leggero, senza niente a cui rispondere: la porta resta aperta e nessuno ci si appoggia.",
    moves: [
      {
        lead: "Manda senza chiedere",
        text: "una volta a settimana due righe che non vogliono risposta: una foto dell’orto, il cane, una battuta di quelle vostre.",
      },
      {
        lead: "Chiedi una volta",
        text: "in una lettera sola: «ho fatto qualcosa che ci divide? Vorrei saperlo». Poi aspetta un mese.",
      },
      {
        lead: "Accogli la risposta",
        text: "se arriva, ringrazia e ripeti quello che hai capito; la tua difesa, un altro giorno o mai.",
      },
      {
        for: "E-",
        lead: "Proponi un’occasione",
        text: "una camminata, un lavoretto insieme, una partita: a chi parla poco è più facile venire se c’è un motivo.",
      },
      {
        for: "N-",
        lead: "Togli il peso",
        text: "niente «non chiami mai» e niente solitudine nel primo minuto: con il senso di colpa addosso si mette giù.",
      },
      {
        for: "far",
        lead: "Fatela regolare",
        text: "dieci minuti una domenica sì e una no, nell’ora comoda per {name}, e a chiudere pensaci tu, puntuale.",
      },
      {
        for: "partner",
        lead: "Saluta chi c’è",
        text: "un po’ di simpatia per chi vive in quella casa, con una domanda tutta sua: spesso la strada passa di lì.",
      },
    ],
    say: [
      "Ti penso, e non devi rispondere. Se qualche volta esagero, o ho detto una cosa che ti ha ferito, vorrei saperlo.",
      "Una volta al mese mi piacerebbe sentire la tua voce. Il giorno lo scegli tu, e prometto che sono dieci minuti.",
    ],
    dont: "contare le telefonate, o far sapere da altri che non stai bene.",
    stop: "Dopo una lettera sincera senza risposta, resta sugli auguri e riempi la tua settimana di altre persone. Se ti è stata chiesta distanza, rispettala; uno psicologo può aiutarti a reggerla e a guardare la tua parte.",
    lean: "Chiederei una volta, per iscritto e senza rimproveri, poi chiamerei meno e con più allegria. Farei prima se una malattia, un debito o qualcuno che risponde al posto suo ti mettesse in pensiero.",
    future:
      "Molti si riavvicinano verso i quarant’anni o con dei figli propri, altri restano sul cortese. Guarda se c’è qualcosa che comincia {name}, fosse solo una foto o una domanda su una ricetta.",
    source: "listening",
  },
  adult_child_at_home: {
    open: [
      "In casa c’è una persona adulta che vive come a quindici anni, e gli altri fanno da albergo.",
      "Vorresti dare una spinta, e forse ormai è proprio il tuo aiuto che rende comodo restare.",
    ],
    ask: [
      {
        text: "Come passa le giornate {name}, e da quando?",
        told: "dorme gioca lavoro lavora studia universita letto giornata mesi anni fuori corso",
      },
      {
        text: "In casa, voi adulti siete d’accordo?",
        told: "marito moglie padre madre accordo vuole pensa dice nascosto",
      },
    ],
    weigh:
      "Aspettare è affettuoso e può durare anni, mettere alla porta può rompere più di quanto smuova. In mezzo c’è un patto di casa: che cosa mette ogni adulto, in soldi, lavoro e con una data.",
    moves: [
      {
        lead: "Prima tra genitori",
        text: "senza {name}, decidete che cosa reggete insieme: cinquanta euro allungati di nascosto cancellano ogni regola.",
      },
      {
        lead: "Tre punti scritti",
        text: "sedetevi e mettete su carta una cifra o un lavoro a settimana, le faccende, e quando riguardate tutto.",
      },
      {
        lead: "Smetti due servizi",
        text: "scegline due, il bucato e la ricarica, di’ da che giorno, e poi il mucchio lascialo dov’è.",
      },
      {
        for: "N-",
        lead: "Chiedi come sta",
        text: "prima delle regole, cerca di capire se dietro le tende chiuse c’è paura o tristezza; il primo passo sia minimo, un appuntamento.",
      },
      {
        for: "C-",
        lead: "Taglia a pezzi",
        text: "al posto di «trovati un lavoro», una cosa sola entro giovedì a mezzogiorno, al tavolo di cucina, mentre fai il caffè.",
      },
      {
        for: "A-",
        lead: "Un contratto",
        text: "tratta {name} come chi affitta una stanza: quanto costa, che cosa comprende, che cosa cambia se non si paga.",
      },
      {
        for: "family",
        lead: "Nota lo sforzo",
        text: "una cena cucinata, una domanda spedita: dillo in una frase asciutta, così la casa non è soltanto rimproveri.",
      },
    ],
    say: [
      "Siamo tutti grandi, e vorrei che vivessimo da grandi. Dal primo del mese che cosa puoi metterci, in soldi o in lavoro?",
      "Avevamo detto entro fine mese e non è successo. Non ce l’ho con te, ma da oggi la ricarica è tua.",
    ],
    dont: "fare il confronto con i tuoi tempi, o mandare annunci di lavoro a mazzi.",
    stop: "Se quasi non si alza, non vede nessuno, non si lava o beve molto, prima delle regole serve il medico. Per cercare lavoro un centro per l’impiego aiuta più di te; se la casa non ti sembra più sicura, fatti consigliare da un consultorio.",
    lean: "Un contributo lo chiederei, con una data per riparlarne; la scadenza per andarsene la terrei per dopo. Se la causa è una malattia o un dolore, prima l’aiuto e poi i soldi.",
    future:
      "Quanto durerà non lo sa nessuno, ma il primo mese con regole chiare dice qualcosa. Guarda se una cosa decisa viene fatta senza chiederla, e a che ora suona la sveglia.",
    source: "boundaries",
  },
  teen_lies: {
    open: [
      "È la disinvoltura che ti lascia di stucco, quella faccia tranquilla.",
      "A quell’età la bugia spesso è un recinto intorno a qualcosa di proprio, e certe volte l’unica strada verso una cosa a cui avresti detto di no.",
    ],
    ask: [
      {
        text: "La bugia su che cos’era, e che cosa doveva coprire?",
        told: "detto scuola festa voti soldi gita fidanzat* compiti registro visita uscit*",
      },
      {
        text: "L’ultima volta che ti ha detto una verità scomoda, com’è andata?",
        told: "verita ammesso confessato sincer* urlato castigo punizione",
      },
    ],
    weigh:
      "Un castigo pesante può migliorare soltanto la bugia dopo, lasciar correre la rende normale. Occupati del fatto, e fai in modo che la verità costi meno della storia inventata.",
    moves: [
      {
        lead: "Parti dai fatti",
        text: "comincia con «so che alla visita non c’eri» e non fare una domanda di cui conosci già la risposta.",
      },
      {
        lead: "Dividi le due cose",
        text: "al fatto una conseguenza che c’entri, i sessanta euro restituiti; e a parte di’ che la bugia ti preoccupa di più.",
      },
      {
        lead: "La verità conviene",
        text: "concorda con {name} che chi confessa in giornata ha una chiacchierata e metà della conseguenza, e rispetta il patto.",
      },
      {
        for: "N-",
        lead: "Abbassa l’allarme",
        text: "siediti e parla piano: chi si spaventa nega prima ancora di aver pensato.",
      },
      {
        for: "A-",
        lead: "Una seconda uscita",
        text: "«pensaci fino a cena e poi me lo ridici»: chi è di testa dura può cambiare versione senza perdere la faccia.",
      },
      {
        for: "E+",
        lead: "Ascolta i racconti",
        text: "chiedi degli amici e della serata senza giudicare: chi parla tanto, la verità se la lascia scappare.",
      },
      {
        for: "O+",
        lead: "Allarga un po’",
        text: "guarda quale regola si aggira con le bugie e se è ancora giusta per l’età: un autobus più tardi fa risparmiare tante invenzioni.",
      },
    ],
    say: [
      "So dov’eri sabato, quindi non serve raccontarmi altro. Vorrei capire perché a me non potevi dirlo.",
      "Preferisco una cosa brutta e vera a una bella inventata. Se me la dici stasera, la sistemiamo insieme.",
    ],
    dont: "tendere trabocchetti, interrogare gli amici, o dare a {name} l’etichetta di chi dice bugie.",
    stop: "Se spariscono soldi più volte, si saltano settimane di scuola o c’è di mezzo un adulto, senti la scuola e un consultorio. Se lo sguardo è spaventato più che furbo, chiedi prima di tutto chi o che cosa fa paura.",
    lean: "Darei una conseguenza al fatto, e alla bugia risponderei con un discorso calmo, lo stesso giorno. Se copriva qualcosa di pericoloso, sul sapere dov’è non transigerei.",
    future:
      "Quasi tutti smettono man mano che hanno più voce in capitolo e meno da nascondere. Va bene se {name} ti racconta una cosa imbarazzante senza che tu chieda, o la mattina dopo corregge la versione.",
    source: "parenting",
  },
  teen_phone: {
    open: [
      "Tu dici «metti giù» e dall’altra parte arriva «lascia gli amici e rientra».",
      "Quell’aggeggio è cortile, telefono, sala giochi e diario insieme, e dorme sotto il cuscino.",
    ],
    ask: [
      {
        text: "Che cosa ci rimette: il sonno, la scuola, l’umore, o lo stare insieme?",
        told: "sonno dorme notte scuola compiti tavola cena umore amici soldi skin",
      },
      {
        text: "Che cosa ci fa, di preciso, lo sai?",
        told: "gioca giochi fortnite minecraft tiktok video discord instagram dirette social ranked",
      },
    ],
    weigh:
      "Vietare porta silenzio e guerra agli hotspot, lasciar fare porta mattine da zombie. Regge meglio un paio di orari e di posti fissi che valgono per tutta la casa, te e il tuo telefono compresi.",
    moves: [
      {
        lead: "In carica in cucina",
        text: "da domenica prossima tutti i telefoni passano la notte lì, anche quelli dei grandi, da un’ora precisa. E compra una sveglia.",
      },
      {
        lead: "Fatti portare in giro",
        text: "mezz’ora in cui {name} ti mostra il gioco o il canale, e tu chiedi chi si incontra lì.",
      },
      {
        lead: "Scrivetele insieme",
        text: "tre regole, orari, posti e soldi, e che cosa succede se ne salta una; provate un mese.",
      },
      {
        for: "C-",
        lead: "Avvisa prima",
        text: "dieci minuti prima della fine, poi due: chi è immerso non riesce a mollare a metà partita.",
      },
      {
        for: "E-",
        lead: "Sono anche amici",
        text: "la chat della sera con il gruppo lasciala: per chi è timido può essere tutta la compagnia che ha.",
      },
      {
        for: "N-",
        lead: "Guarda la faccia",
        text: "che umore c’è dopo mezz’ora? Se ne esce peggio, parlate di quella app e non del telefono in generale.",
      },
      {
        for: "E+",
        lead: "Offri persone",
        text: "due amici per una pizza o per il campetto: chi ama la compagnia posa lo schermo per gli altri più che per la tua pace.",
      },
    ],
    say: [
      "Non voglio toglierti gli amici, voglio che tu dorma. Troviamo un’ora in cui va in cucina anche il mio?",
      "Avevamo detto le undici ed era l’una. Domani resta di sotto dalle dieci, e domenica riguardiamo la regola.",
    ],
    dont: "strapparlo di mano a metà partita, o leggere le chat di nascosto.",
    stop: "Se girano soldi, se qualcuno sconosciuto chiede foto o per settimane non vanno né scuola né sonno, parlane con la scuola e il medico. Se c’è chi preme per avere immagini, conserva tutto e chiedi aiuto subito, senza dare colpe.",
    lean: "Di notte fuori dalla camera, come regola per tutti; di giorno lascerei più corda. A diciassette anni si tratta, a dodici si può decidere.",
    future:
      "Di rado finisce, più spesso cambia forma quando arrivano altri interessi, amori, sport. Io guarderei il sonno, un amico visto dal vivo e una cosa che piace ancora senza schermo.",
    source: "parenting",
  },
  vaping: {
    open: [
      "Sembrava un evidenziatore e sapeva di gomma da masticare, oppure c’è stato un rientro dopo qualche bicchiere di troppo: da un giorno all’altro non sai più chi hai in casa.",
      "Magari a quell’età l’hai fatto anche tu, e così è ancora più difficile capire quanto peso dare.",
    ],
    ask: [
      {
        text: "Che cosa hai trovato o notato, ed era la prima volta?",
        told: "trovato zaino puzza odore ubriac* vomitato bottiglie tasca prima ancora sigaretta scuola",
      },
      {
        text: "{name} sa che lo sai?",
        told: "sa detto chiesto nega negato ammesso scoperto dirlo",
      },
    ],
    weigh:
      "Una scenata fa sparire la cosa dalla tua vista, un’alzata di spalle dice che non importa. Funziona meglio sapere parecchio, un no tranquillo, e una casa che si può chiamare quando va storto.",
    moves: [
      {
        lead: "Aspetta il giorno dopo",
        text: "con l’alcol in corpo bastano acqua, letto e qualcuno che controlla; il discorso si fa a mente lucida e dopo mangiato.",
      },
      {
        lead: "Prima domanda",
        text: "che cosa ti piace, chi c’era, che cosa ti dà fastidio? Poi il tuo parere, in due frasi.",
      },
      {
        lead: "Prometti il passaggio",
        text: "di’ a {name} che arrivi ovunque e a qualunque ora, senza domande fino al mattino. E fallo.",
      },
      {
        for: "N-",
        lead: "Guarda sotto",
        text: "chiedi a che cosa serve, i nervi, il sonno, una giornata storta, e cercate insieme un’altra cosa che faccia un po’ lo stesso effetto.",
      },
      {
        for: "E+",
        lead: "Provate il no",
        text: "trovate una frase per il gruppo, «domani ho allenamento»: a chi sta sempre in compagnia servono parole più che avvertimenti.",
      },
      {
        for: "O+",
        lead: "Porta i dati",
        text: "su nicotina o alcol e cervello che cresce, da una fonte seria, e lascia giudicare: chi è curioso preferisce scoprire.",
      },
      {
        for: "C+",
        lead: "Usa i suoi progetti",
        text: "collegalo a quello che già vuole, la squadra, il fiato, i soldi per il motorino, e chiedi come stanno insieme le due cose.",
      },
    ],
    say: [
      "L’ho trovata, e non mi metto a urlare. Vorrei sapere com’è andata, e ti dico che cosa mi preoccupa.",
      "In questa casa è no, e resta no. Se però un giorno sei da qualche parte e la cosa ti scappa di mano, chiamami e arrivo.",
    ],
    dont: "perquisire la stanza, fare il test a sorpresa, o la predica con la sigaretta in mano.",
    stop: "Se chi ha bevuto non si riesce a svegliare o respira male, chiama i soccorsi. Se diventa ogni settimana, o già di mattina, e scuola e umore calano, senti il medico o un servizio per ragazzi, anche per conto tuo.",
    lean: "Sì, va preso sul serio, senza farne un dramma: un discorso, una regola chiara. Prima dei quattordici anni, in solitudine o tutti i giorni, mi muoverei prima e chiederei consiglio.",
    future:
      "Molti provano e quasi tutti si fermano lì, ma per nessuno si può giurare. Guarda gli amici, il sonno, le mattine, e se {name} ti racconta ancora che cosa è successo a una festa.",
    source: "mi",
  },
  tattoo: {
    open: [
      "Il verde è solo un colore, eppure per un attimo, in corridoio, non sapevi chi avevi davanti.",
      "A quell’età sul proprio corpo si può finalmente decidere qualcosa, e in prima fila a guardare ci siete voi.",
    ],
    ask: [
      {
        text: "È già fatto, o per ora è una richiesta?",
        told: "vuole chiesto fatto tinto tinta tagliat* bucat* tornat* gia piercing rasat*",
      },
      {
        text: "Che cosa ti disturba di più: che resti, quello che diranno, o che nessuno te l’abbia chiesto?",
        told: "sempre resta scuola lavoro gente nonna nascosto chiesto prete cresima",
      },
    ],
    weigh:
      "Un no a tutto fa di ogni orecchino una questione d’onore, un sì a tutto lascia a decidere da sé su cose che non tornano indietro. Lascia andare capelli e vestiti, e tieni la tua parola per quello che resta.",
    moves: [
      {
        lead: "Che cosa torna indietro",
        text: "quello che ricresce o si toglie, concedilo; per il resto un’età e un tempo d’attesa, per esempio un anno col disegno appeso al muro.",
      },
      {
        lead: "Chiedi il perché",
        text: "come mai questo e come mai adesso; ascolta fino in fondo e solo dopo di’ la tua.",
      },
      {
        lead: "Fatelo bene",
        text: "se è un sì, andateci insieme, in un posto pulito e in regola, e decidi con {name} punto e misura.",
      },
      {
        for: "O+",
        lead: "Altro spazio",
        text: "una parete da dipingere, un giubbotto da cucire: a chi ha fantasia serve un posto dove provare.",
      },
      {
        for: "A-",
        lead: "Una sola regola",
        text: "scegli il punto che ti sta più a cuore, niente lingua, niente il giorno delle nozze, e sul resto non commentare.",
      },
      {
        for: "N-",
        lead: "Di’ una cosa bella",
        text: "una sola e vera, prima del resto: chi ha poca sicurezza si porta addosso per tutto il giorno la tua prima faccia.",
      },
      {
        for: "E+",
        lead: "Un’altra voce",
        text: "fai chiedere a chi un tatuaggio ce l’ha, o a chi fa il mestiere dei suoi sogni, che cosa ne pensa oggi.",
      },
    ],
    say: [
      "Mi ci sto abituando, dammi qualche giorno. Raccontami come ti è venuta l’idea, mi interessa.",
      "I capelli sono tuoi. Per una cosa che resta per sempre aspettiamo un anno, e poi ci vengo anch’io.",
    ],
    dont: "riderne davanti ai parenti, o dire che è brutto nel primo minuto.",
    stop: "Se un piercing scotta, è gonfio o perde, vai dal medico. Se nasconde il corpo, dimagrisce o ha segni sulla pelle che non vuole spiegare, chiedi con dolcezza, a quattr’occhi, e presto andate insieme dal medico.",
    lean: "Permetterei tutto quello che ricresce, e rimanderei quello che resta alla maggiore età o quasi. Con le regole della scuola farei fare i conti a chi le rompe, a meno che non ci sia in gioco un posto o un esame.",
    future:
      "I gusti cambiano, ed è per questo che sulle cose passeggere non vale la pena combattere. Se la prossima idea {name} te la mostra prima, hai ottenuto più di qualunque divieto.",
    source: "parenting",
  },
  school_marks: {
    open: [
      "Quattro ore a insistere per dieci minuti di scarabocchi, e ormai il tavolo della cucina lo odiate in due.",
      "Dietro un «tanto a che serve» c’è a volte la noia, a volte la paura di non arrivarci, e da fuori si confondono.",
    ],
    ask: [
      {
        text: "Da quando, e in una materia o in tutte?",
        told: "sempre settembre natale anno matematica fisica latino inglese tutto tutte materie",
      },
      {
        text: "Qual è il motivo, a sentire {name}?",
        told: "dice noia annoia prof insegnante serve difficile capisce inutile odia",
      },
    ],
    weigh:
      "A stare col fiato sul collo i compiti si fanno e la voglia se ne va; se molli, può costare un anno. Spendi le forze per capire dove si inceppa, e i voti lasciali a chi li prende.",
    moves: [
      {
        lead: "Trova l’intoppo",
        text: "fate una pagina insieme senza correggere, e guarda dove si ferma: perché non capisce, perché non comincia, o perché non importa.",
      },
      {
        lead: "Senti i professori",
        text: "prendi appuntamento con l’insegnante che va più a genio e chiedi che cosa succede in classe; porta anche {name}.",
      },
      {
        lead: "Accorcia l’inizio",
        text: "venti minuti alla stessa ora, col telefono in un’altra stanza, e poi basta, qualunque cosa sia venuta fuori.",
      },
      {
        for: "C-",
        lead: "Un foglio solo",
        text: "la domenica sera preparate la settimana su una pagina: a chi si disperde serve vederla più che sentirsela dire.",
      },
      {
        for: "N-",
        lead: "Togli la paura",
        text: "degli errori parlane come del tempo che fa, e di’ che un voto non cambia quello che c’è per cena.",
      },
      {
        for: "O+",
        lead: "Parti da una passione",
        text: "i video, i motori, i cavalli, e cercate lì dentro la matematica o l’inglese.",
      },
      {
        for: "A-",
        lead: "Lascia scegliere",
        text: "due strade, ripetizioni o gruppo di studio, prima di cena o dopo: chi è di testa dura lavora su quello che ha deciso.",
      },
    ],
    say: [
      "Ho insistito troppo e non è servito. Che cosa rende così difficile cominciare, e io che posso fare di utile?",
      "Su questo puoi decidere tu, ci credo. Smetto di chiedere ogni giorno, e il venerdì vediamo insieme a che punto sei, un quarto d’ora.",
    ],
    dont: "far saltare le vacanze, o lodare nella stessa frase la pagella di un fratello o di una cugina.",
    stop: "Se i voti crollano di colpo, o leggere e stare attenti è una fatica da anni, fate guardare scuola e medico: vista, dislessia, umore, prepotenze. Se ogni sera finisce in lacrime, meglio le ripetizioni, e tu torna a fare il genitore.",
    lean: "Sui voti né premi né castighi, e tutta la fatica sulla causa. Con una lacuna vera, ripetizioni o un anno da rifare possono essere un sollievo; senza un po’ di voglia sono soldi buttati.",
    future:
      "Tanti si svegliano tardi, e un brutto quadrimestre, in una vita, conta poco. Guarderei se {name} comincia qualcosa per conto suo, e come parla di sé.",
    source: "parenting",
  },
  teen_shut_in: {
    open: [
      "I cereali spariscono di notte, e chi li mangia una volta ti raccontava tutto.",
      "La porta chiusa, a quell’età, quasi sempre vuol dire crescere, e tu lì fuori ti chiedi se vuol dire anche altro.",
    ],
    ask: [
      {
        text: "Gli amici li vede o li sente ancora, e il sonno e l’appetito ci sono?",
        told: "amici ride mangia dorme scuola discord online cena esce",
      },
      {
        text: "È venuto piano piano, o dopo che è successo qualcosa?",
        told: "dopo trasloco scuola lasciat* separa* piano improvviso da sempre mesi",
      },
    ],
    weigh:
      "A bussare di continuo si ottiene una porta ancora più chiusa, a tenersi lontano si rischia di lasciar senza aiuto chi non sta bene. Resta nei paraggi, chiedi poco e tieni gli occhi aperti.",
    moves: [
      {
        lead: "Fatti trovare",
        text: "in cucina, nelle ore in cui esce, con qualcosa da mangiare e nessuna domanda pronta.",
      },
      {
        lead: "Porta con te",
        text: "una commissione in macchina, fianco a fianco, breve, con la sua musica.",
      },
      {
        lead: "Salva un pasto",
        text: "una cena insieme al giorno, o anche solo a settimana, senza telefoni: venti minuti, e poi ci si può alzare.",
      },
      {
        for: "E-",
        lead: "Rispetta la tana",
        text: "bussa, aspetta, di’ per che cosa sei lì: chi è di poche parole si ricarica in solitudine, e poi torna più gentile.",
      },
      {
        for: "N-",
        lead: "Di’ quello che vedi",
        text: "una volta sola: «in queste settimane ti vedo giù, io ci sono, anche di notte». E la porta, uscendo, lasciala socchiusa.",
      },
      {
        for: "O+",
        lead: "Entra nel suo mondo",
        text: "fatti spiegare una canzone, un disegno, il gioco, e il giudizio tienilo per te.",
      },
      {
        for: "A+",
        lead: "Chiedi una mano",
        text: "per qualcosa che sa fare meglio di te, il router o la mensola: chi ha buon cuore esce per questo.",
      },
    ],
    say: [
      "Mi manchi un po’. Alle quattro vado in centro in macchina e la musica la scegli tu, non c’è bisogno di parlare.",
      "Ho notato che da settimane esci pochissimo. Non è un rimprovero, mi chiedo come stai, e puoi anche scrivermelo.",
    ],
    dont: "affacciarsi con «ma che fai lì dentro tutto il giorno?», o pretendere che la porta resti aperta.",
    stop: "Se spariscono amici e passioni, il giorno diventa notte, mangia poco o salta la scuola per settimane, senti presto il medico, anche per conto tuo. Se qualcosa ti allarma sul serio, chiedi aiuto il giorno stesso e resta lì vicino.",
    lean: "Io busserei, ogni giorno alla stessa ora e con una piccola cosa, senza pretendere serate lunghe. Se se ne vanno insieme amici, sonno e scuola, non aspetterei più e sentirei un medico.",
    future:
      "Di solito la tana si riapre tra i sedici e i diciotto anni, poco alla volta. Segna le risate dietro la porta, una frase intera a cena, un «passi dal negozio?» quando esci.",
    source: "parenting",
  },
  teen_out_late: {
    open: [
      "È l’una e mezza, sei in vestaglia sulla poltrona, e il telefono «si era scaricato».",
      "Di là si respira un po’ di libertà, di qua ti girano in testa le immagini peggiori.",
    ],
    ask: [
      {
        text: "Qual era l’orario deciso, e chi l’ha deciso?",
        told: "mezzanotte undici coprifuoco orario una accordo dieci detto ora",
      },
      {
        text: "Finora, quando fa tardi, che cosa succede?",
        told: "castigo punizione niente aspetto urlo telefono scusa dice sempre",
      },
    ],
    weigh:
      "Un orario severo che nessuno rispetta insegna a uscire dalla finestra, nessun orario costa le notti a te. Quello che ti serve sapere è dove, con chi e come si torna.",
    moves: [
      {
        lead: "Prima del venerdì",
        text: "in un giorno tranquillo fissate l’ora nei feriali e nel fine settimana, il messaggio se si allunga, e che cosa succede se non arriva.",
      },
      {
        lead: "La puntualità paga",
        text: "tre sabati in orario e {name} guadagna mezz’ora; uno saltato e la volta dopo ce n’è mezza in meno.",
      },
      {
        lead: "Pensate al ritorno",
        text: "chi guida, che autobus, e che vai a prenderli tu senza discorsi in macchina.",
      },
      {
        for: "C-",
        lead: "Due sveglie",
        text: "sul telefono, mezz’ora e dieci minuti prima, e un caricatore in tasca: con chi vive sulle nuvole di rado è sfida.",
      },
      {
        for: "A-",
        lead: "Se ne parla domani",
        text: "sulla porta di’ soltanto «per fortuna sei qui, ne parliamo domattina»: alle due di notte chi è di sangue caldo sa solo litigare.",
      },
      {
        for: "E+",
        lead: "Conosci la compagnia",
        text: "ogni tanto invita il gruppo da voi, e scambiati il numero con due genitori.",
      },
      {
        for: "N+",
        lead: "Racconta la tua notte",
        text: "con calma: chi non si preoccupa di niente non si immagina che qualcuno stia alzato.",
      },
    ],
    say: [
      "Che tu esca mi va bene, quello che non mi va è non sapere. Se passa mezzanotte scrivimi, e io dormo.",
      "Due ore di ritardo e nemmeno un messaggio. Sabato si torna alle undici, poi vediamo se si può rifare mezzanotte.",
    ],
    dont: "chiudere a chiave, o telefonare a mezzanotte a tutti gli amici per dare una lezione.",
    stop: "Se passa molto tempo e nessuno risponde, chiama i genitori degli amici e, con un motivo serio, il numero di emergenza. Se sta fuori tutta la notte, torna con l’alcol in corpo o frequenta gente molto più grande, senti la scuola o un consultorio.",
    lean: "Guarderei l’età e il ritorno: a sedici anni più o meno le undici, più tardi se guida chi non ha bevuto. Una festa senza adulti a quattordici anni sarebbe un no; a diciassette, una telefonata ai padroni di casa.",
    future:
      "L’anno prossimo gli orari saranno altri, l’abitudine di avvisare può restare. È un buon segno quando {name} scrive prima di te, fosse solo «tardi, tutto ok».",
    source: "parenting",
  },
} satisfies Partial<Record<Situation, CaseText>>;
