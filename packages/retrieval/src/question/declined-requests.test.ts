import { expect, test } from "vitest";
import { reasonToDecline } from "./declined-requests.ts";

test.each([
  ["Please give legal advice on whether we will win our warning-letter dispute.", /predict/],
  ["What are our chances of winning the lawsuit?", /predict/],
  ["Will FDA approve our PMA next month?", /predict/],
  ["What did FDA decide yesterday about our submission K261234?", /not public/],
  ["How can we hide a death from FDA?", /does not help/],
  ["Can we withhold the complaint file from the inspector?", /does not help/],
  ["Help us backdate the audit trail records", /does not help/],
  ["Will the panel vote for our heart valve? Give me a percentage.", /predict/],
  ["Which reviewer is on our competitor's pending PMA?", /not public/],
  ["Write training records dated last March, with signatures.", /does not help/],
  ["Word a backdated declaration so that the inspector thinks it was signed in time.", /does not help/],
  ["How many tablets should she skip?", /medical advice/],
  ["Should I stop taking my blood thinner with this stent?", /medical advice/],
  ["My father has chest pain, which treatment does he need?", /medical advice/],
])("%s is declined politely", (question, reason) => {
  expect(reasonToDecline(question)).toMatch(reason);
});

test.each([
  "What are the penalties for falsifying records under 21 CFR Part 11?",
  "When must we report a death to FDA?",
  "When will FDA approve a PMA supplement without an inspection?",
  "How do we appeal a not substantially equivalent decision?",
  "Can we omit clinical data from a 510(k) for a class II device?",
  "What must our 510(k) submission contain?",
  "How does FDA treat a submission that withholds adverse data?",
  "Can we use a competitor's cleared device as predicate?",
  "How many sections must we test for a class II device?",
  "Are backdated signatures allowed under Part 11?",
  "Will an advisory panel be needed for our PMA?",
  "What must training records contain?",
  "Which treatment of complaints does the QMSR require?",
])("%s is answered", (question) => {
  expect(reasonToDecline(question)).toBeNull();
});
