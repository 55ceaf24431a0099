import { enableCompileCache, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

/** A package of many modules whose package.json is so long that reading it for each of them takes most of a second. */
const long = "/node_modules/drizzle-orm/";

/** Makes loading the program's modules quick: call it before they are imported. */
export function loadModulesQuickly(): void {
  // Beside the program itself, so that whoever may write there may write the program anyway.
  enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url)));
  registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL;
      if (!specifier.startsWith(".") || !parent?.includes(long)) return next(specifier, context);
      return { url: new URL(specifier, parent).href, format: parent.endsWith(".cjs") ? "commonjs" : "module", shortCircuit: true };
    },
  });
}
