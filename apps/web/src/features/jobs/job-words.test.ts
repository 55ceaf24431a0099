import { expect, test } from "vitest";
import { jobName, mayCancel, toState, triesOf } from "./job-words.ts";

test("a job is named in words", () => {
  expect([jobName("mail.send"), jobName("sessions.clean-up"), jobName("index")]).toEqual(["Mail: send", "Sessions: clean up", "Index"]);
});

test("an address asks for a state there is, or for all", () => {
  expect([toState("failed"), toState("nonsense"), toState(null)]).toEqual(["failed", null, null]);
});

test("tries are told beyond the first", () => {
  expect([triesOf({ retries: 0 }), triesOf({ retries: 1 }), triesOf({ retries: 5 })]).toEqual(["", "1 further try", "5 further tries"]);
});

test("only what has not ended can be stopped", () => {
  expect([mayCancel({ state: "retrying" }), mayCancel({ state: "done" }), mayCancel({ state: "failed" })]).toEqual([true, false, false]);
});
