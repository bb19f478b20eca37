import type { World } from "./cases.ts";

export const ENGLISH_LOGBOOKS: readonly World[] = [
  {
    language: "en",
    name: "Hugo",
    context: "friend",
    notes: `
2026-01-09 | Hugo needed cash for the vet, so I gave him a loan of 90 dollars.
2026-02-14 | Hugo slipped me 30 dollars at the bar, 60 to go.
2026-05-05 | Hugo hasn't paid anything since February. I didn't dare to ask.
2026-07-04 | Barbecue at Hugo's. His ex Melanie came too with their boy Theo, who's five now. Theo only eats plain pasta.
2026-09-12 | Hugo got the job at the fire station! He starts on 1 October.
2026-10-21 | Lunch with Hugo at the harbour. He's moving in with his new girlfriend Steph at Christmas.`,
    questions: `
how much does hugo still owe me => 60
how much did i lend hugo => 90
whats theos mums name => -
who is melanie => ex
what does theo eat => pasta
how old is theo => 5/five
where does hugo work => fire station
when did he start at the fire station => 1 October
what's his girlfriend called => Steph
when are they moving in together => Christmas
what does steph do => -
when is theos birthday => -
what is his dogs name => -`,
  },
  {
    language: "en",
    name: "Aunt Vera",
    context: "family",
    notes: `
2025-12-28 | Aunt Vera gave everyone hand-knitted socks at Christmas. I got her a kettle.
2026-03-15 | Vera told me her blood pressure is up again. New pills, to be taken with food.
2026-04-29 | Rang Vera. She's taken up watercolours and goes to a class on Wednesday mornings.
2026-08-10 | Vera's neighbour Mr Doyle proposed to her!!! She said she'd think about it.
2026-08-24 | Vera said no to Mr Doyle. They still play chess.
2026-10-30 | Cousin Nick is taking Vera to Lisbon from the 5th to the 9th of December. She's never flown.`,
    questions: `
what did i get vera for christmas => kettle
what did vera give me for christmas => socks
when does she take her painting class => Wednesday
who proposed to vera => Doyle
did vera accept => no
when does vera go to lisbon => 5 December
who is taking her to lisbon => Nick
what does she play with mr doyle => chess
when did i last ring vera => 29 April
what is mr doyles first name => -
how old is vera => -
where does nick live => -
what did nick give vera => -`,
  },
  {
    language: "en",
    name: "Sam",
    context: "partner",
    notes: `
2026-02-01 | Big fight with Sam about the dishes. Slept on the sofa.
2026-02-22 | Sam and I made a rule: whoever cooks doesn't wash up.
2026-04-12 | Another argument with Sam, this time about his mother staying for two weeks.
2026-06-03 | Sam's size is 43 in shoes, note to self. He wants the blue running shoes.
2026-07-29 | Sam's birthday! 36 today. I gave him the running shoes, he wore them to bed.
2026-10-06 | We fought over money in the car. He never tells me what he spends.
2026-11-14 | Sam takes cream in his coffee now, no longer milk. We're going to his parents on the 28th.`,
    questions: `
how often have we fought => 3
when did we last fight => 6 October
what did we fight about in april => mother
what's sams shoe size => 43
when is sams birthday => 29 July
how old is sam => 36
what did i give sam for his birthday => shoes
what rule did we make => wash up
how does he take his coffee => cream
when are we going to his parents => 28 November
what's his mother's name => -
where do his parents live => -
what colour is his car => -
when is his mothers birthday => -`,
  },
  {
    language: "en",
    name: "Ms Park",
    context: "colleague",
    notes: `
2026-04-07 | New team lead, Ms Park. She comes from Busan and worked in Berlin for nine years.
2026-05-13 | Park prefers short messages on Teams, she never reads long mails.
2026-06-22 | One-on-one with Park: I get the Oslo project if the pilot works out. Decision in September.
2026-09-15 | Got the Oslo project! Kick-off is on 12 October.
2026-09-28 | Kick-off moved to 19 October.
2026-10-19 | Kick-off done. Park brought Korean rice cakes, she's allergic to walnuts so none in there.
2026-11-17 | Park wants the budget from me by Thursday next week.`,
    questions: `
where is park from => Busan
where did she work before => Berlin
how does she prefer to be contacted => Teams
when was the kick-off => 19 October
what is ms park allergic to => walnuts
when does park want the budget => 26 November
which project did i get => Oslo
what did she bring to the kick-off => rice cakes
is park married => -
does she have children => -
where does she live => -
when is her birthday => -
what does she drink => -`,
  },
  {
    language: "en",
    name: "Jonah",
    context: "family",
    notes: `
2026-01-30 | My nephew Jonah is stuck at the hospital with appendicitis. Op tonight.
2026-02-02 | Jonah's home again, eating ice cream in bed.
2026-03-20 | Jonah turned 13 today and thinks he's an adult. Gave him a skateboard.
2026-06-11 | Jonah's maths teacher, Mrs Abbot, says he must work harder. He hates maths and loves biology.
2026-08-27 | Jonah has a crush on a girl named Tilda. Top secret.
2026-10-05 | Jonah stopped playing the trumpet, he plays the drums now. Poor neighbours.
2026-11-08 | School play on 3 December at seven, Jonah is the king's fool.`,
    questions: `
when is jonahs birthday => 20 March
how old is jonah => 13
what did i give him for his birthday => skateboard
who is mrs abbot => teacher
what subject does jonah hate => maths
what instrument does he play now => drums
when is the school play => 3 December
what part does he play => fool
why was he in hospital => appendicitis
who does jonah have a crush on => Tilda
how old is tilda => -
what's his biology teacher called => -
does jonah have a sister => -
what pets does he have => -`,
  },
  {
    language: "en",
    name: "Irina",
    context: "romantic",
    notes: `
2026-05-30 | Irina has a daughter, Anya, 8, who lives with her one week and with her father the next.
2026-07-02 | Irina is a translator, mostly from Russian, and works from home on Tuesdays.
2026-08-16 | Irina cancelled our weekend, Anya had a fever.
2026-09-03 | Saw Irina for a picnic. She won't go near horses since an accident at 14.
2026-10-12 | I borrowed 50 pounds from Irina at the market.
2026-10-25 | Paid Irina back 20, still 30 to go.
2026-11-10 | Irina's ex Viktor picked up Anya and was rude to me. She's flying to Riga on Saturday week.`,
    questions: `
does irina have kids => Anya
how old is anya => 8
what does irina do for a living => translator
what is irina afraid of => horses
how much do i owe irina => 30
how much did irina lend me => 50
who is viktor => ex
why did irina cancel our weekend => fever
when does she work from home => Tuesdays
what does viktor do => -
what is irinas mothers name => -
when is anyas birthday => -
where does viktor live => -
does irina have a son => -`,
  },
  {
    language: "en",
    name: "Callum",
    context: "friend",
    notes: `
2025-12-30 | Callum's new year's resolution: learn Welsh, because of his gran in Bangor.
2026-03-08 | Callum lives on a boat now, moored at Limehouse. The flat in Ealing is rented out.
2026-05-24 | Dinner on Callum's boat. His sister Flora, a midwife, told awful stories.
2026-08-19 | Callum is vegan since July. Bring hummus, not cheese.
2026-10-02 | Pub with Callum. He's seeing a therapist on Mondays and it does him good.
2026-11-12 | Callum phoned: his boat failed the inspection, repairs will cost 1,800 pounds.`,
    questions: `
where does callum live now => boat/Limehouse
where did callum live before => Ealing
what does his sister do => midwife
what language is he learning => Welsh
where does his gran live => Bangor
does callum eat cheese => vegan
how much will the repairs cost => 1,800
when does he see his therapist => Mondays
when did we last speak => 12 November
when did i last see callum => 2 October
what is his therapist called => -
how old is flora => -
where does flora live => -
how much rent does he get for the flat => -`,
  },
  {
    language: "en",
    name: "Mabel",
    context: "acquaintance",
    notes: `
2026-06-09 | Mabel from choir sings alto. She has three grown sons, all abroad.
2026-07-21 | Mabel drove me home. Old green Volvo, smells of dog. The dog's called Duchess.
2026-09-17 | Mabel fell out with the conductor, Mr Hale, over the solos.
2026-10-08 | Choir concert on 13 December at St Luke's. Mabel brings mulled wine.
2026-11-05 | Mabel is a widow, her husband Ernest died in 2019. He used to run the hardware store.`,
    questions: `
how many sons does mabel have => 3/three
what car does mabel drive => Volvo
what colour is her car => green
what's her dog called => Duchess
when is the choir concert => 13 December
where is the concert => St Luke
who is mr hale => conductor
when did her husband die => 2019
what was her husband called => Ernest
what did ernest do => hardware store
what are her sons called => -
how old is mabel => -
where does mabel live => -
what does mr hale drink => -`,
  },
];
