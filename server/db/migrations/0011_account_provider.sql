-- What a provider calls one account opens one account here. Two that came back from it at the same moment could until now
-- both have been given a row. Of such rows the oldest stays, the one that every sign-in has been taking; whoever loses a
-- later one still has their password, or chooses one by a link to their address.
-- The owner of the tables is bound by their policies, too: it would find none of the rows.
SET LOCAL ROLE sintonia_system;--> statement-breakpoint
DELETE FROM "accounts" later USING "accounts" kept
  WHERE kept.provider_id = later.provider_id AND kept.account_id = later.account_id
    AND (kept.created_at, kept.id) < (later.created_at, later.id);--> statement-breakpoint
SET LOCAL ROLE NONE;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_account_key" ON "accounts" USING btree ("provider_id","account_id");
