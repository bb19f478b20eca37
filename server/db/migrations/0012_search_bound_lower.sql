-- A text's words for the search, from as much of it as people may write (an interaction's lines together, some 6,000
-- characters) and models are asked for. What a model writes beyond that is kept but not searched: working the words out
-- takes time while somebody waits for an answer's end.
CREATE OR REPLACE FUNCTION app_search_vector(value text) RETURNS tsvector
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
