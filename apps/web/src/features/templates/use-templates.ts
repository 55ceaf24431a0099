import { jurisdictionName, type Template, type TemplateFilter, type TemplateFormat } from "@clausewise/contracts";
import { useMemo, useState } from "react";
import { type ListSource, type ListSpec, asCall } from "../../shared/list.ts";
import { saveFile } from "../../shared/save-file.ts";
import { trpc } from "../../shared/trpc.ts";
import { notice } from "../../shared/ui/notices.tsx";
import { useList, useRefreshList } from "../../shared/ui/use-list.ts";
import { categoryNames, formatNames, originNames, typeNames } from "./template-words.ts";

const name = "templates";

const nameIn = (names: Readonly<Record<string, string>>) => (value: string) => names[value] ?? value;

const spec: ListSpec = {
  filters: [
    { name: "category", label: "Category", nameOf: nameIn(categoryNames), known: Object.keys(categoryNames) },
    { name: "country", label: "Country", nameOf: jurisdictionName },
    { name: "type", label: "Kind", nameOf: nameIn(typeNames), known: Object.keys(typeNames) },
    { name: "format", label: "Format", nameOf: nameIn(formatNames), known: Object.keys(formatNames) },
    { name: "origin", label: "Written by", nameOf: nameIn(originNames), known: Object.keys(originNames) },
  ],
  sorts: [
    ["featured", "Featured first"],
    ["name", "By name"],
    ["updated", "Newest first"],
  ],
};

/** Templates, as the address asks for them. */
export function useTemplateList() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<Template>>(
    () => ({ name, read: (input) => client.templates.list.query(asCall(input) as Partial<TemplateFilter>) }),
    [client],
  );
  return useList(source, spec, 60_000);
}

/** One template as its file has it, filled from a product where one is chosen. */
export const useTemplate = (id: string, product: string | null) =>
  trpc.templates.get.useQuery({ id, ...(product !== null && { product }) }, { staleTime: 60_000, placeholderData: (before) => before });

/** The files that the person made of a template last. */
export const useMadeFiles = (template: string) => trpc.templates.made.useQuery({ template, limit: 5 });

/** The files that the person made last, of all templates. */
export const useNewestFiles = () => trpc.templates.made.useQuery({});

/** The person's products, to fill templates from. */
export const useFillingProducts = () => trpc.products.list.useQuery({ sort: "name", limit: 100 });

interface Wish {
  format: TemplateFormat;
  product: string | null;
  instructions: boolean;
}

/** Saves the file of a template, and records that it was downloaded once it is there. */
export function useDownload(template: Pick<Template, "id" | "name" | "country" | "authority">) {
  const [saving, setSaving] = useState<TemplateFormat | null>(null);
  const { templates } = trpc.useUtils();
  const refreshList = useRefreshList(name);
  const refresh = () => Promise.all([refreshList(), templates.invalidate()]);
  const log = trpc.templates.logDownload.useMutation({ onSuccess: refresh });
  const { id: templateId, name: templateName, country, authority } = template;
  const record = () => log.mutate({ templateId, templateName, country, authority });
  const save = async ({ format, product, instructions }: Wish): Promise<void> => {
    setSaving(format);
    try {
      const query = new URLSearchParams({ format, instructions: String(instructions), ...(product !== null && { product }) });
      notice(`Saved as ${await saveFile(`/api/templates/${templateId}/file?${query.toString()}`)}.`);
      record();
    } catch (error) {
      console.error("Failed to download the template:", error instanceof Error ? error.message : error);
      notice("The template was not downloaded. Nothing was lost; please try again.");
    } finally {
      setSaving(null);
    }
  };
  return { saving, save, record };
}
