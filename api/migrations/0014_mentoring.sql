-- contracts: nothing that a process of the version before writes is refused; it knows neither states nor times, and the two reasons that it gives stay allowed
CREATE TABLE "mentor_days" (
	"mentor_id" integer NOT NULL,
	"day" text NOT NULL,
	"from_minute" smallint,
	"to_minute" smallint,
	CONSTRAINT "mentor_days_mentor_id_day_pk" PRIMARY KEY("mentor_id","day")
);
--> statement-breakpoint
CREATE TABLE "mentor_hours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mentor_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mentor_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL,
	"valid_from" text,
	"valid_until" text,
	CONSTRAINT "mentor_hours_weekday" CHECK ("mentor_hours"."weekday" between 1 and 7),
	CONSTRAINT "mentor_hours_minutes" CHECK (0 <= "mentor_hours"."from_minute" and "mentor_hours"."from_minute" < "mentor_hours"."to_minute" and "mentor_hours"."to_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "session_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_entries_who" CHECK ("session_entries"."who" in ('student', 'mentor', 'guardian', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"mentor_id" integer NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_by" CHECK ("blocks"."by" in ('student', 'mentor', 'guardian', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "mentor_checks" (
	"mentor_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"cleared_on" date,
	"expires_on" date,
	"by" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mentor_checks_mentor_id_kind_pk" PRIMARY KEY("mentor_id","kind"),
	CONSTRAINT "mentor_checks_kind" CHECK ("mentor_checks"."kind" in ('identity', 'background', 'reference', 'training', 'agreement')),
	CONSTRAINT "mentor_checks_state" CHECK ("mentor_checks"."state" in ('waiting', 'clear', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "mentor_pauses" (
	"mentor_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"by" integer,
	CONSTRAINT "mentor_pauses_reason" CHECK ("mentor_pauses"."reason" in ('report', 'no_shows', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "safety_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "safety_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer,
	"about_id" integer,
	"by_id" integer,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_by" integer,
	"handled_at" timestamp with time zone,
	CONSTRAINT "safety_reports_by" CHECK ("safety_reports"."by" in ('student', 'mentor', 'guardian')),
	CONSTRAINT "safety_reports_state_known" CHECK ("safety_reports"."state" in ('open', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "session_ratings" (
	"session_id" integer NOT NULL,
	"by" text NOT NULL,
	"score" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_ratings_session_id_by_pk" PRIMARY KEY("session_id","by"),
	CONSTRAINT "session_ratings_score" CHECK ("session_ratings"."score" between 1 and 4),
	CONSTRAINT "session_ratings_by" CHECK ("session_ratings"."by" in ('mentor', 'student'))
);
--> statement-breakpoint
ALTER TABLE "mentor_sessions" DROP CONSTRAINT "mentor_sessions_cancelled_by";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "about_me_held" text;--> statement-breakpoint
ALTER TABLE "mentor_feedbacks" ADD COLUMN "visible_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentor_feedbacks" ADD COLUMN "held_reason" text;--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD COLUMN "topic_held" text;--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD COLUMN "state" text DEFAULT 'requested' NOT NULL;--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD COLUMN "wished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD COLUMN "cancelled_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD COLUMN "meeting_room" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD COLUMN "meeting_link" text;--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD COLUMN "ics_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mentor_days" ADD CONSTRAINT "mentor_days_mentor_id_users_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_hours" ADD CONSTRAINT "mentor_hours_mentor_id_users_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_entries" ADD CONSTRAINT "session_entries_session_id_mentor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."mentor_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_mentor_id_users_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_checks" ADD CONSTRAINT "mentor_checks_mentor_id_users_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_checks" ADD CONSTRAINT "mentor_checks_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_pauses" ADD CONSTRAINT "mentor_pauses_mentor_id_users_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_pauses" ADD CONSTRAINT "mentor_pauses_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_reports" ADD CONSTRAINT "safety_reports_session_id_mentor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."mentor_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_reports" ADD CONSTRAINT "safety_reports_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_reports" ADD CONSTRAINT "safety_reports_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_reports" ADD CONSTRAINT "safety_reports_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_ratings" ADD CONSTRAINT "session_ratings_session_id_mentor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."mentor_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mentor_hours_mentor" ON "mentor_hours" USING btree ("mentor_id");--> statement-breakpoint
CREATE INDEX "session_entries_session" ON "session_entries" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blocks_pair" ON "blocks" USING btree ("student_id","mentor_id");--> statement-breakpoint
CREATE INDEX "mentor_checks_expiry" ON "mentor_checks" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "safety_reports_state" ON "safety_reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "mentor_sessions_due" ON "mentor_sessions" USING btree ("state","starts_at");--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD CONSTRAINT "mentor_sessions_state" CHECK ("mentor_sessions"."state" in ('requested', 'held', 'booked', 'done', 'no_show_student', 'no_show_mentor', 'cancelled'));--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD CONSTRAINT "mentor_sessions_times" CHECK (("mentor_sessions"."starts_at" is null) = ("mentor_sessions"."ends_at" is null) and "mentor_sessions"."ends_at" > "mentor_sessions"."starts_at");--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD CONSTRAINT "mentor_sessions_timed" CHECK ("mentor_sessions"."state" not in ('held', 'booked') or "mentor_sessions"."starts_at" is not null);--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD CONSTRAINT "mentor_sessions_cancelled_by" CHECK ("mentor_sessions"."cancelled_by" in ('student', 'mentor', 'staff', 'guardian', 'plan', 'report'));--> statement-breakpoint
UPDATE "mentor_sessions" SET
  state = CASE
    WHEN cancelled_at IS NOT NULL THEN 'cancelled'
    WHEN NOT is_active THEN 'done'
    WHEN mentor_id IS NOT NULL AND datetime IS NOT NULL THEN 'booked'
    ELSE 'requested' END,
  wished_at = CASE WHEN mentor_id IS NULL THEN datetime END,
  starts_at = CASE WHEN mentor_id IS NOT NULL THEN datetime END,
  ends_at = CASE WHEN mentor_id IS NOT NULL THEN datetime + interval '30 minutes' END;--> statement-breakpoint
UPDATE "mentor_feedbacks" SET visible_at = created_at;--> statement-breakpoint
-- Two talks of one mentor that overlap were possible so far: the later one goes back to its wish.
UPDATE "mentor_sessions" s SET state = 'requested', wished_at = s.starts_at, starts_at = NULL, ends_at = NULL, mentor_id = NULL
WHERE s.state = 'booked' AND EXISTS (
  SELECT 1 FROM "mentor_sessions" o WHERE o.state = 'booked' AND o.id < s.id
    AND (o.mentor_id = s.mentor_id OR o.student_id = s.student_id)
    AND o.starts_at < s.ends_at AND s.starts_at < o.ends_at);--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD CONSTRAINT "mentor_sessions_one_a_mentor" EXCLUDE USING gist (
  int4range(mentor_id, mentor_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&
) WHERE (state IN ('held', 'booked') AND mentor_id IS NOT NULL AND starts_at IS NOT NULL);--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD CONSTRAINT "mentor_sessions_one_a_student" EXCLUDE USING gist (
  int4range(student_id, student_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&
) WHERE (state IN ('held', 'booked') AND starts_at IS NOT NULL);
