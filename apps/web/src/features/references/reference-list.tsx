import type { ReferenceCheck } from "@clausewise/contracts";
import { ListPanel } from "../../shared/ui/list-page.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import type { Whereabouts } from "./reference-places.tsx";
import { ReferenceRow } from "./reference-row.tsx";
import { useReferenceList } from "./use-references.ts";

interface Props {
  check: ReferenceCheck;
  where: Whereabouts;
}

/** All that a check found, narrowed by verdict and words. */
export function ReferenceList({ check, where }: Props) {
  const list = useReferenceList(check);
  return (
    <ListPanel
      list={list}
      label="References"
      counted={["reference", "references"]}
      searchLabel="Search references"
      searchHint="21 CFR 820, ISO 14971 …"
      keyOf={({ id }) => id}
      renderRow={(found) => <ReferenceRow found={found} where={where} />}
      rowHeight={190}
      waiting="Loading what was found"
      failed="What was found could not be loaded."
      empty={
        <Empty title="The text refers to nothing that is recognised.">
          Looked for are laws and their clauses, standards, guidance, dockets, clearances, approvals and studies by their numbers or titles.
        </Empty>
      }
      none={["No reference matches.", "Take a filter off, or search for fewer words."]}
    />
  );
}
