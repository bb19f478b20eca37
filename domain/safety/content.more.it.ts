import type { RuleGroup } from "./rules.ts";

/**
 * Italian rules built from word classes rather than phrases: who does what to whom and with what, ways of dying and of
 * saying goodbye, and regional expressions. Syntax in `matcher.ts`.
 */
export const MORE_IT: readonly RuleGroup[] = [
  {
    kind: "self_harm",
    severity: "severe",
    patterns: `
      mi ..1 vedo/immagino/immaginavo/sogno/vedevo ..4 butto/getto/lancio/ammazzo/impicco/sparo/buttarmi/impiccarmi/spararmi/tuffo/schianto/morire/impiccata/impiccato !a/al
      immagin*/pens*/fantastic*/sogn*/idea/voglia ..3 buttarmi/gettarmi/lanciarmi/schiantarmi/impiccarmi/annegarmi/tagliarmi/avvelenarmi/spararmi/dissanguarmi !sul/nella/nello/nel/in
      penso/pensato/pensavo/continuo/voglio/vorrei/sempre ..3 schiant*/buttarmi/finire contro/sotto/dal/giu/fuori
      butt*/gett*/lanci*/mett*/finire/finisco ..2 sotto/davanti ..2 metro/treno/treni/tram/camion/tir/macchina/macchine/auto/autobus/pullman/metropolitana/bus/corriera
      butt*/gett*/lanci* ..2 nel/nell/in ..1 fiume/canale/lago/arno/tevere/po/adige/mare ..4 fine/finita/morire/annega*/piu/pensa*
      mettendo/metto/mettere/messo/messi/messe/mettevo/accumul*/conserv*/raccolgo/raccogliendo/rub*/nascond* ..4 PASTIGLIE
      PASTIGLIE ..3 abbastanza/bastano/sufficient*/scorta/nascost*/comodino ..3 per/finirla/morire/di
      mandat*/buttat*/ingoiat*/tirat* ..1 giu ..3 scatola/flacone/confezione/blister/PASTIGLIE/tutto/tutte/candeggina
      scatola/flacone/confezione/blister/boccetta/scatole/manciata ..2 inter*/di ..2 PASTIGLIE
      si e ..1 imbottit*/fatt*/scolat* ..2 PASTIGLIE
      se ..1 domani/dopodomani non ..2 ci sono ..1 piu
      domani/presto/natale/lunedi non ..1 ci ..1 saro/sono ..1 piu $
      non ..1 ci sono/sarei/fossi ..1 piu & accorg*/accorgerebbe/organizzat*/manch*/nessuno/pianificat*
      nessuno ..2 accorger*/accorge/piangerebbe/mancherei ..6 fossi/sono/muoio/sparisc*/morissi/sparissi/domani
      non ..2 accorg* nessuno ..6 muoio/sparisc*/morissi/sparissi/fossi/non
      ponte/cornicione/cavalcavia/tetto/balcone/viadotto/scogliera/terrazza/binari & giu/vuoto/sotto/sola/solo/ora/ore/notte/piangere/saltare
      sono/ero/stata/stato/rimast*/salit*/andat*/ferm* ..4 sul/sull/sulla/al/sui ponte/cornicione/cavalcavia/tetto/viadotto/scogliera/binari ..6 ora/ore/giu/sola/solo/coraggio/guard*/piang*
      guard*/fiss* ..2 giu ..3 dal/dalla/dalle/dai
      se ..1 non mi ..1 senti/sentite/sentirai/vedi/vedete/vedrai piu
      non mi ..1 sentirete/sentirai/vedrete/vedrai/rivedrete/rivedrai ..1 piu
      ultim* ..2 messaggio/volta/post/lettera ..4 scrivo/scrivero/sento/senti/leggi/leggete/mando/vedi/mi
      quando ..1 leggerai/leggerete/leggi/leggete/trovi/troverai/troverete ..4 non/morta/morto/via/gia/saro
      grazie di/per tutto & addio/perdon*/piu/scusate/mondo
      perdonatemi/perdonami/scusatemi & ce/fatta/fatto/reggo/faccio/vado/addio/mondo
      prenditi/prendetevi/occupati/occupatevi/abbi/abbiate ..1 cura? di ..5 quando/dopo/se non? ..2 io/saro/sono/ci
      dite/di/dillo/digli ..2 mamma/papa/figli/bambini ..3 bene ..3 sempre/addio/voluto
      vi ho voluto ..1 bene ..2 tutti
      lascio/lasciare/lasciato ..1 questo/il/questa mondo/vita/terra
      testamento & addio/stasera/stanotte/pillole/corda
      regalat*/dato/dando/regalando ..2 gatto/cane/gatta/cose/vestiti/gioielli/libri/mobili ..8 chiuso/conto/senso/addio/disdett*/serv*/piu/bisogno
      chiuso/svuotato/disdetto ..2 conto/affitto/contratto & addio/senso/regal*/serve/lettera
      non ..1 mi servir*/servono/servira piu
      CARNE ..2 tagliat*/apert*/recis*/incis*/fasciat*/sanguin*
      tagliat*/tagliarsi/tagliarmi/tagliate/aprirsi/apert*/recis*/taglio/tagliava ..1 le vene
      ferirsi/ferirmi/autoles* !nell/con
      mi ..1 ferisco/taglio/incido/ustiono/graffio/brucio/mordo/pungo ..4 apposta/da/braccia/gambe/cosce/polsi/pelle/quando/per/ancora/sangue
      si ..2 taglia/tagliata/tagliato/brucia/bruciato/bruciata/graffia/graffiata/graffiato/ferisce/incide/taglia/ustionato/ustionata ..3 braccia/braccio/gambe/cosce/polsi/pelle/vene/polso/avambracci/pancia
      trovat*/scopert* ..4 lamette/lametta/lame/cappio/lettera/tagli/biglietto/pasticche/diario ..6 addio/ammazz*/uccid*/mori*/cassetto/letto/braccia/suicid*/finita/farla
      trovat* ..3 impiccat*/appes*/incosciente/svenut*/sangue/esanime/privo/morto/morta
      lavanda gastrica
      lettera/biglietto/messaggio/diario/video ..5 ammazzar*/uccider*/morire/farla/finita/vivere/suicid*
      vuole/voleva/vorrebbe/voglio/vorrei/preferisc*/preferirebbe/preferiva/meglio ..2 essere/esser/stare ..1 MORTO/sottoterra
      preferisc*/preferirebbe/preferirei/piuttosto ..3 MORTO/morire ..2 che/piuttosto ..3 tornare/stare/vivere/restare/andare/rivederlo/continuare
      VOGLIO ..2 mori/morir/campa/ammazza/uccide $
      me/mi VOGLIO ..1 ammazza/ammazzare/uccidere/impicca/butta/spara/mori
      non ..2 VOGLIO/faccio ..3 campa/campare
      VOGLIO ..1 non ..1 svegliarmi/essere/esistere/esserci piu/mai
      VOGLIO ..4 dormire/addormentarmi/chiudere ..3 non ..1 svegliarmi/alzarmi/riaprirli
      VOGLIO ..2 farmi/fammi ..1 del? male
      voglia/bisogno/impulso/istinto/tentazione ..1 di ..1 farmi/tagliarmi/ferirmi/bruciarmi/punirmi/buttarmi
      spero/speravo/sperando/prego/pregavo/magari ..4 uccid*/ammazz*/ammali/venga/prenda/investa/svegli*/schianti/muoia/cuore ..1 me/un/tumore/fermi/piu/qualcuno/$
      spero che mi ..1 uccid*/ammazz*
      mi ..1 uccida/ammazzi/ammazzasse/uccidesse $
      comprat*/pres*/trovat*/procurat*/ordinat*/cercat*/cerco ..2 corda/fune/cappio/lamette/topicida/veleno/cianuro/elio
      gas/motore/monossido/scarico ..4 garage/macchina/aperto/acceso/cucina ..4 addorment*/dormire/morire/chius*/finita/finirla
      phon/asciugacapelli/tostapane ..4 vasca
      cercat*/cerco/cercando/googlato/leggo ..4 modo/modi/come/metodi/quante ..4 morire/uccider*/ammazzar*/farla/impicc*/suicid*/finita
      provat*/tentat*/cercat*/prova/cerca ..2 di/a/ad ..1 UCCIDERSI/farla/buttarsi/tagliarsi/togliersi/morire
      provat*/tentat*/cercat* ..1 il suicidio
      farla finita
      la fa/facc* finita
      minaccia/minacciato/minacciava/dice/detto/ripete/continua/parla/scrive/scritto/cominciato ..4 UCCIDERSI/morire/buttarsi/farla/morta/morto/morti !dal/di
      tolgo/tolga/tolgono/togliermi/togliessi/levarmi/levo ..2 il/di/dal ..1 disturbo/mezzo/dai/mondo !divano
      non ..1 VOGLIO/riesco/ho ..4 stare/vivere/restare/respirare/arrivare ..3 mondo/domani/natale/terra
      non ..1 arriv* a natale/domani/diciott*/trent*/vent*/compleanno/primavera/estate
      raggiung* ..3 cielo/lassu/paradiso/nonna/nonno/mamma/papa ..4 morta/morto/lassu/cielo/presto
      bere/bevuto/bevo/ingoiato/ingoiare/mandato ..3 candeggina/acido/veleno/varechina/detersivo/antigelo/topicida/batterie
      unica ..2 via/soluzione/uscita ..4 morte/morire/ammazz*/finita/farla
      penso/pensiero/pensieri/sogno/fantasia/pensando ..4 suicid*/morte/morire/autoles*/mori !di/del/mamma/papa/nonno/nonna
      non ..1 so ..1 se ..1 arrivo/arrivero/reggo a ..1 domani/stanotte/domattina
      di vivere ..2 non/basta ..3 piu
      non ne ..1 posso/poteva/puo ..1 piu di/della ..1 vivere/vita/esistere
      stanc*/stuf*/basta ..1 di/della/con ..1 vivere/esistere/campare/vita $
      PASTIGLIE/flacone & decido ..2 andarmene/farla
      PASTIGLIE & non si sa mai
      lametta/lama/lamette/tagli/tagliarmi/bruciarmi & calma/aiuta/sollievo/sfogo/sfogarmi/rilassa/sento
      entra/entro/entrare/entrato/cammin* ..1 in/nel/nell/verso ..1 mare/acqua/fiume/lago & torna/torno/tornare/tornera/ripete/dice
      scelto/deciso/fissato/segnato ..2 giorno/data/posto/modo & lettera/lettere/scritto/addio/morire/farlo/ammazz*/biglietto
      scritto/scrivo/scrivendo ..1 una/delle/la/le ..1 lettera/lettere/biglietto ..3 figli/genitori/famiglia/tutti/ciascuno/miei & giorno/quando/dopo/addio/deciso/scelto/ultim*
      non VOGLIO ..2 stare/essere ..1 qui ..6 frega/import*/muoio/nessuno/manch*
      frega/importa ..2 nessuno ..2 se ..1 muoio/crepo/sparisco/muore/ammazzo
      nessuno ..3 frega/importa ..2 se ..1 muoio/crepo/sparisco/ammazzo
      non VOGLIO ..1 arrivare/arrivarci/vedere ..2 prossim*/domani/altro/mio/compleanno/natale/estate !lavoro
      parla/parlava/parlato/dice/diceva/detto/pensa/minaccia/ripete/scrive ..4 buttarsi/lanciarsi/gettarsi/impiccarsi/ammazzarsi !sul/nella/in
      al mondo non ..1 servo/serve
      non servo ..2 niente/nulla/nessuno & mondo/stasera/meglio/vivere/morire
      sono uno/un/una ..1 scarto/peso/rifiuto/errore/parassita
      stasera/stanotte e la ..1 sera/notte/volta giusta/buona
      si fa ..1 del male
      si fa male ..1 con/col ..2 compasso/lametta/forbici/coltello/accendino/vetro/taglierino/rasoio
      stanc*/stuf* ..2 vita $
      non ..1 ho ..1 piu ..1 forza/forze/voglia di ..1 vivere/esistere/stare/andare avanti? $
      non ..1 mi ..1 trov* ..1 nessuno
      ho pensato ..1 a come farlo
      ho/mi ..2 tagliato/tagliata ..3 fondo
      uscire/uscir/andarmene/andare ..2 da/via questa/dalla vita
      uscire/sanguin* ..2 sangue ..3 sentire
      spera/sperava/desidera/sogna/spero/vorrebbe ..2 di? ..1 essere/morire MORTO
      sta/e/salit*/seduto/seduta ..1 sul/sulla tetto/cornicione/ponte/binari/ringhiera ..1 $
      finita/bene & sul tetto/ponte/cornicione
      non ..1 mi ..1 ci? vedo viva/vivo
      viva/vivo oltre ..1 settimana/mese/anno/estate/natale
    `,
  },
  {
    kind: "violence",
    severity: "severe",
    patterns: `
      me/ce/gliela/gliele/mela la/le fa/fara/faceva/farebbe/faro/faranno/faccia pagare
      fa/fara/faro/farebbe/faccio ..1 pagare ..1 cara
      me la paghi/pagherai/paga/pagherete
      viene/verra/vengo/veniva ..2 a ..1 cercarmi/ammazz*/prendermi/uccid* ..3 casa/ovunque/paga*/lascio/lavoro/$
      mi ..1 viene/verra ..1 a ..1 cercare ..4 ovunque/casa/paga*/mondo/fa
      mi/ci/lo/la/li ..1 fa/faccia/fara/farebbe/faceva/facesse/faccio/fanno ..1 fuori !dal/dalla/dai/da/del
      mi/ci ..2 fatto/fatta fuori
      paura/temo/terrore/sicur*/convint* ..5 mi/ci/la/lo/li ..1 faccia/fa ..1 fuori/qualcosa/male/secca/secco
      manda/mandarmi/mandera/mando/mette/metto/mandato/finisci/finisco ..3 ospedale/cimitero/camposanto/sottoterra/rianimazione
      schiacci*/spezz*/spacc*/romp* ..1 tutte? le ossa
      ossa/gambe/collo/faccia ..3 spacc*/spezz*/romp*
      paga/pagato/conosce/conosco/manda/mandato ..3 qualcuno/gente/amici/due ..4 pestar*/menar*/picchi*/ammazz*/gambe/male
      porta/portare/portera/portarmi/prende/prendere/porto/toglie/togliermi/togliere/tolgono/porti ..2 bambin*/figli*/piccol*/bimb*/ragazzi ..6 non ..1 li/lo/la/le ..1 ved*/rived*
      non ..1 li/lo/la/le ..1 vedo/vedro/vedrai/vedi/rivedo/rivedi/rivedrai/rivedro ..1 piu & bambin*/figli*/piccol*/bimb*/porta*
      porta/portare/portera/portarmi/prende/porto/portarsi ..2 bambin*/figli*/bimb* ..3 via/estero/paese/MAROCCO
      appoggiat*/mess*/posat*/poggiat*/lasciat*/mette/appoggia/tiene/carica/caricat*/mostrat*/mostra/pulisce/puliva/lucida/tenut*/gira/dorme ..2 pistola/fucile/revolver/arma/machete/pistole
      appoggiat*/mess*/posat*/poggiat*/mette/appoggia ..2 LAMA ..2 tavolo/davanti/letto/cuscino/gola/collo/pancia ..2 a/e/mi/dicendo/detto
      LAMA ..2 sul/sotto/vicino/accanto ..2 tavolo/cuscino/comodino/letto/materasso/sedile/gambe
      LAMA & ubriac*/incazz*/furios*/bevuto/fuori/geloso/gelosa/paura/minacci*/urlava/urla/gola/pancia
      puntat*/punta/puntava/puntando/agit*/brand*/sventol*/impugn* ..3 LAMA !di
      mi/ci/le/gli/l/lo/la ..3 puntat*/punta/puntava/minacciat* ..4 LAMA
      ho ..3 pres*/afferrat*/tirat*/impugnat*/puntat* ..2 LAMA ..8 lui/lei/gli/le/lo/la/usa*/contro/avvicin*/ammazz*/detto
      spranga/mazza/cric/martello/bastone/coltello ..4 mi/ci/me aspett*/rincor*/insegu*/corso/dietro
      perso/persa/perdo/persi ..2 testa/controllo/pazienza/lume/calma ..6 mani/collo/gola/picchi*/menat*/botte/spint*/schiaff*/colpit*/preso/strozz*/tirat*
      LEI/gli ..1 meno/picchio/schiaffeggio/strattono/spintono/pesto/gonfio/massacro/sculaccio $
      quando/se/ogni ..5 LEI/gli ..1 meno/picchio/schiaffeggio/strattono/spintono/pesto/strozzo !di/male/peggio/spesso/volentieri
      LEI meno/picchio/schiaffeggio ..4 quando/volta/sempre/prima/spesso/perche !di/male
      gli/le/gliele/gliene/l ho? DARLE ..2 SBERLA
      gliele/gliene ..1 do/ho/davo ..1 date/dato/di/$
      ho ..3 DARLE ..2 SBERLA ..1 a/al/alla/ai/in
      ho ..3 spint*/menat*/picchi*/schiaffeggi*/strattonat*/mors*/colpit*/strozzat*/scoss*/sbattut*/scaraventat*/graffiat*/pres* ..2 mio/mia/il/la/i/lui/lei/lo ..1 PARENTE ..3 per/contro/a/giu/perche/$/forte/finche/sul/quando
      le/gli/l/li ho ..2 mess* le mani
      le/gli/l ho ..2 lasciat*/fatto ..1 lividi/livido/segni/male/sanguinare/segno
      ho ..2 alzat* ..1 mani ..2 su/con/a/contro/mia/mio/lei/lui
      le mani ..1 alla/al/sul/intorno/attorno ..1 COLLO
      ho ..2 lanciat*/tirat*/scagliat* ..5 addosso/contro/dietro/testa/faccia
      guid*/andava/correva/accelerat*/accelera/corre/lanciat*/macchina ..10 ammazz*/uccid*/moriamo/schiant*/morire ..2 tutti/noi/due/insieme/entrambi/ci
      ammazza/ammazzava/ammazzo/uccide/uccideva/ammazzerebbe/ammazziamo ..1 tutti ..2 due/quanti/noi/insieme
      ci ..1 ammazz*/uccid*/schiant* ..1 tutti/insieme/entrambi
      benzina/alcol/acido/candeggina/diavolina/alcool ..6 fuoco/addosso/faccia/vestiti/macchina/porta/casa/me/capelli/accendino
      dato/da/dava/dare/dara/appicc*/darmi/darci fuoco !barbecue/camino
      ammazz*/uccid*/soffoc*/accoltell*/strozz* ..3 nel sonno
      nel sonno & ammazz*/uccid*/soffoc*/accoltell*
      mentre dormo/dormi/dorme/dormiamo & ammazz*/uccid*/soffoc*/accoltell*
      uno/un di questi giorni ..3 mi/lo/la/ci ..1 ammazz*/uccid*/faccia/fa/strozz*/secca
      scav* ..2 fossa/buca
      portat*/porta/porto/portare/portarsi ..2 LAMA ..2 a/in/nello/al ..1 scuola/classe/zaino/lavoro/ufficio
      scuola/classe/ufficio/compagni/prof & strage/sparare/sparatoria/bomba/accoltell*
      non mi fa paura ..2 galera/carcere
      finisco/finisce/finira/vado/andare ..2 in? galera/carcere/ergastolo & ammazz*/uccid*/lui/lei
      se ..1 non ..2 mia/mio ..2 nessuno/nessun
      sono/sei/sia/sarai/saro sua/sue/suo/mia ..3 nessun*
      t/te/ti/m/me ammazzo/accoppo/sparo/scanno/sgozzo/sbudello/acceco/strozzo
      mi/m/me/ci ..2 accoppa/scanna/sbudella/squarta/sgozza/fredda/secca/stende/sotterra
      seppell*/sotterr*/ammazz*/spar* ..1 in/nel ..1 giardino/bosco/cortile/campagna
      mi/ci seppell*/sotterr*
      sa ..1 dove ..2 abito/abita/abitano/lavoro/lavora/vivo/vivono/scuola & dice/detto/minacci*/incident*/attent*/ripete
      incidenti ..1 capitano/succedono
      preferisc*/preferiva/preferirebbe/vuole/vorrebbe/meglio ..2 vedermi/vedere/morta/morto ..3 morta/morto/piuttosto/che
      mi preferisce ..1 MORTO
      avventat*/scagliat*/lanciat*/buttat*/scatenat* ..1 su/contro/addosso/sul/sulla ..4 con/mio/mia/bottiglia/coltello
      le/gli/l/lo/la ho? strett*/stringo/stringevo/tort*/afferrat* ..2 polsi/polso/braccio/braccia/collo/gola ..6 viola/forte/lividi/segni/male/ross*/blu
      ho ..2 DARLE ..1 a ..1 mio/mia/mie/miei/lui/lei/nostro/nostra ..1 PARENTE ..1 con/col
      mi/ci/m/le/gli ..2 speronat*/tamponat*/investit*/sperona/investe
      speronat*/sperona/speronare ..3 macchina/auto/moto
      ho ..2 rotto/spaccato ..2 bottiglia/testa/naso/labbro ..2 a/in/addosso/contro
      insegu*/rincorr*/corre/correva/rincorso/inseguito/rincorsa ..4 con ..1 LAMA/forchetta/bottiglia/mazza
      mi/ti/le/gli/ci taglia/taglio/strappa/strappo/cava/cavo/stacca/stacco la/le/il/gli/i lingua/occhi/testa/dita/orecchie/mani/palle
      LAMA & litighiamo/litighi*/litigio/discut*/tira/tirava
      entrat* in/dalla ..2 casa/finestra ..5 dormivo/dormo/letto/notte/sonno
      affog*/anneg*/soffoc*/strozz* ..3 vasca/acqua/lavandino/piscina/mare/cuscino
      cercat*/provat*/tentat* ..2 affogarl*/annegarl*/soffocarl*/strangolarl*/strozzarl*/bruciarl*/ucciderl*/ammazzarl*
    `,
  },
  {
    kind: "abuse",
    severity: "severe",
    patterns: `
      mi/ci/m/me/le/gli/lo/la/l/li ..3 DARLE ..2 SBERLA !di/al/sul/in
      mi/ci/m/me/le/gli/lo/la/l/li ..3 DARLE ..2 SBERLA in/sul/al ..1 PARTE
      CHI ..3 DARLE ..2 SBERLA !di/al/contro/in
      a SBERLA & mi/me/ci/lo/la/li/ammazz*/pres*/prende
      SBERLA ..2 a/al/alla/ai ..2 PARENTE/me/BESTIA
      riemp*/gonfi*/corca*/spacc*/scass*/caric*/imbott*/copr*/copert*/abbuff*/abboff*/massacr*/ammazz*/sfond*/distrug*/crocc*/stord* ..1 di/e SBERLA/mazzate/lividi/cazzotti
      m/me/mi/ci ..3 mena/menato/menata/vatte/vattuto/struppia/corca/corcato/sdruma/sderena/scazzotta/scazzottato/suona/suonato/suonata/sfonna/gonfia/gonfiato/gonfiata/pista/pistato !la/alla
      mena/menava/picchia/picchiava/pesta/schiaffeggia/strattona/malmena ..1 il/la/lo/i/mio/mia/nostro/nostra/sua/suo ..2 CHI/MINORE/BESTIA
      CHI ..4 LESIONE ..2 il/la/lo/i/le/un/una/l ..2 PARTE !di/per
      mi/ci/m/me/le/gli/lo/la/l ..3 LESIONE ..2 il/la/lo/i/le/un/una/l/nel/nella/sul/sulla/contro/per ..2 PARTE
      mi/ci/m/le/gli/lo/la/l ..3 LESIONE ..3 sanguin*/sangue/svenut*/svenire/lividi/punti/ospedale
      mi/ci/le/gli ..1 mess*/mett* ..3 mano/mani/faccia/testa/braccio/piedi/dita ..1 su/sul/sulla/sui/dentro/sotto/nel/nell/sopra ..1 ROVENTE/acqua/water/cesso/porta
      mi/ci/le/gli/lo/la ..4 ROVENTE ..2 sul/sulla/sulle/sui/addosso/contro
      prem*/spegn*/spent*/schiacci*/appoggi*/spens*/punt* ..3 ROVENTE ..1 sul/sulla/sulle/addosso/nel/contro/sui
      mano/mani/braccio/faccia/dita/testa ..2 sul/sulla/nel/nell/dentro/sotto/contro/nello ..1 ROVENTE/acqua/water/cesso/muro/tavolo
      tirat*/tira/tirava/lanci*/scagli*/buttat*/versat*/versa/rovesci*/gettat* ..3 addosso/faccia/dietro/testa/contro !carte/lavoro/colpa/colpe/responsabilita
      mi/ci/le/gli/l/lo/la ..2 tirat*/tira/tirava/lanci*/scagli* ..2 piatt*/bicchier*/bottigli*/sedi*/coltell*/tazz*/scarp*/zoccol*/ciabatt*/telecomand*/telefon*/oggett*/posacener*/vas*/pentol*/padell*/forchett*/sass*/pietr*/libr*/cose/roba/lampad*
      sputat*/sputa/sputava/sputarmi ..2 addosso/faccia/in/piatto/nel
      mi/ci/la/lo ..3 trascin*/tirat*/strattonat*/presa/preso/prende/afferr*/pigli* ..1 per/dai/dal i/il/la/le/un/una/$ ..1 capelli/collo/gola/braccio/orecchi*/piedi/polsi/polso/caviglie/bavero/maglia/PARTE
      pres*/prende/prendeva/pigli*/afferr*/acchiapp* ..3 per/alla il/la/i/$ ..1 collo/gola/capelli
      pres*/prende/afferr* ..4 gola ..1 il/la/mio/mia/$
      mi/m/ci ..2 tiene/teneva/tenut*/blocc*/inchiod*/immobilizz* ..1 ferm*/sotto/giu/terra/letto/schiacciat*/contro
      tiene/teneva/tenut* ferm*
      blocc*/tenut*/inchiod*/immobilizz* ..2 sul/al/contro/per/sotto/a letto/muro/polsi/terra/braccia/divano/porta/parete/pavimento
      non mi ..1 fa/faceva/lascia/lasciava/fatto ..1 alzare/muovere/respirare/scendere/passare/andarmene/andare/uscire/dormire/mangiare/bere !vino
      lo fa/faceva/fatto ..2 anche/stesso/uguale/comunque ..1 se? ..2 piango/dico/non/dormo/piangevo/dicevo/dormivo
      anche se/quando ..1 piango/piangevo/dicevo/dico/supplico/dormo/dormivo ..1 di/no/basta/continua/lo/$
      chiud*/chius*/rinchiud*/rinchius*/serra*/segreg*/lega*/legat* ..2 in/nel/nello/dentro/sul/fuori/nella/al/alla ..2 cantina/bagno/sgabuzzino/ripostiglio/armadio/balcone/garage/stanza/camera/buio/macchina/termosifone/letto/sedia/casa/magazzino/terrazzo/soffitta !compiti/studiare
      lasci*/tiene/tenut*/mette/mess* ..3 fuori ..2 al/in/tutta/di ..1 freddo/pioggia/notte/balcone/buio/neve/gelo
      buio/cantina/sgabuzzino/ripostiglio & chiud*/chius*/punizione/castigo
      non ..1 mi/ci/le/gli/lo/la ..1 da/dava/danno/fa/lascia ..2 mangiare/bere/cibo/dormire
      senza mangiare/cibo/cena & lascia/lasciat*/punizione/castigo/tiene/giorni
      inginocchi*/ginocchio ..3 sul/sui/sulla/per/davanti ..2 riso/sale/ceci/ore/lui/lei
      mi/le/gli/ci ..1 mess*/dat* ..1 i/dei/tre/quattro/cinque/sei/sette/otto/dieci/dodici ..1 punti & CHI/forchetta/piatto/bottiglia/testa/piant*/tirat*/lanciat*/spint*/perche/lui
      piant*/conficc*/infilz* ..2 forchetta/coltello/penna/forbici/matita/unghie/denti
      LAMA/forchetta/ciabatta/zoccolo/cinta/cinghia/cucchiarella/battipanni/mattarello/cavo/mestolo ..3 addosso/schiena/gambe/mano/testa/pancia
      con ..1 la/il/una/un cinta/cinghia/cintura/bastone/battipanni/cucchiarella/mestolo/mattarello/ciabatta/zoccolo/scopa/cavo/righello/frustino/mazza & mi/ci/lo/la/li/picchi*/mena*/dava/prende*/colp*
      buttat*/spint*/gettat*/scaraventat*/butta/spinge/scaraventa ..2 giu/per/dalle/dai/sulle ..2 scale/gradini/balcone/finestra/letto
      mi/ci/la/lo/li ..2 sbatt*/sbattut*/scaravent*/spint*/spinge/buttat*/lanciat* ..3 muro/terra/porta/frigo/frigorifero/armadio/parete/pavimento/tavolo/termosifone/scale/mobile/finestra/lavandino/letto/specchio
      incinta & botte/calci/spint*/buttat*/picchi*/mena*/pancia/schiaff*/scale
      scoss*/scuot*/sbattut*/scrollat* ..3 MINORE/neonata/creatura
      DARLE/dat*/moll* ..2 SBERLA ..3 MINORE
      sangue/sanguin* & schiaff*/pugn*/labbr*/nas*/mors*/mor*de/botte/spint*/graffi*/picchi*
      lividi/livido/segni/ematomi/ecchimosi ..8 visto/vist*/braccia/schiena/badante/papa/marito/lui/collo/gambe/corpo/maestra/dappertutto/ovunque
      ammazzat*/ammazza/uccis*/uccide/picchi*/prende/preso/calci/menat*/torturat*/tortura/annegat*/impiccat*/avvelenat*/buttat*/lanciat*/bastonat*/seviziat* ..2 il/la/mio/mia/nostro/nostra/suo/i ..1 BESTIA
      BESTIA ..4 calci/bastonate/botte/finestra/balcone/muro/fuoco
      tocca/toccava/toccato/toccata/tocc*/accarezz*/palp*/strusci*/bacia/baciava ..3 sotto/coperte/letto/mutande/seno/cosce/sedere/culo/tette/parti/dappertutto/nuda/nudo/genitali/posti
      mani/mano ..1 sotto/dentro/nelle/nel/sul/sulle/sui/tra/addosso/fra ..2 gonna/mutande/maglia/vestito/pantaloni/reggiseno/maglietta/cosce/seno/sedere/gambe/culo/tette/camicetta/pigiama/slip
      viene/veniva/entra/entrava/infila/infilava/infilat*/entrat* ..2 nel/in/nella mio/camera/letto/doccia/bagno ..5 notte/tocca*/nudo/nuda/ubriac*/dormo/dormivo/letto/addosso/spogli*
      mi ..1 guarda/guardava/spia/spiava/filma/riprende/fotografa ..3 doccia/nuda/nudo/spoglio/cambio/dormo/bagno
      manda/mandato/mostra/mostrato/mandava/fa/fatto ..2 vedere? ..1 porno/pene/cazzo/nudo/genitali/pornografic*/masturb*
      obblig*/costring*/costrett*/costrin*/forz*/convint*/fa/fatto ..2 a/di/fare ..2 letto/sesso/rapporti/spogliarmi/prostituirmi/spogliar*/orale/amore/toccarlo/porno/cose
      letto/sesso/rapporti con ..2 amici/altri/sconosciuti/clienti/colleghi/uomini
      pres*/prende/prendeva/avut*/fatt* ..2 con la forza
      con la forza
      contro la ..1 volonta/voglia
      preservativo ..4 tolto/togli*/senza/rifiut*
      tolto/toglie/toglieva ..2 preservativo
      vend*/vendut* ..2 corpo/altri/uomini/amici
      mess*/mette/mettev*/versat*/sciolt* ..2 qualcosa/droga/gocce/sonnifer*/pastigli*/roba nel/nella/nelle/dentro
      mi/ci/le/gli ..2 pres*/tolt*/lev*/sequestr*/nascost*/nasconde/bruciat*/strappat*/tien*/rubat* ..2 passaporto/documenti/permesso/cellulare/telefono/chiavi/carta !per
      mi/le/gli toglie/prende/nasconde/toglieva/prendeva ..1 telefono/cellulare ..2 legge/controlla/guarda/leggeva/controllava
      denunci*/fa/faccio/fara ..2 espell*/espuls*/rimpatri*/questura
      non ..1 mi/ci/le/lo/la/gli ..1 lascia/fa/permette/lasciano/fanno/lasciava/faceva ..1 uscire/lavorare/vedere/andare/parlare/telefonare/studiare/scendere/usare !film
      mi/ci/m ..3 mors*/morde/mordeva/graffi* ..4 sangu*/braccio/faccia/collo/mano/spalla/seno/apposta/guancia
      strapp*/strappat* ..2 i/la/il/le ..1 vestiti/camicia/maglietta/gonna/mutande/vestito/maglia/reggiseno/capelli
      mi ha/ridotto/ridotta/conciat*/conci* ..2 male/cosi ..3 botte/ospedale/mandat*/occhio
      ridott*/conciat* ..3 male/fin/vita/cosi/straccio ..4 botte/ospedale/lui/marito
      alza/alzava/alzano/alzato/alzare/alzi/alzo ..1 le mani/mano !avanti/in/per/a
      le mani ..1 addosso
      mi/ci/la/lo/li/le/gli ..3 mess*/mette/metteva/mettono ..1 le? mani !avanti/in/tra/nei/nel/alla/davanti
      volano/volavano/volati/volate/partono/partiti/partite/scappano/scappati/arrivano ..2 SBERLA/mani/mazzate/piatti/sedie
      le prendo/prendevo/buscavo/busco/prende/prendeva ..4 da/ogni/tutti/quando/sempre/se
      ne ..1 prendo/prese/buscate/prendevo ..1 tante
      badante/maestra/infermier*/tata/babysitter/educatric* ..5 mena*/picchi*/schiaff*/strattona*/url*/lividi/leg*/male/botte
      mutilazion* genital*
      sposar* ..4 forza/obblig*/costring*/cugino/estero/minacci*
      vergin*/onore ..4 ammazz*/uccid*
      mi/ci/m/lo/la/le/gli ..2 lanciat*/scaravent*/scagli*/buttat*/sbattut*/spint*/lancia/sbatte ..2 dall/dalla/in/attraverso/da/per/una ..2 parte/stanza/aria/altra/lato/camera
      ho ..2 DARLE/dat* ..3 con/col/cucchiaio ..4 segni/lividi/legno/cinghia/ciabatta
      segni/lividi/bruciature/cicatrici/ematomi ..6 lasciat*/lascia/fatt*/rimast*/ha
      rimast*/lasciat*/lascia ..2 segni/lividi/segno/ematomi
      chius*/chiude/schiacciat*/schiaccia/sbattut* ..3 dita/mano/mani/braccio/testa ..3 porta/portiera/cassetto/finestra/apposta
      sedere in braccio ..5 tocca*/voleva/mano/mani
      voleva/vuole/faceva/fa/diceva/chiede/chiedeva ..1 che ..1 lo/la/gli toccassi/tocchi/toccavo/tocco/baciassi/baci/guardassi
      per punirmi/punirci/punirlo/punirla
      mess*/chius*/buttat*/gettat* ..1 il/la/mio/mia/nostro ..1 BESTIA ..2 congelatore/frigo/forno/lavatrice/fiume/sacco/bidone/freezer/microonde/finestra/pozzo
      non mi ..2 fatt*/fa/faceva/lasciat*/lascia ..1 andar*/uscir*/tornar*/scender* ..1 via/casa/fino/finche/dalla
      strusci*/struscia/sfreg*/appiccic* ..1 addosso/contro/su/$
      si struscia/strusciava/strofina/strofinava
      trascin*/tira/tirava/tirat*/port* ..8 per la coda/treccia/le/capelli/orecchie
      trascin*/tirat* ..6 per ..1 coda/capelli/orecchie/orecchio/polso/braccio/collo/treccia
      ficc*/infil*/mess*/caccia*/spin* ..4 in/nella/giu ..1 gola/bocca
      torna/tornava/rientra ..2 ubriac* ..4 suona/mena/botte/spacca/picchia/urla/paura/tira/prende
      tort*/torce/torceva/strett*/stringe/stringeva/schiacci*/gira/girat* ..1 il/la/i/le ..1 braccio/polso/polsi/collo/gola/dita/mano/orecchio ..4 schiena/finche/fino/forte/male/viola/lividi/ride/mentre/apposta
      sento ..3 gonfia/mena/picchia/pesta/botte
      lui ..2 la/lo gonfia/mena/pesta
      mi/la/lo ..1 ha/hanno ..1 toccata/toccato ..3 spogliatoio/doccia/camera/bagno/letto/macchina/ufficio
      si ..2 sfila/toglie/leva/slaccia/sfilato ..1 la/il cinta/cinghia/cintura ..3 $
      nascost*/chius*/rifugiat* ..2 in/nel bagno/camera/armadio/sgabuzzino ..6 spacc*/url*/rompe*/sfasci*/grida*/distrug*
      nel letto di ..1 mia/nostra/sua/mio ..1 MINORE
      non ..1 si ..1 ferma/fermava/fermato ..5 piang*/url*/dicevo/suppli*/no
      mi/ci/lo/la fa/faceva/fanno dormire ..2 sul/in/nel/fuori/per ..1 balcone/garage/terra/cantina/macchina/scale/pavimento
      bastono/picchio/meno/prendo ..1 il/la/mio/mia ..1 BESTIA !in/a
    `,
  },
  {
    kind: "abuse",
    severity: "severe",
    fiction: true,
    patterns: `
      CHI ..3 mena/menava/picchia/picchiava/malmena/strattona/schiaffeggia/pesta
    `,
  },
  {
    kind: "abuse",
    severity: "moderate",
    patterns: `
      me lo/la ..2 trovo/ritrovo/trovavo/ritrovavo ..2 sotto/davanti/ovunque/fuori/dappertutto/dietro
      si ..2 presenta/apposta/piazza/presentava/presentato/presentata/piazzato/piazzata/apposta/materializza ..3 ufficio/casa/lavoro/scuola/palestra/portone/porta/negozio/sotto/fuori
      manda/scrive/telefona/chiama/mandato/scritto/chiamato/mandava/chiamava ..3 cento/centinaia/cinquanta/decine/30/40/50/60/70/80/100/200/trenta/quaranta/sessanta/duecento/mille ..2 messaggi/volte/chiamate/vocali/mail/telefonate
      centinaia/decine/cento/cinquanta/duecento ..1 di? messaggi/chiamate/telefonate/vocali
      messo/mess*/trovat*/nascost*/installat*/piazzat* ..3 gps/localizzatore/tracker/airtag/cimice/telecamera/telecamere/microspia/spia
      spia/spiava/spiato/sorveglia/pedina* ..1 mi/ci/me/ogni/tutto/da
      mi ..1 spia/sorveglia/pedina/controlla/tampina/braccava/bracca
      sa/sapeva/conosce ..2 sempre/tutto/dove ..2 dove/vado/faccio/ero/sono/stata/stato
      pubblica/pubblicare/diffonde/diffondere/divulga/condivide/condividere/mette/manda/mandare/posta/gira/girato/mandato/mostra/invia ..4 mie/nostre/foto/video ..4 nuda/nudo/intim*/nude/hot/lascio/tutti/gruppo/online/se/papa/lavoro
      foto/video ..2 nuda/nudo/intim*/nude/hot/spogliat*
      profili/profilo ..2 falsi/falso/fake/finti/finto
      sta/stava/aspetta/aspettava/sosta/parcheggia/piantonat*/passa/gira/apposta* ..6 davanti/sotto/fuori/intorno ..1 casa/lavoro/ufficio/portone/scuola/palestra/a ..1 mia/mio/me/casa
      dietro di? me ..8 aspett*/cancello/casa/portone/giorni/sera
      mi ha/aspetta/aspettava ..1 aspettat* ..2 al/sotto/davanti/fuori ..1 cancello/portone/casa/lavoro/scuola
      foto/video ..1 senza vestiti
      foto/video ..4 manda/mandera/pubblica/gira/invia/diffonde ..3 ufficio/tutti/scuola/famiglia/genitori/miei/amici/lavoro/gruppo
    `,
  },
  {
    kind: "self_harm",
    severity: "oblique",
    patterns: `
      tutti/loro/famiglia/mondo/figli & meglio/leggeri/sollevat*/tranquill* senza di? me
    `,
  },
  {
    // Statements that somebody else made about themselves, as in the English rules.
    kind: "self_harm",
    severity: "moderate",
    patterns: `
      DICE ..4 tutti/tutte/mondo/famiglia/figli/bambini/genitori/ragazzi/amici ..2 STAREBBE ..1 meglio/felici/sereni/tranquilli/migliore senza ..1 lui/lei/loro
      DICE ..2 STAREBBE ..1 tutti/tutte ..1 meglio/felici/sereni/tranquilli senza ..1 lui/lei/loro
      DICE ..2 senza ..1 lui/lei/loro ..2 STAREBBE ..2 meglio/felici/sereni/tranquilli/migliore
      DICE ..2 senza ..1 lui/lei/loro ..4 STAREBBE ..2 meglio/felici/sereni/tranquilli/migliore
      LUISE ..3 DICE ..2 STAREBBE ..2 meglio/felici/sereni/tranquilli senza ..1 lui
      LEISE ..3 DICE ..2 STAREBBE ..2 meglio/felici/sereni/tranquilli senza ..1 lei
      scritto/confidato/confessato/convinto/convinta ..2 STAREBBE ..2 meglio/felici/sereni/tranquilli senza ..1 lui/lei/loro
      DICE ..3 nessuno ..1 sent* ..1 la sua/loro mancanza
      nessuno ..4 accorg*/manch*/import*/piang* ..3 sparisse/morisse/scomparisse/sparissero/morissero
      se ..2 sparisse/morisse/scomparisse/sparissero/morissero ..4 nessuno
      DICE che/di/come? e/era/essere/sia ..1 un? peso ..1 per/a/su/alla ..1 tutti/tutte/noi/me/famiglia/altri/genitori/figli/loro
      si sente/sentiva/considera ..1 di/solo/soltanto? un/di peso
      meglio ..1 se ..1 non ..1 nasceva/nascevano/nato/nata/nati/esistesse/esisteva
      DICE ..2 non ..1 ce la fa/faceva piu? ad/a/di andare/vivere/tirare/continuare/esistere avanti? !con/alla/cosi
      addormentarsi ..2 non/mai svegliarsi
      DICE ..3 non svegliarsi piu/mai
      non ..1 vede/vedeva/trova/trovava ..2 motivo/senso/ragione/scopo ..2 alzarsi/vivere/svegliarsi/andare/continuare/esserci
      DICE ..3 meglio ..1 quando/se ..1 non ..1 ci sara/saro/fosse
      DICE ..3 non sara ..1 un? peso/problema ..1 per
    `,
  },
];
