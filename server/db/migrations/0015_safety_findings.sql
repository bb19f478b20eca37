CREATE TABLE "safety_findings" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"persona_id" uuid,
	"conversation_id" uuid,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"text_hash" text NOT NULL,
	"level" text NOT NULL,
	"path" text NOT NULL,
	"danger_by" text NOT NULL,
	"certain" boolean NOT NULL,
	"acute" boolean NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"cleared_as" text,
	"cleared_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "safety_findings_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "safety_findings_source" UNIQUE NULLS NOT DISTINCT("user_id","persona_id","kind","source"),
	CONSTRAINT "safety_findings_kind_values" CHECK ("safety_findings"."kind" in ('message', 'note', 'interaction', 'answer', 'assessment')),
	CONSTRAINT "safety_findings_level_values" CHECK ("safety_findings"."level" in ('alarm', 'quiet')),
	CONSTRAINT "safety_findings_path_values" CHECK ("safety_findings"."path" in ('wish_to_die', 'violence', 'control', 'sexual_violence', 'child', 'minor', 'harm_by_user', 'elder', 'worry_wish', 'worry_violence', 'unclear')),
	CONSTRAINT "safety_findings_by_values" CHECK ("safety_findings"."danger_by" in ('persona', 'other', 'user')),
	CONSTRAINT "safety_findings_status_values" CHECK ("safety_findings"."status" in ('open', 'talked', 'cleared')),
	CONSTRAINT "safety_findings_cleared_whole" CHECK (("safety_findings"."status" = 'cleared') = ("safety_findings"."cleared_as" is not null))
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "care" jsonb;--> statement-breakpoint
ALTER TABLE "personas" ADD COLUMN "safety_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "safety_findings" ADD CONSTRAINT "safety_findings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_findings" ADD CONSTRAINT "safety_findings_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "safety_findings_open_idx" ON "safety_findings" USING btree ("user_id","persona_id","created_at") WHERE "safety_findings"."level" = 'alarm' and "safety_findings"."status" <> 'cleared';--> statement-breakpoint
CREATE INDEX "personas_safety_due_idx" ON "personas" USING btree ("created_at") WHERE "personas"."safety_read_at" is null;
--> statement-breakpoint
do $$
begin
  execute 'alter table safety_findings enable row level security';
  execute 'alter table safety_findings force row level security';
  execute 'grant select, insert, update, delete on safety_findings to sintonia_app, sintonia_system';
  execute 'create policy own_rows on safety_findings to sintonia_app using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))';
  execute 'create policy across_users on safety_findings to sintonia_system using (true) with check (true)';
end $$;
--> statement-breakpoint
-- Row-level security binds the owner too: the rows are changed as the role that reaches them.
SET LOCAL ROLE sintonia_system;--> statement-breakpoint
-- What a message tells of is read anew, with everything written about its person (personas.safety_read_at).
UPDATE "chat_messages" SET "safety" = null WHERE "role" = 'user' AND "safety" IS NOT NULL;--> statement-breakpoint
UPDATE "chat_messages" SET "safety" = CASE "safety" WHEN 'self_harm' THEN 'wish_to_die' WHEN 'fear' THEN 'control' ELSE 'violence' END
  WHERE "safety" IN ('self_harm', 'violence', 'abuse', 'fear');--> statement-breakpoint
-- Words of care stood in the stored texts themselves, with numbers in them: such texts are due.
UPDATE "personas" SET "last_summary_update" = null
  WHERE "relational_tips" ~ '1522|116 ?123|988|findahelpline|0808 2000|02 2327|800-799';--> statement-breakpoint
UPDATE "interactions" SET "ai_tips" = null, "tips_language" = null
  WHERE "ai_tips" ~ '1522|116 ?123|988|findahelpline|0808 2000|02 2327|800-799';--> statement-breakpoint
SET LOCAL ROLE NONE;
