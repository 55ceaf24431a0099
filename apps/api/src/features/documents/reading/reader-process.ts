import { spawn, spawnSync } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { headed } from "./frames.ts";

const isSource = import.meta.url.endsWith(".ts");
const fileOf = (program: URL): string => (isSource ? program.href : program.href.replace(/\.ts$/, ".js"));

/** Root of the installation, whose code is all that a reader may open. */
const root = fileURLToPath(new URL("../../../../../../", import.meta.url));
const readable = ["node_modules", "packages", "apps/api"].map((folder) => `--allow-fs-read=${root}${folder}`);

/** What a reader is put into where the system permits: a place without network, and an end with whoever started it. */
export interface Confinement {
  /** Program and arguments before the reader's own; empty where the system has none. */
  wrapper: readonly string[];
  isWithoutNetwork: boolean;
}

const works = (wrapper: readonly string[]): boolean => {
  const [program, ...rest] = wrapper;
  return program !== undefined && spawnSync(program, [...rest, "true"], { stdio: "ignore", timeout: 5000 }).status === 0;
};

/** Finds out, once, what the system permits. */
export function findConfinement(): Confinement {
  if (process.platform !== "linux") return { wrapper: [], isWithoutNetwork: false };
  const apart = ["unshare", "--user", "--map-root-user", "--net"];
  const bound = ["setpriv", "--pdeathsig", "KILL", "--"];
  const isWithoutNetwork = works(apart);
  return { wrapper: [...(isWithoutNetwork ? apart : []), ...(works(bound) ? bound : [])], isWithoutNetwork };
}

/** Files whose readers work in threads. */
const withThreads = new Set(["pdf", "png", "jpg", "jpeg"]);

const permissions = (extension: string): string[] =>
  process.allowedNodeEnvironmentFlags.has("--permission")
    ? ["--permission", ...readable, ...(withThreads.has(extension) ? ["--allow-worker"] : [])]
    : [];

/** How far behind others a reader stands where the processors are busy, as `nice` numbers it. */
const behind = 5;

export interface ReaderProgram {
  /** Address of its module. */
  module: string;
  /** Largest heap in MB. */
  heap: number;
}

/** MB of what was made last that a reader begins with: most files are read before it has to be gone through. */
const young = 16;

export const ownReader: ReaderProgram = { module: fileOf(new URL("./reader-child.ts", import.meta.url)), heap: 450 };

/** Learns of samples what readers of PDFs begin with. */
export const ownLearner: ReaderProgram = { module: fileOf(new URL("./reader-learner.ts", import.meta.url)), heap: 450 };

/** How a reader begins: whether it practises until its file comes, and with what another learned. */
interface Beginning {
  practises?: boolean;
  learned?: Buffer | null;
}

export type Reader = ReturnType<typeof startReader>;

/** Starts a reader of a kind of files. Its environment is empty: it needs nothing to be told. */
export function startReader(
  { wrapper }: Confinement,
  { module, heap }: ReaderProgram,
  extension: string,
  { practises = false, learned = null }: Beginning = {},
) {
  const node = [
    process.execPath,
    `--max-old-space-size=${heap}`,
    `--min-semi-space-size=${young}`,
    "--disable-warning=ExperimentalWarning",
    ...permissions(extension),
    ...(isSource ? ["--conditions=@clausewise/source"] : []),
    `--import=${fileOf(new URL("./no-network.ts", import.meta.url))}`,
    fileURLToPath(module),
    extension,
    ...(practises ? ["practise"] : []),
    ...(learned ? ["learned"] : []),
  ];
  const [program = process.execPath, ...rest] = [...wrapper, ...node];
  const child = spawn(program, rest, { stdio: ["pipe", "pipe", "pipe"], env: { PATH: process.env["PATH"] ?? "" } });
  if (child.pid !== undefined) letOthersGoFirst(child.pid);
  if (learned) child.stdin.write(headed(learned));
  return child;
}

function letOthersGoFirst(pid: number): void {
  try {
    setPriority(pid, behind);
  } catch {
    // It ended already, which its exit tells.
  }
}
