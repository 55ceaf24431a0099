import { readFileSync } from "node:fs";
import { ClockRun } from "@clausewise/contracts";
import { clocks, runClock } from "@clausewise/planning";
import { z } from "zod";

const WorkedCase = z.object({
  case: z.string(),
  /** How it follows from the rule's words. */
  says: z.string(),
  clock: z.string(),
  start: z.string(),
  choice: z.string().nullable(),
  holds: z.array(z.string()),
  events: z.array(z.string()),
  extensions: z.array(z.string()),
  rule: z.string(),
  ends: z.string().nullable(),
});

const cases = () =>
  readFileSync(new URL("../../packages/planning/cases/clocks.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => WorkedCase.parse(JSON.parse(line)));

function foundFor({ clock: id, start, choice, holds, events, extensions, rule }: z.infer<typeof WorkedCase>) {
  const clock = clocks.find((one) => one.id === id);
  if (!clock) return null;
  const lists = { holds: holds.join(","), events: events.join(","), extensions: extensions.join(",") };
  const run = ClockRun.parse({ id, start, ...(choice === null ? {} : { choice }), ...lists });
  return runClock(clock, run).dates.find((date) => date.rule.id === rule) ?? null;
}

/** Prints each worked case with what the program says; fails where they differ. */
export function evaluateClocks(): number {
  const rows = cases().map((worked) => ({ worked, found: foundFor(worked) }));
  const wrong = rows.filter(({ worked, found }) => !found || found.day !== worked.ends);
  for (const { worked, found } of rows) {
    const is = found && found.day === worked.ends ? "right" : "WRONG";
    process.stdout.write(
      `${is}  ${worked.start} > ${worked.ends ?? "no day    "}  ${worked.case} (${worked.says}) ${found?.rule.source.clause ?? ""}\n`,
    );
  }
  process.stdout.write(
    `\n${rows.length - wrong.length} of ${rows.length} worked cases are right; ${clocks.length} clocks with ${clocks.flatMap(({ rules }) => rules).length} periods.\n`,
  );
  return wrong.length === 0 ? 0 : 1;
}
