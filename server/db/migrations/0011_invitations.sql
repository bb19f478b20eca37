ALTER TABLE "invitations" ADD COLUMN "undelivered_from" timestamp (3) with time zone;
--> statement-breakpoint
grant select (undelivered_from), update (undelivered_from) on invitations to sintonia_operator;
