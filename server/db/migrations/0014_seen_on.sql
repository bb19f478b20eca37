alter table users add column seen_on date;
--> statement-breakpoint
-- As before, with the day that ending all access has kept.
create or replace view operator_accounts as
  select u.id, u.email, u.created_at, u.email_verified, u.two_factor_enabled, u.suspended_at,
    exists (select from operators o where o.user_id = u.id) as is_operator,
    to_char(greatest(
      (select max(s.updated_at at time zone 'utc') from sessions s where s.user_id = u.id),
      (select max(k.seen_on)::timestamp from known_callers k where k.user_id = u.id),
      (select max(t.last_used_on)::timestamp from api_tokens t where t.user_id = u.id),
      u.seen_on::timestamp
    ), 'IYYY-"W"IW') as last_seen_week,
    (select count(*) from sessions s where s.user_id = u.id and s.expires_at > now())::int as sessions,
    (select count(*) from api_tokens t where t.user_id = u.id and t.expires_at > now())::int as api_tokens,
    (select greatest(coalesce(sum(a.bytes), 0), 0) from account_storage a where a.user_id = u.id)::bigint as stored_bytes,
    coalesce((select m.tokens from model_usage m
      where m.user_id = u.id and m.day = (now() at time zone 'utc')::date), 0)::int as tokens_today
  from users u;
--> statement-breakpoint
-- As before, but who was here this week by the same marks as in operator_accounts.
create or replace view operator_figures as
  select (select count(*) from users)::int as accounts,
    (select count(*) from users where suspended_at is not null)::int as suspended,
    (select count(*) from (
      select user_id from sessions where updated_at >= date_trunc('week', now() at time zone 'utc') at time zone 'utc'
      union select user_id from known_callers where seen_on >= date_trunc('week', now() at time zone 'utc')::date
      union select user_id from api_tokens where last_used_on >= date_trunc('week', now() at time zone 'utc')::date
      union select id from users where seen_on >= date_trunc('week', now() at time zone 'utc')::date
    ) seen)::int as seen_this_week,
    (select count(*) from reminder_deliveries where next_attempt_at <= now())::int as due_reminders,
    (select count(*) from personas where safety_read_at is null and deleted_at is null)::int as pending_safety,
    (select count(*) from pending_embeddings)::int as pending_memory;
