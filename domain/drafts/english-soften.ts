/** Turns orders (“you have to give”, “you should send”) into requests, since orders are heard as blame. */
export function softenOrders(sentence: string): string[] {
  const whole = sentence.replace(/^(?:and|also|that)\s+/i, "");
  const joint =
    /^(.*?)[,]? (?:and|so|but) (?:that )?(?=you (?:should|must|have to|need to|ought to|has to|had better) )(.*)$/i.exec(
      whole,
    );
  if (
    joint?.[1] &&
    /\w+ \w+/.test(joint[1]) &&
    !/\byou (?:should|must|have to|need to)/i.test(joint[1]) &&
    !/\bif\b/i.test(joint[1])
  )
    return [`${joint[1].replace(/[,.]$/, "")}.`, ...softenOrders(joint[2]!)];
  const order =
    /^(?:you (?:really |just )?(?:should|must|have to|need to|had better|ought to|gotta|have got to|better|can't|cannot|shouldn't|mustn't)(?: really| please| also)?|you're supposed to) (.*?)[.!]*$/i.exec(
      whole,
    );
  if (order?.[1]) {
    const negative = /^you (?:\w+ )?(?:can't|cannot|shouldn't|mustn't)/i.test(whole);
    const rest = order[1];
    if (/^not /i.test(rest) || negative) return [`Please don't ${rest.replace(/^not (?:to )?/i, "")}.`];
    if (
      /^(?:be|know|see|feel|have|try it)\b/i.test(rest) &&
      !/^be (?:quiet|on time|there|careful|here|more|nicer|less)/i.test(rest)
    )
      return [whole];
    return [
      /\b(?:back|by|before|pay|stop|return|give)\b/i.test(rest) ? `Please ${rest}.` : `Could you please ${rest}?`,
    ];
  }
  return [softenGeneralizations(whole)];
}

/** Softens “always” and “never”, which are heard as blame of the whole person. */
function softenGeneralizations(sentence: string): string {
  return sentence
    .replace(
      /\byou(?:'re| are) always (?=(?:late|on your phone|complaining|shouting|angry|rude|busy|interrupting|criticising|criticizing|yelling))/gi,
      "you're often ",
    )
    .replace(
      /\byou always (?=(?:forget|leave|come late|cancel|interrupt|complain|shout|yell|ignore|criticise|criticize|arrive|lie|blame|make me))/gi,
      "you often ",
    )
    .replace(
      /\byou never (?=(?:help|listen|call|ask|clean|answer|reply|visit|do|pay|text|say|come|cook|thank|wash|tidy))/gi,
      "you hardly ",
    )
    .replace(
      /\byou hardly (help|listen|call|ask|clean|answer|reply|visit|do|pay|text|say|come|cook|thank|wash|tidy)\b/gi,
      "you rarely $1",
    );
}
