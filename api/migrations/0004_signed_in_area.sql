CREATE TABLE "agent_assignments" (
	"user_id" integer NOT NULL,
	"agent_id" integer NOT NULL,
	CONSTRAINT "agent_assignments_user_id_agent_id_pk" PRIMARY KEY("user_id","agent_id")
);
--> statement-breakpoint
CREATE TABLE "ai_agents" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"short_description" text NOT NULL,
	"ordering" smallint NOT NULL,
	"with_plan" boolean NOT NULL,
	CONSTRAINT "ai_agents_name_unique" UNIQUE("name")
);
--> statement-breakpoint
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
CREATE TABLE "mentor_feedbacks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mentor_feedbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"written_by" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "mentor_feedbacks_written_by" CHECK ("mentor_feedbacks"."written_by" in ('mentor', 'student'))
);
--> statement-breakpoint
CREATE TABLE "report_addresses" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
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
ALTER TABLE "agent_assignments" ADD CONSTRAINT "agent_assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_assignments" ADD CONSTRAINT "agent_assignments_agent_id_ai_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."ai_agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_resources" ADD CONSTRAINT "school_resources_school_schools_id_fk" FOREIGN KEY ("school") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_feedbacks" ADD CONSTRAINT "mentor_feedbacks_session_id_mentor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."mentor_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_addresses" ADD CONSTRAINT "report_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_resources_list" ON "school_resources" USING btree ("kind","school","ordering");--> statement-breakpoint
CREATE UNIQUE INDEX "mentor_feedbacks_once" ON "mentor_feedbacks" USING btree ("session_id","written_by");--> statement-breakpoint
CREATE INDEX "report_addresses_token" ON "report_addresses" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "scoop_texts_place" ON "scoop_texts" USING btree ("question_id","count","facts_hash");--> statement-breakpoint
ALTER TABLE "scoop_counts" ADD CONSTRAINT "scoop_counts_text_id_scoop_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."scoop_texts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scoop_counts_text" ON "scoop_counts" USING btree ("text_id");