CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"state" text DEFAULT 'running' NOT NULL,
	"file" text,
	"bytes" bigint,
	"rows" bigint,
	"encrypted" boolean,
	"uploaded" boolean,
	"error" text,
	CONSTRAINT "backup_runs_state_values" CHECK ("backup_runs"."state" in ('running', 'good', 'failed')),
	CONSTRAINT "backup_runs_error_values" CHECK ("backup_runs"."error" in ('disk_full', 'folder', 'database', 'verification', 'upload', 'interrupted', 'other'))
);
--> statement-breakpoint
CREATE INDEX "backup_runs_newest_idx" ON "backup_runs" USING btree ("started_at" DESC NULLS FIRST);
--> statement-breakpoint
-- The installation's own, not a user's: the system role alone.
alter table "backup_runs" enable row level security;
--> statement-breakpoint
alter table "backup_runs" force row level security;
--> statement-breakpoint
grant select, insert, update, delete on "backup_runs" to sintonia_system;
--> statement-breakpoint
create policy across_users on "backup_runs" to sintonia_system using (true) with check (true);
