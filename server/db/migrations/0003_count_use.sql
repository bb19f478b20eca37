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
