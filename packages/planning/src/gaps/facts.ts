import { productFacts, type FactName, type GapFact, type Product, type ProductFacts } from "@clausewise/contracts";
import { derivedFacts } from "./derived-facts.ts";
import { statedOf } from "./fact-words.ts";

type Profile = Pick<Product, "category" | "areas" | "classes" | "product_codes" | "predicateDevices" | "currentStage">;

type Read = Pick<GapFact, "fact" | "value" | "because">;

const romanOf: Readonly<Record<string, string>> = { "1": "I", "2": "II", "3": "III", "4": "IV" };

type ClassFact = "class_us" | "class_eu" | "class_ivdr" | "class_ca";

/** A class as it is typed, in the list's spelling: `Class iib` is `IIb`; null where it is none of a market's. */
function classIn(fact: ClassFact, typed: string): string | null {
  const bare = typed.replace(/^class\s+/i, "").trim();
  const spelled = romanOf[bare] ?? bare;
  return productFacts[fact].find((one) => one.toLowerCase() === spelled.toLowerCase()) ?? null;
}

function saidClass({ classes }: Profile, market: "US" | "EU" | "CA", fact: ClassFact): Read[] {
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

/** Whether it is still investigational, where the stage that it is at says so. */
function stageOf({ currentStage }: Profile): Read[] {
  const because = `Its stage in the profile is “${currentStage.replaceAll("_", " ")}”.`;
  if (currentStage === "marketed") return [{ fact: "investigational", value: false, because }];
  return /^phase_\d$/.test(currentStage) ? [{ fact: "investigational", value: true, because }] : [];
}

function applicationOf({ areas, category }: Profile): Read[] {
  const isBiologic = areas.length > 0 ? areas.every((area) => area === "biologic") : category === "biologic";
  return isBiologic ? [{ fact: "us_application", value: "bla", because: "A biologic is licensed by a BLA (42 USC 262)." }] : [];
}

/** What a product's profile says by itself. */
function factsOfProfile(profile: Profile): Read[] {
  const inUs = saidClass(profile, "US", "class_us");
  const predicates = profile.predicateDevices.length;
  return [
    ...kindOf(profile),
    ...(inUs.length > 0 ? inUs : classOfCodes(profile)),
    ...saidClass(profile, "EU", "class_eu"),
    ...saidClass(profile, "EU", "class_ivdr"),
    ...saidClass(profile, "CA", "class_ca"),
    ...stageOf(profile),
    ...applicationOf(profile),
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

/** Everything known of a product: what is told goes before what was assessed, that before its profile, and what follows comes last. */
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
  const read = [...new Map(all.toReversed().map((one) => [one.fact, one])).values()].toReversed();
  const derived = derivedFacts(new Map(read.map(({ fact, value }) => [fact, value])));
  return [...read, ...derived.map(asFact("derived"))];
}
