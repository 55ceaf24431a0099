export { type CorpusFile, UnreadableError } from "./readers/corpus-file.ts";
export { type CorpusPlan, type PlannedSource, type ReadResult, type Unreadable, planCorpus } from "./readers/law/plan.ts";
export type { SourcePassage, SourceVersion } from "./readers/law/source-version.ts";
export type { AnswerDocument, CitedWords, DocumentFact, ListedSource } from "./report/report.ts";
export { writeAnswerDocx } from "./writers/docx.ts";
export { writeAnswerMarkdown } from "./writers/markdown.ts";
export { writeAnswerPdf } from "./writers/pdf.ts";
