CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ((' ' || first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_students_name" ON "users" USING btree (lower(first_name),"id") WHERE role = 'Student';--> statement-breakpoint
CREATE INDEX "users_students_since" ON "users" USING btree ("created_at","id") WHERE role = 'Student';--> statement-breakpoint
CREATE INDEX "users_school" ON "users" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "users_code" ON "users" USING btree ("affiliate_code");