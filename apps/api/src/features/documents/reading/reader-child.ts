/** Runs in a process of its own, which may do nothing but read: a file comes in by its standard input, frames go out by its output. */
import { Console } from "node:console";
import {
  contentKind,
  mayBeNamed,
  prepareToRead,
  readInParts,
  type DocumentPart,
  type UploadExtension,
} from "@clausewise/documents/uploads";
import { framed, takeHeaded } from "./frames.ts";
import type { ReaderFrame } from "./read-part.ts";
import { packedWords, told } from "./word-numbers.ts";

/** Characters of text and words of which a frame of blocks holds about as many. */
const frameSize = 200_000;
/** Bytes that are written at once. */
const atOnce = 16 * 1024;
/** Time in ms between two words on how far it is, the first of which comes at once. */
const tellEvery = 100;

const output = process.stdout.write.bind(process.stdout);
// What a reader prints is none of what it says.
globalThis.console = new Console(process.stderr, process.stderr);

const write = (bytes: Uint8Array): Promise<void> => new Promise((done) => void output(bytes, () => done()));
const tell = (frame: ReaderFrame): Promise<void> => write(framed(frame));

async function input(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

type ToldBlock = Extract<ReaderFrame, { blocks: unknown }>["blocks"][number];

const plain = ({ words, ...block }: DocumentPart["blocks"][number]): ToldBlock => ({ ...block, words: told(packedWords(words)) });

function* framesOfPart({ blocks, ...part }: DocumentPart): Generator<ReaderFrame, void> {
  yield { part };
  let held: ToldBlock[] = [];
  let size = 0;
  for (const block of blocks) {
    held.push(plain(block));
    size += block.text.length + block.words.length * 12 + 100;
    if (size < frameSize) continue;
    yield { blocks: held };
    [held, size] = [[], 0];
  }
  if (held.length > 0) yield { blocks: held };
}

/** Tells parts with few words to the system: a page is less than it takes at once. */
function createTeller() {
  let held: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    const bytes = Buffer.concat(held);
    [held, size] = [[], 0];
    await write(bytes);
  };
  return {
    async part(part: DocumentPart): Promise<void> {
      for (const frame of framesOfPart(part)) {
        const bytes = framed(frame);
        held.push(bytes);
        size += bytes.length;
        if (size >= atOnce) await flush();
      }
    },
    async end(frame: ReaderFrame): Promise<void> {
      held.push(framed(frame));
      await flush();
    },
  };
}

let lastTold = -Infinity;
function progress(done: number, total: number): void {
  if (performance.now() - lastTold < tellEvery) return;
  lastTold = performance.now();
  void tell({ progress: [done, total] });
}
// Whoever started this checks what it says.
const extension = process.argv[2] as UploadExtension;
const beginning = new Set(process.argv.slice(3));
const learned = beginning.has("learned") ? await takeHeaded(process.stdin) : null;
let hasCome = !beginning.has("practise");
process.stdin.once("readable", () => (hasCome = true));
await prepareToRead(extension, { learned, hasCome: () => hasCome });
const bytes = await input();
const teller = createTeller();
if (mayBeNamed(await contentKind(bytes), extension)) {
  const unread = await readInParts(bytes, extension, { progress, recognise: true }, (part) => teller.part(part));
  await teller.end({ end: unread ?? "read" });
} else await teller.end({ end: "mismatched" });
process.exit(0);
