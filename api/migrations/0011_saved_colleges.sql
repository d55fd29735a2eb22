CREATE TABLE "saved_colleges" (
	"user_id" integer NOT NULL,
	"unitid" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_colleges_user_id_unitid_pk" PRIMARY KEY("user_id","unitid")
);
--> statement-breakpoint
ALTER TABLE "saved_colleges" ADD CONSTRAINT "saved_colleges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;