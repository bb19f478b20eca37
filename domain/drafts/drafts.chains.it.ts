/** Drafts in Italian, changed by one wish after another; format: read-cases.ts. */
export const DRAFT_CHAINS_IT = `
# scrivi ad Anna che sabato non posso perché viene mia madre, possiamo fare il 5? @@ Anna, friend
> più corto => anna; sabato; 5
> aggiungi che mi dispiace tanto => mi dispiace tanto !! aggiungi
> mandalo a Tommaso => tommaso; sabato; 5 !! anna
# chiedi al mio capo se venerdì posso uscire alle 15, mio figlio ha il dentista @@ Marco Ferri, colleague
> più formale => 15; venerdì; dentista
> firmalo Giulia => giulia; venerdì
# invita Giulia al mio compleanno il 14 alle 20 @@ Giulia, friend
> più divertente => 14; 20
> dille che può portare sua sorella => puoi; tua sorella; 14 !! sua sorella
# scrivi al padrone di casa che la caldaia è rotta e siamo senza acqua calda da martedì @@ Sig. Bruni, other
> più deciso => caldaia; martedì
> chiedigli quando può mandare qualcuno => quando; mandare qualcuno; può|potrebbe !! chiedigli
# scrivi a Leo che mi dispiace di aver dimenticato il suo compleanno @@ Leo, friend
> più affettuoso => dispiace; tuo compleanno
> troppo lungo => compleanno
# di' a Sam che stasera faccio tardi, il treno è in ritardo @@ Sam, partner
> accorcialo => tardi; treno
> domani, non stasera => domani; tardi !! stasera
# chiedi a Chiara se giovedì può portarmi la giacca @@ Chiara, friend
> venerdì invece di giovedì => venerdì; giacca !! giovedì
> meno formale => venerdì; giacca
# scrivi al professore per chiedere una proroga fino a lunedì perché ho avuto il covid @@ Prof. Conti, mentor
> troppo informale => proroga; lunedì; covid
> togli la parte del covid => proroga; lunedì !! covid
# ringrazia Maria per avermi ascoltato ieri sera @@ Maria, friend
> aggiungi che domenica le offro un caffè => ti offro; caffè; domenica !! le offro
> senza domenica => caffè !! domenica
# di' a Giò che questo weekend non posso prestarle la macchina @@ Giò, friend
> aggiungi il motivo: è dal meccanico => meccanico; prestarti; weekend !! motivo
> più morbido => meccanico; weekend
# chiedi al vicino di abbassare la musica dopo le 23 @@ Daniele, acquaintance
> più amichevole => musica; 23
> di' che mi alzo alle 5 => 5; musica !! di' che
# scrivi a Ludo che la cena è alle otto da noi @@ Ludo, friend
> alle nove invece che alle otto => nove !! otto
> e chiedi se mangia il pesce => pesce; mangi !! se mangia
# scrivi a Bea che non possiamo venire al matrimonio, i voli costano troppo @@ Bea, family
> troppo freddo, più carino => matrimonio; voli
> più breve => matrimonio
# chiedi al negozio il rimborso della giacca, ordine 5583 @@ Negozio, other
> più educato => rimborso; 5583
> aggiungi il mio nome, Clara => clara; 5583
# di' a Cristina che domani il pranzo salta, ho l'emicrania @@ Cristina, friend
> proponi la settimana prossima => settimana prossima; emicrania !! proponi
> per Roberta invece => roberta; emicrania !! cristina
# scrivi a Emma che sono fiera di lei @@ Emma, family
> più lungo => fiera di te
> aggiungi che stasera la chiamo => ti chiamo; stasera !! la chiamo
# di' alla mia responsabile che oggi sono malata @@ Carla Meli, colleague
> aggiungi che i file li ha Tommaso => tommaso; file; malata
> in modo più formale => malata; file
# chiedi a Roberto se lui e sua moglie vogliono venire a cena il 22 @@ Roberto, friend
> il 23 => 23; tua moglie !! 22
> più sciolto => 23
# chiedi scusa a Mia per averle urlato lunedì @@ Mia, friend
> non parlare di lunedì => scus|dispiace !! lunedì
> più caldo => scus|dispiace
# di' a Davide che non vengo all'allenamento @@ Davide, friend
> dai un motivo, mi sono slogato la caviglia => caviglia; allenamento !! motivo
> in inglese => 
# scrivi alla maestra Dina che Luca ha dimenticato i compiti, può portarli domani? @@ Maestra Dina, other
> cambia domani con lunedì => lunedì; compiti !! domani
> firmalo => compiti
# scrivi a Vera che mi serve la chiave entro venerdì @@ Vera, other
> più gentile => chiave; venerdì
> meno diretto => chiave; venerdì
# chiedi a Gino di innaffiarmi le piante la settimana prossima @@ Gino, acquaintance
> alla fine ringrazialo => grazie; piante !! ringrazialo
> dagli del lei => piante; settimana prossima !! puoi; potresti
# ricorda a Giacomo di portare il proiettore domani @@ Giacomo, colleague
> più corto => proiettore; domani
> e anche l'adattatore => adattatore; proiettore
# invita mia zia a prendere un caffè domenica @@ Zia Carla, family
> metti alle 16 => 16; domenica; caffè
> comincia con cara => cara; domenica
# chiedi a Pietro se la bici è ancora in vendita, potrei prenderla sabato @@ Pietro, acquaintance
> lascia stare il sabato => bici !! sabato
> più simpatico => bici
# ringrazia mio fratello per la macchina @@ Matteo, family
> aggiungi che ho fatto il pieno e le chiavi sono sul tavolo => pieno; chiavi; tavolo
> fallo ridere => pieno
# di' ad Amelia che martedì non posso @@ Amelia, friend
> troppo secco => martedì
> proponile mercoledì => mercoledì; martedì !! proponile
# chiedi al cliente di pagare la fattura 204, 850 euro, scadeva il primo @@ Sig. Neri, other
> più fermo => 204; 850
> la fattura è la 205 => 205; 850 !! 204
# fai i complimenti a Nora per il nuovo lavoro @@ Nora, friend
> aggiungi che venerdì festeggiamo => festeggiamo; venerdì; lavoro
> un po' più corto => lavoro; venerdì
# di' a Gregorio che non posso fargli da testimone, sono all'estero @@ Gregorio, friend
> aggiungi che sono onorato che me l'abbia chiesto => onorato; chiesto; farti da testimone
> al posto di all'estero metti in Canada => canada !! estero
# chiedi a Sara i 40 euro che mi deve @@ Sara, friend
> erano 45 => 45 !! 40
> più leggero => 45
# scrivi a mia sorella che l'operazione della mamma è andata bene @@ Katia, family
> dille che da domani può andare a trovarla => puoi andare a trovarla; domani !! può andare
> togli da domani => trovarla !! domani
# di' a Nicola che la password del wifi è pesce22 @@ Nicola, friend
> e che la chiave è sotto il vaso => pesce22; chiave; vaso
> più breve => pesce22; vaso
# scrivi le condoglianze a Guglielmo, è morta sua madre @@ Guglielmo, colleague
> aggiungi che può prendersi tutto il tempo che vuole => puoi prenderti; vuoi; tua madre !! può prendersi
> meno formale => tua madre
# chiedi a Lin la ricetta dei ravioli @@ Lin, friend
> troppo formale, più sciolto => ravioli
> togli il saluto => ravioli !! ciao
# di' a Guido che sabato posso aiutarlo col trasloco @@ Guido, friend
> anzi domenica => domenica; trasloco; aiutarti !! sabato
> aggiungi che ho un furgone => furgone; domenica
# di' a Gemma che dovrebbe andare dal medico @@ Gemma, friend
> sembra un ordine, più dolce => medico
> aggiungi che mi preoccupo per lei => preoccupo per te; medico !! per lei
# scrivi all'ufficio personale per sapere quanti giorni di ferie mi restano @@ Ufficio personale, colleague
> in una frase sola => ferie
> aggiungi cordiali saluti, Timoteo => cordiali saluti; timoteo
# di' ad Alice che la pensiamo @@ Alice, friend
> di' anche che la minestra è davanti alla porta => minestra; porta; ti pensiamo
> più sentito => minestra; ti pensiamo
# chiedi a papà di prestarmi 200 euro fino allo stipendio @@ Papà, family
> di' che è per i freni => freni; 200
> 250 invece di 200 => 250; freni !! 200
# scrivi ai vicini che venerdì facciamo una festa @@ Vicini, acquaintance
> digli che possono venire anche loro => potete venire; venerdì !! possono; loro
> chiudi con grazie per la comprensione => grazie per la comprensione; venerdì
# di' a Olga che le luci erano di nuovo accese @@ Olga, colleague
> senza accusarla => luci
> chiedile di controllare prima di uscire => controllar|controlla; uscire; luci !! chiedile
# di' a Domenico che domenica non posso aiutarlo col trasloco @@ Domenico, friend
> aggiungi che ho mal di schiena => mal di schiena; domenica
> lunedì invece di domenica => lunedì !! domenica
> un po' più affettuoso => lunedì; schiena
# chiedi al mio capo giovedì libero @@ Dott.ssa Rossi, colleague
> più corto => giovedì
> aggiungi il motivo, è il primo giorno di scuola di mio figlio => primo giorno di scuola; giovedì
# ringrazia Ella per la torta @@ Ella, friend
> chiedile anche come ha fatto la glassa => come hai fatto la glassa; torta !! ha fatto
> meno formale => torta; glassa
# invita Nilo a cena sabato alle 19 @@ Nilo, friend
> alle 20 non alle 19 => 20; sabato !! 19
> aggiungi che può portare Mia => puoi portare mia !! può
# scrivi al padrone di casa che la serratura è rotta @@ Sig. Barri, other
> più gentile => serratura
> di' che è la terza volta quest'anno => terza volta; serratura
# di' a Chiara che sono arrabbiata per ieri sera @@ Chiara, friend
> troppo duro => ieri sera
> proponi di parlarne domani => parlarne domani|parlarne; domani
# chiedi a Piero i 20 euro che mi deve @@ Piero, friend
> erano 25 => 25 !! 20
> più amichevole => 25
# fai le condoglianze alla signora Leoni, è morto suo marito @@ Sig.ra Leoni, acquaintance
> offri un aiuto con il giardino => giardino; marito
# di' ad Anna che la riunione è alle 15 in sala 4 @@ Anna, colleague
> in sala 5 => 5; 15
> togli la sala => 15 !! sala
# di' a Gio che arrivo alle sei @@ Gio, friend
> alle sette => sette !! sei
> più divertente => sette
`;
