ALTER TABLE "source_version" ALTER COLUMN "issued" SET DATA TYPE text USING to_char("issued", 'YYYY-MM-DD');--> statement-breakpoint
ALTER TABLE "source_version" ALTER COLUMN "effective" SET DATA TYPE text USING to_char("effective", 'YYYY-MM-DD');
