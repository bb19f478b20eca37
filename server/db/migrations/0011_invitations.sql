ALTER TABLE "invitations" ADD COLUMN "undelivered_from" timestamp (3) with time zone;
--> statement-breakpoint
grant select (undelivered_from), update (undelivered_from) on invitations to sintonia_operator;
--> statement-breakpoint
-- Whether the user may pass invitations on, or has passed some on: all that a request learns of these two tables.
create function app_passes_on() returns boolean language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  me uuid := app_user_id();
begin
  return coalesce(
      (select invitations from account_limits where user_id = me),
      (select value from installation_settings where name = 'member_invitations'),
      0
    ) > 0 or exists (select from invitations where given_by = me);
end $$;
--> statement-breakpoint
revoke all on function app_passes_on() from public;
--> statement-breakpoint
grant execute on function app_passes_on() to sintonia_app;
