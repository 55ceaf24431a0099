/** Numbers from here on are no sectors: they end a chain, or say that a sector is free. */
const noSector = 0xffff_fffa;
const entryBytes = 128;

/** The streams at the top of a compound file, the container of Office's formats before XML; case does not matter in their names. */
export interface Compound {
  has(name: string): boolean;
  /** The bytes of a stream; null where there is none of that name. Throws where its sectors are broken. */
  stream(name: string): Uint8Array | null;
}

/** Opens a compound file; throws where its chains of sectors go round in circles or beyond its end. */
export function openCompound(bytes: Uint8Array): Compound {
  const file = new CompoundFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const streams = file.topStreams();
  return {
    has: (name) => streams.has(name.toLowerCase()),
    stream: (name) => {
      const entry = streams.get(name.toLowerCase());
      return entry ? file.content(entry) : null;
    },
  };
}

interface Entry {
  name: string;
  kind: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

const streamKind = 2;

class CompoundFile {
  readonly #file: Buffer;
  readonly #sectorBytes: number;
  /** The sector that follows each, and the same of the small sectors within the stream that holds short streams. */
  readonly #next: Buffer;
  readonly #nextSmall: Buffer;
  readonly #entries: Entry[];
  readonly #small: Buffer;

  constructor(file: Buffer) {
    const shift = file.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) throw new RangeError("sectors have a size that cannot be");
    this.#file = file;
    this.#sectorBytes = 1 << shift;
    this.#next = Buffer.concat(this.#tableSectors().map((sector) => this.#sector(sector)));
    this.#nextSmall = this.#chain(file.readUInt32LE(60));
    this.#entries = entriesOf(this.#chain(file.readUInt32LE(48)));
    const [root] = this.#entries;
    if (!root) throw new RangeError("has no directory");
    this.#small = this.#chain(root.start);
  }

  /** The streams beside each other at the top: a tree whose branches may not meet. */
  topStreams(): Map<string, Entry> {
    const streams = new Map<string, Entry>();
    const seen = new Set<number>();
    const open = [this.#entries[0]?.child ?? noSector];
    for (let number = open.pop(); number !== undefined; number = open.pop()) {
      const entry = this.#entries[number];
      if (!entry || seen.has(number)) continue;
      seen.add(number);
      open.push(entry.left, entry.right);
      if (entry.kind === streamKind) streams.set(entry.name.toLowerCase(), entry);
    }
    return streams;
  }

  content({ start, size }: Entry): Buffer {
    if (size === 0) return Buffer.alloc(0);
    const small = size < this.#file.readUInt32LE(56);
    const bytes = small ? this.#smallChain(start) : this.#chain(start);
    // The last sector of a file need not be whole.
    if (bytes.length + this.#sectorBytes <= size) throw new RangeError("a stream is shorter than it says");
    return bytes.subarray(0, size);
  }

  #sector(number: number): Buffer {
    const start = (number + 1) * this.#sectorBytes;
    return this.#file.subarray(start, start + this.#sectorBytes);
  }

  /** The sectors of the table that says what follows what: the first in the header, further ones in a chain of their own. */
  #tableSectors(): number[] {
    const sectors = numbersIn(this.#file.subarray(76, 512));
    const most = Math.ceil(this.#file.length / this.#sectorBytes);
    let further = this.#file.readUInt32LE(68);
    for (let count = 0; further < noSector; count += 1) {
      if (count > most) throw new RangeError("a chain of sectors goes round in a circle");
      const numbers = numbersIn(this.#sector(further));
      further = numbers.pop() ?? noSector;
      sectors.push(...numbers);
    }
    const used = sectors.filter((sector) => sector < noSector);
    if (used.length > most) throw new RangeError("has more sectors than fit");
    return used;
  }

  #chain(start: number): Buffer {
    return Buffer.concat(chainOf(start, this.#next).map((sector) => this.#sector(sector)));
  }

  #smallChain(start: number): Buffer {
    const bytes = 1 << Math.min(12, this.#file.readUInt16LE(32));
    return Buffer.concat(chainOf(start, this.#nextSmall).map((sector) => this.#small.subarray(sector * bytes, (sector + 1) * bytes)));
  }
}

/** The numbers of a chain; one that is longer than its table goes round in a circle. */
function chainOf(start: number, next: Buffer): number[] {
  const chain: number[] = [];
  const most = next.length / 4;
  for (let sector = start; sector < noSector; sector = next.readUInt32LE(sector * 4)) {
    if (chain.length >= most) throw new RangeError("a chain of sectors goes round in a circle");
    chain.push(sector);
  }
  return chain;
}

function numbersIn(data: Buffer): number[] {
  return Array.from({ length: Math.floor(data.length / 4) }, (_, at) => data.readUInt32LE(at * 4));
}

function entriesOf(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / entryBytes) }, (_, at) => {
    const data = directory.subarray(at * entryBytes, (at + 1) * entryBytes);
    const name = data.toString("utf16le", 0, Math.max(0, Math.min(64, data.readUInt16LE(64)) - 2));
    const [left, right, child] = [data.readUInt32LE(68), data.readUInt32LE(72), data.readUInt32LE(76)];
    return { name, kind: data.readUInt8(66), left, right, child, start: data.readUInt32LE(116), size: data.readUInt32LE(120) };
  });
}
