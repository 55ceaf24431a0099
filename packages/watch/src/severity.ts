import type { Severity } from "@clausewise/contracts";
import type { About, Rated } from "./about.ts";
import type { SeverityRule } from "./rules.ts";

const levels: readonly Severity[] = ["low", "medium", "high", "critical"];
const levelOf = (word: string): Severity => levels.find((one) => one === word) ?? "low";

/** How severe something is, by the first rule of the table that fits. */
export function createSeverity(rules: readonly SeverityRule[]): (about: About) => Rated {
  const known = rules.map((rule) => ({ ...rule, pattern: rule.pattern === null ? null : new RegExp(rule.pattern, "iu") }));
  const fits =
    ({ kind, recallClass, title }: About) =>
    (rule: (typeof known)[number]): boolean =>
      (rule.kinds.length === 0 || rule.kinds.includes(kind)) &&
      (rule.recallClass === null || rule.recallClass === recallClass) &&
      (rule.pattern?.test(title) ?? true);
  return (about) => {
    const rule = known.find(fits(about));
    return { severity: levelOf(rule?.level ?? ""), reason: rule?.reason ?? "for information" };
  };
}
