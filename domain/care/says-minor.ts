const AGES =
  "(?:[6-9]|1[0-7])|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette";

const MINOR = [
  // “I’m 15”, “ho 15 anni”; not “I’m 5 minutes away”, “I’m 10 years sober”.
  new RegExp(
    `\\b(?:i'?m|i am) (?:only |just )?(?:${AGES})(?: ?(?:years? old|yo|y/o|yrs? old))?(?=\\s*(?:[.,!?;)]|$|(?:and|but|so|btw|lol|he|she|my|i|it)\\b))`,
  ),
  new RegExp(`\\bho (?:solo |appena |ancora )?(?:${AGES}) anni\\b(?! (?:di|che))`),
  /\bi'?m in (?:year (?:[4-9]|1[0-3])|(?:[5-9]|1[0-2])th grade|(?:middle|high|primary|secondary) school)\b/,
  /\b(?:faccio|vado in|sono in|faccio la) (?:terza media|seconda media|prima media|le medie|(?:prima|seconda|terza|quarta) superiore|quinta elementare)\b/,
];

/** Whether the user says that they are under 18 themselves. */
export function saysMinor(message: string): boolean {
  const text = message.toLowerCase().replace(/[’‘]/g, "'");
  return MINOR.some((pattern) => pattern.test(text));
}
