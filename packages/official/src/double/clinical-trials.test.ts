import { expect, test } from "vitest";
import { createDoubleTrials, generatedStudy } from "./clinical-trials.ts";

const trials = (most?: number) => createDoubleTrials([1, 2, 3].map(generatedStudy), most === undefined ? {} : { most });
interface Page {
  totalCount?: number;
  studies: unknown[];
  nextPageToken?: string;
}
const pageOf = (double: ReturnType<typeof trials>, query: Record<string, string>) =>
  JSON.parse(double.answer("/api/v2/studies", new URLSearchParams(query)).body) as Page;

test("how many there are is said on the first page alone, and only who asks is told", () => {
  const double = trials();
  const first = pageOf(double, { pageSize: "2", countTotal: "true" });
  expect([first.totalCount, first.studies.length]).toEqual([3, 2]);
  const second = pageOf(double, { pageSize: "2", countTotal: "true", pageToken: first.nextPageToken ?? "" });
  expect([second.totalCount, second.studies.length, second.nextPageToken]).toEqual([undefined, 1, undefined]);
  expect(pageOf(double, { pageSize: "2" }).totalCount).toBeUndefined();
});

test("a page of data that was made anew cannot be walked on from, and the refusal is plain text", () => {
  const double = trials();
  const { nextPageToken = "" } = pageOf(double, { pageSize: "1" });
  double.made = "2026-09-26T09:00:04";
  expect(double.answer("/api/v2/studies", new URLSearchParams({ pageSize: "1", pageToken: nextPageToken }))).toMatchObject({
    status: 400,
    type: "text/plain",
  });
});

test("no page holds more than the source ever gives", () => expect(pageOf(trials(1), { pageSize: "100" }).studies).toHaveLength(1));
