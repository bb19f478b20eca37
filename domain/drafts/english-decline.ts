import type { Addressee } from "./draft-types.ts";

/** Thanks for an offer or an invitation and declines, with the reason. */
export function decline(phrase: string, to: Addressee): string[] {
  const wants = /^(?:@ ?)?(?:who|you) wants? (?:me )?to (.+)$/i.exec(phrase);
  if (wants)
    return [
      `I'm sorry, but I can't ${/^borrow|use|stay|come|have|take|join|move|sleep/i.test(wants[1]!) ? "let you " : ""}${wants[1]}.`,
    ];
  const cut = /,? (because|since|as|cause) |, (?=(?:it's|it is|we|I|I'm|the|my|our|there) )/i.exec(phrase);
  const what = (cut ? phrase.slice(0, cut.index) : phrase)
    .replace(/^(?:your|her|his|the|their|an|a) /i, "")
    .replace(/^(invit\w+ to) an? /i, "$1 the ")
    .replace(/[,.]+$/, "");
  const offer = /invit|wedding|party|dinner|lunch|offer|job/i.test(what);
  const thing = /^(?:to|for|on)\b/.test(what)
    ? `the invitation ${what}`
    : /wedding|party|dinner|lunch|barbecue|trip|baptism/i.test(what) && !/invit/i.test(what)
      ? `the invitation to the ${what}`
      : /^\p{Lu}\p{L}+'s? /u.test(what)
        ? what
        : `the ${what}`;
  const first = offer || to.formal ? `Thank you so much for ${thing}.` : `Thank you for asking about ${thing}.`;
  const no = /offer|job/i.test(what)
    ? "I've decided not to accept it"
    : /invit|wedding|party|dinner|lunch|barbecue|trip/i.test(what)
      ? "I'm afraid I can't make it"
      : "I'm afraid I have to say no this time";
  if (cut && !cut[1]) {
    const reason = phrase.slice(cut.index + 2);
    return [first, `${no}.`, `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`];
  }
  return [
    first,
    `${no}${cut ? `, ${phrase.slice(cut.index).replace(/^,? /, "")}`.replace(/, (?=because|since|as)/, " ") : ""}.`,
  ];
}
