import type { LibraryReads } from "../../library/library.reads.ts";
import { embedPassages, type Pace } from "./embed-passages.ts";
import { createEmbed, type EmbeddingsSettings } from "./embeddings.ts";
import { createVectorShelf } from "./vector-shelf.ts";

export interface MakerParts {
  library: Pick<LibraryReads, "passagesAfter" | "hashesAt" | "lastKey">;
  settings: EmbeddingsSettings;
  path: string;
  signal: AbortSignal;
  /** Hears how far it is, from 0 to 1, and how many passages have a vector. */
  report?: (progress: number, vectors: number) => Promise<void>;
  /** Hears that the file was written. */
  saved?: () => Promise<void>;
}

export interface MakerPace extends Pace {
  /** Vectors after which the file is written anew. */
  saveEvery: number;
}

const usual: MakerPace = { batch: 32, inFlight: 4, timeout: 60_000, delays: [500, 2000, 8000], saveEvery: 1000 };

/** Passages read at once. */
const page = 512;

/** Makes the vectors of the shared passages that have none, into the file; what was made is kept also where the rest fails. */
export async function makeVectors(
  { library, settings, path, signal, report, saved }: MakerParts,
  own: Partial<MakerPace> = {},
): Promise<void> {
  const pace = { ...usual, ...own };
  const embed = createEmbed(settings);
  const shelf = createVectorShelf(path, settings.model, { every: pace.saveEvery, ...(saved && { saved }) });
  await shelf.load(library.hashesAt);
  const last = await library.lastKey();
  try {
    while (shelf.doneKey < last && !signal.aborted) {
      const passages = await library.passagesAfter(shelf.doneKey, page);
      const missing = passages.filter((passage) => !shelf.has(passage));
      await embedPassages(missing, { embed, catalogue: shelf, pace, signal });
      shelf.done(passages.at(-1)?.key ?? last);
      await report?.(Math.min(shelf.doneKey / last, 1), shelf.size);
    }
  } finally {
    await shelf.save();
  }
}
