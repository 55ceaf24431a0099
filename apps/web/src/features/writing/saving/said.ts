import type { DraftHead } from "@clausewise/contracts";

/** What is said of a draft beside its text. */
export type Said = Pick<DraftHead, "title" | "category" | "country" | "document_type" | "speaks_of">;

export const nothingSaid: Said = { title: "", category: null, country: null, document_type: null, speaks_of: null };

export const saidOf = ({ title, category, country, document_type, speaks_of }: Said): Said => ({
  title,
  category,
  country,
  document_type,
  speaks_of,
});

/** What is said otherwise now. */
export const differing = (before: Said, now: Said): Partial<Said> =>
  Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== before[field as keyof Said]));
