import type { GuidanceDetail } from "@clausewise/contracts";
import { Link } from "react-router";
import { Page } from "../../shared/ui/page.tsx";
import { SearchField } from "../../shared/ui/search-field.tsx";
import { Summary, ViewDocument } from "./guidance-card.tsx";
import { GuidanceChips, OverLine } from "./guidance-chips.tsx";
import { GuidanceFacts } from "./guidance-facts.tsx";
import styles from "./guidance.module.css";
import { TextHits } from "./text-hits.tsx";
import { TopicReasons } from "./topic-reasons.tsx";
import { WatchButton } from "./watch-button.tsx";

interface Props {
  document: GuidanceDetail;
  search: string;
  onSearch: (search: string) => void;
}

/** One guidance document with all that is known of it. */
export function GuidanceAbout({ document, search, onSearch }: Props) {
  return (
    <Page title={document.title}>
      <header>
        <p className={styles.path}>
          <Link to="/regulatory-intelligence-hub">FDA Guidance Library</Link> · guidance, not binding
        </p>
        <h1 className={styles.name}>{document.title}</h1>
        <GuidanceChips document={document} topics={document.topic.length} />
        <OverLine document={document} />
        <div className={styles.acts}>
          <ViewDocument document={document} />
          <WatchButton document={document} />
        </div>
      </header>
      {document.summary === "" ? (
        <p className={styles.part}>We hold no summary of this document.</p>
      ) : (
        <section className={styles.part}>
          <h2>In short</h2>
          <Summary text={document.summary} />
        </section>
      )}
      <Points document={document} />
      <InTheText document={document} search={search} onSearch={onSearch} />
      <section className={styles.part}>
        <h2>Facts</h2>
        <GuidanceFacts document={document} />
        <TopicReasons id={document.id} />
      </section>
    </Page>
  );
}

function Points({ document: { points, related_clauses } }: { document: GuidanceDetail }) {
  if (points.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>What it says, in our words</h2>
      <ul className={styles.points}>
        {points.map(({ text, section }) => (
          <li key={text}>
            {text} {section !== null && <small>{section}</small>}
          </li>
        ))}
      </ul>
      {related_clauses.length > 0 && <p className={styles.line}>Clauses it stands beside: {related_clauses.join(" · ")}</p>}
    </section>
  );
}

function InTheText({ document, search, onSearch }: Props) {
  if (document.texts.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>Find in its text</h2>
      <SearchField label="Find in its text" placeholder="Words of the document" value={search} onSearch={onSearch} />
      <TextHits search={search} id={document.id} isOpen onToggle={() => onSearch("")} />
    </section>
  );
}
