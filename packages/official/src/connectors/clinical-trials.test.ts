import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { createDoubleTrials, generatedStudy } from "../double/double.ts";
import { clinicalTrials } from "./clinical-trials.ts";
import { walk } from "./testing.ts";

const trials = (count: number) => createDoubleTrials(Array.from({ length: count }, (_, nth) => generatedStudy(nth)));

test("studies are read page by page, without the people in them", async () => {
  const { rows, order, detected } = await walk(clinicalTrials, trials(2100));
  expect([rows.length, order.length, detected.asOf]).toEqual([2100, 3, "2026-09-25"]);
  expect(rows[3]).toMatchObject({
    key: "NCT00000003",
    url: "https://clinicaltrials.gov/study/NCT00000003",
    fields: { status: "RECRUITING", regulated_as: "device", interventions: "DEVICE: Pump", started: "2026-01", enrollment: "120" },
  });
  expect(JSON.stringify(rows)).not.toContain("A Person");
});

test("data that is made anew on the way ends the walk", async () => {
  const double = trials(2100);
  const answer = double.answer.bind(double);
  double.answer = (path, query) => {
    if (query.has("pageToken")) double.made = "2026-09-26T09:00:00";
    return answer(path, query);
  };
  await expect(walk(clinicalTrials, double)).rejects.toThrow("answered with status 400");
});

test("pages that end before the studies do are not taken for all of them", async () => {
  const double = trials(2100);
  const answer = double.answer.bind(double);
  double.answer = (path, query) => {
    const played = answer(path, query);
    return { ...played, body: played.body.replace(/,"nextPageToken":"[^"]*"/, "") };
  };
  await expect(walk(clinicalTrials, double)).rejects.toThrow("gave 1000 of the 2100 studies");
});

const real = resolve(import.meta.dirname, "../../../../../../shared/data/official/clinicaltrials");

test.skipIf(!existsSync(real))("a study in the documented shape is read", async () => {
  const page = JSON.parse(readFileSync(resolve(real, "studies-page.shape.json"), "utf8")) as Record<string, unknown>;
  const double = trials(1);
  double.answer = (path) => ({
    status: 200,
    type: "application/json",
    body: path.endsWith("/version")
      ? readFileSync(resolve(real, "version.sample.json"), "utf8")
      : JSON.stringify({ ...page, totalCount: 1 }),
  });
  const { rows } = await walk(clinicalTrials, double);
  expect(rows[0]).toMatchObject({ key: "NCT00000000", fields: { sponsor: "Example Sponsor", phase: "NA" } });
});
