/** A reader that does what the file it is to read says. */
import { framed } from "../../src/features/documents/reading/frames.ts";

let wanted = "";
for await (const chunk of process.stdin) wanted += String(chunk);

const part = { kind: "text", number: 1, name: null, size: null, source: "text" };
const block = { kind: "paragraph", level: 0, text: "Some words.", range: null, words: "" };
const say = (...frames: unknown[]) => void process.stdout.write(Buffer.concat(frames.map(framed)));
const read = (text: string) => say({ part }, { blocks: [{ ...block, text }] }, { end: "read" });

/** Whether something is refused, in words. */
async function refusal(work: () => unknown): Promise<string> {
  try {
    await work();
    return "done";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "refused";
  }
}

const acts: Record<string, () => unknown> = {
  read: () => read("Some words."),
  hang: () => setInterval(() => undefined, 1000),
  spin: () => {
    for (;;);
  },
  garbage: () => process.stdout.write("Hello, I am no frame."),
  silence: () => undefined,
  crash: () => process.exit(3),
  "be killed": () => process.kill(process.pid, "SIGKILL"),
  "take memory": async () => {
    const held: Buffer[] = [];
    for (;;) {
      held.push(Buffer.alloc(20_000_000, 1));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  },
  "say too much": () => say({ part }, ...Array.from({ length: 100 }, () => ({ blocks: [{ ...block, text: "x".repeat(100_000) }] }))),
  "say nonsense": () => say({ part: { ...part, number: -7 } }, { end: "read" }),
  "misplace words": () => say({ part }, { blocks: [{ ...block, words: "AAAA" }] }, { end: "read" }),
  "go outside": async () => {
    const told = {
      net: await refusal(async () => (await import("node:net")).default.connect(80, "127.0.0.1")),
      https: await refusal(() => process.getBuiltinModule("https").get("https://127.0.0.1")),
      fetch: typeof globalThis.fetch,
      write: await refusal(async () => (await import("node:fs")).writeFileSync("/tmp/left-behind", "x")),
      read: await refusal(async () => (await import("node:fs")).readFileSync("/etc/passwd")),
      start: await refusal(async () => (await import("node:child_process")).default.spawnSync("true")),
      environment: Object.keys(process.env).join(),
    };
    read(JSON.stringify(told));
  },
};
await acts[wanted]?.();
