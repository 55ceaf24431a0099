/** Runs in a thread of its own: reads long protocols, so that no request waits for it. */
import { protocolReader, type ProtocolReader } from "../features/protocols/protocol-reader.ts";
import { inThread, letOthersGoFirst } from "../platform/threads/thread.ts";

inThread<ProtocolReader, null>(async () => {
  letOthersGoFirst();
  return protocolReader;
});
