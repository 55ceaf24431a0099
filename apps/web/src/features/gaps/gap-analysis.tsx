import type { GapAnalysis as Analysis } from "@clausewise/contracts";
import { type ReactNode, useEffect, useRef } from "react";
import { useAddress } from "../../shared/address.ts";
import { withParams } from "../../shared/params.ts";
import { Later } from "../../shared/ui/later.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { AnalysisHead } from "./analysis-head.tsx";
import { FactsPart } from "./facts-part.tsx";
import styles from "./gaps.module.css";
import { MarketsPart } from "./markets-part.tsx";
import { PacksPart } from "./packs-part.tsx";
import { PlannedPart } from "./planned-part.tsx";
import { RequirementPane } from "./requirement/requirement-pane.tsx";
import { Requirements } from "./requirements.tsx";
import { ReviewPart } from "./review-part.tsx";
import { useAnalysis } from "./use-gaps.ts";

interface Props {
  productId: string;
  /** Stands beside what follows from the rules: the chart of decisions, where there is one. */
  children?: ReactNode;
  /** Who signed what is found of a requirement. */
  signaturesOf: (requirementId: string) => ReactNode;
  /** Who signed the analysis as a whole. */
  reportSignatures: ReactNode;
}

/** A product held against rule packs. */
export function GapAnalysis({ productId, children, signaturesOf, reportSignatures }: Props) {
  return (
    <QueryState
      query={useAnalysis(productId)}
      waiting="Opening the gap analysis"
      failed="The gap analysis could not be opened."
      missing={
        <Empty title="There is no product at this address.">
          It may have been deleted, or it may belong to somebody else. Choose another above.
        </Empty>
      }
    >
      {(analysis) => (
        <Opened key={analysis.id} analysis={analysis} signaturesOf={signaturesOf} reportSignatures={reportSignatures}>
          {children}
        </Opened>
      )}
    </QueryState>
  );
}

function Opened({ analysis, children, signaturesOf, reportSignatures }: Omit<Props, "productId"> & { analysis: Analysis }) {
  const [params, setParams] = useAddress();
  const open = params.get("requirement");
  const show = (id: string | null) => setParams((now) => withParams(now, { requirement: id }), { preventScrollReset: true });
  const head = useShownFrom(analysis.version);
  return (
    <>
      <div ref={head} tabIndex={-1} className={styles.from}>
        <AnalysisHead analysis={analysis} />
      </div>
      {analysis.version === 0 ? (
        <>
          <PacksPart analysis={analysis} />
          {children}
          <PlannedPart analysis={analysis} />
        </>
      ) : (
        <>
          <MarketsPart analysis={analysis} />
          {children}
          <Later>
            <PlannedPart analysis={analysis} />
            <FactsPart analysis={analysis} />
            <div className={styles.beside}>
              <PacksPart analysis={analysis} />
              <ReviewPart analysis={analysis} />
            </div>
            <div className={styles.signed}>{reportSignatures}</div>
            <Requirements analysis={analysis} openId={open} onOpen={show} />
          </Later>
        </>
      )}
      {open !== null && (
        <RequirementPane
          key={open}
          id={open}
          belongsTo={analysis.name}
          signatures={signaturesOf(open)}
          onOpen={show}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}

/** Begins at the top once packs were chosen for the first time: the button that did so was far below, and is gone. */
function useShownFrom(version: number) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(version);
  useEffect(() => {
    if (before.current === 0 && version > 0) {
      top.current?.focus({ preventScroll: true });
      top.current?.scrollIntoView({ block: "start" });
    }
    before.current = version;
  }, [version]);
  return top;
}
