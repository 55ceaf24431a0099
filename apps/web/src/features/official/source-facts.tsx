import type { OfficialSource } from "@clausewise/contracts";
import type { ReactNode } from "react";
import { formatDate, formatTime } from "../../shared/format.ts";
import { growthText, heldText, rhythmText } from "./official-words.ts";
import styles from "./source-facts.module.css";

const moment = (at: string | null, never: string): ReactNode => (at === null ? never : <time dateTime={at}>{formatTime(at)}</time>);

/** When a source was heard, what is held of it, and when it is looked at next. */
export function SourceFacts({ source, isOn }: { source: OfficialSource; isOn: boolean }) {
  const { last_success, last_try, looking_since, as_of, next_run, rhythm, growth } = source;
  const grown = growthText(growth);
  const facts: [name: string, value: ReactNode][] = [
    ["Last success", moment(last_success, "never")],
    ["Last try", looking_since === null ? moment(last_try, "never") : <>under way since {moment(looking_since, "")}</>],
    ["Complete to", as_of === null ? "not said" : formatDate(as_of)],
    ["Held", grown === "" ? heldText(source) : `${heldText(source)}, last ${grown}`],
    [`Next look, ${rhythmText(rhythm)}`, isOn ? nextLook(next_run) : "turned off"],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One whose time has come waits for its turn. */
const nextLook = (at: string | null): ReactNode => (at === null || Date.parse(at) <= Date.now() ? "in its turn" : moment(at, ""));
