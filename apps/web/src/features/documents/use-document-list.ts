import { type Document, DocumentCategory, type DocumentFilter, RegulatoryBody, UploadStatus } from "@clausewise/contracts";
import { useMemo } from "react";
import { type ListAnswer, type ListSource, type ListSpec, asCall } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { useList } from "../../shared/ui/use-list.ts";
import { statusWords } from "./status.tsx";

/** Names the list in the cache, after the kind of event that it changes with. */
export const listName = "documents";

const spec: ListSpec = {
  filters: [
    { name: "category", label: "Category", known: DocumentCategory.options },
    { name: "body", label: "Regulatory body", known: RegulatoryBody.options },
    { name: "status", label: "Status", known: UploadStatus.options, nameOf: (value) => statusWords[value as UploadStatus] ?? value },
    { name: "tag", label: "Tag" },
    { name: "deleted", label: "Deleted", known: ["true"], nameOf: () => "can be had back" },
  ],
  sorts: [
    ["newest", "Newest first"],
    ["title", "By title"],
    ["largest", "Largest first"],
    ["review", "Next review first"],
  ],
};

type Facets = NonNullable<ListAnswer<Document>["facets"]>;

/** Values that are always offered: those without documents say 0. */
export function allOffered(facets: Facets): Facets {
  const always: Record<string, readonly string[]> = { category: DocumentCategory.options, body: RegulatoryBody.options };
  return Object.fromEntries(
    Object.entries(facets).map(([name, counts]) => {
      const missing = (always[name] ?? []).filter((value) => !counts.some((one) => one.value === value));
      return [name, [...counts, ...missing.map((value) => ({ value, count: 0 }))]];
    }),
  );
}

/** A person's documents, as the address asks for them. */
export function useDocumentList() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<Document>>(() => {
    const read: ListSource<Document>["read"] = async (input) => {
      try {
        const page = await client.documents.list.query(asCall(input) as Partial<DocumentFilter>);
        return { ...page, facets: allOffered(page.facets) };
      } catch (error) {
        console.error("Failed to fetch documents:", error instanceof Error ? error.message : error);
        throw error;
      }
    };
    return { name: listName, read };
  }, [client]);
  return useList(source, spec);
}

/** Where words stand in the texts of a person's documents. */
export const useTextHits = (words: string) =>
  trpc.documents.search.useQuery({ words, limit: 20 }, { enabled: words.trim().length > 1, placeholderData: (before) => before });
