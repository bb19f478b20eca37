import { flatten } from "../intent.ts";

/**
 * Things that case texts mention and that only make sense if the user mentioned them. Patterns for flattened text in
 * both languages; a text that matches one is left out unless the user's words match it too.
 */
const OBJECTS: readonly RegExp[] = [
  /\b(?:car|cars|driv\w+|licence|wheel|macchina|auto|guid\w+|patente|volante)\b/,
  /\b(?:bedroom|camera da letto|hoover\w*|loud music|musica alta|volume)\b/,
  /\b(?:hedge|siepe)\b/,
  /\b(?:plates?|piatto|fountain|fontana|kitchen table|tavolo della cucina|toothbrush|spazzolino|curtains?|fridge|frigo|pillow|cuscino|casino|playground|sofa|divano)\b/,
  /\b(?:rossi'?s?|da rossi)\b/,
  /\b(?:vaccin\w+|presents and forms|moduli)\b/,
  /\b(?:bets?|betting|gambl\w+|loan in your name|scommess\w+|gioco d'azzardo|prestito a tuo nome)\b/,
  /\b(?:bleeding|midwife|sanguin\w+|ostetric\w+|pregnan\w+|incinta|gravidanza)\b/,
  /\b(?:pill|pillola|contracept\w+)\b/,
  /\b(?:my weight|mio peso|il mio corpo|my body)\b/,
  /\b(?:shifts?|turni|turno)\b/,
  /\b(?:union|sindacat\w+)\b/,
  /\b(?:flights? home|voli)\b/,
  /\b(?:the will|testament\w+)\b/,
  /\b(?:curfew|coprifuoco|back at eleven|torna alle undici|ore di ritardo)\b/,
  /\b(?:boxes?|scatolone|restituisci le cose|give back)\b/,
  /\b(?:iban|instal?ments|rate)\b/,
  /\b(?:school report|pagella|homework|compiti)\b/,
  /\b(?:class chat|chat di classe|another seat|in class)\b/,
  /\b(?:drunk|ubriac\w+|tired, drunk)\b/,
  /\b(?:dog|cane|cat|gatto|vet|veterinari\w+)\b/,
  /\b(?:gaming|xbox|console|schermo|screen)\b/,
];

/** Texts that presuppose a role or an earlier event, and patterns of user text that show it. For flattened text. */
const PRESUPPOSITIONS: readonly (readonly [text: RegExp, told: RegExp])[] = [
  // Saying no to a request.
  [
    /(?:i can't do that this time|non posso\. te lo dico subito|no, questa volta non posso|i'm not coming this time|stavolta non vengo|questa volta non vengo)/,
    /\b(?:asks?|asked|wants? me to|invit\w+|expects? me|favou?r|can you|could you|chied\w+|chiest\w+|vuole che (?:io|le|gli)|invit\w+|favore)\b/,
  ],
  // Turning down somebody in love.
  [
    /(?:don't think there's more in it|per me non e scattato|non c'e di piu|rather than go quiet)/,
    /\b(?:not (?:interested|for me|feeling it)|don'?t (?:like|want|fancy)|let \w+ down|turn \w+ down|not interested|nothing more|non mi (?:piace|interessa)|non (?:sono|e) interessat\w|dir\w* di no|rifiut\w+|chiudere)\b/,
  ],
  // Said by the one who does all the work.
  [
    /(?:look at the week yourself|what i need is less to think of|what you've taken on|mi serve meno a cui pensare|guarda tu la settimana)/,
    /\b(?:i do (?:everything|it all|all)|never helps|doesn'?t help|it'?s always me|all on me|faccio tutto io|non (?:mi )?aiuta|tocca (?:tutto |sempre )?a me|non fa niente)\b/,
  ],
  // Letting go in peace while not angry.
  [
    /(?:non ce l'ho con te|i'm not angry with you|not cross with you)/,
    /\b(?:not angry|non sono arrabbiat\w|non ce l'ho)\b/,
  ],
  // Noise that both of them make.
  [/(?:an hour at which mine goes|want you to sleep)/, /\b(?:screen|phone|tablet|sleep|telefono|schermo|dorm\w+)\b/],
  // A repeated message.
  [
    /(?:te ne avevo gia parlato|i('ve| have) mentioned it before|asked you once before)/,
    /\b(?:again|already|twice|told (?:him|her|them)|asked (?:him|her|them)|di nuovo|gia|due volte|gliel'ho|le ho|gli ho)\b/,
  ],
  // Said by somebody who did wrong.
  [
    /(?:quello che ho fatto e stato uno sbaglio|what i did was wrong|fa' che sia facile ricevere le tue scuse)/,
    /\b(?:i (?:said|did|forgot|lied|shouted|snapped|hurt|regret)|my fault|sorry|apolog\w+|ho (?:detto|fatto|sbagliato|dimenticato|urlato|mentito|offeso|rovinato)|colpa mia|scus\w+)\b/,
  ],
];

/** Texts so general that they only help together with the user's own noun. */
const TOO_GENERAL =
  /(?:something between us|a word (?:with you )?about something|una cosa [ft]ra noi|can i tell you how it was for me|ti dico com'e stato per me|posso dirti com'e stato per me)/;

/** Whether a case text neither contradicts the user's words nor adds facts to them. */
export function fitsUserText(text: string, told: readonly string[], topicWords: string): boolean {
  const flat = flatten(text);
  const said = `${told.map(flatten).join(" ")} ${topicWords}`;
  if (OBJECTS.some((thing) => thing.test(flat) && !thing.test(said))) return false;
  return !PRESUPPOSITIONS.some(([side, shown]) => side.test(flat) && !shown.test(said));
}

export const isTooGeneral = (text: string) => TOO_GENERAL.test(flatten(text));
