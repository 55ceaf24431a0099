CREATE TABLE "signature" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"signer_id" uuid,
	"signer_name" text NOT NULL,
	"signer_role" text NOT NULL,
	"meaning" text NOT NULL,
	"note" text NOT NULL,
	"provider" text NOT NULL,
	"authenticated_at" timestamp(3) with time zone NOT NULL,
	"signed_at" timestamp(3) with time zone NOT NULL,
	"parts" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"digest" text NOT NULL,
	"audit_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"meaning" text NOT NULL,
	"note" text NOT NULL,
	"begun_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_signer_id_person_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing" ADD CONSTRAINT "signing_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signature_object" ON "signature" USING btree ("object_id","kind");--> statement-breakpoint
CREATE INDEX "signature_owner" ON "signature" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "signing_owner" ON "signing" USING btree ("owner_id");