import { resolve } from "node:path";
import { dataCommand } from "./data-command.ts";

process.exitCode = await dataCommand(process.argv.slice(2), {
  home: resolve(import.meta.dirname, "../../../.."),
  dataDir: process.env["DATA_DIR"] || "data",
  auditDir: process.env["AUDIT_DIR"] || "audit",
  environment: process.env,
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
