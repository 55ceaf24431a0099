import { describe, expect, test } from "vitest";
import { statusOf, type Standing } from "./status.ts";

const fresh = { stale: null };
const stale = { stale: "The document has a newer file." };
const by = (holds = true) => ({ name: "Dana", holds });
const standing = (changed: Partial<Standing> = {}): Standing => ({
  applies: { state: "applies", because: "Applies." },
  proofs: [],
  accepted: null,
  serving: [],
  clausesChanged: false,
  ...changed,
});
const serving = (relation: "same" | "part" | "supports", changed = {}) => ({
  title: "Issuing agency",
  relation,
  proofs: [fresh],
  accepted: null,
  ...changed,
});
const status = (changed: Partial<Standing>) => statusOf(standing(changed)).status;

describe("a requirement", () => {
  test("to which nothing is linked is missing", () => {
    expect(statusOf(standing())).toEqual({ status: "missing", because: "Nothing is linked to it." });
  });

  test("is in review with evidence, and met once that is accepted", () => {
    expect(status({ proofs: [fresh] })).toBe("in_review");
    expect(statusOf(standing({ proofs: [fresh], accepted: by() }))).toEqual({ status: "met", because: "Accepted by Dana." });
  });

  test("is in review again where what was accepted is no longer all there", () => {
    expect(statusOf(standing({ proofs: [fresh], accepted: by(false) }))).toMatchObject({
      status: "in_review",
      because: expect.stringContaining("no longer all there"),
    });
  });

  test("whose evidence changed is to be checked again, accepted or not", () => {
    expect(status({ proofs: [fresh, stale] })).toBe("check_again");
    expect(status({ proofs: [stale], accepted: by() })).toBe("check_again");
  });

  test("that was accepted before its clauses changed is to be checked again", () => {
    expect(status({ proofs: [fresh], accepted: by(), clausesChanged: true })).toBe("check_again");
    expect(status({ proofs: [fresh], clausesChanged: true })).toBe("in_review");
  });

  test("that does not apply or is not decided says so, whatever is linked", () => {
    const applies = { state: "does_not_apply" as const, because: "Does not apply because …" };
    expect(statusOf(standing({ applies, proofs: [fresh], accepted: by() }))).toEqual({
      status: "not_applicable",
      because: applies.because,
    });
    expect(status({ applies: { state: "not_known", because: "" }, proofs: [fresh] })).toBe("to_decide");
  });
});

describe("evidence of another requirement", () => {
  test("that asks for the same serves it fully, acceptance and all, and says so", () => {
    expect(statusOf(standing({ serving: [serving("same")] }))).toEqual({
      status: "in_review",
      because: "There is one piece of evidence, linked to “Issuing agency”, which asks for the same, and nobody has accepted it yet.",
    });
    expect(statusOf(standing({ serving: [serving("same", { accepted: by() })] }))).toEqual({
      status: "met",
      because: "Accepted by Dana for “Issuing agency”, which asks for the same.",
    });
  });

  test("that asks for the same and changed has it checked again", () => {
    expect(status({ serving: [serving("same", { proofs: [stale], accepted: by() })] })).toBe("check_again");
  });

  test("that asks for a part of it shows a part, and that speaks for it is a hint alone", () => {
    expect(status({ serving: [serving("part", { accepted: by() })] })).toBe("partly_shown");
    expect(statusOf(standing({ serving: [serving("supports")] }))).toEqual({
      status: "missing",
      because: "Nothing is linked to it. What is linked to “Issuing agency” is a hint.",
    });
  });

  test("that has none serves nothing", () => {
    expect(status({ serving: [serving("same", { proofs: [], accepted: by() })] })).toBe("missing");
  });
});
