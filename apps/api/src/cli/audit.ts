import { resolve } from "node:path";
import { auditCommand } from "./audit-command.ts";

process.exitCode = await auditCommand(process.argv.slice(2), {
  home: resolve(import.meta.dirname, "../../../.."),
  calledFrom: process.env["INIT_CWD"] ?? process.cwd(),
  dataDir: process.env["DATA_DIR"] || "data",
  auditDir: process.env["AUDIT_DIR"] || "audit",
  copyDir: process.env["AUDIT_COPY_DIR"] || null,
  databaseUrl: process.env["DATABASE_DIRECT_URL"] || process.env["DATABASE_URL"] || null,
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
