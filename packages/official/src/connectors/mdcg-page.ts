import { textOf, type Answer } from "../answer/answer.ts";
import { Unreadable } from "../connector.ts";
import { readRows, type Cell } from "../html/tables.ts";
import { dayInWords } from "./days.ts";
import { webAddress } from "./web-address.ts";

const site = "https://health.ec.europa.eu";

/** What both connectors of this page say of it. */
export const mdcgPage = {
  publisher: "European Commission",
  url: `${site}/medical-devices-sector/new-regulations/guidance-mdcg-endorsed-documents-and-other-guidance_en`,
  hosts: ["health.ec.europa.eu"],
  pause: 3,
  terms: "© European Union. Reuse with acknowledgement (CC BY 4.0) unless marked otherwise. Guidance does not bind; only the law does.",
  rhythm: 24,
} as const;

/** A document that the page lists. */
export interface ListedPaper {
  /** `MDCG 2019-11`; null for documents of another kind. */
  number: string | null;
  /** Of what is listed under a number beside the document itself: `annex`, `template`. */
  title: string;
  revision: string | null;
  /** As exact as it is said: `2025-06`. */
  published: string | null;
  topic: string | null;
  url: string;
}

/** The documents that the page lists; throws `Unreadable` where it lists none, for then it is another page. */
export function papersIn(answer: Answer): ListedPaper[] {
  const papers = readRows(textOf(answer)).flatMap(({ cells, heading }) => papersOf(cells, heading));
  if (papers.length === 0) throw new Unreadable("lists no documents");
  return papers;
}

const isDocument = (href: string): boolean => href.includes("/document/download/") && !/\.docx?(?:$|[?&#])/i.test(href);

/** A row lists one document, or several under one reference, each with a day of its own or all with the same one. */
function papersOf(cells: readonly Cell[], heading: string): ListedPaper[] {
  const links = cells
    .flatMap((cell) => cell.links.filter(({ href }) => isDocument(href)))
    .flatMap(({ text, href }) => {
      const url = webAddress(href, site);
      return url === null ? [] : [{ text, url }];
    });
  const days = cells.slice(1).findLast(({ lines }) => lines.some((line) => dayInWords(line) !== null))?.lines ?? [];
  const reference = cells.find((cell) => cell.links.length === 0 && numberIn(cell.text) !== null)?.text ?? "";
  return links.map(({ text, url }, nth) => ({
    ...namesOf(reference, text),
    published: dayInWords(days.length === links.length ? (days[nth] ?? "") : (days[0] ?? "")),
    topic: heading || null,
    url,
  }));
}

const mdcgNumber = /\bMDCG\s*(20\d\d)\s*[-–‑]\s*(\d{1,2})(?:\s*[-–‑]\s*(\d)(?!\d))?/i;

function numberIn(words: string): string | null {
  const [, year, number, part] = mdcgNumber.exec(words) ?? [];
  return year === undefined ? null : `MDCG ${year}-${Number(number)}${part === undefined ? "" : `-${part}`}`;
}

function namesOf(reference: string, link: string): Pick<ListedPaper, "number" | "title" | "revision"> {
  const words = `${reference} ${link}`;
  const revision = /\brev(?:ision)?\.?\s*(\d{1,2})\b/i.exec(words)?.[1];
  const number = numberIn(link) ?? numberIn(reference);
  const bare = link
    .replace(mdcgNumber, "")
    .replace(/^\s*[-–:.,]?\s*rev(?:ision)?\.?\s*\d{1,2}\b/i, "")
    .replace(/^[\s\-–:.,]+/, "");
  return { number, title: bare || link, revision: revision === undefined ? null : String(Number(revision)) };
}
