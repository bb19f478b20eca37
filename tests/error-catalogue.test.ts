import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const text = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/**
 * Every message in the specification: its words, the key of the text that contains them, and the test that covers it.
 * "Auth session missing" and "Failed to mark invitation as used" are absent because they cannot occur: scripts do not
 * handle sessions, and the sign-up uses the invitation in its own transaction.
 */
const CATALOGUE: [words: string, key: string, test: string][] = [
  ["This invitation link is no longer valid", "errors:invitation_invalid", "tests/e2e/session.spec.ts"],
  ["This invitation link has expired", "errors:invitation_expired", "tests/e2e/account.spec.ts"],
  ["This invitation has already been used", "errors:invitation_used", "tests/e2e/account.spec.ts"],
  ["Invalid Invitation", "invitations:unusable.title", "tests/e2e/screens.spec.ts"],
  ["You need a valid invitation link to sign up", "errors:invitation_required", "tests/e2e/account.spec.ts"],
  ["Already registered", "invitations:registered.title", "tests/e2e/account.spec.ts"],
  ["Already logged in", "invitations:other_account.toast", "tests/e2e/account.spec.ts"],
  [
    "You've already registered. Please log in with your existing credentials.",
    "errors:already_registered",
    "tests/e2e/account.spec.ts",
  ],
  ["Session not established after signup", "account:no_session", "tests/e2e/failure-messages.spec.ts"],
  ["Authentication failed. Please try again.", "errors:google_failed", "tests/api/google.db.test.ts"],
  ["Redirecting to login...", "account:google.to_sign_in", "tests/e2e/google.spec.ts"],
  ["Failed to get user after multiple retries", "errors:no_user", "tests/e2e/failure-messages.spec.ts"],
  ["Failed to set language", "common:language.failed", "tests/e2e/keyboard.spec.ts"],
  ["Your profile couldn't be saved", "profile:errorSavingProfile", "tests/e2e/failure-messages.spec.ts"],
  ["Failed to create persona", "people:error.create", "tests/e2e/failure-messages.spec.ts"],
  ["Failed to add note", "notes:error.create", "tests/e2e/notes.spec.ts"],
  ["Failed to update note", "notes:error.update", "tests/e2e/failure-messages.spec.ts"],
  ["Failed to delete note", "notes:error.delete", "tests/e2e/failure-messages.spec.ts"],
  ["Failed to prepare interaction", "interactions:error.prepare", "tests/e2e/interactions.spec.ts"],
  ["Failed to save profile", "common:profile.not_saved", "tests/e2e/failure-messages.spec.ts"],
  ["Error completing cluster", "questions:part.not_completed", "tests/e2e/own-profile.spec.ts"],
  ["Error completing assessment", "relationship:assessment.error.part", "tests/e2e/failure-messages.spec.ts"],
  ["Failed to complete assessment", "relationship:assessment.error.result", "tests/e2e/relationship.spec.ts"],
  ["Failed to record interaction", "interactions:error.record", "tests/e2e/interactions.spec.ts"],
  ["Failed to send message", "chat:not_sent", "tests/e2e/model.spec.ts"],
  ["Failed to save interaction plan", "chat:plan.failed", "tests/e2e/chat-plan.spec.ts"],
  ["Voice input is not supported in this environment", "voice:error.unsupported", "tests/e2e/voice.spec.ts"],
  ["Audio recording is not supported in this browser", "voice:error.no_recorder", "tests/e2e/voice.spec.ts"],
  ["Microphone blocked", "voice:error.blocked", "tests/e2e/voice.spec.ts"],
  ["Could not access microphone", "voice:error.no_access", "tests/e2e/voice.spec.ts"],
  ["Failed to transcribe audio", "voice:error.title", "tests/e2e/voice.spec.ts"],
  ["Transcription failed", "errors:transcription_failed", "tests/e2e/voice.spec.ts"],
  ["No transcription returned", "errors:transcript_empty", "tests/e2e/voice.spec.ts"],
  ["Failed to load persona details", "persona:failed", "tests/e2e/failure-messages.spec.ts"],
  ["Failed to complete profiling", "profiling:error.complete", "tests/e2e/failure-messages.spec.ts"],
  ["Failed to save section", "profiling:error.section", "tests/e2e/persona-profile.spec.ts"],
  ["Failed to reset profile", "common:profile.not_reset", "tests/e2e/persona-profile.spec.ts"],
  ["Failed to load persona", "profiling:failed", "tests/e2e/persona-summary.spec.ts"],
  ["No personality data available for this persona", "profiling:toast.no_data", "tests/e2e/persona-summary.spec.ts"],
  ["Failed to load persona summary", "profiling:summary.failed", "tests/e2e/persona-summary.spec.ts"],
  ["Failed to refresh summary", "profiling:summary.refresh_failed", "tests/e2e/persona-summary.spec.ts"],
  ["Please complete the onboarding test first.", "errors:onboarding_required", "tests/e2e/own-summary.spec.ts"],
  ["Failed to load personality profile.", "profile:summary.failed", "tests/e2e/own-summary.spec.ts"],
  ["Failed to load relationship snapshot", "relationship:snapshot.failed", "tests/e2e/relationship.spec.ts"],
  ["Oops! Page not found", "common:not_found.title", "tests/e2e/failures.spec.ts"],
  ["Something went wrong", "common:error.title", "tests/e2e/failures.spec.ts"],
  [
    "We encountered an unexpected error. Please try refreshing the page.",
    "common:error.text",
    "tests/e2e/failures.spec.ts",
  ],
  // Messages of success.
  ["Note added", "notes:toast.added", "tests/e2e/notes.spec.ts"],
  ["Note updated", "notes:toast.updated", "tests/e2e/notes.spec.ts"],
  ["Persona created successfully!", "people:toast.created", "tests/e2e/people.spec.ts"],
  ["Interaction prepared", "interactions:toast.prepared", "tests/e2e/interactions.spec.ts"],
  ["Assessment completed", "relationship:assessment.completed", "tests/e2e/relationship.spec.ts"],
  ["Profile updated", "common:profile.updated", "tests/e2e/own-profile.spec.ts"],
  ["Profile completed", "common:profile.completed", "tests/e2e/own-profile.spec.ts"],
  ["Transcribed successfully", "voice:done", "tests/e2e/voice.spec.ts"],
  ["Personality profile created for", "profiling:toast.created", "tests/e2e/persona-profile.spec.ts"],
  ["Signed in with Google", "account:google.done", "tests/e2e/google.spec.ts"],
  ["Welcome to", "common:welcome", "tests/e2e/account.spec.ts"],
];

/** The text of a key, such as `notes:error.create`. */
function sentence(language: "en" | "it", key: string): string {
  const [namespace = "", at = ""] = key.split(":");
  let found: unknown = JSON.parse(text(`web/locales/${language}/${namespace}.json`));
  for (const step of at.split(".")) found = (found as Record<string, unknown> | undefined)?.[step];
  return typeof found === "string" ? found : "";
}

describe("messages of the specification", () => {
  it.each(CATALOGUE)("%s", (words, key, test) => {
    const english = sentence("en", key);
    const italian = sentence("it", key);
    expect(english).toContain(words.replaceAll("'", "’"));
    expect(italian).not.toBe("");
    expect(italian).not.toBe(english);
    // Tests refer to an error of the server by its code.
    const code = key.startsWith("errors:") ? key.slice("errors:".length) : key;
    expect(text(test)).toMatch(new RegExp(`["':]${code.replaceAll(".", "\\.")}["']`));
  });
});
