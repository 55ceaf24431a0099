import type { DiscussionReply, DiscussionThread } from "@clausewise/contracts";
import { discussionCategoryLabels } from "@clausewise/contracts/discussion-words";
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { counted } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { Page, PageHead } from "../../shared/ui/page.tsx";
import { tagAddress } from "./words.ts";
import { Post } from "./post.tsx";
import styles from "./post.module.css";
import { ReplyForm } from "./reply-form.tsx";
import { useReply } from "./use-discussions.ts";
import { type ThreadActs, useModerates, useSeen, useThreadActs } from "./use-thread.ts";

const quoteOf = ({ content }: Pick<DiscussionReply, "content">): string => `${content.replaceAll(/^/gm, "> ")}\n\n`;

/** A discussion with its replies, and where one replies oneself. */
export function Thread({ thread, postId }: { thread: DiscussionThread; postId: string | null }) {
  const { id, title, replies, lastActivity, is_locked, is_own } = thread;
  const acts = useThreadActs();
  const moderates = useModerates();
  const reply = useReply(id);
  const field = useRef<HTMLTextAreaElement>(null);
  useSeen(id, lastActivity);
  useEffect(() => document.getElementById(`post-${postId}`)?.focus(), [postId]);
  const quote = (post: DiscussionReply | DiscussionThread) => {
    reply.form.change({ content: `${reply.form.values.content}${quoteOf(post)}`, quoted_id: post.id });
    field.current?.focus();
  };
  const beside = { thread, leads: is_own, moderates, acts, onQuote: quote };
  return (
    <Page title={title === "" ? "Deleted discussion" : title}>
      <p className={`${styles.quiet} ${styles.back}`}>
        <Link to="/discussion-board">Discussion Board</Link>
      </p>
      <PageHead
        heading={title === "" ? "Deleted discussion" : title}
        action={<Leading thread={thread} moderates={moderates} acts={acts} />}
      />
      <Facts thread={thread} />
      <Post post={thread} {...beside} />
      <h2 className={styles.heading}>{counted(replies.length, "reply", "replies")}</h2>
      {replies.map((post) => (
        <Post key={post.id} post={post} {...beside} />
      ))}
      {is_locked ? <p className={styles.removed}>This discussion takes no further replies.</p> : <ReplyForm reply={reply} field={field} />}
    </Page>
  );
}

function Facts({ thread: { category, tags, votes, views, isPinned, isResolved, is_locked } }: { thread: DiscussionThread }) {
  return (
    <Line quiet>
      {isPinned && <Chip>Pinned</Chip>}
      {isResolved && <Chip tone="ok">Resolved</Chip>}
      {is_locked && <Chip>Locked</Chip>}
      <Link to={`/discussion-board?category=${category}`}>{discussionCategoryLabels[category]}</Link>
      {tags.map((tag) => (
        <Link key={tag} to={tagAddress(tag)}>
          {tag}
        </Link>
      ))}
      <span>{counted(votes, "vote")}</span>
      <span>{counted(views, "view")}</span>
    </Line>
  );
}

function Leading({ thread, moderates, acts }: { thread: DiscussionThread; moderates: boolean; acts: ThreadActs }) {
  const { id, is_own, following, isPinned, isResolved, is_locked } = thread;
  return (
    <div className={styles.foot}>
      <Button variant="default" aria-pressed={following} onClick={() => acts.follow(id, !following)}>
        {following ? "Following" : "Follow"}
      </Button>
      {(is_own || moderates) && (
        <Button variant="default" onClick={() => acts.resolve(id, !isResolved)}>
          {isResolved ? "Open again" : "Mark as resolved"}
        </Button>
      )}
      {moderates && (
        <>
          <Button variant="default" onClick={() => acts.pin(id, !isPinned)}>
            {isPinned ? "Unpin" : "Pin"}
          </Button>
          <Button variant="default" onClick={() => acts.lock(id, !is_locked)}>
            {is_locked ? "Unlock" : "Lock"}
          </Button>
        </>
      )}
    </div>
  );
}
