const NO_PLACE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Gennaio|Febbraio|Natale|Pasqua|I\b)/;

/** The names of places in a text. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, place]) => place!).filter((place) => !NO_PLACE.test(place));
}

/** The first name of a place in a text. */
export function placeIn(text: string): string | null {
  return placesIn(text)[0] ?? null;
}

const PLACE =
  /(?<!\p{L})(?:in|at|near|from|to|a|ad|da|di|nel|nella|al|alla|all['’]|via|street|piazza|outside|around|vicino a|dalle parti di|presso) ?(?:the |degli |delle |dei |del |della )?(\p{Lu}[\p{L}'’]+(?: (?:di |del |della |dei |of )?\p{Lu}[\p{L}'’]+)*)/gu;
