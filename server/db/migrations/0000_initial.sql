CREATE TABLE "account_storage" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "account_storage_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "api_tokens" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_on" date,
	CONSTRAINT "api_tokens_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "api_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "api_tokens_name_length" CHECK (char_length("api_tokens"."name") between 1 and 60),
	CONSTRAINT "api_tokens_scope_values" CHECK ("api_tokens"."scope" in ('read', 'write'))
);
--> statement-breakpoint
CREATE TABLE "known_callers" (
	"user_id" uuid NOT NULL,
	"caller_hash" text NOT NULL,
	"seen_on" date NOT NULL,
	CONSTRAINT "known_callers_user_id_caller_hash_pk" PRIMARY KEY("user_id","caller_hash")
);
--> statement-breakpoint
CREATE TABLE "mail_links" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_links_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "mail_links_token_hash_unique" UNIQUE("token_hash")
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
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
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
	"finish_reason" text,
	"safety" text,
	"care" jsonb,
	"plan" jsonb,
	"plan_kind" text,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "chat_messages_role_values" CHECK ("chat_messages"."role" in ('user', 'assistant')),
	CONSTRAINT "chat_messages_status_values" CHECK ("chat_messages"."status" in ('complete', 'streaming', 'interrupted', 'failed')),
	CONSTRAINT "chat_messages_finish_values" CHECK ("chat_messages"."finish_reason" in ('stop', 'length')),
	CONSTRAINT "chat_messages_user_complete" CHECK ("chat_messages"."role" = 'assistant' or "chat_messages"."status" = 'complete'),
	CONSTRAINT "chat_messages_plan_whole" CHECK (("chat_messages"."plan" is null) = ("chat_messages"."plan_kind" is null)),
	CONSTRAINT "chat_messages_plan_kind_values" CHECK ("chat_messages"."plan_kind" in ('proposed', 'revised')),
	CONSTRAINT "chat_messages_content_length" CHECK (char_length("chat_messages"."content") <= 100000)
);
--> statement-breakpoint
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
CREATE TABLE "conversations" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"persona_id" uuid NOT NULL,
	"title" text NOT NULL,
	"suggestion_answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "conversations_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "conversations_title_length" CHECK (char_length("conversations"."title") between 1 and 120)
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
CREATE TABLE "interactions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"persona_id" uuid NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"objectives" text NOT NULL,
	"avoid" text,
	"feeling" text,
	"planned_date" timestamp (3) with time zone,
	"expectation" text,
	"plan_message_id" uuid,
	"result_summary" text,
	"completed_date" timestamp (3) with time zone,
	"ai_tips" text,
	"tips_language" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "interactions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "interactions_plan_message" UNIQUE("user_id","plan_message_id"),
	CONSTRAINT "interactions_status_values" CHECK ("interactions"."status" in ('planned', 'completed')),
	CONSTRAINT "interactions_objectives_length" CHECK (char_length("interactions"."objectives") between 1 and 1000),
	CONSTRAINT "interactions_avoid_length" CHECK (char_length("interactions"."avoid") between 1 and 1000),
	CONSTRAINT "interactions_feeling_length" CHECK (char_length("interactions"."feeling") between 1 and 1000),
	CONSTRAINT "interactions_expectation_length" CHECK (char_length("interactions"."expectation") between 1 and 2000),
	CONSTRAINT "interactions_tips_language_values" CHECK ("interactions"."tips_language" in ('en', 'it')),
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
	"left_out_of_ai" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "notes_persona_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "notes_persona_content_length" CHECK (char_length("notes_persona"."content") between 1 and 2000),
	CONSTRAINT "notes_persona_tags_count" CHECK (cardinality("notes_persona"."tags") <= 12)
);
--> statement-breakpoint
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
CREATE TABLE "person_context_assessment" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"persona_id" uuid NOT NULL,
	"scores" jsonb NOT NULL,
	"coaching_triggers" text[] DEFAULT '{}' NOT NULL,
	"answers" jsonb NOT NULL,
	"tips" text[] DEFAULT '{}' NOT NULL,
	"tips_language" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_context_assessment_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "person_context_assessment_tips_language_values" CHECK ("person_context_assessment"."tips_language" in ('en', 'it'))
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
	"also_called" text,
	"former_names" text[] DEFAULT '{}' NOT NULL,
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
	"left_out_of_ai" boolean DEFAULT false NOT NULL,
	"keep_in_touch_days" smallint,
	"contacted_at" timestamp (3) with time zone,
	"safety_read_at" timestamp (3) with time zone,
	"photo" text,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "personas_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "personas_name_length" CHECK (char_length("personas"."name") between 1 and 100),
	CONSTRAINT "personas_also_called_length" CHECK (char_length("personas"."also_called") between 1 and 200),
	CONSTRAINT "personas_context_values" CHECK ("personas"."context" in ('friend', 'partner', 'colleague', 'family', 'acquaintance', 'mentor', 'romantic', 'other')),
	CONSTRAINT "personas_other_text" CHECK ("personas"."context" <> 'other' or char_length("personas"."relationship_other") between 1 and 100),
	CONSTRAINT "personas_type_values" CHECK ("personas"."relationship_type" in ('Friend', 'Partner', 'Family', 'Colleague', 'Acquaintance', 'Other')),
	CONSTRAINT "personas_gender_values" CHECK ("personas"."gender" in ('male', 'female', 'not_specified')),
	CONSTRAINT "personas_age_range" CHECK ("personas"."age" between 14 and 100),
	CONSTRAINT "personas_partner_adult" CHECK (not "personas"."context" in ('partner', 'romantic') or "personas"."age" is null or "personas"."age" >= 18),
	CONSTRAINT "personas_region_length" CHECK (char_length("personas"."location_region") <= 100),
	CONSTRAINT "personas_progress_range" CHECK ("personas"."progress_level" between 20 and 100),
	CONSTRAINT "personas_part_progress_range" CHECK ("personas"."personality_progress" between 0 and 100 and "personas"."context_progress" between 0 and 100),
	CONSTRAINT "personas_keep_in_touch_range" CHECK ("personas"."keep_in_touch_days" between 1 and 365),
	CONSTRAINT "personas_texts_language_values" CHECK ("personas"."texts_language" in ('en', 'it'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"former_names" text[] DEFAULT '{}' NOT NULL,
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
	CONSTRAINT "profiles_user_id_id_unique" UNIQUE("user_id","id"),
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
CREATE TABLE "daily_quotes" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"quote_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "daily_quotes_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
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
CREATE TABLE "embeddings" (
	"user_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"record_id" uuid NOT NULL,
	"persona_id" uuid NOT NULL,
	"model" text NOT NULL,
	"dimension" integer NOT NULL,
	"vector" real[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "embeddings_user_id_table_name_record_id_pk" PRIMARY KEY("user_id","table_name","record_id"),
	CONSTRAINT "embeddings_table_values" CHECK ("embeddings"."table_name" in ('notes_persona', 'interactions', 'chat_messages', 'persona_profile_answers')),
	CONSTRAINT "embeddings_dimension_whole" CHECK ("embeddings"."dimension" = cardinality("embeddings"."vector"))
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
ALTER TABLE "account_storage" ADD CONSTRAINT "account_storage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_events" ADD CONSTRAINT "user_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_callers" ADD CONSTRAINT "known_callers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_conversation_id_conversations_user_id_id_fk" FOREIGN KEY ("user_id","conversation_id") REFERENCES "public"."conversations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_parent_message_id_chat_messages_user_id_id_fk" FOREIGN KEY ("user_id","parent_message_id") REFERENCES "public"."chat_messages"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_corrections" ADD CONSTRAINT "coach_corrections_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes_persona" ADD CONSTRAINT "notes_persona_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_drafts" ADD CONSTRAINT "assessment_drafts_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_context_assessment" ADD CONSTRAINT "person_context_assessment_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_context_assessment" ADD CONSTRAINT "person_context_assessment_user_id_profile_id_profiles_user_id_id_fk" FOREIGN KEY ("user_id","profile_id") REFERENCES "public"."profiles"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona_photos" ADD CONSTRAINT "persona_photos_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona_profile_answers" ADD CONSTRAINT "persona_profile_answers_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personas" ADD CONSTRAINT "personas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profile_answers" ADD CONSTRAINT "user_profile_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_quotes" ADD CONSTRAINT "daily_quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_findings" ADD CONSTRAINT "safety_findings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_findings" ADD CONSTRAINT "safety_findings_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embeddings" ADD CONSTRAINT "embeddings_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_embeddings" ADD CONSTRAINT "pending_embeddings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_kind_idx" ON "consents" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "user_events_created_idx" ON "user_events" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "accounts_user_id_idx" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_account_key" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "known_callers_seen_idx" ON "known_callers" USING btree ("seen_on");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factors_user_id_idx" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_idx" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "chat_messages_list_idx" ON "chat_messages" USING btree ("user_id","conversation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chat_messages_children_idx" ON "chat_messages" USING btree ("user_id","parent_message_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chat_messages_streaming_idx" ON "chat_messages" USING btree ("updated_at") WHERE "chat_messages"."status" = 'streaming';--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_one_stream" ON "chat_messages" USING btree ("user_id","conversation_id") WHERE "chat_messages"."status" = 'streaming';--> statement-breakpoint
CREATE INDEX "conversations_list_idx" ON "conversations" USING btree ("user_id","persona_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_bin_idx" ON "conversations" USING btree ("deleted_at") WHERE "conversations"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "interactions_list_idx" ON "interactions" USING btree ("user_id","persona_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interactions_planned_idx" ON "interactions" USING btree ("user_id","persona_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "interactions"."status" = 'planned' and "interactions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "interactions_coming_idx" ON "interactions" USING btree ("user_id","planned_date") WHERE "interactions"."status" = 'planned' and "interactions"."planned_date" is not null and "interactions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "interactions_soonest_idx" ON "interactions" USING btree ("user_id",coalesce("planned_date", 'infinity'::timestamptz),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "interactions"."status" = 'planned' and "interactions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "interactions_completed_idx" ON "interactions" USING btree ("user_id","persona_id","completed_date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "interactions"."status" = 'completed' and "interactions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "interactions_bin_idx" ON "interactions" USING btree ("deleted_at") WHERE "interactions"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "notes_persona_list_idx" ON "notes_persona" USING btree ("user_id","persona_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "notes_persona"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notes_persona_recent_idx" ON "notes_persona" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "notes_persona"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notes_persona_bin_idx" ON "notes_persona" USING btree ("deleted_at") WHERE "notes_persona"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "person_context_assessment_newest_idx" ON "person_context_assessment" USING btree ("user_id","persona_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "persona_profile_answers_current" ON "persona_profile_answers" USING btree ("user_id","persona_id","question") WHERE "persona_profile_answers"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "persona_profile_answers_persona_idx" ON "persona_profile_answers" USING btree ("user_id","persona_id");--> statement-breakpoint
CREATE INDEX "personas_list_idx" ON "personas" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "personas_bin_idx" ON "personas" USING btree ("deleted_at") WHERE "personas"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "personas_safety_due_idx" ON "personas" USING btree ("created_at") WHERE "personas"."safety_read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_profile_answers_current" ON "user_profile_answers" USING btree ("user_id","question") WHERE "user_profile_answers"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "safety_findings_open_idx" ON "safety_findings" USING btree ("user_id","persona_id","created_at") WHERE "safety_findings"."level" = 'alarm' and "safety_findings"."status" <> 'cleared';--> statement-breakpoint
CREATE INDEX "embeddings_persona_idx" ON "embeddings" USING btree ("user_id","persona_id");--> statement-breakpoint
CREATE INDEX "pending_embeddings_due_idx" ON "pending_embeddings" USING btree ("next_attempt_at");
--> statement-breakpoint
-- Two roles. sintonia_app is what a request works as: it sees the rows of the user set for its transaction, and none
-- when none is set. sintonia_system is what must reach across users; its verbs are listed in server/db/system-verbs.ts.
-- Roles belong to the whole cluster: another database, or another process at this moment, may have made them, or an
-- administrator for an account that may make none.
do $$
begin
  if not exists (select from pg_roles where rolname = 'sintonia_app') then
    create role sintonia_app nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
--> statement-breakpoint
do $$
begin
  if not exists (select from pg_roles where rolname = 'sintonia_system') then
    create role sintonia_system nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
--> statement-breakpoint
-- Since PostgreSQL 16 whoever makes a role belongs to it without the right to become it, so being a member says nothing.
do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant sintonia_app, sintonia_system to %I', current_user);
  end if;
exception when insufficient_privilege or unique_violation then null;
end $$;
--> statement-breakpoint
-- The user of the running transaction; an unset custom setting reads '' once it has been set before, not null.
create function app_user_id() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
--> statement-breakpoint
-- Every table with a user_id belongs to its user, except what opens an account: that is the sign-in library's, and no
-- request's own role reads or writes it.
do $$
declare
  name text;
begin
  execute 'grant usage on schema public to sintonia_app, sintonia_system';
  for name in
    select c.table_name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name = 'user_id'
      and c.table_name not in ('sessions', 'accounts', 'two_factors', 'mail_links', 'api_tokens', 'known_callers')
  loop
    execute format('grant select, insert, update, delete on %I to sintonia_app', name);
    execute format(
      'create policy own_rows on %I to sintonia_app using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))',
      name
    );
  end loop;
  for name in
    select t.table_name from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to sintonia_system', name);
    execute format('create policy across_users on %I to sintonia_system using (true) with check (true)', name);
  end loop;
end $$;
--> statement-breakpoint
-- Whose request it is, asked before any user is set: the one question sintonia_app may put to the sign-in tables. What is
-- compared are hashes (server/auth/credential.ts): the token itself never comes this far.
-- plpgsql keeps its plan for the connection, which a function in plain SQL does not.
-- It also sets the user for the rest of the transaction, or of the statement that calls it: look-up and read can be one.
-- `scope` is null for a session, which may do everything.
create function app_session(credential_hash text)
  returns table (session_id uuid, user_id uuid, email text, name text, scope text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  today date := (now() at time zone 'utc')::date;
  used date;
begin
  select s.id, u.id, u.email, u.name into session_id, user_id, email, name
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = credential_hash and s.expires_at > now();
  if not found then
    select t.id, u.id, u.email, u.name, t.scope, t.last_used_on into session_id, user_id, email, name, scope, used
      from api_tokens t join users u on u.id = t.user_id
      where t.token_hash = credential_hash and t.expires_at > now();
    if not found then
      return;
    end if;
    if used is distinct from today then
      begin
        -- Of many requests at once one notes the day, and none waits for it.
        update api_tokens set last_used_on = today where (api_tokens.user_id, id) in
          (select t.user_id, t.id from api_tokens t where t.token_hash = credential_hash for update skip locked);
      exception when disk_full then
        -- Reading goes on where nothing more can be written.
        null;
      end;
    end if;
  end if;
  perform set_config('app.user_id', user_id::text, true);
  return next;
end $$;
--> statement-breakpoint
revoke all on function app_session(text) from public;
--> statement-breakpoint
grant execute on function app_session(text) to sintonia_app, sintonia_system;
--> statement-breakpoint
-- Counts one use of what is limited, for whoever asks: callers have no user before they sign in, and one statement can
-- count and do the work. Gives the milliseconds to wait when there have been too many, else null. The counts themselves
-- stay out of sintonia_app's reach. A count ends `window_ms` after its first use; the sign-in library, which shares the
-- table, deletes what has ended.
create function app_count_use(use_key text, use_max int, window_ms bigint, at_ms bigint) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  used int;
  ends bigint;
begin
  if use_key is null then
    return null;
  end if;
  insert into rate_limits as r (key, count, last_request) values (use_key, 1, at_ms + window_ms)
    on conflict (key) do update set
      count = case when r.last_request <= at_ms then 1 else least(r.count, use_max) + 1 end,
      last_request = case when r.last_request <= at_ms then excluded.last_request else r.last_request end
    returning r.count, r.last_request into used, ends;
  return case when used > use_max then greatest(ends - at_ms, 1) end;
end $$;
--> statement-breakpoint
revoke all on function app_count_use(text, int, bigint, bigint) from public;
--> statement-breakpoint
grant execute on function app_count_use(text, int, bigint, bigint) to sintonia_app, sintonia_system;
--> statement-breakpoint
-- A text as search sees it: words parted by single spaces, without case, accents and punctuation. In PL/pgSQL, as what
-- follows, since PostgreSQL plans a function in SQL anew for every statement that calls it.
CREATE FUNCTION app_fold(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
BEGIN
  RETURN btrim(regexp_replace(
    lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')),
    '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f\u2010-\u201f\u2026\u00ab\u00bb]+', ' ', 'g'));
END
$$;
--> statement-breakpoint
-- A text's words for the search, from as much of it as people may write (an interaction's lines together, some 6,000
-- characters) and models are asked for. What a model writes beyond that is kept but not searched: working the words out
-- takes time while somebody waits for an answer's end.
CREATE FUNCTION app_search_vector(value text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
DECLARE
  folded text := public.app_fold(left(value, 6500));
BEGIN
  IF folded = '' THEN RETURN ''; END IF;
  RETURN strip(to_tsvector('pg_catalog.simple', folded) || to_tsvector('pg_catalog.italian', folded)
    || to_tsvector('pg_catalog.english', folded));
END
$$;
--> statement-breakpoint
-- Any of a text's first words that say something; null where none does. The last one may be still half typed.
CREATE FUNCTION app_search_query(value text, leaving text, typing boolean) RETURNS tsquery
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
  words text[] := (string_to_array(public.app_fold(coalesce(value, '')), ' '))[1:60];
  unsaid text[] := string_to_array(public.app_fold(leaving), ' ');
  word text;
  english text;
  italian text;
  wanted text[] := '{}';
  last text := words[cardinality(words)];
BEGIN
  FOREACH word IN ARRAY words LOOP
    CONTINUE WHEN length(word) NOT BETWEEN 2 AND 60 OR word = ANY (unsaid);
    english := (ts_lexize('pg_catalog.english_stem', word))[1];
    italian := (ts_lexize('pg_catalog.italian_stem', word))[1];
    -- A word of no meaning in one of the languages has no stem there.
    CONTINUE WHEN english IS NULL OR italian IS NULL;
    IF typing AND word = last THEN
      wanted := wanted || ARRAY[quote_literal(word) || ':*', quote_literal(english) || ':*', quote_literal(italian) || ':*'];
    ELSE
      wanted := wanted || ARRAY[quote_literal(word), quote_literal(english), quote_literal(italian)];
    END IF;
  END LOOP;
  RETURN nullif(array_to_string(wanted, '|'), '')::tsquery;
END
$$;
--> statement-breakpoint
-- How near two embeddings of one model are to each other, by pgvector where the installation has it.
DO $do$
BEGIN
  BEGIN
    IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'vector') THEN
      CREATE EXTENSION IF NOT EXISTS vector;
    END IF;
    IF EXISTS (SELECT FROM pg_extension WHERE extname = 'vector') THEN
      CREATE FUNCTION app_similarity(a real[], b real[]) RETURNS double precision
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      AS $$ SELECT 1 - (a::vector <=> b::vector) $$;
      RETURN;
    END IF;
  EXCEPTION WHEN OTHERS THEN
    -- Whatever it is, nobody needs pgvector to start; the log says why there is none.
    RAISE WARNING 'pgvector is there and not used: %', SQLERRM;
  END;
  CREATE FUNCTION app_similarity(a real[], b real[]) RETURNS double precision
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT sum(x * y) / nullif(sqrt(sum(x * x)) * sqrt(sum(y * y)), 0)
    FROM unnest(a::double precision[], b::double precision[]) AS pair(x, y)
  $$;
END
$do$;
--> statement-breakpoint
-- array_to_string is not immutable for every type; for texts it is.
CREATE FUNCTION app_tags_text(tags text[]) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT array_to_string(tags, ' ') $$;
--> statement-breakpoint
-- Kept by PostgreSQL itself, so never stale. Not indexed: row-level security lets no index answer a search before the
-- rows are known to be one's own, and those are few.
ALTER TABLE "notes_persona" ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (app_search_vector(title || ' ' || content || ' ' || app_tags_text(tags))) STORED;
--> statement-breakpoint
ALTER TABLE "interactions" ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (app_search_vector(objectives || ' ' || coalesce(avoid, '') || ' ' || coalesce(feeling, '') || ' ' || coalesce(expectation, '') || ' ' || coalesce(result_summary, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (CASE WHEN status <> 'streaming' THEN app_search_vector(split_part(content, '<!--sintonia:', 1)) END) STORED;
--> statement-breakpoint
-- Answers in words; the others are letters and digits.
ALTER TABLE "persona_profile_answers" ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (CASE WHEN char_length(answer) > 2 THEN app_search_vector(answer) END) STORED;
--> statement-breakpoint
ALTER TABLE "user_profile_answers" ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (CASE WHEN char_length(answer) > 2 THEN app_search_vector(answer) END) STORED;
--> statement-breakpoint
-- Each statement that changes what people store notes by how much, in a row of its own: writes of one account never wait
-- for each other. A row counts 200 bytes for its keys besides its texts, a person and an assessment what theirs may hold.
-- server/db/account-storage.ts adds the rows up.
do $$
declare
  name text;
  size text;
  event text;
begin
  for name, size in values
    ('notes_persona', '200 + octet_length(title) + octet_length(content) + coalesce(octet_length(array_to_string(tags, '','')), 0)'),
    ('interactions', '200 + octet_length(concat(objectives, avoid, feeling, expectation, result_summary))'),
    ('conversations', '200 + octet_length(title)'),
    ('chat_messages', '200 + octet_length(content)'),
    ('personas', '2000'),
    ('persona_photos', '200 + octet_length(image)'),
    ('persona_profile_answers', '200 + octet_length(answer)'),
    ('user_profile_answers', '200 + octet_length(answer)'),
    ('person_context_assessment', '1000'),
    ('assessment_drafts', '200 + octet_length(answers::text)')
  loop
    execute format($make$
      create function %1$I() returns trigger language plpgsql set search_path = public, pg_temp as $body$
      begin
        if tg_op = 'INSERT' then
          insert into account_storage (user_id, bytes) select user_id, sum(%2$s) from new_rows group by user_id;
        elsif tg_op = 'UPDATE' then
          insert into account_storage (user_id, bytes) select user_id, sum(bytes) from (
            select user_id, %2$s as bytes from new_rows union all select user_id, -(%2$s) from old_rows
          ) changed group by user_id having sum(bytes) <> 0;
        else
          insert into account_storage (user_id, bytes) select user_id, -sum(%2$s) from old_rows group by user_id;
        end if;
        return null;
      exception when foreign_key_violation then
        -- The account itself is being deleted, and this went with it.
        return null;
      end $body$
    $make$, 'app_store_' || name, size);
    foreach event in array array['insert', 'update', 'delete'] loop
      continue when event = 'update' and size ~ '^\d+$';
      execute format(
        'create trigger %I after %s on %I referencing %s for each statement execute function %I()',
        'store_' || event, event, name,
        case event when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
          else 'old table as old_rows new table as new_rows' end,
        'app_store_' || name);
    end loop;
  end loop;
end $$;
--> statement-breakpoint
-- While danger is open in an account, and for an hour after, nothing it writes is refused.
create function app_unbounded(account uuid) returns boolean language sql stable set search_path = public, pg_temp
  as $$
  select exists (
    select from safety_findings where user_id = account and level = 'alarm'
      and (status <> 'cleared' or cleared_at > now() - interval '1 hour')
  )
$$;
--> statement-breakpoint
-- Refuses at its end what adds to a full account: `app.quota` holds the bytes that a transaction of a request may leave
-- behind.
create function app_check_quota() returns trigger language plpgsql set search_path = public, pg_temp
  as $$
declare
  quota bigint := nullif(current_setting('app.quota', true), '')::bigint;
begin
  if quota is not null
    and (select sum(bytes) from account_storage where user_id = new.user_id) > quota
    and not app_unbounded(new.user_id)
  then
    raise exception 'the account is full' using errcode = 'SQ001';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger check_quota after insert on account_storage deferrable initially deferred
  for each row when (new.bytes > 0) execute function app_check_quota();
