import type { OfficialText } from "@clausewise/contracts";
import { versionName } from "@clausewise/contracts/citations";
import { counted, formatDate, formatDay } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import styles from "./source-texts.module.css";
import { useTexts } from "./use-official.ts";

/** The texts of a source as they stand. */
export function SourceTexts({ id }: { id: string }) {
  return (
    <QueryState
      query={useTexts(id)}
      waiting="Loading the texts"
      failed="The texts could not be loaded."
      isEmpty={(texts) => texts.length === 0}
      empty={<Empty title="No text of it is held yet">Its texts stand here and in the library as soon as they have come.</Empty>}
    >
      {(texts) => (
        <ul className={styles.texts}>
          {texts.toSorted(byName).map((text) => (
            <li key={text.identifier}>
              <TextRow text={text} />
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}

/** `21 CFR 58` before `21 CFR 101`. */
const byName = (a: OfficialText, b: OfficialText): number => a.identifier.localeCompare(b.identifier, "en", { numeric: true });

function TextRow({ text }: { text: OfficialText }) {
  const { identifier, library_source_id, label, effective, current_to, fetched_at, outstanding, gone_since } = text;
  const facts = [
    `version ${versionName(label)}`,
    effective !== null && `applies from ${formatDate(effective)}`,
    current_to !== null && `complete to ${formatDate(current_to)}`,
    `fetched ${formatDay(fetched_at)}`,
  ];
  return (
    <>
      <Line>
        <TitleLink to={`/library/${library_source_id}`}>{identifier}</TitleLink>
        {gone_since !== null && <Chip tone="bad">Not listed since {formatDay(gone_since)}</Chip>}
        {outstanding.length > 0 && <Chip tone="warn">{counted(outstanding.length, "amendment")} not worked in</Chip>}
      </Line>
      <p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
    </>
  );
}
