import type { ListedUpdate } from "@clausewise/contracts";
import { severityLabels, updateSourceLabels, updateTypeLabels } from "@clausewise/contracts/vocabulary";
import { Button } from "@mantine/core";
import IconBookmark from "@tabler/icons-react/dist/esm/icons/IconBookmark.mjs";
import IconBookmarkFilled from "@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs";
import IconBuildingBank from "@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconDatabase from "@tabler/icons-react/dist/esm/icons/IconDatabase.mjs";
import IconMicroscope from "@tabler/icons-react/dist/esm/icons/IconMicroscope.mjs";
import IconSchool from "@tabler/icons-react/dist/esm/icons/IconSchool.mjs";
import IconShare from "@tabler/icons-react/dist/esm/icons/IconShare.mjs";
import type { ReactNode } from "react";
import { formatDate } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { webAddress } from "../../shared/web-address.ts";
import styles from "./update-card.module.css";
import { share } from "./use-hub.ts";

interface Props {
  update: ListedUpdate;
  onBookmark: () => void;
  onRead: (isRead: boolean) => void;
}

const sourceIcons: Record<ListedUpdate["source"], typeof IconDatabase> = {
  FDA_API: IconDatabase,
  EMA_API: IconDatabase,
  PubMed: IconMicroscope,
  ClinicalTrials: IconMicroscope,
  Google_Scholar: IconSchool,
  Authority_Website: IconBuildingBank,
};

/** The address under which a colleague sees this update alone. */
const addressOf = (id: string): string => `${window.location.origin}/clinres?open=hub&update=${id}`;

export function UpdateCard({ update, onBookmark, onRead }: Props) {
  const { title, description, affectedAreas, effectiveDate, sourceDocument, impactLevel, impact_reason, checked_against } = update;
  return (
    <article className={styles.card} data-read={update.is_read}>
      <Origin update={update} />
      <h2>{title}</h2>
      <p className={styles.description}>{description}</p>
      <Line>
        {affectedAreas.map((area) => (
          <Chip key={area}>{area}</Chip>
        ))}
      </Line>
      <dl className={styles.facts}>
        <Fact name="Impact">
          {severityLabels[impactLevel]}: {impact_reason}
        </Fact>
        <Fact name="Effective date">{effectiveDate === null ? "not given" : formatDate(effectiveDate)}</Fact>
        <Fact name="Source document">{sourceDocument}</Fact>
        <Fact name="Checked against">{checked_against}</Fact>
      </dl>
      <Acts update={update} onBookmark={onBookmark} onRead={onRead} />
    </article>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Origin({ update: { impactLevel, countryName, updateType, source, createdAt, is_read } }: { update: ListedUpdate }) {
  const SourceIcon = sourceIcons[source];
  return (
    <Line quiet>
      <span className={styles.impact} data-impact={impactLevel}>
        {severityLabels[impactLevel]}
        <span className="visually-hidden"> impact</span>
      </span>
      <span>{countryName}</span>
      <Chip>{updateTypeLabels[updateType]}</Chip>
      <span className={styles.source}>
        <SourceIcon size={14} aria-hidden />
        {updateSourceLabels[source]}
      </span>
      <span>{formatDate(createdAt)}</span>
      {is_read && <span>read</span>}
    </Line>
  );
}

function Acts({ update: { id, title, sourceUrl, is_bookmarked, is_read }, onBookmark, onRead }: Props) {
  const address = webAddress(sourceUrl);
  const Mark = is_bookmarked ? IconBookmarkFilled : IconBookmark;
  return (
    <div className={styles.acts}>
      {address !== undefined && (
        <Button
          component="a"
          variant="default"
          href={address}
          target="_blank"
          rel="noopener"
          onClick={is_read ? undefined : () => onRead(true)}
        >
          View Source <span aria-hidden>&nbsp;↗</span>
          <span className="visually-hidden"> of {title} (opens in a new tab)</span>
        </Button>
      )}
      <IconButton label={`Bookmark: ${title}`} aria-pressed={is_bookmarked} onClick={onBookmark}>
        <Mark size={17} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton label={`Share: ${title}`} onClick={() => void share(addressOf(id))}>
        <IconShare size={17} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton label={`Read: ${title}`} aria-pressed={is_read} onClick={() => onRead(!is_read)}>
        <IconCheck size={17} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}
