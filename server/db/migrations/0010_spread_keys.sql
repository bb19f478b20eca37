-- The user's own row has the user as its key, and is referred to by user and id together. On a cluster nothing is unique
-- that does not contain the user.
ALTER TABLE "profiles" DROP CONSTRAINT "profiles_id_unique";
--> statement-breakpoint
-- As before, in PL/pgSQL: a cluster finds the user's machine by an argument only there.
create or replace function app_unbounded(account uuid) returns boolean language plpgsql stable set search_path = public, pg_temp
  as $$
begin
  return exists (
    select from safety_findings where user_id = account and level = 'alarm'
      and (status <> 'cleared' or cleared_at > now() - interval '1 hour')
  );
end $$;
--> statement-breakpoint
create or replace function app_quota(account uuid, installation bigint) returns bigint language plpgsql stable set search_path = public, pg_temp
  as $$
begin
  return coalesce((select storage_bytes from account_limits where user_id = account), nullif(installation, 0));
end $$;
