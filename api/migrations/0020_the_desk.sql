-- contracts: nothing; the check of roles lets two more in, which no process of the version before writes, and who dealt with a message may be empty
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ordering" smallint NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "faqs_kind" CHECK ("faqs"."kind" in ('explorer', 'partner'))
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ordering" smallint NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"example" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stories_kind" CHECK ("stories"."kind" in ('students', 'parents'))
);
--> statement-breakpoint
CREATE TABLE "code_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "code_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"by_id" integer,
	"school_id" integer,
	"code" text,
	"label" text NOT NULL,
	"seats" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"made" text,
	"created_at" timestamp with time zone NOT NULL,
	"handled_by" integer,
	"handled_at" timestamp with time zone,
	CONSTRAINT "code_requests_state_known" CHECK ("code_requests"."state" in ('open', 'made', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "confirming_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"affiliate_code" text NOT NULL,
	"made_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_by" integer,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "desk_daily" (
	"day" date NOT NULL,
	"whose" text DEFAULT '' NOT NULL,
	"figure" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "desk_daily_whose_figure_day_pk" PRIMARY KEY("whose","figure","day")
);
--> statement-breakpoint
CREATE TABLE "desk_members" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"school_id" integer,
	"code" text,
	"added_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "desk_members_level" CHECK ("desk_members"."level" in ('admin', 'representative', 'safety', 'content', 'organization')),
	CONSTRAINT "desk_members_whose" CHECK (("desk_members"."level" = 'organization') = ("desk_members"."school_id" is not null or "desk_members"."code" is not null))
);
--> statement-breakpoint
CREATE TABLE "guardianships" (
	"parent_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "guardianships_parent_id_student_id_pk" PRIMARY KEY("parent_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_letters" (
	"newsletter_id" integer NOT NULL,
	"email" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_letters_newsletter_id_email_pk" PRIMARY KEY("newsletter_id","email")
);
--> statement-breakpoint
CREATE TABLE "newsletters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"by_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"recipients" integer,
	CONSTRAINT "newsletters_state" CHECK ("newsletters"."state" in ('draft', 'sending', 'sent'))
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "handled_by" integer;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_requests" ADD CONSTRAINT "code_requests_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_requests" ADD CONSTRAINT "code_requests_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_requests" ADD CONSTRAINT "code_requests_code_affiliate_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."affiliate_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_requests" ADD CONSTRAINT "code_requests_made_affiliate_codes_code_fk" FOREIGN KEY ("made") REFERENCES "public"."affiliate_codes"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_requests" ADD CONSTRAINT "code_requests_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirming_codes" ADD CONSTRAINT "confirming_codes_affiliate_code_affiliate_codes_code_fk" FOREIGN KEY ("affiliate_code") REFERENCES "public"."affiliate_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirming_codes" ADD CONSTRAINT "confirming_codes_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirming_codes" ADD CONSTRAINT "confirming_codes_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_members" ADD CONSTRAINT "desk_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_members" ADD CONSTRAINT "desk_members_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_members" ADD CONSTRAINT "desk_members_code_affiliate_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."affiliate_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_members" ADD CONSTRAINT "desk_members_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_letters" ADD CONSTRAINT "newsletter_letters_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_letters" ADD CONSTRAINT "newsletter_letters_email_subscribers_email_fk" FOREIGN KEY ("email") REFERENCES "public"."subscribers"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "faqs_list" ON "faqs" USING btree ("kind","ordering");--> statement-breakpoint
CREATE INDEX "stories_list" ON "stories" USING btree ("kind","ordering");--> statement-breakpoint
CREATE INDEX "code_requests_state" ON "code_requests" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "confirming_codes_code" ON "confirming_codes" USING btree ("affiliate_code");--> statement-breakpoint
CREATE INDEX "confirming_codes_used_by" ON "confirming_codes" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "desk_members_school" ON "desk_members" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "desk_members_code" ON "desk_members" USING btree ("code");--> statement-breakpoint
CREATE INDEX "guardianships_student" ON "guardianships" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "newsletter_letters_email" ON "newsletter_letters" USING btree ("email");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('Student', 'Mentor', 'Staff', 'Parent', 'Organization'));--> statement-breakpoint
-- Whoever could do everything by command before has the same place at the desk.
INSERT INTO "desk_members" ("user_id", "level", "created_at") SELECT "id", 'admin', now() FROM "users" WHERE "role" = 'Staff';
