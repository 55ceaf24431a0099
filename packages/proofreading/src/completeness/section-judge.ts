import type { Requirement } from "@clausewise/contracts";
import { hollowReasons } from "./hollow.ts";
import { type Judged, listed } from "./judged.ts";
import type { Section } from "./outline.ts";
import type { SignReader } from "./signs.ts";

/** A section of its own that is so long and names so much of what signs name holds its element. */
const fewestWords = 25;
const fewestNamed = 2;
/** A section of its own that is so long is about what its title says, in whatever words. */
const fewestOfOwn = 40;

/** Where it is asked to say that there is none, saying so says it. */
const noneSuffices = /\bor (?:say |state )?that (?:there (?:is|are|was|were) none|none\b|no\b)/i;
const saysNone = /^[\s\W]*(?:none|no|nil)(?: (?:known|planned|foreseen|received|submitted|expected))?[\s.]*$/i;

/** A section that goes by a title of an element. */
export interface OwnedSection extends Section {
  /** Whether no other element of the pack has a title that fits its heading better. */
  isNearest: boolean;
}

/** What a section of an element's own says, where no sign is whole in it. */
export function judgeSection(
  text: string,
  { heading, body, isNearest }: OwnedSection,
  requirement: Requirement,
  signs: SignReader,
): Judged[] {
  if (heading === null) return [];
  const said = body.filter(
    ({ isHeading, hollow, isBlank }) => !isHeading && hollow === null && (!isBlank || requirement.filled_in_later === true),
  );
  const words = said.reduce((sum, { start, end }) => sum + text.slice(start, end).split(/\s+/).length, 0);
  const title = text.slice(heading.start, heading.end).replace(/\s+/g, " ");
  const passage = { start: heading.start, end: said[0]?.end ?? body[0]?.end ?? heading.end };
  if (words === 0) {
    const written = body.filter(({ isHeading }) => !isHeading);
    const none = written.find(({ start, end }) => saysNone.test(text.slice(start, end)));
    if (none !== undefined && noneSuffices.test(requirement.requirement))
      return [
        { verdict: "found", passage: { start: heading.start, end: none.end }, reason: `Under “${title}” it says that there is none.` },
      ];
    const why = written.find(({ hollow }) => hollow !== null)?.hollow ?? (written.length > 0 ? "placeholder" : "empty");
    return [{ verdict: "missing", passage, reason: `There is a section “${title}”, but ${hollowReasons[why]}.`, hollow: why }];
  }
  if (!isNearest) return [];
  const held = requirement.signs
    .flat()
    .filter((member) => !member.startsWith("{"))
    .flatMap((member) => signs.placesOf(member))
    .filter(({ unit }) => said.some(({ nth }) => nth === unit.nth));
  const named = [...new Set(held.map(({ start, end }) => text.slice(start, end)))];
  if (words < fewestOfOwn && (words < fewestWords || named.length < fewestNamed))
    return [{ verdict: "unclear", passage, reason: `There is a section “${title}”, but its words do not show what is asked for.` }];
  const reason = named.length === 0 ? `The section “${title}” is about it.` : `The section “${title}” says ${listed(named)}.`;
  return [{ verdict: "found", passage, reason }];
}
