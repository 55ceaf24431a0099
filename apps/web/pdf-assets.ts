import { createReadStream, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const home = dirname(require.resolve("pdfjs-dist/package.json"));
const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { version: string };

/** Where the viewer asks for them: immutable, so the version is in the address. */
const base = `assets/pdfjs-${version}`;

/** Nothing is compiled as the pages run, which the content security policy forbids, so decoders come as plain scripts. */
const isServed = (name: string): boolean => !name.endsWith(".wasm") && !name.startsWith("quickjs");

const files = ["cmaps", "standard_fonts", "wasm", "iccs"].flatMap((folder) =>
  readdirSync(join(home, folder))
    .filter(isServed)
    .map((name) => `${folder}/${name}`),
);

/** Serves what PDF pages are drawn with and do not bring themselves: character maps, standard fonts, decoders of pictures. */
export const pdfAssets = (): Plugin => ({
  name: "pdf-assets",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const file = files.find((one) => request.url === `/${base}/${one}`);
      if (file === undefined) return next();
      if (file.endsWith(".js")) response.setHeader("content-type", "text/javascript");
      createReadStream(join(home, file)).pipe(response);
    });
  },
  generateBundle() {
    for (const file of files) this.emitFile({ type: "asset", fileName: `${base}/${file}`, source: readFileSync(join(home, file)) });
  },
});
