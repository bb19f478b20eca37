CREATE TABLE "account_limits" (
	"user_id" uuid NOT NULL,
	"storage_bytes" bigint,
	"daily_tokens" bigint,
	"invitations" integer,
	CONSTRAINT "account_limits_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"level" text NOT NULL,
	"text_en" text NOT NULL,
	"text_it" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_level_values" CHECK ("announcements"."level" in ('info', 'important')),
	CONSTRAINT "announcements_en_length" CHECK (char_length("announcements"."text_en") between 1 and 300),
	CONSTRAINT "announcements_it_length" CHECK (char_length("announcements"."text_it") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "installation_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"action" text NOT NULL,
	"operator_id" uuid,
	"account_id" uuid,
	"invitation_id" uuid,
	"announcement_id" uuid,
	"amount" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_actions_action_values" CHECK ("operator_actions"."action" in ('operator_added', 'operator_removed', 'account_suspended', 'account_unsuspended', 'account_signed_out', 'account_two_factor_off', 'account_deleted', 'account_limits_changed', 'installation_limits_changed', 'invitations_made', 'invitation_resent', 'invitation_revoked', 'invitations_downloaded', 'announcement_made', 'announcement_changed', 'announcement_deleted', 'mail_tried', 'model_tried'))
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operators_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "by_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "given_by" uuid;--> statement-breakpoint
ALTER TABLE "account_limits" ADD CONSTRAINT "account_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_ends_idx" ON "announcements" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "announcements_list_idx" ON "announcements" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "operator_actions_list_idx" ON "operator_actions" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "operator_actions_account_idx" ON "operator_actions" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_list_idx" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_email_prefix_idx" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_suspended_idx" ON "users" USING btree ("id") WHERE "users"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "invitations_list_idx" ON "invitations" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invitations_used_by_idx" ON "invitations" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "invitations_given_by_idx" ON "invitations" USING btree ("given_by") WHERE "invitations"."given_by" is not null;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_language_values" CHECK ("invitations"."language" in ('en', 'it'));
--> statement-breakpoint
-- The third role: what the operator's room reads and writes (decision 044). It may be there already, as the other two.
do $$
begin
  if not exists (select from pg_roles where rolname = 'sintonia_operator') then
    create role sintonia_operator nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
--> statement-breakpoint
do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant sintonia_operator to %I', current_user);
  end if;
exception when insufficient_privilege or unique_violation then null;
end $$;
--> statement-breakpoint
-- Every table here belongs to the installation; the system role works on it as on every other, except that the log only
-- grows. A member's own limits are read by their own requests.
do $$
declare
  name text;
begin
  execute 'grant usage on schema public to sintonia_operator';
  foreach name in array array['operators', 'operator_actions', 'account_limits', 'installation_settings', 'announcements'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy across_users on %I to sintonia_system using (true) with check (true)', name);
    execute format('create policy operators_room on %I to sintonia_operator using (true) with check (true)', name);
  end loop;
  foreach name in array array['operators', 'account_limits', 'installation_settings', 'announcements'] loop
    execute format('grant select, insert, update, delete on %I to sintonia_system', name);
  end loop;
end $$;
--> statement-breakpoint
grant select, insert on operator_actions to sintonia_system, sintonia_operator;
--> statement-breakpoint
grant select on account_limits to sintonia_app;
--> statement-breakpoint
create policy own_rows on account_limits to sintonia_app using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
--> statement-breakpoint
grant select on operators to sintonia_operator;
--> statement-breakpoint
grant select, insert, update on account_limits, installation_settings to sintonia_operator;
--> statement-breakpoint
grant select, insert, update, delete on announcements to sintonia_operator;
--> statement-breakpoint
-- Not the hash of a code.
grant select (id, tester_type, email, language, by_mail, given_by, at_start, created_at, expires_at, revoked_at, used_at, used_by)
  on invitations to sintonia_operator;
--> statement-breakpoint
grant insert, update (code_hash, expires_at, revoked_at) on invitations to sintonia_operator;
--> statement-breakpoint
create policy operators_room on invitations to sintonia_operator using (true) with check (true);
--> statement-breakpoint
-- Refuses to everybody, the owner too, to change what is in the log.
create function app_keep_log() returns trigger language plpgsql set search_path = public, pg_temp
  as $$
begin
  raise exception 'the log of operators only grows' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger keep_log before update or delete on operator_actions for each row execute function app_keep_log();
--> statement-breakpoint
create trigger keep_log_whole before truncate on operator_actions for each statement execute function app_keep_log();
--> statement-breakpoint
-- What the room shows of accounts. A view works with its owner's rights, as app_session does: its reader needs none on
-- the tables below, and sees of them only this: no name, and of when somebody was here only the week.
create view operator_accounts as
  select u.id, u.email, u.created_at, u.email_verified, u.two_factor_enabled, u.suspended_at,
    exists (select from operators o where o.user_id = u.id) as is_operator,
    to_char(greatest(
      (select max(s.updated_at at time zone 'utc') from sessions s where s.user_id = u.id),
      (select max(k.seen_on)::timestamp from known_callers k where k.user_id = u.id),
      (select max(t.last_used_on)::timestamp from api_tokens t where t.user_id = u.id)
    ), 'IYYY-"W"IW') as last_seen_week,
    (select count(*) from sessions s where s.user_id = u.id and s.expires_at > now())::int as sessions,
    (select count(*) from api_tokens t where t.user_id = u.id and t.expires_at > now())::int as api_tokens,
    (select greatest(coalesce(sum(a.bytes), 0), 0) from account_storage a where a.user_id = u.id)::bigint as stored_bytes,
    coalesce((select m.tokens from model_usage m
      where m.user_id = u.id and m.day = (now() at time zone 'utc')::date), 0)::int as tokens_today
  from users u;
--> statement-breakpoint
create view operator_figures as
  select (select count(*) from users)::int as accounts,
    (select count(*) from users where suspended_at is not null)::int as suspended,
    (select count(distinct user_id) from sessions
      where updated_at >= date_trunc('week', now() at time zone 'utc') at time zone 'utc')::int as seen_this_week,
    (select count(*) from reminder_deliveries where next_attempt_at <= now())::int as due_reminders,
    (select count(*) from personas where safety_read_at is null and deleted_at is null)::int as pending_safety,
    (select count(*) from pending_embeddings)::int as pending_memory;
--> statement-breakpoint
grant select on operator_accounts, operator_figures to sintonia_operator;
--> statement-breakpoint
-- As before, and nobody while the account is suspended.
create or replace function app_session(credential_hash text)
  returns table (session_id uuid, user_id uuid, email text, name text, scope text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  today date := (now() at time zone 'utc')::date;
  used date;
begin
  select s.id, u.id, u.email, u.name into session_id, user_id, email, name
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = credential_hash and s.expires_at > now() and u.suspended_at is null;
  if not found then
    select t.id, u.id, u.email, u.name, t.scope, t.last_used_on into session_id, user_id, email, name, scope, used
      from api_tokens t join users u on u.id = t.user_id
      where t.token_hash = credential_hash and t.expires_at > now() and u.suspended_at is null;
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
-- The bytes that an account may store: its own limit, otherwise the installation's; null without any.
create function app_quota(account uuid, installation bigint) returns bigint language sql stable set search_path = public, pg_temp
  as $$ select coalesce((select storage_bytes from account_limits where user_id = account), nullif(installation, 0)) $$;
--> statement-breakpoint
-- As before, with the account's own limit. `app.quota` is set in every transaction of a request: the installation's
-- limit, or 0 where it has none.
create or replace function app_check_quota() returns trigger language plpgsql set search_path = public, pg_temp
  as $$
declare
  installation bigint := nullif(current_setting('app.quota', true), '')::bigint;
begin
  if installation is not null
    and (select sum(bytes) from account_storage where user_id = new.user_id) > app_quota(new.user_id, installation)
    and not app_unbounded(new.user_id)
  then
    raise exception 'the account is full' using errcode = 'SQ001';
  end if;
  return null;
end $$;
