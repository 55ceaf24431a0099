import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { planCorpus } from "./plan.ts";
import { cited, fileOf, readAll, readOne } from "./testing.ts";

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

const part = (sections: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><DIV5 N="101" TYPE="PART" hierarchy_metadata="{&amp;quot;path&amp;quot;:&amp;quot;/on/_SUBSTITUTE_DATE_/title-21/part-101&amp;quot;}"><HEAD>PART 101&#x2014;WIDGETS &amp; LABELS
</HEAD>${sections}</DIV5>`;
const sectionOf = (number: string, words: string, heading = `§ ${number} Scope.`) =>
  `<DIV8 N="${number}" TYPE="SECTION" hierarchy_metadata="{&quot;citation&quot;:&quot;21 CFR ${number}&quot;}"><HEAD>${heading}</HEAD>${words}</DIV8>`;

test("a part as the versioner serves it alone tells its title, and its heading without references to characters", async () => {
  const version = await readOne([fileOf("part.xml", part(sectionOf("101.1", "<P>It holds.</P>")))]);
  expect([version.identifier, version.title]).toEqual(["21 CFR 101", "Widgets & Labels"]);
});

test("reserved sections have no words, and an appendix is cited by its name under its part", async () => {
  const reserved = sectionOf("101.20-101.30", "", "§§ 101.20-101.30 [Reserved]");
  const appendix = `<DIV9 N="Appendix B to Part 101" TYPE="APPENDIX"><HEAD>Appendix B to Part 101—Marks</HEAD><P>A mark.</P></DIV9>`;
  const group = `<DIV6 N="C-O" TYPE="SUBPART"><HEAD>Subparts C-O [Reserved]</HEAD></DIV6><DIV6 N="P" TYPE="SUBPART"><HEAD>Subpart P—Signs</HEAD><DIV7 N="ECFRa1b2c3" TYPE="SUBJGRP"><HEAD>Small Signs</HEAD>${sectionOf("101.95", "<P>It signs.</P>")}</DIV7></DIV6>`;
  const version = await readOne([fileOf("part.xml", part(reserved + group + appendix))]);
  expect(cited(version)).toEqual([
    ["21 CFR 101.95", "It signs."],
    ["21 CFR 101 Appendix B to Part 101", "A mark."],
  ]);
  expect(version.passages[0]?.heading_path.slice(1)).toEqual(["Subpart P—Signs", "Small Signs"]);
});

test("a bulk file numbers its sections with their sign", async () => {
  const bulk = `<?xml version="1.0"?><DLPSTEXTCLASS><TEXT><BODY><ECFRBRWS><AMDDATE>Feb. 2, 2026</AMDDATE><DIV1 N="1" TYPE="TITLE"><DIV5 N="1" TYPE="PART"><HEAD>PART 1—WIDGETS</HEAD>${sectionOf("§ 1.1", "<P>(a) It holds.</P>", "§ 1.1 Scope.")}</DIV5></DIV1></ECFRBRWS></BODY></TEXT></DLPSTEXTCLASS>`;
  expect(cited(await readOne([fileOf("title-1.xml", bulk)]))).toEqual([["1 CFR 1.1(a)", "(a) It holds."]]);
});

test("a title that was cut off between two parts is refused, not read as a shorter one", async () => {
  const cut = `<?xml version="1.0"?><ECFR><DIV1 N="21" TYPE="TITLE">${part(sectionOf("101.1", "<P>It holds.</P>")).slice(38)}`;
  const plan = await planCorpus([fileOf("title-21.xml", cut)]);
  expect(plan.unreadable).toEqual([{ file: "title-21.xml", reason: "is cut off: it does not end with </ECFR>" }]);
});

const folder = resolve(import.meta.dirname, "../../../../../../shared/data/official/ecfr");
const held = (name: string) => fileOf(name, readFileSync(resolve(folder, name)));

test.skipIf(!existsSync(folder))(
  "answers of the versioner and a bulk file, as they are published, are read section for section",
  async () => {
    const names = ["full_2024-05-17_title-1_part-51.xml", "full_2024-05-17_title-3.xml", "govinfo-bulk_ECFR-title1.xml"];
    for (const name of names) {
      const file = held(name);
      const text = new TextDecoder().decode(await file.read());
      const printed = [...text.matchAll(/<DIV8 N="(?:§+ *)?([^"]+)"[^>]*>([\s\S]*?)<\/DIV8>/g)].flatMap(([, number, inner = ""]) =>
        /<(?:P|FP)[ >]/.test(inner) ? [number] : [],
      );
      const passages = (await readAll([file])).flatMap((version) => version.passages);
      const read = new Set(passages.flatMap(({ citation }) => /CFR (\d+\.[\w.-]+)/.exec(citation)?.[1] ?? []));
      expect(read, name).toEqual(new Set(printed));
      expect(passages.filter(({ text: words, heading_path }) => /&#?\w+;|<\w/.test(words + heading_path.join("")))).toEqual([]);
    }
  },
);
