import type { Situation } from "#domain/understanding/situations.ts";
import type { CaseText } from "./case-text.ts";

export const CASES_2_EN = {
  between_two: {
    open: [
      "When two people you care about fall out, each of them hopes you will see it their way, and every kind word to one sounds like a vote.",
      "You have become the one through whom everything passes: the messages, the complaints, the question of who said what.",
    ],
    ask: [
      {
        text: "What does each of them want from you: messages passed on, a verdict, or just an ear?",
        told: "message* forward* pass verdict judge sign side* pick choose tell",
      },
      {
        text: "Would they manage to be in one room for an hour, or not even that?",
        told: "room table dinner lunch wedding christmas invite* party",
      },
    ],
    weigh:
      "You can stay close to both only if you stop carrying things between them. That may disappoint each of them a little now, but it spares you from disappointing one of them badly later.",
    moves: [
      {
        lead: "One sentence, twice",
        text: "tell {name} and the other person the same thing in the same words: you love them both, you won’t judge this, and you won’t pass anything on.",
      },
      {
        lead: "Hand it back",
        text: "when one says “tell them…”, answer “that’s better coming from you” and leave it there, however small the message is.",
      },
      {
        lead: "Listen with a limit",
        text: "give each of them ten minutes about it when you meet, then ask about something else in their life. Say beforehand that this is how you mean to do it.",
      },
      {
        for: "A-",
        lead: "Be dull about it",
        text: "{name} may push for a verdict. Repeat your one sentence calmly, word for word, and don’t argue about whether it is fair to be neutral.",
      },
      {
        for: "N-",
        lead: "Show you’re staying",
        text: "being neutral can sound like leaving. Ring {name} within a day or two about something quite ordinary, so that your staying is plain.",
      },
      {
        for: "family",
        lead: "Separate the occasions",
        text: "for birthdays and holidays invite each of them once, say openly that the other is invited too, and let each decide about coming.",
      },
    ],
    say: [
      "I care about you both, so I’m not going to take sides or carry messages. I’d much rather hear how you are.",
      "I’ve noticed we’re talking about it again. I’m on my way out of the middle, and I’d like us to have something that is just ours.",
    ],
    dont: "telling each of them what they want to hear. Sooner or later they compare notes.",
    stop: "If one of them makes your friendship depend on dropping the other, or money or children are at stake between them, say you can’t settle it and suggest a mediator or a relative both respect.",
    lean: "I’d lean towards staying out of the quarrel and in touch with both. That changes if one of them has done something you yourself find wrong: then say so once, as your own view.",
    future:
      "Whether they make it up depends on things between the two of them that you see only in part. Watch for one small sign: whether either begins to ask you how the other is doing, rather than what the other said.",
    source: "boundaries",
  },
  loneliness: {
    open: [
      "A week can be full of people who are perfectly friendly and still not hold one person you could ring for no reason.",
      "What’s missing isn’t company so much as somebody who would notice if you didn’t come.",
    ],
    ask: [
      {
        text: "Is there one person you’ve talked to more than once and rather liked?",
        told: "neighbour colleague jess lady man woman mum girl guy fella",
      },
      {
        text: "How long has it been like this, and what changed then?",
        told: "moved retired divorced widow* died split since months years new uni job",
      },
    ],
    weigh:
      "You can look for new people, or warm up those you already half know. New places take courage and many evenings; the half-known person only takes a message, though it stings a bit more if the answer is no.",
    moves: [
      {
        lead: "Same place, weekly",
        text: "choose one thing that meets every week with the same people, a class, choir, walking group or volunteering, and go six times before you judge it.",
      },
      {
        lead: "Name a day",
        text: "turn “we should catch up” into one invitation with a time: “I’m having a coffee at Rossi’s on Saturday at eleven, would you come?”",
      },
      {
        lead: "Go back to somebody",
        text: "write to one person from earlier years whom you simply lost sight of. Mention one thing you remembered about them and ask how they are.",
      },
      {
        lead: "Help with something",
        text: "offer to carry, lend, feed a cat or make a cake for an event. Doing something side by side is easier than sitting opposite each other with nothing to do.",
      },
      {
        for: "near",
        lead: "Ask across the desk",
        text: "with somebody you see every day, suggest one small thing outside the usual place, such as lunch on Thursday or a walk home part of the way.",
      },
      {
        for: "old",
        lead: "Make it short",
        text: "half an hour for tea, at a fixed hour, near home, and offer to come to them. A small visit that can be repeated is easier to say yes to.",
      },
      {
        for: "E-",
        lead: "Just you two",
        text: "with somebody quiet, choose a walk, a museum or a film and a coffee after it, rather than a group where they’d say little.",
      },
    ],
    say: [
      "I’ve enjoyed our chats here. Would you like to go for a coffee on Saturday, somewhere we can sit down?",
      "I don’t know many people round here yet, so I’m asking people I like. Shall we try that walk next week?",
    ],
    dont: "waiting until you feel sociable before you go out. After a long time alone that feeling usually comes an hour after you got there.",
    stop: "If the days feel grey even when somebody is with you, or you sleep badly and have stopped caring about food or washing, tell your doctor. That is more than missing company.",
    lean: "I’d say yes, do ask: most people are glad to be invited and too shy to begin themselves. If the last two invitations went unanswered, put your effort into another person rather than a third try.",
    future:
      "Nobody can say when it will get better, but friendships mostly grow out of seeing the same faces again and again. Watch for the first time somebody asks where you were last week.",
  },
  date_forgotten: {
    open: [
      "It’s only a date on a calendar, and yet when it slips by it looks as though the person had slipped by too.",
      "Some people remember every anniversary and some remember none, and they often live together.",
    ],
    ask: [
      {
        text: "Does {name} know by now that the day was missed?",
        told: "said told apologis* sorry realised remembered noticed says knows",
      },
      {
        text: "Has it happened before, or was this the first time?",
        told: "again always every year* never before first",
      },
    ],
    weigh:
      "You can let it go as a bad memory for dates, or say that it mattered. Letting it go only works if you really can; otherwise it will be back next year with interest.",
    moves: [
      {
        lead: "Say it by tomorrow",
        text: "whoever missed it, one plain sentence soon is easier than a week of waiting. If it was you: “I forgot, I’m sorry, it mattered and I want to make up for it.”",
      },
      {
        lead: "Pick another day",
        text: "choose an evening within the next ten days and do properly what would have been done, with the cake or the table booked. The day itself is less important than the care.",
      },
      {
        lead: "Put it in writing",
        text: "the two of you enter the three or four dates that count in both phones, with a reminder a week before. There’s nothing unromantic in that.",
      },
      {
        for: "C-",
        lead: "A reminder is fair",
        text: "{name} loses track of dates of all kinds, bills as well as birthdays. Mention yours ten days ahead, out loud, with what you’d like.",
      },
      {
        for: "N-",
        lead: "Keep it light",
        text: "say first that nothing is broken between you, then the wish. {name} may be so ashamed of it that comforting takes up the whole talk.",
      },
      {
        for: "O-",
        lead: "Be exact",
        text: "{name} doesn’t guess well what a day should look like. “A card and breakfast together” is easier to do than “something nice”.",
      },
      {
        for: "far",
        lead: "Send it late",
        text: "a warm message three days after the day, honest about being late, is welcome. Nobody keeps a stopwatch.",
      },
    ],
    say: [
      "That day should have been marked, and it wasn’t. I’d love us to do it properly on Saturday, just a bit late.",
      "I know dates aren’t easy to keep in mind. This one matters to me, so this time I’m telling you beforehand: it’s in two weeks.",
    ],
    dont: "saying nothing beforehand to see whether it will be remembered. If it goes wrong, neither of you has had a nice day.",
    stop: "If the forgetting is new and goes beyond dates, to names, appointments or things said yesterday, a visit to the doctor is kinder than another reproach.",
    lean: "I’d lean towards bringing it up once, briefly, and then making up for it late. If {name} has been ill or under heavy strain, let the day pass and speak about next year’s instead.",
    future:
      "Forgetting a date tells little about how much somebody loves you; many devoted people can’t keep one. What tells you more is what {name} does in the week after finding out.",
  },
  neighbours: {
    open: [
      "A neighbour’s noise, hedge or car gets to you more than a stranger’s would, since you can’t go home from it.",
      "You share a wall or a fence with people you didn’t choose and will go on meeting by the bins.",
    ],
    ask: [
      {
        text: "Have you spoken face to face about it yet, or only by note, message or not at all?",
        told: "told asked spoke* spoken note letter knocked mentioned said wrote",
      },
      {
        text: "What would be good enough: silence, or quiet after a certain hour?",
        told: "after until before eleven ten midnight morning sunday night",
      },
    ],
    weigh:
      "You can insist on being right or keep somebody you may need when the pipe bursts. Most of it can be had by asking, as long as you ask for one exact thing and not for better manners.",
    moves: [
      {
        lead: "Knock when it’s calm",
        text: "go round on a weekend afternoon, not while it is happening. Say your name, one friendly thing, then what reaches you and when.",
      },
      {
        lead: "Ask one thing",
        text: "“could the drilling stop at eight?” or “could the bins stand on the other side?” One measurable request is easier to grant than a list.",
      },
      {
        lead: "Give something first",
        text: "tell them what you can do yourself, a rug, other hours, a number they can text when you are the loud one.",
      },
      {
        for: "A-",
        lead: "Have the rule ready",
        text: "look up the house rules or the council’s quiet hours beforehand and mention them once, without a raised voice. With {name} that helps more than an appeal to kindness.",
      },
      {
        for: "E-",
        lead: "A card will do",
        text: "a short handwritten note with your name and number, warm in tone, gives somebody shy of doorsteps time to answer.",
      },
      {
        for: "old",
        lead: "Ask about hearing",
        text: "with an older neighbour, a loud television or vacuum at odd hours often goes with poor ears or poor sleep. Offer to look at headphones together.",
      },
    ],
    say: [
      "Hello, I’m from next door. You couldn’t know this, but the sound comes straight through to my bedroom. Could we find an hour when it stops?",
      "We talked about it a few weeks ago and it was better for a while. It’s started again, so I’d like to settle a fixed time that suits us both.",
    ],
    dont: "the anonymous note or the sarcastic post in the residents’ group. Nobody can explain themselves there, and the mood goes from door to door.",
    stop: "Keep dates and times for two or three weeks. If a talk and a letter change nothing, go to the landlord, the managing agent or a neighbourhood mediator; the council comes after that.",
    lean: "I’d lean towards going round yourself before reporting anything, because most neighbours have no idea what comes through the wall. If they’ve already shouted at you, put it in writing and leave the talking to the landlord.",
    future:
      "From your side of the wall you can’t know whether they don’t notice or don’t care. You’ll see it in the first fortnight after you asked for something exact: people who simply hadn’t noticed usually overdo it at first.",
    source: "negotiation",
  },
  flatmate: {
    open: [
      "The place you pay for should be where you rest, and at the moment you walk in and look at the sink first.",
      "Sharing a flat means living with somebody else’s idea of clean, warm, late and mine.",
    ],
    ask: [
      {
        text: "Which one thing would make the biggest difference if it changed this month?",
        told: "dishes washes rent bills boyfriend noise food heating smell* clean* rota",
      },
      {
        text: "What was agreed when you moved in, if anything?",
        told: "agreed rota contract lease rule* deal split",
      },
    ],
    weigh:
      "If you keep quiet there is peace, and you clean, pay or listen to the trumpet. If you speak up there’s one awkward evening, and then at least both of you know what’s expected.",
    moves: [
      {
        lead: "Call a house meeting",
        text: "suggest half an hour on a fixed evening with tea, not in the doorway. Everyone names one thing that bothers them and one thing they’ll do.",
      },
      {
        lead: "Write it down",
        text: "put rent dates, cleaning, guests and heating on one page on the fridge. What’s on paper no longer has to be somebody’s nagging.",
      },
      {
        lead: "Money by transfer",
        text: "for bills, set up standing orders or one shared app on a fixed date, so that no one has to ask for it in the kitchen.",
      },
      {
        for: "C-",
        lead: "Small and daily",
        text: "{name} won’t keep a big rota. Agree on one thing, such as “the sink is empty before bed”, and let the rest be looser for now.",
      },
      {
        for: "E+",
        lead: "Nights with a name",
        text: "{name} needs people about. Agree which evenings the living room is open and which it is quiet, rather than asking for fewer friends.",
      },
      {
        for: "N-",
        lead: "Praise and ask",
        text: "begin with something that works in the flat. {name} hears a remark about crumbs as “I’m not wanted here”.",
      },
      {
        for: "friend",
        lead: "Friends, then rules",
        text: "say that the friendship is why you’d like it settled now. Keep flat matters out of your evenings out.",
      },
    ],
    say: [
      "Can we sit down for half an hour on Sunday? I like living here, and there are two or three things I’d like us to agree on.",
      "We said Thursdays, and it’s been left to me three weeks running. I’d like you to do it today, or we find another way to share it out.",
    ],
    dont: "notes on the fridge, or letting it pile up to see who gives in. Whoever minds the dirt most ends up doing it, and crossly.",
    stop: "When rent is months behind, things are taken, or you shut yourself in your room to avoid somebody, speak to the landlord or the tenants’ advice office and look at what the contract allows.",
    lean: "I’d lean towards one proper conversation before you think of moving out. If you’ve already had two and nothing held for a month, start looking around, and give notice in good time.",
    future:
      "Whether it gets better shows soon after an agreement: look at weeks two and three, since everyone manages the first. A flatmate who lets you know when they can’t do it is one you can live with.",
    source: "negotiation",
  },
  broke_up: {
    open: [
      "It’s over, and the day still has all the hours in which the other person used to be.",
      "When somebody leaves your daily life, the habits stay for a while: the hand goes to the phone before you remember.",
    ],
    ask: [
      {
        text: "How long ago was it, and are you still in contact?",
        told: "weeks months years days yesterday sunday since contact text* message* blocked",
      },
      {
        text: "Who is with you in the evenings, when it’s hardest?",
        told: "friend* mates sister mum brother mother family alone",
      },
    ],
    weigh:
      "Staying in touch eases the evening and lengthens the month; a clean break is worse tonight. You can also choose silence for a limited time and decide again afterwards.",
    moves: [
      {
        lead: "Silence for a while",
        text: "take thirty days without writing, calling or looking at their profile. Mute rather than delete if that feels too hard.",
      },
      {
        lead: "Three fixed points",
        text: "get up at one hour, eat something at another and see or ring one person before nine in the evening. Don’t ask more of yourself these weeks.",
      },
      {
        lead: "Hand over the things",
        text: "put what belongs to {name} into one box, have a friend deliver it, and ask for yours in a single message, so that nothing stays pending.",
      },
      {
        lead: "Write and keep",
        text: "put what you’d like to tell {name} into a notebook, not into the chat. Read it in a month, then decide whether any of it should be sent.",
      },
      {
        for: "partner",
        lead: "Sort the practical",
        text: "list what you still share, keys, bills, subscriptions, pets, and settle it by message in one go, politely, with dates.",
      },
      {
        for: "near",
        lead: "Meeting by chance",
        text: "if you’ll run into each other at work or in the village, have one sentence ready, “Hello, hope all’s well, I must get on”, and walk on.",
      },
      {
        for: "N-",
        lead: "Calm and few",
        text: "{name} takes things hard too. If you must write, write about one matter, in the morning, without going back over what went wrong.",
      },
    ],
    say: [
      "I need some time without contact to get used to this. I’ll write when I can; please don’t take it as anger.",
      "I don’t want to go through it all again. I wish you well, and for now I’d like us to leave each other be.",
    ],
    dont: "checking their profile or asking mutual friends how they are. Whatever you find out, it will cost you the night.",
    stop: "If you hardly eat or sleep for more than two weeks, can’t work, or the days seem pointless, see your doctor and tell one person close to you how it really is.",
    lean: "I’d lean against writing or meeting just now: so soon it mostly starts the first week over again. If there are children, a lease or an animal to settle, do meet, with that as the only subject.",
    future:
      "Nobody can tell you what {name} feels now, nor the day on which it will stop hurting. It tends to ease unevenly: look for the first morning when something else comes to mind first.",
    source: "grief",
  },
  wants_to_leave: {
    open: [
      "Your mind has been on a separation for some time, and there’s no natural moment to bring it up between supper and the dishes.",
      "It can be over for you without anybody having done anything wrong, and that makes the sentence so hard to begin.",
    ],
    ask: [
      {
        text: "Have you decided, or is there something that could still make you want to stay?",
        told: "decided sure know want* unsure fence maybe doubt*",
      },
      {
        text: "What ties you together in practice: a home, children, money, a permit?",
        told: "children kids house mortgage lease visa married dog flat rent",
      },
    ],
    weigh:
      "If there is a chance, {name} has a right to hear now that you’re unhappy; if there is none, a hint would only raise hope. So decide first which of the two talks you’re going to have.",
    moves: [
      {
        lead: "Settle it first",
        text: "write on paper what would have to change for you to stay. If nothing on the page is something {name} could do, you have your answer.",
      },
      {
        lead: "Face to face",
        text: "choose a calm evening at home with nothing planned afterwards, and say the main sentence within the first minute.",
      },
      {
        lead: "Prepare the week after",
        text: "know beforehand where you’ll sleep, what you’d like to propose about money and home, and whom you can ring that night.",
      },
      {
        lead: "No false doors",
        text: "don’t say “maybe one day” or “a break” unless you mean it. It sounds kinder, but {name} will wait for it.",
      },
      {
        for: "N-",
        lead: "Stay in the room",
        text: "{name} may cry or go silent. Sit there for a while, answer the same question twice, and don’t take the decision back out of pity.",
      },
      {
        for: "A+",
        lead: "Don’t wait for blame",
        text: "{name} won’t give you a reason by behaving badly. Say that nobody is at fault, and that it’s over for you all the same.",
      },
      {
        for: "C+",
        lead: "Bring the practical",
        text: "{name} will want to know what happens when. Suggest a second talk within the week just for house, dates and money.",
      },
    ],
    say: [
      "I have to tell you something hard. I’ve thought about it for a long time, and I don’t want to go on as a couple.",
      "I know you’d like another try. For me the relationship is over, and it would be unfair to tell you anything else.",
    ],
    dont: "picking quarrels or turning cold so that {name} breaks up with you. That takes longer, and it’s confusing for both of you.",
    stop: "If this talk might not be safe for you, leave it out. Get advice first, from a counselling service, a lawyer or family, and let the explanations follow later from somewhere else.",
    lean: "I’d lean towards saying it once you’ve known for months, because there’s no good date and waiting isn’t kinder. If you’re still torn, a few meetings with a couples counsellor come first.",
    future:
      "How {name} will take it can’t be known; surprise and anger on the first day say little. Watch after some weeks whether you miss the person or only the order of your days.",
  },
  fear_of_being_left: {
    open: [
      "You’ve begun to count small signs, a shorter message, a sigh, a hand let go first, and they all point the same way.",
      "When you love somebody, a changed tone can be enough to set the whole night turning.",
    ],
    ask: [
      {
        text: "What exactly has changed, and since when?",
        told: "since weeks stopped used anymore lately longer months retired",
      },
      {
        text: "Does it remind you of something that happened to you before?",
        told: "before dad ex last left childhood always previous mother",
      },
    ],
    weigh:
      "You can ask outright or go on watching. Asking may bring an answer you dread, but watching gives you no answer at all and makes you a different person to live with.",
    moves: [
      {
        lead: "Ask once, fully",
        text: "choose a quiet moment and ask {name} how they are with the two of you. Then believe the answer for at least two weeks.",
      },
      {
        lead: "Look for other causes",
        text: "before the next talk write down three reasons for the change that have nothing to do with you, such as work, sleep, health or worry about money.",
      },
      {
        lead: "Fill your own week",
        text: "make two fixed appointments without {name}, a friend and something you’re good at. The evenings spent waiting are the worst ones.",
      },
      {
        lead: "Catch the moment",
        text: "when the phone stays silent, set a timer for twenty minutes and do something with your hands before you write. The message will sound different.",
      },
      {
        for: "E-",
        lead: "Quiet is not cold",
        text: "{name} needs time without talk to recover. Ask which hours they like to themselves, so that silence has a plain meaning.",
      },
      {
        for: "N-",
        lead: "Ask about them",
        text: "{name} may be carrying a worry of their own. “What’s been on your mind?” gets further than “are we all right?”",
      },
      {
        for: "A-",
        lead: "Take words literally",
        text: "{name} says things without wrapping. If a short “yes, we’re fine” comes, it means that, and asking a third time will only irritate.",
      },
    ],
    say: [
      "I notice I’ve been worrying about us, and I’d rather ask than guess. How are you feeling about the two of us lately?",
      "You’ve told me, and I believe you. Once in a while I need to hear it; could you say it to me without my asking?",
    ],
    dont: "testing: going quiet to see whether you are missed, or reading their messages. Neither can calm you for longer than an evening.",
    stop: "If the worry keeps you from sleeping or working, or goes back to an old loss, talk to a doctor or a counsellor. Reassurance from one person can’t carry all that.",
    lean: "I’d lean towards asking, once and calmly, and not asking again for some weeks. If what you see is facts rather than feelings, such as plans cancelled or a flat being looked at, name them.",
    future:
      "I can’t tell you whether {name} will stay, and small signs are a poor measure. See whether plans are still made with you in them, a trip, a repair, a birthday in three months.",
  },
  desire: {
    open: [
      "One of you wants it more often than the other, and by now even an arm round the shoulder raises a question.",
      "It’s hard to talk about, because each of you hears a verdict in it: not attractive enough, or never left in peace.",
    ],
    ask: [
      {
        text: "Has it faded slowly, or since something in particular, a birth, an illness, a quarrel?",
        told: "baby birth menopause tablets illness operation since pregnan* stress* years",
      },
      {
        text: "Have you two ever talked about it outside the bedroom?",
        told: "talk* told said asked spoke* mention* bring",
      },
    ],
    weigh:
      "Saying nothing avoids the sore spot, but each evening you both wonder. A talk is embarrassing for half an hour and can take the guessing out of the rest.",
    moves: [
      {
        lead: "Talk in daylight",
        text: "on a walk or in the car, not in bed and not after a no. Begin with what you miss or what you’d need, not with how often.",
      },
      {
        lead: "Closeness without aim",
        text: "agree on two evenings a week for holding each other, with nothing further meant to follow. It lets both relax about touching again.",
      },
      {
        lead: "Ask what helps",
        text: "each of you names two things that make wanting easier, more sleep, a locked door, less hurry, and one that kills the mood.",
      },
      {
        lead: "Mind the body",
        text: "tiredness, pain, hormones, some tablets and low spirits all dampen desire. One of you might see a doctor before you both look for a fault.",
      },
      {
        for: "N-",
        lead: "A no is fine",
        text: "tell {name} that a no changes nothing between you, and then show it by staying warm that evening.",
      },
      {
        for: "E-",
        lead: "Let it be written",
        text: "some people can put this on a page better than in a talk. Offer {name} a letter or a long message, with days to answer.",
      },
      {
        for: "A+",
        lead: "Ask about the yes",
        text: "{name} may agree to please you. Ask what they would enjoy for themselves, and be content with less that is really wanted.",
      },
    ],
    say: [
      "I miss being close to you, and I don’t want you to feel pushed. Could we talk on Sunday about what would make it nicer for each of us?",
      "We’ve been careful round this for months. I’d rather hear something difficult from you than go on guessing.",
    ],
    dont: "keeping score, sulking after a no, or giving in for the sake of peace. After a while bedtime becomes something to get through.",
    stop: "If a no isn’t respected, that is not a question of desire, and you may sleep elsewhere and talk to a counselling service. For pain or a long standstill there are doctors and sex therapists.",
    lean: "I’d lean towards bringing it up, gently and away from the bedroom. If a baby, grief or an illness is fresh, give it time and ask only for tenderness for now.",
    future:
      "Nobody can tell from your side alone whether {name} has lost the wish or only the ease. Watch whether tenderness comes back once nothing has to follow from it.",
    source: "gottman",
  },
  was_cheated_on: {
    open: [
      "Since you found that message, that receipt or that name, you’ve been going back over ordinary days to see what they really were.",
      "Whether it’s certain or only looks that way, the ground you were standing on has moved.",
    ],
    ask: [
      {
        text: "Do you know for certain, or is it still a suspicion?",
        told: "told admitted confessed caught saw read messages found know tinder",
      },
      {
        text: "Is it over between them, as far as you know?",
        told: "over ended still stopped blocked seeing continues",
      },
    ],
    weigh:
      "You needn’t decide today whether to stay or go. What needs deciding first is smaller: what you want to know, and where you’d like to sleep this week.",
    moves: [
      {
        lead: "Facts before feelings",
        text: "write down what you’ve seen yourself and what you only suppose. Bring {name} the first list, calmly, and ask for the whole truth in one talk.",
      },
      {
        lead: "Take days",
        text: "ask for a few nights apart if you need them, at a friend’s or in another room. Say that it is for thinking, with a day on which you’ll talk again.",
      },
      {
        lead: "Ask what you need",
        text: "decide beforehand which questions matter, since when, is it over, was I put at any risk. Details of who did what tend to stay in the mind for years.",
      },
      {
        lead: "One confidant",
        text: "tell one discreet person now. What half the family knows this week will be hard to take back if you stay.",
      },
      {
        for: "C-",
        lead: "Agree on visible steps",
        text: "{name} may mean a promise and lose hold of it. Fix things that can be seen, contact ended in writing, and a talk each Sunday for the next two months.",
      },
      {
        for: "N-",
        lead: "Break up the talks",
        text: "{name} may drown in shame or panic. Stop after forty minutes and name the next evening, or your pain never gets its turn.",
      },
      {
        for: "E-",
        lead: "Expect silences",
        text: "{name} may answer late or in few words. Offer the questions in writing and ask for an answer by a certain evening.",
      },
    ],
    say: [
      "I’ve seen something, and I can’t make sense of it. I’d like to hear the truth from you tonight, the whole of it.",
      "I don’t know yet whether I can stay. For that I need no contact with that person and honest answers, even if I ask twice.",
    ],
    dont: "confronting them in front of the children or friends, or going to the other person for answers. You’d get a scene and few facts.",
    stop: "If it goes on in secret after it was said to be over, trust has nothing to grow on. See a couples counsellor, and a lawyer before you sign or move out; get a health check for yourself.",
    lean: "I’d lean towards not deciding for a few weeks, whatever friends say. Staying is worth trying if it was told honestly and has ended; less so if you had to pull every fact out by yourself.",
    future:
      "From outside nobody can tell whether it will happen again, or what {name} feels. Watch whether your questions still get open answers in the third month, when the first weeks are long past.",
    source: "forgiveness",
  },
  i_cheated: {
    open: [
      "You’re carrying something the person at home doesn’t know, and every kindness from them makes it heavier.",
      "Part of you wants to say it and be rid of it, and part of you knows that saying it puts it on somebody else.",
    ],
    ask: [
      {
        text: "Is it over, is it going on, or has nothing quite happened yet?",
        told: "over ended still since once months ongoing tempted nothing stopped",
      },
      {
        text: "Could {name} learn of it from anybody else?",
        told: "knows told find out wife husband friend* seen",
      },
    ],
    weigh:
      "Telling gives {name} the chance to choose with open eyes, and may end what you have. Keeping it to yourself spares pain for now, but you’d be living with an answer prepared for every question.",
    moves: [
      {
        lead: "Finish it first",
        text: "if it’s still going on, or about to begin, break it off this week. Nothing you say at home counts while that goes on.",
      },
      {
        lead: "Telling, what for",
        text: "write two lines on what {name} would gain from knowing. If health, a wedding, children or other people’s knowledge are involved, that settles it in favour of telling.",
      },
      {
        lead: "Tell it whole",
        text: "if you tell, choose an evening with nothing after it. The main fact comes first, when, with whom, whether it’s over; no comparisons and no “because you…”.",
      },
      {
        lead: "Look at the gap",
        text: "think about what you found there, being seen, lightness, being wanted. Talk about that at home in any case, with a counsellor first if the words don’t come.",
      },
      {
        for: "N-",
        lead: "Expect a storm",
        text: "{name} may need to ask the same thing for weeks. Answer each time, briefly and truthfully, without saying that it’s been dealt with.",
      },
      {
        for: "A+",
        lead: "Leave room for anger",
        text: "{name} may forgive too quickly in order to keep the peace. Say that they don’t have to, and that you’ll ask again in a month.",
      },
      {
        for: "C+",
        lead: "Leave nothing out",
        text: "{name} will go through it point by point. A second version two weeks later would do more damage than the first account.",
      },
    ],
    say: [
      "I have to tell you something I did and am ashamed of. It’s over, I’ll answer what you ask, and I’m not asking you for anything tonight.",
      "You can ask as often as you need to. What I did was my decision, and nothing you did or didn’t do caused it.",
    ],
    dont: "telling a small part first to see how it goes, or confessing in the middle of a quarrel.",
    stop: "If you keep going back to it in spite of what you want, or the guilt keeps you awake, talk to a counsellor or doctor before any talk at home.",
    lean: "I’d lean towards telling if it touches decisions {name} is making, a wedding, a child, a house, or if others know. For something long over that nobody can bring up, talk it through with a counsellor first.",
    future:
      "Whether {name} would stay can’t be known, and the first reaction is often not the last. What you can look at is your own part: whether you’d still tell the truth in month two, when it’s boring and painful.",
    source: "disclosure",
  },
  jealous_partner: {
    open: [
      "You’ve done nothing wrong, and still an evening out or a harmless chat seems to need an explanation afterwards.",
      "Another person’s jealousy is tiring because it asks you to prove something that can’t be proved.",
    ],
    ask: [
      {
        text: "What does {name} do when it comes up: ask, sulk, check, or forbid?",
        told: "asks sulk* silent quiet check* phone forbid* message* angry follow* stare* glare*",
      },
      {
        text: "Is there an old story behind it, with you or with somebody before you?",
        told: "ex cheated before past first previous history",
      },
    ],
    weigh:
      "You can explain and reassure each time, or set a friendly limit to it. Explaining is kind, but if every evening ends in questions, more explaining only brings more of them.",
    moves: [
      {
        lead: "Name the feeling",
        text: "in a calm hour ask what {name} fears would happen. Listen to the end of it before you say a word about your own innocence.",
      },
      {
        lead: "Give freely, once",
        text: "tell where you’re going and when you’ll be back, because you choose to. Then keep your phone and your friends to yourself without apology.",
      },
      {
        lead: "Set the limit",
        text: "say which questions you’ll answer and which you won’t any more, for example one “how was it” but no second round.",
      },
      {
        lead: "Bring the friend in",
        text: "invite the person in question to dinner once. Somebody who passes the potatoes is less of a ghost than a name on a screen.",
      },
      {
        for: "N-",
        lead: "Reassure beforehand",
        text: "{name} calms down with a warm word before you leave, less so by accounts afterwards. “I look forward to being home with you” takes a moment.",
      },
      {
        for: "C+",
        lead: "Make it predictable",
        text: "{name} copes better with a plan than with a surprise. Say the hour you’ll be back, and write if it becomes an hour later.",
      },
      {
        for: "E-",
        lead: "Have it with you",
        text: "going along once to the class or the pub may help {name} more than any description, provided it’s an invitation and not an inspection.",
      },
    ],
    say: [
      "I love you, and I’m not hiding anything. I’d like to hear what worries you, and I’d also like to go out without being asked about it twice.",
      "I’ve answered that already. I’m keeping my friends, and I’d love to do something with you on Friday.",
    ],
    dont: "giving up friends, clothes or evenings one by one for peace at home. The next thing will seem just as small.",
    stop: "Once you need permission for your phone, money, clothes or going out, it’s no longer something to talk over with {name}. Talk to somebody you trust or an advice service instead, and there’s no need to mention it at home.",
    lean: "I’d lean towards keeping your friendships and being generous with warmth. If you catch yourself lying about harmless things in order to avoid a scene, take that seriously and get advice elsewhere.",
    future:
      "Whether it eases can’t be promised. Look at what happens after you’ve set a small limit in a friendly way: somebody worried grumbles and then lets it be, and somebody who wants to hold you asks for more.",
  },
  my_jealousy: {
    open: [
      "A name, a photo or a late reply, and your head has already written the rest of the story.",
      "You know there’s probably little behind it, and knowing doesn’t help.",
    ],
    ask: [
      {
        text: "Is there something you have seen, or is it mostly pictures in your mind?",
        told: "saw seen found messages likes photo* imagin* nothing caught",
      },
      {
        text: "What did you do the last time it came over you?",
        told: "checked rang looked asked scene fight row read scroll* message* went",
      },
    ],
    weigh:
      "You can tell {name} what goes on in you, or deal with it on your own. Telling brings closeness as long as it stays a sentence about you; as a question about them it becomes a hearing.",
    moves: [
      {
        lead: "Own it aloud",
        text: "say “I’m jealous and it’s mine” rather than asking where they’ve been. It is one sentence, and {name} needn’t defend anything.",
      },
      {
        lead: "Twenty minutes",
        text: "when you want to check, put the phone in another room, walk round the block and decide afterwards. By then the urge has usually dropped.",
      },
      {
        lead: "Log out",
        text: "stop looking at profiles, likes and “last seen” for two weeks. Delete the shortcut, or ask somebody to change the password.",
      },
      {
        lead: "Meet the real person",
        text: "if a certain name haunts you, suggest a coffee with all of you. Over a cup of coffee the name turns back into an ordinary person.",
      },
      {
        for: "E+",
        lead: "Count what you get",
        text: "{name} is lively with everybody, that’s how they are. Notice what only you get, the tired evening, the secrets, the first call.",
      },
      {
        for: "E-",
        lead: "Don’t press for words",
        text: "a quiet partner who is questioned tells less. Ask for a gesture, a walk or a hand, rather than an account of the evening.",
      },
      {
        for: "A-",
        lead: "Ask for the tone",
        text: "{name} may joke about it or snap. Say that you don’t need agreement, just no mockery for a day.",
      },
    ],
    say: [
      "I get jealous, and I know it’s my own thing to work on. It would help me if you’d just give me a hug before you go.",
      "It’s come up again, and I’d rather tell you than look through your things. I’m not accusing you of anything.",
    ],
    dont: "searching their phone. If you find nothing, it lasts a day; if they find out, it lasts much longer.",
    stop: "If you can’t stop checking, follow somebody about, or frighten yourself with your own anger, get help now, from a doctor or a therapist, and keep your distance while you’re in that state.",
    lean: "I’d lean towards telling {name} how you feel and asking for nothing more than warmth. If there are hard facts, money, lies, nights unaccounted for, that isn’t jealousy, and you may ask directly.",
    future:
      "From your worry alone you can’t learn what {name} does or thinks. What you can watch is whether the waves get shorter once you’ve stopped checking for a fortnight.",
  },
  phone_at_table: {
    open: [
      "You’re sitting across from somebody whose face is lit up from below, and you hear yourself telling a story to the top of a head.",
      "Nobody means any harm by looking at a screen, and still being the second most interesting thing in the room wears you down.",
    ],
    ask: [
      {
        text: "When does it bother you most: meals, bed, evenings, or visits?",
        told: "dinner table meal* bed night evening breakfast film visit* birthday tea",
      },
      {
        text: "How much do you reach for your own?",
        told: "too mine myself both as bad",
      },
    ],
    weigh:
      "You could ask for a rule or for attention. A rule is quick and feels like school; asking for what you miss takes a little more courage and gets a friendlier answer.",
    moves: [
      {
        lead: "One hour, one place",
        text: "choose a single moment of the day, say supper, when all devices, yours included, lie on a shelf in another room.",
      },
      {
        lead: "Say what you miss",
        text: "“I love hearing about your day, and I miss it” works better than remarks about the screen.",
      },
      {
        lead: "Offer something else",
        text: "bring something to do together for that half hour, cards, a walk, cooking, one question each. An empty table loses to any game.",
      },
      {
        for: "E-",
        lead: "Let it be rest",
        text: "{name} may use the screen to be undisturbed after a day among people. Offer half an hour of that first, then supper without it.",
      },
      {
        for: "C-",
        lead: "Make it easy",
        text: "charge the phones in the hall from seven. {name} forgets a good intention, but seldom gets up to fetch one.",
      },
      {
        for: "young",
        lead: "Ask to be shown",
        text: "let {name} explain the game or the video for ten minutes. After that, asking for supper without it is easier for you both.",
      },
      {
        for: "far",
        lead: "For rare visits",
        text: "with somebody you seldom see, say on arrival “I’ve looked forward to you, shall we put them away till coffee?”",
      },
    ],
    say: [
      "I miss your face at supper. Could we both leave our phones in the hall till we’ve eaten?",
      "I don’t want to be the phone police. I’d just like half an hour a day that is ours; which would suit you?",
    ],
    dont: "counting out loud, sighing, or sending a text across the table as a joke with an edge.",
    stop: "If nights, work or money suffer from it, gaming till morning or bets on a screen, it’s more than manners. Talk about sleep and health, and bring in a doctor or an advice centre.",
    lean: "I’d lean towards asking for one phone-free hour and letting the rest go. If {name} is on call or waiting for important news, ask for another hour instead.",
    future:
      "Whether the habit gives way shows after the first good week, when one of you slips. If {name} puts it down when you ask with a smile, it was habit and not lack of interest.",
    source: "gottman",
  },
  housework: {
    open: [
      "The pan and the socks are the small part of it; the larger part is that one person runs the house and the other visits.",
      "Each of you sees what you do and hardly any of what the other does, and the dust lies in between.",
    ],
    ask: [
      {
        text: "Which tasks would you hand over first if you could?",
        told: "cook* dishes bins laundry iron* hoover* bathroom toilet floor* clean*",
      },
      {
        text: "How did it come about, was it ever agreed who does what?",
        told: "agreed always rota list used since hours works job",
      },
    ],
    weigh:
      "You can lower your standards, do it yourself, or share it out anew. The third costs a dull hour with a list and perhaps some badly folded towels, and it’s the only one that lasts.",
    moves: [
      {
        lead: "List everything",
        text: "one evening write down all that gets done in a week, each of you on the same sheet. Then swap until the hours look fair, not the number of items.",
      },
      {
        lead: "Whole jobs",
        text: "hand over a task from start to finish, “the laundry is yours until it’s in the drawer”, rather than asking for help each time.",
      },
      {
        lead: "Their way counts",
        text: "the one who does it decides how. Agree beforehand on what counts as done, then leave the room.",
      },
      {
        lead: "Buy some off",
        text: "for what both hate, look together at a cleaner, simpler meals or doing it less often.",
      },
      {
        for: "C-",
        lead: "A day and hour",
        text: "{name} doesn’t see the mess. “Bathroom, Saturday before coffee” is easier than “more often”.",
      },
      {
        for: "C+",
        lead: "Ask what is enough",
        text: "{name} may be redoing yours because the standard is another. Settle three things that must be perfect and let the rest be average.",
      },
      {
        for: "A-",
        lead: "Numbers, not feelings",
        text: "show the hours on paper. {name} will dispute a mood, but seldom a list you’ve both filled in.",
      },
    ],
    say: [
      "I’d like us to look at who does what at home. I’m tired, and I think we could split it so that both of us get an evening off.",
      "The kitchen was yours this week, and I’ve ended up doing it again. Could you do it before bed, or shall we swap?",
    ],
    dont: "doing it demonstratively and loudly, or redoing it afterwards. Both tell the other one not to bother.",
    stop: "If you’ve agreed on it three times and within a fortnight it’s all back with you, talk about respect rather than chores, with a counsellor if need be.",
    lean: "I’d lean towards sharing it out by whole tasks and hours, even if one of you works more outside. If illness or a new baby is behind it, make a plan for that period only.",
    future:
      "You can’t tell from a tidy first week. Watch whether {name} begins something without being asked in the fourth, and whether you manage not to correct it.",
    source: "gottman",
  },
  mental_load: {
    open: [
      "The work you can see is shared, perhaps, but one head holds the vaccinations, the presents, the forms and what’s missing from the fridge.",
      "“Just tell me what to do” leaves the hardest part where it was: having to know.",
    ],
    ask: [
      {
        text: "Which area takes most room in your head: school, health, family, food?",
        told: "school dentist doctor birthday* party kit food shopping appointment* nursery calendar",
      },
      {
        text: "Does {name} know how much it is, or has it never been spelt out?",
        told: "told list explain* said knows asked see",
      },
    ],
    weigh:
      "Keeping it all yourself means that nothing goes wrong and you never get to switch off. Handing it over means some forgotten gym shoes, and another person who learns to think ahead.",
    moves: [
      {
        lead: "Make it visible",
        text: "for one week write down every single thing that has to be thought of, on a sheet in the kitchen. Go through it together on Sunday with no word of blame.",
      },
      {
        lead: "Hand over fields",
        text: "move whole areas, such as “everything about school” or “all doctors”, with passwords, contacts and deadlines. Whoever has the field also notices.",
      },
      {
        lead: "Ten minutes on Sunday",
        text: "look at the coming week together with two calendars open. Each says what they’ll take on, without being asked.",
      },
      {
        lead: "Let it go wrong",
        text: "don’t remind, and don’t rescue the first forgotten bag, unless somebody’s health hangs on it. Otherwise it stays with you.",
      },
      {
        for: "C-",
        lead: "Alarms, not memory",
        text: "{name} doesn’t hold dates in mind. Set up the reminders together in {name}’s own phone, once, and leave the rest to the phone.",
      },
      {
        for: "A+",
        lead: "A clear request",
        text: "{name} is willing and waits to be told. Ask for the thinking itself: “please look after birthdays for this year, gifts included.”",
      },
      {
        for: "O-",
        lead: "Hand over routines",
        text: "{name} is good at what repeats. Give what comes every week, and keep what is different each time.",
      },
    ],
    say: [
      "What I need is less to think of. Could you take on everything to do with school, emails and all?",
      "When you ask me what to do, I’m still the one keeping track. I’d love you to look at the week yourself and tell me what you’ve taken on.",
    ],
    dont: "handing over a job and then checking whether it’s done. As long as you check, it’s still in your head.",
    stop: "If you can’t sleep for lists, cry from tiredness or snap at the children every day, see your doctor and cancel something large this month. Get help from family or paid help in the meantime.",
    lean: "I’d lean towards handing over two whole areas now rather than asking for more help. If {name} is ill or buried in work for a month or two, cut the list itself instead.",
    future:
      "Willing and able look alike in the first week. What tells you more is who spots the empty medicine box or the trip on Friday a month after you’ve handed it over.",
    source: "gottman",
  },
  moving_in: {
    open: [
      "A shared front door is a lovely idea, and at the same time you look round your own four walls and don’t want to lose them.",
      "Living together changes small things first: who has the wall, the quiet morning, the chair by the window.",
    ],
    ask: [
      {
        text: "Whose place would it be, one of yours or a new one?",
        told: "mine his hers new bought flat house buy rent place studio",
      },
      {
        text: "Have you spent two weeks or more in a row under one roof?",
        told: "days weeks week holiday night* weekend* months already",
      },
    ],
    weigh:
      "Moving in saves rent and goodbyes and costs you the door you can close. Waiting keeps that door, and leaves one of you wondering what you’re waiting for.",
    moves: [
      {
        lead: "Talk before boxes",
        text: "take one evening for money, cleaning, visitors, quiet hours, and who’d keep the flat after a separation. Write down what you’ve agreed.",
      },
      {
        lead: "A dated trial",
        text: "live together for a month in one of the two flats, keeping the other. Fix now the day on which you’ll both say how it was.",
      },
      {
        lead: "A corner each",
        text: "settle who gets which room, wall or chair, even if it’s only a desk. Where one of you lives already, some furniture goes to make space.",
      },
      {
        lead: "Put paper to it",
        text: "lease, deposit, purchase shares and larger furniture belong in writing before the keys, at your most loving.",
      },
      {
        for: "C+",
        lead: "Rules with you",
        text: "{name} may already have house rules. Ask to draw up the list together and add three of your own.",
      },
      {
        for: "E-",
        lead: "Hours of closed door",
        text: "agree on times when nobody has to talk, such as Sunday mornings. {name} needs them and seldom asks.",
      },
      {
        for: "N-",
        lead: "Say till when",
        text: "if you want to wait, name the month and the reason. An open “not yet” leaves {name} guessing every night.",
      },
    ],
    say: [
      "I love being with you, and I get nervous about giving up my own place. Could we go through how we’d live before we say yes?",
      "I don’t want to say no to you, I want to say not before summer. Until then let’s try longer stretches together.",
    ],
    dont: "moving in because a lease is ending or it’s cheaper, without either of you having said it out loud as a wish.",
    stop: "Keep your own money and papers, and a friend’s sofa in mind. If you’re being rushed into giving up your flat or your job, take advice from a lawyer or tenants’ office first.",
    lean: "I’d lean towards yes if you’ve already had two dull weeks together and enjoyed them, and otherwise towards a trial. A big difference about money or children would make me wait.",
    future:
      "How it’ll be shows less on holidays than with flu, bills and washing. Watch how the two of you settle the first small clash, over heat or visitors, while you still have two addresses.",
  },
  marriage: {
    open: [
      "For one of you it may be a piece of paper and for the other it’s being chosen out loud, and it’s hard to raise without pressing.",
      "It’s a question that’s asked in one moment and thought about for years, and at the moment it stands in the room.",
    ],
    ask: [
      {
        text: "Do you know what marriage would mean to {name}, in so many words?",
        told: "said says church paper divorce* parents believes promise afraid religion",
      },
      {
        text: "Have you two spoken seriously about it, or only in jokes?",
        told: "joke* hint* talked asked proposed spoke* said ring deadline",
      },
    ],
    weigh:
      "Asking may bring a no; not asking leaves you guessing at shop windows. What one gains by speaking is not a date but knowing whether you both want the same thing.",
    moves: [
      {
        lead: "Say your wish",
        text: "tell {name} in one sentence whether you’d like to be married and why, on a walk, with no ring and no audience.",
      },
      {
        lead: "Ask what it means",
        text: "let the other tell you what the word calls up, parents, money, church, an old divorce. Hear it through before you answer.",
      },
      {
        lead: "Look at each part",
        text: "separate the legal side, the party, the faith and the name. On most couples’ lists, three out of four are easy.",
      },
      {
        lead: "Give it a season",
        text: "if one needs time, agree on a month in which you’ll talk again, and leave it alone till then.",
      },
      {
        for: "N-",
        lead: "No audience",
        text: "{name} should be able to answer without anybody watching. Choose home or a bench rather than a restaurant.",
      },
      {
        for: "O-",
        lead: "Respect the form",
        text: "for {name} a church, a ring or a father’s blessing may carry more than you’d think. Ask which of these matters most.",
      },
      {
        for: "C+",
        lead: "Bring the plan",
        text: "talk about dates, money and where you’d live as well as about love. That is how {name} shows love and recognises it.",
      },
    ],
    say: [
      "I’d like to be married to you, and I’d like to know how you see it. You don’t have to answer tonight.",
      "We’ve left this open for a while. I can live with a yes or a no better than with not knowing; can we talk about it on Sunday?",
    ],
    dont: "hints, deadlines or proposals under pressure. A yes that was cornered is one you’d go on doubting.",
    stop: "If you want opposite things and both have known it for over a year, a few meetings with a couples counsellor can help you decide. About money and earlier families, see a notary or lawyer.",
    lean: "I’d lean towards raising it plainly, whoever usually does the asking. If you’ve been together only a short while or a crisis is on, wait for a quieter season.",
    future:
      "Only {name} knows what the answer would be, and hesitating needn’t mean no. Listen to how {name} talks about the coming years when weddings aren’t the subject.",
  },
  wedding: {
    open: [
      "What was meant to be one happy day has become a list on which everybody has a line.",
      "Around a wedding people quarrel over chairs and colours, and mostly it’s about who counts and who pays.",
    ],
    ask: [
      {
        text: "Which single decision is causing the trouble just now?",
        told: "guest* list dress budget venue seat* table children money hen plus date",
      },
      {
        text: "Who is paying, and do they want a say in return?",
        told: "pay* paid budget paying money cost afford",
      },
    ],
    weigh:
      "You can give way on this point and have peace, or hold on to it and have it your way. What helps is to know the three things you’d still regret in ten years; the rest can go.",
    moves: [
      {
        lead: "Three each",
        text: "the people whose day it is each write down three things that matter most. Everything not on those two lists may be decided by whoever cares.",
      },
      {
        lead: "Answer as one",
        text: "decide between the two of you first, then give families and guests the same sentence. Each talks to their own side.",
      },
      {
        lead: "Number, then names",
        text: "settle the budget and how many people fit, and only after that who they are. “We have sixty chairs” is easier to accept than “not you”.",
      },
      {
        lead: "Give away one job",
        text: "let whoever wants to run things have one whole area, flowers or cake, with a sum and a date, and leave it to them.",
      },
      {
        for: "N-",
        lead: "Tell them early",
        text: "{name} needs bad news in private and well before the others, with one thing that’s theirs on the day.",
      },
      {
        for: "A-",
        lead: "Close the topic",
        text: "with {name} say what’s decided, once and kindly, and that you won’t discuss it again.",
      },
      {
        for: "family",
        lead: "Thank, then decide",
        text: "name what {name} has given or done, and then say which points you’ll settle by yourselves.",
      },
    ],
    say: [
      "I know you want it to be a lovely day, and I’m glad of your help. This one thing we’ve decided by ourselves, and we won’t change it.",
      "I don’t want to fall out over a wedding. Tell me the one thing that matters most to you, and I’ll see what can be done.",
    ],
    dont: "settling it in the family chat, or letting one relative deliver the news to the next.",
    stop: "If the two of you have been quarrelling for weeks, leave planning alone for ten days and spend an evening on why you’re doing it. If money is owed or promised with strings, write down who pays what.",
    lean: "I’d lean towards giving way on what is decoration and holding firm on who’s there and what you can afford. If somebody is paying for most of it, do hear them out first.",
    future:
      "Who’ll sulk and who’ll come can’t be foretold, and most people turn up. Watch how the two of you talk after a day of wedding business: if you can still laugh about the harpist, it’ll do.",
    source: "negotiation",
  },
  wanting_children: {
    open: [
      "Having a child or not is one of the few wishes in which neither of you can meet the other in the middle.",
      "You can love somebody very much and want a different life from theirs on this one point.",
    ],
    ask: [
      {
        text: "Has either of you said a clear yes or no, or only “not now”?",
        told: "never no maybe yet later ready changed someday sure years want wants",
      },
      {
        text: "What is behind it, as far as you know: money, age, fear, an old family story?",
        told: "money afford afraid fear* scared age childhood parents climate world job siblings",
      },
    ],
    weigh:
      "Waiting keeps you together for the moment and uses up time that one of you may not have. Asking for a clear answer may bring the end nearer, yet it’s the only way to a decision that both have made.",
    moves: [
      {
        lead: "Write your own answer",
        text: "each of you puts on paper what you’d want if the other had no wish either way. Swap the pages and read them before talking.",
      },
      {
        lead: "Ask about the fear",
        text: "“What do you see when you picture us with a child, or without one?” Listen for the reason under the answer, because some reasons can be helped.",
      },
      {
        lead: "A month for “later”",
        text: "agree on the month in which you’ll decide, and on what should be clear by then, such as a job, a flat, a medical check.",
      },
      {
        lead: "No favours",
        text: "neither a child to please somebody nor giving one up to please somebody. Say aloud that you wouldn’t want that as a present.",
      },
      {
        for: "N-",
        lead: "Small portions",
        text: "{name} may shut down when it sounds like a verdict on the two of you. Twenty minutes, then a walk, and on again next week.",
      },
      {
        for: "C+",
        lead: "Talk in figures",
        text: "for {name}, the worry may be practical. Work out leave, money, childcare and sleep on one page.",
      },
      {
        for: "O+",
        lead: "Borrow the life",
        text: "spend a whole weekend with friends who have small children, then one with friends who have none, and compare what each of you felt.",
      },
    ],
    say: [
      "I want to know how you really feel about children, even if it isn’t what I hope for. My own wish is clear to me, and I’d like to tell you why.",
      "I can’t leave this open any longer, for your sake as well. Could we decide by spring, with somebody to help us if we get stuck?",
    ],
    dont: "counting on the other one changing in time, or forgetting a pill without saying so.",
    stop: "When both have said a clear yes and no, and have slept on it for some months, it’s a choice about the relationship. A couples counsellor can help you make it, and part kindly if that is what it comes to.",
    lean: "I’d lean against giving up a clear wish for love, because it tends to come back as blame. With an honest “I don’t know yet” on either side, a year with a date at the end is fair.",
    future:
      "Some people change their minds and many don’t, and no one can see from your side which {name} is. Listen for what comes without being asked: names, cots, other people’s babies, or plans that leave no room for any.",
  },
  infertility: {
    open: [
      "Month after month there’s hope by the calendar, and all around you it seems to happen to others without any effort.",
      "The waiting, the clinic and the figures take up so much room that there’s hardly any left for being sad together.",
    ],
    ask: [
      {
        text: "Where are you now: before tests, in treatment, after a failed round, or at the end?",
        told: "test* ivf round treatment clinic failed stopped embryo transfer injection* result* diagnos*",
      },
      {
        text: "Who else knows about it?",
        told: "knows told secret family mother friends nobody parents",
      },
    ],
    weigh:
      "You can go on, take a break or stop, and any of the three can be right. It’s hard on both of you, even if one talks about it all the time and the other sands things in the garage.",
    moves: [
      {
        lead: "Ten minutes a day",
        text: "agree on one fixed time for talking about it, and leave the rest of the evening for other things. It helps the one who must talk and the one who can’t.",
      },
      {
        lead: "A sentence for others",
        text: "choose together what you say to relatives who ask, for example “we’ll tell you when there is something to tell”, and who says it.",
      },
      {
        lead: "A weekend off",
        text: "once a month do something that has nothing to do with dates, food rules or clinics, and don’t mention them.",
      },
      {
        lead: "Step back from bumps",
        text: "you may skip the shower, mute the photos and send a card instead. “I’m glad for you and can’t come just now” is enough.",
      },
      {
        for: "E-",
        lead: "Quiet grief",
        text: "{name} may work, repair or run rather than talk. Offer company in it, hand over the tools, and ask once in the evening.",
      },
      {
        for: "N-",
        lead: "Go to appointments together",
        text: "{name} shouldn’t have to hear results alone. Plan something small and kind for after each one.",
      },
      {
        for: "friend",
        lead: "Be plain company",
        text: "if it’s a friend or daughter going through it, write “no need to answer, I’m thinking of you on Thursday”, and bring no advice.",
      },
    ],
    say: [
      "I know you carry this in your own way. I don’t need a solution tonight, just sit with me for ten minutes.",
      "I’d like to know how you are with all this, apart from the treatment. And I’d love us to have a Saturday without it.",
    ],
    dont: "“just relax”, “you can adopt”, stories of somebody who got pregnant on holiday, or asking whose body is to blame.",
    stop: "If one of you can’t bear any more, stop for a cycle and say so at the clinic; many have a counsellor. See a doctor when sleep or joy has been gone for weeks.",
    lean: "I’d lean towards telling one or two trusted people, because keeping it from everybody tires you further. Going on or stopping you both should want; if one is only being dragged along, take a break first.",
    future:
      "What the next round will bring, not even the clinic knows. For the two of you, watch whether you still find something to laugh about on days without an appointment.",
    source: "grief",
  },
  miscarriage: {
    open: [
      "A child is missing whom others hardly knew of, and so are the name, the little room and the month everyone was waiting for.",
      "Other people see that something went wrong; for those it happened to, somebody has died.",
    ],
    ask: [
      {
        text: "How long ago was it, and how far along?",
        told: "week* month* years ago friday sunday yesterday scan twelve early late due",
      },
      {
        text: "Is it your own loss, or somebody’s you want to stand by?",
        told: "my our we wife partner friend sister daughter brother colleague baby",
      },
    ],
    weigh:
      "Some want to speak of it every day and others only once, and neither loves the child less. What helps is to know which of the two you are today, and say so.",
    moves: [
      {
        lead: "Say the word",
        text: "call it a loss and, if there’s a name, use it. “I’m so sorry about your baby” is better than anything that begins with “at least”.",
      },
      {
        lead: "Take something over",
        text: "cook, fetch the other children from school, ring the people who’d been told. Say which day you’ll bring what, and nobody has to ask.",
      },
      {
        lead: "Mark it",
        text: "light a candle, plant something, keep the scan picture in a box. Choose it together, or let the one it happened to choose.",
      },
      {
        lead: "Remember the date",
        text: "put the due date and the day of the loss in your calendar, and write a line on both. By then nobody else will be asking.",
      },
      {
        for: "partner",
        lead: "Grieve side by side",
        text: "one cries and the other goes back to work, and both are grieving. Each evening ask “how was it today?” and let a short answer do.",
      },
      {
        for: "E-",
        lead: "No crowd",
        text: "{name} may not want visitors. Put a soup on the step, send a line, and don’t wait for an answer.",
      },
      {
        for: "N-",
        lead: "Come back to it",
        text: "{name} may need to tell the same hour many times. Listen as if it were the first, and hold a hand rather than look for reasons.",
      },
    ],
    say: [
      "I’m so sorry. I don’t have the right words, but I’m thinking of you and of the little one.",
      "You don’t have to be strong with me, and you needn’t be over it. Do you want to tell me about it today, or shall we just sit?",
    ],
    dont: "“it was early”, “you’ll have another”, “it happens to many”, or acting as if nothing had been.",
    stop: "With fever, heavy bleeding or strong pain, ring a doctor today. If sleep and appetite haven’t come back after some weeks, the midwife, the doctor or a group for bereaved parents can help.",
    lean: "I’d lean towards writing or saying something, even late and clumsily, because silence is what many remember. Trying again can wait until both of you want it; ask the doctor about the body first.",
    future:
      "Nobody can say how long it will weigh; it comes back on dates, at prams, in the bathroom. Watch for whether it can be spoken of at home, for that tells more than tears or none.",
    source: "grief",
  },
  long_distance: {
    open: [
      "Your life together happens in goodbyes, arrivals and a screen, and the ordinary Tuesday is what’s missing.",
      "The distance isn’t hard because the love is weak but because nobody can hand you a cup of tea through a phone.",
    ],
    ask: [
      {
        text: "Is there a date when the distance ends, or is it open?",
        told: "until till end contract visa months year* move date autumn spring",
      },
      {
        text: "How do you keep in touch now, and does the rhythm suit both?",
        told: "call* text* facetime video message* phone daily every",
      },
    ],
    weigh:
      "You can hold out, visit more often or ask one of you to move. Holding out needs an end in sight, and moving needs to be something the one who moves also wants.",
    moves: [
      {
        lead: "An end date",
        text: "agree on the month by which you want to live in one place, or will decide about it. Even a rough date changes how the weeks feel.",
      },
      {
        lead: "Share the dull things",
        text: "cook, shop or watch something at the same time with the line open. That replaces a bit of the Tuesday.",
      },
      {
        lead: "Two fixed calls",
        text: "settle two evenings a week for a proper talk, and let the rest be short messages that needn’t be answered at once.",
      },
      {
        lead: "Plan the parting",
        text: "on the last day of a visit, no serious talks. Book the next one before you leave and do something with your hands until the train goes.",
      },
      {
        for: "N-",
        lead: "A message on landing",
        text: "{name} worries in the gaps. A line at night and one in the morning spares you both the spiral.",
      },
      {
        for: "E-",
        lead: "Fewer calls, longer",
        text: "{name} may find daily video tiring. Try voice messages or real letters in between.",
      },
      {
        for: "C-",
        lead: "You hold the calendar",
        text: "{name} isn’t forgetting you, only the time difference. Send an invitation with an alarm for each call.",
      },
    ],
    say: [
      "I miss having you in my ordinary days. Could we work out together when this ends, even roughly?",
      "I don’t need more messages, I need one evening a week when neither of us is doing anything else. Would Sundays suit you?",
    ],
    dont: "counting the minutes to a reply, or using the rare weekends to settle everything that has piled up.",
    stop: "If an end date is put off for the third time without a plan, talk about whether you both still want the same place. Before giving up job or home, see that you have money and a way back of your own.",
    lean: "I’d lean towards moving only if you’d find a life there as well, work, a friend, a language. With a clear end within a year I’d hold out; with none, I’d ask for one.",
    future:
      "Whether it holds can’t be read from one bad week. Watch who makes the effort: if both of you book tickets and both adjust the hours, it stands on two legs.",
  },
  no_time_together: {
    open: [
      "You know each other’s dentist, diet and password, and couldn’t say what the other was thinking about last night.",
      "Nothing is broken between you; it’s just that all your sentences have to do with bins, dates and who’s fetching whom.",
    ],
    ask: [
      {
        text: "Is it time that’s missing, or do you sit side by side and nothing comes?",
        told: "time work kids children sofa telly shift* bed busy tired silence",
      },
      {
        text: "When did you last feel close, and what were you doing?",
        told: "holiday wedding last when used remember ago before years",
      },
    ],
    weigh:
      "You can leave it, since nobody is unhappy enough to complain, or stir it up and risk an awkward evening. Awkward is how it begins again, much as it did the first time.",
    moves: [
      {
        lead: "Twenty minutes, no logistics",
        text: "three evenings a week after supper, sit down with no screen and no talk of dates or money. Ask “what’s been going through your head?”",
      },
      {
        lead: "One new thing",
        text: "do something neither of you is good at, a class, a swim in a cold lake, a town you don’t know. It gives you something to talk of other than home.",
      },
      {
        lead: "Greet properly",
        text: "when one of you comes home, the other goes to the door. A kiss that lasts six seconds, morning and night, is a good start.",
      },
      {
        lead: "Fence off a night",
        text: "put one evening every fortnight in both calendars, with a sitter or the phone off, and take turns in planning it.",
      },
      {
        for: "E-",
        lead: "Side by side",
        text: "{name} talks more easily while walking, driving or cooking than across a table.",
      },
      {
        for: "O-",
        lead: "Small changes",
        text: "{name} likes what’s familiar. Keep the usual place and change one thing, such as the time or the way there.",
      },
      {
        for: "N-",
        lead: "No complaint",
        text: "begin with something you still like about the two of you, otherwise {name} hears that it’s over.",
      },
    ],
    say: [
      "I miss you, even though we see each other every day. Will you come for a walk with me on Wednesday, without talking about the house?",
      "We’re good at running this place, and I’d like us to be good at being together too. Can I book us one evening a fortnight?",
    ],
    dont: "bringing it up late at night, or with a list of what it used to be like.",
    stop: "If you’ve tried for two or three months and nothing answers from the other side, ask what’s behind it, health, low spirits, somebody else, and go to a couples counsellor.",
    lean: "I’d lean towards starting with something small this week rather than with a big talk. If there’s a newborn, a night job or illness in the house, be content with ten minutes and wait.",
    future:
      "That it’s gone quiet doesn’t tell you whether love has gone. Watch how {name} answers a small invitation: a grumble and then coming along is a good answer.",
    source: "gottman",
  },
  ex_in_touch: {
    open: [
      "Somebody from before is still around, by message, on birthdays or in the stories told at supper.",
      "Being in touch with somebody you once loved can be quite harmless, and it can still take up room in the present.",
    ],
    ask: [
      {
        text: "What is the contact about, and how often is it?",
        told: "text* call* lunch coffee weekly month* day birthday dog children work chat messag* every",
      },
      {
        text: "Does everybody know about it, or is some of it kept out of sight?",
        told: "secret hid* deleted told knows shows showed openly honest behind",
      },
    ],
    weigh:
      "It can be kept, cut down or ended. What is worth weighing is less the old love than the openness: whether all of it could be read over the shoulder.",
    moves: [
      {
        lead: "Say which bit",
        text: "name the one thing that bothers you or that you’re unsure about, the late hour, the nights away, the pet name, rather than the whole person.",
      },
      {
        lead: "The shoulder rule",
        text: "agree that nothing is written to an ex that the other couldn’t read. It goes for both of you.",
      },
      {
        lead: "Meet in the light",
        text: "suggest a coffee with all three, or mention a meeting beforehand and talk about it afterwards. What’s told in passing loses its weight.",
      },
      {
        lead: "Your own ex",
        text: "before you answer, ask yourself what you hope will happen. Reply only with what you’d be glad to mention at supper.",
      },
      {
        for: "N-",
        lead: "Give times",
        text: "{name} worries less with a time to go by and a message on the way home.",
      },
      {
        for: "A+",
        lead: "Help with the no",
        text: "{name} may keep in touch so as not to offend anybody. Offer to think up two friendly sentences together.",
      },
      {
        for: "C+",
        lead: "Sort what is shared",
        text: "for post, keys, contracts or a dog, make a list and put a date beside each item.",
      },
    ],
    say: [
      "I’m not asking you to drop anyone. The messages late at night bother me, and I’d like us to find a way that’s fine for both.",
      "We said that we’d be open about it, and then I heard of it by chance. I’d like to be told beforehand, that’s all.",
    ],
    dont: "forbidding it, or reading along in secret. It makes a conspiracy out of what may be politeness.",
    stop: "If things are deleted or denied although you’ve asked calmly, the talk is about honesty and no longer about an ex; a counsellor may help. Where children are shared, contact stays, so settle how.",
    lean: "I’d lean towards allowing what is open and small, and asking for limits to what’s hidden or nightly. If the one in touch is you, tell it before you’re asked.",
    future:
      "Messages don’t tell you what {name} or the ex feels. Watch what happens after you’ve spoken about it: harmless contact becomes more open, the other kind goes quiet and out of sight.",
  },
  back_together: {
    open: [
      "You know each other’s good sides by heart and also exactly how it came apart the last time.",
      "You may miss somebody badly and still not know whether the two of you can share a kitchen.",
    ],
    ask: [
      {
        text: "Why did it end, and is that still so?",
        told: "because ended broke cheat* ready work left drink* moved fault distance",
      },
      {
        text: "What has either of you done differently since?",
        told: "changed counselling therapy job stopped moved since promise* says",
      },
    ],
    weigh:
      "Going back saves the mourning and may save something good. It may also bring the same year again, so what has to be different should be on the table before the toothbrush is in the bathroom.",
    moves: [
      {
        lead: "Name the old knot",
        text: "each of you writes down in two lines why it ended, and what part was your own. Compare before anything else.",
      },
      {
        lead: "Take it slowly",
        text: "meet for two months in daylight, twice a week, with separate homes. Sleeping together or moving in before that covers the question up.",
      },
      {
        lead: "Test an old quarrel",
        text: "take one of the subjects on which it used to break, money, time, a relative, and talk it through. See how it goes this time.",
      },
      {
        lead: "Write, then wait",
        text: "if you’re the one who wants it back, write once, own your part and say what’s different, then leave room for the answer.",
      },
      {
        for: "C-",
        lead: "Deeds with dates",
        text: "{name} promises easily. Agree on one thing that can be seen to happen within a month.",
      },
      {
        for: "N-",
        lead: "Keep it between you",
        text: "don’t tell friends or children for the first weeks, so that {name} can decide in peace.",
      },
      {
        for: "partner",
        lead: "Children last",
        text: "as long as it’s a try, visits stay visits for the children; breakfast together comes when you’ve decided.",
      },
    ],
    say: [
      "I’d like to see whether we can do it better than before. For me that means going slowly, and talking about what went wrong.",
      "I care about you, and I’m not coming back to the same thing. Tell me what would be different, and I’ll tell you mine.",
    ],
    dont: "starting again “as if nothing had happened”, or deciding it at one in the morning.",
    stop: "If there was fear, or you were watched or kept short, don’t go back on the strength of a promise; speak to a counselling service first. After the third round on and off, a counsellor should be in it.",
    lean: "I’d say yes only if the reason for the break has visibly changed, and wait if it’s mainly the empty evenings that pull you back. With children involved, go slower still.",
    future:
      "Whether somebody has changed can’t be seen in the first good weeks. Watch the first time you say no to something: that was often where it used to turn.",
  },
  what_are_we: {
    open: [
      "There are weekends, a drawer and a toothbrush, and no word for it.",
      "One of you would like to know what this is, and saying so feels riskier than going on without an answer.",
    ],
    ask: [
      {
        text: "What would you like it to be, if you could choose?",
        told: "want exclusive serious casual slow relationship commit* label hope girlfriend boyfriend",
      },
      {
        text: "Have you agreed on anything, even by the way?",
        told: "said agreed told exclusive casual start hinge app beginning",
      },
    ],
    weigh:
      "Asking may end the pleasant vagueness; not asking lets you arrange your life around a guess. If the question scares it away, you’d have met the answer later in any case.",
    moves: [
      {
        lead: "Know your own",
        text: "write down in one sentence what you want by the end of the season. You can only ask for something you’ve named.",
      },
      {
        lead: "Ask lightly, in person",
        text: "on a walk say “I like this, and I’m not seeing anyone else. How is it for you?” Then wait, without filling the pause.",
      },
      {
        lead: "One thing first",
        text: "begin with whether you’re both seeing other people. The word for it, families and plans can come later.",
      },
      {
        lead: "Say your speed",
        text: "if it’s you who needs slowing down, name what you enjoy and what’s too early, such as “twice a week, and no holiday yet”.",
      },
      {
        for: "E-",
        lead: "Time to answer",
        text: "{name} may go blank on the spot. Say that an answer by the weekend is fine.",
      },
      {
        for: "A-",
        lead: "Take the no seriously",
        text: "{name} means “nothing heavy” as it was said. Don’t bargain; decide whether that’s enough for you.",
      },
      {
        for: "N-",
        lead: "Reassure on pace",
        text: "say that you’d like to go on seeing them, only at a slower pace, and suggest the next date in the same breath.",
      },
    ],
    say: [
      "I really like being with you, and I notice I’d like to know what this is for you. No speech needed, just honestly.",
      "I’m happy with how it is on the good days, but the not knowing gets to me. I’d need us to decide this month whether we’re a couple.",
    ],
    dont: "reading it out of drawers, stickers and profile pictures, or making yourself scarce so that you’ll be missed.",
    stop: "If you’ve asked twice and were put off twice, take the vagueness as the answer for now and make your plans without it. A friend who knows you well can help you stick to that.",
    lean: "I’d lean towards asking, and before you change a job, a town or a holiday for it. If you’ve known each other only a few weeks, settle just the question of other people.",
    future:
      "Nobody can tell from a drawer or a nickname what {name} intends. Watch whether you turn up in ordinary plans, a Saturday, a friend’s party, and whether they’re made without your asking.",
  },
  first_date: {
    open: [
      "Meeting somebody for the first time, you think of shoes, bills and pauses, and mostly of what they’ll see in you.",
      "It’s one or two hours with a person you hardly know, and your head has already played it through to the end.",
    ],
    ask: [
      {
        text: "What have you planned, and for when?",
        told: "tonight tomorrow saturday sunday friday thursday dinner coffee drinks walk pizza restaurant cinema today",
      },
      {
        text: "What are you most nervous about: talking, looks, or something you don’t know when to tell?",
        told: "nervous talk* silence wear tell boring look* kids kiss shaking age stammer",
      },
    ],
    weigh:
      "You can show your best side or your usual one. The best side gets through the evening, but a second date is easier if it was your own voice they met.",
    moves: [
      {
        lead: "Keep it short",
        text: "choose something that ends by itself after an hour or so, a coffee or a walk in a public place. If it goes well you can add to it.",
      },
      {
        lead: "Three real questions",
        text: "have these in your pocket: what are you looking forward to this month, what could you talk about for hours, where would you go tomorrow if you could?",
      },
      {
        lead: "Say the nerves",
        text: "one sentence at the start, “I’m a bit nervous, I’ve been looking forward to this”, and you needn’t hide it any longer.",
      },
      {
        lead: "Ask, then tell",
        text: "after each answer ask one thing more, and then give something of your own. If you notice you’ve talked for five minutes, hand it back.",
      },
      {
        for: "E-",
        lead: "Do something",
        text: "with somebody quiet, walk, look at pictures or play a game. Side by side, pauses don’t count as silence.",
      },
      {
        for: "E+",
        lead: "Go along",
        text: "{name} likes to fill the air. Laugh, follow, and bring in one story of your own early on.",
      },
      {
        for: "N-",
        lead: "Close it kindly",
        text: "say at the end whether you’d like to meet again. {name} would otherwise lie awake over your “see you”.",
      },
    ],
    say: [
      "I’ve had a lovely time. I’d like to see you again, shall we say next week?",
      "I enjoyed meeting you, and I don’t think there’s more in it for me. I wanted to tell you rather than go quiet.",
    ],
    dont: "telling the whole story of the last relationship, or putting on somebody who likes everything.",
    stop: "Let a friend know which café you’re meeting in. If you don’t feel at ease, leave early with “thank you, I’m off home”; no reason is needed.",
    lean: "I’d lean towards saying the big things, children, faith, an illness, in a sentence when they fit and not as a confession. On paying: offer to split it, and be gracious if they’d like to treat you.",
    future:
      "What somebody thinks of you after two hours they hardly know themselves. Watch the two or three days afterwards: interest tends to show in a message with a day in it.",
  },
  crush_message: {
    open: [
      "You’ve written the sentence, deleted it and written it again, and it’s still only about a coffee.",
      "You know how this person laughs or takes their coffee, and you don’t know whether you may take the next step.",
    ],
    ask: [
      {
        text: "Where do you see each other, and what have you last talked about?",
        told: "seminar work gym bus class bookshop choir neighbour app hinge instagram train party colleague",
      },
      {
        text: "Do you know whether there’s already somebody?",
        told: "single married boyfriend girlfriend divorced widow* ring husband wife",
      },
    ],
    weigh:
      "Writing may bring a no, which smarts for some days. Not writing keeps it pleasant and open, and by summer you’d still be wondering.",
    moves: [
      {
        lead: "Short and dated",
        text: "three lines are enough, something you both know, the suggestion, a day. “You said you like owls. There’s an evening walk on Thursday, would you come?”",
      },
      {
        lead: "Make no easy",
        text: "add “and if not, that’s fine too” once, and mean it. It lets the answer be honest.",
      },
      {
        lead: "Send it by day",
        text: "write it in the late morning, read it aloud once, send it and put the phone in a drawer for an hour.",
      },
      {
        lead: "Ask for something small",
        text: "a coffee or a walk of half an hour is easier to agree to than dinner, and you can lengthen it.",
      },
      {
        for: "colleague",
        lead: "Outside of work",
        text: "ask once, away from the desk, and leave it if the answer is vague. You’ll both still be there on Monday.",
      },
      {
        for: "E-",
        lead: "Leave time",
        text: "{name} may think for two days. One message is enough; the second can wait a week.",
      },
      {
        for: "E+",
        lead: "Ask aloud",
        text: "{name} would rather hear it than read it. Say it at the end of a chat, when you’re both about to go.",
      },
    ],
    say: [
      "I really like talking to you. Would you like to go for a coffee on Thursday, just the two of us?",
      "I asked you a while ago and it may have got lost. If you’d like to, I’d still enjoy that walk; if not, we’ll leave it there.",
    ],
    dont: "long confessions, poems, or several messages in a row while there’s no answer.",
    stop: "Two friendly attempts without a clear yes are a no. Don’t turn up where you’d meet by chance; give your attention to people who answer, and talk to a friend if it stings.",
    lean: "I’d lean towards sending it, today and short. I’d wait if one of you is the other’s teacher, doctor or boss, or if you know they’re already in a couple.",
    future:
      "Smiles and hearts are a poor guide to what somebody feels. A suggestion with a day in it brings more clarity: people who’d like to come, but can’t, name another one.",
  },
  stepfamily: {
    open: [
      "Children and a new adult in the house didn’t choose each other, and they share a bathroom all the same.",
      "Two families under one roof bring two sets of rules, and somebody is counting who gets the bigger piece.",
    ],
    ask: [
      {
        text: "How old are the children, and how long have you all been together?",
        told: "year* old teen* months since moved seven ten twelve sixteen twins lads",
      },
      {
        text: "Who sets the rules now, and do the two of you agree on them?",
        told: "rules bedtime homework lets says phone screen* discipline strict let",
      },
    ],
    weigh:
      "You can take part in bringing them up or leave it to their parent. Taking part too early brings “you’re not my mum or dad”, and leaving it all makes you a lodger in your own home.",
    moves: [
      {
        lead: "Parents lead",
        text: "the one whose child it is says no and sets bedtimes; you back it up. Agree on that in the evening, without the children.",
      },
      {
        lead: "Five rules for all",
        text: "the adults settle a handful of house rules, meals, screens, manners, rooms, that hold for every child alike. Hang them up.",
      },
      {
        lead: "Your own small thing",
        text: "find one activity with each child that belongs to you two, chips after swimming, a card game, lifts with music. Half an hour a week.",
      },
      {
        lead: "Time alone with theirs",
        text: "every child gets an hour a week with its own parent, without you or the others. It takes the fight out of the rest.",
      },
      {
        for: "young",
        lead: "Be reliable",
        text: "with {name}, be friendly and brief, and the same every week. Remember what they like to eat, greet them first, and don’t wait for thanks.",
      },
      {
        for: "partner",
        lead: "Show your side",
        text: "tell {name} in a quiet hour how it is to be the one who may cook but not decide. Ask for one change this month.",
      },
      {
        for: "C-",
        lead: "Repeat in writing",
        text: "{name} gives in after a long day. Put bedtimes and pocket money on the fridge, as agreed, and point at the sheet.",
      },
    ],
    say: [
      "I don’t want to replace anybody. I’m glad you’re here, and I’d like us to get on in our own way.",
      "When I say one thing and you say another in front of them, I have nowhere to stand. Can we settle it between us first?",
    ],
    dont: "criticising the other parent in front of the children, or buying affection with presents.",
    stop: "If a child stays withdrawn for weeks, or the rows at home become daily, family counselling can help; the school will know whom to ask.",
    lean: "I’d lean towards patience with the children and clearness with your partner. Step in yourself at once, whatever was agreed, if a child is in danger or another one is being bullied.",
    future:
      "Whether they’ll accept you shows late, often after years, and seldom in words. Watch for small things: being asked for a lift, a joke at your expense, a door left open.",
    source: "parenting",
  },
  introducing_partner: {
    open: [
      "Two sides you love are to sit at one table, and each of them will look at you to see what to think.",
      "It hurts when family and partner can’t see in each other what you see in them.",
    ],
    ask: [
      {
        text: "Have they met yet, and how did it go?",
        told: "met meeting first dinner sunday after weekend said face yet",
      },
      {
        text: "What is the difficulty, as they put it?",
        told: "religion faith age divorced kids job money gay tattoo ex old skin indian polish pride",
      },
    ],
    weigh:
      "You can smooth things over or show plainly whom you belong with. You won’t win them by arguing, but a friendly and fixed “this is who I’m with” gives them time to follow.",
    moves: [
      {
        lead: "Brief both sides",
        text: "tell your partner who is who, two safe subjects and one to leave alone; tell your family two things you love about this person.",
      },
      {
        lead: "Small and short",
        text: "first time with one or two people, at coffee rather than a feast, for an hour and a half, with something to do such as a walk.",
      },
      {
        lead: "Ask for one thing",
        text: "if somebody is against it, take them aside: “You needn’t be enthusiastic. Please be polite, and ask a question or two about work or music.”",
      },
      {
        lead: "Hard facts beforehand",
        text: "tell about children, divorce or faith yourself, some days earlier and without your partner there. Then the first reaction happens in private.",
      },
      {
        for: "old",
        lead: "Give it seasons",
        text: "{name} grew up with other rules. Let them get used to a person, by way of a garden, a recipe or an old story, rather than to an idea.",
      },
      {
        for: "N-",
        lead: "Reassure them",
        text: "{name} may be anxious about losing you. Fix your next visit alone, then speak about the one together.",
      },
      {
        for: "A-",
        lead: "One line, no debate",
        text: "{name} will argue. “I’ve heard you, and it’s my choice” is enough; then change the subject.",
      },
    ],
    say: [
      "This is somebody I love, and I’d like you to get to know each other. It would mean a lot to me if you’d ask about their life a bit.",
      "I’ve heard that you have doubts. I won’t talk you out of them, but I do ask you to be polite when we come.",
    ],
    dont: "asking either side what they thought while the other is still in the hall, and passing on what was said.",
    stop: "If your partner is insulted in your presence, get your coats and go, calmly, and offer another date. If the family shuts you out because of faith or whom you love, turn to an advice service.",
    lean: "I’d lean towards inviting everybody once in a small way and not waiting for approval. With children, I’d wait till you’re sure of each other, and ask them what pace they’d like.",
    future:
      "One dinner shows how nervous everyone was and little more. Watch the third meeting: whether somebody has remembered a detail, a dish, a job, a name.",
  },
  ex_new_partner: {
    open: [
      "You knew it would happen some day, and then there’s a face, a photo or a second car outside.",
      "It may have been over for long, and seeing somebody in your old place still takes your breath for a moment.",
    ],
    ask: [
      {
        text: "Is it a matter of your own feelings, or are children or shared friends involved?",
        told: "kids children daughter son boys friends wedding invite* school party",
      },
      {
        text: "How long ago did you part, and who wanted it?",
        told: "left ended divorced months years ago weeks since split",
      },
    ],
    weigh:
      "You can keep a distance until it stings less, or meet the two of them as politely as you can manage. Distance is for your own sake; politeness is for the children, the friends and the village.",
    moves: [
      {
        lead: "Turn off the feed",
        text: "mute both of them, and ask friends to spare you the news. What you don’t see at night needn’t be slept on.",
      },
      {
        lead: "Prepare the meeting",
        text: "think of one sentence, “Hello, nice to meet you, I’m just off to find my seat”, wear something you like and have a way to leave.",
      },
      {
        lead: "Divide it",
        text: "on one sheet put what concerns you as a parent or friend, on the other what is plain pain. Bring up only the first with {name}.",
      },
      {
        lead: "Be decent once",
        text: "a short greeting or message to the new person makes later school plays easier. It doesn’t have to be warm.",
      },
      {
        for: "partner",
        lead: "Ask for notice",
        text: "arrange with {name} that news which touches you or the children comes from them, beforehand, and in writing.",
      },
      {
        for: "N-",
        lead: "Keep it factual",
        text: "{name} may be as tense as you. Two lines about times and children, and nothing about happiness.",
      },
      {
        for: "far",
        lead: "Say no politely",
        text: "you may decline the wedding or the barbecue with good wishes and no reason. A card is quite enough.",
      },
    ],
    say: [
      "I wish you well, honestly. I need a bit of distance for now, so let’s keep to what has to be arranged.",
      "Please tell me yourself before the children meet someone new. I’d like to hear it from you and not from them.",
    ],
    dont: "questioning the children, comparing yourself with photos, or telling the new one what your ex is really like.",
    stop: "If after some months you still think of it all day, look them up nightly or can’t work, talk to a doctor or counsellor. If the new partner treats the children badly, go to family advice or a lawyer, with dates noted.",
    lean: "I’d lean towards staying civil and away where you can, and going only to occasions that are for your children. If you’d suffer through the party, don’t go, and say it early.",
    future:
      "Whether it lasts is out of your sight, and a quick start says little. What you can follow is your own time: how long a chance meeting stays with you, an evening now, an hour in spring.",
  },
  divorce_handover: {
    open: [
      "You parted, and still you have to agree on shoes, weekends and inhalers with the very person you couldn’t agree with.",
      "Every handover takes five minutes and brings back five years, and somebody small is standing by with a rucksack.",
    ],
    ask: [
      {
        text: "What is in writing between you: a court order, a plan, or only words?",
        told: "court order agreement plan mediator agreed written judge paragraph lawyer",
      },
      {
        text: "Which thing goes wrong most often: times, money, swaps, or tone?",
        told: "late swap* money maintenance summer christmas holiday* bag time* message* pick* weekend*",
      },
    ],
    weigh:
      "You can insist on what was agreed or be generous with swaps. Insisting gives calm and cold; generosity works if it’s written down and comes back some time.",
    moves: [
      {
        lead: "Write like an office",
        text: "one message per subject, three lines, date, time and place, no adjectives and nothing about the past. Wait an hour before you answer theirs.",
      },
      {
        lead: "Neutral ground",
        text: "hand over at school, nursery or a relative’s, so that one brings and the other fetches without meeting.",
      },
      {
        lead: "One calendar",
        text: "put the whole year, holidays and birthdays included, into a shared calendar by a fixed day. Changes need a yes by Wednesday evening.",
      },
      {
        lead: "Two of everything",
        text: "double what keeps getting lost, inhaler, charger, boots, and let a small list travel in the bag.",
      },
      {
        for: "C-",
        lead: "Remind by rule",
        text: "{name} isn’t on time for anybody. Send the same message the day before, and plan half an hour of slack for the children’s sake.",
      },
      {
        for: "N-",
        lead: "Don’t answer the tone",
        text: "{name} writes a lot when upset. Reply only to the part about the children, in two sentences.",
      },
      {
        for: "A-",
        lead: "Offer two options",
        text: "{name} turns down a request but can choose. “Friday at six or Saturday at ten?”",
      },
    ],
    say: [
      "I’d like calmer handovers for the children. From next week, could we do them at school and put the rest in writing?",
      "We agreed on Friday at six. If that doesn’t suit any more, tell me by Wednesday, and we’ll look for another time together.",
    ],
    dont: "using the children as postmen, or discussing money and dates while they’re putting their shoes on.",
    stop: "If agreements keep being broken, note dates for two months and go to a mediator or the family advice centre, then a lawyer. If a child comes back frightened or neglected, ask for help the same day.",
    lean: "I’d lean towards granting a fair swap and asking for another in the same message. If the last three favours all came from you, keep to the plan.",
    future:
      "Whether it’s on purpose you can’t know, and you don’t need to. Look at the first month with everything in writing: are there fewer messages, and are the children calmer?",
    source: "negotiation",
  },
  telling_children: {
    open: [
      "You know something that will change their world, and they’re next door building with bricks.",
      "Children notice the whispering long before they’re told, and what they imagine is often bigger than the truth.",
    ],
    ask: [
      {
        text: "How old are they, and what have they noticed already?",
        told: "year* old aged teen* five six seven eight nine ten toddler adult thirty",
      },
      {
        text: "Is it certain now, and what will change for them first?",
        told: "decided sold date moving sunday august january diagnosis result* hospital school confirmed",
      },
    ],
    weigh:
      "Waiting lets them have one more calm week; telling them lets them ask. Once something is certain, or is about to show, they’d better hear it from you than through a door.",
    moves: [
      {
        lead: "The first three sentences",
        text: "say what is happening, what stays as it is, and who will look after them. Practise them aloud beforehand, in words the youngest understands.",
      },
      {
        lead: "Tell them together",
        text: "if there are two of you, do it side by side, at home, on a day without school afterwards. The children hear it all at the same time.",
      },
      {
        lead: "Answer what they ask",
        text: "give short, true answers and stop there. “I don’t know yet, I’ll tell you when I do” is a good answer.",
      },
      {
        lead: "Take away the guilt",
        text: "say plainly that nothing they did or thought has caused it, and that it isn’t up to them to mend it.",
      },
      {
        lead: "Come back to it",
        text: "ask again in three days, at bedtime or in the car. Let the teacher or nursery know the morning after.",
      },
      {
        for: "young",
        lead: "Keep the week",
        text: "with {name}, leave football, bedtime and the story as they are in these days. What goes on as usual calms a child more than words.",
      },
      {
        for: "N-",
        lead: "Crying is fine",
        text: "{name} may cling or be angry. Stay near, name the feeling, and go without cheering up.",
      },
    ],
    say: [
      "There’s something important we want to tell you. It’s sad, it’s nobody’s fault, and we’ll both go on looking after you.",
      "You can ask me anything about it, today or at any time, even the same question ten times. I’ll tell you the truth.",
    ],
    dont: "promising what you can’t keep, blaming the other parent, or making them keep it from somebody.",
    stop: "If sleep, appetite or school are still a struggle after some weeks, ask the paediatrician or a family counsellor; hospitals have staff for this, too.",
    lean: "I’d lean towards telling them soon, simply, and the main thing all at once. Wait only while it’s still undecided, or for a few days if an exam or a birthday comes first.",
    future:
      "How they’ll take it nobody can say; many ask about supper first and cry a week later. Watch play, sleep and school rather than what they say on the day.",
    source: "parenting",
  },
  in_laws: {
    open: [
      "With one person comes a whole family, and it has its own views on towels, babies and Christmas.",
      "It isn’t so much what the relatives say as who stays silent at the table while they say it.",
    ],
    ask: [
      {
        text: "What was the last thing that happened, in one sentence?",
        told: "said gave told came rearranged announced posted booked called cried last",
      },
      {
        text: "How does the one whose parents they are deal with it?",
        told: "husband wife partner he she back* silent nothing caves laughs defend* deaf",
      },
    ],
    weigh:
      "You can let it pass for the sake of peace or set a limit. Letting it pass is right for tastes, towels and trifle; with children, keys and money a limit spares you years of resentment.",
    moves: [
      {
        lead: "Talk at home first",
        text: "tell your partner about one incident, what it did to you and what you’d like next time. Leave out the verdict on the family.",
      },
      {
        lead: "Own side speaks",
        text: "each tells their own parents. Agree on the very sentence, “we’ve decided…”, and on who says it and when.",
      },
      {
        lead: "Give them a place",
        text: "invite them for something fixed, Sundays from three to five, a walk with the children, a recipe. Who has a place pushes less.",
      },
      {
        lead: "A friendly standard line",
        text: "for remarks on cooking, weight or children keep one ready: “Thanks, we do it differently.” Then pass the bread.",
      },
      {
        for: "old",
        lead: "Ask for their story",
        text: "{name} may be losing tasks and wants to be needed. Ask how it was with their own first baby, and then do it your way.",
      },
      {
        for: "N-",
        lead: "Praise before limits",
        text: "{name} easily feels in the way. Mention one thing they do well with you or the children, and follow it with your one request.",
      },
      {
        for: "partner",
        lead: "Between two fires",
        text: "{name} has learnt over decades to keep quiet at that table. Ask for one small sentence on your behalf, and thank them when it comes.",
      },
    ],
    say: [
      "I know you mean well, and I’m glad the children have you. This one thing we’d like to do our own way.",
      "When something’s said about me and you say nothing, I feel alone at that table. Next time, could you just say “we’re happy with it”?",
    ],
    dont: "complaining to your partner about everything they do, or making them choose between you and their family.",
    stop: "If limits are ignored on things that matter, a child’s safety, your door, your money, meet less and only with both of you there. A couples counsellor helps when the two of you quarrel over it.",
    lean: "I’d lean towards letting the person whose family it is do the speaking. Say it yourself, briefly and in private, if it happens when you’re alone with them.",
    future:
      "Whether they’ll change at their age, no one can tell; how the two of you handle it can change this month. Watch what your partner does at the next remark, even if it’s only a hand on your arm.",
    source: "boundaries",
  },
} satisfies Partial<Record<Situation, CaseText>>;
