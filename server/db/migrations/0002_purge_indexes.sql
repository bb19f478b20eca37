CREATE INDEX "conversations_bin_idx" ON "conversations" USING btree ("deleted_at") WHERE "conversations"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "interactions_bin_idx" ON "interactions" USING btree ("deleted_at") WHERE "interactions"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "notes_persona_bin_idx" ON "notes_persona" USING btree ("deleted_at") WHERE "notes_persona"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "personas_bin_idx" ON "personas" USING btree ("deleted_at") WHERE "personas"."deleted_at" is not null;