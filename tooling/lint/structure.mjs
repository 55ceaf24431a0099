import { fileURLToPath } from "node:url";
import { breaches } from "./rules.mjs";
import { readSources } from "./sources.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const found = breaches(readSources(root));
for (const { rule, path, line, message } of found) console.error(`${path}:${line} ${message} (${rule})`);
console.log(found.length === 0 ? "Structure rules: nothing found." : `Structure rules: ${found.length} found.`);
process.exitCode = found.length === 0 ? 0 : 1;
