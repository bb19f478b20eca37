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
-- Every table with a user_id belongs to its user, except those of the sign-in library.
do $$
declare
  name text;
begin
  execute 'grant usage on schema public to sintonia_app, sintonia_system';
  for name in
    select c.table_name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name = 'user_id' and c.table_name not in ('sessions', 'accounts')
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
-- Whose request it is, asked before any user is set: the one question sintonia_app may put to the sign-in tables.
-- plpgsql keeps its plan for the connection, which a function in plain SQL does not.
-- It also sets the user for the rest of the transaction, or of the statement that calls it: look-up and read can be one.
create function app_session(session_token text)
  returns table (session_id uuid, user_id uuid, email text, name text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  select s.id, u.id, u.email, u.name into session_id, user_id, email, name
    from sessions s join users u on u.id = s.user_id
    where s.token = session_token and s.expires_at > now();
  if found then
    perform set_config('app.user_id', user_id::text, true);
    return next;
  end if;
end $$;
--> statement-breakpoint
revoke all on function app_session(text) from public;
--> statement-breakpoint
grant execute on function app_session(text) to sintonia_app, sintonia_system;
