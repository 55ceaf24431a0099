import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { pathToFileURL } from "node:url";

/** Files that are converted by one start of LibreOffice. */
const atOnce = 40;

/** As a document is printed: what is to be filled in is drawn, in place of fields of a form. */
const printed = 'pdf:writer_pdf_Export:{"ExportFormFields":{"type":"boolean","value":"false"}}';

/** Whether LibreOffice is installed. */
export function hasLibreOffice(): boolean {
  try {
    execFileSync("soffice", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Converts files to PDF by LibreOffice, with settings of its own; gives each PDF, null for a file that it could not open. */
export function convertedByLibreOffice(files: readonly string[], folder: string): (string | null)[] {
  const out = join(folder, "libreoffice");
  mkdirSync(out, { recursive: true });
  const settings = `-env:UserInstallation=${pathToFileURL(join(folder, "settings")).href}`;
  const ofKind = Object.values(Object.groupBy(files, (file) => extname(file))).map((some) => some ?? []);
  const stretches = ofKind.flatMap((some) =>
    Array.from({ length: Math.ceil(some.length / atOnce) }, (_, at) => some.slice(at * atOnce, (at + 1) * atOnce)),
  );
  for (const some of stretches) {
    const target = some[0]?.endsWith(".docx") ? printed : "pdf";
    execFileSync("soffice", [settings, "--headless", "--convert-to", target, "--outdir", out, ...some], { stdio: "ignore" });
  }
  return files.map((file) => join(out, `${basename(file, extname(file))}.pdf`)).map((pdf) => (existsSync(pdf) ? pdf : null));
}
