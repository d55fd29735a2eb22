CREATE TABLE "scoop_counts" (
	"user_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"count" smallint NOT NULL,
	CONSTRAINT "scoop_counts_user_id_question_id_pk" PRIMARY KEY("user_id","question_id"),
	CONSTRAINT "scoop_counts_count" CHECK ("scoop_counts"."count" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "scoop_counts" ADD CONSTRAINT "scoop_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;