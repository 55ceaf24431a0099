import { parseArgs } from "node:util";

/** What looking at official sources takes at their full size, what others wait for beside it, and what being killed leaves behind. */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    only: { type: "string", default: "looks,faults,first,title,beside,notes" },
    rows: { type: "string", default: "2794" },
    parts: { type: "string", default: "275" },
    sections: { type: "string", default: "31" },
    paragraphs: { type: "string", default: "14" },
    recalls: { type: "string", default: "30000" },
    pause: { type: "string", default: "0.2" },
    delay: { type: "string", default: "1" },
    seconds: { type: "string", default: "300" },
    kills: { type: "string", default: "0" },
    "shared-data": { type: "string", default: "../shared/data" },
  },
});
const { only, delay, "shared-data": sharedData, ...numbers } = values;
const sizes = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)]));
const parts = sizes.kills > 0 ? ["kills"] : only.split(",");

if (parts.includes("looks")) await (await import("./official-looks.mjs")).looks(sizes);
if (parts.includes("faults")) await (await import("./official-faults.mjs")).underFaults();
if (parts.includes("first")) await (await import("./official-first.mjs")).firstQuotes({ ...sizes, delay: Number(delay), sharedData });
if (parts.includes("title")) await (await import("./official-beside.mjs")).besideTitle(sizes);
if (parts.includes("beside")) await (await import("./official-beside.mjs")).beside({ ...sizes, sharedData });
if (parts.includes("notes")) await (await import("./official-notes.mjs")).notes();
if (parts.includes("kills")) await (await import("./official-kills.mjs")).kills(sizes);
