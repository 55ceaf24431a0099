import { parseArgs } from "node:util";
import { kills } from "./watch-kills.mjs";

/** What being killed while it sends leaves of the product's mail and webhooks, and how soon windows hear of each other. */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { kills: { type: "string", default: "50" }, heard: { type: "string", default: "50" } },
});
await kills({ kills: Number(values.kills), heard: Number(values.heard) });
