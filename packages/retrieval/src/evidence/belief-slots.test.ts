import { expect, test } from "vitest";
import { agentIn, agentsInPlace, valuesIn, valuesInPlace } from "./belief-slots.ts";

test("whoever a sentence names first without a preposition does what it says, unless it is done by another", () => {
  expect(agentIn("the hospital ethics board registers the trial")).toBe("facility");
  expect(agentIn("to the notified body the wholesaler reports")).toBe("distributor");
  expect(agentIn("the investigator agreement is signed by the CRO")).toBe("cro");
  expect(agentIn("how long are records kept")).toBeNull();
});

test("who acts is what is wrong, what is right, or a third where both sides name another", () => {
  expect(agentsInPlace("importer", "importer", "manufacturer")).toEqual({ wrong: true, right: false, third: false });
  expect(agentsInPlace("manufacturer", "importer", "manufacturer")).toEqual({ wrong: false, right: true, third: false });
  expect(agentsInPlace("board", "importer", "manufacturer")).toEqual({ wrong: false, right: false, third: true });
  expect(agentsInPlace("board", "importer", "importer")).toEqual({ wrong: false, right: false, third: false });
});

test("a month or year stands in the place of one of its sort that both sides give otherwise", () => {
  const inPlace = (claim: string) =>
    valuesInPlace(valuesIn(claim.split(" ")), valuesIn("due december 31".split(" ")), valuesIn("due by september 1".split(" ")));
  expect(inPlace("due in december")).toEqual({ wrong: true, right: false, third: false });
  expect(inPlace("due in september")).toEqual({ wrong: false, right: true, third: false });
  expect(inPlace("due in march")).toEqual({ wrong: false, right: false, third: true });
  expect(inPlace("due in 2027")).toEqual({ wrong: false, right: false, third: false });
});
