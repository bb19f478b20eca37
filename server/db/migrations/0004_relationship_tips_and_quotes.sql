CREATE TABLE "daily_quotes" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"quote_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "daily_quotes_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
DROP INDEX "person_context_assessment_newest_idx";--> statement-breakpoint
ALTER TABLE "person_context_assessment" ADD COLUMN "tips" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "person_context_assessment" ADD COLUMN "tips_language" text;--> statement-breakpoint
ALTER TABLE "daily_quotes" ADD CONSTRAINT "daily_quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_context_assessment_newest_idx" ON "person_context_assessment" USING btree ("user_id","persona_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "person_context_assessment" ADD CONSTRAINT "person_context_assessment_tips_language_values" CHECK ("person_context_assessment"."tips_language" in ('en', 'it'));
--> statement-breakpoint
ALTER TABLE "daily_quotes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "daily_quotes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "daily_quotes" TO sintonia_app, sintonia_system;--> statement-breakpoint
CREATE POLICY own_rows ON "daily_quotes" TO sintonia_app USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));--> statement-breakpoint
CREATE POLICY across_users ON "daily_quotes" TO sintonia_system USING (true) WITH CHECK (true);
