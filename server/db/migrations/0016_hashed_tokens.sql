-- Whoever reads the database, a backup of it or a log of its statements must not be able to sign in with what stands
-- there. Every token made until now stood in clear text, here and in the backups made: all of them end, people sign in
-- once more, and programs are given a new token.
SET LOCAL ROLE sintonia_system;--> statement-breakpoint
DELETE FROM "sessions";--> statement-breakpoint
-- What waits for a code, or for Google, is known by another name from now on.
DELETE FROM "verifications";--> statement-breakpoint
SET LOCAL ROLE NONE;--> statement-breakpoint
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
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_token_unique";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "token_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "two_factors" ADD COLUMN "last_step" integer;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "token";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash");
--> statement-breakpoint
-- What opens an account is the sign-in library's side of the house: no request's own role reads or writes it.
DO $$
BEGIN
  EXECUTE 'alter table api_tokens enable row level security';
  EXECUTE 'alter table api_tokens force row level security';
  EXECUTE 'grant select, insert, update, delete on api_tokens to sintonia_system';
  EXECUTE 'create policy across_users on api_tokens to sintonia_system using (true) with check (true)';
END $$;
--> statement-breakpoint
drop function app_session(text);
--> statement-breakpoint
-- Whose request it is, asked before any user is set: the one question sintonia_app may put to the sign-in tables. What is
-- compared are hashes (server/credential.ts): the token itself never comes this far.
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
