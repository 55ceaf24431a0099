import { connect, type NetConnectOpts, type Socket } from "node:net";
import { AppError } from "../../errors.ts";
import type { SpooledFile } from "./spool.ts";

/** Where a ClamAV daemon listens: a socket of this machine, or a host and port. */
export type ScannerAddress = { path: string } | { host: string; port: number };

/** Refuses a file that holds something harmful. */
export type Scan = (file: Pick<SpooledFile, "read" | "head">) => Promise<void>;

/** What every virus scanner finds, by agreement of their makers, to show that it works; in two pieces, so that none finds it here. */
const testFile = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** Time in ms without a word of the scanner after which it counts as away. */
const patience = 60_000;

const harmful = (found: string) => new AppError("unsupported", `The file was taken for a virus (${found}). Nothing was stored.`);
const away = () => new AppError("unavailable", "Files cannot be checked for viruses at the moment. Nothing was stored; try again later.");

/** A look at files before they are stored: by the scanner where one is named, else for the scanners' test file alone. */
export const createScan =
  (address: ScannerAddress | null): Scan =>
  async (file) => {
    if (file.head.toString("latin1").startsWith(testFile)) throw harmful("the EICAR test file");
    if (!address) return;
    const verdict = await ask(address, file.read()).catch(() => "");
    const [, found] = /^stream: (.+) FOUND$/.exec(verdict) ?? [];
    if (found !== undefined) throw harmful(found);
    // Whatever is no clear word is none: a file that was not looked at is not stored.
    if (verdict !== "stream: OK") throw away();
  };

/** Sends a file as the daemon's INSTREAM wants it, each chunk behind its length, and gives what it says. */
async function ask(address: NetConnectOpts, bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const socket = connect(address);
  const answered = answerOf(socket);
  answered.catch(() => undefined);
  try {
    await send(socket, Buffer.from("zINSTREAM\0"));
    for await (const chunk of bytes) {
      // It says that it has enough and closes where a file is larger than it takes.
      if (socket.readableEnded) break;
      await send(socket, Buffer.concat([lengthOf(chunk.length), chunk]));
    }
    await send(socket, lengthOf(0));
    return await answered;
  } finally {
    socket.destroy();
  }
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

const send = (socket: Socket, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => void socket.write(bytes, (error) => (error ? reject(error) : resolve())));

const answerOf = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = "";
    socket.setTimeout(patience, () => socket.destroy(new Error("The scanner is silent.")));
    socket.on("data", (chunk: Buffer) => (said += chunk.toString("utf8")));
    socket.once("end", () => resolve(said.replace(/\0.*$/s, "").trim()));
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("The scanner closed the line.")));
  });
