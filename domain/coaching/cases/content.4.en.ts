import type { Situation } from "#domain/understanding/situations.ts";
import type { CaseText } from "./case-text.ts";

export const CASES_4_EN = {
  teen_company: {
    open: [
      "The harder you pull at a friendship or a first love you don’t like, the more loyal a teenager feels to it.",
      "What worries you here is who {name} is becoming next to these people, more than the people themselves.",
    ],
    ask: [
      {
        text: "What have you seen for yourself, and what have you only heard about them?",
        told: "saw seen caught found heard police guards drugs drink smok* steal* shoplift* expelled",
      },
      {
        text: "What does {name} get there that is missing elsewhere?",
        told: "lonely new school bullied left friends loves popular belongs",
      },
    ],
    weigh:
      "Forbidding protects at once, but it moves everything to where you can’t see it. Leaving it alone keeps the trust, but it can leave a young person without a brake when one is needed.",
    moves: [
      {
        lead: "Have them round",
        text: "offer pizza in your kitchen one Friday and be ordinary. You learn more in two hours of hearing them talk than in a month of asking.",
      },
      {
        lead: "Speak of deeds",
        text: "instead of judging the person, name what happened: missed training twice, came home at one, a bag of somebody else’s things. That can be discussed; a character can’t.",
      },
      {
        lead: "Rules about actions",
        text: "fix a few that hold whoever the company is: time home, a message if plans change, no lifts with a driver who has been drinking. They are fair because they don’t name anyone.",
      },
      {
        for: "N-",
        lead: "Wait for calm",
        text: "raise it on a walk or in the car on an easy day, one thing at a time. Somebody who gets upset quickly hears a worry as a ban when it comes late at night at the door.",
      },
      {
        for: "A-",
        lead: "Ask for the verdict",
        text: "try “What would you say to a friend whose boyfriend or mate did that?”. A blunt mind may judge more sharply than you would, once it isn’t being judged.",
      },
      {
        for: "young",
        lead: "Keep old ties warm",
        text: "offer the lift to the old team or a sleepover with the cousins, without comparing. At this age company often changes within a year, and there should be something to come back to.",
      },
      {
        for: "partner",
        lead: "Agree first",
        text: "settle between the two of you what is a rule and what is only a dislike before anybody speaks. One strict parent and one soft one make the new friends the only ally.",
      },
    ],
    say: [
      "I’m not asking you to give anyone up. I’d like to know them a little, and I’d like us to agree on what time you’re home.",
      "I’ve kept my opinion to myself about most of it. This one thing worries me, so I’m telling you straight, and I want to hear how you see it.",
    ],
    dont: "running the friend down or reading the phone in secret; both end with you being told nothing.",
    stop: "Where there’s dealing, stealing, a much older partner, or somebody who decides what {name} wears and whom they see, talks aren’t enough: bring in the school, a youth counselling service or a lawyer.",
    lean: "I’d lean against a ban while it’s a matter of manners, marks or taste, because a ban makes the bond stronger. A big difference in age, crime or somebody who controls where {name} goes would change that, and then you are allowed to say no.",
    future:
      "Whether these ties last nobody can say, and most at this age don’t. Watch what happens beside them: whether {name} still eats with you, sleeps, sees one old friend and tells you small things. That tells you more than who is on the bench.",
    source: "parenting",
  },
  tantrums: {
    open: [
      "A small child in a rage isn’t bargaining; for those ten minutes there is nobody inside who could listen.",
      "It wears you down to lose the same battle over shoes, bath or bed before the day has properly begun.",
    ],
    ask: [
      {
        text: "At what moment does it start most often?",
        told: "bedtime morning shoes supermarket nursery dinner bath night toilet leaving shop",
      },
      {
        text: "What do you do now when it starts, and what does the other grown-up do?",
        told: "shout* ignore* give gave hold held carry cuddle smack time husband wife",
      },
    ],
    weigh:
      "Giving in ends the noise and teaches that noise works; standing firm every time makes the whole day a fight. So choose three things that don’t move, and let the blue cup go.",
    moves: [
      {
        lead: "Stay and say little",
        text: "sit down at their height, keep things safe, and say one sentence: “You wanted to stay. You’re cross. I’m here.” Explanations come afterwards, in two sentences.",
      },
      {
        lead: "Warn, then choose",
        text: "five minutes before a change say what is coming, then offer two real options: “Red shoes or boots? Walk or be carried?”. A child with one choice needs fewer refusals.",
      },
      {
        lead: "Feed and rest first",
        text: "write down for four days when it blows up. If it’s always before lunch or after nursery, move the snack, the nap or the shopping, and half of it goes.",
      },
      {
        for: "young",
        lead: "Praise the small yes",
        text: "when one coat goes on without a fight, say exactly that: “You put your arm in by yourself.” For a child it works better the next day than any telling-off.",
      },
      {
        for: "partner",
        lead: "One at a time",
        text: "agree that whoever began the bedtime or the scene finishes it, and the other doesn’t step in to save or to correct. Compare notes once the child is asleep.",
      },
      {
        for: "family",
        lead: "Same three rules",
        text: "tell grandparents and aunts the three things that don’t move, and let the rest be their way. Children can live with different houses, not with different answers at one table.",
      },
      {
        for: "N-",
        lead: "Shorten the day",
        text: "a child who is quickly flooded needs one outing fewer and a warning more. Leave the party after an hour, while it’s still nice.",
      },
    ],
    say: [
      "You really wanted that, and it’s no. You can be angry, and I’m staying here with you until it passes.",
      "I can see it’s hard to stop. We’re going now; would you like to walk or shall I carry you?",
    ],
    dont: "explaining, counting or making promises in the middle of it, and paying attention to who is staring.",
    stop: "Past the age of five, with several storms a day, or when speech or breath worry you, ask the paediatrician. If you feel your temper going, the cot is a safe place for the child and the next room a good one for you.",
    lean: "I’d hold firm on the few things that matter and give way on the rest, early and without drama, not after twenty minutes of screaming. If every hour of the day is a fight, change the plan of the day rather than the child.",
    future:
      "For most children these storms thin out between four and six, as words arrive. Look for them getting shorter before they get rarer: three minutes instead of fifteen, a word in place of a kick. That is the sign that what you do is working.",
    source: "parenting",
  },
  child_bullied: {
    open: [
      "Few things go in as deep as seeing your own child left out or laughed at, in a place where you can’t be.",
      "The first thing a teased child needs is a grown-up who believes the story and doesn’t explode.",
    ],
    ask: [
      {
        text: "What exactly happened last, where, and who saw it?",
        told: "bus class locker playground party lunch group chat called took push* yesterday",
      },
      {
        text: "Does the school know, and what did they answer?",
        told: "school teacher teachers head said banter told spoke meeting professor*",
      },
    ],
    weigh:
      "Stepping in at once shows your child that you’re on their side, but done over their head it can make Monday worse. Waiting leaves them the say, and also leaves them alone with it.",
    moves: [
      {
        lead: "Hear it all first",
        text: "ask for the story in order, without “and what did you do?”. Then say: “It isn’t your fault, I’m glad you told me, and we’ll decide together what I do next.”",
      },
      {
        lead: "Write it down",
        text: "keep dates, places, words, photos of messages and torn things. Ask the class teacher for a meeting, bring the page, and ask what will be done by when.",
      },
      {
        lead: "One friend is enough",
        text: "find one child who is kind, from class or elsewhere, and invite only that one, for something with an end: a film, a swim. A full party is the wrong test.",
      },
      {
        for: "young",
        lead: "Practise the answer",
        text: "rehearse in the kitchen a short sentence, a level look and walking to the grown-up on duty. Five minutes, with you playing the other part, and some laughing.",
      },
      {
        for: "E-",
        lead: "Small and quiet",
        text: "a child who tires of crowds doesn’t need many friends. Look for a club where people do something side by side, chess, clay or the dog shelter, rather than a team.",
      },
      {
        for: "N-",
        lead: "Keep home light",
        text: "leave one hour a day in which it isn’t mentioned. Somebody who turns it over all day rests when a grown-up can speak about dinner too.",
      },
      {
        for: "partner",
        lead: "Share the roles",
        text: "let one of you talk with the school and the other do bedtime, and agree on what you say. Two alarmed parents at once make the thing bigger for a child.",
      },
    ],
    say: [
      "I believe you. It isn’t because of anything that is wrong with you, and you won’t have to sort it out by yourself.",
      "You’re in the middle of it, so your word counts: tell me what you’d like me to do. Then I’ll say which part I can’t let be.",
    ],
    dont: "ringing the other parents in anger, or advising to give it back twice as hard; it mostly comes back on your child.",
    stop: "Nothing changes in two weeks? Go to the head, in writing. Marks on the skin, lost sleep, meals left over or no joy in anything are for the family doctor, that same day.",
    lean: "Talk to the school first rather than the other family, and tell your child beforehand. A move to another class is worth it when the teachers knew for a whole term and nothing came of it.",
    future:
      "Nobody can promise how a class will behave next term. Watch Sunday evenings, the lunch box and whether one name comes up with a smile; a single ally usually turns the matter before the others grow up.",
    source: "parenting",
  },
  child_hits: {
    open: [
      "Being the parent of the one who pushes is lonely: others see the deed, and you know the rest of the child.",
      "A child who lashes out or leads the teasing has a reason and also a limit to learn, and you have to see to both.",
    ],
    ask: [
      {
        text: "What usually comes just before it?",
        told: "toy turn tired lost crowd noise loses losing slide baby sister brother jealous",
      },
      {
        text: "Last time, how did the grown-ups react?",
        told: "apolog* sorry shout* punish* talked head teacher told off office",
      },
    ],
    weigh:
      "If you’re very hard, your child learns to hide it or feels like the bad one; if you excuse it, the other child pays. Firm about the deed and warm to the child is slower, and it’s what changes things.",
    moves: [
      {
        lead: "Stop it at once",
        text: "step between, hold the hands gently, and say six words: “I won’t let you do that.” Go to the other child first, then sit down with yours.",
      },
      {
        lead: "Find the moment before",
        text: "for a week note what came two minutes earlier: a toy taken, noise, hunger, losing. Then be there at that point and give another thing to do with hands or words.",
      },
      {
        lead: "Repair over recited sorry",
        text: "think out together what would make it right: a drawing, the cards given back, an ice pack fetched. It sinks in because it costs something and helps somebody.",
      },
      {
        for: "young",
        lead: "Ask about the other",
        text: "once all is calm, ask what the other child’s face looked like and what they did next. For older ones, let them read their own messages aloud to you.",
      },
      {
        for: "A-",
        lead: "Give a proper job",
        text: "a child who likes to win and lead does better with a task, such as captain of the tidying or helper of the little ones, than with sitting still on a chair.",
      },
      {
        for: "N-",
        lead: "Leave before the edge",
        text: "when the voice goes high, go outside together for three minutes and come back. It isn’t a punishment, and say so.",
      },
      {
        for: "partner",
        lead: "No good cop",
        text: "choose together one answer for every time and both give it. If one of you jokes and the other shouts, the child keeps trying to find out which counts.",
      },
    ],
    say: [
      "I love you and I won’t let you do that to anybody. Tell me what happened just before, and then we’ll put it right.",
      "It happened again, so today we’re going home. Tomorrow we try once more, and I’ll stay close to help you.",
    ],
    dont: "calling your child the bully, or answering the same way with your own hand; it teaches just what you want to end.",
    stop: "Past the first years of school it’s worth asking the paediatrician or a school psychologist. Ring the school yourself before the school rings you.",
    lean: "An apology is worth making once your child is calm and knows what for, and I’d go along. I’d leave out a forced one in front of everybody, unless the other child has asked to hear it.",
    future:
      "A biting toddler isn’t a rough grown-up in the making; most stop as speech comes. With an older child, look whether they can tell you about it without your finding out, and whether remorse appears before you are there.",
    source: "parenting",
  },
  kids_quarrel: {
    open: [
      "Behind the fight over the red plate there’s usually another question: who gets more of you.",
      "You’ve become the referee in a match with no end, and both sides say you’re bought.",
    ],
    ask: [
      {
        text: "What do they quarrel about most, and at what hour?",
        told: "remote seat car toy room breakfast plate window bath tv bedtime",
      },
      {
        text: "Who steps in now, and who do the others think gets away with it?",
        told: "husband wife shout referee always me eldest little one big sensible",
      },
    ],
    weigh:
      "Stepping in keeps the smaller one safe and makes you the judge for good; staying out teaches them to manage, and now and then the louder one wins. The line can be simple: hands, tears or broken things bring you in.",
    moves: [
      {
        lead: "Describe, don’t judge",
        text: "say what you see: “Two children, one remote. You’ll find a way, I’m next door.” Come back after three minutes and ask for their idea.",
      },
      {
        lead: "Settle it beforehand",
        text: "fix window seat, first bath and remote by odd and even days on a sheet on the fridge. Then the calendar says no and you don’t have to.",
      },
      {
        lead: "Ten minutes each",
        text: "give every child a short time alone with you on set days, door shut, they choose the game. Fighting for you goes down when a turn is certain.",
      },
      {
        for: "young",
        lead: "Teach one sentence",
        text: "practise “Stop, I’m still using it, you can have it after” while all is peaceful. Young children shout because they have no other words ready.",
      },
      {
        for: "partner",
        lead: "Same whistle",
        text: "decide between you when a grown-up goes in and when not. Otherwise each child runs to the parent who takes their side.",
      },
      {
        for: "A+",
        lead: "Mind the easy one",
        text: "the child who gives in easily gets asked to be sensible every time. Ask that one what they want first, and let it stand.",
      },
      {
        for: "E+",
        lead: "Room for noise",
        text: "one who is wound up by quiet needs twenty minutes of running or shouting outside before the car or dinner, and then picks on the other less.",
      },
    ],
    say: [
      "I’m not going to find out who began. I’d like to hear from each of you what you need, and then one idea from each.",
      "Anyone may be angry here; nobody may grab or push. Take a break in different rooms, and we’ll do the rest after dinner.",
    ],
    dont: "comparing them out loud, and making the elder one answer for the peace just because of their age.",
    stop: "Look closer if it’s always the same child who cries, or if one of them avoids being in a room with the other. Then ask a family counsellor or the paediatrician, and stay with them while they play.",
    lean: "Squabbles are theirs; go in when something breaks or there are tears. With a big difference in age or strength go in sooner, because then it isn’t a contest.",
    future:
      "Brothers and sisters who squabble daily are often close as adults, and how close no one can read from the back seat. Notice the truce: if they still laugh together after a row, the bond is carrying it.",
    source: "parenting",
  },
  dropping_out: {
    open: [
      "Leaving a course falls on two sides: the one who can’t go on, and those who had already pictured the photo on graduation day.",
      "It sounds like a question about a course, and it’s also about money, pride and who gets to decide.",
    ],
    ask: [
      {
        text: "Is it more the subject, the place, or the company there?",
        told: "hate subject lonely ill sick exams lectures friends wrong law medicine tired",
      },
      {
        text: "What would come next, at least for the coming six months?",
        told: "job work shop apprentic* year out baking swap switch* plan course",
      },
    ],
    weigh:
      "Staying on saves the time and money already spent, and can cost more years at something that isn’t right. Leaving now gives relief and closes a door that is hard to reopen, so the tiredness and the choice should be told apart first.",
    moves: [
      {
        lead: "Ask for the date",
        text: "find out the last day on which a pause, a change of course or a refund is possible, and decide towards that day rather than this week in a fright.",
      },
      {
        lead: "Talk about why first",
        text: "keep the first conversation to what isn’t working and leave money and plans for a second one two days later. What is said in the first shock is remembered for years.",
      },
      {
        lead: "Look for the middle",
        text: "write to the student office about a term’s leave, a transfer of credits or part-time study. Between carrying on and throwing it in there are often three ways.",
      },
      {
        for: "C-",
        lead: "Make next week real",
        text: "somebody who drifts needs one small dated step: a trial shift on Thursday, one call to the office. A grand plan would only become the next thing not done.",
      },
      {
        for: "C+",
        lead: "Bring figures",
        text: "with a person who plans, lay out costs so far, what counts elsewhere, and a budget for six months. It calms better than saying it will be all right.",
      },
      {
        for: "N-",
        lead: "Check how they sleep",
        text: "with somebody who is easily knocked over, first ask about nights, meals and being alone. A low time can make any subject look impossible.",
      },
      {
        for: "family",
        lead: "Pride last",
        text: "tell the relatives when the two of you agree what the sentence is. “Changing direction” from both mouths stops the questions at the table.",
      },
    ],
    say: [
      "I’d like us to talk about the course without deciding anything today: what isn’t working, what it costs, and what could come instead.",
      "We’ve both said what we fear. Shall we look at the dates and the money on paper, and choose between two real options by the end of the month?",
    ],
    dont: "counting up the sacrifices in the first talk, or announcing the decision as a done thing by text.",
    stop: "If weeks in bed, skipped meals or hiding came before it, the degree is the smaller question: see a doctor or the student counselling service first, and leave the forms unsigned.",
    lean: "I’d take a pause before a final no wherever the rules allow it, because tired people choose badly. If the wish is older than the tiredness and there’s something to go to, changing course is a decent decision.",
    future:
      "How it will look in five years can’t be known from here, and plenty of people come out well both ways. A good sign is movement towards something, applications, early mornings, a lit-up face; only moving away is what I’d question.",
    source: "listening",
  },
  drinking: {
    open: [
      "Near somebody who drinks, one ends up counting glasses, evening after evening.",
      "You can see it and the one who drinks can explain it, and between those two the talk gets stuck each time.",
    ],
    ask: [
      {
        text: "When in the day or week is it worst, and what is it like in between?",
        told: "evening night weekend friday morning daily every bottle bottles lunch pub",
      },
      {
        text: "Has {name} ever said a word about wanting to cut down?",
        told: "promised promise stop* january cut denies admits quit rehab tried",
      },
    ],
    weigh:
      "Saying nothing keeps the evening quiet and lets it grow; saying it too hard brings denial and hidden bottles. What you can choose is the moment, the tone and what you no longer cover up.",
    moves: [
      {
        lead: "Pick a sober hour",
        text: "talk late in the morning, never with a glass on the table. Name two scenes you saw with dates, and what they did to you; leave out the word alcoholic.",
      },
      {
        lead: "Stop smoothing over",
        text: "don’t ring work with an excuse, don’t tidy the empties, don’t explain it to the family. Do it without a scene, and say beforehand that you will.",
      },
      {
        lead: "Make dry time pleasant",
        text: "do the good things together on the evenings without drink, a film, a walk, a nice supper, and go into another room when it starts. Company is a stronger argument than a lecture.",
      },
      {
        for: "A-",
        lead: "One fact, one wish",
        text: "with somebody who argues every point, don’t debate how much is too much. Say the one thing you saw and what you’d like on Saturday, and then be quiet.",
      },
      {
        for: "N-",
        lead: "Leave shame out",
        text: "a person who already feels bad drinks on it. Begin with what you like about them sober, and ask whether a doctor could help with the nerves or the nights.",
      },
      {
        for: "old",
        lead: "Bring in the chemist",
        text: "ask at the next check-up how wine and the prescriptions go together. About balance and sleep, a doctor is easier to hear than family.",
      },
      {
        for: "partner",
        lead: "Decide about yourself",
        text: "write down what you’ll do when it happens: sleep elsewhere, not get into the car, go to the party by yourself. Say it once, calmly, and then do it.",
      },
    ],
    say: [
      "I miss you in the evenings. The last few times I couldn’t really talk with you, and I’d like us to look at the drinking together.",
      "I’m not going to argue about numbers. I won’t ring in sick for you again, and I’ll come along to the doctor any day you want.",
    ],
    dont: "discussing it in the evening, pouring it away in secret or asking for promises at the kitchen sink.",
    stop: "After drinking nobody drives and nobody minds the children. If evenings at home stop feeling safe, go to people you trust, and leave the talk. Family groups help you even without {name}.",
    lean: "Yes, I’d say something, once, sober and with scenes rather than labels, because silence gets read as agreement. I’d wait only if {name} turns rough when spoken to about it; then first talk with a doctor or an advice service for relatives.",
    future:
      "Will it stop? No relative can know, and it isn’t yours to make happen. More telling than a promise is a deed: an appointment kept, a weekend without, a bottle mentioned before you find it.",
    source: "craft",
  },
  drugs_gambling: {
    open: [
      "Money that disappears and explanations that nearly fit: you end up doubting your own eyes before you doubt somebody you love.",
      "It’s hard to help a person who is ruled by something stronger than their promises, without paying for it yourself.",
    ],
    ask: [
      {
        text: "What do you know for certain: debts, substances, things that are missing?",
        told: "debt debts loan* bet* slots found powder sold savings missing needles ring",
      },
      {
        text: "Does {name} want to stop, at least on some days?",
        told: "stop* promised quit wants clinic tried help says control denies",
      },
    ],
    weigh:
      "Paying once more brings a quiet week and feeds what you fear; refusing feels cold and can put the rent at risk. Help that goes to the need, the landlord, the clinic, food, lies between the two.",
    moves: [
      {
        lead: "Separate the money",
        text: "this week move pay, savings and cards to where only you can reach them, and check for loans in your name. Tell them openly that you’ve done it and why.",
      },
      {
        lead: "Pay things, not cash",
        text: "offer a food shop, the bill settled directly, a lift to the service. Cash in hand is the one form of help to leave out, however good the reason sounds.",
      },
      {
        lead: "Have the number ready",
        text: "find the nearest addiction or gambling service and its hours now. On the morning when {name} has had enough of it, you ring together within the hour.",
      },
      {
        for: "A-",
        lead: "No interrogation",
        text: "someone quick to fight back will win any trial you hold. Put the bank letter on the table, say what you’ll do from today, and end the talk after ten minutes.",
      },
      {
        for: "E+",
        lead: "Think of the company",
        text: "a sociable person is often kept in it by the people around. Ask what they’d do on a Friday instead, and be part of the answer once.",
      },
      {
        for: "N-",
        lead: "Catch the day after",
        text: "following a loss or a bad night shame is wide open and people listen. Say one kind sentence and make one offer; leave the rest for later.",
      },
      {
        for: "young",
        lead: "Don’t wait for them",
        text: "with a teenager you may act before they agree. Ring the doctor or a youth service yourself and ask what is usual at that age.",
      },
    ],
    say: [
      "I care about you, so no more money from me. What I can do is come along to an appointment, today or whenever you say.",
      "I’ve heard the reason, and the need may be real. I can pay that bill myself or make the call with you.",
    ],
    dont: "covering debts in secret or searching the room every day; you’ll become a guard and nothing will change.",
    stop: "Debts, missing things and strangers at the door are for an addiction service or a lawyer, and for a time you may live elsewhere with the children. Anyone unconscious needs an ambulance.",
    lean: "No cash is my leaning, also on the occasion called the last, since it seldom is. I’d make an exception for treatment or a roof, paid straight to whoever is owed, and only if your own rent is safe.",
    future:
      "Stopping alone after years is rare, stopping with help is not, and relapses belong to the way. I’d go by three months of facts: statements shown without being asked, appointments, a phone left lying face up.",
    source: "craft",
  },
  serious_illness: {
    open: [
      "When somebody gets a diagnosis like that, everyone looks for the right sentence, and meanwhile the phone stays silent.",
      "You’d like to help without being a nuisance, and it’s hard to tell from outside what’s welcome today.",
    ],
    ask: [
      {
        text: "What do you know of how {name} likes to be treated now: talk, jokes, quiet?",
        told: "jokes joking normal talk space quiet says wants private nobody",
      },
      {
        text: "What are the next weeks like: waiting, operation, treatment?",
        told: "chemo operation monday surgery radiotherapy results scan starts treatment stage",
      },
    ],
    weigh:
      "Coming close can tire an ill person; keeping away in order not to disturb feels from the bed like being dropped. A message that needs no answer does little wrong either way.",
    moves: [
      {
        lead: "Write today",
        text: "two lines: “I heard. I don’t know what to say and I’m thinking of you. No need to answer.” Then again in ten days, when the others have gone quiet.",
      },
      {
        lead: "Offer one thing",
        text: "instead of “anything you need”, name it: “I can drive on Thursdays” or “soup on the doorstep at six”. A yes or no costs less strength than an idea.",
      },
      {
        lead: "Ask what’s wanted",
        text: "when you see them, say: “Shall we talk about it or about anything else?” and keep to the answer. It may be a different one next week.",
      },
      {
        for: "E-",
        lead: "Short and by text",
        text: "a quiet person may be glad of a message and drained by a visit. Suggest twenty minutes, sit, and leave first.",
      },
      {
        for: "E+",
        lead: "Bring the world in",
        text: "somebody who lives on company misses gossip and laughter most. Ring with news from outside, and ask two friends to share the week.",
      },
      {
        for: "colleague",
        lead: "Settle one sender",
        text: "agree in the team who writes and who organises, and tell {name} that work is covered with names and dates. It’s the unanswered emails that weigh.",
      },
      {
        for: "partner",
        lead: "Split the roles",
        text: "choose one evening a week without illness in it, and let a friend take one of the appointments. You need a place of your own to cry too.",
      },
    ],
    say: [
      "The right words haven’t come to me. I could drive you one day this week if you’d like a lift, and you can cancel up to the last minute.",
      "I’d rather say something clumsy than disappear. Tell me when it’s too much, and tell me when you’d like company.",
    ],
    dont: "stories of others who had the same, advice on diets, or “be strong”; they leave an ill person comforting you.",
    stop: "If {name} says no more visits, believe it and go on with a card now and then. If you’re the one at home and no longer sleep, speak to your own doctor or to the care team about help, before you run dry.",
    lean: "Get in touch, I’d say, rather than wait for a sign, because people who are ill rarely send for anybody. Visit only after asking, and let a no be easy; a clear wish for quiet would change my mind.",
    future:
      "What the illness will do only the doctors can judge, and they too speak in percentages. For what {name} makes of your presence, look at small things: a joke returned, a second question, the door left open when you go.",
    source: "listening",
  },
  dying: {
    open: [
      "When the time left is counted in days, every sentence seems too small, and it’s your coming that counts.",
      "You’re saying goodbye while the teacups and visiting hours go on, and that’s hard to bear in a normal voice.",
    ],
    ask: [
      {
        text: "Can {name} still talk, and at what time of day are things clearest?",
        told: "asleep sleep* talk talks morning clear unconscious morphine hour awake speaks",
      },
      {
        text: "Is there anything between you that would be good to say while there’s time?",
        told: "sorry thank* forgive never said told regret quarrel fell unsaid",
      },
    ],
    weigh:
      "Talking about the end can frighten somebody, and avoiding it can leave them alone with it. You don’t have to decide that for them: leave a door open and follow where they go.",
    moves: [
      {
        lead: "Go today",
        text: "don’t wait until you know what to say. Sit on the side where the hand is free, say who you are, and stay fifteen minutes, even in silence.",
      },
      {
        lead: "Say four things",
        text: "thank you for this one thing, I’m sorry about that one, I love you, we’ll manage. One each visit is enough, with the memory that belongs to it.",
      },
      {
        lead: "Answer what is asked",
        text: "if the funeral or the fear is mentioned, don’t hush it. Try “Tell me what you’d like” and write it down; often the face grows calmer afterwards.",
      },
      {
        for: "old",
        lead: "Old stories and music",
        text: "bring a photo from their youth, a hymn or a football result, and tell it yourself if speaking is hard. Hearing often stays when the rest goes, so talk as though you’re heard.",
      },
      {
        for: "family",
        lead: "Children may come",
        text: "ask them, say beforehand what they’ll see, the thin hands, the tube, the sleep, and let them leave when they like. A drawing can go in their place.",
      },
      {
        for: "partner",
        lead: "Take turns and sleep",
        text: "let somebody else have the night twice a week. Tears at the bedside are allowed, unless you were asked to keep them elsewhere.",
      },
      {
        for: "E-",
        lead: "Few people",
        text: "a quiet person may prefer one visitor and no talk. Keep the list of callers short and ring the others yourself in the evening.",
      },
    ],
    say: [
      "I’m here. You don’t have to say anything; I only wanted to hold your hand and tell you how glad I am to have you in my life.",
      "If there’s something you’d still like to say or have done, tell me. If not, we can just be quiet together.",
    ],
    dont: "talk of getting well, or arguments with relatives in the room about who was there more often.",
    stop: "Ask the nurses or the palliative team what is coming, and about pain, at any hour; that’s their work. If you can’t be there at the last moment, that isn’t a failing: many go in the minute the room is empty.",
    lean: "Go, and go sooner rather than later, because nobody regrets a visit that was too early. Only a clear wish from {name} for no visits would change that; then send a voice message or a letter to be read aloud.",
    future:
      "Nobody knows the hour, not even the doctors. Whether {name} hears you can’t be proved either, but watch the breath, a brow that smooths, a finger that presses: many families see an answer there.",
    source: "grief",
  },
  consoling: {
    open: [
      "You’d like to take some of it off them, and every sentence you try sounds like one from a card.",
      "What went wrong for {name} can’t be put right by you, which is just what makes it hard to walk up and say something.",
    ],
    ask: [
      {
        text: "What happened, and how many days ago?",
        told: "died lost funeral yesterday weeks left job exam miscarriage dad mum husband wife friday failed",
      },
      {
        text: "Were you there for each other like this before?",
        told: "always before helped close friend colleague neighbour cousin know* years",
      },
    ],
    weigh:
      "Speaking of it may bring tears; not speaking brings the feeling that it’s not allowed to have happened. Tears you can sit beside, so lean towards saying the name of what was lost.",
    moves: [
      {
        lead: "Turn up small",
        text: "call round or write the same day: “I’ve heard. I’m so sorry. I’m thinking of you, and of all you’ve lost.” Name the person or the thing, not “your loss”.",
      },
      {
        lead: "Be quiet beside them",
        text: "sit down, bring a cup of tea, count slowly to ten before you speak. “Tell me about it if you’d like” is a whole sentence.",
      },
      {
        lead: "Come in week five",
        text: "put a reminder in your calendar for a month from now, and for the date. When the others have stopped is when a visit counts double.",
      },
      {
        for: "E-",
        lead: "One line, no call",
        text: "somebody private is often glad of written words that need no reply. Leave soup with a note at the door and go.",
      },
      {
        for: "E+",
        lead: "Get them out",
        text: "a person who feels better among others may like a walk or the usual table, with one friend and not ten. Ask first which of the two they’d hate.",
      },
      {
        for: "colleague",
        lead: "First day back",
        text: "go over once, say “Good to see you, I’m sorry about what happened”, then offer the coffee and the everyday work. The whole team pretending is worse.",
      },
      {
        for: "partner",
        lead: "Take things over",
        text: "deal with the phone, the forms and the dinner without asking, and hold them at night. Grief that returns in waves isn’t a sign that you’re doing it wrong.",
      },
    ],
    say: [
      "I heard, and I’m so sorry. I won’t try to make it better; I’d like to sit with you for a while.",
      "It’s been a few weeks and I still think of it. How are the evenings? I could come on Sunday with something to eat.",
    ],
    dont: "sentences that begin with at least, or stories about how you got over yours.",
    stop: "If after some weeks {name} hardly eats or sleeps, or sees no sense in the days, bring in the family doctor at once and stay near. You needn’t be the only one who comforts.",
    lean: "Mention it, I’d say, and mention the name. People fear reminding somebody of what they think of all day anyway. If the answer is a shake of the head, change the subject and leave it at that.",
    future:
      "How long it takes has no timetable, and a good day next to a bad one means nothing yet. You’ll see that your being there does good when {name} tells you the same story a second time, or laughs and doesn’t look guilty.",
    source: "grief",
  },
  low_mood: {
    open: [
      "You notice it in what has gone missing: the whistling, the Thursday game, the second helping.",
      "Being near somebody who has gone grey inside makes you try everything, and then feel it’s your fault when nothing works.",
    ],
    ask: [
      {
        text: "Since when has it been like this, and did anything happen just before?",
        told: "since weeks months winter october november retire* year moved lost ago",
      },
      {
        text: "How about sleep, food and getting up?",
        told: "sleep* bed eat* eating meals weight nights tired awake washing dressed",
      },
    ],
    weigh:
      "Jollying somebody along makes it lonelier, leaving it be makes it last longer. Steady company without a programme, and a doctor when it lasts, goes between the two.",
    moves: [
      {
        lead: "Say what you miss",
        text: "choose a quiet moment side by side: “You haven’t sung in the shower for a month. I’m not asking you to be jolly, I’d like to know how it is in there.” Then wait.",
      },
      {
        lead: "Ask for tiny things",
        text: "ten minutes round the block at four, peeling the potatoes together. Don’t ask what they fancy, nothing is fancied; put the shoes by the door.",
      },
      {
        lead: "Book the doctor together",
        text: "if it has gone on for more than two weeks, suggest a check of blood, sleep and mood, and go along. “To find out what’s pulling you down” is easier than a big word.",
      },
      {
        for: "old",
        lead: "Look for the gap",
        text: "after retirement, a move or a loss the days have no edge. Find one thing for which {name} is needed at a set hour, even the bins or a grandchild’s homework.",
      },
      {
        for: "young",
        lead: "Sit on the floor",
        text: "a teenager talks more easily while doing something, in the car, over a game. Ask about one day, not about feelings, and tell the school you’re keeping an eye on it.",
      },
      {
        for: "partner",
        lead: "Keep a life going",
        text: "see your own friends on your evening and say why. Two people sunk on one sofa pull each other down.",
      },
      {
        for: "N+",
        lead: "Take it seriously",
        text: "somebody who’s usually steady rarely complains, so a small change weighs more. Ask twice, the first answer will be that it’s fine.",
      },
    ],
    say: [
      "I’ve noticed you aren’t yourself, and I miss you. You needn’t explain it. Would you come round the block with me?",
      "It’s been a while now and I don’t want us to wait any longer. I’d like to ring the doctor with you tomorrow.",
    ],
    dont: "telling them how good they have it, or taking the gloom as an answer to you.",
    stop: "Two weeks of it, no sleep or no meals are for a doctor. If {name} says they don’t want to go on or gives dear things away, ask plainly, stay with them, and ring a doctor or a crisis line in the same hour.",
    lean: "Yes, ask, and directly, because people in that state seldom begin by themselves. If the answer is a wall, don’t push the same evening; a doctor’s appointment is the thing I’d insist on if nights and meals are going.",
    future:
      "It passes for most people, sooner with help, but when can’t be told from where you stand. Improvement shows first in the body and the small habits: a shaved chin, an appetite, a remark about the neighbours; the mood comes last.",
    source: "carers",
  },
  burnout: {
    open: [
      "There’s a tiredness that a weekend doesn’t reach, and this sounds like that kind.",
      "Everybody goes on asking because it has always worked so far, and only one person knows the tank is empty.",
    ],
    ask: [
      {
        text: "Since when has a day off not been enough?",
        told: "weeks months year since launch always holiday weekend sunday years",
      },
      {
        text: "What of all that could stop this week without anything terrible happening?",
        told: "work boss kids emails team housework hours shift shifts clients mother",
      },
    ],
    weigh:
      "Holding out until the next deadline protects the job, and that’s what was said at the last one too. Stopping sooner costs an awkward talk and saves months.",
    moves: [
      {
        lead: "List and strike",
        text: "write all that has to be done on one sheet tonight, and mark three things that can wait, two that somebody else can do. Take that sheet to the talk, not a feeling.",
      },
      {
        lead: "One talk at work",
        text: "ask for twenty minutes and say what’s possible: “With these hours I can do A and B well. Which of the others should stop?” Ask for a date to look at it again.",
      },
      {
        lead: "Fence the sleep",
        text: "for ten days no screen from nine, phone in the kitchen, same bedtime. Decisions about the job come after those ten nights.",
      },
      {
        for: "C+",
        lead: "Name what’s good enough",
        text: "conscientious people finish everything and finish themselves. Choose beforehand which task gets seventy per cent, and tell each other when it’s done.",
      },
      {
        for: "A+",
        lead: "No for an hour",
        text: "whoever finds it hard to refuse can say: “I’ll tell you tomorrow.” That one sentence on the phone saves more strength than a spa.",
      },
      {
        for: "partner",
        lead: "Carry, don’t coach",
        text: "whichever of you has more left takes over the dinner, the forms and the relatives for two weeks. Suggestions for a healthier life can come later.",
      },
      {
        for: "colleague",
        lead: "Ask for a swap",
        text: "colleagues often notice and don’t know how to help. Suggest one concrete thing: the Tuesday meeting, the phone from four to six.",
      },
    ],
    say: [
      "Something has to come off the list this week. Could we sit down tonight for half an hour and look at what can wait?",
      "We said it was only until the end of the month. The month is over, so I’d like to settle now what stops and who says so at work.",
    ],
    dont: "a big plan for a new life at eleven at night, or waiting for the holiday to mend it.",
    stop: "Waking at four, tears, a racing heart or dread on the way to work for more than two weeks: see a doctor, who can also sign somebody off. A works council or union helps if the boss won’t listen.",
    lean: "Asking for a break is sensible, and earlier is cheaper than later; nobody who has had to cover a six-month absence thinks it weak. I’d pick the words more carefully if the contract is shaky, and get advice first.",
    future:
      "How quickly strength returns differs, and it’s usually weeks rather than days. Take as the measure whether anything small gives pleasure again, a song, a story read aloud; and as a warning, whether the free day is only slept through.",
  },
  body_comments: {
    open: [
      "A remark about a body takes two seconds to make, and the other person wears it for years.",
      "It gets called caring or joking, and still you sit there wishing your plate were invisible.",
    ],
    ask: [
      {
        text: "Who else is there when it’s said?",
        told: "everyone front dinner lunch family table colleagues alone friends kids sunday office",
      },
      {
        text: "Have you ever answered, and what came back?",
        told: "answer* said told laugh* joke sensitive replied meant stop kindly",
      },
    ],
    weigh:
      "Letting it go keeps lunch peaceful, and gives permission for next Sunday. A short sentence disturbs for half a minute and is understood for longer.",
    moves: [
      {
        lead: "One dry sentence",
        text: "have it ready: “I don’t talk about bodies at table. Pass me the salad, please.” Say it friendly, look at them, and change the subject yourself.",
      },
      {
        lead: "Talk before, not during",
        text: "ring two days ahead of the next meal: “On Sunday please say nothing about my weight. Ask me about work.” In front of others nobody likes to be corrected.",
      },
      {
        lead: "Protect the small ones",
        text: "if a child heard it about their own legs or belly, answer there and then “Those are good legs”, and speak with the adult later.",
      },
      {
        for: "old",
        lead: "Give another topic",
        text: "for many older people a look at the body stands for how are you. Tell them what you’d like to be asked, and praise it when they do.",
      },
      {
        for: "A-",
        lead: "Don’t debate facts",
        text: "a blunt person will say that it’s only true. Answer: “It may be, and I don’t want to hear it.” Repeat the same words, no new reasons.",
      },
      {
        for: "partner",
        lead: "Say what it does",
        text: "tell them in bed or on a walk that after such a remark you undress in the dark. Ask for something you’d like to hear instead.",
      },
      {
        for: "colleague",
        lead: "Note and speak once",
        text: "with a superior write down date and words, answer “Let’s stay with the work”, and go to the staff representative if it’s repeated.",
      },
    ],
    say: [
      "Could we leave my weight out of it from now on? Ask me about work or the garden, and I’ll gladly tell you.",
      "I asked you about this before. From now on I’ll get up from the table for a bit when it starts, and I’d much rather stay.",
    ],
    dont: "answering with something nastier, or going without food at lunch to escape the comments.",
    stop: "If you begin to hide food, skip meals or can’t look in the mirror, see a doctor or a counsellor, and keep away from the commenting table for a while. At work, take repeated remarks to the staff representative.",
    lean: "I’d say something, kindly, the next time and not in the middle of the party. If it’s you who worries about somebody else’s body, leave looks aside and speak once, in private, about breath, sleep or blood pressure.",
    future:
      "Old habits of speech don’t vanish after one request. What counts is the second time: a hand put over the mouth, a quick change of subject. If {name} laughs and carries on in front of others, you’ll know it isn’t forgetfulness.",
    source: "boundaries",
  },
  refuses_help: {
    open: [
      "You see the mole, the cough or the sleepless nights, and {name} acts as if you’d brought the illness into the house.",
      "Everything has been tried: asking nicely, booking, getting cross. And the appointment gets cancelled all the same.",
    ],
    ask: [
      {
        text: "What is {name} really avoiding, do you think: the result, the shame, the waiting room?",
        told: "scared fear shame weak money time doctors result father died needles proud crazy",
      },
      {
        text: "What have you tried so far?",
        told: "begged booked cried told suggest* asked nagged offered threw pay paid cancel*",
      },
    ],
    weigh:
      "Pushing harder makes the no stronger, since then it’s about who’s right; keeping quiet lets time pass that may be needed. The choice is theirs, and you may say what you see and what it does to you.",
    moves: [
      {
        lead: "Ask before telling",
        text: "try “What would have to happen for you to have it looked at?” Let them finish, repeat the answer in your words, and only then say your worry, in one sentence.",
      },
      {
        lead: "Make it tiny",
        text: "not “see somebody” but one blood pressure reading at the chemist’s, one phone call, one first session and then never again if it’s no use.",
      },
      {
        lead: "Take the hurdle away",
        text: "find the number, the price, a morning slot, and offer the lift and lunch afterwards. Ask whether you may book; behind their back costs you their trust.",
      },
      {
        for: "C+",
        lead: "Give the facts",
        text: "an orderly person may go for a date and a reason: what gets checked at that age, how long it takes, what’s known by Thursday. Leave the leaflet and drop it.",
      },
      {
        for: "A-",
        lead: "Hand over the say",
        text: "with a contrary mind, end the tug of war: “You decide. I’ve said it and I’ll not say it again until Friday.” On Friday ask just once.",
      },
      {
        for: "N-",
        lead: "Plan the fear",
        text: "somebody who imagines the worst puts off the result, not the doctor. Agree on who’s in the room and what you do that same evening.",
      },
      {
        for: "old",
        lead: "Let others say it",
        text: "an old friend, the chemist or a grandchild gets further than family. Tell the doctor’s practice what you see; they may listen even if they can’t report back.",
      },
    ],
    say: [
      "It’s your body and your decision. I lie awake over it, so would you do the one check, for my sleep if not for yours?",
      "I won’t nag you any more. I’d like to know by Sunday whether it’s yes or no, because not knowing is what wears me out.",
    ],
    dont: "secret appointments or invented ones, and frightening stories from the internet.",
    stop: "Chest pain, blood, a lump that grows, sudden confusion: ring a doctor or an ambulance yourself, whatever {name} says. If it’s about mind or marriage, go to a counsellor on your own; that can start without them.",
    lean: "I’d speak once more, calmly and about one step, because nobody listens to a hundredth warning. Going over their head is right only in an emergency, or when their judgement is failing.",
    future:
      "Will they go? Most people do when it has become their own idea, so listen for the tone: “perhaps after the holidays” is further along than a joke. A sentence beginning “if I went” is when you fetch the diary.",
    source: "mi",
  },
  my_illness: {
    open: [
      "You’ve got news about your own body, and on top you have to manage other people’s faces.",
      "As long as nobody knows you can still be the one you were last week, and you’re alone with it at night.",
    ],
    ask: [
      {
        text: "Who knows already, and whom would it be hardest to tell?",
        told: "nobody husband wife kids mum boss knows friends children told partner dating",
      },
      {
        text: "What would you like to happen after you’ve said it?",
        told: "help treat* normal space lift company quiet work understand pity fuss",
      },
    ],
    weigh:
      "Telling brings help, and also questions and pity; silence keeps things normal, and costs you strength to keep up. It needn’t be all or nothing: you choose who, how much and when.",
    moves: [
      {
        lead: "Start with one",
        text: "choose the person who stays calm, and tell that one this week. With somebody at your side the next talks get shorter.",
      },
      {
        lead: "Three sentences",
        text: "what it is, what comes next, what you want from them: “I’ve got this. Treatment starts in May. Please don’t treat me like glass, and drive me on Tuesdays.”",
      },
      {
        lead: "Write a small list",
        text: "who could drive, cook, sit with you, take the dog. When somebody says “if I can help”, read out one line.",
      },
      {
        for: "N-",
        lead: "Tell it in daylight",
        text: "with a person who takes fright easily choose a morning, begin with what can be done, and end with the next time you’ll speak. You don’t have to comfort them all evening.",
      },
      {
        for: "young",
        lead: "Plain words for children",
        text: "give the name of the illness, say that it isn’t their fault and can’t be caught, and what stays as it is tomorrow. Ask the next day what they’ve understood.",
      },
      {
        for: "colleague",
        lead: "Only what work needs",
        text: "dates, what you can do, who stands in. The diagnosis is yours; ask first at the staff office what you must say.",
      },
      {
        for: "friend",
        lead: "Take the first step",
        text: "friends who’ve gone quiet are often only at a loss. Send: “I don’t need wise words. Come on Saturday and tell me about your holiday.”",
      },
    ],
    say: [
      "I’ve got something to tell you and I’d like you just to listen first. I’m ill, there’s a plan, and I’ll need you for one or two things.",
      "You’re being so careful with me that I miss you. Ask me when you want to know something, and otherwise quarrel with me as usual.",
    ],
    dont: "telling it in passing by message to somebody near, or saying it’s nothing when you’ll need them next week.",
    stop: "You may end any talk about it: “Enough for today.” If you cry every day or no one can be asked, tell the ward or your doctor; there are counsellors for this. For work matters get a union or legal adviser.",
    lean: "I’d tell those who live with you soon, because they notice something anyway and imagine worse. With an employer, a new flame or the wide circle take all the time you like, unless safety or treatment dates depend on it.",
    future:
      "How they’ll take it you can’t work out beforehand; first reactions are often clumsy and don’t say much. See what {name} does a week later: a question that remembers what you said, or a lasagne, weighs more than the face in the first minute.",
    source: "disclosure",
  },
  pet: {
    open: [
      "An animal is there every morning and every evening, so it’s never a small matter in a home.",
      "“Only a cat” and “only a dog” come from people who don’t know how much hangs on it between two people.",
    ],
    ask: [
      {
        text: "Is it about saying goodbye, about having one, or about who looks after it?",
        told: "died sleep vet wants walk walks barks neighbour keeps split adopt lost bed",
      },
      {
        text: "What does the animal mean to {name}, and what to you?",
        told: "love loves hates family child company years allergic baby friend best",
      },
    ],
    weigh:
      "One of you thinks of the animal, the other of sleep, money, hair on the sofa, and both are telling the truth. What helps is a decision about a concrete thing, who gets up, what’s allowed, when it’s time.",
    moves: [
      {
        lead: "Take it seriously aloud",
        text: "say what it means before you say what you want: “That old cat slept on your bed for sixteen years”, or “I know you’ve wanted a dog since you were six.” Then it can be discussed.",
      },
      {
        lead: "Put jobs on paper",
        text: "walks, vet, holidays, money, who’s at home on Tuesdays. If it doesn’t fill up with names for a normal week, it isn’t the year yet for another animal.",
      },
      {
        lead: "Let the vet speak",
        text: "for illness or noise go together and ask: “What would you do if it were yours?” One calm voice from outside ends many arguments at home.",
      },
      {
        for: "young",
        lead: "Tell children the truth",
        text: "say that the animal died and won’t come back, and let them draw, bury or ask. A twin from the shop gets found out, and then they doubt more than the hamster.",
      },
      {
        for: "partner",
        lead: "Rules by place",
        text: "agree on two rooms and one piece of furniture that stay free, and on one where anything goes. It’s easier to keep to than a vague “a bit less”.",
      },
      {
        for: "far",
        lead: "Go over first",
        text: "if it’s barking or mess at a neighbour’s, ask at what hours it bothers and say what you’ll try for two weeks. Then ring again and ask if it’s better.",
      },
      {
        for: "old",
        lead: "Company with help",
        text: "for an older person the animal is often the reason to get up. Before saying it’s too much, look for a walker, a delivery of food and who would take it in.",
      },
    ],
    say: [
      "I know how much it means to you. Can we talk about what would be best for the animal, and then about the two of us?",
      "We see it differently and I don’t want to fight over it. Let’s try it for a month as we said, and on the first we decide.",
    ],
    dont: "the sentence that it was only an animal, or bringing a new one home as a surprise.",
    stop: "If the animal suffers, let the vet’s word decide and not the one who shouts louder. When after a separation you can’t agree who keeps it, ask a mediator; and if grief stays heavy for weeks, talk to somebody about it.",
    lean: "I’d decide by who does the daily work and by how the animal is, rather than by who’s right. If somebody really doesn’t want one, wait: an animal taken in against a person’s will pays for it.",
    future:
      "Nobody can foresee how fond {name} will become, or how long the missing lasts. See who fills the bowl without being told, or whether a story about the old one can be told with a smile; then it’s time for the next step.",
  },
  new_baby: {
    open: [
      "Somebody very small has moved in, and overnight everybody else is short of sleep, room and patience.",
      "The first weeks are made of love and arithmetic: who slept, who held, who has to sit with the visitors.",
    ],
    ask: [
      {
        text: "How old is the baby, and how do the nights go at present?",
        told: "weeks months days old born night nights hours feed* sleep twins colic",
      },
      {
        text: "What weighs most: the visits, the nights, or the distance between you?",
        told: "visit* mother family snores sex touch relatives help alone husband wife work",
      },
    ],
    weigh:
      "Letting everybody in keeps the peace with the families and takes the little strength there is. Closing the door for a while disappoints some people, and it can be opened again in four weeks.",
    moves: [
      {
        lead: "Shifts, not fairness",
        text: "split the night at two o’clock: one sleeps with earplugs in another room, the other is on, then change. Five hours in one go are worth more than any agreement about taking turns.",
      },
      {
        lead: "Visits with an end",
        text: "one message for all: “We’d love to show you the baby, from three to four, please bring supper, and no kisses if you’ve got a cold.” The one whose family it is sends it.",
      },
      {
        lead: "Ten minutes a day",
        text: "sit down when the baby sleeps and tell each other one hard and one good thing, no tasks. The rest of the flat may look as it looks.",
      },
      {
        for: "partner",
        lead: "Touch without a goal",
        text: "a hand on the neck, feet on the lap, an embrace in the kitchen. Desire after a birth takes its months in either of you, and it comes more easily where nothing is expected.",
      },
      {
        for: "family",
        lead: "Give them a job",
        text: "grandparents who hold the baby while you wash up need another task. Say: “It would help us most if you cooked and we held.”",
      },
      {
        for: "friend",
        lead: "Bring and go",
        text: "a friend does best with a casserole on the mat, a load of ironing taken away, and half an hour on the sofa only when asked.",
      },
      {
        for: "C+",
        lead: "Lower the bar together",
        text: "somebody who likes everything in order suffers twice. Agree on three things that get done each day and call the rest later.",
      },
    ],
    say: [
      "We’re both running on no sleep, so I don’t want to settle who does more. Could you take until two tonight, and I’ll do the rest?",
      "I know you’re longing to see the baby. For now we need quiet; I’ll write to you as soon as we’re ready, and I’m looking forward to it.",
    ],
    dont: "keeping score at four in the morning, or saying yes at the door and being cross for the week.",
    stop: "Crying most days, no joy, dread or dark thoughts beyond two weeks, in either parent: ring the midwife or doctor now, it’s common and can be treated. If you’re near losing your temper, lay the baby down safely and call somebody.",
    lean: "Asking people to wait is all right; the first weeks belong to those who get up at night, and a grandparent can live with a date. I’d make an exception for anyone who cooks, cleans and leaves.",
    future:
      "Being a couple comes back differently and later than one thinks, and no book knows when that will be for you two. What I’d watch is tone: a joke at three in the morning, a thank you for the bottle. Where those are, the rest tends to follow.",
    source: "gottman",
  },
  pregnancy: {
    open: [
      "Two lines, or a late date, and from one hour to the next everything has a different weight.",
      "Before the news belongs to anyone else it belongs to you, and yet somebody has to hear it first.",
    ],
    ask: [
      {
        text: "Who knows by now, and who is to hear it next?",
        told: "husband boyfriend girlfriend mum boss friend nobody tell told telling partner parents",
      },
      {
        text: "Were you hoping for it, or has it come from nowhere?",
        told: "planned unplanned trying tried years accident wanted late ivf surprise panic",
      },
    ],
    weigh:
      "Telling early brings support in weeks that can be shaky; telling late keeps the decision and the fright your own. The person you share your life with comes sooner; work and relatives can wait.",
    moves: [
      {
        lead: "Make sure first",
        text: "a test in the morning and a date with the doctor or midwife before the big conversations. “About eight weeks” is easier to speak of than a guess.",
      },
      {
        lead: "One plain sentence",
        text: "sit down at home without phones: “I’ve got news, it’s big, and I don’t need an answer tonight: there’s a baby on the way.” Then give the other person time.",
      },
      {
        lead: "Decide the order",
        text: "write down three names and dates: partner, then whoever helps, then work once you know your rights. Ask everybody to keep it to themselves and say until when.",
      },
      {
        for: "N-",
        lead: "Wait a day",
        text: "somebody easily shaken may go white or say something foolish. Don’t discuss it on that evening; agree on tomorrow at seven.",
      },
      {
        for: "colleague",
        lead: "In writing at work",
        text: "ask the staff office or union what the rules are, then tell your superior yourself before the canteen does, with dates and a proposal for the handover.",
      },
      {
        for: "friend",
        lead: "Kind to the waiting",
        text: "a friend who longs for a child should hear it early, by message, with room to be sad: “You don’t need to answer or be happy for me today.”",
      },
      {
        for: "family",
        lead: "Theirs isn’t the vote",
        text: "let mothers and in-laws be glad, worried or offended, and say which things you two have settled already. The same day for both families spares a war.",
      },
    ],
    say: [
      "There’s some news I want you to have from me: there’s a baby on the way. Nothing clever is needed as an answer.",
      "A few days have gone by. I’d like to hear what goes round in your head, even if it isn’t what you think I’d like to hear.",
    ],
    dont: "breaking it by text between two meetings, or asking everyone’s view before you’ve heard your own.",
    stop: "Bleeding, strong pain or a fright that won’t let you sleep: ring the doctor or midwife. If you don’t know what you want, or somebody presses you one way or the other, there are pregnancy advice services that say nothing to anybody.",
    lean: "I’d tell the one it concerns most as soon as you’re certain, because carrying it by yourself makes every day longer. With anyone who might try to decide for you I’d wait, and talk to a doctor or adviser first.",
    future:
      "First faces mislead: white can mean joy, and a hug can mean panic. Look at the second week: does {name} ask about dates, come along, move things in the flat? That’s how a reaction looks once it has settled.",
  },
  saying_no: {
    open: [
      "The yes comes out before you’ve thought, and the no arrives at ten at night when it’s too late.",
      "People ask you because you’re reliable, and it has quietly stopped being a question.",
    ],
    ask: [
      {
        text: "What exactly have you been asked for, and by when?",
        told: "babysit* lend drive car saturday weekend money shift reports move guarantor sunday ask*",
      },
      {
        text: "What would you do with those hours if they were yours?",
        told: "rest sleep family kids home study garden plans zoo tired",
      },
    ],
    weigh:
      "A no may disappoint for an evening; a yes you resent stays in the room for months and comes out in small digs. Your time counts in the sum as much as the other’s need.",
    moves: [
      {
        lead: "Buy an hour",
        text: "whenever you’re asked, say: “I’ll look and tell you tonight.” You say yes at once out of habit; with an hour you say what you mean.",
      },
      {
        lead: "No plus nothing",
        text: "say “No, I can’t on Saturday.” Stop there. Every reason is a door at which someone can knock with a solution.",
      },
      {
        lead: "A smaller yes",
        text: "if you’d like to help, choose the size: two hours in place of the day, once a month, a phone number of somebody who does it for money.",
      },
      {
        for: "A-",
        lead: "Repeat it",
        text: "with someone who pushes, say the same sentence in the same tone three times. Don’t find new arguments, they’re only taken apart.",
      },
      {
        for: "N-",
        lead: "Warm before and after",
        text: "a person who soon feels rejected needs to hear that it’s about the day: “I like being asked. This Saturday I can’t. See you on Tuesday?”",
      },
      {
        for: "colleague",
        lead: "Show your list",
        text: "with a boss or workmate answer: “I’ve got these three. Which one shall I leave for it?” It’s a no that thinks along.",
      },
      {
        for: "family",
        lead: "Write the rule",
        text: "for what comes every week, give one: “One Saturday a month I’ll have the children, tell me which.” Rules get haggled over less than favours.",
      },
    ],
    say: [
      "Thank you for thinking of me. I can’t do it this time, and I wanted to say so straight away so that you can ask somebody else.",
      "I’ve said yes to this often, and I notice that I’m doing it with a long face. From this month on I’ll leave it.",
    ],
    dont: "inventing an illness or an appointment; the next invitation to help comes with the same excuse in mind.",
    stop: "When every no is paid for with days of silence, scenes or tears, stop explaining: the same sentence, then leave or hang up. If somebody at work makes it a condition of staying, ask the union or staff office.",
    lean: "If your stomach tightens while reading the request, I’d say no, politely and today. I’d say yes in a real emergency, or where they’d do the same for you and have shown it.",
    future:
      "Some will be put out for a week, and most then plan without you, which is what you wanted. It’s a good sign when {name} asks with an “if you can” next time; it’s a bad one if they come to you solely for things.",
    source: "boundaries",
  },
  meddling: {
    open: [
      "It’s meant as help, and it feels as though somebody had walked through your rooms with shoes on.",
      "Advice nobody asked for is hard to turn down, because turning it down sounds like ingratitude.",
    ],
    ask: [
      {
        text: "What did {name} do or say the last time?",
        told: "key curtains kitchen opened post garden arrived unannounced told contact* advice cupboard* rearranged came",
      },
      {
        text: "Is it a parent of yours, of your partner, or somebody else, and does your partner see it like you?",
        told: "mother mum mil dad inlaw partner husband wife neighbour aunt sister colleague",
      },
    ],
    weigh:
      "Saying nothing spares you a scene and teaches that it’s welcome; drawing a line may hurt somebody who meant well. Give them something they may do, and the line is easier to take.",
    moves: [
      {
        lead: "Say it early",
        text: "on the first occasion, not after the tenth: “I know you mean well. I’d rather do the kitchen myself. Would you sit with me and have a coffee?”",
      },
      {
        lead: "Rule for the door",
        text: "agree on a call before any visit and a key for emergencies, and when somebody stands there unannounced, say at the door: “Now isn’t good; come on Thursday at four.”",
      },
      {
        lead: "A useful task",
        text: "think of one task you’d really be glad of, roses, hems, tax forms, and hand that over. Somebody who wants to be needed has to know where.",
      },
      {
        for: "partner",
        lead: "Own side speaks",
        text: "whoever’s relative it is says it, as “we”, without “my wife doesn’t want”. Settle between you beforehand what you’ll both stand by.",
      },
      {
        for: "A-",
        lead: "No reasons",
        text: "with a person who discusses everything, “That’s how we do it” closes the subject. As soon as you justify the baby’s hat, you’ve entered the debate.",
      },
      {
        for: "old",
        lead: "Respect first",
        text: "ask an older person how it was in their day and listen to the end. Then: “With us it’s different, and we’re getting on all right with it.”",
      },
      {
        for: "colleague",
        lead: "Draw it at work",
        text: "try “What I tell you about home stays between us. If there’s something to be said to the boss, I’ll say it.” And tell less from now on.",
      },
    ],
    say: [
      "I can tell you want to help. Please ask before doing something that concerns me, and I’ll say honestly where I could use you.",
      "I asked you to speak to me first. I’m glad of your help when we’ve agreed on it; this time I’d rather do it my way.",
    ],
    dont: "changing the lock without a word, or complaining to everyone except the one it’s about.",
    stop: "If post is still being opened or other people contacted behind your back after two clear requests, take the key back and keep visits short. For a couple divided over it, a family counsellor helps.",
    lean: "Yes, a line is fair, and the sooner it’s drawn the kinder it can sound. I’d keep a new lock for the day when you’ve asked for the key back in so many words and it’s still being used.",
    future:
      "Whether {name} will keep to it shows at the next occasion, not in the answer you get today. Expect one relapse and see what follows: a phone call from the corner of the street is already progress.",
    source: "boundaries",
  },
  hurtful_jokes: {
    open: [
      "Everyone laughs and you laugh with them, and on the way home it’s the only thing you can think of.",
      "A joke that needs you to be small for it isn’t shared, even if nobody meant anything by it.",
    ],
    ask: [
      {
        text: "What is the joke about, and does it keep coming back?",
        told: "nickname accent story always weight height every again cooking impression name",
      },
      {
        text: "Is it only in front of others, or when you two are alone as well?",
        told: "mates friends front family table group chat alone home party pub colleagues",
      },
    ],
    weigh:
      "If you say something, you risk being told you can’t take a joke; if you don’t, you stay everyone’s party piece. Said once, in private and briefly, it costs the least.",
    moves: [
      {
        lead: "The day after",
        text: "on your own, two minutes: “The story of the fountain: I laughed, and I didn’t like it. Please leave it out on Saturday.” No trial, one request.",
      },
      {
        lead: "Don’t laugh along",
        text: "next time just look friendly and say nothing, or “And now a new one.” A joke without its laugh gets short of breath.",
      },
      {
        lead: "Name one thing",
        text: "say which subject is off limits, the body, the ex, the accent, and that the rest is fine. People give up one topic sooner than the whole of teasing.",
      },
      {
        for: "E+",
        lead: "Give back the stage",
        text: "somebody who entertains wants the room. Ask for another story: “Tell them about the ferry.” They keep the applause and you’re out of it.",
      },
      {
        for: "A-",
        lead: "Short and dry",
        text: "just “Not funny for me”, then on with the meal. A person who likes sparring takes a flat sentence better than an explanation of feelings.",
      },
      {
        for: "partner",
        lead: "Ask for loyalty",
        text: "say that in front of others you’d like them on your side. Agree on a sign, a hand on the arm, that means leave it now.",
      },
      {
        for: "colleague",
        lead: "The decent one first",
        text: "choose the most decent of the group, tell that one what the nickname does, and ask them to drop it first. The rest often follows.",
      },
    ],
    say: [
      "It’s not meant badly, I’m sure. When you tell that story I feel small, and I’d like you to leave it out from now on.",
      "We’ve talked about this one. I’m not laughing today, and I’d ask you to stop there.",
    ],
    dont: "getting even with a worse joke in company, or a long reckoning late in the evening after drinks.",
    stop: "If it turns into digs about your body, your origin or your work every week, or it continues when you two are alone, it’s no longer humour. Keep away for a while; at work go to the staff office, and speak to a friend or counsellor about it.",
    lean: "Once, and privately, I’d say it, since many honestly don’t notice. If they’ve been told and still enjoy it, I’d stop arguing about whether it’s funny and think about how often you want to sit there.",
    future:
      "Nobody sees from outside whether it was thoughtlessness. The test comes by itself at the next gathering: if {name} swallows the punchline or steers away when someone else begins, you were heard.",
  },
  embarrassing: {
    open: [
      "Your face goes hot again each time you think of it, and it’s far bigger in your head than in theirs.",
      "Something slipped out, to the wrong ears or the wrong chat, and now there’s a next meeting to get through.",
    ],
    ask: [
      {
        text: "What happened, and who saw or heard it?",
        told: "sent text photo mic said called chat email screen heard saw wrong group",
      },
      {
        text: "When do you next see {name}?",
        told: "monday tomorrow saturday tonight friday work sunday meeting week today",
      },
    ],
    weigh:
      "Mentioning it makes it real again for a minute; pretending can leave a fog between you for weeks. If somebody could be hurt it needs a word, and if it was only silly a smile will do.",
    moves: [
      {
        lead: "Sort it first",
        text: "was it only funny, or was it unkind about somebody? Funny: one light sentence. Unkind: a proper apology today, with no joke in it.",
      },
      {
        lead: "Be the first",
        text: "write before you meet: “That message wasn’t for you, and I’d like to sink through the floor. Please delete it, and let’s never speak of it.” Ten words more and it grows.",
      },
      {
        lead: "Walk in as usual",
        text: "next time say hello, look up, ask something ordinary. People take their tone from you within the first half minute.",
      },
      {
        for: "A+",
        lead: "Let them laugh",
        text: "a kind person is relieved when you smile first. “Have you recovered?” opens it, and it’s done with.",
      },
      {
        for: "A-",
        lead: "Own it at once",
        text: "to somebody who’d tease you for months, tell the story yourself, a bit worse than it was. There’s not much left to dig up.",
      },
      {
        for: "colleague",
        lead: "Small at work",
        text: "correct what matters, the wrong figure, the wrong recipient, with one line to those concerned. Don’t write to all forty again.",
      },
      {
        for: "partner",
        lead: "Tell it at home",
        text: "the sooner you laugh about it with somebody, the sooner you sleep. And if it was about their mother, say so before the news gets round.",
      },
    ],
    say: [
      "About the other day: that was clumsy of me and I’m sorry. You don’t have to say anything, I only didn’t want to act as if nothing had happened.",
      "What I said about you wasn’t fair, and that you heard it is the smaller part. I’m sorry. If you’re annoyed, I’d understand.",
    ],
    dont: "explaining it at length, or apologising for the fourth time; then the others have to look after you.",
    stop: "One apology is enough, even if the answer is short. If a private picture of yours is passed on, ask for it to be deleted; the staff office, the school or a lawyer can help.",
    lean: "If it was just awkward I’d let it pass with a smile, since most people have forgotten by Thursday. If there was something unkind in it, or they saw more of you than they’d want to, a short word is better than the fog.",
    future:
      "What {name} makes of it you can’t read from a thumbs-up or a silence; they may be more embarrassed than you. If they talk to you as usual at the second meeting, it’s over, whatever your ears say.",
    source: "apology",
  },
  asking_favour: {
    open: [
      "Asking feels like owing, and so you lie awake over a lift you’d give anyone without thinking.",
      "You know that {name} could help; what’s missing is a sentence that leaves room for a no.",
    ],
    ask: [
      {
        text: "What exactly do you need, for when and for how long?",
        told: "lift airport loan money kids mind van move reference shift weekend days cat feed",
      },
      {
        text: "What have you two done for each other so far?",
        told: "helped before always lent never last time owe watered swapped years",
      },
    ],
    weigh:
      "If you don’t ask, you save face and drag the wardrobe by yourself; if you do, the other person has to weigh you against their Saturday. Most people like being asked, when they may refuse.",
    moves: [
      {
        lead: "In one breath",
        text: "what, when, how long, and the way out: “Could you take us to the station on Friday at four? It’s forty minutes. If it doesn’t suit, I’ll get a taxi.”",
      },
      {
        lead: "Ask in good time",
        text: "a week ahead by message, so that nobody has to answer with you watching. For big things, money or children for days, ask in person, and let them sleep on it.",
      },
      {
        lead: "Offer a return",
        text: "something that suits them and that you can do: cooking, tax forms, watering. Say it with the question and not afterwards as a payment.",
      },
      {
        for: "C+",
        lead: "Bring the details",
        text: "somebody organised says yes to a plan: times, keys, list, phone numbers. Send it all in one go and they can put it in the diary.",
      },
      {
        for: "A+",
        lead: "Ask for the truth",
        text: "people who can’t refuse need help with it. “I’d really rather have a no than a yes that’s hard for you.”",
      },
      {
        for: "colleague",
        lead: "Say what it’s for",
        text: "with a swap or a reference give the date, the reason in half a sentence, and your draft. That makes ten minutes’ work out of an hour’s.",
      },
      {
        for: "far",
        lead: "Start small",
        text: "with neighbours or people you hardly know, ask for a little thing first, a tin opened, a parcel taken in. A favour is often where acquaintance begins.",
      },
    ],
    say: [
      "I’ve got a favour to ask, and you can say no without giving a reason. Shall I tell you what it is and when I’d need it?",
      "You’ve helped me once already, so I’m a bit shy of asking. Could you do it again, and what can I take off your hands?",
    ],
    dont: "hinting and sighing until it’s offered, or thanking in advance before there’s a yes.",
    stop: "At a no, or a yes that comes slowly, thank them and go no further. If it’s about large sums or care over months, look for a bank, a social service or a paid hand first, so that it doesn’t all hang on one person.",
    lean: "Ask, I’d say: it takes a little cheek, and you get a real answer instead of an imagined one. I’d hesitate only if the last three favours all went in your direction; then give something first.",
    future:
      "The answer depends on their week more than on you. If it’s no, see whether a second offer comes with it, “not Friday, but Sunday”; that’s somebody who would have liked to.",
  },
  thanking: {
    open: [
      "Some kindness is too big to be returned, and that’s why every thank-you comes out so thin.",
      "You’d like to say more than thanks, without it sounding like a greeting card.",
    ],
    ask: [
      {
        text: "What did {name} do, and what would have happened without it?",
        told: "drove lent helped looked fixed brought sat stood covered found years chemo raised",
      },
      {
        text: "How are you going to say it: card, speech, visit, present?",
        told: "card speech letter gift present wine write message birthday note",
      },
    ],
    weigh:
      "A present is quickly given and quickly used up; words are shyer and get kept in a drawer. If you do both, let the present be small and the sentence exact.",
    moves: [
      {
        lead: "Three lines that count",
        text: "what they did on which day, what it changed, what you remember of it: “You sat there on the plastic chair until two. I wasn’t frightened any more.”",
      },
      {
        lead: "Sooner than perfect",
        text: "write it this evening with a pen, on anything. A month later it’s just as welcome, and begin then with “I should have said this long ago.”",
      },
      {
        lead: "Fit for the person",
        text: "give something that costs you time and them none: a loaf, a photo in a frame, an afternoon in their garden.",
      },
      {
        for: "E-",
        lead: "In writing, privately",
        text: "a shy person would rather be thanked on paper. Leave out the applause at table and hand the letter over when going.",
      },
      {
        for: "old",
        lead: "While they can hear",
        text: "with parents, teachers and grandparents, go round and say it with one scene from back then. They’ve often forgotten it, and won’t again.",
      },
      {
        for: "colleague",
        lead: "Thank upwards too",
        text: "tell the person, and write one line about it to their superior. Ask beforehand if that’s all right with them.",
      },
      {
        for: "partner",
        lead: "Thank for the usual",
        text: "pick a thing that happens daily, the bins, the packed lunch, and say on a weekday what it saves you.",
      },
    ],
    say: [
      "I never told you properly what that meant to me. You were there that day, and because of it I got through. Thank you.",
      "I think of it more often than you’d guess. I don’t want to make up for it, I only want you to know that it has stayed with me.",
    ],
    dont: "thanking in a way that asks for something more, or a gift so large that they feel they have to match it.",
    stop: "Once it’s said, let it rest; somebody who waves it off has still heard. If a carer, nurse or official isn’t allowed to take presents, a letter to the ward or the office does more for them.",
    lean: "A bottle is enough if there’s a sentence with it; without one, the most expensive hamper is only polite. I’d take more trouble where somebody gave up weeks, and no money where it would turn kindness into a job.",
    future:
      "How it’s received you’ll barely notice, since many people grow gruff or start to joke when they’re touched. The sign comes later: the card on the fridge, or a call about nothing in particular.",
    source: "gratitude",
  },
  congratulating: {
    open: [
      "Good news wants to be shared, and the moment decides whether it grows or goes flat.",
      "Joy is easy to feel and oddly hard to put down on a card that isn’t like all the others.",
    ],
    ask: [
      {
        text: "What’s been achieved or celebrated, and what did it cost?",
        told: "exam job baby engaged wedding degree book house marathon promotion passed licence birthday won",
      },
      {
        text: "Who will hear it who may find it hard at the moment?",
        told: "ill failed friend colleague husband sister envy jealous sad hurt nobody",
      },
    ],
    weigh:
      "Telling or celebrating loudly gives the day its weight; a thought for those having a hard time takes nothing away. Both can be done, one after the other and in different rooms.",
    moves: [
      {
        lead: "Ask for the story",
        text: "before any praise: “Tell me from the beginning. Where were you when you heard?” Reliving it is worth more to people than the compliment.",
      },
      {
        lead: "Praise what they did",
        text: "leave out “you’re so clever” and say what you saw: the early mornings, the third attempt, the courage to ring. That’s something one can do again.",
      },
      {
        lead: "Come with something dated",
        text: "write the same day, then propose: “Cake on Sunday at four, you choose the kind.” A glass raised in a month is half flat.",
      },
      {
        for: "E-",
        lead: "A quiet party",
        text: "somebody who dislikes fuss is glad of a letter and a dinner for two. Ask before you let the whole office sing.",
      },
      {
        for: "young",
        lead: "Their joy, not yours",
        text: "with children and teenagers keep “I’m proud” for the end and ask first: “How does it feel?” And no next goal on the same evening.",
      },
      {
        for: "colleague",
        lead: "Short and exact",
        text: "two sentences with what you liked about the work, sent to the person, not to all. That never looks like flattery.",
      },
      {
        for: "friend",
        lead: "Telling your own",
        text: "if it’s your good news and the other is having a bad time, send it first in writing: “I want you to hear it from me. We can celebrate or leave it for later.”",
      },
    ],
    say: [
      "I’m so pleased for you. I saw how long you worked for it; tell me everything, from the first minute.",
      "I’ve got good news and I’d love you to be one of the first to know. Have you ten minutes to be happy with me?",
    ],
    dont: "adding at once what might go wrong, your own similar triumph, or what should come next.",
    stop: "If somebody can’t share in it, don’t press for gladness; take it to those who can. When your every bit of luck is talked down over the years, choose who gets to hear it.",
    lean: "Yes, send it, even late, even to someone far above you or whom you hardly know: nobody has yet been annoyed by two honest lines. I’d hold back the loud version where somebody at the table has just missed the same thing.",
    future:
      "How your words land you’ll see less from the thanks than from the length of the reply: people who go on telling have been asked well. And if {name} answers your own news with a question, you’ve got somebody for the next time.",
    source: "capitalisation",
  },
  reconnecting: {
    open: [
      "There’s no quarrel in between, only years, and those feel like something that has to be explained.",
      "You’ve written the first line in your head ten times, and it always begins with sorry.",
    ],
    ask: [
      {
        text: "Since when have you had no contact, and how did it end?",
        told: "years school uni drifted wedding moved army since wrote 2009 decade lost never",
      },
      {
        text: "What made you think of it just now?",
        told: "photo tape facebook dream found saw birthday reunion letter heard funeral address",
      },
    ],
    weigh:
      "Writing may bring no answer, or an awkward one; not writing keeps a good memory whole and a question open. A small message risks an afternoon, not the past.",
    moves: [
      {
        lead: "Begin with a picture",
        text: "one scene only the two of you know, then how you are in two lines: “Found the tape with us singing. I live in Leeds now and I’ve still got the guitar.”",
      },
      {
        lead: "No apology tour",
        text: "one half-sentence on the silence is enough, “life got in the way at my end”, and no list of reasons. It frees them from having theirs.",
      },
      {
        lead: "Close with something light",
        text: "ask an easy question and not for a meeting: “Are you still by the sea?” Make it clear that a postcard in summer would also be nice.",
      },
      {
        for: "E-",
        lead: "Give it weeks",
        text: "somebody slow to warm replies late or shortly. Answer at their length and leave the telephone until they propose it.",
      },
      {
        for: "E+",
        lead: "Suggest a date",
        text: "a sociable person likes a plan better than letters: “I’m in town on the 12th, coffee at the station?”",
      },
      {
        for: "O+",
        lead: "Let it be new",
        text: "don’t only talk about back then. Ask what they’re busy with at the moment and tell of something you didn’t do in those days.",
      },
      {
        for: "old",
        lead: "A real letter",
        text: "by hand, with a photo and your number in large figures. If it needs to be quick, because there’s not endless time, ring in the morning.",
      },
    ],
    say: [
      "I came across an old photo of us and had to laugh. I’d love to know how you are, and there’s no need to explain the years.",
      "I wrote to you a while ago and I’m trying just once more, because you matter to me. If it doesn’t suit you, I wish you well.",
    ],
    dont: "a long life story in the first message, or looking up everything about them beforehand and letting it show.",
    stop: "Two messages with some weeks between, then leave it with a kind sentence. If it’s a first love and one of you is living with somebody, be clear with yourself about what you want, and don’t write in secret.",
    lean: "I’d write, because a greeting after years is seldom unwelcome, even when it takes somebody by surprise. I’d leave it if they’d asked for distance, or if you’d be asking for something in the same breath.",
    future:
      "Remembering is likely, answering isn’t certain: addresses change, and so do lives. If a reply comes, look whether there’s a question in it; a reply with a question wants to go on, one without is a friendly wave.",
  },
  what_to_talk_about: {
    open: [
      "The silence after “How are you?” is only a few seconds long and feels like a whole train ride.",
      "It’s seldom that there’s nothing to say; it’s that every subject looks too small to be the first.",
    ],
    ask: [
      {
        text: "Where will it be, and for how long: a table, a car, a telephone?",
        told: "date dinner car drive lift restaurant phone train visit saturday tonight tomorrow minutes",
      },
      {
        text: "What does {name} spend free time on, as far as you know?",
        told: "likes loves football garden hobby hobbies work music cooking films bowls reading nothing",
      },
    ],
    weigh:
      "You can prepare subjects and feel safer, or leave it to chance and be more yourself. Three questions in your pocket that you may forget about are the best of both.",
    moves: [
      {
        lead: "Ask for a story",
        text: "instead of “How was work?”, try “What was the oddest moment of your week?” or “Who taught you that?” Then stay with the answer for two more questions.",
      },
      {
        lead: "Give a piece first",
        text: "tell one small thing that went wrong for you today, in three sentences. People answer a story with a story; to a question they may feel examined.",
      },
      {
        lead: "Do something meanwhile",
        text: "walk, cook, look at photos, drive a roundabout way. Side by side the eyes are busy and silence doesn’t count as silence.",
      },
      {
        for: "old",
        lead: "How things were done",
        text: "how they washed, courted, got to school, what the first wages bought. Bring a photo or an object, and say “And then?” when it stops.",
      },
      {
        for: "young",
        lead: "Ask to be taught",
        text: "let them show you the game, the song, the video, and ask why that one is good. Leave out school and height.",
      },
      {
        for: "partner",
        lead: "A question a week",
        text: "those who’ve lived together long know the answers of ten years ago. Try “What would you do with a free month?”, and put the phones in another room.",
      },
      {
        for: "E-",
        lead: "Fewer, slower",
        text: "a quiet person needs time before answering. Count to five after your question; what comes then is usually longer.",
      },
    ],
    say: [
      "I’d been wondering about something: how did you come to do what you do? I only know the end of that story.",
      "We don’t have to talk all the time, I like sitting with you. Though if you tell me one thing from your week, I’ll tell you one of mine.",
    ],
    dont: "firing off a list of questions, filling each gap with talk of your own, or looking at the phone.",
    stop: "If nothing catches after an hour, let it be an hour; not every pair is made for long talk. Where there used to be plenty and somebody has fallen silent for weeks, it may not be about subjects: ask how they are.",
    lean: "I’d bring a few things in mind and otherwise trust the pause. A silence is only a bad sign when one of you is looking for the way out; two people watching the landscape are doing fine.",
    future:
      "You can’t hear what {name} thinks in the gap; most probably it’s “I ought to say something” too. Look for a question coming back to you, or a subject that turns up again next time; then it was interesting.",
  },
  invitations: {
    open: [
      "Behind every invitation stands the question of how much room you have, in the flat and in yourself.",
      "It looks like a matter of politeness, and it’s really about saying plainly what suits you.",
    ],
    ask: [
      {
        text: "Which is it: inviting, declining, or guests who bring more or stay longer?",
        told: "wedding dinner party turn invite invited guests stay stayed leave decline weekend bring",
      },
      {
        text: "By when does {name} have to know?",
        told: "saturday sunday date tomorrow week month friday rsvp tonight deadline",
      },
    ],
    weigh:
      "A yes out of duty makes a long evening; a no may be taken amiss for a day. What offends is hardly ever the no, it’s the late one, or the invented reason.",
    moves: [
      {
        lead: "Answer within two days",
        text: "write “Thank you for asking us. We won’t come this time, and I wish you a lovely evening.” No reason is needed; a good wish or another date is.",
      },
      {
        lead: "Write the essentials",
        text: "day, start and end, who’s coming, what to bring, presents or none: “From seven till about eleven, there’s soup, nothing needed but yourselves.” Nobody has to guess then.",
      },
      {
        lead: "Small is allowed",
        text: "tea and bread at four, a pot of pasta, folding chairs, a picnic. People who return an invitation are remembered, menus aren’t.",
      },
      {
        for: "E-",
        lead: "An end in sight",
        text: "quiet guests come more readily if it’s two hours and four people. Say who else will be there.",
      },
      {
        for: "E+",
        lead: "Let them do something",
        text: "whoever likes company can open doors, cut bread, make the introductions. The host gets a free quarter of an hour.",
      },
      {
        for: "family",
        lead: "Say the number",
        text: "tell them “We’re twelve, that’s what the table holds.” The same rule for both sides of the family, told before the first one counts on it.",
      },
      {
        for: "A-",
        lead: "Plain at midnight",
        text: "stand up and say “It’s been lovely, I’m falling asleep, I’ll bring your coats.” A direct person isn’t offended by a direct evening.",
      },
    ],
    say: [
      "Thank you, I’m pleased that you thought of me. I’m not coming this time, and I’d like to see you soon, just a few of us.",
      "I’d be glad to have you here. I’m telling you now how many we can be and until when, so that it’s a pleasure for everybody.",
    ],
    dont: "saying perhaps for weeks, or bringing somebody along without asking and hoping there’ll be a chair.",
    stop: "If a no is answered with sulking, let it lie: one friendly line, no further reasons. Guests who don’t go after a clear sentence and a second one need a date and help with the luggage.",
    lean: "You may decline, also a wedding, also family, if you do it early and kindly; go if your being there means a great deal to one person. With inviting I’d begin small and soon.",
    future:
      "Whether somebody’s offended you’ll know by the next meeting and not by the short reply. Ask {name} for a coffee in the weeks after: if they come, the no has been digested.",
  },
  travelling: {
    open: [
      "A journey puts two daily rhythms, two purses and two ideas of rest into one room.",
      "One of you sees a plan and the other sees a holiday, and you’ve only got the same ten days.",
    ],
    ask: [
      {
        text: "What do you disagree on most: where, how much, how early, or with whom?",
        told: "beach mountains money budget hostel hotel early plan spreadsheet mother alone music car",
      },
      {
        text: "Is anything booked yet, and when would you go?",
        told: "booked flight flights summer july august week paid tickets dates already",
      },
    ],
    weigh:
      "Doing everything together saves discussion and costs somebody the holiday; going separate ways gives each their own and may look like a crack. Half days apart are usually enough of both.",
    moves: [
      {
        lead: "Three wishes each",
        text: "before booking, everyone writes down the three things that make it a holiday for them, and one they’d rather skip. Plan only round those.",
      },
      {
        lead: "Money in figures",
        text: "name a sum per day and a total beforehand: “I’ve got six hundred for the week, including the flight.” Then look for a place that fits, or for a share that’s fair.",
      },
      {
        lead: "Rules for days",
        text: "mornings apart, lunch together; or one of you decides on even days, the other on odd ones, without comments. Hunger and heat end the debate: eat first.",
      },
      {
        for: "C+",
        lead: "An empty afternoon",
        text: "somebody who likes lists can plan the travel days, and leave one afternoon in three with nothing in it, written down as such.",
      },
      {
        for: "C-",
        lead: "Fix just two things",
        text: "trains and beds are booked, the rest stays open. And agree who carries the passports.",
      },
      {
        for: "E-",
        lead: "Leave time alone",
        text: "after a day among people a quiet traveller needs an hour with the door shut. It isn’t a mood; put it in the day.",
      },
      {
        for: "old",
        lead: "Half the programme",
        text: "with parents or older friends plan one thing before noon, a rest, a bench with a view, and lifts instead of steps. Ask what they’d like to see once more.",
      },
    ],
    say: [
      "I’m looking forward to going with you. For me it’s a holiday if some hours have nothing in them; what is it for you?",
      "This year I’d like to go away by myself for a week. It’s not against you, and I’d love us to choose our dates together at the same time.",
    ],
    dont: "booking on behalf of the other, or opening the great relationship talk in the queue at the airport.",
    stop: "If you already quarrel over each stop, take a day apart and meet for dinner. Where somebody can’t pay, or can’t manage the walk, change the trip before leaving; and not travelling together is no disgrace.",
    lean: "Travelling separately or to two places is fine where each knows why; a friendship or a marriage can bear it. For the first time together I’d choose four days rather than fourteen.",
    future:
      "How it’ll go isn’t in the brochure. The planning already shows it: if {name} gives way in one point and you in another, the days away will be like that as well.",
  },
  unappreciated: {
    open: [
      "What you do is noticed only on the day it isn’t done, and that’s a tiredness sleep doesn’t cure.",
      "The shirts are ironed, the shift is covered, the birthday remembered, and nobody sees the hand behind it.",
    ],
    ask: [
      {
        text: "Which of all these things would you most like to be seen?",
        told: "cook* iron* laundry shirts covering cover grandchildren birthdays organised work meals lift washing",
      },
      {
        text: "Have you ever told {name}, in so many words?",
        told: "told said say never asked mention* hint* complained",
      },
    ],
    weigh:
      "Doing it silently and waiting keeps you in the right and leaves you empty; stopping without a word makes others see the hole and not the reason. Telling them is harder on pride and works sooner.",
    moves: [
      {
        lead: "Show it once",
        text: "write down one ordinary week, everything with its time, and lay it on the table: “I’m not accusing anyone. I’d like you to know what’s in here.”",
      },
      {
        lead: "Ask for a sentence",
        text: "try “I’d be glad if you said something when I’ve cooked for everyone.” It sounds odd to ask for thanks, and most people had taken it as read.",
      },
      {
        lead: "Hand two things back",
        text: "choose what others can do, say from when, and leave it be even when it’s done crookedly. A thing one does oneself one can also value.",
      },
      {
        for: "A-",
        lead: "Say the fact",
        text: "a matter-of-fact person thinks no complaint means all’s well. “That was three hours. I want to hear whether it was any good.”",
      },
      {
        for: "colleague",
        lead: "Five lines upwards",
        text: "once a month five lines: what was done, what it spared, what comes next. Then ask for the meeting before the prize is awarded.",
      },
      {
        for: "partner",
        lead: "A set moment",
        text: "on Sunday evening each of you names two things the other did. After four weeks nobody has to think long.",
      },
      {
        for: "family",
        lead: "One day off",
        text: "tell them which day you’re off: “On Thursdays I don’t cook.” It’s an arrangement, not a strike.",
      },
    ],
    say: [
      "I do this willingly, and I’ve noticed that I’m waiting for a word about it. Would you tell me now and then that you see it?",
      "I don’t want to be bitter about it, so I’m changing something. I’ll go on doing the one half gladly, the other half I’m giving back.",
    ],
    dont: "going on strike to see who notices, or presenting the bill of years in the middle of a quarrel.",
    stop: "If you’ve said it twice in plain words and there’s only a shrug, do less and put the time into people who see you. At work that can mean asking elsewhere; if it makes you ill, speak to a doctor.",
    lean: "It isn’t petty to say it. I’d start from one recent example and one wish, rather than stopping and waiting; if words have been tried already, do a little less of it.",
    future:
      "Whether {name} values it can’t be told from the missing thank-you; some people show it by filling the tank. After you’ve spoken, give it three weeks, and look for one thing done unasked.",
    source: "gratitude",
  },
  not_heard: {
    open: [
      "You talk, and somewhere between you and {name} it turns into something else or simply falls to the floor.",
      "It’s lonely to be interrupted, more than to be contradicted.",
    ],
    ask: [
      {
        text: "What happens, exactly: phone, interrupting, advice, or a different meaning?",
        told: "phone interrupt* advice solutions tv finishes turns wall meeting misunderst* told listen* talks",
      },
      {
        text: "When does it go better, if only a little?",
        told: "walk car morning bed weekend evening alone sometimes never holiday",
      },
    ],
    weigh:
      "If you raise your voice you’re heard for a moment and remembered as shouting; if you give up, less and less gets said. Changing the time and the way you start costs less than either.",
    moves: [
      {
        lead: "Announce it",
        text: "before you begin, say what it’s for: “I need five minutes and no solution.” Or: “I need your opinion.” Half the misunderstanding is that the other has guessed wrong.",
      },
      {
        lead: "One thing, short",
        text: "three sentences, then a stop. If it’s long they listen to the first and prepare the answer. Ask: “What did you hear?”, not as a test, as a check.",
      },
      {
        lead: "Pick the hour",
        text: "not while the screen is on, not on the doorstep. “Have you got ten minutes after supper?”, phones in the next room, and you start.",
      },
      {
        for: "E+",
        lead: "Ask for the floor",
        text: "somebody lively thinks aloud and talks across. A hand slightly raised and “Let me get to the end, then you” is understood without offence.",
      },
      {
        for: "E-",
        lead: "Write it first",
        text: "to a person who needs time, send four lines and ask to talk tomorrow. You get a considered answer, not the nearest one.",
      },
      {
        for: "colleague",
        lead: "In meetings",
        text: "send your point round the day before, begin with “My proposal is”, and arrange with a colleague that you each bring the talk back: “Let’s hear the rest of that idea.”",
      },
      {
        for: "partner",
        lead: "Swap turns",
        text: "five minutes you, then they say back what they heard, then the other way round. Ridiculous on the first evening, useful on the third.",
      },
    ],
    say: [
      "I’d like to tell you something, and I don’t need advice, only that you listen to the end. Is now all right?",
      "I wasn’t finished. Let me say the last sentence, and then I really want to hear yours.",
    ],
    dont: "starting when they’ve already got a coat on, or listing all the occasions on which they didn’t listen.",
    stop: "If they hear badly, have the ears checked first, it’s commoner than one thinks. When you only get mockery for what you tell, keep it for people who can hear it; a couple’s counsellor helps two who keep missing each other.",
    lean: "Tell them, even a superior, in a friendly and brief way, since most people interrupt without noticing. I’d leave it while they’re under pressure, and take up the point an hour later.",
    future:
      "They may hear more than they show; it can’t be seen in the face. You’ll find out when something you said comes back by itself days later, or {name} asks how it went at your mother’s.",
    source: "listening",
  },
  big_decision: {
    open: [
      "It’s one decision and two lives, and whatever you choose there’ll be a morning when you miss the other.",
      "A map lies on the table, and with it the question of who would give up more.",
    ],
    ask: [
      {
        text: "By when does it have to be settled, and could it be tried first?",
        told: "weeks deadline friday month offer offered contract date trial soon days tomorrow",
      },
      {
        text: "What would you lose that can’t be replaced there, and what would {name}?",
        told: "job mother friends house choir parents work kids home family language",
      },
    ],
    weigh:
      "Going along may turn into a bill presented years later; staying may turn into a longing that gets a name. Ask which of the two you could carry without reproach.",
    moves: [
      {
        lead: "Two columns each",
        text: "separately, ten lines: what I’d gain, what I’d give up, and a mark next to what can’t be undone. Then swap sheets and only ask questions for one evening.",
      },
      {
        lead: "Try before you sell",
        text: "four weeks there in the worst month of the year, leave instead of notice, a flat let and not sold. A trial answers what talk can’t.",
      },
      {
        lead: "Fix the way back",
        text: "before a yes, write down together when you’ll look at it again, what would make you return, and who pays for what. It makes the yes lighter.",
      },
      {
        for: "O+",
        lead: "Separate dream and day",
        text: "somebody drawn by new things sees the lighthouse. Ask for a plain Tuesday in February there, hour by hour, with shopping and the doctor.",
      },
      {
        for: "O-",
        lead: "Keep three things",
        text: "for a person fond of the familiar list what comes along: the club by video, the dog, two flights home a year. Change gets smaller when its edges are known.",
      },
      {
        for: "N-",
        lead: "One step a week",
        text: "a worrier can’t think about everything at once. This week only money, next week only the parents.",
      },
      {
        for: "partner",
        lead: "Count the last one",
        text: "who moved or gave way the last time? Say it openly; turns are fairer than arguments about whose job matters more.",
      },
    ],
    say: [
      "I don’t want to talk you out of it. I’d like to understand what you’d miss if we didn’t, and then tell you what I’d miss if we did.",
      "I can’t say yes to all of it. I can say yes to a year, with a date on which we both decide again.",
    ],
    dont: "making the choice first and announcing it later, or agreeing in the hope that it falls through.",
    stop: "If it’s yes or I’m gone, or you’d be left without money, papers or language of your own, take your time and see an adviser or lawyer. Stuck for months, two people get further with a mediator.",
    lean: "Trying it out tells you more than any list, so I lean towards that where it can be done. It’s a no if only one of you pays the price, and a yes if you catch yourself choosing curtains for the place.",
    future:
      "Resentment can’t be calculated in advance; it grows where somebody wasn’t asked more than where somebody gave up a lot. See whether {name} asks about your losses without being prompted, and whether you can say no and it stays warm.",
    source: "negotiation",
  },
  offensive_remark: {
    open: [
      "A sentence falls, everyone looks at their plate, and later you find the answer on the stairs.",
      "It may have been meant as a compliment or a joke; it still tells somebody at the table that they’re worth less.",
    ],
    ask: [
      {
        text: "Was it aimed at you, at somebody present, or at people who weren’t there?",
        told: "me daughter friend boss uncle neighbour they them women black gay immigrants joke",
      },
      {
        text: "What is {name} to you: can you avoid them, or will you sit together again?",
        told: "uncle boss client neighbour friend family dinner work date colleague nan mother interview",
      },
    ],
    weigh:
      "To speak up may spoil the evening and change no one; to keep silent leaves the person it was about by themselves. One calm sentence is enough to make clear where you stand.",
    moves: [
      {
        lead: "Ask back",
        text: "say “How do you mean that?” in an even voice, then wait. Whoever has to explain the joke hears it a second time, often for the first time.",
      },
      {
        lead: "Say your bit",
        text: "short, about yourself: “I don’t like hearing people talked about like that.” Then go on with the meal. You needn’t win, only have said it.",
      },
      {
        lead: "Stand by who’s concerned",
        text: "afterwards, on the same day: “I heard that, and it wasn’t all right. Is there anything you’d like me to do?” That matters more than the quarrel with the speaker.",
      },
      {
        for: "old",
        lead: "Speak of persons",
        text: "with older relatives it helps to leave the words aside and name somebody they know: “You mean people like Amina, who brought you your shopping?”",
      },
      {
        for: "A-",
        lead: "No lecture",
        text: "a blunt person likes a blunt reply: “I see it differently, and not in front of the children.” With no second sentence the argument has nothing to feed on.",
      },
      {
        for: "colleague",
        lead: "Note it at work",
        text: "words, date, who was there. You can still come back to it days later: “What you said on Tuesday, I’d like that not to happen again.”",
      },
      {
        for: "friend",
        lead: "Ask in private",
        text: "because you like them: “I’ve known you since school. Where does that come from?” Listen before you disagree; ten minutes, not the whole evening.",
      },
    ],
    say: [
      "You may not mean any harm by it. When you talk about people like that I feel ill at ease, and I’d ask you not to say it when I’m there.",
      "We had this last time. While the talk goes that way I’ll help in the kitchen, and afterwards I’m back.",
    ],
    dont: "calling the person names, or explaining history at the table when everybody has been drinking.",
    stop: "When somebody is being shouted at or followed, help them get away and fetch others. At work or school, repeated remarks belong with the staff office, the union or the head; there are advice services against discrimination.",
    lean: "Better a brief word than none, and it’s not too late tomorrow. If your job depends on it or you’re alone with the person, I’d note it first and look for support, and nobody should hold that against you.",
    future:
      "One sentence seldom changes an opinion, yet it does change what gets said in your hearing. Notice if {name} stops short next time, or looks across to you; that’s as far as it goes in the beginning.",
  },
  moving_away: {
    open: [
      "Somebody from round the corner becomes somebody with a timetable, and the last week is full of boxes.",
      "You can be glad about the new place and dread the door closing, both on the same afternoon.",
    ],
    ask: [
      {
        text: "Who is leaving, and on which day?",
        told: "leaving leave moves moving saturday sunday friday week emigrat* flight canada australia last 1st",
      },
      {
        text: "What did you two do regularly that will be missing?",
        told: "thursdays cards coffee toast every tea walk sunday darts garden years school lunch",
      },
    ],
    weigh:
      "Making a lot of the goodbye hurts and gives it a shape; playing it down is easier and leaves something unsaid at the platform. A short farewell with one true sentence is enough.",
    moves: [
      {
        lead: "The usual once more",
        text: "no big party to begin with: one more Thursday, one more walk, and say aloud that this is the last for the present. Take a photo.",
      },
      {
        lead: "Say the sentence",
        text: "tell {name} what they’ve meant to you here, two lines on paper to go in the suitcase. Say it before the day, there’s no quiet moment at the station.",
      },
      {
        lead: "Fix the first date",
        text: "before the move put two things in the calendar: a call in the second week, a weekend with a ticket. “We’ll be in touch” has no weekday.",
      },
      {
        for: "far",
        lead: "A small ritual",
        text: "a voice message on Sundays, the same series, a game by post. With distance it’s the small and silly things that keep people in each other’s day.",
      },
      {
        for: "young",
        lead: "For children",
        text: "let them swap something, mark the place on the map, and record a short film for one another. Small children keep a person who reads to them on a screen.",
      },
      {
        for: "old",
        lead: "Ask what should stay",
        text: "with an old neighbour or a grandmother take time for the stories and the things, write down the number in large print, and agree on a fixed hour to ring.",
      },
      {
        for: "colleague",
        lead: "On the last day",
        text: "ten lines to the team with one scene for each, biscuits, and a private address. Go round in the morning, people disperse in the afternoon.",
      },
    ],
    say: [
      "I’m happy for you and I’ll miss you, and I wanted to say both. Thank you for all our ordinary days here.",
      "It would be a pity if we turned into birthday wishes. Let’s speak on the first Sunday of the month, and I’ll be the one who rings first.",
    ],
    dont: "pretending to be only glad until the last minute, or slipping off without a word because goodbyes are awful.",
    stop: "If after a couple of months you still can’t settle or don’t want to see anybody, yourself or the one who went, tell a friend or a doctor. And don’t measure a friendship by the first quiet weeks; a new place takes all one’s attention.",
    lean: "I’d say goodbye properly, even to a whole street, in small doses rather than one big do. To tell somebody something long unsaid is all right, as long as it doesn’t ask them to stay.",
    future:
      "It won’t be as before; whether it becomes something good of another kind isn’t settled by the miles. Look to the third month: if small news still goes back and forth, of the dog, the bus, the soup, you’ll stay close.",
  },
} satisfies Partial<Record<Situation, CaseText>>;
