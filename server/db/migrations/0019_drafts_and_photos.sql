CREATE TABLE "assessment_drafts" (
	"user_id" uuid NOT NULL,
	"persona_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_drafts_user_id_persona_id_pk" PRIMARY KEY("user_id","persona_id"),
	CONSTRAINT "assessment_drafts_object" CHECK (jsonb_typeof("assessment_drafts"."answers") = 'object')
);
--> statement-breakpoint
CREATE TABLE "persona_photos" (
	"user_id" uuid NOT NULL,
	"persona_id" uuid NOT NULL,
	"image" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "persona_photos_user_id_persona_id_pk" PRIMARY KEY("user_id","persona_id"),
	CONSTRAINT "persona_photos_length" CHECK (char_length("persona_photos"."image") between 1 and 80000)
);
--> statement-breakpoint
ALTER TABLE "personas" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "assessment_drafts" ADD CONSTRAINT "assessment_drafts_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona_photos" ADD CONSTRAINT "persona_photos_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
do $$
declare
  name text;
begin
  foreach name in array array['assessment_drafts', 'persona_photos']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to sintonia_app, sintonia_system', name);
    execute format(
      'create policy own_rows on %I to sintonia_app using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))',
      name
    );
    execute format('create policy across_users on %I to sintonia_system using (true) with check (true)', name);
  end loop;
end $$;
