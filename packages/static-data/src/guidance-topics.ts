import { GuidanceTopic } from "@clausewise/contracts";
import { rulesOf } from "./rules.ts";

/** By what a guidance document has a topic. */
interface BuiltInGuidanceTopic {
  topic: GuidanceTopic;
  /** Regular expression over the title, without regard to capitals. */
  titled: string | null;
  /** Regular expression over titles that do not count. */
  unless: string | null;
  /** Topics of FDA's list. */
  fda_topics: string[];
  dockets: string[];
  /** Titles that the row holds for, and that it does not hold for. */
  fits: string[];
  not: string[];
}

/** The rules by which guidance documents have our topics. */
export const builtInGuidanceTopics = (): BuiltInGuidanceTopic[] =>
  rulesOf("guidance/topics").map((rule) => ({
    topic: GuidanceTopic.parse(rule.title),
    titled: rule.mayOf("pattern"),
    unless: rule.mayOf("unless"),
    fda_topics: rule.listOf("fda_topics"),
    dockets: rule.listOf("dockets"),
    fits: rule.listOf("fits"),
    not: rule.listOf("not"),
  }));
