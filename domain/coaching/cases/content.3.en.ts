import type { Situation } from "#domain/understanding/situations.ts";
import type { CaseText } from "./case-text.ts";

export const CASES_3_EN = {
  wont_talk: {
    open: [
      "Shut out like this, you end up guessing at somebody else’s mood all day, and the guesses get worse by the hour.",
      "Some people go quiet to punish, far more go quiet because the words won’t come, and from outside the two look the same.",
    ],
    ask: [
      {
        text: "Is {name} like this about most things, or only since something happened?",
        told: "since always never years weeks months after redundancy moved started",
      },
      {
        text: "What happens when you leave it alone for a day or two?",
        told: "leave left alone space wait waited ignore stopped",
      },
    ],
    weigh:
      "If you keep asking, {name} may go further in; if you stop asking, you may both settle into not talking at all. What you can change is when and how you ask, and how much you ask for at once.",
    moves: [
      {
        lead: "Ask for less",
        text: "put one small question that can be answered in a word or two, such as “better or worse than last week?”, and leave it there for today.",
      },
      {
        lead: "Talk side by side",
        text: "bring it up in the car, on a walk or over the washing-up, where nobody has to look anybody in the face.",
      },
      {
        lead: "Name a time",
        text: "say what it’s about and that you’d like twenty minutes, then let {name} choose between tonight and the weekend.",
      },
      {
        for: "E-",
        lead: "Put it on paper",
        text: "leave a few written lines and say an answer in two days is fine; for somebody who thinks before speaking, paper is easier than being looked at.",
      },
      {
        for: "N-",
        lead: "Come back later",
        text: "if the talk turns heated, agree on half an hour apart and a clock time to go on, since a person who is flooded hears nothing.",
      },
      {
        for: "A-",
        lead: "Keep it practical",
        text: "ask what {name} would want done differently, not what they feel; a plain question about a fact often gets a plain reply.",
      },
      {
        for: "partner",
        lead: "Hear it out",
        text: "when something does come, say “go on” and nothing else for a few minutes, so that talking turns out to have been safe.",
      },
    ],
    say: [
      "I’m not after a big talk. I’d just like to know whether it’s something about us or something else, and you can tell me tomorrow.",
      "I can live with you needing time, but not with not knowing how long. Could you tell me when we’ll come back to it?",
    ],
    dont: "following {name} from room to room with “what’s wrong?”, or going silent yourself to even the score.",
    stop: "If the silence goes on for weeks, or comes every time you want something, propose a couples or family counsellor and go by yourself if need be. If you are careful what you say out of fear, talk to somebody outside first.",
    lean: "I’d ask once more, small and at a good moment, and then really leave it a few days. If nothing at all moves in a month, I’d stop asking and say what the silence is doing to you.",
    future:
      "What is behind it only {name} can tell you, and people who go quiet often don’t quite know themselves. Watch whether small talk comes back and whether they seek you out in other ways; that usually returns before the words do.",
    source: "gottman",
  },
  constant_criticism: {
    open: [
      "Each remark alone is too small to complain about, and together they make you check yourself before you’ve even begun.",
      "It’s hard to be at ease next to somebody who sees the one thing that isn’t right before the nine that are.",
    ],
    ask: [
      {
        text: "What was the last remark, word for word?",
        told: "said says told called missed wrong crooked comment*",
      },
      {
        text: "Does {name} know how it lands with you?",
        told: "told tell said know* notice* cried laugh*",
      },
    ],
    weigh:
      "You can let remarks go by and keep the peace, at the price of shrinking a bit each time; or you can name the habit and live through an uncomfortable hour. The habit is worth naming, single remarks rarely are.",
    moves: [
      {
        lead: "Name the sum",
        text: "choose a calm hour and speak of how often it happens, with two recent examples, instead of arguing about the one just now.",
      },
      {
        lead: "Ask for the wish",
        text: "when a remark comes, say “what would you like instead?”; it turns a verdict into something you can agree to or not.",
      },
      {
        lead: "Keep your way",
        text: "decide which jobs are yours and do them as you do them; whoever wants them done another way is welcome to take them over.",
      },
      {
        for: "C+",
        lead: "Split the standards",
        text: "settle who is in charge of what, because to somebody who likes things exact each slip looks like a task left open.",
      },
      {
        for: "N-",
        lead: "Look for worry",
        text: "notice if the remarks swell when {name} is under strain, and ask about the day before answering the remark.",
      },
      {
        for: "A-",
        lead: "Be short",
        text: "answer in one level sentence, “I’ve heard it, I’m leaving it like this”, as long explanations invite the next round.",
      },
      {
        for: "colleague",
        lead: "Move it private",
        text: "ask for comments to come to you alone, once a week and in writing, and not in front of the others.",
      },
    ],
    say: [
      "When I hear several corrections in a day, I stop wanting to do things near you. Could you tell me what you’d like, and also when something was fine?",
      "That’s the third one this morning. I’d like to finish this my own way and hear about it afterwards, if it still matters.",
    ],
    dont: "paying it back with a list of what {name} gets wrong, because then you’ll be comparing lists.",
    stop: "If it goes on after you’ve said it plainly twice, bring in a counsellor or, at work, somebody above. If you’re being made small, watched or cut off from others, that’s beyond a talk: tell someone you trust and get advice for yourself.",
    lean: "Yes to saying something, about the habit and not about the last remark. I’d think differently if it only began lately: then I’d first ask {name} what has got so heavy.",
    future:
      "Whether {name} can drop it shows in small things after you’ve spoken: a remark swallowed, a thank-you, a request in place of a correction. If it merely changes subject and goes on, you have your answer for now.",
    source: "gottman",
  },
  same_fight: {
    open: [
      "When a row has its own script, neither of you is really arguing about the socks or the road any more.",
      "Old quarrels have a hidden sentence in them, often “do I count here?”, and it’s the one that never gets said.",
    ],
    ask: [
      {
        text: "What does it usually start with, and where does it end up?",
        told: "start* begin* always dishes money bins mother phone socks over about",
      },
      {
        text: "What would {name} say the row is really about?",
        told: "thinks says reckons accuses claims",
      },
    ],
    weigh:
      "You can keep trying to settle who is right, or accept that you two will differ here and settle how you’ll live with it. Most couples and families have a few such subjects for life, and some of them can even joke about it.",
    moves: [
      {
        lead: "Stop at the opening",
        text: "agree on a word that either may say when the script starts, then twenty minutes in separate rooms and back at the table.",
      },
      {
        lead: "Swap the sides",
        text: "sit down on a good day, ten minutes each: one tells why it matters so much, the other only asks questions and repeats what they heard.",
      },
      {
        lead: "Start it softer",
        text: "bring your next complaint as one wish, “I’d like us to leave by ten”, without “again” or “as usual”.",
      },
      {
        for: "N-",
        lead: "Pick the hour",
        text: "keep the subject away from late evenings and empty stomachs; with somebody who flares up, the time of day decides half of it.",
      },
      {
        for: "A-",
        lead: "Trade it",
        text: "look for a swap, your Sunday for {name}’s Saturday, since a fair deal convinces a hard bargainer more than an appeal.",
      },
      {
        for: "C+",
        lead: "Write it down",
        text: "put what you agree on paper with a date to look at it again, so that it needn’t be argued from memory.",
      },
      {
        for: "partner",
        lead: "Mend it midway",
        text: "one of you says “that came out wrong, let me try once more” in the middle of a row; it does more than a good argument.",
      },
    ],
    say: [
      "We know this one by heart. Could you tell me what it’s about for you underneath, and I’ll just listen for ten minutes?",
      "I can feel us starting again and I don’t want to. I’m going round the block, and at eight I’ll sit down with you properly.",
    ],
    dont: "bringing the old scenes along, that New Year’s Eve or what your mother said, when the matter is a towel.",
    stop: "If it keeps ending in shouting, or children are listening in, ask for a couples or family counsellor now. If it stops feeling safe, don’t go on with the talk; get advice for yourself first.",
    lean: "Not doomed at all: a quarrel that returns is common even between people who do well together. What would worry me is contempt, sneering, rolled eyes; if those have moved in, I’d look for outside help soon.",
    future:
      "It may never be settled, and it can still get smaller. See whether the next one is shorter, whether one of you laughs sooner, and whether you make it up the same day.",
    source: "gottman",
  },
  just_argued: {
    open: [
      "It’s the hour or the day after, the anger has gone flat, and every sound from the phone might be a sign.",
      "After a row there’s the matter itself and there’s the two of you, and the second should be mended first.",
    ],
    ask: [
      {
        text: "Is there a sentence of yours you’d take back?",
        told: "said called shouted regret* sorry mean hung slammed",
      },
      {
        text: "How have you left it: has either of you made a sign yet?",
        told: "text* message* called ring rang ignor* silent quiet since spoken",
      },
    ],
    weigh:
      "Going first can feel like admitting you were wrong, and waiting can turn a bad evening into a bad week. You can take back your tone and still keep your opinion.",
    moves: [
      {
        lead: "Go first, small",
        text: "make one sign today, a cup of tea, a hand on the shoulder, a line by phone, without opening the subject again.",
      },
      {
        lead: "Own one sentence",
        text: "say which of your words you’d like back, only that one, and don’t wait for {name} to match it.",
      },
      {
        lead: "Set a second talk",
        text: "once you can both breathe, suggest a time tomorrow for the matter itself, so that making up doesn’t mean it’s been buried.",
      },
      {
        for: "N-",
        lead: "Allow the night",
        text: "give it some hours before you knock; somebody who gets upset easily needs the body to calm down ahead of the head.",
      },
      {
        for: "E-",
        lead: "Write it",
        text: "send two lines that ask for no reply, as a quiet person may want to be on their own before they’re with you again.",
      },
      {
        for: "far",
        lead: "Use your voice",
        text: "ring or leave a voice message rather than typing, because tone is what got lost yesterday.",
      },
      {
        for: "colleague",
        lead: "Pass the desk",
        text: "go over in the morning, say “I was sharp yesterday” and go back to work; at work that’s usually enough.",
      },
    ],
    say: [
      "I don’t like how we left it. I was too loud, and I’d rather be all right with you than be right about this.",
      "I’m still thinking about it and I’d like us to finish it calmly. Is after dinner good, with a cup of tea and no shouting?",
    ],
    dont: "opening with “I’m sorry, but”, or sending a long message at midnight to win the row after all.",
    stop: "If two or three tries meet a closed door, leave it a week and say you’re there. When rows regularly leave one of you shaking or wanting to leave the house, speak to a counsellor or someone you trust before the next one.",
    lean: "I’d go first, today, with something short: whoever makes the first move loses nothing. I’d wait until tomorrow only if one of you is still boiling.",
    future:
      "How {name} feels this minute you can’t see from the next room, and most people are sorrier than they look. A look, an answer in more than one word, a chore done without being asked are the signs to go by.",
    source: "gottman",
  },
  i_hurt_them: {
    open: [
      "You heard it as you said it or did it, and it can’t be put back.",
      "What stays with people is often less the act itself than whether anyone came to say “that was wrong of me”.",
    ],
    ask: [
      {
        text: "What exactly did you say or do?",
        told: "said told called read laughed shouted forgot posted joke* drunk humiliat*",
      },
      {
        text: "Have you said anything to {name} about it since?",
        told: "sorry apolog* since text* wrote nothing",
      },
    ],
    weigh:
      "An apology too soon can be mostly for your own relief, and one too late looks like you’d hoped it would blow over. Within a day or two is good, and after ten years it’s still better than none.",
    moves: [
      {
        lead: "Say the thing",
        text: "name what you did in one sentence, without reasons: “I laughed when you told me, and that was unkind.”",
      },
      {
        lead: "Say what it did",
        text: "add what you think it was like for {name}, and then ask whether you’ve understood it right.",
      },
      {
        lead: "Put something right",
        text: "offer one deed that fits, correcting the story before those who heard it, replacing what broke, giving back what you took.",
      },
      {
        for: "N-",
        lead: "Let it land",
        text: "do it quietly with time to spare, and don’t ask to be forgiven in the same breath; strong feelings need an hour or a week.",
      },
      {
        for: "young",
        lead: "Go down low",
        text: "sit beside them, say a grown-up was wrong and it wasn’t their fault, and leave out why you were tired.",
      },
      {
        for: "far",
        lead: "Send a letter",
        text: "write by hand if you can’t be there, short, with no “if you felt”, and say that no answer is needed.",
      },
      {
        for: "A-",
        lead: "Skip the speech",
        text: "keep it to three plain sentences; someone blunt trusts a short admission more than a moving one.",
      },
    ],
    say: [
      "What I said was wrong and it wasn’t true. You didn’t deserve it, and I’d like to hear how it was for you.",
      "I know that saying sorry once doesn’t undo it. I’m going to be careful about this one thing, and you may remind me.",
    ],
    dont: "explaining how tired, drunk or provoked you were before you’ve said plainly that it was wrong.",
    stop: "Once you’ve apologised in full and put right what can be put right, the next step belongs to {name}. If you find yourself lashing out again and again, take that to a counsellor or a doctor rather than to another apology.",
    lean: "Yes, apologise, and face to face if they’d be comfortable with that; a message will do to ask for the meeting. I’d hold back only if {name} has asked you to stay away.",
    future:
      "Forgetting is unlikely, but what happens afterwards can come to weigh more. Notice if {name} tells you small things again; that comes back before any “it’s all right” does.",
    source: "apology",
  },
  apology_refused: {
    open: [
      "You have said sorry and meant it, and now you’re standing there with nothing more to give.",
      "Being sorry doesn’t oblige the other person to be ready, though it feels unfair to be left waiting.",
    ],
    ask: [
      {
        text: "What did {name} say when you apologised, in their own words?",
        told: "said says told replied words answered laughed",
      },
      {
        text: "Has what caused it stopped, or could it still look open?",
        told: "stopped changed again repaid fixed promised paid",
      },
    ],
    weigh:
      "More apologies can start to sound like pressure, and no sign at all like you’ve given up. In between lies doing the one thing differently and leaving the door open.",
    moves: [
      {
        lead: "Check the apology",
        text: "look whether yours held an “if”, a “but” or “that you were upset”; if so, do one clean version and then no more.",
      },
      {
        lead: "Ask, then listen",
        text: "put one question, “what haven’t I understood?”, and take the answer without correcting a word of it.",
      },
      {
        lead: "Show it for weeks",
        text: "change the thing itself where {name} can see it, without pointing it out, and let six weeks do what words couldn’t.",
      },
      {
        for: "N-",
        lead: "Leave room",
        text: "say that there’s no hurry and mean it; with somebody who feels things long, being chased for pardon starts it all over.",
      },
      {
        for: "A-",
        lead: "Accept the cold",
        text: "stay civil and take the short answers without comment, since some people thaw only once nobody is watching.",
      },
      {
        for: "far",
        lead: "One last line",
        text: "write a single message that you’re there whenever they like, and put no question in it.",
      },
      {
        for: "colleague",
        lead: "Do good work",
        text: "keep to what the job needs and be correct in it; being reliable is the apology that counts there.",
      },
    ],
    say: [
      "I’ve heard that sorry isn’t enough. I won’t keep repeating it; if there’s something you’d want me to do, I’d like to know.",
      "I’m not going to press you. I’m still sorry, and I’m here if you ever feel like a coffee.",
    ],
    dont: "sending friends or relations to plead for you, or turning up with presents after a clear no.",
    stop: "A request for no more contact is to be respected, and keeping to it is the decent thing left for now. If the guilt stays with you, take it to a friend, a counsellor or a priest.",
    lean: "I wouldn’t apologise again in the same words. One question about what’s missing is worth it; after that I’d let time pass, unless something new has come to light that you need to own.",
    future:
      "Some come round after months, others stay polite for good, and from here there’s no telling which. The hopeful signs are anger that’s spoken aloud and small requests; both mean you still matter.",
    source: "apology",
  },
  no_apology: {
    open: [
      "Waiting for one word from somebody who carries on as if nothing had happened is lonely work.",
      "There are people who’d rather wash every window in the house than say “I’m sorry”.",
    ],
    ask: [
      {
        text: "Does {name} know that you’re still waiting for it?",
        told: "told asked know* said waiting mention*",
      },
      {
        text: "Is there anything they do instead: tea, favours, being extra nice?",
        told: "instead dinner tea flowers makes made nice fix* favour* acts",
      },
    ],
    weigh:
      "Asking for it outright may get you a thin “sorry” on demand, and not asking may leave you waiting for years. You can at least ask for what the word is for: that {name} sees what it did to you.",
    moves: [
      {
        lead: "Tell it once",
        text: "describe the scene and what it was like for you in three sentences, with no demand at the end, and see what comes.",
      },
      {
        lead: "Ask for seeing",
        text: "instead of “say sorry”, try “do you understand why that stayed with me?”; many can answer that who can’t do the other.",
      },
      {
        lead: "Read the gestures",
        text: "decide whether the cup of tea counts as an apology in {name}’s language, and say so if it doesn’t reach you.",
      },
      {
        for: "A-",
        lead: "Leave a way out",
        text: "speak without witnesses and without “admit it”, as a proud person gives nothing while being cornered.",
      },
      {
        for: "N-",
        lead: "Lower the shame",
        text: "say first that you don’t think badly of them; whoever fears being a bad person fights hardest against the word.",
      },
      {
        for: "family",
        lead: "Want less of it",
        text: "ask yourself what you’d do if it never came, and start on that, whether it’s shorter visits or letting one subject rest.",
      },
      {
        for: "colleague",
        lead: "Name the next time",
        text: "leave the past and agree how it’ll be done from now on, in a sentence you both could write down.",
      },
    ],
    say: [
      "I’d like to tell you how that evening was for me. You needn’t defend it, I’d only like you to know.",
      "I’ve waited for you to mention it, and I notice I’ve pulled away. A “that wasn’t right” from you would help me a lot.",
    ],
    dont: "holding back every greeting until the word comes, while {name} may not even know what the price is.",
    stop: "If you’ve told it clearly and been brushed off, don’t go on collecting; decide how close you want to be without the apology. If the same thing keeps being done to you, talk with a counsellor or somebody outside about your own next step.",
    lean: "You can ask for it, and it’s worth no less when asked for. I’d ask for understanding before the word, and let it be if what you want is to win.",
    future:
      "Whether it’ll ever be said I can’t tell; after years without, I wouldn’t plan on it. What can change sooner is what they do: look for the subject coming up by itself, or the thing not happening again.",
    source: "apology",
  },
  forgiving: {
    open: [
      "Part of you would like to put it down, and part of you thinks that would mean it had been all right.",
      "You can decide to forgive in a minute and then meet the old anger again on Thursday over nothing.",
    ],
    ask: [
      {
        text: "Has {name} said or done anything about it since?",
        told: "sorry apolog* asked since counselling explained denies never",
      },
      {
        text: "Do you want them close again, or just to stop thinking about it?",
        told: "close again back trust head peace want",
      },
    ],
    weigh:
      "To forgive is to stop wanting it paid back; to trust again is another matter and needs proof over time. You may do the first without the second, and no one can hurry you into either.",
    moves: [
      {
        lead: "Say what it cost",
        text: "write down for yourself what was done and what it took from you, all of it, because what stays vague can’t be put down.",
      },
      {
        lead: "Part the two",
        text: "treat the grudge and the trust as two decisions: dropping the first doesn’t mean handing back the key, the money or the secret.",
      },
      {
        lead: "Drop the card",
        text: "the next time you row about something else, leave that old matter out; if you can’t, tell them it’s still sore.",
      },
      {
        for: "partner",
        lead: "Ask in pieces",
        text: "allow yourself one agreed half-hour a week for questions, so that it doesn’t seep into every breakfast.",
      },
      {
        for: "N-",
        lead: "Make it slow",
        text: "tell {name} which small step you can manage this month, for someone who’s anxious will otherwise read each bad day as the verdict.",
      },
      {
        for: "C-",
        lead: "Look at deeds",
        text: "go by what is done over three months, as with an easily distracted person good intentions and good follow-through lie far apart.",
      },
      {
        for: "far",
        lead: "From a distance",
        text: "forgive without a meeting if you like, with a letter that stays in the drawer; it’s done in you and needs nobody’s signature.",
      },
    ],
    say: [
      "I want to get past this, and I’m not there yet. On bad days I’d like to be able to tell you so without it becoming a row.",
      "I’m giving up wanting to get even. That doesn’t mean everything’s as before, and I’d ask you to be patient with me.",
    ],
    dont: "saying “it’s all forgotten” for the sake of peace and then bringing it out at each new quarrel.",
    stop: "If it’s still going on, it’s too early to forgive; first it has to stop. Should it keep you awake for months, a counsellor can help, and nobody else, not even someone you respect, gets to set the date.",
    lean: "I’d put the grudge down for your own sake, at your own speed, and letting trust wait for evidence. With no sign that it’s understood, I’d keep my distance while doing so.",
    future:
      "No one can promise that it’ll stop aching or that it won’t happen again. Go by what {name} does when it’s inconvenient, and by how often in a week you still think of it.",
    source: "forgiveness",
  },
  broken_promise: {
    open: [
      "After a few of these, “yes, I’ll do it” starts to sound like the beginning of waiting.",
      "It isn’t only the thing that wasn’t done; it’s that you had arranged yourself around it.",
    ],
    ask: [
      {
        text: "What had been agreed, and how exactly was it said?",
        told: "promised agreed said swore told word friday saturday sunday",
      },
      {
        text: "Is this the first time, or one of many?",
        told: "again always third first never every years times",
      },
    ],
    weigh:
      "Letting it pass keeps things friendly and teaches you to expect less; pressing the point may get a new promise that’s worth no more. A smaller agreement with a date is better than both.",
    moves: [
      {
        lead: "Ask which it is",
        text: "find out if it was forgotten, bitten off too big or never wanted; say “a no would honestly help me more than a yes”.",
      },
      {
        lead: "Make it small",
        text: "turn it into one thing, with a day and an hour, and ask {name} to say aloud how they’ll do it.",
      },
      {
        lead: "Have your own plan",
        text: "decide beforehand what you’ll do if it falls through, and do that without a scene: book alone, hire somebody, go anyway.",
      },
      {
        for: "C-",
        lead: "Tie it down",
        text: "put it straight into their calendar together, with a reminder, because a mind that wanders means it and then loses it.",
      },
      {
        for: "A+",
        lead: "Allow a no",
        text: "tell {name} you won’t mind being turned down; people who like to please say yes first and think afterwards.",
      },
      {
        for: "colleague",
        lead: "Confirm in writing",
        text: "send two friendly lines after the talk, “so we said Friday, the three documents”, and keep them.",
      },
      {
        for: "family",
        lead: "Protect the child",
        text: "where a child is waiting, announce a visit only once it’s certain, and leave out any verdict on why it wasn’t.",
      },
    ],
    say: [
      "I’d counted on it and rearranged my day. Can you tell me honestly if you still want to do it, and by when?",
      "Another promise won’t help me, one thing done by Sunday would. If it’s too much, say so now and I’ll find another way.",
    ],
    dont: "asking for a bigger oath this time; words are what there have been plenty of.",
    stop: "After the third time on the same matter, stop relying on {name} for it and say so calmly. Where money, papers or a contract hang on it, get advice from somebody who knows the rules.",
    lean: "For a while I’d believe deeds and keep promises out of it, with one small agreement as a start. If an illness or bad weeks lie behind it, I’d give more credit.",
    future:
      "A good intention is likely, and it says little about whether it’ll be done. The next small thing with a date will tell you more than any assurance.",
    source: "boundaries",
  },
  caught_lying: {
    open: [
      "It’s less the thing itself than the ease of it, and now you go back over everything else you were told.",
      "Once you’ve found the receipt, even true sentences sound as if they needed checking.",
    ],
    ask: [
      {
        text: "How did you find out, and does {name} know that you know?",
        told: "found saw receipt photo screenshot* told admitted denies confronted heard asked",
      },
      {
        text: "Is it about one matter, or are there smaller untruths all along?",
        told: "always constantly once first again small years everything",
      },
    ],
    weigh:
      "Raising it at once may bring a denial, waiting turns you into a detective. You needn’t decide yet whether you trust them, only whether you’ll ask openly.",
    moves: [
      {
        lead: "Say what you know",
        text: "tell it calmly and in full, “I’ve seen the receipt, it was six hundred”, and don’t spring it as a trap.",
      },
      {
        lead: "Ask what for",
        text: "put the question “what were you worried would happen if you’d told me?” and let the silence last.",
      },
      {
        lead: "Fix what’s open",
        text: "ask for a full account of this one matter by a set day, papers included where there’s money in it.",
      },
      {
        for: "N-",
        lead: "Leave a night",
        text: "say that you’d like the truth rather than a quick answer, and that tomorrow is early enough; in a panic people add a second lie.",
      },
      {
        for: "A-",
        lead: "Stay with facts",
        text: "put two facts on the table and skip the word “liar”, since a proud person will otherwise only fight the word.",
      },
      {
        for: "partner",
        lead: "Agree on windows",
        text: "settle what {name} will show you unasked for some months, and when that’s to end, so that it doesn’t become surveillance.",
      },
      {
        for: "colleague",
        lead: "Put it in writing",
        text: "confirm dates and sums by mail from now on, politely, and keep your copies.",
      },
    ],
    say: [
      "I know it wasn’t so, and I’d rather hear the rest from you than find it. I’m asking once, and I’ll listen to the end.",
      "I need what you say to be true, even when it’s awkward. Is there anything else about this that I should know now?",
    ],
    dont: "going through pockets and phones night after night, or asking questions to which you hold the answer.",
    stop: "Where debts, a contract or your health are concerned, get advice from a lawyer, a debt adviser or a doctor before you agree to anything. If you’re told you imagined what you saw, again and again, talk to somebody outside.",
    lean: "I’d speak to them, soon and with what you have. I’d lean towards trying again if the whole of it comes out unprompted, and away from it if each bit has to be dragged out.",
    future:
      "Whether {name} will do it again isn’t written in this one lie. Watch what happens with the next small awkward truth: if it’s told before you ask, something has begun to mend.",
    source: "disclosure",
  },
  critical_parent: {
    open: [
      "You can run a household and a company and still feel nine years old when that voice comments on the curtains.",
      "A parent’s approval seems to stay valuable long after you’ve stopped needing their permission.",
    ],
    ask: [
      {
        text: "Which subjects does it nearly always come to?",
        told: "job work weight clothes kids children house flat money married boyfriend degree brother sister",
      },
      {
        text: "Has {name} ever said, or shown, that they’re proud of you?",
        told: "proud praise* never compliment good well",
      },
    ],
    weigh:
      "Explaining yourself each time keeps the court in session; saying nothing keeps the peace and leaves you smarting. You can stay in touch and take some subjects off the table.",
    moves: [
      {
        lead: "Close a subject",
        text: "pick the one that stings most and say, once and kindly, that you won’t be discussing it; then talk about something else each time.",
      },
      {
        lead: "Tell it later",
        text: "share decisions after they’re made, “we’ve taken the flat”, since a plan still open invites a verdict.",
      },
      {
        lead: "Give another job",
        text: "ask for something {name} really knows, a recipe, a repair, how it was at your age, so that advice has somewhere to go.",
      },
      {
        for: "N-",
        lead: "Answer the worry",
        text: "reply to the fear under the remark, “you’re worried I’ll be short of money, I’ve got that covered”, and leave out the defence.",
      },
      {
        for: "A-",
        lead: "End it on time",
        text: "have a sentence for leaving ready, “I’m off now, I’ll ring on Sunday”, and use it at the second dig without a scene.",
      },
      {
        for: "C+",
        lead: "Show the order",
        text: "let them know briefly how you’ve arranged things, because a methodical parent rests easier seeing a plan than hearing “trust me”.",
      },
      {
        for: "old",
        lead: "Ask for stories",
        text: "get them talking about what was expected of them when they were young; it often explains the yardstick.",
      },
    ],
    say: [
      "I know you want things to go well for me. When you compare me, I only want to hang up, and I’d rather enjoy talking with you.",
      "I’m not going to discuss that, it’s decided. Tell me about your week instead.",
    ],
    dont: "bringing one more achievement as proof; it will be measured with the same ruler.",
    stop: "If visits leave you low for days, make them shorter and rarer, and talk to a counsellor about the part that’s become your own voice. Where your post, money or front door aren’t respected, take the key back and see it through.",
    lean: "I’d keep the contact and cut the subjects, at least for a few months. Should it turn into humiliation in front of your children or partner, I’d step back further and say why.",
    future:
      "At that age people rarely change their standards, though many do change their habits when a subject gets no answer. Look out for pauses, a question without a verdict, or pride passed on through somebody else.",
    source: "boundaries",
  },
  sharing_care: {
    open: [
      "The care has landed on whoever lived nearest or said no last, and now it looks as if it had been agreed.",
      "You count the hours, the others count their visits, and from where they stand it seems to be going fine.",
    ],
    ask: [
      {
        text: "What do you do in an ordinary week, in hours?",
        told: "hours mornings evenings nights every daily wash cook shopping week",
      },
      {
        text: "Have you ever asked the others for something definite?",
        told: "asked told said refuse* says reckon* offered",
      },
    ],
    weigh:
      "If you carry on, it gets done and you get tired and bitter; if you stop from one day to the next, somebody frail pays for it. Share it out while you can still stand.",
    moves: [
      {
        lead: "Make the list",
        text: "write down each task of one week with its time, send it to everyone, and ask them to put their names to some.",
      },
      {
        lead: "Meet about it",
        text: "arrange an hour, by video if need be, with only this on the agenda: what’s needed, who takes what, what is paid for, when you’ll look again.",
      },
      {
        lead: "Ask for a slot",
        text: "request something that can be refused or accepted: “every other weekend from Friday evening” instead of “more help”.",
      },
      {
        for: "far",
        lead: "Give distance work",
        text: "hand {name} what can be done from afar: the phone calls, forms, orders, the daily chat at six, or paying for a helper.",
      },
      {
        for: "C-",
        lead: "Hand it over whole",
        text: "give one complete job with a fixed day and don’t remind; when it’s half yours you’ll end up doing it.",
      },
      {
        for: "A-",
        lead: "Talk in numbers",
        text: "bring the hours and what a carer would cost, since figures leave less to argue about than tiredness does.",
      },
      {
        for: "family",
        lead: "Book your break",
        text: "name two weeks you’ll be away and say it early, so that there’s time to find who or what steps in.",
      },
    ],
    say: [
      "I’m doing about thirty hours a week and it’s become too much for me. Which of these could you take on from next month?",
      "I know you see it differently. From the first I won’t be doing the nights any more, so we need another solution before then, and I’d like to find it with you.",
    ],
    dont: "doing it all in silence and presenting the bill at Christmas dinner.",
    stop: "Tell the doctor or social services what you’re carrying; they can assess it, arrange respite or a helper. If family talks keep failing, have a mediator or the social worker run the next one, and see a doctor yourself if you’re not sleeping.",
    lean: "You may refuse a part of it, openly and with notice. I’d think again only if it left a gap in the care, in which case arrange cover first.",
    future:
      "Years of not stepping in don’t tell you that {name} never will, since perhaps nothing definite was ever asked. Watch what happens to one named task on one named day.",
    source: "carers",
  },
  carer_of_parent: {
    open: [
      "A stranger in the kitchen, holding the keys and the tablets: it’s a relief and an intrusion at once.",
      "Between the one who needs care and the one who gives it you’ve become manager, interpreter and peacemaker.",
    ],
    ask: [
      {
        text: "Is it about finding someone, or about getting on with someone who’s already there?",
        told: "find looking quit hired carer helper badante sacked interview month* started",
      },
      {
        text: "What do the two of them say, each on their own, about what goes wrong?",
        told: "says said tells complain* refuse* rings moans",
      },
    ],
    weigh:
      "Changing the carer may bring a better one or begin it all anew; keeping on unhappily wears out everybody, the carer included. Clear hours, tasks and pay settle more than sympathy does.",
    moves: [
      {
        lead: "Write the week down",
        text: "put on one page the hours, tasks, breaks, day off and pay, and go through it with both of them at the table.",
      },
      {
        lead: "Begin small",
        text: "start with two mornings and something useful that isn’t care, cooking or driving, and leave washing until they know each other.",
      },
      {
        lead: "Hear each alone",
        text: "once a month take ten minutes with the carer and ten with your relative: what’s going well, what should be done differently.",
      },
      {
        for: "old",
        lead: "Let them decide",
        text: "leave the choices to the older person, which days, which cup, what’s for dinner, so that help feels less like being taken over.",
      },
      {
        for: "N-",
        lead: "Stay for an hour",
        text: "be there the first three times and go out a little longer at each; a nervous person gets used to a face before they accept a hand.",
      },
      {
        for: "C+",
        lead: "Show the routine",
        text: "ask {name} how things are done in that house and have it written on the fridge; being the one who knows is a dignity.",
      },
      {
        for: "A-",
        lead: "Put rules on paper",
        text: "agree what isn’t on, shouting, hidden slippers, calls at night, and that complaints come to you.",
      },
    ],
    say: [
      "I’d like us to try it for two weeks, two mornings each. Afterwards you tell me honestly what was good and what wasn’t.",
      "I want this to be fair for you as well. Can we sit down on Thursday and write out the hours, the day off and the pay?",
    ],
    dont: "agreeing to cash and no contract to keep the peace; it leaves both sides without protection.",
    stop: "Where sums or tablets don’t add up, or voices get rough, bring in the doctor or the agency and arrange other cover meanwhile. Contracts and leave are a matter for a carers’ association or a union office.",
    lean: "I’d give it a fortnight with clear rules before changing anyone. If it’s about tablets, money or rough handling I wouldn’t wait that long.",
    future:
      "People who refuse help at first often come to look forward to the hour, and some don’t. You’ll see it in little things: a second cup set out, a name used, fewer calls to you.",
    source: "carers",
  },
  stubborn_old_parent: {
    open: [
      "You lie awake over the stairs, the ladder or the car, and the answer is “I’ve always done it”.",
      "For you it’s about safety; across the table it’s about the last things one still decides for oneself.",
    ],
    ask: [
      {
        text: "What has happened already: a fall, a scrape, something left on?",
        told: "fell fall falls fallen bath ladder roundabout motorway accident lost",
      },
      {
        text: "What does {name} say they’re most set on keeping?",
        told: "says said refuse* won home house car stairs independent",
      },
    ],
    weigh:
      "Pushing may win you the rail and lose you the trust; giving way may go well for another year or end in a fall. Ask who’d bear the consequences: one’s own risk is one’s own choice, a car on the road is not.",
    moves: [
      {
        lead: "Ask first",
        text: "find out what a good day should look like in two years and what might spoil it, and let the answer bring up the subject.",
      },
      {
        lead: "Offer a trial",
        text: "suggest one thing for a month, a rail, a button, a cleaner on Fridays, with a right to send it back.",
      },
      {
        lead: "Let another say it",
        text: "ask the doctor, optician or physiotherapist to raise driving or falls; from a professional it isn’t a child giving orders.",
      },
      {
        for: "O-",
        lead: "Keep the look",
        text: "choose changes that leave the room as it is, a dark rail, a better bulb, non-slip under the old rug; the familiar has to stay.",
      },
      {
        for: "C+",
        lead: "Make it a plan",
        text: "go round the house together with paper and pencil and let {name} judge each thing themselves.",
      },
      {
        for: "far",
        lead: "Find nearby eyes",
        text: "agree with a neighbour on a sign, shutters up by nine, and with your parent on one short call a day.",
      },
      {
        for: "N-",
        lead: "One thing only",
        text: "bring up a single worry per visit, calmly and by daylight, as a list of dangers makes a fearful person shut the door.",
      },
    ],
    say: [
      "I’m not here to take anything away from you. I’d like you to be able to stay here a long time, so what would make that easier?",
      "I’m worried about the driving and I’ll say so openly. Would you let the doctor have the last word, for my sake?",
    ],
    dont: "hiding the keys or calling a removal firm behind their back; the next time they’ll hide the fall.",
    stop: "Where others are in danger, as on the road, tell the doctor, even against their will. If memory is slipping or a fall ended in lying there, ask for a medical and home assessment soon; a social worker can speak with both of you.",
    lean: "With risks that are only their own I’d respect the choice and make it as safe as can be. With the car, gas, or muddled days I’d insist, and get the doctor in.",
    future:
      "Most give in step by step, and seldom on the day one asked. Notice whether {name} starts mentioning the stairs themselves, or keeps the thing you left “just to try”.",
    source: "mi",
  },
  parent_ill: {
    open: [
      "All of a sudden the person who used to look after you is the one in the bed, and you don’t know how to stand there.",
      "Illness turns everybody polite and brisk, and the one real sentence stays in the car park.",
    ],
    ask: [
      {
        text: "What has {name} been told, and what do you know that they don’t?",
        told: "diagnos* results doctor told consultant knows cancer operation hospital stroke parkinson",
      },
      {
        text: "How near are you, and who else is around?",
        told: "far near live lives brother sister abroad hour hours alone",
      },
    ],
    weigh:
      "You may want to be strong for them, and they for you, until both are alone with it. Being practical and being open each has its hour.",
    moves: [
      {
        lead: "Ask what helps",
        text: "say “would you like to talk about it, or shall we do something else?”, and take the answer as it is today.",
      },
      {
        lead: "Bring one thing",
        text: "offer something definite, Tuesday’s lift, soup in the freezer, reading the letters together, since “call if you need me” isn’t used.",
      },
      {
        lead: "Write questions down",
        text: "keep a notebook for the doctor’s visits and ask {name} if you may come in and take notes.",
      },
      {
        for: "far",
        lead: "Fix the hour",
        text: "ring at the same time every day for ten minutes and plan one visit for after the treatment, when everyone else has gone.",
      },
      {
        for: "N-",
        lead: "Go by the day",
        text: "speak of this week only; who’s easily frightened is calmed by the next step and not by the whole road.",
      },
      {
        for: "E-",
        lead: "Sit there",
        text: "come with a paper or some knitting and let it be quiet; for a private person company without talk is a kindness.",
      },
      {
        for: "C+",
        lead: "Leave them tasks",
        text: "let {name} keep the bills, the lists or the tomatoes, because being useful holds a tidy mind together.",
      },
    ],
    say: [
      "I don’t have the right words. I’d like to come on Tuesday and sit with you, and we can talk or not.",
      "I’d like to know how it really is, also on the bad days. You needn’t look after me in this.",
    ],
    dont: "promising that all will be well, or answering their fear with a story about somebody who recovered.",
    stop: "Leave medical questions to the doctor, and ask the ward for a nurse or social worker when you can’t follow. If you don’t sleep or can’t stop crying, see your own doctor; if death comes near, ask for palliative care early.",
    lean: "I’d go, ring or say it rather sooner than later; few people regret having come. What could change it is their own clear wish for quiet, so ask.",
    future:
      "The course of it nobody but the doctors can roughly tell, and they’re often unsure as well. What you can watch is what gives {name} a good hour, and at what time of day.",
    source: "listening",
  },
  dementia: {
    open: [
      "You miss somebody who is sitting in front of you, and you have to answer the same question for the sixth time.",
      "The facts are slipping away; whether a voice is kind still gets through.",
    ],
    ask: [
      {
        text: "What’s hardest just now: the evenings, the questions, the suspicion, the going out?",
        told: "evening sundown* night question* same steal* suitcase home lost names wander*",
      },
      {
        text: "Is anyone relieving you, and for how many hours?",
        told: "alone help carer daughter son day centre respite hours nobody",
      },
    ],
    weigh:
      "Correcting keeps to the truth and brings distress that stays longer than its cause; going along calms, and can feel like lying. Mostly it’s possible to answer the feeling without saying anything false.",
    moves: [
      {
        lead: "Answer the feeling",
        text: "when the dead mother is expected for tea, say “you’re longing for your mum, what was that kitchen like?”, and neither correct nor confirm.",
      },
      {
        lead: "Change the scene",
        text: "hand over something to do, folding towels, a photo album, a walk round the block, before you argue about going home.",
      },
      {
        lead: "Guard the late hours",
        text: "put lights on early, switch off the television, plan nothing after four and have supper at a fixed time.",
      },
      {
        for: "partner",
        lead: "Keep a ritual",
        text: "hold on to what needs no memory: the same song, hands on the table, coffee as it’s always been.",
      },
      {
        for: "N-",
        lead: "Few at once",
        text: "have visitors singly and say names at the door, as crowds and voices frighten somebody who’s easily unsettled.",
      },
      {
        for: "far",
        lead: "Help the helper",
        text: "ring whoever does the daily care, take over a weekend or the paperwork, and ask {name} short questions about long ago.",
      },
      {
        for: "family",
        lead: "Tell the others",
        text: "write to friends and children what they’ll meet, “may not know your name, likes singing”, so that they still come.",
      },
    ],
    say: [
      "You’re home with me and everything’s taken care of. Let’s have a cup of tea first, and then we’ll look.",
      "I’m here. You don’t need to remember it, I’ll tell you as often as you like.",
    ],
    dont: "asking “don’t you remember?”, or proving that the pension wasn’t stolen.",
    stop: "When there’s wandering, gas, driving, or nights without sleep, it’s beyond one person: ask the doctor, the memory clinic or an Alzheimer’s association for day care and a helper. Sudden confusion needs a doctor the same day.",
    lean: "I’d go along with the feeling and leave the facts alone, except where safety is at stake. If {name} asks plainly what the diagnosis is, I’d answer honestly, briefly and by the hand.",
    future:
      "It goes forward, at a pace even the clinic can’t tell, with good hours in between. Note when those come and what precedes them: a song, the light, a particular person.",
    source: "carers",
  },
  sibling_rivalry: {
    open: [
      "One card on the birthday table and one car in the drive: at any age you count.",
      "Families hand out parts early, the clever one, the pretty one, the good one, and people go on playing them at sixty.",
    ],
    ask: [
      {
        text: "What happened last, and who did it: your parent or {name}?",
        told: "mum dad mother father parents said gave bought got announced",
      },
      {
        text: "How does it look from the other side: would {name} say that they had it easier?",
        told: "says thinks envy envious jealous easier favourite",
      },
    ],
    weigh:
      "The preference was perhaps your parents’ doing, and the two of you have been paying for it with each other. You can go on measuring, or tell the one who was measured beside you.",
    moves: [
      {
        lead: "Separate the two",
        text: "keep your grievance with your parents apart from your brother or sister, who didn’t ask for the bigger slice.",
      },
      {
        lead: "Compare memories",
        text: "ask how it was for {name} as a child and let the story be told to the end; the favourite seat is seldom as warm as it looks.",
      },
      {
        lead: "Step off the scales",
        text: "when the boasting starts, answer with one honest “that’s good” and go on to something you’ve never competed in.",
      },
      {
        for: "A-",
        lead: "Decline the dig",
        text: "let the little dig pass once, and at the second ask lightly “was that meant for me?”, without returning it.",
      },
      {
        for: "N-",
        lead: "Tell news early",
        text: "give good news in private and a bit beforehand, so that somebody who’s quickly wounded hasn’t got to smile at table.",
      },
      {
        for: "near",
        lead: "Build your own",
        text: "do something the two of you alone, a coffee a month without parents, where nobody’s being compared.",
      },
      {
        for: "family",
        lead: "Ask for one thing",
        text: "tell your parent one concrete wish, the same sum, a visit to your show, and leave out the other one’s name.",
      },
    ],
    say: [
      "I think we were played off against each other as kids, and I’m tired of it. How was it for you?",
      "When my news gets topped, I stop telling you things. I’d like us to be pleased for each other, at least for a minute.",
    ],
    dont: "reading out the list of who got what at a family dinner.",
    stop: "If a parent won’t see it, mourn that and get your applause elsewhere; a counsellor helps when it colours your work or your own children. Where a firm or a will is concerned, get advice on the facts before anyone speaks of love.",
    lean: "I’d raise it, with your brother or sister rather than with your parents, and as a question. If one more talk would only feed the contest, I’d keep my news to people who enjoy it.",
    future:
      "After fifty years it may not vanish, and it often softens once the parents are no longer the audience. A hint would be that {name} asks about your life and waits for the reply.",
    source: "listening",
  },
  sibling_quarrel: {
    open: [
      "Years can pass over a watch, a flat or one sentence, and then there’s “hello” at the post office and two nights without sleep.",
      "A brother or sister is the last one who knows the kitchen you grew up in, so the silence is louder.",
    ],
    ask: [
      {
        text: "Since when, and what were the last words between you?",
        told: "years year months since funeral wedding last said blocked",
      },
      {
        text: "What would you like: to talk it out, or simply to be in touch again?",
        told: "talk contact miss coffee back together sorry want",
      },
    ],
    weigh:
      "You can wait until it’s clear who was right, and wait for good; or you can leave that open and begin with something small. Making the first sign isn’t a confession.",
    moves: [
      {
        lead: "Send one sign",
        text: "write three lines, a memory, a greeting, an offer of coffee, with nothing about the money or the funeral.",
      },
      {
        lead: "Name your share",
        text: "put in one sentence what you’d do differently today; keep their share for them to name.",
      },
      {
        lead: "Choose neutral ground",
        text: "meet somewhere with no history, for an hour, and agree beforehand that the old matter stays outside the first time.",
      },
      {
        for: "A-",
        lead: "Keep to facts",
        text: "settle what’s disputed in writing or with a third person, and talk only of the two of you when you meet.",
      },
      {
        for: "N-",
        lead: "Expect a no",
        text: "leave time and say so in the note; somebody deeply stung may need to turn you down once before they can come.",
      },
      {
        for: "far",
        lead: "Use the dates",
        text: "take the birthday or the anniversary for a card by post, every year, without asking for an answer.",
      },
      {
        for: "family",
        lead: "Spare the messengers",
        text: "leave mother, cousins and children out of it; tell them they needn’t carry anything or take sides.",
      },
    ],
    say: [
      "I miss you, and I don’t want to argue about it any more. Would you have a coffee with me?",
      "I don’t need us to agree about what happened. I’d like to know how you are and have you know how I am.",
    ],
    dont: "sending the message through your mother, or opening with what everyone else thinks as well.",
    stop: "After two or three signs without an answer leave it open, with one card a year. Where there’s an estate or a firm between you, have a mediator separate that from the two of you; and distance is right if contact has done you harm.",
    lean: "I’d write, and before the next funeral or wedding forces you side by side. I’d leave it only if the breaking off was protecting you from something.",
    future:
      "If you’re missed can’t be seen from silence, since pride looks the same as indifference. Go by small openings: a like, a greeting by way of a cousin, a look across the room.",
    source: "forgiveness",
  },
  parents_quarrel: {
    open: [
      "However grown up you are, when those two shout you are standing on the stairs in your pyjamas again.",
      "Each of them wants a witness, and you have only ever wanted two parents.",
    ],
    ask: [
      {
        text: "What do they want from you: to listen, to carry messages, to judge?",
        told: "side messages referee arbitrator listen spy ask* tell* ring*",
      },
      {
        text: "Is anybody younger still living in the house?",
        told: "brother sister younger kids child home live lives",
      },
    ],
    weigh:
      "Stepping in may calm an evening and makes you part of the marriage; staying out feels cold and leaves the two who can settle it. You may love both and decline the office.",
    moves: [
      {
        lead: "Resign openly",
        text: "tell both, separately and in the same words, that you won’t carry messages, judge or keep secrets.",
      },
      {
        lead: "Have a stock line",
        text: "when {name} begins on the other one, say “that belongs between you two” and ask about something else.",
      },
      {
        lead: "See them singly",
        text: "make time with each on their own, a walk, a meal, with the marriage left outside.",
      },
      {
        for: "near",
        lead: "Leave the room",
        text: "when voices rise, take your coat, say when you’ll be back and go; bring the younger ones along.",
      },
      {
        for: "far",
        lead: "End the call",
        text: "as soon as the shouting starts, say “I’ll ring tomorrow at six” and do ring at six.",
      },
      {
        for: "N-",
        lead: "Offer one address",
        text: "pass on the number of a counsellor or name an old friend, since someone at their wits’ end needs an ear that isn’t their child’s.",
      },
      {
        for: "A-",
        lead: "Repeat it flat",
        text: "keep to the same sentence in the same tone as often as needed; reasons would just be debated.",
      },
    ],
    say: [
      "I love you both, so I’m not a good person to talk to about this. Could you tell a friend or a counsellor instead?",
      "Please don’t pass that on through me. If you want to let them know, write it yourself; I’d much rather hear about your day.",
    ],
    dont: "passing on what one said of the other, even softened, even to help.",
    stop: "If younger children live there, tell a grandparent, an aunt or their school what’s going on. If there’s fear in the house or someone gets hurt, have them come to you and turn to a family advice service that day.",
    lean: "I’d take no side and say so aloud. An exception is when one of them isn’t safe: then I’d stand by that one.",
    future:
      "Whether they’ll part or stay, they may not know themselves, and forty years weigh both ways. For you it counts more if the calls about it get fewer once you’ve stepped back.",
    source: "boundaries",
  },
  estranged_parent: {
    open: [
      "You may know the nose from the mirror and have no idea what that person likes for breakfast.",
      "Curiosity and anger can want the same phone call, and loyalty to whoever brought you up stands in the doorway.",
    ],
    ask: [
      {
        text: "Which of you has made a move so far, and what kind?",
        told: "wrote letter message call* voicemail number found traced contacted invited asked",
      },
      {
        text: "What would you want to have at the end of a first meeting?",
        told: "want answers know see voice face sorry why",
      },
    ],
    weigh:
      "Meeting may answer something you’ve carried for years, and it may show you an ordinary person with poor reasons. Not meeting protects you and keeps the question open; either can be right, and it needn’t be decided this week.",
    moves: [
      {
        lead: "Write slowly",
        text: "begin with a letter or a few lines that say who you are today, what you’d like to know, and that you set the pace.",
      },
      {
        lead: "Meet small",
        text: "if you meet, take an hour in a café by day, with your own way home and somebody to ring afterwards.",
      },
      {
        lead: "Bring three questions",
        text: "note what you really want to ask, the most important first, and leave the reproach for a second meeting if there is one.",
      },
      {
        for: "N-",
        lead: "Keep it light",
        text: "send short messages at long intervals; someone full of regret easily pours it all out, and you needn’t be the one who holds it.",
      },
      {
        for: "A-",
        lead: "Ask for facts",
        text: "keep to dates, places and illnesses in the family, which even an unbending parent can hand over without a defence.",
      },
      {
        for: "old",
        lead: "Mind the time",
        text: "decide what you’d want to have asked if there were only a year, without letting age or illness decide about forgiving.",
      },
      {
        for: "far",
        lead: "Start by voice",
        text: "suggest one phone call of half an hour before anyone buys a ticket.",
      },
    ],
    say: [
      "I’m willing to write to you. I’ll go slowly, and I may stop for a while, so please don’t read that as a no.",
      "I’d like to know how it was for you then. I’m not promising what comes after, I only want an honest answer.",
    ],
    dont: "turning up at the shop or the door unannounced, or letting a wedding or a christening be the first meeting.",
    stop: "If it brings pressure, requests for money or the old harm, you may stop at any point, in one sentence. A counsellor, or for adopted people a tracing service, can go along with you; tell those who raised you yourself.",
    lean: "A small, slow contact seems right to me if you’ve been thinking about it for long, and it takes nothing away from whoever was there. If you broke it off to protect yourself, I’d want to see first what has changed.",
    future:
      "Why {name} stayed away, or what they feel now, only they could say, and the answer may be thin. In the first weeks see if they keep to your pace, ask about you, and can bear a hard question.",
    source: "disclosure",
  },
  coming_out: {
    open: [
      "Each day you don’t say it, you’re checking your sentences for a pronoun.",
      "You’ve had years to get used to it; whoever you tell has as long as it takes to drink a coffee.",
    ],
    ask: [
      {
        text: "Who knows already, and who’d be on your side afterwards?",
        told: "nobody friend* sister brother mate told knows cousin team",
      },
      {
        text: "Do you depend on {name} for a home or money?",
        told: "live home rent money pay pays uni student flat",
      },
    ],
    weigh:
      "Saying it brings you closer or brings an uncomfortable time, staying quiet is safe and keeps you at arm’s length. It’s yours to tell: whom, when and how much, and not all at once.",
    moves: [
      {
        lead: "Choose the first one",
        text: "begin with the person most likely to be glad for you, so that you’ve company when you tell the harder ones.",
      },
      {
        lead: "Say it short",
        text: "have two sentences ready, what it is and what you’d wish from {name}, and don’t put “I’ve something terrible to tell you” in front.",
      },
      {
        lead: "Give them time",
        text: "tell it on an ordinary day with an hour to spare, and expect silence or a clumsy question at first.",
      },
      {
        for: "family",
        lead: "Leave something to read",
        text: "give parents or grandparents the address of a parents’ group, so they can ask others what they daren’t ask you.",
      },
      {
        for: "friend",
        lead: "Tell it sideways",
        text: "let it come up as you’d mention anyone’s partner, on a walk or by message, and see if they just carry on.",
      },
      {
        for: "colleague",
        lead: "Use one aside",
        text: "say “my husband” or your new name in passing and go on with the work; the tone you set is the one that’s taken up.",
      },
      {
        for: "O-",
        lead: "Show what stays",
        text: "mention the Sunday roast, the work, the things that go on as ever, since a person of habit hears change first and you second.",
      },
    ],
    say: [
      "There’s something about me that few people know, and I’d like you to be one of them. I’m well, and nothing about us needs to change.",
      "I know you need time, and I’m not going to argue about whether it’s real for me. I’d just like us to go on having lunch together.",
    ],
    dont: "announcing it in the middle of a row, at a wedding, or because somebody says you owe it to them.",
    stop: "If you could lose your home or stop being safe, wait and arrange a place and people first; a helpline or an LGBT group can plan it with you. If somebody passed it on without asking, you may say that it wasn’t theirs to tell.",
    lean: "I’d tell, beginning with one person you trust and without setting yourself a deadline. As long as you depend on people who might turn you out, waiting is sensible and nothing to be ashamed of.",
    future:
      "The first reaction is often not the last: many parents are stiff for weeks and then ask the first real question. Look for small signs, your partner’s name used, an invitation for two, even an awkward article sent to you.",
    source: "disclosure",
  },
  child_came_out: {
    open: [
      "For you it was an evening’s conversation, for them it may have been rehearsed for three years.",
      "You’d like to get it right, and perhaps the first sentence that came out wasn’t the best.",
    ],
    ask: [
      {
        text: "What did you answer, and how did they take it?",
        told: "said answered told asked hugged cried silent nodded phase sure",
      },
      {
        text: "Who knows, and who’s allowed to know?",
        told: "knows know told sister brother dad husband wife school grand*",
      },
    ],
    weigh:
      "You may have questions and worries, and those are allowed; only the order counts. First the one who told you needs to hear that they’re loved as before, and your worries can go to another grown-up.",
    moves: [
      {
        lead: "Say thank you",
        text: "go to them today and say that you’re glad they told you, that you love them and that this hasn’t changed.",
      },
      {
        lead: "Ask two things",
        text: "find out what {name} would like from you now, and who may know; tell nobody else until you’ve heard.",
      },
      {
        lead: "Mend the sentence",
        text: "if something clumsy slipped out, name it, “I asked if you were sure, that was the wrong question”, and begin again.",
      },
      {
        for: "young",
        lead: "Use the name",
        text: "call them by the name and words they ask for and watch how they are; nothing else has to be decided this month.",
      },
      {
        for: "N-",
        lead: "Keep it ordinary",
        text: "have the usual Saturday together, pizza and a film, since somebody anxious is watching if they’re still simply your own.",
      },
      {
        for: "far",
        lead: "Write by hand",
        text: "send a letter of ten lines that can be kept, with one memory in it and an invitation for two.",
      },
      {
        for: "family",
        lead: "Bring them in slowly",
        text: "let {name} decide the order, and take on the relation who grumbles yourself, out of their hearing.",
      },
    ],
    say: [
      "Thank you for telling me. I love you as I did yesterday, and I’d like to know what I can do that would help you.",
      "I said something stupid last week and I’ve thought about it. Can I try again, and would you tell me how it’s been for you?",
    ],
    dont: "asking if it’s a phase, whose fault it is, or what the neighbours are going to think.",
    stop: "Take your own worries to your partner, a parents’ group or a counsellor. If they’re not sleeping, not eating or being bullied, speak with the school and a doctor; medical questions about gender belong with specialists, without haste.",
    lean: "I’d go and talk, now, even if you don’t know the right words; being told late or second doesn’t mean less trust. If they haven’t told you themselves, I’d make it easy for them and not ask outright.",
    future:
      "How it will be for them depends a good deal on how home is, and there you do have a hand. Notice if they mention somebody by name, bring friends round, or put a question to you about something else entirely.",
    source: "parenting",
  },
  politics: {
    open: [
      "You love the person and can’t stand the channel, and they come to Sunday lunch together.",
      "Arguments with sources attached seem to bounce off, because it’s hardly ever the sources that it is about.",
    ],
    ask: [
      {
        text: "Which subject is it, and where does {name} get it from?",
        told: "vaccin* war climate government news youtube telegram facebook covid election moon immigr*",
      },
      {
        text: "What did you have together before that?",
        told: "before years friend* always childhood used walks",
      },
    ],
    weigh:
      "To contradict costs you the evening, to keep quiet feels like nodding. A third way is to ask about it, say once where you stand, and go on to what you’ve in common.",
    moves: [
      {
        lead: "Ask, don’t prove",
        text: "put one honest question, “what worries you most about it?”, and listen for the fear or the loneliness behind the clip.",
      },
      {
        lead: "Say it once",
        text: "give your own view in two sentences beginning with “I see it differently”, without figures, and let it stand.",
      },
      {
        lead: "Agree on a fence",
        text: "settle with {name} which meals or chats stay free of it, and have a word for calling it off that makes you both smile.",
      },
      {
        for: "A-",
        lead: "Don’t take bait",
        text: "let a provocation lie and ask for the salt; whoever enjoys a bout stops when nobody steps in.",
      },
      {
        for: "O-",
        lead: "Use people",
        text: "tell of somebody you both know instead of studies: a neighbour weighs more than a chart for those who trust what they’ve seen.",
      },
      {
        for: "N-",
        lead: "Soothe first",
        text: "talk about what feels unsafe these days before any fact, because frightened people hold on to whatever explains it.",
      },
      {
        for: "far",
        lead: "Leave the thread",
        text: "answer forwarded clips with a private “how are you?” and mute the group, then ring on another day.",
      },
    ],
    say: [
      "We’re not going to agree on this one and I don’t need us to. Tell me how you’ve been sleeping, and come and see the garden.",
      "I’ve heard it several times now and my answer’s the same. I want you here, so let’s leave it outside the door.",
    ],
    dont: "sending fact-checks, or making fun of {name} in front of the others.",
    stop: "If insults fall on people at the table, say stop and leave for today. On a child’s health the parents decide with a doctor; and when somebody loses sleep, money and friends over it, ask a service for relatives.",
    lean: "Keep the person and drop the debate, I’d say, and changing the subject isn’t cowardly. I’d speak up plainly if somebody is being demeaned or a health decision hangs on it.",
    future:
      "Views like that shift rarely through an opponent and sometimes, over a year or two, next to someone who stayed kind. A question asked back, or a doubt let slip, is more than a won argument.",
    source: "listening",
  },
  faith: {
    open: [
      "For one of you it’s what holds the world together, for the other it’s words that can’t be said honestly.",
      "At christenings, weddings and at table a faith turns into a yes or a no, and people you love are waiting for it.",
    ],
    ask: [
      {
        text: "What’s actually being asked: a ceremony, a belief, or only respect?",
        told: "baptis* christen* wedding church mass convert pray* mosque ceremony funeral school",
      },
      {
        text: "What would it mean to {name} if you did, or didn’t?",
        told: "says cry hell shame neighbours upset hurt family god",
      },
    ],
    weigh:
      "Going along for the sake of peace can turn into something you repeat each year; saying no can feel to them like a no to the family. Coming along is not the same as believing, and you may say where that line runs for you.",
    moves: [
      {
        lead: "Begin with the yes",
        text: "name first what you’ll gladly join in, the meal, sitting in the pew, the song, and afterwards what you won’t.",
      },
      {
        lead: "Ask what it holds",
        text: "let {name} tell you what they’d be missing: a blessing, a grandparent’s promise, fear for a soul; there’s usually room in one of them.",
      },
      {
        lead: "Decide as two",
        text: "settle anything about a child or a wedding with your partner first, and tell both families the same in the same week.",
      },
      {
        for: "O-",
        lead: "Keep the forms",
        text: "honour what costs you nothing, the candle, the fish on Friday, the right clothes, as custom can matter more there than creed.",
      },
      {
        for: "N-",
        lead: "Answer the fear",
        text: "say that you’re well and that you’re still theirs, before you give a single reason.",
      },
      {
        for: "family",
        lead: "Borrow a voice",
        text: "ask a priest, imam or elder who’s known to be gentle to speak with {name}; many have seen such families before.",
      },
      {
        for: "partner",
        lead: "Write the rules",
        text: "put on paper what the children will be shown by whom, up to what age, and when they may choose.",
      },
    ],
    say: [
      "I can’t say words I don’t believe, and I respect that you do. I’d be glad to come, to sit with you and to help with the meal.",
      "I know you say it out of love. I’ve made up my mind on this, and I’d like to hear how your week was.",
    ],
    dont: "laughing at a prayer, or leaving it so vague that they go and buy the christening gown.",
    stop: "If leaving or marrying out means being shut out, find people who’ve been through the same before you tell everybody. Where there’s pressure to marry, or an operation on a child is disputed, get legal and medical advice first.",
    lean: "I’d tell the truth, briefly and before the next ceremony forces it out of you. If your home or studies depend on them for now, I’d wait and not pretend more than is needed.",
    future:
      "They may be grieving rather than angry, and it can take a year or more to find out. Look for {name} asking what you do on feast days now, or laying a place for your partner.",
    source: "listening",
  },
  holidays_where: {
    open: [
      "There’s one Christmas Eve and there are two mothers.",
      "Every autumn the same sums come round: who had whom last year, and what illness, baby or distance counts for.",
    ],
    ask: [
      {
        text: "How was it done until now, and who suffers most from that?",
        told: "always every last year turn turns alternat* usually tradition since",
      },
      {
        text: "What would you like yourself, if nobody were watching?",
        told: "want like love rather skip home stay two tenerife quiet",
      },
    ],
    weigh:
      "Whoever is promised the day is glad, and someone else lays a place for one. Disappointing somebody is part of it; what counts is that it’s said early, and that another day is offered that’s truly theirs.",
    moves: [
      {
        lead: "Decide at home first",
        text: "settle it between those you live with before anyone’s invited, and write the next three years on the calendar.",
      },
      {
        lead: "Announce it early",
        text: "tell both sides in the same week, at the latest in October, as a decision and with the reason in one sentence.",
      },
      {
        lead: "Offer a real day",
        text: "give {name} a date with its own weight, the 27th with all the trimmings, a Sunday in Advent, and keep it holy.",
      },
      {
        for: "N-",
        lead: "Expect the sigh",
        text: "answer “then I’ll have a sandwich” kindly and without turning round: “I can see you’re sad, and we’re coming on the 27th.”",
      },
      {
        for: "O-",
        lead: "Move the ritual",
        text: "take one piece of it along, the same soup, the same film, so that a person of custom finds the feast again elsewhere.",
      },
      {
        for: "far",
        lead: "Halve the road",
        text: "let the travellers travel every other year, and the others come to them or send the parcel for the table.",
      },
      {
        for: "old",
        lead: "Fill the evening",
        text: "find out who could sit with {name} that night, a cousin, a neighbour, the parish, and ring during the meal.",
      },
    ],
    say: [
      "This year we’re staying at home on the 25th. We’d love to have you on the 27th, with everything, and I’ll do the cooking.",
      "I know it makes you sad and it makes me a bit sad too. It’s settled for this year, so let’s make our day a good one.",
    ],
    dont: "saying “we’ll see” until December, or letting one of you put the blame on the other.",
    stop: "When it comes back as a row each year between you and your partner, take it to a couples counsellor in spring and not in December. If someone is ill or newly widowed, the turns may be broken for once.",
    lean: "I’d do it as suits the people you live with, tell it early, and give the others a proper day. A parent alone for the first time would make me swap this year.",
    future:
      "There’ll probably be a sigh and perhaps a silent week, and by Epiphany it’s mostly over. You’ll see it if {name} starts asking about the other date, or what you’d like to eat.",
    source: "negotiation",
  },
  grandparents: {
    open: [
      "From biscuits before supper to a visit that doesn’t happen: the children matter to several people at once.",
      "They’ve raised a family already, and now the one they raised explains how it’s done.",
    ],
    ask: [
      {
        text: "What is it about most: rules, presents, visits, or decisions made without asking?",
        told: "sweets toys presents bed phone photos visit* hair money rules sugar film haircut see",
      },
      {
        text: "How much do you rely on each other for minding the children?",
        told: "minds minding nursery help every week afternoon work pick picks lives",
      },
    ],
    weigh:
      "Strictness on every point costs the help and the warmth, giving way on all of them costs your word at home. Keep to two or three rules about health and safety, and let the rest be theirs.",
    moves: [
      {
        lead: "Sort the rules",
        text: "divide what must hold everywhere, seat belt, sleep, allergies, photos, from what may be different at Grandma’s.",
      },
      {
        lead: "Tell the reason",
        text: "explain a rule once with its why, in private and on a quiet day, and ask what would make it easier for {name} to keep.",
      },
      {
        lead: "A place of honour",
        text: "offer something only they do, Thursdays, the garden, the first haircut next time, so that love needn’t come as a sack of toys.",
      },
      {
        for: "C-",
        lead: "Leave it written",
        text: "put the three rules on the fridge with times and amounts; a scatterbrained grandparent isn’t defying you.",
      },
      {
        for: "A-",
        lead: "Speak parent to parent",
        text: "have each of you talk to your own mother or father, since from an in-law the same sentence sounds like war.",
      },
      {
        for: "far",
        lead: "Make a date",
        text: "set a weekly video call with a book to read, and plan the next visit before this one ends.",
      },
      {
        for: "old",
        lead: "Go by strength",
        text: "suggest shorter times and sitting games; a tired grandparent lets them watch films because it’s all they can manage.",
      },
    ],
    say: [
      "The children love being with you, and I’m glad of it. There are two things that matter to me, may I tell you why?",
      "We’ve talked about the photos and there’s another one up. Please take it down today, and ask me first from now on.",
    ],
    dont: "correcting anyone in front of the children, or using the next visit as a reward or a penalty.",
    stop: "On safety, driving, water, tablets, food at the wrong age, stop the time alone until it’s settled. When visits have broken off, write once without reproach, then a family mediator helps more than relatives do.",
    lean: "I’d let sweets and bedtimes go now and then, and stay firm on safety, photos and being contradicted in front of them. If you depend on the help I’d still say it, only with more thanks around it.",
    future:
      "Whether they take it amiss shows at the next visit rather than in the first face. A good sign is when {name} asks beforehand, even if it comes with a sigh.",
    source: "boundaries",
  },
  leaving_home: {
    open: [
      "Your mind is as good as made up, and then there are meatballs for supper and it’s put off again.",
      "To want a door of your own isn’t ingratitude, though at that kitchen table it sounds like it.",
    ],
    ask: [
      {
        text: "What holds you most: the money, the guilt, or not having said it?",
        told: "money rent afford guilt* cry cries tell told alone save salary",
      },
      {
        text: "What does {name} say when the word “flat” comes up?",
        told: "says said cries cry silent thinks wants throwing offered",
      },
    ],
    weigh:
      "Staying saves money and keeps the peace, and some part of you goes on being fifteen; going costs rent and a few tears. A date makes it bearable for both, because then nobody has to guess.",
    moves: [
      {
        lead: "Do the sums",
        text: "write down rent, bills, food and what you earn, and see from which month it works, alone or sharing.",
      },
      {
        lead: "Name the date",
        text: "say it on an ordinary evening, as decided: when, where, and that you’ll come to lunch on Sundays.",
      },
      {
        lead: "Claim ground now",
        text: "as long as you’re at home, pay a share, cook twice a week, agree on a knock at the door and no waiting up.",
      },
      {
        for: "N-",
        lead: "Leave a thread",
        text: "offer a fixed call, Wednesdays at eight, as a worried parent copes better with one sure time than with many maybes.",
      },
      {
        for: "C+",
        lead: "Show the plan",
        text: "put the budget and the lease on the table and ask for an opinion on one point, the boiler or the contract.",
      },
      {
        for: "family",
        lead: "Ask for a thing",
        text: "let {name} give you something for the flat, the old table, the sauce recipe; it turns losing into helping.",
      },
      {
        for: "near",
        lead: "Settle the keys",
        text: "say kindly who has a key and that you’d like a ring before they come, before the first Thursday clean.",
      },
    ],
    say: [
      "I’ve found a place and I’m moving on the first. I’m not going away from you, and I’d like you to come and help me choose the curtains.",
      "I can hear that it’s hard for you. I’m still going, and I’m coming to lunch on Sunday.",
    ],
    dont: "slipping out after a row, or asking for permission when you mean to tell them.",
    stop: "If they hold back your papers or pay, or the pressure is too much, see an advice centre or a lawyer before you say the date. If a parent truly can’t cope alone, talk to the doctor about help, which needn’t be you.",
    lean: "I lean towards going once the sums allow it, with a date. Where the money would only last till the third month, staying to a fixed day, and living there like a lodger, is the better bargain.",
    future:
      "For most parents the first weeks are the worst, and after some months there’s pride in it. You’ll notice when {name} tells you news of their own, and stops asking if you’ve eaten.",
    source: "boundaries",
  },
  adult_child_distant: {
    open: [
      "You bought the phone and learned to use it, and it shows two blue ticks.",
      "The child who told you everything now says “all fine”, and you go through the years looking for your mistake.",
    ],
    ask: [
      {
        text: "Did it fade over time, or was there a day after which it changed?",
        told: "since after married years wedding moved row fell when",
      },
      {
        text: "What happens when you do talk: what do you ask, what does {name} answer?",
        told: "fine busy ask answers says short call rings hurry",
      },
    ],
    weigh:
      "Going on ringing can feel like chasing, and stopping can be taken for having given up. Less often and lighter, with nothing to be answered, keeps the door open without leaning on it.",
    moves: [
      {
        lead: "Send without asking",
        text: "once a week write two lines that need no reply, a photo of the garden, the dog, a joke you used to share.",
      },
      {
        lead: "Ask once openly",
        text: "put the question in one letter: “have I done something that stands between us? I’d like to hear it”, and wait a month.",
      },
      {
        lead: "Take the answer well",
        text: "if something comes, thank them and repeat what you understood, and leave your defence for another day, or for never.",
      },
      {
        for: "E-",
        lead: "Offer something to do",
        text: "suggest a walk, a job to be done together or a match, because someone quiet finds it easier to come for a reason.",
      },
      {
        for: "N-",
        lead: "Take the weight off",
        text: "leave out “you never ring” and loneliness in the first minute; guilt makes a burdened person put the phone down.",
      },
      {
        for: "far",
        lead: "Make it regular",
        text: "propose ten minutes every second Sunday, at an hour that suits their day, and end it yourself on time.",
      },
      {
        for: "partner",
        lead: "Greet the other",
        text: "be friendly to whoever lives with them and ask that person something of their own, for the way often leads through there.",
      },
    ],
    say: [
      "I think of you and you needn’t answer. If ever I’m too much, or said something that hurt, I’d like you to tell me.",
      "I’d love to hear your voice once a month. You choose the day, and I promise it’ll be ten minutes.",
    ],
    dont: "counting up the calls, or sending word by a brother or sister that you’re unwell.",
    stop: "After an honest letter with no answer, keep to birthday and Christmas cards and fill your own week with other people. If they’ve asked for distance, respect it; a counsellor can help you bear it and look at your side.",
    lean: "I’d ask once, in writing and without reproach, and then ring less and more cheerfully. I’d ask sooner if an illness, a new partner who answers for them, or a debt gave you reason to worry.",
    future:
      "Many come closer again in their late thirties or with children of their own, and some keep it at politeness. Look for anything {name} begins, be it only a photo or a question about a recipe.",
    source: "listening",
  },
  adult_child_at_home: {
    open: [
      "A grown-up is living at home the way they did at fifteen, and the rest of you have become the hotel.",
      "You want to help somebody get going, and by now the help may be what makes staying comfortable.",
    ],
    ask: [
      {
        text: "What does {name} do with the day, and since when?",
        told: "sleeps games job work works uni studies bed day months years since",
      },
      {
        text: "Do the grown-ups in the house agree on it?",
        told: "husband wife dad mum partner disagree* agree think wants both",
      },
    ],
    weigh:
      "Waiting is kind and can last for years, throwing somebody out may break more than it moves. Between the two there’s a house agreement: what each adult gives, in money, work and a date.",
    moves: [
      {
        lead: "Agree among parents",
        text: "sort out first, without {name}, what you’d both stand by; a secret fifty from one of you undoes every rule.",
      },
      {
        lead: "Write three points",
        text: "sit down together and put on paper a sum or a job per week, the shared chores, and when you’ll look at it again.",
      },
      {
        lead: "Stop some services",
        text: "choose two things you won’t do any more, the washing and the phone bill, say from which day, and leave the pile alone.",
      },
      {
        for: "N-",
        lead: "Ask how they are",
        text: "find out before the rules if there’s fear or low spirits behind the closed curtains, and make the first step tiny, one appointment.",
      },
      {
        for: "C-",
        lead: "Cut it small",
        text: "replace “find a job” with one thing by Thursday at twelve, done at the kitchen table with you making coffee beside them.",
      },
      {
        for: "A-",
        lead: "Make it a deal",
        text: "treat {name} as a lodger: what the room costs, what it includes, and what changes if it isn’t paid.",
      },
      {
        for: "family",
        lead: "Thank the effort",
        text: "name whatever is done, a cooked meal or an application, in one dry sentence, so that home isn’t only a place of reproach.",
      },
    ],
    say: [
      "You’re an adult and I’d like us to live together as adults. From the first, what could you take on, in money or in work?",
      "We said by the end of the month and it hasn’t happened. I’m not angry, but the phone bill is yours from now on.",
    ],
    dont: "comparing with what you had at that age, or sending job links by the dozen.",
    stop: "If they hardly get up, see no one, have stopped washing or drink a lot, it’s a matter for a doctor before any rules. A job centre is better at the job hunt than you; if the house stops feeling safe, get advice from a family service.",
    lean: "I’d ask for a contribution and set a date to talk again, and keep a deadline for moving out until after that. If illness or grief is behind it, I’d put help first and leave money aside.",
    future:
      "How long it’ll last nobody knows, but the first month after clear rules tells you something. Watch whether one agreed thing gets done unasked, and when the alarm clock goes.",
    source: "boundaries",
  },
  teen_lies: {
    open: [
      "It’s the ease of it that gets you, that straight face.",
      "At this age a lie is often a fence round something of their own, and sometimes the only way to a thing they expected a no to.",
    ],
    ask: [
      {
        text: "What was the lie about, and what was it meant to cover?",
        told: "said told school party marks money dentist boyfriend trip homework out",
      },
      {
        text: "What happened the last time they told you the truth about something awkward?",
        told: "truth admitted confess* owned honest shouted punish*",
      },
    ],
    weigh:
      "A heavy penalty may make the next lie better, letting it go makes it normal. Deal with the matter and make the truth cheaper than the story.",
    moves: [
      {
        lead: "Start from facts",
        text: "begin with “I know you weren’t at the dentist’s” and don’t set a question whose answer you have already.",
      },
      {
        lead: "Deed and lie",
        text: "give the deed a consequence that fits, the fifty paid back, and say apart from it that the untruth worries you more.",
      },
      {
        lead: "Make truth pay",
        text: "settle with {name} that whoever owns up the same day gets a talk and half the consequence, and keep to it.",
      },
      {
        for: "N-",
        lead: "Lower the alarm",
        text: "speak sitting down and softly; a frightened child denies before having thought.",
      },
      {
        for: "A-",
        lead: "Leave a back door",
        text: "offer “think about it till supper and then tell me once more”, so that a stubborn one can change the story without losing face.",
      },
      {
        for: "E+",
        lead: "Listen to stories",
        text: "ask about the friends and the evening without judging, as talkative ones let the truth out in passing.",
      },
      {
        for: "O+",
        lead: "Give more rope",
        text: "look at which rule is being lied around and whether it’s still right for their age; a later bus can save a lot of inventing.",
      },
    ],
    say: [
      "I know where you were on Saturday, so you needn’t tell me anything else. I’d like to understand why you couldn’t say it to me.",
      "I’d rather hear something bad from you than something nice that isn’t so. If you tell me tonight, we’ll sort it out together.",
    ],
    dont: "setting traps, questioning their friends, or calling {name} a liar.",
    stop: "If money keeps vanishing, the school is missed for weeks or an older person is involved, speak to the school and a family counsellor. When they look frightened instead of cheeky, ask first who or what is frightening them.",
    lean: "I’d let the thing itself have its consequence and answer the lie with a talk, in calm and on the same day. If it covered something dangerous, I’d be firmer about knowing where they are.",
    future:
      "Most grow out of it as they get more say and less to hide. It’s going the right way when {name} tells you an awkward bit unasked, or puts a story right the next morning.",
    source: "parenting",
  },
  teen_phone: {
    open: [
      "You say “put it down” and it sounds to them like “leave your friends and come in”.",
      "That thing is a playground, telephone, casino and diary in one, and it’s under the pillow.",
    ],
    ask: [
      {
        text: "What suffers from it: sleep, school, moods, or being together?",
        told: "sleep night 3am school homework dinner table moods friends outside money",
      },
      {
        text: "What exactly do they do on it, do you know?",
        told: "game* fortnite minecraft tiktok videos discord snapchat instagram plays films posts",
      },
    ],
    weigh:
      "Banning brings quiet and a war with hotspots, leaving it brings tired mornings. What holds up best is a few fixed hours and places that count for the whole house, yours included.",
    moves: [
      {
        lead: "Charge in the kitchen",
        text: "from next Sunday all phones spend the night there, parents’ too, from a fixed hour; buy an alarm clock.",
      },
      {
        lead: "Ask for a tour",
        text: "let {name} show you the game or the channel for half an hour, and ask who they meet there.",
      },
      {
        lead: "Agree it together",
        text: "write three rules with them, times, places, money, and what happens if one’s broken; try it for a month.",
      },
      {
        for: "C-",
        lead: "Warn beforehand",
        text: "give notice ten minutes and then two before the end, since someone absorbed can’t stop in the middle of a match.",
      },
      {
        for: "E-",
        lead: "Count friends there",
        text: "allow the evening chat with their group, for a shy one it may be the whole of their company.",
      },
      {
        for: "N-",
        lead: "Check the mood",
        text: "notice how they look after half an hour on it; if they come off sadder, talk about that app and not about the phone.",
      },
      {
        for: "E+",
        lead: "Offer people instead",
        text: "invite two friends for pizza or a kickabout, as a sociable one will drop a screen for company sooner than for peace.",
      },
    ],
    say: [
      "I don’t want to take your friends away. I want you to sleep, so let’s find an hour at which mine goes in the kitchen too.",
      "We agreed eleven and it was one. Tomorrow it stays down here from ten, and on Sunday we’ll look at the rule again.",
    ],
    dont: "pulling it out of their hand in mid-game, or reading their chats in secret.",
    stop: "If there’s money being spent, strangers asking for pictures, or neither school nor sleep works for weeks, talk to the school and the doctor. If somebody is pressing them for photos, keep everything and get help at once, without blame.",
    lean: "I’d take it out of the bedroom at night, as a rule for everybody, and be easier about the day. For a seventeen-year-old I’d negotiate where for a twelve-year-old I’d decide.",
    future:
      "It rarely stops and it does usually change shape as school, love and sport move in. Sleep, one friend seen in the flesh and one thing still enjoyed offline are what I’d go by.",
    source: "parenting",
  },
  vaping: {
    open: [
      "It looked like a highlighter and smelled of bubblegum, or they came home swaying, and overnight you wonder who’s living in your house.",
      "You may have done the same at that age, which makes it harder to know how much to make of it.",
    ],
    ask: [
      {
        text: "What did you find or notice, and was it the first time?",
        told: "found smell* bag drunk sick pocket bottles first again stank school rang",
      },
      {
        text: "Does {name} know that you know?",
        told: "know* told asked said denied admitted confronted yet",
      },
    ],
    weigh:
      "A big scene drives it out of sight, a shrug says it doesn’t matter. What works best is knowing a lot, a calm no, and a home they’ll ring from when it goes wrong.",
    moves: [
      {
        lead: "Wait for daylight",
        text: "after too many drinks it’s water and bed, and you look in now and then; have the talk the next day with everybody sober and fed.",
      },
      {
        lead: "Ask before telling",
        text: "put three questions, what do you like about it, who’s there, what bothers you, and say your view in two sentences afterwards.",
      },
      {
        lead: "Promise the lift",
        text: "say that you’ll fetch {name} from anywhere at any hour with no questions until morning, and do so.",
      },
      {
        for: "N-",
        lead: "Look underneath",
        text: "ask what it’s good for, nerves, sleep or a bad day, and find together one other thing that does some of it.",
      },
      {
        for: "E+",
        lead: "Rehearse a no",
        text: "work out a line for the group, “I’ve training tomorrow”, since a sociable one needs words more than warnings.",
      },
      {
        for: "O+",
        lead: "Tell the science",
        text: "give facts on nicotine or drink and the growing brain from a decent source and let them judge, because curious heads like to find out.",
      },
      {
        for: "C+",
        lead: "Use their goals",
        text: "connect it with what they already want, the team, the lungs, the money for the moped, and ask how the two go together.",
      },
    ],
    say: [
      "I found it, and I’m not going to shout. I’d like to know how it came about, and I’ll tell you what worries me.",
      "In this house it’s a no, and that stays. If you’re ever somewhere and it gets too much, ring me and I’ll come.",
    ],
    dont: "searching the room, springing a test, or preaching with a cigarette in your own hand.",
    stop: "If somebody drunk can’t be woken or breathes oddly, call the emergency number. When it’s weekly, in the mornings, or school and mood are going down, see the doctor or a youth advice service, first by yourself if they won’t come.",
    lean: "Yes, take it seriously, and don’t treat it as a catastrophe: one talk, one clear rule. Younger than fourteen, alone, or every day would make me act sooner and get advice.",
    future:
      "Many try and most leave it at that, which can’t be promised for any one of them. Watch the friends, the sleep and the mornings, and whether {name} still tells you what went on at a party.",
    source: "mi",
  },
  tattoo: {
    open: [
      "Green is only a colour, and still it felt as if someone had carried your child off and sent this one.",
      "At that age the body is the one thing they can decide about, and you’re the first to see it.",
    ],
    ask: [
      {
        text: "Is it done already, or are they asking?",
        told: "wants asked done dyed cut pierced came home already did shaved",
      },
      {
        text: "What bothers you most: that it lasts, what others will say, or that you weren’t asked?",
        told: "permanent forever school job neighbours people secret behind asked wedding mother",
      },
    ],
    weigh:
      "A no to everything makes each stud a matter of honour, a yes to everything leaves them alone with what can’t be undone. Let hair and clothes go, and keep your word for what lasts.",
    moves: [
      {
        lead: "Sort by undoing",
        text: "grant what grows out or comes off, and make an age and a waiting time for what stays, say a year with the drawing on the wall.",
      },
      {
        lead: "Ask for the meaning",
        text: "find out why this one and why now, and listen to the end before giving an opinion.",
      },
      {
        lead: "Do it properly",
        text: "if it’s a yes, go along to a clean, licensed place and agree with {name} on the spot and the size.",
      },
      {
        for: "O+",
        lead: "Give them room",
        text: "offer other ground for it, a wall to paint, a jacket to sew, as an inventive one needs somewhere to try things.",
      },
      {
        for: "A-",
        lead: "Keep one rule",
        text: "choose the single point you care about, no tongue, nothing for the wedding, and let the others go without remark.",
      },
      {
        for: "N-",
        lead: "Praise something",
        text: "say one true friendly thing about how they look before the rest; somebody unsure wears your first face all day.",
      },
      {
        for: "E+",
        lead: "Another opinion",
        text: "let them ask somebody with a tattoo or the trainer at the job they want what they think of it today.",
      },
    ],
    say: [
      "I’m getting used to it, give me a few days. Tell me how you came to choose it, I’d like to know.",
      "Your hair is yours. For something that stays for good I’d like us to wait a year, and then I’ll go with you.",
    ],
    dont: "laughing at it in front of the family, or calling it ugly in the first minute.",
    stop: "If a piercing is hot, swollen or weeping, see a doctor. Should you notice lost weight, long sleeves in summer or sore skin they won’t explain, ask gently and alone, and go to the doctor together soon.",
    lean: "I’d allow whatever grows out, and put off what remains until they’re of age or nearly. School rules I’d let them face themselves, unless there’s a place or an exam at stake.",
    future:
      "Tastes change, which is why the quick ones needn’t be fought over. If {name} shows you the next idea before doing it, you’ve won more than any ban gets you.",
    source: "parenting",
  },
  school_marks: {
    open: [
      "Four hours of nagging go into ten minutes of scribbling, and both of you hate the kitchen table by now.",
      "Behind “what’s the point” there’s sometimes boredom, sometimes fear of being stupid, and from outside they look alike.",
    ],
    ask: [
      {
        text: "Since when, and is it one subject or all of them?",
        told: "since always september christmas year maths physics everything all subjects latin english",
      },
      {
        text: "What does {name} say is the reason?",
        told: "says bored hate* teacher point boring hard understand useless stupid",
      },
    ],
    weigh:
      "Sitting over them gets the homework done and the will out of them; letting go may cost a year. Put your weight on finding out what’s in the way, and leave the marks to them.",
    moves: [
      {
        lead: "Find the block",
        text: "go through one page with them without correcting, and see where it stops: not understanding, not starting, or not caring.",
      },
      {
        lead: "Ask the teachers",
        text: "fix an appointment with the one they like best and ask what happens in class; take {name} along.",
      },
      {
        lead: "Shrink the start",
        text: "agree on twenty minutes at the same hour with the phone outside, then it’s over, whatever got done.",
      },
      {
        for: "C-",
        lead: "Build the frame",
        text: "set out the week together on Sunday evening on one sheet; somebody scattered needs to see it more than to be told.",
      },
      {
        for: "N-",
        lead: "Take out fear",
        text: "talk about the wrong answers as if they were weather, and say that a mark doesn’t change what’s for supper.",
      },
      {
        for: "O+",
        lead: "Link it to life",
        text: "start from what they like, streaming, engines, horses, and look for the maths or the English in that.",
      },
      {
        for: "A-",
        lead: "Let them choose",
        text: "offer two ways, a tutor or a study group, before supper or after, as a headstrong one works on their own decision.",
      },
    ],
    say: [
      "I’ve been on your back and it hasn’t helped. What makes it so hard to start, and what could I do that’s of any use?",
      "I believe you can decide this. I’ll stop asking every day, and on Fridays we’ll look at it together for a quarter of an hour.",
    ],
    dont: "cancelling the holiday, or praising a brother or sister’s report in the same breath.",
    stop: "When marks fall suddenly, or reading and attention have been a struggle for years, have the school and the doctor look into it: sight, dyslexia, low mood, bullying. If every evening ends in tears, get a tutor and be only the parent again.",
    lean: "I’d neither punish nor pay for marks, and put the effort into the cause. With a real gap a tutor or repeating a year can be a relief; without any will of theirs it’s money wasted.",
    future:
      "Plenty wake up late, and from a bad term little follows for a life. What I’d watch is whether {name} begins anything of their own accord, and how they talk about themselves.",
    source: "parenting",
  },
  teen_shut_in: {
    open: [
      "Cereal disappears at night, and the one who eats it used to tell you everything.",
      "A closed door at that age mostly means growing, and you stand outside wondering if it means something else.",
    ],
    ask: [
      {
        text: "Do they still see or talk to friends, and sleep and eat?",
        told: "friends laugh* eats sleep* school discord online calls dinner",
      },
      {
        text: "Did it come slowly, or after something happened?",
        told: "since after moved school broke died divorce slowly suddenly started always",
      },
    ],
    weigh:
      "Knocking all the time drives them in further, keeping away can leave somebody alone who isn’t well. Stay near, ask for little, and keep your eyes open.",
    moves: [
      {
        lead: "Be about",
        text: "sit in the kitchen at the hours they come out, with something to eat and no question ready.",
      },
      {
        lead: "Ask them along",
        text: "go for errands by car together, side by side and short, with their music on.",
      },
      {
        lead: "Keep one meal",
        text: "insist on one shared supper a day or even a week without phones, twenty minutes, then they may get down.",
      },
      {
        for: "E-",
        lead: "Respect the cave",
        text: "knock, wait, and say what you’ve come for; a quiet one fills up in solitude and comes out the kinder for it.",
      },
      {
        for: "N-",
        lead: "Say what you see",
        text: "tell {name} once, “you look sad these weeks, I’m here, at night too”, and leave the door ajar.",
      },
      {
        for: "O+",
        lead: "Visit their world",
        text: "have a song, a drawing or the game explained to you, and keep your verdict to yourself.",
      },
      {
        for: "A+",
        lead: "Need their help",
        text: "ask for a hand with something they can do better, the router or the shelf, since a kind one comes out for that.",
      },
    ],
    say: [
      "I miss you a bit. I’m driving into town at four and you can choose the music, we needn’t talk.",
      "I’ve noticed you’ve hardly come out for weeks. I’m not cross, I’m wondering how you are, and you can write it if that’s easier.",
    ],
    dont: "standing in the doorway with “what do you do in there all day?”, or taking the door off its hinges.",
    stop: "If they drop friends and hobbies, hardly eat, miss school for weeks or say that nothing matters, see the doctor soon, on your own at first if you have to. If you get frightened for them, get help that same day and stay close by.",
    lean: "I’d knock, at the same time each day and with something small, and not force long evenings. If friends, sleep and school are all going at once, I’d stop waiting and ask a doctor.",
    future:
      "For most the cave opens again between sixteen and eighteen, little by little. Take note of laughter behind the door, a whole sentence at supper, a question about whether you’re going past the shop.",
    source: "parenting",
  },
  teen_out_late: {
    open: [
      "It’s half past one, your dressing gown is on, and the phone “ran out of battery”.",
      "They’re collecting a bit of freedom, and you’re driving round the ring road with the worst pictures in your head.",
    ],
    ask: [
      {
        text: "What time was agreed, and who set it?",
        told: "midnight agreed eleven curfew ten said home time due",
      },
      {
        text: "What happens when they’re late, so far?",
        told: "ground* shout* nothing wait* phone punish* sorry says told always",
      },
    ],
    weigh:
      "A strict hour that nobody keeps teaches them to climb out of windows, no hour at all costs you your nights. What you need to know is where, with whom, and how they’re getting home.",
    moves: [
      {
        lead: "Agree before Friday",
        text: "settle on a calm day the time for weekdays and weekends, the message if it gets later, and what follows if it doesn’t come.",
      },
      {
        lead: "Trade reliability",
        text: "for three punctual weekends in a row {name} gets half an hour more, for a missed one half an hour less next time.",
      },
      {
        lead: "Plan the way home",
        text: "fix beforehand who drives, which bus, and that you’ll fetch them with no talk in the car.",
      },
      {
        for: "C-",
        lead: "Set the alarm",
        text: "put two alarms on their phone, thirty minutes before and ten, and a charger in the jacket; it’s seldom defiance with a scatterbrain.",
      },
      {
        for: "A-",
        lead: "Talk next day",
        text: "say only “glad you’re home, tomorrow at eleven” at the door, since at two in the morning a fiery one only argues.",
      },
      {
        for: "E+",
        lead: "Know the friends",
        text: "have the group at yours now and then, and exchange numbers with two of the parents.",
      },
      {
        for: "N+",
        lead: "Say how it is",
        text: "tell calmly what your night was like; somebody carefree simply doesn’t picture a person sitting up.",
      },
    ],
    say: [
      "I don’t mind you going out, I mind not knowing. Text me if it’s going to be after twelve, and I’ll sleep.",
      "You were two hours late and I heard nothing. Next Saturday it’s eleven, and after that we’ll see if we can go back to midnight.",
    ],
    dont: "bolting the door, or waking half the class’s parents to make a point.",
    stop: "With no answer long past the hour, ring the friends’ parents and, if you’re seriously worried, the emergency number. If they stay out all night, come home drunk or go about with much older people, speak with the school or a youth service.",
    lean: "I’d go by age and by how they get home: roughly eleven at sixteen, later if someone sober drives. A party with no adults about would be a no at fourteen and at seventeen a talk with the parents of the house.",
    future:
      "Next year the times will be different, and the habit of sending word can stay. It’s a good sign when {name} texts before you do, even if it’s only “late, all ok”.",
    source: "parenting",
  },
} satisfies Partial<Record<Situation, CaseText>>;
