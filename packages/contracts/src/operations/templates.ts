import { z } from "zod";
import { CalendarDate, Done, filled } from "../domain/fields.ts";
import { ProductCategory } from "../domain/kinds.ts";
import { lengths } from "../domain/limits.ts";
import { operations } from "../wire/operation.ts";

export const TemplateFormat = z.enum(["PDF", "DOCX", "XLSX"]);
export const TemplateCountry = z.enum(["US", "EU", "JP", "CA", "AU", "CN", "BR", "IN", "KR", "RU"]);

export const Template = z.object({
  id: z.string(),
  name: z.string(),
  category: ProductCategory,
  country: TemplateCountry,
  authority: z.string(),
  templateType: z.string(),
  description: z.string(),
  lastUpdated: CalendarDate,
  downloadUrl: z.string(),
  format: TemplateFormat,
  featured: z.boolean(),
  popularity: z.number().int().min(0).max(100),
  officialSource: z.string(),
});
export type Template = z.infer<typeof Template>;

export const TemplateDownload = z.object({
  templateId: filled(lengths.label),
  templateName: filled(lengths.search),
  country: filled(lengths.code),
  authority: filled(lengths.label),
});

export const templateOperations = operations({
  logDownload: {
    method: "POST",
    path: "/api/template-downloads",
    access: "user",
    summary: "Records that a template was downloaded.",
    input: TemplateDownload,
    output: Done,
    example: { templateId: "t1", templateName: "Cover letter", country: "US", authority: "FDA" },
  },
});
