import type { GuidanceDocument } from "@clausewise/contracts";
import IconClock from "@tabler/icons-react/dist/esm/icons/IconClock.mjs";
import { Link } from "react-router";
import { today } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { commentsText, overText, statusTones } from "./guidance-words.ts";
import styles from "./guidance.module.css";

/** Topics shown before the others are asked for. */
const topicsAtFirst = 3;

/** How a document stands and what it is about, in a line. */
export function GuidanceChips({ document, topics = topicsAtFirst }: { document: GuidanceDocument; topics?: number }) {
  const comments = commentsText(document, today());
  return (
    <Line className={styles.chips}>
      <Chip tone={statusTones[document.guidanceStatus]}>{document.guidanceStatus}</Chip>
      {comments !== null && (
        <Chip tone="warn" icon={<IconClock aria-hidden />}>
          {comments}
        </Chip>
      )}
      {document.topic.slice(0, topics).map((one) => (
        <Chip key={one}>{one}</Chip>
      ))}
    </Line>
  );
}

/** What became of a document that no longer stands, and what took its place. */
export function OverLine({ document }: { document: GuidanceDocument }) {
  const text = overText(document);
  if (text === null) return null;
  const { superseded_by } = document;
  return (
    <p className={styles.over}>
      <strong>{text}.</strong>
      {superseded_by !== null && (
        <>
          {" "}
          Its successor: <GuidanceName document={superseded_by} />
        </>
      )}
    </p>
  );
}

/** Another document by its title, leading there where it is listed. */
export const GuidanceName = ({ document: { id, title } }: { document: GuidanceDocument["supersedes"][number] }) =>
  id === null ? <span>{title}</span> : <Link to={`/regulatory-intelligence-hub/${id}`}>{title}</Link>;
