import { type CFB$Container, read } from "cfb";

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** The streams at the top of a compound file, the container of Office's formats before XML; case does not matter in their names. */
export interface Compound {
  has(name: string): boolean;
  /** The bytes of a stream; null where there is none of that name. */
  stream(name: string): Uint8Array | null;
}

/** Whether bytes begin as a compound file does. */
export function isCompound(bytes: Uint8Array): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/** Opens a compound file; throws where its chains of sectors are broken. */
export function openCompound(bytes: Uint8Array): Compound {
  const container = read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { type: "buffer" });
  const streams = topStreams(container);
  return { has: (name) => streams.has(name.toLowerCase()), stream: (name) => streams.get(name.toLowerCase()) ?? null };
}

function topStreams({ FileIndex, FullPaths }: CFB$Container): Map<string, Uint8Array> {
  const streams = new Map<string, Uint8Array>();
  FullPaths.forEach((path, at) => {
    const entry = FileIndex[at];
    const steps = path.split("/");
    if (entry?.type !== 2 || steps.length !== 2) return;
    // A stream of nothing has no content at all, whatever the types of the library say.
    const content = (entry.content as typeof entry.content | undefined) ?? [];
    streams.set(entry.name.toLowerCase(), content instanceof Uint8Array ? content : Uint8Array.from(content));
  });
  return streams;
}
