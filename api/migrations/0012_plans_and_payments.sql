-- contracts: nothing; the check of cancelled_by lets one word more in, and no process of the version before writes affiliate_codes.plan_id; a free plan that is taken through one while this runs has no term, and is taken once more
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"external_id" text NOT NULL,
	CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('charge', 'refund', 'dispute', 'dispute_won', 'fee'))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"user_id" integer,
	"plan_id" integer NOT NULL,
	"title" text NOT NULL,
	"months" smallint NOT NULL,
	"price_cents" integer NOT NULL,
	"credit_cents" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"payer" text NOT NULL,
	"adult_said_at" timestamp with time zone,
	"checkout_id" text,
	"checkout_ends_at" timestamp with time zone,
	"payment_intent" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "orders_payment_intent_unique" UNIQUE("payment_intent"),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('new', 'open', 'paid', 'expired', 'failed', 'refunded', 'disputed', 'review')),
	CONSTRAINT "orders_payer" CHECK ("orders"."payer" in ('self', 'adult')),
	CONSTRAINT "orders_amount" CHECK ("orders"."amount_cents" = "orders"."price_cents" - "orders"."credit_cents" and "orders"."amount_cents" >= 50)
);
--> statement-breakpoint
CREATE TABLE "pay_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"channel" text NOT NULL,
	"contact" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"order_id" integer,
	CONSTRAINT "pay_links_channel" CHECK (("pay_links"."channel" = 'sms') = ("pay_links"."contact" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "payment_findings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" integer,
	"external_id" text NOT NULL,
	"expected_cents" integer,
	"found_cents" integer,
	"found_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" integer,
	"told" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"source" text NOT NULL,
	"order_id" integer,
	"code" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"told_at" timestamp with time zone,
	CONSTRAINT "plan_terms_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "plan_terms_source" CHECK ("plan_terms"."source" in ('payment', 'code', 'staff', 'free')),
	CONSTRAINT "plan_terms_end_reason" CHECK ("plan_terms"."end_reason" in ('expired', 'replaced', 'refunded', 'disputed', 'staff')),
	CONSTRAINT "plan_terms_ended" CHECK (("plan_terms"."ended_at" is null) = ("plan_terms"."end_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_replays" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_stops" (
	"number_hash" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mentor_sessions" DROP CONSTRAINT "mentor_sessions_cancelled_by";--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "months" smallint;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "seats" integer;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "opens_on" date;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "closes_on" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plan_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_findings" ADD CONSTRAINT "payment_findings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_findings" ADD CONSTRAINT "payment_findings_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_terms" ADD CONSTRAINT "plan_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_terms" ADD CONSTRAINT "plan_terms_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_terms" ADD CONSTRAINT "plan_terms_code_affiliate_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."affiliate_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("external_id","kind");--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("user_id") WHERE state in ('new', 'open');--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "pay_links_user" ON "pay_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pay_links_order" ON "pay_links" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "pay_links_expires" ON "pay_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_findings_once" ON "payment_findings" USING btree ("kind","external_id");--> statement-breakpoint
CREATE INDEX "payment_findings_open" ON "payment_findings" USING btree ("found_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "payment_findings_order" ON "payment_findings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_findings_handler" ON "payment_findings" USING btree ("handled_by");--> statement-breakpoint
CREATE INDEX "plan_terms_user" ON "plan_terms" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_terms_code" ON "plan_terms" USING btree ("code");--> statement-breakpoint
CREATE INDEX "plan_terms_ends" ON "plan_terms" USING btree ("ends_at") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_sessions" ADD CONSTRAINT "mentor_sessions_cancelled_by" CHECK ("mentor_sessions"."cancelled_by" in ('guardian', 'plan'));--> statement-breakpoint
CREATE FUNCTION keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '7 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'ledger_entries are kept as they are';
END
$$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_kept BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION keep_ledger();--> statement-breakpoint
INSERT INTO "plan_terms" ("user_id", "plan_id", "source", "starts_at", "ends_at")
SELECT u.id, u.pricing_plan, CASE WHEN p.price = 0 THEN 'free' ELSE 'staff' END, now(), CASE WHEN p.price = 0 THEN NULL ELSE now() + make_interval(months => p.months) END
FROM "users" u JOIN "plans" p ON p.id = u.pricing_plan;--> statement-breakpoint
UPDATE "users" SET "plan_ends_at" = t.ends_at FROM "plan_terms" t WHERE t.user_id = "users".id;
