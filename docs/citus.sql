-- Spreads the tables of a migrated database over the machines of a Citus cluster; docs/SCALE.md says when and how.
-- psql, as a superuser, on the coordinator, once, while no server runs:
--   psql -v ON_ERROR_STOP=1 -f docs/citus.sql sintonia
set client_min_messages = warning;

-- Every machine holds these; all others are spread by user_id, except rate_limits, which stays on the coordinator. The
-- same lists as in server/db/spread.ts.
create temporary table on_every_node as select unnest(array[
  'accounts', 'announcements', 'api_tokens', 'backup_runs', 'calendar_feeds', 'installation_keys', 'installation_settings',
  'invitations', 'mail_links', 'operator_actions', 'operators', 'sessions', 'two_factors', 'users',
  'verifications'
]) as name;
create temporary table spread as
  select c.relname::text as name from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'rate_limits'
    and c.relname not in (select name from on_every_node);

-- Citus takes no policy with a query in it.
do $$
declare
  name text;
begin
  for name in select c.relname from pg_class c join pg_policy p on p.polrelid = c.oid where p.polname = 'own_rows' loop
    execute format('alter policy own_rows on %I using (user_id = app_user_id()) with check (user_id = app_user_id())', name);
  end loop;
end $$;

-- Citus has no transition tables: what an account stores is counted row by row, by the expressions there were before.
do $$
declare
  name text;
  size text;
  updated boolean;
  each_change boolean;
begin
  for name, size, updated, each_change in
    select c.relname, (regexp_match(f.prosrc, 'select user_id, sum\((.*?)\) from new_rows group by user_id'))[1],
      bool_or(t.tgname = 'store_update'), f.prosrc !~ 'having sum\(bytes\) <> 0'
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid
    where t.tgname like 'store\_%' group by c.relname, f.prosrc
  loop
    execute format($make$
      create or replace function %1$I() returns trigger language plpgsql set search_path = public, pg_temp as $body$
      declare
        more bigint := 0;
        less bigint := 0;
      begin
        if tg_op <> 'DELETE' then
          select %2$s into more from (select new.*) written;
        end if;
        if tg_op <> 'INSERT' then
          select %2$s into less from (select old.*) gone;
        end if;
        if %3$L or more <> less then
          insert into account_storage (user_id, bytes) values (coalesce(new.user_id, old.user_id), more - less);
        end if;
        return null;
      exception when foreign_key_violation then
        -- The account itself is being deleted, and this went with it.
        return null;
      end $body$
    $make$, 'app_store_' || name, size, each_change);
    execute format('drop trigger store_insert on %I', name);
    execute format('drop trigger store_delete on %I', name);
    execute format('drop trigger if exists store_update on %I', name);
    execute format('create trigger store_rows after insert or delete %s on %I for each row execute function %I()',
      case when updated then 'or update' else '' end, name, 'app_store_' || name);
  end loop;
end $$;

-- A foreign key may only be there when the tables on both sides are where they belong.
create temporary table keys as
  select conrelid::regclass as child, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace;
select format('alter table %s drop constraint %I', child, name) from keys \gexec
select format('select create_reference_table(%L)', name) from on_every_node \gexec
select create_distributed_table('profiles', 'user_id');
select format('select create_distributed_table(%L, %L, colocate_with => %L)', name, 'user_id', 'profiles')
  from spread where name <> 'profiles' order by name \gexec
select format('alter table %s add constraint %I %s', child, name, definition) from keys order by child::text \gexec
