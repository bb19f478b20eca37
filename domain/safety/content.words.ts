/**
 * The word classes used in the rules. `kick~` stands for every form of an English verb, `picchi*` for every word with
 * that prefix, `{a,b}` for alternative endings. Words of at least six letters match with one typing error
 * (`lexicon.ts`), except those in `NOT_TYPOS`.
 */
export const CLASSES: Record<string, string> = {
  // English: who
  ME: "me us",
  SELF: "myself",
  SELF3: "himself herself themselves themself hisself",
  HE: "he she they",
  HIM: "him her them",
  POSS: "my his her their our",
  KIN: `husband{,s} wife wifes boyfriend{,s} girlfriend{,s} bf gf hubby partner{,s} ex exes father{,s} dad{,s} daddy mother{,s} mum{,s} mom{,s}
    mummy mommy parents stepfather{,s} stepdad{,s} stepmother stepmum stepmom stepson stepbrother brother{,s} sister{,s} son sons
    daughter{,s} kid{,s} child children childs baby babys babies toddler uncle{,s} aunt auntie cousin{,s} grandfather grandad granddad grandpa
    grandmother grandma nan nana boss manager supervisor colleague{,s} coworker{,s} neighbour{,s} neighbor{,s} roommate{,s} flatmate{,s}
    friend{,s} mate bestie classmate fiance fiancee teacher coach landlord guy man woman boy girl teen teenager niece nephew
    family lover pimp carer caregiver stranger spouse missus`,
  CHILD:
    "son sons daughter daughters kid kids child children baby babies toddler brother sister nephew niece boy girl stepson stepdaughter",
  SAYS: "say says said saying tell tells told telling write writes wrote written writing text texts texted texting post posts posted messaged think thinks thought thinking believe believes believed feel feels felt convinced",
  HESELF: "he dad father husband boyfriend brother son grandad grandfather uncle nephew",
  SHESELF: "she mum mom mother wife girlfriend sister daughter grandma grandmother aunt niece",
  AUDIENCE: "everyone everybody all world kids children family parents they friends people",
  SOMEONE: "someone somebody everyone everybody people anyone anybody",

  YOUNG: "sons daughters kids childs childrens boys girls teens teenagers nephews nieces stepsons stepdaughters",
  TOOKAWAY: "took take taken taking hid hidden hide confiscate confiscated confiscating kept keep",
  DEVICE: "phone phones mobile tablet ipad laptop computer console",

  // English: harm to oneself
  KILL: "kill~ kil kiling murder~ slaughter~ stab~ shoot shoots shot shooting strangle~ behead~ execute~ lynch~ unalive~ poison~ suffocate~ throttle~ drown~",
  KILLSELF:
    "kill~ kil kiling hang~ hung shoot shoots shot shooting stab~ drown~ poison~ suffocate~ starve~ unalive~ electrocute~ strangle~ gas~ murder~",
  HURTSELF:
    "hurt hurts hurting harm~ cut cuts cutting burn~ burnt scratch~ injure~ punish~ mutilate~ slice~ slash~ scald~ stab~",
  CUT: "cut cuts cutting slit slits slitting slice~ slash~ carve~ burn~ burnt",
  SUICIDE: "suicide{,s} suicidal kms sewerslide sewercide suicidality selfharm* selfinjur*",
  DIE: "die dead dying",
  WANT: "want wants wanted wanting wanna wish wishes wished wishing hope hopes hoped hoping crave~ longing",
  PLAN: "plan~ decide~ ready intend~ going tempted prepare~ want wants wanted wanting thought thoughts thinking think thinks consider~ try tries tried trying attempt~ fantasi{se,ze,sing,zing} dream dreaming about urge urges keep keeps tonight tomorrow how",
  WISHLIKE: "want wants wanted wish wishes wished like love hope just rather could prefer",
  LIFE: "life lives",
  END: "end ends ended ending take takes took taken taking",
  PILLS:
    "pill{,s} tablet{,s} sleeping meds medication{,s} paracetamol tylenol xanax valium ibuprofen aspirin antidepressants painkiller{,s} benzos opioids sedatives oxy morphine insulin",
  ALLOF:
    "all whole entire many too loads heaps tons several dozens bottle box handful{,s} pack packet lot lots bunch enough every stash",
  TAKE: "take takes took taken taking swallow~ down downed neck necked eat ate pop popped",
  HOARD: "hoard~ stockpile~ save saved saving collect~ count~ counted stash~ stashed lined hid hidden hiding",
  BODYCUT: "wrist{,s} arm{,s} forearm{,s} thigh{,s} vein{,s} skin leg{,s}",
  HEIGHT:
    "bridge roof rooftop balcony building window cliff ledge train trains tracks overpass viaduct bus truck lorry traffic subway metro rails platform",

  // English: harm to others
  HIT: `hit hits hitting slap~ punch~ kick~ choke~ strangle~ throttle~ shove~ headbutt~ bite bites bit biting bitten smack~ thump~ whack~
    whip~ spank~ scald~ stab~ rape~ molest~ grope~ assault~ batter~ thrash~ bash~ backhand~ wallop~ maul~ pummel~ clobber~ wound~
    suffocate~ smother~ torture~ drug~ roofie~ beat beats beating beaten scratch~ spat spit spits spitting abuse~ attack~ burn~ burnt stalk~ gaslight~ gaslit`,
  HITONLY:
    "slap~ punch~ kick~ choke~ strangle~ throttle~ shove~ headbutt~ smack~ thump~ whip~ spank~ rape~ molest~ grope~ assault~ batter~ thrash~ smother~ torture~ stab~ hit hits hitting beat beats beating bite bit bites burn~ burnt",
  HITPP:
    "hit beaten slapped punched kicked choked strangled throttled shoved headbutted bitten smacked whipped spanked stabbed raped molested groped assaulted battered thrashed abused attacked burned burnt drugged mugged trafficked",
  PUSH: "push~ shove~ throw~ threw thrown grab~ drag~ drug slam~ pin~ hold holds held holding yank~ pull~ smash~ knock~ fling flung hurl~ toss~ lift lifted press~ bang~",
  ROUGH:
    "against down across off onto floor wall ground stairs hair throat neck wrist wrists arm arms hard bed door window tight tightly collar table head face sofa couch out into room over under water underwater sink breathe bruise bruises bruised",
  BREAK:
    "break~ broke broken split splits splitting twist~ dislocate~ fracture~ smash~ slam~ bang~ punch~ hit kick~ pull~ bend bent crush~ burn~ burnt slash~ cut bruise~ blacken~ bust~ squeeze~ knock~ slap~ yank~",
  BODY: "head face arm arms wrist wrists hand nose rib ribs jaw tooth teeth finger fingers hair neck throat lip lips eye eyes eyebrow eyebrows ear ears leg legs stomach belly back skull cheek cheekbone knee skin chest bone bones eardrum breast breasts",
  NECK: "neck throat throats windpipe mouth",
  WEAPON:
    "gun{,s} knife knives weapon{,s} pistol rifle shotgun machete hammer axe blade razor acid petrol gasoline baseball crowbar screwdriver belt hatchet revolver scissors",
  THREAT:
    "threat threats threaten~ swear swears swore sworn promise~ vow~ said says say saying told tells text texts texted texting wrote writes message~ messages warn~ shout~ scream~ yell~ yelling screaming shouting threat",
  THREATEN: "threaten~",
  RAPE: "rape{,s} raped raping rapist molest~ molester grope~ groping",
  SEX: "sex sleep intercourse oral naked nude bed sexual intimate",
  FORCE: "force~ coerce~ made makes make making pressure~ pressuring pester~ guilt oblige~ blackmail~",
  BOUND: "lock~ shut shuts trap~ chain~ tie~ tied imprison~ confine~ bolt~",
  HURT: "hurt hurts hurting harm~ attack~ beat smash~ destroy~ hit slap~ punch~ stab~ shoot kill~ murder~ burn~ rape~ strangle~ choke~ injure~ bury find ruin~ end finish slit",
  BRUISE: "bruise{,s} bruised bruising lump{,s} welt{,s} scars shiner",

  ATTACK: `smash~ knock~ ram~ crash~ break breaks broke broken crack~ bash~ rip rips ripped ripping tear tears tore torn stamp~ stomp~ hurl~ fling~ flung slam~ batter~ throw~ threw
    kick~ punch~ hit hits hitting slap~ shove~ push~ drag~ pin~ burn~ scald~ stab~ shoot shot cut cuts slash~ slit crush~ beat beats beating pour~ spit spat land landed whack~ bang~ split twist~ choke~ strangle~ bite bites bit grab~ squeeze~ poke~ jab~ elbow~ knee~ headbutt~ pull~ yank~ swing swings swung lash~ lay lays laid strike strikes struck striking`,
  HARD: "head skull face teeth tooth nose rib ribs jaw bone bones throat neck stomach belly eye eyes mouth lip cheek spine elbow wrist arm arms leg legs kneecaps knees chest back hair ear ears fingers hand hands",
  INJURY:
    "unconscious blackout bleeding bleed bled blood bloody concussion concussed stitches swollen fracture{,s} fractured limping limp hospital er bruise{,s} bruised hospitalised hospitalized blacked passed",
  MEANS:
    "bleach rope noose blade blades razor{,s} ledge rooftop roof bridge tracks exhaust pills tablets pesticide antifreeze gun pistol cyanide carbon monoxide",
  CAPTIVE: "prisoner hostage captive captivity enslaved",
  STRONG: `strangle~ choke~ smother~ suffocate~ throttle~ stab~ shoot shooting gun guns pistol rifle machete bullet bullets knife knives axe rape~ molest~ grope~ punch~ slap~ kick~ headbutt~
    dislocate~ fracture~ unconscious bleed~ bled bleeding blood bruise{,s} bruised chase~ violent violence violently abuse~ abusing assault~ hostage prisoner drugged ripped electrocute~ drown~ whip~ batter~ scald~ undress~ torture~ burnt petrol acid hit hits hitting beat beats beating beaten bite bites bit threaten~ cracked breathe terrified`,
  // English: control and fear
  CONTROL:
    "check~ control~ track~ monitor~ read reads reading go goes going went inspect~ search~ look looks looked snoop~ spy spies spied spying hack~ watch~ log logs",
  PRIVATE:
    "phone mobile messages message texts emails email mail dms whatsapp chats chat passwords password location gps browser search call calls laptop computer bag accounts pockets mileage movements whereabouts",
  MONEY:
    "money salary wages wage paycheck income savings earnings cash allowance bank card cards debit account accounts receipt receipts penny spending",
  PAPERS: "passport documents papers id visa keys phone laptop car card cards contacts sim",
  AFRAID: "afraid scared frightened terrified petrified fearful scary scares fear fears fearing dread~ terror",
  INSULT:
    "worthless useless pathetic ugly stupid disgusting nothing whore slut bitch trash idiot crazy fat failure garbage dumb loser retard",
  HUMILIATE: "humiliate~ degrade~ belittle~ demean~ insult~ mock~ ridicule~",

  // Italiano: chi
  MI: "mi ci m",
  DICE: "dice dico dicono diceva detto scrive scriveva scritto pensa pensava pensato crede credeva ripete ripeteva ripetuto sostiene convinto convinta confidato confessato sente sentiva",
  TOLTO: "tolto levato preso sequestrato ritirato nascosto requisito",
  TOLGO: "tolgo levo prendo sequestro ritiro nascondo togliamo prendiamo sequestriamo",
  LUISE: "lui padre papa marito fratello figlio nonno zio compagno ragazzo fidanzato amico",
  LEISE: "lei madre mamma moglie sorella figlia nonna zia compagna ragazza fidanzata amica",
  STAREBBE:
    "starebbe starebbero staremmo stareste starei vivrebbe vivrebbero vivremmo sarebbe sarebbero saremmo andrebbe",
  LEI: "la lo li le gli l ti",
  POSSIT: "mio mia miei mie suo sua suoi sue nostro nostra nostri tuo tua loro",
  PARENTE: `marito moglie compagn{o,a} fidanzat{o,a} ragazz{o,a,i} ex padre papa babbo patrigno madre mamma matrigna genitori fratell{o,i} fratellino
    sorell{a,e} sorellina figli{o,a,i,e} figlioletta figlioletto bambin{o,a,i,e} bimb{o,a,i,e} neonat{o,a} zi{o,a} cugin{o,a} nonn{o,a} suocer{o,a} cognat{o,a} capo collega
    vicin{o,a} coinquilin{o,a} amic{o,a} amici amiche tipo uomo donna morosa moroso professore prof allenatore datore partner convivente nipote piccol{o,a,i}`,
  MINORE: "figli{o,a,i,e} bambin{o,a,i,e} bimb{o,a,i,e} neonat{o,a} fratellino sorellina piccol{o,a,i} nipote",

  // Italiano: farsi del male
  UCCIDERSI:
    "{uccider,ucider,ammazzar,impiccar,suicidar,sparar,avvelenar,annegar,accoltellar,soffocar,strangolar,dissanguar}{mi,si,ti,ci}",
  UCCIDE:
    "uccido ucciso uccisa uccide uccidi uccidero uccidera uccidesse ammazzo ammazza ammazzi ammazzato ammazzata ammazzero ammazzera ammazzasse impicco impicca impiccato impiccata impicchero suicido suicida suicidato suicidata suicidero sparo spara sparero sparato avveleno avvelena avvelenata avvelenato anneg{o,a} dissanguo",
  AMMAZZARE: "ammazzare uccidere impiccare suicidare sparare avvelenare accoltellare strangolare picchiare",
  SUICIDIO: "suicid* autolesion*",
  MORIRE: "morire crepare schiattare",
  MORTO: "mort{o,a,i,e} crepat{o,a} sottoterra",
  VOGLIO:
    "voglio vorrei volevo vuole vorrebbe voleva vogliamo voglia desider{o,a,avo,ava} spero preferirei preferisco preferirebbe vogliono volessi",
  PENSO:
    "pens{o,a,ato,ando,avo,ava,are,ero} provato provo prova tentato tenta tentare deciso decido programmato organizzato progetto pianificato intenzione idea voglia voglio vorrei volevo vuole voleva vorrebbe pensiero pensieri giuro sto sta stavo pronto pronta immagin{o,are,ando,avo} sogno minaccia minacciato minacciava dice detto diceva stasera domani domenica riesco oggi stanotte",
  VITA: "vita",
  PASTIGLIE:
    "pastigli{a,e} pasticc{a,he} pillol{a,e} compress{a,e} medicin{a,e} farmac{o,i} sonnifer{o,i} gocce tachipirin{a,e} xanax tranquillant{e,i} psicofarmac{o,i} antidepressivi barbituric{o,i} tavor valium paracetamolo antidolorifici insulina",
  TUTTE:
    "tutte tutti tutta tutto troppe troppi flacone scatola sacco manciata boccetta blister confezione tante tanti mucchio abbastanza intera intero un",
  INGOIARE:
    "preso presa prese prendo prendere prendero prende ingoi* inghiott* mandato buttato bevuto ingerit* ingurgitat*",
  SCORTA: "accumul* {mess,tenut,conservat}{o,a,e,i} nascost{o,e} scorta contat{o,e} allineat{o,e}",
  TAGLIARE:
    "tagli{o,a,ato,ata,avo,ava,arsi,armi,arti,andomi,andosi,ate,ati} incid{o,e} graffi{o,armi} bruci{o,a,armi,arsi,ata,ato,avo,ava,andomi}",
  CARNE: "ven{e,a} pols{o,i} bracci{o,a} cosc{e,ia} gamb{a,e} pelle avambracci{o}",
  VUOTO:
    "ponte tetto balcone finestra binari treno treni metro burrone palazzo terrazzo piano macchina macchine camion cavalcavia viadotto scogliera",

  // Italiano: far male ad altri
  PICCHIARE: `picchi* men{a,ato,ata,ati,ava,arla,arlo,armi} malmen* schiaffeggi* strattona* strattonat* spinton* pest{a,ato,ata,ava} strangol* strozz{o,a,ava,ato,ata,ando,are,arla,arlo,armi}
    soffoc{a,ava,ato,ata,are,arla,arlo,armi} violent{a,ava,ato,ata,ando,are,arla,arlo,armi} stupr{a,ava,ato,ata,ando,arla,armi,are} molest* palpeggi* palp{a,ato,ata,ava} aggred* accoltell* ustion*
    bruci{ata,ato,ava} morde mordeva mors{a,o} morsicat{o,a} graffi{a,ava,ata,ato} brutalizz* tortur{a,ava,ato,ata} seviziat{o,a} colpisce colpiva colpit{a,o,e} scuot{e,eva} scoss{o,a} frust{a,ato,ata} cinghiat{a,e} sculacci*
    calci abus{a,ava,ato} drogat{o,a} narcotizzat{o,a} percoss{o,a,e} percuot{e,eva} percosse torc{e,eva} massacr{a,ato,ata,ava} sberl{a,e}`,
  UCCIDERE:
    "ammazz* uccid* uccis{o,a,e,i} accoltell* strangol* strozz{o,a,ero,are,arlo,arla,arli,armi,ato,ata} sgozz* assassin* sparo sparer* avvelen* accopp* soffoc{o,are,arlo,arla,hero}",
  BOTTA:
    "schiaff{o,i,one,oni} pugn{o,i} calci{o,one,oni} botte spint{a,e,one,oni} ceffon{e,i} sberl{a,e} testat{a,e} manrovesci{o} mors{o,i} cinghiat{a,e} bastonat{a,e} gomitat{a,e} mazzat{a,e} coltellat{a,e} frustat{a,e} percosse ginocchiat{a,e} cazzott{o,i} sculacciat{a,e} unghiate legnat{a,e}",
  DARE: "dato da dava tirato tira tirava mollato molla mollava dare prende prendeva preso presa presi prese rifilato rifila riempit{o,a} riempie riempiva stamp{a,ato} assestato dando tirando ricevuto beccato beccata dandomi prendendomi prenda darle dargli partito scappato partita scappata",
  BUTTARE:
    "sbatt{e,eva,uto,uta,endo,endomi} butt{a,ava,ato,ata} gett{a,ato,ata} scaravent* scagli{a,ato,ata,ava} lanci{a,ato,ata,ava} trascin* spint{o,a} spinge spingeva tir{a,ato,ata,ava} afferr* strett{o,a} string{e,eva} tenut{o,a} tiene teneva blocc{a,ato,ata,ava} immobilizz* schiacci{a,ato,ata,ava} stratton* strappat{o,a} strapp{a,ava} ficcat{o,a} ribaltat{o,a} presa preso prende prendeva torc{e,eva} tort{o,a} sollevat{o,a} agguant* mess{o,a} mette metteva",
  DOVE: "muro terra scale capelli collo gola polso polsi braccio bracce armadio parete pavimento letto finestrino tavolo forte porta giu testa faccia contro bavero acqua spalle divano bocca lividi respir* orecchio stipite",
  CORPO:
    "testa faccia braccio braccia polso polsi mano dita dito naso costol{a,e} mascella dent{e,i} capelli collo gola labbr{o,a} occhio occhi orecchi{o,a} gamb{a,e} pancia schiena viso volto timpano zigomo sopracciglio caviglia spalla seno stomaco",
  COLLO: "collo gola bocca",
  ARMA: "coltell{o,i,accio} pistol{a,e} fucil{e,i} arma martello accetta ascia acido benzina mazza cacciavite forbici lametta spranga bastone taglierino cinghia cintura machete rasoio",
  MINACCIARE:
    "minacci{a,ato,ata,ava,ando,arla,armi,are,ati,o,andomi} giurat{o} giura giurava dice detto diceva promesso promette scritto scrive scriveva urlato urla urlava messaggio ripete ripeteva avvertito",
  SESSO: "sesso rapporti rapporto letto scopare sessual{e,i,mente} orale farlo intimita spogliarmi nuda nudo",
  COSTRINGERE:
    "costrin{ge,geva,gono} costrett{o,a} obblig* forz{a,ato,ata,ava} insist* pretend{e,eva} pres{o,a} ricatt*",
  CHIUDERE:
    "chius{o,a,i,e} chiude chiudeva rinchius{o,a,i} rinchiude segrega{ta,to} segregat{a,o} bloccat{o,a} legat{o,a} lega sequestrat{o,a} imprigionat{o,a} barricat{o}",
  LIVIDO: "lividi livido ematom{a,i} ecchimos{i} botte",

  FERITA:
    "sangu* svenut{o,a} incosciente frattur* livid* gonfi{o,a} zoppic* ospedale punti commozione tumefatt{o,a} sanguin* sangue pronto",
  MEZZO:
    "candeggina corda cappio lametta lamette cornicione tetto binari ponte gas veleno pastiglie pillole topicida antigelo pistola cavalcavia acido",
  ROMPERE:
    "rott{o,a,e,i} romp{e,o,eva,ere,ero} rompe spacc{a,o,ava,ato,ata,are,argli,arle,herei,ero,hero} spezz{a,ato,ata,ava,o} frattur{ato,ata} fracass{a,o,ato,are} sfond{a,ato,are} stacc{a,ato} slog{a,ato} massacr{a,o,ato,are} sfigur{ato,are,a,o} pesta pestato saltare cavat{o,i} cavare sfregi{a,ato,are,o} schiacci{a,ato} colpit{o,a} colpisce",
  DURO: "ossa osso cranio testa faccia denti dente naso costole mascella gambe gamba braccio braccia occhio labbro polso gomito mandibola zigomo bocca muso timpano dita gola collo",
  PRIGIONE: "prigionier{o,a} ostaggio segregat{o,a} reclus{o,a}",
  FORTE: `picchi* men{ato,ata,ava} malmen* schiaff* strattona* pest{ato,ata,ava} strangol* strozz{a,ava,ata,ato} soffoc{a,ava,ata,ato} violent* stupr* molest* palpeggi* aggred* accoltell* pistola coltell{o,i} fucile machete proiettil{e,i} pallottol{a,e} pugn{o,i} calci
    sberl{a,e} ceffon{e,i} lussat{o,a} fratturat{o,a} incrinat{o,a,e} svenut{o,a} sangu* botte tortur* ostaggio segregat{o,a} drogat{o,a} sgozz* infilz{a,ato,ata} morde frust* cinghiat* rincorr{e,eva} forza bruciat{o,a} sfregi{a,ato} sputat{o,a} sputa minacci{a,ato,ata,ava} strappat{o,a} sbattut{o,a} scaravent*`,
  // Italiano: controllo e paura
  CONTROLLARE:
    "controll* legge leggeva letto guarda guardava spia spiava frug{a,ava,ato} rovist{a,ava} ispezion{a,ava} sbircia traccia monitora cambiato sorveglia fruga",
  PRIVATO:
    "telefono telefonino cellulare messaggi whatsapp chat mail email password conversazioni posizione gps chiamate profili borsa telefonate computer spostamenti mosse scontrini chilometri",
  SOLDI: "soldi stipendio paghetta conto contanti bancomat carta risparmi pensione euro scontrin{o,i} paga denaro",
  CARTE:
    "passaporto documenti chiavi telefono cellulare bancomat carta stipendio soldi patente permesso computer contatti sim",
  PAURA:
    "paura paure terrore terrorizzat{o,a} spaventat{o,a} impaurit{o,a} terrorizza spaventa timore temo panico angoscia tem{e,iamo}",
  INSULTO:
    "inutile nullita schifo stupid{o,a} put* troia buon{a,o} fallit{o,a} scem{o,a} patetic{o,a} brutt{a,o} grass{a,o} niente cretin{o,a} idiota incapace pazz{o,a} merda zoccola cagna deficiente ridicol{o,a} nessuno handicappat{o,a}",
  UMILIARE:
    "umili{a,ava,ato,ata,armi} insult{a,ava,ato,ata,armi,i} denigr{a,ava,ato,ata} offende offendeva deride derideva ridicolizz{a,ato,ata} sminuisce svilisce mortifica mortificat{o,a}",

  // English: who does what to whom, and with what
  WHO: `he she they who husband{,s} wife boyfriend girlfriend bf gf hubby partner ex exes father dad daddy mother mum mom mummy mommy parents stepfather stepdad stepmother stepmum stepmom brother{,s} stepbrother sister{,s}
    son sons daughter uncle aunt cousin{,s} grandfather grandad grandmother grandma boss manager colleague coworker neighbour neighbor roommate flatmate housemate teacher coach landlord carer caregiver nurse stranger nephew
    niece fiance man men guy someone somebody bloke`,
  HARM: `hit hits hitting slap~ punch~ kick~ choke~ strangle~ throttle~ shove~ headbutt~ bite bites bit biting bitten smack~ thump~ whack~ whip~ spank~ scald~ stab~ beat beats beating beaten scratch~ claw~ gouge~
    elbowed kneed burn~ burnt spat spits batter~ thrash~ bash~ backhand~ wallop~ pummel~ clobber~ clout~ lash~ belted jab~ trample~ stomp~ crush~ yank~ slam~ smash~ flog~ caned pinch~ tasered tased electrocute~
    nutted slugged swung wring wrung pelt~ torture~ maul~ suffocate~ smother~ molest~ grope~ rape~ assault~ attack~ injure~ wound~ hurts`,
  TOWARDS:
    "with in on across over around until till so because when for again twice if every at and hard really daily once repeatedly",
  BODYPART:
    "head skull face teeth tooth nose rib ribs jaw bone bones throat neck stomach belly eye eyes mouth lip lips cheek cheeks spine elbow wrist wrists arm arms leg legs knees chest back hair ear ears fingers finger hand hands shoulder shoulders ankle ankles scalp breast breasts groin balls foot feet toes skin thigh thighs palm palms forehead tummy",
  BONES:
    "arm arms leg nose rib ribs jaw wrist wrists finger fingers collarbone tooth teeth hand cheekbone skull ankle elbow shoulder eardrum",
  PET: "dog dogs cat cats puppy puppies kitten kittens pet pets rabbit hamster bunny horse budgie parrot",
  HOT: "cigarette cigarettes cigar lighter iron stove hob radiator kettle candle hotplate burner flame flames fire poker cooker oven coals straighteners match matches embers boiling scalding lit",
  ONBODY:
    "press~ put puts putting push~ stub~ hold holds held holding burn~ burnt pour~ threw throw throws throwing tip tips tipped tipping splash~ fling flung flings chuck~ hurl~ spray~ douse~ shove~ force~ stick sticks stuck drop~ rub~ dunk~ plunge~",
  CLOTHES: "clothes shirt dress skirt blouse top underwear bra knickers jacket pyjamas jumper trousers",
  BLADEGUN:
    "gun guns knife knives pistol rifle shotgun machete axe hatchet revolver crowbar hammer cleaver razor blade bat screwdriver handgun firearm sword",
  GUN: "gun guns pistol rifle shotgun revolver handgun firearm machete",
  VEHICLE:
    "tube underground train trains tram bus buses lorry truck car cars traffic metro subway tracks rails motorway highway freeway",
  WRISTS: "wrist wrists vein veins forearm forearms artery arteries",
  ABROAD:
    "morocco pakistan india egypt algeria tunisia iran iraq turkey poland russia brazil nigeria ghana lebanon albania romania ukraine bangladesh",
  SEXACT: "sex sexual oral naked nude undress strip bed touch kiss suck blowjob prostitute porn things",

  // Italiano: chi fa che cosa a chi, e con che cosa
  CHI: `lui lei marito moglie compagn{o,a} fidanzat{o,a} ragazz{o,a} ex padre papa babbo patrigno madre mamma matrigna fratell{o,i} fratellastro sorell{a,e} zi{o,a} cugin{o,a} nonn{o,a} suocer{o,a} cognat{o,a} capo
    collega coinquilin{o,a} uomo tipo badante infermier{e,a} maestr{o,a} convivente moroso morosa figli{o,a} vicino genitori datore professore prof allenatore tizio qualcuno genero nuora baby babysitter`,
  SBERLA: `schiaff{o,i,one,oni} pugn{o,i} calci{o,one,oni} botte ceffon{e,i} sberl{a,e} sberlon{e,i} testat{a,e} manrovesci{o} mors{o,i} cinghiat{a,e} cintat{a,e} bastonat{a,e} gomitat{a,e} mazzat{a,e} coltellat{a,e} frustat{a,e} ginocchiat{a,e} cazzott{o,i,one,oni}
    sculacciat{a,e} unghiat{a,e} legnat{a,e} sganasson{e,i} manat{a,e} labbrat{a} scoppol{a,e} papagno paccher{o,i} cinquina randellat{a,e} spint{one,oni} ciabattat{a,e} padellat{a,e} sediat{a,e} pedat{a,e} musat{a} batost{a,e} zoccolat{a,e} scopat{e} sputi percosse`,
  DARLE: `do dai da dava davo dato dare dando dara darebbe tira tiro tirava tiravo tirato tirare tirando molla mollo mollava mollato mollare prende prendo prendeva prendevo preso presa presi prese prendere rifila rifilato assesta assestato
    stampa stampato ricevo riceve ricevuto becco beccato beccata parte partono partito partita partiti partite vola volano volava volavano arriva arrivano arrivava arrivato arrivata scappa scappato scappata scappano tirarmi darmi prendermi darle dargli prenderla prenderlo darci`,
  PARTE: `testa faccia braccio braccia polso polsi mano mani dita dito naso costol{a,e} mascella dent{e,i} capelli collo gola labbr{o,a} occhio occhi orecchi{o,a,e} gamb{a,e} pancia schiena viso volto timpano zigomo sopracciglio caviglia spalla spalle seno seni
    stomaco petto fianco fianchi coscia cosce pelle nuca cranio muso bocca guancia ginocchio ginocchia piede piedi sedere ventre fronte`,
  BESTIA: "cane cani cagnolin{o,a} gatto gatta gatti gattin{o,i} cucciol{o,i} coniglio criceto cavallo",
  ROVENTE:
    "sigarett{a,e} sigaro mozzicon{e,i} accendino ferro fornello fornelli piastra bollente rovente candela fiamma fuoco stufa termosifone accesa acceso forno brace",
  LESIONE: `graffi{a,ava,ato,ata} morde mordeva morso morsicat{o,a} strangol* strozz{a,ava,ato,ata} soffoc{a,ava,ato,ata} picchi* men{a,ava,ato,ata} pest{a,ato,ata,ava} malmen* schiaffeggi* strattona* spinton* prem{e,eva} premuto schiacci{a,ava,ato,ata} conficc{a,ato} piant{a,ato}
    infilz{a,ato,ata} ficc{a,ato} torc{e,eva} tort{o,a} slog{a,ato} bruci{a,ava,ato,ata} ustion{a,ato,ata} scott{a,ato,ata} marchi{a,ato,ata} pizzic{a,ato} strizz{a,ato} strapp{a,ava,ato,ata} pungol* accoltell* sfregi* frust{a,ata,ato} bastona bastonat{o,a} colpisce colpiva colpit{o,a} percuot{e,eva} percoss{o,a}
    spacca spaccat{o,a} rompe rott{o,a} sbatt{e,eva} sbattut{o,a} tir{a,ava,ato,ata} incid{e} tagli{a,ava,ato,ata}`,

  LAMA: "pistol{a,e} fucil{e,i} coltell{o,i,accio} machete accetta ascia mannaia martello mazza lametta rasoio taglierino forbici cacciavite spranga arma armi revolver doppietta",
  MAROCCO:
    "marocco pakistan india egitto albania romania tunisia algeria ucraina polonia brasile bangladesh nigeria senegal moldavia peru turchia russia cina",

  // Both: what makes a word harmless
  FICTION: `film films movie movies novel novels book books episode videogame game games gaming series show character characters play opera
    serie romanzo romanzi libro libri videogioco videogiochi puntata personaggio protagonista gioco telefilm canzone song songs lyrics lyric thriller giallo gialli
    podcast documentary documentario cartone cartoon anime manga comic fumetto plot trama netflix heroine villain avatar fiction story tale saga
    teatro tragedia crime noir horror soap telenovela level livello fortnite minecraft playstation xbox dnd campaign`,
  STUDY:
    "paper thesis essay article lecture course statistics laws law research study seminar conference tesi articolo convegno corso ricerca saggio lezione legge leggi statistiche seminario notizia news notizie telegiornale report volunteer volunteering volontariato",
  GAME: "chess tennis monopoly cards scrabble football fifa poker golf race mario kart pool bowling padel scacchi tennis carte briscola tombola calcetto risiko gara burraco",
  ANIMAL:
    "dog dogs cat cats puppy kitten horse hamster mosquito mosquitoes bee wasp goat bird parrot cane cani gatto gatti cucciolo cavallo zanzar{a,e} ape vespa criceto pappagallo gattino",
};

/** Ordinary words one letter away from a word of a class. */
export const NOT_TYPOS: ReadonlySet<string> = new Set(
  `violenza violenze picche lascia lasciato lasciata lasciano lasciare lasciava battuta battuto battute batteria killing filling billing willing strange stranger strangers strangely strangest looked licked picked packed kissed missed
  hissed slipped snapped clapped slopped handing changing banging ranging hinging turning churning learning earning stared shared scarred scarce
  joking choosing chosen checked cooked looking booking stopped chopped shopped dropped cutting putting hugging hunting hurling
  curling pushing rushing grabbing crabbing locking looking mocking rocking beating heating eating seating boating bearing bleating
  poisson prison poised drawn drowning browning crowing growing hurting harming farming arming charming warming
  threaten threatened scared sacred afraid suicide bridge bride fridge window widow widows weapon knife wife
  raped taped draped rapid shaped rated shooting shouting shot shoots shouts scooting shopping thought though through
  touched couched punched bunched lunched launched pinched slammed crammed dragged bragged slapped swapped trapped tripped
  swallow shallow follow bottle battle bottled throttle thread treat treaty treats threat wretched wrist writ waist wrists
  abused amused accused used abuses attack attach attached attic burned turned burner
  picchi impiccio impicci impicciarmi cartello cancello castello fratello cappello colletto coltiva colpita colpito colpisce capita capito compito
  minaccia moneta paura pausa tagliere taglia tagli meglio foglio soglio voglia famiglia fagiolo sparire sparare morire nutrire coprire
  umida umide umile umili cantato contato contata contatta contatto controllo controlli controlla spiegato piegato pregato
  scorso scorsa scorsi scorse spinto dipinto spirito trascina cantina cucina stupita stupito stupida stupenda studia studiata studiato storia
  violento violino violetta volontario volante volente sospeso scosso messaggio massaggio massaggi massaggiatore
  mordere perdere perdono mentre mentire sentire sentito menta mensa mente menti pensa
  strada strozzo struzzo struzzi scale scala scuola soffice soffitto soffitta calcolo calci calcio pugni pugno pagina bugia bagno
  frutta frusta fretta gretta stretta diretta affetto affetti effetto ammesso ammessa amare amaro amico amici amica amazon
  uscito uscita uscire uscite uccello uccelli riuscito riuscita uscirà udito unito unita unite finire finito finita
  abusa accusa accusato accusata chiuso chiusa schiuso rinchiude chiede chiedo chiedeva costruito costruita costretta
  terra terrazza terrazzo terrore tettoia letto detto tetto petto botto botta salto alto basta pasta pesto testo presto prestato prestata prestati prestate prestare prestava prestano prestarmi prestarti
  prestargli prestarle
  friend fried fiend friends friendly brother bother mother moth daughter laughter slaughter sister mister couch coach teach reach
  colleague college league teacher reacher manager manger partner parter parent
  pentito pentita tentato tentata cantante tentare contare lottato lottare parlare sparlare pregare sbagliare sbaglio sbagliato sbagliata tagliato
  bricia briciole bruciore bruscia brusca bruschetta brillare brucia brindisi
  minuto minuti minestra minore manico marino vicini vicina vicino cugini
  sparecchio sparecchiare sparo spero sparse spazio spazi spesa spese speso
  maniac manic malato mattina matita materia matrigna patrigno
  pastiglia pasticcio pasticceria pasticcere pasticcino pasticcini pasticci
  suits suite suitcase sucked socked shocked stocked soaked slacked smacked snacked
  humid humiliated insulated insult result consult
  fearless feared featured feature feather father fathers rather gather
  tortura torture torte tortellini tortura torna tornata tornato
  passport transport passed paused`.split(/\s+/),
);
