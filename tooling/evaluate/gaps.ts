/** How many requirements of a gap analysis stand to be decided, for made-up products: as the profile leaves it, and after questions are answered. */
import type { FactName, ProductFacts } from "@clausewise/contracts";
import { factMap, factsKnown, packApplies, questionsOn, requirementApplies } from "@clausewise/planning";
import { builtInPacks } from "@clausewise/static-data";

type Profile = Parameters<typeof factsKnown>[2];

/** A made-up product, and what would be answered of it. */
interface MadeUp {
  name: string;
  markets: string[];
  profile: Pick<Profile, "areas"> & Partial<Profile>;
  is: ProductFacts;
}

const device: ProductFacts = {
  role: "manufacturer",
  custom_made: false,
  no_medical_purpose: false,
  investigational: false,
  cmr_substances: false,
  absorbed: false,
  directive_certificate: false,
  electronic_records: true,
  signatures: "without_biometrics",
  open_system: false,
  correction: "none",
  outside_eu: true,
  outside_uk: true,
  symbols: true,
  electronic_instructions: true,
  bears_udi: true,
  tracked: false,
  eu_certificate: true,
  establishment_licence: false,
  clinical_data: true,
};

const products: readonly MadeUp[] = [
  {
    name: "Infusion pump",
    markets: ["US", "EU", "CA"],
    profile: {
      areas: ["device"],
      classes: [
        { market: "US", class: "II", rule: null },
        { market: "EU", class: "IIb", rule: null },
        { market: "CA", class: "III", rule: null },
      ],
    },
    is: {
      ...device,
      sterile: false,
      implantable: false,
      software: true,
      software_class: "C",
      software_alone: false,
      electrical: true,
      measuring: true,
      reusable: true,
      home_use: true,
      biological_origin: false,
      patient_contacting: false,
      radiation: "unintended",
      serviced: true,
      administers_medicines: true,
      supplies_patient: true,
      used_with_others: true,
      moving_parts: true,
      maintained: true,
      installed: false,
      life_supporting: true,
      legacy_software: false,
      general_public: false,
    },
  },
  {
    name: "Software that reads scans",
    markets: ["US", "EU"],
    profile: { areas: ["device"] },
    is: {
      ...device,
      class_us: "II",
      class_eu: "IIa",
      software_alone: true,
      software_class: "B",
      electrical: false,
      measuring: true,
      home_use: false,
      used_with_others: true,
      supplies_patient: false,
      maintained: false,
      serviced: false,
      installed: true,
      life_supporting: false,
      legacy_software: false,
    },
  },
  {
    name: "Hip implant",
    markets: ["US", "EU", "GB"],
    profile: { areas: ["device"], currentStage: "marketed" },
    is: {
      ...device,
      class_us: "II",
      class_eu: "III",
      sterile: true,
      implantable: true,
      software: false,
      electrical: false,
      measuring: false,
      single_use: true,
      home_use: false,
      biological_origin: false,
      patient_contacting: true,
      radiation: "none",
      administers_medicines: false,
      supplies_patient: false,
      used_with_others: true,
      moving_parts: false,
      maintained: false,
      serviced: false,
      installed: false,
      life_supporting: false,
    },
  },
  {
    name: "Self-test for glucose",
    markets: ["EU", "CA"],
    profile: { areas: ["ivd"] },
    is: {
      ...device,
      class_ivdr: "C",
      class_ca: "III",
      ivd_setting: "self_test",
      software: true,
      software_class: "B",
      software_alone: false,
      sterile: false,
      electrical: true,
      measuring: true,
      reusable: false,
      biological_origin: false,
      radiation: "none",
      calibrators: true,
      companion_diagnostic: false,
      used_with_others: false,
      moving_parts: false,
      maintained: false,
      serviced: false,
      installed: false,
      legacy_software: false,
      general_public: true,
      implantable: false,
    },
  },
  {
    name: "Generic tablet",
    markets: ["US"],
    profile: { areas: ["drug"] },
    is: {
      role: "manufacturer",
      us_application: "anda",
      electronic_records: true,
      signatures: "without_biometrics",
      open_system: false,
      clinical_investigators: false,
      expanded_access: false,
      emergency_research: false,
      accelerated_approval: false,
    },
  },
];

const empty = { category: null, areas: [], classes: [], product_codes: [], predicateDevices: [], currentStage: "concept" };

function requirementsFor({ profile, markets }: MadeUp) {
  const chosen = builtInPacks().filter(
    (pack) => pack.kind === "requirements" && packApplies(pack, { areas: profile.areas, markets }).state === "applies",
  );
  return chosen.flatMap(({ requirements }) => requirements);
}

/** What is left to be decided once some is told. */
function left(product: MadeUp, told: ProductFacts) {
  const facts = factMap(factsKnown(told, [], { ...empty, ...product.profile }));
  return requirementsFor(product)
    .map((one) => requirementApplies(one, facts))
    .filter(({ state }) => state === "not_known");
}

const factsIn = (questions: ReturnType<typeof questionsOn>["questions"]): FactName[] => questions.flatMap(({ fact }) => fact ?? []);

const answersTo = (product: MadeUp, facts: readonly FactName[]): ProductFacts =>
  Object.fromEntries(facts.flatMap((fact) => (product.is[fact] === undefined ? [] : [[fact, product.is[fact]]])));

/** Answers what is asked, as often as something new is asked that the product answers. */
function answered(product: MadeUp, most: number): { told: ProductFacts; asked: number } {
  let told: ProductFacts = {};
  for (;;) {
    const room = most - Object.keys(told).length;
    const next = answersTo(product, factsIn(questionsOn(left(product, told)).questions)).valueOf();
    const more = Object.fromEntries(Object.entries(next).slice(0, room));
    if (Object.keys(more).length === 0) return { told, asked: Object.keys(told).length };
    told = { ...told, ...more };
  }
}

const share = (some: number, all: number): string => `${some} (${((100 * some) / Math.max(1, all)).toFixed(0)} %)`;

const first = 8;

export function evaluateGaps(): number {
  const head = [
    "product",
    "requirements",
    "to decide at first",
    `after ${first} answers`,
    "after all on facts",
    "facts told",
    "left, by words alone",
  ];
  const lines = products.map((product) => {
    const all = requirementsFor(product).length;
    const few = left(product, answered(product, first).told).length;
    const { told, asked } = answered(product, Number.POSITIVE_INFINITY);
    const rest = left(product, told);
    const byWords = questionsOn(rest).questions.filter(({ fact }) => fact === null).length;
    return [
      product.name,
      String(all),
      share(left(product, {}).length, all),
      share(few, all),
      share(rest.length, all),
      String(asked),
      String(byWords),
    ];
  });
  for (const cells of [head, ...lines]) process.stdout.write(`${cells.map((cell, at) => cell.padEnd(at === 0 ? 28 : 20)).join("")}\n`);
  return 0;
}
