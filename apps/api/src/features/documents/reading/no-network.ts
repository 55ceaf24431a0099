/** Loaded before a reader and in each of its threads: whatever a file makes it do, it reaches no network and starts nothing. */
import { builtinModules, isBuiltin, registerHooks } from "node:module";

const refused = new Set(["child_process", "cluster", "dgram", "dns", "http", "http2", "https", "inspector", "net", "repl", "tls"]);

/** `node:dns/promises` is of the module `dns`. */
const moduleOf = (specifier: string): string => specifier.replace(/^node:/, "").split("/")[0] ?? "";

const assertAllowed = (specifier: string): void => {
  if (isBuiltin(specifier) && refused.has(moduleOf(specifier))) throw new Error(`A reader may not use ${specifier}.`);
};

registerHooks({
  resolve(specifier, context, next) {
    assertAllowed(specifier);
    return next(specifier, context);
  },
});

const give = process.getBuiltinModule.bind(process);
process.getBuiltinModule = (name: string) => {
  assertAllowed(name);
  return give(name);
};

for (const name of ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"]) Reflect.deleteProperty(globalThis, name);

// Where a name of the list is none of Node's, it was misspelt and nothing would be refused.
for (const name of refused) if (!builtinModules.includes(name)) throw new Error(`${name} is no module of Node.`);
