CREATE TABLE "alert_assignment" (
	"owner_id" uuid NOT NULL,
	"alert_id" uuid NOT NULL,
	"assigned_by" uuid,
	"note" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "alert_assignment_owner_id_alert_id_pk" PRIMARY KEY("owner_id","alert_id")
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_of_alert";--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "about" text DEFAULT 'match' NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_assignment" ADD CONSTRAINT "alert_assignment_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_assignment" ADD CONSTRAINT "alert_assignment_alert_id_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alert"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_assignment" ADD CONSTRAINT "alert_assignment_assigned_by_person_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_assignment_alert" ON "alert_assignment" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "alert_assignment_by" ON "alert_assignment" USING btree ("assigned_by");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_of_alert" UNIQUE("owner_id","alert_id","about");