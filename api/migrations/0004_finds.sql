CREATE TABLE "school_resources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_resources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"school" integer,
	"ordering" smallint NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"thumbnail" text NOT NULL,
	"url" text NOT NULL,
	"body" text NOT NULL,
	"video" text,
	"seeded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "school_resources_kind" CHECK ("school_resources"."kind" in ('picks', 'finds'))
);
--> statement-breakpoint
ALTER TABLE "school_resources" ADD CONSTRAINT "school_resources_school_schools_id_fk" FOREIGN KEY ("school") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_resources_list" ON "school_resources" USING btree ("kind","school","ordering");