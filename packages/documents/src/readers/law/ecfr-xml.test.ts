import { expect, test } from "vitest";
import { cited, fileOf, readOne } from "./testing.ts";

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
