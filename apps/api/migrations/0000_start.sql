CREATE TABLE "alert" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"alert_type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"severity_level" text NOT NULL,
	"regulatory_body" text,
	"document_category" text,
	"effective_date" date,
	"source_url" text,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_record" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"recorded_at" text NOT NULL,
	"actor_id" uuid,
	"actor_label" text NOT NULL,
	"actor_role" text NOT NULL,
	"session_id" text,
	"request_id" text,
	"address" text,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text,
	"object_version" text,
	"reason" text,
	"changes" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"mac" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"firstName" text NOT NULL,
	"lastName" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passage" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" bigserial NOT NULL,
	"source_id" uuid NOT NULL,
	"citation" text NOT NULL,
	"heading" text NOT NULL,
	"heading_path" jsonb NOT NULL,
	"page" integer,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"url" text,
	CONSTRAINT "passage_key" UNIQUE("key"),
	CONSTRAINT "passage_identity" UNIQUE("source_id","hash")
);
--> statement-breakpoint
CREATE TABLE "source" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"identifier" text NOT NULL,
	"title" text NOT NULL,
	"authority" text NOT NULL,
	"jurisdiction" text NOT NULL,
	"kind" text NOT NULL,
	"binding" boolean NOT NULL,
	"text_kind" text NOT NULL,
	"url" text,
	"docket" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "source_identity" UNIQUE NULLS NOT DISTINCT("owner_id","identifier","text_kind")
);
--> statement-breakpoint
CREATE TABLE "source_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_id" uuid NOT NULL,
	"label" text NOT NULL,
	"status" text NOT NULL,
	"issued" date,
	"effective" date,
	"retrieved" date NOT NULL,
	"content_hash" text NOT NULL,
	"replaces" uuid,
	"is_current" boolean NOT NULL,
	"passages" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"revision" bigserial NOT NULL,
	CONSTRAINT "source_version_content" UNIQUE("source_id","content_hash")
);
--> statement-breakpoint
CREATE TABLE "version_passage" (
	"version_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"passage_id" uuid NOT NULL,
	CONSTRAINT "version_passage_version_id_ordinal_pk" PRIMARY KEY("version_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"filename" text NOT NULL,
	"file_size" integer NOT NULL,
	"regulatory_body" text,
	"document_category" text,
	"upload_status" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"sha256" text NOT NULL,
	"blob" text NOT NULL,
	"mimetype" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guidance_document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"topic" jsonb NOT NULL,
	"fdaOrganization" jsonb NOT NULL,
	"therapeuticArea" text,
	"guidanceStatus" text NOT NULL,
	"openForComment" boolean NOT NULL,
	"commentClosingDate" date,
	"issueDate" date,
	"documentUrl" text NOT NULL,
	"file_size" text,
	"productType" text,
	"regulatory_pathway" jsonb NOT NULL,
	"deviceClass" text,
	CONSTRAINT "guidance_document_url" UNIQUE("documentUrl")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"given_name" text,
	"name" text,
	"picture" text,
	"role_type" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "person_provider_subject" UNIQUE("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"data" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"priority_level" text NOT NULL,
	"is_read" boolean NOT NULL,
	"read_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "query" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"question" text NOT NULL,
	"response" text NOT NULL,
	"query_status" text NOT NULL,
	"confidence_score" double precision,
	"created_at" timestamp(3) with time zone NOT NULL,
	"is_bookmarked" boolean NOT NULL,
	"source_documents" text NOT NULL,
	"stakeholder_impact" text NOT NULL,
	"answer_id" uuid,
	CONSTRAINT "query_of_answer" UNIQUE("owner_id","answer_id")
);
--> statement-breakpoint
CREATE TABLE "template_download" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"templateId" text NOT NULL,
	"templateName" text NOT NULL,
	"country" text NOT NULL,
	"authority" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage" ADD CONSTRAINT "passage_source_id_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source" ADD CONSTRAINT "source_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_version" ADD CONSTRAINT "source_version_source_id_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_version" ADD CONSTRAINT "source_version_replaces_source_version_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."source_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_passage" ADD CONSTRAINT "version_passage_version_id_source_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."source_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_passage" ADD CONSTRAINT "version_passage_passage_id_passage_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passage"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query" ADD CONSTRAINT "query_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query" ADD CONSTRAINT "query_answer_id_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_download" ADD CONSTRAINT "template_download_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_owner" ON "alert" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "answer_owner" ON "answer" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit_record" USING btree ("actor_id","sequence");--> statement-breakpoint
CREATE INDEX "passage_citation" ON "passage" USING btree ("citation" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "source_version_revision" ON "source_version" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "version_passage_passage" ON "version_passage" USING btree ("passage_id");--> statement-breakpoint
CREATE INDEX "document_owner" ON "document" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "session_person" ON "session" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notification_owner" ON "notification" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "query_owner" ON "query" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "template_download_owner" ON "template_download" USING btree ("owner_id","created_at");