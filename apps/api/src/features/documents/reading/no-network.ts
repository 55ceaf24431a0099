/** Loaded before a reader and in each of its threads: whatever a file makes it do, it reaches no network and starts nothing. */
import { builtinModules, isBuiltin, registerHooks } from "node:module";
import refusedModule from "./refused-module.ts";

const refused = new Set(["child_process", "cluster", "dgram", "dns", "http", "http2", "https", "inspector", "net", "repl", "tls"]);

/** `node:dns/promises` is of the module `dns`. */
const moduleOf = (specifier: string): string => specifier.replace(/^node:/, "").split("/")[0] ?? "";

const isRefused = (specifier: string): boolean => isBuiltin(specifier) && refused.has(moduleOf(specifier));

const stand = new URL(import.meta.url.endsWith(".ts") ? "./refused-module.ts" : "./refused-module.js", import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    isRefused(specifier) ? { url: stand, format: "module", shortCircuit: true } : next(specifier, context),
});

const give = process.getBuiltinModule.bind(process);
process.getBuiltinModule = (name: string) => (isRefused(name) ? refusedModule : give(name));

for (const name of ["fetch", "WebSocket", "EventSource"]) Reflect.deleteProperty(globalThis, name);

// Where a name of the list is none of Node's, it was misspelt and nothing would be refused.
for (const name of refused) if (!builtinModules.includes(name)) throw new Error(`${name} is no module of Node.`);
