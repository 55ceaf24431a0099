import { AppError, notFound } from "../../errors.ts";
import { actorOf, viewerOf, viewerThatIs, type Caller, type Services } from "../../service.ts";
import type { GapParts } from "./gap-parts.ts";
import { reviewAddress } from "./gap-addresses.ts";
import { tellOfChange } from "./tell-of-change.ts";
import { openAnalysis } from "./opened-analysis.ts";

/** Whether a person's role lets them accept what is shown. */
export const mayAccept = (caller: Caller): boolean => ["reviewer", "administrator"].includes(actorOf(caller).role);

/** Analyses that people have reviewed by others. */
export function createReviews(parts: GapParts): Pick<Services["gaps"], "askReview" | "endReview"> {
  const { audit, people, sharing, notify } = parts;

  /** The viewer's own analysis; somebody else's is no more theirs to share than one that is not there. */
  async function own(caller: Caller, id: string) {
    const opened = await openAnalysis(parts, viewerOf(caller), id);
    if (!opened.isOwn) throw notFound("This product");
    return opened;
  }

  return {
    async askReview({ id, person_id, note }, caller) {
      const viewer = viewerOf(caller);
      const { version, product } = await own(caller, id);
      if (version === 0) throw new AppError("conflict", "Choose the rule packs first that the product is to be held against.");
      return audit.change(caller, async (tx) => {
        const found = (await people.reviewers(tx)).find((one) => one.id === person_id && one.id !== viewer.id);
        if (!found) throw notFound("The person who is to review it");
        const result = { id, person_id };
        if (!(await sharing.share(tx, viewer, { kind: "gap_analysis", id }, person_id, "review"))) return { result, entry: null };
        await tellOfChange(parts, tx, viewer, id);
        const by = (await people.names(tx, [viewer.id])).get(viewer.id) ?? actorOf(caller).label;
        const said = `${by} asked you to review it, in the Regulatory Compass under Gap Analysis`;
        await notify(tx, viewerThatIs(found), {
          title: `Gap analysis of ${product.name}`,
          author_id: viewer.id,
          actor_id: viewer.id,
          message: note === "" ? `${said}.` : `${said}: ${note}`,
          priority_level: "high",
          address: reviewAddress(id),
        });
        return { result, entry: { action: "gap.review_asked", object_id: id, changes: { person_id, note } } };
      });
    },

    async endReview({ id, person_id }, caller) {
      const viewer = viewerOf(caller);
      await own(caller, id);
      return audit.change(caller, async (tx) => {
        const isEnded = await sharing.unshare(tx, viewer, { kind: "gap_analysis", id }, person_id);
        if (!isEnded) throw notFound("The person who reviews it");
        await tellOfChange(parts, tx, viewer, id);
        await parts.events.raise(tx, { kind: "gaps", person_id, object_id: id });
        return { result: { done: true as const }, entry: { action: "gap.review_ended", object_id: id, changes: { person_id } } };
      });
    },
  };
}
