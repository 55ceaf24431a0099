import type { ListedGuidance } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { formatDate } from "../../shared/format.ts";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import { webAddress } from "../../shared/web-address.ts";
import { GuidanceChips, OverLine } from "./guidance-chips.tsx";
import { GuidanceFacts } from "./guidance-facts.tsx";
import { organizationText, productNames } from "./guidance-words.ts";
import { TopicReasons } from "./topic-reasons.tsx";
import styles from "./guidance.module.css";
import { WatchButton } from "./watch-button.tsx";

interface Props {
  document: ListedGuidance;
  isOpen: boolean;
  onToggle: () => void;
}

/** A guidance document in the list. */
export function GuidanceCard({ document, isOpen, onToggle }: Props) {
  const { id, title, fdaOrganization, issueDate, docket, summary, productType } = document;
  const more = `more-${id}`;
  const products = productType.map((one) => productNames[one]).join(", ");
  const line = [organizationText(fdaOrganization), products, issueDate && `issued ${formatDate(issueDate)}`, docket];
  return (
    <article className={styles.card}>
      <h2>
        <TitleLink to={`/regulatory-intelligence-hub/${id}`}>{title}</TitleLink>
      </h2>
      <GuidanceChips document={document} />
      <p className={styles.line}>{line.filter(Boolean).join(" · ")}</p>
      <OverLine document={document} />
      {summary !== "" && !isOpen && <p className={styles.clamped}>{summary}</p>}
      {isOpen && (
        <div id={more} className={styles.more}>
          {summary === "" ? <p className={styles.none}>We hold no summary of this document.</p> : <Summary text={summary} />}
          <GuidanceFacts document={document} />
          <TopicReasons id={id} />
        </div>
      )}
      <div className={styles.acts}>
        <Button variant="default" aria-expanded={isOpen} aria-controls={isOpen ? more : undefined} onClick={onToggle}>
          {isOpen ? "Less Info" : "More Info"}
          <span className="visually-hidden"> on {title}</span>
        </Button>
        <ViewDocument document={document} />
        <WatchButton document={document} />
      </div>
    </article>
  );
}

export const Summary = ({ text }: { text: string }) => (
  <div className={styles.summary}>
    <p>{text}</p>
    <p className={styles.ours}>Our summary — not the document's words</p>
  </div>
);

/** Opens the official document: its file where FDA names one, else its page. */
export function ViewDocument({ document: { title, pdf_url, documentUrl } }: { document: ListedGuidance }) {
  const address = webAddress(pdf_url) ?? webAddress(documentUrl);
  if (address === undefined) return null;
  return (
    <Button component="a" variant="default" href={address} target="_blank" rel="noopener">
      View Document <span aria-hidden>&nbsp;↗</span>
      <span className="visually-hidden"> {title} (opens in a new tab)</span>
    </Button>
  );
}
