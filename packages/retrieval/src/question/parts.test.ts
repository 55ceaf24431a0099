import { expect, test } from "vitest";
import { rules } from "./built-in-rules.fixture.ts";
import { compileRules } from "./compiled-rules.ts";
import { partsOf } from "./parts.ts";

const compiled = compileRules(rules);
const questionsIn = (text: string) => partsOf(text, compiled).map(({ question }) => question);
const readIn = (text: string) => partsOf(text, compiled).map(({ read_as }) => read_as);

test.each([
  [
    "how long for a death, and who do I send it to, and does the importer need a copy?",
    ["How long for a death?", "Who do I send it to?", "Does the importer need a copy?"],
  ],
  [
    "1. What is a PMA? 2. When is it required? 3. How long does FDA take?",
    ["What is a PMA?", "When is it required?", "How long does FDA take?"],
  ],
  ["We sell in the EU. (1) who signs the DoC (2) how long do we keep it", ["Who signs the DoC?", "How long do we keep it?"]],
  ["Do we need a notified body; how long does it take?", ["Do we need a notified body?", "How long does it take?"]],
  ["What must the PSUR contain? And how often is it updated?", ["What must the PSUR contain?", "And how often is it updated?"]],
  [
    "repackaging kits as a distributor: who gets told, how many days ahead, and do we need a certificate?",
    ["Who gets told?", "How many days ahead?", "Do we need a certificate?"],
  ],
])("%s asks several things", (text, questions) => {
  expect(questionsIn(text)).toEqual(questions);
});

test.each([
  "When and how must a manufacturer report a malfunction?",
  "How soon and to whom must a manufacturer report?",
  "Which clause says what a summary contains and when it is sent?",
  "Is it required to keep complaint files, and under which clause?",
  "Must A and B devices be registered?",
  "Is a De Novo needed, or is a 510(k) enough?",
  "When a death occurs, who must report it?",
  "Resident badly hurt by a bed rail, we know who made it. Do we report to FDA?",
  "Which devices are exempt and which are not?",
  "We have 30 days to report, is that right?",
  "Send another note to FDA? By when?",
])("%s asks one thing", (text) => {
  expect(questionsIn(text)).toEqual([]);
});

test("a later question takes its matter from the first, and its place", () => {
  expect(readIn("What is a 510(k) and when is it required?")).toEqual(["What is a 510(k)", "When is it required: a 510(k)?"]);
  expect(readIn("Until when may a class IIa device be sold in the EU, and what about class III?")).toEqual([
    "Until when may a class IIa device be sold in the EU",
    "Until when may a class III device be sold in the EU?",
  ]);
  expect(readIn("How long does review take in Canada and which fees must applicants pay for a licence?")[1]).toMatch(/in Canada$/);
});

test("what is told before the questions belongs to each of them where it is short", () => {
  const [first, second] = readIn("importing hip stems. how long must i keep the declaration, and is a complaints register my job too?");
  expect([first, second]).toEqual([
    "importing hip stems: how long must i keep the declaration",
    "importing hip stems: is a complaints register my job too",
  ]);
});
