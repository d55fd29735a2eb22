CREATE TABLE "safety_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "safety_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"turn" uuid,
	"kind" text NOT NULL,
	"tier" smallint NOT NULL,
	"mark" text,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"parent_told_at" timestamp with time zone,
	CONSTRAINT "safety_events_tier" CHECK ("safety_events"."tier" in (1, 2)),
	CONSTRAINT "safety_events_state" CHECK ("safety_events"."state" in ('counted', 'open', 'closed')),
	CONSTRAINT "safety_events_mark" CHECK ("safety_events"."mark" in ('home', 'identity', 'danger'))
);
--> statement-breakpoint
ALTER TABLE "safety_events" ADD CONSTRAINT "safety_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "safety_events_user" ON "safety_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "safety_events_at" ON "safety_events" USING btree ("at");