import { expect, test } from "vitest";
import { readCfrMarkdown } from "./cfr-markdown.ts";
import { italicMark } from "./designators.ts";

const fields = {
  instrument: "21 CFR",
  chunk_id: "Part 807",
  chunk_title: "REGISTRATION AND LISTING",
  source_file: "CFR-2025-title21-vol8.xml",
  converted: "2026-02-27",
};
const read = (body: string, given: Partial<typeof fields> = {}) => readCfrMarkdown({ ...fields, ...given }, body, "2026-03-01")[0];
const sectionsOf = (body: string) => read(body)?.sections ?? [];

test("a part is known by its title, number and edition", () => {
  expect(read("")).toMatchObject({ title: "21", part: "807", edition: "CFR 2025 edition", retrieved: "2026-02-27" });
});

test("a file that names no edition goes by the day it was changed", () => {
  expect(read("", { source_file: "part.xml" })?.edition).toBe("2026-03-01");
});

test.each([{ instrument: "Federal Register" }, { chunk_id: "Appendix A" }])("a file that is no part of the CFR is refused: %j", (wrong) => {
  expect(() => read("", wrong)).toThrow("does not name its CFR title and part");
});

test("sections stand under their subpart, with their paragraphs and nothing of what stands around them", () => {
  const body = `# PART 807

# Authority:

21 U.S.C. 321.

## Subpart B—Procedures

### § 807.20 Who must register?

(a) An owner shall register.

> Citation: 21 CFR 807.20

### Editorial Note:

Nothing of the law.

### § 807.21 Reserved section

### § 807.22 When?

At once.`;
  expect(sectionsOf(body)).toEqual([
    { number: "807.20", heading: "Who must register?", path: ["Subpart B—Procedures"], paragraphs: ["(a) An owner shall register."] },
    { number: "807.22", heading: "When?", path: ["Subpart B—Procedures"], paragraphs: ["At once."] },
  ]);
});

test("a line that was broken off far to the right belongs to the paragraph before it", () => {
  const [section] = sectionsOf("### § 807.3 Definitions.\n\n(a)\n\n                        *Act* means the Act.");
  expect(section?.paragraphs).toHaveLength(1);
  expect(section?.paragraphs[0]).toMatch(/^\(a\)\s+Act means the Act\.$/);
});

test("a designator in italics keeps its mark, since it stands a level deeper than the same in upright", () => {
  const [section] = sectionsOf("### § 807.3 Definitions.\n\n(*1*) First.");
  expect(section?.paragraphs).toEqual([`(${italicMark}1) First.`]);
});
