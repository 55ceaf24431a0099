import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { readTar } from "@clausewise/documents";

/** What a classification regulation says of its type, in its own words. */
export interface RegulationWords {
  /** Classes that it names; several where it divides the type. */
  classes: string[];
  isExempt: boolean;
  /** The section that limits the exemption, as the regulation names it; null where it names none. */
  limits: string | null;
}

const section = /^### §\s*(\d+\.\d+) [^\n]*\n([\s\S]*?)(?=^#{2,3} |(?![\s\S]))/gmu;

function wordsOf(text: string): RegulationWords {
  const plain = text.replaceAll(/\s+/gu, " ");
  const from = plain.toLowerCase().lastIndexOf("classification.");
  const said = from < 0 ? plain : plain.slice(from);
  return {
    classes: [...new Set([...said.matchAll(/\b[Cc]lass (I{1,3})\b/gu)].map(([, type = ""]) => type))],
    isExempt: /exempt from (?:the )?premarket notification/u.test(said),
    limits: /subject to (?:the )?(?:limitations in )?§\s*(\d+\.9)\b/u.exec(said)?.[1] ?? null,
  };
}

/** The classification regulations of 21 CFR 862 to 892 by their numbers, read from the official text beside the repository. */
export async function readRegulations(folder: string): Promise<Map<string, RegulationWords>> {
  const archive = gunzipSync(readFileSync(resolve(folder, "cfr-text/21cfr-subchapter-h.tar.gz")));
  const found = new Map<string, RegulationWords>();
  for (const { path, bytes } of await readTar(archive)) {
    if (!/part-8\d\d\.md$/u.test(path)) continue;
    for (const [, number = "", text = ""] of Buffer.from(bytes).toString("utf8").matchAll(section)) found.set(number, wordsOf(text));
  }
  return found;
}
