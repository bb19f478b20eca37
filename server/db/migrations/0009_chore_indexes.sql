-- While rows are written: each outside any transaction (server/db/migrate-in-use.ts).
CREATE INDEX CONCURRENTLY "account_storage_due_idx" ON "account_storage" USING btree ("user_id") WHERE not "account_storage"."is_sum";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "rate_limits_ended_idx" ON "rate_limits" USING btree ("last_request");