CREATE TABLE "built_in_import" (
	"id" integer PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"imported_at" timestamp(3) with time zone NOT NULL
);
