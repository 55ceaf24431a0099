import { plainWords } from "./folded.ts";
import type { FirmRule } from "./rules.ts";

/** What stands behind a firm's name and tells no firm from another: forms of companies, and countries of their branches. */
const endings = new Set(
  "inc incorporated llc llp lp ltd limited corp corporation co company plc gmbh mbh ag kg kgaa se sa sas sarl spa srl bv nv ab oy oyj as aps a s k pty pte kk kft group holding holdings industry international".split(
    " ",
  ),
);

/** The words that tell a firm: without brackets, legal forms and what stands behind them. */
function firmWords(name: string): string[] {
  const words = plainWords(name.replace(/\([^)]*\)/g, " "));
  const last = words.findLastIndex((word) => !endings.has(word));
  return words.slice(0, last + 1);
}

const keyOf = (name: string): string => firmWords(name).join(" ");

/** Whether a name's words stand together; a name of one word is that of a firm only with a capital where its script has any, and a short one in capitals alone. */
function stands(name: readonly string[], text: string): boolean {
  const [only = "", ...others] = name;
  if (others.length > 0) return ` ${plainWords(text).join(" ")} `.includes(` ${name.join(" ")} `);
  const capital = only.length > 3 ? /\p{Lu}|\p{Lo}/u : /^\p{Lu}+$/u;
  return text.split(/[^\p{L}\p{N}'’]+/u).some((word) => capital.test(word.replace(/['’]s$/, "")) && plainWords(word)[0] === only);
}

export interface Firms {
  /** Under which of its names a firm that is asked for stands in words; null where it does not. */
  namedIn: (firm: string, text: string) => string | null;
  /** The firm of which a name is a division, where that firm stands in words: `Medtronic` for `Medtronic Diabetes`. */
  wholeIn: (firm: string, text: string) => string | null;
}

/** A firm by its own name, its other names, what it owns and its brands. */
export function createFirms(rules: readonly FirmRule[]): Firms {
  const groups = new Map<string, FirmRule>();
  for (const rule of rules) for (const name of [rule.title, ...rule.names]) if (!groups.has(keyOf(name))) groups.set(keyOf(name), rule);
  for (const rule of rules) groups.set(keyOf(rule.title), rule);

  function namesOf(firm: string, of: readonly FirmRule[] = []): string[] {
    const group = groups.get(keyOf(firm));
    if (group === undefined || of.includes(group)) return [firm];
    const owned = group.owns.flatMap((one) => namesOf(one, [...of, group]));
    return [...new Set([firm, group.title, ...group.names, ...owned, ...group.brands])];
  }

  const named = (names: readonly string[], text: string): string | null => names.find((name) => stands(firmWords(name), text)) ?? null;
  const wholeOf = (firm: string): FirmRule | undefined => rules.find(({ title }) => keyOf(firm).startsWith(`${keyOf(title)} `));

  return {
    namedIn: (firm, text) => (firm.trim() === "" ? null : named(namesOf(firm), text)),
    wholeIn: (firm, text) => {
      const whole = wholeOf(firm);
      return whole === undefined ? null : named([whole.title, ...whole.names], text);
    },
  };
}
