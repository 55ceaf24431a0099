import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A server of its own that fetches from doubles of the official sources. */
export interface OfficialServer {
  base: string;
  double: OfficialDouble;
  /** Ends the server and starts it again at the same address, over the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

interface Part {
  sections: { number: string; heading: string; paragraphs: string[] }[];
}

/** What the doubles hold and do; the package that plays them is built with the server. */
interface OfficialDouble {
  ecfr: { amend(part: string, day: string, change: (part: Part) => void): void };
  base: string;
  /** What goes wrong with a request from now on; null where nothing does. */
  fault: (url: string) => "blocked" | "slow" | null;
  close(): Promise<void>;
}

interface Played {
  createDoubleEcfr(parts: unknown[], latest: string): OfficialDouble["ecfr"];
  createDoubleGuidance(rows: unknown[]): unknown;
  createDoubleOpenFda(lists: Map<string, unknown[]>, lastUpdated: string): unknown;
  generatedPart(part: string, sections: number, issued: string): unknown;
  generatedGuidance(nth: number): unknown;
  openDouble(sources: unknown[]): Promise<OfficialDouble>;
}

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** Starts doubles of the eCFR, of FDA's list of guidance and of openFDA's registers, by their paths, and a server that knows of nothing else. */
export async function startOfficialServer(
  parts: readonly string[],
  registers: Readonly<Record<string, unknown[]>> = {},
): Promise<OfficialServer> {
  const played = (await import(join(root, "packages/official/dist/double/double.js"))) as Played;
  const ecfr = played.createDoubleEcfr(
    parts.map((part) => played.generatedPart(part, 3, "2026-02-02")),
    "2026-10-01",
  );
  const list = played.createDoubleGuidance([1, 2, 3].map((nth) => played.generatedGuidance(nth)));
  const fda = played.createDoubleOpenFda(new Map(Object.entries(registers)), "2026-10-01");
  const double = Object.assign(await played.openDouble([ecfr, list, fda]), { ecfr });
  const folder = mkdtempSync(join(tmpdir(), "clausewise-official-"));
  const port = await freePort();
  const start = () =>
    spawn(process.execPath, ["apps/api/dist/main.js"], {
      cwd: root,
      stdio: "ignore",
      env: {
        ...process.env,
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: join(folder, "data"),
        AUDIT_DIR: join(folder, "audit"),
        RATE_LIMIT: "off",
        OFFICIAL_SOURCES: "on",
        OFFICIAL_MIRROR: double.base,
      },
    });
  const base = `http://127.0.0.1:${port}`;
  let server = start();
  await answering(base);
  return {
    base,
    double,
    async restart() {
      await ended(server);
      server = start();
      await answering(base);
    },
    async close() {
      await ended(server);
      await double.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(base: string): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const is = await fetch(`${base}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (is) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The server with official sources did not start.");
}

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.once("exit", () => resolve());
    server.kill("SIGTERM");
  });

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
      .once("error", reject)
      .listen(0, "127.0.0.1", () => {
        const address = probe.address();
        probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("No free port."))));
      });
  });
