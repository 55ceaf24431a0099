import { expect, test } from "vitest";
import { jurisdictionName } from "../../shared/jurisdictions.ts";
import { issuerOf, placeIn, sourceName, textsHeld, valueName } from "./names.ts";

test("a source is named once: the identifier stands before a title that does not say it", () => {
  expect(sourceName({ identifier: "21 CFR 807", title: "Establishment Registration", kind: "regulation" })).toEqual({
    identifier: "21 CFR 807",
    title: "Establishment Registration",
  });
  expect(sourceName({ identifier: "MDCG 2019-11", title: "MDCG 2019-11: Qualification", kind: "guidance" }).identifier).toBe("");
});

test("a jurisdiction is called by its name, and bodies of several countries international", () => {
  expect([jurisdictionName("US"), jurisdictionName("EU"), jurisdictionName("INT")]).toEqual([
    "United States",
    "European Union",
    "International",
  ]);
});

test("an entry with both texts says both, the official one first", () => {
  const [official, ours] = [
    { source_id: "1", text_kind: "verbatim" as const },
    { source_id: "2", text_kind: "summary" as const },
  ];
  expect(textsHeld([ours, official])).toBe("Official text and our summary");
  expect(textsHeld([ours])).toBe("Our summary");
});

test("a filter's value is shown in words", () => {
  expect([valueName("kind", "upload"), valueName("status", "in_force"), valueName("authority", "FDA")]).toEqual([
    "Your document",
    "In force",
    "FDA",
  ]);
});

test("a place in a source of a long name is its page, and a clause keeps the form people cite", () => {
  expect(placeIn("Cybersecurity in Medical Devices", "Cybersecurity in Medical Devices p. 5")).toBe("p. 5");
  expect(placeIn("Cybersecurity in Medical Devices", "Cybersecurity in Medical Devices")).toBe("Cybersecurity in Medical Devices");
  expect(placeIn("21 CFR 807", "21 CFR 807.92(a)")).toBe("21 CFR 807.92(a)");
});

test("an authority that is called like its jurisdiction is named once", () => {
  expect(issuerOf({ authority: "European Union", jurisdiction: "EU" })).toBe("European Union");
  expect(issuerOf({ authority: "FDA", jurisdiction: "US" })).toBe("FDA · United States");
});
