import { worldsOf, type World } from "./cases.ts";

export const ENGLISH_EIGHTH: readonly World[] = worldsOf(
  "en",
  `
# Harriet | friend
2026-11-14 | Helped Harriet clear her mother's attic. We found the christening gown and a shoebox of letters from her father in Malaya. She's keeping the letters, the gown goes to the museum.
2026-10-30 | Harriet's operation went well, Mr Sandhu took out the gallbladder, keyhole. She's home and only allowed to lift a kettle for two weeks.
2026-10-11 | Harriet's boys are at loggerheads: Felix wants the house sold, Max would rather rent it out. She asked me to have a word with Felix, I said I'd think about it.
2026-09-02 | Harriet sold me her old bike for 120, I've paid 50 and she said whenever for the rest.
2026-07-19 | Harriet is off dairy since her stomach trouble. Oat milk in her tea, two sugars.
2026-05-08 | Harriet's allotment: plot 27, by the railway. She brings me rhubarb every spring and I give her eggs.
? who took out her gallbladder => Sandhu
? where does the christening gown go => museum
? which son wants to sell the house => Felix
? how much do i still owe harriet for the bike => 70
? how long may she not lift anything => two weeks
? what kind of milk does she take => Oat
? what's the number of her allotment => 27
? what did harriet ask me to do about felix => word
? where was her father when he wrote the letters => Malaya
? how often does she bring me rhubarb => spring
? what's harriet's mother's name => -
? how much is the house worth => -
# Lukas | brother
2026-11-17 | Lukas called from the ferry. He and Sanne are engaged, he asked her on the lighthouse on Texel. The wedding will be in September, small, in Groningen. I'm to make the cake.
2026-10-06 | Lukas paid the deposit for Dad's wheelchair, 300, and I paid the remaining 450. We'll settle it so that each has paid half.
2026-08-28 | Went sailing with Lukas, two days. He has a new boat, second hand, called Meeuw. I was sick, he was kind about it.
2026-06-12 | Lukas starts at the port authority on 1 August as a pilot's assistant. His boss will be a woman called Hilde.
2026-03-21 | Lukas's 40th. He didn't want a party, we had pancakes on the dyke. Gave him the barometer that was Opa's.
? where did lukas propose => lighthouse/Texel
? what's lukas's fiancee called => Sanne
? when is the wedding => September
? what am i supposed to make for the wedding => cake
? how much did dad's wheelchair cost in all => 750
? what's the boat called => Meeuw
? who is hilde => boss
? when did he start at the port authority => 1 August
? what did i give lukas for his 40th => barometer
? whose barometer was it => Opa
? when did i last go sailing with lukas => 28 August
? how much was the boat => -
? where does sanne work => -
# Mrs Teller | teacher
2026-11-10 | Parents' evening with Mrs Teller. Noah is ahead in maths, behind in spelling, and he sits next to Finlay now. She suggests ten minutes of dictation on Mondays and Thursdays.
2026-10-02 | Email from Mrs Teller: Noah pushed a boy called Arlo off the climbing frame. He has to write a sorry card. No screen for a week at our end.
2026-09-07 | New class teacher: Mrs Teller, came from a school in Hull. Room 12, second floor. PE is on Tuesdays, bring the kit.
+ planned 2026-12-01 | Talk to Mrs Teller about the spelling group, 15.40 in room 12 | 
? which days should noah do dictation => Monday
? who does noah sit next to => Finlay
? what is noah behind in => spelling
? who did noah push => Arlo
? when is pe => Tuesday
? which room is his class in => 12
? when am i meeting mrs teller next => 1 December
? where did mrs teller work before => Hull
? what did we agree for the pushing => screen/card
? what is arlo's surname => -
? how old is mrs teller => -
# Tony | neighbour
2026-11-16 | Tony's extension got planning permission, builders start on 11 January, eight weeks of dust. He promised no drilling before nine.
2026-10-13 | Tony took in our parcel again. He's got a hernia and can't carry, so I did his recycling.
2026-09-01 | Tony and Jackie are back from Crete, both burnt. They brought us olive oil, five litres!
2026-08-03 | Looking after Tony's hens for a fortnight, 4 of them, feed at 7 and 6. We may keep the eggs. The bossy one is Thatcher.
2026-06-27 | Street party. Tony did the barbecue, Jackie the sangria. He told me his brother Ronnie's inside for fraud, keep that to myself.
? when do the builders start => 11 January
? how long will the building take => eight weeks
? what did tony promise about drilling => nine
? what's wrong with tony => hernia
? what did they bring us from crete => olive oil
? how many hens does tony have => 4
? what time do the hens get fed => 7
? which hen is the bossy one => Thatcher
? who made the sangria => Jackie
? why is ronnie in prison => fraud
? how much does the extension cost => -
? when is jackie's birthday => -
# Naima | colleague
2026-11-19 | Naima's probation is over, she's permanent now. Drinks on her next Thursday at the Lamb.
2026-11-05 | Naima swapped shifts with me: I do her Saturday the 28th, she does mine on 12 December.
2026-10-21 | Naima doesn't drink, by the way, and no gelatine. For the tray bake: the lemon one is fine.
2026-09-16 | Naima's cousin Idris fixes laptops, 40 an hour, he did mine in an hour and a half.
2026-08-25 | First lunch with Naima. Two kids, Sami (6) and Leïla (3). They live above the pharmacy in Dock Street. She cycles in.
? when are the drinks => 26 November
? where are the drinks => Lamb
? which day do i work for naima => 28 November/Saturday the 28th
? does naima drink alcohol => doesn't drink
? which tray bake can naima eat => lemon
? how much did idris charge me in total => 60
? how old is sami => 6
? how does naima get to work => cycles
? where does naima live => Dock Street
? who fixes laptops => Idris
? what's naima's husband's job => -
? when does naima's probation end => over/19 November
# Granny Pat | grandmother
2026-11-12 | Granny Pat had a fall in the bathroom, nothing broken, six stitches over the eyebrow. Dr Moss takes them out on the 19th.
2026-10-25 | Granny gave me the recipe at last: half a pound of suet, a pint of stout, and it has to steam for eight hours.
2026-09-30 | Took Granny to the optician. Her new glasses are 285, the old frames went into the charity box. Collect them on 14 October.
2026-08-09 | Granny beat us all at rummy again and took 3.40 off me. She says Grandad cheated till the day he died.
2026-02-20 | Granny's 91 today. She doesn't want flowers, 'they die on me', she likes a scratch card.
? how many stitches did she get => six
? when do the stitches come out => 19 November
? how long does the pudding have to steam => eight hours
? how much were her new glasses => 285
? when were the glasses ready => 14 October
? how much did i lose at rummy => 3.40
? how old is granny => 91
? what does she like for her birthday => scratch card
? who cheated at rummy => Grandad
? what did the optician do with the old frames => charity
? when did grandad die => -
? what size shoes does granny take => -
# Emil | son
2026-11-15 | Emil's shoe size is 37 now, third pair this year. He wants to quit judo, I said finish the term first and then we'll see.
2026-11-02 | Emil was sick all night, his temperature was 39.4. Dr Weiss says flu, no school till Friday.
2026-10-09 | Emil spent the night at Jonte's. Jonte's mother is called Maren, she has a trampoline and nerves of steel. Her number is on the fridge door.
2026-09-18 | Pocket money raised to 6 a week from 4.50, he has to empty the dishwasher for it.
2026-08-20 | Emil lost his retainer on the train to Lübeck. A new one is 190.
? what shoe size does emil have => 37
? what did i tell him about judo => term
? how high was his temperature => 39.4
? until when was he off school => Friday
? who is maren => mother
? how much pocket money does emil get => 6
? what does he have to do for his pocket money => dishwasher
? where did he lose his retainer => train
? how much is a new retainer => 190
? where's maren's number => fridge
? which school does emil go to => -
? what is jonte's surname => -
# Gwen | mother-in-law
2026-11-18 | Gwen rang about Christmas dinner. She does the goose, we bring the red cabbage and the wine. Two o'clock sharp, and no phones.
2026-10-16 | Gwen's blood pressure's up again, 170. New pills, one every evening. She's blaming the government.
2026-09-05 | Gwen and I painted the shed together, sage green. She told me she'd once been engaged to a vet before she met Huw.
2026-07-01 | Gwen lent us 4,000 for the roof. No interest, we pay back 250 a month from September.
? what do we have to bring to christmas dinner => cabbage
? what time is christmas dinner => Two
? how often does gwen take her new pills => evening
? what colour is the shed => green
? who was gwen engaged to before huw => vet
? how much did gwen lend us for the roof => 4,000
? what did we agree about paying gwen back => 250
? what's gwen making for christmas => goose
? when did gwen and huw marry => -
? what is the name of gwen's doctor => -
`,
);
