import { expect, test } from "vitest";
import { namesLaterAct } from "./later-acts.ts";

const note = "Under Article 120, as amended by Regulation (EU) 2023/607, devices may be placed on the market until 31 December 2028.";

test("a summary that rests on an act of a later year tells nothing of a day before that year", () => {
  expect(namesLaterAct(note, "2019-06-01")).toBe(true);
  expect(namesLaterAct("Decision (EU) 2025/2371 did so for four systems.", "2024-12-31")).toBe(true);
});

test("it tells of days of that year and after, and names of earlier acts say nothing", () => {
  expect(namesLaterAct(note, "2023-03-20")).toBe(false);
  expect(namesLaterAct(note, "2026-11-22")).toBe(false);
  expect(namesLaterAct("Regulation (EU) 2017/745 repealed it.", "2019-06-01")).toBe(false);
});
