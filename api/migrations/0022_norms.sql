CREATE TABLE "norms" (
	"version" text PRIMARY KEY NOT NULL,
	"item_version" text NOT NULL,
	"area_means" jsonb NOT NULL,
	"students" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
