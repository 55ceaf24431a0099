/** `pnpm bench search …` */
const [what, ...args] = process.argv.slice(2);
if (what === "search") {
  process.argv.splice(2, process.argv.length, ...args);
  await import("./search.mjs");
} else {
  console.error("Usage: pnpm bench search [--sizes 14000,150000] [--questions 300] [--only own,fts5,postgres] [--json FILE]");
  process.exitCode = 2;
}
