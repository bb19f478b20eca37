import type { Gender } from "./draft-types.ts";

/** Frequent first names, to restore capitals and resolve pronouns. */
const FEMALE =
  "nina emma karen nora anja petra heidi sabine ursula monika eva maja milena irina olena svetlana natasha ewa agata zuzana lucie camille manon amelie ines pilar rocio lourdes noemi noelle ines aisha fatima leila yasmin ada adele agnese alba alessandra alessia alexandra alice alison amanda amelia amy ana angela anita anna annalisa anne antonella antonia arianna aurora barbara beatrice becky bella benedetta bianca bruna camilla carla carlotta carmen carol caroline caterina catherine cecilia charlotte chiara chloe claire clara claudia clelia cristina daniela debora deborah diana donatella elena eleonora elisa elisabetta elizabeth ella ellen emily emma erica erika esther eva federica fernanda fiona flavia francesca gabriella gaia gemma gerda giada ginevra giorgia giovanna giulia giuliana giuseppina graziella greta hanna hannah heather helen helena ilaria ines ingrid irene isabel isabella jane janet jasmine jenna jennifer jenny jessica joanna judith julia julie karen karin kate katherine kathy katie kelly kim klara laura lauren lea lena letizia lidia linda lisa livia liz loredana lorena lorenza lucia luciana lucy luisa lydia maddalena maggie manuela mara margaret margherita maria mariam marianna marina marta martha martina mary matilda maya megan melissa michela michelle miriam monica nadia nancy natalia natalie nicole nicoletta nina nora olga olivia ornella paola patricia patrizia paula priya rachel raffaella rebecca rita roberta rosa rosanna sabrina samantha sandra sara sarah serena silvia simona sofia sonia sophia sophie stefania stella stephanie susan susanna tania tara teresa tessa tina tiziana valentina valeria vanessa vera veronica viola virginia vittoria viviana zoe";
const MALE =
  "phil philip phillip lucas jonas martino filippo carlos pablo jorge javier pedro pierre jean luc olivier stefan klaus jürgen wolfgang hannes moritz lukas mikkel sven erik anders karim  ahmed mohamed hassan rafael tiago ben bob rob robert sean kevin keith craig derek marcus damian ivano loris beniamino aaron adam adrian alan alberto alessandro alessio alex alfredo ali andrea andrew andy angelo antonio arthur benjamin brian bruno carlo charles charlie chris christian christopher claudio cristiano cristian dan daniel daniele dario dave david davide dennis diego dino domenico dominic edoardo elia emanuele emilio enrico enzo eric ernesto ettore ezio fabio fabrizio federico felix ferdinando filippo flavio francesco fred gabriele gary george gerardo giacomo giancarlo gianluca gianni giorgio giovanni giuliano giulio giuseppe greg guido hans harry henry hugo ian ivan jack jacob jacopo james jamie jason jeff jim joe joel john jon jonas jonathan josh kevin lars leo leonardo liam lorenzo luca luciano lucio luigi luis luke manuel marcello marco mario martin massimo matteo matthew mattia maurizio mauro max michael michele mike mirko nathan neil nicholas nick nicola nicolas noah oliver omar oscar otto paolo pasquale patrick paul peter pietro raffaele ralph ray riccardo richard roberto rocco ryan sam samuel samuele sandro sebastian sergio silvio simone stefano stephen steve stuart ted thomas tim timothy tom tommaso tommy tony umberto valerio vincenzo vittorio walter";

const KNOWN = new Map<string, Gender>([
  ...FEMALE.split(/\s+/).map((name) => [name, "f"] as const),
  ...MALE.split(/\s+/).map((name) => [name, "m"] as const),
]);

/** Names that are words in lower case. */
const ALSO_WORDS = new Set(
  "guido otto vittoria massimo angelo margherita bella bianca stella viola vera chiara rosa alba serena bruna clara marina dan lea barbara gaia ray max dino rocco ali ella diana aurora leo flavia kim mary"
    .split(" ")
    .filter((name) => !/^(?:leo|kim|mary|flavia|barbara)$/.test(name)),
);

export function isFirstName(word: string): boolean {
  return KNOWN.has(word.toLowerCase()) && !ALSO_WORDS.has(word);
}

/** Null if the name does not tell. */
export function genderOfName(name: string): Gender | null {
  const first = name.toLowerCase().split(/[\s.]+/)[0] ?? "";
  const known = KNOWN.get(first);
  if (known) return known;
  if (/^(?:aunt|auntie|ate|tita|tía|nana|sister)\b/i.test(name)) return "f";
  if (/^(?:uncle|kuya|tito|tío|father|brother)\b/i.test(name)) return "m";
  if (/^(?:mrs|ms|miss|madam|signora|sig\.?ra|dott\.?ssa|dottoressa|prof\.?ssa|professoressa|zia|nonna)/i.test(name))
    return "f";
  if (/^(?:mr|sir|signor|sig\b|dottor|dott\b|prof\b|professor|zio|nonno)/i.test(name)) return "m";
  return /[^aeiou]a$/.test(first) ? "f" : /[^aeiou]o$/.test(first) ? "m" : null;
}
