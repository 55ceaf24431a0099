/** Runs in a thread of its own: judges and reads what official sources answer, so that no request waits for it. */
import { connectors } from "@clausewise/official";
import { inThread, letOthersGoFirst } from "../../../platform/threads/thread.ts";
import { createReader, type Reader } from "./reader.ts";

inThread<Reader, null>(async () => {
  letOthersGoFirst();
  return createReader(connectors);
});
