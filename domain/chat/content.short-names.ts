/**
 * Nicknames, one line for each name: the name or its variants, then the short forms. Short forms that are also ordinary
 * words must be in ORDINARY_SHORT_FORMS, NOUN_SHORT_FORMS or ORDINARY_WORDS too; very frequent words ("nella", "ed", "giù") are
 * left out.
 */
export const SHORT_NAMES = `
  alberto albi berto
  alessandra alessandro alessia alessio ale alex sandro sandra
  alfonso fonzie
  andrea andre andri
  angela angelo angy angie lina
  anna annamaria annie nanna
  antonella antonello anto
  antonia antonio anto nino tonino toni tony tonia
  beatrice bea bice
  benedetta benedetto bene
  benjamin ben benny
  camilla cami milla
  carla carlo carletto
  carlotta charlotte lotta lotti lottie charlie
  carmela carmelo carmen melo
  caterina katerina cate cati caty rina
  catherine katherine kathryn cath cathy kate katie kathy kat kit
  chiara chia chiaretta
  christian cristian chri cri
  christina cristina chris cri cris tina
  christopher chris topher
  claudia claudio clau
  cosimo mimmo
  daniel daniela daniele dan dani danny
  david davide dave davi davy
  domenica domenico mimma mimmo mimi
  edoardo edward edo eddie eddy ted teddy ned
  eleonora ele leo nora
  elena ele lena
  elisa elisabetta eli betta lisa
  elizabeth liz lizzie lizzy beth betsy betty eliza lisa libby
  emanuela emanuele manu ema lele
  emilia emilio emi milly
  enrica enrico enri
  eugenia eugenio genio
  fabiana fabio fabrizio fabi fabri bizio
  federica federico fede fefe chicca chicco
  ferdinando fernando nando ferdi
  filippo philip phillip pippo fili phil
  francesca francesco fra franci franz ciccio cecca checco chicca frency
  frances fran frankie fanny
  frederick freddie freddy fred
  gabriel gabriela gabriele gabriella gabri gabry lele gabe gaby
  gaetano tano nino
  gennaro gerry rino
  gerald gerard gerry jerry
  giacomo giacomino mino jack
  giancarlo gianluca gianmarco gianni giovanni giovanna gianna gian giova vanni nanni
  ginevra gine
  gioacchino gino
  giorgia giorgio gio giorgi
  giulia giuliana giuliano giulio giuli
  giuseppa giuseppina giuseppe beppe beppi peppe peppino pino bepi pina giusy peppa geppi
  gregory greg
  guglielmo memmo
  henry harry hank hal
  ignazio gnazio
  ilaria ila
  isabel isabella isabelle isa bella izzy
  jacob jake
  jacqueline jackie
  james jim jimmy jamie
  jennifer jen jenny
  jessica jess jessie
  john johnny jack
  jonathan jon jonny
  joseph josephine joe joey jo josie
  joshua josh
  katia kati
  kenneth ken kenny
  lawrence laurence larry
  leonard leonardo leo leon lenny
  letizia leti lety
  lorenzo lollo lore renzo enzo
  loredana lory dana
  luca luchino
  lucia lucy
  luciana luciano luci
  luigi luigina gigi gigio gino
  maddalena lena madda
  margaret maggie meg peggy madge greta daisy
  margherita marghe rita
  marianna mariangela mary nanna
  marta martha marti marty
  martin martina marti marty tina
  massimiliano massimo max massi
  matilda matilde mati tilde tilly
  matteo matthew teo matte matt
  maurizio mauri
  melissa meli lissa
  michael michela michele mike mikey mick micky mickey michi
  nathan nathaniel nate nat
  nicholas nicola nicole nicoletta nicolo nico nick nicky
  ornella orne
  pamela pam
  paola paolo paolino
  pasquale lino pasqualino
  patricia patrick patrizia pat patty pattie patti paddy tricia trish
  peter pete
  pietro piero
  raffaela raffaele raffaella raffa lello raf
  rebecca becca becky
  renata renato rena
  riccardo richard ricky ricci rick richie dick rich
  robert roberta roberto bob bobby rob robbie robby robi roby
  rosalba rosalia rosanna rosy
  salvatore totò salvo sasà turi tore
  samantha samuel samuele samuela sam sammy samu
  sebastian sebastiano seba seb bastiano
  serena sere
  sergio serge
  silvia silvio silvi
  simona simone simo
  sofia sophie sophia sofi soph
  stefania stefano stephanie ste stefi stefy steph
  stephen steven steve stevie
  susan susanna susanne suzanne sue susie suzie susi
  teresa theresa tere tess terry
  theodore theo ted teddy
  thomas tommaso tom tommy tommi masino
  timothy tim timmy
  tiziana tiziano tizi
  valentina valentino valeria valerio vale valeri tina
  vanessa vane nessa
  veronica vero
  victor victoria vittoria vittorio vic vicky vick vito
  vincent vincenza vincenzo enzo vince vinny cenzo
  virginia ginny virgi
  walter wally
  william will bill billy liam willy
  zachary zach zack`;

/** Diminutive endings, added to a name without its final vowel. */
export const DIMINUTIVE_ENDINGS = "ina ino etta etto uccia uccio ella ello y ie";

/**
 * Short forms that are usually ordinary words ("sere", "luci", "vale la pena", "he tore it"): treated as guesses,
 * unless the user entered them as another name of the person.
 */
export const ORDINARY_SHORT_FORMS = `
  bella bene chicca chicco fanny fili fra giova lino lotti luci matte nanna nate patti patty ricci rosy salvo sere teddy
  tizi toni tore vale vane vero vince will willy`;

/** Short forms that are also English nouns: a noun only after an article or similar ("an ale"). */
export const NOUN_SHORT_FORMS = "ale lore";
