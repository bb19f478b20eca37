/** Drafts in English, changed by one wish after another; format: read-cases.ts. */
export const DRAFT_CHAINS_EN = `
# tell Ana I can't come on Saturday because my mother is visiting, could we do the 5th instead? @@ Ana, friend
> shorter => ana; saturday; 5th
> add that I'm really sorry => sorry !! add that
> to Tom instead => tom; saturday; 5th !! ana
# ask my boss if I could leave at 3 on Friday, my son has the dentist @@ Marek, colleague
> more formal => dear|hello; 3; friday; dentist
> sign it Julia => julia; friday
# invite Priya to my birthday on the 14th at 7 @@ Priya, friend
> funnier => 14th; 7
> say she can bring her sister => your sister; 14th !! her sister; she
# tell my landlord the boiler is broken and there's no hot water since tuesday @@ Mr Hughes, other
> firmer => boiler; tuesday
> ask him when he can send someone => when; you; send someone !! he; him
# write to Leo that I'm sorry I forgot his birthday @@ Leo, friend
> warmer => sorry; your birthday
> without the sorry => your birthday
# tell Sam I'll be late tonight, the train is delayed @@ Sam, partner
> make it shorter please => late; train
> change tonight to tomorrow => tomorrow; late !! tonight
# ask Kim if she can bring my jacket on Thursday @@ Kim, friend
> Friday not Thursday => friday; jacket !! thursday
> less formal => friday; jacket
# write to my professor asking for an extension until monday because I had covid @@ Professor Klein, mentor
> too casual => extension; monday; covid
> take out the bit about covid => extension; monday !! covid
# thank Maria for listening to me last night @@ Maria, friend
> add an offer of coffee on Sunday => coffee; sunday; last night
> without Sunday => coffee !! sunday
# tell Jo I can't lend her the car this weekend @@ Jo, friend
> add the reason: it's at the garage => garage; weekend
> softer => garage; weekend
# ask my neighbour to turn the music down after 11 @@ Dan, acquaintance
> friendlier => music; 11
> mention that I get up at 5 => 5; music !! mention
# tell Lou dinner is at eight at ours @@ Lou, friend
> make it nine instead of eight => nine !! eight
> and ask if he eats fish => fish; you !! he
# write to Beth that we can't come to the wedding, the flights are too expensive @@ Beth, family
> too cold, make it nicer => wedding; flights
> shorten it => wedding
# ask the shop for a refund for the jacket, order 5583 @@ Shop, other
> more polite => refund; 5583
> add my name, Clara => clara; 5583
# tell Chris lunch tomorrow is off, I've got a migraine @@ Chris, friend
> suggest next week => next week; migraine
> address it to Robin => robin; migraine !! chris
# write to Emma that I'm proud of her @@ Emma, family
> longer => proud of you
> add that I'll call her tonight => call you; tonight !! call her
# tell my manager I'm sick today @@ Karen, colleague
> add that Tom has the files => tom; files; sick
> more formal please => sick|ill|unwell; files
# ask Rob if he and his wife want to come for dinner on the 22nd @@ Rob, friend
> make it the 23rd => 23rd; your wife !! 22nd
> more casual => 23rd
# apologise to Mia for shouting at her on Monday @@ Mia, friend
> don't mention Monday => sorry !! monday
> warmer => sorry
# tell Dave I won't be at training @@ Dave, friend
> give a reason, I twisted my ankle => ankle; training !! reason
> in italian => 
# write to Ms Dean that Luca forgot his homework, can he bring it tomorrow @@ Ms Dean, other
> change tomorrow to Monday => monday; homework !! tomorrow
> sign it => homework
# tell Vera I need my key back by Friday @@ Vera, other
> nicer => key; friday
> less direct => key; friday
# ask Joe to water my plants next week @@ Joe, acquaintance
> add thanks at the end => thank; plants
> put please in it => please; plants
# remind Jack to bring the projector tomorrow @@ Jack, colleague
> shorter => projector; tomorrow
> and the adapter => adapter; projector
# invite my aunt for coffee on Sunday @@ Aunt Carol, family
> say at 4 => 4; sunday; coffee
> start with dear instead of hi => dear; sunday
# ask Peter if the bike is still for sale, I could pick it up on Saturday @@ Peter, acquaintance
> leave out the pickup => bike !! saturday
> more friendly => bike
# tell my brother thanks for the car @@ Matt, family
> add I filled it up and left the keys on the table => filled it up; keys; table
> funny please => filled it up
# tell Amy I can't make it on Tuesday @@ Amy, friend
> too blunt => tuesday
> offer Wednesday => wednesday; tuesday
# ask my client to pay invoice 204, 850 euros, due on the 1st @@ Mr Novak, other
> stronger => 204; 850
> the invoice number is 205 => 205; 850 !! 204
# congratulate Nora on her new job @@ Nora, friend
> add let's celebrate on Friday => celebrate; friday; job
> a bit shorter => job; friday
# tell Greg I can't be his best man, I'm abroad @@ Greg, friend
> add how honoured I am that he asked => you asked; honoured !! he asked
> replace abroad with in Canada => canada !! abroad
# ask Sarah for the 40 euros she owes me @@ Sarah, friend
> it was 45 => 45 !! 40
> softer please => 45
# write to my sister that mum's operation went well @@ Kate, family
> tell her she can visit tomorrow => you can visit; tomorrow !! she can
> remove tomorrow => visit !! tomorrow
# tell Nick the wifi password is bluefish22 @@ Nick, friend
> and that the key is under the pot => bluefish22; key; pot
> shorter => bluefish22; pot
# write Bill my condolences, his mother died @@ Bill, colleague
> add that he can take all the time he needs => you can take|take all; you need; your mother !! he needs
> less formal => your mother
# ask Lin for the recipe for her dumplings @@ Lin, friend
> use her full name Lin Zhang => lin zhang; dumplings
> get rid of the greeting => dumplings !! hi
# tell Will I can help him move on Saturday @@ Will, friend
> actually Sunday => sunday; move !! saturday
> add that I have a van => van; sunday
# tell Gwen she should see a doctor @@ Gwen, friend
> that sounds bossy, softer => doctor
> add that I worry about her => worry about you; doctor !! about her
# write to HR asking how many vacation days I have left @@ HR, colleague
> make it one sentence => vacation days
> add best regards, Tim => best regards; tim
# tell Hannah we're thinking of her @@ Hannah, friend
> also say the soup is on the doorstep => soup; doorstep; thinking of you
> more heartfelt => soup; thinking of you
# ask Dad to lend me 200 until payday @@ Dad, family
> say it's for the brakes => brakes; 200
> 250 rather than 200 => 250; brakes !! 200
# write to the neighbours that we have a party on Friday @@ Smiths, acquaintance
> tell them they're welcome to come => you're welcome|you are welcome; friday !! they
> end with thanks for understanding => thanks for|thank you for; friday
# tell Olga the lights were on again @@ Olga, colleague
> don't blame her => lights
> ask her to check before she leaves => you leave|leaving; lights !! she leaves
# tell Dom I can't help with the move on Sunday @@ Dom, friend
> add that my back is bad => back; sunday
> say Monday instead of Sunday => monday !! sunday
> a bit warmer => monday; back
# ask my boss for Thursday off @@ Ms Ross, colleague
> shorter => thursday
> add my reason, it's my son's first day of school => first day of school; thursday
# tell Ella thanks for the cake @@ Ella, friend
> also ask how she made the icing => how; you make|you made; icing !! she
> less formal please => icing; cake
# invite Nils to dinner on Saturday at 7 @@ Nils, friend
> 8 not 7 => 8; saturday !! 7
> add that he can bring Mia => you can bring mia !! he can
# write to my landlord that the lock is broken @@ Mr Barr, other
> more polite => lock
> mention it's the third time this year => third time; lock
# tell Kim I'm mad about last night @@ Kim, friend
> too harsh => last night
> suggest we talk tomorrow => talk; tomorrow !! suggest
# ask Pete for the 20 pounds he owes me @@ Pete, friend
> it was 25 => 25 !! 20
> friendlier => 25
# write my condolences to Mrs Lee, her husband died @@ Mrs Lee, acquaintance
> offer to help with the garden => garden; your husband
# tell Ana the meeting is at 3 in room 4 @@ Ana, colleague
> make it room 5 => 5; 3
> remove the room => 3 !! room
# tell Joe I'll be there at six @@ Joe, friend
> at seven => seven !! six
> funny => seven
`;
