CREATE TABLE "alert_subscription" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"types" text[] NOT NULL,
	"bodies" text[] NOT NULL,
	"severity_from" text NOT NULL,
	"products" jsonb NOT NULL,
	"sources" text[] NOT NULL,
	"searches" jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_match" (
	"alert_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"reasons" jsonb NOT NULL,
	"of_product" boolean NOT NULL,
	CONSTRAINT "alert_match_owner_id_alert_id_pk" PRIMARY KEY("owner_id","alert_id")
);
--> statement-breakpoint
CREATE TABLE "alert_reader" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"upto" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watched_change" (
	"change_id" uuid PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"alert_id" uuid
);
--> statement-breakpoint
ALTER TABLE "alert" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "alert" ADD COLUMN "published_by" uuid;--> statement-breakpoint
ALTER TABLE "alert" ADD COLUMN "severity_reason" text;--> statement-breakpoint
ALTER TABLE "alert" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "alert" ADD COLUMN "library_source_id" uuid;--> statement-breakpoint
ALTER TABLE "alert" ADD COLUMN "entries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "alert_id" uuid;--> statement-breakpoint
ALTER TABLE "alert_subscription" ADD CONSTRAINT "alert_subscription_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_match" ADD CONSTRAINT "alert_match_alert_id_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alert"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_match" ADD CONSTRAINT "alert_match_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_reader" ADD CONSTRAINT "alert_reader_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_change" ADD CONSTRAINT "watched_change_change_id_official_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."official_change"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_change" ADD CONSTRAINT "watched_change_alert_id_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alert"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_match_alert" ON "alert_match" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "watched_change_source" ON "watched_change" USING btree ("source_id","at");--> statement-breakpoint
CREATE INDEX "watched_change_alert" ON "watched_change" USING btree ("alert_id");--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_published_by_person_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_library_source_id_source_id_fk" FOREIGN KEY ("library_source_id") REFERENCES "public"."source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_published_by" ON "alert" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "alert_library" ON "alert" USING btree ("library_source_id");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_of_alert" UNIQUE("owner_id","alert_id");