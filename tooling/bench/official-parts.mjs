import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { generatedPart } from "../../packages/official/src/double/double.ts";

const folder = "21cfr-subchapter-h";
const section = /^### § (?<number>[\d.]+) (?<heading>.+)$/;

/** A part of title 21 as it was published, where that lies beside the checkout; else a generated one. */
export function partAsPublished(part, { sections, paragraphs, issued, sharedData }) {
  const text = sharedData ? markdownOf(join(sharedData, "cfr-text", `${folder}.tar.gz`), part) : null;
  const generated = generatedPart(part, sections, issued, paragraphs);
  return text === null ? generated : { ...generated, sections: sectionsIn(text) };
}

function markdownOf(archive, part) {
  if (!existsSync(archive)) return null;
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
