import type { DiscussionEdition } from "@clausewise/contracts";
import { useState } from "react";
import { formatTime } from "../../shared/format.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Reworded } from "../../shared/ui/reworded.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { wordDiff } from "../../shared/word-diff.ts";
import type { PostProps } from "./post-props.ts";
import styles from "./post.module.css";
import { useEditions } from "./use-thread.ts";

type Said = Pick<DiscussionEdition, "title" | "content" | "tags">;

const saidBy = (post: PostProps["post"]): Said =>
  "title" in post ? { title: post.title, content: post.content, tags: post.tags } : { title: null, content: post.content, tags: [] };

/** That something was edited, and what went and came each time. */
export function PostHistory({ post, onEdit }: Pick<PostProps, "post"> & { onEdit: (() => void) | null }) {
  const { id, edited_at } = post;
  const [opened, setOpened] = useState(false);
  return (
    <div className={styles.quiet}>
      <div className={styles.asides}>
        {onEdit !== null && <TextButton onClick={onEdit}>Edit</TextButton>}
        {edited_at !== null && (
          <TextButton aria-expanded={opened} onClick={() => setOpened(!opened)}>
            Edited {formatTime(edited_at)}
          </TextButton>
        )}
      </div>
      {opened && <Editions id={id} now={saidBy(post)} />}
    </div>
  );
}

function Editions({ id, now }: { id: string; now: Said }) {
  return (
    <QueryState
      query={useEditions(id, true)}
      waiting="Loading what it said before"
      failed="What it said before could not be loaded."
      inline
    >
      {(editions) => (
        <ol className={styles.editions} aria-label="What it said before">
          {editions.map((before, nth) => (
            <li key={before.at}>
              <p>Edited {formatTime(before.at)}</p>
              <Edition before={before} after={editions[nth - 1] ?? now} />
            </li>
          ))}
        </ol>
      )}
    </QueryState>
  );
}

/** What went and what came by one edit. */
function Edition({ before, after }: { before: Said; after: Said }) {
  return (
    <>
      {before.title !== null && before.title !== after.title && <Words before={before.title} after={after.title ?? ""} />}
      <Words before={before.content} after={after.content} />
      {before.tags.join(", ") !== after.tags.join(", ") && (
        <p>
          Tags: <del>{before.tags.join(", ") || "none"}</del> <ins>{after.tags.join(", ") || "none"}</ins>
        </p>
      )}
    </>
  );
}

function Words({ before, after }: { before: string; after: string }) {
  const pieces = wordDiff(before, after);
  if (pieces !== null)
    return (
      <p className={styles.typed}>
        <Reworded pieces={pieces} />
      </p>
    );
  return (
    <>
      <p className={styles.typed}>
        <del>{before}</del>
      </p>
      <p className={styles.typed}>
        <ins>{after}</ins>
      </p>
    </>
  );
}
