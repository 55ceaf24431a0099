import type { OwnFeatures } from "../evidence/own-fit.ts";
import { soughtIn } from "../evidence/own-sought.ts";
import type { RankedEvidence } from "../evidence/rank-evidence.ts";
import type { Judgement } from "./confidence.ts";
import type { Draft } from "./statements.ts";

import model from "../models/own-passages.json" with { type: "json" };

/** Judges how sure an answer out of one's own documents is, by how the passage that leads it answers. */
export function judgeOwn({ question, sections }: RankedEvidence, drafts: readonly Draft[], own: OwnFeatures): Judgement {
  if (drafts.length === 0 || own.together < model.least_spoken) return { outcome: "nothing_found", confidence: 0 };
  const [best, next] = sections;
  const told: Record<keyof typeof model.sure, number> = {
    together: own.together,
    quoted: own.quoted,
    sought: own.sought,
    lacking: own.sought === 0 && soughtIn(question) !== null ? 1 : 0,
    labelled: own.labelled,
    ahead: Math.min(1, (best?.score ?? 0) - (next?.score ?? 0)),
  };
  const names = Object.keys(model.sure) as (keyof typeof model.sure)[];
  const sum = names.reduce((reached, name) => reached + model.sure[name] * told[name], model.bias);
  const chance = 1 / (1 + Math.exp(-sum));
  return { outcome: chance >= model.answered_from ? "answered" : "inconclusive", confidence: Math.round(chance * 100) / 100 };
}
