import { parseArgs } from "node:util";
import { evaluateMarks } from "./documents/marks.ts";
import { evaluateMutants } from "./documents/mutants.ts";
import { evaluateOffice } from "./documents/office.ts";
import { evaluateOwnAnswers } from "./documents/own-answers.ts";
import { evaluatePdfs } from "./documents/pdf.ts";
import { besideUs } from "./paths.ts";

/** Reads the files of the data for development and tells what of their text is found, how well quotes are marked, and what is answered from them. */
export async function evaluateDocuments(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      answers: { type: "boolean", default: false },
      scanned: { type: "boolean", default: false },
      quotes: { type: "string", default: "100" },
      most: { type: "string", default: "6" },
      keep: { type: "string" },
      seed: { type: "string", default: "1" },
      mutants: { type: "string" },
    },
  });
  const data = besideUs();
  if (data === null) {
    process.stdout.write("The shared data (../shared/data) is missing: there are no files to read.\n");
    return 0;
  }
  if (values.mutants !== undefined)
    return (await evaluateMutants(data, { count: Number(values.mutants), seed: Number(values.seed) })) ? 0 : 1;
  await evaluateOwnAnswers(data);
  if (values.answers) return 0;
  const pdfs = await evaluatePdfs(data, { scanned: values.scanned });
  const marks = await evaluateMarks(data, { count: Number(values.quotes), seed: Number(values.seed) });
  const office = await evaluateOffice(data, { most: Number(values.most), keep: values.keep });
  return pdfs && marks && office ? 0 : 1;
}
