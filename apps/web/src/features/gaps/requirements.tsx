import type { GapAnalysis } from "@clausewise/contracts";
import { useState } from "react";
import { Empty } from "../../shared/ui/states.tsx";
import { ListPanel } from "../../shared/ui/list-page.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { RequirementRow } from "./requirement-row.tsx";
import { useRequirementList } from "./use-requirements.ts";

interface Props {
  analysis: GapAnalysis;
  openId: string | null;
  onOpen: (id: string) => void;
}

/** Every requirement of the chosen packs, narrowed by what stands in the address. */
export function Requirements({ analysis, openId, onOpen }: Props) {
  const list = useRequirementList(analysis);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => setSelected((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  return (
    <div>
      <ListPanel
        list={list}
        label="Requirements"
        counted={["requirement", "requirements"]}
        searchLabel="Search requirements"
        searchHint="Words of a requirement, its group or clause"
        searchButton="Search"
        keyOf={({ id }) => id}
        renderRow={(requirement) => (
          <RequirementRow
            requirement={requirement}
            isOpen={requirement.id === openId}
            onOpen={() => onOpen(requirement.id)}
            selected={analysis.is_own ? selected.has(requirement.id) : null}
            onSelect={() => toggle(requirement.id)}
          />
        )}
        rowHeight={130}
        waiting="Opening the requirements"
        failed="The requirements could not be opened."
        empty={<Empty title="No pack is chosen">Choose the rule packs above that the product is to be held against.</Empty>}
        none={["No requirement fits", "Every word of a search must stand in the requirement, its title, group or clauses."]}
      />
      {analysis.is_own && selected.size > 0 && (
        <BulkBar
          analysisId={analysis.id}
          selected={[...selected]}
          onAll={() => setSelected(new Set(list.items.map(({ id }) => id)))}
          onNone={() => setSelected(new Set())}
        />
      )}
    </div>
  );
}
