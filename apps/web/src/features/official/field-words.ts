import { formatDate, formatNumber, formatTime } from "../../shared/format.ts";
import type { DiffPiece } from "../../shared/word-diff.ts";
import { webAddress } from "../../shared/web-address.ts";

/** A part of what a field says as people read it; with an address it leads there. */
export interface FieldPart {
  text: string;
  href?: string;
}

/** Words of a field's name that are written otherwise than in small letters. */
const written: Readonly<Record<string, string>> = {
  ao: "AO",
  atc: "ATC",
  fed: "Federal",
  gmp: "GMP",
  id: "ID",
  k: "510(k)",
  pma: "PMA",
  reg: "Register",
  res: "recall",
  rin: "RIN",
  te: "TE",
};

/** `comments_close` reads “Comments close”, `rin` reads “RIN”. */
export function fieldName(name: string): string {
  const words = name
    .split("_")
    .map((word) => written[word] ?? word)
    .join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields whose numbers count something, where others name something. */
const counts: ReadonlySet<string> = new Set(["enrollment", "product_quantity"]);

const day = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/;
const moment = /^(?:19|20)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}/;
const docket = /^[A-Z]{2,6}-\d{4}-[A-Z]-\d{3,6}$/;

/** What a field says, part by part: its days as days, its addresses and dockets as links. */
export const fieldParts = (name: string, value: string): FieldPart[] => value.split("; ").map((part) => partOf(name, part));

function partOf(name: string, part: string): FieldPart {
  if (day.test(part)) return { text: formatDate(part) };
  if (moment.test(part) && !Number.isNaN(Date.parse(part))) return { text: formatTime(part) };
  if (docket.test(part)) return { text: part, href: `https://www.regulations.gov/docket/${part}` };
  if (counts.has(name) && /^\d{4,}$/.test(part)) return { text: formatNumber(Number(part)) };
  const href = webAddress(part);
  return href === undefined ? { text: part } : { text: addressText(href), href };
}

const longestPath = 40;

/** `www.fda.gov/media/10001/download`; of a long path its end. */
function addressText(href: string): string {
  const { hostname, pathname } = new URL(href);
  const path = pathname === "/" ? "" : pathname;
  return hostname + (path.length > longestPath ? `/…${path.slice(-longestPath)}` : path);
}

/** Whether it stands there otherwise than as the source says it, so that its words are not compared one by one. */
export const isReworded = (name: string, value: string): boolean =>
  fieldParts(name, value)
    .map(({ text }) => text)
    .join("; ") !== value;

const longest = 260;

/** The beginning of a long value, up to the end of a part of it or of a word; null where it is short enough to stand whole. */
export function beginningOf(value: string): string | null {
  if (value.length <= longest * 1.2) return null;
  const cut = value.slice(0, longest);
  const end = ["; ", " "].map((sign) => cut.lastIndexOf(sign)).find((at) => at > longest / 2) ?? longest;
  return `${cut.slice(0, end)} …`;
}

const beside = 80;

/** The same comparison with long stretches that stayed left out but for what stands beside a change. */
export const shortened = (pieces: readonly DiffPiece[]): DiffPiece[] =>
  pieces.map((piece, at) => {
    const { kind, text } = piece;
    if (kind !== "kept" || text.length <= beside * 3) return piece;
    const [first, last] = [at === 0 ? "" : text.slice(0, beside), at === pieces.length - 1 ? "" : text.slice(-beside)];
    return { kind, text: `${first} … ${last}` };
  });
