import { type IssueLevel, type ProtocolItem, type ProtocolScore, type ScorePart, unknownFigure } from "@clausewise/contracts";
import { factNamed, type KnownProtocol, saidOf } from "./known.ts";

const isAsked = ({ applies, level }: ProtocolItem): boolean => applies === "applies" && level !== "recommended";
const good = { found: 1, unclear: 0.5, missing: 0 } as const;

function partsOf({ facts, items }: KnownProtocol): (ScorePart & { share: number })[] {
  const told = facts.filter(({ state, corrected }) => state === "found" || corrected !== null).length;
  const byPack = Map.groupBy(items.filter(isAsked), ({ pack_title }) => pack_title);
  return [
    {
      name: "Facts found, and the same wherever they stand",
      good: told,
      of: facts.length,
      weight: 1,
      share: told / Math.max(1, facts.length),
    },
    ...[...byPack].map(([name, own]) => ({
      name,
      good: own.filter(({ verdict }) => verdict === "found").length,
      of: own.length,
      weight: 2,
      share: own.reduce((sum, { verdict }) => sum + good[verdict], 0) / own.length,
    })),
  ];
}

/** How much of what is asked for was found, with its parts; a part found is one, an unclear one half. */
export function scoreOf(known: KnownProtocol, today: string): ProtocolScore {
  const parts = partsOf(known);
  if (known.items.length === 0) return { figure: unknownFigure("percent", "The protocol has not been read yet."), parts: [] };
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const value = Math.round((100 * parts.reduce((sum, part) => sum + part.weight * part.share, 0)) / weight);
  const explanation =
    "Mean of the parts, each list of items counted twice: an item that is found counts one, an unclear one half. It says how much was found in the text, not whether the trial is lawful.";
  return {
    figure: { basis: "computed", value, unit: "percent", explanation, date: today },
    parts: parts.map(({ share: _share, ...part }) => part),
  };
}

interface RiskSign {
  level: IssueLevel;
  why: string;
  isThere: (known: KnownProtocol) => boolean;
}

const says = (known: KnownProtocol, field: Parameters<typeof factNamed>[1], words: RegExp): boolean =>
  words.test(saidOf(factNamed(known, field)) ?? "");
const isMissing = ({ items }: KnownProtocol, ids: readonly string[]): boolean => {
  const own = items.filter(({ id }) => ids.includes(id));
  return own.length > 0 && own.every(({ verdict }) => verdict === "missing");
};

const signs: readonly RiskSign[] = [
  { level: "critical", why: "It is a first study in humans.", isThere: (known) => says(known, "phase", /first in human/i) },
  { level: "high", why: "It is a phase 1 study.", isThere: (known) => says(known, "phase", /phase 1[ab]?\b/i) },
  { level: "high", why: "It is an early feasibility study.", isThere: (known) => says(known, "phase", /early feasibility/i) },
  {
    level: "high",
    why: "Children, pregnant women or people who cannot consent take part.",
    isThere: (known) =>
      says(
        known,
        "population",
        /\b(?:child(?:ren)?\b|infant|neonat|paediatric|pediatric|adolescent|(?<!\bnon-?|\bnot |\bno )pregnan|unconscious|incapacitated)/i,
      ),
  },
  {
    level: "high",
    why: "How serious adverse events are reported was not found.",
    isThere: (known) => isMissing(known, ["sae-reporting", "safety-reporting", "17"]),
  },
  {
    level: "medium",
    why: "No data monitoring committee was found in a randomised study.",
    isThere: (known) => says(known, "design", /(?<!non-)randomised/) && isMissing(known, ["committees", "item-28a"]),
  },
  {
    level: "medium",
    why: "What the protocol says in one place it says otherwise in another.",
    isThere: ({ facts }) => facts.some(({ state, corrected }) => state === "disagrees" && corrected === null),
  },
  { level: "low", why: "None of the signs of a higher risk that are looked for was found.", isThere: () => true },
];
const levels = ["critical", "high", "medium", "low"] as const;

/** The highest of the levels whose signs are there, with the signs; null until the protocol was read. */
export function riskOf(known: KnownProtocol): { value: IssueLevel | null; how: string; parts: string[] } {
  const how = "The highest level whose sign was found in the protocol; it is no assessment of the trial's risk under any law.";
  if (known.items.length === 0) return { value: null, how, parts: [] };
  const found = signs.filter(({ isThere }) => isThere(known));
  const value = levels.find((level) => found.some((sign) => sign.level === level)) ?? "low";
  const parts = found.filter(({ level }) => level !== "low" || value === "low").map(({ why }) => why);
  return { value, how, parts };
}
