import { worldsOf, type World } from "./cases.ts";

export const ENGLISH_NINTH: readonly World[] = worldsOf(
  "en",
  `
# Colin | friend
2026-11-13 | Pub quiz with Colin at the Fox. We came second. He's been made head of department, from January, and celebrates with a curry on the 27th.
2026-10-24 | Colin's dad has moved into a care home in Buxton, Ashgrove. Colin drives over every Sunday after church. The old house is to be let, 950 a month.
2026-09-15 | Lent Colin the long extension lead and 80 for his daughter's school trip. He'll have it by payday.
2026-10-05 | Colin paid me back the 80. The lead he forgot.
2026-07-28 | Colin can't do stairs at the moment, he's torn a ligament in his knee playing badminton. The physio, Sandra, sees him on Wednesdays.
? when does colin celebrate => 27 November
? where did we come second => Fox
? what is colin going to be => head of department
? where does colin's dad live => Buxton/Ashgrove
? how often does colin visit his dad => Sunday
? how much is the rent for the old house => 950
? what has colin not given back yet => lead
? does colin still owe me money => nothing/paid/back/any more
? how did colin hurt his knee => badminton
? who is sandra => physio
? when did i last see colin => 13 November
? what's colin's daughter called => -
? how old is colin's dad => -
# Mamie | grandmother
2026-11-07 | Mamie had her flu jab and complained about the needle. She told me the ring with the blue stone is for me, the pearls are for Elodie. I wrote it down with the date because of Uncle Marc.
2026-10-12 | Bought Mamie a raised toilet seat, 49.90, and a walking stick, 22. She won't use either, she says.
2026-08-30 | Mamie grew up on a barge, I never knew. Her father carried gravel on the Marne, they lived on board until she was nine.
2026-05-06 | Mamie is ninety-two. Lunch with all eleven of us, she had two glasses of Crémant and told the one about the priest.
? who gets the pearls => Elodie
? which ring is for me => blue
? how much did the walking stick and the seat cost together => 71.90
? where did mamie grow up => barge
? until what age did she live on board => nine
? when's mamie's birthday => 6 May
? how old is mamie => 92
? how many people were at her birthday lunch => eleven
? what did her father carry => gravel
? what is uncle marc's wife called => -
# Stefan | colleague
2026-11-16 | Stefan's gone vegan for a bet with his wife, until Easter. If he fails he has to paint the fence.
2026-10-29 | Stefan and I take turns with the on-call phone now: even weeks him, odd weeks me. Swaps only if told three days before.
2026-09-30 | Stefan's bonus was cut by half, to 1,200. He's looking around, had a first talk with Siemens on 22 September.
2026-08-12 | Stefan broke his collarbone on the Gardasee, windsurfing. Off work till the end of the month. Sent flowers, 12 from each of the eight of us.
? what happens if stefan loses the bet => fence
? until when is stefan vegan => Easter
? who has the phone in odd weeks => me
? how much was stefan's bonus => 1,200
? which company did he talk to => Siemens
? which bone did stefan break => collarbone
? what did we agree about swaps => three days
? how much did the flowers cost altogether => 96
? when did stefan have the talk with siemens => 22 September
? how long was he off work => end of the month
? what's stefan's salary => -
? how many children does stefan have => -
# Aunt Biddy | aunt
2026-11-11 | Biddy rang in a state: her handbag was stolen on the 42 bus, with her pension book and the photo of Alf. I cancelled her card. The police reference is on the pad by the phone.
2026-10-20 | Took Biddy for her scan at the Infirmary. Results in ten days, she's to ring Dr Amin's secretary, a Mrs Quick.
2026-09-08 | Biddy wants no fuss for her 80th on 2 February, only a trip to see the sea at Filey. I've promised to drive.
2026-06-16 | Biddy's tomatoes, first of the year. She swears by comfrey. She takes three sugars and won't hear a word about it.
? where was biddy's handbag stolen => bus
? what was in the handbag => pension
? where is the police reference => pad
? who is mrs quick => secretary
? where does biddy want to go for her 80th => Filey
? when is biddy's 80th => 2 February
? what did i promise aunt biddy => drive
? how many sugars does she take => three
? when did i take biddy for her scan => 20 October
? what's coming up with biddy => 2 February
? what did the scan show => -
? how much money was in the handbag => -
# Jess | sister
2026-11-15 | Jess and Rob have exchanged contracts on 14 Mill Row, 310,000. They get the keys on 4 December. She asked if Dad and I can help rip out the carpets.
2026-10-18 | Jess is 12 weeks, due on 1 May! She's off coffee and can't look at eggs. Nobody at work knows yet.
2026-09-05 | Babysat Jess's dog, Pickle, for the weekend. He ate a sock. Vet bill 140, Jess insisted on paying me back, transferred it today... all of it.
2026-08-21 | Jess's degree came through, first class honours. Mum cried. I gave her a fountain pen.
? what is jess's new address => Mill Row
? how much did they pay for the house => 310,000
? when do they get the keys => 4 December
? what does jess want me to help with => carpets
? when is the baby due => 1 May
? what can jess not stand at the moment => eggs
? what did pickle eat => sock
? how much was the vet bill => 140
? what did i give jess for her degree => pen
? who doesn't know about the pregnancy => work
? what's the baby's name going to be => -
? what did jess study => -
`,
);
