-- Questions are kept by version: those that are there belong to the version of their scenarios.
ALTER TABLE "questions" DROP CONSTRAINT "questions_question_id_unique";--> statement-breakpoint
ALTER TABLE "questions" DROP CONSTRAINT "questions_scenario_id_scenarios_scenario_id_fk";--> statement-breakpoint
DROP INDEX "questions_place";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "version" text;--> statement-breakpoint
UPDATE "questions" SET "version" = "scenarios"."version" FROM "scenarios" WHERE "scenarios"."scenario_id" = "questions"."scenario_id";--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" DROP CONSTRAINT "questions_pkey";--> statement-breakpoint
ALTER TABLE "scenarios" DROP CONSTRAINT "scenarios_pkey";--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_pkey" PRIMARY KEY("version","id");--> statement-breakpoint
ALTER TABLE "scenarios" ADD CONSTRAINT "scenarios_pkey" PRIMARY KEY("version","scenario_id");--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_scenario" FOREIGN KEY ("version","scenario_id") REFERENCES "public"."scenarios"("version","scenario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "questions_name" ON "questions" USING btree ("version","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_place" ON "questions" USING btree ("version","scenario_id","ordering");
