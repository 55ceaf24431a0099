DROP INDEX "discussion_thread_recent";--> statement-breakpoint
DROP INDEX "discussion_thread_category";--> statement-breakpoint
ALTER TABLE "discussion_thread" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_actor_id_person_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discussion_post_words" ON "discussion_post" USING gin (to_tsvector('simple'::regconfig, regexp_replace(coalesce("title", '') || ' ' || "content", '[!-/:-@[-`{-~[:space:]]+', ' ', 'g'))) WHERE "discussion_post"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "discussion_post_tags" ON "discussion_post" USING gin ("tags") WHERE "discussion_post"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "discussion_thread_views" ON "discussion_thread" USING btree (("views" + case when "isPinned" then 1000000000 else 0 end),"id") WHERE "discussion_thread"."is_listed";--> statement-breakpoint
CREATE INDEX "discussion_thread_votes" ON "discussion_thread" USING btree (("votes" + case when "isPinned" then 1000000000 else 0 end),"id") WHERE "discussion_thread"."is_listed";--> statement-breakpoint
CREATE INDEX "notification_actor" ON "notification" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notification_author" ON "notification" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "discussion_thread_recent" ON "discussion_thread" USING btree ((("lastActivity" at time zone 'UTC') + case when "isPinned" then interval '1000 years' else interval '0' end),"id") WHERE "discussion_thread"."is_listed";--> statement-breakpoint
CREATE INDEX "discussion_thread_category" ON "discussion_thread" USING btree ("category") WHERE "discussion_thread"."is_listed";