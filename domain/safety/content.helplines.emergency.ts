import { countryName } from "#domain/countries.ts";
import type { Bilingual } from "#domain/language.ts";
import type { Helpline } from "./helpline-schema.ts";

/**
 * The day all built-in entries were reviewed, against stored copies of public pages and lists of varying age, not
 * against the live page of each `source`.
 */
export const REVIEWED = "2026-11-23";

export const ALWAYS: Bilingual = { en: "24 hours a day", it: "24 ore su 24" };

/**
 * Country, police, ambulance, for countries without reviewed helplines (those are in `content.helplines.ts`). A single
 * number serves for everything; a dash means that no ambulance number was certain.
 */
const NUMBERS = `
  AF 119 112
  AL 129 127
  DZ 1548 14
  AR 911 107
  AM 102 103
  AT 112
  BD 999
  BY 102 103
  BE 112
  BO 110 118
  BA 122 124
  BR 190 192
  BG 112
  BF 17 112
  CM 117 119
  CV 132 130
  CL 133 131
  CN 110 120
  CO 123
  HR 112
  CU 106 104
  CY 112
  CZ 112
  DK 112
  DO 911
  CD 112 -
  EC 911
  EG 122 123
  SV 911 132
  ER 113 -
  EE 112
  ET 991 907
  FI 112
  FR 112
  GM 117 116
  GE 112
  DE 112
  GH 112
  GR 112
  GT 110 122
  GN 117 -
  HU 112
  IS 112
  ID 110 119
  IR 110 115
  IQ 911
  IL 100 101
  CI 110 185
  JP 110 119
  JO 911
  KZ 102 103
  KE 999
  LV 112
  LB 112 140
  LY 1515
  LT 112
  LU 112
  MY 999
  ML 17 -
  MX 911
  MD 112
  ME 122 124
  MA 19 15
  NP 100 102
  NL 112
  NG 112
  MK 192 194
  NO 112 113
  PK 15 1122
  PS 100 101
  PY 911 141
  PE 105 106
  PH 911
  PL 112
  PT 112
  RO 112
  RU 112
  SN 17 1515
  RS 192 194
  SG 999 995
  SK 112
  SI 112
  SO 888 999
  KR 112 119
  ES 112
  LK 119 1990
  SE 112
  SY 112 110
  TW 110 119
  TH 191 1669
  TN 197 190
  TR 112
  UA 102 103
  AE 999 998
  UY 911
  VE 911
  VN 113 115
`;

const EMERGENCY: Bilingual = { en: "Emergency number", it: "Numero di emergenza" };
const POLICE: Bilingual = { en: "Police", it: "Polizia" };
const AMBULANCE: Bilingual = { en: "Ambulance", it: "Ambulanza" };

/** It has a page for every country, with emergency numbers under “Getting help”. */
const SOURCE = "https://www.gov.uk/foreign-travel-advice";

function entry(country: string, number: string, what: Bilingual): Helpline {
  const name = {
    en: `${what.en} (${countryName(country, "en")})`,
    it: `${what.it} (${countryName(country, "it")})`,
  };
  return { country, kind: "emergency", number, name, hours: ALWAYS, languages: [], source: SOURCE, reviewed: REVIEWED };
}

export const EMERGENCY_NUMBERS: readonly Helpline[] = NUMBERS.trim()
  .split("\n")
  .flatMap((row) => {
    const [country = "", first = "", ambulance] = row.trim().split(" ");
    if (ambulance === undefined) return [entry(country, first, EMERGENCY)];
    const police = entry(country, first, POLICE);
    return ambulance === "-" ? [police] : [police, entry(country, ambulance, AMBULANCE)];
  });
