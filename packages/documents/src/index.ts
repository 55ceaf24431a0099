export type { CorpusFile } from "./corpus-file.ts";
export { type CorpusPlan, type PlannedSource, type ReadResult, type Unreadable, planCorpus } from "./plan.ts";
export type { SourceKind, SourcePassage, SourceStatus, SourceVersion } from "./source-version.ts";
export type { AnswerDocument, CitedWords, DocumentFact, ListedSource } from "./answer-document.ts";
export { writeAnswerDocx } from "./answer-docx.ts";
export { writeAnswerMarkdown } from "./answer-markdown.ts";
export { writeAnswerPdf } from "./answer-pdf.ts";
