import { SearchResult } from "@clausewise/contracts";
import { notFound } from "../../errors.ts";
import { viewerOf, type Services } from "../../service.ts";
import { createCardReview } from "./card-review.ts";
import { readWeeks } from "./cards.repository.ts";
import type { CoachParts } from "./coach-parts.ts";
import { learnerOf } from "./learner.ts";
import { levelOf, mondays, progressOf, understandingOf } from "./progress.ts";
import { createQuiz } from "./quiz.ts";
import { createRetired } from "./retired-cards.ts";
import { countSessions, insertSession, lastAnswerOf, listSessions, type SessionRow } from "./sessions.repository.ts";
import { clausesIn, confidenceOf, shortOf } from "./short-answer.ts";

/** Who asks without a topic need not know whose law answers. */
const everyAuthority = "MULTI_AUTHORITY";

const told = ({ created_at, ...session }: SessionRow) => ({ ...session, timestamp: created_at });

/** The compliance coach: answers from the library in short, quiz cards, and how far somebody is with them. */
export function createCoachService(parts: CoachParts): Services["coach"] {
  const { database, audit, clock, shelf, answers } = parts;
  const retired = createRetired(parts);

  /** The topic that was chosen, with the law it stands under. */
  function chosen(name: string | undefined) {
    if (name === undefined) return null;
    const topic = shelf().topic(name);
    if (!topic) throw notFound("This topic");
    return topic;
  }

  return {
    async ask({ question, mode, topic: named, authority, difficulty, conversation }, caller) {
      const viewer = viewerOf(caller);
      const topic = chosen(named);
      const [follows, learner] = await Promise.all([
        lastAnswerOf(database, viewer, conversation),
        retired().then((all) => learnerOf(parts, viewer, all)),
      ]);
      const under = authority ?? topic?.authority ?? everyAuthority;
      const asked = { query: question, authority: under, ...(follows !== null && { follows }) };
      const result = SearchResult.parse(await answers.ask(asked, caller));
      const level = difficulty ?? levelOf(learner).level;
      const about = topic?.topic ?? shelf().topicOf(clausesIn(result));
      const own = learner.cards.filter((card) => card.topic === about);
      return audit.change(caller, async (tx) => {
        const session = await insertSession(tx, viewer, {
          ...shortOf(result, level),
          conversation,
          answer_id: result.answer_id,
          question,
          outcome: result.outcome,
          confidence: confidenceOf(result),
          mode,
          authority: result.authority,
          read_as: result.read_as,
          topic: about,
          difficulty: level,
          understanding_score: understandingOf({ ...learner, cards: own }),
          created_at: clock.now(),
        });
        const changes = { answer_id: session.answer_id, mode, topic: about };
        return { result: told(session), entry: { action: "coach.asked", object_id: session.id, changes } };
      });
    },

    async sessions(filter, caller) {
      const { items, ...page } = await listSessions(database, viewerOf(caller), filter);
      return { ...page, items: items.map(told) };
    },

    async progress(_, caller) {
      const viewer = viewerOf(caller);
      const now = clock.now();
      const [learner, weeks, sessions] = await Promise.all([
        retired().then((all) => learnerOf(parts, viewer, all)),
        readWeeks(database, viewer, `${mondays(now)[0] ?? now.slice(0, 10)}T00:00:00.000Z`),
        countSessions(database, viewer),
      ]);
      return progressOf({ ...learner, cards: shelf().cards, topics: shelf().topics, weeks, sessions });
    },

    ...createQuiz(parts, retired),
    ...createCardReview(parts, retired),
  };
}
