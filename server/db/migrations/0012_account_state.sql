-- Each statement that changes one of these tables leaves a row in account_storage, also where it changes no size: lists
-- are read again only if there is one that was not there before (server/db/account-storage.ts).
do $$
declare
  name text;
  size text;
  event text;
begin
  for name, size in values
    ('notes_persona', '200 + octet_length(title) + octet_length(content) + coalesce(octet_length(array_to_string(tags, '','')), 0)'),
    ('interactions', '200 + octet_length(concat(objectives, avoid, feeling, expectation, result_summary))'),
    ('personas', '2000'),
    ('safety_findings', '0')
  loop
    execute format($make$
      create or replace function %1$I() returns trigger language plpgsql set search_path = public, pg_temp as $body$
      begin
        if tg_op = 'INSERT' then
          insert into account_storage (user_id, bytes) select user_id, sum(%2$s) from new_rows group by user_id;
        elsif tg_op = 'UPDATE' then
          insert into account_storage (user_id, bytes) select user_id, sum(bytes) from (
            select user_id, %2$s as bytes from new_rows union all select user_id, -(%2$s) from old_rows
          ) changed group by user_id;
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
      -- Also those that are there: the lock waits for what the functions of before have not marked.
      execute format(
        'create or replace trigger %I after %s on %I referencing %s for each statement execute function %I()',
        'store_' || event, event, name,
        case event when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
          else 'old table as old_rows new table as new_rows' end,
        'app_store_' || name);
    end loop;
  end loop;
end $$;
