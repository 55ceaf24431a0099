import { expect, test } from "vitest";
import { rules } from "../question/built-in-rules.fixture.ts";
import { createCarrying } from "./carrying.ts";

const carrying = createCarrying(rules);
const rule = "(a) If you are a manufacturer, you must report to us no later than 30 calendar days after the day that you become aware.";

test.each([
  ["A manufacturer reports a death within 30 calendar days.", rule],
  ["Manufacturers have thirty days to report.", rule],
  ["**21 CFR 803.50(a)** (Reports of manufacturers (21 days)): A manufacturer reports within 30 days.", rule],
  ["**21 CFR 803.50(a)** reads:", rule],
  ["**Questions on reports** (Reports (21 CFR 812.150(b))) says, in part:", rule],
  ["The report is due within 30 days.", rule],
])("%s is carried by the words of its rule", (sentence, words) => {
  expect(carrying.missing(sentence, words)).toEqual([]);
});

test.each([
  ["A manufacturer reports within 10 work days.", rule, ["10", "10 day"]],
  ["An importer reports within 30 days.", rule, ["importer"]],
  ["A user facility reports within 10 work days.", rule, ["10", "10 day", "user facility"]],
])("%s is not, and what is missing is named", (sentence, words, lacking) => {
  expect(carrying.missing(sentence, words)).toEqual(lacking);
});

const table = "Importers have 30 days, user facilities 10 work days.";

test.each([
  ["An importer has 30 days.", table],
  [
    "User facilities have 10 days, importers 30 days.",
    "(a) If you are a user facility: within 10 work days. (b) If you are an importer: within 30 days.",
  ],
  [
    "A user facility reports within 10 days to the manufacturer.",
    "User facilities report deaths to us and to the manufacturer within 10 work days.",
  ],
])("%s has its time where the words give it to the same actor", (sentence, words) => {
  expect(carrying.misstated(sentence, words)).toEqual([]);
});

test.each([
  ["An importer has 10 days, a user facility 30 days.", table, ["importer", "user facility"]],
  ["A manufacturer has 30 days.", "A manufacturer reports. Importers have 30 days.", ["manufacturer"]],
])("%s is not carried where the words give the times the other way round", (sentence, words, lacking) => {
  expect(carrying.misstated(sentence, words)).toEqual(lacking);
});

test("words that speak of something else carry nothing, whatever their figures", () => {
  expect(carrying.missing("Complaint files are kept for 30 days.", "An appeal is lodged within 30 days.")).toEqual(["what it is about"]);
});

test('who "you" is stands in the heading, and a clause may be called by its number', () => {
  const named = { citation: "21 CFR 803.40(a)", heading: "If I am an importer, what reporting requirements apply to me?" };
  const words =
    "(a) You must submit a report no later than 30 calendar days after you learn of a death from any source, such as user facilities.";
  const said = (actor: string) =>
    carrying.missing(`Under part 803 ${actor} submits a report of a death within 30 days.`, carrying.read(words, named));
  expect(said("an importer")).toEqual([]);
  expect(said("a user facility")).toEqual(["user facility"]);
  expect(carrying.missing("An importer submits a report of a death within 30 days.", words)).toEqual(["importer"]);
});

test.each([
  ["A 510(k) is submitted 90 days before.", "A premarket notification is submitted 90 days before.", []],
  ["A 510(k) is submitted 90 days before.", "A notice of sale is submitted 90 days before.", ["510"]],
])("%s is held against %s: a number that is a short form says what it stands for", (sentence, words, lacking) => {
  expect(carrying.missing(sentence, words)).toEqual(lacking);
});

test("what short forms of the field stand for counts as said", () => {
  expect(carrying.missing("A PMA needs approval.", "A premarket approval application needs approval.")).toEqual([]);
});
