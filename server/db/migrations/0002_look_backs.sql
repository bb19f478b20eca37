CREATE TABLE "look_backs" (
	"user_id" uuid NOT NULL,
	"starts" date NOT NULL,
	"question" text,
	"plan_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"due_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"note_id" uuid,
	"persona_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"opening_text" text,
	"question_text" text,
	"facts_hash" text,
	"asked_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "look_backs_user_id_starts_pk" PRIMARY KEY("user_id","starts"),
	CONSTRAINT "look_backs_texts_length" CHECK (char_length("look_backs"."opening_text") between 1 and 1000 and char_length("look_backs"."question_text") between 1 and 1000),
	CONSTRAINT "look_backs_texts_whole" CHECK (("look_backs"."opening_text" is null) = ("look_backs"."question_text" is null) and ("look_backs"."opening_text" is null) = ("look_backs"."facts_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "look_backs" ADD CONSTRAINT "look_backs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
grant select, insert, update, delete on "look_backs" to sintonia_app, sintonia_system;
--> statement-breakpoint
alter table "look_backs" enable row level security;
--> statement-breakpoint
alter table "look_backs" force row level security;
--> statement-breakpoint
create policy own_rows on "look_backs" to sintonia_app using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
--> statement-breakpoint
create policy across_users on "look_backs" to sintonia_system using (true) with check (true);
