/** Runs in a thread of its own: holds the index, what is known beside it and all caches, and answers what `startSearchThread` asks. */
import { giveBack } from "../../platform/give-back.ts";
import { inThread, letOthersGoFirst } from "../../platform/threads/thread.ts";
import { systemClock } from "../../platform/clock/clock.ts";
import { builtInAmendedClauses, builtInKnowledge, builtInWordings } from "./built-in-knowledge.ts";
import { composeAnswerTo } from "./compose-answer.ts";
import { createClusterCandidates } from "./cluster/cluster-candidates.ts";
import { createOpenSearch } from "./cluster/open-search.ts";
import { openSearchIndex } from "./search-index.ts";
import { createSearch, type Search } from "./search.ts";
import type { SearchStarter, ThreadSettings } from "./search-thread.ts";
import { createPassageVectors } from "./vectors/passage-vectors.ts";
import { questionsToWarmUp, warmedUp } from "./warm-up.ts";

/** Time in ms after the questions that warm it up; whoever asked by then is answered first. */
const settled = 15_000;

inThread<Search, ThreadSettings, SearchStarter>(async (settings, starter) => {
  const { indexFile, passageFile = null, vectors: wanted, cluster = null, warms = false } = settings;
  const vectors = wanted && createPassageVectors({ library: starter, ...wanted });
  const build = (beyond: number) => starter.build(beyond);
  const candidates = cluster && createClusterCandidates({ library: starter, cluster: createOpenSearch(cluster) });
  const amended = builtInAmendedClauses();
  const opening = openSearchIndex({ library: starter, indexFile, passageFile, vectors, candidates, build, amended });
  const knowledge = builtInKnowledge();
  const index = await opening;
  // A question takes long; whoever else waits, waits for moments.
  letOthersGoFirst();
  const search = createSearch({ index, vectors, knowledge });
  // What nobody asked is not sent to a model.
  const byWords = { ...index, vectorOf: async () => null };
  return warms
    ? warmedUp(
        search,
        (question) => composeAnswerTo(question, byWords, knowledge),
        () => questionsToWarmUp(builtInWordings(), systemClock.today()),
        () => setTimeout(giveBack, settled).unref(),
      )
    : search;
});
