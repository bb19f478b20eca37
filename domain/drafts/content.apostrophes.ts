/** Restores English apostrophes of genitives and of “is”. */
export const APOSTROPHES: readonly (readonly [RegExp, string])[] = [
  // “my sons teacher”, “your wifes been poorly”
  [
    /\b((?:my|your|his|her|our|their) (?:\w+ )?(?:wife|husband|son|daughter|sister|brother|mum|mom|dad|mother|father|nan|gran|boss|friend|girlfriend|boyfriend|partner|boy|girl|uncle|aunt|cousin|neighbou?r|landlord|teacher))s (?=(?:been|already|fed|got|not|away|ill|sick|poorly|coming|going|having|just|always|never|still|really|very|so|in|at|on|off|back|doing|getting|had|gone|left|lost|moved|a|an|the)\b)/gi,
    "$1's ",
  ],
  [
    /\b((?:my|your|his|her|our|their) (?:\w+ )?(?:wife|husband|son|daughter|sister|brother|mum|mom|dad|mother|father|nan|gran|boss|friend|girlfriend|boyfriend|partner|uncle|aunt|cousin|neighbou?r|landlord|teacher))s (?=(?:teacher|school|birthday|house|car|name|number|place|party|wedding|room|therapy|therapist|doctor|phone|dog|cat|bike|class|coach|job|boss|friend|mum|dad|mother|father|sister|brother|present|gift|flat|garden|hedge|funeral|grave|surgery|operation|exam|graduation|bag|coat|keys?|shoes|stuff|things|food|voice|email|message|letter|book|advice|idea|way|side|fault|turn|office|report)\b)/gi,
    "$1's ",
  ],
  [
    /\b(everyone|everybody|someone|somebody|no ?one|anyone)s (?=(?:turn|fault|idea|birthday|house|opinion|business|problem|favourite|favorite|name|been|got|coming|going|fine|ok|okay|welcome|happy|here|in)\b)/gi,
    "$1's ",
  ],
  [
    /\b(mum|mom|dad|grandma|grandpa|nan|nana)s (?=(?:present|gift|hedge|garden|party|funeral|grave|cooking|soup|cake|60th|70th|80th|90th)\b)/gi,
    "$1's ",
  ],
  [/(?<=^|[.!?] )its (?=from\b)/gi, "it's "],
];
