import type { WarningLetter } from "@clausewise/contracts";
import { letterFamilyLabels } from "@clausewise/contracts/vocabulary";
import { memo, type ReactNode } from "react";
import { formatDay } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { webAddress } from "../../shared/web-address.ts";
import { followUpOf, kindNames, letterLine } from "./letter-words.ts";
import styles from "./letters.module.css";

/** A warning letter with what is known of it, and why it concerns a product. */
export const LetterCard = memo(function LetterCard({ letter }: { letter: WarningLetter }) {
  const { company, url, subject, subject_family, product_kind, violations, response, close_out, follow_up_known } = letter;
  return (
    <article className={styles.card}>
      <h2>
        <Away address={url}>{company}</Away>
      </h2>
      <Line className={styles.chips}>
        <Chip>{letterFamilyLabels[subject_family]}</Chip>
        {product_kind.map((kind) => (
          <Chip key={kind}>{kindNames[kind]}</Chip>
        ))}
        {letter.concern?.relevance === "high" && <Chip tone="bad">High relevance</Chip>}
        {letter.not_listed_since !== null && <Chip tone="warn">Taken down by {formatDay(letter.not_listed_since)}</Chip>}
      </Line>
      <p>{subject}</p>
      <p className={styles.line}>{letterLine(letter)}</p>
      <Concern concern={letter.concern} />
      <dl className={styles.facts}>
        <Fact name="Regulations cited">{violations === null ? "unknown: its text is not held here" : violations.join("; ")}</Fact>
        <Fact name="Response">
          <FollowUp {...followUpOf(response, follow_up_known)} />
        </Fact>
        <Fact name="Close-out">
          <FollowUp {...followUpOf(close_out, follow_up_known)} />
        </Fact>
      </dl>
    </article>
  );
});

function Concern({ concern }: Pick<WarningLetter, "concern">) {
  if (concern === null) return null;
  return (
    <div className={styles.concern}>
      <strong>Why it may concern your product</strong>
      <ul>
        {concern.because.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const FollowUp = ({ address, text }: ReturnType<typeof followUpOf>) => (address === null ? text : <Away address={address}>{text}</Away>);

/** Leads to FDA's site in a tab of its own. */
function Away({ address, children }: { address: string; children: ReactNode }) {
  const official = webAddress(address);
  if (official === undefined) return children;
  return (
    <a href={official} target="_blank" rel="noopener">
      {children} <span aria-hidden>↗</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
