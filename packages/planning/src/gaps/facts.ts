import type { FactName, GapFact, Product, ProductFacts } from "@clausewise/contracts";
import { statedOf } from "./fact-words.ts";

type Profile = Pick<Product, "category" | "areas" | "classes" | "product_codes" | "predicateDevices">;

type Read = Pick<GapFact, "fact" | "value" | "because">;

const romanOf: Readonly<Record<string, string>> = { "1": "I", "2": "II", "3": "III" };
const classesOf: Readonly<Record<string, readonly string[]>> = { class_us: ["I", "II", "III"], class_eu: ["I", "IIa", "IIb", "III"] };

/** A class as it is typed, in the list's spelling: `Class iib` is `IIb`; null where it is none of a market's. */
function classIn(fact: "class_us" | "class_eu", typed: string): string | null {
  const bare = typed.replace(/^class\s+/i, "").trim();
  const spelled = romanOf[bare] ?? bare;
  return classesOf[fact]?.find((one) => one.toLowerCase() === spelled.toLowerCase()) ?? null;
}

function saidClass({ classes }: Profile, market: "US" | "EU", fact: "class_us" | "class_eu"): Read[] {
  const said = classes.find((one) => one.market === market);
  const value = said && classIn(fact, said.class);
  return value ? [{ fact, value, because: `The product's profile says so${said.rule === null ? "" : `, by ${said.rule}`}.` }] : [];
}

/** The class that FDA's codes put it in; nothing where they do not agree. */
function classOfCodes({ product_codes }: Profile): Read[] {
  const known = product_codes.flatMap(({ code, device_class }) => {
    const value = device_class === null ? null : classIn("class_us", device_class);
    return value === null ? [] : [{ code, value }];
  });
  const [first] = known;
  if (!first || known.some(({ value }) => value !== first.value)) return [];
  return [{ fact: "class_us", value: first.value, because: `FDA's product code ${first.code} in its profile is of that class.` }];
}

function kindOf({ areas, category }: Profile): Read[] {
  if (areas.length === 0 && category === null) return [];
  const because = "The product's profile says so.";
  const kinds = areas.filter((area) => area !== "combination");
  const isCombination = areas.includes("combination") || kinds.length > 1;
  const [only] = kinds;
  const value = isCombination ? "combination" : (only ?? category ?? "device");
  const isDiagnostic: Read[] = areas.length > 0 ? [{ fact: "ivd", value: areas.includes("ivd"), because }] : [];
  const combined: Read[] = areas.length > 0 ? [{ fact: "combination", value: isCombination, because }] : [];
  return [{ fact: "category", value, because }, ...isDiagnostic, ...combined];
}

/** What a product's profile says by itself. */
function factsOfProfile(profile: Profile): Read[] {
  const inUs = saidClass(profile, "US", "class_us");
  const predicates = profile.predicateDevices.length;
  return [
    ...kindOf(profile),
    ...(inUs.length > 0 ? inUs : classOfCodes(profile)),
    ...saidClass(profile, "EU", "class_eu"),
    ...(predicates > 0 ? [{ fact: "predicate" as const, value: true, because: "A predicate device stands in its profile." }] : []),
  ];
}

/** What was found of a product elsewhere, as by its classification. */
export interface AssessedFact {
  fact: FactName;
  value: boolean | string;
  because: string;
}

const namesIn = (facts: ProductFacts): FactName[] => Object.keys(facts) as FactName[];

/** Everything known of a product: what is told goes before what was assessed, and that before its profile. */
export function factsKnown(told: ProductFacts, assessed: readonly AssessedFact[], profile: Profile): GapFact[] {
  const asFact =
    (origin: GapFact["origin"]) =>
    (read: Read): GapFact => ({ ...read, said: statedOf(read.fact, read.value), origin });
  const all = [
    ...namesIn(told).flatMap((fact) => {
      const value = told[fact];
      return value === undefined ? [] : [asFact("told")({ fact, value, because: "You said so here." })];
    }),
    ...assessed.map(asFact("assessment")),
    ...factsOfProfile(profile).map(asFact("profile")),
  ];
  return [...new Map(all.toReversed().map((one) => [one.fact, one])).values()].toReversed();
}
