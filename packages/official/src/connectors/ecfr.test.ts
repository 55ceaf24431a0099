import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { Answer } from "../answer/answer.ts";
import { classify } from "../answer/classify.ts";
import type { Ask, Step } from "../connector.ts";
import { createDoubleEcfr, generatedPart } from "../double/double.ts";
import { ecfr } from "./ecfr.ts";

const answerOf = (body: string | Uint8Array, status = 200): Answer => ({
  status,
  addresses: [ecfr.url],
  headers: {},
  bytes: typeof body === "string" ? new TextEncoder().encode(body) : body,
});
const askOf = (kind: string): Ask => ecfr.asks[kind] ?? expect.unreachable(`no ask named ${kind}`);
const title = () =>
  createDoubleEcfr(
    [generatedPart("99", 2, "2025-03-01"), generatedPart("820", 3, "2026-02-02"), generatedPart("11", 1, "2020-01-01")],
    "2026-10-01",
  );

/** Follows a step to the end of what it leads to. */
async function follow(double: ReturnType<typeof title>, steps: readonly Step[]) {
  const texts = [];
  const order: string[] = [];
  let queue = steps;
  while (queue.length > 0) {
    const [step = expect.unreachable(), ...rest] = queue.toSorted((a, b) => a.order - b.order);
    order.push(step.key);
    const { pathname, searchParams } = new URL(step.url);
    const { body, status } = double.answer(pathname, searchParams);
    const read = await askOf(step.kind).read(answerOf(body, status), step);
    queue = [...rest, ...(read.next ?? [])];
    texts.push(...(read.texts ?? []));
  }
  return { texts, order };
}

const detected = (double: ReturnType<typeof title>) =>
  ecfr.detect?.read(answerOf(double.answer("/api/versioner/v1/titles.json", new URLSearchParams()).body));
const standing = (token: string) => ({ token, asOf: token });

test("a title is told by the day on which it was last shown anew", () => {
  expect(detected(title())).toEqual({ token: "2026-10-01", asOf: "2026-10-01" });
});

test("while texts are taken in nothing is compared", () => {
  const double = title();
  double.importing = true;
  expect(detected(double)).toEqual({ notReady: "is taking in new texts" });
});

test("the first look reads every part, those asked about most first and reserved ones not at all", async () => {
  const { texts, order } = await follow(title(), ecfr.plan(standing("2026-10-01"), null, "2026-11-22"));
  expect(order).toEqual([
    "structure",
    "versions 820",
    "text 820",
    "versions 11",
    "text 11",
    "versions 99",
    "text 99",
    ...["820", "11"].map((part) => `earlier ${part} 2016-12-20`),
  ]);
  expect(texts.slice(0, 3).map(({ identifier, label, effective }) => [identifier, label, effective])).toEqual([
    ["21 CFR 820", "2026-02-02", "2026-02-02"],
    ["21 CFR 11", "2020-01-01", "2020-01-01"],
    ["21 CFR 99", "2025-03-01", "2025-03-01"],
  ]);
  expect(texts[0]?.passages.slice(0, 3).map(({ citation }) => citation)).toEqual([
    "21 CFR 820.1(a)",
    "21 CFR 820.1(a)(1)",
    "21 CFR 820.1(a)(2)",
  ]);
});

test("a later look reads the parts that changed since, and no others", async () => {
  const double = title();
  double.amend("99", "2026-11-01", (part) => part.sections.pop());
  const { order } = await follow(double, ecfr.plan(standing("2026-11-01"), standing("2026-10-02"), "2026-11-22"));
  expect(order).toEqual(["changes", "versions 99", "text 99"]);
});

test("of a part asked about most each state is read, with the days from which it held", async () => {
  const double = title();
  double.amend("820", "2026-11-01", (part) => part.sections.splice(1));
  const { texts, order } = await follow(double, ecfr.plan(standing("2026-11-01"), null, "2026-11-22"));
  const states = texts.filter(({ identifier }) => identifier === "21 CFR 820").map(({ label, passages }) => [label, passages.length]);
  expect(states).toEqual([
    ["2026-11-01", 4],
    ["2026-02-02", 12],
    ["2016-12-20", 12],
  ]);
  expect(order.slice(-3)).toEqual(["earlier 820 2026-02-02", "earlier 820 2016-12-20", "earlier 11 2016-12-20"]);
});

test("a later look reads no state again that ended before the last one", async () => {
  const double = title();
  double.amend("820", "2026-11-01", (part) => part.sections.splice(1));
  const { order } = await follow(double, ecfr.plan(standing("2026-11-01"), standing("2026-10-02"), "2026-11-22"));
  expect(order).toEqual(["changes", "versions 820", "text 820", "earlier 820 2026-02-02"]);
});

test("an earlier state that is not there says nothing of the part today", () => {
  expect(askOf("earlier").expects.saysAbsent).toBeUndefined();
});

test("a change that takes effect later does not date the words of today", async () => {
  const double = title();
  double.parts.get("820")?.amended.push("2027-01-01");
  const { texts } = await follow(double, ecfr.plan(standing("2026-10-01"), null, "2026-11-22"));
  expect(texts[0]?.label).toBe("2026-02-02");
});

const text = (part: string): Step => ({
  key: `text ${part}`,
  kind: "text",
  url: ecfr.url,
  order: 0,
  label: `21 CFR ${part}`,
  about: { part, day: "2026-10-01" },
});

test("the text of another part than was asked for is not taken", async () => {
  const { body } = title().answer("/api/versioner/v1/full/2026-10-01/title-21.xml", new URLSearchParams({ part: "820" }));
  await expect(askOf("text").read(answerOf(body), text("807"))).rejects.toThrow("gave 21 CFR 820 where 21 CFR 807 was asked for");
});

test("a part that did not exist on a day is told by the source's own words", () => {
  const { body, status } = title().answer("/api/versioner/v1/full/2026-10-01/title-21.xml", new URLSearchParams({ part: "899" }));
  expect(classify(answerOf(body, status), askOf("text").expects).kind).toBe("does_not_exist");
});

test("JSON in another form is said to be so, and nothing is read of it", () => {
  expect(() => ecfr.detect?.read(answerOf('{"titles":[{"number":21}]}'))).toThrow(
    "gave JSON in a form we do not know (titles.0.latest_issue_date)",
  );
});

const real = resolve(import.meta.dirname, "../../../../../../shared/data/official/ecfr");

test.skipIf(!existsSync(real))("a part as the eCFR really answered is read to its last section", async () => {
  const answer = answerOf(readFileSync(resolve(real, "full_2024-05-17_title-1_part-51.xml")));
  expect(classify(answer, askOf("text").expects)).toEqual({ kind: "ok" });
  const { texts } = await askOf("text").read(answer, { ...text("51"), label: "1 CFR 51" });
  const citations = texts?.[0]?.passages.map(({ citation }) => citation) ?? [];
  expect([citations[0], citations.at(-1)]).toEqual(["1 CFR 51.1(a)", "1 CFR 51.11(b)"]);
});

test.skipIf(!existsSync(real))("a structure as the eCFR really answered gives its parts without those reserved", async () => {
  const answer = answerOf(readFileSync(resolve(real, "structure_title-3.json")));
  const { next } = await askOf("structure").read(answer, { ...text("3"), about: { day: "2024-05-17" } });
  expect(next?.map(({ about }) => about["part"])).toEqual(["100", "101", "102"]);
});
