import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "clausewise-process-"));

interface Run {
  process: ChildProcess;
  said: () => string;
  complained: () => string;
  ended: Promise<number | null>;
}

function run(settings: NodeJS.ProcessEnv): Run {
  const environment = {
    PATH: process.env["PATH"],
    DATA_DIR: join(folder, "data"),
    AUDIT_DIR: join(folder, "audit"),
    PORT: "0",
    OFFICIAL_SOURCES: "off",
    ...settings,
  };
  const child = spawn(process.execPath, ["--conditions=@clausewise/source", main], { env: environment });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => (out += String(chunk)));
  child.stderr.on("data", (chunk) => (err += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  return { process: child, said: () => out, complained: () => err.replace(/^Clausewise is still waiting .*\n/, ""), ended };
}

const until = async (holds: () => boolean, of: Run) => {
  while (!holds()) {
    if (of.process.exitCode !== null) throw new Error(`ended with ${of.process.exitCode}: ${of.complained()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

let first: Run;
beforeAll(async () => {
  first = run({});
  await until(() => first.said().includes("ready"), first);
});
afterAll(() => {
  first.process.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const announced = join(folder, "data", "server.json");
const server = () => JSON.parse(readFileSync(announced, "utf8")) as { pid: number; url: string; token: string };

test("says one line when it is ready", () => {
  expect(first.said()).toBe(`Clausewise is ready at ${server().url}\n`);
  expect(first.complained()).toBe("");
});

test("tells this machine's command line where it is and lets it in, and nobody else reads that", async () => {
  const { pid, url, token } = server();
  expect(pid).toBe(first.process.pid);
  expect(statSync(announced).mode & 0o077).toBe(0);
  expect((await fetch(`${url}/api/audit/records`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
});

test("a second one on the same folder is refused in one line", async () => {
  const second = run({});
  expect(await second.ended).toBe(3);
  expect(second.complained()).toBe(
    `Another Clausewise is already using ${join(folder, "data")}. Stop it first, or set DATA_DIR to another folder.\n`,
  );
});

test("a wrong setting is refused in one line", async () => {
  const wrong = run({ PORT: "many" });
  expect(await wrong.ended).toBe(2);
  expect(wrong.complained()).toMatch(/^Clausewise cannot start: PORT: .+\n$/);
});

test("a port that is taken is refused in one line that says what to do", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const late = run({ PORT: String(port), DATA_DIR: join(folder, "other"), AUDIT_DIR: join(folder, "other-audit") });
  expect(await late.ended).toBe(4);
  expect(late.complained()).toBe(`Port ${port} is in use. Stop what uses it, or start with PORT=${port + 1} npm start.\n`);
  other.close();
});

test("an address that is not this machine's is refused in one line", async () => {
  const late = run({ HOST: "203.0.113.9", DATA_DIR: join(folder, "other"), AUDIT_DIR: join(folder, "other-audit") });
  expect(await late.ended).toBe(4);
  expect(late.complained()).toBe("HOST=203.0.113.9 is no address of this machine.\n");
});

test("ends cleanly when told to, and takes back its announcement", async () => {
  first.process.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  expect(existsSync(announced)).toBe(false);
});
