/** Runs in a process of its own, which may die of what it reads: files come as messages, and what became of each goes back. */
import { readUpload, type UploadExtension } from "@clausewise/documents/uploads";

/** A file as base64, with the extension it is read by. */
export interface Asked {
  bytes: string;
  extension: UploadExtension;
}

/** `read`, or why it was not; a text that no reader should throw. */
export interface Told {
  became: string;
  /** Largest memory in bytes that the process has held until then. */
  memory: number;
}

async function readAnyhow({ bytes, extension }: Asked): Promise<string> {
  try {
    const reading = await readUpload(Buffer.from(bytes, "base64"), extension, { progress: () => undefined, recognise: false });
    return reading.ok ? "read" : reading.reason;
  } catch (error) {
    return `thrown: ${String(error)}`;
  }
}

process.on("message", (asked: Asked) => {
  void readAnyhow(asked).then((became) => process.send?.({ became, memory: process.resourceUsage().maxRSS * 1024 } satisfies Told));
});
