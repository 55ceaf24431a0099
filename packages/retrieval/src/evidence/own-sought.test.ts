import { expect, test } from "vitest";
import { understand } from "../question/built-in-rules.fixture.ts";
import { soughtIn } from "./own-sought.ts";

const holds = (question: string, words: string) => soughtIn(understand(question, { own: true }))?.(words);

test.for([
  ["How long is the washout?", "separated by a washout period of 3 to 14 days", "the washout period is long enough"],
  ["How soon must an event be reported?", "must be reported immediately", "events are reported to the sponsor"],
  ["How often is training repeated?", "and again every two years", "training is repeated"],
  ["Which dose is given?", "a low-dose arm (54 mg)", "if the dose is changed midway"],
  ["How many patients are enrolled?", "Approximately 300 patients", "patients are enrolled by the site"],
  ["Who is the sponsor?", "Sponsor: AstraZeneca AB", "the investigator is named by the sponsor"],
  ["Who approves the closure?", "The quality unit approves it", "closure is approved"],
] as const)("%s is told by %j and not by %j", ([question, told, untold]) => {
  expect([holds(question, told), holds(question, untold)]).toEqual([true, false]);
});

test("nothing of a kind is asked for where any words may answer", () => {
  expect(holds("What is the primary objective?", "to show that it works")).toBeUndefined();
});
