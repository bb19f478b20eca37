/** How a message should sound. */
const WANTED =
  "(?:cort[oa]|brev[ei]|conciso|concisa|semplic[ei]|carin[oa]|gentil[ei]|educat[oa]|cordial[ei]|formal[ei]|informal[ei]|legger[oa]|ferm[oa]|decis[oa]|chiar[oa]|dirett[oa]|neutr[oa]|allegr[oa]|simpatic[oa]|spiritos[oa]|scherzos[oa]|divertent[ei]|dolc[ei]|cald[oa]|affettuos[oa]|amichevol[ei]|sciolt[oa]|pacat[oa]|calm[oa]|tranquill[oa]|sobri[oa]|sincer[oa]|delicat[oa]|diplomatic[oa]|rispettos[oa]|professional[ei]|sentit[oa]|normal[ei]|ironic[oa]|asciutt[oa]|secc[oa])";
const UNWANTED =
  "(?:sdolcinat[oaie]|mielos[oaie]|smielat[oaie]|stucchevol[ei]|pesant[ei]|fredd[oaie]|dur[oaie]|aggressiv[oaie]|scortes[ei]|maleducat[oaie]|drammatic[oaie]|melodrammatic[oaie]|insistent[ei]|appiccicos[oaie]|disperat[oaie]|patetic[oaie]|banal[ei]|retoric[oaie]|poetic[oaie]|sarcastic[oaie]|accusatori[oaie]|offensiv[oaie]|polemic[oaie]|servil[ei]|umil[ei]|rigid[oaie]|formal[ei]|lung[oaie]|brusc[oahie]+|cattiv[oaie]|invadent[ei]|lagnos[oaie]|di circostanza)";
const OPENS = "(?:(?:ma|e|però|anche|solo|per favore|pls|ok|magari|mi raccomando|insomma|anzi|eh|dai|comunque) )*";
const ENDS = "(?: (?:per favore|pls|grazie|mi raccomando|dai|eh|però))*";
const NEVER = [
  "dir(?:e|le|gli|lo|glielo|gliela)(?! (?:di no|di sì))",
  "(?:nominar|menzionar|citar)(?:e|l[oaie])",
  "parlar(?:e|gli|le|ne)",
  "(?:accennar|tirar|mettere in mezzo)\\p{L}*",
  "scriver(?:e|le|gli) (?:che|di|del|della|troppo|cose|un)",
  "far(?:e|l[oa]|gli|le) (?:la predica|la figura|drammi|scenate|polemic\\p{L}*|(?:sembrar|suonar|passar|pesar|sentir|pensar|capir)\\p{L}*|un (?:dramma|romanzo|poema)|troppo)",
  "far(?:l[oa]|gli|le) (?:troppo |sembrare |suonare |pesare |sentire )",
  "(?:accusar|offender|insultar|ferir|spaventar|preoccupar|rimproverar|umiliar|metter(?:gli|le) (?:pressione|fretta|ansia))\\p{L}*",
  "(?:essere|sembrar\\p{L}*|risultar\\p{L}*|suonar\\p{L}*) (?:troppo |una? |il |la |un'|uno )?\\p{L}+",
  "esager\\p{L}+",
  "entrare (?:nei|in)",
  "dare (?:spiegazioni|motivi|dettagli|l'idea|l'impressione)",
  "usare (?:emoji|parol\\p{L}+|punti)",
  "mettere (?:emoji|cuoricini|faccine|punti esclamativi|scuse)",
].join("|");
const SPOILS =
  "(?:che (?:si|se la|se ne|lo|la|ci|le|gli|mi|sembr\\p{L}*|suon\\p{L}*|pass\\p{L}*|pens\\p{L}*|succed\\p{L}*|nasc\\p{L}*|scopp\\p{L}*|par\\p{L}*|risult\\p{L}*|cred\\p{L}*)|sembrar\\p{L}*|risultar\\p{L}*|suonar\\p{L}*|passar\\p{L}* per|far(?:gli|le|l[oa]|mi|e)? (?:pesar\\p{L}*|sentir\\p{L}*|la (?:predica|vittima|figura|suocera|parte)|scenat\\p{L}*|dramm\\p{L}*|polemic\\p{L}*|(?:una|un) (?:scenat\\p{L}*|tragedi\\p{L}*|dramma|polemica|casino)|scoppiare|storie|nascere|arrabbiar\\p{L}*|preoccupar\\p{L}*|male)|offender\\p{L}*|ferir\\p{L}*|insultar\\p{L}*|accusar\\p{L}*|litigar\\p{L}*|rovinar\\p{L}*|perder(?:l[oaie]|ti)|essere (?:troppo |una |un )?\\p{L}+|esagerar\\p{L}*|dir(?:gli|le|e) (?:che|di|del|della|perché)|nominar\\p{L}*|parlar\\p{L}* (?:di|del|della|dei)|menzionar\\p{L}*|dare (?:spiegazioni|l'idea|l'impressione|troppe)|dramm\\p{L}*|polemic\\p{L}*|smanceri\\p{L}*|giri di parole|melodramm\\p{L}*|rancor\\p{L}*|metter(?:gli|le|l[oa]) (?:pressione|fretta|ansia|in imbarazzo)|umiliar\\p{L}*|supplicar\\p{L}*|pregar(?:lo|la)|rinfacciar\\p{L}*|colpevolizzar\\p{L}*|entrare (?:nei|in))";
const SUBJUNCTIVE =
  "(?:sembr[ia]\\p{L}*|suon[ia]\\p{L}*|rovin[ia]\\p{L}*|pens[ia]\\p{L}*|offend[ae]\\p{L}*|risult[ia]\\p{L}*|paia|ferisc[ae]|facci?a|dia (?:l'idea|l'impressione|fastidio)|pes[ia]|creda|capisca|abbia l'aria|metta (?:in imbarazzo|pressione|ansia)|spaventi|ci (?:rest|riman)\\p{L}+|si (?:senta|offenda|arrabbi|spaventi)|se la prenda|(?:lo|la|li|le) (?:ferisca|offenda|spaventi|faccia|metta|umili|preoccupi))";

export const WHOLE_IT: readonly RegExp[] = [
  new RegExp(
    `^${OPENS}(?:(?:fall[oa]|tienil[oa]|scrivil[oa]|che sia|dev'essere|deve essere|una cosa|na cosa|qualcosa di|con (?:un )?tono|tono|in modo|in maniera|registro|un po'|roba|testo|frasi) )*${WANTED}(?:(?:,| e| ma| o)+ (?:non |troppo |un po' )*(?:${WANTED}|${UNWANTED}))*${ENDS}$`,
    "iu",
  ),
  new RegExp(`^${OPENS}(?:con (?:un )?tono|tono|registro) .{2,30}$`, "iu"),
  new RegExp(
    `^${OPENS}(?:niente di |nulla di |non (?:troppo |tanto |così )?)(?:troppo )?(?:${UNWANTED}|(?<=(?:troppo|tanto|niente di|così) )(?!male|bene|tardi|presto|lontano|spesso|grave|serio|importante|che)\\p{L}+)(?:(?:,| e| o| ma)+ (?:non |troppo |né )*(?:${WANTED}|${UNWANTED}))*${ENDS}$`,
    "iu",
  ),
  new RegExp(
    `^${OPENS}(?:in |massimo |max |solo |bastano |al massimo )*(?:una|un|due|tre|quattro|\\d|poche)(?: o (?:due|tre|\\d))? (?:righe|riga|frasi|frase|parole)(?: (?:massimo|max|al massimo|bastano|e basta|secche|appena))*${ENDS}$`,
    "iu",
  ),
  new RegExp(
    `^${OPENS}con (?:molt[oa] |un po' di |tant[oa] )?(?:tatto|garbo|affetto|gentilezza|educazione|delicatezza|dolcezza|rispetto|ironia|fermezza|calma|simpatia)(?:(?:,| e| ma)+ .{2,30})?$`,
    "iu",
  ),
  new RegExp(
    `^${OPENS}(?:(?:dagli|dalle|dandogli|dandole|(?:gli|le|ci) (?:do|diamo)|facciamo|diamogli|diamole|col|con il|al|del|registro alto[,]? del) )+(?:del )?(?:lei|tu|voi)(?: (?:ovviamente|naturalmente|per favore|mi raccomando|chiaramente|eh|però))*$`,
    "iu",
  ),
  new RegExp(`^${OPENS}(?:non|nn) (?:${NEVER})(?!\\p{L}).*$`, "iu"),
  new RegExp(
    `^${OPENS}(?:io )?(?:non|nn) (?:voglio|vorrei|vorrebbe|mi va di) (?:entrare|sembrar\\p{L}*|passar\\p{L}*|risultar\\p{L}*|dare (?:l'idea|l'impressione|spiegazioni)|offender\\p{L}*|ferir\\p{L}*|litigar\\p{L}*|rovinar\\p{L}*|far(?:gli|le|l[oa]) (?:pesar|sentir|arrabbiar|preoccupar)\\p{L}*|metter(?:gli|le|l[oa]) (?:pressione|ansia|in imbarazzo)|essere (?:troppo|invadente|pesante)|fare (?:la figura|la predica|polemica|drammi)|che (?:lo|la|si|se|gli|le|ci|pens|cred|sembr|sappia|sappiano)\\p{L}*).*$`,
    "iu",
  ),
  new RegExp(
    `^${OPENS}(?:(?:un|il) (?:messaggio|testo|biglietto|mess|msg) |una cosa |qualcosa )?che (?:non|nn) ${SUBJUNCTIVE}(?!\\p{L}).*$`,
    "iu",
  ),
  new RegExp(`^${OPENS}senza ${SPOILS}(?!\\p{L}).*$`, "iu"),
  new RegExp(
    `^${OPENS}(?:niente|zero|senza|no|basta) (?:cuoricini|cuori|emoji|faccine|baci|melodramm\\p{L}+|dramm\\p{L}+|predic\\p{L}+|ramanzin\\p{L}+|sdolcinatezze|smancerie|sdolcinat\\p{L}+|insulti|scenate|giri di parole|dettagli|fronzoli|paroloni|polemic\\p{L}+|rimproveri|accuse|frasi fatte|retorica|rinfacci\\p{L}*|ironia|battute|punti esclamativi|romanzi|poemi)(?: .*)?$`,
    "iu",
  ),
  new RegExp(
    `^${OPENS}(?:niente|nulla|nessun (?:accenno|riferimento)|lascia (?:fuori|stare|perdere)|evita) (?:su|sul|sulla|sui|sulle|a|al|alla|ai|alle|il|la|lo|i|le|di (?:nominare|parlare|dire))(?!\\p{L}) .*$`,
    "iu",
  ),
  new RegExp(
    `^${OPENS}(?:lui|lei|loro)? ?(?:non|nn) (?:deve|devono|dovrebbe) (?:sapere|pensare|credere|sentirsi|capire|accorger\\p{L}*|offender\\p{L}*|sembrar\\p{L}*|suonar\\p{L}*|pesar\\p{L}*).*$`,
    "iu",
  ),
  new RegExp(
    `^${OPENS}(?:lui|lei)? ?(?:non|nn) (?:lo )?sa (?:ancora )?(?:che|di|del|della|niente|nulla)(?!\\p{L}).*$`,
    "iu",
  ),
  /^(?:(?:ma|e|però) )?(?:non siamo (?:così |tanto |molto |granché )?(?:amic\p{L}+|vicin\p{L}+|intim\p{L}+)|(?:lui|lei) si dimentica sempre|si (?:dimentica|scorda) sempre)$/iu,
  /^(?:(?:ma|e|però) )?(?:non siamo|siamo poco|(?:non )?ci conosciamo|(?:non )?ci conoscevamo) (?:intimi|bene|molto|tanto|così intimi|in confidenza|poco|appena|molto amici)$/iu,
  /^(?:(?:ma|e|che|tanto) )?(?:non legge(?: mai)?|legge solo|odia|non sopporta|le piacciono|gli piacciono|ama)(?!\p{L}) .*(?:lungh|discors|messagg|righe|riga|parol|battut|sdolcin|smanceri|scritt).*$/iu,
  /^(?:(?:solo|magari|e|ma) )*(?:qualcosa|una cosa|na cosa|una frase|due righe)? ?da (?:attaccar|appender|metter|mandar|dir|legger|scriver|tener)\p{L}* ?(?:(?:al|sul|alla|sulla|nel|in|sotto|a|su|per|dietro) .*|a voce)?$/iu,
  /^(?:(?:e|ma) )*(?:resto|restiamo|rimaniamo|voglio restare|vorrei restare) in buoni rapporti$/iu,
  /^troppo lungo(?:,? non (?:l'ho |lo )?(?:letto|leggo))?$/iu,
];

export const TAILS_IT: readonly RegExp[] = [
  new RegExp(`,? (?:(?:ma|e|però|anche) )*senza ${SPOILS}(?!\\p{L})[^:]*$`, "iu"),
  new RegExp(
    `,? (?:(?:ma|e|però) )*(?:(?:un|il) (?:messaggio|testo|biglietto|mess|msg) )?che (?:non|nn) ${SUBJUNCTIVE}(?!\\p{L})[^:]*$`,
    "iu",
  ),
  new RegExp(`,? (?:ma|e|però) (?:non|nn) (?:${NEVER})(?!\\p{L})[^:]*$`, "iu"),
  new RegExp(
    `,? (?:(?:ma|e|però) )*(?:con (?:tatto|garbo|affetto|gentilezza|educazione|delicatezza|dolcezza)|in (?:modo|maniera) (?:${WANTED})|dando(?:gli|le) del (?:lei|tu)|da(?:gli|lle) del (?:lei|tu)|in (?:due|tre|poche|\\d) (?:righe|parole|frasi))$`,
    "iu",
  ),
  new RegExp(`,? (?:ma|però) (?:non )?(?:troppo )?(?:${UNWANTED})$`, "iu"),
  /(?<=(?<!\p{L})(?:frase|qualcosa|cosa|righe|parole|messaggio|biglietto|bigliettino|testo)) da (?:dir|metter|attaccar|appender|mandar|legger|dar|lasciar)\p{L}*(?: (?!(?:a|ad|al|alla|ai|agli|alle) )[^:,]*)?$/iu,
];

export const FORBIDDEN_IT =
  /(?:(?:non|nn|senza) (?:dir(?:e|le|gli)|nominar(?:e|l[oaie])|menzionar(?:e|l[oaie])|citar(?:e|l[oaie])|parlar(?:e|gli|le|ne)|accennar\p{L}*|scriver(?:e|le|gli))|(?:niente|nulla) (?:su|sul|sulla|sui|sulle)|lascia fuori|(?:lui|lei|loro)? ?(?:non|nn) (?:deve sapere|devono sapere|lo sa|sa)) (?:(?:che|di|del|della|dei|delle|dell'|dello|alla|al|a|niente|nulla|è|per|perché|la|il|lo|le|i|gli|mi|sono|ho|voglio|ancora) )*(.+)$/iu;
