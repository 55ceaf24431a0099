import type { Achieved } from "@clausewise/contracts";
import { useState } from "react";
import { counted, formatDate } from "../../shared/format.ts";
import { TextField } from "../../shared/ui/fields.ts";
import { FigureFact } from "../../shared/ui/figure.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import type { ClockState } from "./clock-state.ts";
import styles from "./clocks.module.css";
import { useAchieved } from "./use-clocks.ts";

interface Props {
  state: Pick<ClockState, "clock" | "choice">;
  productCodes: readonly string[];
}

/** How long reviews took in truth, by FDA's registers. */
export function AchievedTimes({ state, productCodes }: Props) {
  const [code, setCode] = useState(productCodes[0] ?? "");
  const achieved = useAchieved(state, code);
  return (
    <section className={styles.achieved} aria-labelledby="achieved-times">
      <h3 id="achieved-times">What was achieved</h3>
      <TextField
        label="FDA product code"
        description="Three letters, such as FRN."
        value={code}
        maxLength={3}
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setCode(event.currentTarget.value.toUpperCase())}
      />
      {code.length === 3 ? (
        <QueryState query={achieved} waiting="Reading the register" failed="The register could not be read." inline>
          {(found) => <Found achieved={found} />}
        </QueryState>
      ) : (
        <p className={styles.lede}>With a product code, the register tells how long decisions under it took.</p>
      )}
    </section>
  );
}

const Found = ({ achieved: { kind, spans, why, register, as_of } }: { achieved: Achieved }) =>
  why === null ? (
    <>
      {spans.map(({ since, decisions, median, ninth_decile }) => (
        <div key={since} className={styles.spans}>
          <h4>
            {since === null ? "All decisions listed" : `Decided since ${formatDate(since)}`}: {counted(decisions, "decision")}
          </h4>
          <dl>
            <FigureFact label="Median" figure={median} />
            <FigureFact label="90th percentile" figure={ninth_decile} />
          </dl>
        </div>
      ))}
      <p className={styles.lede}>
        {kind !== null && `${kind}. `}
        {register?.title}, as of {as_of !== null && formatDate(as_of)}.
      </p>
    </>
  ) : (
    <p className={styles.lede}>Not known: {why}</p>
  );
