import { listNumber } from "../number-words.ts";
import { type XmlNode, attributeOf, childOf, descendantsOf, elementsOf, textOf } from "../xml.ts";

/** A paragraph of a shape. */
export interface SlideParagraph {
  text: string;
  /** From 1 of items of a list, 0 otherwise. */
  level: number;
}

/** The paragraphs of a text with the numbers they show; in a body they are items unless they say otherwise. */
export function paragraphsOfBody(body: XmlNode, inBody: boolean): SlideParagraph[] {
  const counts: number[] = [];
  return elementsOf(body)
    .filter(({ name }) => name === "p")
    .map((node) => {
      const properties = childOf(node, "pPr");
      const level = levelOf(properties);
      const text = runsOf(node);
      const numbering = childOf(properties, "buAutoNum");
      if (text.trim() === "") return { text: "", level: 0 };
      if (numbering) return { text: `${numberOf(numbering, counts, level)} ${text}`, level: level + 1 };
      counts.length = Math.min(counts.length, level);
      const item = childOf(properties, "buChar") ?? childOf(properties, "buBlip") ?? (inBody && !childOf(properties, "buNone"));
      return { text, level: item ? level + 1 : 0 };
    });
}

const deepest = 8;

/** The level of a paragraph from 0; what is no level counts as the first. */
function levelOf(properties: XmlNode | null): number {
  const level = Number((properties && attributeOf(properties, "lvl")) ?? 0);
  return Number.isInteger(level) && level >= 0 && level <= deepest ? level : 0;
}

/** The words of a paragraph; of fields, such as a date, what they showed last. */
export function runsOf(paragraph: XmlNode): string {
  return elementsOf(paragraph)
    .map((child) => {
      if (child.name === "br") return " ";
      return descendantsOf(child, "t").map(textOf).join("");
    })
    .join("");
}

const formats: Readonly<Record<string, string>> = {
  alphaLc: "lowerLetter",
  alphaUc: "upperLetter",
  romanLc: "lowerRoman",
  romanUc: "upperRoman",
};

/** `arabicPeriod` is `1.`, `alphaLcParenBoth` is `(a)`. */
function numberOf(numbering: XmlNode, counts: number[], level: number): string {
  const count = (counts[level] ?? Number(attributeOf(numbering, "startAt") ?? 1) - 1) + 1;
  counts.length = level;
  counts[level] = count;
  const [, kind = "", sign = ""] = /^(\w+?)(Period|ParenBoth|ParenR|Minus|Plain)?$/.exec(attributeOf(numbering, "type") ?? "") ?? [];
  const number = listNumber(count, formats[kind] ?? "decimal") ?? "";
  const around: Readonly<Record<string, string>> = {
    Period: `${number}.`,
    ParenBoth: `(${number})`,
    ParenR: `${number})`,
    Minus: `- ${number} -`,
  };
  return around[sign] ?? number;
}

/** The rows of a table; cells that others reach over are empty. */
export function rowsOfTable(table: XmlNode): string[][] {
  return descendantsOf(table, "tr").map((row) =>
    elementsOf(row)
      .filter(({ name }) => name === "tc")
      .map((cell) => descendantsOf(cell, "p").map(runsOf).join(" ")),
  );
}
