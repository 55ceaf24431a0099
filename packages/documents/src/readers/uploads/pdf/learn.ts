import { setTimeout } from "node:timers/promises";
import { learnedCode } from "./engine.ts";
import { readPdf } from "./read-pdf.ts";
import { sampleReport } from "./sample-report.ts";
import { samplePdf } from "./sample.ts";

/** How often the samples are read; what comes after that makes little more of PDFium quick. */
const times = 30;
/** Time in ms in which V8 ends what it has begun to make quick. */
const ending = 500;

/** Reads samples until what most files need of PDFium is quick, and gives that for others to begin with; null where V8 does not tell. */
export async function learnToReadPdf(): Promise<Uint8Array | null> {
  const samples = [samplePdf(2), await sampleReport()];
  for (let nth = 0; nth < times; nth += 1)
    for (const sample of samples) await readPdf(sample, { progress: () => undefined, recognise: false });
  await setTimeout(ending);
  return learnedCode();
}
