import { readdirSync } from "node:fs";
import { BuiltInCard, CoachTopic } from "@clausewise/contracts";
import { readJsonLines } from "./json-lines.ts";

const folder = "cards";

/** The quiz cards of the compliance coach, in the order of their files. */
export const builtInQuizCards = (): BuiltInCard[] =>
  readdirSync(new URL(`../${folder}/`, import.meta.url))
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .flatMap((name) => readJsonLines(`${folder}/${name}`, BuiltInCard));

/** The topics of the cards, those that are shown first at the top. */
export const builtInCoachTopics = (): CoachTopic[] => readJsonLines("coach/topics.jsonl", CoachTopic);
