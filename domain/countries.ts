import type { Language } from "./language.ts";

/** ISO 3166-1 alpha-2 code, and the everyday name in each language. */
export interface Country {
  readonly code: string;
  readonly en: string;
  readonly it: string;
}

/** Italy first, the rest by English name. */
export const COUNTRIES: readonly Country[] = [
  { code: "IT", en: "Italy", it: "Italia" },
  { code: "AF", en: "Afghanistan", it: "Afghanistan" },
  { code: "AL", en: "Albania", it: "Albania" },
  { code: "DZ", en: "Algeria", it: "Algeria" },
  { code: "AR", en: "Argentina", it: "Argentina" },
  { code: "AM", en: "Armenia", it: "Armenia" },
  { code: "AU", en: "Australia", it: "Australia" },
  { code: "AT", en: "Austria", it: "Austria" },
  { code: "BD", en: "Bangladesh", it: "Bangladesh" },
  { code: "BY", en: "Belarus", it: "Bielorussia" },
  { code: "BE", en: "Belgium", it: "Belgio" },
  { code: "BO", en: "Bolivia", it: "Bolivia" },
  { code: "BA", en: "Bosnia and Herzegovina", it: "Bosnia ed Erzegovina" },
  { code: "BR", en: "Brazil", it: "Brasile" },
  { code: "BG", en: "Bulgaria", it: "Bulgaria" },
  { code: "BF", en: "Burkina Faso", it: "Burkina Faso" },
  { code: "CM", en: "Cameroon", it: "Camerun" },
  { code: "CA", en: "Canada", it: "Canada" },
  { code: "CV", en: "Cape Verde", it: "Capo Verde" },
  { code: "CL", en: "Chile", it: "Cile" },
  { code: "CN", en: "China", it: "Cina" },
  { code: "CO", en: "Colombia", it: "Colombia" },
  { code: "HR", en: "Croatia", it: "Croazia" },
  { code: "CU", en: "Cuba", it: "Cuba" },
  { code: "CY", en: "Cyprus", it: "Cipro" },
  { code: "CZ", en: "Czech Republic", it: "Repubblica Ceca" },
  { code: "DK", en: "Denmark", it: "Danimarca" },
  { code: "DO", en: "Dominican Republic", it: "Repubblica Dominicana" },
  { code: "CD", en: "DR Congo", it: "Repubblica Democratica del Congo" },
  { code: "EC", en: "Ecuador", it: "Ecuador" },
  { code: "EG", en: "Egypt", it: "Egitto" },
  { code: "SV", en: "El Salvador", it: "El Salvador" },
  { code: "ER", en: "Eritrea", it: "Eritrea" },
  { code: "EE", en: "Estonia", it: "Estonia" },
  { code: "ET", en: "Ethiopia", it: "Etiopia" },
  { code: "FI", en: "Finland", it: "Finlandia" },
  { code: "FR", en: "France", it: "Francia" },
  { code: "GM", en: "Gambia", it: "Gambia" },
  { code: "GE", en: "Georgia", it: "Georgia" },
  { code: "DE", en: "Germany", it: "Germania" },
  { code: "GH", en: "Ghana", it: "Ghana" },
  { code: "GR", en: "Greece", it: "Grecia" },
  { code: "GT", en: "Guatemala", it: "Guatemala" },
  { code: "GN", en: "Guinea", it: "Guinea" },
  { code: "HU", en: "Hungary", it: "Ungheria" },
  { code: "IS", en: "Iceland", it: "Islanda" },
  { code: "IN", en: "India", it: "India" },
  { code: "ID", en: "Indonesia", it: "Indonesia" },
  { code: "IR", en: "Iran", it: "Iran" },
  { code: "IQ", en: "Iraq", it: "Iraq" },
  { code: "IE", en: "Ireland", it: "Irlanda" },
  { code: "IL", en: "Israel", it: "Israele" },
  { code: "CI", en: "Ivory Coast", it: "Costa d’Avorio" },
  { code: "JP", en: "Japan", it: "Giappone" },
  { code: "JO", en: "Jordan", it: "Giordania" },
  { code: "KZ", en: "Kazakhstan", it: "Kazakistan" },
  { code: "KE", en: "Kenya", it: "Kenya" },
  { code: "LV", en: "Latvia", it: "Lettonia" },
  { code: "LB", en: "Lebanon", it: "Libano" },
  { code: "LY", en: "Libya", it: "Libia" },
  { code: "LT", en: "Lithuania", it: "Lituania" },
  { code: "LU", en: "Luxembourg", it: "Lussemburgo" },
  { code: "MY", en: "Malaysia", it: "Malaysia" },
  { code: "ML", en: "Mali", it: "Mali" },
  { code: "MT", en: "Malta", it: "Malta" },
  { code: "MX", en: "Mexico", it: "Messico" },
  { code: "MD", en: "Moldova", it: "Moldavia" },
  { code: "ME", en: "Montenegro", it: "Montenegro" },
  { code: "MA", en: "Morocco", it: "Marocco" },
  { code: "NP", en: "Nepal", it: "Nepal" },
  { code: "NL", en: "Netherlands", it: "Paesi Bassi" },
  { code: "NZ", en: "New Zealand", it: "Nuova Zelanda" },
  { code: "NG", en: "Nigeria", it: "Nigeria" },
  { code: "MK", en: "North Macedonia", it: "Macedonia del Nord" },
  { code: "NO", en: "Norway", it: "Norvegia" },
  { code: "PK", en: "Pakistan", it: "Pakistan" },
  { code: "PS", en: "Palestine", it: "Palestina" },
  { code: "PY", en: "Paraguay", it: "Paraguay" },
  { code: "PE", en: "Peru", it: "Perù" },
  { code: "PH", en: "Philippines", it: "Filippine" },
  { code: "PL", en: "Poland", it: "Polonia" },
  { code: "PT", en: "Portugal", it: "Portogallo" },
  { code: "RO", en: "Romania", it: "Romania" },
  { code: "RU", en: "Russia", it: "Russia" },
  { code: "SM", en: "San Marino", it: "San Marino" },
  { code: "SA", en: "Saudi Arabia", it: "Arabia Saudita" },
  { code: "SN", en: "Senegal", it: "Senegal" },
  { code: "RS", en: "Serbia", it: "Serbia" },
  { code: "SG", en: "Singapore", it: "Singapore" },
  { code: "SK", en: "Slovakia", it: "Slovacchia" },
  { code: "SI", en: "Slovenia", it: "Slovenia" },
  { code: "SO", en: "Somalia", it: "Somalia" },
  { code: "ZA", en: "South Africa", it: "Sudafrica" },
  { code: "KR", en: "South Korea", it: "Corea del Sud" },
  { code: "ES", en: "Spain", it: "Spagna" },
  { code: "LK", en: "Sri Lanka", it: "Sri Lanka" },
  { code: "SE", en: "Sweden", it: "Svezia" },
  { code: "CH", en: "Switzerland", it: "Svizzera" },
  { code: "SY", en: "Syria", it: "Siria" },
  { code: "TW", en: "Taiwan", it: "Taiwan" },
  { code: "TH", en: "Thailand", it: "Thailandia" },
  { code: "TN", en: "Tunisia", it: "Tunisia" },
  { code: "TR", en: "Turkey", it: "Turchia" },
  { code: "UA", en: "Ukraine", it: "Ucraina" },
  { code: "AE", en: "United Arab Emirates", it: "Emirati Arabi Uniti" },
  { code: "GB", en: "United Kingdom", it: "Regno Unito" },
  { code: "US", en: "United States", it: "Stati Uniti" },
  { code: "UY", en: "Uruguay", it: "Uruguay" },
  { code: "VE", en: "Venezuela", it: "Venezuela" },
  { code: "VN", en: "Vietnam", it: "Vietnam" },
];

const BY_CODE = new Map(COUNTRIES.map((country) => [country.code, country]));

/** Whether a value is a code in the list; upper case only. */
export function isCountryCode(value: unknown): value is string {
  return typeof value === "string" && BY_CODE.has(value);
}

/** A country's name; an unknown code is returned unchanged. */
export function countryName(code: string, language: Language): string {
  return BY_CODE.get(code)?.[language] ?? code;
}

/** The list for a menu: Italy first, the rest sorted in that language. */
export function countriesIn(language: Language): { code: string; name: string }[] {
  const collator = new Intl.Collator(language);
  const [italy, ...rest] = COUNTRIES.map((country) => ({ code: country.code, name: country[language] }));
  rest.sort((a, b) => collator.compare(a.name, b.name));
  return italy ? [italy, ...rest] : rest;
}
