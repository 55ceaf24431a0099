ALTER TABLE "guidance_document" ALTER COLUMN "productType" SET DATA TYPE jsonb USING CASE WHEN "productType" IS NULL THEN '[]'::jsonb ELSE jsonb_build_array("productType") END;--> statement-breakpoint
ALTER TABLE "guidance_document" ALTER COLUMN "productType" SET NOT NULL;
