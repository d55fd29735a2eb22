-- contracts: both constraints allow more than they did; an older process names neither and writes nothing that they refuse
ALTER TABLE "desk_members" DROP CONSTRAINT "desk_members_whose";--> statement-breakpoint
ALTER TABLE "desk_members" DROP CONSTRAINT "desk_members_school_id_schools_id_fk";
--> statement-breakpoint
ALTER TABLE "desk_members" ADD CONSTRAINT "desk_members_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_members" ADD CONSTRAINT "desk_members_whose" CHECK (("desk_members"."level" = 'organization') = ("desk_members"."school_id" is not null or "desk_members"."code" is not null) or ("desk_members"."level" = 'organization' and "desk_members"."ended_at" is not null));