import type { Template } from "@clausewise/contracts";
import { ListPanel } from "../../shared/ui/list-page.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import type { List } from "../../shared/ui/use-list.ts";
import { TemplateCard } from "./template-card.tsx";
import styles from "./templates.module.css";
import { useTemplateList } from "./use-templates.ts";

/** The templates with search, filters and orders, the featured ones in a section of their own. */
export function TemplateList() {
  const list = useTemplateList();
  const headings = headingsOf(list);
  return (
    <ListPanel
      list={list}
      label="Templates"
      counted={["template", "templates"]}
      searchLabel="Search templates"
      searchHint="Name, authority, country or clause: 510(k), risk, 21 CFR 820.30"
      keyOf={({ id }) => id}
      renderRow={(template) => (
        <>
          {headings.has(template.id) && <h2 className={styles.part}>{headings.get(template.id)}</h2>}
          <TemplateCard template={template} heading={headings.size > 0 ? "h3" : "h2"} />
        </>
      )}
      rowHeight={150}
      waiting="Opening the templates"
      failed="The templates could not be opened."
      empty={<Empty title="No templates">They come with the library, and none is there yet.</Empty>}
      none={["No template fits", "Try other words, or take a filter away."]}
    />
  );
}

/** What stands above a template, by its id: only where featured ones stand first. */
function headingsOf({ items, wanted }: List<Template>): ReadonlyMap<string, string> {
  const [first] = items;
  const other = items.find(({ featured }) => !featured);
  if (wanted.sort !== "featured" || wanted.search !== "" || first?.featured !== true) return new Map();
  return new Map([[first.id, "Featured"], ...(other ? ([[other.id, "All other templates"]] as const) : [])]);
}
