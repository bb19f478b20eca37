CREATE TABLE "account_storage" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "account_storage_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "account_storage" ADD CONSTRAINT "account_storage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
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
  execute 'alter table account_storage enable row level security';
  execute 'alter table account_storage force row level security';
  execute 'grant select, insert, update, delete on account_storage to sintonia_app, sintonia_system';
  execute 'create policy own_rows on account_storage to sintonia_app using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))';
  execute 'create policy across_users on account_storage to sintonia_system using (true) with check (true)';
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
    -- Nothing is written between this sum and the triggers, which count what comes after.
    execute format('lock table %I in share row exclusive mode', name);
    execute format(
      'insert into account_storage (user_id, bytes) select user_id, sum(%s) from %I group by user_id', size, name);
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
