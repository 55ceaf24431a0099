import type { DiscussionSummary } from "@clausewise/contracts";
import { discussionCategoryLabels } from "@clausewise/contracts/discussion-words";
import IconPin from "@tabler/icons-react/dist/esm/icons/IconPin.mjs";
import { counted, formatAgo } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { Link } from "react-router";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import { tagAddress } from "./words.ts";
import styles from "./discussions.module.css";

/** What stands where a title is gone. */
const titleless = "Deleted discussion";

/** One discussion of the list: how it stands, what it asks, who began it, and what came of it. */
export function DiscussionCard({ discussion }: { discussion: DiscussionSummary }) {
  const { id, title, excerpt, author, authorRole, category, tags, votes, views, reply_count, lastActivity } = discussion;
  return (
    <article className={styles.card}>
      <Line>
        <Standing discussion={discussion} />
        <h2>
          <TitleLink to={`/discussion-board/${id}`}>{title === "" ? titleless : title}</TitleLink>
        </h2>
      </Line>
      {excerpt !== "" && <p className={styles.excerpt}>{excerpt}</p>}
      <Line quiet>
        <span>{discussionCategoryLabels[category]}</span>
        {tags.map((tag) => (
          <Link key={tag} to={tagAddress(tag)}>
            {tag}
          </Link>
        ))}
        <span>
          {author}
          {authorRole !== "" && `, ${authorRole}`}
        </span>
        <time dateTime={lastActivity}>{formatAgo(lastActivity)}</time>
        <span>{counted(reply_count, "reply", "replies")}</span>
        <span>{counted(votes, "vote")}</span>
        <span>{counted(views, "view")}</span>
      </Line>
    </article>
  );
}

function Standing({ discussion: { isPinned, isResolved, is_locked, is_news, accepted_count, changed_clauses } }: Props) {
  return (
    <>
      {isPinned && <Chip icon={<IconPin size={13} aria-hidden />}>Pinned</Chip>}
      {isResolved && <Chip tone="ok">{accepted_count > 1 ? `Resolved, ${accepted_count} answers` : "Resolved"}</Chip>}
      {is_locked && <Chip>Locked</Chip>}
      {changed_clauses.length > 0 && <Chip tone="warn">Changed since: {changed_clauses.join(", ")}</Chip>}
      {is_news && <span className={styles.news}>New</span>}
    </>
  );
}

interface Props {
  discussion: DiscussionSummary;
}
