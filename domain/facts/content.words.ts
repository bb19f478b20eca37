/** Abbreviations used in messages, in both languages; folded. */
export const ABBREVIATIONS: Readonly<Record<string, string>> = Object.fromEntries(
  `wen=when whn=when wehn=when whne=when wehre=where wher=where wich=which whcih=which wat=what wht=what wot=what waht=what whats=what_is whens=when_is wheres=where_is whos=who_is hows=how_is hw=how hwo=how howmuch=how_much wheres=where_is
u=you ur=your r=are hes=he_is shes=she_is theyre=they_are im=i_am ive=i_have dont=do_not doesnt=does_not didnt=did_not havent=have_not hasnt=has_not isnt=is_not wasnt=was_not arent=are_not werent=were_not shouldnt=should_not wouldnt=would_not mustnt=must_not hadnt=had_not neednt=need_not wont=will_not cant=can_not couldnt=could_not
b4=before abt=about pls=please plz=please msg=message msgs=message tmrw=tomorrow tmr=tomorrow tomoz=tomorrow gf=girlfriend bf=boyfriend hubby=husband ppl=people bday=birthday birfday=birthday lst=last las=last thx=thanks w=with wth=with wiv=with bout=about rly=really sth=something smth=something favs=favourite fav=favourite fave=favourite wk=week yr=year yrs=years
qnd=quando qndo=quando qando=quando qunado=quando quadno=quando quano=quando quand=quando qnt=quanto qnto=quanto qnta=quanta qnti=quanti qnte=quante qto=quanto qta=quanta qti=quanti qte=quante quant=quanto
ke=che k=che xke=perche xche=perche perke=perche xk=perche xcosa=per_cosa x=per nn=non cm=come dv=dove cs=cosa ks=cosa kosa=cosa cos=cosa ki=chi kome=come tt=tutto tutt=tutto sn=sono anke=anche qst=questo qsto=questo qlc=qualcosa qlcs=qualcosa qlcn=qualcuno qll=quello dmn=domani cmpleanno=compleanno compl=compleanno qual=quale qualè=quale_e quale=quale msgg=messaggio tel=telefono pome=pomeriggio sett=settimana ultm=ultima nnt=niente vlt=volta vlta=volta vole=vuole siam=siamo abbiam=abbiamo`
    .split(/\s+/)
    .map((pair) => pair.split("=") as [string, string]),
);

/** Compounds that are read as one word. */
export const COMPOUNDS: readonly [RegExp, string][] = [
  [/\b(mother|father|sister|brother|son|daughter)s?[ -]in[ -]law\b/g, "$1inlaw"],
  [/\bin[ -]laws\b/g, "inlaws"],
  [/\bpadron[ea] di casa\b/g, "padronedicasa"],
  [/\bbest man\b/g, "bestman"],
  [/\bmaid of honou?r\b/g, "maidofhonour"],
  [/\bb-day\b/g, "birthday"],
  [/\b(?:due date)\b/g, "duedate"],
  [/\bdolce attesa\b/g, "dolceattesa"],
  [/\blast se(?= |$)/g, "last see"],
  [/\b(?:va|vanno|vado|andava|andra) via\b/g, "parte"],
  [/\bof course\b/g, "surely"],
  [/\ball'opera\b/g, "alla lirica"],
  [/\bthe opera\b/g, "the lirica"],
  [/\balla fine\b/g, "infine"],
  [/\blook(s|ed|ing)? after\b/g, "lookafter"],
  [/\bmet (someone|somebody|another)\b/g, "got $1"],
  [/\b(?:runs?|ran|running) out\b/g, "expire"],
  [/\b(?:ex)[ -](wife|husband|moglie|marito)\b/g, "ex$1"],
  [/\bstep[ -](father|mother|dad|mum|mom)\b/g, "step$1"],
  [/\b(?:star sign)\b/g, "starsign"],
  [/\bpronto soccorso\b/g, "prontosoccorso"],
  [/\bwi-fi\b/g, "wifi"],
  [/\bt-shirt\b/g, "tshirt"],
  [/\bnew year(?:'s)?(?: eve)?\b/g, "newyear"],
  [/\bfrutta secca\b/g, "fruttasecca"],
  [/\bguinea pig\b/g, "guineapig"],
  [/\blaid off\b/g, "laidoff"],
  [/\bspare time\b/g, "sparetime"],
  [/\bfree time\b/g, "freetime"],
  [/\btempo libero\b/g, "tempolibero"],
  [/\bice[ -]cream\b/g, "icecream"],
  [/\b(?:fine settimana)\b/g, "finesettimana"],
  [/\bfor (?:a )?living\b/g, "job"],
  [/\b(is|are|was|comes?|came) (?:originally )?from\b/g, "$1 origin from"],
  [/(?<=\bwhere\b.{0,40}\b)from(?= ?\?*$)/g, "origin"],
  [/\b(?:fall|falls|falling|fell|fallen)[ -]out\b|\bfallout\b/g, "quarrel"],
  [/\bdi dove\b/g, "origin dove"],
];

export const MONTHS: readonly string[] = [
  "january jan gennaio gen",
  "february feb febbraio feb",
  "march mar marzo",
  "april apr aprile",
  "may maggio mag",
  "june jun giugno giu",
  "july jul luglio lug",
  "august aug agosto ago",
  "september sept sep settembre set sett",
  "october oct ottobre ott",
  "november nov novembre",
  "december dec dicembre dic",
];

/** From Sunday on, as in `Date.getDay`. */
export const WEEKDAYS: readonly string[] = [
  "sunday domenica sundays",
  "monday lunedi mon lun",
  "tuesday martedi tue tues",
  "wednesday mercoledi wed weds mer",
  "thursday giovedi thu thur thurs gio",
  "friday venerdi fri ven",
  "saturday sabato sat sab",
];

export const SMALL_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  `zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19
twenty=20 thirty=30 forty=40 fourty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90
due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 undici=11 dodici=12 tredici=13 quattordici=14 quindici=15 sedici=16 diciassette=17 diciotto=18 diciannove=19
venti=20 trenta=30 quaranta=40 cinquanta=50 sessanta=60 settanta=70 ottanta=80 novanta=90 couple=2 paio=2`
    .split(/\s+/)
    .map((pair) => pair.split("="))
    .map(([word, value]) => [word!, Number(value)]),
);
