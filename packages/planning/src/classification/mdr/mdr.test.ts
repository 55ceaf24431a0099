import type { Answers } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { classify } from "../../rules/classify.ts";
import { mdrClassification } from "./mdr.ts";

/** A device without any peculiarity that touches nobody. */
const plain: Answers = {
  kind: "device",
  active_implant: ["none"],
  contact: ["none"],
  stores: ["none"],
  modifies: "no",
  in_vitro: "no",
  active: "no",
  medicinal_substance: "no",
  tissue: "no",
  nanomaterial: "no",
  special_purpose: ["none"],
  sterile: "no",
  measuring: "no",
};
const outcomes = (answers: Answers) => classify(mdrClassification, answers).outcomes;

describe("a class under the MDR", () => {
  test("is every class that is still possible while answers are missing", () => {
    expect(outcomes({})).toEqual(["none", "I", "IIa", "IIb", "III"]);
    expect(outcomes({ ...plain, modifies: "unknown" })).toEqual(["I", "IIa", "IIb"]);
    expect(outcomes({ ...plain, in_vitro: "unknown", modifies: "otherwise" })).toEqual(["IIb", "III"]);
  });

  test("is that of the strictest rule, the others that fire are listed, and the rule of the strictest is said", () => {
    const cases = { ...plain, stores: ["blood_bag"], medicinal_substance: "yes" };
    const { fired, remarks } = classify(mdrClassification, cases);
    expect(fired.map(({ rule, gives, decides }) => [rule, gives, decides])).toEqual([
      ["2", "IIb", false],
      ["14", "III", true],
    ]);
    expect(remarks.flatMap(({ clauses }) => clauses.map(({ clause }) => clause))).toEqual(["EU MDR Annex VIII 3.5"]);
  });

  test("does not depend on answers to what is not asked", () => {
    expect(outcomes({ ...plain, duration: "long", vital_contact: ["heart"] })).toEqual(["I"]);
  });

  test("says by which answers a rule fires, and by which it does not", () => {
    const { fired, passed } = classify(mdrClassification, { ...plain, modifies: "physical" });
    expect(fired.map(({ rule, because }) => [rule, because])).toEqual([["3", ["kind", "contact", "modifies"]]]);
    expect(passed.find(({ rule }) => rule === "8")?.because).toContain("contact");
  });

  test("of software that drives a device is the class of that device", () => {
    const { fired } = classify(mdrClassification, {
      kind: "software",
      software_role: "drives",
      driven_class: "IIb",
      active_implant: ["none"],
    });
    expect(fired.map(({ name, gives }) => [name, gives])).toEqual([["Implementing rule 3.3", "IIb"]]);
  });

  test("follows Regulation (EU) 2022/2347 for powered products without a medical purpose", () => {
    const hair = { ...plain, kind: "no_medical_purpose", annex_xvi: "hair", active: "yes", delivers: ["none"], ionising: ["none"] };
    expect(outcomes({ ...hair, influences: "no" })).toEqual(["IIa"]);
    expect(outcomes({ ...hair, influences: "no", annex_xvi: "brain" })).toEqual(["III"]);
  });

  test("is none for a spare part and for a pack that wholly complies", () => {
    expect(outcomes({ kind: "part", part_effect: "restores" })).toEqual(["none"]);
    expect(outcomes({ kind: "system", pack_contents: "conforming" })).toEqual(["none"]);
  });
});
