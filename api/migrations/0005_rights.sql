ALTER TABLE "mentor_sessions" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
CREATE INDEX "users_mentors" ON "users" USING btree ("approved_at","id") WHERE role = 'Mentor' and email_confirmed_at is not null and approved_at is not null and deletion_requested_at is null;--> statement-breakpoint
CREATE INDEX "mentor_sessions_result" ON "mentor_sessions" USING btree ("result_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD CONSTRAINT "mentor_sessions_cancelled_by" CHECK ("mentor_sessions"."cancelled_by" in ('guardian'));