export type { CorpusFile } from "./corpus-file.ts";
export { type CorpusPlan, type PlannedSource, type ReadResult, type Unreadable, planCorpus } from "./plan.ts";
export type { SourceKind, SourcePassage, SourceStatus, SourceVersion } from "./source-version.ts";
