import type { FactName } from "@clausewise/contracts";
import { saidOf } from "./fact-words.ts";

type Value = boolean | string;
type Known = ReadonlyMap<FactName, Value>;

/** Something that follows from what is known of a product. */
interface Derivation {
  fact: FactName;
  value: Value;
  /** The facts that it follows from, each with what it has to be. */
  from: readonly (readonly [FactName, readonly Value[]])[];
  because: string;
}

const one = (fact: FactName, value: Value, from: Derivation["from"], because: string): Derivation => ({ fact, value, from, because });

const alone: Derivation["from"] = [["software_alone", [true]]];
const ofSoftwareAlone = (
  [
    "sterile",
    "implantable",
    "biological_origin",
    "single_use",
    "reusable",
    "patient_contacting",
    "absorbed",
    "cmr_substances",
    "moving_parts",
    "administers_medicines",
  ] as const
).map((fact) => one(fact, false, alone, "Software by itself has no body that this could be said of."));

const article52 =
  "MDR Article 52 asks for a notified body for every class but I, and for class I where it is sterile, measures or is a reusable surgical instrument.";
const article48 = "IVDR Article 48 asks for a notified body for every class but A, and for class A where it is sterile.";
const article32 = "MDR Article 32 asks for it for implantable and class III devices, other than custom-made and investigational ones.";

/** What follows from what; each from the words of the law, or from what the words mean. */
const derivations: readonly Derivation[] = [
  one("software", true, alone, "Software alone is software."),
  ...ofSoftwareAlone,
  one("radiation", "none", alone, "Software by itself emits nothing."),
  one("reusable", false, [["single_use", [true]]], "What is for single use is not processed to be used again."),
  one("single_use", false, [["reusable", [true]]], "What is processed to be used again is not for single use."),
  one("home_use", true, [["ivd_setting", ["self_test"]]], "A self-test is used by lay people."),
  one("home_use", false, [["ivd_setting", ["laboratory"]]], "A test that is carried out in a laboratory is used by professionals."),
  one(
    "notified_body",
    false,
    [["investigational", [true]]],
    "A device for investigation bears no CE mark as a result of a conformity assessment.",
  ),
  one(
    "notified_body",
    false,
    [
      ["custom_made", [true]],
      ["implantable", [false]],
    ],
    "MDR Article 52(8) asks for one for custom-made devices where they are implantable and of class III alone.",
  ),
  one("notified_body", true, [["class_eu", ["IIa", "IIb", "III"]]], article52),
  one(
    "notified_body",
    true,
    [
      ["class_eu", ["I"]],
      ["sterile", [true]],
    ],
    article52,
  ),
  one(
    "notified_body",
    true,
    [
      ["class_eu", ["I"]],
      ["measuring", [true]],
    ],
    article52,
  ),
  one(
    "notified_body",
    false,
    [
      ["class_eu", ["I"]],
      ["sterile", [false]],
      ["measuring", [false]],
      ["reusable", [false]],
    ],
    article52,
  ),
  one("notified_body", true, [["class_ivdr", ["B", "C", "D"]]], article48),
  one(
    "notified_body",
    true,
    [
      ["class_ivdr", ["A"]],
      ["sterile", [true]],
    ],
    article48,
  ),
  one(
    "notified_body",
    false,
    [
      ["class_ivdr", ["A"]],
      ["sterile", [false]],
    ],
    article48,
  ),
  one("eu_certificate", false, [["notified_body", [false]]], "Where no notified body takes part, none has certified it."),
  one(
    "sscp",
    true,
    [
      ["implantable", [true]],
      ["custom_made", [false]],
      ["investigational", [false]],
    ],
    article32,
  ),
  one(
    "sscp",
    true,
    [
      ["class_eu", ["III"]],
      ["custom_made", [false]],
      ["investigational", [false]],
    ],
    article32,
  ),
  one(
    "sscp",
    false,
    [
      ["implantable", [false]],
      ["class_eu", ["I", "IIa", "IIb"]],
    ],
    article32,
  ),
  one("sscp", false, [["custom_made", [true]]], article32),
  one("sscp", false, [["investigational", [true]]], article32),
  one("open_system", false, [["electronic_records", [false]]], "Records on paper are in no system."),
  one("signatures", "none", [["electronic_records", [false]]], "Electronic signatures are put to electronic records alone."),
  one("legacy_software", false, [["software", [false]]], "There is no software."),
];

const holds = (known: Known, [fact, values]: Derivation["from"][number]): boolean => {
  const value = known.get(fact);
  return value !== undefined && values.includes(value);
};

/** Everything that follows from what is known and is not known itself, each with the reason; what follows may lead further. */
export function derivedFacts(given: Known): { fact: FactName; value: Value; because: string }[] {
  const known = new Map(given);
  const found: { fact: FactName; value: Value; because: string }[] = [];
  for (let grows = true; grows;) {
    const next = derivations.find(({ fact, from }) => !known.has(fact) && from.every((condition) => holds(known, condition)));
    grows = next !== undefined;
    if (next) {
      const from = next.from.map(([fact]) => saidOf(fact, known.get(fact) ?? false)).join(" and ");
      known.set(next.fact, next.value);
      found.push({ fact: next.fact, value: next.value, because: `Because ${from}. ${next.because}` });
    }
  }
  return found;
}
