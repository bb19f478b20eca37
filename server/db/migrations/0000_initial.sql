CREATE TABLE "consents" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"agreed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "consents_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_events" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"event_type" text NOT NULL,
	"event_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"persona_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"parent_message_id" uuid,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"status" text DEFAULT 'complete' NOT NULL,
	"safety" text,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"message_embedding" real[],
	"embedding_model" text,
	CONSTRAINT "chat_messages_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "chat_messages_role_values" CHECK ("chat_messages"."role" in ('user', 'assistant')),
	CONSTRAINT "chat_messages_status_values" CHECK ("chat_messages"."status" in ('complete', 'streaming', 'interrupted', 'failed')),
	CONSTRAINT "chat_messages_user_complete" CHECK ("chat_messages"."role" = 'assistant' or "chat_messages"."status" = 'complete'),
	CONSTRAINT "chat_messages_content_length" CHECK (char_length("chat_messages"."content") <= 100000)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"persona_id" uuid NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "conversations_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "conversations_title_length" CHECK (char_length("conversations"."title") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "interactions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"persona_id" uuid NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"objectives" text NOT NULL,
	"avoid" text,
	"feeling" text,
	"planned_date" timestamp (3) with time zone,
	"result_summary" text,
	"completed_date" timestamp (3) with time zone,
	"ai_tips" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "interactions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "interactions_status_values" CHECK ("interactions"."status" in ('planned', 'completed')),
	CONSTRAINT "interactions_summary_length" CHECK (char_length("interactions"."result_summary") between 1 and 2000),
	CONSTRAINT "interactions_completed_whole" CHECK ("interactions"."status" <> 'completed' or ("interactions"."result_summary" is not null and "interactions"."completed_date" is not null))
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code_hash" text NOT NULL,
	"tester_type" text NOT NULL,
	"email" text,
	"at_start" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	"used_by" uuid,
	CONSTRAINT "invitations_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "invitations_tester_type_length" CHECK (char_length("invitations"."tester_type") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "notes_persona" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"persona_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "notes_persona_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "notes_persona_content_length" CHECK (char_length("notes_persona"."content") between 1 and 2000),
	CONSTRAINT "notes_persona_tags_count" CHECK (cardinality("notes_persona"."tags") <= 12)
);
--> statement-breakpoint
CREATE TABLE "person_context_assessment" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"persona_id" uuid NOT NULL,
	"scores" jsonb NOT NULL,
	"coaching_triggers" text[] DEFAULT '{}' NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_context_assessment_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "persona_profile_answers" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"persona_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "persona_profile_answers_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "persona_profile_answers_lengths" CHECK (char_length("persona_profile_answers"."question") between 1 and 80 and char_length("persona_profile_answers"."answer") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "personas" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"context" text NOT NULL,
	"relationship_other" text,
	"relationship_type" text DEFAULT 'Friend' NOT NULL,
	"gender" text DEFAULT 'not_specified' NOT NULL,
	"age" smallint,
	"location_country" text,
	"location_region" text,
	"traits_short" jsonb,
	"traits_full" jsonb,
	"profile_label" text,
	"profile_summary" text,
	"relational_tips" text,
	"persona_profile_text" text,
	"texts_language" text,
	"progress_level" integer DEFAULT 20 NOT NULL,
	"personality_progress" integer DEFAULT 0 NOT NULL,
	"context_progress" integer DEFAULT 0 NOT NULL,
	"last_summary_update" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "personas_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "personas_name_length" CHECK (char_length("personas"."name") between 1 and 100),
	CONSTRAINT "personas_context_values" CHECK ("personas"."context" in ('friend', 'partner', 'colleague', 'family', 'acquaintance', 'mentor', 'romantic', 'other')),
	CONSTRAINT "personas_other_text" CHECK ("personas"."context" <> 'other' or char_length("personas"."relationship_other") between 1 and 100),
	CONSTRAINT "personas_type_values" CHECK ("personas"."relationship_type" in ('Friend', 'Partner', 'Family', 'Colleague', 'Acquaintance', 'Other')),
	CONSTRAINT "personas_gender_values" CHECK ("personas"."gender" in ('male', 'female', 'not_specified')),
	CONSTRAINT "personas_age_range" CHECK ("personas"."age" between 14 and 100),
	CONSTRAINT "personas_partner_adult" CHECK ("personas"."context" not in ('partner', 'romantic') or "personas"."age" is null or "personas"."age" >= 18),
	CONSTRAINT "personas_region_length" CHECK (char_length("personas"."location_region") <= 100),
	CONSTRAINT "personas_progress_range" CHECK ("personas"."progress_level" between 20 and 100),
	CONSTRAINT "personas_part_progress_range" CHECK ("personas"."personality_progress" between 0 and 100 and "personas"."context_progress" between 0 and 100),
	CONSTRAINT "personas_texts_language_values" CHECK ("personas"."texts_language" in ('en', 'it'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"age" smallint,
	"gender" text,
	"origin_country" text,
	"origin_region" text,
	"current_country" text,
	"current_region" text,
	"language" text,
	"tester_type" text,
	"invitation_code" text,
	"traits_short" jsonb,
	"traits_full" jsonb,
	"profile_label" text,
	"profile_summary" text,
	"relational_advice" text,
	"texts_language" text,
	"progress_level" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_id_unique" UNIQUE("id"),
	CONSTRAINT "profiles_name_length" CHECK (char_length("profiles"."name") between 1 and 100),
	CONSTRAINT "profiles_age_range" CHECK ("profiles"."age" between 18 and 100),
	CONSTRAINT "profiles_gender_values" CHECK ("profiles"."gender" in ('male', 'female', 'not_specified')),
	CONSTRAINT "profiles_language_values" CHECK ("profiles"."language" in ('en', 'it')),
	CONSTRAINT "profiles_texts_language_values" CHECK ("profiles"."texts_language" in ('en', 'it')),
	CONSTRAINT "profiles_progress_range" CHECK ("profiles"."progress_level" between 0 and 100),
	CONSTRAINT "profiles_region_lengths" CHECK (char_length("profiles"."origin_region") <= 100 and char_length("profiles"."current_region") <= 100)
);
--> statement-breakpoint
CREATE TABLE "user_profile_answers" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "user_profile_answers_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "user_profile_answers_lengths" CHECK (char_length("user_profile_answers"."question") between 1 and 80 and char_length("user_profile_answers"."answer") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "pending_embeddings" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"record_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pending_embeddings_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "pending_embeddings_record" UNIQUE("user_id","table_name","record_id"),
	CONSTRAINT "pending_embeddings_table_values" CHECK ("pending_embeddings"."table_name" in ('notes_persona', 'interactions', 'chat_messages', 'persona_profile_answers'))
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_events" ADD CONSTRAINT "user_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_conversation_id_conversations_user_id_id_fk" FOREIGN KEY ("user_id","conversation_id") REFERENCES "public"."conversations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_parent_message_id_chat_messages_user_id_id_fk" FOREIGN KEY ("user_id","parent_message_id") REFERENCES "public"."chat_messages"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes_persona" ADD CONSTRAINT "notes_persona_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_context_assessment" ADD CONSTRAINT "person_context_assessment_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_context_assessment" ADD CONSTRAINT "person_context_assessment_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona_profile_answers" ADD CONSTRAINT "persona_profile_answers_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personas" ADD CONSTRAINT "personas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profile_answers" ADD CONSTRAINT "user_profile_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_embeddings" ADD CONSTRAINT "pending_embeddings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_kind_idx" ON "consents" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "user_events_created_idx" ON "user_events" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "accounts_user_id_idx" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_idx" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "chat_messages_list_idx" ON "chat_messages" USING btree ("user_id","conversation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chat_messages_streaming_idx" ON "chat_messages" USING btree ("updated_at") WHERE "chat_messages"."status" = 'streaming';--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_one_stream" ON "chat_messages" USING btree ("user_id","conversation_id") WHERE "chat_messages"."status" = 'streaming';--> statement-breakpoint
CREATE INDEX "conversations_list_idx" ON "conversations" USING btree ("user_id","persona_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interactions_list_idx" ON "interactions" USING btree ("user_id","persona_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interactions_planned_idx" ON "interactions" USING btree ("user_id","persona_id") WHERE "interactions"."status" = 'planned' and "interactions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notes_persona_list_idx" ON "notes_persona" USING btree ("user_id","persona_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "notes_persona"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notes_persona_recent_idx" ON "notes_persona" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "notes_persona"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "person_context_assessment_newest_idx" ON "person_context_assessment" USING btree ("user_id","persona_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "persona_profile_answers_current" ON "persona_profile_answers" USING btree ("user_id","persona_id","question") WHERE "persona_profile_answers"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "persona_profile_answers_persona_idx" ON "persona_profile_answers" USING btree ("user_id","persona_id");--> statement-breakpoint
CREATE INDEX "personas_list_idx" ON "personas" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "user_profile_answers_current" ON "user_profile_answers" USING btree ("user_id","question") WHERE "user_profile_answers"."archived_at" is null;