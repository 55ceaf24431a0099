CREATE TABLE "alert_work" (
	"owner_id" uuid NOT NULL,
	"alert_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"impact" text,
	"note" text NOT NULL,
	"reason" text,
	"evidence" jsonb NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "alert_work_owner_id_alert_id_version_pk" PRIMARY KEY("owner_id","alert_id","version")
);
--> statement-breakpoint
ALTER TABLE "alert_work" ADD CONSTRAINT "alert_work_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_work" ADD CONSTRAINT "alert_work_alert_id_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alert"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_work_alert" ON "alert_work" USING btree ("alert_id");