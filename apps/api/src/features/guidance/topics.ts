import type { GuidanceDetail } from "@clausewise/contracts";
import { builtInGuidanceTopics } from "@clausewise/static-data";

type Reason = GuidanceDetail["topic_reasons"][number];

/** What a topic is told by. */
interface Told {
  title: string;
  fda_topics: readonly string[];
  docket: string | null;
  /** Topics that we gave it by reading it. */
  areas: readonly Reason["topic"][];
}

const rules = builtInGuidanceTopics().map(({ titled, unless, ...rule }) => ({
  ...rule,
  titled: titled === null ? null : new RegExp(titled, "i"),
  unless: unless === null ? null : new RegExp(unless, "i"),
}));

/** The topics of a guidance document, each with the rule that gave it. */
export const topicsOf = (told: Told): Reason[] =>
  rules.flatMap((rule) => {
    const because = reasonOf(rule, told);
    return because === null ? [] : [{ topic: rule.topic, because }];
  });

function reasonOf({ topic, titled, unless, fda_topics, dockets }: (typeof rules)[number], told: Told): string | null {
  const listed = told.fda_topics.find((one) => fda_topics.includes(one));
  if (listed !== undefined) return `FDA lists it under “${listed}”`;
  const word = unless?.test(told.title) === true ? undefined : titled?.exec(told.title)?.[0];
  if (word !== undefined) return `its title says “${word}”`;
  if (told.docket !== null && dockets.includes(told.docket)) return `its docket is ${told.docket}`;
  return told.areas.includes(topic) ? "our reading of it" : null;
}
