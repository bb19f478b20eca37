-- While rows are written: each outside any transaction (server/db/migrate-in-use.ts).
CREATE INDEX CONCURRENTLY "account_storage_due_idx" ON "account_storage" USING btree ("user_id") WHERE not "account_storage"."is_sum";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "rate_limits_ended_idx" ON "rate_limits" USING btree ("last_request");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "chat_messages_person_idx" ON "chat_messages" USING btree ("user_id","persona_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "notes_persona_person_idx" ON "notes_persona" USING btree ("user_id","persona_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "notes_persona_tags_idx" ON "notes_persona" USING btree ("user_id","persona_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"tags") WHERE cardinality("notes_persona"."tags") > 0 and "notes_persona"."deleted_at" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "notes_persona_list_idx";
