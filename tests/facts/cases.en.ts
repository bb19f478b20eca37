import type { World } from "./cases.ts";

export const ENGLISH: readonly World[] = [
  {
    language: "en",
    name: "Marco",
    context: "friend",
    notes: `
2025-03-14 | Marco turned 40 today. We had cake at his place.
2026-01-10 | Marco's sister Giulia is a nurse in Turin. Her birthday is on 2 June.
2026-02-03 | Marco told me he is allergic to shellfish. He loves carbonara and hates mushrooms.
2026-05-03 | I lent Marco 300 euros for the car repair. He promised to pay me back by summer.
2026-06-10 | Marco paid back 50 euros. He said work at Fiat is stressful and his boss Renato keeps shouting.
2026-07-21 | We argued about the holiday. He wanted Sardinia, I wanted the mountains.
2026-08-15 | Marco's dog Argo had an operation on his leg. He was so worried.
2026-09-20 | Called Marco. He has an exam on 5 December for the management course.
2026-10-02 | Marco gave me back another 70. We agreed that he pays the rest at Christmas.
2026-10-18 | Saw Marco at the cinema with his wife Elena. They are moving to Bologna in January.
2026-11-05 | Argued with Marco on the phone, he forgot my birthday. He apologised the next day.
2026-11-12 | Marco has two kids, Luca and Sara. Luca is 7 and plays the violin. His mother-in-law lives with them.
2026-11-15 | He gave me a book by Calvino for my birthday. I want to give him a watch for Christmas.`,
    interactions: `
planned | 2026-11-28 | Talk with Marco about the money he owes me |
completed | 2026-11-08 | Clear the air after the argument | He said sorry and we laughed about it`,
    questions: `
how much does he still owe me? => 180 & 300
how much does marco owe me => 180
wat does he still owe me => 180
how much did I lend him => 300
how much has he paid back so far => 120
has he paid me back? => 180/120/70
when did i last see marco => 18 October
wen did i last se marco => 18 October
when did we last argue? => 5 November
when was the last time we spoke => 8 November
when did I last call him => 5 November/20 September
when did we last talk => 8 November
what's his sister's name? => Giulia
whats his sister called => Giulia
what is the name of his sister => Giulia
who is Giulia => sister
when is his sister's birthday => 2 June
when is giulia's birthday => 2 June
when is his birthday? => 14 March/March & !2 June
what is he allergic to => shellfish
is he allergic to anything? => shellfish
is he allergic to peanuts => -
does he like mushrooms => hates mushrooms
what food does he like => carbonara
what does he hate => mushrooms
what's his favourite food => carbonara
where does his sister work => Turin/nurse
what does his sister do for a living => nurse
what does giulia do => nurse
where does he work => Fiat
who is his boss => Renato
what's his boss called => Renato
what is his dog called? => Argo
what's the dogs name => Argo
does he have a dog => Argo
does he have a cat => -
what happened to his dog => operation
when is his exam => 5 December
what exam is he taking => management
when are they moving => January
where are they moving to => Bologna
where is he moving => Bologna
what's his wife's name => Elena
whats his wifes name => Elena
how many kids does he have => 2/two & Luca
does he have children => Luca
what are his children called => Luca & Sara
how old is Luca => 7
what instrument does luca play => violin
how old is Marco => 40
how old is sara => -
who lives with them => mother-in-law
what did we agree about the money => Christmas
what did he promise => pay
what did we agree => Christmas
how many times did we argue => 2
how often have we argued => 2
what did he give me for my birthday => Calvino
what do i want to give him for christmas => watch
what did i give him for his birthday => -
which of my notes did you use? => 2025/14 March
where did you get that from => Marco turned 40
what's next with marco? => 28 November & 5 December
what have we got planned => 28 November
when do i see him next => 28 November
what's his mother's name => -
when did he get married => -
what's his shoe size => -
does he smoke => -
where was he born => -
what did he say about work => stressful
where did we see each other last => cinema
what did we argue about => holiday/forgot
did he apologise => apologised
where does his mother-in-law live => with them
how did the last talk go => sorry
what's his phone number => -
did he forget my birthday => forgot my birthday
remind me what he's alergic to => shellfish
what was wrong with argo => operation`,
  },
  {
    language: "en",
    name: "Mum",
    context: "family",
    notes: `
2025-11-02 | Mum's birthday is the 9th of February, she was born in 1954.
2025-12-20 | Mum had her knee operated on at St Mary's Hospital. Dr Patel did the surgery.
2026-01-15 | She takes blood pressure pills at 8 in the morning. Pharmacy said one a day.
2026-02-09 | Mum's birthday lunch, gave her a blue scarf. She cried a bit.
2026-03-22 | Had a row with Mum about Dad's will. She said I never listen.
2026-04-05 | Spoke to Mum on the phone. Her neighbour Mrs Collins died on Friday.
2026-05-17 | Mum wants a garden bench. She hates lilies but loves peonies.
2026-06-30 | Went to see mum. Her cat Tilly is missing. My brother Tom visited too.
2026-08-11 | Mum is flying to Malta on 3 September with her friend Joan.
2026-09-14 | Back from Malta, she lost her glasses there. She paid 120 pounds for new ones.
2026-10-01 | We agreed that I call her every Sunday and Tom does the shopping on Wednesdays.
2026-11-10 | Tom's wedding is on 12 June 2027 in Leeds. Mum does not like the bride, Kate.
2026-11-18 | Mum rang, she has a checkup with the cardiologist on 2 December at 10.30.`,
    questions: `
when is mum's birthday => 9 February
when was mum born => 1954/9 February
how old is mum => 72
what year was she born => 1954
when did she have her operation => 20 December
where was she operated => St Mary
who did the surgery => Patel
what's the name of her doctor => Patel
what pills does she take => blood pressure
what time does she take her pills => 8
what did i give her for her birthday => scarf
what colour was the scarf => blue
what flowers does she like => peonies
does mum like lilies => hates lilies
what flowers does she hate => lilies
when did we last have a row => 22 March
what did we row about => will
when did i last speak to mum => 18 November
when did i last visit mum => 30 June
who died => Collins
what was the neighbours name => Collins
when did mrs collins die => Friday/3 April
what does mum want => bench
what is her cat called => Tilly
who did she go to malta with => Joan
when did she fly to malta => 3 September
how much did her new glasses cost => 120
how much did she pay for the glasses => 120
what did she lose in malta => glasses
how often do i call her => Sunday
what did tom agree to do => shopping
when does tom do the shopping => Wednesdays
when is tom's wedding => 12 June 2027
where is the wedding => Leeds
who is tom marrying => Kate
what's the name of the bride => Kate
does she like kate => does not like
when is her next appointment => 2 December
when is the checkup => 2 December
what time is the cardiologist => 10.30
what's my brother's name => Tom
what is my sister called => -
when is tom's birthday => -
does she have a dog => -
where does mum live => -
how much did the scarf cost => -
when is dad's birthday => -
is she allergic to anything => -
wheres the weding => Leeds
wen is her bday => 9 February
who is joan => friend
what did she say in the row => listen
did mum find the cat => -`,
  },
  {
    language: "en",
    name: "Priya Shah",
    context: "colleague",
    notes: `
2026-02-11 | Priya is from Leicester but lives in Croydon now. She is vegetarian.
2026-03-08 | Lunch with Priya. She studied chemistry at Durham and speaks Gujarati.
2026-04-19 | Priya's husband is called Dev, he works at Barclays. They have a daughter, Anika, who is 3.
2026-05-25 | She lent me 20 quid for the taxi.
2026-06-02 | The quarterly report deadline is 30 June. Priya wants my numbers by the 25th.
2026-07-14 | I paid her back 20 pounds. She told me she is pregnant, due in February!
2026-08-03 | Priya got promoted to team lead. Her salary went up by 4000.
2026-09-09 | She takes her coffee black, no sugar. Drives a red Mini.
2026-10-10 | Priya was upset because Simon took credit for her idea in the meeting.
2026-11-16 | Yesterday Priya and I agreed to split the client calls: she does mornings, I do afternoons.`,
    interactions: `
completed | 2026-10-12 | Ask Priya how she feels about Simon | She wants to talk to HR herself`,
    questions: `
where is priya from => Leicester
where does she live => Croydon
does priya eat meat => vegetarian
is she vegetarian => vegetarian
can she eat chicken => vegetarian
what did she study => chemistry
where did she go to university => Durham
which languages does she speak => Gujarati
what's her husband called => Dev
where does her husband work => Barclays
where does dev work => Barclays
how old is her daughter => 3
whats her daughters name => Anika
do i still owe her anything? => nothing/paid back
how much did she lend me => 20
when is the report due => 30 June
when is the deadline for the report => 30 June
when does she want my numbers => 25
when is the baby due => February
is she pregnant => pregnant
did she get a promotion => promoted
how much did her salary go up => 4,000/4000
how does she take her coffee => black
what car does she drive => Mini
what colour is her car => red
why was she upset => Simon
who took credit for her idea => Simon
what did we agree about the client calls => mornings
what did we decide => mornings
when did we have lunch => 8 March
when did I last have lunch with her => 8 March
does she have a brother => -
what's her son called => -
when is her birthday => -
where does she work => -
when is her wedding anniversary => -
what does she want for christmas => -
does she drink wine => -
what did she decide about HR => HR
where did dev study => -
how many notes do i have => 10
what's priyas husbnd name => Dev
who is simon => credit
who is anika => daughter`,
  },
];
