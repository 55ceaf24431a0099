export { type ContentKind, contentKind, mayBeNamed } from "./readers/uploads/content-kind.ts";
export { type HeadKind, headKind } from "./readers/uploads/head-kind.ts";
export { learnToRead, prepareToRead, readInParts, readUpload } from "./readers/uploads/read-upload.ts";
export type {
  DocumentBlock,
  DocumentPart,
  ReadFile,
  Reading,
  ReadingControl,
  UnreadReason,
  UploadExtension,
  WordBox,
} from "./readers/uploads/reading.ts";
export { marksOf, type PageMarks, type QuotePlace, rectanglesAt } from "./readers/uploads/marks.ts";
