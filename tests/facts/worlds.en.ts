import type { World } from "./cases.ts";

/** Diaries in the first person, written without knowledge of the code. */
export const ENGLISH_DIARIES: readonly World[] = [
  {
    language: "en",
    name: "Nadia",
    context: "partner",
    notes: `
2025-12-27 | Christmas went better than I feared. I gave Nadia the silver earrings she'd been eyeing since summer, and she gave me a pair of hiking boots.
2026-03-02 | Long talk in the kitchen tonight. Nadia can't stand it when I scroll on my phone at the table, so from now on phones stay in the hallway during dinner.
2026-04-18 | Nadia's brother Omar stayed over. He works as a baggage handler at Gatwick and starts at 4 in the morning, poor guy.
2026-06-07 | She fainted at the pharmacy. The doctor says it's anaemia, she has to take iron tablets for three months.
2026-08-30 | Picked up the kitten today! Nadia named him Biscuit.
2026-10-04 | Dinner at Sal's for our anniversary, five years already. I cried, she laughed at me.
2026-10-19 | Nadia is turning 33 next Friday. Booked a table at the Thai place for eight.
2026-11-17 | Her mum lands on Thursday next week at Stansted.`,
    questions: `
what did i give her last christmas => earrings
what did she give me for christmas => boots
what does nadias brother do => baggage
where does Omar work => Gatwick
what does her sister do => -
what's the cat called => Biscuit
when did we get the kitten => 30 August
what was wrong with her in june => anaemia
when is her birthday => 23 October
how old is nadia => 33
what did we agree about phones => hallway
when does her mum arrive => 26 November
how old is omar => -
whats omars wifes name => -
when is our anniversary => 4 October
what time does omar start => 4`,
  },
  {
    language: "en",
    name: "Uncle Ray",
    context: "family",
    notes: `
2026-01-05 | Ray phoned to say he fell on the ice. Broken wrist. No driving for six weeks.
2026-02-20 | Lent Ray £400 for the boiler, he was embarrassed to ask.
2026-04-11 | Ray handed me £150 in an envelope, said the rest comes when his pension is sorted.
2026-06-25 | Visited Ray in Hastings. He lives above the bakery now, since the house was sold. He showed me his model trains for two hours.
2026-08-02 | Ray gave me another £100 today. He refuses to drink anything but ginger beer since the heart scare.
2026-09-13 | Talked to Ray on the phone. Aunt Jo's hip replacement is on the 28th. She's terrified of hospitals.
2026-11-10 | Ray's old dog Captain had to be put down on Sunday. He couldn't speak on the phone.`,
    questions: `
how much does ray still owe me => 150 & 400
how much did i lend him => 400
how much has he given back so far => 250
where does he live now => bakery/Hastings
what does he drink => ginger beer
when is jos operation => 28 September
what is aunt jo afraid of => hospitals
what happened to his wrist => ice/broken
when did i last visit ray => 25 June
what was his dog called => Captain
when did captain die => 8 November
does he have kids => -
where does he work => -
what is aunt jo allergic to => -
when is rays birthday => -`,
  },
  {
    language: "en",
    name: "Tessa",
    context: "colleague",
    notes: `
2026-05-04 | First week sharing the office with Tessa. She came over from the Lisbon branch, speaks Portuguese and a bit of Dutch.
2026-06-16 | Tessa snapped at me because I booked the meeting room without asking. Later she brought me a croissant as a peace offering.
2026-07-01 | We settled it: whoever needs the big room writes it on the whiteboard the day before.
2026-08-21 | Tessa is lactose intolerant, so oat milk for the team breakfast. Her son Mika started school this week, he's six.
2026-09-30 | Tessa mentioned that her partner Jonas is looking for a job as a cook. They rent a tiny place near the canal.
2026-10-15 | Presentation with Tessa moved to 3 December, the client asked for it.
2026-11-02 | Correction: the presentation is on 10 December, not the 3rd.`,
    questions: `
when is the presentation => 10 December
which languages does tessa speak => Portuguese & Dutch
where did she work before => Lisbon
what is her son called => Mika
how old is mika => 6/six
can tessa drink milk => lactose
who is jonas => partner
what does jonas do => cook
what did she bring me after the fight => croissant
what did we decide about the meeting room => whiteboard
why did she snap at me => room
when is mikas birthday => -
how much rent do they pay => -
does tessa have a daughter => -
what is jonas allergic to => -
where do they live => canal`,
  },
  {
    language: "en",
    name: "Ben",
    context: "friend",
    notes: `
2026-10-03 | Met Ben at the climbing gym. He's training for a marathon in April.
2026-10-10 | Ben came round, we watched the rugby and he ate all my crisps.
2026-10-24 | Beers with Ben at the Plough. He told me he got fired on Monday. He hasn't told his wife yet.
2026-11-07 | Ben still hasn't paid me back the 60 quid for the concert tickets.
2026-11-08 | Ben's wife is called Laura. She is a vet. Laura doesn't know about the job.
2026-11-14 | Ben has an interview at the city council next Tuesday. I promised to check his CV by Sunday.
2026-11-19 | Texted Ben good luck, he sent back a thumbs up. He never answers calls, only messages.`,
    questions: `
how often did we meet in october => 3
how many times did i see ben in october => 3
has ben paid me back => hasn't/not
how much does he owe me => 60
when was he fired => 19 October
what does laura do => vet
when is his interview => 24 November/17 November
what did i promise ben => CV
where is the interview => council
does he answer calls => messages
what is he training for => marathon
when is the marathon => April
where did we go for beers => Plough
what is laura's mother called => -
does he have kids => -
how much did the concert tickets cost => 60
what's his wife's job => vet
what does ben drink => beer
how often did we meet in august => -`,
  },
  {
    language: "en",
    name: "Gran",
    context: "family",
    notes: `
2025-09-08 | Gran turns 88 today. Lemon drizzle cake, as always, and she beat us all at rummy.
2026-01-19 | The dentist pulled two of Gran's teeth. Only soup for a week, she likes leek and potato best.
2026-03-29 | Gran told me about her first job in the button factory in Derby when she was fifteen. Her best friend back then was Edith.
2026-05-12 | We call every Tuesday and Saturday now, she says Thursdays are for bridge.
2026-07-20 | Gran's hearing aid is broken again. Cousin Will promised to take it to the shop in the week.
2026-09-08 | Rang Gran for her birthday. Grandad would have been 90 this year, she said.
2026-11-01 | The stairlift gets fitted on 9 December. It costs 2,300 pounds, Dad pays half.`,
    questions: `
when is grans birthday => 8 September
how old is gran => 89
what cake does she like => lemon
what soup does gran like => leek
where was her first job => Derby/button
who was her best friend => Edith
when do we call => Tuesday
what does she do on thursdays => bridge
who said he'd take the hearing aid to the shop => Will
when does the stairlift come => 9 December
how much does the stairlift cost => 2,300
who pays half => Dad
when was grandad born => -
where does cousin will live => -
what pills does gran take => -
does gran have a cat => -
when is ediths birthday => -`,
  },
  {
    language: "en",
    name: "Lucia",
    context: "friend",
    notes: `
2025-11-30 | Lucia's hen do is being planned by her sister Marta, who lives in Valencia and sells ceramics.
2026-02-14 | Lucia got engaged!! Pablo asked her on the ferry. She wants a tiny wedding, thirty people at most.
2026-04-22 | Coffee with Lucia. I borrowed her sewing machine, must return it before summer. She's mad about Korean dramas and can't abide olives.
2026-06-30 | Brought the sewing machine back. She wasn't home so I left it with Pablo.
2026-08-09 | The wedding date is set for 15 May 2027 in Girona.
2026-09-27 | Lucia's pregnant, she told me in the car. The baby is due in March, so the wedding moves to 18 September 2027.
2026-10-31 | Lucia says no to alcohol of course, only chamomile tea.`,
    questions: `
when is the wedding => 18 September 2027
where is the wedding => Girona
who is lucia marrying => Pablo
what does marta do => ceramics
where does lucias sister live => Valencia
how many people does she want at the wedding => 30/thirty
when is the baby due => March
what doesn't she like to eat => olives
what shows does she like => Korean
did i give back the sewing machine => back
when did i return the sewing machine => 30 June
what does she drink at the moment => chamomile
what does pablo do for work => -
what is the baby's name => -
where does pablo live => -
how old is marta => -
where did pablo propose => ferry`,
  },
  {
    language: "en",
    name: "Mr Okafor",
    context: "colleague",
    notes: `
2026-03-16 | Annual review with Mr Okafor. He said my reports are too long and that a raise might be possible in autumn.
2026-05-08 | Okafor wants everything by email, never by phone. Before ten he doesn't want to be disturbed at all.
2026-06-12 | His daughter Chidi plays the cello, she has a concert on Saturday. He left early to drive her to rehearsal.
2026-09-22 | Asked about the raise. He'll give me an answer by the end of October.
2026-10-30 | The raise is approved: 180 euros more a month from January.
2026-11-12 | Okafor reminded me that the inventory has to be finished by 4 December. I must also hand in my holiday dates by next Wednesday.`,
    questions: `
what did he say about my reports => long
how much is the raise => 180
when does the raise start => January
when was the raise approved => 30 October
how does he want to be contacted => email
when should he not be disturbed => ten
what does his daughter play => cello
when was chidis concert => 13 June
what is his daughter called => Chidi
when does the inventory have to be done => 4 December
when do i have to hand in my holiday dates => 18 November/25 November
what's his wife called => -
how old is chidi => -
where does okafor live => -
does he have a son => -
when is his holiday => -`,
  },
  {
    language: "en",
    name: "Joel",
    context: "family",
    notes: `
2026-01-28 | My son Joel moved to Sheffield for his apprenticeship as an electrician. Left him at the station with two suitcases and a lump in my throat.
2026-03-11 | Joel called, only to ask how to wash wool. He shares the flat with Amir and Freddie. Amir is the tidy one.
2026-04-06 | Easter with Joel. He doesn't eat meat any more, so nut roast it was. His girlfriend is called Hannah, studies law.
2026-06-19 | He wrote that he failed the theory test. Resit on 14 July.
2026-07-16 | He passed!! We sent him 50 pounds to celebrate.
2026-09-05 | Joel moved out of the flat, now he lives with Hannah in Leeds. He says the shower is bigger than his old room.
2026-11-15 | Joel has tonsillitis, lost his voice completely. He comes home for Christmas on the 22nd and has to be back by the 29th.`,
    questions: `
where does joel live now => Leeds
where did joel live before => Sheffield
what's he training to be => electrician
who does he live with => Hannah
what does hannah study => law
does joel eat meat => doesn't
did he pass the test => passed
when was the resit => 14 July
when does he come home => 22 December
when does he have to be back => 29 December
what's wrong with joel => tonsillitis
who did he share the flat with => Amir
what does amir do => -
when is hannahs birthday => -
how much rent does joel pay => -
does he have a car => -
how much money did we send him => 50`,
  },
];
