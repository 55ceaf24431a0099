import type { Answers } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { ruleSetNamed } from "../classification/rule-sets.ts";
import { routesFor } from "./routes.ts";

const titles = (id: string, answers: Answers) =>
  routesFor(ruleSetNamed(id), answers).map(({ title, steps }) => [title, ...steps.map((step) => step.title)]);

describe("the way to market", () => {
  test("of a spare part needs no assessment", () => {
    expect(titles("eu-mdr", { kind: "part", part_effect: "restores" })).toEqual([["No class of its own", "No assessment of its own"]]);
  });

  test("of a sterile and measuring device of class I goes to a notified body for these alone", () => {
    const cup = {
      kind: "device",
      active_implant: ["none"],
      contact: ["none"],
      stores: ["other"],
      modifies: "no",
      in_vitro: "no",
      active_connection: "no",
      active: "no",
      medicinal_substance: "no",
      tissue: "no",
      nanomaterial: "no",
      special_purpose: ["none"],
      made_for: "market",
      sterile: "yes",
      measuring: "yes",
    };
    expect(titles("eu-mdr", cup)).toEqual([
      [
        "Class I",
        "Safety and performance",
        "Declaration by the manufacturer",
        "Class Is: sterile",
        "Class Im: measuring",
        "CE marking and registration",
      ],
    ]);
  });

  test("is told for each class that is still possible, and says which steps are not certain", () => {
    const routes = routesFor(ruleSetNamed("eu-ivdr"), { ivd_kind: "assigned_control" });
    expect(routes.map(({ outcome }) => outcome)).toEqual(["A", "B", "C", "D"]);
    expect(routes[0]?.steps.find(({ title }) => title === "Class A sterile")?.certain).toBe(false);
  });

  test("of a generic begins with its petition, where there is one", () => {
    const answers = { medicine_kind: "drug", monograph: "no", same_as_listed: "petition", us_trials: "no" };
    expect(titles("us-medicine", answers)).toEqual([["ANDA, 505(j)", "Petition", "ANDA"]]);
  });
});
