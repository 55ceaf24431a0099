CREATE TABLE "official_answer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_id" text NOT NULL,
	"url" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text,
	"etag" text,
	"last_modified" text,
	"fetched_at" timestamp(3) with time zone NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	"as_of" date,
	"blob" text NOT NULL,
	CONSTRAINT "official_answer_bytes" UNIQUE("source_id","url","sha256")
);
--> statement-breakpoint
CREATE TABLE "official_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"library_source_id" uuid,
	"version_id" uuid,
	"clauses" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "official_source" (
	"id" text PRIMARY KEY NOT NULL,
	"outcome" text,
	"result" text,
	"last_try" timestamp(3) with time zone,
	"last_success" timestamp(3) with time zone,
	"next_run" timestamp(3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"token" text,
	"answer_id" uuid,
	"as_of" date,
	"plan" jsonb,
	"growth" jsonb,
	"seen_live" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "official_step" (
	"source_id" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"order" integer NOT NULL,
	"label" text NOT NULL,
	"about" jsonb NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp(3) with time zone,
	"problem" text,
	"answer_id" uuid,
	CONSTRAINT "official_step_source_id_key_pk" PRIMARY KEY("source_id","key")
);
--> statement-breakpoint
CREATE TABLE "official_text" (
	"source_id" text NOT NULL,
	"identifier" text NOT NULL,
	"library_source_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"label" text NOT NULL,
	"effective" text,
	"passages" integer NOT NULL,
	"answer_id" uuid NOT NULL,
	"gone_since" timestamp(3) with time zone,
	CONSTRAINT "official_text_source_id_identifier_pk" PRIMARY KEY("source_id","identifier")
);
--> statement-breakpoint
CREATE TABLE "register_row" (
	"source_id" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"url" text,
	"fields" jsonb NOT NULL,
	"aside" jsonb NOT NULL,
	"hash" text NOT NULL,
	"first_seen" timestamp(3) with time zone NOT NULL,
	"last_seen" timestamp(3) with time zone,
	"gone_since" timestamp(3) with time zone,
	CONSTRAINT "register_row_source_id_key_pk" PRIMARY KEY("source_id","key")
);
--> statement-breakpoint
ALTER TABLE "official_answer" ADD CONSTRAINT "official_answer_source_id_official_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."official_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_change" ADD CONSTRAINT "official_change_source_id_official_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."official_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_change" ADD CONSTRAINT "official_change_library_source_id_source_id_fk" FOREIGN KEY ("library_source_id") REFERENCES "public"."source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_change" ADD CONSTRAINT "official_change_version_id_source_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."source_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_step" ADD CONSTRAINT "official_step_source_id_official_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."official_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_text" ADD CONSTRAINT "official_text_source_id_official_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."official_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_text" ADD CONSTRAINT "official_text_library_source_id_source_id_fk" FOREIGN KEY ("library_source_id") REFERENCES "public"."source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_text" ADD CONSTRAINT "official_text_version_id_source_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."source_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_text" ADD CONSTRAINT "official_text_answer_id_official_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."official_answer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_row" ADD CONSTRAINT "register_row_source_id_official_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."official_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "official_change_source" ON "official_change" USING btree ("source_id","at");--> statement-breakpoint
CREATE INDEX "official_change_library" ON "official_change" USING btree ("library_source_id");--> statement-breakpoint
CREATE INDEX "official_change_version" ON "official_change" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "official_text_library" ON "official_text" USING btree ("library_source_id");--> statement-breakpoint
CREATE INDEX "official_text_version" ON "official_text" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "official_text_answer" ON "official_text" USING btree ("answer_id");