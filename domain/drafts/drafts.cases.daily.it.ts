/** Requests as people type them, with style wishes and background; format: read-cases.ts. */
export const DAILY_CASES_IT = `
scrivi a giulia che arrivo con 20 minuti di ritardo, frizzante, con una faccina => giulia; 20 minuti !! frizzante; faccina; scrivi @@ Giulia, friend
di' a marco che domenica non vengo a calcetto, ho il ginocchio gonfio. Sbrigativo => marco; domenica; calcetto; ginocchio !! sbrigativo; di' @@ Marco, friend
messaggio per la mamma: atterriamo alle 6, non serve venirci a prendere, tenero ma non mieloso => atterriamo; 6; non serve !! tenero; mieloso; messaggio @@ Mamma, family
chiedi a gino di ridarmi il trapano entro venerdì, senza tante storie => gino; trapano; venerdì !! storie; chiedi @@ Gino, acquaintance
due righe simpatiche per Sandra: la festa è sabato alle 9 da noi => sandra; festa; sabato; 9 !! righe; simpatiche @@ Sandra, friend
spiega in modo semplice con frasi corte a Irina che lunedì l'ufficio apre alle 10 => irina; lunedì; ufficio; 10 !! semplice; frasi; spiega @@ Irina, colleague
avvisa pietro che l'allenamento è mercoledì alle 7, tranqui => pietro; allenamento; mercoledì; 7 !! tranqui; avvisa @@ Pietro, friend
scrivi a Livia: scusa se ho alzato la voce in macchina. Affettuose ma nette => livia; scusa; voce; macchina !! affettuose; nette; scrivi @@ Livia, partner
dì a leo che mi manca e che torno giovedì, romantico ma che la fa ridere => leo; mi manchi; giovedì !! romantico; ridere; dì a @@ Leo, partner
scrivi all'inquilino Ivan che trattengo la caparra finché il muro non è imbiancato, tono asciutto e professionale => ivan; caparra; muro !! tono; asciutto; professionale; scrivi @@ Ivan, other
invita i Rossi per un aperitivo sabato alle 6, allegro e alla buona => aperitivo; sabato; 6 !! allegro; buona; invita @@ I Rossi, friend
le sarei grata di due righe per don Carlo, il 12 non posso venire alla cena perché mi operano all'anca => don carlo; 12; cena; anca !! righe; grata @@ Don Carlo, acquaintance
me la butti giù tu una cosa onesta per Nico? il lavoro in officina lo lascio a giugno => nico; lascio; giugno; officina !! onest; butti; cosa @@ Nico, friend
Marta mi deve 60 euro da maggio, mi aiuti con due righe per ricordarglielo? => marta; 60 euro; maggio !! aiuti; righe; ricordarglielo; mi deve @@ Marta, friend
Devo dire a Ezio che la sala il 5 non gliela posso dare. Trova tu le parole => ezio; sala; 5 !! trova; parole; gliela; devo dire @@ Ezio, acquaintance
Rispondi a Gaia che mi ha chiesto se può portare il cane al mare. La risposta è no, nell'appartamento non li vogliono. => gaia; cane|no; appartamento !! risposta è; rispondi; chiesto @@ Gaia, friend
Rispondi a Ashley (collega nuova) che mi ha chiesto se può scambiare il turno di venerdì: non posso, ma giovedì sì => ashley; non posso; giovedì !! collega; nuova; chiesto; rispondi @@ Ashley, colleague
Biglietto per la maestra Paola, l'insegnante di Tommi. Tommi martedì ha il dentista alle 10 e torna per pranzo. => paola; tommi; martedì; dentista; 10; pranzo !! insegnante; biglietto @@ Maestra Paola, other
dì al mio capo che il 5 mi serve libero per il matrimonio di mia sorella. Legge tutto tre volte. => 5; matrimonio; mia sorella !! legge; tre volte; dì al @@ Il mio capo, colleague
scrivi a mio figlio Samu che la cena è alle 8 e viene zio Peppe, ha 18 anni quindi non fare la mamma => samu; cena; 8; viene zio peppe !! 18; mamma; vieni; scrivi @@ Samu, family
msg per lo studio, al banco c'è maurizia: posso spostare martedì a dopo il 15? => martedì; 15 !! maurizia; banco; msg @@ Studio dentistico, other
scrivi a teo l'aperi è spostato alle 7 da gigi, spiccio => teo; l'aperi ; 7; gigi !! spiccio; scrivi; aperti @@ Teo, friend
avvisa Fede che ho trovato le sue chiavi nella mia borsa, secco, niente punti esclamativi => fede; tue chiavi; borsa !! secco; esclamativi; sue; avvisa @@ Fede, friend
dire a elena ke venerdi nn vengo xke sn senza soldi, scherzoso => elena; venerdì; senza soldi !! scherzoso; dire a @@ Elena, friend
scrivi a papà che l'idraulico viene lunedì alle 9. Breve e conciso. => idraulico viene; lunedì; 9 !! breve; conciso; scrivi @@ Papà, family
chiedi a wanda se il 20 possiamo usare il suo garage, garbato, non insistente => wanda; 20; tuo garage !! garbato; insistente; suo; chiedi @@ Wanda, acquaintance
ringrazia zia Rosa per il maglione, mi sta benissimo. Caloroso ma semplice, niente di ricercato => rosa; maglione; benissimo !! caloroso; semplice; ricercato; ringrazia zia @@ Zia Rosa, family
scrivi a omar che gli ultimi 100 li pago il primo del mese. umile ma dignitoso => omar; 100; primo !! umile; dignitoso; scrivi @@ Omar, friend
manda due righe a Katia, dille che il gruppo di lettura è da me l'8, alla mano => katia; gruppo di lettura; da me; 8 !! righe; alla mano; dille @@ Katia, friend
una mail cortese ma decisa al sig. Ferri: la caldaia è spenta da domenica, tre frasi al massimo => ferri; caldaia; domenica !! cortese; decisa; frasi; mail @@ Sig. Ferri, other
dì ad anna che ho letto la sua mail e che per marzo è no ma per aprile sì. con gentilezza => anna; tua mail; marzo; aprile !! gentilezza; sua; dì ad @@ Anna, colleague
di' a Betta che la macchina sabato non gliela presto, è dal meccanico. senza drammi, rilassato => betta; macchina; sabato; meccanico !! drammi; rilassato; gliela; di' @@ Betta, friend
scrivi a Gio che sto bene e gli esami sono puliti, sereno e rassicurante => sto bene; esami !! sereno; rassicurante; scrivi @@ Gio, family
vorrei un biglietto per la signora Pina del terzo piano: il cancello è aggiustato e ho la sua chiave di scorta => pina; cancello; tua chiave|sua chiave; scorta !! biglietto; terzo piano; vorrei @@ Signora Pina, acquaintance
Voglio mandare un vocale a Nina, scrivi come lo direi: ho avuto il posto e comincio lunedì => nina; posto; lunedì !! vocale; direi; scrivi @@ Nina, friend
Prepara una mail per il dottor Sala. Sarò in ferie dal 3 al 7 giugno e le chiamate le prende Ravi. => sala; ferie; 3; 7 giugno; ravi !! prepara; mail @@ Dottor Sala, colleague
Scrivi alla chat del calcetto, spiritoso ma chiaro: chi non paga i 5 euro entro venerdì non gioca => 5 euro; venerdì; gioca !! spiritoso; chiaro; chat @@ Chat calcetto, friend
Scrivi alla prof di Ruby, la signora Ami: Ruby non ha fatto i compiti perché suo fratello era in ospedale => ruby; compiti; suo fratello; ospedale !! tuo; scrivi; prof di @@ Signora Ami, other
messaggio per Ciro: hai lasciato la luce accesa in cantina, controlla tu? non acido, amichevole => ciro; luce; cantina; controlla !! acido; amichevole; messaggio @@ Ciro, acquaintance
scrivi a Dora che mi dispiace per il gatto e che se vuole passo domani. delicato, poche parole sentite => dora; gatto; domani !! delicato; parole; sentite; scrivi; vuole @@ Dora, friend
Gentile coach, prepari una risposta cortese per il signor Okoro. Mi ha chiesto se l'appartamento è ancora libero. È affittato dal 1 marzo. => signor okoro; affittato; 1 marzo !! coach; risposta; cortese; chiesto @@ Signor Okoro, other
di a kevin di fianco che stanotte l'allarme ha suonato di nuovo, civile, senza parolacce => kevin; stanotte; allarme !! fianco; civile; parolacce @@ Kevin, acquaintance
scrivi a mia figlia Rosi che oggi alle 4 la va a prendere suo fratello perché sono bloccata al lavoro. rassicurante => rosi; prenderti tuo fratello; 4; lavoro !! suo; rassicurante; la va @@ Rosi, family
messaggio per Zoe (la mia responsabile) per chiedere di lavorare da casa il 3, viene il tecnico della caldaia tra le 8 e le 12. Professionale ma rilassato => zoe; posso lavorare da casa; 3; caldaia !! responsabile; professionale; rilassato @@ Zoe, colleague
scrivi a Bruno dell'orto che lunedì tolgono l'acqua per due giorni, semplice semplice => bruno; lunedì; acqua; due giorni !! orto; semplice @@ Bruno, acquaintance
Aiuto, il matrimonio di Nadia è il 5 e lo stesso giorno si sposa mia cugina. Scrivile qualcosa che non ci resti male. calorosa, onesta => nadia; tuo matrimonio; 5; mia cugina !! resti male; calorosa; onesta; scrivile @@ Nadia, friend
due parole per Gianna del terzo piano, domenica è mancato suo marito. non ci conosciamo bene. sobrie, brevi => gianna; domenica; tuo marito !! terzo piano; conosciamo; sobrie; brevi @@ Gianna, acquaintance
Mi farebbe un bigliettino per Maddalena, la signora che fa i fiori in chiesa, i gigli di domenica erano bellissimi. Sentito => maddalena; gigli; domenica !! bigliettino; signora; sentito @@ Maddalena, acquaintance
olli nn mi ridà i 40 euro del concerto. scrivigli, non voglio fare lo stronzo ma mi servono entro venerdì => olli; 40 euro; concerto; venerdì !! stronzo; fare lo; scrivigli @@ Olli, friend
Buongiorno, scriva al signor Adani, il padrone di casa, che l'affitto arriva con 5 giorni di ritardo perché lo stipendio è in ritardo. Umile e rispettoso. => adani; affitto; 5 giorni; stipendio !! padrone; umile; rispettoso; scriva @@ Signor Adani, other
devo chiedere scusa a Cri per quello che ho detto di sua madre ieri sera. senza strisciare, solo onesta. lui non è uno che parla => cri; per quello che ho detto; tua madre; ieri sera !! strisciare; onesta; parla @@ Cri, partner
fai i complimenti a freja (mia nipote) per i tre 10, orgogliosa ma non imbarazzante => freja; complimenti; tre 10 !! nipote; orgogliosa; imbarazzante @@ Freja, family
Ivo di fronte parcheggia dalla mia parte da quando ha il furgone. Chiedigli con gentilezza di lasciare libero il posto davanti al cancello, mi serve per la carrozzina. => ivo; lasciare libero; cancello; carrozzina !! gentilezza; chiedigli; di fronte @@ Ivo, acquaintance
Per favore scriva per me alla signora Ito, la maestra di piano di mio figlio. Dobbiamo smettere le lezioni a fine marzo, i soldi sono pochi. Tono riconoscente. => signora ito; lezioni; marzo; soldi !! scriva; maestra; tono @@ Signora Ito, other
ricorda a mio nonno Nino che domani alle 10 passa l'infermiera, scritto grande e chiaro, frasi corte => nino; domani; 10; passa l'infermiera !! frasi; grande; chiaro @@ Nino, family
mo dice che do sempre buca. rispondigli: lo so, scusa per giovedì, domenica sono libero tutto il giorno. mortificato => lo so; scusa per giovedì; domenica !! scusi; mortificato; rispondigli @@ Mo, friend
la siepe di terenzio viene dalla mia parte, è permaloso. chiedigli se gli dispiace che la taglio sabato mattina. da buon vicino => terenzio; tua siepe; ti dispiace; sabato mattina !! permaloso; vicino; gli @@ Terenzio, acquaintance
domenica dovrei andare da Pina e non ce la faccio. Scrivile che non sto bene ma resta sul vago => pina; domenica; da te; non sto bene !! vago; resti; scrivile @@ Pina, family
`;

/** Without content: the coach asks. */
export const DAILY_NO_MESSAGE_IT: readonly string[] = [
  "scrivile qualcosa di caloroso, alla mano, non sdolcinato",
  "mi aiuti con due righe, frizzanti?",
];
