import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

/** Writes the start page as HTML beside the built index.html, so that it is read before any script has run. */
const dist = new URL("dist/", import.meta.url);
const folder = fileURLToPath(new URL("node_modules/.cache/prerender/", import.meta.url));
const page = "/";

await build({
  logLevel: "warn",
  build: { ssr: "src/prerender.tsx", outDir: folder, emptyOutDir: true, manifest: false, copyPublicDir: false },
});
const { prerender }: { prerender: (page: string) => string } = await import(pathToFileURL(`${folder}prerender.js`).href);
const rendered = prerender(page);
rmSync(folder, { recursive: true });

const empty = /<div id="root">.*?<\/div>/su;
const shell = readFileSync(new URL("index.html", dist), "utf8");
if (!empty.test(shell)) throw new Error("index.html has no root element to fill.");
if (!rendered.includes("<h1")) throw new Error(`The page ${page} has no headline.`);
if (/<(?:script|style)\b/u.test(rendered)) throw new Error(`The page ${page} has a script or style the content security policy forbids.`);
writeFileSync(
  new URL("landing.html", dist),
  readableFirst(shell).replace(empty, () => `<div id="root" data-page="${page}">${rendered}</div>`),
);

/** The page can be read without its scripts and its own fonts, so neither competes with the style sheet. */
function readableFirst(html: string): string {
  return html
    .replace(/\s*<link\s[^>]*\bas="font"[^>]*>/gu, "")
    .replace(/<(script type="module"|link rel="modulepreload")/gu, '<$1 fetchpriority="low"');
}
