import { expect, test } from "vitest";
import { cited, fileOf, readOne } from "./testing.ts";

const chunk = (name: string, title: string, body: string) =>
  fileOf(
    `${name}.md`,
    `---\nsource:\n  family: "REGULATION"\n  instrument: "MDR"\n  chunk_id: "${name}"\n  chunk_title: "${title}"\n  converted: "2026-02-27"\n---\n${body}\n`,
  );

test("articles, recitals and annexes of the MDR become one source cited by paragraph and section", async () => {
  const version = await readOne([
    chunk(
      "Annex VIII",
      "RULES",
      " # ANNEX VIII\n\n ## **RULES**\n\n ## CHAPTER III\n\n ## **CLASSES**\n\n ## 6. ACTIVE DEVICES\n\n ## 6.3. Rule 11\n\n Software is class I.\n\n — or higher.",
    ),
    chunk(
      "Article\u00a010",
      "Duties",
      " ## Article 10\n\n 1. Makers act:\n\n (a) *in vitro*; and\n\n (b) elsewhere.\n\n 2. They keep records.",
    ),
    chunk("Recitals", "Recitals", " (1) First reason.\n\n (2) Second reason."),
  ]);
  expect(cited(version)).toEqual([
    ["EU MDR recital 1", "(1) First reason."],
    ["EU MDR recital 2", "(2) Second reason."],
    ["EU MDR Article 10(1)", "1. Makers act: (a) in vitro; and (b) elsewhere."],
    ["EU MDR Article 10(2)", "2. They keep records."],
    ["EU MDR Annex VIII 6.3", "Software is class I. — or higher."],
  ]);
  expect(version.passages.at(-1)).toMatchObject({
    heading: "Rule 11",
    heading_path: ["Annex VIII—Rules", "Chapter III—Classes", "6. Active Devices"],
  });
});

test("section numbers that start again in a later part of an annex name the part", async () => {
  const version = await readOne([
    chunk("Annex VI", "DATA", " ## PART A\n\n ## **ONE**\n\n 1. first,\n\n ## PART B\n\n ## **TWO**\n\n 1. second,"),
  ]);
  expect(cited(version)).toEqual([
    ["EU MDR Annex VI Part A 1", "1. first,"],
    ["EU MDR Annex VI Part B 1", "1. second,"],
  ]);
});

test("a paragraph too long to read at once is parted at its points", async () => {
  const long = "words ".repeat(200).trim();
  const version = await readOne([chunk("Article 3", "Long", ` 1. It says:\n\n (a) ${long}\n\n (b) ${long}`)]);
  expect(version.passages.map((passage) => passage.citation)).toEqual([
    "EU MDR Article 3(1)",
    "EU MDR Article 3(1)(a)",
    "EU MDR Article 3(1)(b)",
  ]);
});

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
