ALTER TABLE "alert_subscription" ADD COLUMN "mail" jsonb DEFAULT '{"delivery":"off","hour":8,"weekday":1,"time_zone":"UTC"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_subscription" ADD COLUMN "mail_since" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_subscription" ADD COLUMN "mailed_on" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "mailed_at" timestamp(3) with time zone;