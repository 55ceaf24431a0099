import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startBucketServer } from "../../apps/api/src/testing/bucket-server.ts";
import { openDatabase } from "../../apps/api/src/platform/database/open.ts";
import { isBuilt } from "./api-server.mjs";
import { missing, startBetween, startDatabases } from "./cluster-databases.mjs";
import { addPeople, drive } from "./cluster-people.mjs";
import { settingsFor, startProcess } from "./cluster-product.mjs";
import { prove } from "./cluster-proof.mjs";
import { percentile, timesHead, timesLine } from "./figures.mjs";
import { freePort } from "./postgres-server.mjs";

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    people: { type: "string", default: "200" },
    seconds: { type: "string", default: "60" },
    pace: { type: "string", default: "3" },
    undisturbed: { type: "boolean", default: false },
  },
});
const [count, seconds, pace] = [Number(values.people), Number(values.seconds), Number(values.pace) * 1000];

/** Two processes for pages and two for jobs, as many as the compose file starts. */
const roles = ["web", "web", "worker", "worker"];

const lacking = missing();
if (lacking.length > 0) {
  console.error(`This measurement starts a database, one that follows it, a pooler and proxies. ${lacking.join("; ")}.`);
  process.exit(2);
}
if (!isBuilt()) {
  console.error("The product is not built: pnpm build");
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), "clausewise-cluster-"));
chmodSync(folder, 0o755);
const said = (line) => console.log(line);
const bucket = await startBucketServer();
try {
  await measure();
} finally {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function measure() {
  const databases = await startDatabases(join(folder, "databases"));
  const ports = [];
  for (const _ of roles) ports.push(await freePort());
  const between = await startBetween(join(folder, "between"), { databases, webs: ports });
  const secret = randomBytes(32).toString("hex");
  const env = settingsFor({ folder, between, secret, bucket: bucket.settings });
  // The first makes what is made once.
  const first = await startProcess(roles[0], ports[0], env);
  const processes = [first, ...(await Promise.all(roles.slice(1).map((role, nth) => startProcess(role, ports[nth + 1], env))))];
  await servedThrough(between.url);
  const open = await openDatabase({ databaseUrl: between.pooled, databaseDirectUrl: between.direct, dataDir: "" });
  const people = await addPeople(open.database, count, secret);
  said(`${count} people for ${seconds} s through a proxy, ${roles.join(", ")}, a pooler and two database servers`);
  const disturbances = values.undisturbed ? [] : disturb(processes, ports, env, databases);
  const driven = await drive(between.url, people, seconds, pace);
  const events = await Promise.all(disturbances);
  tellTimes(driven, events);
  await prove({ open, driven, people, processes, env, said });
  await open.close();
  for (const one of processes) await one.end("SIGTERM");
}

/** Waits until the proxy leads to a process that is ready. */
async function servedThrough(url) {
  for (let tried = 0; tried < 120; tried += 1) {
    if (
      await fetch(`${url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await setTimeout(500);
  }
  throw new Error("no process is ready behind the proxy");
}

/** Kills a process of each kind, and then the database that leads; each at its part of the time. */
function disturb(processes, ports, env, databases) {
  const kill = async (nth, part) => {
    await setTimeout(seconds * 1000 * part);
    await processes[nth].end("SIGKILL");
    await setTimeout(5000);
    processes[nth] = await startProcess(roles[nth], ports[nth], env);
    return { what: `a ${roles[nth]} process killed, started again after 5 s`, from: seconds * part, to: seconds * part + 5 };
  };
  const change = async (part) => {
    await setTimeout(seconds * 1000 * part);
    databases.killFirst();
    await setTimeout(2000);
    databases.promote();
    return { what: "the leading database killed, the follower promoted after 2 s", from: seconds * part, to: seconds * part + 10 };
  };
  return [kill(1, 0.2), kill(2, 0.35), change(0.6)];
}

function tellTimes({ times, given, refusals }, events) {
  const duringChange = ({ at }) => events.some(({ what, from, to }) => what.includes("database") && at >= from && at <= to);
  const ms = (list) => list.map((one) => one.ms);
  const answered = times.filter(({ status }) => status === 200);
  said(timesHead);
  said(timesLine("all requests that were answered", ms(answered)));
  said(timesLine("of these, the database not changing over", ms(answered.filter((one) => !duringChange(one)))));
  said(timesLine("refused or cut off", ms(times.filter(({ status }) => status !== 200))));
  for (const [words, n] of refusals) said(`Refused ${n} times with: ${words}`);
  said(`Answers by status: ${[...given].map(([status, n]) => `${status}: ${n}`).join(", ")}`);
  for (const { what, from, to } of events) {
    const failed = times.filter(({ at, status }) => at >= from && at <= to + 15 && status !== 200).map(({ at }) => at);
    const until =
      failed.length === 0 ? "nothing was refused" : `${failed.length} refused, the last ${(Math.max(...failed) - from).toFixed(1)} s after`;
    said(`At ${from.toFixed(0)} s ${what}: ${until}`);
  }
  const p99 = percentile(ms(answered), 0.99);
  said(p99 === null ? "Nothing was answered." : `p99 ${p99.toFixed(0)} ms (aim: at most 500)`);
}
