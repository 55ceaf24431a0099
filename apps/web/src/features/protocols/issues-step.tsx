import type { Protocol, ProtocolIssue, ProtocolItem } from "@clausewise/contracts";
import { useState } from "react";
import { Chip } from "../../shared/ui/chip.tsx";
import { ClauseLink } from "../../shared/ui/clause-link.tsx";
import { SeverityChip } from "../../shared/ui/facts.tsx";
import { Segments } from "../../shared/ui/segments.tsx";
import { Amendment } from "./amendment.tsx";
import { PassageQuote } from "./passage-quote.tsx";
import styles from "./protocols.module.css";

interface Props {
  protocol: Protocol;
  before: string | null;
  onCompare: (before: string | null) => void;
}

/** What the protocol leaves open, item by item, and what it changes of another version. */
export function IssuesStep({ protocol, before, onCompare }: Props) {
  const { identifiedGaps } = protocol;
  return (
    <div className={styles.step}>
      <section aria-labelledby="issues">
        <h2 id="issues">Compliance Issues</h2>
        {identifiedGaps.length === 0 ? (
          <p>None of the rules finds the protocol wanting.</p>
        ) : (
          <ul className={styles.issues}>
            {identifiedGaps.map((issue) => (
              <Issue key={issue.id} protocol={protocol} issue={issue} />
            ))}
          </ul>
        )}
      </section>
      <Items protocol={protocol} />
      <Amendment protocol={protocol} before={before} onCompare={onCompare} />
    </div>
  );
}

function Issue({ protocol, issue }: { protocol: Protocol; issue: ProtocolIssue }) {
  const { issueType, category, title, description, recommendation, citations, passages } = issue;
  return (
    <li>
      <h3>
        <SeverityChip severity={issueType} /> {title}
      </h3>
      <p>
        {category}. {description}
      </p>
      {passages.map((passage) => (
        <PassageQuote key={`${passage.part} ${passage.words}`} document={protocol.document} passage={passage} />
      ))}
      <p>{recommendation}</p>
      <p className={styles.clauses}>
        {citations.map(({ clause }) => (
          <ClauseLink key={clause} clause={clause} />
        ))}
      </p>
    </li>
  );
}

const views = [
  ["open", "Missing and unclear"],
  ["found", "Found"],
  ["all", "All"],
] as const;
type View = (typeof views)[number][0];

const isShown = ({ verdict, applies }: ProtocolItem, view: View): boolean => {
  if (view === "all") return true;
  if (view === "found") return verdict === "found";
  return verdict !== "found" && applies !== "does_not_apply";
};

function Items({ protocol }: { protocol: Protocol }) {
  const [view, setView] = useState<View>("open");
  const packs = [...Map.groupBy(protocol.items, ({ pack_title }) => pack_title)];
  return (
    <section aria-labelledby="items">
      <h2 id="items">Items</h2>
      <Segments label="Which items" options={views} value={view} onChange={setView} />
      {packs.map(([title, items]) => (
        <Pack key={title} title={title} items={items} view={view} protocol={protocol} />
      ))}
    </section>
  );
}

interface PackProps {
  title: string;
  items: readonly ProtocolItem[];
  view: View;
  protocol: Protocol;
}

/** The items of one list, drawn once it is opened: there are many, and each looks up its clauses. */
function Pack({ title, items, view, protocol }: PackProps) {
  const [opened, setOpened] = useState(false);
  const shown = items.filter((item) => isShown(item, view));
  const count = (verdict: ProtocolItem["verdict"]) =>
    items.filter((item) => item.verdict === verdict && item.applies !== "does_not_apply").length;
  return (
    <details className={styles.pack} open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        {title}: {count("found")} found, {count("unclear")} unclear, {count("missing")} missing
      </summary>
      {opened && shown.length === 0 && <p>None.</p>}
      {opened && (
        <ul>
          {shown.map((item) => (
            <Item key={item.id} protocol={protocol} item={item} />
          ))}
        </ul>
      )}
    </details>
  );
}

const verdicts = { found: ["ok", "Found"], unclear: ["warn", "Unclear"], missing: ["bad", "Missing"] } as const;

function Item({ protocol, item }: { protocol: Protocol; item: ProtocolItem }) {
  const { title, requirement, verdict, applies, because, reason, passage, citations } = item;
  const [tone, label] = verdicts[verdict];
  return (
    <li>
      <h3>
        {title} <Chip tone={applies === "does_not_apply" ? "plain" : tone}>{applies === "does_not_apply" ? "Does not apply" : label}</Chip>
      </h3>
      <p>{requirement}</p>
      {verdict !== "found" && <p className={styles.note}>{applies === "applies" ? reason : `${reason} ${because}`}</p>}
      {passage !== null && <PassageQuote document={protocol.document} passage={passage} />}
      <p className={styles.clauses}>
        {citations.map(({ clause }) => (
          <ClauseLink key={clause} clause={clause} />
        ))}
      </p>
    </li>
  );
}
