import type { Database } from "../../../platform/database/client.ts";
import type { Events } from "../../../platform/events/events.ts";
import { notFound } from "../../../errors.ts";
import { actorOf, viewerOf, viewerThatIs, type Services, type Viewer } from "../../../service.ts";
import type { AuditTrail } from "../../audit/audit-trail.ts";
import type { PeopleReads } from "../../identity/people.reads.ts";
import type { Notify } from "../../notifications/notify.ts";
import type { Sharing } from "../../sharing/sharing.ts";
import { answerToSign } from "../answer-to-sign.ts";
import { findStoredAnswer } from "../answers.repository.ts";

export interface ReviewParts {
  database: Database;
  audit: AuditTrail;
  people: Pick<PeopleReads, "names" | "reviewers">;
  sharing: Pick<Sharing, "share" | "unshare" | "sharedWith">;
  notify: Notify;
  events: Pick<Events, "raise">;
}

const noReviewer = () => notFound("The person who reviews it");

/** Answers that people have reviewed by others. */
export function createAnswerReviewService(parts: ReviewParts): Services["answerReviews"] {
  const { database, audit, people, sharing, notify, events } = parts;

  async function opened(viewer: Viewer, id: string) {
    const stored = await findStoredAnswer(database, viewer, id);
    if (!stored) throw notFound("This answer");
    const { owner, title, address } = answerToSign(stored);
    return { title, address, isOwn: owner.id === viewer.id };
  }

  /** The viewer's own; somebody else's is no more theirs to share than one that is not there. */
  async function own(viewer: Viewer, id: string) {
    const found = await opened(viewer, id);
    if (!found.isOwn) throw notFound("This answer");
    return found;
  }

  return {
    async of({ id }, caller) {
      const viewer = viewerOf(caller);
      const { isOwn } = await opened(viewer, id);
      const ids = isOwn ? await sharing.sharedWith(database, viewer, { kind: "answer", id }) : [];
      const names = await people.names(database, ids);
      return { answer_id: id, is_own: isOwn, reviewers: ids.map((one) => ({ id: one, name: names.get(one) ?? "Deleted person" })) };
    },

    async ask({ id, person_id, note }, caller) {
      const viewer = viewerOf(caller);
      const { title, address } = await own(viewer, id);
      return audit.change(caller, async (tx) => {
        const found = (await people.reviewers(tx)).find((one) => one.id === person_id && one.id !== viewer.id);
        if (!found) throw notFound("The person who is to review it");
        const result = { id, person_id };
        if (!(await sharing.share(tx, viewer, { kind: "answer", id }, person_id, "review"))) return { result, entry: null };
        const by = (await people.names(tx, [viewer.id])).get(viewer.id) ?? actorOf(caller).label;
        const said = `${by} asked you to review this answer`;
        const message = note === "" ? `${said}.` : `${said}: ${note}`;
        await notify(tx, viewerThatIs(found), { title: `Review: ${title}`, message, priority_level: "high", address });
        return { result, entry: { action: "answer.review_asked", object_id: id, changes: { person_id, note } } };
      });
    },

    async end({ id, person_id }, caller) {
      const viewer = viewerOf(caller);
      await own(viewer, id);
      return audit.change(caller, async (tx) => {
        if (!(await sharing.unshare(tx, viewer, { kind: "answer", id }, person_id))) throw noReviewer();
        await events.raise(tx, { kind: "signatures", person_id, object_id: id });
        return { result: { done: true as const }, entry: { action: "answer.review_ended", object_id: id, changes: { person_id } } };
      });
    },
  };
}
