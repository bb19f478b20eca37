/**
 * Sentences in which a writer asks the coach for something. They say nothing about what happened, but as everyday words
 * they weigh against it.
 */
const REQUEST =
  /^(?:(?:so|and|but|now|please|ok|allora|e|ma|adesso|ora|per favore)[, ]+)*(?:(?:can|could|would|will) you\b|(?:please )?help me\b|i(?:'d| would) (?:like|want) (?:you )?to (?:plan|prepare|talk)|i (?:want|need) (?:you )?to (?:plan|prepare)|(?:how|what) (?:do|can|should|could|shall) i\b|what would you\b|(?:let's|let us) (?:plan|prepare)|give me\b|tell me how\b|(?:mi )?(?:aiuti|puoi|potresti)\b|aiutami\b|mi (?:aiuti|dai|dici)\b|(?:vorrei|voglio|devo) (?:preparar|pianificar|parlar)|(?:come|cosa|che cosa) (?:posso|potrei|devo|dovrei|faccio)\b|come (?:glielo|gliene|le|gli)\b|dimmi come\b|prepariamo\b|dammi\b)/i;

/** The text without the sentences that ask the coach for something. */
export function withoutRequests(text: string): string {
  return (text.match(/[^.!?\n]+[.!?]*\n*|\n+/g) ?? [text])
    .filter((sentence) => !REQUEST.test(sentence.trim().replaceAll("’", "'")))
    .join("")
    .trim();
}
