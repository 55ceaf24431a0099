import type { Passage } from "@clausewise/contracts";
import { leadInTo, sectionOf, tailOf } from "./places.ts";
import styles from "./source-text.module.css";

interface Props {
  passages: readonly Passage[];
  at: number;
  /** As the answer that cites the passage gives it, where the clauses above are not on screen. */
  given: string | null;
}

/** The words a cited passage goes on from, repeated where they have scrolled away. */
export function LeadIn({ passages, at, given }: Props) {
  const above = leadInTo(passages, at);
  const near = passages[at - 1];
  const directly = near !== undefined && passages[at]?.citation.startsWith(`${near.citation}(`) === true;
  if (above.length === 0) return given === null || directly ? null : <p className={styles.leadIn}>{given}</p>;
  return above.map(({ id, citation, text }) => (
    <p key={id} className={styles.leadIn}>
      <span>{citation.slice(sectionOf(citation).length) || citation}</span> {tailOf(text)}
    </p>
  ));
}
