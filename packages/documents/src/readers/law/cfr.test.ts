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

const xml = `<?xml version="1.0"?><ECFR><AMDDATE>Feb. 2, 2026</AMDDATE><DIV1 N="21" TYPE="TITLE"><DIV5 N="807" TYPE="PART"><HEAD>PART 807—ESTABLISHMENT REGISTRATION</HEAD>
<AUTH><HED>Authority:</HED><PSPACE>21 U.S.C. 321.</PSPACE></AUTH>
<DIV6 N="E" TYPE="SUBPART"><HEAD>Subpart E—Premarket Notification Procedures</HEAD>
<DIV8 N="807.92" TYPE="SECTION"><HEAD>§ 807.92   Content &amp; format.</HEAD>
<P>(a) <I>Summary.</I> It contains:</P><P>(1) The name;</P><P>(i) and</P><P>(A) so</P><P>(<I>1</I>) on.</P><CITA>[57 FR 18066]</CITA></DIV8></DIV6></DIV5></DIV1></ECFR>`;

test("eCFR XML gives the same citations as the printed part", async () => {
  const version = await readOne([fileOf("title-21.xml", xml)]);
  expect([version.identifier, version.title]).toEqual(["21 CFR 807", "Establishment Registration"]);
  expect(cited(version)).toEqual([
    ["21 CFR 807.92(a)", "(a) Summary. It contains:"],
    ["21 CFR 807.92(a)(1)", "(1) The name;"],
    ["21 CFR 807.92(a)(1)(i)", "(i) and"],
    ["21 CFR 807.92(a)(1)(i)(A)", "(A) so"],
    ["21 CFR 807.92(a)(1)(i)(A)(1)", "(1) on."],
  ]);
  expect(version.passages[0]).toMatchObject({
    heading: "Content & format",
    heading_path: ["Part 807—Establishment Registration", "Subpart E—Premarket Notification Procedures"],
  });
});
