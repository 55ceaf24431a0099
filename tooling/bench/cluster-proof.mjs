import { spawnSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { program } from "./cluster-product.mjs";

const tables = { query: "question", alert: "title", document: "title" };
const patience = 120_000;

/** Holds what is there afterwards beside what was acknowledged, and the processes beside each other. */
export async function prove({ open, driven, people, processes, env, said }) {
  const rows = async (text, params) => (await open.raw(text, params)).rows;
  let [lost, twice] = [0, 0];
  for (const [table, column] of Object.entries(tables)) {
    const names = new Map(
      (await rows(`select ${column} as name, count(*)::int as n from ${table} where ${column} like 'Change %' group by 1`)).map(
        ({ name, n }) => [name, n],
      ),
    );
    const told = driven.acknowledged.filter((one) => one.table === table);
    const gone = told.filter(({ name }) => !names.has(name)).length;
    const doubled = [...names.values()].filter((n) => n > 1).length;
    said(`${table.padEnd(12)}acknowledged ${told.length}, lost ${gone}, made twice ${doubled}`);
    [lost, twice] = [lost + gone, twice + doubled];
  }
  if (driven.unknown.length > 0)
    said(`Changes without an acknowledgement: ${driven.unknown.length} (${[...new Set(driven.unknown)].slice(0, 5).join("; ")})`);
  const jobs = await jobsDone(rows, said);
  const differing = await compare(
    processes.filter(({ role }) => role === "web"),
    people,
    env,
    said,
  );
  const trail = spawnSync(process.execPath, [program("cli/audit.js"), "verify"], { env, encoding: "utf8" });
  said(`Audit trail: ${(trail.stdout + trail.stderr).trim().split("\n").at(-1)}`);
  const ended = processes.filter((one) => one.hasEnded());
  for (const one of ended) said(`A ${one.role} process ended by itself: ${one.complaints().slice(-500)}`);
  if (lost + twice + jobs + differing + ended.length > 0 || trail.status !== 0) process.exitCode = 1;
}

/** Waits until every file is read, and says how often jobs ran. */
async function jobsDone(rows, said) {
  const until = performance.now() + patience;
  const waiting = async () =>
    (await rows("select count(*)::int as n from document_version where upload_status in ('pending', 'processing')"))[0].n;
  while ((await waiting()) > 0 && performance.now() < until) await setTimeout(1000);
  const states = await rows("select upload_status, count(*)::int as n from document_version group by 1");
  const [{ n: unread }] = await rows("select count(*)::int as n from document_version where upload_status <> 'completed'");
  const [{ n: begunAgain }] = await rows("select count(*)::int as n from document_version where tries > 1");
  const [{ n: readTwice }] = await rows(
    `select count(*)::int as n from (select source_id from source_version join source on source.id = source_id
    where source.owner_id is not null group by 1 having count(*) > 1) twice`,
  );
  said(
    `Files by state: ${states.map(({ upload_status, n }) => `${upload_status} ${n}`).join(", ")}; not read ${unread}, begun again after a kill ${begunAgain}, kept twice ${readTwice}`,
  );
  return unread + readTwice;
}

/** Asks both processes of pages the same, and counts what they say differently. */
async function compare([one, other], people, env, said) {
  const asks = ["/api/queries", "/api/alerts", "/api/documents", "/api/notifications"].map((path) => ({ path: `${path}?limit=100` }));
  const question = {
    path: "/api/regulatory-search",
    body: JSON.stringify({ query: "What must a 510(k) summary contain?", authority: "FDA" }),
  };
  let [differing, asked] = [0, 0];
  const ask = async ({ url }, { cookie }, { path, body }) => {
    const headers = { cookie, origin: env.PUBLIC_URL, ...(body && { "content-type": "application/json" }) };
    const response = await fetch(url + path, { headers, ...(body && { method: "POST", body }) });
    return { status: response.status, said: await response.json() };
  };
  const told = ({ status, said: { data } }) => JSON.stringify([status, data?.statements ?? data]);
  for (const who of people.slice(0, 20))
    for (const wish of [...asks, question]) {
      const [here, there] = [await ask(one, who, wish), await ask(other, who, wish)];
      asked += 1;
      if (told(here) !== told(there)) differing += 1;
    }
  said(`Both processes of pages asked the same ${asked} times: ${differing} answers differ`);
  return differing;
}
