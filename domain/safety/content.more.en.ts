import type { RuleGroup } from "./rules.ts";

/**
 * English rules built from word classes rather than phrases: who does what to whom and with what, ways of dying and of
 * saying goodbye. Syntax in `matcher.ts`.
 */
export const MORE_EN: readonly RuleGroup[] = [
  {
    kind: "self_harm",
    severity: "severe",
    patterns: `
      picture/pictured/picturing/imagine/imagined/imagining/see/seeing/thoughts/thinking/dream/dreaming/visions/images/vision/think/fantasise/fantasize ..4 jumping/hanging/drowning/dying/stepping/crashing/overdosing/shooting/cutting !queue
      jump/jumping/jumped/step/stepping/stepped/throw/throwing/threw/walk/walking/walked/run/running/ran/lie/lying/dive/diving ..2 in/into/under/onto/on/off/out ..1 front? ..2 VEHICLE !to/home/and
      jump/jumping/jumped/step/stepping/stepped/throw/throwing/threw/walk/walking/walked/run/running/ran ..2 in/out front of ..2 VEHICLE/something/anything/it/one
      throw/throwing/threw/hurl/hurling/fling/flinging/chuck/chucking myself/himself/herself/themselves off/under/in/into/out/down/from ..2 HEIGHT/VEHICLE/front/river/sea/canal/stairs/water
      driv*/crash*/steer*/swerv*/veer* ..4 into/off/towards/at ..2 tree/wall/bridge/oncoming/traffic/lorry/truck/cliff/pole/river/lake
      WANT/hope ..3 it/this/that ..2 kill/kills/finish/finishes me
      hope/hoping/praying/pray ..5 not ..2 wake
      hope/hoping/praying/pray ..5 kill/kills/take/takes me
      top/topping/topped/off/offing/offed/neck/unalive/do/doing/done SELF/SELF3 in $
      top/topping/topped/offing/offed/do/done SELF/SELF3 in/off/over
      top/topping/topped/offing/offed SELF/SELF3
      WRISTS ..1 slit/slashed/cut/opened/sliced/bandaged/stitched
      slit/slits/slitting/open/opened/opening/slash/slashed/slashing ..1 my/his/her/their ..1 WRISTS
      found/find/finding/discovered ..2 HIM/KIN ..3 hanging/unconscious/unresponsive/overdosed/bleeding/hanged/dead
      found/find/finding/discovered ..3 KIN ..3 hanging/unconscious/overdosed/bleeding/hanged/noose/note/pills/blade/blades/razor
      stomach pumped
      pump* ..2 stomach
      suicide watch
      hanged/hung SELF3
      self harm*/injur*/mutilat*
      harm/harms/harming/harmed SELF/SELF3
      relaps* ..4 cut/cutting/harm/burning/blade/razor
      clean ..3 from cutting/harm/harming/burning
      stop/stopped/quit cutting/burning myself
      not ..2 hear/heard/see from? me again & thank/sorry/love/goodbye/forgive/please
      not ..2 hear/heard from me again
      last/final ..1 time/message/text/post ..4 hear/see/read/from/me/send/write $
      by the time you read/see/get/find this
      when you read/get/find this ..4 be/gone/dead
      look/take ..1 after/care ..4 gone/dead/any
      look after ..5 when/if/once ..1 i ..2 gone/here/around
      tell/let ..2 my/the ..1 KIN ..2 i ..1 love* ..2 them/him/her & gone/sorry/goodbye/last/when/dead
      tell ..1 my? KIN ..2 i ..1 sorry/love*
      forgive me ..4 do/doing/leaving/done/gone
      sorry for what i ..2 do
      not ..2 have to worry/deal/put/bother ..4 me any ..1 more/longer
      not ..1 be ..1 problem/bother*/burden ..3 any/longer
      everyone/they/everybody/you will ..1 be ..1 rid of me
      rid of me ..3 good/finally/soon/happy
      leave/leaving/left this/the world/earth/life/planet
      not ..1 WANT ..1 to? be/live ..2 in/on/part ..2 this world/planet/earth/life
      not ..2 WANT this/my life any
      WISHLIKE/going/want/be/ready ..3 join ..3 heaven/dead/grave
      WANT/ready/going/soon ..2 be ..1 with/join/see ..3 KIN ..2 heaven/again/up $
      six feet under
      pull/pulled/pulling the trigger
      be/being ..1 no more $
      given/gave/giving/give ..5 cat/dog/things/stuff/belongings/clothes/jewellery/money/savings/possessions/ring/guitar/watch & closed/will/account/accounts/note/letter/goodbye/gone/funeral/point/last
      given/gave/giving/give ..1 all? my ..2 things/stuff/belongings/clothes/jewellery/possessions ..2 to/away
      closed/cancelled/emptied my ..2 account/accounts/phone/lease & goodbye/point/gone/note/letter/will/away
      written/wrote/writing/updated/made/making ..1 my will ..4 last/tonight/goodbye/pills/rope
      no/any point/use/sense/reason in? ..1 going on/forward
      no/any point/use/sense/reason in? ..1 trying/living/continuing/existing/carrying ..2 any/on $
      not/never ..2 see/make ..2 tomorrow/christmas/birthday/thirty/eighteen/summer $
      helium/exhaust/monoxide/gas ..6 car/garage/bag/tube/myself
      gas/engine/exhaust on/running ..4 garage/car/sleep/head/oven
      toaster/hairdryer ..4 bath/tub
      searched/searching/googled/googling/looked/looking/reading/researched/researching ..3 how/ways/way/methods ..4 die/kill/hang/dose/overdose/painless/end/pills/noose
      enough/sufficient/how/lethal ..2 PILLS ..4 kill/die/end/finish/do/lethal/never
      PILLS ..3 enough ..3 kill/die/end/finish/do
      enough PILLS
      PILLS ..4 kill me/myself/you
      PILLS & goodbye/die/dead/end/over/forever/never/wake/note/letter
      HOARD/saving/hid/keep/keeping/kept/got/putting/setting/storing/collect*/buy/buying ..2 up/away/aside/back/by ..4 PILLS
      flush/steal/stealing/stole/stolen/nick/nicked/took/taking ..4 PILLS & die/end/sleep/enough/hide/hid/count*
      TAKE ..3 ALLOF ..4 PILLS
      TAKE ..1 them/it all ..4 and/tonight/now/at/to/die/wake
      swallow* ..4 packet/box/bottle/handful/blades/batteries/PILLS/bleach/everything
      i ..3 stood/stand/standing/sat/sit/sitting/went/walked/climbed/climb/stopped/wait* ..4 bridge/roof/rooftop/cliff/platform/tracks/ledge/balcony/viaduct/overpass ..4 hour/hours/down/alone/night/thinking/crying/edge/jump
      on/at/off ..2 bridge/roof/rooftop/cliff/ledge/edge/balcony/tracks & look*/stare*/staring down
      look*/stare*/staring down ..3 from bridge/roof/rooftop/cliff/ledge/balcony
      not want/going/plan/planning/intend to ..2 be ..1 here/alive/around ..2 next/tomorrow/christmas/tonight/weekend/birthday/year/week/by/when/any
      would/will/ll notice/care ..2 if/when i ..2 here/there/around/gone ..4 tomorrow/planned/plan/decided
      would/will ..1 even? notice/care/miss ..1 if i ..3 here/there/around/gone/exist*/alive/die*/disappear*
      got/have/is/am/was ..3 all planned ..2 out $
      planned ..3 my? suicide/death/end/exit/funeral
      world/life/place ..3 better/easier ..3 without me ..1 in?
      burning/burn/burned/burnt/burns ..2 my/his/her/their own arm/arms/leg/legs/skin/hand/hands/thigh/thighs
      KIN/he/she ..3 burning/burned/burnt/burns/cuts/cutting/cut/scratches/scratching/carving/carved ..2 his/her/their arm/arms/leg/legs/skin/thigh/thighs/wrist/wrists
      i ..3 burn/burned/burnt/burning/carve/carved/carving/pick/scratch/scratched/scratching/stab/stabbed ..1 my ..1 arm/arms/leg/legs/skin/thigh/thighs/wrist/wrists ..6 again/lighter/until/cigarette/feel/numb/blade/blood/when/compass/purpose
      fresh/new/deep ..1 cuts/scars/burns/wounds ..3 arm/arms/leg/legs/wrist/wrists/thigh/thighs/sleeve/sleeves
      feel*/urge/want/wanting/tempted/need ..1 like/to/of ..1 hurt/hurting/harm/harming/cut/cutting/burn/burning/kill/killing SELF
      rather ..2 be? die/dead than ..4 again/back/live/stay/school/home/this/him/her/them/face
      KIN/he/she ..4 rather ..1 be? dead/die
      started/keeps/keep/talking/talks/talked/joking/jokes ..3 being/be/wants/want/wanting/wishing dead
      want*/wish* ..2 be? dead
      KIN/he/she ..3 attempt*/tried/try ..2 end/hang/drown/jump/overdose/suicide
      WANT/going/gonna/think/decided/ready ..1 to? ..2 end/finish/stop myself/everything
      not ..2 WANT to ..2 breathe/breathing/wake/exist any? more?
      WANT ..1 to ..1 sleep/go ..2 sleep? and/forever ..2 not/never ..1 wake
      WANT ..2 my heart ..2 stop/stops
      WANT ..1 god/someone/something/lorry/truck/car/bus/cancer ..3 take/kill/hit/run/end me
      bleed/bleeding to death
      death ..2 only/way/option ..2 way/out/option/answer/solution
      only ..3 way ..1 out ..4 die/death/dead/suicide/kill/rope/pills
      enough/sick/tired/bored/weary/done/fed ..2 of/with ..1 living/existing/life/alive $
      had/have/has ..1 enough of living/life/existing
      PILLS & case i
      PILLS & decide ..2 go/leave/end
      MEANS/blade/blades/cutting/burning/razor & calm/calms/soothes/relief/relieves/helps/numb/release
      walk*/swim*/wade*/drive*/go/going ..2 into/in/out the/to ..1 sea/river/ocean/lake/canal/reservoir & talk*/saying/says/said/thought/thinking/not/want*/never
      have/picked/chosen/chose/set/got ..2 date/day/place/spot ..3 picked/chosen/set/out/planned ..4 letter/letters/note/notes/goodbye/die/end/it/myself
      written/wrote/writing ..2 letters/letter/note/notes/cards ..2 to/for ..2 kids/children/parents/family/everyone/each & when/after/date/planned/gone/goodbye/last
      not ..3 be ..1 here/alive/around no more
      not WANT to ..2 be here ..2 no/any more
      feel*/want*/thinking/think/thought ..2 like/about/to/of ..1 end/ending/finish/finishing everything
      talk*/think*/thought/saying/says/said/consider*/want*/plan*/threat* ..4 jump/jumping/jump off/from/out ..1 !sofa/trampoline/table
      waste of ..1 space/oxygen/air
      world/nobody/no ..1 one? ..2 not ..1 need* me
      tonight is the night
      tonights the night
      HURTSELF SELF/SELF3 with ..3 compass/knife/blade/razor/scissors/lighter/glass/pin/pins/needle/sharpener/pencil
      plan*/planned/going/want* to ..2 die ..1 $
      not ..1 WANT to ..1 see/reach/live/make ..1 another/my/next/until/to ..2 birthday/christmas/year/day/morning
      life ..2 over for me
      get/getting/got ..1 it over with ..4 pills/rope/tonight/die/myself
      cannot/can not ..2 live/exist/carry/keep ..1 like/with this/on/going ..2 more/longer/pills/end
      not ..3 strength/energy/will ..1 to ..1 live/exist/stay
      not ..2 meant to be ..1 alive/here
      wish/wished/hoping ..2 been born
      bleed/bleeding/burn/hurt/vomit ..3 feel something/anything/alive/real
      make/making/made myself bleed
      WANT ..1 to? ..1 be? dead by/before
      on/at the roof/ledge/bridge/rooftop/balcony/tracks & this is it
      loves/love ..2 me/you and this is it
      WANT ..1 out of ..1 this/my/the life
      this/my life ..2 done $
      found/find me until
      been cutting since/for/on/again/more/$
      started/start cutting when/at/since/again
      not ..1 see/picture/imagine SELF ..1 living/alive/being/surviving/making/here
      drive/driving/drove/jump/jumping ..1 off/into ..2 pier/cliff/bridge/dock/harbour/quay/river/sea/lake
      living ..1 past/beyond this/next/the ..1 week/month/year/weekend/birthday
    `,
  },
  {
    kind: "violence",
    severity: "severe",
    patterns: `
      hunt/hunts/hunted/hunting/track/tracks/tracking ..1 me/us/her/him ..1 down
      THREAT/will/would/going ..4 come/coming after/for ..1 me/us !dinner/lunch/at
      will/would/going/gonna ..2 make ..1 me/us/my ..2 pay/suffer/bleed/hell/disappear/regret
      make my life ..1 hell
      will/would/going/gonna/to ..2 put me/us/him/her ..1 in/into/under/six ..2 hospital/ground/grave/wheelchair/coffin/box/er/icu/boot
      will/would/going/gonna ..2 finish/end/gut/bury/drown/break/cripple/destroy/skin/snap/slit/knock/smash ..1 me/us/my ..1 off/out/neck/face/head/legs/arms/alive $
      break/smash/snap/crush ..2 every bone
      paid/pay/hire/hired/paying/knows/know ..2 someone/somebody/people/guys ..4 hurt/kill/beat/sort/break/burn
      will/would/ll/going/gonna/can/could/to take/takes/taking/took ..2 kids/children/child/son/daughter/baby/girls/boys ..8 never/not ..3 see/hear/find
      take/takes/taking/took ..2 kids/children/child/son/daughter/baby/girls/boys ..3 back? ..2 abroad/country/overseas/ABROAD
      never/not ..2 see my/the/our/your ..1 kids/children/son/daughter/baby/girls/boys again
      will/ll/would not ..2 see my/the/our/your ..1 kids/children/son/daughter/baby/girls/boys again
      put/puts/laid/lays/left/leaves/places/placed/slammed/slams/set/sets/cleaned/cleans/cleaning/loaded/loads/loading/showed/shows/stroking a/the/his/her ..2 GUN
      put/puts/laid/lays/left/leaves/places/placed/slammed/slams/sharpen* a/the/his/her ..2 BLADEGUN ..1 in/on/next/beside/under/by ..1 front/me/table/bed/pillow/lap ..2 and/of/to/said/told/while/me
      BLADEGUN & drunk/drinking/angry/furious/screaming/shouting/jealous/threat*/kill/pillow
      KIN/he/she ..3 waves/waved/waving/swings/swung/swinging/raised/raises/lifts/lifted/grab*/pick*/fetch*/got/took/pull*/came/comes/come ..3 BLADEGUN
      BLADEGUN ..2 at/to/against/on/into/in ..1 me/us/him/her/my/his/KIN !law
      i ..4 grab*/pick*/pull*/took/fetch*/got/held/wave*/waving/threw/threatened ..3 BLADEGUN ..8 him/her/them/KIN/use/kill/at
      i ..3 HARM ..1 my/our/the/her/his ..2 KIN !at/with/in/by/off/to/on/into !chess
      i ..3 HARM ..1 him/her/them ..4 face/head/bruise*/blood/bled/hard/arm/stomach/again/drunk/because/so/until/door/wall/cried
      i ..4 left/leave ..2 bruise/bruises/mark/marks ..2 on ..1 him/her/my/his
      i ..5 my hand/hands/fist/fists ..2 on/to/around/round/at/up ..1 him/her/my/his ..1 KIN/face/neck/throat/$
      i ..4 throw/threw/chucked/hurled/flung/smashed ..4 at ..1 him/her/them/my/our ..2 KIN/head/face/$
      i ..3 PUSH ..1 him/her/KIN ..4 wall/stairs/floor/hard/fell/ground/door/hurt/fall
      i ..3 scare/scared myself ..5 hit/hurt/push*/grab*/child/kids/baby/wife
      i ..4 shake/shook/shaken/shaking ..1 my/the/our/him/her ..2 baby/son/daughter/toddler/newborn/child/hard/until
      i ..3 lock/locked/lock ..1 my/our/the/him/her ..2 CHILD/dog/cat/wife/mother/mum/grandmother/in ..3 in/room/bathroom/cupboard/garage/cellar/shed/basement
      drove/driving/drives/drive/sped/speeding/accelerat* ..6 kill ..1 us/both/me
      drove/driving/drives/drive/sped ..4 fast/100/120/130/140/150/160/recklessly/straight/at ..5 scare/scared/threat*/kill/crash/scream*/begged/wall/tree
      threat*/said/says ..3 crash/drive ..3 car/us/into
      kill us both/all
      kill*/strangl*/stab*/poison*/burn*/drown*/behead*/shoot ..2 us/me ..3 both/sleep/all/asleep/night
      in ..1 my/our/his/her sleep ..4 kill/stab/strangle/suffocate/smother
      kill/stab/strangle/suffocate/smother/murder ..1 me/us/him/her in ..1 my/our/his/her sleep
      fire/petrol/gasoline/acid/bleach/lighter/matches/alight ..4 on/over/to/at/in/through ..1 me/us/my/our/her/his
      pour/pours/poured/pouring/throw/throws/threw/throwing/douse*/spray*/splash* ..3 petrol/gasoline/acid/bleach/fuel
      alight/ablaze & my/me/our/her/him/us
      one of these days ..5 kill/hurt/hit/strangle/shoot/stab/dead/hospital/lose
      one day he/she/i ..3 kill/strangle/stab/shoot/snap
      dig*/dug ..2 my/our/your/her/his grave/hole
      no one/body would/will ..2 find ..3 me/body
      nobody would/will ..2 find ..3 me/body
      if ..1 can not have ..5 no/nobody/one
      WANT ..1 HIM/KIN dead/gone !tired
      going/gonna/want/wants/planning/wanted to ..1 hurt/kill/shoot/stab ..1 people/everyone/somebody/someone/classmates/kids/teachers/pupils/students
      bring/bringing/brought/take/taking/took ..2 BLADEGUN ..2 to/into ..1 school/class/work/office/college
      school/class/office/work/church/mosque/college ..5 shoot/shooting/bomb/massacre
      knows/know ..1 where ..3 live/lives/work/works/school & said/says/saying/told/threat*/accident*/careful/hurt/kill
      accidents ..1 happen & says/said/told/he/she/me
      WANT/rather/like/prefer ..2 see me ..1 dead
      see me dead
      went/go/goes/flew/lunged/came ..1 for/at ..1 HIM/KIN/my ..3 with ..2 bottle/knife/bat/chair/belt/pan/scissors/hammer/stick/fists/glass
      ram/rams/rammed/ramming ..1 my/our/her/me/us
      i ..3 grip*/squeez*/grab*/twist*/held ..1 him/his/her/KIN ..2 wrist/wrists/arm/arms/neck/throat ..5 hard/purple/blue/red/bruise*/mark*/cried
      hurt/hurts/hurting/harm ..1 the/my/our kids/children/baby/parents/mum/mom/sister/family ..2 if/unless
      kill/kills/shoot ..1 SELF/SELF3 ..1 and me/us/kids/children/everyone
      WHO ..3 chase/chases/chased/chasing ..1 ME/HIM/KIN ..4 with
      WHO ..3 cut/cuts/rip/rips/tear/tears/pull ..1 my ..1 tongue/eyes/heart/throat ..1 out
      BLADEGUN & argue/argues/arguing/fight/fights/mention*/brings
      keeps/has/got ..2 a/the ..1 GUN/knife/machete ..3 in/under/by/next ..2 wardrobe/bed/car/drawer/pillow/door
      broke/breaks/broken/break in ..6 asleep/sleeping/bed/night/stood/waiting/hiding
      stood/stands/standing/leaning over ..1 me/my ..2 bed/sleep/asleep/while
    `,
  },
  {
    kind: "abuse",
    severity: "severe",
    patterns: `
      WHO ..4 HARM ME ..1 TOWARDS
      WHO ..3 HARM ..1 my/our/his/her/their ..2 BODYPART !up/with !friend
      WHO ..3 HARM ..1 my/our/the/her/his/their ..2 CHILD/grandma/grandmother/grandfather/grandad/gran/nan/mum/mom/mother/dad/father/wife/sister/brother !friend/friends/party/car/record/score/at/down
      WHO ..3 HARM ..1 my/our/the ..1 PET
      KILL/kicks/kicked/kicking/drowned/drowns/strangled/hung/hanged/tortured/tortures/beats/beat/hurt/hurts/poison* ..1 my/our/the/his/her ..1 PET !at/by
      PUSH/threw/throws/flung/hurled/slammed ..1 my/our/the ..1 PET ..3 wall/stairs/window/out/floor/river/balcony/across
      PET ..4 to death/pieces
      PUSH ..1 my/our/the/his/her ..1 CHILD ..5 wall/floor/stairs/hair/throat/neck/arm/against/head/cot/ground/ear/hard/room
      throw/throws/threw/throwing/hurl*/fling/flung/chuck*/lob/lobbed/launch*/pelt* ..5 at ..1 me/us/my/her/his/KIN !party/parties
      throw/throws/threw/throwing/hurl*/fling/flung/chuck* ..3 at ..1 the kids/children/baby/wall/dog/cat
      ONBODY ..4 HOT ..3 at/on/into/in/onto/over/against/out/to/down ME/my/her/his/our/him/CHILD/KIN !suitcase/bag
      WHO ..3 ONBODY ..3 my/our/her/his/CHILD/KIN ..3 hand/hands/arm/arms/face/head/feet/fingers/foot ..1 on/over/against/in/into/to/under ..2 HOT/water
      ONBODY ..1 KIN hand/hands/arm ..1 on/over/against ..2 HOT
      hold/holds/held/press/presses/pressed/put/puts my/our/her/his ..2 hand/hands/arm/arms/face/head/feet/fingers/foot ..1 on/over/against/in/into/to/under ..2 HOT/water
      HOT ..2 on/into/against/over/onto/to/at/in my/her/his/our ..1 BODYPART
      pour/pours/poured/throw/throws/threw/tip/tipped/tips/fling/flung/empt*/splash* ..4 hot/boiling/scalding/burning ..4 me/us/my/him/her/CHILD/KIN
      spit/spits/spat/spitting ..1 at/on/in/into ..1 me/my/us/her/him/his/KIN/food/plate
      pull/pulls/pulled/pulling/yank*/drag*/grab*/rip*/tear/tore ..2 by/out ..1 my/her/his/the ..1 hair/ear/ears/ankles/feet/legs/collar/arm/scruff/wrist
      drag/drags/dragged/dragging me/us/her/him/CHILD ..3 out/down/across/along/into/through/up/by/off/upstairs/back ..3 hair/bed/car/hall/hallway/floor/stairs/street/room/house/arm/road
      tear/tore/tears/torn/rip/rips/ripped/cut/shredded/burned/burnt ..2 my/her/all ..2 CLOTHES !by/on
      HE/KIN ..2 pin/pinned/pins/pinning/hold/holds/held/holding/press/presses/pressed/pressing/trap/trapped/sat/sits/sitting/kneel*/knelt/stand/stood/stands ..1 on? me/us ..1 down/to/against/on/under
      knee/foot/hand/hands/arm/elbow/boot/pillow/bag/towel/tape ..2 on/over/against/to/around/round/across my/his/her/our ..1 throat/neck/mouth/face/chest/head/nose
      head/face ..2 in/into/under/down ..1 toilet/bath/sink/water/bucket/pillow/mud
      tied/ties/tying/tie/taped/tapes/chained/chains/handcuff* ..1 me/us/her/him/CHILD/KIN ..1 to/up/with/down/in
      tied/ties/tape*/chain*/handcuff* ..1 my/her/his ..1 hands/wrists/feet/mouth/legs
      BOUND ..2 me/us/her/him/CHILD/KIN ..4 in/inside/up/out/outside/into/to/away/at/down/alone/without/balcony/cellar
      leaves/left/leave/kept/keeps/made/makes/shuts/shut/put/puts me/us/CHILD/KIN ..2 outside/out ..2 in/all/at ..1 cold/night/snow/rain/dark/balcony
      dark/cupboard/cellar/closet/shed/basement/attic/garage/balcony & locks/locked/locking/shuts/shut/punish*
      starve/starves/starved ..1 me/us/her/him/CHILD/KIN
      not give/gives/let/lets/allow/allows me/us/her/him/CHILD/KIN ..1 to? food/eat/sleep/drink !sugar/sweets/too
      no food/dinner ..4 days/punish*/punishment/locked
      made/makes/make/making/force*/forcing ..1 me/us/her/him/CHILD/KIN ..1 to? kneel/crawl/beg/strip/undress/lick/swallow ..1 on/for/my/naked/it/the/soap/rice
      wash*/soap ..3 mouth ..3 soap/bleach
      break/breaks/broke/broken/breaking/fracture*/snapped/cracked/dislocate* ..1 my/her/his/our ..1 BONES & he/she/KIN/because/when/again
      gave/give/gives/given me/us/her/him/CHILD ..3 beating/hiding/thrashing/slap/punch/kick/kicking/belting/smack/smacking/wallop/backhander/shiner/slapping/pasting/whipping/spanking/hammering
      get/gets/got/take/takes/took/had/getting ..2 a/the ..1 beating/hiding/thrashing/belt/whipping/spanking/slipper/cane ..3 if/when/from/for/because/every/off
      lay/lays/laid/laying into me/us/her/him/CHILD/KIN
      rough/roughs/roughed/beat/beats/duff/duffed ..1 me/us/her/him/CHILD/KIN up
      rough/roughed/roughs up me/us/him/her/CHILD/KIN
      knock/knocks/knocked/knocking ..1 me/us/her/him/CHILD/KIN ..1 about/around/out/unconscious/down/over/senseless/flying
      slap/slaps/slapped/push/pushes/pushed/smack/smacks/throw/throws/thrown/bat/bats/knock ..1 me/us/her/him/mum/mom/CHILD ..1 around/about
      went/goes/going/flew/flies/flying/came/comes/launch* ..1 for/at/himself/herself ..1 me/us ..3 fist/fists/hands/face/throat/belt/punch*/chair/bat/stick/swing*
      fist/fists/knuckles ..4 me/my/her/his/mum/mom/face
      hands/hand ..2 round/around ..1 my/her/his/KIN ..1 NECK
      could/can not ..1 breathe ..6 throat/neck/on/him/her/hands/pillow/held/grip/let
      made/leave/leaves/left/make ..1 me/us/her/him ..1 with? ..1 bruise/bruises/bruised/bleed/bleeding/scar/scars/concussion/limping
      until/till/and/then i/she/he/it ..1 bled/bleed/bleeding/passed/fainted/collapsed/vomited/blacked
      bruises/marks/welts/burns/handprint ..6 from/his/hit/hits/carer/dad/mum/he/she/visit*
      KIN/he/she ..2 covered in bruises/welts/marks/blood
      carer/carers/nurse/staff/caregiver/nanny/babysitter/childminder/teacher ..3 HARM/shout*/shake*/rough*/force* ..1 him/her/my/our/the ..2 hard/KIN/hits/arm/with/$
      pregnant & HARM/push*/stairs/shove*/kick*/punch*
      stairs & pushed/shoved/threw/thrown/pushes/shoves/kicked
      throw/throws/threw/thrown/push/pushes/pushed/shove/shoves/shoved/kick/kicks/kicked ..1 me/us/her/him/CHILD/KIN ..1 down ..2 stairs/steps/staircase/hill
      dangle*/dangling/hang/hung/held/holds/holding ..2 me/him/her/CHILD ..2 over/out/from/off ..2 balcony/window/railing/bridge/banister/stairs
      hands/hand/fingers ..2 up/down/under/inside/in/between/on ..1 my/her/our/his ..2 skirt/pants/shirt/underwear/top/dress/trousers/bra/knickers/legs/thigh/thighs/crotch/breasts/breast/bum/jumper/blouse/pyjamas
      grope*/groping/grab*/squeeze*/touch*/fondle*/stroke*/stroking ..1 my/her/our/his ..2 bum/breast/breasts/boobs/boob/ass/arse/crotch/thigh/thighs/bottom/chest/private/privates/genitals/backside/behind
      touch*/fondle*/grope*/stroke*/rub*/kisses/kissed/cuddles ..1 me ..3 under/bed/covers/blanket/room/night/sleep/asleep/places/bath/shower/there/secret/not/like/inappropriate*
      comes/came/come/coming/gets/got/climbs/climbed/sneaks/sneaked/slips/slipped/creeps/crept ..2 in/into/to ..2 my/her/our ..1 room/bed/bedroom/bathroom/shower ..6 night/touch*/naked/drunk/secret/pretend*/asleep/undress*/not
      watches/watched/watching/films/filmed/photographs/filming ..1 me/her ..3 shower/undress*/dress*/bath/toilet/asleep/naked/change/changing
      show/shows/showed/send/sends/sent/sending ..1 me/her ..3 porn/penis/dick/genitals/nudes/nude/masturbat*
      FORCE/gets/makes/made/force*/told/tells/talk*/wants/wanted ..1 me/her/him/us ..1 to/into/do ..2 SEXACT
      sleep/sleeping/slept/sex/bed with ..1 his/other/her/their ..1 friends/mates/men/strangers/people ..4 money/not/or/made/forced/him/$
      FORCE/makes/made/force* ..1 me/her ..2 with ..1 his/her/other ..1 friends/mates/men/strangers/friend/boss
      forced/forces/forcing/force/imposed/imposes himself/herself/themselves ..1 on
      not ..1 stop/stopped/care/cared/listen/listened ..4 i ..2 no/stop/crying/cried/cry/refuse*/begged/scream*
      i ..2 said/say/saying/told/begged/tell/screamed/cried/cry ..3 no/stop/not ..5 he/she/they ..2 anyway/did/does/continued/kept/keeps/carried/still/laughed/went
      does/did/do/doing/has/had it/that/sex even/anyway ..3 if/when/though ..2 cry/crying/cried/say/said/sleep/asleep/not
      even/while/when/though/as if? i ..1 cry/crying/cried/asleep/sleeping/unconscious/frozen/begged/resist* & hold*/held/does/did/sex/inside/touch*/forces
      condom ..4 took/off/remove*/without/refuse*
      took/takes/remove*/refuses/refused ..3 condom
      pimp*/prostitut*/escort ..6 me/her/force*/make/makes/made/sell/sells
      sell/sells/sold/selling ..1 me/her/my ..2 body/men/for/to
      drug/drugs/drugged/pills/something ..3 in/into ..1 my/her/our drink/drinks/glass/tea/coffee/food/beer/wine
      took/takes/taken/taking/hid/hides/hidden/keeps/confiscat*/holds/kept/stole/steals/burned/burnt/destroyed/tore ..2 my/our/her/his ..2 passport/passports/papers/visa/id/documents/phone/wheelchair/medication/inhaler/insulin
      call/calls/calling/report/reports/reporting/threat* ..4 immigration/deport/deported/deportation
      not ..1 let/lets/allow/allows/letting ..1 me/us/her/him/KIN ..1 to? leave/out/outside/go/see/meet/work/talk/call/speak/visit/study/up
      kicks/kicked/kick/punches/punched/hit/hits/beat/beats/slapped/slaps ..4 stomach/belly/ribs/face/head/back/jaw/teeth/groin/kidneys/shin/shins !butterflies
      bite/bites/bit/biting/bitten ..1 me/us/her/him/my ..3 until/so/hard/blood/bled/bleed/arm/face/shoulder/hand/cheek/neck/breast/leg !mosquito
      stab/stabs/stabbed/stabbing/jab/jabs/jabbed/poke/poked/slash/slashed/slashes/cut/cuts ..2 me/us/him/her/my ..3 with
      fgm
      cut/circumcis*/genital/genitals mutilat*
      honour/honor killing/crime/violence
      forced to marry
      married off
      sit ..1 on his ..1 lap ..4 touch*/not/hated/made/hand
      FORCE/made/make/makes me/her/him ..5 touch ..1 him/her/his/it
      smash/smashes/smashed/knock/knocks/sling/slings/slung/chuck/chucks/fling/flings/flung/toss/tosses/tossed/bounce* me/us/her/him/mum/mom/KIN about/around/across
      put/puts/stuffed/stuffs/threw/throws/shut/shuts/locked/locks ..1 the/my/our/his/her ..1 PET ..2 freezer/oven/microwave/bin/washing/dryer/river/bag/fridge/wall/window/balcony
      to punish me/us/him/her
      forc*/shov*/stuff*/push*/pour*/ram* ..3 down/into/in my/her/his ..1 throat/mouth
      drag/drags/dragged/dragging/pull/pulls/pulled/haul*/yank* ..6 by ..1 my/her/his/the ..1 hair/ponytail/plait/pigtails/ear/ears/ankle/ankles/collar/legs/feet/neck
      would/did/does not ..1 let me ..1 go/leave/out !finish/first
      kept/keeps/keep/held me ..3 until/till/all morning/night/against/dawn
      WHO ..3 HARM/grip*/squeez*/twist*/press*/jam*/trap* ..1 my/our/her/his ..1 BODYPART ..4 until/so/hard/purpose/door/behind/bruise*/scream*/panic*/purple/blue
      WHO ..2 rub/rubs/rubbed/grind*/press/presses/pressed ..1 himself/herself/against ..2 me/her/my/on
      marks/bruises/burns/welts/bruise ..5 left/made/did/gave/from ..4 him/her/legs/arms/back/body/face
      left/leaves ..2 marks/bruises/welts/burns/scars ..2 on
      welts
      fling/flings/flung/hurl*/launch*/throw/throws/threw/thrown ..1 me/us/her/him/KIN/CHILD ..1 across/against/into/over/through/onto ..2 room/wall/floor/table/door/bed/sofa/car/hallway/window !pool
      WHO ..2 put/puts/rammed/smashed/slammed/stuck ..1 my/her/his head/face/hand/fist ..1 through/into/against ..2 wall/door/window/table/mirror
      pull/pulled/pulls/ripped/rips/tore/tears/yanked ..1 out ..2 chunks/clumps/handfuls ..3 hair
      chunks/clumps/handfuls of ..1 my/her hair
      pull*/ripped/tore ..2 hair out
      hid/hide/hiding/locked ..4 loo/toilet/bathroom/closet/cupboard/bedroom/shed ..4 smash*/shout*/scream*/bang*/break*/angry/raging/drunk
      gets/get/got/climbs/slips in/into/to bed with ..1 my/our/her/his ..1 CHILD
      chokehold/headlock ..4 me/until/limp/passed/her/him
      put/puts/had/got ..1 me/her/him/KIN ..1 in a ..1 chokehold/headlock
      went/go/gone limp
    `,
  },
  {
    kind: "abuse",
    severity: "moderate",
    patterns: `
      keeps/kept/keep/always/constantly/still ..1 turning/showing/coming/appearing/popping/standing/waiting/parking/driving/hanging/calling/sitting ..2 up/by/round/past/outside/at/around ..2 my/our/the/work/outside/house/home/uninvited
      turns/turned/shows/showed/turning/showing up ..2 outside/at/in ..1 my/our/work/school/every/the ..1 house/work/home/office/gym/school/flat/job/door/classes/$
      send/sends/sent/sending/texts/texting/messages/calls/calling/rings/writes me/us ..3 hundred/hundreds/dozens/fifty/20/30/40/50/60/70/80/100/200/sixty/forty/thirty ..2 times/messages/texts/calls/emails/voicemails
      hundreds of ..1 texts/messages/calls/emails/voicemails
      put/puts/hid/hides/installed/installs/placed/found/has/stuck/planted ..2 tracker/trackers/airtag/gps/spyware/tracking/camera/cameras/bug/microphone/listening ..3 on/in/to/under/inside ..1 my/our/her/his/the
      spy/spies/spied/spying ..1 on me/us/her/him
      watches/watching/watched/knows/knew ..2 everything/where/what i ..1 do/go/am/wear/wore/was/went/did
      share/shares/shared/post/posts/posted/send/sends/sent/leak/leaks/leaked/show/shows/showed/publish/published/upload*/put/puts ..2 my/our/her/private/intimate ..2 nudes/nude/naked/photos/pics/pictures/video/videos/tape/picture ..5 if/break/leave/unless/online/group/everyone/ex/school/dad/mum/family/work
      nudes & share*/post*/leak*/send/threat*/show*/blackmail*/online/if
      threat*/said/says/say ..4 post/share/leak/send/publish/show ..3 nudes/photos/pics/pictures/video/videos
      cornered/corners/cornering ..1 me
      sits/sit/sitting/parks/parked/waits/waiting/drives/driving/stands/standing ..4 opposite/outside/across/past/near/under ..2 my/our ..1 house/flat/home/window/work/building/apartment/office/school/gym
      follow/follows/followed/following me ..2 off/from/onto/out/through/down/back
      wait/waits/waited/waiting ..2 by/at/outside/near my ..1 gate/door/car/house/stop/school/gym ..4 days/every/again/night/row/running
      nude/naked/nudes/intimate/private ..1 pictures/photos/pics/video/videos ..2 of me
      has/have/got/kept ..2 nudes/nude/naked ..4 me/says/send*/email*
    `,
  },
  {
    // Statements that somebody else made about themselves. Graver than hints, as they may be about the person of the
    // page.
    kind: "self_harm",
    severity: "moderate",
    patterns: `
      SAYS ..2 AUDIENCE ..5 better/happier/easier/lighter off? ..2 without him/her/them !when/if
      SAYS ..2 we ..1 would ..1 all ..1 be better/happier/easier/lighter off? without him/her/them
      HESELF SAYS ..2 we/you/us ..4 better/happier/easier/lighter off? without him
      SHESELF SAYS ..2 we/you/us ..4 better/happier/easier/lighter off? without her
      SAYS ..2 nobody/no one? ..2 would/will/is ..2 miss him/her/them !at/on/when
      nobody/no one? ..2 would/will ..2 notice/care/mind/cry/miss* ..2 if he/she/they ..3 gone/disappear*/died/dead/vanish*/existed
      SAYS ..3 burden on/to/for ..1 us/me/everyone/everybody/family/kids/parents/others/anyone/all
      HESELF ..2 wish/wishes/wished he ..1 had/was/were never ..1 born/existed
      SHESELF ..2 wish/wishes/wished she ..1 had/was/were never ..1 born/existed
      wish/wishes/wished they ..1 had/were never ..1 born/existed
      HESELF SAYS ..2 it/that ..2 better/easier/best ..1 if he ..3 around/alive/gone/dead/born/existed
      SHESELF SAYS ..2 it/that ..2 better/easier/best ..1 if she ..3 around/alive/gone/dead/born/existed
      SAYS ..3 we/they/everyone/everybody/you/i/kids ..3 better/happier/easier/relieved off? when/if/once he/she/they ..2 gone/dead/died
      he/she/they want/wants/wanted it? all/everything to end/stop/be over? $
      SAYS ..3 he/she/they will ..1 not be ..1 problem/burden/bother/trouble ..2 any/anyone/anybody/us/longer
      SAYS ..3 rather not exist/live/wake !in/with
      rather not be alive/exist
      not ..1 see/sees/saw ..1 a/any/the reason/point ..1 to/in get/getting/go/going/wake/waking up/on
      text/texted/wrote/sent/messaged ..3 goodbye & look/looking/take/care/forgive/sorry/love*
    `,
  },
];
