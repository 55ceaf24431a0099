import type { RulePack } from "@clausewise/contracts";
import { checkCompleteness, findInconsistencies, readManuscript } from "@clausewise/proofreading";
import type { WrittenText } from "./texts.ts";

/** Characters of a page. */
const pageLength = 3300;

const secondsOf = (work: () => void): number => {
  const begun = performance.now();
  work();
  return (performance.now() - begun) / 1000;
};

/** How long a text of so many pages, made of others, takes to be read, held against a pack, and looked through for inconsistencies. */
export function timedLongText(texts: readonly WrittenText[], pages: number, pack: RulePack): string {
  const all = texts.map(({ text }) => text).join("\n\n");
  const text = all.repeat(Math.ceil((pages * pageLength) / Math.max(1, all.length))).slice(0, pages * pageLength);
  const reading = secondsOf(() => readManuscript({ text }));
  const manuscript = readManuscript({ text });
  const completeness = secondsOf(() => checkCompleteness(manuscript, pack));
  const consistency = secondsOf(() => findInconsistencies(manuscript));
  const [read, checked, compared] = [reading, completeness, consistency].map((seconds) => seconds.toFixed(1));
  return `${pages} pages (${text.length} characters) of ${texts.length} texts: read in ${read} s, held against ${pack.pack} (${pack.requirements.length} elements) in ${checked} s, looked through for inconsistencies in ${compared} s`;
}
