import type { World } from "./cases.ts";

export const ENGLISH_LAST: readonly World[] = [
  {
    language: "en",
    name: "Maya",
    context: "friend",
    notes: `
2026-01-14 | Maya started as a junior doctor at the Royal in Bath. Night shifts, she looks like a ghost.
2026-03-21 | Maya's birthday dinner, 29. I gave her a linen apron because she's into baking bread.
2026-06-05 | Lent Maya 200 euros for her visa. Her brother Kofi is stuck in Lagos.
2026-07-30 | Maya gave me 120 euros back, the rest after her next salary.
2026-09-18 | Maya is allergic to wasp stings, she carries a pen for it. Found out the hard way at the lake.
2026-11-08 | Maya found a flat in Bristol, she moves on 5 December. I promised to drive the van.`,
    questions: `
where does maya work => Royal/Bath
what does maya do => doctor
how old is maya => 29
when is mayas birthday => 21 March
what did i give her for her birthday => apron
how much does maya still owe me => 80
what is she allergic to => wasp
when does maya move => 5 December
where is she moving to => Bristol
what did i promise maya => van
what's her brother called => Kofi
when is kofis birthday => -
what does kofi do => -
is maya allergic to nuts => -
what's her boyfriend called => -`,
  },
  {
    language: "en",
    name: "Mr Brandt",
    context: "colleague",
    notes: `
2026-02-10 | Brandt snapped at me because the slides were late. Later he said it wasn't about me, his wife is ill.
2026-04-16 | Brandt plays squash on Mondays and asked me to join.
2026-07-02 | Brandt's wife Sonja is out of hospital. I sent flowers, white roses.
2026-10-20 | We agreed that I send the slides two days before every meeting.
2026-11-16 | Next review with Brandt is on 9 December at 3pm. He wants the figures by the 2nd.`,
    questions: `
what's brandts wife called => Sonja
when does he play squash => Mondays
what flowers did i send => roses
what did we agree about the slides => two days
when is the next review => 9 December
what time is the review => 3pm
when does he want the figures => 2 December
why did brandt snap at me => slides
what does sonja do => -
does brandt have kids => -
how old is sonja => -
where does brandt live => -`,
  },
  {
    language: "en",
    name: "Lily",
    context: "family",
    notes: `
2026-05-03 | My daughter Lily got a guinea pig, she named it Biscotti.
2026-08-22 | Lily swam her first 100 metres. Her coach, Mrs Nolan, was thrilled.
2026-09-07 | Lily is in year six now, her best friend Amelie sits next to her.
2026-10-13 | Parents' evening: Lily talks too much in maths. Her teacher is Mr Fry.
2026-11-14 | Lily's swimming gala is next Saturday. She wants a snorkel for Christmas.`,
    questions: `
what's lilys guinea pig called => Biscotti
who is lilys coach => Nolan
who is her best friend => Amelie
who is her teacher => Fry
when is the swimming gala => 21 November
what does lily want for christmas => snorkel
what did mr fry say about lily => maths/talks
how old is lily => -
does lily have a dog => -
where does amelie live => -
when is amelies birthday => -`,
  },
];
