import { worldsOf, type World } from "./cases.ts";

export const ENGLISH_SEVENTH: readonly World[] = worldsOf(
  "en",
  `
# Fiona | friend
2026-11-16 | Fiona's kiln is finally wired up. She fired the first batch on Saturday and half of it cracked, she laughed about it. I've ordered six bowls for Mum, 18 each.
2026-10-28 | Long walk round the reservoir with Fiona. She's seeing someone called Duncan, a tree surgeon, divorced, two girls. She wants me to meet him before Christmas.
2026-10-02 | Fiona borrowed our trailer to fetch the kiln from Stroud. She brought it back with a flat tyre and a bottle of damson gin.
2026-08-19 | Fiona's studio rent is going up to 310 from 275. She may have to give up the yoga.
2026-07-03 | Fiona can't have walnuts, her throat closes up. The brownies at the fete were full of them, lucky that she asked.
+ planned 2026-12-04 | Supper at Fiona's to meet Duncan, bring cheese | 
? who is duncan => tree surgeon/seeing
? how much do six bowls cost altogether => 108
? by how much is her studio rent going up => 35
? when am I going to meet duncan => 4 December
? where did she fetch the kiln from => Stroud
? what did fiona bring back with the trailer => gin/tyre
? what is fiona allergic to => walnut
? what should i bring to supper => cheese
? when did i last see fiona => 28 October
? what are duncan's daughters called => -
? how much did the kiln cost => -
# Grandad Bill | grandfather
2026-11-09 | Grandad's new carer is called Blessing, she comes every morning at eight except Sundays. He grumbled for ten minutes and then showed her the medals.
2026-10-17 | Took Grandad to the barber. He told me that he'd wanted to be a joiner but his dad sent him down the pit at fourteen. I'd never heard that.
2026-09-25 | The stairlift was fitted today. 2,150, of which the council pays 1,500. The engineer, a lad called Kyle, was very patient.
2026-08-06 | Grandad's hearing test: left ear almost gone. The hospital wants him back in six months.
2026-06-21 | Father's Day lunch at the Plough. Grandad had the gammon, I paid 64 for the four of us. Uncle Ted never turned up.
? what's the name of grandad's carer => Blessing
? which day does the carer not come => Sunday
? what did grandad want to become => joiner
? how old was he when he went down the pit => fourteen/14
? how much of the stairlift do we have to pay ourselves => 650
? who fitted the stairlift => Kyle
? which ear is bad => left
? where did we have lunch on fathers day => Plough
? who didn't come to the father's day lunch => Ted
? what time does blessing come => eight
? when did I take grandad to the barber => 17 October
? what's kyle's surname => -
? when is grandads birthday => -
# Ines | colleague
2026-11-18 | Ines told me in the lift that the Lyon office closes in June. Nobody's supposed to know until the 30th. She's thinking of taking the money and opening her café.
2026-11-04 | Ines and I shared a taxi to the airport, 42, she paid with her card. I gave her 15, that's all I had.
2026-09-22 | We divided the workshop between us: Ines does the morning session and the slides, I take the afternoon and the feedback forms.
2026-09-01 | Ines is back from maternity leave, three days a week, Monday to Wednesday. Baby Théo is with her mother-in-law.
2026-05-28 | Ines's leaving-for-leave lunch. We gave her a pram cover and a voucher over 120.
? how much do i still owe ines for the taxi => 27/6
? when does the lyon office close => June
? how did we split the workshop => morning
? which days does ines work => Monday
? who looks after théo => mother-in-law
? what is she thinking of opening => café/cafe
? until when must nobody know => 30
? what did we give ines before her maternity leave => pram
? what's ines's husband's name => -
? how old is theo => -
# Tante Margot | aunt
2026-11-13 | Margot phoned from the clinic in Bern. The new knee works, she did twelve steps. Home on the 20th if all's well, then rehab in Leukerbad for three weeks.
2026-10-30 | Drove Margot to Bern for the knee operation. She gave me an envelope with 200 francs for petrol, far too much, and the keys to the post box.
2026-09-12 | Margot's sold the vineyard to the Favre brothers. She kept two rows 'for the angels'. Claude, her late husband, would have understood.
2026-07-24 | Lunch on Margot's terrace: perch fillets. She hates coriander and mobile phones at table. She wants me to have the walnut dresser one day.
2026-04-05 | Easter with Margot. She hid eggs for us like thirty years ago. Church at nine, she sang alto.
? who bought the vineyard => Favre
? where is margot going for rehab => Leukerbad
? how long is the rehab => three weeks
? when does she come home => 20
? what does margot want me to have => dresser
? how much did she give me for petrol => 200
? what can't margot stand => coriander
? who was claude => husband
? when did I last speak to margot => 13 November
? which notes mention the knee => 13 November & 30 October
? how much did the vineyard sell for => -
? when did claude die => -
# Kev | mate
2026-11-15 | kev n me watched the derby at the Anchor, 2-2, he owes me a tenner from the bet
2026-10-24 | kevs van failed its MOT, needs 2 tyres + exhaust, 480 quid. lent him 200 til payday
2026-11-01 | kev gave me 120 back
2026-09-09 | kev packed in the fags!!! 1st sept. chews gum like a cow now
2026-08-14 | went camping w kev n his lad Alfie (9) in the Peaks. rained. alfie caught a trout
? how much of the 200 does kev still owe me => 80
? when did kev stop smoking => 1 September
? what did alfie catch => trout
? where did we go camping => Peaks
? what was the score of the derby => 2-2
? how much will the mot work on the van cost => 480
? how old is alfie => 9
? where did we watch the derby => Anchor
? when did kev last pay me something back => 1 November
? does kev still smoke => packed in
? what's alfies mum called => -
? what team does kev support => -
# Yasmin | daughter
2026-11-17 | Yasmin rang from Leeds. She's dropped chemistry and switched to geography, told me as if I'd bite. Her tutor Dr Pell supports it. Rent for January is due on the 5th, 460.
2026-10-31 | Yasmin's flatmates: Orla, who cooks, and Benedict, who doesn't. The oven's broken, the agency is sending someone on Tuesday.
2026-10-05 | Posted Yasmin the winter coat, her retainer and the blue folder. She'd left all three on the bed.
2026-09-19 | Moved Yasmin into halls... no, into the house on Cardigan Road, number 88. Deposit 500, half of it came from her grandma.
2026-07-30 | Yasmin passed her driving test, third go. She may have the car on weekends as long as she fills it up. That's our deal.
? what is yasmin studying now => geography
? who is dr pell => tutor
? when is the january rent due => 5 January
? how much rent does yasmin pay => 460
? which of her flatmates cooks => Orla
? what's our deal about the car => fills
? what did i post to yasmin => coat
? how much of the deposit came from grandma => 250/half
? which road does yasmin live in => Cardigan
? when was the oven going to be looked at => Tuesday/3 November
? how many goes did she need to pass her driving test => third
? what is benedict studying => -
? when does yasmin's term end => -
# Mr Farrow | landlord
2026-11-11 | Mr Farrow's son Neil does the repairs now. He put a new seal on the shower and said the damp patch needs a proper look, he'll come again next Wednesday morning.
2026-10-15 | Mr Farrow agreed to let us paint the kitchen, any colour but black, if we put it back when we go.
2026-09-30 | Rent's paid till the end of the year in one go, 3 times 890. He knocked off 50 for the broken washing machine.
2026-08-02 | Mr Farrow keeps bees on the roof of number 5. He left a jar of honey at the door.
? when is neil coming again => 18 November
? what did neil repair => seal/shower
? what did mr farrow agree to about the kitchen => paint
? what colour may we not paint the kitchen => black
? why did he knock off 50 => washing machine
? where does mr farrow keep his bees => roof
? what did he leave at the door => honey
? is neil mr farrows son => son
? what's mr farrow's phone number => -
? how much was the deposit => -
# Coach Dana | coach
2026-11-14 | Club run with Dana's group, 16k along the estuary. She's put me in the B team for the relay on 29 November, I run the third leg.
2026-10-20 | Dana says rest days are Monday and Friday, no arguing, and no new shoes before a race.
2026-09-27 | Half in 1:49:20! Dana hugged me at the finish. Her own best is 1:21, from Valencia.
2026-08-18 | Dana has a stress fracture in her left foot, six weeks in a boot. She's coaching from a bicycle.
? when is the relay => 29 November
? which leg am i running => third
? which days are rest days => Monday
? what's dana's best time for the half => 1:21
? what was my time in the half => 1:49
? which foot did dana hurt => left
? how long did dana have to wear the boot => six weeks
? what did dana say about new shoes => race
? how far did we run with the club => 16
? where did dana run her best => Valencia
? where does dana work => -
? how old is dana => -
# Rafael | partner
2026-11-12 | Rafa came home with a kitten. We'd said no pets until the move! She's grey, called Nube, and sleeps in my hat.
2026-10-27 | Rafa's mum Pilar stays with us from 18 to 30 December, she can't sleep on the sofa bed because of her back, so we take the sofa.
2026-10-08 | Row about money, then we made a plan: each puts 400 a month into the joint account, and anything over 100 we decide together.
2026-09-14 | Rafa's 35th, surprise dinner at El Pimpi. His sister Lola came from Seville and cried. I gave him the watch.
2026-06-30 | We signed for the flat on Alder Street. Keys on 1 March. Rafa carried me over the doorstep of the estate agent's.
? what is the kitten called => Nube
? what colour is the kitten => grey
? when does pilar come => 18 December
? why do we sleep on the sofa => back
? how much do we each put into the joint account => 400
? what did we decide about money => 400
? when do we get the keys => 1 March
? where is the new flat => Alder
? when is rafa's birthday => 14 September
? where does lola live => Seville
? what did i give rafa for his birthday => watch
? where did we have the surprise dinner => Pimpi
? how much is the flat => -
? what does lola do for a living => -
# Beth | sister-in-law
2026-11-08 | Beth's twins had their naming day. Ivy wailed, Rowan slept. I'm Rowan's guide-parent, Tom is Ivy's. Present: a savings book with 100 for each.
2026-09-29 | Beth is going back to work in February, two days at the library. Her mum will have the twins on Thursdays, and the childminder, Shirin, on Fridays.
2026-08-11 | Beth asked if I'd stop giving advice about sleep. Fair. She'd been up since three. I took the twins round the park instead.
2026-05-17 | The twins are here: Ivy at 6.12 and Rowan at 6.31, 2.4 and 2.6 kilos. Beth lost a lot of blood but is all right.
? when were the twins born => 17 May
? how much did rowan weigh => 2.6
? who looks after the twins on fridays => Shirin
? who is ivy's guide-parent => Tom
? what present did i give the twins => savings
? how much did i give the twins altogether => 200
? when does beth go back to work => February
? where does beth work => library
? what did beth ask me to stop => advice
? who is shirin => childminder
? how much does shirin charge => -
? what is beth's mum called => -
`,
);
