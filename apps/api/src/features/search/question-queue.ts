import { AppError } from "../../errors.ts";
import { createTurns, dropIfGone } from "../../platform/turns.ts";

export interface QueueLimits {
  /** Questions worked on at once. */
  atOnce: number;
  /** Questions that may wait behind them; further ones are refused. */
  waiting: number;
  /** Longest time in ms that a question may take once it is worked on. */
  timeLimit: number;
}

export interface Worked<Q, A> {
  limits: QueueLimits;
  /** Makes ready to work, which is not counted against a question's time. */
  ready: () => Promise<void>;
  /** `late` aborts once the question has taken too long. */
  work: (question: Q, late: AbortSignal) => Promise<A>;
  /** Ends all work under way, for a question that takes too long stops everything. */
  abandon: () => void;
}

const refusal = new AppError("unavailable", "Many questions are being answered right now. Please ask again in a few seconds.");
const tooLong = () =>
  new AppError(
    "unavailable",
    "This question took too long to answer and was stopped. Nothing was stored. Ask it in fewer words, or one part at a time.",
  );

/** Lets questions in one after another, few at once, none for longer than its time; what nobody waits for is dropped. */
export function createQuestionQueue<Q, A>({ limits, ready, work, abandon }: Worked<Q, A>) {
  const turns = createTurns({ ...limits, refusal });
  const timed = async (question: Q): Promise<A> => {
    const late = new AbortController();
    const stopped = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late.abort();
      stopped.reject(tooLong());
      abandon();
    }, limits.timeLimit);
    try {
      return await Promise.race([work(question, late.signal), stopped.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
  return (question: Q, signal?: AbortSignal): Promise<A> =>
    turns.inTurn(async () => {
      await ready();
      dropIfGone(signal);
      const answer = await timed(question);
      dropIfGone(signal);
      return answer;
    }, signal);
}
