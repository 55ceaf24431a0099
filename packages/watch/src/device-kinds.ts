import { plainWords, wordsOf } from "./folded.ts";
import { createPhrases } from "./phrases.ts";
import type { DeviceKindRule } from "./rules.ts";

/** What a kit or tray holds stands behind these words; what stands before them is what it is for. */
const contents = /\b(?:contain(?:s|ing)|with(?: recalled)?|including|components? of)\b|:\s*1\)/i;

const kit = "Convenience kit";

export interface DeviceKinds {
  /** The kind that holds others. */
  kit: string;
  /** Titles of the kinds that words name. */
  named: (text: string) => string[];
  /** The same in words that list what belongs together, kits or not. */
  listed: (text: string) => string[];
  /** The same for what a register calls a kind: `Pump, Infusion`. */
  registered: (name: string) => string[];
  of: (title: string) => DeviceKindRule | null;
  /** Kinds that FDA classifies under a section of 21 CFR: `880.5725`. */
  under: (section: string) => string[];
}

/** Kinds of devices by the words for them. */
export function createDeviceKinds(rules: readonly DeviceKindRule[]): DeviceKinds {
  const byName = createPhrases(
    wordsOf,
    rules.flatMap(({ title, names, unlike }) => [
      ...[title, ...names].map((phrase) => ({ phrase, means: title })),
      ...unlike.map((phrase) => ({ phrase, means: null })),
    ]),
  );
  const byBrand = createPhrases(
    plainWords,
    rules.flatMap(({ title, brands }) => brands.map((phrase) => ({ phrase, means: title }))),
  );
  const find = (text: string): string[] => [...new Set([...byName(text), ...byBrand(text)])];
  const byTitle = new Map(rules.map((rule) => [rule.title, rule]));

  function named(text: string): string[] {
    const found = find(text);
    if (!found.includes(kit)) return found;
    const behind = contents.exec(text);
    return [kit, ...(behind === null ? [] : find(text.slice(behind.index)).filter((one) => one !== kit))];
  }

  return {
    kit,
    named,
    listed: find,
    registered: (name) => [...new Set([...find(name), ...find(name.split(",").toReversed().join(" "))])],
    of: (title) => byTitle.get(title) ?? null,
    under: (section) => rules.filter(({ regulations }) => regulations.includes(section)).map(({ title }) => title),
  };
}
