import type { OfficialSource } from "@clausewise/contracts";
import { Panel } from "../../shared/ui/panel.tsx";
import { summaryText } from "./official-words.ts";
import styles from "./source-list.module.css";
import { SourceRow } from "./source-row.tsx";

interface Props {
  isOn: boolean;
  sources: readonly OfficialSource[];
  /** Whether this person may have a source looked at. */
  mayRun: boolean;
}

const groups = [
  ["texts", "Texts"],
  ["register", "Registers"],
] as const;

/** All sources, those of texts before the registers. */
export function SourceList({ isOn, sources, mayRun }: Props) {
  return (
    <>
      {!isOn && <TurnedOff />}
      <p className={styles.summary}>{summaryText(sources)}</p>
      {groups.map(([holds, heading]) => (
        <section key={holds} className={styles.group} aria-label={heading}>
          <h2>{heading}</h2>
          <ul>
            {sources
              .filter((source) => source.holds === holds)
              .map((source) => (
                <li key={source.id}>
                  <SourceRow source={source} isOn={isOn} mayRun={mayRun} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const TurnedOff = () => (
  <Panel heading="Fetching is turned off on this server" warns>
    <p>Whoever runs it has set OFFICIAL_SOURCES=off. What is held stays as it is; nothing new comes, and nothing is asked of anybody.</p>
  </Panel>
);
