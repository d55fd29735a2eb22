CREATE TABLE "scoop_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scoop_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"count" smallint NOT NULL,
	"facts_hash" text NOT NULL,
	"answer" text NOT NULL,
	"model" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scoop_counts" ADD COLUMN "text_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "scoop_texts_place" ON "scoop_texts" USING btree ("question_id","count","facts_hash");--> statement-breakpoint
ALTER TABLE "scoop_counts" ADD CONSTRAINT "scoop_counts_text_id_scoop_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."scoop_texts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scoop_counts_text" ON "scoop_counts" USING btree ("text_id");