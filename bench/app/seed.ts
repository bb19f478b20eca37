import { connectDatabase } from "#server/db/connect.ts";
import { longConversation } from "../../tests/support/long-conversation.ts";
import { fill, personaId, seedSintonia, sqlId, type BenchDatabase, type SeededUser } from "../seed.ts";

const PEOPLE = 50;

/** What the browser benchmark opens. */
export interface AppData {
  user: SeededUser;
  /** A person with 200 notes. */
  person: string;
  /** A person with 500 notes. */
  manyNotes: string;
  /** A conversation of 500 messages about `person`. */
  conversation: string;
}

/** An account that has finished the onboarding, with 50 people. */
export async function seedApp(database: BenchDatabase): Promise<AppData> {
  const [user] = await seedSintonia(database, { users: 1, people: PEOPLE, notes: 4 });
  const [person, manyNotes] = [personaId(1, 1), personaId(1, 2)];
  const notes = (of: string, count: number) =>
    `insert into notes_persona (user_id, persona_id, content, created_at)
     select user_id, id, 'Note ' || n || ': ' || repeat('met for coffee and talked ', 4), now() - n * interval '3 hours'
     from personas, generate_series(1, ${count}) n where id = '${of}'`;
  await fill({ connectionString: database.superuserUrl }, [
    `update profiles set progress_level = 30, traits_short = '{"O":4,"C":3,"E":2,"A":5,"N":3}',
       profile_label = 'A steady listener', profile_summary = repeat('You take your time with people. ', 12),
       relational_advice = 'Say first what you need.', texts_language = 'en' where user_id = ${sqlId("1")}`,
    `update personas set traits_short = '{"O":3,"C":2,"E":4,"A":4,"N":3}', profile_label = 'Warm and quick'`,
    notes(person, 196),
    notes(manyNotes, 496),
    "vacuum analyze",
  ]);
  const db = await connectDatabase({ databaseUrl: database.url });
  try {
    const conversation = await longConversation(db, { userId: user!.id, personaId: person }, 500);
    return { user: user!, person, manyNotes, conversation };
  } finally {
    await db.close();
  }
}
