import { eq, sql } from "drizzle-orm";
import type { AssessmentAnswers } from "#domain/relationship/contract.ts";
import { scoreAssessment } from "#domain/relationship/score.ts";
import { consents } from "#server/db/schema/account.ts";
import { chatMessages, coachCorrections, conversations, modelUsage } from "#server/db/schema/chat.ts";
import { calendarFeeds, interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import {
  assessmentDrafts,
  personaPhotos,
  personContextAssessment,
  personaProfileAnswers,
  personas,
} from "#server/db/schema/people.ts";
import { profiles } from "#server/db/schema/profile.ts";
import { dailyQuotes, lookBacks } from "#server/db/schema/progress.ts";
import { sessions } from "#server/db/schema/auth.ts";
import { accountLimits } from "#server/db/schema/operator.ts";
import {
  pushSubscriptions,
  remindedPeople,
  reminderDeliveries,
  reminders,
  reminderSettings,
} from "#server/db/schema/reminders.ts";
import { safetyFindings } from "#server/db/schema/safety.ts";
import { embeddings, pendingEmbeddings } from "#server/db/schema/search.ts";
import { smallPhoto } from "./photo.ts";
import type { Database } from "#server/db/connect.ts";

/** The ids of the rows that `fillEveryTable` created. */
export interface Filled {
  persona: string;
  note: string;
  interaction: string;
  conversation: string;
  message: string;
}

const ID_BELOW: Record<string, keyof Filled> = {
  personas: "persona",
  notes: "note",
  interactions: "interaction",
  conversations: "conversation",
  runs: "message",
  plans: "message",
  devices: "message",
  // Tests pass only ids that belong to no session or token: the id of the session in use would end it.
  sessions: "message",
  tokens: "message",
  // Likewise: of the operator's room, and of nobody.
  accounts: "message",
  invitations: "message",
  announcements: "message",
};

/** Which of the created ids `{id}` means after a collection in an API path; undefined if unknown. */
export function idBelow(collection: string): keyof Filled | undefined {
  return ID_BELOW[collection];
}

/** Gives a user at least one row in every table of user content, with texts that start with `mark`. */
export async function fillEveryTable(db: Database, userId: string, mark = "Private"): Promise<Filled> {
  const [session] = await db.withSystem(async (tx) => {
    await tx.insert(accountLimits).values({ userId, dailyTokens: 1_000_000 }).onConflictDoNothing();
    return tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId)).limit(1);
  });
  return db.withUser(userId, async (tx) => {
    const ids: Filled = {
      persona: crypto.randomUUID(),
      note: crypto.randomUUID(),
      interaction: crypto.randomUUID(),
      conversation: crypto.randomUUID(),
      message: crypto.randomUUID(),
    };
    const owned = { userId, personaId: ids.persona };
    await tx
      .insert(personas)
      .values({ id: ids.persona, userId, name: "Marta", context: "colleague", relationshipType: "Colleague" });
    await tx.insert(notesPersona).values({ ...owned, id: ids.note, content: `${mark} note`, tags: ["work"] });
    await tx.insert(interactions).values({ ...owned, id: ids.interaction, objectives: `${mark} plan` });
    await tx.insert(conversations).values({ ...owned, id: ids.conversation, title: `${mark} title` });
    await tx.insert(chatMessages).values({
      ...owned,
      id: ids.message,
      conversationId: ids.conversation,
      role: "user",
      content: `${mark} message`,
    });
    await tx.insert(personaProfileAnswers).values({ ...owned, question: "initial_6", answer: `${mark} answer` });
    await tx.execute(
      sql`insert into user_profile_answers (user_id, question, answer) values (${userId}, 'personal_growth_1', ${mark}) on conflict do nothing`,
    );
    const answers = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`q${n + 1}`, "a"])) as AssessmentAnswers;
    const [profile] = await tx.select({ id: profiles.id }).from(profiles);
    await tx
      .insert(personContextAssessment)
      .values({ ...owned, profileId: profile!.id, answers, scores: scoreAssessment(answers).scores });
    await tx.insert(personaPhotos).values({ ...owned, image: smallPhoto().toString("base64") });
    await tx.insert(assessmentDrafts).values({ ...owned, answers: { context_safety_q1: "a" } });
    await tx.insert(pendingEmbeddings).values({ userId, tableName: "notes_persona", recordId: ids.note });
    await tx
      .insert(embeddings)
      .values({ ...owned, tableName: "notes_persona", recordId: ids.note, model: "test", dimension: 1, vector: [1] });
    await tx.insert(dailyQuotes).values({ userId, day: "2026-01-01", quoteId: "private" }).onConflictDoNothing();
    await tx
      .insert(lookBacks)
      .values({
        userId,
        starts: "2026-01-05",
        question: "kindness",
        planIds: [ids.interaction],
        noteId: ids.note,
        personaIds: [ids.persona],
        openingText: `${mark} opening`,
        questionText: `${mark} question`,
        factsHash: "x",
      })
      .onConflictDoNothing();
    await tx.insert(coachCorrections).values({ ...owned, sourceKind: "note", sourceId: ids.note });
    await tx.insert(safetyFindings).values({
      ...owned,
      kind: "note",
      source: ids.note,
      textHash: "x",
      level: "quiet",
      path: "unclear",
      dangerBy: "persona",
      certain: false,
      acute: false,
    });
    await tx.insert(modelUsage).values({ userId, day: "2026-01-01", tokens: 1 }).onConflictDoNothing();
    await tx.insert(calendarFeeds).values({ userId, tokenHash: crypto.randomUUID() }).onConflictDoNothing();
    await tx.insert(consents).values({ userId, kind: "model", version: "test" });
    await tx.insert(reminderSettings).values({ userId }).onConflictDoNothing();
    // A day that no other user has, since it is part of the key.
    const day = new Date(parseInt(userId.slice(0, 4), 16) * 86_400_000).toISOString().slice(0, 10);
    const reminder = { userId, kind: "keep_in_touch", day } as const;
    await tx.insert(reminders).values(reminder).onConflictDoNothing();
    const later = new Date("2100-01-01T00:00:00Z");
    await tx
      .insert(reminderDeliveries)
      .values({ ...reminder, nextAttemptAt: later, usefulUntil: later })
      .onConflictDoNothing();
    await tx.insert(remindedPeople).values({ ...owned, day: "2026-01-01" });
    if (session) {
      await tx
        .insert(pushSubscriptions)
        .values({
          userId,
          sessionId: session.id,
          endpoint: "https://fcm.googleapis.com/fcm/send/none",
          p256dh: "none",
          auth: "none",
          device: "desktop",
        })
        .onConflictDoNothing();
      await tx.execute(sql`update reminder_deliveries set subscription_id = s.id from push_subscriptions s`);
    }
    return ids;
  });
}
