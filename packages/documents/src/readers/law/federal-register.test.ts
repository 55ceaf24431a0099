import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readFederalRules } from "./federal-register.ts";
import { planCorpus } from "./plan.ts";
import { fileOf } from "./testing.ts";

const rule = (
  dates: string,
  body = "",
  number = "2099-01234",
) => `<RULE><PREAMB><AGENCY TYPE="N">DEPARTMENT OF WIDGETS</AGENCY><SUBAGY>Widget Administration</SUBAGY>
<CFR>21 CFR Parts 4 and 820</CFR><DEPDOC>[Docket No. FDA-2099-N-0001]</DEPDOC><RIN>RIN 0910-AH99</RIN><SUBJECT>Widgets; Amendments</SUBJECT><ACT><HD>ACTION:</HD><P>Final rule.</P></ACT>
<EFFDATE><HD>DATES:</HD><P>${dates}</P></EFFDATE></PREAMB><SUPLINF><P>Words.</P>${body}</SUPLINF><FRDOC>[FR Doc. ${number} Filed 2-1-99; 8:45 am]</FRDOC></RULE>`;
const amendments = `<REGTEXT TITLE="21" PART="820"><AMDPAR>1. In § 820.10, revise paragraph (a), as § 4.4 says.</AMDPAR><SECTION><SECTNO>§ 820.10</SECTNO><SUBJECT>Rules.</SUBJECT><P>(a) Turn.</P></SECTION></REGTEXT>
<REGTEXT TITLE="21" PART="4"><AMDPAR>2. Revise § 4.4.</AMDPAR></REGTEXT><REGTEXT TITLE="21" PART="820"><AMDPAR>3. Remove §§ 820.5 and 820.7.</AMDPAR></REGTEXT>`;

test("a rule tells which sections of which parts it changes, and when", () => {
  const rules = readFederalRules(rule("This rule is effective February 2, 2099.", amendments), new Map([["2099-01234", "99 FR 7496"]]));
  expect(rules).toEqual([
    {
      document_number: "2099-01234",
      citation: "99 FR 7496",
      title: "Widgets; Amendments",
      agency: "DEPARTMENT OF WIDGETS, Widget Administration",
      action: "Final rule",
      rins: ["0910-AH99"],
      dockets: ["FDA-2099-N-0001"],
      dates: "This rule is effective February 2, 2099.",
      effective_on: "2099-02-02",
      parts: ["21 CFR 4", "21 CFR 820"],
      amended: [
        {
          part: "21 CFR 820",
          instructions: ["1. In § 820.10, revise paragraph (a), as § 4.4 says.", "3. Remove §§ 820.5 and 820.7."],
          sections: ["820.5", "820.7", "820.10"],
        },
        { part: "21 CFR 4", instructions: ["2. Revise § 4.4."], sections: ["4.4"] },
      ],
      corrects: null,
    },
  ]);
});

test.each([
  ["This rule is effective February 2, 2099. Submit comments by March 1, 2099.", "2099-02-02"],
  ["This rule is effective February 2, 2099, except for § 820.1, which is effective June 1, 2099.", null],
  ["This rule is effective February 2, 2099, except for § 820.1, which is delayed indefinitely.", null],
  ["This rule is effective February 2, 2099. Sections 820.5 and 820.7 are effective June 1, 2099.", null],
  ["Submit comments by March 1, 2099.", null],
  ["The effective date will be announced.", null],
])("of %s the day it takes effect is %s", (dates, day) => {
  expect(readFederalRules(rule(dates)).map(({ effective_on }) => effective_on)).toEqual([day]);
});

test("a correction names the document it corrects", () => {
  const [correction] = readFederalRules(
    rule("Effective February 2, 2099.", "<P>In FR Doc. 2098-22217, appearing on page 1, the following correction is made:</P>"),
  );
  expect(correction?.corrects).toBe("2098-22217");
});

test.each([
  ["a page of HTML", "<html><body>Request Access</body></html>", "has the root <html>"],
  ["a text that was cut off", rule("Effective February 2, 2099.").slice(0, -20), "is cut off: it does not end with </RULE>"],
  ["a rule without its number", rule("Effective February 2, 2099.").replace("FR Doc.", ""), "without its document number"],
  ["an issue without a rule", "<FEDREG><NOTICES/></FEDREG>", "holds no rule of the Federal Register"],
])("%s is refused", (_, text, reason) => {
  expect(() => readFederalRules(text)).toThrow(reason);
});

test("a person who imports a rule is told that it is no regulation", async () => {
  const plan = await planCorpus([fileOf("2099-01234.xml", rule("Effective February 2, 2099."))]);
  expect(plan.unreadable.map(({ reason }) => reason)).toEqual([
    "is a rule of the Federal Register: it changes regulations and is not itself the text of one",
  ]);
});

const held = resolve(import.meta.dirname, "../../../../../../shared/data/official/federal-register/FR-2024-02-12.fda-documents.xml");
test.skipIf(!existsSync(held))("of an issue as it is published, the one rule is read and no notice", () => {
  expect(readFederalRules(readFileSync(held, "utf8"))).toMatchObject([
    {
      document_number: "2024-02741",
      effective_on: "2024-03-13",
      parts: ["21 CFR 601"],
      rins: ["0910-AH50"],
      amended: [{ part: "21 CFR 601", sections: ["601.2"] }],
    },
  ]);
});
