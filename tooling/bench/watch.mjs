import { parseArgs } from "node:util";
import { measureLists } from "./watch-lists.mjs";
import { kills } from "./watch-kills.mjs";

/** What being killed while it sends leaves of the product's mail and webhooks, and how soon windows hear of each other; or what its lists take. */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    kills: { type: "string", default: "50" },
    heard: { type: "string", default: "50" },
    lists: { type: "boolean" },
    seconds: { type: "string", default: "20" },
  },
});
if (values.lists) await measureLists({ seconds: Number(values.seconds) });
else await kills({ kills: Number(values.kills), heard: Number(values.heard) });
