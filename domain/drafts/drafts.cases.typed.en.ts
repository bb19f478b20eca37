/** Requests as people type them to a coach, with words around them that are not for the message; format: read-cases.ts. */
export const TYPED_CASES_EN = `
could u write me smth to give her tomorrow, just that i need the spare key back by friday => hi nadia; spare key; friday !! something; give; just that; write @@ Nadia, acquaintance
write him something short and chill. like are we still on for paintball and can he bring the cash => paintball; cash; you !! short; chill; like; him; he @@ Kofi, friend
can you put it in a text for me, i want to say no phones at the table when the kids are here, and that we're bringing dessert => phones; kids; dessert !! put; i want to say; text for @@ Dad, family
maybe just a short note: thanks for feeding the cat, the keys are under the blue pot, back on the 4th => thanks|thank; cat; blue pot; 4th !! maybe; note @@ Ines, acquaintance
write me something i can pin on the kitchen door. bins out on tuesdays, no shoes upstairs, rent by the 3rd => bins; tuesdays; shoes; 3rd !! something i; pin; write @@ Marek, friend
my ex needs a message: can he have them until 6 on sunday, i'm working a double. keep it polite please => have them; until 6; sunday; double !! needs a message; he; polite @@ Gareth, other
put together an email to olga my supervisor: i would like to move my holiday to the 12th of june because of my sister's wedding => olga; 12th of june; wedding !! my supervisor; put together; email @@ Olga, colleague
how do i tell ben that i cant lend him the van this weekend, the clutch is gone => ben; can't lend you; van; clutch !! him; how do i @@ Ben, friend
i just want to tell her i'm not moving to leeds and that i should have said it in march, how do i do that => not moving; march !! her; how do i; i just want @@ Freya, partner
Could you formulate something to Mr Adeyemi saying that the boiler makes a banging noise since Sunday and asking him to send somebody? => adeyemi; boiler; sunday; send somebody; you !! formulate; saying; asking; him @@ Mr Adeyemi, other
i would say 40 a week. tell my son that please: 40 a week, from the 1st, phone bill included => 40 a week; 1st; phone bill !! tell; please: ; that please @@ Toby, family
need something to send to priya, that i saw the photos and that the one with the goat is my favourite => photos; goat; favourite !! need; send; that i @@ Priya, friend
ok what would be a nice first message for tonight when he gets home. that i hope the exam was fine and that the soup's in the fridge => exam; soup; fridge; hope !! nice first; message; he gets @@ Leo, partner
what about splitting it three ways. just say i checked the bill => three ways; checked the bill !! just say @@ Dita, friend
can you write my landlady that the shower leaks, nothing rude pls => shower leaks !! rude; pls; landlady @@ Mrs Coyle, other
text for sam - loved the walk, want to do it again, maybe wednesday. no emojis and not too keen => walk; wednesday !! emoji; keen; text for; sam - @@ Sam, romantic
haha ok. write to jo that i found her other glove in my bag => your other glove; bag !! haha; her @@ Jo, friend
can you write to our cleaner agnieszka that we're away from the 2nd to the 9th but would she water the plants => agnieszka; 2nd; 9th; plants; you !! our cleaner; she @@ Agnieszka, other
write my sons teacher that he'll be late on thursday, hes got the dentist at 9 => thursday; dentist; 9 !! my sons; write @@ Miss Hale, other
tell gran happy 90th and that we're coming up on the train at 12 => happy 90th; 12; train !! and that; tell @@ Gran, family
let my colleague know the slides are on the drive and she can delete slide 4, thats wrong => slides; drive; slide 4; you !! she; let my @@ Beatriz, colleague
write a note to the group that practice starts at 7 on monday, and bring the red shirts => 7; monday; red shirts !! note; group that; write @@ Handball lads, friend
message to dr. okoye my daughters doctor. ask him if we can come at 4 instead of 2 on the 11th => okoye; 4; 2; 11th !! him; my daughters @@ Dr. Okoye, other
compose a few lines to aunt vera saying no to the cruise, i get seasick, but happy to come for lunch on the 19th => cruise; seasick; lunch; 19th !! compose; saying; few lines @@ Aunt Vera, family
write to uncle rhys that dads surgery went well and he's in ward 3 => rhys; dad's surgery; ward 3 !! write; dads @@ Uncle Rhys, family
say thanks to wilma for the lift, and tell her i left a cake on her step => thank; lift; cake; your step !! her; say thanks to @@ Wilma, acquaintance
tell him everyones coming on the 21st and no presents => everyone's; 21st; presents !! him; tell @@ Grandad, family
write it for me please: could we talk on thursday, i was too sharp on the phone and i'm sorry => thursday; sharp; sorry !! write; please: @@ Anton, friend
can you do me a message to hand in with the parcel? it says sorry for the dent, ill pay the repair, my number is 5590 => sorry; dent; repair; 5590 !! do me; hand in; it says @@ Neighbour, acquaintance
I need an email to Ms Lindgren. I won't be able to attend on the 8th because of a funeral, I can send my notes beforehand. => lindgren; 8th; funeral; notes !! i need an email @@ Ms Lindgren, colleague
write to my wife that i picked up the prescription and that her mums already fed the kids => prescription; your mum's; kids !! her mum; write @@ Carol, partner
text the lads that i'm out on friday, knee's gone again, they need a keeper => friday; knee; keeper !! text; lads; they @@ Sunday team, friend
ask rosa whether shes fine with me bringing the dog, hes small and sleeps all day => dog; small; sleeps; you !! whether; she @@ Rosa, friend
can you say it nicely for me: i can't host christmas this year, the kitchen isn't finished, but i'll bring the trifle => christmas; kitchen; trifle !! nicely; say it @@ Mum, family
tell jens i'm not angry, i only need to know by the 30th if he's in => not angry; 30th; you !! he's; tell @@ Jens, friend
write somthing to my niece tara, well done on the driving test, first petrol is on me => well done|congrat; driving test; petrol !! somthing; write; my niece @@ Tara, family
write him: are you ok? havent heard from you since the 2nd, im around tonight => are you ok; 2nd; tonight !! write; him @@ Dov, friend
drop her a line that i miss our thursdays and would she fancy starting again in may => miss; thursdays; may; you !! drop; her; she @@ Hetty, friend
email to the school: both kids are off today and tomorrow, stomach bug, please send the maths sheets => today; tomorrow; stomach; maths sheets !! email to; school: @@ School, other
reply to nick that saturday's fine but only till 4, and he should bring his own racket => saturday; 4; your own racket !! his; he should; reply @@ Nick, friend
`;

/** Messages about writing without content to send; the person follows “@@”. */
export const NO_MESSAGE_EN: readonly string[] = [
  "how do i even say it",
  "What can I tell him that doesn't sound like a threat?",
  "can you make it 2 sentences i can say on the phone",
  "just tell me what to say to her",
  "how can i put it so that she doesn't feel blamed",
  "write me something nice",
  "can you help me write it",
  "any ideas for a text?",
  "what do i write",
  "tell him he's an idiot",
  "tell her that it is too much",
  "write it shorter and nicer",
  "u always ask, just give me the text",
  "help me word it without sounding needy",
];
