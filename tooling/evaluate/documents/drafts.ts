import type { KnownText } from "./known-texts.ts";

const inXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A page of headings, paragraphs, numbered lists and tables, so that every form is among what is made of it. */
export function htmlOf({ name, paragraphs }: KnownText): string {
  const body = paragraphs.map((paragraph, at) => {
    const place = at % 12;
    if (place === 0) return `<h${at === 0 ? 1 : 2}>${inXml(paragraph)}</h${at === 0 ? 1 : 2}>`;
    if (place >= 3 && place <= 5) return `${place === 3 ? "<ol>" : ""}<li>${inXml(paragraph)}</li>${place === 5 ? "</ol>" : ""}`;
    return place === 8 ? tableOf(paragraph) : `<p>${inXml(paragraph)}</p>`;
  });
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${inXml(name)}</title></head><body>${body.join("\n")}</body></html>`;
}

function tableOf(paragraph: string): string {
  const words = paragraph.split(" ");
  const size = Math.ceil(words.length / 6);
  const cells = Array.from({ length: 6 }, (_, at) => `<td>${inXml(words.slice(at * size, (at + 1) * size).join(" "))}</td>`);
  return `<table border="1"><tr>${cells.slice(0, 3).join("")}</tr><tr>${cells.slice(3).join("")}</tr></table>`;
}

/** Rows of three cells, with empty ones between and an empty row now and then. */
export function csvOf({ paragraphs }: KnownText): string {
  const rows = Array.from({ length: Math.ceil(paragraphs.length / 3) }, (_, at) => paragraphs.slice(at * 3, at * 3 + 3));
  return rows.map((cells, at) => `${at % 10 === 9 ? "\n" : ""}${at + 1},${cells.map(quoted).join(",,")}`).join("\n");
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A presentation as LibreOffice's plain form of it: slides with a title, a text and the speaker's notes. */
export function flatSlidesOf({ paragraphs }: KnownText): string {
  const pages = Array.from({ length: Math.ceil(paragraphs.length / 5) }, (_, at) => pageOf(paragraphs.slice(at * 5, at * 5 + 5), at));
  const namespaces = ["office", "text", "presentation"].map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`);
  const further =
    'xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"';
  return `<?xml version="1.0" encoding="UTF-8"?><office:document ${namespaces.join(" ")} ${further} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.presentation"><office:body><office:presentation>${pages.join("")}</office:presentation></office:body></office:document>`;
}

function pageOf([title = "", ...rest]: string[], at: number): string {
  const box = (text: string, top: number, of: string) =>
    `<draw:frame presentation:class="${of}" svg:width="24cm" svg:height="4cm" svg:x="2cm" svg:y="${top}cm"><draw:text-box><text:p>${inXml(text)}</text:p></draw:text-box></draw:frame>`;
  const notes = rest.length > 3 ? box(rest[3] ?? "", 12, "notes") : "";
  const texts = rest.slice(0, 3).map((text, nth) => box(text, 5 + nth * 4, "outline"));
  return `<draw:page draw:name="page${at + 1}">${box(title, 1, "title")}${texts.join("")}<presentation:notes>${notes}</presentation:notes></draw:page>`;
}
