import { expect, test } from "vitest";
import { cited, fileOf, readOne } from "./testing.ts";

test("a related act in one file is cited by its number", async () => {
  const act =
    "# REGULATION (EU) 2024/1 OF THE COUNCIL of 13 June 2024 on robots\n\n**Number:** Regulation (EU) 2024/1 (Robot Act)\n\n---\n\nWhereas:\n\n(1) A reason.\n\n## CHAPTER I\n\n### GENERAL\n\n### Article 6\n\nRobots`\n1. They serve.\n2. They rest.\n";
  const version = await readOne([fileOf("robots.md", act)]);
  expect([version.identifier, version.title, version.issued]).toEqual([
    "Regulation (EU) 2024/1",
    "Regulation (EU) 2024/1 (Robot Act) on robots",
    "2024-06-13",
  ]);
  expect(cited(version)).toEqual([
    ["Regulation (EU) 2024/1 recital 1", "(1) A reason."],
    ["Regulation (EU) 2024/1 Article 6(1)", "1. They serve."],
    ["Regulation (EU) 2024/1 Article 6(2)", "2. They rest."],
  ]);
  expect(version.passages[1]).toMatchObject({ heading: "Robots", heading_path: ["Chapter I—General"] });
});
