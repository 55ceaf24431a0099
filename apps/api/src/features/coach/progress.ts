import {
  coachLevels,
  unknownFigure,
  type BuiltInCard,
  type CoachDifficulty,
  type CoachTopic,
  type Figure,
  type LearningProgress,
  type TopicProgress,
} from "@clausewise/contracts";
import type { CardRow, Week } from "./cards.repository.ts";

/** The rules by which answers to cards are read. */
export const progressRules = {
  /** Days for which a card must be remembered to count as known. */
  knownFor: 21,
  /** Share of a topic's cards that must be known. */
  masteredAt: 0.8,
  /** Answered cards below which nothing is said of a topic. */
  fewest: 3,
  weakBelow: 0.7,
  strongFrom: 0.85,
  /** Cards of a level, and the share of them that must be right, before the next. */
  levelCards: 20,
  levelShare: 0.8,
  weeks: 8,
} as const;

interface Known {
  cards: readonly BuiltInCard[];
  rows: ReadonlyMap<string, CardRow>;
  now: string;
}

interface Topic extends TopicProgress {
  share: number | null;
}

const shareOf = (rows: readonly CardRow[]): number | null =>
  rows.length === 0 ? null : rows.filter(({ was_right }) => was_right).length / rows.length;

const percent = (share: number, explanation: string, now: string): Figure => ({
  basis: "computed",
  value: Math.round(share * 100),
  unit: "percent",
  explanation,
  date: now.slice(0, 10),
});

/** Share of right last answers among some cards; unknown where none was answered. */
export function understandingOf({ cards, rows, now }: Known): Figure {
  const answered = cards.flatMap(({ id }) => rows.get(id) ?? []);
  const share = shareOf(answered);
  if (share === null) return unknownFigure("percent", "No card of it was answered yet.");
  return percent(share, `Cards whose last answer was right, of ${answered.length} answered.`, now);
}

function progressIn(topic: CoachTopic, retired: ReadonlySet<string>, { cards, rows, now }: Known): Topic {
  const all = cards.filter((card) => card.topic === topic.topic);
  const own = all.filter(({ id }) => !retired.has(id));
  const answered = own.flatMap(({ id }) => rows.get(id) ?? []);
  const known = answered.filter(({ was_right, stability }) => was_right && stability >= progressRules.knownFor).length;
  return {
    ...topic,
    cards: own.length,
    retired: all.length - own.length,
    answered: answered.length,
    due: answered.filter(({ due }) => due <= now).length,
    known,
    right: understandingOf({ cards: own, rows, now }),
    mastered: own.length > 0 && known >= own.length * progressRules.masteredAt,
    share: answered.length < progressRules.fewest ? null : shareOf(answered),
  };
}

interface Level {
  level: CoachDifficulty;
  next: string;
}

/** The level that the answers to the levels before it allow. */
export function levelOf({ cards, rows }: Pick<Known, "cards" | "rows">): Level {
  const { levelCards, levelShare } = progressRules;
  for (const [at, level] of coachLevels.entries()) {
    const above = coachLevels[at + 1];
    if (above === undefined) return { level, next: "This is the highest level." };
    const answered = cards.flatMap((card) => (card.level === level ? (rows.get(card.id) ?? []) : []));
    const right = answered.filter(({ was_right }) => was_right).length;
    if (answered.length < levelCards)
      return { level, next: `The level ${above} begins once ${levelCards} ${level} cards are answered; ${answered.length} are.` };
    if (right < answered.length * levelShare)
      return {
        level,
        next: `The level ${above} begins once ${levelShare * 100} % of the ${level} cards answered are right; ${right} of ${answered.length} are.`,
      };
  }
  return { level: "beginner", next: "" };
}

const dayInMs = 86_400_000;

/** The Mondays of the last weeks, the oldest first. */
export function mondays(now: string): string[] {
  const day = new Date(`${now.slice(0, 10)}T00:00:00.000Z`);
  const last = day.getTime() - ((day.getUTCDay() + 6) % 7) * dayInMs;
  return Array.from({ length: progressRules.weeks }, (_, at) =>
    new Date(last - (progressRules.weeks - 1 - at) * 7 * dayInMs).toISOString().slice(0, 10),
  );
}

const trendOf = (weeks: readonly Week[], now: string): Figure[] =>
  mondays(now).map((monday) => {
    const week = weeks.find((one) => one.week === monday);
    if (!week) return unknownFigure("percent", `No card was answered in the week from ${monday}.`);
    return percent(week.right / week.answers, `${week.right} of ${week.answers} answers were right in the week from ${monday}.`, now);
  });

const named = (topics: readonly Topic[]): string[] => topics.map(({ topic }) => topic);

/** How far somebody is: everything is worked out from their own questions and answers, and nothing is guessed. */
export function progressOf(
  given: Known & { topics: readonly CoachTopic[]; retired: ReadonlySet<string>; weeks: readonly Week[]; sessions: number },
): LearningProgress {
  const { topics: all, retired, weeks, sessions, now } = given;
  const topics = all.map((topic) => progressIn(topic, retired, given));
  const judged = topics.filter(({ share }) => share !== null).toSorted((one, other) => (one.share ?? 0) - (other.share ?? 0));
  const { level, next } = levelOf(given);
  return {
    topics_mastered: named(topics.filter(({ mastered }) => mastered)),
    current_level: level,
    total_sessions: sessions,
    understanding_trend: trendOf(weeks, now),
    weak_areas: named(judged.filter(({ share }) => (share ?? 1) < progressRules.weakBelow)),
    strengths: named(judged.filter(({ share }) => (share ?? 0) >= progressRules.strongFrom).toReversed()),
    next_level: next,
    topics: topics.map(({ share: _share, ...topic }) => topic),
  };
}
