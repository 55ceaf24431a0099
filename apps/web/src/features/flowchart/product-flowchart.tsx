import { Link } from "react-router";
import { useAddress } from "../../shared/address.ts";
import { onArrival } from "../../shared/ahead.ts";
import { formatDay } from "../../shared/format.ts";
import { withParams } from "../../shared/params.ts";
import { useExport } from "../../shared/use-export.ts";
import { Choice } from "../../shared/ui/fields.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import styles from "./flowchart.module.css";
import { Flowchart } from "./flowchart.tsx";
import { useAssessed, useDecision, usePreparedDecisions } from "./use-flowchart.ts";

/** The decisions that were taken on a product, one in sight. */
export function ProductFlowchart({ productId }: { productId: string }) {
  const [params, setParams] = useAddress();
  const prepare = usePreparedDecisions();
  return (
    <QueryState
      query={useAssessed(productId)}
      waiting="Opening the flowchart"
      failed="The flowchart could not be opened."
      isEmpty={({ items }) => items.length === 0}
      empty={
        <Empty
          title="No decision yet"
          action={<Link to={`/regulatory-compass?tab=pathway&product=${productId}`}>Open the Pathway Wizard</Link>}
        >
          The flowchart shows the way through the questions on class and route that was taken for this product. Answer them and keep the
          answers.
        </Empty>
      }
      inline
    >
      {({ items }) => {
        const current = items.find(({ id }) => id === params.get("assessment")) ?? items[0];
        return (
          <>
            <Choice
              className={styles.choice ?? ""}
              label="Assessment"
              {...onArrival(() => void prepare(items))}
              value={current?.id ?? ""}
              onChange={(event) => setParams((before) => withParams(before, { assessment: event.currentTarget.value }))}
              data={items.map(({ id, name, updated_at }) => ({ value: id, label: `${name}, ${formatDay(updated_at)}` }))}
            />
            {current && <Decision key={`${current.id} ${current.version}`} assessed={current} />}
          </>
        );
      }}
    </QueryState>
  );
}

function Decision({ assessed }: { assessed: Parameters<typeof useDecision>[0] }) {
  const { saving, save } = useExport<"pdf">(`/api/pathway-assessments/${assessed.id}/chart`, "flowchart");
  return (
    <QueryState query={useDecision(assessed)} waiting="Drawing the decision" failed="The decision could not be drawn." inline>
      {({ graph, chart }) => <Flowchart graph={graph} chart={chart} onPdf={() => void save("pdf")} isSaving={saving !== null} />}
    </QueryState>
  );
}
