/** What people write about an open draft; format: read-cases.ts. */
export const EVERYDAY_CHANGES_EN = `
# write to donna that from monday we split the phones half and half, mornings me, afternoons you. and we're still coming on sunday @@ Donna, colleague
> take out the sunday bit => monday; mornings !! sunday; take out
> shorter pls she doesn't read => donna; phones !! read; shorter
# tell zeke i need to know by friday if berlin is still on because of the hotel, could he please call me @@ Zeke, friend
> a bit less polite, we're 24 => friday; berlin !! polite; 24; please
> no sorry, by thursday => thursday; berlin !! friday; no sorry
# write to tomasz asking for three weeks with the kids from 6 July, with a call every evening @@ Tomasz, other
> no sorry, from the 13th => 13; three weeks !! 6 july; no sorry
> he's not great with long texts, cut it down => three weeks !! great; cut
# write to ayumi that the plant looks great on my desk!! thank you so much! @@ Ayumi, friend
> cute. maybe without the exclamation marks => plant !! !; cute; exclamation
> perfect thx => !! perfect
# write to professor lindqvist asking for twenty minutes before the 15th to talk about my thesis @@ Professor Lindqvist, mentor
> Can it be a little less humble? => twenty minutes; 15th !! humble
> sign it giulia => giulia; 15th
# tell mum no comments about food in front of evie please, and we're still coming on sunday @@ Mum, family
> yeah but drop the last sentence => evie !! sunday; drop
# write to clive that i heard his wife's been poorly and i should have asked sooner, how is she doing @@ Clive, acquaintance
> sounds a bit cold => wife !! cold; sounds
> bit much, tone it down => wife !! bit much; tone it down
# tell gio the car needs a service, 180 euros, can he pay half by friday @@ Gio, friend
> it was 210 not 180 => 210; friday !! 180; it was
> friday doesn't work for me, say monday => monday; 210 !! friday
# write to josh that i can pick him up at 4 from football and we could get pizza @@ Josh (stepson), family
> hes 15, less mum-like => 4; pizza !! mum-like; hes
> and no pizza => 4 !! pizza
# tell my landlord the heating's been off since tuesday and i want it fixed this week @@ Mr Hale, other
> firmer, this is the third time => heating; tuesday !! firmer
> hmm dunno, something's off => !! dunno; something
# invite laura from salsa for a coffee on saturday after class @@ Laura from salsa, romantic
> make it sunday actually => laura; sunday !! saturday; actually
> dont sound so keen => sunday !! keen; sound
# tell ruth i'm sorry about the dinner and that i'll bring her dish back on wednesday @@ Ruth, friend
> you made it sound like i did something terrible => ruth; wednesday !! terrible; sound like
> call her ruthie => ruthie; wednesday !! call her
> can you write it so it works as a voice note => !! voice note
`;
