import { worldsOf, type World } from "./cases.ts";

/** Written without knowledge of the code. */
export const ENGLISH_SIXTH: readonly World[] = worldsOf(
  "en",
  `
# Dev | friend
2026-11-12 | dev rang from the airport, back from Goa, brown as a nut. brought me cardamom and a shirt thats 2 sizes too small lol
2026-10-30 | diwali at devs. his mum Sunita made gulab jamun, i had 6. his wife priya is expecting!! due in april. dont tell rob yet
2026-10-11 | played squash w dev, lost 3-1. he's got tennis elbow so we stop til january. we split the court fee, 14 quid each
2026-09-05 | dev got the job at Monzo, starts mon 21 sept. payrise of 8k. he's chuffed. leaving do at the Crown on the 18th
2026-08-02 | lent dev my drill and the big ladder. he's putting shelves up in the nursery
? when does dev start at monzo => 21 September
? where was his leaving do => Crown
? how much of a payrise did dev get => 8k/8,000/8000
? what did dev bring me from goa => cardamom
? when is the baby due => April
? what did i lend dev => drill
? what's dev's mums name => Sunita
? why did we stop playing squash => elbow
? how much was the court fee each => 14
? who shouldn't know about the baby => rob
? when did i last play squash with dev => 11 October
? what is priya's job => -
? what's the baby going to be called => -
# Aunt Carol | family
2026-11-15 | Lunch with Aunt Carol at the garden centre. She paid, wouldn't hear of splitting it. She is having her hip replaced on 14 January at the Nuffield, and will need somebody to stay for a fortnight. I said I would do the first week, cousin Helen the second.
2026-10-04 | Aunt Carol rang, rather low. It's two years since Uncle Des died. She has decided to give his golf clubs to the boy next door, Tyler, who mows her lawn.
2026-08-23 | Collected Aunt Carol from the station. She takes the 10.40 because the early one has no trolley service. She cannot abide cats, so I had shut Smudge in the bedroom.
2026-07-19 | Aunt Carol's 75th on the 17th. We gave her a weekend in Whitby, she cried. Helen made the cake, coffee and walnut.
2026-05-31 | Aunt Carol has sold the caravan for £6,250 to a couple from Hull. She wanted seven thousand.
? when is aunt carol's hip operation => 14 January
? which hospital is she going to for her hip => Nuffield
? who stays with her the second week => Helen
? how much did she get for the caravan => 6,250
? who bought the caravan => couple/Hull
? what did we give aunt carol for her 75th => Whitby/weekend
? when's her birthday => 17 July
? who gets uncle des's golf clubs => Tyler
? what kind of cake did helen make => walnut
? does aunt carol like cats => abide
? which train does she take => 10.40
? who paid for lunch at the garden centre => She paid
? how did uncle des die => -
? what is her neighbour's surname => -
# Piotr | colleague
2026-11-18 | Stand-up: Piotr will take over the billing module from Anke as of 1 December. He asked me to review his PRs within a day, I agreed.
2026-11-03 | Piotr brought his daughter Zosia to the office, 4 yrs, drew a dragon on the whiteboard. School closed bc of burst pipe.
2026-09-29 | 1:1 w/ Piotr. Wants to go to 80 % from January, fridays off. Told him I'd raise it with Ms Keller.
2026-09-08 | Piotr allergic to peanuts!! Had to use EpiPen at the team lunch (satay). Nearest hospital: St Elisabeth.
2026-06-22 | P. celebrated 10 yrs at the company. Gift: voucher for a climbing gym, we each put in 15.
2026-04-14 | Piotr's bike stolen from the yard, worth 1.400 €. Insurance pays 900.
? what is piotr allergic to => peanut
? which day does piotr want to have off => Friday
? who did he take the billing module over from => Anke
? when does he take over billing => 1 December
? how old is his daughter => 4
? how much does the insurance pay for the bike => 900
? what did we get him for his ten years => climbing
? how much did each of us put in for the gift => 15
? who do I have to talk to about his 80 % => Keller
? why was zosia in the office => pipe
? what did i agree with piotr about reviews => within a day
? where does piotr live => -
? what's his wife called => -
# Mum | mother
2026-11-16 | mum on phone 40 min. dads snoring again, she sleeps in my old room now. boiler man coming thurs. she wants the blue casserole dish back
2026-11-01 | went over to mum + dad, dad showed me the shed. mums blood results ok except iron. shes on tablets for 3 months. gave her the photo book
2026-09-20 | mum said nan's house is going on the market in spring. 3 ways split w uncle pete and auntie jo
2026-08-09 | mums fallout w auntie jo about the will, not speaking. she wants me to stay out of it
2026-06-28 | took mum to see Mamma Mia at the Palace, she sang. her fave is still Dancing Queen. tickets were £48 each, my treat
2026-03-02 | mums bday is 2nd march i forgot till 9pm, NEVER AGAIN. she likes freesias not lilies (sneezes)
? when is mums birthday => 2 March
? what flowers does mum like => freesias
? how much were the mamma mia tickets => 48
? what does mum want back => casserole
? when is the boiler man coming => 19 November/thurs
? when did I last see mum => 1 November
? when did i last speak to mum => 16 November
? who is mum not speaking to => jo
? why did mum fall out with auntie jo => will
? what did the blood test show => iron
? how long does she have to take the tablets => 3 months
? where does mum sleep now => old room
? what's mums favourite abba song => Dancing Queen
? what was the bill for the boiler => -
? what's her blood type => -
# Tobias | partner
2026-11-19 | Tobi and I had the talk about Christmas: 24th at his parents in Kassel, 25th and 26th with my lot. New Year just us two in a cabin.
2026-11-07 | Tobi has an interview with Bosch on the 24th, 9:30, online. I promised to take the kids out.
2026-10-18 | Fight about the dishwasher, silly. We agreed: whoever cooks does not clear up. He apologised first.
2026-10-02 | Our anniversary, 8 years. He gave me a silver bracelet, I gave him theatre tickets (Faust, 12 December).
2026-08-30 | Tobi ran the Berlin 10k in 51 min. Toenail gone. He wants trail shoes, size 45, for Christmas.
2026-07-14 | Tobi's gran Hedwig is in hospital in Fulda with pneumonia. He drives there every Sunday.
? where do we spend christmas eve => Kassel
? when is tobi's interview => 24 November
? which company is his interview with => Bosch
? what time is the interview => 9:30
? what did we agree about cooking => clear up
? when's our anniversary => 2 October
? what did tobi give me for our anniversary => bracelet
? When are we going to see Faust? => 12 December
? what size shoes does tobi wear => 45
? how often does he drive to fulda => Sunday
? what's wrong with his gran => pneumonia
? how fast did he run the 10k => 51
? what is next with tobi => 24 November/Bosch/interview
? what did i promise tobi => kids
? how much does the cabin cost => -
? what's his father's name => -
# Mr Okonkwo | neighbour
2026-11-14 | Mr Okonkwo (no. 14) took in two parcels for me. I owe him a bottle of something, he drinks only ginger beer.
2026-10-24 | Told Mr Okonkwo the fence will be done by the end of November, £380 in total and we go halves. He gave me his half in cash straight away.
2026-09-13 | Mr O. showed me his runner beans. His wife Grace passed away in 2019, he still sets two plates on Sundays. His son Chidi is a surgeon in Leeds and never calls, he says.
2026-07-05 | Mr O. away till 20 July, visiting his sister in Enugu. I water the tomatoes, key under the third pot.
? what does mr okonkwo drink => ginger beer
? how much is the fence => 380
? how much did he give me for the fence => 190
? what's his son's job => surgeon
? where does his son live => Leeds
? when did grace die => 2019
? where is the key => third pot
? where does his sister live => Enugu
? what number does he live at => 14
? when will the fence be finished => end of November
? how old is mr okonkwo => -
? what did grace die of => -
# Jo | sibling
2026-11-10 | Jo passed her driving test second time!! 4 minors. She's already looking at a red Corsa, £3,200
2026-10-21 | Jo crying on phone, split up with Max after 3 yrs, he met someone at work. She moves back in with mum & dad this weekend
2026-09-16 | Jo's new phone nr 07700 900812, old one fell in the canal
2026-08-11 | Jo came to stay fri - mon. We saw Barbie again and dyed her hair copper. She snores
2026-06-30 | borrowed 60 off Jo for the gas bill
2026-07-28 | paid Jo 25 of it back
2026-05-17 | Jo vegan since easter. except honey. and kinder eggs apparently
? how much do i still owe jo => 35
? whats jos phone number => 07700 900812
? who did jo split up with => Max
? why did they split up => someone at work
? how many minors did she get in her driving test => 4
? which car does she want => Corsa
? how much is the car => 3,200
? what colour did we dye her hair => copper
? does jo eat honey => honey
? since when is jo vegan => easter
? where does jo live now => mum & dad
? what is jo's landlord called => -
? when did jo and max meet => -
# Dr Lindqvist | other
2026-11-05 | Session 12 w Dr Lindqvist. Talked about dad. Homework: write the letter I won't send. Next one 26 Nov, 4 pm
2026-10-15 | Dr L on holiday in Norway until the 2nd. Emergency number is on the card in my wallet
2026-09-24 | Dr Lindqvist said the sleep diary is helping. I told her about the panic on the bridge. Fee goes up to 85 from October
2026-08-27 | First time I cried there. She has a print of a heron over the couch
? when is my next session => 26 November
? what time is the next session => 4 pm
? what's my homework => letter
? how much is a session now => 85
? what picture hangs over the couch => heron
? where did dr lindqvist go on holiday => Norway
? where is the emergency number => wallet
? what did i tell her about the bridge => panic
? when did I last see dr lindqvist => 5 November
? is dr lindqvist married => -
# Amara | friend
2026-11-17 | So I had coffee with Amara today and she told me that she and Femi are finally buying, it's a two bed in Catford, and they complete on the fifth of December if all goes well, and she asked whether I could help with the move and I said yes of course.
2026-10-10 | Amara gave her talk in Lisbon and it went brilliantly, somebody from Google came up to her afterwards. She brought me a tin of sardines with a cat on it.
2026-09-03 | Went to the christening of Amara's niece, Imani, at St Luke's and I wore the yellow dress. Amara's the godmother obviously. I gave a silver spoon.
2026-07-25 | Amara told me she can't have alcohol because of the new medication, it's for her thyroid, so we had mocktails on the roof.
2026-06-06 | I told Amara about the miscarriage. She just held my hand, she had one too in 2021.
? where are amara and femi buying => Catford
? when do they complete => 5 December/fifth of December
? how many bedrooms does their place have => two
? what did i say i'd help with => move
? where did amara give her talk => Lisbon
? what did she bring me from lisbon => sardines
? what's amara's niece called => Imani
? what did i give at the christening => spoon
? why cant amara drink alcohol => medication/thyroid
? what did I wear to the christening => yellow
? who came up to her after the talk => Google
? how much did the flat cost => -
? when is imani's birthday => -
? what is femi's job => -
# Uncle Stan | uncle
2026-10-29 | Stan's hearing aids finally fitted. Specsavers, £1,895 the pair. he hates them
2026-09-19 | Up to Stan's. cleared the gutters. He told me the one about Malta 1961 again. fish + chips, he had the scampi
2026-08-15 | stan needs a lift to the Legion every 2nd weds. ive done 3 so far, Barry does the others
2026-06-14 | Stan 90 today!!! card from the mayor. party at the Legion, 60 people. Gave him a digital radio
2026-04-04 | Stan won't go into a home, he was clear. wants to be buried next to Aunt Vi at Hollybrook
? how much were stan's hearing aids => 1,895
? how old is stan => 90
? when is stans birthday => 14 June
? what did i give stan for his 90th => radio
? where does stan want to be buried => Hollybrook
? how often does he go to the legion => 2nd weds/every 2nd
? who else gives stan a lift => Barry
? how many people came to the party => 60
? what did stan eat when i was there => scampi
? where did he get his hearing aids => Specsavers
? when did i last visit stan => 19 September
? what regiment was stan in => -
# Lena | ex
2026-11-11 | Handover with Lena at 5. Boys were tired. She wants to swap the weekend of 5/6 Dec for the one after, I said fine.
2026-10-26 | Lena emailed: school trip to Kiel in May costs 310, we split it. Deposit of 50 by friday, I transferred it the same evening.
2026-09-30 | Lena has a new boyfriend. Jonas. The boys like him, he has a boat. Ok.
2026-08-19 | Lena and I agreed at the mediator's: boys with me Wed to Fri and every other weekend. Holidays half and half. She keeps the car.
2026-05-06 | Paul broke his arm at football, Lena took him to the clinic, plaster for 5 weeks.
? what did lena and i agree at the mediators => Wed
? who keeps the car => She keeps
? which weekend does lena want to swap => 5/6 Dec/5 and 6 December
? how much is the school trip => 310
? where does the school trip go => Kiel
? how much was the deposit => 50
? what is lenas new boyfriend called => Jonas
? how did paul break his arm => football
? how long did paul have the plaster => 5 weeks
? what does jonas have that the boys like => boat
? how old is paul => -
? what is jonas's job => -
# Priya | colleague
2026-11-13 | Priya's leaving 31 Dec!! Going to Deloitte. Only I know. She recommended me for her role, chat with Martin on Tuesday 24th
2026-10-16 | Lunch w/ Priya @ Dishoom. her treat. She got engaged, Arjun asked her on Arthur's Seat. wedding next summer in Jaipur
2026-09-09 | Priya covered for me when I had migraine. Owe her one. She loves those salted caramel things from Hotel Chocolat
2026-07-31 | Priya off sick, slipped disc. sent her a meme + flowers from the team (£5 each)
? when is priya leaving => 31 December
? where is she going => Deloitte
? when is my chat with martin => 24 November
? who is arjun => engaged
? where is the wedding => Jaipur
? when is the wedding => summer
? where did arjun propose => Arthur's Seat
? what sweets does priya love => caramel
? why was priya off in july => disc
? who knows that priya is leaving => Only I
? what did we agree with martin about salary => -
? what's her surname => -
# Grandpa Joe | grandfather
2026-11-08 | Remembrance Sunday. Took Grandpa Joe to the cenotaph. He wore his father's medals. Cold. Flask of tea, one sugar.
2026-10-12 | Grandpa's cataract done, left eye, drops 4 times a day for a month. Nurse Patel calls in on Tuesdays.
2026-09-27 | Grandpa Joe sold me the Morris Minor for a pound. Log book in the sideboard. It needs a new clutch, around 400.
2026-08-01 | Grandpa can't remember what he did with the building society book. I found it in the biscuit tin.
2026-05-24 | Taught me to make his rhubarb chutney: 2 kg rhubarb, 1 kg sugar, pint of malt vinegar.
? which eye did grandpa have done => left
? how often does he need his drops => 4 times
? when does nurse patel come => Tuesday
? where was the building society book => biscuit tin
? how much did i pay for the morris minor => pound
? how much will the clutch cost => 400
? how much sugar goes in the chutney => 1 kg
? how many sugars does he take in his tea => one
? where's the log book => sideboard
? whose medals did he wear => father
? when is the right eye being done => -
? what did grandpa do before he retired => -
# Sam | housemate
2026-11-06 | Sam late w rent AGAIN, says payday is the 25th. that's £540 + 31 for wifi since sept
2026-10-20 | house mtg: bins = Sam, hoovering = me, bathroom = Ollie. no guests on sunday nights
2026-10-01 | sam's cat arrived. Called Tofu. supposed to be "just for a month"
2026-09-15 | Sam moved in today. from Cardiff, studying marine biology. brought a surfboard. room costs 540
? how much is sam's rent => 540
? how much does sam owe in total => 571
? when is sam's payday => 25
? who does the bathroom => Ollie
? who is on bins => Sam
? what's the cat's name => Tofu
? what does sam study => marine biology
? where is sam from => Cardiff
? when did sam move in => 15 September
? which night are guests not allowed => sunday
? how old is sam => -
? what does ollie study => -
# Beatriz | friend
2026-11-09 | Video call with Bea, 2 hrs. She's moved to Porto and rents a room from a widow, 350 a month, no men allowed. Her visa runs out in March.
2026-10-05 | Bea's farewell dinner, she cooked feijoada. I gave her my green scarf. She left me her bike, it's in the cellar, code for the lock 4471.
2026-09-12 | Bea's mother rang from Recife, her dad has had a stroke. Not too bad, left hand. Bea flies out on the 15th, returns on the 29th.
2026-07-18 | Bea got the results: B2 in German, 84 %. We went to the lake to celebrate, she can't swim!
? where has bea moved to => Porto
? how much rent does she pay => 350
? when does her visa run out => March
? what's the code for the bike lock => 4471
? what did she cook at her farewell => feijoada
? what did i give bea => scarf
? where is her bike => cellar
? where does bea's mother live => Recife
? what happened to her dad => stroke
? can bea swim => can't swim
? when did she come back from brazil => 29 September
? what level did she get in german => B2
? what's the widow's name => -
? where does bea work in porto => -
`,
);
