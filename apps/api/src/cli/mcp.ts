import { resolve } from "node:path";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { mcpCommand } from "./mcp-command.ts";

process.exitCode = await mcpCommand({
  home: resolve(import.meta.dirname, "../../../.."),
  dataDir: process.env["DATA_DIR"] || "data",
  address: process.env["CLAUSEWISE_URL"] || null,
  token: process.env["CLAUSEWISE_TOKEN"] || null,
  near: new StdioServerTransport(),
  // The program that started this one closes it when it needs it no longer.
  ended: new Promise((done) => process.stdin.once("end", done)),
  complain: (line) => process.stderr.write(`${line}\n`),
});
