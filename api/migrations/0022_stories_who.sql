ALTER TABLE "stories" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "who" text DEFAULT 'puffs' NOT NULL;