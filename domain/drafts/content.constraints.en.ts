/** How a message should sound. */
const WANTED =
  "(?:short(?:er|ish)?|brief|concise|quick|snappy|sweet|nice(?:ly)?|polite(?:ly)?|friendly|kind(?:ly)?|gentle|gently|warm(?:ly)?|formal(?:ly)?|informal|casual(?:ly)?|firm(?:ly)?|clear|calm(?:ly)?|neutral|light|lighthearted|fun|funny|cute|chill|relaxed|simple|honest|sincere|heartfelt|professional(?:ly)?|respectful(?:ly)?|direct|civil|low[- ]key|cheerful|upbeat|playful|flirty|diplomatic(?:ally)?|tactful(?:ly)?|businesslike|personal)";
/** How it should not sound. */
const UNWANTED =
  "(?:apologetic|pushy|soppy|sappy|keen|religious|cheesy|cringe[y]?|corny|desperate|needy|clingy|stiff|cold|harsh|rude|mean|nasty|heavy|dramatic|angry|aggressive|passive[- ]aggressive|preachy|sarcastic|accusing|accusatory|creepy|salesy|gushing|gushy|grovell?ing|wordy|fancy|posh|clinical|sharp|demanding|bossy|whiny|weird|awkward|emotional|sentimental|robotic|over the top|ott|intense|insulting|offensive|judg[ey]+(?:mental)?|nagging|naggy|smarmy|flowery|poetic|mushy|lovey[- ]dovey|formal|informal|casual|cute|blunt|jokey|flirty|official|forced|grovelly)";
const OPENS = "(?:(?:but|and|also|just|please|pls|plz|ok|so|oh|maybe|ps|like|only|tho) )*";
const ENDS =
  "(?: (?:please|pls|plz|tho|though|thx|lol|ok|tone|way|manner|words|one|or anything|or something|or whatever))*";
const FEW = "(?:\\d|one|two|three|four|a few|a couple of)";
const LINES = `(?:${FEW}(?: (?:or|to|-) (?:\\d|two|three|four))? (?:short )?(?:lines?|sentences?|words)|a (?:one-liner|single (?:line|sentence)))`;
const NOT = "(?:do not|don'?t|never|try not to|(?:you )?(?:must|should)n'?t|no need to)";
const NEVER = [
  "say(?! (?:no|yes|goodbye)\\b)",
  "mention",
  "write (?:that|about|it|too|more|a novel|an essay|like)",
  "bring up",
  "let on",
  "include",
  "refer to",
  "talk about",
  "name (?:names|him|her|them|the)",
  "go (?:into|on about|overboard)",
  "give (?:any |a |the )*(?:reasons?|details?|away|explanations?)",
  "use (?:emojis?|exclamation|the word|big words|fancy|my name|his name|her name|slang|smileys|the name)",
  "make (?:it (?:too|so|sound|look|seem|a|into|formal|long|weird|awkward|obvious|about)|him|her|them|me (?:sound|look|seem)|a (?:big |huge )?(?:thing|deal|fuss|drama|scene))",
  "sound",
  "be (?:too|so|rude|mean|harsh|pushy|preachy|nasty|soppy|weird|cold|formal|aggressive|bossy)",
  "start (?:a |an |another )?(?:fight|row|war|argument|drama|with)",
  "(?:lecture|grovel|beg|preach|overdo|exaggerate|accuse|guilt[- ]trip|blame)",
  "(?:push|nag|insult|offend|upset|hurt|scare|frighten|alarm|worry|panic|embarrass|pressure|reproach) (?:him|her|them|it|anyone|anybody)",
  "want to (?:sound|seem|be (?:too|rude|mean|that|a|an|all)|hurt|offend|upset|make|fall out|start|scare|come across|push|pressure|nag|ruin|lose|look)",
  "want (?:him|her|them|it|this) (?:to|sounding|thinking|feeling)",
  "tell (?:him|her|them) (?:that|about|i\\b|i'|im\\b|we\\b|it\\b|its\\b|why|how|the)",
  "(?:reveal|hint)",
  "apologi[sz]e",
].join("|");
const SPOILS =
  "(?:making (?:him|her|them|it|me|a)|(?:it |this |him |her |them |me )?(?:sounding|seeming|looking|coming across|feeling|turning|being|thinking|taking it|getting (?:upset|angry|hurt|offended))|(?:an?y? |too much |much |giving )?(?:long |lengthy |big )?(?:explanations?|details|reasons|excuses)|starting (?:a|an|another)|hurting|insulting|offending|upsetting|blaming|embarrassing|accusing|losing|falling out|causing|giving (?:him|her|them) (?:the|a)|guilt[- ]tripping|pressuring|pushing|nagging|begging|grovell?ing|lecturing|scaring|mentioning|saying|bringing|telling (?:him|her|them)|naming|letting on|revealing|ruining|wrecking|a (?:row|fight|scene|lecture)|drama)";

/** Whole parts of a request, between punctuation, that are wishes about the message. */
export const WHOLE_EN: readonly RegExp[] = [
  new RegExp(
    `^${OPENS}(?:(?:make|keep|write|put|word|phrase|do) (?:it|this|that|things|the tone) |be |sound |say it |something |smth |sth |in an? |a bit |bit |really |very )*(?<!(?:really|very) )${WANTED}(?:(?:,| and| but| or|,? not|,? yet)+ (?:not |too |so |very |a bit |nothing )*(?:${WANTED}|${UNWANTED}))*(?: not (?:too )?(?:${WANTED}|${UNWANTED}))?${ENDS}$`,
    "iu",
  ),
  new RegExp(
    `^${OPENS}(?:not|nothing|never|no) (?:too |so |overly |very |super |really |that |sounding |all |in an? |an? |being )*(?:${UNWANTED}|(?<=(?:too|so|overly|super) )\\w+)(?:(?:,| and| but| or)+ (?:not |too )*(?:${WANTED}|${UNWANTED}))*${ENDS}$`,
    "iu",
  ),
  new RegExp(
    `^${OPENS}(?:in |max(?:imum)? |about |only |just |no more than |not more than |at most |keep it to |make it )*${LINES}(?: (?:max(?:imum)?|tops|at most|only|please|pls|is enough|or so|will do))*$`,
    "iu",
  ),
  new RegExp(
    `^${OPENS}keep (?:it|this|that|things|the (?:tone|door|message))(?: |$)(?!safe|locked|closed|cold).*$`,
    "iu",
  ),
  new RegExp(
    `^${OPENS}make (?:it|this) (?:sound|look|seem|feel|like|less|more|so that|funny|a joke|not)(?: |$)(?!like it).*$`,
    "iu",
  ),
  new RegExp(`^${OPENS}(?:i )?${NOT} (?:${NEVER})(?!\\w).*$`, "iu"),
  new RegExp(`^${OPENS}(?:avoid|leave out|skip) (?!work|school|the queue).*$`, "iu"),
  new RegExp(`^${OPENS}nothing (?:about|on|with) .*$`, "iu"),
  new RegExp(`^${OPENS}(?:with )?no mention of .*$`, "iu"),
  new RegExp(`^${OPENS}without ${SPOILS}(?!\\w).*$`, "iu"),
  new RegExp(
    `^${OPENS}(?:he|she|they|it|i) (?:shouldn'?t|should not|mustn'?t|must not|can'?t|cannot|better not) (?:feel|think|know|find out|notice|get (?:the |a )?(?:feeling|impression|idea|upset|hurt|angry)|sound|look|seem|read like|come across|be (?:hurt|offended|upset|angry|an?))\\b.*$`,
    "iu",
  ),
  new RegExp(
    `^${OPENS}(?:he|she|they) (?:doesn'?t|don'?t|does not|do not|isn'?t supposed to|aren'?t supposed to) know(?! (?:what|where|when|how|who|if))\\b.*$`,
    "iu",
  ),
  new RegExp(
    `^${OPENS}(?:(?:he|she|they) )?(?:really |just |absolutely |also )*(?:hates?|likes?|loves?|prefers?|enjoys?|can'?t stand|doesn'?t (?:like|do|get|read)|don'?t (?:like|do|read)|never reads?|gets (?:upset|angry|hurt|touchy)|(?:is|'?s)(?: not)?(?: very| quite| a bit| so| really)? (?:shy|sensitive|touchy|proud|old[- ]fashioned|easily (?:hurt|offended|upset)))(?= (?:.*)(?:speech|joke|text|messag|words?\\b|letter|humou?r|pun\\b|puns\\b|soppy|cheesy|fuss|drama|writ|poe[mt]|sarcas|compliment|long\\b|much\\b|read)|$).*$`,
    "iu",
  ),
  /^(?:(?:just|maybe|please|pls|and|but) )*(?:something|smth|sth|a (?:line|note|card|text|message)) (?:that |which )?(?:i|he|she|they|we|you|one)(?: (?:can|could|might|will|would)|'ll|'d)\b.*$/iu,
  /^(?:(?:just|maybe|please|pls|and|but) )*(?:something|smth|sth|one|it's|its)? ?(?:for|to) (?:the |a |an |her |his |my |their )?(?:fridge|card|wall|door|desk|mantelpiece|noticeboard|stick|pin|hang|read out|read off|say out loud|put (?:on|in|up)|sign)\b.*$/iu,
  new RegExp(
    `^${OPENS}(?:no|zero|skip the|without) (?:kisses|hearts|emojis?|smileys|lectures?|lecturing|grovell?ing|jokes?|puns?|insults?|insulting|swearing|details|explanations?|reasons?|waffle|fluff|guilt[- ]?trip(?:s|ping)?|sarcasm|begging|clich[eé]s?|poetry|big words|slang|fancy words|exclamation (?:marks?|points?)|apologies|apologi[sz]ing|preaching|small talk|blam(?:e|ing)|reproach(?:es)?|pressure on (?:him|her|them)|drama|fuss)(?: (?:please|pls|tho|though|or .*|and .*))?$`,
    "iu",
  ),
  new RegExp(`^${OPENS}nothing \\p{L}+y${ENDS}$`, "iu"),
  new RegExp(`^${OPENS}(?:not|no|less) .*\\bvibes?\\b.*$`, "iu"),
  /^(?:(?:but|and) )?(?:(?:we'?re|we are|i'?m|i am|we were|i was) not|we (?:weren'?t|aren'?t)) (?:that |very |so |really |super )?close(?: (?:or anything|to (?:him|her|them)))?$/iu,
  /^(?:but |and )?(?:he|she|they) (?:(?:always|usually|keeps?|tends? to) forget\w*|never remembers?)$/iu,
  /^(?:too long,? )?(?:didn'?t|did not|dnt|wont|won't) read(?: (?:it|all that|that))?$/iu,
  /^(?:thx|ty|tysm|thanks in advance|thx in advance)$/iu,
];

/** The same at the end of a part, after content. */
export const TAILS_EN: readonly RegExp[] = [
  new RegExp(`,? (?:but |and |just |so |please |pls |plz )*without ${SPOILS}(?!\\w)[^:]*$`, "iu"),
  new RegExp(
    `,? (?:(?:but|and|just|so|please|pls|plz) )+(?:i )?(?:do not|don'?t|never) (?:${NEVER})(?!\\w)[^:]*$`,
    "iu",
  ),
  new RegExp(
    `(?<=^.{12,}) (?:do not|don'?t) (?:mention|bring up|let on|go into|make it (?:too|so|sound|a|formal|weird)|sound|lecture|grovel)(?!\\w)[^:]*$`,
    "iu",
  ),
  new RegExp(
    `,? (?:but |and |just |so |please |pls )*(?:do it |say it )?in ${LINES}(?: (?:max|please|pls|tops))*$`,
    "iu",
  ),
  new RegExp(
    `,? (?:but |and |just |so |please |pls )*in an? (?:(?:very|really|not too|not) )?(?:${WANTED}|good|decent|${UNWANTED})(?:(?:,| and| but) ${WANTED})? (?:way|manner|tone)$`,
    "iu",
  ),
  new RegExp(
    `(?<!\\b(?:am|is|are|was|were|be|been|feel|feels|felt|im|its|hes|shes|youre|isnt)|'m|'re|'s),? (?:but |and |just )*(?:not|nothing) (?:(?:too|overly|super) (?!much|many|late|early|far|bad|good|well|long|sure|busy|cold|hot|soon)\\w+|(?:in an? )?${UNWANTED}(?: way| tone)?)(?: (?:please|pls|plz|tho|though))*$`,
    "iu",
  ),
  new RegExp(
    `,? (?:but |and |just |please |pls )*(?:keep|make) it (?:(?:very|really|nice and|a bit) )?${WANTED}(?:(?:,| and| but)+ (?:not (?:too )?)?(?:${WANTED}|${UNWANTED}))*(?: (?:please|pls|plz|tho|though))*$`,
    "iu",
  ),
  new RegExp(`,? (?:but )?${WANTED} (?:tho|though|pls|please|plz|if possible)$`, "iu"),
  /,? so (?:that )?(?:he|she|they|it|i) (?:doesn'?t|don'?t|won'?t|isn'?t|aren'?t|wouldn'?t) (?:think|feel|get|take|sound|look|seem|hate|blame|mind|freak|notice|know|be (?:offended|hurt|angry|upset|mad)|offended|hurt|upset|angry)\b[^:]*$/iu,
  /,? (?:that|which) (?:(?:doesn'?t|won'?t|wouldn'?t|does not|will not) (?:sound|make|look|feel|come|seem|insult|hurt|offend|embarrass|scare|upset|ruin|put|read)|(?:isn'?t|is not|aren'?t) (?:an? |too |so )?(?:\p{L}+))\b[^:]*$/iu,
  /,? (?:and |but )?(?:he|she|they) (?:shouldn'?t|mustn'?t|should not|must not) (?:feel|think|know|find out|notice)\b[^:]*$/iu,
  /,? (?:tho|plz|thx|lol|lmao)$/iu,
];

/** Captures what must not be said. */
export const FORBIDDEN_EN =
  /(?:(?:do not|don'?t|never|try not to|no need to) (?:say|mention|write|bring up|let on|include|refer to|talk about|tell (?:him|her|them)|reveal|hint)|nothing (?:about|on)|no mention of|(?:without (?:mentioning|saying|telling (?:him|her|them)|bringing up|revealing|naming))|(?:avoid|leave out|skip)|(?:he|she|they) (?:doesn'?t|don'?t|mustn'?t|must not|shouldn'?t|should not) (?:know|find out)) (?:(?:anything|a word|that|about|up|at|it'?s|its|it is|because|of|yet|why|how|the|my|our|his|her|i'?m|i am|i|we|it) )*(.+)$/iu;
