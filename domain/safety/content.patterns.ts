import type { SafetyKind } from "#domain/chat/contract.ts";
import { pattern } from "./normalize.ts";

export type { SafetyKind };
export type SafetySeverity = "severe" | "moderate" | "oblique";

export interface SafetyRule {
  kind: SafetyKind;
  severity: SafetySeverity;
  /** About somebody else: does not count where the sentence speaks of a film, a book or a game. */
  third?: boolean;
  match: RegExp;
}

/** Everyday exaggerations, cut out before the rules look; written in ordinary spelling, see `pattern`. */
export const IDIOMS: readonly RegExp[] = [
  // English
  "(?:could|would|id) (?:kill|murder) for\\b",
  "(?:is|are|was|were|been|im|its|hes|shes|theyre|my \\w+|this \\w+|that \\w+|these \\w+) (?:absolutely |totally |literally |really )?killing me\\b(?! (?:off|inside|softly))",
  "kill(?:ed|ing|s)? (?:it|time|two birds|the mood|the vibe|the music|the engine|the lights|the deal|an hour|a few hours)\\b",
  "(?:mum|mom|mother|dad|father|boss|teacher|wife|husband|girlfriend|boyfriend|roommate|sister|brother|she|he|they) (?:is going to|will|would|ll|s going to|are going to|going to|gonna) (?:kill|murder) me (?:if|when|for|because)\\b(?! i (?:leave|left|go|went|tell|told|call|break|try|ever))",
  "(?:hell|shell|theyll) kill me (?:if|when) i(?:m| am)? (?:late|forget|forgot|dont|lose|lost|break it|spill|miss)\\b",
  "kill me now\\b",
  "dying (?:to|for|of (?:laughter|laughing|curiosity|boredom|heat|hunger|thirst|embarrassment))\\b",
  "(?:die|died|dead|die of|dying) (?:laughing|of (?:laughter|laughing|embarrassment|boredom|shame|curiosity|heat|cold|hunger))\\b",
  "to die for\\b",
  "(?:dead|deadly) (?:tired|line|serious|end|on my feet|battery)\\b",
  "(?:hit|hits|hitting) (?:me up|on me|the (?:gym|road|nail|books|sack|hay|brakes|pub|jackpot)|it off|me (?:hard|like|that|when|how))\\b",
  "(?:beat|beats|beating) (?:me (?:at|in|to it|by)|around the bush|me why|me how)\\b",
  "(?:shoot|shot) (?:me |him |her |them )?(?:an? )?(?:email|message|text|photo|film|scene|hoops|line)\\b",
  "(?:afraid|scared|frightened|terrified) of (?:the dark|heights?|spiders?|dogs?|flying|needles|snakes|the dentist|losing|hurting|failing|failure|being alone|commitment|change|making|saying|asking|disappointing|boring)\\b",
  "(?:push|drag|kick|press)(?:es|s|ed|ing|ged|ging)? (?:me|us|her|him|them|my \\w+) (?:too hard|harder|hard|further|beyond|forward|out of (?:the|my|our) comfort|(?:to|into|for) (?!(?:the|a|an|my|his|her|their|have|having|it|bed|sleep|sex)\\b))",
  "(?:hit|hits|hitting) (?:us|him|her|them|everyone) (?:hard|like|that|when|how)\\b|grab(?:s|ed|ing)? (?:me|us) (?:a|an|some|lunch|dinner|coffee|something)\\b",
  "threat(?:en|ens|ened|ening) to (?:quit|resign|cancel|sue|leave the|call it off|call off|walk out)\\b|threats? to (?:the|our) (?:project|plan|team|deadline|budget|job|environment|business)\\b",
  "spint\\w (?:\\w+ )?(?:a|ad|sempre a) \\w+(?:ar|er|ir)(?:e|mi|si|ci|l[oaie])?\\b|minacci\\w+ di (?:licenzi\\w+|dimetter\\w+|annullar\\w+)",
  "suicide squad\\b|suicidal (?:pricing|pace)\\b",
  // Italian
  "(?:fa|fai|fanno|fate|faceva|fatto|facevi|fara) (?:sempre |proprio |davvero |letteralmente )?(?:morire|crepare|schiattare)\\b",
  "(?:muoio|morire|morendo|morivo|moriamo|morta|morto|morti|moriro|morirei|schiatto|schiattare) (?:di|dal|dalla|da) (?:rid\\w*|fame|sete|sonno|caldo|freddo|noia|vergogna|curiosita|voglia|invidia|imbarazzo|risate|sonno|stanchezza|felicita|gioia)\\b",
  "(?:morire|muoio|morendo) dalla (?:voglia|curiosita)\\b",
  "(?:bell\\w|buon\\w|carin\\w|simpatic\\w|divertente|stanc\\w|ridere|manch\\w|piac\\w|mi manc\\w|ti am\\w|dolce) (?:tantissimo |un sacco )?da morire\\b",
  "da morire\\b",
  "(?:ammazz\\w+|uccid\\w+) (?:il|un po di) (?:tempo|mood|noia)\\b|ammazza (?:la noia|che|quanto|quant|come)\\b|ammazzacaff\\w+",
  "(?:mi|ci) (?:uccide|ammazza|uccidono|ammazzano) (?:la |lo |il |le |questo |questa |questi |st )?(?:curiosita|caldo|noia|stress|scale|traffico|lavoro|schiena|allergia|riunioni|sonno|fame|nostalgia|attesa|ansia)\\b",
  "(?:caldo|traffico|lavoro|stress|schiena|esame|sessione|capo|allenamento|lunedi|attesa) mi (?:sta (?:uccidendo|ammazzando)|uccide|ammazza)\\b",
  "(?:mamma|madre|padre|papa|capo|prof|moglie|marito|sorella|fratello) mi (?:ammazza|uccide|ammazzera|uccidera|fa fuori) (?:se|quando) (?!me ne vado|lo lascio|la lascio|parlo|dico|vado via|denuncio|esco)",
  "mi ammazzo di (?:lavoro|fatica|risate|palestra|studio)\\b|ammazzar\\w* di (?:lavoro|fatica|risate|studio)\\b",
  "(?:ammazzarmi|ammazzarsi|ammazzarci|uccidermi) di (?:lavoro|fatica|risate|studio|palestra)\\b",
  "(?:mi ha|ha) (?:colpito|steso|battuto) (?:la|il|lo|a|al|per|molto|tanto)\\b",
  "paura (?:del buio|dei ragni|dell?e? altezz\\w+|di volare|del dentista|di sbagliare|di perder\\w+|di fallire|di ferir\\w+|di delud\\w+|del vuoto|dei cani|dell? aereo|di cambiare|di impegn\\w+|di annoiar\\w+)\\b",
].map(pattern);

const WANT =
  "(?:want(?:s|ed)?|wanna|wish(?:es|ed)?|going|gonna|plan(?:s|ing|ed)?|thinking|think|thinks|thought|thoughts|talks?|talking|talked|tried|tries|trying|try|threaten\\w*|ready|decided|might|could|will|would|like|tempted|intends?|wanting|about|urge|ll)";
const KIN_EN = "(?:(?:my|his|her|their|the|our) (?:\\w+ )?\\w+|he|she|they|someone|somebody|who|[a-z]+)";
const THEM_EN =
  "(?:him|her|them|my \\w+|his \\w+|that (?:man|woman|guy|bastard|bitch|girl|boy)|someone|somebody|everyone)";
const HIT_EN =
  "(?:hits?|hitting|beats?|beat(?:s|en|ing)? up|beating|slap(?:s|ed|ing)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|chok(?:e|es|ed|ing)|strangl(?:e|es|ed|ing)|shov(?:e|es|ed|ing)|push(?:es|ed|ing)?|grab(?:s|ed|ing)?|burn(?:s|ed|t)|bit|threw (?:something|things|a \\w+) at|spit(?:s)? (?:on|at)|rap(?:ed|es|ing)|molest\\w*|drag(?:s|ged))";
const HIT_IT =
  "(?:picchi\\w+|menat\\w|mena|menava|malmenat\\w|schiaffeggi\\w+|strattonat\\w|strattona|strangolat\\w|strozzat\\w|violentat\\w|violenta\\b|stuprat\\w|molestat\\w|aggredit\\w|aggredisce|spintonat\\w|spintona|pestat\\w|prendeva a (?:schiaffi|pugni|calci|botte)|prende a (?:schiaffi|pugni|calci|botte)|pres\\w a (?:schiaffi|pugni|calci|botte|cinghiate)|accoltellat\\w)";

function rules(kind: SafetyKind, severity: SafetySeverity, sources: readonly string[], third = false): SafetyRule[] {
  return sources.map((source) => ({ kind, severity, third, match: pattern(source) }));
}

/** The rules, the gravest first; the first match decides. English and Italian are always both checked. */
export const RULES: readonly SafetyRule[] = [
  ...rules("self_harm", "severe", [
    "(?:kill|hang|shoot|drown|poison) (?:myself|my self)\\b",
    "killing myself\\b",
    `${WANT}(?: \\w+){0,3} (?:to )?(?:die|be dead|end it all|end my (?:own )?life|take my (?:own )?life|end everything|not (?:be here|exist|live|wake up))\\b`,
    "(?:end|ending|take|taking|took) my (?:own )?life\\b|end(?:ing)? it all\\b",
    "(?:im|i am|feel|feeling|felt|been|get|so|a bit) suicidal\\b|suicidal (?:thoughts?|feelings?|ideas?)|(?:commit\\w*|attempt\\w*|thought of|thoughts of|thinking (?:of|about)|think about|about) suicide\\b|suicide (?:note|attempt|plan)",
    "(?:dont|do not|no longer|didnt) (?:really )?(?:want|wish|like) to (?:live|be alive|be here|exist|wake up)(?: (?:anymore|any more|any longer|like this))?",
    "(?:cut|cutting|hurt|hurting|harm|harming|burn|burning) (?:myself|my (?:arms?|wrists?|legs?|skin))\\b|self harm\\w*|slit my",
    "(?:wish|wished) (?:i|id) (?:was|were|had|could)(?: \\w+){0,2} (?:dead|never been born|die|not alive)\\b|better off dead\\b|rather be dead\\b",
    "(?:took|taken|take|taking|swallow(?:ed|ing)?) (?:\\w+ ){0,3}(?:too many|all (?:my|the|of the|of my)|a lot of|a bottle of|the whole (?:box|bottle) of) (?:pills|tablets|sleeping|meds|medication)|overdos(?:e|ed|ing) (?:on|myself)|took an overdose",
    "(?:preso|prendere|ingoiato|ingoiare|inghiottito|mandato giu)(?: \\w+){0,2} (?:troppe|tutte le|un sacco di|una scatola di|tante) (?:pillole|pastiglie|compresse|gocce)|ingoiato (?:delle|le) (?:pillole|pastiglie|compresse)",
    "(?:uccider|ammazzar|impiccar|sparar|tagliar|buttar|gettar|avvelenar)mi\\b(?! (?:i capelli|le unghie|giu|via|la barba|le posizioni|la foto|le foto|nella|nel|sul|a capofitto|addosso))",
    "mi (?:uccido|ammazzo|impicco|sparo|taglio (?:le vene|i polsi|le braccia|le gambe)|butto (?:giu|di sotto|dal|sotto))\\b",
    "(?:farla|faccio|farei|facessi|finirla) finita\\b|finirla (?:qui )?con (?:la vita|tutto)\\b|(?:toglier|levar)mi (?:la vita|di mezzo)|(?:mi tolgo|mi tolgo di) (?:la vita|mezzo)\\b",
    "(?:voglio|vorrei|volevo|desidero|penso di|preferirei|preferisco) (?:solo |soltanto |proprio |davvero )?(?:morire|essere mort\\w|sparire per sempre|non svegliarmi)\\b",
    "non (?:voglio|vorrei|volevo|ho) (?:piu )?(?:voglia di )?(?:vivere|esistere|essere (?:qui|viv\\w)|esserci|svegliarmi)\\b(?! (?:con|a |in |cosi lontan|insieme|alla|al |nel|qui con))",
    "(?:pensieri|idee|istinti) (?:suicid\\w*|di morte|di suicidio)|(?:penso|pensato|pensando|pensavo|tentato|tentare|tentativo|commettere)(?: \\w+){0,3} suicid\\w*|suicidarmi\\b|mi suicid\\w+",
    "(?:farmi|mi faccio|farmi del|facevo) (?:del )?(?:male|tagli) (?:da sol\\w|apposta)|(?:voglio|vorrei|voglia di|penso di|volevo) farmi (?:del )?male\\b|mi faccio (?:del male|dei tagli)|autolesion\\w+|mi (?:taglio|tagliavo|sono tagliat\\w) (?:apposta|le|i polsi|per (?:non|sentire|stare))",
  ]),
  ...rules(
    "self_harm",
    "severe",
    [
      "(?:kill|hang|shoot|drown|hurt|cut|harm)(?:s|ed|ing)? (?:himself|herself|themselves|themself)\\b",
      "(?:end|ending|take|taking|took) (?:his|her|their) (?:own )?li(?:fe|ves)\\b",
      `${KIN_EN} (?:says?|said|tells? me|told me|keeps saying|wrote|texted)(?: \\w+){0,4} (?:wants?|wanted|wishes|going) to (?:die|be dead|end it all)\\b`,
      "(?:he|she|they) (?:wants?|wanted) to (?:die|end it all|be dead)\\b",
      "(?:he|she|they|hes|shes|is|was|are) suicidal\\b|(?:he|she|they) (?:doesnt|dont|didnt) want to (?:live|be alive|be here) any ?more",
      "(?:took|taken|take|taking|swallow(?:ed|ing)?) (?:\\w+ ){0,3}(?:too many|all (?:my|the|of the|of my)|a lot of|a bottle of|the whole (?:box|bottle) of) (?:pills|tablets|sleeping|meds|medication)|overdos(?:e|ed|ing) (?:on|myself)|took an overdose",
      "(?:preso|prendere|ingoiato|ingoiare|inghiottito|mandato giu)(?: \\w+){0,2} (?:troppe|tutte le|un sacco di|una scatola di|tante) (?:pillole|pastiglie|compresse|gocce)|ingoiato (?:delle|le) (?:pillole|pastiglie|compresse)",
      "(?:uccider|ammazzar|impiccar|suicidar)si\\b|si (?:e )?(?:uccis\\w|uccide|ammazza|ammazzat\\w|impiccat\\w|taglia (?:le|i|per)|suicidat\\w|suicida)\\b",
      "(?:toglier|levar)si la vita|si (?:e )?tolt[ao] la vita|tentato (?:il )?suicidio",
      "(?:vuole|voleva|vorrebbe) (?:solo )?(?:morire|farla finita|ammazzarsi|non vivere piu)\\b|non (?:vuole|voleva|vorrebbe) piu (?:vivere|esserci|svegliarsi)\\b(?! con)",
      "(?:si fa|farsi|si faceva) (?:del male|dei tagli)\\b",
    ],
    true,
  ),
  ...rules("violence", "severe", [
    `(?:im|i am|am|ill|i will) (?:going to |gonna |about to |ready to )?(?:kill|stab|shoot|strangle|beat up|murder) ${THEM_EN}\\b`,
    `(?:want|plan|planning|thinking of|decided|going|feel like)(?: to|ing)? (?:kill|killing|stab|stabbing|shoot|shooting|murder|strangle|strangling|poison|hurt|beat up|beating up) ${THEM_EN}\\b`,
    "(?:threat\\w*|said (?:he|she|they)(?:d|ll| would| will| is going to| was going to)?|says (?:he|she|they)(?:ll| will)?|swore|hell|shell)(?: \\w+){0,4} kill (?:me|us|him|her|them|the kids|my)\\b|wants? to kill (?:me|us|her|the kids)\\b|tr(?:ied|ies|ying) to kill (?:me|us|her|him)\\b",
    "(?:he|she|they|husband|wife|boyfriend|girlfriend|ex|brother|father|son|partner|neighbou?r)(?:s| has| had|ve)? (?:got )?(?:a |his |her |the )?(?:gun|knife|weapon) (?:and|to|at|on|in|out|right)|(?:pulled|pointed|held|holding|threatened me with|came at me with) (?:a |the |his |her )?(?:gun|knife)",
    "(?:voglio|vorrei|penso di|sto per|ho deciso di|ho intenzione di|devo|giuro che) (?:ammazz\\w+|uccider\\w+|accoltell\\w+|sparar\\w+|strangolar\\w+|picchiar\\w+|far\\w* (?:del )?male a)(?:l[oaie])?\\b",
    "(?:giuro che |prima o poi |io |stasera |domani )(?:lo|la|li|le) (?:ammazzo|uccido|accoltello|picchio|faccio fuori)\\b",
    "(?:vuole|voleva|vorrebbe|minaccia\\w* di|minacciato di|detto che (?:mi|ci|la|lo)|dice che (?:mi|ci|la|lo)|giurato che (?:mi|ci)|provato a|cercato di)(?: \\w+){0,2} ?(?:ammazz\\w+|uccid\\w+|uccis\\w|accoltell\\w+|strangolar\\w+)\\b",
    "(?:minacciat\\w|minaccia|minacciava|puntat\\w|tirato fuori|preso|inseguit\\w) (?:\\w+ ){0,3}(?:coltello|pistola|arma|fucile)\\b|ha (?:un|una|il|la) (?:pistola|coltello|fucile|arma)\\b",
  ]),
  ...rules("abuse", "severe", [
    `(?:he|she|they|${KIN_EN}) (?:\\w+ )?(?:just |sometimes |often |always |has |had |have |once |also |already |even |s |again )?${HIT_EN} (?:me|us|my (?:kids?|children|son|daughter|mother|mum|mom|sister))\\b`,
    "(?:been|get|got|being|was|am|were) (?:\\w+ )?(?:hit|beaten(?: up)?|slapped|punched|choked|raped|abused|sexually assaulted|assaulted|molested) by\\b|(?:is|was|been|being|am|im) (?:physically |sexually |emotionally )?(?:abusing|abused)\\b|abusive (?:relationship|husband|wife|boyfriend|girlfriend|partner|father|mother|marriage)|domestic (?:violence|abuse)",
    "(?:forc(?:es|ed|ing)|makes?|made|pressur\\w+) me (?:to |into )(?:have |having )?(?:sex|sleep with|bed)|sex (?:when|though|although|even if|even though) i (?:dont|didnt|do not|did not|say no|said no)|against my will",
    "hand(?:s)? (?:around|on|round) my (?:throat|neck)|(?:black eye|bruises?)(?: \\w+){0,5} (?:he|she|him|her|husband|boyfriend|wife|partner|father|mother)\\b|raised (?:his|her) hand (?:to|at|against) me",
    "(?:lock(?:s|ed)|shut(?:s)?) me (?:in|inside|out|up)\\b|(?:wont|doesnt|didnt|not) (?:let|allow) me (?:to )?(?:leave|go out|out of|see|have (?:friends|a job|money|my)|work|talk to|use|call)",
    `(?:mi|ci) (?:ha |ha gia |hanno |aveva |ha anche |sta |continua a |ha quasi |ha sempre |ha di nuovo )?${HIT_IT}\\b`,
    "(?:mi|ci) (?:ha |da |tira |hanno |dava |tirava |ha dato |ha tirato |ha mollato |molla |mollato )(?:dato |tirato |mollato )?(?:\\w+ )?(?:schiaff\\w+|pugn\\w+|calci\\w*|botte|spint\\w+|ceffon\\w+|sberl\\w+|testat\\w|manrovesc\\w+|morso)\\b",
    "(?:mess\\w|mette|metteva|messo) le mani (?:addosso|al collo|intorno al collo)|mani al collo\\b|alz\\w+ le mani (?:su|contro|addosso|con)|alza le mani\\b|alzato le mani\\b",
    "(?:vengo|venivo|sono stat\\w|ero|venni) (?:\\w+ )?(?:picchiat\\w|menat\\w|maltrattat\\w|violentat\\w|stuprat\\w|abusat\\w|aggredit\\w|molestat\\w)|maltrattament\\w+|violenza (?:domestica|in casa|sessuale)|relazione (?:violenta|abusiva)",
    "(?:mi |ci )?(?:costring\\w+|costrett\\w|obblig\\w+|forz\\w+)(?: \\w+){0,4} (?:sesso|rapporti|letto con|sessual\\w+)|(?:sesso|rapporti)(?: \\w+){0,3} (?:anche se|quando) (?:non voglio|dico di no|non vorrei)|contro la mia volonta",
    "(?:mi|ci) (?:ha )?(?:chius\\w|chiude|chiudeva|rinchius\\w|rinchiude) (?:a chiave|in casa|dentro|fuori|in camera|nella)|non mi (?:lascia|lasciava|fa|permette|faceva)(?: di)? (?:uscire|vedere|lavorare|parlare con|andare|sentire|usare)\\b",
  ]),
  ...rules(
    "abuse",
    "severe",
    [
      `(?:husband|boyfriend|wife|girlfriend|partner|father|dad|mother|mum|mom|stepfather|ex|brother|he|she) (?:\\w+ )?${HIT_EN} (?:her|him|them|the (?:kids?|children|baby)|(?:his|her|their) (?:wife|kids?|children|son|daughter|girlfriend|partner|mother))\\b`,
      "(?:la|lo|li|le) (?:ha |hanno |aveva )?(?:picchi\\w+|menat\\w|mena|malmena\\w*|schiaffeggi\\w+|strangolat\\w|violentat\\w|stuprat\\w|prende a (?:schiaffi|pugni|botte|calci))\\b|picchia (?:la|mia|sua|i|il|suo|mio|le|lo|nostr\\w)\\b|le (?:mette|ha messo|metteva) le mani addosso|(?:le|gli) (?:da|dava|ha dato) (?:\\w+ )?(?:schiaff\\w+|pugn\\w+|botte|calci)",
    ],
    true,
  ),
  ...rules("abuse", "moderate", [
    "(?:checks?|checking|controls?|controlling|tracks?|tracking|monitors?|reads?|goes through|went through) (?:\\w+ )?(?:my (?:phone|messages|money|location|whereabouts|emails?|bank|every move)|me with|where i (?:go|am)|what i (?:wear|spend|eat)|who i)",
    "(?:takes?|took|keeps?|withholds?) (?:away )?(?:my (?:money|salary|wages|passport|documents|keys|phone|bank card|card))\\b|stalk(?:s|ed|ing|er)\\b|follow(?:s|ed|ing) me (?:everywhere|home|to|around|in|at night)|blackmail\\w*|threaten(?:s|ed|ing)? (?:me|us|to)\\b|threats\\b",
    "(?:cuts?|cutting|isolat\\w+) me (?:off )?from (?:my )?(?:friends|family|everyone)|(?:smash(?:es|ed)|break(?:s)?|broke|throws?|threw) (?:\\w+ ){0,3}(?:things|plates?|furniture|my phone|the door|against the wall)(?: \\w+){0,3} (?:when|angry|rage|at me|me)",
    "(?:humiliat|degrad|insult)(?:es|s|ed|ing) me (?:every|all|constantly|daily|in front|again)|calls? me (?:worthless|stupid|a whore|a slut|useless|nothing|trash)",
    "(?:mi )?controll\\w+ (?:sempre |ogni |tutt\\w |spesso )*(?:il |i |le |la |ogni |tutt\\w )*(?:mio |miei |mie |mia )?(?:telefono|cellulare|messagg\\w+|soldi|conto|chat|mosse|spostament\\w+|vestit\\w+)|(?:decide|controlla|vuole decidere|sceglie) (?:lui |lei )?(?:come mi vesto|chi (?:vedo|posso|frequento)|dove vado|cosa mi metto|quanto spendo|con chi)",
    "(?:mi )?(?:ha )?(?:tolto|preso|toglie|prende|nasconde|nascosto|sequestr\\w+) (?:i |il |le |la |tutti i )(?:miei |mio |mie |mia )?(?:soldi|stipendio|documenti|chiavi|passaporto|telefono|bancomat|carta)|stalk\\w+|mi (?:perseguit\\w+|pedin\\w+)|mi (?:segue|seguiva|sta seguendo) (?:ovunque|dappertutto|sempre|fino|per strada|a casa|sotto)|mi (?:ricatt\\w+)|ricatt\\w+|(?:mi|ci) (?:ha )?minacci\\w+|minacciar(?:mi|ci)\\b|minacce\\b",
    "mi (?:isola|sta isolando|ha isolat\\w|allontana) da(?:i|gli|lle|lla|l)? |(?:spacca|rompe|lancia|ha (?:spaccato|rotto|lanciato)|sfascia) (?:\\w+ ){0,3}(?:contro|addosso|oggetti|roba|piatt\\w+|porta|mobili|telefono)",
    "mi (?:umilia|insulta|denigra|offende) (?:sempre|ogni|davanti|di continuo|tutti|continuamente)|mi (?:dice|diceva|chiama|ripete) (?:\\w+ ){0,4}(?:non valgo|inutile|una nullita|schifo|stupid\\w|putt\\w+|troia|buona a nulla|buono a nulla|fallit\\w)",
  ]),
  ...rules("fear", "moderate", [
    "(?:im|i am|am|was|i feel|feel|been|get|so|really|very|get so|me) (?:\\w+ ){0,2}(?:afraid|scared|frightened|terrified) of (?:him|her|them|my (?:husband|wife|boyfriend|girlfriend|partner|ex|father|dad|mother|mum|mom|stepfather|brother|son|boss|neighbou?r))\\b(?! (?:reaction|answer|judg\\w+|opinion|response|saying|finding|thinking|being|leaving|not))",
    "(?:afraid|scared|frightened|terrified|fear) (?:of )?(?:what|that|how far) (?:\\w+ ){0,2}(?:might|could|would|will|can|may|d|ll|is going to) (?:\\w+ )?(?:do to|hurt|hit|harm|come after|find|do)\\b",
    "(?:afraid|scared|terrified|frightened) (?:to|of) (?:go(?:ing)? home|be(?:ing)? (?:home|alone|at home)(?: with| when)|sleep\\w*|leav(?:e|ing) (?:him|her|them)|when (?:he|she|they) (?:comes?|gets?|drinks?))",
    "fear for my (?:life|safety|kids|children)|(?:dont|do not|not) feel safe (?:at home|with|around|near|here)|(?:im|i am|am|be) not safe (?:at home|with|here)|unsafe (?:at home|with|around)|(?:he|she|they) (?:scares?|frightens?|terrif\\w+) me\\b",
    "(?:ho|avevo|abbiamo|provo|fa|mi fa|sento|mette|mi mette|viviamo con la|vivo con la) (?:\\w+ ){0,2}paura (?:di|per) (?:lui|lei|loro|mio (?:marito|padre|fratello|figlio|suocero|zio|nonno|ex|compagno|fidanzato|ragazzo|patrigno)|mia (?:moglie|madre|sorella|figlia|compagna|fidanzata|ragazza|matrigna)|(?:il|la) mi[oa] (?:compagn\\w|fidanzat\\w|ragazz\\w|ex|capo|partner|vicin\\w))\\b",
    "(?:lui|lei|mio \\w+|mia \\w+) mi (?:fa|mette|incute) (?:\\w+ )?(?:paura|terrore)\\b|mi (?:fa|mette|incute) (?:\\w+ )?(?:paura|terrore) (?:quando|se|ogni volta che) (?:urla|grida|beve|si arrabbia|torna|alza|perde|fa cosi)|mi (?:terrorizza|spaventa) (?:quando|ogni|se|da morire|sempre)",
    "paura (?:di (?:quello|cio) che|di (?:che )?cosa|che (?:mi|ci)|che (?:lui|lei|\\w+) (?:mi|ci)) (?:\\w+ )?(?:possa|potrebbe|puo|poss\\w+|farmi|fare|faccia|facesse|picchi\\w*|meni|ammazz\\w*|uccid\\w*|segua|trovi|venga)\\b(?! (?:capire|pensare|dire|credere|pesare|rimanere|restare|sapere|una domanda|una scenata|brutta figura))",
    "paura (?:di|a) (?:tornare a casa|stare (?:a casa|da sol\\w) con|lasciarl\\w|quando (?:beve|torna|si arrabbia)|addormentarmi|denunciar\\w+)|temo per (?:la mia (?:vita|incolumita)|i (?:miei )?(?:figli|bambini))|non mi sento (?:al )?sicur\\w (?:a casa|con|quando|in casa|vicino)|non sono al sicuro",
  ]),
  ...rules("self_harm", "oblique", [
    "(?:better off|happier|easier|better) (?:\\w+ ){0,2}without me\\b|(?:world|everyone|they|family) (?:would|d|will) (?:\\w+ ){0,3}without me\\b",
    "no (?:reason|point|sense|use)(?: \\w+){0,2} (?:to live|in living|going on|to go on|in going on|being alive|to be here)|(?:cant|cannot|can not|dont know (?:if|how) (?:i can|to)) go on(?: living| like this| anymore| any more|(?= \\.)|$)|nothing (?:to|left to) live for|tired of (?:living|life|being alive)|life (?:isnt|is not|no longer) worth",
    "(?:want|wish|like|could) (?:to |i could )?(?:just )?(?:(?:disappear|vanish)(?! (?:in|from|for a|on|with|to))|fall asleep and (?:not|never)|sleep forever|go to sleep and)\\b|(?:not|never) (?:to )?wak(?:e|ing) up(?: again| tomorrow)?\\b|say(?:ing)? goodbye to everyone|giv(?:e|ing|en) away (?:all )?my things|wont be (?:here|around) (?:much longer|anymore|any more)|a burden (?:to|on|for) (?:everyone|everybody|them|my|you|others)",
    "(?:starebber\\w+|stareste|starebbe|sarebb\\w+) (?:\\w+ ){0,3}(?:meglio|felici|sollevat\\w) senza (?:di )?me\\b|meglio senza di me\\b|meglio (?:se )?(?:non (?:ci fossi|fossi (?:mai )?nat\\w|esistessi)|sparissi|morissi)",
    "(?:non (?:ha|c e|ce|vedo|trovo) (?:piu )?(?:senso|motivo|ragione|uno scopo|un senso|un motivo)(?: \\w+){0,2} (?:vivere|andare avanti|continuare a vivere|esserci|vita|alzarmi))|non (?:ce la faccio|riesco) (?:piu )?(?:ad )?(?:andare avanti|a vivere|vivere)|stanc\\w di vivere|(?:la (?:mia )?vita|vivere) non ha (?:piu )?senso|non vale (?:piu )?la pena (?:di )?(?:vivere|andare avanti)",
    "(?:voglio|vorrei|voglia di) (?:solo |soltanto |proprio )?(?:sparire|scomparire|addormentarmi e|dormire (?:per sempre|e non))\\b|non svegliarmi (?:piu|domani)|sono (?:solo )?un peso per (?:tutti|gli altri|loro|la mia|chi|i miei)|tra poco non ci saro|non ci saro piu|dire addio a tutti",
  ]),
  ...rules("violence", "oblique", [
    `(?:could|want to|feel like|id like to|would love to) (?:\\w+ )?(?:kill(?:ing)?|strangle|strangling|hit(?:ing)?|smash\\w*|punch(?:ing)?|slap(?:ing)?) ${THEM_EN}\\b|lose control and (?:hurt|hit)|afraid (?:i|ill|that i)(?: \\w+){0,2} (?:hurt|hit|kill) (?:him|her|them|someone)`,
    "(?:lo|la|li|le) (?:ammazzerei|ucciderei|strozzerei|picchierei|ammazzo|uccido|strozzo)\\b|(?:potrei|verrebbe voglia di|viene voglia di|voglia di) (?:ammazzar|uccider|strozzar|picchiar|menar)l[oaie]\\b|(?:paura|temo) di (?:perdere il controllo|fargli (?:del )?male|farle (?:del )?male|picchiar\\w+)|ho (?:quasi )?(?:alzato le mani|picchiat\\w)",
    "i (?:hit|slapped|punched|choked|pushed) (?:him|her|my (?:wife|husband|son|daughter|kid|child|girlfriend|boyfriend|partner|mother|father))\\b",
  ]),
  ...rules("fear", "oblique", [
    "walk(?:s|ing)? on eggshells|(?:never|dont|do not) know (?:what mood|which mood|how (?:he|she|they)(?:ll| will) (?:be|come))|(?:careful|watch) (?:about )?(?:everything|every word|what) i (?:say|do)(?: \\w+){0,4} (?:explode|angry|rage|mad|blow|set off)|(?:always|have to|must) ask (?:for )?permission|hid(?:e|ing) (?:it |things |my \\w+ )?from (?:him|her) (?:because|or)|(?:he|she) gets? (?:scary|violent|dangerous)\\b|when (?:he|she) drinks (?:he|she|it)",
    "cammin\\w+ (?:sulle uova|in punta di piedi)(?: \\w+){0,4} (?:con|per|quando|casa|esplod\\w+|arrabb\\w+)|cammin\\w+ sulle uova|(?:devo|bisogna) (?:sempre )?(?:chieder\\w+ (?:il )?permesso|stare attent\\w a (?:ogni|tutto|quello|come|cosa))(?: \\w+){0,8} (?:esplod\\w+|arrabb\\w+|furi\\w+|scatt\\w+|bestia|uscire|vedere)|devo chieder\\w+ (?:il )?permesso (?:per|di)|diventa (?:violent\\w|pericolos\\w|un altra persona quando)|(?:quando|ogni volta che|se) beve (?:\\w+ )?(?:diventa|fa|mi|urla|cambia)|non so mai (?:in che stato|come|di che umore) (?:torna|rientra|arriva)",
  ]),
];
