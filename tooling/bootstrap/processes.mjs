import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";

/** Ends a program with one line that says what went wrong and what to do. */
export class Stop extends Error {
  name = "Stop";

  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}

const windows = process.platform === "win32";
let running = null;
let stoppedBy = null;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));

/** A signal to npm ends npm or its shell but need not come here, so the loss of either counts as one. */
if (process.env.npm_lifecycle_event) {
  const callers = callersNow();
  setInterval(() => callersNow() !== callers && stop("SIGTERM"), 250).unref();
}

function callersNow() {
  const parent = process.ppid;
  if (process.platform !== "linux") return String(parent);
  try {
    const [, grandparent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8")) ?? [];
    return `${parent} ${grandparent}`;
  } catch {
    return "";
  }
}

function stop(signal) {
  if (stoppedBy) return;
  stoppedBy = signal;
  if (!running) process.exit(codeOf(signal));
  const toldByTerminal = signal === "SIGINT" && process.stdin.isTTY;
  if (!toldByTerminal) running.kill(signal);
}

const codeOf = (signal) => 128 + constants.signals[signal];

/** Runs a command to its end. Output is shown as it comes; with `quiet` it is returned in its place, with `kept` returned too. */
export async function run(command, args, { cwd, env, quiet = false, kept = false, stdout = "inherit" } = {}) {
  const output = [];
  const viaShell = windows && command !== process.execPath && !command.endsWith(".exe");
  const child = spawn(command, viaShell ? args.map((part) => JSON.stringify(part)) : args, {
    cwd,
    env,
    shell: viaShell,
    stdio: quiet || kept ? ["ignore", "pipe", "pipe"] : ["inherit", stdout, "inherit"],
  });
  running = child;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output.push(text);
      if (kept) process.stdout.write(text);
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.once("error", (error) => reject(new Stop(`Could not run ${command}: ${error.message}`)));
    child.once("close", (status, signal) => resolve(signal ? codeOf(signal) : status));
  });
  running = null;
  if (stoppedBy && quiet) process.exit(codeOf(stoppedBy));
  return { code, output: output.join("") };
}

/** True once somebody asked this program to end. */
export const stopping = () => stoppedBy !== null;
