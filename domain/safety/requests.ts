const OPENINGS = "so and but now please ok allora e ma adesso ora per_favore".split(" ").join("|").replaceAll("_", " ");

/** How a sentence begins that asks the coach for something. */
const REQUESTS = [
  String.raw`(?:can|could|would|will) you\b`,
  String.raw`help me\b`,
  String.raw`i(?:'d| would) (?:like|want) (?:you )?to (?:plan|prepare|talk)`,
  String.raw`i (?:want|need) (?:you )?to (?:plan|prepare)`,
  String.raw`(?:how|what) (?:do|can|should|could|shall) i\b`,
  String.raw`what would you\b`,
  String.raw`(?:let's|let us) (?:plan|prepare)`,
  String.raw`give me\b`,
  String.raw`tell me how\b`,
  String.raw`(?:mi )?(?:aiuti|puoi|potresti)\b`,
  String.raw`mi (?:dai|dici)\b`,
  String.raw`(?:aiutami|dammi|prepariamo)\b`,
  String.raw`dimmi come\b`,
  String.raw`(?:vorrei|voglio|devo) (?:preparar|pianificar|parlar)`,
  String.raw`(?:come|cosa|che cosa) (?:posso|potrei|devo|dovrei|faccio)\b`,
  String.raw`come (?:glielo|gliene|le|gli)\b`,
];
const REQUEST = new RegExp(`^(?:(?:${OPENINGS})[, ]+)*(?:${REQUESTS.join("|")})`, "i");

/**
 * The text without the sentences that ask the coach for something. They say nothing about what happened, but as everyday
 * words they weigh against it.
 */
export function withoutRequests(text: string): string {
  return (text.match(/[^.!?\n]+[.!?]*\n*|\n+/g) ?? [text])
    .filter((sentence) => !REQUEST.test(sentence.trim().replaceAll("’", "'")))
    .join("")
    .trim();
}
