-- An assessment names the profile of its own user, as it does its person: by an id together with the user's.
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_id_unique" UNIQUE("user_id","id");--> statement-breakpoint
ALTER TABLE "person_context_assessment" DROP CONSTRAINT "person_context_assessment_profile_id_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "person_context_assessment" ADD CONSTRAINT "person_context_assessment_user_id_profile_id_profiles_user_id_id_fk" FOREIGN KEY ("user_id","profile_id") REFERENCES "public"."profiles"("user_id","id") ON DELETE cascade ON UPDATE no action;
