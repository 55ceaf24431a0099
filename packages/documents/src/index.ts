export { type CorpusFile, UnreadableError } from "./readers/corpus-file.ts";
export { type CorpusPlan, type PlannedSource, type ReadResult, type Unreadable, planCorpus } from "./readers/law/plan.ts";
export type * from "./readers/uploads/reading.ts";
export type { SourcePassage, SourceVersion } from "./readers/law/source-version.ts";
export type { Block, Fact, Quote, Reference, Report, Table } from "./report/report.ts";
export { writeDocx } from "./writers/docx.ts";
export { writeMarkdown } from "./writers/markdown.ts";
export { writePdf } from "./writers/pdf.ts";
export { writeXlsx } from "./writers/xlsx.ts";
