ALTER TABLE "mentor_sessions" ADD COLUMN "assigned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mentor_sessions_created" ON "mentor_sessions" USING btree ("created_at");