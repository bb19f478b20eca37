import type { Bilingual } from "#domain/language.ts";

/** Space-separated first names and surnames used as pseudonyms; none is an ordinary word of either language. */
export interface NamePool {
  female: string;
  male: string;
  /** Unisex names, for people of unknown gender. */
  any: string;
  surname: string;
}

/**
 * Grouped by initial sound: in Italian it changes the preceding word (`ed Elena`, `d’Alberto`), so a pseudonym must
 * start like the name it replaces.
 */
export const NAME_POOLS: Bilingual<{ vowel: NamePool; consonant: NamePool }> = {
  it: {
    vowel: {
      female: "Elena Ilaria Alessia Elisa Arianna Irene Eleonora Ornella Antonella Ines Erika Ottavia",
      male: "Alberto Emanuele Ettore Antonio Enrico Edoardo Umberto Alfredo Oscar Ivano Ernesto Adriano",
      any: "Alex Ariel Eden Eli Ashley Avery Izzy Ollie",
      surname: "Esposito Albertini Orlandi Antonelli Agostini Ambrosini Ippoliti Alfonsi",
    },
    consonant: {
      female: "Giulia Paola Federica Silvia Valentina Daniela Roberta Michela Lucia Cristina Camilla Ginevra Tiziana",
      male: "Matteo Davide Lorenzo Riccardo Tommaso Gabriele Pietro Filippo Giorgio Nicola Giacomo Fabio Claudio",
      any: "Noa Kim Nico Jamie Dani Charlie Lou Manu Sasha Micky",
      surname:
        "Moretti Colombo Martinelli Santoro Pellegrini Palmieri Bernardi Marchetti Caputo Donati Mazzoni Bassani",
    },
  },
  en: {
    vowel: {
      female: "Emma Alice Olivia Isabel Amanda Audrey Esther Ingrid Ursula Ellen Annabel Imogen",
      male: "Adam Andrew Edward Oliver Ethan Isaac Owen Anthony Elliot Oscar Alistair Ian",
      any: "Alex Ariel Avery Ellis Ashley Emery Izzy Ollie",
      surname: "Anderson Edwards Ellison Armstrong Osborne Underhill Ingram Abbott",
    },
    consonant: {
      female: "Sarah Hannah Rachel Megan Nicole Lauren Julia Natalie Rebecca Claire Vanessa Sophie Charlotte Zoe",
      male: "Daniel Thomas Peter Michael Simon Nathan Philip Gregory Samuel Kevin Patrick Stephen Trevor",
      any: "Morgan Casey Jamie Riley Quinn Charlie Dana Kerry Sidney Robyn",
      surname: "Harrison Bennett Patterson Sullivan Robertson Mitchell Richardson Henderson Crawford Donovan Lawson",
    },
  },
};

/** Prefix of the pseudonyms used once the pool is exhausted. */
export const PLACEHOLDER: Bilingual = { en: "Person", it: "Persona" };

/** Prefixes of the placeholders for contact details. */
export const CONTACT: Bilingual<{ email: string; handle: string; phone: string }> = {
  en: { email: "Address", handle: "Account", phone: "Number" },
  it: { email: "Indirizzo", handle: "Account", phone: "Numero" },
};

/** Words that don't identify a person: kinship terms, titles, roles, particles. */
export const NON_IDENTIFYING_WORDS = `
  a al and ben bin da dal dalla de degli dei del della delle dello den der di e el il la le les lo of san the van von
  amica amico aunt auntie babbo boss brother capa capo colleague collega cousin cugina cugino dad daddy daughter don
  dott dottor dottore dottoressa dr doctor ex father fidanzata fidanzato figlia figlio fratello friend girlfriend
  boyfriend gran grandad granddad grandma grandpa granny her his husband mama mamma marito miss mister moglie mom mommy
  mother mr mrs ms mum mummy neighbor neighbour nipote nonna nonno nuora genero padre papa partner prof professor
  professore professoressa sig signor signora sir sister sorella son suocera suocero suor tata teacher tutor uncle
  vicina vicino wife zia zio madre mother-in-law law step nanny roommate flatmate coinquilina coinquilino`;

/** Subset of NON_IDENTIFYING_WORDS that count as a name when they come first and are capitalized: “Ben” and “Ben Hill”. */
export const PARTICLE_OR_NAME = "al ben don van";

/** Possessives, ignored beside a kinship term (`my sister`, `mia sorella`); alone they may be a name. */
export const POSSESSIVES = "my mia mio nostra nostro our sua suo your";

/**
 * Names that are also ordinary words: recognized only where the context shows a name, or every "will" and every
 * "chiara" would be replaced. Words with an accent only look like a name once folded ("sarà").
 */
export const ORDINARY_WORDS = `
  al alba allegra amato amber angel angelo april art assunta ash aurora autumn baker banks bella bello ben benedetta
  benedetto best bene bianca bianchi bea bill bob bobby black brown bruna bruno bunny carter case celeste chance chase chiara christian
  clay clemente conti cook cooper cortese costa costante costanza daisy dawn dean dick dolce dolores domenica don drew eve
  fabbri faith fede felice fra ferrari field fiore fiorella fontana forte fox franca franco frank gallo gabe gemma gene genio gentile
  ginger gioia giusta giusto gloria grace grassi grazia grazie greco green guerra guy hal hank hill holly hope hunter iris isa ivy
  jack jade jake jasmine jay jewel joy june king kit lance leo leone letizia libera libero lele lily little lotta long longo love luce marina
  marino mark martini mason massima massimo max may masino melody melo mercy meg mia miles mille misty monti natale neri nick norma olive
  pace page park parks pat patience paz pearl penny pepper perla phil pia pino pio poppy price primo queen rain ray reed rena rey
  rice rich riva rivers rob robin rich rocco rock romana romano rosa rosario rose rossa rossi rosso ruby russa russo rusty
  sage sala salvo sandy santa santo sarà marcò guidò scarlet secondo serena serra severo short skip sky sole speranza spring star
  stella stone storm strong sue summer tanti taylor testa tranquillo trinity vale valle van vera verde verdi vero villa
  viola virtu vita vitale vittoria wade ward wells west white will wolf wood woods young`;

/** Subset of ORDINARY_WORDS and ORDINARY_SHORT_FORMS: things one has, sees or misses ("with grace", "con gioia"). */
export const THING_WORDS = `
  art ash banks bella bello bene best bianche black brown chicca chicco costante costanza dolce dolori faith fabbri
  fede felice field fiore fiori fili fra forte genio gentile gioia giusta giusto grace grassi grazia grazie greco
  green grey hope joy lino little long lotta lotti love luce luci lunga lungo massima matte mercy neri nuova pace
  patience patti pepper ricci rain rich rossa rosse rossi rosso russo sale severo sere sole speranza spring stelle
  stone storm strong tizi toni valle vane verde verdi vero virtu white wood young`;
