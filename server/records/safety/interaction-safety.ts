import type { Tx } from "#server/db/connect.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import type { InteractionRow, InteractionSafety } from "#server/records/interactions/to-interaction.ts";
import { keepFinding, openFindings } from "./findings.ts";

/** Checks an interaction's texts for danger, stores the finding, and returns what the API shows with it. */
export async function keepInteractionFinding(tx: Tx, row: InteractionRow): Promise<InteractionSafety> {
  const persona = await requirePersona(tx, row.personaId);
  const { objectives, avoid, feeling, expectation, resultSummary } = row;
  const texts = [objectives, avoid, feeling, expectation, resultSummary];
  const mark = await keepFinding(tx, { userId: row.userId, persona, kind: "interaction", source: row.id, texts });
  return { mark, danger: (await openFindings(tx, row.personaId)).length > 0 };
}
