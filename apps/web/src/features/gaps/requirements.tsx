import type { GapAnalysis } from "@clausewise/contracts";
import { useState } from "react";
import { Empty } from "../../shared/ui/states.tsx";
import { ListPanel } from "../../shared/ui/list-page.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import styles from "./gaps.module.css";
import { RequirementRow } from "./requirement-row.tsx";
import { requirementsHeading } from "./to-requirements.ts";
import { fittingOf, useRequirementList } from "./use-requirements.ts";

interface Props {
  analysis: GapAnalysis;
  openId: string | null;
  onOpen: (id: string) => void;
}

/** All rows of a list as it is narrowed, but for some. */
interface AllBut {
  narrowed: string;
  except: ReadonlySet<string>;
}

const toggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]);

/** Every requirement of the chosen packs, narrowed by what stands in the address. */
export function Requirements({ analysis, openId, onOpen }: Props) {
  const list = useRequirementList(analysis);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState<AllBut | null>(null);
  const fitting = fittingOf(list.wanted);
  // Holds as long as the list is narrowed as it was when all of it was selected.
  const narrowed = JSON.stringify(fitting);
  const except = all?.narrowed === narrowed ? all.except : null;
  const toggle = (id: string) => (except === null ? setSelected(toggled(selected, id)) : setAll({ narrowed, except: toggled(except, id) }));
  const total = list.total ?? 0;
  const count = except === null ? selected.size : total - except.size;
  return (
    <div className={styles.part}>
      <h2 id={requirementsHeading} tabIndex={-1}>
        Requirements
      </h2>
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
            selected={analysis.is_own ? (except === null ? selected.has(requirement.id) : !except.has(requirement.id)) : null}
            onSelect={() => toggle(requirement.id)}
          />
        )}
        rowHeight={130}
        waiting="Opening the requirements"
        failed="The requirements could not be opened."
        empty={<Empty title="No pack is chosen">Choose the rule packs above that the product is to be held against.</Empty>}
        none={["No requirement fits", "Every word of a search must stand in the requirement, its title, group or clauses."]}
      />
      {analysis.is_own && count > 0 && (
        <BulkBar
          analysisId={analysis.id}
          chosen={except === null ? { requirements: [...selected] } : { requirements: [], fitting, except: [...except] }}
          count={count}
          total={total}
          onAll={() => setAll({ narrowed, except: new Set() })}
          onNone={() => {
            setSelected(new Set());
            setAll(null);
          }}
        />
      )}
    </div>
  );
}
