CREATE TABLE "milestone" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"protocolId" text NOT NULL,
	"country" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"plannedDate" date NOT NULL,
	"status" text NOT NULL,
	"notes" text NOT NULL,
	"responsiblePerson" text NOT NULL,
	"documentsRequired" text[] NOT NULL,
	"documents" jsonb NOT NULL,
	"basis" jsonb,
	"checklist_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "milestone_link" (
	"milestone_id" uuid NOT NULL,
	"on_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	CONSTRAINT "milestone_link_milestone_id_on_id_pk" PRIMARY KEY("milestone_id","on_id")
);
--> statement-breakpoint
CREATE TABLE "milestone_move" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"milestone_id" uuid NOT NULL,
	"moved" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"undone_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "milestone_share" (
	"milestone_id" uuid NOT NULL,
	"address" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"may_edit" boolean NOT NULL,
	"notify" boolean NOT NULL,
	"in_calendar" boolean NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "milestone_share_milestone_id_address_pk" PRIMARY KEY("milestone_id","address")
);
--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_link" ADD CONSTRAINT "milestone_link_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_link" ADD CONSTRAINT "milestone_link_on_id_milestone_id_fk" FOREIGN KEY ("on_id") REFERENCES "public"."milestone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_link" ADD CONSTRAINT "milestone_link_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_move" ADD CONSTRAINT "milestone_move_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_move" ADD CONSTRAINT "milestone_move_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_share" ADD CONSTRAINT "milestone_share_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_share" ADD CONSTRAINT "milestone_share_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "milestone_planned" ON "milestone" USING btree ("owner_id","plannedDate","id");--> statement-breakpoint
CREATE INDEX "milestone_changed" ON "milestone" USING btree ("owner_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "milestone_link_on" ON "milestone_link" USING btree ("on_id");--> statement-breakpoint
CREATE INDEX "milestone_link_owner" ON "milestone_link" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "milestone_move_owner" ON "milestone_move" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "milestone_move_milestone" ON "milestone_move" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "milestone_share_address" ON "milestone_share" USING btree ("address");--> statement-breakpoint
CREATE INDEX "milestone_share_owner" ON "milestone_share" USING btree ("owner_id");