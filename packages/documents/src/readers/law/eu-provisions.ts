import { schemes, locate } from "./designators.ts";
import type { SourcePassage } from "./source-version.ts";
import { splitLong } from "../text.ts";

const longestWhole = 1800;

/** A numbered provision of an EU act with the paragraphs, points and dashes under it. */
export interface Provision {
  citation: string;
  heading: string;
  path: string[];
  blocks: string[];
  url: string;
}

/** One passage for each provision, or one for each lettered point where the whole would be too long to read. */
export function provisionPassages(provision: Provision): SourcePassage[] {
  const passage = (citation: string, text: string): SourcePassage => ({
    citation,
    heading: provision.heading,
    heading_path: provision.path,
    page: null,
    text,
    url: provision.url,
  });
  const whole = provision.blocks.join(" ").trim();
  if (whole.length <= longestWhole) return whole === "" ? [] : [passage(provision.citation, whole)];
  return pointsOf(provision.blocks).flatMap((point) =>
    gather(point.blocks).flatMap((text) => splitLong(text).map((piece) => passage(`${provision.citation}${point.label}`, piece))),
  );
}

/** Consecutive blocks under the same lettered point. */
function pointsOf(blocks: readonly string[]): { label: string; blocks: string[] }[] {
  const places = locate(blocks, schemes.eu);
  const points: { label: string; blocks: string[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    const lettered = /^\([a-z]{1,5}\)\s/.test(block);
    const continues = /^[—–•-]\s/.test(block);
    const label = lettered ? (/^\([a-z]+\)/.exec(places[index] ?? "")?.[0] ?? "") : continues ? (points.at(-1)?.label ?? "") : "";
    const last = points.at(-1);
    if (last !== undefined && last.label === label) last.blocks.push(block);
    else points.push({ label, blocks: [block] });
  }
  return points;
}

/** Joins blocks into texts of readable length without ever parting one. */
function gather(blocks: readonly string[]): string[] {
  const texts: string[] = [];
  for (const block of blocks) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + block.length < longestWhole) texts[texts.length - 1] = `${last} ${block}`;
    else texts.push(block);
  }
  return texts;
}
