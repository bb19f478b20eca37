import type { World } from "./cases.ts";

export const ENGLISH_DAYBOOKS: readonly World[] = [
  {
    language: "en",
    name: "Petra",
    context: "friend",
    notes: `
2025-12-26 | Petra came for Boxing Day leftovers. She gave me a tea pot, I gave her theatre tickets.
2026-02-19 | Long walk with Petra. Her brother Anton is getting divorced and sleeps on her couch. Anton teaches physics at a school in Leith.
2026-04-03 | I owe Petra 35 pounds for the concert.
2026-04-20 | Gave Petra 15 pounds of what I owe her.
2026-06-12 | Petra is moving to Glasgow on 1 August for a job at the botanical garden!
2026-08-09 | Visited Petra in her new flat in Glasgow. Third floor, no lift. Her neighbour plays the bagpipes.
2026-11-01 | Petra's dad is coming home from hospital on Friday. She asked me not to call before nine in the morning.`,
    questions: `
what did petra give me last christmas => tea pot
what did i give petra => tickets
what does her brother do => physics
where does anton work => Leith
what's her brothers name => Anton
how much do i still owe petra => 20
where does petra live now => Glasgow
where does she work => botanical
when did she move => 1 August
what floor is her flat on => third
what does her neighbour play => bagpipes
when does her dad come home from hospital => 6 November
when should i not call => nine
what is her dad called => -
how old is anton => -
does petra have a cat => -
what is her neighbours name => -
who is antons wife => -`,
  },
  {
    language: "en",
    name: "Grandpa Joe",
    context: "family",
    notes: `
2026-01-12 | Grandpa turned 81. He only wanted soup and quiet.
2026-03-02 | Grandpa Joe can't stand the new doctor, Dr Weiss. He takes two tablets in the evening for his heart.
2026-05-18 | Drove Grandpa to the cemetery, Grandma died ten years ago that day. She loved lilacs.
2026-07-07 | Grandpa lost his hearing aid at the pool. A new one costs 600 euros, my sister Kate pays it.
2026-09-29 | Grandpa plays cards with Walter and Ludwig on Thursdays. Walter cheats, he says.
2026-11-15 | Took Grandpa to the bank. Next appointment there is on 30 November at 11.`,
    questions: `
when is grandpas birthday => 12 January
how old is grandpa => 81
who is his doctor => Weiss
what does he take for his heart => tablets
when did grandma die => 18 May
what flowers did grandma love => lilac
how much does the new hearing aid cost => 600
who pays for the hearing aid => Kate
who does he play cards with => Walter & Ludwig
when does he play cards => Thursdays
when is the next appointment at the bank => 30 November
what time is the appointment at the bank => 11
when is kates birthday => -
where does walter live => -
what is kates job => -
does grandpa have a dog => -
is grandpa allergic to anything => -`,
  },
  {
    language: "en",
    name: "Nina",
    context: "colleague",
    notes: `
2026-05-06 | New desk neighbour: Nina from accounting. Drinks litres of green tea and hums.
2026-06-18 | Nina asked me to swap shifts, I said yes. She has two girls, Lola and Pia, and her ex has moved to Spain.
2026-07-09 | Lola had her tonsils out. Nina was off all week.
2026-08-27 | Nina and I decided to share the parking space: she has it on even weeks.
2026-09-24 | Nina told me she's leaving at the end of the year, don't tell the boss yet. She's going to open a flower shop in Delft.
2026-10-29 | Nina's farewell party is on 18 December. Collecting money for an espresso machine, I put in 25 euros.`,
    questions: `
what does nina drink => green tea
what are ninas daughters called => Lola & Pia
where does her ex live => Spain
what operation did lola have => tonsils
what did we decide about the parking space => even weeks
when is nina leaving => end of the year
where will she open her shop => Delft
when is the farewell party => 18 December
how much did i put in => 25
what do we give her => espresso
what department is nina from => accounting
how old is pia => -
what is her ex called => -
does nina have a son => -
when is ninas birthday => -
where does nina live => -`,
  },
  {
    language: "en",
    name: "Leon",
    context: "partner",
    notes: `
2026-03-13 | Leon's mum Helga fell down the stairs. He's with her in Bremen till Sunday.
2026-04-25 | Leon and I agreed no screens in the bedroom.
2026-05-31 | Leon lost his wallet at the lake. New bank card ordered.
2026-07-18 | We adopted Moss today, a three-legged greyhound. Leon cried.
2026-09-07 | Leon is on a new diet, no bread, no beer.
2026-09-26 | Diet over. Leon had two beers and a pretzel and was happy.
2026-11-13 | Leon's interview at the library is on Wednesday at ten. He's wearing the grey suit.`,
    questions: `
what's leons mum called => Helga
what happened to helga => stairs
where does helga live => Bremen
what did we agree => screens
what did leon lose => wallet
where did he lose it => lake
what's our dogs name => Moss
when did we adopt moss => 18 July
is leon still on a diet => over
when is leons interview => 18 November
where is his interview => library
what will he wear => suit
what time is the interview => ten
how old is moss => -
what does helga do => -
does leon have a sister => -
when is leons birthday => -`,
  },
  {
    language: "en",
    name: "Dylan",
    context: "family",
    notes: `
2026-02-08 | My brother Dylan bought a van. Plans to drive to Morocco with his mate Spud.
2026-03-30 | Dylan broke up with Carys. He says it's for good this time.
2026-06-01 | Dylan's back with Carys. I say nothing.
2026-08-14 | Lent Dylan my tent and 120 pounds.
2026-09-20 | Dylan brought the tent back with a hole, and 70 pounds.
2026-10-17 | Dylan rang from Tangier, he's eating couscous with his hands. Home on 2 December.
2026-11-16 | Dylan texted: van broke down near Seville. Spud's gone home by train.`,
    questions: `
is dylan together with carys => back with Carys
how much does dylan owe me => 50
how much has dylan paid back => 70
did dylan bring back the tent => hole/back
when is dylan home => 2 December
where did the van break down => Seville
who did he go to morocco with => Spud
when did dylan last text => 16 November
when did he last ring => 17 October
what did dylan buy => van
how did spud get home => train
how much did the van cost => -
what does carys do => -
where does spud live => -
when is dylans birthday => -`,
  },
];
