import type { Product, ProductType } from "@clausewise/contracts";
import { articlesIn } from "./citations.ts";
import type { Reader } from "./reader.ts";

/** What of a product things are matched by. */
export type WatchedProduct = Pick<
  Product,
  | "name"
  | "category"
  | "areas"
  | "targetMarkets"
  | "description"
  | "product_codes"
  | "regulation_numbers"
  | "classes"
  | "cfr_parts"
  | "standards"
  | "predicateDevices"
  | "referenceProducts"
  | "firm"
  | "watched_firms"
  | "watched_sources"
  | "saved_searches"
  | "currentStage"
>;

/** A product as it is read for matching. */
export interface Profile {
  product: WatchedProduct;
  areas: readonly ProductType[];
  /** Whether devices concern it through its constituent part alone. */
  isCombined: boolean;
  deviceKinds: readonly string[];
  /** Kinds that they are used with, and are not. */
  usedWith: readonly string[];
  /** Fields of the kinds that it is itself, rather than comes with. */
  fields: readonly string[];
  isImplant: boolean;
  /** `21 CFR 820`, `EU MDR Article 61`: named by the person. */
  cited: readonly string[];
  /** `21 CFR 880.5725`: sections that FDA classifies it under, which count where it is a market or watched. */
  classified: readonly string[];
  regulationNumbers: readonly string[];
  substances: readonly string[];
  /** Everything that the profile says in words. */
  words: string;
}

/** Whether a combination product is a device before all: it has a device's marketing application, or is in the class of devices with a medicinal substance. */
const isDeviceLed = ({ cfr_parts, classes }: WatchedProduct): boolean =>
  cfr_parts.some((part) => /^21 CFR 8(?:07|12|14)$/.test(part)) ||
  classes.some(({ market, class: of }) => ["EU", "GB", "CH"].includes(market) && plainClass(of) === "III");

const ofCategory = { device: ["device", "ivd"], drug: ["drug"], biologic: ["biologic"] } as const;

function areasOf({ areas, category }: WatchedProduct): readonly ProductType[] {
  if (areas.length > 0) return areas;
  return category === null ? [] : ofCategory[category];
}

/** What stands behind these words in a description is what a product is for, and no longer what it is. */
const purpose = /\b(?:for|used|uses|to|during|in|on|showing|shows|connected|connects|from|that|which|before|after)\b/i;

/** What a description says that a product has not. */
const absent = /\b(?:no|without|contains no|free of) [^.,;]+/gi;

/** What a description says that a product is, and what it comes or is used with. */
function describedAs(description: string) {
  const [first = ""] = description.split(purpose);
  const [itself = ""] = first.split(/\bwith\b/i);
  return { itself, besides: [first, ...[...description.matchAll(/\bwith ([^.,;]+)/gi)].map(([, beside = ""]) => beside)] };
}

/** Kinds by what a register calls a code, of those only under whose section it stands where there are such: `Introducer, Syringe Needle` is no sheath. */
function kindsOfCode(
  deviceKinds: Reader["deviceKinds"],
  { device_name, regulation_number }: WatchedProduct["product_codes"][number],
): string[] {
  const named = deviceKinds.registered(device_name ?? "");
  const classified = regulation_number === null ? [] : deviceKinds.under(regulation_number);
  return classified.length === 0 ? named : named.filter((kind) => classified.includes(kind));
}

/** Kinds by words and codes; a section that several kinds stand under is of those that are named, and of all where none is. */
function kindsOf({ deviceKinds }: Reader, product: WatchedProduct, regulationNumbers: readonly string[]) {
  const { name, description, saved_searches, product_codes, predicateDevices } = product;
  const said = describedAs(description.replace(absent, " "));
  const itself = [
    ...[name, said.itself].flatMap(deviceKinds.listed),
    ...product_codes.flatMap((code) => kindsOfCode(deviceKinds, code)),
    ...predicateDevices.flatMap(({ deviceName }) => deviceKinds.registered(deviceName)),
  ];
  const besides = [...said.besides, ...saved_searches.map(({ words }) => words)].flatMap(deviceKinds.listed);
  const named = new Set([...itself, ...besides]);
  const classified = regulationNumbers.map(deviceKinds.under).flatMap((kinds) => (kinds.some((kind) => named.has(kind)) ? [] : kinds));
  const all = withBroader(deviceKinds, [...named, ...classified]);
  const own = withBroader(deviceKinds, [...itself, ...classified]);
  return { all, own: own.length > 0 ? own : all };
}

const withBroader = (deviceKinds: Reader["deviceKinds"], kinds: readonly string[]): string[] => [
  ...new Set([...kinds, ...kinds.flatMap((kind) => deviceKinds.of(kind)?.broader ?? [])]),
];

/** Stems of international names of substances, by which a name is told from other words. */
const substance =
  /\b[a-z]{3,}(?:mab|nib|cept|tide|statin|pril|sartan|gliptin|gliflozin|parin|cillin|mycin|cycline|azole|vir|platin|taxel|leucel|gene|olol|dipine|prazole|caine|sone|grel|xaban|kinra|stim|poetin)\b/gi;

/** Words of a medicine's name that name no substance and no brand. */
const forms =
  /^(?:tablets?|capsules?|injections?|injectable|solutions?|suspensions?|infusions?|biosimilars?|autologous|allogeneic|vaccines?|recombinant|monoclonal|antibody|antibodies|prefilled|syringes?|inhaler|inhalation|extended|release|therapy|generic|hydrochloride|sodium|combination|product|topical|cartridges?)$/i;

const wordsOfName = (name: string): string[] => (name.match(/\p{L}{7,}/gu) ?? []).filter((word) => !forms.test(word));

function substancesOf({ name, description, referenceProducts }: WatchedProduct): string[] {
  const reference = referenceProducts.flatMap(({ genericName, brandName }) => [genericName, brandName]);
  const spoken = [...`${name} ${description}`.matchAll(substance)].map(([word]) => word);
  return [...new Set([...reference, ...spoken, ...wordsOfName(name)].map((one) => one.toLowerCase()))].filter((one) => one.trim() !== "");
}

const noKinds = { all: [], own: [] };

/** Reads a product for matching. */
export function readProduct(reader: Reader, product: WatchedProduct): Profile {
  const areas = areasOf(product);
  const regulationNumbers = [
    ...new Set([...product.regulation_numbers, ...product.product_codes.flatMap(({ regulation_number }) => regulation_number ?? [])]),
  ];
  const isDevice = areas.some((area) => area === "device" || area === "ivd" || area === "combination");
  const { all: deviceKinds, own } = isDevice ? kindsOf(reader, product, regulationNumbers) : noKinds;
  const known = deviceKinds.flatMap((kind) => reader.deviceKinds.of(kind) ?? []);
  const searches = product.saved_searches.map(({ words }) => words);
  const names = product.product_codes.map(({ device_name }) => device_name ?? "");
  const words = [product.name, product.description.replace(absent, " "), ...searches, ...names].join(" . ");
  return {
    product,
    areas,
    isCombined: areas.includes("combination") && product.category !== "device" && !isDeviceLed(product),
    deviceKinds,
    usedWith: [...new Set(known.flatMap(({ usedWith }) => usedWith))].filter((kind) => !deviceKinds.includes(kind)),
    fields: [...new Set(own.flatMap((kind) => reader.deviceKinds.of(kind)?.field ?? []))],
    isImplant: known.some(({ isImplant }) => isImplant) || /\bimplant(?:s|ed|able)?\b/i.test(words),
    cited: [...product.cfr_parts, ...searches.flatMap(articlesIn).map(({ citation }) => citation)],
    classified: regulationNumbers.map((section) => `21 CFR ${section}`),
    regulationNumbers,
    substances: areas.includes("drug") || areas.includes("biologic") || areas.includes("combination") ? substancesOf(product) : [],
    words,
  };
}

/** A class without what people write before and behind it: `Class III (rule 14)`. */
export function plainClass(written: string): string {
  const bare = written.trim().replace(/^class\s+/i, "");
  return /^(?:I{1,3}|IV|V)[abmrs]?\b|^[A-D]\b/.exec(bare)?.[0] ?? bare;
}
