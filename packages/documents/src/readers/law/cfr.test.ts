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
