CREATE TABLE "item_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"text" text NOT NULL,
	"new_id" integer,
	"published_in" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "who" text DEFAULT 'puffs' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "item_changes_waiting" ON "item_changes" USING btree ("item_id") WHERE "item_changes"."published_in" is null;