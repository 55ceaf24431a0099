import { jurisdictionName, officialFormTypeNames, type Template, templateTypeNames } from "@clausewise/contracts";

export const categoryNames: Readonly<Record<Template["category"], string>> = { device: "Devices", drug: "Drugs", biologic: "Biologics" };

export const formatNames: Readonly<Record<Template["format"], string>> = { DOCX: "Word", XLSX: "Excel", PDF: "PDF", online: "Online" };

export const originNames: Readonly<Record<Template["origin"], string>> = {
  own: "Ours, clause by clause",
  official: "The authority's own form",
};

export const typeNames: Readonly<Record<string, string>> = { ...templateTypeNames, ...officialFormTypeNames };

/** `United States · FDA · Submission`. */
export const lineOf = ({ countries, authority, templateType }: Template): string =>
  [countries.map(jurisdictionName).join(", "), authority, typeNames[templateType]].filter(Boolean).join(" · ");
