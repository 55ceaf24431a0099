import { createServer, type AddressInfo, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createScan } from "./scanner.ts";

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A daemon that speaks INSTREAM and finds the word "worm"; it takes no more than `most` bytes. */
async function daemon({ most = 1_000_000, says = null as string | null } = {}) {
  const heard: Buffer[] = [];
  const server = createServer((socket) => {
    let held = Buffer.alloc(0);
    let isGreeted = false;
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      held = Buffer.concat([held, chunk]);
      if (!isGreeted && held.length < 10) return;
      if (!isGreeted) {
        if (held.subarray(0, 10).toString() !== "zINSTREAM\0") return void socket.end("UNKNOWN COMMAND\0");
        isGreeted = true;
        held = held.subarray(10);
      }
      while (held.length >= 4) {
        const length = held.readUInt32BE();
        if (length === 0) {
          const found = Buffer.concat(heard).includes("worm");
          return void socket.end(`${says ?? (found ? "stream: Win.Worm-1 FOUND" : "stream: OK")}\0`);
        }
        if (held.length < 4 + length) return;
        heard.push(held.subarray(4, 4 + length));
        held = held.subarray(4 + length);
        if (heard.reduce((sum, one) => sum + one.length, 0) > most) return void socket.end("INSTREAM size limit exceeded. ERROR\0");
      }
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { host: "127.0.0.1", port: (server.address() as AddressInfo).port, heard };
}

const file = (...chunks: string[]) => ({
  head: Buffer.from(chunks.join("").slice(0, 4096)),
  async *read() {
    for (const chunk of chunks) yield Buffer.from(chunk);
  },
});
const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"];

test("a file goes to the scanner whole, and one that it finds nothing in is taken", async () => {
  const { heard, ...address } = await daemon();
  await createScan(address)(file("some words", "x".repeat(200_000)));
  expect(Buffer.concat(heard).toString()).toBe(`some words${"x".repeat(200_000)}`);
});

test("a file that it finds something in is refused, with the name of that", async () => {
  const { host, port } = await daemon();
  await expect(createScan({ host, port })(file("a wo", "rm"))).rejects.toMatchObject({
    code: "unsupported",
    message: "The file was taken for a virus (Win.Worm-1). Nothing was stored.",
  });
});

test.each([{ most: 10 }, { says: "stream: Can't allocate memory ERROR" }, { says: "" }])(
  "a file that the scanner could not look at is not taken: %j",
  async (how) => {
    const { host, port } = await daemon(how);
    await expect(createScan({ host, port })(file("some words", "and more of them".repeat(10_000)))).rejects.toMatchObject({
      code: "unavailable",
    });
  },
);

test("where the scanner does not answer, nothing is taken", async () => {
  const { host, port } = await daemon();
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  await expect(createScan({ host, port })(file("some words"))).rejects.toMatchObject({ code: "unavailable" });
});

test("without a scanner only the scanners' test file is refused, and a text about it is not", async () => {
  const scan = createScan(null);
  await expect(scan(file(...eicar))).rejects.toMatchObject({ code: "unsupported" });
  await expect(scan(file("About ", ...eicar))).resolves.toBeUndefined();
});
