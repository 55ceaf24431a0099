CREATE TABLE "discussion_clause" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"words" text NOT NULL,
	"source" text NOT NULL,
	"clause" text NOT NULL,
	"place" integer NOT NULL,
	"confirmed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "discussion_edition" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text,
	"tags" text[] NOT NULL,
	"content" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discussion_post" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"content" text NOT NULL,
	"quoted_id" uuid,
	"votes" integer DEFAULT 0 NOT NULL,
	"is_accepted" boolean DEFAULT false NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"removed_at" timestamp(3) with time zone,
	"removed_as" text,
	"removed_by" uuid,
	"removal_reason" text
);
--> statement-breakpoint
CREATE TABLE "discussion_reader" (
	"thread_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"follows" boolean,
	"seen_at" timestamp(3) with time zone,
	CONSTRAINT "discussion_reader_thread_id_owner_id_pk" PRIMARY KEY("thread_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "discussion_report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"outcome" text,
	"settled_at" timestamp(3) with time zone,
	"settled_by" uuid
);
--> statement-breakpoint
CREATE TABLE "discussion_thread" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"isPinned" boolean DEFAULT false NOT NULL,
	"isResolved" boolean DEFAULT false NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"createdAt" timestamp(3) with time zone NOT NULL,
	"lastActivity" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discussion_vote" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"owner_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "discussion_vote_once" UNIQUE("post_id","owner_id")
);
--> statement-breakpoint
ALTER TABLE "discussion_clause" ADD CONSTRAINT "discussion_clause_post_id_discussion_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."discussion_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_edition" ADD CONSTRAINT "discussion_edition_post_id_discussion_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."discussion_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_edition" ADD CONSTRAINT "discussion_edition_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_post" ADD CONSTRAINT "discussion_post_thread_id_discussion_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."discussion_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_post" ADD CONSTRAINT "discussion_post_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_post" ADD CONSTRAINT "discussion_post_removed_by_person_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reader" ADD CONSTRAINT "discussion_reader_thread_id_discussion_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."discussion_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reader" ADD CONSTRAINT "discussion_reader_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_report" ADD CONSTRAINT "discussion_report_post_id_discussion_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."discussion_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_report" ADD CONSTRAINT "discussion_report_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_report" ADD CONSTRAINT "discussion_report_settled_by_person_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_vote" ADD CONSTRAINT "discussion_vote_post_id_discussion_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."discussion_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_vote" ADD CONSTRAINT "discussion_vote_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discussion_clause_post" ON "discussion_clause" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "discussion_edition_post" ON "discussion_edition" USING btree ("post_id","at");--> statement-breakpoint
CREATE INDEX "discussion_edition_owner" ON "discussion_edition" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "discussion_post_thread" ON "discussion_post" USING btree ("thread_id","createdAt");--> statement-breakpoint
CREATE INDEX "discussion_post_owner" ON "discussion_post" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "discussion_post_removed_by" ON "discussion_post" USING btree ("removed_by");--> statement-breakpoint
CREATE INDEX "discussion_reader_owner" ON "discussion_reader" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discussion_report_open" ON "discussion_report" USING btree ("post_id","owner_id") WHERE "discussion_report"."outcome" is null;--> statement-breakpoint
CREATE INDEX "discussion_report_created" ON "discussion_report" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "discussion_report_owner" ON "discussion_report" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "discussion_report_settled_by" ON "discussion_report" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "discussion_thread_recent" ON "discussion_thread" USING btree ("isPinned","lastActivity","id");--> statement-breakpoint
CREATE INDEX "discussion_thread_category" ON "discussion_thread" USING btree ("category");--> statement-breakpoint
CREATE INDEX "discussion_vote_owner" ON "discussion_vote" USING btree ("owner_id");