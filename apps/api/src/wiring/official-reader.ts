/** Runs in a thread of its own: judges and reads what official sources answer, so that no request waits for it. */
import { connectors } from "@clausewise/official";
import { prepareText } from "../features/library/import/prepared-text.ts";
import { createReader, type Reader } from "../features/official/reading/reader.ts";
import { inThread, letOthersGoFirst } from "../platform/threads/thread.ts";

inThread<Reader, null>(async () => {
  letOthersGoFirst();
  return createReader(connectors, prepareText);
});
