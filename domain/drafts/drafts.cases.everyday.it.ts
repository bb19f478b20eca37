/** Requests as people type them in everyday life, with style wishes and what not to say; format: read-cases.ts. */
export const EVERYDAY_CASES_IT = `
scrivi a marta che sabato non vengo al mare, ho il turno in pronto soccorso, ma non farla sembrare una scusa => marta; sabato; mare; turno !! scusa; sembrare; farla; scrivi @@ Marta, friend
mi serve un messaggio per il mio capo per chiedergli venerdì libero, si laurea mia sorella. due righe => venerdì libero; mia sorella; laurea !! righe; chiedergli; messaggio; capo @@ Il mio capo, colleague
devo dire a gianni che mi deve ancora 80 euro della cena, senza fargli pesare => gianni; mi devi; 80 euro; cena !! fargli; pesare; deve ancora; dire @@ Gianni, friend
ringrazia la signora Bice per i pomodori, erano buonissimi, e dille che le riporto i vasetti domenica => signora bice; grazie|ringrazi; pomodori; vasetti; domenica !! dille; ringrazia la @@ Signora Bice, acquaintance
chiedi a franca se può tenere il cane dal 3 al 6, che non sembri un obbligo => franca; puoi|potresti|riesci|ti va; cane; 3; 6 !! può; sembri; obbligo; chiedi @@ Franca, friend
scusami con lele per ieri sera, ero stanca e ho alzato la voce. niente melodrammi => lele; scus|dispiace; ieri sera; stanca; alzato la voce !! melodrammi; scusami con @@ Lele, friend
invita i miei suoceri a pranzo domenica 14, faccio le lasagne, che non portino niente => pranzo; domenica 14; lasagne !! portino; invita; suoceri @@ I miei suoceri, family
come dico a mia cognata Sonia che quest'anno i regali di natale li facciamo solo ai bambini, senza che si offenda => sonia; quest'anno; regali; bambini !! offenda; senza; come dico; cognata @@ Sonia, family
manda un mess a luca: stasera salta, bimbi con la febbre, facciamo giovedì? niente cuoricini => luca; stasera; febbre; giovedì !! cuoricini; manda @@ Luca, friend
mail al prof Bianchi per chiedere un ricevimento la settimana prossima sulla tesi. non dire che voglio cambiare argomento. martedì o mercoledì pomeriggio ci sono => bianchi; ricevimento; settimana prossima; tesi; martedì o mercoledì !! cambiare argomento; non dire; chiedere un; bianchi per @@ prof Bianchi, mentor
scrivi a mia nuora che il bambino può stare da noi venerdì, ma che non pensi che mi impongo => bambino; venerdì; noi !! nuora; impongo; pensi; scrivi @@ mia nuora, family
avvisa il coinquilino dario che domani viene l'idraulico alle 8 e che deve lasciare libero il bagno => dario; domani; idraulico; 8; devi lasciare|lascia; bagno !! coinquilino; deve; avvisa @@ Coinquilino Dario, other
rispondi a paola che no, il 2 non posso, ma il 9 sì. tono tranquillo => paola; 2; 9 !! tono; tranquillo; rispondi @@ Paola, friend
fai le condoglianze a Renato, è morto suo padre ieri. non siamo intimi => renato; condoglianze|dispiace; padre !! suo padre; intimi; fai le @@ Renato, colleague
fai gli auguri a mia nipote chiara che si è laureata, qualcosa di allegro ma non sdolcinato => chiara; auguri|congratulazioni|complimenti !! sdolcinato; allegro; nipote; si è laureata @@ Chiara, family
voglio disdire l'abbonamento in palestra dal 1 febbraio, tessera 4471, formale => disd; abbonamento; 1 febbraio; 4471 !! formale; voglio @@ Palestra, other
scrivi al vicino che il cane abbaia tutta la notte e che noi alle 5 ci alziamo, fermo ma gentile => cane; notte; alle 5 !! fermo; gentile; scrivi; vicino @@ Il vicino Gino, acquaintance
ricorda a teo che mercoledì porta lui il pallone, breve => teo; mercoledì; porti; pallone !! breve; lui; ricorda a @@ Teo, friend
scrivimi due parole per dire ad ambra che mi è dispiaciuto non esserci alla mostra, e che voglio vederla con calma => ambra; dispiaciuto; mostra; calma !! due parole; scrivimi; per dire; dire ad @@ Ambra, friend
vorrei chiedere a zio Piero se mi presta il furgone il 20, lo riporto col pieno => piero; presti|presteresti|prestarmi; furgone; 20; pieno !! presta il; chiedere; vorrei chiedere @@ Zio Piero, family
mi aiuti a dire di no a claudia che mi vuole coinvolgere nel mercatino, non ho tempo fino a gennaio, con tatto => claudia; mercatino; gennaio !! tatto; dire di no; mi vuole; aiuti @@ Claudia, friend
scrivi alla maestra Loredana che giovedì Samuele esce alle 11 per il dentista => loredana; samuele; giovedì; 11; dentista !! scrivi; maestra loredana che @@ Maestra Loredana, other
di a mamma che a pasqua restiamo a casa, ma non dirle che è per papà => pasqua; casa !! papà; dirle; di a @@ Mamma, family
chiedi scusa a serena da parte mia perché mi sono dimenticata del suo compleanno => serena; scus; tuo compleanno !! suo; da parte mia; chiedi @@ Serena, friend
un msg per tommi, che sono in ritardo di 20 minuti e che ordini pure senza di me => ritardo; 20 minuti; ordin; senza di me !! che ordini; msg @@ Tommi, friend
digli che gli voglio bene ma che il 30 deve trovarsi una stanza. non fare la predica => ti voglio bene; 30; devi trovarti|stanza; stanza !! gli; predica; deve trovarsi; digli @@ Jacopo, family
scrivi una mail all'amministratore: la luce delle scale è rotta da ottobre, due inquilini sono già caduti. formale, voglio risposta scritta => luce delle scale; ottobre; caduti !! formale; mail; scrivi @@ Amministratore, other
come faccio a dire a gloria che non voglio andare in vacanza con sua sorella, senza litigare => gloria; vacanza; tua sorella !! sua; litigare; come faccio @@ Gloria, partner
dimmi cosa scrivere a pino: il muro non è dritto e non pago finché non lo rifà => pino; muro; dritto; non pago; rifai !! rifà; dimmi; cosa scrivere @@ Pino il muratore, acquaintance
un bigliettino per la maestra a fine anno, grazie per la pazienza con Zoe che ora legge da sola => grazie; pazienza; zoe; legge da sola !! bigliettino; fine anno; per la maestra @@ Maestra Carla, other
chiedi ad alice se le va un cinema venerdì, senza sembrare troppo interessato => alice; ti va|ti andrebbe; cinema; venerdì !! le va; interessato; sembrare; chiedi @@ Alice, romantic
scrivi a beppe che non ce la faccio a venire alla partita e che il biglietto lo dia a suo cugino => beppe; partita; biglietto; tuo cugino !! suo; dia a; scrivi @@ Beppe, friend
devo avvisare la dott.ssa Neri che sposto l'appuntamento dal 4 a un giorno dopo il 12 => neri; appuntamento; 4; 12 !! avvisare; devo @@ Dott.ssa Neri, other
rifiuta l'invito di Vera al matrimonio, sono a Lisbona quel giorno, ma le faccio un regalo => vera; matrimonio; lisbona; regalo !! rifiuta; le faccio @@ Vera, friend
mi dimetto, scrivi al direttore che l'ultimo giorno è il 31 e che ringrazio per questi anni. resto in buoni rapporti => 31; ringrazi|grazie !! scrivi; buoni rapporti; al direttore @@ Direttore, colleague
fammi un testo x la chat dei genitori: sabato pulizia del giardino alle 9 portate i guanti => sabato; giardino; 9; guanti !! testo; chat @@ Genitori 2B, other
congratulati con Ettore per il nuovo lavoro a torino, non troppo formale => ettore; nuovo lavoro; torino !! formale; congratulati con @@ Ettore, friend
scrivi a mio fratello che mamma cade dal sonno e che domenica tocca a lui stare con papà, basta scuse. non accusarlo => mamma; domenica; tocca a te; papà !! lui; accusarlo; scrivi; fratello @@ Fabio, family
scrivile che ho trovato il suo orecchino sotto il divano e che glielo porto martedì => tuo orecchino; divano; martedì !! suo; glielo; scrivile @@ Noemi, romantic
puoi preparare una risposta per il cliente Ottaviani, la consegna slitta al 4 dicembre per colpa del fornitore, dagli del lei => ottaviani; consegna; 4 dicembre; fornitore !! dagli; cliente; risposta; preparare @@ Cliente Ottaviani, colleague
per favore chiedi a nonna se domenica devo portare il dolce, non serve che cucini lei => domenica; dolce; tu !! chiedi; lei @@ Nonna, family
scrivi a sara ke nn posso tenerle il bimbo domani xke lavoro, ma lunedi si => sara; domani; lavoro; lunedì|lunedi; tenerti !! tenerle; ke; nn; xke; scrivi @@ Sara, friend
come chiedo a simone di ridarmi la tenda prima di ferragosto? un messaggio che non rovini l'amicizia => simone; tenda; ferragosto !! rovini; amicizia; come chiedo; messaggio @@ Simone, friend
fagli sapere che il pacco è arrivato e che la giacca mi sta larga, può cambiarla lui? => pacco; giacca; larga; puoi cambiarla|cambiarla !! fagli; può; lui @@ Nonno Berto, family
scrivi qualcosa a irene dopo la litigata, avevo torto sui soldi e mi dispiace, però doveva chiamarmi => irene; torto; soldi; dispiace; dovevi chiamarmi !! doveva; litigata; scrivi @@ Irene, partner
dille che ho sentito di suo padre e che ci sono se vuole parlare, niente di pesante => tuo padre; ci sono; se vuoi !! suo; vuole; pesante; dille @@ Ilaria, friend
invita Laura del corso di salsa a bere qualcosa giovedì dopo lezione, leggero => laura; giovedì; lezione; bere !! leggero; invita; salsa @@ Laura di salsa, romantic
scrivi al signor Aldo se ha bisogno che gli porto fuori il bassotto questa settimana => signor aldo; ha bisogno; bassotto; settimana !! gli; scrivi @@ Il signor Aldo, acquaintance
un grazie per il dottor Ferri che va in pensione, trent'anni che mi cura, con affetto ma del lei => dottor ferri; grazie|ringrazi|ringrazio; pensione; cura !! del lei; con affetto @@ Dottor Ferri, other
digli che sono contento che viene ma che dorme sul divano, la stanza è di mia madre. spiritoso => contento; vieni; divano; mia madre !! viene; spiritoso; digli @@ Patrick, friend
devo scrivere a Donatella che non posso farle da testimone, non sto bene, non voglio entrare nei dettagli => donatella; testimone; farti !! farle; dettagli; scrivere @@ Donatella, friend
metti giù due righe per la vicina Olga, sabato 12 facciamo festa fino a mezzanotte, se dà fastidio che mi chiami => olga; sabato 12; festa; mezzanotte; chiam !! due righe; metti giù; la vicina @@ Vicina Olga, acquaintance
scrivi a ivano che l'accento mio va benissimo e che la smetta, davanti a tutti no. senza offendere => ivano; accento; smett; davanti a tutti !! offendere; senza; scrivi @@ Ivano, colleague
chiedi al meccanico quanto costa cambiare le gomme e se mercoledì è aperto => quanto costa; gomme; mercoledì; aperto !! chiedi; se mercoledì @@ Meccanico, other
vorrei dire a mio marito che il sabato mattina mi serve per me, due ore, senza che si senta escluso => sabato mattina; due ore !! escluso; vorrei dire; marito; senza @@ Stefano, partner
scrivi al mio ex che i bambini li porta alle 18 e non alle 20, con i compiti fatti. neutro, non parlare della tizia => bambini; 18; 20; compiti; porti !! neutro; tizia; ex; porta @@ Il mio ex Massimo, other
fai sapere a ros che accetto il lavoro ma non prima del 15 => ros; accetto; lavoro; 15 !! fai sapere @@ Ros, colleague
ringraziami Walter che è venuto di domenica a sistemare la serratura => walter; grazie; domenica; serratura; sei venuto|venuto !! ringraziami; è venuto @@ Walter, acquaintance
scrivi a giulia che domani non riesco, passo giovedì, e chiedile se le serve qualcosa dalla farmacia => giulia; domani; giovedì; ti serve; farmacia !! le serve; chiedile; scrivi @@ Giulia, family
aiuto devo annullare il pranzo con la suocera di domenica perché siamo tutti raffreddati, carino => domenica; raffreddati; pranzo !! carino; aiuto; annullare; suocera @@ Suocera, family
due righe a maya per rifiutare l'invito all'addio al nubilato, quel weekend sono via => maya; addio al nubilato; non posso; via !! due righe; rifiutare @@ Maya, friend
ricorda a maya che i libri vanno resi il 12, senza fare la maestrina => maya; che i libri; 12 !! maestrina @@ Maya, friend
di a maya che il suo cane è scappato di nuovo e che l'ho riportato io, non deve sembrare una lamentela => tuo cane; riportato !! suo; lamentela @@ Maya, friend
voglio che maya sappia che sono fiera di lei, breve => fiera di te !! voglio; breve; lei @@ Maya, friend
scrivi alla mia insegnante di yoga maya che lascio il corso => maya; lascio il corso !! insegnante; potrebbe @@ Maya, other
scrivi qualcosa a maya sull'affitto => maya; dell'affitto !! scrivi; qualcosa @@ Maya, friend
è morto il papà di maya ieri, cosa le scrivo, non siamo così amiche => maya; papà; dispiace !! amiche; cosa le scrivo @@ Maya, colleague
devo dire a maya che sono incinta prima che lo sappia da tommaso, caldo => incinta !! tommaso; caldo @@ Maya, friend
di' a maya che non posso venire ma non dare spiegazioni => non posso venire !! spiegazioni @@ Maya, friend
mess x la mia ex: oggi i bimbi li prendo alle 18 invece che alle 16, ho una riunione, e che mi metta nello zaino lo sciroppo di leo => 18; riunione; mi metti|mettimi; sciroppo !! metta; ex @@ la mia ex, other
trovami le parole da mandare a francesca: la perdono x la storia della festa, ma ho ancora bisogno di tempo prima di rivederla => ti perdono; festa; rivederci !! la perdono; rivederla @@ Francesca, friend
devo dire di no alla comunione della figlia di assunta il 19 maggio, quel gg lavoro. pero mandiamo 100 euro di busta. me lo scrivi tu bene? => assunta; comunione; tua figlia; 19 maggio; lavoro; 100 euro !! di assunta; me lo scrivi @@ Assunta, acquaintance
`;

/** Without clear content: the coach asks what to say. */
export const EVERYDAY_NO_MESSAGE_IT: readonly string[] = [
  "scrivile tu qualcosa di carino, buonanotte ma non da sfigato",
  "mi scrivi due righe per lui che non sembri un'accusa",
  "un messaggio breve e non troppo freddo per la mia capa",
  "dammi una frase da dire sulla porta senza fare scenate",
  "scrivi qualcosa a mia suocera senza fargli pesare niente",
  "troppo lungo, una cosa sola che posso fare",
  "aiutami a dirle qualcosa che non la ferisca",
  "mi serve un biglietto da attaccare al frigo, simpatico",
];
