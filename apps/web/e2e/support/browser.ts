import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A browser for tests and measurements: CHROME_PATH, the one from npm, or an installed Chromium or Chrome. */
export async function findBrowser(): Promise<Browser> {
  const own = process.env["CHROME_PATH"];
  if (own) return browserAt(own);
  if (process.platform === "linux" && process.arch === "x64") return browserFromNpm();
  const found = installed.find((path) => existsSync(path));
  if (!found) throw new Error("No browser found. Install Chrome or Chromium, or set CHROME_PATH to its program.");
  return browserAt(found);
}

/** The page under test is the only thing the browser may talk to. */
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
  "--disable-gpu",
];

function browserAt(executablePath: string, env: Record<string, string> = {}, sandboxed = process.getuid?.() !== 0): Browser {
  const sandbox = sandboxed ? [] : ["--no-sandbox"];
  const inherited = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return { executablePath, args: [...quiet, ...sandbox], env: { ...Object.fromEntries(inherited), ...env } };
}

async function browserFromNpm(): Promise<Browser> {
  const home = await unpacked();
  const libraries = [join(home, "al2023", "lib"), process.env["LD_LIBRARY_PATH"]].filter(Boolean).join(":");
  return browserAt(join(home, "chromium"), { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(home, "fonts.conf") }, false);
}

/** The packaged font settings name folders of a cloud function; these name the unpacked font and whatever the machine has. */
const fontSettings = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(home, "fonts").replaceAll("&", "&amp;")}</dir>
  <cachedir>${join(home, "fonts-cache").replaceAll("&", "&amp;")}</cachedir>
</fontconfig>
`;

/** Unpacks the browser once per version into a folder of its own: it writes to TMPDIR, where another version's files would be taken for it. */
async function unpacked(): Promise<string> {
  const cache = fileURLToPath(new URL("../../node_modules/.cache/", import.meta.url));
  const home = join(cache, `chromium-${packageVersion()}`);
  if (existsSync(home)) return home;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "unpacking-"));
  const before = {
    TMPDIR: process.env["TMPDIR"],
    AWS_EXECUTION_ENV: process.env["AWS_EXECUTION_ENV"],
    LD_LIBRARY_PATH: process.env["LD_LIBRARY_PATH"],
  };
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" });
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    await chromium.executablePath();
    writeFileSync(join(folder, "fonts.conf"), fontSettings(home));
    if (!existsSync(home)) renameSync(folder, home);
  } finally {
    restore(before);
    rmSync(folder, { recursive: true, force: true });
  }
  return home;
}

function restore(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  delete process.env["FONTCONFIG_PATH"];
}

function packageVersion(): string {
  const require = createRequire(import.meta.url);
  const manifest: unknown = require(join(dirname(require.resolve("@sparticuz/chromium")), "..", "package.json"));
  if (typeof manifest === "object" && manifest && "version" in manifest) return String(manifest.version);
  throw new Error("@sparticuz/chromium is not installed: run npm test again to install packages.");
}
