ALTER TABLE "person" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "provider_role" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "granted_role" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "disabled_at" timestamp(3) with time zone;