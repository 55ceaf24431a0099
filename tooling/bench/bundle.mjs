import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const dist = new URL("../../apps/web/dist/", import.meta.url);
const kilobyte = 1000;

/** Gzipped JavaScript in KB that a first visit may load before it can be used. */
const budgets = [
  { route: "landing", entries: ["index.html"], limit: 150 },
  { route: "dashboard", entries: ["index.html", "src/app/data.tsx", "src/app/shell.tsx", "src/routes/dashboard.tsx"], limit: 260 },
];

const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));

for (const { route, entries, limit } of budgets) {
  const files = new Set();
  for (const entry of entries) addFiles(entry, files);
  const size = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0) / kilobyte;
  const over = size > limit;
  console.log(`${over ? "OVER" : "ok"}  ${route}: ${size.toFixed(1)} KB of JavaScript gzipped in ${files.size} files, limit ${limit} KB`);
  if (over) process.exitCode = 1;
}

/** Adds what a chunk loads at once: itself and its static imports, not its dynamic ones. */
function addFiles(key, files) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build. Has the route moved?`);
  if (files.has(chunk.file)) return;
  if (chunk.file.endsWith(".js")) files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addFiles(imported, files);
}
