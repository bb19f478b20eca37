/** Requests as people type them in everyday life, with style wishes and what not to say; format: read-cases.ts. */
export const EVERYDAY_CASES_EN = `
write an email to my landlord Mr Petrov asking for a new key for the letterbox. dont mention that i lost the old one. monday or tuesday morning suits me => mr petrov; could|can|may; key for the letterbox; monday or tuesday morning !! asking; mention; lost; landlord; petrov asking @@ Mr Petrov, other
need a text to nadine telling her i wont make it to pilates on thursday cos the boiler man is coming, not too apologetic => nadine; pilates; thursday; boiler !! telling; her; apologetic; sorry; text @@ Nadine, friend
help me apologise to raj for snapping at him in the meeting yesterday. short, no grovelling => raj; sorry; snapping at you; yesterday !! him; short; grovelling; apologise to @@ Raj, colleague
invite theo and his wife to ours for supper on the 14th, tell them its casual, and not to bring anything => theo; supper; 14th; your wife; casual !! his; tell; them; not to bring @@ Theo, friend
can u write something to say no to my cousin who wants to borrow the car, i need it for work, keep it friendly => can't|no; car; work !! friendly; keep; say no; my cousin; who wants @@ Cousin Mandy, family
thank mrs okafor for looking after dad's plants while he was in hospital, and say the orchid is in bloom => mrs okafor; thank; plants; hospital; orchid; bloom !! say the; and say @@ Mrs Okafor, acquaintance
remind ollie that he owes me £35 for the tickets, dont be pushy tho => ollie; you owe me|£35; £35; tickets !! he owes; pushy; remind ollie @@ Ollie, friend
ask fran whether she'd swap shifts with me on saturday, i've got a christening. without making her feel obliged => fran; you; swap shifts; saturday; christening !! she'd; whether; obliged; without making @@ Fran, colleague
congratulate my nephew joe on passing his theory test, something fun not soppy => joe; congratulations|well done; your theory test !! soppy; fun; his; my nephew @@ Joe, family
message for my friend bea whose dog died this morning, she had him 13 years. not religious => bea; sorry|thinking of you; your dog !! religious; whose; she; message for @@ Bea, friend
i want to cancel my gym membership from the 1st of february, write it formally, membership number 44871 => cancel; membership; 1st of february; 44871 !! formally; write; i want @@ Gym, other
write to the choir that im stepping down as treasurer after easter. dont say its because of linda => stepping down; treasurer; easter !! linda; because; say; choir @@ Choir, other
text my ex asking if he can have the kids from 4 on friday instead of 6. keep it neutral and dont bring up the money => you; have the kids; 4; friday; 6 !! he; neutral; money; asking @@ Gavin, other
can you draft a message to our neighbour sheila about the hedge, its growing over our path, could she cut it before may => sheila; hedge; path; you; may !! she; draft; our neighbour @@ Sheila, acquaintance
tell my mum we're not coming for easter, we're staying home just us, but shes welcome the weekend after. dont make it sound cold => easter; home; you're welcome|welcome; weekend after !! cold; she's; shes; sound; make it @@ Mum, family
say sorry to kit for forgetting his recital, i got the date mixed up, i'd love to hear the recording => kit; sorry; your recital; date mixed up; recording !! his; say sorry @@ Kit, friend
write a note to the people upstairs: please no drilling before 9, the baby sleeps then. polite but clear => drilling; 9; baby !! polite; clear; note; upstairs @@ Neighbours upstairs, other
write to dr lange to move my appointment from the 3rd to any day after the 10th => dr lange; appointment; 3rd; after the 10th !! write to; to move @@ Dr Lange, other
asking my boss for friday off, my sister's graduating. one or two lines max => friday off; sister's graduating|sister is graduating !! lines; max; asking; my boss @@ Ines, colleague
text ben: cant do tonight, kids sick, rain check next week? no kisses => ben; tonight; kids; next week !! kisses @@ Ben, friend
i need to tell sarah i'm not going halves on the present because she picked it without me. but not in a mean way => sarah; not going halves; present; you picked it !! she; mean; tell @@ Sarah, friend
could you help me write to my professor, prof whitfield, to ask for a reference for a masters in leeds, deadline is the 20th of january => whitfield; reference; leeds; 20th of january !! to ask; my professor; help me @@ Prof Whitfield, mentor
turn down maya's invite to the spa weekend, its too expensive for me, dont say its the money => maya; spa weekend; can't !! expensive; money; turn down; say @@ Maya, friend
let gran know her package arrived and the jumper fits. she likes it when i write in big words lol => gran; your package; jumper fits !! her; lol; big words; she @@ Gran, family
ask the plumber when hes coming, he said monday and its wednesday. firm => you; coming; monday; wednesday !! he; hes; he's; firm @@ Plumber, other
write pete a message to see if he still wants the bike, otherwise i sell it on sunday => pete; you; still want; bike; sunday !! he; wants; see if @@ Pete, friend
tell the kids' teacher that lena has a cough and stays home until thursday, and ask if there's homework => lena; cough; thursday; homework !! ask; tell @@ Miss Dunn, other
a birthday message for my brother in law, turns 50, likes bad jokes, nothing about being old => birthday !! likes bad jokes; being old; nothing; message; turns @@ Brother-in-law Phil, family
i'd like to thank coach rivera for believing in my son this season. he scored his first goal saturday. something he can put on the wall => rivera; thank; believing in my son; season !! something; put on the wall; i'd like @@ Coach Rivera, other
write to hannah that i can lend her the 200 but i need it back by the 15th of march, she shouldn't feel bad => hannah; lend you; 200; back; 15th of march !! her; she @@ Hannah, friend
can you tell jules in a nice way that the party is adults only, in 2 sentences => jules; party; adults only !! nice way; sentences; tell @@ Jules, friend
text to lucy saying happy anniversary and that we'll babysit whenever they want => lucy; happy anniversary; babysit; you want !! saying; they; text to @@ Lucy, family
reply to the estate agent that we accept the viewing on tuesday at 5 but need parking => tuesday; 5; parking !! reply; agent; that we @@ Estate agent, other
ask my daughter to call me when she gets back from the doctor, dont sound worried => call me; you get back; doctor !! she; worried; sound; my daughter @@ Ella, family
quit message to my manager, last day would be the 31st, thanks for everything, keep the door open => 31st; thank !! quit message; door open; keep @@ Dominic, colleague
I would like to write a letter of condolence to Margaret; her husband Alan passed away on Sunday. I sang with him in the choir for years. => margaret; sorry|condolences; alan !! her husband; i would like; letter @@ Margaret, acquaintance
tell tom to bring the drill back plz, i need it saturday, nice tho => tom; drill; saturday; you|bring !! nice; tho; tell @@ Tom, friend
how do i ask my flatmate priyanka to stop using my pans without starting a war => priyanka; you; pans !! war; without; how do i; her @@ Priyanka, other
what can i text alex to say i had a good time and would like to see him again, not too keen => alex; good time; see you again !! him; keen; say @@ Alex, romantic
write to leon asking him out for a drink on friday, casual, he doesn't know i like him => leon; drink; friday !! him; casual; know i like; asking @@ Leon, romantic
send a msg to auntie rose asking about her hip operation and whether she needs a lift on the 9th => rose; your hip operation; you need; lift; 9th !! she; her; asking; whether @@ Auntie Rose, family
tell mr singh i'm really greatful he came out on a sunday to fix the lock => mr singh; grateful|thank; you came; sunday; lock !! he came; greatful; tell @@ Mr Singh, other
email HR asking how many days of leave i have left this year. dont mention the pregnancy => days of leave; left this year !! pregnancy; mention; asking; hr asking @@ HR, colleague
write a card for noor, her baby boy yusuf arrived on tuesday, we're so happy for them, something for the fridge not too long => noor; yusuf; happy for you !! her; them; fridge; too long; something for @@ Noor, friend
let marcus know i'm running 20 min late and he should order without me => marcus; 20; late; order without me !! he should; let @@ Marcus, friend
tell sandra no to hosting the book club in may, my kitchen's being done, june is fine => sandra; may; kitchen; june !! tell @@ Sandra, friend
i need words for my dad's 70th to say at the table, he taught me to fish and never shouted once => you taught me; fish; never shouted !! he; words for; to say @@ Dad, family
write and ask helen if she'd be a witness at our wedding on 6 june. she's known us both since school. dont make it formal => helen; you'd|would you; witness; wedding; 6 june !! she; formal; ask @@ Helen, friend
please write to the council: the lamp in front of number 12 has been off since october. formal. i want an answer in writing => lamp; number 12; october !! formal; council @@ Council, other
tell my son jake that he can stay till the end of the month and not a day more, but i love him. no lecture => jake; you can stay; end of the month; love you !! he can; him; lecture; my son @@ Jake, family
apologize to ms hart for my late reply and say that i'll send the form tomorrow => ms hart; sorry|apologi; late reply; form tomorrow !! say that; apologize to @@ Ms Hart, other
msg for carla, ask if we're still on for sat and if she can bring the card reader, thx => carla; still on; sat; you; card reader !! she; thx; ask; msg @@ Carla, colleague
tell imran i heard about his dad and im here if he wants to talk, nothing heavy => imran; your dad; here if you want !! his; he; heavy; tell @@ Imran, friend
write to my old teacher mr bloom. i want to thank him for lending me books when i was 12. i'm a librarian now => mr bloom; thank; lending me books; 12; librarian !! him; i want; my old teacher @@ Mr Bloom, mentor
ask dee for the recipe of that lemon thing she made on boxing day => dee; recipe; lemon; you made; boxing day !! she; ask @@ Dee, friend
tell my wife's sister anja we cant lend money this time, dont go into reasons => anja; lend; money; can't !! reasons; go into; tell; wife's @@ Anja, family
text the babysitter (lotte) can she do 7 to 11 on friday, same pay => lotte; you; 7; 11; friday; same pay !! she; babysitter @@ Lotte, other
write something to josh after our fight. i was wrong about the money and i want to say sorry, but i still think he should have called => josh; wrong; money; sorry; you should have called !! he; after our fight; write; i want to say @@ Josh, partner
say to my team leader that i can't do the late shift on the 24th, it's my kids nativity play, offer to swap => late shift; 24th; nativity; swap !! offer; say to; team leader @@ Keith, colleague
decline the meeting with mr brandt on thursday, propose monday at 3 instead. be polite => mr brandt; thursday; monday; 3 !! polite; decline; propose @@ Mr Brandt, colleague
write a message to maya inviting her and her kids to a picnic on sunday at 12, nothing fancy => maya; your kids; picnic; sunday; 12 !! fancy; her; inviting @@ Maya, friend
a text to maya declining the invitation to her hen do because i'm away => maya; hen do; away; can't !! declining; her @@ Maya, friend
email to maya apologising for the double booking and offering friday instead => sorry; double booking; friday !! offering; apologising @@ Maya, friend
i want maya to know i'm proud of her for leaving him. keep it short, she's with her sister => proud of you; leaving him !! sister; short @@ Maya, friend
message to my yoga teacher maya that i quit the course, no drama => maya; quit the course !! yoga teacher; drama @@ Maya, other
maya's dad died yesterday, what can i write to her, we're not that close => sorry|thinking of you; your dad !! close; what can @@ Maya, colleague
draft an apology to maya. i forgot her exam was today and called three times. nothing grovelly => sorry; your exam; three times !! grovelly; her @@ Maya, friend
remind maya about saturday, she always forgets, bring the tent => saturday; tent !! forget; always @@ Maya, friend
i have to tell maya that i'm pregnant before she hears it from tom. not over text vibes but warm => pregnant !! tom; vibes; warm @@ Maya, friend
tell maya i can't come but dont give a reason => can't come !! reason @@ Maya, friend
Write an email to my advisor Dr. Hoffman asking for a meeting next week about a change in my research direction. Don't say I'm switching advisors yet. Tuesday or Wednesday afternoon works for me. => dear dr hoffman; meeting next week; research direction; tuesday or wednesday !! switching; advisors; asking for; advisor dr @@ Dr. Hoffman, mentor
pls write email to school office that Aarav will be absent mon and tues due to chickenpox and we will collect the homework from front desk => aarav; absent; monday; tuesday; chickenpox; homework !! school office that; dear school; write @@ School office, other
`;

/** Without clear content: the coach asks what to say. */
export const EVERYDAY_NO_MESSAGE_EN: readonly string[] = [
  "write him something nice for goodnight but not cringe",
  "too long didnt read. one thing i can do. ONE",
  "My husband's sister comments on my weight each time we visit, in front of everybody, laughing. What should I reply to her next time?",
  "help me say something to her that isn't an accusation",
  "can you write a text that doesn't make me look desperate",
  "draft something for my boss, short and not too stiff",
  "write my sister something for her card, she hates long speeches",
  "give me a line i can say at the door without it being awkward",
];
