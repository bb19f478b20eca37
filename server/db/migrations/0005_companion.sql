CREATE TABLE "coach_corrections" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"persona_id" uuid NOT NULL,
	"source_kind" text NOT NULL,
	"source_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_corrections_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "coach_corrections_source" UNIQUE("user_id","persona_id","source_kind","source_id")
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "model_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "plan_kind" text;--> statement-breakpoint
ALTER TABLE "interactions" ADD COLUMN "expectation" text;--> statement-breakpoint
ALTER TABLE "interactions" ADD COLUMN "plan_message_id" uuid;--> statement-breakpoint
ALTER TABLE "interactions" ADD COLUMN "tips_language" text;--> statement-breakpoint
ALTER TABLE "notes_persona" ADD COLUMN "left_out_of_ai" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "personas" ADD COLUMN "left_out_of_ai" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "personas" ADD COLUMN "keep_in_touch_days" smallint;--> statement-breakpoint
ALTER TABLE "coach_corrections" ADD CONSTRAINT "coach_corrections_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_children_idx" ON "chat_messages" USING btree ("user_id","parent_message_id","created_at","id");--> statement-breakpoint
CREATE INDEX "interactions_coming_idx" ON "interactions" USING btree ("user_id","planned_date") WHERE "interactions"."status" = 'planned' and "interactions"."planned_date" is not null and "interactions"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_plan_message" UNIQUE("user_id","plan_message_id");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_plan_whole" CHECK (("chat_messages"."plan" is null) = ("chat_messages"."plan_kind" is null));--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_plan_kind_values" CHECK ("chat_messages"."plan_kind" in ('proposed', 'revised'));--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_objectives_length" CHECK (char_length("interactions"."objectives") between 1 and 1000);--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_avoid_length" CHECK (char_length("interactions"."avoid") between 1 and 1000);--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_feeling_length" CHECK (char_length("interactions"."feeling") between 1 and 1000);--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_expectation_length" CHECK (char_length("interactions"."expectation") between 1 and 2000);--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_tips_language_values" CHECK ("interactions"."tips_language" in ('en', 'it'));--> statement-breakpoint
ALTER TABLE "personas" ADD CONSTRAINT "personas_keep_in_touch_range" CHECK ("personas"."keep_in_touch_days" between 1 and 365);--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['coach_corrections', 'model_usage', 'calendar_feeds'] LOOP
    EXECUTE format('alter table %I enable row level security', name);
    EXECUTE format('alter table %I force row level security', name);
    EXECUTE format('grant select, insert, update, delete on %I to sintonia_app, sintonia_system', name);
    EXECUTE format('create policy own_rows on %I to sintonia_app using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', name);
    EXECUTE format('create policy across_users on %I to sintonia_system using (true) with check (true)', name);
  END LOOP;
END $$;
