import type { Addressee } from "./draft-types.ts";

/** Thanks for an offer or an invitation, and a no with its reason. */
export function decline(phrase: string, to: Addressee): string[] {
  const cut = /,? (because|since|as|cause) /i.exec(phrase);
  const what = (cut ? phrase.slice(0, cut.index) : phrase)
    .replace(/^(?:your|her|his|the|their) /i, "")
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
  return [
    first,
    `${no}${cut ? `, ${phrase.slice(cut.index).replace(/^,? /, "")}`.replace(/, (?=because|since|as)/, " ") : ""}.`,
  ];
}
