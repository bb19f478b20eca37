import type { RuleGroup } from "./rules.ts";

/** English rules, the gravest first; syntax in `matcher.ts`. */
export const RULES_EN: readonly RuleGroup[] = [
  {
    kind: "self_harm",
    severity: "severe",
    patterns: `
      KILLSELF ..1 SELF !of/laughing
      KILLSELF my self
      HURTSELF SELF !shaving/chopping/cooking/lifting/running/playing/training/skiing/climbing/off/falling/slicing/peeling/out/some/on/by
      HURTSELF my self
      HURTSELF SELF on/at/in purpose/night/bed/secret/the bathroom?
      i/am/was/keep/started/been CUT again $
      i/am/was/keep ..1 CUT ..2 my BODYCUT !shaving/on/while/cooking
      CUT my/the wrist/wrists/veins
      WANT to? ..1 DIE !to/for/of/laughing/in/on/from
      WANT to? be ..1 dead/gone
      WANT i/to ..3 dead !to/for/of/tired/serious
      WANT i had/have/was/were never been born
      WANT i was/were/am not alive/here/born
      WANT i could ..1 DIE !of/laughing
      rather be dead !than/in
      rather be dead than go/be/live/stay/face/keep/continue/with/going/see
      better off DIE
      WISHLIKE ..1 i was/were ..1 dead !tired/serious
      PLAN ..3 to? END my/mine/this ..1 LIFE
      END my own? LIFE !in/off/story/to
      END it all $
      PLAN ..2 END it all
      WANT ..1 to END ..1 all $
      PLAN ..2 END it $
      PLAN ..2 END it on/tonight/tomorrow/this/once/now/when/before/for/here/soon
      planning/plan/plans/decided to? END it
      PLAN END everything $
      SUICIDE !squad/mission/hotline/helpline/prevention/pact
      not ..1 WANT to be? ..1 live/alive/exist/existing any? more? !with/in/at/near/here/together/alone
      not ..1 WANT to live !with/in/at/near/together/alone/here/like/on/by
      not ..1 WANT to live like this any? more? $
      not ..1 WANT to wake up !early/at/before/late/him/her/them/the/you/to/my/next
      no more? want/will/wish/desire to live
      not WANT to ..1 exist
      TAKE ..2 ALLOF ..3 PILLS
      TAKE ..2 ALLOF ..2 PILLS
      took/swallowed/taken/taking ..1 20/30/40/50/60/twenty/thirty/forty/fifty PILLS
      overdose/overdosed/overdosing !of/joy/on/sugar/chocolate
      overdose/overdosed/overdosing on PILLS
      HOARD ..4 PILLS
      have/got/bought/with ..2 PILLS ..2 lined/ready/saved/hidden/stashed/counted
      PILLS ..2 are/lined ..1 lined/ready/saved/hidden/up
      noose
      rope ..9 tie/hang/noose/neck/knot/beam/ready/tree
      jump/jumping/jumped/throw/threw/throwing ..1 myself/himself/herself ..1 off/from/under/out/in ..3 HEIGHT
      jump/jumping/jumped off/from/under ..2 HEIGHT
      jump/jumping/jumped/step/stepping/walk/walking/run/running/lie/lying in/into/onto/on front? of? ..2 train/trains/traffic/tracks/rails/bus/truck/lorry
      driv* ..4 off/into a/the ..1 bridge/tree/wall/cliff
      goodbye/farewell/good-bye ..1 letter/letters/note/notes/video
      suicide letter/note/notes
      last/final letter/letters/note to my/everyone
      voice/voices ..3 tell/telling/tells/say/saying/says ..2 jump/die/kill/hurt/cut/end
      starve/starving myself
      not ..3 be/am here/around/alive ..1 tomorrow ..3 decided
      not ..2 going to be here tomorrow ..3 decided/goodbye/wanted/know
      going to do it tonight ..6 pills/rope/bridge/gun/note
      will be dead by/tomorrow/soon/before
      i should ..1 kill myself
      i deserve to die
      i am better dead
      way/ways/how to ..1 die !of/laughing
      painless ..3 die/death/way/ways/suicide
      quickest/easiest/best/fastest ..2 die/death
      when/once/after i am ..1 dead !tired
      when/after/once i am gone
      for after i am gone
      not deserve to ..1 live/exist/alive
      deserve to die
      no reason/reasons to ..1 live/alive
      stand/standing/stood/sit/sitting/sat/climbed ..2 on/at/near ..2 roof/ledge/bridge/rooftop/cliff/edge/windowsill/tracks/railing ..8 jump/let/edge/off/nearly/almost/over/end/think/thinking/down
      not trust myself ..4 MEANS/alone/knife/knives/balcony/kitchen/tonight/window/car
      drink/drank/drinking/drinks/drunk ..2 bleach/poison/antifreeze/pesticide/acid
      i/he/she/KIN ..4 bought/buy/ordered/got/found/have/has ..2 rope/noose/pesticide/helium
      no reason to & MEANS
      my/her/his ..2 cuts & picture/pictures/photo/photos/arms/wrists/new/fresh/sleeves/hide/hides/hiding
      cuts/scars on ..1 my/her/his BODYCUT
      my/her/his/their BODYCUT ..3 bleed/bleeds/bleeding/cuts/scars
      until/till i/they/it ..1 bleed/bleeds
      PILLS & taking/take/took ..4 at once/together
      all of them at once & PILLS
      letter/letters/note/notes/video/videos & gone/goodbye/die/dead/funeral
      i ..2 nearly/almost ..2 let go/jumped
      i ..1 want to let go
      i am ..1 going to ..2 do it tonight
      i hurt/punish myself
      unalive
      ending things for good
      make it all stop forever
      take my life
      cease to exist
      not ..1 WANT to wake up
      WANT to ..2 unalive/kms
      last ..1 day/night/week/christmas/birthday ..1 alive/earth
      will be my last ..1 day/night/week
      CUT ..1 my/the BODYCUT !shaving/on/while/cooking/with
      i ..3 CUT ..1 BODYCUT
      cutting again/myself
      MEANS & skin/wrist/wrists/myself
      blade/razor/knife/scissors & my ..1 skin/wrist/wrists/arm/arms/thigh/thighs/vein/veins
      i am/stood/stand/standing/sitting ..4 on/at ..1 the/a ..1 bridge/ledge/roof/rooftop/cliff/overpass ..3 now/tonight/jump/alone
      TAKE ..1 10/12/15/20/25/30/40/50/60/ten/twelve/fifteen/twenty/thirty/forty/fifty ..2 PILLS
      how many ..1 PILLS ..4 die/kill/enough/take/overdose/need
      lethal dose
      od od/on PILLS
      overdose/overdosed
      gun ..3 in/to my mouth/head/temple
      want/wanted/wish my life ..1 to end/over/stop
      end ..1 my suffering/misery
      WANT ..2 out of ..1 life
      not want to ..1 keep/continue living/going/existing
      can not keep living
      can not live like this
      WISHLIKE ..2 truck/car/bus/train/lorry ..2 hit/run me
      hope/wish/want ..2 get/be ..1 hit/killed by
      WISHLIKE ..1 crash/crashing my/the car
      PLAN ..2 crash*/driv* my/the car ..2 into/off
      not being ..1 here/alive any more
      PLAN ..2 not being here
      about ending things
      attempt/attempts/attempted ..3 life/suicide/overdose/hospital
      try/tried/trying to ..1 od/overdose/hang/die
      hang/hanging/hung/hanged SELF/SELF3
      WANT to just? die
      put/putting an end to ..1 my/her/his life
      goodbye everyone/everybody/world
      kill me please
      please kill me
      i have ..3 plan/means/method/date & die/kill/suicide/it/end
      bleed/bleeding out
      bullet ..3 my head/brain/skull/mouth
      MEANS/WEAPON & pain stop
      am cutting and/again/every/but/$
      am cutting $
      WANT i ..3 not exist
      WANT i not exist
      i have ..2 gun ..6 end/head/tonight/die/use/thinking
      hospital/er ..5 overdose/attempt/pills/wrists
      bang*/hit/hitting/punch*/smash* my ..1 own? head ..3 wall/until
      end up dead
      no will to live
      lost/lose/losing the will to live
      not make it through/to ..1 night/tonight/tomorrow/weekend
      check out of life
      off myself
      jump to my death
      death would be/feel ..1 relief/better/easier
      wait/waiting to die
      ready to ..1 die
      do something ..1 to myself
      keep/have/hide/hid/got ..2 a/the ..1 rope/noose ..2 in/ready/under
      drank/drink/drinking/downed/mixed ..6 PILLS
      if i/am ..1 left alone ..3 hurt/kill/something
      leaving ..2 for good ..6 love/goodbye/miss
      tonight for good
      drank/drink/drinking/downed/mixed ..8 PILLS
      wish/wished/want/wanted ..3 he/she/they had/have/would ..1 KILL me
      i ..2 cut ..1 deep/deeper
      urge/urges ..1 to cut/hurt/die/jump/kill/self
      razor/razors/blades ..3 drawer/hidden/hide/secret/under
      take/takes/took/taken/taking/swallow*/drink/drinking the/a whole/entire bottle/pack/box/packet
      no/any/see reason/reasons/point to/in ..1 stay/staying/be/being/keep/remain alive/living
      walk/walking/swim/run into/out the/to ..1 sea/ocean/river/lake/woods ..5 not/never
      goodbye & turned/phone/forever/switched
      nothing left for me ..3 goodbye
      END my/his/her own? LIFE !in/off/story/with
    `,
  },
  {
    kind: "self_harm",
    severity: "severe",
    fiction: true,
    patterns: `
      KILLSELF SELF3 !of/laughing/over
      HURTSELF SELF3 !shaving/chopping/cooking/lifting/running/playing/training/skiing/climbing/off/falling/slicing/peeling/out/some/on/with
      KIN/he/she/they ..2 CUT ..2 his/her/their BODYCUT
      been/started/is/was cutting ..1 his/her/their BODYCUT
      END his/her/their own LIFE
      tried/attempted/attempt/trying/wants/wanted/threatened/threatening/threatens ..2 END his/her/their LIFE
      took his/her/their own? LIFE
      wants/wanted/want/wishes/threatens/threatened/threatening to ..1 DIE !of/for/laughing
      wants/wanted to end it all
      wants/wanted to be dead
      he/she/they/KIN ..1 will/would END it all
      jump/jumping off/from ..2 HEIGHT
      not want to ..1 live/alive any more
      KILLSELF SELF3
      he/she/KIN ..3 not want to ..1 live/alive
      he/she/KIN ..5 overdosed/overdose/od
      wants/wanted to die
      said/says/saying/told/texted/wrote/writes ..4 not want to ..1 live/here/alive/exist/wake
      said/says/saying/told ..3 life ..1 not worth
      is/are going to ..1 END his/her/their ..1 LIFE
      wants/going/planning/plans/tried/threatens ..2 END his/her/their ..1 LIFE
    `,
  },
  {
    kind: "violence",
    severity: "severe",
    joke: true,
    patterns: `
      i/am will/going/about/ready/to ..2 KILL ..2 HIM/KIN !if/with/in/at/for
      i/am will/going/about/ready/to ..2 KILL ..2 HIM/KIN if/in ..1 he/she/they/his/her/the ..1 touch*/takes/comes/hurts/leaves/sleep/gets/sees/ever
      going to KILL ..2 HIM/KIN if/in he/she/they/his/her ..2 takes/comes/hurts/leaves/sleep/gets/touches/touch/ever
      i/am will/going ..2 hurt/beat/smash/punch/burn/destroy ..2 HIM/KIN badly/up/again/so/seriously/next/when/if/tonight/tomorrow/until/with
      WANT/swear/plan/planning/thinking/decided/fantasize/fantasise/fantasizing/fantasising/imagine/imagining/imagined/keep/dream/dreaming/plotting ..2 KILL ..2 HIM/KIN !with/for
      WANT/planning/going/plan/decided/thinking/feel ..2 to/of/like ..1 hurt/hurting/stab/punch/beat/hit/attack ..1 HIM/KIN !feelings/pride/ego/chances/record/at
      WANT ..1 HIM/KIN dead
      WANT HIM/KIN to ..1 die
      i swear/promise ..3 KILL/hurt/beat/destroy/break/smash ..2 HIM/KIN
      i/am ..3 stab/stabbed/shoot/shot/strangled/strangling ..1 HIM/KIN !a/an/text/message/email/photo/look/in
      my hands ..2 around/on/round/at ..2 NECK
      bought/buy/have/got/brought/taking/carry/carrying/hiding/sharpened a/the/my ..1 WEAPON ..4 waiting/outside/for/kill/use/wait/going/him/her/school/house
      i ..3 HITONLY ..1 POSS ..1 KIN !at/with/in/to/by/off
      i ..3 HITONLY ..1 HIM !at/in/to/by/off/up/with/on/hard
      i ..2 lost ..1 it/control/temper ..2 HITONLY/hurt/shook/grabbed/pushed
      shake/shook/shaken/shaking the/my/our ..1 baby/child/newborn/son/daughter/toddler
      going to hurt ..2 CHILD/them/someone/somebody/him/her
      might/could/will/would/afraid/going ..4 hurt/harm/hit/kill ..1 my/our ..1 kids/children/baby/child/son/daughter/toddler
      afraid/scared ..1 i ..3 hurt/kill/harm/strangle HIM/someone/somebody/KIN
      i ..1 know how i will/would do it
      going to ..1 shoot up ..1 school/office/place/everyone
      make/making him/her/them pay with/for ..2 blood/life
      i ..3 PUSH/shook/shaken ..1 my/the ..1 wife/girlfriend/husband/boyfriend/son/daughter/mother/mum/mom/child/baby/kid/partner !hard/to/on/out/into/in
      i ..3 threw/throw/throws ..4 at ..1 him/her/my/the ..1 KIN/head/face
      i ..2 put/laid/raised my/a hand/hands on/against/to him/her/my/the
      i ..2 HITONLY ..1 KIN
      i ..4 urge/urges/thoughts/fantasies/thought ..2 hurting/killing/hitting/stabbing/strangling/hurt/kill
      i ..3 feel/felt like ..1 hitting/hurting/killing/strangling/stabbing/punching ..1 HIM/KIN
      i want/need ..2 revenge ..6 hurt/pay/suffer/blood
      beat/kick/knock/smack ..1 the ..1 crap/shit/hell/life/living ..2 out of HIM/KIN
      put/putting a bullet
      WANT he/she/they/KIN ..1 were/was/would/to ..1 dead/die/suffer !tired
      WANT HIM/KIN to ..1 suffer/bleed/die
      end up killing/hurting/stabbing HIM/KIN/SOMEONE
      going to snap ..2 hurt/kill
      i am/have/ve been violent
      i ..2 abused/abuse/abusing my/him/her
      i ..3 hurt my/our ..1 CHILD !with/playing
      i ..2 shook/shake/shaken ..1 him/her/KIN ..1 hard/until/violently
      i/am/me ..4 KILL ..1 my wife/husband/girlfriend/boyfriend/mother/father/ex
      me killing HIM/KIN
    `,
  },
  {
    kind: "violence",
    severity: "severe",
    patterns: `
      THREAT ..5 KILL ..2 ME/HIM/KIN/everyone
      THREAT ..3 to ..3 KILL/kill ..2 ME/HIM/KIN/everyone/the
      THREATEN ..3 KILL/hurt/rape/beat/burn/harm/stab/shoot
      THREAT ..4 will/would/going ..2 hurt/harm/beat/smash/break/burn/destroy/stab/shoot/rape/strangle/drown/set ..3 ME/HIM/KIN/house/home/car/face/legs/place
      THREAT ..5 burn ..2 house/home/flat/place/car/us
      THREAT ..6 cut/slit/slash ..1 NECK
      slit/cut/slash ..1 my/her/his/our throat
      wants/wanted/want/tries/tried/trying/attempted/plans/planning ..1 to KILL ..1 ME/POSS
      wants/tried/tries/trying to KILL ..2 HIM/KIN
      HE/KIN wants ..1 ME/him/her dead
      one/some day he/she ..2 KILL me
      afraid/scared/terrified/think/know/sure/believe/convinced/fear he/she/they/KIN ..3 KILL me/us !for/if/when/laughing
      will/would/ll/to KILL me/us if/when ..1 i ..1 leave/left/go/went/tell/told/call/called/try/ever/report/talk/speak/run/divorce/see
      hell/shell kill me if/when i leave/go/tell/call/try/ever/report/talk
      hell/shell kill me/us $
      make/makes/making ..2 i/you ..2 disappear/regret/dead
      WEAPON ..1 to/at/against/on my/his/her/our/the ..1 BODY/head/throat/neck/chest/mother/mum
      hold/holds/held/holding/pull/pulls/pulled/pulling/point/points/pointed/pointing/wave/waves/waved/waving/aimed/aiming/grabbed/put ..1 a/an/the/his/her ..2 WEAPON !and/to/set/for ..2 cheese/bread/cut
      hold/holds/held/holding/pull/pulls/pulled/pulling/point/pointed/pointing/grabbed/waved a/the/his/her ..1 WEAPON to/at/on/and/out
      THREATEN ..3 with ..3 WEAPON
      came/comes/coming/ran/runs/lunged/went/goes/chased/chases/attacked/stood at/after/me/over/towards ..2 with ..3 WEAPON
      HE/KIN ..1 keeps/has/got/brings/carries/bought/kept/owns ..2 gun/guns/weapon/knife/pistol/rifle/shotgun/machete ..8 use/me/us/threat*/says/said/kill/shoot/bed/pillow
      photo/picture/video/pic of ..2 gun/knife/weapon/pistol/rifle
      if he/she/i can not have me/you/her/him
      nobody/no one/none else ..2 will/can have me/you
      THREAT ..4 nobody/no one ..3 have me
      KILL my/our/the ..1 dog/cat/pet/puppy and/if/then/in/to/because
      THREAT ..3 find me/us and
      THREAT ..5 bury/skin/destroy/ruin/finish/drown/crush/gut/behead/break/cripple ..1 me/us/you
      KIN/he/she ..3 will/would/going ..1 bury/skin/gut/drown/cripple/strangle/behead/slaughter ..1 me/us
      shoot/shooting/blow/bomb/burn ..1 up/down ..1 the/my/his/our/a ..1 school/office/church/mosque/synagogue/building/place/club/workplace/hospital
      WEAPON & told/made/threatened/says/said ..2 me/us/her/him
      hid/hide/hides/hiding ..2 all? the/our/my knives/guns/scissors ..6 he/she/him/her/husband/because/from
      set/sets/setting ..2 me/my/our/her/house/car/clothes/hair/bed ..2 on fire/alight/ablaze
      THREAT ..6 set ..3 fire
      ram/rams/rammed/ran/run/runs/running/drove/drive/driven/forced/pushed ..3 off/over ..1 the? road/me/us/car
      run/ran/runs ..1 me/us/her/him over
      tried/tries to run ..2 over
      make sure he/she/they/KIN never walk*/breathe*
      smash/crack/bash/rip/break/cut/tear/crush/split ..1 his/her/their/your ..1 HARD/balls/tongue !habit
      smash/crack/bash/rip/tear/beat ..2 his/her/their ..1 in/off/open
      i ..6 want/going/will/swear ..3 smash/crack/bash/rip/break/cut ..1 his/her/their ..1 HARD
      like/next i am/was next
      beat/beats/kick/kicks/hurt/hurts/kicked/strangled/drowned/poisoned/killed ..2 our/my/the ..1 dog/cat/puppy/kitten/pet ..6 me/he/him/looks/front/because
      nobody/no one ..2 find my/your/the/our body/bodies
      he/she/KIN/they has/have/got/had a ..1 gun/knife/machete/weapon $
      he/she/KIN has/have/got a ..1 gun/knife/weapon ..2 he/she/and/here/in
      broke/breaks/breaking/break into my/our ..1 flat/house/home/apartment/room ..6 waited/waiting/knife/bat/gun/dark/night/me
      waited/waiting/waits for me ..6 dark/bat/knife/gun/stairs/alley/hammer
      THREATEN ..3 WEAPON
      kill me/us all/tonight/one/some/in
      kill ..1 us/me ..1 and himself/herself/then
      outside/door ..4 shouting/screaming/yelling/banging ..3 kill/hurt
      he/she/KIN ..2 has/got ..1 gun/knife
      pulled/pulls a ..1 gun/knife
      THREAT ..4 bullet
      he/she/KIN is going to ..1 hurt/beat/stab/shoot/rape ME/us/her
      death threat/threats
      threat* my/our/her life
      threaten* to KILL
      he/she/KIN will/would ..1 beat/hit/hurt/stab/strangle/shoot/slap/punch/burn me/us/him/her !to/at/in/up/with
      beat/beating/beats ME/HIM to ..1 death
      sent/left/leave/mailed/puts/put ..4 bullet
      he/she/KIN wish*/want* i was ..1 dead
      chase*/chasing me ..4 with
      will/would/going ..1 beat/hit/hurt me/us ..1 to? death
      find/found me dead
      THREAT ..5 KILL ..1 you
      THREATEN her/him/them/KIN ..2 with/knife/gun/kill/life
      make ..1 it look like an accident
      armed with
      AFRAID ..5 KILL ..1 him/her/them/my/us/me/our
      afraid/scared/worried/think ..1 KIN ..4 KILL ..2 KIN
      poison/poisons/poisoned/poisoning my/our ..1 food/drink/coffee/tea/dog/cat
      take/takes ..1 us/me ..1 all? with him/her
      line up ..4 gun/shotgun
      knife/gun/bat/hammer/axe under ..1 my/his/her ..1 pillow/bed/mattress
    `,
  },
  {
    kind: "abuse",
    severity: "severe",
    patterns: `
      HIT ME !up/as/that/when/how/with ..2 text/message/bill
      HIT ME with/when/if/because/again/and/so/in/on/for/until
      HIT up? me ..1 up
      HIT ME
      beat/beats/beating ME up
      HIT up $
      get/gets/got/was/were/is/am/been/being/be ..2 HITPP by/again/up/until/every/as/at/when/for/with/because/on/repeatedly/badly !on
      kicked/punched/hit/slapped/beaten/stabbed ..1 in/on/across the/my/her/his BODY/HARD
      PUSH ME ..4 ROUGH
      PUSH ME by
      PUSH my/her/his ..1 BODY ..4 ROUGH
      PUSH ..2 BODY ..3 against/into/on/off/so ..2 wall/car/floor/table/door/window/ground/hard
      HE/KIN ..3 BREAK my/moms/mums/our ..1 BODY !with/laughing
      he/KIN ..3 BREAK her/my/moms/mums/mothers/sisters ..1 BODY
      she ..3 BREAK his/my ..1 BODY
      dad/father/stepfather/stepdad/husband/boyfriend/he ..3 BREAK mums/moms/mothers/sisters/brothers BODY
      hand/hands ..2 around/on/round/over/to/at ..1 my/her/his/moms/mums ..1 NECK
      pillow ..2 over/on/against ..1 my/her/his face
      PUSH my/her BODY ..3 hard/bruise/bruises/bruised/breathe/tight
      grab* my/me ..2 by/wrist/arm/hair/throat/neck/collar
      PUSH me so hard
      could not breathe ..4 he/she/hands/neck/grip
      until/till i ..1 not breathe
      throw/throws/threw/thrown/throwing/hurled/flung/chucked ..4 at my/me/her/his/us/mum/mom ..1 head/face $
      throw/throws/threw/thrown/throwing/hurled/flung/chucked a/the/his/her/hot/boiling/an ..2 plate/glass/bottle/cup/mug/chair/knife/phone/ashtray/pan/vase/remote/water/coffee/lamp/shoe/plates/things at
      poured/pours/threw/spilled ..2 boiling/hot/scalding ..2 on/over/at my/me/her/him
      raise/raised/raises/raising his/her/a hand/hands/fist to/at/against/on me/her/us/KIN
      burn*/put/puts/stub*/extinguish* ..4 cigarette/cigarettes/iron/lighter on/out ..2 me/my/her/his/arm/skin/hand
      my/KIN burn* my ..2 BODY
      black eye ..6 he/she/her/his/husband/boyfriend/him/partner
      her/his eye/face/lip is/was ..1 black/swollen/split/bruised
      BRUISE ..6 he/she/him/her/husband/boyfriend/wife/partner/father/mother/dad/KIN
      he/she/KIN ..4 left/leaves/gave ..2 BRUISE
      FORCE ..1 ME/himself/herself ..6 SEX
      forc* himself/herself on/onto/upon me/her/us
      forces/forced me ..1 down
      FORCE me/her ..1 do/touch/watch/perform ..5 bed/things/porn/him/naked
      SEX ..1 with me/her ..6 not/asleep/sleeping/drunk/without/never/crying/passed/refused/unconscious
      SEX ..1 even? though/when/although/if i ..1 not/say/said/do/am/was/keep
      SEX ..6 i never said yes
      woke ..6 having/inside/on/touching ..3 me/sex
      i said no ..4 he/she/did/kept/carried/anyway
      said/say/saying no ..4 he/she did/does not/kept/carried/anyway stop?
      against my will
      without my consent
      did not consent
      RAPE !seed/field/culture/jokes/of
      sexually/physically abus*/assault*/harass*
      touch/touches/touched/touching me when/while/where/there/down/under/inappropriately/between/at/sexually/in !and
      touch/touches/touched/touching my/her breasts/breast/chest/private/privates/thigh/bum/ass/butt/body
      touch/touches/touched/touching ..1 my/our/her/his ..1 CHILD inappropriately/sexually/when/at/there
      put/slipped/puts ..2 something/drug/drugs/pill/pills in/into my/her/our drink/glass/coffee/food
      spiked/drugged my/me/her
      woke ..3 undressed/naked/half
      film*/record*/taped ..1 it/me ..3 without/secretly/naked/sex/shower
      is/was/gets/been/becomes/turned/got physically? abusive/violent !weather/film/movie/game/scene
      being/been/is/am/was ..1 abused/abusing
      abuse/abused/abuses/abusing/beats/beat/hits/hit/molested/raped ME/her/him when/for/as/every/since/in
      BOUND ME in/inside/up/out/outside/into/to/away/at
      BOUND ..1 the/all/every ..1 door/doors ..4 not/out/leave/inside/me
      BOUND in ..2 room/bedroom/bathroom/basement/cellar/house by
      not ..1 let/allow/allows/allowing/lets me/us ..1 to? leave/out/outside/go/see/meet/work/talk/call/have/use/visit/speak !finish/first/shopping
      hit/hits/hitting/beat/beats/beating/smack/smacks/spank/spanks/whip/whips/slap/slaps POSS/the ..2 CHILD/wife/mother/mum/mom/KIN with/and/when/if/every/until/in/on/for/because
      belt ..3 on ..2 CHILD/me/us
      HITONLY ..1 me/us/him/her/them with ..2 belt/stick/spoon/cable/cord/hanger/fist/fists/bottle/pan/shoe/slipper/broom/WEAPON
      follow/follows/followed/following me ..3 home/stairs/car/night/street/everywhere/work/dark
      stalk* me/her/him
      strangers/someone keeps following me
      trafficked
      tried/tries/trying to ..1 strangle/choke/rape/drown/suffocate/smother/run/push ..2 me/us/her/him/over/KIN
      spit/spat/spits/spitting at/on/in me/my/us/face
      hit/slapped/punched/kicked/choked/hurts/hurt me physically/badly/again
      physically hurt/hurts/attacks/attacked
      pulled/pulls/yanked/yanks/dragged/drags/pulling me/my/her ..1 by ..2 hair/arm/neck
      pulled/pulls/pulling my/her hair
      twist*/bent/bends my/her ..1 BODY
      broke/breaks/broken/fractured ..1 my ..1 BODY ..4 when/because/again/he/she/pushed
      ATTACK ..5 over/across/on/against/into/in/at/to my ..1 HARD
      ATTACK ..2 my/our ..1 HARD ..6 he/she/because/when/until/so/out/against/with/and
      KIN/he/she/they ..3 ATTACK ..2 my ..1 HARD
      he/KIN ..3 ATTACK ..3 her/mums/moms ..1 HARD
      she ..3 ATTACK ..3 his ..1 HARD
      knock*/kick*/punch* ..3 of my ..1 teeth/tooth out
      knocked my/her/his ..2 teeth/tooth
      INJURY & he/she/they/KIN ..2 HIT
      he/she/KIN ..4 until i/she/he ..1 blacked/passed/bled/fainted/unconscious
      he/she/KIN ..2 starts/started/begins/keeps/start hitting/beating/slapping/punching/kicking/choking
      start/starts/started/begin/began/keeps hitting/beating/slapping/punching/kicking $
      am bleeding & he/she/him/her/KIN
      on top of me ..8 scared/froze/move/stop/no/could/woke/not
      woke ..6 on top of me
      made/makes/make/forced/forces me/us/her/him ..1 to? touch/lick/suck/undress/strip/kiss
      touch/touched/touches/touching ..2 me/him/her & when i was six/seven/eight/nine/ten/eleven/twelve/child/little/young
      CAPTIVE & me/us/her/him
      keeps/kept/holding/holds me/us/her ..1 CAPTIVE
      keeps/kept/holds me/us/her locked/chained/tied
      set my clothes/hair/bed on fire
      i said ..1 stop/no ..4 he/she/not/kept/carried/continued/anyway
      told/begged/asked ..2 to stop ..4 he/she ..1 did/kept/not/carried/continued
      fracture*/broke/broken/dislocated ..2 my ..1 HARD & he/she/pushed/husband/wife/boyfriend/dad/father
      hit/hits/beat/slapped/punched/kicked ..1 me/us twice/again/until/with/because/once/several/many/so
      strangled/choked/beat/beaten/hit/punched/kicked ..3 unconscious
      around/round my/her/his NECK !and
      cable/cord/rope/belt/scarf/arm/wire/string/hand/hands ..3 around/round/on/at my/her/his NECK
      put/puts/laid/lays/laying/putting ..1 hands/hand/finger/fingers on me/her/us/my/KIN
      went for/at me ..2 WEAPON
      lunged/lunges at me
      pin/pinned/pins/pinning me ..1 down/against/to/on
      corner/cornered/corners me
      sat/sits on me ..4 could/move/breathe/held
      cover/covered/covers/covering my mouth
      hold/holds/held/holding me/her ..1 down/under
      BRUISE/marks/scratches/handprints/fingerprints ..2 on/all/over my/her/his ..1 BODY/HARD/body
      violent & me/him/her/us/kids/husband/wife/boyfriend/girlfriend/partner/father/mother/son/brother/dad/mum/mom/drinks
      private/intimate parts/part
      touch/touches/touched/touching ..2 my/her/his ..1 private/genitals/breasts/crotch/vagina/penis
      FORCE me/her ..1 sleep with
      had/has/having/have sex with me/her ..4 drunk/asleep/sleeping/unconscious/passed/high/not/without
      would/did/does not ..1 stop ..3 when/even/though/and ..1 i ..1 said/asked/cried/begged/told/screamed
      not ..1 take no for
      throw/throws/threw/throwing/hurled/flung/chucked ..5 at me/us/mum/mom
      shake/shakes/shook/shaking me/her/KIN hard/until/and/by/violently/so/when
      beats/beat/beating/hits/hitting/slaps/slapping ..1 mum/mom/dad/mother/father/grandma/grandmother/granny/sister/brother
      HIT my/his/her/the/our ..1 grandma/grandmother/grandfather/mother/mum/mom/wife/elderly
      been hitting/beating/choking/raping
      block/blocks/blocked/blocking the door/doorway/exit
      took/takes/taken my ..1 keys/phone ..5 door/leave/block*/go/out
      held/holds my head ..2 water/toilet/pillow
      under water/underwater & held/head/me
      get/gets/got/gotten ..1 physical ..1 with/when/and/again
      beat/beats/beating/kick/kicked/kicks/knocked/slapped/smacked ..1 the ..1 crap/shit/hell/life/living ..2 out of ME
      gave/gives/give me/her/him/KIN a ..2 black/busted/bloody/broken/split/fat/swollen eye/lip/nose/rib/jaw/tooth
      black eye/eyes !peas/makeup/liner
      busted/split/bloody/bloodied/fat lip/nose
      ended up in ..2 hospital/er ..6 he/she/because/beat/after/him/husband/boyfriend
      hand/hands ..1 up/down/under/in/inside my skirt/pants/shirt/underwear/top/dress/trousers/bra/knickers
      expose/exposed/exposes himself to
      with a plastic bag
      plastic bag ..3 over/on my/her head
      lighter/iron/cigarette/cigarettes/stove & burn*
      black and blue
      HITONLY POSS ..1 CHILD/niece/nephew/grandson/granddaughter/stepson !friend/at
      shoved/pushed/push/pushes/threw/throws me/us/her ..1 into/in/out/onto/off ..2 traffic/road/street/car/train/balcony/window/pool/water/river/stairs/tracks
      room/bed/night/bath/shower & touch/touches/touched/touching me
      touches me $
      he/KIN ..2 touches me at/in/under
      dislocated/cracked/fractured my
      broke my ..1 BONES !laughing/skiing/playing/falling/running/when
      ripped/tore/rips ..2 my ..1 clothes/shirt/dress/skirt/underwear/top off
      smother/smothers/smothered/suffocate/suffocates/suffocated ME
      pass/passed/passes out ..4 he/she/him/her/choke*/strangle*/pillow
      HITONLY ..4 year/years/month old
      pillow ..4 until/till/pass/face/breathe
      touched/touches/touching ..1 my/our/her/his ..1 CHILD !heart/hair
      lock/locks/locked/locking/shut/keeps/kept her/him/them/KIN ..2 in/inside/locked ..2 room/house/basement/closet/bedroom/cellar/home
      not ..1 let/allow/allows/lets her/him leave/out/see/work/talk/go ..1 house/out/anyone/friends/family/us/me
      advantage of me ..5 drunk/asleep/high/drinking/passed
      rape/raped/rapes/raping
      rub/rubs/rubbed/rubbing ..2 against me/her
      hand/hands/arm/fingers/face ..2 over/on/in/into/against the ..1 candle/flame/stove/fire/burner/oven/heater/iron
      until i ..1 have sex
      not ..1 stop until i
      BOUND ..1 me and ..1 KIN in/inside/up
      HE/KIN locked/locks ..5 in ..2 bedroom/room/basement/closet/bathroom/garage/cellar ..3 hours/night/days/without/all
    `,
  },
  {
    kind: "abuse",
    severity: "severe",
    fiction: true,
    patterns: `
      domestic violence/abuse
      abusive husband/wife/boyfriend/girlfriend/partner/father/dad/mother/mum/mom/relationship/marriage/home/family/parents/stepfather/ex
      sexual abuse/assault/violence/harassment
      he/she/they/KIN ..2 HITONLY ..1 him/her/them !to/by/at/in/on/off/up/for/score/record/friend/friends/feelings/ball/guitar
      he/she/they/KIN ..2 HITONLY POSS/the ..2 KIN !friend/friends/at
      he/she/they/KIN ..2 beat/beats/beating/beaten HIM !to/at/by/in/on/for
      HITONLY POSS/the ..1 KIN with
      HIT him/her/them up !on
      HIT ..1 POSS ..1 wife/girlfriend/husband/mother/mum/mom/kids/children/son/daughter/baby
      was/were/is/been/being/got/gets ..1 HITPP by ..2 KIN/HIM
      was/were/is/been/being/got/gets beaten/raped/strangled/choked/stabbed/molested
      HITONLY ..2 mum/mom/dad/mother/father/wife/girlfriend/grandma/grandmother/husband/boyfriend/mummy/kids/children/sister !at/with
    `,
  },
  {
    kind: "abuse",
    severity: "moderate",
    patterns: `
      CONTROL ..1 through? my/all ..2 PRIVATE
      CONTROL ..3 my/our all? PRIVATE
      CONTROL ..1 my every? move/moves
      CONTROL ..1 where/who/what/when i ..1 go/am/see/wear/eat/spend/talk/meet/do/greet/text
      decides/decide/dictates/chooses/choose/picks/controls what/where/who/when/how i
      CONTROL all? of? our/my/the ..1 MONEY
      changed ..1 all? my/the passwords/password/locks/pin
      has/have/knows/wants/demands/demanded ..1 all? my passwords/password/pin
      give/gives/giving/gave me ..2 allowance
      MONEY ..2 goes/go ..4 his/her/their account
      takes/took/keeps/kept/withholds/hides/hid/confiscated/confiscates/stole/steals/taken/locked ..1 away? my/all ..2 PAPERS/MONEY
      takes/took/taken/taking my ..2 away
      takes/took/keeps all my
      show/justify/explain/account for ..3 every receipt/receipts/penny/cent
      beg/begging/ask/asking him/her? for ..2 money/cash
      tracker/airtag/gps/spyware/camera/cameras/keylogger/microphone ..1 on/in/to ..1 my/our
      put/puts/hid/installed/placed/found ..1 a/an ..2 tracker/airtag/gps/spyware/tracking
      share/sharing/send/sending my ..1 location all/every/whenever/always/or/day
      makes/forces/made/wants/demands/insists me/i ..2 share/send ..2 location/photo/photos
      not ..1 let/allow/allows/want me/us to? ..1 see/meet/talk/speak/work/visit/study/wear/drive/contact/go
      not/never want*/allow*/let*/permit* ..1 me/us ..2 see/meet/talk/speak/visit/contact/work/leave
      forbid/forbids/forbade/forbidden/bans/banned/prohibits me/us
      not allowed to ..1 leave/see/talk/work/speak/have/meet/go/wear/use/call
      cut/cuts/cutting/isolat*/keeps me off? from ..1 my/everyone/friends/family
      humiliat*/degrad*/belittl*/demean* me
      insult*/mock*/shouts/screams/yells/screaming/shouting/yelling ..1 me ..4 every/all/daily/constantly/always/front/again/hours/kids/until
      calls/called/calling/tells/told/says/saying/say/keeps ..2 me/i ..3 INSULT !she/he/about/idea/to/joke/story
      nobody/no one else? ..2 would/will ever? want me
      shout/shouts/scream/screams/yell/yells/screaming/shouting/yelling at ..3 CHILD/kids/me ..4 until/cry/wet/every/terrified/hours/hide
      threat/threats
      THREATEN ..1 me/us/her/KIN
      THREATEN to ..1 take/hit/hurt/expose/publish/post/tell/throw/report/ruin/destroy/share/send/break/kick/call
      will/would/ll take ..2 kids/children/son/daughter/baby away/if/from
      blackmail*
      post/posts/posting/publish/share/sharing/send/leak/leaked/shared/sent/spread/posted ..3 nude/nudes/naked/intimate/private/sex photos/photo/pictures/pics/videos/video/tape $
      nude/nudes/naked/intimate ..1 photos/photo/pictures/pics/videos/video ..5 if/unless/online/leave/everyone
      stalk/stalks/stalked/stalker/stalking
      turns/turned/shows/showed/showing/turning/waits/waiting/waited/stands/stood/sits/parks/parked up? ..2 outside/at/in my/our ..2 work/office/house/home/school/door/flat/building/every/gym/street
      follow/follows/followed/following me ..1 everywhere/around/home/to/when/all/again/at
      calls/call/texts/calling/texting/messages/messaging/ring/rings me ..4 unknown/different/hundred/times/hundreds/nonstop/constantly/threatening
      not/never stop/stops/stopped calling/texting/messaging/following/contacting/harassing me
      harass*
      smash*/break/breaks/broke/destroy*/throws/threw/throwing/punches/kicks ..4 things/plates/furniture/everything/stuff/dishes/door/phone/wall ..3 when/angry/rage/at/if/because/fights/drunk/me/every/whenever/hide
      punched/punches/kicked/kicks/smashed ..1 a/the ..2 hole/wall/door/mirror/window/tv/phone
      pressur*/push*/guilt*/pester*/beg*/nag*/insists/insist/expects/expect/demands/coerc* ..3 SEX !time
      pressur*/pester*/nags ..3 until i give/gave
      SEX ..2 until i give/gave/agree/say
      lose/lost/losing/fire/fires/fired my? ..1 job ..6 go/sleep/date/kiss/dinner out/with/him
      throw/throws/kick/kicks/kicked/threw/throwing me/us out of? ..2 if/house/home/night/flat
      throw/kick me/us out
      sexual/sexually harass*
      control/controls/controlling my/me/everything !freak
      very/so/really/extremely/is/too controlling
      financial/emotional/psychological/verbal abuse
      emotionally/verbally/mentally/psychologically/financially abus*
      gropes/groped/groping
      coercive control
      forced/forcing/force/forces/made me/her/us to? marry/abort/marriage/abortion
      forced marriage
      make/makes/making/forces/insists/demands/requires/wants/have/has/must/need/expects ..3 send/prove/share/show/report/check ..4 where/hour/selfie/photo/location/minutes/receipts/receipt
      prove/proving where i
      not ..1 let/lets/allow/allows me ..1 have/use/own ..2 bank/money/phone/car/account/job/friends/card
      hide/hides/hiding/hid/withholds/destroys/destroyed/throws/flushed ..2 my ..1 medication/meds/insulin/pills/glasses/inhaler/wheelchair/documents/keys/clothes/passport/phone/cane/hearing
      disobey/disobeyed/disobeying/obey/obeying/punishes/punished/punishment
      lets himself/herself in
      come/comes/enters/gets/breaks/broke/came into/in/inside my/our ..1 flat/house/room/apartment/home ..4 sleep/asleep/knowing/permission/uninvited/without
      fake/new/different ..1 profiles/accounts/numbers/account/number/profile ..6 contact/message/watch/reach/blocked/write/text/follow
      contact*/messag*/call*/text*/writ* ..4 after i ..1 blocked/left/told
      i am ..1 crazy ..4 kids/children/everyone/listen/believe/friends/family
      tells/told/telling ..2 kids/children/everyone/people/family/friends ..3 i am ..1 crazy/mad/insane/unstable/bad
      marry/married/marrying/marriage ..5 never ..1 met
      marry/married/marriage ..4 do not want/force/forced/cousin/abroad
      abroad to ..1 marry
      show/shows/send/sends/post/tell/tells ..5 photos/photo/pictures/pics/videos/video/secret ..5 if/unless
      if i ..4 photos/pictures/videos/nudes
      goes/gets/went/go mental/mad/crazy/ballistic/berserk/furious/nuts if/when/every/because i
      goes/gets/went/go mental/mad/crazy/ballistic/berserk/furious/jealous & text/texts/phone/friend/talk/delete/out/colleague
      had/have/made me? to ..1 delete ..3 contacts/friends/numbers/photos/accounts/instagram/all
      keeps/follows me ..1 under surveillance
      watch/watches/watching my every move
      times/timed how long i
      cut/cuts off my ..1 phone/money/card/internet
      silent treatment ..3 days/weeks/punish
      not give/gives/giving ..2 any? money
      give/gives ..2 no money
      take/taking/takes/took ..2 kids/children/son/daughter/baby/babies away/from
      took/takes/taken my baby
      threatening/abusive/nasty ..1 messages/texts/emails/calls/voicemails/letters
      threatening/threatened me/us/her/my
      trapped ..3 with/by/him/her/relationship/marriage/home
      gets/get/goes/becomes/is furious/angry/mad/violent/crazy/aggressive ..2 if/when/whenever/because ..2 late/home/out/talk/minutes/say/see/speak/reply/answer
      aggressive ..2 with/towards/to me/us/kids/him/her/when
      not ..1 let/lets me ..2 hold/see/feed/pick my/him/her ..1 baby/kids/children/him/her/son/daughter/own
      not allowed to ..1 any
      track* me/us
      leave ..1 me with nothing
      not allowed to ..1 close/lock/be/have/open/drive/shower/buy/spend/sleep/choose/decide/say/answer
      control/controls/controlled/controlling every/all/the ..1 penny/cent/money/finances/step/move
      made/makes/make/forced me ..1 to? quit/leave/stop/give ..2 job/work/school/working/studying/university/career
      shar*/post*/sent/send*/leak*/show*/spread* my/our/her ..1 nudes/nude/naked/intimate/private
      breaks/broke/smashes/destroys/destroyed my ..1 stuff/things/belongings/phone/glasses
      restraining order
      ask*/want*/demand*/beg* ..3 nudes/naked
      control* her/him ..2 money/penny/phone
      deletes/deleted/delete ..2 my messages/contacts/photos
      not ..1 leave me/us alone
      HE/KIN ..6 STRONG ..6 me/us/my
      me/us/my ..6 STRONG ..4 by/from ..2 him/her/his/KIN
      KIN ..6 STRONG ..6 me/us
      FORCE me ..1 do things ..3 not
      wants/demands/needs/has to know where i
      says/said/tells/told me? ..1 i can not wear/go/see/talk/work/have/leave
      can not wear ..4 he/him/because/skirts/makeup/dresses
    `,
  },
  {
    kind: "fear",
    severity: "moderate",
    patterns: `
      AFRAID of/from my? ..1 own? him/her/them/KIN !reaction/reactions/answer/judg*/opinion/opinions/response/saying/finding/thinking/being/leaving/not/losing/getting/dying/growing/seeing
      AFRAID of/for ..1 being alone with
      AFRAID of? what/how ..3 he/she/they/KIN ..1 will/would/might/could/can/may/is/going do/hurt/go/far
      AFRAID of? what/how ..2 he/she/they/KIN ..3 do
      AFRAID he/she/they/KIN ..2 hurt/hit/kill/beat/find/come/follow/attack/harm/take !out/feelings/about
      AFRAID to go home
      AFRAID of going home
      AFRAID to/of ..1 be/being/stay/staying/sleep/sleeping alone? ..1 with/next/beside/near/at him/her/home/house
      AFRAID to/of leave/leaving/tell/telling/say/saying/disobey/contradict ..2 him/her because/he/would
      AFRAID to sleep/breathe/speak
      AFRAID in/inside my own/at home/house/bed
      AFRAID for/of my/our ..1 life/safety
      AFRAID for my/our/the ..1 kids/children/son/daughter/mother/sister/baby/mum/mom
      fear/feared/fears for my/our/their/her life/safety
      not feel/feeling/felt safe !on/driving/investing
      not ..2 safe at/in/with/around/near home/house/my/him/her/here
      unsafe ..2 with/at/around/in/near/home
      feel/feeling/felt unsafe
      he/she/KIN ..2 scares/frightens/terrifies/scared/frightened/terrified me !of/by
      he/she/KIN scares/frightens/terrifies me
      in danger
      live/living/lived in/with fear/terror
      hear/hearing ..2 his/her ..2 key/keys/car/steps/footsteps/voice ..4 panic/shake/freeze/shaking/heart/stomach/sick/scared
      hide/hid/hiding/locked ..4 bathroom/room/closet/wardrobe ..4 he/she/him/from/until calm*
      flinch*/freeze/shake/tremble ..3 he/she/him/her/they raises/moves/near/comes/touches/walks/voice
      he/she/KIN is/gets/becomes/turns/got dangerous/scary/violent
      so/really/very AFRAID when he/she/KIN
      AFRAID when he/she/they/KIN ..2 gets/looks/comes/drinks/shouts/yells/raises/walks/moves/is/has !drives/late/plane/sick/ill/bike
      AFRAID ..4 look in his/her eyes
      AFRAID to ..1 upset/anger/contradict/disagree/cross/refuse him/her
      calms/calm down ..3 hide/bathroom/locked/wait
      hide/hiding/hid ..4 until/till he/she/dad/mum ..1 calm*/sleeps/asleep/leaves/falls/stops
      AFRAID when he/she/KIN ..1 starts/start/begins ..1 drink*/shout*/scream*/yell*/rais*/lose
      AFRAID ..6 because of ..1 my dad/father/mother/mum/mom/stepdad/stepfather/husband/brother/boyfriend
    `,
  },
  {
    kind: "self_harm",
    severity: "oblique",
    patterns: `
      better/easier/happier/lighter/simpler off? ..2 without me
      better/happier/easier ..1 off if/without i/me ..1 was/were/am/did/not/disappeared/died/gone
      better/happier/easier/relieved if/when i ..1 was/were/am/had/did/disappear*/died/gone
      would/will ..1 miss me if/when
      no one/body would/will ..1 miss/notice/care ..1 if? i? gone/disappear*/died/me/dead
      nobody would/will ..1 miss/notice/care ..1 i ..1 gone/disappear*/died/was/vanish*
      wonder* ..3 come/cry/be ..2 to/at my funeral
      my own? funeral
      no reason/point/sense/use/purpose ..1 in/to/for ..1 live/living/life/going/go/being/alive/continue/continuing/here/carrying/waking
      not see ..2 point/reason/sense/use ..2 living/life/waking/going/getting/being/carrying/any/anymore !to/party
      what is ..1 the/point/use/sense ..3 of/in living/life/going/carrying/waking/continuing/getting/it
      the use/point of carrying/going/living
      can not go/carry on !with/holiday/a/the/vacation/my/strike/tour/trip/saturday/tonight/without
      can not ..1 do/take this/it life? any more !alone/job/project
      nothing left/to to? live/keep for?
      tired/exhausted/sick of life/living/existing/everything $
      tired/exhausted/sick of being alive
      tired of living/life/existing/fighting !in/with/like/out/at/on/near
      life is/has/not ..2 worth
      not worth living
      life has no meaning/purpose
      WISHLIKE ..3 disappear/vanish !in/from/for/on/with/to/under/into/behind/and
      WISHLIKE ..3 sleep/asleep/bed ..2 and/for/not/never ..1 not/never/forever
      sleep/asleep ..1 and never/not wake*
      never/not wake/waking/woke up again/tomorrow
      never/not to? wake/waking up !early/at/before/late/my/the/in/on/him/her/them
      WISHLIKE i had/was/were never ..1 born/existed
      say/saying/said my? goodbye/goodbyes to everyone/everybody/life
      giv*/gave ..1 away ..1 my things/stuff/belongings/possessions/clothes/pets
      giv*/gave my things/stuff/belongings/possessions away
      not ..2 be here/around/alive much/any/for/tomorrow longer/more/too/long/i !in/office/at
      not ..1 WANT to be here any more $
      not ..1 WANT to be here any? more? i/everything/so/tired/alive $
      not ..1 WANT to be here $
      not ..2 want ..1 here any more am/i/so
      a/just/only burden to/on/for ..1 everyone/everybody/them/my/you/others/people
      am a burden
      stare/staring/look/looking/stand/standing/stood/think/thinking ..2 at/on/about/near ..2 train? tracks/rails/bridge/ledge/pills/razor ..3 and/wonder*/think*
      stop/stopping existing
      just want it/everything/this/all to stop/end/over
      want ..1 pain/everything/it/all to stop/end/over
      hope ..1 i not wake
      hate being alive
      sorted ..2 affairs/will
      can not see ..1 a/any/way future/out
      no way out
      feel/feeling dead inside
      numb/empty ..3 anymore/inside/life
      have/got nothing left $
      feel ..1 like a? ghost/burden/nothing/corpse
      easier/better/happier/simpler ..3 if i ..1 was/were/am/died/left ..2 picture/gone/dead/around/exist/here
      out of the picture
      only ..1 one way ..2 make/stop/end/out
      one way ..2 to make ..2 stop
      want/need ..1 it all to stop
      goodbye/farewell ..2 forever
      done with life/living/everything/fighting $
      too tired to live/go/fight/exist
      can not see/imagine myself alive/living/future/here next/in
      not know ..1 how much/long ..1 longer i can
      no future for/in/left/ahead
      not ..1 see/have ..1 a? future
      point of/in anything/everything/it all? any? more?
      WANT i ..2 never ..1 born
      thoughts/thinking/think ..2 of/about ..1 death/dying ..1 all/every/constantly/lot/$
      dream* ..2 being dead
    `,
  },
  {
    kind: "fear",
    severity: "oblique",
    patterns: `
      he/she is going to KILL ME $
      walk/walks/walking/tread*/live/living on eggshells
      tiptoe*/tip-toe*/tread*/creep/creeping around him/her/them/my/his/dad/mum/mom
      tiptoe* ..3 so he/she
      never/not know what/which/how ..1 mood
      careful/watch/weigh/choose/chose/choosing ..3 every/my/what/each word/words/i/say ..5 so/explode*/angry/rage/mad/lose/loses/set/sets/blow/blows/snap/snaps/off
      careful/watch/weigh everything/what i say/do
      ask/asking for? him/her/permission ..1 before/to ..1 i? buy/see/go/leave/spend/meet/call/use/anything
      ask for? permission to/for/before !from
      have/need/must to? ask him/her/permission before/to/for
      not allowed ..3 without him/her
      lie/lied/lying/cover/covering/covered/stories/story/excuse/excuses/makeup/hide/hiding/hid ..3 BRUISE
      BRUISE ..3 fell/stairs/stories/excuse/excuses/makeup/hide/sleeves
      bag/suitcase/backpack ..3 packed/ready ..5 case/bed/door/escape/leave/run/hidden/trunk
      packed/pack a ..2 bag/suitcase ..4 case/bed/escape/hidden
      behind closed doors
      door/doors ..2 close/closes/closed/shut ..4 he/she/know*/different/changes
      nobody/no one/everyone ..3 knows/sees/thinks ..4 at/behind home/doors
      gets/get/got/is/becomes/turns ..3 bad/worse/different/ugly/nasty/mean/another ..4 when/he/she/been/has/have drink*/drunk/drinking/been/drinks
      when/whenever/if/every he/she/time/KIN ..1 drinks/drunk/drinking ..3 he/she/it/i/we/gets/becomes/hide/everyone
      things/it ..2 get/gets/got bad/worse/ugly/rough/scary ..2 at home
      stay/staying/keep/keeping ..2 quiet/invisible/small ..4 so/because/when/he/she/angry
      hide/hides/hiding ..3 from him/her when/because/or
      do not know what/how he/she ..2 react/do/capable
      not know what he/she ..1 capable
      kids/children/we/i hide/hides/hid when/whenever/until he/she/dad/mum/mom/father/they
      footsteps ..3 stairs/his/her
      hear/read/recognise/recognize/know/learn/learned ..2 his/her footsteps/steps/mood/moods/key/keys/engine
      keep/keeping/sleep/sleeping ..2 shoes/keys/phone/bag/money ..3 by/near/under/in ..1 the/my door/pillow/bed/hand/pocket ..4 case/run/escape/leave/just
      sleep/sleeping with ..2 door ..2 locked/blocked
      lovely/nice/charming/kind/sweet/perfect to/with/for everyone/everybody/others/people/strangers else?
      in case i ..1 have to/need ..1 run/escape/leave/flee
      waiting/wait for ..2 next explosion/outburst/blowup/blow/fight/attack
      chair/furniture/chest/wardrobe/dresser ..1 against/under the/my ..1 door/handle
      check/read/gauge/watch his/her mood
      different when nobody/no
      different person when/behind
      which version of him/her
    `,
  },
  {
    kind: "abuse",
    severity: "moderate",
    fiction: true,
    patterns: `
      he/she/they/KIN ..4 STRONG ..3 him/her/them/KIN/everyone
      his/her/their ..1 STRONG ..4 me/my/us
    `,
  },
];
