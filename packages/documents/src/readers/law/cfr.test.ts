import { expect, test } from "vitest";
import { cited, fileOf, readAll, readOne } from "./testing.ts";

const head = (part: string, title: string) => `---
source:
  family: "REGULATION"
  instrument: "21 CFR"
  chunk_id: "Part ${part}"
  chunk_title: "${title}"
  source_file: "CFR-2025-title21-vol8-chapI-subchapH.xml"
  converted: "2026-02-27"
---
# PART ${part}—${title}

# Authority:

21 U.S.C. 321.

# Source:

42 FR 42526, Aug. 23, 1977.

## Subpart A—General Provisions

`;

const part807 = `${head("807", "ESTABLISHMENT REGISTRATION AND DEVICE LISTING")}### § 807.3 Definitions.

(a)
                        *Act*
                         means the Federal Food, Drug, and Cosmetic Act.

### § 807.92 Content and format of a 510(k) summary.

(a) All 510(k) summaries shall contain the following information:

(3) An identification of the legally
                        marketed device to which the submitter claims equivalence.

                        It goes on after the page.

(i) First.

(ii) Second.

(A) Third.

(
                        *1*
                        ) Fourth.

(b) The end.

> Citation: [57 FR 18066, Apr. 28, 1992]
`;

test("each paragraph of a CFR section is cited down to its own designator", async () => {
  const version = await readOne([fileOf("part-807.md", part807)]);
  expect(cited(version)).toEqual([
    ["21 CFR 807.3(a)", "(a) Act means the Federal Food, Drug, and Cosmetic Act."],
    ["21 CFR 807.92(a)", "(a) All 510(k) summaries shall contain the following information:"],
    [
      "21 CFR 807.92(a)(3)",
      "(3) An identification of the legally marketed device to which the submitter claims equivalence. It goes on after the page.",
    ],
    ["21 CFR 807.92(a)(3)(i)", "(i) First."],
    ["21 CFR 807.92(a)(3)(ii)", "(ii) Second."],
    ["21 CFR 807.92(a)(3)(ii)(A)", "(A) Third."],
    ["21 CFR 807.92(a)(3)(ii)(A)(1)", "(1) Fourth."],
    ["21 CFR 807.92(b)", "(b) The end."],
  ]);
});

test("a CFR passage carries its section's heading, the part and subpart above it, and its eCFR address", async () => {
  const passage = (await readOne([fileOf("part-807.md", part807)])).passages[1];
  expect(passage).toMatchObject({
    heading: "Content and format of a 510(k) summary",
    heading_path: ["Part 807—Establishment Registration and Device Listing", "Subpart A—General Provisions"],
    url: "https://www.ecfr.gov/current/title-21/section-807.92",
  });
});

test("the old quality regulation is superseded and sent before the one in force", async () => {
  const section = "### § 820.1 Scope.\n\n(a) This applies.\n";
  const versions = await readAll([
    fileOf("part-820-qmsr.md", head("820", "QUALITY MANAGEMENT SYSTEM REGULATION (EFF. 2-2-26)") + section),
    fileOf("part-820.md", head("820", "QUALITY SYSTEM REGULATION") + section),
  ]);
  expect(versions.map(({ identifier, label, status, effective }) => [identifier, label, status, effective])).toEqual([
    ["21 CFR 820", "Quality System Regulation", "superseded", "1997-06-01"],
    ["21 CFR 820", "QMSR", "in_force", "2026-02-02"],
  ]);
});

const scope = "### § 820.1 Scope.\n\n(a) This applies.\n\n";
const behind = (title: string) =>
  `### Effective Date Note:\n\nThe new part follows.\n\n### PART 820—${title}\n\n### Authority:\n\n21 U.S.C. 351.\n\n`;

test("a revision that is printed behind the old part is a version by itself, and the old one keeps its own sections alone", async () => {
  const design = "### § 820.30 Design controls.\n\n(a) Procedures are kept.\n\n";
  const system = "### § 820.10 Requirements for a quality management system.\n\n(a) Document a system.\n";
  const body = `${scope}${design}${behind("QUALITY MANAGEMENT SYSTEM REGULATION (EFF. 2-2-26)")}### Subpart A—General Provisions\n\n${scope}${system}`;
  const versions = await readAll([fileOf("part-820.md", head("820", "QUALITY SYSTEM REGULATION") + body)]);
  expect(versions.map(({ label, status, passages }) => [label, status, passages.map(({ citation }) => citation)])).toEqual([
    ["Quality System Regulation", "superseded", ["21 CFR 820.1(a)", "21 CFR 820.30(a)"]],
    ["QMSR", "in_force", ["21 CFR 820.1(a)", "21 CFR 820.10(a)"]],
  ]);
});

test("the revision behind the old part is the same as the one in a file of its own", async () => {
  const title = "QUALITY MANAGEMENT SYSTEM REGULATION (EFF. 2-2-26)";
  const [, behindOld] = await readAll([
    fileOf("part-820.md", head("820", "QUALITY SYSTEM REGULATION") + scope + behind(title) + `## Subpart A—General Provisions\n\n${scope}`),
  ]);
  const alone = await readOne([fileOf("part-820-qmsr.md", head("820", title) + scope)]);
  expect(behindOld).toEqual(alone);
});

test("a part of another number that is printed before its day holds from that day on", async () => {
  const body = `### § 4.1 Scope.\n\n(a) Old words.\n\n### PART 4—COMBINATION PRODUCTS (EFF. 7-1-2027)\n\n### § 4.1 Scope.\n\n(a) New words.\n`;
  const versions = await readAll([fileOf("part-4.md", head("4", "COMBINATION PRODUCTS") + body)]);
  expect(versions.map(({ label, effective, title }) => [label, effective, title])).toEqual([
    ["CFR 2025 edition", null, "Combination Products"],
    ["CFR 2025 edition, in the words from 2027-07-01 on", "2027-07-01", "Combination Products"],
  ]);
});
