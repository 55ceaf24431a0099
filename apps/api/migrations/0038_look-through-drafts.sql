CREATE TABLE "draft_finding" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"draft_id" uuid NOT NULL,
	"tool" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"proposal" text,
	"anchors" jsonb NOT NULL,
	"citations" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"decided_at" timestamp(3) with time zone,
	"found_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_review" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"draft_id" uuid NOT NULL,
	"tool" text NOT NULL,
	"state" text NOT NULL,
	"draft_version" integer NOT NULL,
	"document_type" text,
	"job_id" uuid,
	"tries" integer NOT NULL,
	"problem" text,
	"figure" jsonb,
	"elements" jsonb NOT NULL,
	"references" jsonb NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "draft_review_tool" UNIQUE("draft_id","tool")
);
--> statement-breakpoint
ALTER TABLE "draft_finding" ADD CONSTRAINT "draft_finding_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_finding" ADD CONSTRAINT "draft_finding_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_review" ADD CONSTRAINT "draft_review_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_review" ADD CONSTRAINT "draft_review_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_finding_draft" ON "draft_finding" USING btree ("draft_id","tool");