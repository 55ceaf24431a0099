import type { Requirement } from "@clausewise/contracts";
import type { Manuscript } from "../manuscript/manuscript.ts";
import { type Judged, listed, passageOf } from "./judged.ts";
import type { Section, Unit } from "./outline.ts";
import type { SignFound, SignReader } from "./signs.ts";

interface Sought {
  manuscript: Manuscript;
  signs: SignReader;
  /** Sections that go by the element's titles. */
  titled: readonly Section[];
}

/** What an element consists of, as far as a text says it. */
interface PartsRead {
  found: readonly SignFound[];
  /** Names of those that it does not say. */
  missing: readonly string[];
}

/** Looks for each part, all of it in one sentence; what a section's heading names need not be said again below it. */
function readParts(parts: NonNullable<Requirement["parts"]>, { manuscript: { sentences }, signs, titled }: Sought): PartsRead {
  const headings = titled.flatMap(({ heading }) => heading ?? []);
  const own = new Set(titled.flatMap(({ heading, body }) => [heading, ...body].map((unit) => unit?.nth)));
  const isAsked = ({ nth }: Unit) => own.has(nth);
  const underHeading = ([subject, ...rest]: readonly string[]): SignFound[] => {
    if (subject === undefined || rest.length === 0) return [];
    const naming = new Set(signs.placesOf(subject).map(({ unit }) => unit.nth));
    const sections = new Set(headings.filter(({ nth }) => naming.has(nth)).map(({ section }) => section));
    return sections.size === 0 ? [] : signs.within(sentences, rest, () => true).filter(({ unit }) => sections.has(unit.section));
  };
  /** A value may stand on the line below its name. */
  const onNextLine = (sign: readonly string[]): SignFound[] =>
    sign.length > 1 && sign.includes("{address}")
      ? signs.read(sign, isAsked).whole.filter(({ unit, isOpen }) => !unit.isHistory && !isOpen)
      : [];
  const each = parts.map(({ name, signs: alternatives }) => {
    const [place] = alternatives.flatMap((sign) => [...underHeading(sign), ...signs.within(sentences, sign, isAsked), ...onNextLine(sign)]);
    return { name, place };
  });
  return {
    found: each.flatMap(({ place }) => place ?? []),
    missing: each.filter(({ place }) => place === undefined).map(({ name }) => name),
  };
}

/** An element that consists of several things is there when each of them is, and but named when none is. */
export function judgeParts(judged: Judged, { parts }: Requirement, sought: Sought): Judged {
  if (parts === undefined) return judged;
  const { found, missing } = readParts(parts, sought);
  const [first] = found;
  if (first === undefined && judged.verdict === "missing") return judged;
  if (first === undefined)
    return { ...judged, verdict: "missing", reason: `It is named, but nothing was found of it: ${missing.join("; ")}.` };
  const passage = judged.passage ?? passageOf(first);
  if (missing.length > 0) return { verdict: "unclear", passage, reason: `Not found of it: ${missing.join("; ")}.` };
  return judged.verdict === "found" ? judged : { verdict: "found", passage, reason: `It says ${listed(first.words)}.` };
}
