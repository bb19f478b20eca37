import type { Situation } from "#domain/understanding/situations.ts";
import type { CaseText } from "./case-text.ts";

export const CASES_1_EN = {
  money_owed_to_me: {
    open: [
      "Each week that passes without the money makes the next conversation with {name} a little more awkward.",
      "You helped when it was needed, and now you are the one working out how to bring it up without sounding petty.",
    ],
    ask: [
      {
        text: "Was there an agreed date for paying it back?",
        told: "friday payday christmas month* promised agreed date instalment* instalments says said",
      },
      {
        text: "Could you live without it, or do you need it for something soon?",
        told: "need rent bills pension wedding afford short broke skint",
      },
    ],
    weigh:
      "Asking may cost an uncomfortable five minutes. Not asking means the money sits between you at every meeting, and that wears a friendship down too.",
    moves: [
      {
        lead: "Name sum and day",
        text: "write or say the exact amount and propose a date, such as the end of next month. Then {name} knows what is meant and can answer yes or no.",
      },
      {
        lead: "Offer instalments",
        text: "ask what could be paid each month without strain, and take a small sum that really arrives over a large one that is only promised.",
      },
      {
        lead: "Do it in private",
        text: "choose a quiet moment with just the two of you, or a direct message. A family lunch or a group chat only adds shame.",
      },
      {
        lead: "Confirm it in writing",
        text: "after you talk, send two lines with the sum, the dates and the account number, so that nobody has to rely on memory.",
      },
      {
        for: "C-",
        lead: "Propose a standing order",
        text: "good intentions get lost in {name}’s week. Suggest setting up the transfer together on the phone, now, in two minutes.",
      },
      {
        for: "N+",
        lead: "Say it straight",
        text: "this is somebody who takes plain talk calmly, so skip the hints and simply ask when you can expect it.",
      },
      {
        for: "family",
        lead: "Keep others out",
        text: "speak to {name} before parents or siblings hear of it. Once the whole family has an opinion, paying back turns into losing face.",
      },
    ],
    say: [
      "I feel a bit awkward raising this, but I need the money I lent you back. Could you manage it by the end of next month, or in parts?",
      "I asked a while ago and nothing has arrived yet. I’d rather sort it out than have it hanging over us. What can you send me this week?",
    ],
    dont: "a joke about it in front of others, or a comment on their holiday or new shoes. It shames them and the money still does not move.",
    stop: "After two agreed dates have gone by, decide whether to let it go for good or to put it in writing. For a large sum, ask a legal advice service what your messages are worth as proof.",
    lean: "Yes, ask, once and clearly. The money is yours and a calm question is fair to both of you; I’d only leave it if you could truly forget the sum, or if {name} has just lost their income.",
    future:
      "Nobody can tell from outside whether {name} will pay. What shows it is small: a date they name themselves, a first part that arrives, or a change of subject each time money comes up.",
    source: "negotiation",
  },
  money_i_owe: {
    open: [
      "Owing money to somebody you like is uncomfortable, and the longer you wait to mention it the harder it gets to ring them at all.",
      "You intend to pay back every penny, and it is going to take longer than you promised.",
    ],
    ask: [
      {
        text: "How much could you really put aside each month, after rent and food?",
        told: "month* week* instalment* can manage only afford",
      },
      {
        text: "Does {name} already know that it will be late, or have you said nothing yet?",
        told: "told knows asked wants hasnt embarrassed ashamed avoiding",
      },
    ],
    weigh:
      "If you speak now you will feel small for a quarter of an hour. If you wait, {name} has to find out from the missing payment, and the silence may offend more than the delay.",
    moves: [
      {
        lead: "Speak before the date",
        text: "ring or write before the payment is due, or today if it has already gone by. Say that it will be late before you explain why.",
      },
      {
        lead: "Bring a real figure",
        text: "look at your account first and offer an amount you can keep up even in a bad month. Thirty every month is worth more to {name} than a hundred once.",
      },
      {
        lead: "Send something now",
        text: "a first small transfer with a line such as “this is the start, the rest follows on the first of each month” shows you mean it.",
      },
      {
        lead: "Ask what suits",
        text: "perhaps {name} needs the money by a certain day, or would rather have help with something than cash. Ask, do not assume.",
      },
      {
        for: "A-",
        lead: "Stay with facts",
        text: "somebody who likes things businesslike wants a sum and dates, without a long story. Write both down and send them.",
      },
      {
        for: "N-",
        lead: "Take away the guessing",
        text: "not knowing is what frets {name} most, so say exactly when you will next be in touch, and do it even if the news is poor.",
      },
      {
        for: "family",
        lead: "Keep to the terms",
        text: "treat it like any other loan, with dates and a note of each payment. It stops the old family scores from creeping in.",
      },
    ],
    say: [
      "I owe you money and I can’t pay all of it by the date I gave you. I’m sorry. I can send you a fixed part each month from the first, would that be all right?",
      "You have waited longer than I promised, and thank you for that. Here are the amounts and dates, and I’ll tell you early if something changes.",
    ],
    dont: "crossing the street or leaving messages unread. A new promise of the full sum that you cannot keep is no better.",
    stop: "If you are borrowing from one person to pay another, or bills are going unopened, see a free debt advice service. They work out plans like this every day, without judging.",
    lean: "Better to tell {name} now than to wait till you have it all. A small part with an honest date does more good than a big sum someday; only the exact wording can wait until you have checked your figures.",
    future:
      "How {name} reacts will show when you have spoken. Being left without news usually annoys people more than a delay does; an easier tone once dates are fixed would be a good sign.",
    source: "negotiation",
  },
  asks_for_money: {
    open: [
      "A request for money puts you in a bind: you care, and you also know what is in your own account.",
      "Once a sum has been named, every yes and every no says something about the two of you as well.",
    ],
    ask: [
      {
        text: "Is it a single emergency this time, or has {name} asked several times before?",
        told: "again third second every always keeps another before already once first",
      },
      {
        text: "If the money never came back, would it put you in difficulty?",
        told: "pension savings deposit rent afford need broke rich last",
      },
    ],
    weigh:
      "Giving may get {name} through this month and leave the cause as it is. Refusing may hurt for a while, but it keeps money out of what is between you.",
    moves: [
      {
        lead: "Buy a day",
        text: "say “let me look at my figures, I’ll tell you tomorrow evening”. Nearly no bill is so urgent that it cannot wait one night.",
      },
      {
        lead: "Give without expecting it",
        text: "choose a sum you could lose without resentment and call it a gift, or give nothing. It spares you both the chasing afterwards.",
      },
      {
        lead: "Keep your no short",
        text: "one short sentence, with no list of reasons. Each reason you give is something that can be argued with.",
      },
      {
        lead: "Help another way",
        text: "offer to sit down with the bills, ring the landlord together, or find out about a hardship fund. That can do more than another fifty.",
      },
      {
        for: "A-",
        lead: "Hold the same line",
        text: "expect some bargaining from {name}. Repeat your answer in the same words and do not raise your offer.",
      },
      {
        for: "N-",
        lead: "Begin with the worry",
        text: "there may be real panic behind it, so ask first what is due and when, then tell them what you can and cannot do.",
      },
      {
        for: "family",
        lead: "Agree among yourselves",
        text: "find out whether other relatives are asked too, and settle on one answer together, so that nobody pays in secret.",
      },
    ],
    say: [
      "I can see you’re in a tight spot, and I can’t lend you money. What I can do is go through it with you on Sunday and see what else there is.",
      "My answer about the money is still no. I’d like us to be able to ring each other without money coming into it.",
    ],
    dont: "taking out a loan or signing as guarantor. The bank will come to you if the instalments are not paid.",
    stop: "If the money goes on drink, bets or things you are not told about, stop paying and suggest a debt or addiction advice service. To somebody you know only from messages, send nothing and ring your bank.",
    lean: "I lean towards no, unless it is one clear emergency and a sum you can do without. A refusal said kindly is bearable for most people; a proof of what it is for and a realistic way back could change my mind.",
    future:
      "Whether {name} will hold it against you is not something I can see. Watch what comes after a no: if you still hear from them about ordinary things, it was never only about the money.",
    source: "boundaries",
  },
  shared_costs: {
    open: [
      "Splitting a bill looks simple until what each person earns, eats or uses is quite different.",
      "It is less about this one bill than about being the one who quietly pays a bit more each time.",
    ],
    ask: [
      {
        text: "What would seem fair to you: by use, by income, or half each?",
        told: "half halves income earn* earns salary evenly equal use* used",
      },
      {
        text: "Have you and {name} ever settled on a way to split it, or did it just turn out like this?",
        told: "agreed said always insist* suggested deal discussed used",
      },
    ],
    weigh:
      "An even split is quick and saves arguing. A fair one takes one awkward talk and a bit of arithmetic, and afterwards nobody needs to keep count in their head.",
    moves: [
      {
        lead: "Add it up first",
        text: "go through two or three months and write down what each of you paid. A figure on paper is easier to discuss than a feeling.",
      },
      {
        lead: "Suggest one rule",
        text: "propose something simple, for instance “each pays what they ordered” or “by what we earn”, and try it for three months.",
      },
      {
        lead: "Speak before spending",
        text: "raise it when the next trip or meal is being planned, not as the bill lands on the table.",
      },
      {
        lead: "Use a shared kitty",
        text: "put the same sum in a pot or use a bill-splitting app, and let the thing itself do the reminding.",
      },
      {
        for: "C-",
        lead: "Share out jobs",
        text: "forgetting the card is often just forgetting. Give {name} one fixed cost to pay by direct debit and keep another for yourself.",
      },
      {
        for: "A-",
        lead: "Show the numbers",
        text: "here fairness is a matter of sums, so bring the list, say what you propose and leave feelings for another day.",
      },
      {
        for: "partner",
        lead: "Look at both incomes",
        text: "compare what each of you has left after the bills. Shares in line with earnings usually sit better than strict halves.",
      },
    ],
    say: [
      "Could we look at how we split things? I’ve noticed that I end up paying more than I can manage, and I’d like us to find a way that suits us both.",
      "I’d rather order my own and pay for that from now on. It’s easier for me, and I still want to come along.",
    ],
    dont: "keeping a secret tally and bringing out two years of it at once. That feels like an ambush, however right your sums may be.",
    stop: "If you have put it clearly two or three times and nothing shifts, stop advancing the money: pay your own part and let the rest be booked by somebody else.",
    lean: "Yes, I would bring it up. You are asking for a rule, not for a favour. If it is a matter of a few coins between people who take turns anyway, though, I’d let it be.",
    future:
      "I can’t say how {name} will react; many people have simply not noticed. You will know more when you make one concrete proposal: somebody who means well will haggle a little and then try it.",
    source: "negotiation",
  },
  partner_spending: {
    open: [
      "Two people living together with two quite different ideas of what money is for: that makes for rows about receipts.",
      "It is worrying when money that should last for both of you goes out in ways you did not know of or agree to.",
    ],
    ask: [
      {
        text: "Is it mainly how much is spent, or that some of it was kept from you?",
        told: "secret hid* hides hidden lied found behind credit loan cards knew",
      },
      {
        text: "Have bills or the rent been paid late because of it?",
        told: "overdrawn minus bills rent mortgage debt debts savings behind afford",
      },
    ],
    weigh:
      "You can take over the money yourself, which is quicker but makes you the guard. Or you look at it together, slower and less comfortable, with two people who both know the figures.",
    moves: [
      {
        lead: "Set a money hour",
        text: "once a month, table cleared, both accounts open. Begin with what comes in and what must go out; blame has no place in that hour.",
      },
      {
        lead: "Split it three ways",
        text: "one account for the household, and one for each of you with the same free sum that nobody has to justify.",
      },
      {
        lead: "Agree a ring-first sum",
        text: "settle an amount above which you ask each other before buying. Let {name} propose the figure.",
      },
      {
        lead: "Ask what it gives",
        text: "find out what the buying is for: comfort after a bad day, keeping up with friends, a plan. The answer shows what else could help.",
      },
      {
        for: "C-",
        lead: "Make it automatic",
        text: "good intentions fade quickly here. Set up transfers for bills and savings on the day after payday, and what remains is free to spend.",
      },
      {
        for: "N-",
        lead: "Leave room for shame",
        text: "hiding is often dread of the scene. Tell {name} beforehand that you want to know the whole amount and will not shout.",
      },
      {
        for: "A-",
        lead: "Put it in writing",
        text: "where talk turns into a contest, a one-page list of income, bills and what is left gives you something to agree on.",
      },
    ],
    say: [
      "Looking at the account before payday worries me. Can we sit down on Sunday and go through the bills and cards together?",
      "I don’t want to check up on you and I don’t want surprises either. I’d like us each to have our own money and one pot we both leave alone.",
    ],
    dont: "going through pockets and parcels, or holding court over a single purchase. It teaches both of you to hide better.",
    stop: "With unknown debts, bets or a loan in your name, see a debt adviser and your bank soon. Should it be you who must account for every purchase and is kept short, speak to a counselling service on your own first.",
    lean: "I lean towards a common budget with a free sum for each, and separate accounts if trust has been shaken. Hidden debts change it: then all the figures have to be known before you agree on anything.",
    future:
      "No one can promise you that {name} will change habits with money. Look at whether they open the statements with you, tell you about a purchase unasked, and keep to the agreed sum for three months.",
    source: "negotiation",
  },
  inheritance: {
    open: [
      "When a will or a house has to be divided, people argue over furniture and often mean who was loved and who did the work.",
      "You are sorting out property while everyone in the family is still sore in one way or another.",
    ],
    ask: [
      {
        text: "Is there a will or something in writing, or only what different people remember?",
        told: "will writing written solicitor lawyer notary contest* executor paper promised left deeds",
      },
      {
        text: "What matters most to you in it: the money, one particular thing, or being treated fairly?",
        told: "money fair unfair house photo* ring piano share half want sentimental",
      },
    ],
    weigh:
      "Insisting on your part may bring you what is yours and cost you some visits for years. Giving way keeps the peace for now, but only if you can do it without going over it every Christmas.",
    moves: [
      {
        lead: "Get facts first",
        text: "read the papers and have the house or the valuables assessed by somebody independent before anyone argues about numbers.",
      },
      {
        lead: "Separate keepsakes",
        text: "list the things that matter for memory apart from those worth money. Take turns choosing one each; it works better than debating.",
      },
      {
        lead: "Meet with a plan",
        text: "suggest an hour with all those concerned, three points on paper and no partners in the first round. Write down what you agree.",
      },
      {
        lead: "Say what it means",
        text: "tell {name} which thing you would miss and why. A story about the kitchen clock is heard better than a claim to it.",
      },
      {
        for: "A-",
        lead: "Let papers argue",
        text: "if neither gives way easily, go through documents, values and dates item by item, and leave out who was the better child.",
      },
      {
        for: "N-",
        lead: "Go slowly",
        text: "grief and quarrels together are a lot for {name}. Agree that nothing is sold or cleared before a date you both name.",
      },
      {
        for: "far",
        lead: "Share the view",
        text: "whoever lives at a distance imagines the worst. Send photos of the rooms and copies of every letter to everybody at the same time.",
      },
    ],
    say: [
      "I don’t want to lose you over this. Can we have somebody neutral value it, and then talk about who would like what?",
      "I see it differently and I’m not going to pretend otherwise. Let’s each write down what we think is fair and bring it to someone who knows about these things.",
    ],
    dont: "removing things from the house in the meantime, or settling it through the cousins. That is remembered longer than any sum.",
    stop: "When letters go unanswered or dates are running out, go to a lawyer or a family mediator, best of all one you pay for jointly. Asking for legal advice is not a declaration of war.",
    lean: "I would claim what is yours by law, calmly, and be generous with the objects. If keeping a share would weigh on you more than losing it, or if there is a deadline, get advice before you decide either way.",
    future:
      "What {name} will do depends on grief and pride as much as on money, and nobody can read that from one side. See whether they agree to a valuation: people who want a solution usually do.",
    source: "grief",
  },
  borrowed_things: {
    open: [
      "A thing that was lent has not come back, or not as it was, and now a plain object stands between two people.",
      "It is odd how a ladder or a dress can make you hesitate before you knock at somebody’s door.",
    ],
    ask: [
      {
        text: "Is the thing still whole, or has it been damaged or lost?",
        told: "broke* broken scratched stain* ruined lost dent cracked wrecked bent blew",
      },
      {
        text: "How much does it matter to you: could it be replaced, or is it the only one?",
        told: "late gran grandmother favourite expensive only worth petty charger",
      },
    ],
    weigh:
      "Letting it pass saves an awkward moment, if you really can let it pass. Mentioning it is a small thing today; in a year it will be hard to mention at all.",
    moves: [
      {
        lead: "Be exact",
        text: "say which thing and by when, with a reason: “I need the drill on Saturday for the shelf”. A day is easier to meet than “sometime”.",
      },
      {
        lead: "Make returning easy",
        text: "offer to come by and fetch it, at an hour that suits {name}. Often it is only the errand that keeps getting put off.",
      },
      {
        lead: "Own up at once",
        text: "if you are the one who damaged something, ring before giving it back, say what happened and offer to pay or replace it.",
      },
      {
        lead: "Repair or replace",
        text: "get a price first and propose how to share it. A clear figure spares you both the question of whose fault it was.",
      },
      {
        for: "C-",
        lead: "Set a pick-up",
        text: "borrowed things vanish under a pile here. Send a message in the morning and collect it that evening.",
      },
      {
        for: "N-",
        lead: "Take out the sting",
        text: "open with how small the matter is to you compared with the two of you, then say what you would like.",
      },
      {
        for: "friend",
        lead: "Keep a list",
        text: "write down what you lend and send a photo when you hand it over. Among friends that can even be a running joke.",
      },
    ],
    say: [
      "Do you still have what I lent you? I’d like to use it this weekend, may I fetch it on Thursday?",
      "Something happened to the thing that went from one of us to the other, and I’d like us to settle it: shall we look up together what a new one costs?",
    ],
    dont: "taking it back behind their back, or returning something broken in a bag at the door without a word.",
    stop: "If it is worth little and you have asked twice, write it off and lend nothing more. If it was dear, check whether any insurance covers it, and put your request in a short written note.",
    lean: "Yes, I’d speak up, whether you want it back or have to confess a scratch. A cheap thing you never use could be an exception, and so could a moment when {name} has far bigger worries.",
    future:
      "It may have been forgotten, or put off out of embarrassment; from here there is no telling. The reply to a simple request with a day in it will show you more than any guessing.",
    source: "apology",
  },
  gifts: {
    open: [
      "A present says something even when nobody meant it to, and that makes both choosing and unwrapping one rather tricky.",
      "You are wondering what is enough, what is too much, and what it tells the other one.",
    ],
    ask: [
      {
        text: "Is it about a present you have to give, or about one that was given?",
        told: "buy gave unwrapped handed received bought giving gift*",
      },
      {
        text: "What has {name} mentioned lately: something missing, something they enjoy, something that broke?",
        told: "likes loves hobby mentioned wants needs climbing books garden",
      },
    ],
    weigh:
      "Something costly shows effort but can put the other one in debt to you. Something small that fits {name} well shows that you were listening, and nobody has to match it.",
    moves: [
      {
        lead: "Listen for a week",
        text: "write down what {name} says about being cold, bored, out of something. One of those is usually the present.",
      },
      {
        lead: "Add two lines",
        text: "a card that recalls a real moment between you lifts even a modest present. Write it by hand.",
      },
      {
        lead: "Agree a limit",
        text: "with family or friends, propose early on a sum, one present each, or a meal together instead. Do it weeks before the day.",
      },
      {
        lead: "Thank the thought",
        text: "if you got something you do not like, say what is true: that they remembered, that the colour is cheerful. You need not add more.",
      },
      {
        for: "O+",
        lead: "Give an outing",
        text: "somebody curious often enjoys a first time more than an object: a workshop, an exhibition, a train to a place nobody knows.",
      },
      {
        for: "O-",
        lead: "Replace what is worn",
        text: "a better version of a thing that is used daily will please {name} more than a surprise.",
      },
      {
        for: "partner",
        lead: "Ask plainly",
        text: "tell each other three things you would be happy with. You keep the surprise of which one, and nobody has to read minds.",
      },
    ],
    say: [
      "I’d love to mark the day with you. Is there something you would really use, or would you rather we did something together?",
      "I can see you put thought into it, and thank you. It isn’t quite me, would you mind if we swapped it together?",
    ],
    dont: "comparing prices aloud, or letting your face do the talking and then saying it is nothing.",
    stop: "If the parcels in a family are plainly unequal year after year, mention it once to whoever chooses them, in private. After that, let them be and enjoy the meal.",
    lean: "I lean towards the simpler present with a personal line. Spend more only if you would not mind getting a card in return; and if it is about a present you dislike, be honest only with somebody who would want to know.",
    future:
      "Whether {name} will like it cannot be known before the paper is off. Later on, see if it is in use or talked about, rather than judging by the first face, since many people are shy when unwrapping.",
    source: "gratitude",
  },
  credit_taken: {
    open: [
      "Sitting there while somebody else is thanked for what you did is a lonely sort of moment.",
      "Your work was seen, only with another name on it.",
    ],
    ask: [
      {
        text: "Do those who decide have any way of knowing that it was you?",
        told: "email slides wrote witness proof file version knows meeting director",
      },
      {
        text: "Has it happened once with {name}, or is it a habit by now?",
        told: "again twice every always years third keeps once first yesterday",
      },
    ],
    weigh:
      "Saying something may look touchy for a day. Saying nothing is taken as agreement, and the next time it will be done with less hesitation.",
    moves: [
      {
        lead: "Ask privately first",
        text: "within two days, a quarter of an hour with {name}: what happened, what you saw, what you would like put right.",
      },
      {
        lead: "Suggest the correction",
        text: "propose a concrete step, such as a line to the team or your name on the next version. People find it easier to fix than to apologise.",
      },
      {
        lead: "Leave a trail",
        text: "send drafts and ideas in a short dated message to more than one person. It is ordinary practice and accuses nobody.",
      },
      {
        lead: "Add one sentence",
        text: "in the meeting, put in, without heat: “glad it’s useful, let me say how I got there”. It claims the work without a quarrel.",
      },
      {
        for: "A+",
        lead: "Allow for carelessness",
        text: "being told so would probably mortify {name}, who did not mean it. Say how it came across and leave room to mend it.",
      },
      {
        for: "A-",
        lead: "Keep to the record",
        text: "bring dates and versions and ask for one specific change. Feelings would only become the subject.",
      },
      {
        for: "colleague",
        lead: "Present it together",
        text: "offer to show the next thing as a pair, with agreed parts, and announce that split before the meeting.",
      },
    ],
    say: [
      "In the meeting it sounded as if the idea had come from you alone. A good part of it was my work. Could you tell the team that we did it together, or that it was mine?",
      "My part wasn’t mentioned last time either. Please put both names on the next one, and let me present the pages I wrote.",
    ],
    dont: "correcting it before the whole room in anger, or telling everybody at the coffee machine except the one concerned.",
    stop: "If it goes on after you have asked, tell your manager or the staff representative, with dates. If the one doing it is your manager, a trusted senior person or personnel is the next step.",
    lean: "Yes, say something, but in private before you do it in public. If a bonus, an authorship or a promotion hangs on it, I would also put it in writing to whoever decides.",
    future:
      "Thoughtless or deliberate, that is hard to see from your side. The next occasion will tell: after you have spoken, either your name turns up without prompting or it goes missing again.",
    source: "negotiation",
  },
  boss_after_hours: {
    open: [
      "The phone lights up in the evening, it is work again, and the rest of your evening is spent half listening for the next one.",
      "Being reachable was meant for emergencies, and by now it covers rotas, staplers and thoughts at bedtime.",
    ],
    ask: [
      {
        text: "Has {name} ever said that an answer is expected at once, or do you assume it?",
        told: "expects expect expected said says demanded annoyed question straight",
      },
      {
        text: "What do your contract or the house rules say about time off and being on call?",
        told: "contract hours paid unpaid rules agreement oncall trainee legal allowed",
      },
    ],
    weigh:
      "Answering each time keeps {name} content and uses up your rest. Not answering without a word looks like sulking, so the quiet evening has to be announced.",
    moves: [
      {
        lead: "Name your hours",
        text: "tell {name} in daylight: “I’m reachable until seven, and I look at messages again at eight”. Two sentences, no apology.",
      },
      {
        lead: "Agree what is urgent",
        text: "ask which three things really cannot wait and by what route they come, for instance a call. Everything else stays in the inbox.",
      },
      {
        lead: "Silence the channel",
        text: "mute work chats after hours or take them off your own phone. A status line with your next working hour answers for you.",
      },
      {
        lead: "Reply next morning",
        text: "deal with it reliably at the start of your day. Once it is seen that things get done by ten, the late messages usually thin out.",
      },
      {
        for: "C+",
        lead: "Promise a summary",
        text: "whoever likes to have everything in hand rests easier with a short list from you before you leave. Send it at the same time every day.",
      },
      {
        for: "C-",
        lead: "Suggest a parking list",
        text: "with {name} ideas come out as they occur. Propose a shared list where they can be dropped and which you both open in the morning.",
      },
      {
        for: "E+",
        lead: "Offer a fixed chat",
        text: "some people think by talking. Ten minutes first thing may replace the calls that come just because the house is quiet.",
      },
    ],
    say: [
      "I want to do this job well and I need my evenings to recover. I’ll answer in the morning; if it truly can’t wait, ring me.",
      "We spoke about my time off, and the messages have started again. Could we find a way that works for you without it reaching me at home?",
    ],
    dont: "replying at midnight with a sharp line, or answering some nights and not others. Nobody can learn your hours from that.",
    stop: "If free days keep getting lost or an unanswered message is held against you, note the dates and take them to the staff representative or the union. With poor sleep over weeks, see your doctor too.",
    lean: "Yes, you may leave it until the morning, as long as you have said so. I’d think again only where on-call time is agreed and paid, or in a true one-off such as a flood.",
    future:
      "Whether {name} will mind, I can’t tell you; quite a few bosses write when it suits them and forget that a phone rings at the other end. See if there are fewer messages a fortnight after you have named your hours.",
    source: "boundaries",
  },
  boss_unfair: {
    open: [
      "Being treated like that by the very person who writes your appraisal stays with you long after work.",
      "When praise, shifts or blame are handed out unevenly, you begin to doubt your own work.",
    ],
    ask: [
      {
        text: "Was there one particular scene, or does it happen week after week?",
        told: "yesterday today week meeting always every once since again months front",
      },
      {
        text: "Does {name} treat others like this too, or mainly you?",
        told: "others everyone favourite* only colleagues team mates everybody",
      },
    ],
    weigh:
      "Raising it calmly can clear something up and carries a risk, since {name} decides on your work. Keeping quiet protects you this month, but the tone will probably stay as it is.",
    moves: [
      {
        lead: "Take one scene",
        text: "pick a single recent incident and describe it as a camera would have seen it: day, words, who was there. That is hard to wave away.",
      },
      {
        lead: "Ask for privacy",
        text: "request fifteen minutes on a calm day, with the subject in one line. A corridor after a row is the wrong place.",
      },
      {
        lead: "Say what helps instead",
        text: "“if something is wrong, please tell me alone, then I can fix it”. It gives {name} a way to do better.",
      },
      {
        lead: "Keep notes",
        text: "the same evening, write down date, wording and witnesses. You may never need it, and if you do it is there.",
      },
      {
        for: "C+",
        lead: "Get in first",
        text: "whoever checks everything often worries about surprises. Send a short progress note before you are asked and the hovering may ease.",
      },
      {
        for: "A-",
        lead: "Be brief and factual",
        text: "a blunt person tends to respect plain requests. One sentence about what happened, one about what you want.",
      },
      {
        for: "N-",
        lead: "Wait for calm",
        text: "the outburst belongs to a bad hour. Speak with {name} the day after, when nothing is due.",
      },
    ],
    say: [
      "The other day stayed with me, and I’d like to say how it was for me. I’ll take criticism, I’d just ask for it in private and with an example.",
      "I’d like to understand how shifts and tasks are given out. From where I stand it looks uneven, could you explain it to me?",
    ],
    dont: "answering back before an audience, or collecting allies at the kettle. Both can be held against you.",
    stop: "If it concerns your origin, age or sex, or simply goes on, take your notes to personnel, the union or a lawyer. With weeks of bad sleep, your doctor should know as well.",
    lean: "I lean towards one calm talk about one clear scene. If you expect to be punished for it, or others before you were, I would go to the union or personnel first and not alone.",
    future:
      "What {name} really thinks of you is not visible from here. After your talk, observe the next three occasions: criticism in private and a straight answer are good signs, a worse rota is not.",
    source: "negotiation",
  },
  asking_raise: {
    open: [
      "You have good arguments, and then saying a number out loud to the boss turns out to be the hard part.",
      "Waiting to be noticed has not brought you the money, the hours or the post you have in mind.",
    ],
    ask: [
      {
        text: "What have you taken on or achieved since your pay or hours were last settled?",
        told: "trained saved clients since doing extra jobs brought covering months years achieved list",
      },
      {
        text: "Do you know what others earn for this, and which figure you would name?",
        told: "thousand k percent rate more earns colleague offer figure market",
      },
    ],
    weigh:
      "Asking might bring a no, and then you at least know where you stand. Leaving it means the present terms count as fine with you, for another year.",
    moves: [
      {
        lead: "Book a proper slot",
        text: "ask {name} for twenty minutes and say what it is about. In passing, the answer is usually “later”.",
      },
      {
        lead: "Bring three results",
        text: "note three things with a figure or an example that made work easier or earned money. Leave rent and prices at home out of it.",
      },
      {
        lead: "Say it and pause",
        text: "name one clear number or arrangement, then stop talking. Count to ten while {name} thinks.",
      },
      {
        lead: "Get the next step",
        text: "if it is not possible now, ask what would have to be true, and by when you will look at it again. Put it in a mail that evening.",
      },
      {
        for: "C+",
        lead: "Hand over a page",
        text: "somebody thorough likes to check. Leave one sheet with your tasks then and now, and suggest a second meeting.",
      },
      {
        for: "A+",
        lead: "Ask for backing",
        text: "a kind boss often has no budget of their own. Ask {name} to put it forward, and offer the points they need for it.",
      },
      {
        for: "colleague",
        lead: "Show the cover",
        text: "for fewer days or working from home, bring a plan of who does what and propose a trial of three months.",
      },
    ],
    say: [
      "I’d like to talk about my pay. Since the last time I’ve taken on a good deal more, and I have a figure in mind that matches it.",
      "You said we would look at it again around now. What can you offer me, and what do you still need from me to get there?",
    ],
    dont: "announcing an offer from elsewhere that you would not take, or comparing yourself with a colleague by name.",
    stop: "After two postponements with no date, I’d look around outside or ask the union what your work is usually paid. That is information, and it commits you to nothing.",
    lean: "Yes, ask. A prepared, friendly request is part of working life. I would only move it if the firm is laying people off this very month, or if you have been there a few weeks.",
    future:
      "No one can tell you beforehand what {name} will say. Judge by how concrete the answer is: a sum, a date or the name of whoever decides means it is being dealt with, and “let’s see” means you should ask when.",
    source: "negotiation",
  },
  criticising_work: {
    open: [
      "You have to tell somebody that their work is not good enough, and you would like them to walk out of the room with their dignity.",
      "It is easier to correct the thing yourself than to say it, and so the same mistakes come back.",
    ],
    ask: [
      {
        text: "Does {name} know exactly what good would look like, or has nobody ever shown it?",
        told: "shown explained told training trainee new instructions brief taught again said",
      },
      {
        text: "Is anything going on just now that explains it, at home or at work?",
        told: "hard year illness divorce new overloaded busy tired baby volunteer",
      },
    ],
    weigh:
      "Sparing {name} now is kind for a day, and later the same thing is said by a customer or in an assessment. Saying it costs you both an uneasy half hour.",
    moves: [
      {
        lead: "One point, one example",
        text: "choose the mistake that matters most and put the actual piece of work on the table. Leave the rest for another day.",
      },
      {
        lead: "Ask before you tell",
        text: "begin with “how do you think it went?”. Often they name it themselves and you can go straight to what to do.",
      },
      {
        lead: "Show the finished version",
        text: "do one together, or hand over a good one, and agree the date by which the next will look like that.",
      },
      {
        lead: "Say what is right",
        text: "name something that truly works and should stay, not as sugar but so that it does not get thrown out as well.",
      },
      {
        for: "N-",
        lead: "Warn them kindly",
        text: "with {name} bring it up early in the day, alone, and say at once that the job is not in question, if that is true.",
      },
      {
        for: "C-",
        lead: "Make a checklist",
        text: "small slips come from hurry here. Five points to tick before sending are worth more than another talk.",
      },
      {
        for: "A-",
        lead: "Skip the wrapping",
        text: "compliments around it would only annoy. State what is wrong, what you need and by when.",
      },
    ],
    say: [
      "I’d like to go through your last piece with you. This part doesn’t work yet, and I’d like to show you what I need it to be.",
      "We’ve talked about this before and the same thing happened again. What is getting in the way, and what do you need from me?",
    ],
    dont: "putting it in a group mail, or redoing it quietly at night and being short with them the day after.",
    stop: "If a fair number of clear attempts brings nothing, bring in your own manager or personnel and look at another task or an end, openly, before the probation or the contract runs out.",
    lean: "Yes, tell them, soon and in person; writing is fine for the summary afterwards. If a real misfortune has just happened to {name}, wait a week unless somebody’s safety depends on the work.",
    future:
      "Tears, silence or relief, I can’t predict which. The first minutes say little; look at the next piece of work, and at whether they come to you with a question.",
    source: "nvc",
  },
  coworker_slacks: {
    open: [
      "You are finishing somebody else’s work again, and the hardest bit is watching them not notice.",
      "Two names on the rota, and one pair of hands doing most of it: that would sour anybody.",
    ],
    ask: [
      {
        text: "Have you told {name} which part you expect, or have you been stepping in quietly?",
        told: "told asked said spoke covering cover redo finish does nothing silently",
      },
      {
        text: "What would go wrong if you left it undone for a day?",
        told: "customers patients queue boss blow deadline orders children safety trouble",
      },
    ],
    weigh:
      "Covering for {name} keeps the place running, and nobody sees the problem. Doing only your half makes it visible, though customers and colleagues may notice first.",
    moves: [
      {
        lead: "Divide it on paper",
        text: "propose a simple list with names and days, agreed by both of you, and hang it where the work is done.",
      },
      {
        lead: "Ask with a task",
        text: "“could you do the till and the bins tonight, I’ll take the floor” is easier to act on than “do your share”.",
      },
      {
        lead: "Return it unfinished",
        text: "when a job lands on you, say in a friendly way that you have your own to finish, and stick to it for two weeks.",
      },
      {
        lead: "Check the reason",
        text: "ask how things are. Bad sleep, a sore back or never having been shown are solved in another way than idleness.",
      },
      {
        for: "C-",
        lead: "Start together",
        text: "beginning is the difficult part for some. Fix a time when both of you set to it, and the rest tends to follow.",
      },
      {
        for: "A+",
        lead: "Appeal to the pair",
        text: "somebody good-natured rarely wants to be a burden. Tell {name} how late you get home because of it.",
      },
      {
        for: "A-",
        lead: "Talk in figures",
        text: "bring the counts from the last month and ask for an even number. A complaint about attitude would lead to an argument.",
      },
    ],
    say: [
      "Lately I’ve ended up doing most of what is meant for both of us. Can we split it from tomorrow, half and half?",
      "From next week I’m only doing my own half of the list. If yours is too long, let’s tell the boss together.",
    ],
    dont: "little notes, sighs and loud door-closing, or doing it badly on purpose so that it falls on {name}.",
    stop: "When you have asked twice and the list is ignored, show the tasks and hours to whoever plans the work, and leave your opinion of the person out. With patients or children to look after, do it straight away.",
    lean: "I would speak to {name} first and to the boss second. Going up directly makes sense if patients or machines are involved, or if you have had this conversation before.",
    future:
      "Will it change? I know neither {name} nor their reasons. Give it two weeks after the list: if the small agreed jobs get done, there is good will, and if excuses grow, you have your answer for the boss.",
    source: "negotiation",
  },
  colleague_clash: {
    open: [
      "Working beside somebody you do not get on with makes the day feel longer than the work does.",
      "There may never have been a proper quarrel, and still the air changes when one of you comes in.",
    ],
    ask: [
      {
        text: "Did something happen at the start of it, or was it like this from day one?",
        told: "row since got began started argued post promotion day one first happened used",
      },
      {
        text: "When you do have to work together, what exactly goes wrong?",
        told: "meetings handover talks sighs corrects moves slams interrupts ignores notes greeting",
      },
    ],
    weigh:
      "Clearing it up means showing that it bothers you, which can be awkward. Keeping a polite distance costs less, and is enough if your jobs hardly touch.",
    moves: [
      {
        lead: "Greet every day",
        text: "a plain good morning with the name, whatever comes back. It is little, and it takes away one reason for the frost.",
      },
      {
        lead: "Ask about one thing",
        text: "over a coffee: “I noticed that we rub each other up the wrong way at the handover. How do you see it?”",
      },
      {
        lead: "Agree the practical",
        text: "settle who uses what and when, and how you pass things on. Many clashes are about a chair or a shelf.",
      },
      {
        lead: "Speak for yourself",
        text: "if {name} talks over you, say “let me just finish this” in an even voice, and go on where you were.",
      },
      {
        for: "E-",
        lead: "Choose writing",
        text: "a quiet person can seem cold. Try short, friendly messages about the job and let talk grow slowly.",
      },
      {
        for: "A-",
        lead: "Enjoy some friction",
        text: "for certain people contradiction is just how they talk. Give a calm answer on the facts and do not go looking for an insult.",
      },
      {
        for: "N-",
        lead: "Mind the remarks",
        text: "a joke may have landed badly with {name}. Ask whether something you said is still on their mind.",
      },
    ],
    say: [
      "I have the feeling that we got off on the wrong foot. If I’ve annoyed you somehow, I’d rather know.",
      "I don’t need us to be friends, but I would like us to talk normally about work. What would make that easier for you?",
    ],
    dont: "getting the rest of the office to take sides, or answering each dig with a cleverer one.",
    stop: "If it turns into daily humiliation, or you dread going in, write down what happens and speak to your manager, personnel or the union. They can also move desks.",
    lean: "A short attempt to clear the air is worth it in most cases. Leave it be if you only see {name} now and then, or if one of you is about to change job anyway.",
    future:
      "I can’t know what {name} has against you, if it is about you at all. Notice how they are with you when nobody else is around; that shows better than the moments with an audience.",
    source: "listening",
  },
  quitting_job: {
    open: [
      "Leaving a job also means leaving people, and that conversation is often the part one lies awake over.",
      "Part of you has already gone, and another part still feels responsible for those who stay.",
    ],
    ask: [
      {
        text: "Is the decision made, or are you still weighing it up?",
        told: "accepted resigned handing decided leaving offer notice starting should whether",
      },
      {
        text: "What do you have once you leave: another post, savings, or nothing yet?",
        told: "offer accepted job savings nothing lined pension uni studies business package",
      },
    ],
    weigh:
      "Staying gives you a wage and people you know, and takes the strength you need for something new. Going costs certainty and a difficult talk, and after that the way is clear.",
    moves: [
      {
        lead: "Check the papers first",
        text: "look up notice, holiday left, training costs and the date before saying a word to anyone at work.",
      },
      {
        lead: "Tell your boss first",
        text: "ask for ten minutes and say it in person or on a call, before colleagues hear. The letter goes in afterwards.",
      },
      {
        lead: "Keep it short",
        text: "“I’ve decided to leave, my last day is the thirtieth”. One reason is enough, and it need not be a complaint.",
      },
      {
        lead: "Offer a handover",
        text: "bring a list of open jobs with a proposal for each. It eases the goodbye and the guilt.",
      },
      {
        lead: "Sleep on a counter-offer",
        text: "if more money is put in front of you, ask for two days and see whether it changes what made you want to go.",
      },
      {
        for: "A+",
        lead: "Thank for something real",
        text: "whoever has been good to you deserves to hear what exactly you take with you. Tell {name} before you talk of dates.",
      },
      {
        for: "N-",
        lead: "Give time to react",
        text: "the first answer may be sharp. Say that you will come back to the handover tomorrow and let it settle.",
      },
    ],
    say: [
      "I wanted to tell you before anybody else: I’m handing in my notice. I’ve learnt a lot in this job and I’d like to pass everything on properly.",
      "Thank you for the offer. I’m staying with my decision to change jobs, and I’d like to train whoever takes over from me.",
    ],
    dont: "walking out in a temper or telling everyone what was wrong with the place. You may meet these people again.",
    stop: "If you cannot get through the day any more, see a doctor before you sign anything: a break can be possible. Ask the union or a legal service if the notice or the pay is disputed.",
    lean: "I would resign if the reasons have been the same for months and there are savings or another post. With neither, look for work first and hand in your notice after, unless a doctor advises you to stop.",
    future:
      "How {name} will take it shows only in the moment, and hardly any boss enjoys losing someone. What counts more is the week after: whether a handover gets planned and people still speak normally to you.",
    source: "boundaries",
  },
  lost_job: {
    open: [
      "Without the job the day loses its shape, and everyone’s kind questions can make it worse.",
      "You would like to help, and every sentence about applications seems to come out as pressure.",
    ],
    ask: [
      {
        text: "How long has it been, and what do the days look like at the moment?",
        told: "yesterday today months since weeks morning sofa march year just",
      },
      {
        text: "Would {name} rather talk about it or be left in peace, as far as you can tell?",
        told: "talk silent snaps pretending quiet shame wont says cries pride",
      },
    ],
    weigh:
      "Asking shows you care and can sound like checking. Not asking leaves {name} in peace and perhaps alone with it, so it is best to settle how often you speak of it.",
    moves: [
      {
        lead: "Say it once plainly",
        text: "tell them that you are sorry about the job and glad they are around. After that, talk of other things as before.",
      },
      {
        lead: "Agree a question day",
        text: "propose to speak about applications once a week, on a fixed evening, and to leave it alone in between.",
      },
      {
        lead: "Invite to something",
        text: "a walk, mending the bike, supper with no topic. Choose what costs nothing, so that money is not an issue.",
      },
      {
        lead: "Offer one concrete help",
        text: "reading a letter, passing on a contact, minding the children during an interview. Ask first, and accept a no.",
      },
      {
        for: "C+",
        lead: "Respect the routine",
        text: "getting up and dressing as usual holds {name} together. Do not joke about it, and plan around those hours.",
      },
      {
        for: "N-",
        lead: "Hear the night thoughts",
        text: "when the worst case is being painted, let it be said once. Then ask what the next single step could be.",
      },
      {
        for: "partner",
        lead: "Look at the money",
        text: "sit down with the figures together, early on, and decide what can wait. It takes some of the dread out of the next letter.",
      },
    ],
    say: [
      "I’m sorry about your job. You don’t have to tell me anything, I’d just like to see you: shall we walk on Saturday?",
      "I ask about the applications a lot and that must be annoying. Would you rather tell me when there is news?",
    ],
    dont: "passing on job adverts every day, or saying that another door will open. It sounds as if it were easy.",
    stop: "If sleep, appetite and any interest have been gone for more than two weeks, suggest seeing the doctor and offer to come along. For work itself, an employment office or a union can advise.",
    lean: "I would offer your help once, openly, and let {name} decide; doing things behind their back can hurt pride. If rent or food is at risk, though, raise the practical side now.",
    future:
      "When something new will come up cannot be foretold, and moods will swing with each reply. Good signs are small: getting out of the house, seeing a friend, talking about next month.",
    source: "listening",
  },
  work_and_friendship: {
    open: [
      "You know each other too well for a simple business talk, and there is too much business for a simple evening.",
      "Since work came into it, there are things you can no longer say to {name} just like that.",
    ],
    ask: [
      {
        text: "Which came first and matters more to you: the friendship or family tie, or the work?",
        told: "friendship before always first since years family",
      },
      {
        text: "Have money, hours and roles been put in writing between you?",
        told: "contract written agreed rate paper deal partner* boss wage rent terms",
      },
    ],
    weigh:
      "Keeping work and closeness together saves you looking for someone else, and every mistake is then a private matter too. Parting the two costs something now and may save the Friday evenings.",
    moves: [
      {
        lead: "Two separate talks",
        text: "arrange one meeting for the work, in a work place, with a list. At supper the subject is closed.",
      },
      {
        lead: "Write it down late",
        text: "even after years you can agree on paper who does what, what it costs and how one gets out. Say that it is to protect the two of you.",
      },
      {
        lead: "Say which hat",
        text: "start with “I’m speaking as your manager now” or “this is me as your friend”. It sounds odd once and helps each time.",
      },
      {
        lead: "Ask how it is",
        text: "perhaps {name} finds your new roles as strange as you do. Ask over a coffee what has become difficult.",
      },
      {
        for: "C-",
        lead: "Fix hours and dates",
        text: "with a friend deadlines easily go soft. Put three dates in the calendar and review them together on Fridays.",
      },
      {
        for: "A+",
        lead: "Give leave to refuse",
        text: "somebody kind says yes to a favour and regrets it. Offer {name} the usual price and an easy way out.",
      },
      {
        for: "family",
        lead: "Keep parents out",
        text: "settle matters of the business among those who work in it, and bring the result to the table, not the row.",
      },
    ],
    say: [
      "I care about you more than about this job, and that’s why I’d like to sort it out: can we sit down one day this week and talk only about work?",
      "Between us I’d let it go, for the work I can’t. Let’s write down what each of us does, and go for a drink on Friday all the same.",
    ],
    dont: "dropping hints about work over dinner, or letting things pass for a year and then bringing the lot.",
    stop: "If pay, debts or a warning are involved, bring in a neutral person: an accountant, a mediator, your own boss. And if each meeting turns sour, end the job together before it ends the rest.",
    lean: "I’d be careful about starting, and clear rather than harsh if you are already in it. It can go well when both of you can say no and the money is written down; without that, keep work and friendship apart.",
    future:
      "Whether the friendship survives this, I can’t say from your half of it. Look at the hours without work: if you still laugh and ask after each other, there is a lot to build on.",
    source: "boundaries",
  },
  too_much_work: {
    open: [
      "Work takes the hours in which the two of you used to be together, and what is left is short and tired.",
      "There is somebody at home with a plate going cold, and somebody with good reasons for not being there yet.",
    ],
    ask: [
      {
        text: "Is this a phase with an end date, or has it been the normal state for a year or more?",
        told: "launch always phase season years months harvest since calm after temporary exam*",
      },
      {
        text: "What is the work mostly driven by: money, ambition, worry about the post, or not being able to stop?",
        told: "money rent mortgage partner promotion career bills scared boss love loves ambition business",
      },
    ],
    weigh:
      "Fewer hours may cost income or a chance at work. Carrying on costs evenings that {name} and you will not get again in the same way.",
    moves: [
      {
        lead: "One protected hour",
        text: "choose a fixed evening or a breakfast each week, laptop shut, telephones in another room. Put it in both calendars as an appointment.",
      },
      {
        lead: "Ask for something small",
        text: "“home by seven on Wednesdays” is easier to say yes to than “work less”. Start there and keep it for a month.",
      },
      {
        lead: "Make the gaps count",
        text: "six minutes at the door, a call on the way, a note on the table. On full days, that keeps a thread between you.",
      },
      {
        lead: "Look at the reasons",
        text: "sit with the calendar and the bills and work out together which of the hours are really demanded and which have crept in.",
      },
      {
        for: "N-",
        lead: "Speak without alarm",
        text: "under pressure a reproach can feel like one more task. Say first that you miss the time with them, then what you would like.",
      },
      {
        for: "partner",
        lead: "Mark the return",
        text: "agree on a little ritual for coming home, ten minutes with a drink and no questions, before children and post.",
      },
      {
        for: "far",
        lead: "Same time, daily",
        text: "during weeks away, call at a fixed minute, even for a short goodnight, and keep the day after the return free.",
      },
    ],
    say: [
      "I miss the time with you. Could we keep Wednesday evening free for each other, without phones, and see how that goes?",
      "We both hoped it would get easier, and it hasn’t. Let’s look together at what we can change now.",
    ],
    dont: "adding up the missed dinners at the end of a long day, or joking about it bitterly in front of friends.",
    stop: "If exhaustion does not lift even on free days, a doctor should have a look. And if every talk about time ends in the same row, a couples or family counsellor can help you to agree.",
    lean: "I’d ask for a change, but one concrete one rather than all of it. Wait with it only if an end really is in sight within weeks and the date is fixed.",
    future:
      "Whether it will calm down, I can’t promise. Look at what happens after the next deadline: if free hours come back by themselves it was a phase, and if the next project fills them, you need an agreement.",
    source: "gottman",
  },
  school_dispute: {
    open: [
      "When it concerns your child you feel it twice over: once for yourself and once on their behalf.",
      "You want to stand up for a child, and on Monday the same teachers, coaches and parents will be there.",
    ],
    ask: [
      {
        text: "What have you heard from the child, and what from a second source?",
        told: "says told said saw heard note diary email",
      },
      {
        text: "What would have to change for you to call it settled?",
        told: "want moved apolog* seat class grade mark extra help fair explain fixed",
      },
    ],
    weigh:
      "A complaint may get things moving and can also harden people. A conversation first takes longer, but whoever has your child each week is then more likely to be on board.",
    moves: [
      {
        lead: "Hear the whole story",
        text: "let the child tell it from the beginning and ask “and what happened before that?” twice. Promise nothing yet.",
      },
      {
        lead: "Ask for a meeting",
        text: "write two lines to the teacher or coach: the subject, twenty minutes, two dates. Nothing long goes in the mail.",
      },
      {
        lead: "Start with a question",
        text: "“how do you see it in class?” brings out more than a charge. After that say what you are seeing at home.",
      },
      {
        lead: "Agree one step",
        text: "leave with something that can be checked, such as another seat for four weeks, and a date to talk again.",
      },
      {
        lead: "Sleep before sending",
        text: "write the furious version to yourself and read it after breakfast. Send only the facts and the request.",
      },
      {
        for: "young",
        lead: "Let the child choose",
        text: "ask which part the young person wants to sort out alone and where they want you. Being rescued every time is embarrassing at that age.",
      },
      {
        for: "N-",
        lead: "Keep the evenings light",
        text: "after a bad school day do not go over it again. Set ten minutes for it, then do something with your hands together.",
      },
    ],
    say: [
      "I’d like to understand what happened. At home I’m hearing one side of it, how did it look from where you stood?",
      "We agreed on something last time and I don’t see it happening. What do you need from us, and when can we look at it again?",
    ],
    dont: "airing it in the class chat, or having it out at the gate in front of the whole class.",
    stop: "If two talks change nothing, go to the head or the club’s committee in writing, then to the parents’ association or the school authority. The school psychologist or your doctor can help too.",
    lean: "I would get in touch, calmly and soon, with whoever was there. For a single spelling test or one bad day I’d wait a fortnight; where a child is being humiliated I would not wait.",
    future:
      "I can’t see into the staff room, nor into the other parents. What you can follow is whether a date is named, whether someone reports back unasked, and whether your child goes off more easily in the morning.",
    source: "listening",
  },
  cutting_contact: {
    open: [
      "The thought of seeing nothing more of {name} brings relief and a bad conscience, often within the same minute.",
      "Stepping out of somebody’s life is hard to explain to others, with or without a quarrel to point to.",
    ],
    ask: [
      {
        text: "Is it that certain things must stop, or is it that you do not want {name} in your life at all?",
        told: "outgrown done anymore remark* forever stop without lighter contact",
      },
      {
        text: "Are there people or dates at which you would meet anyway: family, children, work?",
        told: "family wedding* children boys school work cousin christmas group neighbour mum dad",
      },
    ],
    weigh:
      "Distance gives you quiet and takes away the good parts too, and sometimes other people with them. Carrying on spares the break but asks of you what you no longer have.",
    moves: [
      {
        lead: "Try a pause first",
        text: "decide on two or three months without meeting and without explaining it to everybody. Afterwards you will know what you missed.",
      },
      {
        lead: "Say it briefly",
        text: "if you want to tell {name}, three sentences do: that you need distance, since when you have felt it, what you wish them.",
      },
      {
        lead: "Own the decision",
        text: "speak of what you can and cannot give. A list of their faults would only open a debate.",
      },
      {
        lead: "Plan the meetings",
        text: "for weddings and birthdays settle beforehand how long you will stay, where you sit, and which two sentences you will say.",
      },
      {
        for: "family",
        lead: "Free the others",
        text: "tell relatives that nobody has to choose and that you do not want to hear reports. Then keep to that yourself.",
      },
      {
        for: "N-",
        lead: "Be kind and final",
        text: "for {name}, a vague ending would mean months of guessing. Say clearly that nothing more will come, and wish them well.",
      },
      {
        for: "friend",
        lead: "Let it thin out",
        text: "with a loose friendship it can be enough to suggest nothing more and answer kindly but late.",
      },
    ],
    say: [
      "I’ve noticed that our meetings cost me more than I can give. I’m going to step back for a good while, and I wanted to tell you myself.",
      "I know you’d like things to be as they were. I’ve thought about it for a long time, and I’d like us to leave it here. I wish you well.",
    ],
    dont: "listing old wrongs in a late-night message, or asking friends to pass it on.",
    stop: "When visits or messages go on after a clear no, save them, tell people close to you and ask a counselling service or a lawyer. You owe nobody a farewell talk if meeting does not feel safe.",
    lean: "I lean towards a pause before a final break, because a pause can be lengthened. If contact regularly makes you ill or does not feel safe, you may stop at once and without explaining.",
    future:
      "Whether you will regret it, or {name} will understand, nobody can tell. Two months in, ask yourself how your Sundays feel and which moments you wanted to share with them; that will be worth more than a guess now.",
    source: "boundaries",
  },
  ghosted: {
    open: [
      "Silence is hard to bear because you have to make up the reasons yourself, and at night they are usually bad ones.",
      "One day there were messages, and since then you look at a screen on which nothing is happening.",
    ],
    ask: [
      {
        text: "How long has {name} been silent, and was it like that before at times?",
        told: "days weeks week months since monday april spring august usually before vanished nothing",
      },
      {
        text: "What was the last thing between you: a plan, a small disagreement, or nothing special?",
        told: "last plan* trip argument date said wrote thursday dinner promised invitation",
      },
    ],
    weigh:
      "Writing once more gives both of you a way back, and may bring another silence. Leaving it spares you the waiting and lets the last word stay as it is.",
    moves: [
      {
        lead: "Write one last line",
        text: "short, without reproach, with a way out: “I haven’t heard from you and I’m wondering. If you’d rather leave it, just say so”.",
      },
      {
        lead: "Wait a set time",
        text: "after that message give it two weeks, with the date in your calendar. Meanwhile leave the “last seen” line alone.",
      },
      {
        lead: "Check for other reasons",
        text: "think of illness, exams, a lost telephone, a bad spell. Ask somebody you both know whether {name} is well, nothing more.",
      },
      {
        lead: "Put the phone away",
        text: "choose two times a day for messages and mute that chat. Arrange something with people who do answer.",
      },
      {
        for: "N-",
        lead: "Give reassurance",
        text: "shame at having taken so long keeps some people silent. Say that you are not cross and that a single word will do.",
      },
      {
        for: "friend",
        lead: "Offer a date",
        text: "an old friendship deserves a second attempt after some months: one invitation, with a place and time, and the door left open.",
      },
      {
        for: "family",
        lead: "Keep a light thread",
        text: "with relatives send a birthday wish or a photo now and then, with no question in it.",
      },
    ],
    say: [
      "I haven’t heard from you for a while and I miss it. If something has come between us, I’d like to know; if you just have a lot on, a word is enough.",
      "I won’t keep asking, and I’m not cross with you. Whenever you feel like a coffee or a chat, just write.",
    ],
    dont: "sending several messages in a row, turning up unannounced, or fishing through their friends and photos.",
    stop: "With someone whose safety truly worries you, ask family or neighbours to look in. Otherwise, after one last message without an answer, let it rest and talk to somebody who knows you.",
    lean: "I’d write once more, if it was more than a few dates and you have not done it already. After two unanswered messages I would stop, and give your evenings to people who answer.",
    future:
      "Why {name} is not replying cannot be known from outside: embarrassment, other worries or lost interest look the same. The last message shows more than the past: a reply, even a late one, with an explanation is a beginning.",
    source: "listening",
  },
  stood_up: {
    open: [
      "You were there, ready and looking forward to it, and then came an excuse at the last minute, or nothing at all.",
      "It is not just the evening that is lost, there is the standing about, the money and the question whether you matter.",
    ],
    ask: [
      {
        text: "Was it the first time with {name}, or does it happen again and again?",
        told: "again first time every always running usually habit standing last once third",
      },
      {
        text: "What did {name} say afterwards, if anything?",
        told: "said sorry excuse hungover text tired forgot* wrote nothing raincheck reason message",
      },
    ],
    weigh:
      "You can let one evening go and keep your good mood. Or you say that it mattered, which is less pleasant, and gives {name} the chance to make it good.",
    moves: [
      {
        lead: "Wait until tomorrow",
        text: "do not answer from the bus stop. The day after, you will find words that are neither cold nor false.",
      },
      {
        lead: "Tell what it meant",
        text: "“I waited an hour and had arranged a babysitter” lets them see it. You need not call it rude.",
      },
      {
        lead: "Let them propose",
        text: "leave the next date to {name}, with place and time. If a proposal comes, accept one.",
      },
      {
        lead: "Keep it cheap",
        text: "for a while meet where you would be going anyway, or in a group, and pay for nothing in advance.",
      },
      {
        for: "N-",
        lead: "Make coming easier",
        text: "courage may fail in the last hour, so help {name}: agree on something short and near, and that half an hour is fine.",
      },
      {
        for: "C-",
        lead: "Confirm at noon",
        text: "with people who muddle their dates, send one line on the day: “seven at the station, still on?” No answer, no trip.",
      },
      {
        for: "partner",
        lead: "Repair the same week",
        text: "find another evening right away and ask them to do the booking. It shows both of you that it counts.",
      },
    ],
    say: [
      "I’d kept the evening free for us, so it was a pity. Next time something comes up, could you ring as soon as you know?",
      "It has fallen through again. I like seeing you, so tell me honestly which sort of plan you can keep to.",
    ],
    dont: "saying it was no problem and then being frosty for weeks, or cancelling next time to get even.",
    stop: "After several cancelled plans without a single suggestion from the other side, stop arranging things. Stay friendly when you run into each other and put those evenings into people who turn up.",
    lean: "I’d give one more chance where a real reason and an apology came. If it is a pattern, or a first date that sent no word at all, I would not offer another evening.",
    future:
      "Intention, muddle or cold feet: which it was, I can’t tell from here. The thing to look at is whether {name} comes up with a new date without being asked, and then is there.",
    source: "boundaries",
  },
  always_late: {
    open: [
      "Waiting with your coat on, you have time to wonder whether your time counts for less.",
      "It is a small thing each time, and by now you are cross before {name} has even arrived.",
    ],
    ask: [
      {
        text: "Is {name} late everywhere, for work and trains too, or mostly with you?",
        told: "everywhere work train* flight only me everyone football boss wedding* mass always",
      },
      {
        text: "What does the lateness cost: a missed start, money, or mainly your mood?",
        told: "missed flight film mass job boss paid hour table cold start gate children",
      },
    ],
    weigh:
      "Waiting without a word keeps the evening friendly and your annoyance growing. A clear arrangement feels strict at first, and then nobody has to guess any longer.",
    moves: [
      {
        lead: "Set a leaving time",
        text: "agree that you wait fifteen minutes and then start, order or drive off. Say it beforehand, kindly, and then do it.",
      },
      {
        lead: "Talk about it rested",
        text: "choose an hour when nobody is waiting. Describe one occasion and what you did during those forty minutes.",
      },
      {
        lead: "Arrange it differently",
        text: "meet at home, at {name}’s, or inside the cinema with the tickets already handed over. Then lateness costs you less.",
      },
      {
        lead: "Work backwards together",
        text: "from the arrival, count shower, shoes, parking. Many people who run late plan the journey and forget everything before it.",
      },
      {
        for: "C-",
        lead: "Alarm for leaving",
        text: "set the alarm for getting out of the door, not for the appointment, and let {name} choose the sound.",
      },
      {
        for: "colleague",
        lead: "Name the task",
        text: "name the task that cannot begin without them, and agree on the time for that task alone.",
      },
      {
        for: "partner",
        lead: "Go separately",
        text: "for what has a fixed start, take two routes: you leave on time and keep a seat. No reproach in it.",
      },
    ],
    say: [
      "When I wait for a long time I get cross, and then I’m not good company. Could we say that I start after a quarter of an hour?",
      "I left on time today because we had agreed to. I’d love to go there with you next time, what would help you to be ready?",
    ],
    dont: "giving a false time. It works once or twice, and when it comes out you are the one who has to explain.",
    stop: "When children are left standing or a job is at stake, find another arrangement that does not depend on {name}. If nothing gets done in time any more, at home and at work, a doctor may be worth asking.",
    lean: "Yes, go ahead without them, provided you said so earlier and the meeting allows it. I’d be gentler if there are small children, an illness or a very long journey behind it.",
    future:
      "Old habits with the clock change slowly, if at all. A message sent before the hour rather than after it, and one arrangement kept for a month, would be the first signs from {name}.",
    source: "nvc",
  },
  one_sided: {
    open: [
      "You are the one who rings, suggests and books, and it makes you wonder what would be left if you stopped.",
      "The meetings themselves are nice, and only the beginning of each is up to you.",
    ],
    ask: [
      {
        text: "When you are together, is {name} glad to be there and interested in you?",
        told: "delighted glad lovely yes always answers laughs asks interested never funny",
      },
      {
        text: "Have you ever said that you would like to be asked as well?",
        told: "said told asked hinted mentioned never test* once wait* poll",
      },
    ],
    weigh:
      "Stopping without a word protects your pride and may end something good. Saying it puts you in a weak spot for a moment, and {name} then at least knows.",
    moves: [
      {
        lead: "Say the wish aloud",
        text: "one sentence on a good day: that you enjoy it and would love to be invited for once.",
      },
      {
        lead: "Hand over a job",
        text: "“you pick the place next time, any day that week suits me”. A clear small task gets done more often than a general complaint.",
      },
      {
        lead: "Make it a fixture",
        text: "the first Thursday of every month, without anyone asking. Then nobody has to begin.",
      },
      {
        lead: "Look at the whole",
        text: "some people never plan and yet come at once when you need them. Write down what {name} does do, before you reckon up.",
      },
      {
        for: "E-",
        lead: "Accept few words",
        text: "ringing up is hard for the shy. Take a sent song or a forwarded article as their way of starting.",
      },
      {
        for: "C-",
        lead: "Ask then and there",
        text: "when you part, set the next date with calendars in hand. Later it slips away.",
      },
      {
        for: "far",
        lead: "Share the road",
        text: "suggest a place halfway, or that each of you travels once a year, with the month named.",
      },
    ],
    say: [
      "I really like seeing you, and I notice it’s nearly always me who suggests it. Would you choose something for next month?",
      "I’ll leave the next move to you. I’m not sulking, I’d simply be happy to feel that you want it too.",
    ],
    dont: "going silent as a test and keeping count of the days. The other person does not know that they are sitting an exam.",
    stop: "If your open request changes nothing for some months, write less and see them when it happens. Give the planning to one or two people who also ask you.",
    lean: "I would say it once rather than stop abruptly. If you have said it already and always heard “yes, soon”, it is all right to do less.",
    future:
      "How {name} feels about you can’t be read from who texts first. After you have spoken, look for one thing begun by them, however clumsy, within the next six weeks.",
    source: "boundaries",
  },
  drifting_apart: {
    open: [
      "Nothing happened, and that is what makes it hard to mend: there is no quarrel to settle, only a lot of time in between.",
      "You once knew what {name} had for breakfast, and now you share the weather and birthdays.",
    ],
    ask: [
      {
        text: "What did the two of you do when it was at its best?",
        told: "used walks lunch flat bunk football college school laugh everything nights together",
      },
      {
        text: "Do you miss {name} as they are today, or mostly the time back then?",
        told: "miss then old days back used today know sad uni past",
      },
    ],
    weigh:
      "Getting in touch takes a little courage and may remain one nice lunch. Letting it go is no offence on either side, though it is a pity if both of you are waiting.",
    moves: [
      {
        lead: "Write about something real",
        text: "a photo, a song, a place you passed: “I thought of you at the lake”. No apology for the gap.",
      },
      {
        lead: "Suggest one date",
        text: "name two days and something to do. Walking or cooking makes talk easier than sitting across a table.",
      },
      {
        lead: "Ask a bigger question",
        text: "“what takes up most of your head at the moment?” gets you past jobs and weather. Tell something of your own first.",
      },
      {
        lead: "Small and regular",
        text: "ten minutes on the way home each second week holds more than a grand reunion every three years.",
      },
      {
        for: "O+",
        lead: "Do something new",
        text: "memories run out by the soup. A class, a trail or an exhibition gives you and {name} fresh things to speak of.",
      },
      {
        for: "N-",
        lead: "Nobody is at fault",
        text: "perhaps {name} thinks you are offended. Mention that you have simply both been busy and that you are glad now.",
      },
      {
        for: "far",
        lead: "Send voice notes",
        text: "across time zones three spoken minutes, told like on a walk, carry more than a chat full of pictures.",
      },
    ],
    say: [
      "I was thinking of you yesterday and noticed how much I’d like to know how you really are. Are you free for a walk on one of the next Sundays?",
      "I’d like us not to leave it to chance. Shall we ring each other on the first Sunday of the month, just for a quarter of an hour?",
    ],
    dont: "opening with whose fault it was, or expecting the old closeness back after a single evening.",
    stop: "If two or three warm attempts meet with politeness and no more, let it rest without closing it. A card at New Year keeps the way open, and there is room for others meanwhile.",
    lean: "Yes, get in touch: the risk is a friendly “busy at the moment”. If you notice that you mainly long for who you were then, one good memory shared may be enough.",
    future:
      "Whether you will be close again depends on two lives that I see one half of. Notice if {name} asks back, remembers something you told them, or proposes a next time.",
    source: "gratitude",
  },
  left_out: {
    open: [
      "Learning afterwards that the others were together without you is a cold feeling, at fifteen as at seventy-six.",
      "The worst of it is acting next day as if you knew nothing.",
    ],
    ask: [
      {
        text: "Do you know how it came about, or have you only seen the pictures?",
        told: "instagram photos facebook saw heard said told numbers list pictures snap mistake posted",
      },
      {
        text: "Has it happened once, or has it been like this for some time?",
        told: "once first again always every time since months last year usually both",
      },
    ],
    weigh:
      "Asking about it can be embarrassing and clears up what was chance and what was not. Saying nothing keeps your face, and leaves you with the version in your head.",
    moves: [
      {
        lead: "Ask one of them",
        text: "pick the person you trust most, alone: “I saw that you were away together, and it stung a bit. How did it come about?”",
      },
      {
        lead: "Invite somebody yourself",
        text: "suggest something small with one or two of the group within a fortnight. It brings you back in quicker than waiting.",
      },
      {
        lead: "Say that you’d come",
        text: "people stop asking whoever is thought to be busy, sober or far away. Tell {name} plainly that you like being asked.",
      },
      {
        lead: "Turn off the pictures",
        text: "mute the group and the stories for a few days. There is no need to leave the chat.",
      },
      {
        for: "E-",
        lead: "Start with one",
        text: "you need not win the whole circle. A walk with {name} alone does more than standing at the edge of ten.",
      },
      {
        for: "family",
        lead: "Speak of next time",
        text: "among relatives do not go back over who rang whom. Ask {name} to let you know when the next plan is made.",
      },
      {
        for: "colleague",
        lead: "Ask at noon",
        text: "“are you off to lunch, can I join you?” Offices run on habit, and nobody thinks to ask.",
      },
    ],
    say: [
      "I heard that you all got together, and it made me a bit sad not to be there. Was there a reason?",
      "If it was about numbers, that’s fine. I’d only like to hear it from you and not by chance.",
    ],
    dont: "a bitter comment under the photo, or a party planned to leave somebody else out.",
    stop: "If a group goes on doing this and enjoys it, look for company elsewhere. At work or at school, tell a manager or a teacher you trust.",
    lean: "I would mention it, to one person, if you want to stay close to them. With people you hardly know, or for a wedding with limited seats, I’d let it pass and not draw conclusions.",
    future:
      "What they were thinking I can’t know; often it is thoughtlessness, sometimes it isn’t. See who answers you openly, and whether you are asked the next time after you have said that you would come.",
    source: "disclosure",
  },
  friend_new_partner: {
    open: [
      "Since there is a new partner, the evenings that used to be yours belong to somebody else.",
      "You are glad that {name} is happy, and you miss how it was between you; one does not cancel the other.",
    ],
    ask: [
      {
        text: "Since when has there been somebody, and how often do you still see each other alone?",
        told: "since months weeks may summer year new never once before moved",
      },
      {
        text: "Have you got to know the new partner a little, or only from a distance?",
        told: "met introduced brings like likes nice boring everywhere night know nothing",
      },
    ],
    weigh:
      "Saying that you miss them may sound like a complaint in the middle of a happy time. Not saying it keeps the mood, and {name} may believe that all is well with you.",
    moves: [
      {
        lead: "Be glad out loud",
        text: "ask how the two of them met and what is good about it, and really listen. After that there is an ear for you as well.",
      },
      {
        lead: "Ask for one thing",
        text: "not “more time” but the quiz on Thursday, the trip in June, a coffee before work, just the two of you.",
      },
      {
        lead: "Meet the other one",
        text: "invite both once, for something short. With a face and a few stories, it gets easier to be glad for {name}.",
      },
      {
        lead: "Fill the free evening",
        text: "give the slot that fell vacant to somebody else or to a course. Waiting at home makes every photo worse.",
      },
      {
        for: "E-",
        lead: "Protect the pair",
        text: "whoever needs quiet cannot see both of you in one week. Suggest a fixed day once a month to {name}.",
      },
      {
        for: "A+",
        lead: "Tell it simply",
        text: "a warm-hearted friend probably has a bad conscience already. One kind sentence is enough.",
      },
      {
        for: "N-",
        lead: "Leave out comparisons",
        text: "any “before you used to” is heard as an accusation now. Speak of the next date only.",
      },
    ],
    say: [
      "I’m really pleased for you both. And I miss our evenings, could we keep one of them, just us two?",
      "I don’t want you to have to choose. I’d only like to know beforehand when you’re bringing someone along.",
    ],
    dont: "remarks about the new one, or being there only to say “told you so” when there is a row.",
    stop: "If friends and family are hardly allowed any more and {name} seems watched or cut off, stay in touch without pressing and tell them your door is open. A counselling service can advise you too.",
    lean: "I’d say it once the first weeks are over, as a wish. If you would mostly be telling {name} that the choice of partner is wrong, keep that to yourself unless you see them being badly treated.",
    future:
      "Many people surface again after some months, others settle for good in their life as a pair, and I can’t see which {name} will be. Watch for an evening that is offered to you by name, without the other one.",
    source: "capitalisation",
  },
  in_love_with_friend: {
    open: [
      "You act as you always did, and every message and every coat left on a chair means something now.",
      "What makes it difficult is that there is a lot to lose: somebody you like having around anyway.",
    ],
    ask: [
      {
        text: "Is {name} free, and has there been any sign from the other side?",
        told: "married boyfriend girlfriend single engaged kissed sign sister friendzoned told wife husband trish",
      },
      {
        text: "What would you want most: to be together, to have it said, or for it to pass?",
        told: "tell together over pass stop say truth relationship lose confess hide",
      },
    ],
    weigh:
      "Telling may bring you together or make the next months awkward. Keeping it saves the friendship as it is, and costs you a part you have to play.",
    moves: [
      {
        lead: "Test the ground softly",
        text: "suggest something you do not usually do, just you two, and see whether {name} is glad and asks for more.",
      },
      {
        lead: "Make no easy",
        text: "a walk, not a dinner; two sentences; and then “you needn’t answer now”. No letter of ten pages.",
      },
      {
        lead: "Plan for a no",
        text: "before speaking, picture the answer no and what you would need then: some weeks apart, fewer messages.",
      },
      {
        lead: "Widen your week",
        text: "put in people and evenings that have nothing to do with {name}. It helps whatever comes of it.",
      },
      {
        for: "N-",
        lead: "Give them time",
        text: "the news may frighten. Say that you have said what you wanted and that you will not bring it up again by yourself.",
      },
      {
        for: "A+",
        lead: "Do not fish",
        text: "a kind person touches, listens and stays the night on the sofa without meaning more. Go by words, not by hugs.",
      },
      {
        for: "colleague",
        lead: "Mind the office",
        text: "speak outside work and only if neither depends on the other there. After a no, treat it as closed.",
      },
    ],
    say: [
      "I’ve noticed that I feel more for you than friendship. I wanted you to know, and you don’t owe me an answer today.",
      "Thank you for being so honest with me. I need a few weeks without seeing you much, and then I’d like to find our way back.",
    ],
    dont: "confessing after the third glass, or playing the best friend and secretly waiting for the other couple to split up.",
    stop: "When the answer was no, or {name} is happily with somebody, stop waiting: less contact for two or three months, and somebody to talk to. If you no longer sleep or eat properly, see a doctor.",
    lean: "I lean towards telling if {name} is free and it has lasted more than a few months. With somebody who is taken, your boss or your pupil, I’d let it pass in silence and take some distance.",
    future:
      "What {name} feels can’t be read from a head on a shoulder. Notice if they seek time alone with you, ask about your love life, remember small things; and even then only a question brings the answer.",
    source: "disclosure",
  },
  partner_vs_friends: {
    open: [
      "You sit between people who are dear to you and hear from each side what is wrong with the other.",
      "An evening that you had looked forward to turns into hours of watching faces.",
    ],
    ask: [
      {
        text: "What exactly do they hold against each other: something that happened, or just a different manner?",
        told: "said called rude boring laughed told snob nickname bad influence never dull different happened",
      },
      {
        text: "Do you yourself have doubts about one of them?",
        told: "doubt* doubts right maybe seeing trust agree happy love see worried",
      },
    ],
    weigh:
      "Bringing them together could work with time, and each attempt is a strain. Keeping them apart is restful and means that you divide your weeks.",
    moves: [
      {
        lead: "Drop the big evening",
        text: "no long dinner for everybody. Invite one friend for a short thing with something to do: bowling, a market, a film.",
      },
      {
        lead: "Ask each for manners",
        text: "nobody has to like anybody. Ask for a greeting, one question, and no remarks behind their back to you.",
      },
      {
        lead: "Refuse to carry",
        text: "when {name} starts on the other, say that you are fond of both and change the subject. Do not pass it on.",
      },
      {
        lead: "Hear out one worry",
        text: "ask a friend you trust what they have actually seen. One example is worth hearing, a general dislike is not.",
      },
      {
        for: "E-",
        lead: "Give an early exit",
        text: "for quiet people a loud round is work. Agree with {name} on an hour for leaving and drive in two cars.",
      },
      {
        for: "partner",
        lead: "Keep your own evenings",
        text: "see your friends regularly on your own and come home on time. Tell {name} which evenings, in advance.",
      },
      {
        for: "friend",
        lead: "Ask them to restart",
        text: "tell your friend what you like about your partner, in two concrete scenes, and ask them to start again.",
      },
    ],
    say: [
      "You don’t have to be friends. I’d be glad if you came for an hour, said hello and asked a question or two.",
      "I’m fond of you both and I don’t want to be a judge. Please tell each other what bothers you, or leave me out of it.",
    ],
    dont: "reporting to one what the other has said, or forcing a holiday together to break the ice.",
    stop: "If a partner wants you to see nobody any more, checks where you are or makes each outing a drama, talk to someone you trust or a counselling service alone. That is not about your friends any longer.",
    lean: "No, I wouldn’t choose between them, and I would not drag anybody to a party. If several people who love you have separately noticed the same thing, do give it an honest look.",
    future:
      "Whether they will ever warm to each other, I can’t say. Look for small politeness: a question about the other, a joke that is shared, an evening from which both come home without a comment.",
    source: "nvc",
  },
  drains_me: {
    open: [
      "You like {name}, and when the name shows up on your phone you first take a deep breath.",
      "You listen, suggest, comfort, and afterwards you need an hour to come back to yourself.",
    ],
    ask: [
      {
        text: "Is {name} going through a bad patch, or has it been like this for years?",
        told: "divorce widowed year years always since died lost work illness months bad time",
      },
      {
        text: "Does {name} ever ask about you and then listen?",
        told: "asks never me about listen* interrupts back once turn",
      },
    ],
    weigh:
      "Being there for someone is worth something, and with no limit it turns into dread of the phone. A limit may disappoint for a moment, and it is what lets you go on picking up.",
    moves: [
      {
        lead: "Say your time first",
        text: "“I’ve got a quarter of an hour and I’d like to hear how you are”. Then end it as you said you would.",
      },
      {
        lead: "Choose your hours",
        text: "ring back when you are rested, on a day that you pick. Messages may wait until evening.",
      },
      {
        lead: "Ask what is wanted",
        text: "“do you want me to listen, or to think with you?” If it is only listening, you need not carry a solution about.",
      },
      {
        lead: "Bring in your own",
        text: "begin a sentence with “with me, by the way” and tell something. Many who talk a lot are glad to be led.",
      },
      {
        for: "E+",
        lead: "Do something together",
        text: "with {name} walk, cook or play. With busy hands the talk comes in smaller pieces.",
      },
      {
        for: "N-",
        lead: "Ask what comes next",
        text: "after ten minutes ask what would make tomorrow a little easier. Going round it once more makes both of you heavier.",
      },
      {
        for: "old",
        lead: "Put in more people",
        text: "when days are empty, everything lands on one ear. Look with {name} for a club, a neighbour or a visiting service.",
      },
    ],
    say: [
      "I like hearing from you and I’ve only got ten minutes today. What is the most important thing?",
      "I care about you, and I can’t take in as much as you need just now. I think somebody trained for it could help you more than I can.",
    ],
    dont: "not picking up for weeks and then inventing an illness, or listening with half an ear while annoyed.",
    stop: "If {name} sees no way forward, hardly sleeps or talks as if nothing were worth it, suggest a doctor or a helpline and say it to someone near to them. You cannot be the only one who listens.",
    lean: "Not picking up is fine if you name another time. If there has been a death, an illness or a real emergency, stretch a bit further for some weeks, and tell others so that you can take turns.",
    future:
      "Whether {name} will understand the limit can’t be known in advance. Have a look at the third call after it: shorter, or with a question for you, means it has got through.",
    source: "listening",
  },
  envy: {
    open: [
      "When one has what the other longs for, even a nice message about it can prick.",
      "Good news has come between two people, and nobody says aloud what it is doing there.",
    ],
    ask: [
      {
        text: "Which of you is having the good luck just now, and with what?",
        told: "job promot* baby engaged house money bonus won boat lost gallery exam cruise painting",
      },
      {
        text: "What precisely would you want for yourself, if you could choose one piece of it?",
        told: "want wish same instead lost child* money job own would",
      },
    ],
    weigh:
      "Saying that it is hard can bring relief and let {name} be considerate. Keeping it to yourself spares the joy, and is easier if you have some distance and somebody else to tell.",
    moves: [
      {
        lead: "Name it to yourself",
        text: "write down what exactly pricks: the house, the ease, the praise. Often it is one thing and you can do something about it.",
      },
      {
        lead: "Congratulate once, properly",
        text: "two sentences about what {name} has done for it. After that you may talk of something else.",
      },
      {
        lead: "Ration the display",
        text: "mute the posts for a month, in both directions: you do not have to look, and you can show your own news to fewer people.",
      },
      {
        lead: "Break it gently",
        text: "if your news meets a gap in {name}’s life, tell them yourself, in private and early, and leave them time before they have to be glad.",
      },
      {
        for: "A+",
        lead: "Say it half smiling",
        text: "with a kind soul, “I’m happy for you and a bit green” is usually well received and makes you both lighter.",
      },
      {
        for: "A-",
        lead: "Stop competing",
        text: "if every story is topped, do not raise. Ask one question and turn to a subject in which nobody wins.",
      },
      {
        for: "family",
        lead: "Ask parents to stop",
        text: "if you are held up against one another, ask kindly that each be spoken of alone.",
      },
    ],
    say: [
      "I’m happy for you, honestly. Some days it stings a bit because I’d wanted it too, and that isn’t your fault.",
      "I have the feeling that my news is hard for you at the moment. Shall I tell you less of it, or how would you like it?",
    ],
    dont: "small digs passed off as jokes, or playing down what went well so that nobody minds.",
    stop: "If comparing fills whole evenings, talk it over with a friend who is not involved, or with a counsellor. And somebody who answers each success with a jab need not hear about all of them.",
    lean: "I’d mention it to somebody with whom you can be honest, in one sentence. If {name} has just got the thing you are grieving for, give yourself a few weeks first.",
    future:
      "It may fade as soon as both lives move on; whether it will, no one can say. Look at whether {name} still asks about you, and whether a piece of good news from either of you is followed by a question.",
    source: "gratitude",
  },
  secret_told: {
    open: [
      "You said it to one person, and now you meet it in faces that were never meant to know.",
      "Besides what is now known, it is the feeling of having trusted the wrong ear that keeps you awake.",
    ],
    ask: [
      {
        text: "Are you sure it came from {name}, or do you only suspect it?",
        told: "only sure knew admitted suspect* maybe screenshots slip",
      },
      {
        text: "How far has it gone, and what could it still spoil?",
        told: "everyone office whole family boss parish husband kids group mum dad team",
      },
    ],
    weigh:
      "Speaking about it may bring an apology or an excuse, and you will know more in either case. Pulling back without a word protects you, but {name} never hears what it did to you.",
    moves: [
      {
        lead: "Check first",
        text: "before saying anything, go through who else knew. A false accusation would only add a second wrong.",
      },
      {
        lead: "Ask, do not charge",
        text: "“I told you this in confidence and now others know. How did that happen?” Then wait for the whole answer.",
      },
      {
        lead: "Contain it",
        text: "ask {name} to tell whoever has heard that it goes no further. You can tell the most important person yourself.",
      },
      {
        lead: "Tell less for now",
        text: "keep the contact if you like it, with lighter subjects. Trust can grow again with small things.",
      },
      {
        for: "E+",
        lead: "Expect a loose tongue",
        text: "some people think aloud, without any ill will. Say beforehand, and literally, what must stay with the two of you.",
      },
      {
        for: "A+",
        lead: "Ask about the reason",
        text: "perhaps {name} wanted to get help for you. You can thank them for that and still say that it was yours to tell.",
      },
      {
        for: "family",
        lead: "Settle the borders",
        text: "in families news travels as a matter of course. Say which things are for one person, and tell the rest yourself at the same time.",
      },
    ],
    say: [
      "I told you that in confidence and it has got about. That was hard for me. I’d like to understand how it happened.",
      "I believe that you didn’t do it to spite me. For now I’ll keep such things to myself, and we’ll see how it goes.",
    ],
    dont: "telling a secret of theirs in return, or letting the whole circle vote on who was right.",
    stop: "If it was about your health, your job or pictures of you, ask personnel, the staff representative or a lawyer what you can do. If it is denied in spite of proof, end the confidences, and with them perhaps the closeness.",
    lean: "Yes, I’d raise it, in private, once you are fairly certain. If it slipped out once and was admitted at once, the friendship has a good chance; a second time I’d go back to small talk.",
    future:
      "Will it happen again, and was it meant badly? I can’t tell. The reaction helps: someone who names what they did and goes to put it right is a different case from someone who explains why you are too touchy.",
    source: "forgiveness",
  },
  keeping_secret: {
    open: [
      "You know something that would change somebody’s day, or their life, and you sit opposite them and pass the salt.",
      "Whichever way you turn, someone will feel let down: one by your silence, the other by your speaking.",
    ],
    ask: [
      {
        text: "How do you know: seen with your own eyes, heard, or told in confidence?",
        told: "saw seen caught heard told made promise swear overheard photo tinder test read",
      },
      {
        text: "Would somebody lose a lot if it stayed hidden for a few more weeks?",
        told: "baby ill pregnant money business health child* scan job fire* house wedding cheating",
      },
    ],
    weigh:
      "Telling can spare {name} a bigger shock later on and may cost you the trust of another. Keeping quiet respects a promise and makes you a part of it every time you are asked.",
    moves: [
      {
        lead: "Ask the owner first",
        text: "tell the person whose secret it is that you cannot carry it for long and ask them to tell it themselves, by a day you agree on.",
      },
      {
        lead: "Separate fact and guess",
        text: "write down what you saw and what you conclude. Only the first half should ever be told.",
      },
      {
        lead: "Do not lie outright",
        text: "if {name} asks you straight, say “that’s something you should ask them, not me”. It keeps you out of an untruth.",
      },
      {
        lead: "Find one outside ear",
        text: "a doctor, a counsellor or a friend who knows nobody involved. You will sleep better, and nothing spreads.",
      },
      {
        for: "N-",
        lead: "Choose the hour",
        text: "if it has to be told, do it when {name} has the evening free and someone near, never before work or a party.",
      },
      {
        for: "young",
        lead: "Mind a child’s safety",
        text: "with a minor, a promise of silence ends where there is danger. Say so, and go together to an adult they trust: a parent, the school or a doctor.",
      },
      {
        for: "family",
        lead: "Name the time limit",
        text: "for an illness or a pregnancy, agree with the one concerned when the others will hear and who will say it.",
      },
    ],
    say: [
      "You’ve told me something I find hard to carry. Please tell them yourself by the end of the month, I’ll come along if you like.",
      "There is something I saw, and I’d want to know it in your place. Would you like me to tell you?",
    ],
    dont: "hinting at it, sending it anonymously, or telling three others so as to be rid of the weight.",
    stop: "Where a child or anyone’s safety or health is at stake, do not keep it: turn to a doctor, the school or an advice service. With money and fraud, have a lawyer tell you what you are obliged to do.",
    lean: "I’d first press the one whose secret it is to speak, and tell {name} only if that person keeps putting it off and a lot depends on it. Something merely embarrassing, or long past, I’d keep to myself.",
    future:
      "Whether {name} would thank you or be angry can’t be foreseen, and it is often both in turn. Think of what they have said about such things before, and of whether they have begun asking questions themselves.",
    source: "boundaries",
  },
  gossip: {
    open: [
      "Words about somebody are going round, and each mouth adds a little.",
      "Where people are talked over as soon as they have left, nobody quite likes being the first to go.",
    ],
    ask: [
      {
        text: "Did you hear it yourself from {name}, or has it reached you through others?",
        told: "heard overheard saw chat herself myself kettle behind apparently",
      },
      {
        text: "Is it about you, about somebody else, or did you pass something on yourself?",
        told: "joined laughed passed poor lie true divorce marriage",
      },
    ],
    weigh:
      "Answering a rumour gives it another round, and letting it run may look like agreement. With a lie that costs you something, one clear sentence is usually worth it.",
    moves: [
      {
        lead: "Go to the source",
        text: "speak with {name} alone: “I heard that you said this about me. Is that right?” Ask, and listen to the end.",
      },
      {
        lead: "Spread one true sentence",
        text: "say what is so, to two people who are listened to, without blaming anyone. Then drop the subject.",
      },
      {
        lead: "Do not feed it",
        text: "when others start, answer “I don’t know, I wasn’t there” and ask about something else. It works surprisingly fast.",
      },
      {
        lead: "Own your part",
        text: "if it went through you, go to the person concerned before they come to you, and tell the others that you had no business saying it.",
      },
      {
        for: "A+",
        lead: "Offer a way back",
        text: "perhaps {name} only joined in to belong. Say that you believe it was not meant so and that you would like it put right.",
      },
      {
        for: "E+",
        lead: "Give them other news",
        text: "a lively talker fills silences. Start on a subject of your own before the absent ones get their turn.",
      },
      {
        for: "family",
        lead: "Tell them early",
        text: "tell the relatives who matter your own version, in a few words, before the next gathering.",
      },
    ],
    say: [
      "I’ve been told that you said something about me that isn’t so. I’d like to hear it from you and clear it up.",
      "I’d rather not talk about people who aren’t here. If something bothers you about me, please tell me directly.",
    ],
    dont: "spreading something about them in return, or an announcement to all that makes the last one curious.",
    stop: "If it costs you at work or reaches the school, note who said what and when, and go to your manager, the head or a lawyer. In a circle that lives on such stories, go less often.",
    lean: "I’d say something if it is false and has consequences, and to one person rather than to all. Tittle-tattle about hair or cars I would let run out by itself.",
    future:
      "Why {name} talks like that, whether from envy, boredom or habit, I don’t know. Observe if the stories stop after you have spoken, and if others begin coming to you with questions instead of glances.",
    source: "nvc",
  },
} satisfies Partial<Record<Situation, CaseText>>;
