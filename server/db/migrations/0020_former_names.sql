ALTER TABLE "personas" ADD COLUMN "former_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "former_names" text[] DEFAULT '{}' NOT NULL;