import { z } from "zod";
import { LANGUAGES } from "#domain/language.ts";

export const languageSchema = z.enum(LANGUAGES);
