import { type MarketComparison } from "@clausewise/contracts";
import { therapeuticAreaLabels, therapeuticAreas, tooFewMarkets, trialPhaseLabels, trialPhases } from "@clausewise/contracts/market-words";
import { areaLabels, productAreas } from "@clausewise/contracts/vocabulary";
import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { CheckBox, Choice as ChoiceField } from "../../shared/ui/fields.ts";
import { ExportMenu } from "../../shared/ui/export-menu.tsx";
import { Later } from "../../shared/ui/later.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import type { PlacedClause } from "./cell.tsx";
import { Charts } from "./charts.tsx";
import { canCompare, type Choice, exportPath } from "./choice.ts";
import { differencesIn, sectionsOf } from "./comparison-sections.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { MarketPicker } from "./market-picker.tsx";
import styles from "./markets.module.css";
import { useComparison, useMarkets, usePreparedComparison } from "./use-markets.ts";

interface Props {
  choice: Choice;
  /** Only what is chosen anew: what else was chosen meanwhile stays. */
  onChoose: (chosen: Partial<Choice>) => void;
  onOpen: (clause: PlacedClause) => void;
}

const formats = [
  ["csv", "CSV"],
  ["docx", "Word (DOCX)"],
  ["pdf", "PDF"],
] as const;

/** Markets are chosen first, and then stand beside each other. */
export function MarketComparisonView({ choice, onChoose, onOpen }: Props) {
  const ready = canCompare(choice.markets);
  const [choosing, setChoosing] = useState(!ready);
  return (
    <>
      <p className={styles.lede}>
        What the law says stands with its clause and the day on which it was checked; estimates are planning figures and say so.
      </p>
      {choosing || !ready ? (
        <Choosing
          choice={choice}
          onDone={(markets) => {
            onChoose({ markets });
            setChoosing(false);
          }}
        />
      ) : (
        <Compared choice={choice} onChoose={onChoose} onOpen={onOpen} onChange={() => setChoosing(true)} />
      )}
    </>
  );
}

function Choosing({ choice, onDone }: { choice: Choice; onDone: (markets: string[]) => void }) {
  const [chosen, setChosen] = useState(choice.markets);
  usePreparedComparison({ ...choice, markets: chosen });
  const [tooFew, setTooFew] = useState(false);
  const generate = () => (canCompare(chosen) ? onDone(chosen) : setTooFew(true));
  return (
    <QueryState query={useMarkets()} waiting="Loading the markets" failed="The markets could not be loaded." inline>
      {(markets) => (
        <>
          <div className={styles.generate}>
            <Button onClick={generate}>Generate comparison</Button>
            {tooFew && !canCompare(chosen) && <p role="alert">{tooFewMarkets}</p>}
          </div>
          <MarketPicker markets={markets} chosen={chosen} onChange={setChosen} />
        </>
      )}
    </QueryState>
  );
}

function Compared({ choice, onChoose, onOpen, onChange }: Props & { onChange: () => void }) {
  const comparison = useComparison(choice);
  return (
    <>
      <Narrowing choice={choice} onChoose={onChoose} onChange={onChange} />
      <QueryState query={comparison} waiting="Comparing the markets" failed="The markets could not be compared.">
        {(found) => <Found comparison={found} choice={choice} onOpen={onOpen} stale={comparison.isPlaceholderData} />}
      </QueryState>
    </>
  );
}

function Narrowing({ choice, onChoose, onChange }: Pick<Props, "choice" | "onChoose"> & { onChange: () => void }) {
  const options = <T extends string>(all: readonly T[], labels: Readonly<Record<T, string>>) =>
    all.map((value) => ({ value, label: labels[value] }));
  return (
    <div className={`${styles.narrowing} no-print`}>
      <Button variant="default" onClick={onChange}>
        Change markets
      </Button>
      <ChoiceField
        label="Product"
        value={choice.product}
        data={options(productAreas, areaLabels)}
        onChange={({ target }) => onChoose({ product: productAreas.find((one) => one === target.value) ?? "device" })}
      />
      <ChoiceField
        label="Therapeutic area"
        value={choice.area ?? ""}
        data={[{ value: "", label: "Any" }, ...options(therapeuticAreas, therapeuticAreaLabels)]}
        onChange={({ target }) => onChoose({ area: therapeuticAreas.find((one) => one === target.value) ?? null })}
      />
      <ChoiceField
        label="Phase"
        value={choice.phase ?? ""}
        data={[{ value: "", label: "Any" }, ...options(trialPhases, trialPhaseLabels)]}
        onChange={({ target }) => onChoose({ phase: trialPhases.find((one) => one === target.value) ?? null })}
      />
      <CheckBox
        className={styles.only}
        label="Differences only"
        checked={choice.differencesOnly}
        onChange={({ target }) => onChoose({ differencesOnly: target.checked })}
      />
      <ExportMenu path={exportPath(choice)} name="comparison" formats={formats} />
    </div>
  );
}

interface FoundProps {
  comparison: MarketComparison;
  choice: Choice;
  onOpen: (clause: PlacedClause) => void;
  stale: boolean;
}

function Found({ comparison, choice, onOpen, stale }: FoundProps) {
  const all = useMemo(() => sectionsOf(comparison), [comparison]);
  const sections = useMemo(() => (choice.differencesOnly ? differencesIn(all) : all), [all, choice.differencesOnly]);
  const count = (of: typeof all) => of.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <div aria-busy={stale}>
      <p role="status" className={styles.summary}>
        {choice.differencesOnly ? `${count(sections)} of ${count(all)} lines differ.` : `${count(all)} lines.`}
      </p>
      <ComparisonTable comparison={comparison} sections={sections} onOpen={onOpen} />
      <Later>
        <Charts comparison={comparison} />
      </Later>
    </div>
  );
}
