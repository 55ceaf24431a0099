import { cfrVersion, standing } from "./cfr.ts";
import { isCanadianConsolidation, readCanadianConsolidation } from "./canada/consolidation.ts";
import { readCfrMarkdown } from "./cfr-markdown.ts";
import { type TextFile, UnreadableError, baseName } from "../corpus-file.ts";
import { findXmlParts, isEcfrXml, readXmlPart } from "./ecfr-xml.ts";
import { isEuAct, readEuAct } from "./eu-act.ts";
import { isDeviceAct, readDeviceRegulation } from "./eu-device-regulation.ts";
import { isEuXhtml, readEuXhtml } from "./eu-xhtml/act.ts";
import { readEuGuidance } from "./eu-guidance.ts";
import { guidanceIdentifier, readFdaGuidance } from "./fda-guidance.ts";
import { type FrontMatter, splitFrontMatter } from "./front-matter.ts";
import { isImdrf, readImdrf } from "./imdrf.ts";
import { firstRow, isPassageRow, readPassageRows, rowsOf, versionKey } from "./json-lines.ts";
import type { Listings } from "./listings.ts";
import type { SourceVersion } from "./source-version.ts";
import { readStatute } from "./statute.ts";
import { rootName } from "./xml-tree.ts";
import { isUkLegislation, readUkLegislation } from "./uk/legislation.ts";
import { isUslm, readUslm, uslmSources } from "./uslm.ts";

/** One source found in a file. Files that give the same `key` with `merged` are read together as one source. */
export interface FoundSource {
  key: string;
  merged: boolean;
  superseded: boolean;
  read: (files: readonly TextFile[], listings: Listings) => SourceVersion;
}

const lone = (key: string, superseded: boolean, read: (file: TextFile, listings: Listings) => SourceVersion): FoundSource => ({
  key,
  merged: false,
  superseded,
  read: (files, listings) => read(only(files), listings),
});

/** Tells what sources a file holds, or throws saying why it holds none. */
export function findSources(file: TextFile, listings: Listings): FoundSource[] {
  const ending = /\.([a-z]+)$/i.exec(baseName(file.path))?.[1]?.toLowerCase() ?? "";
  if (["xml", "xhtml", "html", "htm"].includes(ending)) return xmlSources(file);
  if (ending === "jsonl" || ending === "ndjson") return passageSources(file);
  if (ending === "md" || ending === "txt") return textSources(file, listings);
  throw new UnreadableError(ending === "" ? "has no ending that tells its form" : `.${ending} files are not read as library texts`);
}

/** Sources that one file may hold; the whole of the CFR has some 9,000 parts. */
const mostSources = 20_000;

/** Keeps what was made of a text as long as the text is held, so that each of its sources need not make it again. */
function onceForEach<T>(make: (file: TextFile) => T): (file: TextFile) => T {
  const made = new WeakMap<TextFile, { value: T }>();
  return (file) => {
    const one = made.get(file) ?? { value: make(file) };
    made.set(file, one);
    return one.value;
  };
}

const xmlPartsOf = onceForEach((file) => findXmlParts(file.text));

/** Official texts of one source a file, each known by its root. */
const xmlForms: readonly { is: (text: string) => boolean; read: (text: string, modified: string) => SourceVersion }[] = [
  { is: isCanadianConsolidation, read: readCanadianConsolidation },
  { is: isEuXhtml, read: readEuXhtml },
  { is: isUkLegislation, read: readUkLegislation },
];

function xmlSources(file: TextFile): FoundSource[] {
  const form = xmlForms.find(({ is }) => is(file.text));
  if (rootName(file.text) === "RULE")
    throw new UnreadableError("is a rule of the Federal Register: it changes regulations and is not itself the text of one");
  if (isUslm(file.text))
    return uslmSources(file.text).map((key) => lone(key, false, ({ text, modified }) => readUslm(text, key, modified)));
  if (form !== undefined) return [lone(file.path, false, ({ text, modified }) => form.read(text, modified))];
  if (!isEcfrXml(file.text)) throw new UnreadableError("is XML or HTML, but not in the form of an official publisher that is known");
  return xmlPartsOf(file).map((part, index) => {
    const { status, label } = standing({ ...part, edition: "", issued: null });
    return lone([`${part.title} CFR ${part.part}`, label].join(" ").trim(), status === "superseded", (again) => {
      const found = xmlPartsOf(again)[index];
      if (found === undefined) throw new UnreadableError("changed while it was being read");
      return cfrVersion(readXmlPart(again.text, found, again.modified));
    });
  });
}

const passageRowsOf = onceForEach((file) => Map.groupBy(rowsOf(file.text), versionKey));

function passageSources(file: TextFile): FoundSource[] {
  const first = firstRow(file.text);
  if (first === null) throw new UnreadableError("does not begin with a JSON object on its first line");
  if (!isPassageRow(first)) throw new UnreadableError("is no list of passages: its lines lack identifier, citation, status or text");
  const groups = passageRowsOf(file);
  if (groups.size > mostSources) throw new UnreadableError(`holds more than ${mostSources} sources`);
  return [...groups].map(([key, rows]) =>
    lone(key, rows.at(-1)?.["status"] === "superseded", (again) => {
      const [version] = readPassageRows(passageRowsOf(again).get(key) ?? [], again.modified);
      if (version === undefined) throw new UnreadableError("changed while it was being read");
      return version;
    }),
  );
}

function textSources(file: TextFile, listings: Listings): FoundSource[] {
  const parts = splitFrontMatter(file.text);
  if (parts !== null && /^\d+ CFR$/.test(parts.fields["instrument"] ?? "")) return markdownParts(file);
  if (parts !== null) return [frontMatterSource(file, parts.fields, listings)];
  if (isEuAct(file.text)) return [lone(file.path, false, ({ text, modified }) => readEuAct(text, modified))];
  if (isImdrf(file.text)) return [lone(file.path, false, readImdrf)];
  throw new UnreadableError("does not say at its head what source it is");
}

const markdownPartsOf = onceForEach((file) => {
  const parts = splitFrontMatter(file.text);
  return parts === null ? [] : readCfrMarkdown(parts.fields, parts.body, file.modified);
});

function markdownParts(file: TextFile): FoundSource[] {
  return markdownPartsOf(file).map((part, index, all) => {
    const { status, label } = standing(part);
    return lone([`${part.title} CFR ${part.part}`, ...(all.length > 1 ? [label] : [])].join(" "), status === "superseded", (again) => {
      const found = markdownPartsOf(again)[index];
      if (found === undefined) throw new UnreadableError("changed while it was being read");
      return cfrVersion(found);
    });
  });
}

function frontMatterSource(file: TextFile, fields: FrontMatter, listings: Listings): FoundSource {
  const { family, instrument = "" } = fields;
  if (family === "STATUTE" && instrument === "FD&C Act") return { key: instrument, merged: true, superseded: false, read: readStatute };
  if (isDeviceAct(instrument))
    return { key: `EU ${instrument}`, merged: true, superseded: false, read: (files) => readDeviceRegulation(instrument, files) };
  if (family === "GUIDANCE") {
    const listing = listings.get(baseName(file.path));
    return lone(guidanceIdentifier(listing?.title ?? fields["title"] ?? file.path), false, (text) => readFdaGuidance(text, listing));
  }
  if (family === "MDCG" || family === "MEDDEV") return lone(file.path, false, readEuGuidance);
  throw new UnreadableError(`is of a family that is not known (${family ?? "none given"})`);
}

function only(files: readonly TextFile[]): TextFile {
  const [file] = files;
  if (file === undefined) throw new UnreadableError("is missing");
  return file;
}
