import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { generatedPart } from "../../packages/official/src/double/double.ts";

const folder = "21cfr-subchapter-h";
const section = /^### § (?<number>[\d.]+) (?<heading>.+)$/;

/** A part of title 21 as it was published, where that lies beside the checkout; else a generated one. */
export function partAsPublished(part, { sections, paragraphs, issued, sharedData }) {
  const text = markdownOf(sharedData, part);
  const generated = generatedPart(part, sections, issued, paragraphs);
  return text === null ? generated : { ...generated, sections: sectionsIn(text) };
}

/** What is asked so that an answer can only be had from the words of a part. */
export function questionOn(part, sizes) {
  const { sections } = partAsPublished(part, sizes);
  const isPublished = markdownOf(sizes.sharedData, part) !== null;
  return isPublished ? `What does 21 CFR ${sections[0].number} say?` : `What shall be kept under 21 CFR ${sections.at(-1).number}(b)?`;
}

function markdownOf(sharedData, part) {
  const archive = join(sharedData ?? "", "cfr-text", `${folder}.tar.gz`);
  if (!sharedData || !existsSync(archive)) return null;
  for (const name of [`part-${part}-qmsr.md`, `part-${part}.md`])
    try {
      return execFileSync("tar", ["-xzOf", archive, `${folder}/${name}`], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    } catch {
      // The archive holds the parts on devices alone.
    }
  return null;
}

/** What stands under the heading of a section, but for tables. */
function sectionsIn(text) {
  const blocks = text.split(/\n{2,}/).map((block) => block.replaceAll(/[*\s]+/g, " ").trim());
  const sections = [];
  for (const block of blocks) {
    const found = section.exec(block)?.groups;
    if (found) sections.push({ number: found.number, heading: found.heading, paragraphs: [] });
    else if (block !== "" && !/^[#|]/.test(block)) sections.at(-1)?.paragraphs.push(block);
  }
  return sections.filter(({ paragraphs }) => paragraphs.length > 0);
}
