import { describe, expect, test } from "vitest";
import { understand } from "../question/built-in-rules.fixture.ts";
import type { Claim } from "../question/understood-question.ts";
import { sideOf } from "./belief-sides.ts";
import { saysRight } from "./right-said.ts";

const claimOf = (question: string): Claim => {
  const [claim] = understand(question).claims;
  if (claim === undefined) throw new Error("nothing is claimed");
  return claim;
};

describe("what a claim says rightly of a belief", () => {
  const days = {
    wrong: sideOf("a manufacturer has thirty working days to report an event"),
    answer: sideOf("A manufacturer has 30 calendar days to report an event, not working days."),
  };
  test("is told by the days it counts in", () => {
    expect(saysRight(claimOf("Our report goes in within 30 calendar days. And then?"), days)).toBe(true);
    expect(saysRight(claimOf("Our report goes in within 30 business days. And then?"), days)).toBe(false);
    expect(saysRight(claimOf("Our report goes in within 30 days. And then?"), days)).toBe(false);
  });

  const actors = {
    wrong: sideOf("Distributors and hospitals must register in Eudamed as actors"),
    answer: sideOf("Manufacturers, authorised representatives and importers register in Eudamed as actors"),
  };
  test("is told by who acts, where only what is right names them", () => {
    expect(saysRight(claimOf("Importers must register in Eudamed. Since when?"), actors)).toBe(true);
    expect(saysRight(claimOf("Distributors must register in Eudamed. Since when?"), actors)).toBe(false);
  });
});
