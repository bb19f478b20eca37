import { dateOf, dayOf, type DayMention } from "./calendar.ts";
import { MONTHS, WEEKDAYS } from "./content.words.ts";
import { wordValue } from "./numbers.ts";

const monthOf = new Map(MONTHS.flatMap((names, index) => names.split(" ").map((name) => [name, index] as const)));
const weekdayOf = new Map(WEEKDAYS.flatMap((names, index) => names.split(" ").map((name) => [name, index] as const)));
const MONTH = `(${[...monthOf.keys()].toSorted((x, y) => y.length - x.length).join("|")})`;
const FULL_MONTH = `(${MONTHS.flatMap((names) => names.split(" ").filter((name) => name.length > 4 || /may|june|july|july|march|april/.test(name))).join("|")})`;
const WEEKDAY = `(${WEEKDAYS.flatMap((names) => names.split(" ").filter((name) => name.length > 5 || /^(?:thurs?|tues|weds|fri)$/.test(name))).join("|")})`;
const ANY_WEEKDAY = `(${WEEKDAYS.flatMap((names) => names.split(" ")).join("|")})`;
const WEEKDAY_NO = WEEKDAY.replace("(", "(?:");
const COUNT = "(a|an|un|una|uno|\\d{1,3}|[a-z]+)";
const UNIT = "(days?|weeks?|months?|years?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi])";

type Reader = (match: RegExpMatchArray, context: Context) => Omit<DayMention, "start" | "end"> | null;
interface Context {
  written: number;
  /** Whether the text tells of what was. */
  past: boolean;
}

function fixed(
  year: number | null,
  month: number,
  date: number,
  context: Context,
): Omit<DayMention, "start" | "end"> | null {
  if (date < 1 || date > 31 || month < 0 || month > 11) return null;
  const now = dateOf(context.written).getUTCFullYear();
  if (year !== null) return { day: dayOf(year, month, date), span: "day", yearless: false, relative: false };
  return { day: nearestYear(now, month, date, context), span: "day", yearless: true, relative: false };
}

function nearestYear(year: number, month: number, date: number, { written, past }: Context): number {
  const same = dayOf(year, month, date);
  if (past) return same > written ? dayOf(year - 1, month, date) : same;
  return same < written - 45 ? dayOf(year + 1, month, date) : same;
}

function fullYear(text: string | undefined): number | null {
  if (!text) return null;
  const value = Number(text);
  if (text.length === 4) return value;
  return value + (value > 40 ? 1900 : 2000);
}

const after =
  (days: number, span: DayMention["span"] = "day"): Reader =>
  (_, { written }) => ({ day: written + days, span, yearless: false, relative: true });

const holiday =
  (month: number, date: number): Reader =>
  (_, context) =>
    fixed(null, month, date, context);

function easter(year: number): number {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const h = (19 * a + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const full = h - Math.floor(h / 28) * (1 - Math.floor(29 / (h + 1)) * Math.floor((21 - a) / 11));
  const shift = full - ((year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7);
  const month = 3 + Math.floor((shift + 40) / 44);
  return dayOf(year, month - 1, shift + 28 - 31 * Math.floor(month / 4));
}

function weekday(
  name: string,
  way: "next" | "last" | null,
  { written, past }: Context,
): Omit<DayMention, "start" | "end"> {
  const wanted = weekdayOf.get(name)!;
  const today = dateOf(written).getUTCDay();
  const back = (today - wanted + 7) % 7;
  const day =
    way === "last" || (way === null && past)
      ? written - (back || (way ? 7 : 0))
      : written + ((7 - back) % 7 || (way ? 7 : 0));
  return { day, span: "day", yearless: false, relative: true };
}

function distance(
  many: string,
  unit: string,
  sign: 1 | -1,
  { written }: Context,
): Omit<DayMention, "start" | "end"> | null {
  const count = /^(?:a|an|un|una|uno)$/.test(many) ? 1 : /^\d+$/.test(many) ? Number(many) : wordValue(many);
  if (count === null || count > 400) return null;
  const date = dateOf(written);
  const by = sign * count;
  const kind = unit.charAt(0);
  let day = written + by;
  if (kind === "w" || kind === "s") day = written + 7 * by;
  else if (unit.startsWith("m")) day = dayOf(date.getUTCFullYear(), date.getUTCMonth() + by, date.getUTCDate());
  else if (kind === "y" || kind === "a") day = dayOf(date.getUTCFullYear() + by, date.getUTCMonth(), date.getUTCDate());
  return { day, span: kind === "d" || kind === "g" ? "day" : "week", yearless: false, relative: true };
}

function monthAlone(name: string, year: string | undefined, way: "next" | "last" | null, context: Context) {
  const month = monthOf.get(name)!;
  const day = year
    ? dayOf(Number(year), month, 1)
    : nearestYear(dateOf(context.written).getUTCFullYear(), month, 1, {
        ...context,
        past: context.past || way === "last",
      });
  return { day, span: "month" as const, yearless: !year, relative: false };
}

const YEAR = "((?:19|20)\\d\\d)";

/** The first that fits a place wins: what tells more stands first. */
export const READERS: readonly [RegExp, Reader][] = (
  [
    [
      `(\\d{1,2})(?:st|nd|rd|th)? ?(?:to|till|until|-|–|/|al) ?(?=(\\d{1,2})(?:st|nd|rd|th)?(?: of| di)? ${MONTH}\\b)`,
      (m, c) => fixed(null, monthOf.get(m[3]!)!, Number(m[1]), c),
    ],
    [`(\\d{4})-(\\d{2})-(\\d{2})`, (m, c) => fixed(Number(m[1]), Number(m[2]) - 1, Number(m[3]), c)],
    [
      `(?:${WEEKDAY_NO},? )?(?:the |il |l'|lo )?(\\d{1,2}|primo)(?:st|nd|rd|th|º|°)?(?: of| di)? ${MONTH}\\b\\.?(?:,? (?:del |of |nel )?${YEAR})?`,
      (m, c) => fixed(fullYear(m[3]), monthOf.get(m[2]!)!, m[1] === "primo" ? 1 : Number(m[1]), c),
    ],
    [
      `${MONTH}\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d|:)(?:,? ${YEAR})?`,
      (m, c) => fixed(fullYear(m[3]), monthOf.get(m[1]!)!, Number(m[2]), c),
    ],
    [
      `(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{4}|\\d{2})\\b`,
      (m, c) => fixed(fullYear(m[3]), Number(m[2]) - 1, Number(m[1]), c),
    ],
    [`(\\d{1,2})/(\\d{1,2})\\b(?!/)`, (m, c) => fixed(null, Number(m[2]) - 1, Number(m[1]), c)],
    [
      `${ANY_WEEKDAY},? (?:the |il )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?! ?(?:euro|€|anni|years|people|persone|ore|am|pm|o'clock))(?![/:.]\\d)`,
      (m, c) => weekdayNumber(m[1]!, Number(m[2]), c),
    ],
    ["day after tomorrow|dopodomani", after(2)],
    ["day before yesterday|l'altro ieri|altroieri|avantieri|ieri l'altro", after(-2)],
    ["tomorrow|domani|domattina", after(1)],
    ["yesterday|last night|ieri", after(-1)],
    [
      "today|tonight|this (?:morning|afternoon|evening)|just now|oggi|stamattina|stamani|stasera|stanotte|questa (?:mattina|sera)",
      after(0),
    ],
    [`(?:in|within|tra|fra) ${COUNT}(?: of)? ${UNIT}\\b(?:'? time)?`, (m, c) => distance(m[1]!, m[2]!, 1, c)],
    [
      `${COUNT}(?: of)? ${UNIT} (?:ago|fa|prima)\\b`,
      (m, c) => (m[1] === "a" && /^[gsa]|^mes/.test(m[2]!) ? null : distance(m[1]!, m[2]!, -1, c)),
    ],
    [
      `${WEEKDAY}(?: of| della| di)? (?:next week|settimana prossima|prossima settimana)`,
      (m, c) => {
        const monday = c.written - ((dateOf(c.written).getUTCDay() + 6) % 7) + 7;
        return { day: monday + ((weekdayOf.get(m[1]!)! + 6) % 7), span: "day", yearless: false, relative: true };
      },
    ],
    [`next week|(?:la )?(?:settimana prossima|prossima settimana)`, after(7, "week")],
    [`last week|(?:la )?(?:settimana scorsa|scorsa settimana)`, after(-7, "week")],
    [
      `next month|(?:il )?(?:mese prossimo|prossimo mese)`,
      (_, c) => ({ ...distance("1", "months", 1, c)!, span: "month" }),
    ],
    [
      `last month|(?:il )?(?:mese scorso|scorso mese)`,
      (_, c) => ({ ...distance("1", "months", -1, c)!, span: "month" }),
    ],
    [`next year|l'anno prossimo`, (_, c) => ({ ...distance("1", "years", 1, c)!, span: "year" })],
    [`last year|l'anno scorso`, (_, c) => ({ ...distance("1", "years", -1, c)!, span: "year" })],
    [
      `(?:next|this coming|il prossimo|la prossima|prossim[oa]) ${WEEKDAY}|${WEEKDAY} (?:prossim[oa]|next|coming)`,
      (m, c) => weekday(m[1] ?? m[2]!, "next", c),
    ],
    [
      `(?:last|lo scorso|la scorsa|scors[oa]) ${WEEKDAY}|${WEEKDAY} (?:scors[oa]|last)`,
      (m, c) => weekday(m[1] ?? m[2]!, "last", c),
    ],
    [
      `(?<!\\b(?:every|ogni|on|il|di) )${WEEKDAY}\\b(?!s)|(?:on|il|di) ${WEEKDAY}\\b`,
      (m, c) => weekday(m[1] ?? m[2]!, null, c),
    ],
    ["christmas eve|vigilia di natale", holiday(11, 24)],
    ["christmas|xmas|natale", holiday(11, 25)],
    ["new year's eve|capodanno|newyear", holiday(11, 31)],
    ["santo stefano|boxing day", holiday(11, 26)],
    ["valentine's|san valentino", holiday(1, 14)],
    ["ferragosto", holiday(7, 15)],
    ["halloween", holiday(9, 31)],
    [
      "easter|pasqua\\b",
      (_, c) => {
        const year = dateOf(c.written).getUTCFullYear();
        const day = easter(year);
        const other = c.past
          ? day > c.written
            ? easter(year - 1)
            : day
          : day < c.written - 45
            ? easter(year + 1)
            : day;
        return { day: other, span: "day", yearless: false, relative: true };
      },
    ],
    [
      `(?:the|on the|il|l'|al|all'|dal|dall'|del) ?(\\d{1,2})(?:st|nd|rd|th)?\\b(?! ?(?:%|euro|€|anni|years|di sera|:))(?![/:.]\\d)`,
      (m, c) => dateAlone(m, c),
    ],
    [
      `(?:(last|lo scorso|scorso|next|in|a|ad|since|until|by|of|early|late|mid|nel|di|da|entro|for|from|fine|inizio) )${FULL_MONTH}\\b(?:,? (?:del |of )?${YEAR})?`,
      (m, c) => monthAlone(m[2]!, m[3], /last|scorso/.test(m[1]!) ? "last" : null, c),
    ],
    [`${FULL_MONTH} ${YEAR}|${FULL_MONTH} (?:scorso|prossimo)`, (m, c) => monthAlone(m[1] ?? m[3]!, m[2], null, c)],
    [
      `(?:in|since|nel|dal|del|of|from|year|born|anno) ${YEAR}\\b`,
      (m) => ({ day: dayOf(Number(m[1]), 0, 1), span: "year", yearless: false, relative: false }),
    ],
    [
      "(?:this|at the|on the|over the|nel|questo|il) (?:weekend|finesettimana)",
      (_, c) => ({ ...weekday("saturday", null, c), span: "week" }),
    ],
    [
      "last weekend|(?:weekend|finesettimana|scorso) scorso",
      (_, c) => ({ ...weekday("saturday", "last", c), span: "week" }),
    ],
    [
      "next weekend|(?:weekend|finesettimana) prossimo|prossimo (?:weekend|finesettimana)",
      (_, c) => ({ ...weekday("saturday", "next", c), span: "week" }),
    ],
  ] as const satisfies readonly [string, Reader][]
).map(([source, read]) => [new RegExp(`(?<![a-z0-9/.])(?:${source})(?![a-z])`, "g"), read]);

/** “the 14th”: what says it is a day is the ordinal or the article; the nearest such day. */
function dateAlone(match: RegExpMatchArray, context: Context): Omit<DayMention, "start" | "end"> | null {
  const date = Number(match[1]);
  if (date < 1 || date > 31 || (/^(?:the|on)/.test(match[0]) && !/(?:st|nd|rd|th)$/.test(match[0]))) return null;
  return dateNumber(date, context);
}

/** “Tuesday 24th”: the month in which it is that weekday. */
function weekdayNumber(name: string, date: number, context: Context): Omit<DayMention, "start" | "end"> | null {
  const plain = dateNumber(date, context);
  if (!plain) return null;
  const wanted = weekdayOf.get(name);
  const now = dateOf(context.written);
  for (const step of context.past ? [0, -1, 1, -2, 2] : [0, 1, 2, -1]) {
    const day = dayOf(now.getUTCFullYear(), now.getUTCMonth() + step, date);
    const isNear = context.past || day >= context.written || step < 0;
    if (isNear && dateOf(day).getUTCDay() === wanted && dateOf(day).getUTCDate() === date) return { ...plain, day };
  }
  return plain;
}

/** The nearest day of that number, by whether the text looks back. */
function dateNumber(date: number, context: Context): Omit<DayMention, "start" | "end"> | null {
  if (date < 1 || date > 31) return null;
  const now = dateOf(context.written);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const same = dayOf(year, month, date);
  const day = context.past
    ? same > context.written
      ? dayOf(year, month - 1, date)
      : same
    : same < context.written
      ? dayOf(year, month + 1, date)
      : same;
  return { day, span: "day", yearless: false, relative: true, alone: true };
}
