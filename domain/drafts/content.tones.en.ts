/** Words for how a message should sound. */
export const TONE_WORDS_EN = words(`
abrasive abrupt accusing accusatory adult affable affectionate affectionately aggressive amiable amicable amusing angry
apologetic apologetically appreciative artless assertive assured authoritative awkward babyish balanced banterish bantery
bare barbed begging belligerent bitter bitchy bland blasé blunt bluntly boastful bossy breezy brief briefly bright brisk briskly
brotherly brusque bubbly businesslike business-like calm calmly candid candidly careful carefully caring casual casually
ceremonious chatty cheeky cheekily cheerful cheerfully cheery cheesy childish chill chilled chipper chirpy chummy civil civilly
clear clearly clingy clinical clipped cold coldly collected colloquial comforting comical compassionate complimentary
composed concise conciliatory confident confrontational considerate consoling constructive contrite conversational cool
cordial cordially corny corporate courteous courteously creepy cringe cringey cringy crawling crisp critical curt excited cute cutesy cutting
deadpan decent decisive deferential defensive delicate delicately demanding desperate detached dignified diplomatic
diplomatically discreet discreetly direct directly dispassionate distant dorky down-to-earth dramatic droll dry drily dull earnest easy easy-going
easygoing edgy effusive elegant embarrassing emotional emotionless empathetic empathic encouraging enthusiastic
euphemistic even-handed excited exuberant factual fair faintly familiar fancy fatherly fawning fierce firm firmly flat flattering
flippant flirtatious flirty flowery folksy fond forceful formal formally forthright frank frankly fresh friendly frosty fun funny
fussy gentle gently genuine giddy girly gloomy good-humoured good-humored good-natured goofy gooey gracious graciously
grateful grave grovelling groveling grovelly grown-up gruff grumpy guarded gutted to-the-point gushing gushy guilt-trippy gutsy happy-go-lucky hard
harsh haughty heartfelt hearty heavy heavy-handed helpful honest honestly hopeful hostile huffy human humble humbly humorous
humourless hurtful icy impersonal impolite indignant informal informally insistent insulting intense intimate ironic ironical
irreverent jaunty jocular jokey joking jokingly jolly joyful joyous judgemental judgmental judgy keen kind kindhearted
kind-hearted kindly laddish laid-back lecturing lecturey legalistic lengthy level-headed light light-hearted lighthearted likeable
lively loud loving lovingly lovey-dovey low-key lyrical mannerly manly mannered mate-y matey mature matter-of-fact maudlin mawkish
mean measured melancholic mellow melodramatic merry mild mildly mischievous modest moody motherly mumsy mushy mysterious naggy
nagging nasty natural naturally neat needy neighbourly neighborly nerdy neutral neutrally nice nicely no-fuss no-nonsense nonchalant
non-judgemental nostalgic obsequious offhand offended official old-fashioned old-school open optimistic ornate over-friendly
over-the-top overbearing overdone overexcited pally parental parenty passionate passive-aggressive patient patronising
patronizing peaceful personable personal perky pert petty petulant pitiful plain plainly playful playfully pleading pleasant
plain-spoken poetic poetical poignant pointed polished polite politely pompous poised posh positive pragmatic preachy precious
preppy pretentious prim professional professionally proper punchy punny pushy quick quiet quirky rambling ranty rational
readable real reasonable reassuring rehearsed relaxed reserved resentful resolute respectful respectfully restrained reverent
rigid robotic romantic romantically rude sad salesy salesy-sounding sappy sarcastic sassy saucy scary scathing schmaltzy scolding
self-deprecating self-pitying sensible sensitive sensitively sentimental sexy sharp sharpish sheepish rhyming rhymed nudgy short shorter shortish shouty silly
simple simply sincere sincerely sisterly slangy slick slushy smarmy smart smooth smug snappy snarky sneery snippy snobby
snooty snotty sober sociable soft softly solemn soothing soppy sour sparky spiky spontaneous squeaky stand-offish steady stern
sternly stiff stilted straight straightforward straight-up straight-talking strict stroppy stuffy subtle succinct succinctly suggestive sulky
sunny supportive suave sugary sweet sweetly sycophantic sympathetic sympathetically tactful tactfully tacky teary tearful teasing
teasingly tense tender tenderly terse theatrical thoughtful thoughtfully threatening tidy tight timid tongue-in-cheek tongue-tied
touching touchy-feely tough treacly trendy twee unapologetic unassuming uncomplicated understanding understated unemotional
unfussy unpretentious upbeat uplifting urgent vague warm warmly warmer warm-hearted weepy weird welcoming wet whimsical whiny
whingy wistful wise witty wooden wordy worried wry yobbish young youthful zany zingy zippy`);

/** Parts of a message that are wished for or not. */
export const TONE_NOUNS_EN = words(`
affection banter begging blame blaming bluster charm cheek cheese cheesiness clichés cliches compliments cringe detail details
dignity drama emojis emoji emotion emotions empathy euphemisms excuses exclamation feeling feelings filler flattery flirting flourish flourishes
fluff formality formalities frills fuss gloom grovelling groveling guilt guilt-tripping gush gushing hashtags hearts heart humor humour insults
irony jargon joke jokes kindness kiss kisses lecture lectures lecturing marks melodrama metaphors moaning moralising mush nagging
niceties nonsense padding passive-aggression platitudes pleasantries pleading poetry politeness pomp preaching pressure
pun puns purple reproach reproaches rhymes ranting respect romance sappiness sarcasm self-pity sentimentality slang slush smiley smileys smile
soppiness snark sob-story sugar-coating sugarcoating sugar swagger swearing swearwords sympathy tact tears tenderness threats
understatement panic waffle waffling warmth whining whingeing wink wit xs x fancy small-talk smalltalk`);

/** What may accompany them and is not content by itself. */
export const TONE_GLUE_EN = words(`
a all allowed also an welcome fine and any anything around as at be bit bits but by can come comes do dose edge enough ever extra feel few for full get go hint how
i i'd i'm if in into it it's its just keep kept kind kinda least less like little lots lot make making manage manner maybe mine mode mood more most much must nudge chaser reminder
my nice neither never no none not nor nothing of ok okay on one only or other out over overly own part perhaps phrased please plenty pls plz point
poss possible possibly preferably put quite rather read reads really register say says should slightly so some something somewhat sort sound sounding sounds
speak still style super talk than that the then there thing things this tho though to tone too touch trace two usual utterly very vibe vibes voice way we
well what with without word worded words write written yet you your side spirit but-not three four sentence sentences line lines max maximum tops most
end ending start adding add`);

/** Words that are about the message even after “I am …”. */
export const TONE_ONLY_EN = words(`
bantery blunt breezy businesslike business-like cheery chatty cheesy chirpy colloquial concise conversational cringe cringey deadpan diplomatic flowery
formal gushing gushy grovelly grovelling informal jokey jaunty judgy lighthearted light-hearted matter-of-fact matey neighbourly no-nonsense parenty
preachy punchy salesy sappy snappy soppy stern succinct tactful terse tongue-in-cheek upbeat wordy witty respectful politely kindly-worded nicely
jokingly respectfully tactfully`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}
