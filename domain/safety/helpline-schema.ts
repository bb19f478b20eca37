import { z } from "zod";
import { NATIONS } from "./content.helplines.nations.ts";

/**
 * What a line is for: a wish to die (`crisis`), domestic and sexual violence (`abuse`), children and young people
 * (`child`), people who hit or are afraid to (`perpetrators`), men who are abused (`men`), mistreated old people
 * (`elder`). `directory` is a page that lists lines.
 */
export const HELPLINE_NEEDS = [
  "emergency",
  "crisis",
  "abuse",
  "child",
  "perpetrators",
  "men",
  "elder",
  "directory",
] as const;

const TELEPHONE = /^\+?[\d ()-]{2,30}$/;
const ADDRESS = /^https?:\/\/\S+$/;
const SECURE_ADDRESS = /^https:\/\/\S+$/;

const bilingualSchema = z.object({ en: z.string().min(1), it: z.string().min(1) });
const secureAddressSchema = z.string().regex(SECURE_ADDRESS, "must be an https address");

export const helplineSchema = z.object({
  /** ISO 3166-1 alpha-2, `EU` for the European Union, `*` for anywhere. */
  country: z.union([z.string().regex(/^[A-Z]{2}$/), z.literal("*")]),
  /** ISO 3166-2, for a line of one nation of the United Kingdom; absent for the whole country. */
  nation: z.enum(NATIONS).optional(),
  kind: z.enum(HELPLINE_NEEDS),
  name: bilingualSchema,
  /** A telephone number; for a directory, a web address. */
  number: z.string().min(2),
  hours: bilingualSchema.nullable(),
  /** ISO 639-1 codes of the languages it answers in; empty if unknown. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).default([]),
  /** Web address of its chat. */
  chat: secureAddressSchema.optional(),
  /** For text messages, with the keyword to send if there is one. */
  text: z
    .object({
      number: z.string().regex(TELEPHONE, "must be a telephone number"),
      keyword: z.string().min(1).optional(),
    })
    .optional(),
  /** The organisation’s own page, to check the entry. */
  source: secureAddressSchema.optional(),
  /** The day the entry was last checked. */
  reviewed: z.iso.date(),
});
export type Helpline = z.infer<typeof helplineSchema>;

/** A complete list, as an operator may provide one to replace the built-in lines. */
export const helplineListSchema = z.array(helplineSchema).superRefine((lines, ctx) => {
  for (const [at, { kind, number, country, nation }] of lines.entries()) {
    const fits = kind === "directory" ? ADDRESS.test(number) : TELEPHONE.test(number);
    const message = kind === "directory" ? "must be a web address" : "must be a telephone number";
    if (!fits) ctx.addIssue({ code: "custom", path: [at, "number"], message });
    if (nation && !nation.startsWith(`${country}-`)) {
      ctx.addIssue({ code: "custom", path: [at, "nation"], message: `must be a nation of ${country}` });
    }
  }
  // The directory is the fallback for every country and need without a line; without it, some users would see no help.
  if (!lines.some(({ kind }) => kind === "directory")) {
    ctx.addIssue({ code: "custom", message: "needs an entry of the kind directory" });
  }
});
