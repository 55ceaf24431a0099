import type { OfficialGap, OfficialSource } from "@clausewise/contracts";
import { Link } from "react-router";
import { formatDay, formatTime } from "../../shared/format.ts";
import { Line } from "../../shared/ui/line.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { webAddress } from "../../shared/web-address.ts";
import { byHandText, resultText, rhythmText } from "./official-words.ts";
import { RunNow } from "./run-now.tsx";
import { SourceChips } from "./source-chips.tsx";
import styles from "./source-detail.module.css";
import { SourceFacts } from "./source-facts.tsx";
import { Progress } from "./source-row.tsx";

interface Props {
  source: OfficialSource;
  isOn: boolean;
  /** Whether this person may have it looked at. */
  mayRun: boolean;
  /** For how many of its answers a file can be given now. */
  takes: number;
}

/** What a source is, how it is, and under which terms its words are used. */
export function SourceDetail({ source, isOn, mayRun, takes }: Props) {
  const official = webAddress(source.url);
  return (
    <header className={styles.head}>
      <p className={styles.path}>
        <Link to="/library">Library</Link> · <Link to="/library/sources">Official sources</Link>
      </p>
      <div className={styles.top}>
        <h1 className={styles.name}>{source.title}</h1>
        {mayRun && <RunNow source={source} isOn={isOn} />}
      </div>
      <Line>
        <SourceChips source={source} />
      </Line>
      <p className={styles.facts}>
        {source.publisher}
        {official !== undefined && (
          <>
            {" · "}
            <a href={official} target="_blank" rel="noopener">
              where people read it <span aria-hidden>↗</span>
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </>
        )}
      </p>
      <p className={styles.scope}>
        <strong>Covers</strong> {source.scope}.
      </p>
      <Said source={source} isOn={isOn} />
      <SourceFacts source={source} isOn={isOn} />
      <p className={styles.terms}>
        <strong>Terms</strong> {source.terms}
      </p>
      {mayRun && (
        <p className={styles.terms}>
          <strong>Files</strong> {byHandText(source, takes)}
        </p>
      )}
      <p className={styles.terms}>{seenText(source)}</p>
    </header>
  );
}

const seenText = ({ seen_live }: OfficialSource): string =>
  seen_live === null
    ? "Not yet seen live: this installation has had no answer from the source itself so far. The first one is kept as a record."
    : `First answer from the source itself: ${formatTime(seen_live)}.`;

function Said({ source, isOn }: Pick<Props, "source" | "isOn">) {
  const said = resultText(source);
  const { is_silent, last_success, rhythm, looking_since } = source;
  return (
    <>
      {looking_since !== null && (
        <div className={styles.progress}>
          <Progress source={source} />
        </div>
      )}
      {is_silent && isOn && (
        <Panel heading={last_success === null ? "Never heard in full so far" : `Silent since ${formatDay(last_success)}`} warns>
          <p>
            It should be heard {rhythmText(rhythm)}. {said} Whatever is cited from it is marked with the day it was last heard.
          </p>
        </Panel>
      )}
      {!(is_silent && isOn) && said !== "" && <p className={styles.said}>{said}</p>}
    </>
  );
}

/** What it was asked for and did not give. */
export function Gaps({ gaps, mayAdd }: { gaps: readonly OfficialGap[]; mayAdd: boolean }) {
  if (gaps.length === 0) return null;
  return (
    <Panel heading={`Asked for and not given: ${gaps.length}`} warns>
      <ul>
        {gaps.map(({ key, label, url, problem }) => (
          <li key={key}>
            <strong>{label}</strong>: the source {problem}.{" "}
            <a href={url} target="_blank" rel="noopener">
              the address that was asked<span className="visually-hidden"> for {label} (opens in a new tab)</span>{" "}
              <span aria-hidden>↗</span>
            </a>
          </li>
        ))}
      </ul>
      {mayAdd && (
        <p>
          What you can open there yourself you can <Link to="?part=add">add as a file</Link>.
        </p>
      )}
    </Panel>
  );
}
