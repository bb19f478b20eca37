import type { World } from "./cases.ts";

/** Diaries about other people, in other words. */
export const ENGLISH_JOURNALS: readonly World[] = [
  {
    language: "en",
    name: "Greta",
    context: "family",
    notes: `
2026-02-03 | My sister Greta rang in tears: Stefan left her after eleven years. She's staying at Mum's until she finds a flat.
2026-03-19 | Greta found a two-room place in Kilburn, moving in on 1 April. I said I'd carry boxes.
2026-05-02 | Saw Greta for brunch. New haircut, new boss (a certain Mrs Tan), and she swears off sugar until July.
2026-06-28 | Lent Greta my bike because hers was stolen. She wants to pay me for it but I said no way.
2026-08-15 | Greta's daughter Ines broke her arm falling off the trampoline. Cast for five weeks. Ines is nine and furious.
2026-10-09 | Greta is seeing someone, his name is Paul and he repairs church organs. I like him already.
2026-11-06 | Birthday plans: Greta turns 40 on 12 December, she wants a karaoke night, no presents.`,
    questions: `
where does greta live now => Kilburn
when did she move in => 1 April
who is her new boss => Tan
what's her boyfriend called => Paul
what does paul do => organs
when does greta turn 40 => 12 December
what does she want for her birthday => karaoke
what happened to ines => arm
how old is ines => 9/nine
what did i lend her => bike
who is stefan => left
when did i last see greta => 2 May
what does stefan do for a living => -
when is ines birthday => -
how much did the bike cost => -
where does paul live => -`,
  },
  {
    language: "en",
    name: "Kwame",
    context: "friend",
    notes: `
2025-10-31 | Halloween at Kwame's. He went as a lighthouse, won the prize.
2026-01-17 | Kwame quit smoking on New Year's Day. Seventeen days now, he chews liquorice all the time.
2026-03-05 | He borrowed 200 euros for the deposit on his scooter, promised to return it in two instalments.
2026-04-30 | First instalment from Kwame, 100 euros by bank transfer.
2026-07-12 | Kwame's smoking again, he admitted it on the balcony.
2026-08-01 | Kwame flew to Accra to see his grandmother, back on the 20th. He asked me to water his cactuses.
2026-09-25 | His flight company went bust and he lost his job as a steward. He starts at a call centre on Monday.
2026-11-03 | Kwame paid the last 100. We're even.`,
    questions: `
does kwame smoke => smoking again
how much does he still owe me => nothing
how much did kwame borrow => 200
what did he dress up as for halloween => lighthouse
when did he fly to accra => 1 August
who did he visit in accra => grandmother
when did he come back from accra => 20 August
where does he work now => call centre
when did he start at the call centre => 28 September
what was his job before => steward
what did he ask me to do => cactus
when did he pay the last part => 3 November
what is his grandmother called => -
does he have a sister => -
how much did the scooter cost => -
when is kwames birthday => -`,
  },
  {
    language: "en",
    name: "Prof Lindqvist",
    context: "mentor",
    notes: `
2026-01-22 | First supervision with Lindqvist. Fridays at 2pm from now on, her office is on the third floor.
2026-02-27 | She tore my chapter apart, said the argument starts on page nine. Fair enough.
2026-05-15 | Lindqvist recommended a book by Sennett. She only drinks hot water, no tea, no coffee. Odd.
2026-06-05 | We agreed I send her a draft on the first of each month.
2026-09-11 | She has a new dog, a dachshund named Pilot, who sleeps under her desk.
2026-10-16 | Supervision cancelled, Lindqvist has flu.
2026-11-13 | The viva is on 22 January. External examiner will be Dr Amara Cole. Lindqvist retires in the summer.`,
    questions: `
when is the viva => 22 January
who is the external examiner => Cole
what's her dog called => Pilot
what breed is her dog => dachshund
what does lindqvist drink => hot water
what book did she recommend => Sennett
what did we agree about drafts => first of each month
where is her office => third floor
when does lindqvist retire => summer
why was the supervision cancelled => flu
what time are supervisions => 2
what did she say about my chapter => page nine
does she have kids => -
what is her husband called => -
how old is pilot => -
where does she live => -
when is her birthday => -`,
  },
  {
    language: "en",
    name: "Dad",
    context: "family",
    notes: `
2025-12-26 | Gave Dad a radio for Christmas, he was over the moon. He gave me his old fountain pen.
2026-02-11 | Dad's knee op went well. Physio twice a week, with a woman called Bridget.
2026-04-20 | Dad's allergic to the new painkillers, rash everywhere. He's back on paracetamol.
2026-06-14 | Dad and I painted the shed. He told me he once wanted to be a sailor.
2026-07-08 | He can't hear the phone any more, so text him or come round. He reads his texts after breakfast.
2026-09-19 | Took Dad to the garden centre. He bought a fig tree for £35.
2026-10-27 | Dad sold the car, he doesn't feel safe driving at night. Uncle Harold drives him to church on Sundays.
2026-11-16 | His eye test is next Monday at half past nine. I'm taking him.`,
    questions: `
what did i give dad last christmas => radio
what did dad give me for christmas => pen
what is dad allergic to => painkillers
who is bridget => physio
when is his eye test => 23 November
what time is the eye test => half past nine
how much was the fig tree => 35
who drives dad to church => Harold
what did dad want to be when he was young => sailor
how can dad be reached => text
does dad still have a car => sold
what did we paint => shed
when was his knee operation => 11 February
what is uncle harolds wife called => -
how old is dad => -
what is harold allergic to => -
how much did the radio cost => -`,
  },
  {
    language: "en",
    name: "Yuki",
    context: "romantic",
    notes: `
2026-09-02 | First date with Yuki! Ramen near the station, we talked until they put the chairs up. She's a sound engineer.
2026-09-14 | Second date, the aquarium. Yuki hates being photographed. Her favourite animal is the octopus.
2026-09-30 | Yuki told me about her twin brother Ren who lives in Osaka. Their parents split when they were ten.
2026-10-11 | Cooked for Yuki, forgot she can't have peanuts. She noticed in time, thank god.
2026-10-18 | Walk in the park with Yuki. She said she needs slow, so we don't text during work hours.
2026-10-29 | Yuki played me a song she mixed, it's out on 27 November.
2026-11-15 | Met her best friend Dani, who grilled me about my intentions. Yuki leaves for Osaka on the 19th of December for three weeks.`,
    questions: `
when was our first date => 2 September
where did we go on our second date => aquarium
what does yuki do => sound engineer
what's her favourite animal => octopus
where does ren live => Osaka
who is ren => brother
what can't she eat => peanuts
what did we agree about texting => work hours
when is the song out => 27 November
who is her best friend => Dani
when does she leave for osaka => 19 December
how many times did we meet in september => 2
what does she hate => photographed
when is yukis birthday => -
what does ren do => -
what does dani do for work => -
does she have a dog => -
what are her parents called => -`,
  },
  {
    language: "en",
    name: "Oscar",
    context: "colleague",
    notes: `
2026-03-30 | Oscar took over the Meyer account from me. No hard feelings, I think.
2026-05-21 | Oscar asked me to cover for him on Thursday, his son has a football final.
2026-05-29 | His boy's team won the final 3-1. The boy is called Leo, plays in goal.
2026-07-17 | Had a row with Oscar over the invoices. He called me sloppy in front of the intern.
2026-07-20 | Oscar apologised, brought me a coffee. We agreed to check the invoices together every Friday.
2026-09-08 | Oscar's wife is expecting again, due at the end of January. He's learning to knit, of all things.
2026-11-09 | Team dinner on 4 December at Bellini's. Oscar doesn't drink, he was an alcoholic once, so no wine jokes.`,
    questions: `
when is the team dinner => 4 December
where is the team dinner => Bellini
does oscar drink => doesn't drink
what did we fight about => invoices
when did we last argue => 17 July
what did oscar call me => sloppy
what did we agree on => invoices
when is the baby due => January
what's his son called => Leo
what position does leo play => goal
who won the final => won
what account did he take over => Meyer
what is he learning => knit
what is his wife called => -
how old is leo => -
where does oscar live => -
what is the intern called => -`,
  },
  {
    language: "en",
    name: "Rosa",
    context: "acquaintance",
    notes: `
2026-04-03 | Rosa from number 12 brought over lemon cake. Her surname is Benitez. She has lived here since 1998.
2026-05-26 | Rosa's cat Mango got stuck on our roof. Firemen, the whole street watching.
2026-06-17 | Rosa asked us to be quieter after ten because her husband works nights at the hospital.
2026-08-05 | Gave Rosa a jar of honey to say sorry for the party.
2026-10-02 | Rosa's grandson Mateo is starting medical school in Bristol. She's bursting with pride.
2026-11-11 | Rosa goes in for her cataract operation on Tuesday the 24th. She gave me her spare key.`,
    questions: `
what's rosas surname => Benitez
since when has she lived here => 1998
what is her cat called => Mango
where does her husband work => hospital
what did i give rosa => honey
when is rosas operation => 24 November
what operation is it => cataract
what does mateo study => medical
where does mateo study => Bristol
who has the spare key => gave me
what did she bring us => cake
what did rosa ask us => quieter
what number does she live at => 12
what is her husband called => -
how old is mateo => -
does rosa have a dog => -
what is her phone number => -`,
  },
  {
    language: "en",
    name: "Finn",
    context: "friend",
    notes: `
2025-11-24 | Finn and Aoife got married today. I was best man and lost the rings for a whole minute.
2026-03-17 | Finn's in Dublin for work till Easter. He manages a chain of bike shops.
2026-06-21 | Finn told me they can't have children. Don't bring it up in front of Aoife.
2026-08-28 | Finn's dad had a stroke. He's in St Vincent's, room 214.
2026-09-10 | Finn's dad came home, but he can't speak well yet.
2026-10-20 | Finn gave me two tickets for the derby on 28 November. His seat is next to mine.
2026-11-18 | Finn called, they've decided to adopt. First meeting with the agency is in two weeks.`,
    questions: `
when is finns wedding anniversary => 24 November
what's his wife called => Aoife
what does finn do => bike shops
when is the derby => 28 November
what did finn give me => tickets
what shouldn't i mention in front of aoife => children
what happened to his dad => stroke
when is the meeting with the agency => 2 December
what have they decided => adopt
which hospital was his dad in => St Vincent
does finn have kids => can't
when did he last call => 18 November
what does aoife do => -
how old is finns dad => -
what is his mother called => -
where did they go on honeymoon => -
how much were the tickets => -`,
  },
];
