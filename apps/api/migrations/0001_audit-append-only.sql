-- Guards against slips only: whoever owns the database can drop it. The MAC and the signed checkpoints are the proof.
CREATE FUNCTION "audit_record_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('clausewise.maintenance', true) IS DISTINCT FROM 'on' THEN
		RAISE EXCEPTION 'audit_record is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_record_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_record"
FOR EACH STATEMENT EXECUTE FUNCTION "audit_record_append_only"();
