import type { Answers } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { fired } from "./rules.fixture.ts";

const device: Answers = { kind: "device", contact: ["orifice"], implantable: "no", duration: "transient" };
const special = (answers: Answers) =>
  fired({ ...device, ...answers }).filter((one) => {
    const number = Number(/^Rule (\d+)/.exec(one)?.[1]);
    return number >= 14;
  });

test.each<[string, Answers, string]>([
  ["with a medicine in support of it", { medicinal_substance: "yes" }, "Rule 14: III"],
  ["for contraception", { special_purpose: ["contraception"] }, "Rule 15: IIb"],
  ["for contraception, implanted", { special_purpose: ["contraception"], implantable: "yes" }, "Rule 15: III"],
  ["for contact lenses", { special_purpose: ["lens_care"] }, "Rule 16: IIb"],
  ["that disinfects invasive devices at the end", { special_purpose: ["disinfection"], disinfects: "invasive_end_point" }, "Rule 16: IIb"],
  ["that disinfects others", { special_purpose: ["disinfection"], disinfects: "other" }, "Rule 16: IIa"],
  ["that records X-rays", { special_purpose: ["x_ray_recording"] }, "Rule 17: IIa"],
  ["with human tissue", { tissue: "human" }, "Rule 18: III"],
  ["with nanomaterial of low exposure", { nanomaterial: "low" }, "Rule 19: IIb"],
  ["to inhale a medicine that saves life", { delivers: ["inhaled"], inhalation: ["life_threatening"] }, "Rule 20: IIb"],
])("a device %s is in the class of its rule", (_, answers, expected) => {
  expect(special(answers)).toEqual([expected]);
});

test("leather on intact skin alone is none of Rule 18, and on a wound it is", () => {
  expect(special({ contact: ["intact_skin"], tissue: "animal" })).toEqual([]);
  expect(special({ contact: ["intact_skin", "injured"], tissue: "animal" })).toEqual(["Rule 18: III"]);
});

describe("a device made of substances (Rule 21)", () => {
  const substances: Answers = { substance_based: "yes", systemic: "no", acts_in: ["elsewhere"] };
  test.each<[string, Answers, string[]]>([
    ["absorbed in order to act", { systemic: "purpose" }, ["Rule 21: III"]],
    ["absorbed from the gut", { systemic: "incidental", acts_in: ["gut"] }, ["Rule 21: III"]],
    ["on the skin", { acts_in: ["skin"] }, ["Rule 21: IIa"]],
    ["elsewhere", {}, ["Rule 21: IIb"]],
  ])("%s", (_, answers, expected) => {
    expect(special({ ...substances, ...answers })).toEqual(expected);
  });

  test("that is put in by surgery is none of it", () => {
    expect(special({ ...substances, contact: ["surgical"] })).toEqual([]);
  });
});

test("an active device that treats by what it senses is in class III", () => {
  expect(special({ active: "yes", active_purpose: ["therapy"], closed_loop: "yes" })).toEqual(["Rule 22: III"]);
  expect(special({ active: "no", active_purpose: ["therapy"], closed_loop: "yes" })).toEqual([]);
});
