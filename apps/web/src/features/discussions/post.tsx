import type { DiscussionReply } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import IconThumbUp from "@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs";
import { Suspense, lazy, useState } from "react";
import { formatAgo, formatTime } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { Waiting } from "../../shared/ui/waiting.tsx";
import { ClauseCards } from "./clause-cards.tsx";
import { PostHistory } from "./post-history.tsx";
import { PostMenu } from "./post-menu.tsx";
import type { PostProps } from "./post-props.ts";
import styles from "./post.module.css";

const PostBody = lazy(async () => ({ default: (await import("./post-body.tsx")).PostBody }));
const EditForm = lazy(async () => ({ default: (await import("./edit-form.tsx")).EditForm }));

const isAccepted = (post: PostProps["post"]): boolean => "is_accepted" in post && post.is_accepted;

/** What one person wrote, with the clauses it cites and what can be done with it. */
export function Post(props: PostProps) {
  const { post, moderates, acts } = props;
  const [editing, setEditing] = useState(false);
  const { id, content, clauses, mentions, removal, is_own } = post;
  return (
    <article id={`post-${id}`} className={styles.post} data-accepted={isAccepted(post)} tabIndex={-1}>
      <Head post={post} />
      {removal !== null && <Removed removal={removal} />}
      <Suspense fallback={<Waiting label="Opening the words" inline />}>
        {editing ? (
          <EditForm post={post} thread={props.thread} onDone={() => setEditing(false)} />
        ) : (
          content !== "" && <PostBody content={content} clauses={clauses} mentions={mentions} />
        )}
      </Suspense>
      <ClauseCards clauses={clauses} mayConfirm={is_own || moderates} acts={acts} />
      {removal === null && !editing && <Foot {...props} />}
      {removal?.by === "moderator" && moderates && (
        <div className={styles.foot}>
          <Button variant="default" onClick={() => acts.restore(id)}>
            Put back
          </Button>
        </div>
      )}
      {(removal === null || moderates) && <PostHistory post={post} onEdit={is_own && removal === null ? () => setEditing(true) : null} />}
    </article>
  );
}

function Head({ post }: Pick<PostProps, "post">) {
  const { author, authorRole, createdAt } = post;
  return (
    <Line>
      <strong>{author}</strong>
      <Line quiet>
        {authorRole !== "" && <span>{authorRole}</span>}
        <time dateTime={createdAt} title={formatTime(createdAt)}>
          {formatAgo(createdAt)}
        </time>
      </Line>
      {isAccepted(post) && <Chip tone="ok">Accepted answer</Chip>}
    </Line>
  );
}

function Removed({ removal }: { removal: NonNullable<DiscussionReply["removal"]> }) {
  const { by, at, reason } = removal;
  const when = at === null ? "" : ` on ${formatTime(at)}`;
  if (by === "author")
    return <p className={styles.removed}>{at === null ? "It went with its author’s account." : `Taken back by its author${when}.`}</p>;
  return (
    <p className={styles.removed}>
      Removed by a moderator{when}: {reason}
    </p>
  );
}

function Foot({ post, thread, leads, moderates, acts, onQuote }: PostProps) {
  const { id, is_own, votes, voted } = post;
  return (
    <div className={styles.foot}>
      <Button
        variant="default"
        size="compact-sm"
        aria-pressed={voted}
        disabled={is_own}
        leftSection={<IconThumbUp size={15} stroke={1.7} aria-hidden />}
        onClick={() => acts.vote(id, !voted)}
      >
        {votes}
        <span className="visually-hidden"> {is_own ? "votes" : voted ? "votes, take yours back" : "votes, vote for it"}</span>
      </Button>
      {!thread.is_locked && (
        <Button variant="default" size="compact-sm" onClick={() => onQuote(post)}>
          Quote
        </Button>
      )}
      {"is_accepted" in post && (leads || moderates) && (
        <Button variant="default" size="compact-sm" onClick={() => acts.accept(id, !post.is_accepted)}>
          {post.is_accepted ? "No longer an answer" : "Accept as answer"}
        </Button>
      )}
      <PostMenu post={post} moderates={moderates} acts={acts} />
    </div>
  );
}
