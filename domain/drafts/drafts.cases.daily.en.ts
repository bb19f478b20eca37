/** Requests as people type them, with style wishes and background; format: read-cases.ts. */
export const DAILY_CASES_EN = `
tell priya i'm running 20 minutes late, cheery => priya; 20 minutes late !! cheery; tell @@ Priya, friend
Write to Tom that I can't make football on Sunday because my knee is bad again. Light-hearted, with a smiley. => tom; football; sunday; knee !! smiley; light-hearted; write @@ Tom, friend
text for mum saying we land at 6 and no need to pick us up, tender but not soppy => land at 6; no need to pick us up !! tender; soppy; text @@ Mum, family
ask Greg to give back my drill by Friday - matter-of-fact => greg; drill; friday !! matter-of-fact; ask @@ Greg, acquaintance
a polite message to Mrs Doyle asking if the parcel came to hers on Monday => mrs doyle; parcel; monday !! polite; message; asking @@ Mrs Doyle, acquaintance
two neighbourly lines for Colin: the skip comes on the 4th and stays for a week => colin; skip; 4th; week !! neighbourly; lines @@ Colin, acquaintance
tell Hana her casserole dish is on my porch, breezy if you can manage it => hana; casserole dish; porch !! breezy; manage; tell; hana her @@ Hana, acquaintance
let Ben know the training moved to Wednesday at 7, no jokes in it => ben; training; wednesday; 7 !! jokes; let ben @@ Ben, friend
Message to Lucy: sorry I snapped at you in the car. Respectful, not grovelling => lucy; sorry i snapped; car !! respectful; grovelling; message @@ Lucy, partner
write ivan that i keep the deposit till the wall is painted, businesslike tone please => ivan; deposit; wall; painted !! businesslike; tone; write @@ Ivan, other
invite the Carters for drinks on Saturday at 5, chatty => drinks; saturday; 5 !! chatty; invite @@ The Carters, friend
I should be obliged for a few lines to Canon Whitby, declining the supper on the 12th as my hip is being done. => canon whitby; supper; 12th; hip !! obliged; lines; declining @@ Canon Whitby, acquaintance
Get me a message to Fred in the hospital, he's had his knee done. I'll bring the crossword on Sunday. => fred; crossword; sunday !! get me; message; he's; hospital, @@ Fred, friend
Something for Jas to say: we can't do Diwali this year but come on the 9th => jas; diwali; 9th !! something; to say @@ Jas, friend
I want to send Nina a voice note so write how I'd speak it: I got the job and I start on Monday => nina; got the job; monday !! voice note; speak; write @@ Nina, friend
Please prepare one mail for Sharma Sir. I will be on leave from 3 to 7 June and Ravi will handle the calls. => sharma; leave; 3; 7 june; ravi !! sir.; prepare; mail @@ Sharma Sir, colleague
A card to go through Mrs Penn's door: the gate is mended and I have her spare key => mrs penn; gate is mended; your spare key !! card; door; her @@ Mrs Penn, acquaintance
write to him - the car is ready on Thursday, 240 all in => car is ready; thursday; 240 !! write; him @@ Dave, acquaintance
Note for Miss Hale, Tom's teacher. Tom has a dentist appointment on Tuesday at 10 and will be back by lunch. => miss hale; tom has a dentist; tuesday; 10; lunch !! teacher; note for @@ Miss Hale, other
Reply to Ashley (new colleague) who asked if she can swap her Friday shift with me. I can't, but I can do Thursday. => ashley; can't; thursday !! colleague; new; asked; she; her @@ Ashley, colleague
Marta owes me 60 euro since May. Help me with two lines to remind her => marta; 60 euro; may !! help; lines; marta owes; remind; her @@ Marta, friend
Tell my boss I need the 5th off for my sister's wedding. He reads everything three times. => 5th; sister's wedding !! he; reads; three times; tell @@ My boss, colleague
message to my son Ollie that dinner is at 7 and grandma is coming, he's 18 so don't be parenty => ollie; dinner; 7; grandma is coming !! 18; parenty; he's; message @@ Ollie, family
message for the dentist, maureen does the desk: can I move Tuesday to after the 15th => tuesday; 15th !! maureen; desk; message @@ The dentist, other
Ruby did not do her reading record this week because her little brother was in hospital. Write to Miss Ames. => miss ames; ruby; her reading record; her little brother; hospital !! your; write @@ Miss Ames, other
tell Sam that Uncle Joe is coming on Saturday and he is bringing his dog => sam; uncle joe is coming; saturday; his dog !! you're; your; tell @@ Sam, family
Write Rob a line, dry, no exclamation marks: I found your keys in my bag => rob; found your keys; bag !! dry; line; exclamation @@ Rob, friend
can u tell ellie im not coming friday cos im skint, jokey => ellie; friday; skint !! jokey; tell @@ Ellie, friend
tell dad the boiler man comes at 9 on monday. Short and to the point. => boiler; 9; monday !! short; point; tell @@ Dad, family
ask Wendy if we could use her garage on the 20th, not pushy, friendly => wendy; your garage; 20th !! pushy; friendly; ask; her @@ Wendy, acquaintance
My neighbour Phil parked across my drive again this morning. I need a firm but civil message, I have to leave at 6 every day. => phil; 6; day !! firm; civil; message @@ Phil, acquaintance
thank Aunt Rose for the jumper, it fits perfectly. Warm, in my own words, nothing fancy => rose; jumper; fits !! warm; words; fancy; thank aunt @@ Aunt Rose, family
let the team know the office closes at 3 on Friday. Upbeat. => office; 3; friday !! upbeat; let the @@ The team, colleague
Write to Omar saying I'll pay the last 100 on the 1st. Humble but not begging. => omar; 100; 1st !! humble; begging; write; saying @@ Omar, friend
drop a line to Kate, tell her the book club is at mine on the 8th, easygoing => kate; book club; mine; 8th !! easygoing; drop a line; her @@ Kate, friend
Say to Leo that I miss him and that I'm home on Thursday, romantic but make him laugh => leo; miss you; thursday !! romantic; laugh; him; say to @@ Leo, partner
message to the landlord Mr Ford that the boiler has been off since Sunday, stern, three sentences at most => mr ford; boiler; sunday !! stern; sentences; message @@ Mr Ford, other
tell Anna I saw her email and the answer is no for March but yes for April. Kind tone. => anna; your email; march; april !! kind; tone; her; tell @@ Anna, colleague
Could you word this for Beth: I can't lend her the car on Saturday, it's at the garage. no drama => beth; can't lend you the car; saturday; garage !! drama; word this; her @@ Beth, friend
Tell Jo I'm fine and the tests came back clear, calm and reassuring => jo; fine; tests came back clear !! calm; reassuring; tell @@ Jo, family
Dear coach, kindly draft one polite reply for Mr Okoro. He has asked whether the flat is still available. It is taken from 1 March. => mr okoro; taken; 1 march !! coach; draft; reply; asked; whether @@ Mr Okoro, other
steph borrowed my tent in june and its still at hers. need it by the 14th. can you write something that's not naggy => steph; my tent; june; 14th !! naggy; something; write @@ Steph, friend
tell kev next door his alarm went off all night again, civil, no swearing => kev; your alarm; all night !! next door; civil; swearing @@ Kev, acquaintance
message for Zoe (my line manager) asking to work from home on the 3rd, boiler man is coming between 8 and 12. Professional but relaxed => zoe; can i work from home|could i work from home; 3rd; 8 and 12 !! manager; professional; relaxed @@ Zoe, colleague
I've got to cancel on Grace tomorrow, my little one has a temperature. Apologetic but not too much, offer next Wednesday instead => grace; cancel; temperature; next wednesday !! apologetic; offer; too much @@ Grace, friend
A few words for Joan at number 9, her husband passed away on Sunday. We weren't close. Dignified, short. => joan; sorry; your husband; sunday !! number 9; close; dignified; words for @@ Joan, acquaintance
Would you do me a wee note to Maggie, the lady who does the church flowers, her lilies on Sunday were beautiful. Heartfelt => maggie; your lilies; sunday; beautiful !! note; lady; heartfelt @@ Maggie, acquaintance
ollie wont pay me back the 40 quid from the gig. text him, dont want to be a dick about it but i need it by friday => ollie; 40 quid; gig; friday !! text him; dick @@ Ollie, friend
So Priya from accounts keeps booking meetings over my lunch. Polite but clear message asking her to stop booking 12 to 1. => priya; lunch; stop booking; 12 to 1 !! polite; message; clear; asking; her @@ Priya, colleague
Good morning. Kindly write to Mr Adeyemi, our landlord, that rent will be 5 days late this month because salary is delayed. Humble and respectful. => mr adeyemi; rent; 5 days late; salary !! good morning; landlord; humble; respectful @@ Mr Adeyemi, other
I need to say sorry to Chris for what I said about his mum last night. Not crawling, just honest. He's not a talker. => chris; sorry; your mum; last night !! crawling; honest; talker @@ Chris, partner
pls text coach lee that maya has her period pains n wont be at swim 2day, discreet => coach lee; maya; her period pains; today !! discreet; 2day @@ Coach Lee, other
dan keeps asking me to lend him my car and i want to say no without a long explanation. short, kind => dan; can't lend you my car !! explanation; short; kind; want to say @@ Dan, friend
terrys hedge is over my side, hes touchy. ask if he minds me cutting it saturday morning. neighbourly => terry; your hedge; do you mind; saturday morning !! touchy; neighbourly; terrys @@ Terry, acquaintance
send will something — home by 9, dinner's in the oven, love you. quick => will; home by 9; oven; love you !! something; send; quick @@ Will, partner
to miss patel at nursery, arlo is allergic to kiwi, doctor confirmed today, bit urgent but friendly => miss patel; arlo; kiwi; today !! nursery; urgent; friendly; miss you @@ Miss Patel, other
Can you help me let Ruth know that mum fell in the bath, she's ok, nothing broken, they kept her in overnight. Steady, don't frighten her => ruth; mum; bath; they kept her !! steady; frighten; you kept @@ Ruth, family
I'm meant to be at Pam's on Sunday, can't face it. Write that I'm poorly but keep it vague => pam; sunday; poorly !! vague; write; your on @@ Pam, family
`;

/** Without content: the coach asks. */
export const DAILY_NO_MESSAGE_EN: readonly string[] = [
  "write her something warm, neighbourly, not gushing",
  "help me with a few lines, breezy",
];
