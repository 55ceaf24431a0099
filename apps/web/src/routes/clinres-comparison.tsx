import { useRef, useState } from "react";
import { useAddress } from "../shared/address.ts";
import type { PlacedClause } from "../features/markets/cell.tsx";
import { type Choice, choiceOf, paramsOf } from "../features/markets/choice.ts";
import { ComparisonSheet } from "../features/markets/comparison-sheet.tsx";
import { SourceViewer } from "../features/sources/source-viewer.tsx";
import { withParams } from "../shared/params.ts";

/** The comparison of markets as the address says it, with clauses beside it. */
export function ClinResComparison({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [params, setParams] = useAddress();
  /** What the address does not say yet: it is a moment behind whoever chooses quickly. */
  const ahead = useRef<{ of: URLSearchParams; chosen: Partial<Choice> }>({ of: params, chosen: {} });
  const choose = (chosen: Partial<Choice>) => {
    const before = ahead.current.of === params ? ahead.current.chosen : {};
    const all = { ...before, ...chosen };
    ahead.current = { of: params, chosen: all };
    setParams((now) => withParams(now, paramsOf({ ...choiceOf(now), ...all })), { preventScrollReset: true });
  };
  return <ComparisonSheet opened={opened} onClose={onClose} choice={choiceOf(params)} onChoose={choose} Reader={ClauseReader} />;
}

function ClauseReader({ clause, onClose }: { clause: PlacedClause; onClose: () => void }) {
  const [gone, setGone] = useState<{ passageId: string | null; versionId: string } | null>(null);
  return (
    <SourceViewer
      sourceId={clause.source_id}
      versionId={gone?.versionId ?? null}
      passageId={gone === null ? clause.passage_id : gone.passageId}
      marks={[]}
      belongsTo="50-Market Regulatory Comparison"
      onClose={onClose}
      onGo={setGone}
    />
  );
}
