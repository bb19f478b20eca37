/** Everyday exaggerations and sayings, masked before the rules are applied; syntax in `matcher.ts`. */
export const IDIOMS = `
  kill/kills/killing/killed/murder/murdered ..1 for
  kill/kills/killed/killing it/time/two/off/mood/vibe/music/engine/lights/deal/hour/some/boredom
  kill/kills/killed/killing ..1 the ..1 time/two/mood/vibe/music/engine/lights/deal/hour/buzz/plant/plants/weeds/spider/bugs/song
  kill me now
  mother/mum/mom/mummy/boss/coach/teacher will/would kill me if/when ..3 late/forget/miss/spill/fail
  could/would/can/might ..2 kill/strangle/murder/smother/throttle/shoot/killed/strangled HIM/KIN !with/in/if/tonight/right/seriously/and/now
  could/would/can ..2 kill/strangle/murder/smother/throttle my/the/that ..1 KIN !with/in/if/tonight/right/seriously/and/now
  could/would/can ..1 kill/strangle/murder ..1 each/one another/other
  would/will/could kill each other
  KILL the/my/this/that/these/your/his/her ..1 printer/phone/computer/alarm/mood/lawn/plant/spider/fly/mosquito/bug/laptop/car/engine/moth/wasp
  die/died/dying/dead of ..1 laughing/laughter/embarrassment/boredom/shame/curiosity/heat/cold/hunger/thirst/cute*/cringe/jealous*
  die/dying/died to/for !save
  dying to/for/of
  rather/sooner die than ..3 sing/singing/eat/wear/speak/dance/admit/miss/ask/watch/cook/run/clean/call/do/present/public
  drop/dead/half dead gorgeous/tired/line/serious/end/on/battery/weight/silence/easy/right/simple/set/good/sure
  die/dies/died/dead/dying ..1 wifi/phone/battery/laptop
  could/would/might/to/just die of
  i ..2 die/died/dead when/inside/of/laughing/lol/a
  lol ..3 die/died/dead/dying
  want to die of
  hit/hits/hitting on/up/off/it/gym/road/nail/books/sack/hay/brakes/pub/jackpot/pause/snooze/rock/wall/bottom
  hit/hits/hitting the/a ..1 gym/road/nail/books/sack/hay/brakes/pub/jackpot/pause/snooze/rough/wall/rock/ball/target/deadline/deadlines/note/notes/shops/beach/nerve/milestone/bar
  hit/hits/hitting me/us/him/her/them up/that/how
  it/this just/really/finally/suddenly/only/then? hit/hits ME/HIM
  it hit/hits home
  news/reality/grief/truth/song/film/movie/words/music/loss/loneliness/heat/cold/tiredness/fatigue/flu/hunger/realisation/realization/smell really/just/has/have/finally? hit/hits
  ball/frisbee/pillow/snowball/snowballs/cushion/balloon/branch/door/wave/toy ..2 hit/hits/hitting/bounced me/us/him/her/them
  HIT ME ..1 with ..2 ball/pillows/snowball/snowballs/cushion/cushions/toy/balloon/balloons/bill/question/questions/news/idea/facts/invoice/feather/request/fine/fee
  HIT ..1 me/him/her/them with a/the/his/her question/bill/request/list/fact/smile/joke
  baby/toddler ..3 HIT me
  beat/beats/beating/beaten me/us/him/her/them at/in/by
  beat/beats/beating/beaten me/us/him/her/them to !death
  beat/beats/beating/beaten ME/HIM/KIN ..3 GAME
  GAME ..3 beat/beats/beating/beaten
  beat/beats/beating/beaten myself/himself/herself/yourself/around/records/record/odds/eggs
  beat/beats/beating/beaten ..3 at ..2 GAME
  beat/beats me why/how/what
  beat/beats ..1 the traffic/heat/clock/odds/crowd/egg/eggs
  shoot/shot/shoots/shooting me/him/her/them ..1 a/an ..2 text/message/email/mail/look/glance/smile/line/note
  shoot/shot/shoots/shooting ..1 a/an/the/his/her/some ..2 text/message/email/mail/photo/photos/film/scene/hoops/video/wedding/look/pool/advert/commercial/selfie
  shoot/shot/shoots down/off/for
  shot down/of/up/for
  shooting ..1 gallery/star/stars/range/hoops/schedule
  HIT my/his/her/our head on/against the shelf/door/ceiling/cupboard/car/branch/lamp/cabinet
  stab/stabbed/stabbing ..2 in/at the dark/back/guess
  stabbed/stabs/stabbing/stab ..1 me/him/her/us in the back
  choke/choked/chokes/choking up/on/back/during/at
  choke/choked/chokes/choking ME up
  strangled the/a melody/song
  push/pushes/pushed/pushing/drag/drags/dragged/dragging/throw/threw/kick/kicked/kicks ME ..2 to/into ..1 do/be/apply/try/study/work/finish/see/go/become/take/get/improve/say/learn/run/join/change/open/dance/ask/write/speak/read/exercise/talk/buy/eat/start/stay/watch/position/role/shape/job/party/event/meeting/exam/concert/shopping/ikea/gym/museum/deep/wedding/yoga/that/this/karaoke/dinner
  push/pushes/pushed/pushing/PUSH ME/HIM/KIN ..1 too/so hard
  push/pushes/pushed/pushing ME/HIM/KIN ..1 hard/harder/further/beyond/forward/away in/at/to/with/during/because/on $
  push/pushes/pushed/pushing ME/HIM harder/further/beyond/forward/buttons/limits
  push/pushes/pushed/pushing ME hard
  push/pushes/pushed/pushing ME out of my/the/our comfort
  push/pushes/pushed/pushing/PUSH my buttons
  push/pushes/pushed/pushing ME on the/a swing/bike/bicycle/sledge
  PUSH himself/herself/myself/yourself/themselves !under/off/out/from/down/in
  throw/threw/throws/throwing/thrown ME/HIM/KIN ..1 a/off/under/the ..2 party/bus/ball/shower/surprise/guard/look/bone/towel
  throw/threw/throws ..1 a/the ..2 ball/frisbee/snowball/snowballs/party/tantrum/pillow/kiss/stone ..1 in/at
  grab/grabs/grabbed/grabbing ME/HIM/KIN ..1 a/an/some/lunch/dinner/coffee/something/tickets
  grab/grabbed my attention/heart/hand/sleeve
  grab/grabs/grabbed/hold/holds/held/took/take/squeeze*/pull/pulls/pulled my/her/his ..1 hand !hard/until/so/broke/on/over/in/under/against/behind
  pull/pulls/pulled/pulling my/his/her leg
  hold/holds/held ME/HIM ..1 in/close/tight/accountable/back/responsible/gently
  kick/kicked/kicks/kicking ME/HIM/KIN out of the/our/a ..2 group/chat/game/band/team/call/server/meeting/class
  kick/kicked/kicks/kicking around/off/back/myself
  kick/kicked/kicks/kicking ME/HIM ..1 under the table
  lock/locked/locks/locking ME/us/him/her/myself ..1 out ..1 by accident/mistake
  lock/locked/locks/locking myself
  attack/attacks/attacked/attacking my/his/her/our/the ..1 proposal/proposals/idea/ideas/work/shoe/shoes/opinion/politics/argument/sofa/plan/cake/report/article/slides
  attack/attacks/attacked/attacking ME ..4 verbally/email/online/meeting/meetings/twitter
  attacked by ..1 ANIMAL/mosquitoes/guilt/critics/seagull/seagulls/virus/press
  ANIMAL has/just/keeps/always/mi/ha? ha? HIT
  HIT by ..1 ANIMAL/lightning/ball/branch/bus/car/wave/truck/bill/bills/flu/news
  bitten/bit/stung by
  bit/bites/biting/bite my/his/her/off ..1 head/nails/tongue/lip/lips/nail/bullet
  bit/bites me ..1 of/to/more/about
  a/little/every/quite bit
  burn/burns/burned/burnt/burning my/his/her/the tongue/dinner/lasagne/toast/cake/calories/bridges/out/rice/lasagna/cookies/pizza/finger/fingers/sauce
  burn/burned/burnt/burning ..1 out
  torture/tortures/tortured/torturing ME/us/him/her with ..1 burpees/questions/puns/jokes/homework/songs/music/squats/exercises
  slap/slaps/slapped ..2 sticker/label/coat/logo/sunscreen/paint/lotion
  this/that/song/playlist/album/beat/it ..1 slaps
  slap/slapped in the face by/to/from
  punch/punches/punched ..1 above/line/card/bag
  punches/punching/hits ..1 the/a bag/bags
  HIT ..1 the/a ..1 ball/bag/sack/nail/drum/drums/dough
  split/splits/splitting ..1 headache/bill
  break/breaks/broke/broken my/his/her/our heart/hearts/trust/word/promise/record
  kill*/break*/broke ..3 laughing
  crack/cracks/cracked/cracking ME up
  drive/drives/driving/drove ME ..3 wall/crazy/nuts/mad/bananas
  kill/killing/kills ..3 my/his/her feet/back/knees/vibe/head
  threat/threats to ..1 the/our/democracy ..1 project/plan/team/deadline/budget/job/environment/business/economy/bees/wildlife
  threatened/threatens/threatening/threaten ..1 to ..1 eat/retire/quit/resign/cancel/sue/walk/move/dance/sing/buy/adopt/wear/disown/cook/come/visit/boycott/unfollow/tickle/start/delete/bring/read/rain/snow/dye/drink/finish
  threatening ..1 weather/clouds/sky/rain/email
  always/is/are/was/keeps ..1 threatening to
  afraid/scared/frightened/terrified/fear/fears of ..1 the? ..1 dark/heights/height/spiders/spider/dogs/dog/flying/planes/needles/snakes/clowns/dentist/thunder/storms/water/change/commitment/exam/exams/test/failure/future/unknown/lifts/bees/blood/public/rejection
  afraid/scared/frightened/terrified of ..1 losing/hurting/failing/being/making/saying/asking/disappointing/boring/missing/getting/growing/upsetting/annoying/speaking/offending/ruining/flying
  afraid/scared/terrified/worried he/she/they/KIN ..1 will/would/is ..1 leave/say/think/not/forget/reject/laugh/hate/be/dump/cheat/move/judge
  afraid/scared i ..3 hurt/kill/offend/upset ..1 HIM/KIN/the by/feelings/plant/plants/mood
  find out
  hurt/hurts/hurting/harm/bruise/bruised/wounded ..2 feelings/pride/ego/chances/career/reputation
  hurt/hurts/hurting myself ..1 at/playing/running/training/skiing/falling/in/lifting/climbing/on/during
  suicide squad/mission
  suicidal pricing/pace/drivers
  overdose/overdosed/overdosing on ..1 chocolate/sugar/coffee/netflix/cake/tiramisu/series/sushi/cheese/vitamin
  cut/cuts/cutting myself ..1 shaving/chopping/some/slack/off/while/on
  cut/cuts/cutting/burn/burned/burnt myself ..1 shaving/chopping/cooking/ironing/while/on/making/peeling/baking
  cut ..2 my/his/her/their/our ..1 hair/nails/finger/fringe/losses/budget/costs/hours/salary/grass
  cut/cuts/cutting ME/HIM ..1 off/some/out in/of/mid/slack/the/while $
  dead/deadly line/lines/lift/lifts/pan
  death metal/valley/star/note/eaters
  deathly quiet
  blow/blows/blew/blowing up my phone
  blow/blown away
  over my dead body
  jump/jumping/jumped ..1 off/from/into the/a/my ..2 board/sofa/bed/trampoline/pool/swing/rock/rocks/couch/boat/plane/bungee/lake/sea
  jump/jumping/jumped on/in/into/to the ..1 train/bus/car/pool/call/meeting/bandwagon/conclusions/taxi/metro/tram/subway
  jump/jumped/jumping out of my skin
  walk/walking on ..1 train/beach
  take/takes/took/taken/taking/eat all ..2 pills/tablets/meds/medication ..3 prescribed/doctor/antibiotics/with
  antibiotics
  disappear/vanish/sleep ..2 lol
  sleep forever lol
  sleep/slept ..1 for/forever ..2 week/day/days/weekend/holiday
  sleep for
  end it with/between
  end ..2 call/meeting/day/year/conversation/friendship/relationship/argument/chapter/shift
  end all
  to end all
  be the end/death of
  will be the death of
  no point/sense/use/reason in/to ..1 going to/arguing/talking/calling/buying/asking/waiting/cooking/complaining/lying/explaining
  no point/sense/use in/to ..2 without
  not ..1 live without ..1 my/him/her/coffee/it/them/you/music/chocolate
  control freak
  check/checks/checked/checking ..1 my/our/his/her homework/spelling/oil/tyres/tickets/coat/pulse/temperature
  check/checks/checking ..1 in/up on/with
  go/goes/going/went/look/looks/read/reads ..1 through/over my emails/paper/draft/essay/cv/thesis/slides ..2 before/with/together/typos/comments
  together ..3 phone/receipts/account/money
  receipts/account/money/budget ..2 together
  follow/follows/followed/following me on ..1 instagram/tiktok/twitter/facebook/spotify/linkedin/strava/insta
  follow/follows/followed/following me ..1 on/into/around ..1 instagram/tiktok/kitchen/kitchens/garden/shop/supermarket/living
  stalk/stalked/stalking/stalks ..3 instagram/insta/facebook/profile/online/linkedin/profiles/socials/page
  calls/call/texts/calling ..1 me ..3 birthday/pet/nickname
  insult/insults/insulted/mock/mocks/tease/teases ME playfully/lol
  read/reads/reading me ..2 story/stories/book/messages
  takes/took/take/taking my ..2 phone/laptop/car ..2 to/for ..1 play/repair/school/work/games/shop/wash/drive/garage/mechanic/pictures/photo/photos/service
  not let/lets/allow/allowed ..1 me ..1 pay/finish/win/help/cook/carry/lift/sleep/down/forget/eat/talk/do/have/use/speak/get/wash/in
  forcing/forces/forced/makes/made me ..1 to? watch/listen/try/eat/laugh/smile/read/see/play/go
  smother/smothers ME with kisses/love/attention
  sex education/and
  great/good/love/amazing/better/our sex
  never raised/lifted/laid/put a/his/her hand/finger
  never/not ..1 laid a/finger/hand
  never ..1 raise*/lift* ..1 hand/finger/voice
  would/will ..1 never/not hurt/harm a/anyone/fly/anybody/me/us/someone
  hurt a fly
  shoot/shooting/gun/guns/rifle/rifles range/club/sport/hunting
  policeman/police/hunter/hunting/soldier/officer/army/sheriff ..6 gun/guns/rifle/weapon/pistol
  knife/knives ..1 set/sharpener/block/kitchen
  butter/bread/cheese/steak/chef/chefs/pizza/oyster/swiss/pocket knife/knives
  killer
  dead ..2 joke/jokes
  slay/slayed/slays
  have/had/has/having/want my/his/her/your head
  knock/knocks/knocked ME/HIM ..1 out/off/socks/feet ..2 socks/feet/dress
  knock/knocks/knocked ..1 ME off ..1 feet
  knock/knocks/knocked on
  fight/fighting/fights cancer
  locked/lock ..1 eyes/down
  trap/trapped ..1 in ..1 traffic/lift/elevator/meeting/boring/conversation
  tie/tied me/us up/down ..1 with/at ..1 work/meetings
  hold/held/holding a/my/his knife ..1 and/to fork/cut
  ready/going to ..1 explode/blow/burst
  wet/wetting ..1 themselves ..1 laughing
  laugh/laughing/laughed ..4 wet/cry/cried/tears
  scares/scared/scare the ..1 life/hell
  so good it hurts
  dangerous ..1 driver/road/sport/dog/curve/idea
  violent/violence ..1 storm/storms/cough/film/films/video/games/movie/movies/weather/sneeze
  panic/fear ..1 about/of ..1 exam/exams/flying/heights/speaking
  goodbye/farewell party/cake/card/drinks/dinner/kiss/hug/gift/email
  goodbye/farewell ..1 letter/note ..2 to/for/from ..1 colleague/colleagues/team/school/class/teacher/coworkers/boss
  uccider* ..1 per ..1 un/una/quel/quella
  ucciderei/ammazzerei/darei/morirei ..1 per
  fa/fai/fanno/fate/faceva/fatto/facevi/fara/fare ..1 proprio/sempre/davvero/quasi? morire/crepare/schiattare
  fa/fai/fanno/faceva/fatto/facevi ..2 MORIRE
  muoio/morire/morendo/morivo/moriamo/morta/morto/morti/moriro/morirei/schiatto/schiattare/crepare/crepo/muore/muoiono/moriva ..1 di/dal/dalla/da/dalle/dagli ..1 rid*/fame/sete/sonno/caldo/freddo/noia/vergogna/curiosita/voglia/invidia/imbarazzo/risate/stanchezza/felicita/gioia/nostalgia/gelosia/sbadigli/tenerezza
  piuttosto ..6 muoio/morire/morirei/crepo
  preferirei/preferisco ..1 morire che ..3 cantare/mangiare/vedere/ballare/parlare/mettere/fare/guardare/indossare/chiedere/cucinare/uscire
  morire/muoio piuttosto
  da morire
  da matti/pazzi
  mort* dentro/stecchit*/sonno/fame
  mort* ..1 quando/lol
  quasi mort*
  ammazz*/uccid*/uccis* il/lo/la/un ..2 tempo/noia/mood/attesa/atmosfera/umore/zanzara/ragno/mosca/stampante
  ammazza che/quanto/quant/come/o/oh
  ammazzacaffe
  mi/ci uccide/ammazza/uccidono/ammazzano/uccidendo/ammazzando ..1 la/lo/il/le/questo/questa/questi/st/i/l ..1 curiosita/caldo/noia/stress/scale/traffico/lavoro/schiena/allergia/riunioni/sonno/fame/nostalgia/attesa/ansia/piedi/testa
  questo/questa/questi/queste/il/la/lo/i/le/l/sto/sta ..2 mi/ci sta/stanno uccidendo/ammazzando
  caldo/traffico/lavoro/stress/schiena/esame/sessione/capo/allenamento/lunedi/attesa/tacchi/scarpe/scadenza/dieta/prof mi/ci ..1 uccid*/ammazz*/massacr*/distrugg*
  mamma/madre/padre/papa/capo/prof/moglie/marito/sorella/fratello/nonna/coach/mister/allenatore/lui/lei/ragazzo/fidanzata/ragazza/compagno/vicino ..1 mi/ci ammazza/uccide/ammazzera/uccidera/strozza/strangola/mena/picchia ..1 se/quando ..2 torno/vede/scopre/sa/faccio/ritardo/tardi/dimentico/rompo/perdo/bocciano/vedono/scorda/arrivo/sapesse/trova/macchio/brucio
  mi ammazza/uccide/ammazzera/uccidera/strozza se/quando ..2 torno/vede/scopre/faccio/tardo/dimentico/rompo/perdo/bocciano/arrivo/macchio ..2 tardi/graffio/macchina/voto/pagella/casino/torta/vaso/macchia
  ammazz* di lavoro/fatica/risate/studio/palestra/esercizi/compiti/addominali/flessioni
  allenatore/mister/coach/trainer/allenamento/prof/fisioterapista/palestra/esame ..2 massacr*/tortur*/distrutt*/uccis*/ammazz*/pest*
  lo/la/li/le/gli/ti ..1 ammazzerei/ucciderei/strozzerei/strangolerei/soffocherei !con/se/davvero/stanotte
  potrei/verrebbe ..2 di? ammazzarl*/strozzarl*/strangolarl*/ucciderl*
  strozz*/strangol*/ammazz*/accoppo il/la/lo/un/una/questa/questo/i/le ..1 stampante/computer/sveglia/canzone/nota/note/telefono/sax/violino/pc/router
  strozz* in gola
  strozz* la voce
  mi/si ..1 strozz* ..1 con/col/la/in/il
  sono strozz* con/col/la
  affog* nel/nei/in ..1 lavoro/mail/dispiaceri/debiti/gelato/compiti
  pugnal*/accoltell* alle spalle
  colp*/colpit*/steso/stes* la/il/lo/molto/tanto/per/dalla/dal/sua/suo/come/quanto/che/profondamente
  ha/hanno/mi ..1 colpit* la/il/lo/l/molto/tanto/per/positivamente/quello/quella/vedere/come/quanto/che
  colpo/colpi di ..1 testa/fulmine/sole/scena/telefono/fortuna/genio/sonno/tosse
  venuto un colpo
  batt*/battut*/battuto a/al/ai ..2 GAME
  ha ..1 battut* a
  si ammazzerebbero/ammazzano/scannano per
  presi/prendiamo/preso/prendersi a cuscinate/pallate/parole
  a ..1 cuscinate/pallate
  pugn*/pugno/calci*/botta di ..1 ferro/rigore/fortuna/vita/sole/culo/mosche
  pugn*/calci al/a ..1 sacco/pallone/palla/sacchi
  calcio di/a
  calci al
  spint* ..1 a/ad/verso/avanti ..2 candid*/iscriv*/provare/studiare/fare/cambiare/lavorare/dare/chiedere/parlare/partecipare/migliorare/andare/accett*/uscire/scrivere/correre/buttarmi/continuare/tentare
  spint*/spinge/spingeva ..1 sempre? a/ad ..3 meglio/oltre/piu/candidarmi
  spint* in/sull altalena
  dato/da/dava/dare/dai una/l ..1 spinta/mano/pacca/carezza/occhiata/svegliata
  mano con/a/nel
  trascin*/portat* a/al/alla/in/da ..2 ballare/festa/ikea/shopping/concerto/museo/palestra/cena/centro/mercatino/yoga/correre/karaoke/pista
  tir*/tirato/fatto ..1 un/una/su/due/dei/in ..1 pacco/bidone/tardi/tiri/rigore/palla/pallone/porta/scherzo/sospiro
  tirat* ..1 un ..1 camioncino/pallone/palla/cuscino/peluche/coriandoli
  tirat* su
  buttat*/buttare/butta/cacciat*/sbattut* fuori ..1 dal/dalla ..1 gruppo/chat/squadra/gioco/gara/torneo/riunione/server/partita/finale
  butt*/buttat* sul ..1 divano/letto/gelato
  butt* giu ..1 due/qualcosa/testo/idea righe/idea/testo/parole
  mi ..1 butto/buttarmi/butta/buttato/buttata ..1 sul/in/nella/nel/su/nello/a/dal ..1 studio/lavoro/divano/letto/piscina/acqua/mare/trampolino/capofitto/progetto/cibo/scoglio/paracadute/dolci/gelato
  butt* un ..1 occhio
  butt* ..1 in/nel ..1 piscina/mare/lago/acqua
  dal/dallo/dagli ..1 trampolino/scoglio/scogli/scivolo/bungee
  tagli* ..1 i/le/la/un/una/il ..2 capelli/unghie/barba/frangia/cipoll*/torta/pane/siepe/prato/erba/dito/foto/punte/ponti/costi/traguardo
  tagli* ..1 fuori/corto
  taglia/taglio la/di/e ..1 testa/scarpa/capelli/cucito
  tagli* ..3 affettando/cucinando/facendomi/radendomi/barba/sbucciando/pelando/rasoio
  bruci* ..1 il/la/le/i ..1 lasagn*/torta/cena/arrosto/lingua/tappe/sugo/calorie/pizza/risotto/biscotti/pollo/ferie/pasta/ragu
  mi ..2 bruci* ..1 col/con/la/le ..2 forno/caffe/lingua/pentola/padella/sole
  fatto male ..1 a/alla/al/ai/giocando/cadendo/sciando ..1 schiena/ginocchio/spalla/caviglia/calcetto/piede/dito/mano
  mi ..1 fa male ..1 la/il/lo/che/quando/se/vedere/sapere/sentire/pensare/a
  male a una mosca
  fa/fanno/fara/farebbe ..1 male al/alla/ai ..1 cuore/salute/ambiente/fegato/pianeta
  fatto ..1 male ..1 sentire/vedere/quello/che/sapere/quando
  minacci* di ..1 mangiarsi/mangiare/andare/licenziarsi/dimettersi/annullare/non/piovere/smettere/cantare/ballare/nevicare/comprare/cucinare/venire/finire/disdire
  minaccia/minacce ..1 di ..1 pioggia/temporale/neve/sciopero
  minaccia/minacce informatic*/climatic*/al
  paura del/dei/degli/della/delle/dell/di ..1 buio/ragni/ragno/altezze/altezza/dentista/vuoto/cani/aereo/esame/esami/concorso/serpenti/tuoni/temporali/medico/volo/aghi/clown/futuro/giudizio/solitudine/acqua/mare/responsabilita/impegno/cambiamento/matrimonio/buche/verifica/compito/colloquio/topi/insetti
  paura/timore/terrore di ..1 sbagliare/perder*/fallire/ferir*/delud*/volare/cambiare/impegn*/annoiar*/non/parlar*/dire/chieder*/essere/aver*/disturbar*/offender*/guidare/invecchiare/innamorar*/stancar*/dimenticar*/rovinar*/morire/restare/rimanere !sola/solo
  paura che ..3 lasci/rimanga/resti/dica/arrabbi/offenda/stanchi/pensi/stufi/piova/finisca/giudichi/bocci*/rida/annoi
  paura di ..1 dire ..3 che
  fa/fatto/faceva/mi/ci ..1 paura ..1 il/la/l/i/le ..1 futuro/idea/film/silenzio/esame/cambiamento/volare/altezza
  terrorizza/spaventa ..1 l/il/la/pensare/cambiare
  maniaco del controllo
  sotto controllo
  controll* ..1 i/il/la/le/lo ..1 compiti/olio/termostato/gomme/pressione/ora/orario/diario/biglietti/glicemia/temperatura
  controlliamo
  legge ..1 le/la favol*/storia/storie
  mi legge le ..1 favole/storie/carte/mano
  segue su/in/con ..1 instagram/tiktok/facebook/cucina/attenzione/spotify/interesse/linkedin
  mi ..1 segue/seguito/seguita ..1 in cucina/giardino/bagno
  prende/preso/presa il/la/un mio? ..1 telefono/cellulare/macchina ..1 per ..1 giocare/fare/foto/andare
  mi prende/preso/prendeva ..1 in giro
  mi ..1 prende/preso/presa ..1 alla/per sprovvista/mano/braccetto
  presa/preso/prende in/per braccio/mano/giro/braccetto
  tiene/tenuto/tenuta/teneva ..1 per mano/compagnia/testa
  tiene testa
  stringe/stretto/stretta/strinto/strette ..1 la mano
  stringe/stretto/stretta ..1 forte ..1 a/in/e ..1 abbraccio
  abbraccia*/abbraccio ..3 forte
  mi ..1 stretto/stretta/stringe/strinse ..1 forte
  chius* ..1 fuori ..1 per sbaglio/errore
  mi/si sono? chius* in bagno
  non mi? ..1 lascia/fa/lasciano ..1 mai? parlare/pagare/finire/cucinare/guidare/dormire/vincere/aiutare/lavare !con/alle
  non lascio
  non mi ..1 lascia/fa/lasciano mai ..1 pagare/finire/cucinare/vincere/parlare
  obblig*/costring*/costrett* ..1 a ..1 vedere/guardare/ascoltare/assaggiare/mangiare/venire/provare/andare/cantare/ballare/giocare ..2 film/partita/tutti/serie/broccoli/festa/musica/insalata/karaoke/museo/con
  non ha/hai/ho/aveva ..1 mai ..1 alzato
  mai alzato ..1 un/una/le/la ..1 dito/mani/mano
  alzato/alza/alzi/alzare la mano ..1 in/per/a ..2 classe/riunione/chiedere/lezione/parlare
  alz* ..1 voce
  non ha ..1 senso ..1 andare ..1 alla/al/in/a
  non ce la faccio piu/a con/di ..1 questo/questa/lavoro/dieta/studio/studiare/esami/caldo/riunioni/lezioni
  non posso vivere senza
  non voglio/vorrei piu? ..1 essere/stare qui in/a/con
  sparire/scomparire sotto/in/dietro/per ..2 coperta/tenda/vacanza/weekend/divano/montagna
  dormire per sempre ..4 lol
  lol
  per sempre dopo questa settimana
  fine del mondo
  carabiniere/poliziotto/cacciatore/caccia/militare/guardia/tiro ..6 pistola/fucile/arma
  pistola ad? acqua/giocattolo
  coltell* ..1 da/del/per ..1 pane/burro/formaggio/pizza
  coltellino
  ha/fatto ..1 fatto? un/due tiro/tiri
  sul mio cadavere
  passare/passato/dovra passare sul
  bomba*/bombard* ..2 di ..1 foto/domande/complimenti/meme
  spacca/spaccato/spacchi $
  spacca* lol
  ha/hai/hanno spaccato !tutto/la/il/i/le/un/una/lo/l
  spacca* il secondo/minuto
  spezz*/rott* il cuore
  cuore a pezzi
  schiena/sono a pezzi
  finita/finito con/tra/fra lui/lei/noi/me/loro/mio/mia
  farla/faccio/facciamola/farei finita con ..1 questo/questa/queste/questi/lui/lei/lavoro/storia/relazione/fumo/sigarette/dieta/amicizia/scuse
  mi/ci ..1 chiama/scrive ..2 giorno/domenica/sera/compleanno per sapere
  sparat*/sparo/spara una/un/le/domande/cazzata/messaggio/grosse/foto
  sparat* un
  giuro ..1 che ..1 stasera ..1 cucino
  lettera/messaggio/biglietto d addio al/alla/ai ..1 collegh*/squadra/scuola/classe/lavoro
  festa d addio
  addio al ..1 nubilato/celibato
  tesi/corso/articolo/ricerca ..2 sulla/sul/sui
  si ..1 fa male ..1 giocando/sempre/da
  morso/mors* ..1 una/la/il/mela/lingua/fuggi
  strapp* ..1 un/una/lo ..1 sorriso/promessa/alla/risata
  piange/piangere/pianto dal/dalle ..1 ridere/risate
  pipi/piscio addosso dal/dalle ..1 ridere/risate
  grandmother/grandma/grandfather/grandpa/nan/nana/granny/mother/father ..3 wants to die at/in ..1 home/sleep/peace
  can not take/stand this/it ..1 any more ..4 drilling/noise/neighbours/traffic/heat/diet/commute/music/weather/rain/construction
  would/could/to ..1 disappear/vanish when/every ..3 jokes/karaoke/dances/sings/story/stories
  wish i could disappear when
  scares/scare me a bit/little
  scares/scared me ..2 drives/driving/jump/costume/halloween
  abused/attacked/slammed/beaten/battered by ..1 critics/press/media/reviewers/fans/storm/weather
  uccide/uccidono/ammazza ..1 vederl*/vedere/sapere/sentire/pensare
  morire ammazzato
  andare/vai a morire/cagare
  nonn* ..2 vuole/voleva/vorrebbe morire a/in
  attacked the ..1 cake/buffet/problem
  broke/break/breaking my ..1 diet/streak/leg ..2 skiing/playing/falling/football
  twisted/broke/sprained my ..1 ankle/knee/wrist/arm/leg ..3 running/playing/skiing/football/hiking/jogging/climbing/volleyball/yesterday/last
  pull/pulled/pulling my/his/her ..1 weight/socks
  cut/cuts my/her/his ..1 hair
  hit/hits my/her ..1 funny bone
  knocks/knocked/knock ..1 socks/door/sense
  break a leg
  beat/beats his/her/my/the ..2 chest/drum/drums/record
  lose/losing his/her/my/their ..1 head/mind
  rolled/rolls his/her eyes
  cut/cuts his/her/their teeth on
  arms/necklace/scarf/medal/tie/chain ..2 around/round my/her/his neck
  necklace/scarf/sciarpa/collana/medaglia/cravatta ..2 collo
  braccia al/intorno/attorno ..1 collo
  i hit my head/knee/elbow/toe
  kid/son/toddler/nephew/boy ..1 HIT/HITONLY another/a/his/her ..2 kid/child/boy/girl/friend/classmate/brother/sister/mate
  bambini/figli/fratelli/bimbi ..1 si picchiano/menano
  si picchiano/ammazzano per
  got/get/getting burned/burnt by
  prende/presa/preso/prendere/prendono a pugni il/un/i ..1 cuscino/sacco/materasso
  ridere mi ammazza/uccide/ammazzi/uccidi
  ridere & mi ammazza/uccide/ammazzi/uccidi
  mi ammazza/uccide/fate/fa ..2 ridere
  non voglio continuare a
  non voglio piu continuare a/con/il/la/questo
  goodbye world tour
  touched my/her heart
  mi ha toccato il cuore
  throw/throws/threw/throwing ..1 shade/kisses/himself/herself at
  throws/threw himself/herself at
  physical therapist/therapy/distance/education
  last day/week ..1 of/at ..1 school/work/holiday/term
  ultimo giorno ..1 di/in ..1 scuola/lavoro/vacanza/ufficio/ferie
  violent ..1 agreement/protest
  violently agree/sneeze/sneezed
  take/taking/takes/took ..1 the/my/our kids/children/baby away for/on
  take/taking/takes/took ..1 the/my/our kids/children/baby from ..1 school/nursery/practice
  took my/the baby to
  dead asleep
  i could/would kill/murder/eat ..1 pizza/burger
  break/broke/breaking/broken into ..1 song/tears/laughter/smile
  got/have/has a ..2 gun ..1 licence/license/permit
  he/she has a ..2 knife skills
  punch/punched/punches/punching ..1 the air
  pugno/pugni ..1 in/all aria
  let me see ..2 surprise/present/gift/photos/dress/cake/trailer/end/result/results
  fa/lascia/fanno/fatto vedere ..2 sorpresa/regalo/foto/vestito/risultati/film
  niece/nephew/toddler/baby ..1 HIT ME/him/her
  nipot*/bimb*/neonat*/nipotin* ..1 mi ..1 PICCHIARE
  teething
  non mi fa vedere ..1 ancora? la/il sorpresa/regalo
  minacci* di portare il/la/un/una
  threaten/threatens/threatening/threatened to bring
  share/shared/sharing/shares my ..1 posts/post
  tired of life in
  could have died
  tracks me on strava
  leave me alone with
  boxe/boxing/karate/judo/sparring/palestra/allenamento/maestro/coach ..4 picchia/hits/hit/colpisce/punches/mena
  lost/lose/losing ..4 to suicide
  suicide/suicid* prevention/awareness/documentary/hotline/helpline/statistics
  prevention ..2 suicide
  prevenzione ..2 suicid*
  perso/persa/perdere/persi/morto/morta ..4 per/di suicidio
  he/KIN hit/bumped/bangs/banged/hits his own? head
  she/KIN hit/bumped/bangs/banged/hits her own? head
  ha/ho/hanno battuto la testa contro/sulla/sullo/sul/nella/nello
  fell/fall/falls/falling/bike/rugby/football/skating/skateboard ..8 bruises/bruised/bruise
  cadut*/bici/rugby/calcetto/calcio/pattini/lividi ..6 lividi/rugby/bici/livido
  suffocate/suffocates/suffocating/smothers/smother/smothering ME with ..1 attention/affection/love/kisses/questions
  soffoc* di/con ..1 attenzioni/affetto/baci/amore/domande/coccole
  kick/kicks/kicked/kicking ass/butt
  mi ammazzerebbe/ucciderebbe/strozzerebbe
  mi farei ammazzare
  black belt/belts
  kill/kills/killed/killing my mood/vibe
  boss/work/job/commute/heat/back/feet/head/knees/shoes/deadline ..1 is/are ..1 killing me
  sguardi ..2 uccidere
  looks could ..1 kill
  pistole ad/d/a acqua/giocattolo
  spinning/lezione/allenamento/corsa/palestra/scale ..3 mi ..2 ammazz*/ucciso/distrutt*/massacr*
  baby/bimba/bimbo/piccolo/piccola ..1 kicks/kicking/kicked/scalcia
  needle/needles/vaccine/doctor/nurse/shot ..4 stabbed/stab/stabbing
  stab/stabbed/stabbing ..3 needle/needles/vaccine
  colpit*/colpisce/travolto ..1 un/una/l/dalla/da ..1 ondata/nostalgia/emozione/frase/notizia/bellezza
  due di picche
  armed with patience/coffee/snacks/information/questions
  armat* di pazienza/buona/ombrello/coraggio
  forze armate
  mano armata
  ammazzo/uccido/strangolo il/la ..1 zanzara/tempo/ragno/mosca
  si ammazza/ammazzano di
  la/lo controlla ..1 sempre il/la forno/torta/olio/temperatura
  want/wants/wanted to strangle/throttle !me/us/my
  vuole/voleva/vorrei strozzare !mi/me
  hit with ..2 bill/tax/fine/fee/invoice
  hit with a ..2 bill/tax/fine/fee/invoice
  ha/hanno/abbiamo/ho colpit* ..1 uno/un/una/il/la ..1 scoglio/palo/albero/pallone/bersaglio/palla/rete/traversa/pallina
  fire/stove/candle ..2 together
  mano/mani ..2 fuoco ..2 per
  mettere/metterei/metto la mano sul fuoco
  paura di conoscere/incontrare/presentare/chiamare/scrivere/invitare
  paura di ..1 conoscere
  piuttosto ..8 mi sparo/uccido/ammazzo
  afraid/scared of ..1 meeting
  baby/babys/toddler ..3 HIT the/his/her/my/it/on/at
  rip/ripped/rips/ripping/tear/tore/lay/laid into my/our/the/his/her
  saltat*/salta/buttat*/salto al collo
  i burned/burnt/burn my hand/fingers/finger/arm/tongue/thumb on
  push/pushes/pushed/pushing/pull/pulled/pulls his/her/my/their/the/a chair/plate/bike/car/button/table/pram/stroller/trolley
  threw/throw/throws my/his/her back out
  kick/kicked/kicks me/us off
  baby/toddler/bimbo/bimba/piccolo/piccola ..2 pull*/tirat*/tira/grab* ..4 hair/capelli
  take/took/takes a bullet for
  pinch/pinches/pinched/pinching my/his/her cheeks/cheek
  buttare/butta/buttava ..1 via le/la/il/i cose/roba ..1 senza
  mors*/morso/punt* da un/una/dal/dalla BESTIA/ape/vespa/zanzara
  stata/stato/stati mors*/morso ..1 da un/una BESTIA
  we ..2 stood/sat/stand/stopped/met ..3 bridge/roof/balcony/cliff/terrace
  siamo/eravamo/stavamo ..4 ponte/tetto/terrazza/scogliera/balcone
  son/daughter/toddler/kid/kids/child/children/dog/cat/baby ..2 gets/get/climbs/comes/sneaks/creeps/come/climb/slips in/into/to my/our ..1 bed/room
  room/house/bedroom/bathroom/in without knocking
  comes/came/come/walks/walked/enters/barges in/into ..2 without knocking
  entra/entrano/entrava in ..2 senza bussare
  figlio/figlia/bimbo/bimba/bambino/bambina/piccolo/piccola/cane/gatto/figli/bambini viene/vengono/entra/infila/salta/sale/veniva nel mio/nostro/lettone
  mi sono ..1 bruciat*/scottat*/ustionat* ..3 sul/sulla/nel/col ..1 fornello/forno/piastra/pentola/padella/teglia/ferro
  BESTIA mi/ci/lo/la/gli/le ha? LESIONE ..2 PARTE
  puo/posso/possiamo/possono portare i/il/la ..1 bambini/figli/piccolo/piccola
  HESELF SAYS that? AUDIENCE/we ..4 better/happier/easier off? without her/them
  SHESELF SAYS that? AUDIENCE/we ..4 better/happier/easier off? without him/them
  i/we SAYS that? AUDIENCE/we ..4 better/happier/easier off? without him/her/them
  LUISE DICE che? ..1 STAREBBE ..2 meglio senza ..1 lei/loro
  LEISE DICE che? ..1 STAREBBE ..2 meglio senza ..1 lui/loro
  i/we have/had/just/only/finally/once? TOOKAWAY away/back/off? his/her/their/our/the YOUNG? DEVICE !and/so/to/away
  i/we have/had/just/only/finally/once? TOOKAWAY away/back/off? his/her/their/our/the YOUNG? DEVICE away/off !and/so/to
  i/we have/had/just/only/finally/once? TOOKAWAY away/back/off? his/her/their/our/the YOUNG? DEVICE away/off? and !read/went/checked/looked/searched/deleted/blocked/away/off
  i/we have/had/just/only/finally/once? TOOKAWAY away/back/off? my YOUNG DEVICE !so/to
  teacher/teachers/headteacher ..1 TOOKAWAY away/back/off? his/her/their DEVICE
  gli/le ho/abbiamo ..1 TOLTO ..2 telefono/cellulare/telefonino/tablet/computer/chiavi !cosi/per/e
  gli/le ho/abbiamo ..1 TOLTO ..2 telefono/cellulare/telefonino/tablet/computer/chiavi e !letto/ho/guardato/controllato/cancellato/bloccato
  gli/le TOLGO ..2 telefono/cellulare/telefonino/tablet/computer !cosi/per/e
  si e/era ..1 chius* ..1 in/nel/nella ..1 camera/stanza/bagno/studio
  insegnante/professore/professoressa/prof/maestra/maestro gli/le ..1 ha TOLTO ..2 telefono/cellulare/telefonino
  figlia/figlio/moglie/marito/sorella/fratello/lei/lui/mamma/papa si ..1 chius*/chiude ..1 in/nel/nella ..1 camera/stanza/bagno/studio
`;
