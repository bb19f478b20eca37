import type { Bilingual } from "#domain/language.ts";
import type { Gender } from "./draft-types.ts";

export interface Role {
  match: Bilingual;
  gender: Gender | null;
  formal?: true;
  plural?: true;
  /** For roles that are used as a form of address. */
  called?: Bilingual;
  partner?: true;
  /** A shop or an office: addressed formally, in the plural. */
  institution?: true;
}

/** Longer words before shorter ones that they begin with. */
export const ROLES: readonly Role[] = [
  { match: { en: "mother[- ]in[- ]law", it: "suocera" }, gender: "f" },
  { match: { en: "father[- ]in[- ]law", it: "suocero" }, gender: "m" },
  { match: { en: "sister[- ]in[- ]law", it: "cognata" }, gender: "f" },
  { match: { en: "brother[- ]in[- ]law", it: "cognato" }, gender: "m" },
  { match: { en: "in[- ]laws", it: "suoceri" }, gender: null, plural: true },
  {
    match: { en: "grandm(?:a|other|um)|granny|nana|gran", it: "nonna|nonnina" },
    gender: "f",
    called: { en: "Grandma", it: "nonna" },
  },
  {
    match: { en: "grandpa|grandfather|grandad|granddad", it: "nonno" },
    gender: "m",
    called: { en: "Grandpa", it: "nonno" },
  },
  {
    match: { en: "grandparents", it: "nonni" },
    gender: null,
    plural: true,
    called: { en: "Grandma and Grandpa", it: "nonni" },
  },
  { match: { en: "mother|mom|mommy", it: "madre|mamma|mammina" }, gender: "f", called: { en: "Mom", it: "mamma" } },
  { match: { en: "mum|mummy", it: "mami" }, gender: "f", called: { en: "Mum", it: "mamma" } },
  { match: { en: "father|dad|daddy", it: "padre|pap[aà]'?|babbo" }, gender: "m", called: { en: "Dad", it: "papà" } },
  {
    match: { en: "parents|folks", it: "genitori" },
    gender: null,
    plural: true,
    called: { en: "Mum and Dad", it: "mamma e papà" },
  },
  { match: { en: "aunt(?:ie|y)?", it: "zia" }, gender: "f", called: { en: "Auntie", it: "zia" } },
  { match: { en: "uncle", it: "zio" }, gender: "m", called: { en: "Uncle", it: "zio" } },
  {
    match: {
      en: "team ?mate|classmate",
      it: "ragazz[oa] con cui (?:sono uscit[oa]|esco)|compagn[oa] di (?:palestra|viaggio|scuola|calcetto|lavoro|squadra|classe|corso|banco|stanza|università)",
    },
    gender: null,
  },
  { match: { en: "ex[- ]wife", it: "ex[- ]moglie" }, gender: "f" },
  { match: { en: "ex[- ]husband", it: "ex[- ]marito" }, gender: "m" },
  {
    match: { en: "husband|hubby|boyfriend|fianc[eé]", it: "marito|fidanzato|ragazzo|compagno" },
    gender: "m",
    partner: true,
  },
  { match: { en: "wife|girlfriend|fianc[eé]e", it: "moglie|fidanzata|ragazza|compagna" }, gender: "f", partner: true },
  { match: { en: "partner", it: "partner" }, gender: null, partner: true },
  {
    match: {
      en: "ex(?![ -](?:boss|colleague|flatmate|roommate|manager|girlfriend|boyfriend|coworker|co-worker|teacher))",
      it: "ex(?! (?:cap[oa]|collega|coinquilin|compagn|ragazz|fidanzat|prof|datore))",
    },
    gender: null,
  },
  { match: { en: "sisters", it: "sorelle" }, gender: "f", plural: true },
  { match: { en: "brothers|siblings", it: "fratelli" }, gender: "m", plural: true },
  { match: { en: "(?:little |big |older |younger )?sister|sis", it: "sorell(?:a|ina)" }, gender: "f" },
  { match: { en: "(?:little |big |older |younger )?brother|bro", it: "fratell(?:o|ino)" }, gender: "m" },
  { match: { en: "daughter|niece|granddaughter|goddaughter", it: "figlia|nipotina" }, gender: "f" },
  { match: { en: "son|nephew|grandson|godson", it: "figlio|nipotino" }, gender: "m" },
  { match: { en: "kids|children", it: "figli|ragazzi" }, gender: null, plural: true },
  { match: { en: "cousin", it: "cugin[oa]|nipote" }, gender: null },
  {
    match: {
      en: "(?:son'?s|daughter'?s|kid'?s|child'?s) (?:\\w+ )?(?:teacher|coach|tutor)",
      it: "maestr[oa](?: di mi[oa] figli[oa])?",
    },
    gender: null,
    formal: true,
  },
  {
    match: {
      en: "math teacher|teacher|headteacher|head ?master|principal|tutor|coach",
      it: "insegnante(?: di mi[oa] figli[oa])?|preside",
    },
    gender: null,
    formal: true,
  },
  {
    match: { en: "professor|prof", it: "professore|prof" },
    gender: null,
    formal: true,
    called: { en: "Professor", it: "professore" },
  },
  {
    match: { en: "lady professor", it: "professoressa" },
    gender: "f",
    formal: true,
    called: { en: "Professor", it: "professoressa" },
  },
  {
    match: { en: "doctor|doc|gp|dentist|therapist|paediatrician|pediatrician", it: "dottore|medico|pediatra|dentista" },
    gender: null,
    formal: true,
    called: { en: "Doctor", it: "dottore" },
  },
  {
    match: { en: "lady doctor", it: "dottoressa" },
    gender: "f",
    formal: true,
    called: { en: "Doctor", it: "dottoressa" },
  },
  { match: { en: "landlady", it: "padrona di casa|proprietaria(?: di casa)?" }, gender: "f", formal: true },
  {
    match: {
      en: "landlord|property manager|letting agent|building manager",
      it: "padrone di casa|proprietario(?: di casa)?|locatore",
    },
    gender: "m",
    formal: true,
  },
  {
    match: {
      en: "housing administrator|administrator|condo administrator",
      it: "amministratore(?: di condominio| del condominio)?",
    },
    gender: "m",
    formal: true,
  },
  {
    match: { en: "lady administrator", it: "amministratrice(?: di condominio| del condominio)?" },
    gender: "f",
    formal: true,
  },
  {
    match: {
      en: "boss|manager|supervisor|line manager|team lead|team leader|head of department",
      it: "(?:ex[- ])?capo|cap[ao] ?reparto|responsabile|superiore|principale|datore di lavoro",
    },
    gender: null,
    formal: true,
  },
  { match: { en: "lady boss", it: "(?:ex[- ])?capa|direttrice|titolare" }, gender: "f", formal: true },
  { match: { en: "director|employer", it: "direttore" }, gender: "m", formal: true },
  {
    match: {
      en: "(?:doctor'?s |dentist'?s |vet'?s |school |ticket |booking )?office|insurance(?: company)?|bank|hr|human resources|agency|school|nursery|kindergarten|council|(?:online )?shop|store|gym|hotel|restaurant|library|surgery|clinic|pharmacy|practice|airline|company|customer service|support|landlords|property management|housing association|reception|university|bakery|butcher'?s?|florist|garage|workshop|caterer|photographer|police|embassy|post office|town hall|museum|theatre|venue|caf[eé]|pub|landlord's office",
      it: "assicurazione|banca|agenzia|scuola|asilo|segreteria|comune|negozio|palestra|albergo|hotel|ristorante|biblioteca|studio (?:medico|dentistico|legale)|studio|ambulatorio|clinica|farmacia|compagnia aerea|azienda|ditta|servizio clienti|assistenza|ufficio(?: (?:del )?personale| risorse umane| postale| tecnico)?|risorse umane|condominio|università|panificio|pasticceria|fiorista|macelleria|officina|carrozzeria|fotografo|polizia|ambasciata|posta|museo|teatro|bar|libreria|centralino|portineria",
    },
    gender: null,
    formal: true,
    institution: true,
  },
  {
    match: {
      en: "organi[sz]ers|hosts|volunteers|staff|clients|customers|nurses|teachers|(?:class )?parents of (?:the|my) class|tenants|guests|residents",
      it: "organizzator[ei]|organizzatrici|volontari|padroni di casa|clienti|infermier[ie]|maestre|insegnanti|professori|inquilini|ospiti|condomini",
    },
    gender: null,
    formal: true,
    plural: true,
  },
  {
    match: {
      en: "lawyer|accountant|plumber|electrician|client|customer|carpenter|builder|mechanic|gardener|painter|decorator|hairdresser|optician|vet|midwife|carer|caregiver|nurse|landlord's agent|estate agent|agent|tenant|recruiter|physio(?:therapist)?|instructor|choir leader|choirmaster|priest|pastor|vicar|rabbi|organi[sz]er|secretary|seller|buyer|driver|handyman|case worker|social worker|caseworker",
      it: "avvocato|commercialista|idraulico|elettricista|cliente|falegname|muratore|meccanico|giardiniere|imbianchino|tecnico|parrucchier[ea]|estetista|ottico|veterinari[oa]|ostetrica|badante|infermiera?|agente immobiliare|inquilin[oa]|fisioterapista|istruttor(?:e|trice)|parroco|organizzator(?:e|trice)|segretari[oa]|venditor(?:e|trice)|autista|portinai[oa]|portiere|assistente sociale|relator(?:e|trice)|tutor|relatore di tesi|geometra|architetto",
    },
    gender: null,
    formal: true,
  },
  {
    match: { en: "cleaning lady|cleaner", it: "(?:signora|donna|ragazza) delle pulizie|colf" },
    gender: "f",
  },
  {
    match: {
      en: "(?:upstairs |downstairs |next[- ]door )?neighbou?rs(?: upstairs| downstairs| next door)?",
      it: "vicini(?: di casa| di sopra| di sotto)?",
    },
    gender: null,
    plural: true,
  },
  {
    match: {
      en: "(?:upstairs |downstairs |next[- ]door )?neighbou?r(?: upstairs| downstairs| next door)?",
      it: "vicin[oa](?: di casa| di sopra| di sotto)?",
    },
    gender: null,
  },
  { match: { en: "co-?workers|colleagues|team", it: "(?:ex[- ])?colleghi" }, gender: null, plural: true },
  { match: { en: "co-?worker|colleague|workmate", it: "(?:ex[- ])?collega" }, gender: null },
  { match: { en: "(?:flat|room|house)mates", it: "coinquilin[ie]" }, gender: null, plural: true },
  { match: { en: "(?:flat|room|house)mate", it: "(?:ex[- ])?coinquilin[oa]" }, gender: null },
  { match: { en: "(?:best |old |good )?friends|mates", it: "amici|amiche" }, gender: null, plural: true },
  { match: { en: "(?:best |old |good )?friend|mate|buddy|bestie", it: "(?:miglior(?:e)? )?amic[oa]" }, gender: null },
  { match: { en: "babysitter|nanny", it: "baby-?sitter|tata" }, gender: "f" },
  {
    match: {
      en: "couple|newlyweds|newly-weds|bride and groom|group|class|book club|choir|crew|band|lads|girls|everyone|everybody",
      it: "(?:novelli )?spos(?:i|ini)|coppia|gruppo|team|squadra|classe|coro|tutti|ragazze",
    },
    gender: null,
    plural: true,
  },
  {
    match: { en: "trainer", it: "allenator(?:e|trice)|mister|personal trainer|trainer" },
    gender: null,
  },
  {
    match: {
      en: "date|crush|gym buddy|running buddy|godmother|godfather|step ?(?:mum|mom|dad|mother|father|son|daughter|sister|brother)|lodger|pen ?pal|guest|host|mentor|intern|apprentice|assistant|carpool(?:er)?|lift|tenant",
      it: "madrina|padrino|matrigna|patrigno|ospite|stagista|assistente|mentore|conoscente|consuocer[oa]|testimone",
    },
    gender: null,
  },
];

/** Titles before a name, which make the message formal. */
export const TITLE =
  "(?:mr|mrs|ms|miss|dr|prof|professor|doctor|dott\\.?ssa|dott|dottor|dottoressa|prof\\.?ssa|professoressa|professore|sig\\.?ra|signori|coniugi|famiglia|signora|signorina|sig|signor|avvocato|avv|ing|ingegner|geom|rag|arch|architetto|don|maestra)";
