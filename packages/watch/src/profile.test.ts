import { expect, test } from "vitest";
import { plainClass } from "./profile.ts";
import { notice, pump, sentences, watch } from "./testing.fixture.ts";

const why = (title: string, said: Parameters<typeof notice>[1] = {}, product = pump()) =>
  sentences(product, watch.read(notice(title, said)));

test("what is said of a wider kind is said of what is of it", () => {
  const screws = pump({ description: "Pedicle screw system.", product_codes: [], regulation_numbers: [] });
  expect(why("Recall of orthopaedic implant components", {}, screws)[0]).toContain("of its kind of device (orthopaedic implant)");
});

test("a code is of the kinds that stand under its section, whatever else its name holds", () => {
  const code = { device_class: "2", panel: null, origin: null };
  const pen = { ...code, code: "KZH", device_name: "Introducer, Syringe Needle", regulation_number: "880.6920" };
  const product = pump({ description: "Autoinjector.", product_codes: [pen], regulation_numbers: [] });
  expect(why("Recall of introducer sheaths", {}, product)).toEqual([]);
  expect(why("Recall of an autoinjector", {}, product)).toHaveLength(1);
});

test("what holds for medicines too concerns a combination product, whatever its device is subject to", () => {
  const product = pump({ category: "biologic", areas: ["combination", "biologic"], targetMarkets: ["KR"], currentStage: "bla_submission" });
  expect(why("MFDS Launches Innovative Medical Product Fast-Track Review", { authority: "Korea MFDS" }, product)).toHaveLength(1);
  expect(why("MFDS Issues Regulation on Unique Device Identification", { authority: "Korea MFDS" }, product)).toEqual([]);
});

test("a faster way to the market is of no use to a product that is on it", () => {
  const of = (currentStage: string) => pump({ targetMarkets: ["KR"], currentStage });
  const title = "MFDS Launches Innovative Medical Device Fast-Track Review";
  expect(why(title, { authority: "Korea MFDS" }, of("regulatory_submission"))).toHaveLength(1);
  expect(why(title, { authority: "Korea MFDS" }, of("marketed"))).toEqual([]);
});

test("what a product is packed with does not make a watched firm's other devices its field", () => {
  const set = pump({
    description: "Central venous catheter set with guidewire.",
    product_codes: [],
    regulation_numbers: [],
    watched_firms: ["B. Braun"],
  });
  expect(why("Recall of a guidewire", {}, set)).toHaveLength(1);
  expect(why("FSCA: Aesculap vascular prosthesis", { authority: "Swissmedic" }, set)).toEqual([]);
});

test("a watched firm's device that a product is used with counts outside its markets too", () => {
  const reader = pump({
    description: "Computer aided detection software.",
    product_codes: [],
    regulation_numbers: [],
    watched_firms: ["Philips"],
  });
  expect(why("FSCA: Vue PACS", { authority: "Swissmedic", tags: ["philips"] }, reader)[0]).toContain(
    "of a kind of device that its own is used with (imaging archive and viewer)",
  );
  expect(why("FSCA: EPIQ ultrasound system", { authority: "Swissmedic", tags: ["philips"] }, reader)).toEqual([]);
});

test("a standard without a part stands for its family, and one with a part for itself alone", () => {
  const having = (identifier: string) => pump({ targetMarkets: ["US"], standards: [{ identifier, year: null }], description: "Pump." });
  const title = "FDA Town Hall on ISO 10993";
  expect(why(title, {}, having("ISO 10993-1"))).toHaveLength(1);
  expect(why("FDA Town Hall on IEC 60601-1-6", {}, having("IEC 60601-1"))).toEqual([]);
});

test("what a description denies is not taken for said", () => {
  const manual = pump({ name: "Cutter", description: "Linear cutter. No software.", product_codes: [], standards: [] });
  expect(why("Guidance on Software in Medical Devices", {}, manual)).toEqual([]);
  const own = pump({ name: "Cutter", description: "Linear cutter with software.", product_codes: [], standards: [] });
  expect(why("Guidance on Software in Medical Devices", {}, own)).toHaveLength(1);
});

test("classes are read without what people write behind them, and say which European regulation a diagnostic is under", () => {
  const eu = { authority: "EU MDR/IVDR" };
  const meter = pump({ areas: ["device", "ivd"], targetMarkets: ["EU"], classes: [{ market: "EU", class: "C (IVDR)", rule: null }] });
  expect(why("MDCG guidance on the summary of safety and performance", eu, meter)[0]).toContain("is of class C there");
  expect(why("Updated Harmonised Standards for MDR", eu, meter)).toEqual([]);
  const device = pump({ areas: ["device", "ivd"], targetMarkets: ["EU"], classes: [{ market: "EU", class: "IIb", rule: null }] });
  expect(why("Updated Harmonised Standards for MDR", eu, device)).toHaveLength(1);
});

test("a combination product that is a device before all takes part in the rules for devices", () => {
  const stent = (said: Partial<Parameters<typeof pump>[0]>) =>
    pump({ category: null, areas: ["combination", "device", "drug"], cfr_parts: [], classes: [], targetMarkets: ["US", "EU"], ...said });
  const says = (said: Partial<Parameters<typeof pump>[0]>) => why("FDA announces user fees for medical devices", {}, stent(said));
  expect(says({ cfr_parts: ["21 CFR 4", "21 CFR 314"] })).toEqual([]);
  expect(says({ cfr_parts: ["21 CFR 4", "21 CFR 814"] })).toHaveLength(1);
  expect(says({ classes: [{ market: "EU", class: "III (rule 14)", rule: null }] })).toHaveLength(1);
});

test("a pump for feeding through a tube is no infusion pump, and a robot no endoscope", () => {
  const code = { device_class: "2", panel: null, origin: null };
  const feeding = pump({
    description: "Pump for enteral nutrition.",
    product_codes: [{ ...code, code: "LZH", device_name: "Pump, Infusion, Enteral", regulation_number: "880.5725" }],
    regulation_numbers: [],
    name: "Nutri feeding pump",
  });
  expect(why("Recall of an infusion pump", {}, feeding)).toEqual([]);
  expect(why("Recall of an enteral feeding pump", {}, feeding)).toHaveLength(1);
  const robot = pump({
    name: "Robotic surgery system",
    description: "Console and cart for robot-assisted surgery.",
    product_codes: [
      { ...code, code: "NAY", device_name: "System, Surgical, Computer Controlled Instrument", regulation_number: "876.1500" },
    ],
    regulation_numbers: [],
  });
  expect(why("Recall of a duodenoscope", {}, robot)).toEqual([]);
  expect(why("Robotic surgical system arm recalled", {}, robot)).toHaveLength(1);
});

test.each([
  ["III (rule 14)", "III"],
  ["Class IIb", "IIb"],
  ["class C, rule 3", "C"],
  ["Is", "Is"],
  ["4", "4"],
])("“%s” is class %s", (written, plain) => {
  expect(plainClass(written)).toBe(plain);
});
