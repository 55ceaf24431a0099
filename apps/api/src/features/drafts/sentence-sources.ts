import { authorityChoices, authorityJurisdictions, type Authority } from "@clausewise/contracts";
import { notFound } from "../../errors.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { SpeakingTo } from "../answers/ask/speaking-to.ts";
import { findDraft } from "./drafts.repository.ts";

interface Parts {
  database: Database;
  clock: Clock;
  /** Looks in the library for what words say. */
  speakingTo: SpeakingTo;
}

/** Who is asked for the law of a country; all of them where none is chosen, or none stands for it alone. */
const authorityOf = (country: string | null): Authority =>
  authorityChoices.find((choice) => country !== null && authorityJurisdictions[choice]?.includes(country)) ?? "MULTI_AUTHORITY";

/** Finds what the library has to say to words of a draft. */
export const createSentenceSources =
  ({ database, clock, speakingTo }: Parts): Services["draftReviews"]["sources"] =>
  async ({ id, words }, caller) => {
    const viewer = viewerOf(caller);
    const draft = await findDraft(database, viewer, id);
    if (!draft || draft.deleted_at !== null) throw notFound("This draft");
    const { country, speaks_of } = draft;
    return speakingTo({ words, authority: authorityOf(country), day: speaks_of ?? clock.today(), viewer }, caller.gone);
  };
