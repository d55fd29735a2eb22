CREATE TABLE "next_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "next_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"plan_id" integer,
	"when" text,
	"step_key" text,
	"text" text,
	"position" smallint NOT NULL,
	"due_on" date,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "next_steps_words" CHECK ("next_steps"."step_key" is not null or "next_steps"."text" is not null),
	CONSTRAINT "next_steps_when" CHECK ("next_steps"."when" in ('this_week', 'this_year', 'later'))
);
--> statement-breakpoint
CREATE TABLE "step_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"onet_code" text,
	"title" text,
	"card_hash" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "step_plans_name" CHECK (("step_plans"."onet_code" is null) <> ("step_plans"."title" is null))
);
--> statement-breakpoint
ALTER TABLE "next_steps" ADD CONSTRAINT "next_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_steps" ADD CONSTRAINT "next_steps_plan_id_step_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."step_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_plans" ADD CONSTRAINT "step_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "next_steps_owner" ON "next_steps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "next_steps_plan" ON "next_steps" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "step_plans_owner" ON "step_plans" USING btree ("user_id");