/**
 * Meanings: each line is a key and the words of both languages that have it, in lower case without accents. `*` matches any
 * ending. A word may be in several lines.
 */
export const PERSONS = `
mother: mother mothers mum mums mom moms mummy mommy madre mamma mammina mami
father: father fathers dad dads daddy pop padre papa babbo papino
parents: parents folks genitori
sister: sister sisters sis sorella sorelle sorellina
brother: brother brothers bro fratello fratelli fratellino
stepfather: stepfather stepdad patrigno
stepmother: stepmother stepmum stepmom matrigna
sibling: sibling siblings
son: son sons boy boys bambino figlio figlioletto maschietto
daughter: daughter daughters girls bambina bambine figlia figlie figlioletta femminuccia
child: bambino bambina child children kid kids baby babies toddler newborn figli bambin* bimb* neonat* 
wife: wife wives moglie mogli mogliettina
husband: husband husbands hubby marito mariti
spouse: spouse coniuge
girlfriend: girlfriend fidanzata ragazza morosa findanzata
boyfriend: boyfriend fidanzato ragazzo moroso
fiance: fiance fiancee
partner: partner compagno compagna
grandmother: grandmother grandma gran granny nan nana nonna nonnina grandmas
grandfather: grandfather grandpa grandad granddad nonno nonnino
grandparents: grandparents nonni
grandchild: grandchild grandchildren grandson granddaughter grandkids nipotin* nipote nipoti
aunt: aunt auntie aunty aunts zia zie
uncle: uncle uncles zio zii
cousin: cousin cousins cugin*
nephew: nephew nephews nipote nipoti nipotino
niece: niece nieces nipote nipoti nipotina
motherinlaw: motherinlaw suocera
fatherinlaw: fatherinlaw suocero
inlaws: inlaws suoceri
sisterinlaw: sisterinlaw cognata
brotherinlaw: brotherinlaw cognato
soninlaw: soninlaw genero
daughterinlaw: daughterinlaw nuora
boss: boss bosses manager supervisor capo capa capoufficio superiore responsabile
colleague: colleague colleagues coworker coworkers workmate collega colleghi colleghe
assistant: assistant segretaria segretario assistente
friend: friend friends mate mates buddy pal bestie amico amica amici amiche
neighbour: neighbour neighbours neighbor neighbors vicino vicina vicini
roommate: roommate flatmate housemate roommates flatmates housemates coinquilin*
landlord: landlord landlady affittuari* proprietari* padronedicasa
tenant: tenant inquilin*
teacher: teacher teachers insegnant* maestra maestro maestre maestri prof professor professore professoressa tutor
doctor: doctor doctors dr dott dottor gp physician surgeon medico dottore dottoressa chirurgo specialista cardiologo ortopedico pediatra
dentist: dentist dentista
therapist: therapist psychologist counsellor counselor shrink psicolog* terapeuta psicoterapeuta analista
lawyer: lawyer solicitor avvocat*
coach: coach trainer allenatore allenatrice
ex: ex exwife exhusband exmoglie exmarito
godchild: godson goddaughter figlioccio figlioccia
godparent: godfather godmother padrino madrina
witness: witness bestman maidofhonour testimone testimoni
babysitter: babysitter nanny childminder tata badante carer caregiver
dog: dog dogs labrador dachshund bassotto beagle poodle barboncino terrier greyhound levriero husky bulldog retriever spaniel meticcio mongrel mutt puppy pup cane cani cagnolin* cagnetta cagnone cucciol*
cat: cat cats kitten kitty gatto gatta gatti gattin*
horse: horse pony cavallo cavalla
rabbit: rabbit bunny hamster guineapig coniglio coniglietto criceto
bird: parrot canary budgie pappagallo canarino
turtle: tortoise turtle tartaruga
`;

/** Animals count as relations: they have names, but are not persons. */
export const ANIMALS = "dog cat horse rabbit bird turtle";

export const MEANINGS = `
name: name names called named surname nickname nick nome nomi cognome chiama chiamano chiamava chiamavano soprannome soprannominat* battezzat*
birthday: birthday birthdays bday bdays compleanno compleanni compie compira compiva compiuto compito compiamo compiere compleano genetliaco turn turning turns turned
born: born birth nato nata nati nate nascita nacque nasce nascera nascere birthdate newborn
age: age aged old older anni eta yearsold compie compiuto compira turn turned turns turning
wedding: wedding weddings marry marries married marrying engaged engagement nozze matrimonio matrimoni sposa sposo sposi sposato sposata sposati sposate sposano sposiamo sposera sposare sposars* sposarl* sposalizio fidanzament*
anniversary: anniversary anniversari*
funeral: funeral funerale funerali esequie
die: die died dies dead death dying passed mort* deced* defunt* mancato mancata scompars*
divorce: divorce* separat* separaz* divorzi* split splitting
pregnant: pregnant pregnancy expecting duedate incinta gravidanza aspetta dolceattesa
exam: exam exams test tests results result esiti esito risultati risultato analisi esame esami verifica concorso interrogazione
interview: interview interviews colloqui*
degree: degree graduate graduat* laure* diplom* master phd dottorato
study: study studies studied studying studia studiano studiato studiata studiava studiare studi studiando studente studentessa iscritt* university uni college faculty universita facolta course courses corso corsi enrol*
school: school schools scuola scuole liceo elementari asilo nursery kindergarten asilonido medie
class: class classes lezione lezioni lesson lessons
operation: operation replacement transplant bypass protesi trapianto operated surgery op intervento operaz* opera operare operato operata operano operera operarsi
hospital: hospital clinic ward ospedale clinica ricover* reparto prontosoccorso
appointment: impegni impegno appointment appointments checkup visita visite appuntament* controllo booked prenotat*
ill: ill sick illness disease fever flu malat* influenza febbre raffredd* covid diagnos* diabet* cancer tumore tumor cancro
diabetes: diabet*
medicine: medicine medication medicines pill pills tablets tablet drug drugs antibiotic* farmac* medicin* pastigli* pillol* terapia therapy insulin*
pain: pain hurt hurts ache aches injured injury broke broken fracture* dolor* rott* frattur* infortun* ginocchio knee schiena backache
allergy: allerg* intoller* coeliac celiac celiac* gluten glutine lactose lattosio
nuts: nut nuts peanut peanuts walnut walnuts hazelnut hazelnuts almond almonds noci nocciol* arachid* mandorl* cashew* fruttasecca
seafood: seafood shellfish prawn prawns shrimp crostacei gamber* molluschi cozze vongole
fish: fish pesce pesci salmon tuna salmone tonno
meat: meat steak beef pork chicken ham carne bistecca pollo manzo maiale prosciutto burger burgers hamburger
milk: milk dairy cheese cheeses latte formagg* latticini lactose lattosio
bread: bread pane gluten glutine
vegetarian: vegetarian* veggie vegan vegan*
eggs: egg eggs uova uovo
mushrooms: mushroom mushrooms fungh*
garlic: garlic aglio
onion: onion onions cipoll*
tomato: tomato tomatoes pomodor*
chocolate: chocolate chocolates cioccolat*
cake: cake cakes torta torte dolce dolci dessert* tiramisu gelato icecream cheesecake crostata
eat: eat eats ate eaten eating mangi* diet dieta
food: food foods dish dishes meal cuisine cibo cibi piatto piatti cucina pietanza
pizza: pizza pizzas
pasta: pasta spaghetti lasagn* carbonara tagliatelle risotto
sushi: sushi
cook: cook cooks cooked cooking cucin* bake baked bakes baking
recipe: recipe ricett*
drink: drink drinks drank drinking drunk beve bevo bevono beveva bevevo bevuto bevuta bere bevut* bevanda bevande alcohol alcol alcolic* alcoholic teetotal* astemi* sober sobri*
wine: wine wines vino vini barbera chianti merlot barolo nebbiolo lambrusco rioja malbec shiraz chardonnay riesling prosecco champagne
beer: beer beers birra birre pint pints lager ale
beverage: juice lemonade soda cola coke spritz gin whisky whiskey rum vodka cider chinotto gazzosa aranciata succo spremuta limonata grappa amaro aperol negroni water acqua cocoa cioccolata smoothie kombucha
coffee: coffee coffees espresso cappuccino caffe
tea: tea teas tisana camomilla chamomile tisane
smoke: smoke smokes smoked smoking smoker cigarette cigarettes fum* sigarett* vap*
like: like likes liked love loves loved loving enjoy enjoys enjoyed fond keen adore adores adored crazy passion* piace piacciono piaceva piacevano piaciut* piacerebbe ama amano adora adorano adorava appassionat* fan favourite favorite favourites favorites preferit* prefer* preferisce obsessed patit* tifos*
favourite: favourite favorite favourites favorites preferit* prefer prefers preferisce
hate: hate hates hated dislike dislikes disliked detest* loathe* stand bear odia odiava odiano odio sopporta sopportava schifo detesta
afraid: afraid scared fear fears frightened phobia terrified paura paure spavent* fobia terrorizzat* teme
hobby: hobby hobbies pastime hobbi passatempo sparetime freetime tempolibero
gym: gym palestra fitness
sport: sport sports
football: football soccer calcio calcetto
tennis: tennis padel paddle
run: run runs running ran jog* marathon marathons corre correre corsa maratona maratone
swim: swim* swam nuot*
pool: pool pools piscina
bike: bike bikes bicycle cycling cycle cycles bici bicicletta ciclis*
ski: ski skis skiing snowboard* scia sciare sci sciato
climb: climb* arrampica* hike hiking hikes trek* escursion*
dance: dance dances dancing dancer ball* danza tango salsa
yoga: yoga pilates
music: music musica
song: song songs canzone canzoni
instrument: instrument instruments guitar suonano suonato violin drums trumpet tromba flute flauto clarinet clarinetto accordion fisarmonica harp arpa bagpipes cornamusa ukulele banjo viola trombone cello saxophone bass strumento chitarra pianoforte violino batteria sax suona suonare suonava
guitar: guitar chitarra
piano: pianoforte
play: play plays played playing gioca giocano giocava giocare
band: band bands singer cantante gruppo choir coro orchestra sing sings singing canta cantare
concert: concert concerts gig concerto concerti saggio recital
film: film films movie movies cinema
series: series show shows drama dramas serie netflix telefilm
book: book books novel novels libro libri romanzo romanzi
author: author writer autore autrice scrittore scrittrice
read: read reads reading legge leggere letto lettura leggeva
game: partita partite match matches game games videogame* gioco giochi videogioc*
team: team squadra
flower: flower flowers lilac lilacs dahlia dahlias daffodil* daisy daisies violets lavender carnation* hydrangea* geranium* poppy poppies irises lilla dalie dalia margherit* violette lavanda garofan* gerani papaver* mimosa camelie rose roses tulips tulip lilies peonies fiore fiori rosa tulipan* gigli peoni* orchid* ortensi* girasol* sunflower*
plant: plant plants pianta piante
colour: colour colours color colors colore colori
green: green verde
red: red rosso rossa
blue: blue blu azzurro
yellow: yellow giallo
live: live lives lived living abit* vive vivono viveva vivere vissut* resid* staying based
home: home house houses flat apartment casa case appartamento bilocale monolocale
address: address street road avenue via viale piazza indirizzo civico
move: move moves moved moving relocat* trasfer* traslo*
origin: origin origins origini originari* hometown proviene nativ*
town: town city village citta paese borgo quartiere neighbourhood neighborhood
work: work works worked working worker lavor* impieg* employed
profession: nurse nurses infermier* engineer ingegnere architect architett* plumber idraulico electrician elettricista accountant commercialista ragionier* chef cuoco cuoca waiter waitress camerier* pilot pilota driver autista mechanic meccanico carpenter falegname baker panettiere pharmacist farmacista vet veterinari* lawyer avvocat* teacher insegnant* maestra maestro professor* journalist giornalista photographer fotografo fotografa designer programmer programmat* developer sviluppat* consultant consulente secretary segretari* clerk impiegat* farmer contadino hairdresser parrucchier* barber barbiere estetista police poliziotto carabiniere firefighter pompiere judge giudice notaio musician musicista actor actress attore attrice librarian bibliotecari* researcher ricercat* scientist scienziat* bartender barista salesman commesso commessa cashier cassier* operaio operaia muratore bricklayer builder surgeon midwife ostetrica paramedic physio fisioterapista dietician dietista freelance selfemployed doctor medico dentist dentista psicolog* analyst
bride: bride groom sposa sposo
job: job jobs profession occupation career mestiere lavoro professione impiego carriera
company: company firm employer azienda ditta societa impresa startup office ufficio
hire: hire* assunt* assun* assumere contract contratto
quit: quit quits quitting resign* licenzi* dimess* dimission* dimett* laidoff redundan* fired
promotion: promot* promoss* promoz* raise aumento
salary: salary wage wages earn* stipendio guadagn* paycheck
retire: retire* pension*
project: project projects progetto progetti
deadline: deadline scad* scade scadono scadenza consegna due
meeting: meeting meetings riunione riunioni
holiday: holiday holidays vacation vacanz* ferie
trip: trip trips travel travels travelled traveled travelling journey viagg* gita gite tour
fly: fly flies flew flight flights flying volo voli volare vola volano volato volata volera plane planes aereo
leave: leave leaves leaving left ripart* part* partenza departure departs parte parto
arrive: arriv* lands landed landing atterra atterrano
come: come comes came coming viene vengono verra venut* venire vengo
return: returns returned back torn* rientr* ritorn*
go: go goes went going gone va vanno vado andat* andra andiamo andremo andare andro andranno andava vada
visit: visit* visita trovarlo trovarla trovarli trovare
stay: stay stays stayed soggiorn* rimane rimasto rimasta resta restare fermarsi
hotel: hotel b&b airbnb albergo
restaurant: restaurant restaurants trattoria ristorante ristoranti pizzeria osteria
bar: bar bars pub pubs cafe
gift: gift gifts gifted present presents regal*
give: give gives gave given giving dato dati dare dando dava donat* regal* dona
want: want wants wanted wish wishes wished wishlist vuole voglio vorrebbe vorrei voleva volevo desider* volut* sogna dream dreams wanting
need: need needs needed bisogn* serve servono serviva
buy: buy buys bought buying purchase* compr* acquist*
sell: sell sells sold selling vend*
cost: cost costs costavano costato costata costati costate price prices prezzo costa costava costat* costano costo costi pagat* pay pays paid worth vale spent spend* speso spesi spese spendere charge* charged
money: money cash euro euros soldi denaro pounds dollars quid contanti bonifico transfer
lend: lend lends lent lending loan loans loaned borrow borrows borrowed borrowing prest* imprest*
owe: owe owes owed owing debt debts deve devo doveva debito debiti
repay: repay repaid repays payback return* gaveback restitu* ridat* ridar* reso saldat* saldo rimbors*
pay: pay pays paid paying pag*
rent: rent rents rented rental affitto affitti pigione
bill: bill bills bolletta bollette
bank: bank mortgage banca mutuo
size: size sizes taglia taglie misura misure numero fits wears porta calza
shoe: shoe shoes scarpa scarpe scarpon* pantofol* ciabatt* slipper slippers sandal* boots sneakers trainers stivali
ring: ring rings anello anelli
shirt: shirt shirts tshirt camicia maglietta maglia magliett* maglion* jumper sweater felpa
dress: dress dresses vestito vestiti abito abiti gonna skirt
trousers: trousers jeans pants pantalon*
jacket: jacket coat giacca cappotto giubb*
jewellery: earrings necklace bracelet jewellery jewelry orecchin* collana bracciale* gioiell*
scarf: scarf sciarpa foulard
watch: watch watches orologio
phone: phone phones cellphone mobile smartphone cellulare telefono telefonino iphone
number: number numbers numero numeri
email: email emails mail mails
password: password passwords pin code codice
wifi: wifi
accept: accept* accett*
breakage: break breaks broke broken breaking rott* rompe rompono rompere
breed: breed razza labrador greyhound levriero dachshund bassotto beagle poodle barboncino terrier collie husky bulldog retriever setter spaniel pug carlino meticcio mongrel siamese siamese persiano dalmata dalmatian shepherd mutt volpino chihuahua
monday: monday mondays mon lunedi
tuesday: tuesday tuesdays tue tues martedi
wednesday: wednesday wednesdays weds wed mercoledi
thursday: thursday thursdays thu thur thurs giovedi
friday: friday fridays fri venerdi
saturday: saturday saturdays sabato sabati
sunday: sunday sundays domenica domeniche
car: astra passat yaris civic ypsilon micra clio car cars auto automobile macchina macchine volvo fiat panda punto mini audi bmw toyota ford fiesta clio peugeot renault citroen skoda tesla honda hyundai kia mazda nissan opel dacia jeep lancia alfa mercedes suzuki volkswagen vw vespa van camper
plate: plate targa
drive: drive drives drove driving driver licence license guida guidare guidava patente
train: train trains treno treni
bus: bus coach autobus pullman
tall: tall height alto alta altezza
weigh: weigh* weight pesa peso chili kilos
see: see sees saw seen seeing vedere visto vista visti viste vede vedo vedevo vedevamo vediamo vedi vedremo vedro rivist* rivedere incontr* meet meets met meeting meetup bumped rivedo vedermi vedersi vederlo vederla vederci vederti
together: together insieme assieme
aperitif: aperitiv* spritz
babysit: babysit babysits babysat babysitting
video: video videos videochiamat* videocall facetime skype zoom
dinner: dinner dinners supper cena cene cenat*
lunch: lunch lunches pranzo pranzi pranzat* brunch
breakfast: breakfast colazione
walk: walk walks walked passeggiata camminat* passeggiat*
party: party parties festa feste festeggi* celebrat* celebrate*
barbecue: barbecue bbq grigliata
call: call calls called calling phoned phone rang ring ringing telefon* chiamat* chiamare chiamo chiami videocall videochiamat* facetime skype
speak: speak speaks spoke spoken speaking talk talks talked talking chat chats chatted chatting parl* chiacchier* conversation conversations conversazione discorso discorsi
hear: hear heard sentit* sento sentiamo sentire sentirlo sentirla sentirci sente risent* senti
write: write writes wrote written writing text texts texted texting message messages messaged scriv* scritt* messagg* whatsapp
answer: answer answers answered reply replies replied rispost* rispond*
quarrel: quarrel* snap snapped snaps lite liti litigio argue argues argued arguing argument arguments fight fights fought fighting row rows fell falling clash* clashed litig* discusso discussione bisticci* rotto scontr* scazz*
shout: shout shouts shouted yell* urla* urlat* grid* sgridat*
cry: cry cries cried crying tears piang* piant* lacrim*
laugh: laugh* rid* ris*
apologise: apologis* apologiz* apology sorry scus* scuse
forgive: forgive* forgave forgiven perdon*
thank: thank thanks thanked ringrazi* grazie
hug: hug hugs hugged abbracci*
kiss: kiss* baci* bacio
say: say says said saying tell tells told telling mention* dett* dice dici disse diceva dicev* raccont* riferit* spieg* explain*
ask: ask asks asked asking chiest* chied* domand*
think: think thinks thought thinking pens* opinion* opinione
feel: feel feels felt feeling feelings stava umore mood sentiv* sembrav* seemed sta stare stato
angry: angry mad furious annoyed upset cross pissed arrabbi* incazz* infuri* offes*
worried: worr* anxious anxiety nervous preoccup* ansi* ansia
happy: happy glad pleased thrilled content* felic* entusiast* soddisfatt*
sad: sad depress* unhappy trist*
proud: proud fier* orgoglios*
tired: tired exhausted stanc* esaust* sfinit* stress*
hope: hope hopes hoped hoping sper*
plan: plan plans planned planning programm* organizz* previst* progett*
agree: agree* agreement agreements deal arrangement arranged accordo accordi accordat* concord* pattuit* patto patti divis* divid* spartit* decis* decid* stabilit* settled deciso rule
promise: promise* promess* promett* pledged swore giur*
decide: decide* decision* decis*
help: help helps helped helping aiut* favour favor favore
invite: invit*
cancel: cancel* disdett* annull* rimand* postpone* saltat*
late: late ritard* delay*
forget: forgot* forget* dimentic* scord*
remember: remember* ricord*
lie: lie lied lies lying bugi* mentit*
secret: secret secrets segreto segreti confid*
advice: advice suggest* recommend* consigl* tip
idea: idea ideas propos* suggestion*
problem: problem* issue issues trouble guai guaio
reason: reason why because perche motivo cause
start: start starts started starting begin* began begun inizi* cominci* begun
end: end ends ended finish* finit* finisc* stop stopped smesso smette smettere
win: win wins won vint* vinc*
lose: lose loses lost pers* perd*
find: find finds found trov*
learn: learn* impar*
language: language languages lingua lingue portuguese dutch polish greek turkish arabic hindi gujarati korean chinese russian romanian portoghese olandese polacco greco turco arabo coreano rumeno english italian french german spanish japanese inglese francese tedesco spagnolo giapponese russo cinese
religion: religio* church catholic muslim jewish buddhist chiesa cattolic* mussulman* musulman* ebre* buddist* messa pray* preg* ate*
politics: polit* vot*
key: key keys chiav*
umbrella: umbrella ombrello
drill: drill drilling drills trapan*
tool: tool tools ladder attrezz* scala
bag: bag bags borsa zaino backpack suitcase valigia
computer: computer laptop pc portatile tablet
camera: camera macchinafotografica
photo: photo photos picture pictures print poster quadro stampa foto fotografi*
ticket: ticket tickets bigliett*
garden: garden giardin* orto balcon* terrazz*
kitchen: kitchen
time: oclock orario
neighbourly: near nearby vicino vicina
sea: sea beach seaside mare spiaggia
mountain: mountain mountains montagna montagne
lake: lake lago
christmas: christmas xmas natal* vigilia
easter: easter pasqua pasquetta
newyear: newyear capodanno
weekend: weekend weekends finesettimana
summer: summer estate
winter: winter inverno
pen: pen pens penna penne biro
expire: expire* expiry expiration scade scadono scadenza scaduto scaduta
animal: animal animals animale animali pet pets
wasp: wasp wasps vespa vespe bee bees ape api calabron* hornet
care: care cares caring lookafter bada badare accudi*
builder: builders builder building works muratori muratore lavori ristrutturazione extension cantiere
gate: cancello cancelli gate gates
twin: twin twins gemell*
zodiac: zodiac starsign zodiacale segno aries taurus gemini virgo scorpio sagittarius capricorn aquarius pisces ariete scorpione sagittario capricorno
blood: blood sangue sanguign*
glasses: glasses lenses occhial* lenti
hair: hair haircut capelli taglio
tattoo: tattoo* tatuagg*
single: single scapol* nubile
meetfirst: metfirst conosciut* conosc*
know: know knows knew known conosc*
stranger: stranger
sleep: sleep* slept asleep insomnia dorm* insonnia sonno
volunteer: volunteer* volontari*
army: army military soldier militare esercito soldato
accident: accident crash incident*
theft: stolen stole theft rubat* furto ladri thief
fix: fix fixes fixed repair* mend* ripara* aggiust* sistemat*
paint: paint* dipin* pittur* imbianc*
build: build* built costru*
clean: clean* puli* housework chores chore faccende
order: order ordered orders ordin*
send: send sends sent sped* mandat* mandare manda inviat* invia
bring: bring brings brought porta portato portata portati portate porto porti portano portava portare portarl* portargli portarle portarmi
take: take takes took taken taking preso presa prende prendere pres* prend*
wear: wear wears wore wearing worn indoss* mett*
use: use uses used usa usano usat*
open: open* apert* apr*
close: close closed shut chius* chiud*
join: join* unisc* iscri*
support: support* tifa tifano tifava tifo tifos*
`;

/** A question about the first is also answered by the others. */
export const KINDS_OF = `
child: son daughter twin
sibling: sister brother
parents: mother father
grandparents: grandmother grandfather
spouse: wife husband
partner: wife husband girlfriend boyfriend fiance wedding spouse single
girlfriend: partner wife fiance single spouse
boyfriend: partner husband fiance single spouse
bride: wedding wife husband
money: pay repay owe lend cost salary
fiance: spouse
wife: spouse fiance
husband: spouse fiance
wedding: wife husband divorce single
inlaws: motherinlaw fatherinlaw
pet: dog cat horse rabbit bird turtle
animal: dog cat horse rabbit bird turtle
food: pizza pasta sushi fish meat chocolate cake eat cook seafood milk restaurant
dish: pizza pasta sushi fish meat
cake: chocolate
drink: wine beer coffee tea beverage
meat: vegetarian
fish: vegetarian seafood
eat: vegetarian food like allergy pizza pasta sushi hate
eggs: vegetarian allergy
milk: vegetarian allergy
allergy: eat
sport: football tennis run swim bike ski climb dance yoga
hobby: like sport football tennis run swim bike ski climb dance yoga instrument play read garden cook photo paint study
music: song band concert instrument
colour: green red blue yellow
job: work company hire retire profession
work: job company hire retire profession
company: work job
study: degree
school: study
degree: study
home: live address
live: home move address
town: live
address: live home
origin: live born home
move: live leave fly
instrument: guitar piano concert
birthday: born
born: birthday
age: birthday born
die: funeral
anniversary: wedding
funeral: die
pregnant: child born
operation: hospital appointment
hospital: operation
ill: hospital medicine pain diabetes allergy operation
medicine: ill
pain: ill
gift: give buy want
give: gift buy
want: gift like
buy: gift cost
cost: buy pay money
pay: cost money
see: concert film
play: game football tennis instrument sport
like: favourite want hobby
favourite: like
trip: holiday fly
holiday: trip
fly: trip leave arrive
leave: move fly
go: trip holiday leave fly
arrive: come fly return
come: arrive visit return
return: come arrive
visit: see
call: speak phone
speak: call say hear
hear: speak call say
write: email answer
email: write
say: ask think speak write
ask: say want
think: say
feel: angry worried happy sad tired afraid
angry: quarrel
quarrel: angry shout
agree: promise decide plan
decide: agree
promise: agree say
plan: agree
drive: car
car: drive
language: speak study learn
meeting: appointment see
appointment: meeting doctor dentist operation
interview: job
size: shoe
quit: leave job
school: class
lend: owe repay
owe: lend repay
repay: owe lend
religion: wedding
team: football
volunteer: work
advice: say idea
idea: advice plan say
party: birthday wedding
single: partner divorce
divorce: ex wedding
diabetes: ill
`;

/** Meanings that are too common to tell much. */
export const WEAK = `say go have want need come take leave find use see think feel know start bring plan time speak ask number reason home end
play write like eat send remember idea meetfirst call work help problem read pay live order support together`;

/** Stop words of questions. */
export const STOP = `a an the of to in on at for with from by about into as and or but so if then than that this these those there here it its itself
i me my mine myself we us our ours you your yours he him his himself she her hers herself they them their theirs one ones
is are was were be been being am do does did done doing have has had having will would shall should can could may might must
when what which who whom whose where why how much many often long far time times last latest recent recently ever never not no yes please ok hey hi
just still again already yet also too very really now today some any anything something thing things stuff lot bit kind sort
note notes wrote written write down tell told remember remind know let get got gets getting go going back up out off over
happened happen happens wrong matter next avuto successo succede capitato prossimo prossima prossimi prossime durante devo deve dovere during should mean means
again actually exactly else both all every each other another only even well said say says exactly total altogether sum overall
il lo la i gli le l un uno una dei del della delle dello degli di d a ad al allo alla ai agli alle da dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle
su sul sullo sulla sui sugli sulle con per tra fra e ed o od ma se che chi cui come quando dove quanto quanta quanti quante quale quali qual perche cosa cose
mi ti ci vi si ne lui lei loro noi voi io tu me te suo sua suoi sue mio mia miei mie tuo tua tuoi tue nostro nostra nostri nostre vostro
e sono sei siamo siete era ero erano eravamo stato stata stati state essere ho hai ha abbiamo avete hanno avevo aveva avevamo avevano avere aver
fa fatto fare faccio fai faceva sta sto stai stava non no piu ancora gia anche pure solo sempre mai ultima ultimo ultime ultimi volta volte
questo questa questi queste quello quella quelli quelle qualcosa qualche alcuni tutto tutti tutta tutte niente nulla cosi ora adesso oggi poi dopo prima
note nota appunti appunto scritto scrivo annotato segnato segnata detto dice dici dirmi dimmi ricordi ricordami ricordo so sai sapere sa proprio esattamente totale insieme complessivamente
ce c giorno data day date long ago many name names called chiama chiamano nome nomi dell all dall sull nell quest quell po bene beh okay scusa
position ruolo role subject materia make made makes making best migliore scorso scorsa dov com finally young giovane kid piccolo piccola year month week mese anno settimana ogni spesso often every moment momento currently attualmente nowadays these those before after during while previously used ever cosi durante finora perhaps supposed actually puo possono posso able cos hast theres whats whens wheres dovrebbe avrei pure di eh ah senti guarda allora quindi mica`;
