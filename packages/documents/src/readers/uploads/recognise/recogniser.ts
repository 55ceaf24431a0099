import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page as Recognised, Word, Worker } from "tesseract.js";
import type { Box, PageWord } from "../pages/words.ts";

/** A picture to be recognised, as bytes of a common format. */
export interface Picture {
  bytes: Uint8Array;
  /** Pixels in an inch, for telling the size of letters. */
  resolution: number;
}

/** Recognises words in pictures, one after another, without the network. To be closed in the end, whatever happened. */
export class Recogniser {
  #starting: Promise<Worker> | undefined;
  readonly #broken = Promise.withResolvers<never>();

  constructor() {
    // Each picture waits for it as well; on its own it is nobody's fault.
    this.#broken.promise.catch(() => undefined);
  }

  /** The words of a picture with their places in points of its own resolution; fails where it is not a picture that can be decoded. */
  async words({ bytes, resolution }: Picture): Promise<PageWord[]> {
    const worker = await Promise.race([(this.#starting ??= this.#start()), this.#broken.promise]);
    const options = { user_defined_dpi: String(resolution) };
    const recognising = worker.recognize(Buffer.from(bytes), options as object, { text: false, blocks: true });
    const { data } = await Promise.race([recognising, this.#broken.promise]);
    return wordsOf(data, 72 / resolution);
  }

  async close(): Promise<void> {
    const worker = await this.#starting?.catch(() => undefined);
    await worker?.terminate();
  }

  async #start(): Promise<Worker> {
    const fail = (error: unknown) => this.#broken.reject(error instanceof Error ? error : new Error(String(error)));
    // Only who has a picture needs it, and loading it takes as long as reading some pages.
    const { createWorker } = await import("tesseract.js");
    const worker = await createWorker("eng", undefined, {
      langPath: join(dirname(fileURLToPath(import.meta.resolve("@tesseract.js-data/eng"))), "4.0.0_best_int"),
      cacheMethod: "none",
      // Without it, a picture that cannot be read would end the process. The promise of the call fails as well.
      errorHandler: () => undefined,
    });
    threadOf(worker)?.on("error", fail).on("exit", fail);
    return worker;
  }
}

/** The thread that a worker runs in: where it dies, no call is answered any more. */
const threadOf = (worker: Worker) => (worker as { worker?: NodeJS.EventEmitter }).worker;

function wordsOf({ blocks }: Recognised, scale: number): PageWord[] {
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  const heights = lines.map(({ rowAttributes }) => rowAttributes.rowHeight).toSorted((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  return lines.flatMap((line) => {
    const size = letterSize(line.rowAttributes.rowHeight, usual) * scale;
    return line.words.filter(({ text }) => text.trim() !== "").map((word) => wordOf(word, size, scale));
  });
}

/** Heights as recognised waver from line to line: only what is plainly larger or smaller than the rest counts as such. */
const letterSize = (height: number, usual: number) => (height > usual * 1.3 || height < usual * 0.7 ? height : usual);

function wordOf({ text, bbox }: Word, size: number, scale: number): PageWord {
  const box: Box = { left: bbox.x0 * scale, top: bbox.y0 * scale, right: bbox.x1 * scale, bottom: bbox.y1 * scale };
  return { text: text.normalize("NFC"), box, upright: box, turn: 0, size, bold: false, glued: false, broken: false };
}
