import { b } from "../text.ts";
import type { HardMessage } from "./hard-message.ts";

/** Something the other person did or does that hurts or bothers the user. */
export const HURT: readonly HardMessage[] = [
  {
    kind: "left_out",
    match:
      /\b(?:left (?:me |us )?out|excluded?|wasn'?t invited|weren'?t invited|didn'?t invite|not (?:being )?invited|without (?:me|us)\b(?! (?:think|know|feel))|esclus[aoie]|tagliat[ao] fuori|lasciat[ao] fuori|non (?:mi|ci) (?:ha|hanno) invitat\w|senza (?:di )?me\b|visto dalle storie|saputo (?:da altri|dagli altri|dalle storie))/,
    gist: b("tell {name} that you felt left out", "dire {a_name} che ti è pesato restare fuori"),
    when: b(
      "alone with {name}, some days after, when nothing of the kind is coming up again that evening.",
      "a tu per tu con {name}, qualche giorno dopo, non mentre si sta organizzando la volta successiva.",
    ),
    first: b(
      "the one occasion, and what it was like for you. Then ask how it came about; there may be a reason you can’t see from where you are.",
      "quella volta precisa e che effetto ti ha fatto. Poi chiedi com’è andata: può esserci un motivo che da fuori non si vede.",
    ),
    without: b(
      "who else was there, older occasions, and “you all”.",
      "l’elenco di chi c’era, le altre volte, e «voi fate sempre così».",
    ),
    example: b(
      "When I saw you’d all met up, I felt left out, and it stayed with me. I’d like to be asked next time, even if I can’t come.",
      "Quando ho visto che vi eravate trovati, mi è dispiaciuto restare fuori. La prossima volta mi piacerebbe che lo chiedessi anche a me, anche se poi non posso.",
    ),
    ask: b("Which occasion was it, and would you have gone?", "Qual era l’occasione, e ti sarebbe piaciuto esserci?"),
  },
  {
    kind: "let_down",
    match:
      /\b(?:disappoint\w*|let (?:me|us) down|broke (?:his|her|their|a) (?:promise|word)|didn'?t (?:turn|show) up|stood me up|forgot (?:my|our)\b|delus[aoie]|deluso|deluder\w*|(?:mi|ci) (?:ha|hanno) delus\w|non (?:ha|hanno) mantenut\w|promess[ao] e|si e dimenticat[ao] (?:del|della|di)|mi ha dato buca|bidonat\w)\b/,
    unless: /\b(?:let (?:him|her|them) down|don'?t want to disappoint|non (?:voglio|vorrei) delud\w+|senza delud\w+)\b/,
    gist: b("tell {name} that you were disappointed", "dire {a_name} che per te è stata una delusione"),
    when: b(
      "in person or on the phone, on a quiet day, and soon: a disappointment that is kept gets bigger.",
      "a voce, in un giorno tranquillo, e senza aspettare troppo: una delusione tenuta dentro cresce.",
    ),
    first: b(
      "what you had counted on, in one sentence. A person who hears the hope behind it has less to defend.",
      "su che cosa contavi, in una frase. Chi sente prima quanto ci tenevi ha meno bisogno di difendersi.",
    ),
    without: b(
      "“I expected better of you”, and every conclusion about what {name} is like.",
      "«da te non me l’aspettavo», e ogni giudizio su com’è fatta una persona.",
    ),
    example: b(
      "When it didn’t happen, I was disappointed, because I’d been counting on it. I’d like to know what got in the way, and whether I can count on it next time.",
      "Ci contavo, e quando non è successo mi è dispiaciuto davvero. Vorrei capire che cosa è successo, e se la prossima volta ci posso contare.",
    ),
    ask: b("What exactly had you counted on?", "Su che cosa, di preciso, contavi?"),
  },
  {
    kind: "jokes",
    match:
      /\b(?:jok(?:es?|ing)|tak\w+ the (?:mick|mickey|piss)|teas(?:es|ing)|laughs? at me|mak\w+ fun|digs at me|battut\w+|mi prende in giro|prendermi in giro|sfott\w+|barzellett\w+|ride di me|ridono di me)\b/,
    gist: b("tell {name} that the jokes hurt", "dire {a_name} che quelle battute fanno male"),
    when: b(
      "alone, between two occasions, in two minutes. In front of the others {name} would have to play to them.",
      "a tu per tu, lontano dall’occasione, in due minuti. Davanti agli altri {name} dovrebbe fare scena.",
    ),
    first: b(
      "one joke, quoted as it was said, and that it stings. You needn’t explain why.",
      "una battuta sola, riportata com’era, e che ti punge. Il perché non serve spiegarlo.",
    ),
    without: b(
      "“you’re always having a go at me”, and laughing along while you say it.",
      "«ce l’hai sempre con me», e la risatina mentre lo dici: toglie peso a tutto.",
    ),
    example: b(
      "I like a laugh with you. When it’s about that, it stings, even if I smile. I’d like you to leave that one out.",
      "Con te mi piace ridere. Quando però si scherza su quella cosa, mi punge, anche se sorrido. Ti chiedo di lasciarla fuori.",
    ),
    ask: b("Which joke is it, and who is there when it comes?", "Qual è la battuta, e chi c’è quando arriva?"),
  },
  {
    kind: "tone",
    match:
      /\b(?:(?:how|way) (?:he|she|they) (?:talks?|speaks?)|(?:talks?|speaks?|spoke|talked) (?:down )?to me|snaps? at me|rude to me|shouts? at me|raises? (?:his|her) voice|tone of voice|(?:his|her|that) tone|come (?:mi|ci) (?:parla|tratta|risponde)|il (?:suo )?tono|mi risponde male|mi tratta male|mi parla (?:male|come)|alza la voce)\b/,
    gist: b("tell {name} that you don’t like the tone", "dire {a_name} che quel tono non ti sta bene"),
    when: b(
      "not while it is happening. Wait until both of you are calm, and sit side by side rather than face to face: in the car, on a walk.",
      "non mentre succede. Aspetta che siate calmi tutti e due, meglio camminando o in macchina che seduti di fronte.",
    ),
    first: b(
      "one moment that {name} will remember, with the words that were used. About a single moment one can agree.",
      "un momento che {name} si ricorda, con le parole di allora. Su un episodio solo ci si può intendere.",
    ),
    without: b(
      "“always” and “never”, and copying the tone to show what it is like.",
      "«sempre» e «mai», e rifare il verso per far capire com’è.",
    ),
    example: b(
      "Yesterday, when you spoke to me like that, I felt small and stopped listening. I’d like you to tell me the same thing calmly.",
      "Ieri, quando mi hai parlato in quel modo, mi ha fatto male e ho smesso di ascoltare. Vorrei che le stesse cose me le dicessi con calma.",
    ),
    ask: b("What was said the last time, word for word?", "L’ultima volta, parola per parola, che cosa ti ha detto?"),
  },
  {
    kind: "criticism",
    match:
      /\b(?:critici[sz]\w+|comments? (?:on|about)|remarks? (?:on|about)|finds? fault|nothing (?:i do )?is (?:ever )?good enough|tells me how to|da ridire|critic(?:a|are|he|ando)|comment(?:a|i|ando)\b|mi corregge|mi giudica|non le va (?:mai )?bene (?:niente|nulla)|non gli va (?:mai )?bene (?:niente|nulla))\b/,
    unless:
      /\b(?:my (?:feedback|criticism)|criticis(?:e|ing) (?:him|her|them)|critical of|(?:without|senza) (?:criticis\w+|criticar\w*))\b/,
    gist: b("tell {name} that the remarks hurt", "dire {a_name} che quelle osservazioni ti feriscono"),
    when: b(
      "just the two of you, and between two visits. Right after a remark it becomes an argument about the remark.",
      "voi due soltanto, e fra una visita e l’altra. Subito dopo l’osservazione si finirebbe a discutere di quella.",
    ),
    first: b(
      "that you believe {name} means well, if you do; then one remark, and how it arrives. You speak for yourself, so nobody else has to be brought in.",
      "che all’intenzione buona ci credi, se è così; poi una sola osservazione, e come ti arriva. Parli per te, così non serve tirare in mezzo altri.",
    ),
    without: b(
      "proving that you do it well. Whoever defends their own way has accepted the examination.",
      "la dimostrazione che fai bene. Chi si giustifica ha già accettato l’esame.",
    ),
    example: b(
      "I know you mean it as help. When I hear what’s not right here, I feel I can’t please you, and I lose heart. I’d like you to ask me first whether I want a hand.",
      "So che lo fai per aiutarmi. Quando sento che cosa non va, però, ci resto male e mi passa la voglia. Mi piacerebbe che prima mi chiedessi se mi serve una mano.",
    ),
    ask: b("Which remark do you hear most often?", "Qual è l’osservazione che senti più spesso?"),
  },
  {
    kind: "nosy",
    match:
      /\b(?:nosy|nosey|intrusive|pry(?:s|ing)?|asks? too many questions|oversteps?|interfer\w+|meddl\w+|in my business|invadent\w|impiccion\w|ficc\w+ il naso|troppe domande|si intromett\w+|si impiccia\w*|mettere bocca|mette bocca|entra senza)\b/,
    gist: b("tell {name} where your private matters begin", "dire {a_name} dove comincia ciò che è solo tuo"),
    when: b(
      "at an ordinary moment, before the next question comes, and in a friendly voice.",
      "in un momento qualsiasi, prima che arrivi la prossima domanda, e con un tono cordiale.",
    ),
    first: b(
      "what you’re glad to talk about; then the one subject you keep to yourself. A line is easier to respect when it runs round a single thing.",
      "di che cosa parli volentieri; poi l’unico argomento che tieni per te. Un limite si rispetta meglio se riguarda una cosa sola.",
    ),
    without: b(
      "the word “nosy”, and reasons. A reason invites the next question.",
      "la parola «invadente», e i motivi: ogni motivo si porta dietro un’altra domanda.",
    ),
    example: b(
      "I like it that you take an interest. When I’m asked about that, I feel cornered. I’d like to bring it up myself when I’m ready.",
      "Mi fa piacere che ti interessi a me. Su quella cosa, però, le domande mi mettono a disagio: preferisco parlarne io, quando me la sento.",
    ),
    ask: b("Which subject would you like to keep to yourself?", "Qual è l’argomento che vorresti tenere per te?"),
  },
  {
    kind: "too_often",
    match:
      /\b(?:(?:calls?|rings?|texts?|visits?|comes? (?:round|over)|round (?:ours|here|at)|drops? (?:in|by)|turns? up)\b.{0,40}\b(?:every|all the time|too (?:often|much)|times a|constantly|non ?stop|unannounced)|every (?:single )?(?:night|evening|day)\b.{0,40}\b(?:round|over|here)|(?:telefon\w+|chiam\w+|viene|passa|piomba|scrive)\b.{0,30}\b(?:sempre|ogni|troppo|volte al|in continuazione|senza avvis\w+|tutti i giorni|tutte le sere)|troppo spesso|non mi molla (?:piu|mai)|mi ferma sempre)\b/,
    gist: b("tell {name} that it’s too often for you", "dire {a_name} che per te è troppo spesso"),
    when: b(
      "not at the door or while the phone is ringing, but at a time you chose, when it’s going well between you.",
      "non sulla porta o col telefono che squilla, ma in un momento scelto da te, quando fra voi va bene.",
    ),
    first: b(
      "that you like being together, and at once how often suits you: a day, an hour. A number offends less than “less”.",
      "che quei momenti ti fanno piacere, e subito quanto spesso ti va bene: un giorno, un’ora. Una proposta precisa offende meno di «un po’ meno».",
    ),
    without: b(
      "invented appointments; they have to be invented again each time. And don’t put it on somebody at home.",
      "gli impegni inventati, che vanno reinventati ogni volta, e il dare la colpa a qualcuno di casa.",
    ),
    example: b(
      "I like our time together, and I notice I need more of it to myself. I’d like us to fix one evening a week; then I’m really there.",
      "Mi fa piacere stare con te, e ho anche bisogno di tempo per me. Ti propongo un momento fisso, che vada bene a tutti e due: così ci sono davvero.",
    ),
    ask: b("How often would be right for you?", "Quante volte ti andrebbe bene, sinceramente?"),
  },
  {
    kind: "unreliable",
    match:
      /\b(?:(?:always|keeps?|is|comes?|turns? up|forever) (?:being |turning up |coming |arriving )?late|lateness|cancels?|last minute|doesn'?t (?:help|do (?:his|her|their) (?:share|bit)|pull)|never (?:helps?|cleans?|washes|does the|tidies)|(?:his|her) turn to|leaves? (?:it all|everything) to me|more help|help (?:me )?(?:more )?(?:round|around|with) the (?:house|kids|children)|aiutarmi di piu|aiut\w+ in casa|faccende|lavare i piatti|pulizie|(?:arriva|e) (?:sempre )?(?:in ritardo|tardi)|sempre tardi|disdice|all'ultimo (?:momento|minuto)|non (?:mi )?(?:aiuta|da una mano|fa (?:mai )?(?:niente|la sua parte))|tocca (?:sempre|tutto) a me|copro io|faccio tutto io)\b/,
    unless:
      /\b(?:bus was late|mum|mom|mamma|madre|papa|padre)\b.*\b(?:on her own|on his own|da sol[ao]|turn to help)\b/,
    gist: b("tell {name} that you can’t go on covering for it", "dire {a_name} che così pesa tutto su di te"),
    when: b(
      "face to face, on a day when it went well. In the middle of the next time you’d only be heard as angry.",
      "di persona, in un giorno in cui è andata bene. Mentre sta succedendo si sentirebbe soltanto la rabbia.",
    ),
    first: b(
      "the last occasion with its figures (which day, how many minutes, what you did instead), and what it cost you.",
      "l’ultima volta, con i fatti: che giorno, quanti minuti, che cosa hai dovuto fare tu. Poi che cosa ti è costato.",
    ),
    without: b(
      "“you don’t care”, and threats you won’t carry out. Ask for one thing, from a date on.",
      "«te ne freghi», e le minacce che non manterrai. Chiedi una cosa sola, a partire da un giorno preciso.",
    ),
    example: b(
      "On Monday I stayed on for forty minutes, and I’m worn out by it. I’d like us to find a way that works for you too. What would make it possible from next week?",
      "Lunedì ho fatto quaranta minuti in più, e comincia a pesarmi. Vorrei trovare un modo che vada bene anche a te: che cosa ti servirebbe per riuscirci dalla settimana prossima?",
    ),
    ask: b(
      "What happened the last time, and what did it cost you?",
      "Com’è andata l’ultima volta, e che cosa ti è costato?",
    ),
  },
  {
    kind: "noise",
    match:
      /\b(?:noise|noisy|too loud|(?:loud )?music\b.*\b(?:loud|night|late)|dog\b.*\bbark\w*|bark\w*|rumor[ei]|musica alta|volume|cane\b.*\babbai\w+|abbai\w+|fa casino|fanno casino)\b/,
    gist: b("tell {name} about the noise", "parlare {a_name} del rumore"),
    when: b(
      "at the door, when it is quiet, and not on the evening after a bad night.",
      "sulla porta, quando c’è silenzio, e non la mattina dopo una notte in bianco.",
    ),
    first: b(
      "something good between you; then the fact with its hours, as news: the person who is out or busy may not know.",
      "una cosa buona fra voi; poi il fatto, con gli orari, come una notizia: chi non c’è o è occupato può non saperlo.",
    ),
    without: b(
      "the other neighbours, rules and landlords. Those are for later, if it goes on.",
      "gli altri condomini, il regolamento e l’amministratore: quelli semmai dopo, se continua.",
    ),
    example: b(
      "You probably don’t hear it, but on weekdays it goes on from nine to five, and I work at home and can’t concentrate. I’d like to find something with you that helps. Have you an idea?",
      "Forse da lì non si sente, ma nei giorni feriali dura dalle nove alle cinque, e io da casa non riesco a concentrarmi. Mi piacerebbe trovare insieme una soluzione: ha qualche idea?",
    ),
    ask: b("At what hours is it worst?", "A che ore è peggio?"),
  },
  {
    kind: "hurt",
    match:
      /\b(?:(?:has |have |'s |really |that )?hurt (?:me|my|us)|hurts? (?:me|my feelings)|i (?:was|am|'?m|feel|felt|got) (?:so |really |very |a bit |quite )?(?:hurt|upset)|upset me|upsets me|it stings?|made me (?:cry|sad)|mi (?:ha|hanno|hai) (?:ferit\w|fatt[ao] (?:star )?male|offes\w|umiliat\w)|(?:ci )?sono (?:rimast|stat)[ao] (?:molto |davvero )?male|ci resto male|mi (?:fa|fanno) (?:star )?male|mi ferisc\w+|m'ha ferit\w|ferit[ao] (?:da|per)|mi sono sentit[ao]|mi sento (?:ferit|offes|umiliat)\w)\b/,
    gist: b("tell {name} that you were hurt", "dire {a_name} che ti ha fatto male"),
    when: b(
      "just the two of you, with time and no screen between you; not in the heat of it, but within a few days.",
      "voi due soltanto, con un po’ di tempo e senza schermi in mezzo; non a caldo, ma entro pochi giorni.",
    ),
    first: b(
      "that the two of you matter to you, then one thing that happened and what it did to you. Say what you felt, not what {name} meant.",
      "che a questo rapporto tieni, poi un fatto solo e che cosa ti ha fatto provare. Parla di quello che hai sentito tu, non delle intenzioni di {name}.",
    ),
    without: b(
      "“always” and “never”, older stories, and what other people think of it.",
      "«sempre» e «mai», le storie vecchie, e quello che ne pensano gli altri.",
    ),
    example: b(
      "When you said that, I felt hurt, and I’ve been carrying it about since. I’d like you to know, and to hear how you meant it.",
      "Quando hai detto quella cosa mi ha fatto male, e da allora ci penso. Volevo che lo sapessi, e mi piacerebbe sapere come la intendevi.",
    ),
    ask: b("What was said or done, in one sentence?", "Che cosa è stato detto o fatto, in una frase?"),
  },
];
