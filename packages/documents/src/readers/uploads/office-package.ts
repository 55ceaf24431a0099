import { type Entry, type ZipFile, fromBufferPromise } from "yauzl";
import { checkEntries, checkEntryCount, checkEntrySize } from "./archive-limits.ts";
import { readingLimits } from "./limits.ts";
import { UnreadError } from "./unread.ts";
import { type XmlNode, attributeOf, readElements, readTree } from "./xml.ts";

/** A part that another names: where it is, and what for. */
export interface Relation {
  id: string;
  /** The last word of its type, such as `styles` or `worksheet`. */
  type: string;
  path: string;
}

/** An Office Open XML file: parts of XML in an archive, which name each other by relations. */
export class OfficePackage {
  readonly #zip: ZipFile;
  readonly #entries: Map<string, Entry>;
  #unpacked = 0;

  private constructor(zip: ZipFile, entries: Map<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** Opens an archive whose directory keeps the limits; throws where it is damaged or goes beyond them. */
  static async open(bytes: Uint8Array): Promise<OfficePackage> {
    const zip = await fromBufferPromise(withoutRemark(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
    checkEntryCount(zip.entryCount);
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
    checkEntries([...entries.values()], bytes.byteLength);
    return new OfficePackage(zip, entries);
  }

  has(path: string): boolean {
    return this.#entries.has(path.toLowerCase());
  }

  /** The whole of a part of XML; null where the file has no such part. */
  async tree(path: string): Promise<XmlNode | null> {
    return this.has(path) ? readTree(this.#read(path)) : null;
  }

  /** Hands over the wanted elements of a part one by one, each with what is in it; none where there is no such part. */
  async elements(path: string, wanted: (name: string, parent: string) => boolean, take: (node: XmlNode) => void): Promise<void> {
    if (this.has(path)) await readElements(this.#read(path), wanted, take);
  }

  /** What a part names, or the file as a whole where no part is given; what lies outside of the file is left out. */
  async relations(path = ""): Promise<Relation[]> {
    const slash = path.lastIndexOf("/") + 1;
    const tree = await this.tree(`${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`);
    const relations: Relation[] = [];
    for (const node of tree?.children ?? []) {
      if (typeof node === "string" || attributeOf(node, "TargetMode") === "External") continue;
      const type = (attributeOf(node, "Type") ?? "").split("/").at(-1) ?? "";
      relations.push({ id: attributeOf(node, "Id") ?? "", type, path: resolvePart(path, attributeOf(node, "Target") ?? "") });
    }
    return relations;
  }

  async *#read(path: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(path.toLowerCase());
    if (!entry) return;
    checkEntrySize(entry);
    for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
      const bytes = chunk as Uint8Array;
      this.#unpacked += bytes.length;
      if (this.#unpacked > readingLimits.unpackedBytes) throw new UnreadError("too_large", "unpacks to more than is read");
      yield bytes;
    }
  }
}

const endOfDirectory = Buffer.from([0x50, 0x4b, 5, 6]);
const endBytes = 22;

/** An archive may end with a remark; where its length is not what the archive says, as in files that lost or won a byte on their way, it is cut off. */
function withoutRemark(archive: Buffer): Buffer {
  const end = archive.lastIndexOf(endOfDirectory);
  if (end < 0 || end + endBytes - 1 > archive.length) return archive;
  const rest = archive.length - end - endBytes;
  if (rest >= 0 && archive.readUInt16LE(end + endBytes - 2) === rest) return archive;
  return Buffer.concat([archive.subarray(0, end + endBytes - 2), Buffer.alloc(2)]);
}

/** The part a relation means: its target is told from the folder of the part that names it. */
function resolvePart(from: string, target: string): string {
  const absolute = target.startsWith("/");
  const steps = absolute ? [] : from.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}
