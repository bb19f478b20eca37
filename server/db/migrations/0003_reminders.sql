-- Before the foreign key that refers to it; it also does what the index did.
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_id_unique" UNIQUE("user_id","id");
--> statement-breakpoint
DROP INDEX "sessions_user_id_idx";
--> statement-breakpoint
CREATE TABLE "installation_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text NOT NULL,
	"browser" text,
	"system" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "push_subscriptions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "push_subscriptions_session" UNIQUE("user_id","session_id"),
	CONSTRAINT "push_subscriptions_endpoint_length" CHECK (char_length("push_subscriptions"."endpoint") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "reminded_people" (
	"user_id" uuid NOT NULL,
	"persona_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "reminded_people_user_id_persona_id_pk" PRIMARY KEY("user_id","persona_id")
);
--> statement-breakpoint
CREATE TABLE "reminder_deliveries" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"subscription_id" uuid,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"useful_until" timestamp (3) with time zone NOT NULL,
	"begun" smallint DEFAULT 0 NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "reminder_deliveries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "reminder_deliveries_place" UNIQUE NULLS NOT DISTINCT("user_id","kind","day","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"evening_before" boolean DEFAULT false NOT NULL,
	"morning_of" boolean DEFAULT false NOT NULL,
	"how_did_it_go" boolean DEFAULT false NOT NULL,
	"keep_in_touch" boolean DEFAULT false NOT NULL,
	"look_back" boolean DEFAULT false NOT NULL,
	"by_mail" boolean DEFAULT false NOT NULL,
	"show_names" boolean DEFAULT false NOT NULL,
	"evening" text DEFAULT '18:30' NOT NULL,
	"morning" text DEFAULT '08:00' NOT NULL,
	"quiet_from" text DEFAULT '21:00' NOT NULL,
	"quiet_to" text DEFAULT '08:00' NOT NULL,
	"look_back_day" smallint DEFAULT 7 NOT NULL,
	"time_zone" text,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "reminder_settings_day_range" CHECK ("reminder_settings"."look_back_day" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_user_id_kind_day_pk" PRIMARY KEY("user_id","kind","day"),
	CONSTRAINT "reminders_kind_values" CHECK ("reminders"."kind" in ('evening_before', 'morning_of', 'how_did_it_go', 'keep_in_touch', 'look_back'))
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_session_id_sessions_user_id_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."sessions"("user_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminded_people" ADD CONSTRAINT "reminded_people_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminder_deliveries" ADD CONSTRAINT "reminder_deliveries_user_id_kind_day_reminders_user_id_kind_day_fk" FOREIGN KEY ("user_id","kind","day") REFERENCES "public"."reminders"("user_id","kind","day") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminder_deliveries" ADD CONSTRAINT "reminder_deliveries_user_id_subscription_id_push_subscriptions_user_id_id_fk" FOREIGN KEY ("user_id","subscription_id") REFERENCES "public"."push_subscriptions"("user_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "push_subscriptions_endpoint_idx" ON "push_subscriptions" USING btree ("endpoint");
--> statement-breakpoint
CREATE INDEX "reminder_deliveries_due_idx" ON "reminder_deliveries" USING btree ("next_attempt_at");
--> statement-breakpoint
CREATE INDEX "reminder_settings_due_idx" ON "reminder_settings" USING btree ("next_at") WHERE "reminder_settings"."next_at" is not null;
--> statement-breakpoint
-- As for every table before: one's own rows for requests; across users for the system role, which alone reads the keys.
do $$
declare
  name text;
begin
  foreach name in array array['reminder_settings', 'push_subscriptions', 'reminders', 'reminder_deliveries', 'reminded_people'] loop
    execute format('grant select, insert, update, delete on %I to sintonia_app', name);
    execute format(
      'create policy own_rows on %I to sintonia_app using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))',
      name
    );
  end loop;
  foreach name in array array['reminder_settings', 'push_subscriptions', 'reminders', 'reminder_deliveries', 'reminded_people', 'installation_keys'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to sintonia_system', name);
    execute format('create policy across_users on %I to sintonia_system using (true) with check (true)', name);
  end loop;
end $$;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "alarm_evening" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "alarm_morning" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "show_action" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "time_zone" text;
