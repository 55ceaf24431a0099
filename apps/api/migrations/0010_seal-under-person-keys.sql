-- Records written before stay aside, in the clear, until the server, which holds the keys, has sealed them anew.
ALTER TABLE "audit_record" RENAME TO "audit_record_open";--> statement-breakpoint
ALTER INDEX "audit_record_pkey" RENAME TO "audit_record_open_pkey";--> statement-breakpoint
ALTER INDEX "audit_actor" RENAME TO "audit_open_actor";--> statement-breakpoint
CREATE TABLE "audit_record" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"recorded_at" text NOT NULL,
	"actor_id" uuid,
	"actor_role" text NOT NULL,
	"subject_id" uuid,
	"request_id" text,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text,
	"object_version" text,
	"outcome" text NOT NULL,
	"actor_sealed" text NOT NULL,
	"content_sealed" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"mac" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit_record" USING btree ("actor_id","sequence");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit_record" USING btree ("subject_id","sequence");--> statement-breakpoint
CREATE TRIGGER "audit_record_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_record"
FOR EACH STATEMENT EXECUTE FUNCTION "audit_record_append_only"();--> statement-breakpoint
-- A trail that has not begun has nothing to be sealed anew.
DO $$
BEGIN
	IF NOT EXISTS (SELECT FROM "audit_record_open") THEN
		DROP TABLE "audit_record_open";
	END IF;
END
$$;
