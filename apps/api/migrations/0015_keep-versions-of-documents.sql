CREATE TABLE "document_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"filename" text NOT NULL,
	"extension" text NOT NULL,
	"file_size" integer NOT NULL,
	"mimetype" text NOT NULL,
	"sha256" text NOT NULL,
	"blob" text NOT NULL,
	"upload_status" text NOT NULL,
	"failure" text,
	"parts" jsonb,
	"reading_blob" text,
	"source_version_id" uuid,
	"job_id" uuid,
	"tries" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "document_version_number" UNIQUE("document_id","number")
);
--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "review_on" date;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "reminded_of" date;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "current_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ALTER COLUMN "current_version" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "updated_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "document" SET "updated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "document" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "source" ADD COLUMN "withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_source_version_id_source_version_id_fk" FOREIGN KEY ("source_version_id") REFERENCES "public"."source_version"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_version_owner" ON "document_version" USING btree ("owner_id","sha256");--> statement-breakpoint
CREATE INDEX "document_version_unread" ON "document_version" USING btree ("upload_status") WHERE upload_status in ('pending', 'processing');--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_source_id_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."source"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_review" ON "document" USING btree ("review_on");--> statement-breakpoint
INSERT INTO "document_version" ("document_id", "owner_id", "number", "filename", "extension", "file_size", "mimetype", "sha256", "blob", "upload_status", "tries", "created_at")
SELECT "id", "owner_id", 1, "filename", lower(substring("filename" from '[^.]*$')), "file_size", "mimetype", "sha256", "blob", 'pending', 0, "created_at" FROM "document";--> statement-breakpoint
ALTER TABLE "document" DROP COLUMN "filename";--> statement-breakpoint
ALTER TABLE "document" DROP COLUMN "file_size";--> statement-breakpoint
ALTER TABLE "document" DROP COLUMN "upload_status";--> statement-breakpoint
ALTER TABLE "document" DROP COLUMN "sha256";--> statement-breakpoint
ALTER TABLE "document" DROP COLUMN "blob";--> statement-breakpoint
ALTER TABLE "document" DROP COLUMN "mimetype";