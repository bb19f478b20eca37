/**
 * Topics of English and Italian words, as features for the trained classifier: its training texts contain “rope” and
 * “corda” only a few times, but many things to hang from. `word*` matches every word with that prefix.
 */
export const TOPICS: Record<string, string> = {
  // Who
  i: "i me my mine myself io mi me mio mia miei mie",
  you: "you your yours tu ti te tuo tua tuoi tue",
  we: "we us our ours noi ci nostro nostra nostri nostre",
  he: "he him his lui gli suo suoi",
  she: "she her hers lei le sua sue",
  they: "they them their theirs loro",
  reflexive: "himself herself themselves itself se si",
  partner:
    "husband wife hubby missus partner boyfriend girlfriend bf gf fiance fiancee spouse ex lover marito moglie compagno compagna fidanzato fidanzata ragazzo ragazza moroso morosa consorte coniuge amante tipo convivente",
  parent:
    "mother father mum mom dad mam mama mamma papa babbo madre padre parents genitori stepdad stepfather stepmum stepmom stepmother patrigno matrigna mommy daddy mummy genitore",
  elder:
    "grandmother grandfather grandma grandpa gran granny nan nana nanna grandad granddad nonno nonna nonni nonne elderly anziano anziana anziani old vecchio vecchia suocera suocero suoceri",
  child:
    "child children kid kids son sons daughter daughters baby babies toddler toddlers boy girl figlio figlia figli figlie bambino bambina bambini bambine bimbo bimba bimbi neonato neonata piccolo piccola piccoli piccoli minore minori ragazzino ragazzina teenager nipotino nipotina niece nephew nipote nipoti pupil pupils alunno alunna alunni",
  sibling:
    "brother brothers sister sisters fratello sorella fratelli sorelle bro sis cousin cousins cugino cugina cugini cugine uncle aunt zio zia cognato cognata stepbrother fratellastro twin gemello gemella",
  friend:
    "friend friends mate mates bestie buddy pal amico amica amici amiche flatmate roommate housemate coinquilino coinquilina coinquilini neighbour neighbor neighbours neighbors vicino vicina vicini classmate classmates compagni",
  work_people:
    "boss manager colleague colleagues coworker coworkers supervisor client clients customer customers patient patients intern team employee employees capo capa collega colleghi colleghe cliente clienti paziente pazienti tirocinante dirigente responsabile principale datore squadra stagista hr landlord landlady padrone",
  helper:
    "doctor doctors nurse therapist psychologist counsellor counselor psychiatrist gp lawyer solicitor police policeman officer cops social ambulance hospital er medico dottore dottoressa infermiera infermiere psicologo psicologa terapeuta psichiatra avvocato avvocata polizia carabinieri ambulanza ospedale assistente pronto soccorso denuncia hotline helpline shelter refuge court injunction restraining",
  anyone:
    "someone somebody anyone anybody everyone everybody nobody people qualcuno nessuno tutti tutte gente persona persone tizio tale uno una",

  // To do harm
  hit: "hit hits hitting slap* punch* smack* beat beats beating beaten kick kicked kicks kicking whack* thump* wallop* bash bashed belt belted swing swung shove* shoving push pushed pushes pushing hits headbutt* elbowed backhand* clout* picchi* men* schiaff* sberl* pugn* calci calcio ceffon* bott* sganass* botte manat* spint* spinge* sping* colpi* manrovesci* legnat* strattona* strattoni legna* ciaffon* scappellott* gonfi* mena",
  grip: "grab* pinned pinning choke* choking strangle* throttle* throat neck gola collo afferr* stretta stringe* strett* strangol* soffoc* suffocat* smother* dragged drag hair capelli yank* wrist wrists polso polsi twisted twist* tirat* trascin* shake shook shaken shaking scosso scuot* strozz*",
  kill: "kill* murder* shoot shot shooting stab* slaughter* ammazz* uccid* uccis* accoltell* spar* assassin* massacr* strage behead* execut* finish finirl* accopp* scann* secc* fuori sotterr* bury buried corpse body cadavere",
  weapon:
    "gun guns pistol rifle shotgun bullet bullets knife knives blade machete axe hammer bat crowbar acid petrol gasoline kerosene weapon pistola fucile coltello coltelli lama ascia martello mazza spranga bastone acido benzina arma armi proiettil* cacciavite screwdriver scissors forbici cartridges cartucce holster ammo munizioni bomb* bomba tanica taglierino cutter razor razors lametta lamette rasoio",
  threat:
    "threat* minacc* warn* pay paga pagare pagherai regret* pent* revenge vendett* vendicar* blackmail* ricatt* swear swore swears giuro giura giurato promise* promess* consequence* coming wait aspett* cemetery cimitero grave graves tomba tombe ossa bones spacc* spezz* rovin* sfigur* disfigur*",
  injury:
    "bruise* bruising black eye livid* occhio nero blood bleed* bled sangu* scar scars cicatric* broken broke fracture* frattur* rotto rotta rib ribs costol* costole stitches punti swollen gonfio gonfia gonf* concussion mark marks segn* segni burn burns burned burnt bruci* bruciat* ustion* wound* ferit* ferite lip labbro nose naso tooth teeth dente denti jaw mascella",
  sex: "rape* raping sex sexual sexually molest* grop* touch touched touches touching undress* naked nude nudes intimate consent underwear stupr* violent* sess* toccat* tocca toccarmi toccare palp* nud* intim* consens* rapport* spogli* abus* letto bed mutande",
  force:
    "force* forcing forced made makes coerc* pressur* oblig* costring* costrett* forz* pretend* pretes* devo dovev* order* ordin* demand* refuse* rifiut* impon* impost* bend obey* obbed* permission permesso permess* permette allow* allowed lets let lascia lasciava lasciarmi viet* vietat* forbid* forbidden banned proib*",
  lock: "lock locks locked locking key keys door doors basement cellar closet trapped prison* cage chiave chiavi chius* chiud* porta cantina sgabuzzin* armadio prigion* gabbia rinchius* sbarr* bolt bolted window finestra tied legat* rope tie ties bound chain* caten* bagagliaio trunk room stanza camera soffitta attic shed",
  watch:
    "track* tracker tracking spy* spyware follow follows followed following stalk* gps location camera cameras check checks checked checking monitor* phone password passwords messages read reads texts listen microphone turn turns waiting outside segu* spia* pedin* posizione telecamer* controll* cellulare telefono messagg* legg* aspetta sotto casa appost* localizz* airtag browser cronolog* screenshot* screenshots odometer contachilometr* ricevut* receipt*",
  isolate:
    "friends family see visit alone isolat* cut contact forbade forbids leave leaves leaving out go isol* frequent* veder* uscire uscita esco escono sentire lavorare lavoro amici famiglia sola solo parlare parl*",
  money:
    "money bank card cards account wage wages salary allowance pension debt debts loan loans cash savings euro euros pounds pay rent soldi banca carta conto stipendio pensione debit* prestit* contanti risparmi bancomat spesa paghetta busta scontrin* spend* firm* sign signed signing",
  papers:
    "passport document* visa papers id immigration deport* passaporto document* permesso soggiorno carta identita residency citizenship",
  neglect:
    "neglect* starv* hungry fed feed feeds food eat diaper* nappy nappies dirty unwashed alone left medicine cibo mangiare mangia fame pannolon* pannolin* sporc* trascur* digiuno abbandon* curar* nurse dehydrat* disidrat* piagh* bedsores filth* water acqua",
  degrade:
    "worthless stupid useless pathetic disgusting ugly fat crazy nobody nothing whore slut bitch idiot stupid* inutil* brutt* schif* grass* pazz* nulla puttan* troi* scem* cretin* incapac* humiliat* umili* insult* belittl* denigr* mock* offend* deris* trash garbage spazzatura fallit* mad matt*",
  rage: "rage rages raging furious drunk drunken drinks violent temper explode* explod* lose loses snap snaps snapped scream* yell* shout* smash* throw* threw thrown break breaks broke punched holes hole wall plates ubriac* bev* violent* esplod* perd* controllo urla* url* gridat* grid* sfasci* lanci* rompe rompendo piatt* muro tira tirato furi* scatt* testa bestia mani hands alz* raise* raised",
  afraid:
    "afraid scared scare scares scary fear fears fearing frighten* terrif* terror* paura impaur* spavent* terror* timor* tremo trema trembl* tremare shake flinch* tense panic* panic* ansia anxious dread* temo teme temiamo hide hides hiding nascond* nascost* nascosta safe unsafe sicur* insicur* eggshells uova quiet silent silenzio brivid* inquiet* freeze freezes gelo ghiacci* stomach stomaco passi footsteps car auto rincas* rientr* home casa",
  child_harm: "beats shakes belt cinghia cintura bruises marks teacher maestra school scuola asilo nursery lividi",

  // Harm to oneself
  die: "die dies died dying dead death mor* mort* muoi* muore muori crep* suicid* unalive kms kys gone",
  not_living:
    "live living alive exist exists existing existence life lives vivere viv* vita esist* esistenz* breathe wake waking up respir* svegliar* svegl* sveglio disappear* vanish* spar* scompar* svan* nascere nata nato born",
  end_it:
    "end ends ended ending over finish finished stop done enough finir* finita fine finire basta smett* chiuder* termin* cessare togliere toglier* togl* tolt* farla farmi give giving quit mollare arrender* resist* reg* andare avanti on",
  means:
    "pills pill tablet* medication* medicin* meds overdose* insulin sleeping paracetamol dose blister bottle bleach poison pastigli* pillol* compress* farmac* medicinal* psicofarmac* sonnifer* gocce xanax valium varechina candeggina velen* insulina tranquillant* ansiolitic* stash stockpil* scort* accumul* conserv* mess* part* boccetta flacone benzodiaz* opioid* morphine morfina",
  hang: "hang* hung rope cord noose beam rafter impicc* corda trave cappio nodo gancio lenzuol*",
  height:
    "bridge roof ledge balcony cliff jump* train tracks platform rails motorway tower overpass river pier water lake ponte tetto cornicione balcone scogliera salt* butt* treno binari binario ferrovia rotaie autostrada torre cavalcavia fiume viadotto terrazz* palazzo davanzale molo lago mare crash crashing tree albero steer guardrail lorry truck camion wheel volante window finestra piano",
  self_cut:
    "cut cuts cutting scratch* harm* blade self burn* slice* skin arm arms thigh thighs sleeve sleeves taglio tagli* taglia* tagliuzz* graffi* bruci* pelle braccia braccio cosce coscia manich* lamett* autolesion* ferirmi punir* punish* blood sangue hurt hurting myself",
  farewell:
    "goodbye goodbyes farewell letter letters note notes will wills funeral insurance testament* lettera lettere bigliett* addio addii funeral* assicurazion* saluto salutato salut* regalat* giving away gave give pet dog cane gatto affid* arrang* sistemat* password look after forgive* perdon* sorry scus* scritto scriv* wrote writing lasci* last ultim* volta remember* ricord*",
  despair:
    "hopeless* pointless point worthless empty numb nothing burden tired exhausted dark darkness pain senso vuot* inutil* peso pes* stanc* stuf* buio dolore disper* better without meglio senza speranz* nulla niente reason reasons motiv* ragion* sopport* bear unbearable insopportabil* hate odio fallit* failure schifo tutt* everyone miss manc* worth vale vals* pace peace sleep dorm* dormire addorment* asleep forever sempre never",
  want: "want* wish* hope* hoping would like think* thought thoughts thinking plan plans planned planning decided decide* ready tempted urge* vogli* vorrei vuol* vole* pens* progett* pian* decis* pront* tentat* immagin* imagine* fantas* sogn* dream* consider* idea idee intenzion* intend* going sto stavo",
  attempt: "try tried tries attempt* prova* provat* tent* tentativ* almost nearly quasi again ancora",

  // Harmless contexts of grave words
  work: "work works job office meeting meetings deadline deadlines project shift boss email emails report presentation interview contract invoice client budget training lavor* ufficio riunion* scadenz* progett* turno turni email mail relazion* presentazion* colloquio contratt* fattur* client* bilancio ferie reparto cantiere azienda ditta cv promotion promozion* raise aument* quarter trimestre spreadsheet server deploy code codice bug printer stampante",
  school:
    "school exam exams test homework class lesson teacher university course thesis grade grades study* maths essay scuola esam* verific* compit* lezion* insegnant* prof professor* universit* corso tesi vot* studi* interrogazion* maturita quiz",
  sport:
    "football soccer tennis chess basketball match game games gym race marathon team goal score penalty boxing karate judo swim* run running ride bike training coach ball league calcio partita partite scacchi palestra gara maratona gol rigore pugilato nuoto cors* correre bici allena* palla campionat* squadra pallavolo volley rugby sci ski padel torneo yoga tournament hike* trek* sconfitt* vint* won win lost perso poker carte cards board",
  film: "film films movie movies series episode book books novel podcast song songs show theatre play character scene actor documentary netflix thriller horror opera album band concert serie episodi* puntat* libro libri romanz* canzon* canzone teatro personagg* scena scene attor* attrice documentari* giallo concert* trama videogioc* videogame playstation xbox fortnite level livello level player giocator* boss dungeon d&d musical cartone cartoon manga poem poesia radio tv television newspaper giornale news notizi* telegiornale tg",
  food: "cook* recipe onion onions garlic bread cake dinner lunch breakfast pasta pizza chicken kitchen oven pan soup sauce butter cheese coffee wine beer tea vegetables carrots tomatoes meat fish chocolate cucin* ricett* cipoll* aglio pane torta cena pranzo colazion* pollo forno padella zuppa sugo burro formaggi* caffe vino birra te verdur* carot* pomodor* carne pesce cioccolat* gelato lasagn* risotto panna uova egg eggs tiramisu salad insalata fridge frigo dolc* dessert",
  body_care:
    "haircut hairdresser nails dentist doctor vaccine flu fever cough headache migraine backache surgery operation knee ankle allergy antibiotics cold pregnan* cancer chemo diet shaving shave parrucchier* unghie dentist* vaccin* influenza febbre tosse emicrania schiena operazion* ginocchio caviglia allergi* antibiotic* raffreddor* gravidanz* incint* tumor* cancro chemio dieta barba fisioterap* physio* blood sangue exam* x-ray radiografi* cholesterol pressure pressione diabet* glasses occhiali",
  pets: "dog dogs cat cats puppy kitten hamster rabbit fish parrot horse chicken vet mosquito* spider* wasp* bee bees ant ants mouse mice cane cani gatto gatti cucciol* criceto conigl* pesci pappagall* cavall* gallin* veterinari* zanzar* ragn* vesp* ap* formic* topo topi canarino tartarug*",
  garden:
    "garden plant plants tomato basil roses lawn weeds tree seeds flower flowers pot giardino pianta piante basilico rose prato erbacce alber* semi fior* vaso orto orchid* cactus hedge siepe grass erba leaves foglie slugs lumach*",
  tech: "phone battery computer laptop app update charger wifi internet screen printer password account file files process update crash crashed batteria caricabatteri* computer schermo stampante app aggiornament* file conness* server pc mouse backup link photo photos foto video",
  travel:
    "holiday trip flight plane airport train bus car traffic hotel beach mountain ticket tickets passport suitcase vacanz* viaggi* volo aereo aeroporto autobus macchina traffic* albergo spiaggia montagna bigliett* valigi* parcheggi* parking campeggi* camping drive driving guida guidare autostrad* metro ferry traghett* roma milano london paris",
  house:
    "kitchen bathroom washing dishes laundry cleaning rent move moving furniture ikea boiler sofa sink vacuum bin rubbish lavatric* piatt* bucat* pulizi* affitt* trasloc* mobil* caldaia divano lavandin* aspirapolver* spazzatur* condomini* paint* dipin* tend* shelf mensol* bulb lampadin* stairs scale doorbell campanello",
  fun: "laugh* joke* joking funny lol fun party birthday wedding dance danc* gift present surprise prank tickl* rid* risate scherz* barzellett* divert* festa compleann* matrimoni* ball* regal* sorpres* scherzo solletic* carnevale natale christmas halloween easter pasqua karaoke pub bar aperitiv*",
  shop: "shop shopping buy bought sale price prices shoes dress clothes sweater jacket compr* acquist* sald* prezz* scarp* vestit* maglion* giacc* supermercat* supermarket order ordered delivery pacco package corriere",
  weather:
    "weather heat hot cold rain raining sun snow wind summer winter tempo caldo freddo piogg* piov* sole neve nevic* vento estate inverno temporale storm afa gel*",
  feelings:
    "happy sad proud grateful thanks thank glad love loves sorry disappointed jealous lonely nervous worried guilty embarrassed shy bored felice content* triste orgoglios* grat* grazie am* dispiac* delus* gelos* nervos* preoccup* colpa imbarazz* timid* annoi* commoss* seren* tranquill* nostalg* upset hurt feelings ferit* sentiment*",
  talk: "talk* tell told say said ask* answer* call called message text wrote argue* argument* discuss* apolog* chat speak* spoke parl* dett* dire dico dice chied* chiest* rispos* rispond* chiam* telefon* messagg* scritt* litig* discut* discuss* scus* raccont* chiacchier* conversaz* explain* spieg* interrupt* interromp* disagree* opinion*",
  past: "years ago childhood war history century used back then grandfather anni fa infanzia guerra storia secolo allora passato una volta decenn* medioevo soldat* soldier* partigian* veteran* museum museo",
  grief:
    "funeral passed away cancer hospice grave buried cemetery widow miss mourning lutto funeral* mancat* tumor* tomba cimitero vedov* condoglianz* illness malatt* old age eta peacefully serenamente ricoverat* heart attack infarto ictus stroke",
  things_feared:
    "heights flying dark spiders exam exams needles dentist water lifts elevator public speaking failure future change thunder altezz* volar* buio ragni esam* aghi dentist* acqua ascensor* pubblico fallir* futur* cambiament* tuon* sbagli* mistake* rejected rejection late tardi ritardo lose losing perder* disappoint* delud* forget dimentic* awkward silenzi* operation interview colloquio blood",
  law: "court trial sentence charged arrested prison report reported complaint police jury tribunale process* condann* arrest* carcere denunc* querel* polizia questura giudice judge custody affid* separazion* divorc*",
  time_near:
    "tonight tomorrow soon today now weekend christmas monday friday stasera stanotte domani presto oggi adesso ora weekend natale lunedi venerdi next prossim* birthday compleann*",
  again:
    "always every often again sometimes regularly weekly daily whenever sempre ogni spesso ancora volte continua* keeps keep kept sistematic* ripet* giorno day days giorni notte night sera evening",
  negation: "not no never nothing nobody none without non mai niente nessuno senza nulla ne",
};

/** Rule classes that mean the same in the other language. */
export const SAME: Record<string, string> = {
  PARENTE: "KIN",
  CHI: "WHO",
  MINORE: "CHILD",
  MI: "ME",
  LEI: "HIM",
  POSSIT: "POSS",
  UCCIDERSI: "KILLSELF",
  UCCIDE: "KILL",
  AMMAZZARE: "KILL",
  UCCIDERE: "KILL",
  SUICIDIO: "SUICIDE",
  MORIRE: "DIE",
  MORTO: "DIE",
  VOGLIO: "WANT",
  PENSO: "PLAN",
  VITA: "LIFE",
  PASTIGLIE: "PILLS",
  TUTTE: "ALLOF",
  INGOIARE: "TAKE",
  SCORTA: "HOARD",
  TAGLIARE: "CUT",
  CARNE: "BODYCUT",
  VUOTO: "HEIGHT",
  DOVE: "HEIGHT",
  PICCHIARE: "HIT",
  BOTTA: "HIT",
  SBERLA: "HIT",
  DARLE: "HIT",
  BUTTARE: "PUSH",
  CORPO: "BODY",
  PARTE: "BODYPART",
  COLLO: "NECK",
  ARMA: "WEAPON",
  LAMA: "BLADEGUN",
  MINACCIARE: "THREATEN",
  SESSO: "SEX",
  COSTRINGERE: "FORCE",
  CHIUDERE: "BOUND",
  LIVIDO: "BRUISE",
  FERITA: "INJURY",
  LESIONE: "INJURY",
  MEZZO: "MEANS",
  ROMPERE: "BREAK",
  DURO: "HARD",
  PRIGIONE: "CAPTIVE",
  FORTE: "STRONG",
  CONTROLLARE: "CONTROL",
  PRIVATO: "PRIVATE",
  SOLDI: "MONEY",
  CARTE: "PAPERS",
  PAURA: "AFRAID",
  INSULTO: "INSULT",
  UMILIARE: "HUMILIATE",
  BESTIA: "PET",
  ROVENTE: "HOT",
  MAROCCO: "ABROAD",
};
