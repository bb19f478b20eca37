/*
 * Words that indicate the tone of a note, for flattened text (lower case, no accents), English and Italian together,
 * because people mix them. Ambiguous words (late, silence, cold) appear only with words that make their tone clear.
 */

function anyOf(...parts: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\w'])(?:${parts.join("|")})(?!\w)`, "g");
}

/** Removed first: contains such a word but means something else. */
export const MISLEADING = anyOf(
  // Tears or “dying” of laughter, joy or emotion.
  String.raw`(?:cried|crying|in tears|laughed) (?:with|from|of|tears of) (?:laughter|laughing|joy|happiness)`,
  String.raw`(?:piant\w*|piang\w*|lacrime|mort\w*) (?:dal ridere|dalle risate|di gioia|di felicita|di commozione)`,
  String.raw`(?:late|early) (?:lunch|breakfast|dinner|summer|autumn|spring|train|flight|shift)`,
  String.raw`(?:caught|has|have|had|got|with) a (?:bad |terrible |nasty )?cold|cold (?:beer|drink|water|day|morning|weather|winter|evening)s?`,
  String.raw`(?:birra|acqua|giornata|mattina|serata|doccia|cena|minestra|bibita) fredda|(?:caffe|te|inverno|vento|piatto|tempo) freddo|fa(?:ceva)? (?:un po' |molto |piu )?freddo`,
  String.raw`kind of|some kind|what kind|grand\w* argument|great[- ](?:grand\w*|aunt|uncle)|no great`,
  String.raw`non solo|not only|not just|non vedo l'ora|no doubt|no matter|without fail|senza fiato|never mind`,
  String.raw`(?:avoid(?:ed|s|ing)?|evit\w+) (?:the |il |lo |la |i )?(?:traffic|traffico|rain|pioggia|queue|coda|worst|peggio|a fight|an argument|una lite|un litigio)`,
  String.raw`refused to let me pay|(?:non ha|rifiut\w+ di) (?:voluto )?(?:far(?:mi)? pagare)`,
  String.raw`well,`,
);

/** Negations before a word. */
export const NEGATION_BEFORE =
  /(?<!\w)(?:not|no|never|without|no longer|didn't|doesn't|don't|wasn't|weren't|isn't|hasn't|haven't|hadn't|won't|can't|couldn't|wouldn't|hardly|non|senza|mai|nessun\w*|nemmeno|neanche|neppure|ne)(?: [\w']+){0,3} $/;

export const HARD = anyOf(
  // Anger and quarrels.
  String.raw`interrupt(?:ed|s|ing)?|interrott\w+|interromp\w+|interrupp\w+`,
  String.raw`shout(?:ed|s|ing)?|yell(?:ed|s|ing)?|scream(?:ed|s|ing)?(?: at)?|snapped at|urla\w*|grida\w*|sgrida\w*|alza\w* la voce`,
  String.raw`quarrel\w*|argu(?:ed|es|ing)|arguments?|fought|fights?|fighting|fell out|a row|litig\w+|lite|liti|discusso (?:di nuovo|ancora|forte)|scontr(?:o|i|at[oaie])|battibecc\w+`,
  String.raw`insult\w*|offes[oaie]|offend\w*|offended|rude(?:ly)?|mean to|nasty|sgarba\w+|scortes\w+|maleducat\w+|rinfacci\w+|reproach\w*|rimprover\w+`,
  String.raw`blam(?:ed|es|ing|e)|accus\w+|la colpa|dato la colpa|colpa mia|critici[sz](?:ed|es|ing)|criticat\w+|criticism|critica(?:va)?|made fun of|laughed at|ris[oe] di me|pres\w+ in giro|mocked|deris\w+`,
  String.raw`humiliat\w+|umilia\w+|embarrass(?:ed|ing)(?: me)?|imbarazza(?:t\w+|nte)|davanti a tutti|in front of (?:everyone|everybody|all)`,
  String.raw`slam(?:med|s|ming)?|sbatt\w+|storm(?:ed|s|ing) out|walked out|se n'e andat\w+|me ne sono andat\w+|left (?:the (?:room|kitchen|house|table)|without)|piantat[oa] (?:in asso|li)|stood me up|left me (?:alone|there|waiting)`,
  // Hurt.
  String.raw`angry|anger|cross with|furious|resent\w*|arrabbia\w+|rabbia|furios\w+|incazza\w+|hurt(?:s|ing)?|hurtful|ferit[oaie]|ferir\w+|ci sono rimast[oa] male|rimast[oa] male|upset|sad|triste|tristezza|cried|crying|in tears|piang\w+|piant[oi](?! (?:un|una|il|i|le|dei|delle|fiori|alberi))|in lacrime`,
  String.raw`disappoint\w*|delus\w+|deludent\w+|let me down|betray\w*|tradi(?:t\w+|mento)|jealous\w*|gelos\w+|lied|lying to|lies|mentit\w*|ment(?:e|iva)|bugi[ae]\w*|unfair|ingiust\w+|awful|terrible|horrible|terribile|orribile|pesante`,
  String.raw`worried|worr(?:y|ies)|preoccupat\w+|afraid|scared|paura|tense|tension|teso|tesa|tensione|nervos[oa]|stressed`,
  // Distance.
  String.raw`ignor(?:ed|es|ing|ava|at[oaie])|mi ignora|silent treatment|gave me the silence|without a word|not a word|senza (?:dire )?(?:una )?parola|non mi (?:parla|rivolge|risponde|ha risposto|ha salutat[oa])|muso|(?:went|gone) silent|awkward silence|silenzio (?:gelido|imbarazzante|pesante)|(?:giorni|settimane) di silenzio`,
  String.raw`(?:was|is|so|very|grew|turned|being) cold(?: (?:to|with|towards) me)?|cold (?:tone|voice|answer|reply|shoulder)|coldly|distant|fredd[oa] con|(?:tono|risposta|voce|saluto) fredd[oa]|(?:era|stat[oa]|cosi|molto) fredd[oa]|freddamente|freddezza|distaccat\w+`,
  String.raw`avoid(?:ed|s|ing)?|mi evita\w*|ha evitato|evitav\w+|refus(?:ed|es|ing)|rifiutat\w+|rifiut(?:a|o)|turned me down|rejected`,
  // Agreements.
  String.raw`forgot(?:ten)?|dimentica\w+|scordat\w+|cancel(?:l?ed|s|l?ing)|called it off|annulla\w+|disdett\w+|(?:an |half an )?hours? late|minutes late|(?<!it )(?:came|arrived|was|is|got here|shows? up|turned up|too|always|again|showed up) (?:\w+ )?late(?: again)?|late again|in ritardo|ritardo|tardato|bidone|broke (?:a|the|his|her|their) promise|didn't (?:come|show up|call|answer|reply)|non (?:e venut[oa]|si e fatt[oa] (?:vivo|viva|sentire)|ha (?:chiamato|richiamato|risposto|mantenuto))`,
);

export const GOOD = anyOf(
  String.raw`thank(?:ed|s|ing)?|thank you|grazie|ringrazi\w+|advice|(?:mi ha |ha |buon |un )consigli(?:o|at\w+)|prezios\w+|gifts?|present for me|regal(?:o|i|at\w+|a)`,
  String.raw`listened|ascoltat\w+|mi ascolta|help(?:ed|s|ing)?|helpful|aiutat\w+|aiuta|aiuto|support(?:ed|s|ive|ing)?|sosten\w+|sostegno|brought me|brought (?:us )?(?:soup|flowers|cake|breakfast|coffee)|portat[oa] (?:una |un |la |il |dei |i )?(?:minestra|fiori|torta|colazione|caffe|dolce|regalo)|took care|si e pres[oa] cura`,
  String.raw`laugh(?:ed|ing|s|ter)?(?! at (?:me|us|him|her|my))|ris[oe] (?:insieme|tutt[aoi]|tanto|molto|un sacco|fino|di gusto)|ridend\w+|ridere|rid(?:e|evamo) (?:insieme|di gusto)|fun|funny|divert\w+|danced|ballat\w+|sang|cantat\w+`,
  String.raw`happy|happily|glad|joy|felic[ei]\w*|content[oaie] (?:di|del|della|per|che|insieme)|(?:era|sono|siamo|cosi|molto|ero) content[oaie]|gioia|delighted|relieved|sollievo|enjoyed|loved|goduto`,
  String.raw`bell[oaie]|bel|bella serata|bellissim\w+|lovely|beautiful|great|wonderful|nice|nicely|warm|warmly|sweet|dolce con|tener[oa]|affettuos\w+|calorosa?\w*|kind|kindly|gentil[ei]|gentilezza|generous|generos\w+`,
  String.raw`hug(?:s|ged|ging)?|abbracci\w+|baci(?:o|at\w+)|kiss(?:ed|es)?|apologi[sz](?:ed|es|ing)|apology|said sorry|scus(?:e|at[oaie])|made up|pace|riappacificat\w+|forgave|perdonat\w+`,
  String.raw`compliment(?:i|o|s|ed)?|complimentat\w+|proud|orgoglios\w+|praised|celebrat\w+|festeggi\w+|congratulat\w+|surprised me|sorpresa|well|bene|benissimo|andata bene|on time|puntual[ei]|in orario|kept (?:the|a|his|her|their) (?:promise|word)|mantenuto la (?:parola|promessa)`,
  String.raw`stayed (?:\w+ )?(?:with me|until|till)|e rimast[oa] (?:con me|fino a)|rest[oa] con me|remembered|si e ricordat[oa]|trusts? me|si fida|opened up|si e apert[oa]|relaxed|peaceful|seren[oa]`,
);
