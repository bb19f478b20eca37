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
ALTER TABLE "embeddings" ADD CONSTRAINT "embeddings_user_id_persona_id_personas_user_id_id_fk" FOREIGN KEY ("user_id","persona_id") REFERENCES "public"."personas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embeddings_persona_idx" ON "embeddings" USING btree ("user_id","persona_id");--> statement-breakpoint
CREATE INDEX "pending_embeddings_due_idx" ON "pending_embeddings" USING btree ("next_attempt_at");--> statement-breakpoint
ALTER TABLE "chat_messages" DROP COLUMN "message_embedding";--> statement-breakpoint
ALTER TABLE "chat_messages" DROP COLUMN "embedding_model";--> statement-breakpoint
ALTER TABLE "embeddings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "embeddings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "embeddings" TO sintonia_app, sintonia_system;--> statement-breakpoint
CREATE POLICY own_rows ON "embeddings" TO sintonia_app USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()));--> statement-breakpoint
CREATE POLICY across_users ON "embeddings" TO sintonia_system USING (true) WITH CHECK (true);
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
-- Its words, as they are and by their stems in both languages: nobody says in which language a note is written.
CREATE FUNCTION app_search_vector(value text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
DECLARE
  folded text := public.app_fold(value);
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
  GENERATED ALWAYS AS (app_search_vector(title || ' ' || content || ' ' || app_tags_text(tags))) STORED;--> statement-breakpoint
ALTER TABLE "interactions" ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (app_search_vector(objectives || ' ' || coalesce(avoid, '') || ' ' || coalesce(feeling, '') || ' ' || coalesce(expectation, '') || ' ' || coalesce(result_summary, ''))) STORED;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (CASE WHEN status <> 'streaming' THEN app_search_vector(split_part(content, '<!--sintonia:', 1)) END) STORED;--> statement-breakpoint
-- Answers in words; the others are letters and digits.
ALTER TABLE "persona_profile_answers" ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (CASE WHEN char_length(answer) > 2 THEN app_search_vector(answer) END) STORED;--> statement-breakpoint
ALTER TABLE "user_profile_answers" ADD COLUMN "search" tsvector
  GENERATED ALWAYS AS (CASE WHEN char_length(answer) > 2 THEN app_search_vector(answer) END) STORED;
