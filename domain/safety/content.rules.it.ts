import type { RuleGroup } from "./rules.ts";

/** Italian rules, the gravest first; syntax in `matcher.ts`. */
export const RULES_IT: readonly RuleGroup[] = [
  {
    kind: "self_harm",
    severity: "severe",
    patterns: `
      UCCIDERSI !di/dal/dalla/dalle/per
      mi UCCIDE !di/dal/dalla/dalle/se/quando/la/il/lo/l/i/le
      mi UCCIDE se/quando ..2 lascia/lasci/va/vai/torni/torna/parte
      mi tolgo ..1 vita
      tolgo/togliere/tolto/toglierei la/mia/di vita/mezzo
      togliermi/levarmi ..1 vita/mezzo
      togliermi/levarmi di ..1 mezzo/torno
      farla/faccio/farei/faro/facessi/finirla ..1 finita !tra/fra/per/insieme
      farla/faccio/farei/faro/facessi/finirla finita con ..1 vita/tutto/me
      finirla con ..1 vita/tutto/questa
      finirla qui $
      VOGLIO ..2 finirla $
      VOGLIO ..3 MORIRE !di/dalle/dal/dalla/per/sotto/dietro/un/in/qualche/da/sul/su
      VOGLIO ..1 MORIRE per sempre/davvero
      penso/pensato/pensando/pensavo ..1 di/a MORIRE !di/dalle
      VOGLIO ..2 essere MORTO !di/dal
      preferirei/vorrei/preferisco/meglio ..1 essere/esser MORTO
      meglio MORTO
      VOGLIO ..1 MORTO !di
      vorrei non essere/esser mai? nat*
      non VOGLIO ..2 piu? vivere !con/a/in/da/insieme/qui/lontano/cosi
      non VOGLIO ..1 piu vivere cosi $
      non ..2 piu ..1 voglia di? ..1 vivere/esistere !con
      non VOGLIO ..2 esistere
      non VOGLIO ..2 svegliarmi ..1 piu
      non VOGLIO piu svegliarmi !presto/alle/tardi/con
      non VOGLIO piu ..1 esserci
      SUICIDIO !squad/collettivo
      penso/pensato/pensare/pensando/pensiero/pensieri ..4 SUICIDIO
      pensieri/idee di morte
      istinti/pensieri ..1 brutti ..2 farmi
      farmi/mi ..1 del/dei male/tagli !alla/al/in/giocando/cadendo/sciando
      faccio/facevo/fatto/farmi ..1 del male da sol*
      mi faccio/facevo ..1 male !alla/al/in/giocando/se/i
      farmi ..1 male da/per/di
      VOGLIO/penso/voglia/pensato ..1 farmi ..1 male
      mi ..2 TAGLIARE ..2 CARNE
      TAGLIARE ..1 CARNE !di/della
      mi ..2 TAGLIARE apposta/ancora/quando/per/di $
      mi TAGLIARE apposta/quando/per/da
      mi brucio/ustiono/brucia con/apposta/quando !cucino/cucinando ..4 ferro/sigarett*/accendin*/sento/vuot*
      INGOIARE ..2 TUTTE ..4 PASTIGLIE
      ingoiato/ingoiare/ingoia/inghiottito/inghiottire ..4 PASTIGLIE
      INGOIARE ..4 PASTIGLIE ..5 finita/morire/apposta/tutte/troppe
      SCORTA ..4 PASTIGLIE
      messo/messe/tenuto/tengo/tenendo/conservo/conservando da/via ..2 parte/via ..4 PASTIGLIE
      PASTIGLIE ..3 pronte/pronti/bastano/davanti/contate/nascoste
      ho ..2 PASTIGLIE ..3 pronte/bastano/nascoste/contate
      overdose
      cappio
      corda ..8 nodo/impicc*/collo/trave/albero/append*/fare
      butto/buttarmi/buttare/getto/gettarmi/lancio/lanciarmi/buttarsi/gettarsi/lanciarsi/buttata/buttato ..1 giu/sotto/dal/dalla/da/di/davanti/nel ..2 VUOTO
      mi/si butto/getto/butta/getta/lancia/buttato/buttata/buttero/buttera dal/dalla/sotto/giu/di ..2 VUOTO/sotto $
      mi/si butto/getto/butta/getta giu/sotto/dal/dalla !per/divano
      buttarmi/buttarsi/gettarmi/lanciarmi sotto/giu
      saltare/salto/salta dal/da ..1 VUOTO
      schiantarmi/schiantarsi
      lettera/biglietto/lettere/messaggio/video ..1 d/di addio
      voce/voci ..3 dice/dicono/ripete ..3 farla/morire/uccid*/ammazz*/buttar*/farmi/finita
      voce ..2 di ..1 buttarmi/ammazzarmi/uccidermi/farlo/morire
      tentato/provato/tenta/prova/tentare a/di/il ..2 togliermi/ammazzarmi/uccidermi/farla/suicid*
      domani/presto/stasera/domenica ..1 non ci/esisto saro/piu ..4 deciso/addio/sapesse
      ho deciso ..3 farla/finirla/morire/finita
      merito di ..1 morire
      mi lascio morire
      smettere/smetto di vivere
      modo/modi/maniera/come per? ..1 morire !dal/di
      morire ..1 senza ..1 dolore/soffrire
      quando/dopo ..1 saro/sarei ..1 morto/morta/via
      quando/per/dopo quando? non ci saro piu
      non merito ..1 di ..1 vivere/esistere
      merito di morire
      nessun/non ..3 motiv*/ragion* ..1 per/di vivere
      piedi/seduta/seduto/salito/salita ..2 sul/sulla/sopra cornicione/ringhiera/parapetto/tetto/davanzale/binari/ponte
      cornicione/parapetto/davanzale & lasciarmi/andare/saltare/buttarmi/notte/stavo
      stavo per lasciarmi andare/cadere
      non mi fido ..2 di me ..4 balcone/sola/solo/finestra/coltell*/stanotte/vicino
      non mi fido ..1 di me
      beve/bevo/bere/bevuto/bevuta ..2 candeggina/veleno/acido/varechina/antigelo
      comprato/preso/ordinato/trovato ..1 una/la corda
      corda & vivere/motivi/morire/garage/appeso/soffitto
      tagli & foto/braccia/gambe/cosce/polsi/nascond*/freschi/suoi
      graffi*/gratt*/tagli* ..2 le braccia/gambe/pelle
      fino a ..2 sanguin*
      prenderle/prendo/prendere/ingoiarle ..2 tutte ..1 insieme/assieme
      PASTIGLIE & tutte insieme
      PASTIGLIE & e basta
      lettere/lettera/biglietti/video ..8 quando non ci saro
      lettere/lettera/biglietto ..6 quando saro morto/morta
      mi punisco
      farmi del male
      lama/lametta/rasoio/coltello/taglierino/forbici & pelle/polso/polsi/vene/braccia/braccio/cosce
      ultim* giorno/notte/settimana/natale/compleanno ..3 vita/vivo/viva/terra
      sara ..1 mio ultimo ..1 giorno/compleanno/natale
      deciso ..8 ultimo giorno
      PASTIGLIE & gira/stordit*/addio/morire/finita
      INGOIARE ..1 10/12/15/20/25/30/40/50/60/dieci/dodici/quindici/venti/trenta/quaranta/cinquanta/sessanta ..1 PASTIGLIE
      quante PASTIGLIE ..4 morire/servono/bastano/vogliono
      dose letale
      sono/sto/seduta/seduto/piedi ..2 sul/sopra/al/sulla ponte/cornicione/tetto/cavalcavia/ringhiera/parapetto ..3 adesso/ora/sola/solo/buttarmi/stanotte
      mi/si voglio/vuole/vorrei/vorrebbe/voleva/volevo/vado ..1 ad? AMMAZZARE/buttare/tagliare !di/dalle/i
      la voglio/vuole/voleva/vorrei fare/far finita
      starei/sarei/staresti/meglio/starebbe ..2 da/se MORTO
      meglio da MORTO
      starei/sto meglio mort*
      schiantar*/schianto ..3 macchina/auto/moto/muro/albero/contro/tir
      pistola ..3 bocca/tempia
      vorrei/spero che ..3 camion/macchina/treno/tir/auto ..2 mi investisse/investa/schiacciasse/prendesse/travolgesse
      VOGLIO che ..2 vita ..1 finisca/finisse
      VOGLIO ..3 finire/chiudere/smettere ..2 vita/vivere
      smettere di vivere
      non VOGLIO ..2 andare/continuare/tirare avanti
      spero ..1 di ..1 non svegliarmi
      mi taglio $
      mi taglio ..1 da/ancora/quando/per/di
      ci sono ricascat* ..4 TAGLIARE
      piano per ..1 UCCIDERSI/morire/farla
      un piano ..3 UCCIDERSI/morire/farla/finita
      addio a ..1 tutti/mondo
      lettera/biglietto ..1 di/d suicidio/addio
      mi uccido/ammazzo $
      tentato ..1 il suicidio
      porre fine
      PENSO ..2 sparire per sempre
      PENSO ..2 impiccarmi/suicidarmi/spararmi/avvelenarmi
      pallottola/proiettile/colpo ..2 in/alla testa/tempia/bocca
      ARMA & dolore/finita/farla
      mi taglio !i/le/la/un/una/il/fuori/corto/lo/l/gli
      sbatto/sbattevo/sbattere la testa ..2 muro/contro/finche/sangu*
      mi do/prendo a? pugni/schiaffi/testate
      mi prendo a pugni/schiaffi
      mi viene da/di ..1 farmi
      buttat*/mandat*/bevut* giu ..5 PASTIGLIE
      voci & male/uccid*/ammazz*/buttarmi/morire/farlo
      non ..2 piu? ..2 stare/restare/essere al mondo
      vorrei/voglio/volevo non ..1 esistere/esserci
      non vedo l ora di morire
      non vedo l ora che ..1 finisca ..1 vita
      taglietti ..2 braccia/polsi/gambe/cosce/pelle
      tagli/taglio sulle/sui/sul braccia/polsi/gambe/cosce/braccio/polso
      voglia di ..1 vivere & non/nessuna/persa/perso/piu
      perso/persa/perdendo la voglia di vivere
      la morte sarebbe/e ..2 sollievo/liberazione/meglio
      non arrivo/arrivero a domani
      piantar*/pianto/pianta ..1 una? pallottola/proiettile/coltello
      mi lancio/butto/getto dalla/dal/giu/sotto
      mi sparo ..1 in/alla
      farmi/fare/faccia qualcosa ..2 a? me/stessa/sola/solo/brutto
      paura ..2 di farmi ..2 qualcosa/male
      tengo/ho/nascosto/nascondo ..1 una corda
      bevuto/bevo/bere/scolat*/mischiat*/mescolat* ..7 PASTIGLIE
      non manchero ..1 a nessuno
      vado per sempre ..6 bene/addio/mamma
      me ne vado per sempre
      detto ..3 giu ..5 PASTIGLIE
      non VOGLIO ..3 viva/vivo
      non ..1 arrivarci/arrivo/arrivero ..1 viva/vivo
      mi ..3 TAGLIARE ..2 fondo/profond*
      tagliarmi !i/le/la/un/una/fuori/il/lo
      imbottit* di ..2 PASTIGLIE
      sto per ..1 buttarmi/farlo/farla/ammazzarmi/uccidermi/tagliarmi/saltare
      voglia/bisogno/impulso di tagliarmi/morire
      INGOIARE tutto/tutta/intero/intera il/la flacone/scatola/boccetta/confezione
      motiv*/ragion*/senso per/di ..1 restare/rimanere/continuare/stare/vivere ..2 vita/viv*/mondo
      mare/fiume/lago/acqua/bosco & torno/tornare/tornero piu
      saluta/saluto/addio per sempre
      non c e piu niente ..3 addio
      niente/nulla & addio
    `,
  },
  {
    kind: "self_harm",
    severity: "severe",
    fiction: true,
    patterns: `
      si ..1 UCCIDE !di/dal/la/il/lo/a/tra/fra/per/con
      si ..2 UCCIDE se ..2 lascio/vado/torno/torna/me
      si ..2 butta/buttata/buttato/getta/lancia ..1 dal/dalla/sotto/da/giu ..2 VUOTO
      tolto/tolta/togliersi/toglie/tolgono ..1 la vita
      levarsi/togliersi ..1 vita/mezzo
      tentato/provato/tenta/tentare ..2 togliersi/ammazzarsi/uccidersi/suicid*
      vuole/voleva/vorrebbe/vogliono ..1 MORIRE !di/dalle/dal/dalla/per
      vuole/voleva/vorrebbe ..1 farla finita
      detto/dice/scritto ..3 la fa/faceva finita
      la fa/fara finita !con/di
      non vuole/voleva/vorrebbe ..1 piu vivere/esistere/esserci !con/in/a/da/qui
      si ..2 TAGLIARE ..2 CARNE
      si TAGLIARE apposta/di/quando/per/da
      si fa/faceva/fare/farsi/e ..1 del/dei male/tagli !alla/al/in/giocando/cadendo/sciando
      farsi ..1 male !alla/al/in/giocando/cadendo/a
      si ..1 vuole/voleva/vorrebbe ..1 AMMAZZARE/buttare
      ha ..1 provato/tentato ..1 UCCIDERSI/farla
      si e ..1 UCCIDE
      detto/dice/scritto ..4 non vuole ..1 piu vivere/esserci/stare
      detto/dice/scritto ..3 vuole morire/sparire/farla
      trovat* ..3 lettera/biglietto ..1 di/d suicidio/addio
      parla/parlava/parlato ..2 suicid*/morire/farla
      si taglia !i/le/la/il/un/una/fuori/corto/con/lo/gli/l
    `,
  },
  {
    kind: "violence",
    severity: "severe",
    joke: true,
    patterns: `
      VOGLIO/deciso/penso/pensato/per/intenzione/giuro/immaginare/immagino/sogno/progetto/pensando/voglia ..2 di/a? ammazzarlo/ammazzarla/ammazzarli/ucciderlo/ucciderla/ucciderli/accoltellarlo/accoltellarla/strangolarlo/strangolarla/avvelenarlo/avvelenarla/spararle/spararli/sparargli/strozzarla/strozzarlo/sgozzarlo/sgozzarla/soffocarlo/soffocarla
      VOGLIO/deciso/sto/intenzione/immagino/immaginare/immaginando/penso/sogno ..2 UCCIDERE ..1 PARENTE/POSSIT/tutti
      VOGLIO/sto/per/intenzione/deciso ..2 picchiarlo/picchiarla/menarlo/menarla/fargli/farle/pestarlo
      giuro ..2 LEI UCCIDERE
      giuro che ..1 LEI ..1 faccio/ammazzo/uccido/picchio/meno/rovino/sparo/pesto
      LEI ammazzo/uccido/accoltello/strangolo/sgozzo/sparo !di
      gli/le sparo !un/una/messaggi/domande
      lo/la/li faccio fuori !casa
      gli/le/gliela/gliele faccio/faro ..1 pagar* ..2 cara
      gli/le faccio/faro/farei ..1 del? male !notare
      lo/la voglio/vorrei MORTO
      voglio/vorrei/volevo/spero che ..2 muoia/crepi/morisse
      lo/la voglio vedere morto/morta
      comprato/preso/procurato/portato/nascosto/affilato un/il/una/la ..1 ARMA ..4 aspetto/aspettare/sotto/uso/usare/lui/lei/scuola/casa/per
      ho/avevo ..2 PICCHIARE ..1 POSSIT/il/la/i/le PARENTE
      ho/avevo ..2 PICCHIARE POSSIT PARENTE
      ho/avevo ..2 DARE ..1 BOTTA ..1 a/al/alla/ai/addosso ..2 PARENTE
      l ho PICCHIARE !di/con/al/a
      gli/le/l ho DARE ..1 BOTTA
      le ho messo/alzato ..1 mani
      ho messo/alzato le mani addosso/su/contro/a/al
      avevo/ho le mani ..1 sul/al/intorno/attorno ..1 COLLO
      ho/abbiamo scosso ..1 bambino/bimbo/bimba/neonato/figlio/figlia/bambina/piccolo
      scuotere/scosso/scuoto/scuotevo il/la/mio/mia bambino/bimbo/bimba/neonato/figlio/figlia/bambina/piccolo/piccola
      ho perso ..2 controllo/testa ..4 BOTTA/PICCHIARE/addosso
      potrei/rischio/vorrei/sto/paura/temo ..3 fare/far ..1 del? male a/ai/al/alla
      paura/temo/timore di ..2 fargli/farle/far/fare ..1 del? male a/al/alla/ai
      paura/temo di ..1 PICCHIARE/UCCIDERE
      so/saprei ..1 come fare/farei/lo $
      faccio/faro/fare/farei/far ..1 del? male a ..1 lui/lei/loro/qualcuno/PARENTE/tutti
      ho ..3 pres* per il/i collo/capelli
      ho ..3 alzat*/mess* ..1 le mani
      ho ..3 mess* le mani addosso/al/su/a
      ho ..3 spint*/strattonat*/schiaffeggiat*/picchiat*/colpit*/menat*/scaraventat* ..1 mia/mio/la/il/lui/lei/i ..1 PARENTE/MINORE
      l ho ..1 picchiat*/spint*/strattonat*/schiaffeggiat*/colpit*/strozzat*/menat*/scaraventat* !a/di/per
      gli/le ho ..1 dat*/tirat*/mollat* ..1 un/uno/una/dei/due ..1 BOTTA
      gli/le ho mess* ..1 mani
      ho perso la testa ..6 collo/addosso/colpit*/spint*/dato
      voglia/istinto/impulso di ..1 picchiarl*/colpirl*/ucciderl*/ammazzarl*/strozzarl*/strangolarl*/accoltellarl*/menarl*
      viene voglia di ..1 fargli/farle/picchiarl*/colpirl*
      voglio/vorrei ..1 UCCIDERE ..2 PARENTE/tutti/lui/lei
      LEI voglio/vorrei/devo/volevo ..1 AMMAZZARE/menare/pestare
      LEI ammazzo/riempio/gonfio/massacro ..1 di botte/pugni/schiaffi
      lo/la/li gonfio
      spero/vorrei/voglio che ..2 muoia/crepi/morisse/crepasse/soffra
      finisce/finira che LEI ..1 UCCIDERE
      gli/le metto le mani
      sono stato/stata violent*
      sono violent* con
      ho ..2 fatto ..1 male al/alla/a/ai ..2 MINORE/PARENTE
      ho ..2 strett*/mess*/pres* ..3 COLLO ..3 PARENTE/figli*
      immagino ..2 di? UCCIDERE ..2 PARENTE
      ammazzo/uccido/strangolo/accoltello/sgozzo/picchio/pesto il/la/mio/mia/quel/quella/quello ..1 PARENTE/bastard*/stronz*
      ho/abbiamo PICCHIARE ..4 PARENTE
    `,
  },
  {
    kind: "violence",
    severity: "severe",
    patterns: `
      MINACCIARE ..5 UCCIDERE
      MINACCIARE di ..2 UCCIDERE
      MINACCIARE ..4 LEI/MI UCCIDERE
      MINACCIARE ..5 taglia/tagliare/tagliava/tagliarmi ..1 la/mi/le gola
      tagliar*/taglia/taglio ..1 la gola
      MINACCIARE ..5 brucia/bruciare/bruciarmi/fuoco/sfregia*/sfigur*/spezza*/gonfia/picchia*/mena/spara*
      fuoco ..3 casa/macchina/noi/me
      bruci* ..3 casa/tutti/vivi ..2 noi/dentro/me
      MINACCIARE ..3 con/col ..3 ARMA
      minacciat*/minaccia ..2 con/col ..2 ARMA
      tirato/tirata/estratto/agitava/agitando ..2 contro/addosso/fuori/un/una/il/la ..1 ARMA !per
      venuto/viene/corso/inseguito/inseguita/inseguiva/rincorso/rincorsa/venuta/avventato/attaccata/attaccato ..2 addosso/incontro/dietro/con/contro ..3 ARMA
      mi/ci ..3 con un/una/il/la ARMA $
      MI ..2 PICCHIARE ..2 con/col ..2 ARMA
      ha/tiene/porta/gira/nasconde/comprato ..1 un/una/la/il/con pistola/coltello/fucile/arma ..9 usa/me/dice/minaccia*/spara/ammazz*/noi/comodino/cuscino
      foto/video di/con ..1 un/una/della? ARMA
      foto di una pistola/coltello/arma
      vuole/voleva/vorrebbe/cerca/cercato/provato/tenta/tentato ..2 UCCIDERE ..1 MI
      vuole/voleva/vorrebbe/cercato/provato/tentato/tenta di/a? ammazzarmi/uccidermi/accoltellarmi/strangolarmi/strozzarmi/avvelenarmi/soffocarmi/spararmi/annegarmi/investirmi/ammazzarci/ucciderci
      provato/tentato/cercato/prova/cerca ..1 UCCIDERE
      voleva/vuole/vorrebbe MI UCCIDERE
      mi vuole ..1 MORTO/ammazzare/uccidere
      paura/temo/terrore/sicur* che/di ..3 MI ..1 UCCIDERE !di
      prima o poi mi UCCIDE
      mi/ci ammazza/uccide/ammazzera/uccidera/spara se/quando ..1 lo/la/me/parlo/vado/esco/dico/denuncio/lascio/scappo/racconto ..1 lascio/vado/denuncio/dico/polizia/qualcuno/scappo/$
      mi/ci ammazza/uccide/ammazzera/uccidera/spara se/quando ..1 lascio/vado/denuncio/scappo/racconto/parlo
      se ..2 non ..1 sono/sei/e sua/sono/mia ..3 di nessuno
      non saro/sarai/sara ..2 di nessun*
      o mia/sua o di nessun*
      mi/ci fa/faccio/fara fuori se/quando
      mi trova e mi
      ci/mi/ti uccide/ammazza tutti
      MINACCIARE ..3 mi/ci/ti seppellisc*/sotterr*/distrugg*/ammazz*/rovin*/spezz*/sfregi*/sfigur*/brucia/squart*/scuoi*/taglia
      mi/ci seppellisce/sotterra/sfregia/sfigura/squarta/scioglie
      strage/massacro/bomba ..2 a/in/nella/al/alla ..1 scuola/ufficio/chiesa/liceo/universita/lavoro
      fare/fara/faccio una strage
      ARMA & detto/minacci*/dice/costrett*/obblig*
      ha ..1 ARMA ..4 mi
      preso/presa/tirato/estratto/prende ..1 un/una/il ..1 ARMA ..6 contro/mi/ci/addosso/verso/gola/ha
      nascosto/nascondo/nascondiamo/nascosti ..2 coltelli/armi/forbici/pistola/fucile
      user*/usa/userebbe ..2 su di noi/me
      dato/da/dare/dara/appiccato/appicca fuoco ..1 a/ai/al/alla/alle miei/mie/casa/nostra/macchina/letto/me
      mandat* fuori strada
      investi*/investit* ..2 con la macchina/auto
      cercato/provato/tentato ..1 di/a investir*
      faccio/fara/faro ..3 che non ..2 cammini/respiri/parli/veda ..1 piu/mai
      gli/le spacco/spaccherei/spaccare/spacchero/rompo/romperei/rompero/spezzo/spezzerei/sfondo ..2 DURO
      VOGLIO/potrei/sto ..3 spaccargli/spaccarle/rompergli/romperle/sfondargli/staccargli/spezzargli
      fossi/ero/saro io? la/il prossim*
      massacr*/picchi*/ammazz*/prende ..3 cane/gatto/cucciolo ..6 me/mi/guarda/davanti
      nessuno ..3 trov* ..2 corpo/cadavere
      ha ..1 un/una/il/la coltello/pistola/arma/fucile $
      ha/hanno tirato fuori un/una/il/la ..1 ARMA
      paura/terrore/temo che ..3 MI/LEI ammazz*/uccid*
      mi/ci aspetta*/aspettava/aspettato ..5 buio/ARMA/scale/mazza
      entrat* in casa ..8 ARMA/buio/mazza/notte/addosso/aspett*
      urla/urlava/grida/gridava/batte ..5 mi ammazz*/uccid*/ammazza/uccide
      mi ammazza/uccide/ammazzera/uccidera $
      mi/ci ammazza/uccide ..1 se ..1 vado/lascio/parlo/denuncio
      MINACCIARE ..3 ARMA
      MINACCIARE ..4 che? affog*/brucia/uccide/ammazza/butta/strangola/spara/soffoca ..2 PARENTE/MI/tutti
      MINACCIARE ..3 affog*/annegare/soffoc*/strangol*/brucia* ..2 PARENTE/MI/tutti
      minacci* di morte
      MINACCIARE ..3 spara/sparare/sparava/sparo ..1 a/ai/alla/al/mi
      ammazza/uccide/ammazzera/uccidera ..1 POSSIT PARENTE
      mandat*/lasciat*/spedit*/trovat* ..3 proiettil*/pallottol*/bossol*
      mi/ci ammazza/ammazzano/ammazzera/massacra di botte
      dice/detto ..3 mi taglia/sfregia/sfigura/rompe/spacca/spezza ..2 DURO
      rincorr*/insegu* ..4 con ..1 ARMA
      trov* ..1 mort*/cadavere
      MINACCIARE ..3 fa/fara/faccio fuori
      MINACCIARE ..4 ti UCCIDERE
      ti ammazzo/uccido ..1 se
      armato/armata
      sembrare un incidente
      la/lo/le/gli/li minaccia ..1 di/con morte/ARMA/coltello/ammazz*
      PAURA/temo che ..4 UCCIDERE
      puntat*/punta/puntava/puntando ..2 ARMA
      veleno ..1 nel/nella/in ..2 cibo/caffe/piatto/bicchiere/acqua
      avvelena* il/la/mio/i ..2 cibo/cane/gatto/caffe
      ci/mi porta/portera/porto ..1 tutti con se
      papa/padre/marito/lui/compagno/ex ..4 con il/la/un ARMA
      ARMA sotto ..1 cuscino/letto/materasso
    `,
  },
  {
    kind: "abuse",
    severity: "severe",
    patterns: `
      MI ..3 PICCHIARE !la/il/molto/tanto/profondamente/a/di/al
      MI ..3 PICCHIARE al/a/di ..1 CORPO/botte/sangue/schiaffi/calci/pugni/volto/viso
      MI PICCHIARE
      sono/vengo/venivo/stata/stato/ero/viene/veniva/state/essere/stati/venire PICCHIARE !dalla/da/dal ..1 notizia/lavoro
      stata/stato/stati/viene/veniva/vengo/venivo PICCHIARE da/dal/dalla
      MI ..2 DARE ..1 a BOTTA
      MI ..2 DARE ..3 BOTTA
      ha/hanno DARE ..3 BOTTA a/al/alla/ai/in ..1 mia/mio/me/noi/madre/mamma/sorella
      pres*/prese/prendeva/prende a BOTTA !il/la
      riempi* di BOTTA/lividi/botte
      prendo/presa/preso/prende/prendere/prese ..2 BOTTA ..2 da/in/nelle/nella/sulle/perche/quando
      botte da/dal/dalla/dai
      mi MI? ..1 BUTTARE ..4 DOVE
      mi/ci ..2 BUTTARE ..1 addosso ..2 ARMA/piatto/acqua/bottiglia/sedia/bicchiere/oggetti
      mi/ci/m ..2 BUTTARE a/al/contro/giu/per/sul/fuori/dalle ..2 DOVE
      mi/ci ..2 BUTTARE ..2 il/la/i ..1 CORPO ..2 forte/finche/lividi/respir*/dietro/contro/nel/nella/muro
      mi/ci/le/gli/l ..2 tort*/torc*/rott*/rotto/rompe/spaccat*/spezzat*/slogat*/fratturat*/sbattut*/schiacciat*/pestat*/tirat* ..2 il/la/un/i/una/le ..1 CORPO
      ha/hanno rott*/rotto/spaccat*/spezzat*/fratturat*/tort*/slogat* il/la/un/le/i CORPO a/ad/al/alla
      mi/le/gli ..1 tirat*/tira/tirava/lanciat*/lancia/lanciava/scagliat* ..1 un/una/il/la/i/addosso ..1 piatt*/bicchier*/bottigli*/sedi*/coltell*/tazz*/scarp*/telecomand*/telefon*/oggett*/posacener*/vas*/ferro
      mi/le/gli tirat*/tira/tirava per i? CORPO
      mi tira/tirava/tirato/trascina/trascinata/trascinato ..2 capelli
      mani/mano/corda/cintura ..1 al/sul/intorno/attorno/sulla/alla ..1 COLLO
      mess*/mette/metteva/alza*/alzat* ..1 le mani !avanti/in/sul
      mani addosso
      alz* le mani/mano su/contro/addosso/con
      alza/alzato/alzava/alzare le mani
      cuscino ..1 sulla/in/sul/contro/su faccia/viso/bocca/testa
      non ..2 respiravo/respirare/respiro ..4 collo/mani/mi
      versat*/versa/rovesciat*/buttat* ..2 acqua/olio/te/caffe ..1 bollente/caldo ..1 addosso/su/sulla/sul
      acqua/olio bollente ..1 addosso/sulla/sul/su
      spegne/spento/spegneva/spegnere ..2 sigarett* ..1 addosso/sul/sulla/su
      sputat*/sputa/sputava addosso/in/su/contro
      occhio nero ..2 lui/marito/compagno/padre/ha
      ha ..2 un occhio nero
      COSTRINGERE ..8 SESSO
      COSTRINGERE a ..2 farlo/toccarlo/spogliarmi/subire/prostituir*
      rapporti/sesso ..3 contro/senza ..1 mia? volonta/consenso
      contro la mia volonta
      senza ..1 mio? consenso
      SESSO ..3 anche? se/quando/mentre ..1 non/dico/dicevo/dormivo/dormo/piango/dormendo
      dicevo/dico/detto di? no ..4 SESSO/continuato/stesso/lui/fermato/fatto
      anche se dico/dicevo/detto di? no
      mi ..2 tocca/toccava/toccato/toccata/toccarmi quando/mentre/dove/di/il/le/tra/sotto/li/nelle/dappertutto/in !al/profondamente
      toccat*/tocca/toccava ..2 mio/mia/nostra/la figli*/bambin*/sorell*/nipote
      abus* ..1 di me/lei/mia/mio/noi
      maltrattament*/maltratta/maltrattava/maltrattata/maltrattato !gli
      e/diventa/diventato/diventava/stato ..1 violent*/manesc*
      svegliat*/risvegliat* ..4 svestit*/nuda/nudo/dentro/addosso/violent*
      mess*/mette ..1 qualcosa/droga/gocce nel/nella/nelle/dentro mio? ..1 bicchiere/drink/cibo/caffe/bibita/cocktail
      filmat*/ripres*/registrat* ..3 nuda/nudo/doccia/letto/nascosto/sesso/consenso
      letto ..6 filmat*/ripres*
      MI ..2 CHIUDERE ..1 a/in/dentro/nella/nel/per/al/fuori
      MI ..1 CHIUDERE fuori di? casa ..3 notte/freddo/apposta
      MI ..2 CHIUDERE a chiave
      CHIUDERE ..1 le/la/tutte ..1 porta/porte ..5 uscire/non/chiave
      CHIUDERE ..1 a chiave in/dentro/nella
      non MI ..2 lascia/lasciava/fa/faceva/fatto/permette/permetteva/lasciato/permesso/lasciano/fanno ..1 piu? di? uscire/vedere/lavorare/andare/sentire/usare/andarmene/frequentare/telefonare/studiare
      non MI ..2 lascia/fa/permette ..1 uscire/parlare ..1 con/di/da/mia/nessuno
      mi segue/seguiva/seguito/pedina/pedinava/inseguita/insegue ..3 casa/scale/macchina/sera/notte/lavoro/ovunque/dappertutto/strada/giorno/giorni
      da/fino casa mi segue
      chiude/chiuso/chiusa ..1 in casa/cantina/camera/stanza ..2 chiave/giorni/notte
      investirmi/investito apposta
      calci ..2 mentre/ero/terra/in/pancia
      picchia*/menav* !chiatt* ..1 POSSIT/i/la/il/lo/le/nostro ..1 PARENTE
      ha/hanno ..1 drogat*
      MI ..1 PICCHIARE di botte
      subisco/subito/subisce/subiva ..2 violenz*/abus*/botte/percosse/maltrattament*
      mi fa/faceva/fatto ..1 del male !alla/la/il/che/quando/se
      mi fa/faceva/fatto del male fisic*
      mi/le/gli/ci ..2 ROMPERE ..3 DURO
      ROMPERE ..1 DURO a ..1 mia/mamma/lei/lui/me
      ROMPERE ..4 in/sulla/addosso/contro testa/faccia/schiena/me
      mi/le/gli ..1 ha/fatto ..1 saltare ..2 denti/dente
      spinto/spinta/buttato/buttata/scaraventato/scaraventata giu/per/dalle ..2 scale/gradini/terra/letto/macchina
      svenut*/incosciente & botte/strangolat*/picchi*/testa
      finche ..1 sono svenut*
      finche non ..1 sono svenut*
      FERITA & mi ..2 PICCHIARE
      FERITA & ha ..1 PICCHIARE
      sto/stavo sanguin* & mi/ha/lui
      mi ..1 sanguin* & lui/pugno/schiaffo
      comincia/inizia/ricomincia/attacca/smette ..1 a/di PICCHIARE
      mi sono? svegliat* ..5 sopra/addosso/dentro
      lui sopra & svegliat*/muover*/addosso/peso
      obblig*/costring*/costrett*/fatto/fa/faceva ..2 toccarlo/toccarla/spogliarmi/baciarlo/toccargli
      mi ..1 tocca*/toccav* ..4 avevo/bambin*/piccol*
      PRIGIONE & mi/ci/tiene/casa
      tiene/tenuta/tenuto/teneva ..1 PRIGIONE
      detto/supplicato/pregato/urlato ..2 basta/no/smettere/fermarsi ..4 non ..2 fermat*/smess*/ascolt*
      basta e non si e ..1 fermat*
      prende/preso/presa/prendeva a ..1 sediate/padellate/cinghiate
      mi ..2 PICCHIARE con ..1 la/il/una/un
      mi ..2 colpit*/colpisc* con ..1 la/il/una/un
      massacr* di botte
      al/attorno/intorno ..1 al COLLO & cavo/corda/mani/cintura/filo/mano/laccio/lenzuolo
      mi/le/gli ..4 attorno/intorno/al ..1 al? collo
      pres*/prende/prendeva/afferrat* ..1 per il/la/i collo/gola/capelli
      parti/parte intim*/privat*
      le/gli/mi/la/lo tocca/toccava/toccato/toccata ..2 parti/seno/cosce/sedere/genital*/intim*
      mi ..2 bruciat*/brucia/bruciava/ustionat*/graffiat*/morsicat*/morso ..1 il/la/un/una/i/le/apposta ..1 CORPO/apposta
      apposta & bruciat*/mano/braccio/scottat*/ustion*
      testa & sott*/sotto acqua
      mi ..3 testa ..1 sott*
      naso/braccio/labbro/dente/costola/polso rotto/rotta/spaccato/fratturat* & mi/lui/ha/testata/pugno
      mi ..1 blocc*/immobilizz*/inchiod* ..2 letto/muro/terra/porta/a/contro/polsi/braccia
      mi tappa*/tappav*/tappat* ..1 bocca
      seduto sopra ..2 me
      saltat*/avventat*/salta/scagliat* ..1 addosso/contro ..1 me?
      mi ..2 saltat*/avventat*/venut*/scagliat* addosso/contro
      segni/lividi/graffi/ecchimosi ..2 sul/sulle/sulla/al/addosso ..1 CORPO/corpo
      mi/le/ci tira/tirava/lancia/lanciava/tirato/lanciato/scaglia ..4 addosso/contro/dietro
      non ..2 fermat*/smetteva/smesso ..3 dicevo/detto/piangevo/chiesto/supplic*
      dicevo/piangevo/urlavo ..1 di? no
      davanti alla porta ..4 chiavi/uscire/non
      chiavi ..4 davanti/porta/uscire/chius*
      con la/una/il/un gruccia/padella/mestolo/cucchiaio/ciabatta/scopa/bastone/cinta/cinghia/sedia/cavo/bottiglia & picchi*/colpit*/colpisc*/mena/dato/da
      mena*/menat* ..1 mamma/mio/mia/tutti/papa
      avuto rapporti ..3 contro/senza/ubriac*/dorm*
      andare a letto con ..4 costretta/amico/suo/obblig*
      mi ha usato violenza
      a BOTTA ..1 POSSIT ..1 PARENTE
      a BOTTA il/la/i/mia/nostro ..1 figli*/bambin*/moglie/madre/mamma
      spint*/buttat*/spinge/gettat* ..2 in mezzo alla? strada
      spint*/buttat*/spinge/gettat* ..1 nel/dalla/dal/fuori/sotto ..1 traffico/macchina/balcone/finestra/treno/fiume/acqua
      COSTRINGERE ..5 amore
      me le/ne ..1 da/dava/date/suona/suonate/molla
      me le ha date
      le prendo/prendevo/buscavo ..1 da/dal mio/marito/padre/lui/mia
      mani/mano ..1 sotto/nelle/dentro ..1 gonna/mutande/maglia/vestito/pantaloni/reggiseno/maglietta
      occhio nero/pesto
      occhi neri/pesti
      labbro/naso/sopracciglio spaccat*/rott*/gonfi*/sanguin*
      ritrovat*/finit*/portat*/stata ..1 al/in ..1 pronto/ospedale ..5 lui/botte/colpa/perche/marito/dopo/dal
      volano/volavano/volati ..1 BOTTA
      BOTTA ..1 e/ed/, BOTTA
      mi ..1 gonfi* di ..1 botte
      da/dava/danno/dato ..1 le? botte a/ai/al/alla
      ubriac* ..4 MI PICCHIARE
      ubriac* ..4 MI ..1 prende a
      sacchetto/busta ..1 di? plastica? ..2 testa/faccia/soffoc*
      soffoc* con
      accendino/sigaretta/sigarette/ferro/fornello & bruci*/ustion*
      aggredit*/violentat*/stuprat*/molestat* da/dal/dalla
      camera/letto/notte/doccia/bagno & tocca/toccava/toccato/toccata/palpa
      mi tocca $
      mi ..1 lussat*/incrinat*/fratturat*/slogat*
      mi ..2 strapp*/strappato ..1 i/le/la ..1 vestiti/maglietta/gonna/mutande/camicia
      pres*/prende/prendeva/avut* con la forza
      mi prem*/premev*/schiacci* ..2 cuscino
      vorrei ..4 mi avesse ammazzat*/uccis*
      mi ..1 chiuso/chiude/schiacciato la ..1 mano ..3 apposta/porta/portiera
      costole ..1 incrinat*/rott*
      DARE ..1 BOTTA ..6 PARENTE
      MI ..1 CHIUDERE nello/nell/nella/nel/in/dentro/sul/fuori
      la/lo/li/le ..1 tiene/tengono/teneva/CHIUDERE ..2 chius*/casa/chiave/camera/cantina
      non la/lo ..1 lascia/fa/permette ..1 uscire/vedere/lavorare/parlare
      toccat*/tocca/toccava/palpat* ..1 mia/nostra/sua/mio/nostro/suo ..1 MINORE
      seduto/sedut* ..1 sul/sulla/sopra ..1 petto/pancia/schiena/me
      rapporti ..3 non ..1 volevo
      approfittat* di me ..6 ubriac*/dorm*/bevuto/incosciente
      violentat*/stuprat*
      strusci*/strofin* addosso
      mi ..2 strusci*/strofin*
      mano/mani/braccio/dita ..5 candela/fiamma/fornello/fuoco/ferro
      mi/ci/m ..2 tirat*/buttat*/spint*/trascinat*/sbattut* ..1 fuori dalla/dall/dal ..1 macchina/auto/letto/camera/casa
      lasciat* in autostrada
      CHIUDERE ..1 me e ..1 PARENTE
      CHIUDERE ..5 in camera/bagno/cantina/casa/stanza/garage/sgabuzzino per/tutta/a
      mi brucia/bruciava/ustiona ..1 con/il/la/le
      bollente & mi/addosso/tirat*/buttat*/versat*
    `,
  },
  {
    kind: "abuse",
    severity: "severe",
    fiction: true,
    patterns: `
      violenza/violenze domestic*
      relazione/marito/compagno/padre/ragazzo/fidanzato/ex/moglie/madre violent*/abusant*/manesc*
      abusi/violenza/violenze/molestie sessual*
      violenz* in casa/famiglia
      stupr*/violentata/violentato !nel
      LEI ha/hanno/aveva/avevano/sta/continua ..1 PICCHIARE !di/da/al/a/la/il/dal/molto/un/per
      LEI PICCHIARE !di/da/al/a/la/il/dal/molto/un/per
      lo/la/li/le/l PICCHIARE con/davanti/quando/se/ogni/perche/tutti/sempre/spesso/ancora/un/forte
      si PICCHIARE davanti
      PICCHIARE ..1 POSSIT ..1 PARENTE
      PICCHIARE il/la/i/le/lo ..1 PARENTE
      LEI ..2 DARE ..1 a BOTTA !il
      le/gli ..1 DARE ..1 BOTTA !di
      LEI ..1 ha ..1 riempi* di botte
      LEI BUTTARE ..3 DOVE
      ha/hanno ..1 PICCHIARE ..1 POSSIT ..1 PARENTE
      suo/sua/suoi il/marito/padre/ragazzo/compagno/moglie ..2 PICCHIARE
      le/gli mette/messo/metteva/mettono/ha ..1 le? mani addosso
      viene/veniva/vengono/stata/stato PICCHIARE !dalla
      PICCHIARE di nascosto
      PICCHIARE ..2 mamma/papa/madre/padre/nonna/nonno/sorella/fratello/moglie/figli/bambini !a/da
      DARE ..1 BOTTA a/al/alla/ai ..1 PARENTE
      da/dava/dato/tira/molla ..1 BOTTA ..1 a/al/alla/ai ..2 PARENTE
      stata/stato PICCHIARE da/dal
    `,
  },
  {
    kind: "abuse",
    severity: "moderate",
    patterns: `
      MI ..1 CONTROLLARE ..3 PRIVATO
      CONTROLLARE ..2 tutt* ..1 PRIVATO
      CONTROLLARE ..1 i/il/le/la/tutti/tutte miei/mio/mie/mia ..1 PRIVATO
      CONTROLLARE ogni ..1 mossa/spesa/scontrino/messaggio
      CONTROLLARE ..2 le/mie/mia mail/chat/email
      controlla/decide/sceglie/impone/stabilisce lui/lei? ..1 come/cosa/chi/quando/dove/con/quanto
      decide/comanda/sceglie/impone lui/lei
      cambiato/cambia/cambiata/vuole/pretende/sa/ha ..1 tutte/mie/tutti ..1 mie? password
      mi controlla !compiti/glicemia/pressione ..1 tutto/sempre/ovunque/ossessiv* $
      controlla/gestisce/tiene/amministra ..2 miei/tutti/i ..1 SOLDI !in
      SOLDI ..2 va/finisce/vanno sul/nel ..1 suo ..1 conto
      mi/ci da/dava/passa ..2 paghetta/contati/contata
      vuole/pretende/chiede ..2 vedere/ogni ..2 scontrini/scontrino
      giustificare/giustifico/rendere ..2 ogni/conto/spesa ..2 spesa/euro/scontrin*
      elemosin*/supplic*/implor*/chiederg*/chiedergli/chiederle ..3 SOLDI
      MI ..2 tolto/tolta/preso/presa/toglie/prende/nasconde/nascosto/sequestra*/requis*/portato/rubato/spaccato/rotto/buttato ..1 via? i/il/le/la/tutti ..2 CARTE !per
      CARTE ..3 cosi non posso/riesco
      localizzatore/tracker/airtag/gps/cimice/telecamer*/microspi*/spyware ..1 in/sulla/nella/sul/nel/sotto ..2 casa/macchina/auto/telefono/borsa/cellulare/camera/zaino/motorino
      messo/installato/trovato/nascosto ..1 un/una/delle ..1 localizzatore/tracker/airtag/gps/cimice/telecamera/telecamere/microspia/spyware
      condividere/mandargli/mandarle/inviargli/condivida/mandare ..2 posizione
      obblig*/costring*/pretend*/vuole ..4 posizione/foto/videochiamata/videochiamate
      viet*/proibi*/impedi* ..1 di/uscire/vedere/parlare
      mi/ci vieta/vietato/proibisce/proibito/impedisce/impedito/vietava
      non vuole ..2 che io/noi? ..1 veda/vedo/esca/esco/parli/lavori/senta/frequenti/vada/studi/abbia
      non ..1 posso/devo/possiamo ..1 vedere/uscire/parlare/sentire/lavorare ..4 vuole/arrabbia/permess*/geloso
      non MI fa/lascia/permette ..1 uscire/vedere/parlare/lavorare/guidare/telefonare
      mi isola/isolato/isolata/isolando/allontana/allontanato/allontanata da*
      MI ..2 UMILIARE ..1 davanti/sempre/ogni/e/di/in/continu*/tutti/quando
      mi UMILIARE
      mi ..1 chiama/dice/diceva/ripete/ripeteva/urla/detto ..5 INSULTO
      non valgo ..1 niente/nulla
      nessuno ..1 mi vorrebbe/vuole/vorra
      MI ..2 minacci*
      minacce
      minaccia/minacciato/minacciava ..1 di portarmi/portarci/portarsi/toglier*/pubblic*/rovin*/divulg*/mandar*/dire/spaccar*/cacci*/lasciar*/far*
      minacciarmi/minacciarci/minacciarla
      portarmi/portar/portare/togliermi/portera/toglie/porta/togliera via? ..1 i/le/la/il ..1 bambin*/figl*
      ricatt*
      pubblica/pubblicare/diffonde/diffondere/manda/mandare/mette/condivide/condiviso/pubblicato/mandato/girato/divulgare/divulga ..4 foto/video ..3 nuda/nudo/intim*/nude/hot/mie/nostre/insieme
      foto/video ..1 nuda/nudo/intim*/nude/hot ..4 se/lascio/tutti/online/gruppo
      stalk*/perseguit*/pedin*
      si presenta/apposta/piazza/fa/presentava/presentato/presentata/piazzato ..2 trovare? sotto/davanti/fuori/al/a ..2 ufficio/casa/lavoro/scuola/palestra/portone/porta
      mi aspetta/aspettava/sta sotto/fuori/davanti ..2 casa/ufficio/lavoro/scuola/portone ..3 ogni/sera/tutti/sempre/giorni/notte
      me lo/la trovo/ritrovo sotto/davanti/ovunque/fuori/dappertutto
      mi segue/seguiva/insegue !su/in/con
      mi segue/seguiva/insegue in/con ..1 macchina/strada
      mi chiama/scrive/telefona/tempesta/bombarda ..4 sconosciut*/anonim*/cento/volte/continuazione/notte/profili
      continua/smette a/di/mai scrivermi/chiamarmi/cercarmi/seguirmi/tormentarmi/minacciarmi/contattarmi
      non smette ..1 di scrivermi/chiamarmi/cercarmi/seguirmi/tormentarmi
      mi tormenta/perseguita/molesta/importuna
      spacca/rompe/sfascia/distrugge/lancia/spaccato/sfasciato/distrutto/lanciava/spaccava ..3 tutto/oggetti/roba/piatti/porta/mobili/telefono/casa/sedie ..5 quando/arrabbi*/addosso/bambini/rabbia/me/contro/perche/ogni
      quando/se ..1 si? arrabbia/beve/ubriaco/incazza/litighiamo ..2 spacca/rompe/sfascia/lancia/distrugge/tira/picchia/mena
      dato/tirato/tira/da/sferrato un/dei? pugn*/calci* ..1 alla/al/contro/sulla/ai ..1 porta/muro/parete/specchio/finestra/mobile/armadio
      insiste/pressa/preme/tormenta/pretende/assilla ..4 SESSO !insieme
      insiste ..3 finche non? cedo/accetto/dico
      sesso ..3 finche non? cedo
      finche ..2 non cedo
      mi licenzia/licenzierebbe/licenzieranno/bocci* se ..2 non ..2 esco/vado/bacio/letto/cena/sto
      posto/lavoro/promozione se ..2 esco/letto/vado ..1 con lui
      mi/ci caccia/butta/cacciano/cacciato/buttato/sbatte/cacciata/buttata ..1 fuori/di/via ..1 casa/strada
      mi caccia/cacciano/butta/buttano di/fuori/via ..1 casa se
      urla/sbraita/grida/urlava/strilla ai/contro/addosso/al/alla/a ..2 bambin*/figli*/noi/me ..5 finche/terrorizzat*/piang*/addosso/nascond*/tutti/sempre/ogni
      mi urla/grida/urlava/sbraita addosso/contro/in ..1 faccia?
      violenza/abuso/abusi economic*/psicologic*/verbal*/emotiv*
      manipola/manipolat*/plagiat* mi
      mi manipola
      sposar* ..3 obblig*/costring*/forza
      COSTRINGERE ..3 sposar*/matrimonio/abort*
      matrimonio forzato
      mi ..1 palpeggi*/molest*/palpa*
      devo chieder* ..4 SOLDI !prestito
      vuole/pretende/esige/chiede/obblig*/devo ..3 selfie/foto/posizione/videochiamat*/video ..4 ora/sapere/ogni/dove/prova/dimostrar*
      sapere ..1 dove sono ..1 ogni/sempre/minuto
      non mi ..1 lascia/fa/permette ..2 avere/tenere/usare ..2 conto/soldi/lavoro/amici/telefono/macchina/carta
      nascond*/nascost*/butta/buttato/distrutto/toglie/tolto ..2 le/i/gli/la/l mie? ..1 medicin*/farmac*/insulina/occhiali/documenti/chiavi/pillole
      disobbed*/obbed*/ubbid*/punisc*/punizione/punit*
      entra/entrato/entrava ..2 mentre dormo/dormivo
      entra ..2 in casa/camera ..3 senza/permesso/chiavi/dormo
      profili/account/numeri/profilo/numero ..1 falsi/finti/nuovi/diversi/falso/finto
      dopo che l ..1 ho bloccat*/lasciat*
      sono ..1 pazza/pazzo/matta/matto ..4 figli/bambini/ascolt*/cred*/tutti
      dice/ripete ..2 figli/bambini/tutti/famiglia ..2 che sono ..1 pazz*/matt*/cattiv*
      sposare/sposarmi ..5 mai visto/conosciuto
      sposare/sposarmi ..4 non voglio/amo/estero/cugino
      estero ..2 sposar*
      manda*/porta* ..2 estero/paese/pakistan/marocco ..5 sposar*
      foto/video/segreto ..4 se parlo/lascio/dico
      se parlo/lascio ..3 foto/video/fa/mostra/manda
      da/dato/diventa/va di? matto/matta/fuori/bestia ..1 se/quando ..3 rispondo/parlo/esco/vedo/messaggi*/amic*/saluto
      dovuto cancellar*/bloccare ..4 tutt*/contatti/amic*/numeri/instagram/profili/foto
      mi urla ..1 in faccia
      non posso uscire dalla/da stanza/casa
      cronometra/controlla quanto
      non mi da/dava/lascia/passa ..1 soldi/nemmeno/neanche
      non mi da ..2 soldi
      infuri*/imbestial*/scatena/arrabbi* se ..2 tardo/ritardo/esco/parlo/vedo/minuti/rispondo/ritardi
      messaggi/lettere/telefonate/mail ..1 di/minacci*/minator* minacci*
      messaggi/lettere/telefonate minator*/minacci*
      in trappola ..3 con/lui/lei/relazione/matrimonio/casa/rapporto
      dice/detto/decide che ..1 non posso/devo ..1 lavorare/uscire/vedere/studiare/parlare/guidare
      pres*/portat*/tolt* ..1 via? la/il/mio/mia ..1 bambin*/figli*/neonat* ..3 non
      aggressiv* ..2 con/quando/verso/se
      manesc*
      mi traccia/tracciava/localizza/geolocalizza
      lasciarmi/lascia/lasciar senza ..1 niente/soldi/un
      non posso ..1 chiudere/chiudermi ..2 porta/bagno/chiave
      controll* ..1 ogni/tutti/i centesimo/soldi/euro
      rompe/rotto/spacca/distrugge/distrutto/butta ..2 le/mie cose
      fatto/fa/obblig*/costrett* ..1 a? lasciare ..1 il? lavoro/universita/scuola/studi
      foto/video ..1 nuda/nudo/intim*/nude/hot
      girare/condiviso/mandato/mostrato/inviato/pubblicato ..2 mie foto
      non mi lascia in pace
      mi piazza/apposta sotto
      cancell* ..2 messaggi/contatti/chat/foto/numeri ..2 che/miei/tutti
      MI ..5 FORTE
      FORTE ..5 mi/me/addosso/noi
      mio/mia/suo/sua/il/lui/lei ..2 PARENTE ..6 FORTE ..5 mi/me/ci/addosso
      suoi/sue/sua/suo FORTE
      COSTRINGERE ..6 non voglio/volevo
      approfittat* di me
      la/lo minaccia/insulta/umilia/perseguita
      dice/detto che non posso ..1 mettere/mettermi/indossare/uscire/vedere/avere/truccarmi
      vuole/deve/pretende sapere ..1 dove sono/vado/ero
      gestisce/controlla/tiene lui/lei ..2 soldi
    `,
  },
  {
    kind: "fear",
    severity: "moderate",
    patterns: `
      PAURA di lui/lei/loro !se
      PAURA di/del/della/dal/per ..1 POSSIT ..1 PARENTE !malat*
      PAURA di/del/della ..1 PARENTE !di
      PAURA dei miei $
      PAURA di/per ..2 quello/cio/cosa che ..2 far*/fa/fara/potrebbe/puo/succed*/possa/capace
      PAURA di/per ..1 cosa/come/quanto ..2 far*/fa/fara/potrebbe/puo/possa/capace
      PAURA che ..2 MI/LEI ..1 picchi*/meni/ammazz*/uccid*/segu*/trovi/venga/tocchi/colpisca/aggredisca
      PAURA che ..2 MI/LEI ..1 possa ..1 far*/picchiare/uccidere/seguire/trovare/ammazzare/aggredire/colpire
      PAURA che ..2 faccia ..2 male/qualcosa/sciocchezz*
      PAURA che MI ..1 faccia ..1 male/qualcosa $
      PAURA di/a/quando tornare/rientrare/andare a casa
      PAURA a/di stare ..1 a? casa/sola/solo/da ..1 con/sola/solo
      PAURA in/a ..1 casa
      PAURA di/a ..1 lasciarlo/lasciarla/denunciar*/addormentarmi/dirgli/contraddirlo/contraddirla
      PAURA a ..1 stare/restare/rimanere ..1 con/sol*
      PAURA per ..1 i/la/il/mia/mio/me/mie/noi/mamma ..1 vita/bambin*/figli*/incolumita/madre/mamma/sorella
      PAURA ..3 quando/se/appena ..1 urla/grida/beve/arrabbia/torna/alza/ubriaco/rientra/bevuto/avvicina/si
      mi/ci ..1 fa/mette/incute/fanno/faceva/metteva/fatto ..2 paura/terrore !parlare/pensare ..1 quando/come/se/lui/tanto/molto/davvero $
      lui/lei/marito/compagno/padre/ex/ragazzo/fratello/figlio/capo mi/ci ..1 fa/mette/incute/faceva ..2 paura/terrore
      mi/ci terrorizza/spaventa !l/il/la/pensare/cambiare ..1 quando/ogni/se/lui $
      temo per ..3 vita/incolumita/bambini/figli/me
      non ..1 MI ..1 sento ..2 sicuro/sicura/sicur* !di/del/della/su/sul/se/nel
      non ..1 sento/sentiamo ..2 sicur* ..1 a/in/con/quando/vicino
      non mi sento al? sicuro in/a/con/quando
      non ..1 sono/siamo/e al sicuro
      in pericolo
      vivo/viviamo/vivere/vivevo ..1 nel/con/nella ..1 PAURA
      sento ..2 chiavi/passi/macchina/voce/porta ..4 panico/tremo/terrore/gelo/paura/blocco/cuore/trem*
      tremo/sobbalzo/gelo/paralizz* ..1 quando/appena/se ..3 avvicina/rientra/torna/alza/voce/entra/lui/mano
      nascondo/nascondiamo/nascosta/nascosto ..4 bagno/camera/armadio/stanza ..4 quando/finche/lui/urla/calma/arrabbia
      e/diventa/diventato/sta ..1 pericolos*
      terrorizzat*/spaventat* da/dal/dalla ..1 lui/lei/PARENTE/POSSIT
      sono terrorizzat* da/dal/dalla ..2 PARENTE
      spavent*/terrorizz*/impaur* ..2 quando/se ..3 sguardo/occhi/urla/beve/voce/arrabbia/avvicina/torna
      nascond*/chiud* ..3 bagno/camera/armadio ..3 finche/fino
      finche non ..1 si? calma/addormenta/dorme/esce/smette
      spavent*/paura/terrore/tremo quando/se ..2 comincia/inizia ..1 a bere/urlare/gridare/alzare
      PAURA ..1 di tornare ..6 papa/padre/marito/mamma/lui/lei
      PAURA ..6 per via di ..1 papa/padre/marito/mamma/lui/lei/mio/mia
    `,
  },
  {
    kind: "self_harm",
    severity: "oblique",
    patterns: `
      starebber*/stareste/starebbe/starebbero/sarebb*/vivrebb* ..3 meglio/felic*/sollevat*/seren* ..1 senza/se ..1 di? me/io/non/fossi
      meglio senza di? me
      meglio ..1 se ..1 non ..1 ci? fossi/esistessi/esisto
      meglio se ..1 sparissi/morissi/scomparissi
      se io? ..1 non ci fossi ..1 piu? $
      se non ci fossi ..1 piu $
      se sparissi/morissi/scomparissi $
      nessuno ..4 accorg*/manch*/import*/piang* ..3 sparissi/morissi/scomparissi/fossi/me/muoio/morta/morto/sparisco
      mio funerale
      non ha/ce/c/vedo/trovo ..2 senso/motivo/ragione/scopo ..2 vivere/andare/continuare/esserci/vita/alzarmi/svegliarmi/svegliarsi/niente/tutto
      non vedo ..1 il/un/nessun senso ..2 alzarmi/svegliarmi/vivere/andare
      senso ..1 ha ..1 vivere/continuare/andare/svegliarmi/alzarmi
      a che serve/scopo ..1 vivere/andare/continuare/svegliarmi/alzarmi
      vita/vivere non ha/vale ..1 piu? ..1 senso/pena/niente
      non ..1 ce la faccio/riesco piu? ad/a andare/vivere/tirare/continuare avanti? !con/alla
      non ..1 ce la faccio piu ..1 a/di vivere/tutto/esistere
      stanc*/stuf* di vivere/esistere/tutto/esserci !organizzare/fare ..1 $
      stanc* di questa vita
      non vale ..1 la pena ..1 di? vivere/andare/continuare
      VOGLIO ..2 sparire/scomparire/dissolvermi !sotto/dietro/su/in/per/con/a/dalla
      VOGLIO ..2 addormentarmi/dormire e/per/senza ..1 non/mai/sempre/svegliarmi
      dormire/addormentarmi/chiudere ..1 gli? occhi? e non ..1 svegliarmi/riaprirli
      non svegliarmi ..1 piu/domani/mai
      non VOGLIO ..1 piu? ..1 stare/essere qui $
      non VOGLIO piu ..1 stare/essere qui sono/mi/io/e/che/tutto
      non ci saro ..1 piu !al/alla/per/in/a/di
      presto/tra/fra/domani ..2 non ci saro $
      sono/essere ..1 un peso ..1 per/$
      sono ..1 solo? un peso
      addio a tutti
      regal*/dato/dando/do ..1 via? ..1 tutte? le mie cose
      regal* ..1 mie/miei cose/vestiti/oggetti/animali
      guardo/guardavo/fisso/guardando/fissando/sto ..2 i/il/la/dal/sul/sui binari/treni/ponte/balcone/vuoto/pillole/lametta/fiume ..3 penso/pensando/chiedo/domando/ore/pensato
      VOGLIO ..2 tutto/dolore/che smett*/finisca/finisse
      VOGLIO ..1 che ..2 finisca/smetta/finisse ..2 tutto/dolore/questo $
      smettere di esistere
      non vedo ..1 futuro/via/uscita/vie
      senza via d uscita
      se muoio/morissi ..3 nessuno/meglio/sollevati
      mi sento ..1 mort* dentro/fuori
      odio essere viv*
      non mi/ho e? ..1 rimasto/resta/piu niente/nulla $
      sento ..1 un fantasma/peso/niente/vuoto
      piu facile/semplice/meglio ..2 se ..1 mi togliessi/sparissi/morissi/fossi/andassi
      togliessi di mezzo
      un/solo solo/modo modo ..2 per farlo/fare smettere
      un solo modo
      stanc* di lottare/vivere/esistere
      voglio solo ..2 pace/silenzio per sempre
      non so quanto ..1 posso/riesco/resisto/duro
      non ..1 c/ce/vedo/ho ..1 e? futuro
      non c e futuro
      scomparire/sparire $
      che senso ha ..1 tutto/vivere/continuare/andare
      penso/pensando/pensiero/pensieri/pensato ..3 alla/di/della/sulla morte
    `,
  },
  {
    kind: "fear",
    severity: "oblique",
    patterns: `
      cammin*/vivo/viviamo/vivere sulle uova
      punta di piedi ..4 lui/lei/esplod*/arrabb*/papa/marito/svegl*/casa/quando
      attent*/attenzione ..1 a/di/per ..4 non/che farl*/esplod*/arrabb*/scatt*/urt*/provocar*/dire/contraddir*/innervosir*
      attent* a ogni/tutto/come/quello/cosa/qualsiasi ..3 parola/dico/faccio/muovo/cosa
      peso/misuro/calibro/pesare/misurare ..2 parola/parole ..5 non/arrabb*/scatt*/esplod*/altrimenti/farl*
      per non farlo/farla arrabbiare/scattare/esplodere/innervosire/incazzare/bere
      non farlo/farla/farli esplodere/scattare/arrabbiare/incazzare
      chiedere/chiedergli/chiederle/chiedo il? ..1 permesso ..1 per/di/anche/prima/a ..2 comprare/uscire/vedere/andare/telefonare/sentire/ogni/tutto/spendere
      devo ..1 chieder* ..1 permesso per/di/anche/prima/a
      devo chieder* ..1 prima di uscire/comprare/vedere
      non ho ..1 permesso ..1 di/per vedere/uscire/parlare/andare/lavorare
      scuse/bugie/storie/scusa/balle/trucco/maniche/fondotinta/invento/copro/nascondo/coprire/nascondere ..5 LIVIDO
      LIVIDO ..4 caduta/caduto/scale/scuse/trucco/maniche/copr*/nascond*
      borsa/valigia/zaino ..2 pronta/pronto/preparata ..6 sotto/caso/scapp*/letto/nascost*/mai/emergenza
      chiude ..1 la? porta ..3 cambia/diventa/altro/sa
      porte chiuse
      nessuno ..1 sa com/come/cosa ..1 e/succede/fa ..1 davvero/casa/veramente/dentro
      a casa ..5 quando/se ha/beve/e ..1 bevuto/ubriaco/beve
      quando/se ha/beve/e ..1 bevuto/ubriac*/beve ..3 diventa/cambia/urla/altro/brutt*/male/casa/nascond*
      quando/se beve ..1 diventa/fa/mi/urla/cambia/alza/e
      va/vanno/finisce/diventa/mette ..2 male/brutta ..3 quando ..1 beve/bevuto/ubriac*
      non so mai ..3 stato/come/umore/che ..3 torna/rientra/arriva/trovo/umore
      non so ..2 cosa/fin/quanto/come ..2 capace/fare/arrivare/reagisce/reagira
      ci/mi nascondiamo/nascondo/chiudiamo ..3 quando/finche ..1 torna/urla/beve/rientra/arrabbia
      diventa un altro/altra
      fuori e ..3 a/in casa ..3 altro/diverso/mostro/diavolo/cambia
      suoi passi ..3 scale/porta/corridoio
      riconosc*/sento/ascolto/capisco/leggo ..3 suoi passi/umore/chiave/chiavi
      scarpe/chiavi/telefono/soldi ..3 vicino/accanto/sotto ..2 porta/letto/cuscino ..4 scapp*/fugg*/correre/caso
      con/per gli/tutti altri ..2 e ..1 adorabile/gentile/perfett*/carin*/dolce/affascinante/splendid*
      fuori e ..1 adorabile/perfetto/gentile/dolce/carino
      poter/posso/possa/devo/dover* scappare
      aspett* ..2 prossima/o esplosione/scenata/sfuriata/botta
      esplosione/sfuriata $
      attent*/attenta ..2 quello che dico/faccio
      sedia/mobile/cassettiera ..1 contro/dietro/davanti ..1 porta
      guardo/capisco/controllo ..3 umore
      un altra persona
      quale versione di
    `,
  },
  {
    kind: "abuse",
    severity: "moderate",
    fiction: true,
    patterns: `
      PARENTE ..5 FORTE ..4 PARENTE
      le/gli/la/lo/li ..1 ha? ..1 FORTE
    `,
  },
];
