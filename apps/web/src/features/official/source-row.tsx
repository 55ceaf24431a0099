import type { OfficialSource } from "@clausewise/contracts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { ProgressLine } from "../../shared/ui/progress-line.tsx";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import { resultText } from "./official-words.ts";
import { RunNow } from "./run-now.tsx";
import { SourceChips } from "./source-chips.tsx";
import { SourceFacts } from "./source-facts.tsx";
import styles from "./source-row.module.css";

interface Props {
  source: OfficialSource;
  /** Whether this server fetches anything. */
  isOn: boolean;
  /** Whether this person may have it looked at. */
  mayRun: boolean;
}

/** Of what files saved by hand are taken. */
const fileLabels = { whole: "A file can be added", texts: "Single texts can be added", none: "No files can be added" } as const;

/** A source in the list of all: what it covers, and how it is. */
export function SourceRow({ source, isOn, mayRun }: Props) {
  const said = resultText(source);
  return (
    <article className={styles.row} aria-label={source.title}>
      <div className={styles.top}>
        <h3>
          <TitleLink to={`/library/sources/${source.id}`}>{source.title}</TitleLink>
        </h3>
        {mayRun && <RunNow source={source} isOn={isOn} />}
      </div>
      <Line>
        <SourceChips source={source} />
        {mayRun && <Chip>{fileLabels[source.by_hand]}</Chip>}
      </Line>
      <p className={styles.about}>
        {source.scope}. {source.publisher}.
      </p>
      {said !== "" && <p className={styles.said}>{said}</p>}
      <Progress source={source} />
      <SourceFacts source={source} isOn={isOn} />
    </article>
  );
}

/** How far a look is that is under way. */
export function Progress({ source: { progress, looking_since } }: { source: OfficialSource }) {
  if (progress === null || looking_since === null) return null;
  return <ProgressLine label={progress.now ?? "Taking it over"} done={progress.done} total={progress.total} unit="rows" />;
}
