import { italicMark, schemes, locate } from "./designators.ts";
import type { SourcePassage, SourceVersion } from "./source-version.ts";
import { collapse, splitLong, titleCase } from "../text.ts";

/** One section as read from a file; designators in italics carry the mark `italicMark`. */
export interface CfrSection {
  /** `807.92`, or the name of an appendix. */
  number: string;
  heading: string;
  path: string[];
  paragraphs: string[];
}

export interface CfrPart {
  title: string;
  part: string;
  heading: string;
  sections: CfrSection[];
  /** Names the edition where the part is not one whose versions are known by name. */
  edition: string;
  issued: string | null;
  retrieved: string;
}

type Standing = Pick<SourceVersion, "label" | "status" | "issued" | "effective">;

/** A part of the Code of Federal Regulations as one version of one source. */
export function cfrVersion(part: CfrPart): SourceVersion {
  const heading = titleCase(part.heading.replace(/\s*\(EFF\.[^)]*\)\s*$/i, "").trim());
  const identifier = `${part.title} CFR ${part.part}`;
  return {
    identifier,
    title: heading,
    authority: authorityOf(part.title),
    jurisdiction: "US",
    kind: "regulation",
    binding: true,
    text_kind: "verbatim",
    url: `https://www.ecfr.gov/current/title-${part.title}/part-${part.part}`,
    docket: null,
    ...standing(part),
    retrieved: part.retrieved,
    passages: part.sections.flatMap((section) => sectionPassages(part, section, `Part ${part.part}—${heading}`)),
  };
}

/** The standing of a part, from its heading: both quality regulations are printed as part 820. */
export function standing(part: Pick<CfrPart, "title" | "part" | "heading" | "edition" | "issued">): Standing {
  const name = `${part.title} CFR ${part.part} ${part.heading}`;
  if (/^21 CFR 820 .*quality management system/i.test(name)) {
    return { label: "QMSR", status: "in_force", issued: "2024-02-02", effective: "2026-02-02" };
  }
  if (/^21 CFR 820 .*quality system regulation/i.test(name)) {
    return { label: "Quality System Regulation", status: "superseded", issued: "1996-10-07", effective: "1997-06-01" };
  }
  const effective = effectiveDay(part.heading);
  const label = effective === null ? part.edition : `${part.edition}, in the words from ${effective} on`;
  return { label, status: "in_force", issued: part.issued, effective };
}

/** What a part that is printed before its day says of it in its heading: `(EFF. 2-2-26)`. */
function effectiveDay(heading: string): string | null {
  const [, month = "", day = "", year = ""] = /\(EFF\.\s*(\d{1,2})-(\d{1,2})-(\d{2}|\d{4})\)/i.exec(heading) ?? [];
  return year === "" ? null : `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function authorityOf(title: string): string {
  if (title === "21") return "FDA";
  return title === "42" || title === "45" ? "HHS" : "US federal government";
}

function sectionPassages(part: CfrPart, section: CfrSection, partHeading: string): SourcePassage[] {
  const places = locate(section.paragraphs, schemes.cfr);
  const numbered = /^\d/.test(section.number);
  const base = numbered ? `${part.title} CFR ${section.number}` : `${part.title} CFR ${part.part} ${section.number}`;
  const page = numbered ? `section-${section.number}` : `part-${part.part}`;
  const heading = section.heading.replace(/\.$/, "");
  return section.paragraphs.flatMap((paragraph, index) =>
    splitLong(collapse(paragraph.replaceAll(italicMark, ""))).map((text) => ({
      citation: `${base}${places[index] ?? ""}`,
      heading,
      heading_path: [partHeading, ...section.path],
      page: null,
      text,
      url: `https://www.ecfr.gov/current/title-${part.title}/${page}`,
    })),
  );
}
