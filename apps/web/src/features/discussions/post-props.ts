import type { DiscussionReply, DiscussionThread } from "@clausewise/contracts";
import type { ThreadActs } from "./use-thread.ts";

/** A post with the discussion that it is part of, and what the person may do there. */
export interface PostProps {
  post: DiscussionReply | DiscussionThread;
  thread: DiscussionThread;
  /** The person may accept answers here. */
  leads: boolean;
  moderates: boolean;
  acts: ThreadActs;
  onQuote: (post: DiscussionReply | DiscussionThread) => void;
}
