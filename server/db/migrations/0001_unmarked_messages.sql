-- The confirmation of a saved plan held a hidden block for whoever reads the stream; it is only in the stream now. Row-level
-- security binds the tables' owner, too.
SET LOCAL ROLE sintonia_system;
--> statement-breakpoint
UPDATE "chat_messages"
  SET "content" = regexp_replace("content", '\s*<!--sintonia:\{"interaction_complete":true,"interaction_id":"[^"]*"\}-->\s*$', '')
  WHERE "role" = 'assistant' AND "content" LIKE '%<!--sintonia:%';
--> statement-breakpoint
SET LOCAL ROLE NONE;
--> statement-breakpoint
-- It need not be kept out of the search any more.
ALTER TABLE "chat_messages" DROP COLUMN "search",
  ADD COLUMN "search" tsvector
    GENERATED ALWAYS AS (CASE WHEN status <> 'streaming' THEN app_search_vector(content) END) STORED;
