-- Sunday was stored for everybody, but home looks back on Mondays until the reminder of it is on. Row-level security binds
-- the table's owner, too.
SET LOCAL ROLE sintonia_system;
--> statement-breakpoint
UPDATE "reminder_settings" SET "look_back_day" = 1 WHERE NOT "look_back";
--> statement-breakpoint
SET LOCAL ROLE NONE;
--> statement-breakpoint
ALTER TABLE "reminder_settings" ALTER COLUMN "look_back_day" SET DEFAULT 1;
