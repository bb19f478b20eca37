-- The states of the accounts to which these credentials belong (server/db/account-storage.ts has the same expression),
-- asked for many people at once: with the owner's rights, since row-level security knows one user at a time, and nothing
-- else of anybody is told. A credential that app_session would refuse has no row, nor has an API token whose use is
-- still to be noted today.
create function app_account_states(credential_hashes text[])
  returns table (credential_hash text, state text)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  return query
    select asked.hash, (
      select coalesce(bit_xor(uuid_hash_extended(a.id, 0)), 0)::text from account_storage a where a.user_id = found.user_id
    )
    from unnest(credential_hashes) asked (hash)
    cross join lateral (
      select s.user_id from sessions s where s.token_hash = asked.hash and s.expires_at > now()
      union all
      select t.user_id from api_tokens t
        where t.token_hash = asked.hash and t.expires_at > now() and t.last_used_on = (now() at time zone 'utc')::date
    ) found
    join users u on u.id = found.user_id and u.suspended_at is null;
end $$;
--> statement-breakpoint
revoke all on function app_account_states(text[]) from public;
--> statement-breakpoint
grant execute on function app_account_states(text[]) to sintonia_app;
