import { PRODUCT_NAME } from "#domain/brand.ts";
import type { Bilingual } from "#domain/language.ts";
import { ARCHIVE_FILES, ARCHIVE_FORMAT, ARCHIVE_VERSION } from "./archive.ts";

const { page, data, people } = ARCHIVE_FILES;

/** The archive's read-me, as plain text. */
export const ABOUT_ARCHIVE: Bilingual = {
  en: `Your data from ${PRODUCT_NAME}

This archive holds what ${PRODUCT_NAME} keeps about you, and nothing of anybody else’s account.

${page}
  For reading and printing. Opens in any browser, without a connection.

${data}
  For other programs: "${ARCHIVE_FORMAT}", version ${ARCHIVE_VERSION}, JSON in UTF-8.
  "account" holds your account, how you sign in, your sessions and API tokens, "tables" every other table, by its name.
  A row is an object; rows that belong together share "persona_id" or "conversation_id".
  Times are ISO 8601 with their zone. Scores of traits go from 1 to 5, those of a relationship from 0 to 100.

${people}
  The people you added, as vCard 4.0, for an address book. Your notes about them are not in it.

What isn’t here: your password and anything else that signs you in or opens your data (they are kept as
fingerprints or keys), what was computed from your texts to find them again, and what you have deleted.

The archive is read piece by piece: what you change while it is being made may be in it as it was before or as it is
after. It holds what you wrote about others. Keep it where only you can open it.
`,
  it: `I tuoi dati da ${PRODUCT_NAME}

Questo archivio contiene ciò che ${PRODUCT_NAME} conserva su di te, e niente degli account di altri.

${page}
  Da leggere e stampare. Si apre in qualsiasi browser, anche senza connessione.

${data}
  Per altri programmi: «${ARCHIVE_FORMAT}», versione ${ARCHIVE_VERSION}, JSON in UTF-8.
  «account» contiene il tuo account, i modi in cui accedi, le tue sessioni e i tuoi token API; «tables» ogni altra tabella, con il suo nome.
  Una riga è un oggetto; le righe che vanno insieme hanno lo stesso «persona_id» o «conversation_id».
  Gli orari sono in ISO 8601 con il fuso. I punteggi dei tratti vanno da 1 a 5, quelli di una relazione da 0 a 100.

${people}
  Le persone che hai aggiunto, in vCard 4.0, per una rubrica. Le note su di loro non ci sono.

Che cosa manca: la password e tutto ciò che serve per accedere o per aprire i tuoi dati (ne restano solo impronte o
chiavi), ciò che è stato calcolato dai tuoi testi per ritrovarli, e ciò che hai eliminato.

L’archivio si legge un pezzo alla volta: quello che cambi mentre si prepara può esserci com’era prima o com’è dopo.
Contiene ciò che hai scritto su altre persone. Tienilo dove puoi aprirlo solo tu.
`,
};
