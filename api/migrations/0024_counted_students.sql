CREATE TABLE "counted_students" (
	"whose" text NOT NULL,
	"figure" text NOT NULL,
	"user_id" integer NOT NULL,
	"cohort" text NOT NULL,
	"ten" integer NOT NULL,
	"week" date NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "counted_students_whose_figure_user_id_pk" PRIMARY KEY("whose","figure","user_id"),
	CONSTRAINT "counted_students_figure" CHECK ("counted_students"."figure" in ('signed_up', 'completed'))
);
--> statement-breakpoint
ALTER TABLE "counted_students" ADD CONSTRAINT "counted_students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_students_user" ON "counted_students" USING btree ("user_id");