import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { auditCommand } from "../src/cli/audit-command.ts";
import type { OpenDatabase } from "../src/platform/database/client.ts";
import { openStockedDatabase } from "../src/testing/database.ts";
import { addNotification } from "../src/testing/notifications.repository.ts";
import { openPostgresDatabase } from "../src/testing/postgres-database.ts";
import { ownedRows } from "../src/testing/tables.repository.ts";
import { form, json, read, type Answer } from "./requests.ts";
import { startServer, type TestServer } from "./server.ts";
import { signIn, type Browser } from "./sign-in.ts";

const drivers: { kind: string; open: () => Promise<OpenDatabase & { url?: string }> }[] = [
  { kind: "the embedded database", open: openStockedDatabase },
  { kind: "a PostgreSQL server", open: openPostgresDatabase },
];

/** Does everything that a person can do here, in words of their own. */
async function livesHere(browser: Browser, server: TestServer, open: OpenDatabase, name: string, word: string): Promise<string> {
  const { id } = await read<{ id: string }>(await browser.fetch("/api/users/me"));
  const email = `${name}@example.org`;
  const post = async (path: string, body: object) => {
    const response = await browser.fetch(path, json("POST", body));
    expect([path, response.status]).toEqual([path, 200]);
    return (await read<Answer<{ id: string; answer_id: string }>>(response)).data;
  };
  const asked = await post("/api/regulatory-search", { query: `What must a 510(k) summary for a ${word} pump contain?` });
  await post("/api/queries", { question: `Is a ${word} pump a device?`, response: `The ${word} pump is one.` });
  await post("/api/alerts", { title: `News on ${word}`, description: `About the ${word} pump.` });
  await post("/api/template-downloads", { templateId: "t1", templateName: `${word} letter`, country: "US", authority: "FDA" });
  await post("/api/contact", { firstName: name, lastName: "Sample", email, message: `My ${word} question` });
  const content = `Does 21 CFR 807.92(a)(3) ask it of the ${word} pump?`;
  const begun = await post("/api/discussions", { title: `The ${word} predicate`, content, category: "fda-510k", tags: word });
  await browser.fetch(`/api/discussion-posts/${begun.id}`, json("PUT", { content: `${content} Or of the ${word} set?` }));
  await post(`/api/discussions/${begun.id}/replies`, { content: `The ${word} pump it is.` });
  await browser.fetch(`/api/answers/${asked.answer_id}/export?format=md`);
  const uploaded = await browser.fetch(
    "/api/documents/upload",
    form([
      ["title", `${word} plan`],
      ["file", { name: `${word}.txt`, text: `A plan for the ${word} pump of ${name}.` }],
    ]),
  );
  expect(uploaded.status).toBe(200);
  const { data: document } = await read<Answer<{ id: string }>>(uploaded);
  const status = async () =>
    (await read<Answer<{ upload_status: string }>>(await browser.fetch(`/api/documents/${document.id}`))).data.upload_status;
  await vi.waitUntil(async () => (await status()) === "completed", { timeout: 60_000, interval: 200 });
  await addNotification(server.database, id, { title: `The ${word} deadline` });
  await open.raw("insert into mail (person_id, recipient, subject, text, created_at) values ($1, $2, $3, 'x', now())", [id, email, word]);
  await open.raw("insert into mail (recipient, subject, text, created_at) values ($1, $2, 'x', now())", [email, word]);
  await open.raw("insert into jobs.job (name, data, start_after) values ('sessions.clean-up', $1, now() + interval '1 day')", [
    JSON.stringify({ person_id: id, note: word }),
  ]);
  await open.raw(
    "insert into job_progress (job_id, progress, note, updated_at) select id, 0.5, $1, now() from jobs.job where data ->> 'note' = $1",
    [word],
  );
  return id;
}

/** Has somebody say something of what another wrote on the board. */
async function joinsIn(browser: Browser, word: string, title: string): Promise<void> {
  const { data } = await read<Answer<{ id: string; title: string }[]>>(await browser.fetch("/api/discussions"));
  const id = data.find((one) => one.title === title)?.id;
  for (const [method, path, body] of [
    ["POST", `/api/discussions/${id}/replies`, { content: `Of the ${word} pump, @Ben Sample?` }],
    ["PUT", `/api/discussion-posts/${id}/vote`, { vote: true }],
    ["POST", `/api/discussion-posts/${id}/reports`, { reason: "other", note: `It speaks of the ${word} pump.` }],
    ["POST", `/api/discussions/${id}/views`, {}],
  ] as const)
    expect([path, (await browser.fetch(path, json(method, body))).status]).toEqual([path, 200]);
}

/** Every row of every table, the catalogues of the database apart. */
async function dump(open: OpenDatabase): Promise<string> {
  const { rows } = await open.raw(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const tables = await Promise.all(rows.map(({ name }) => open.raw(`select to_json(t)::text as row from ${String(name)} t`)));
  return tables.flatMap((table) => table.rows.map(({ row }) => row)).join("\n");
}

const filesBelow = (folder: string): string =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => statSync(file).isFile())
    .map((file) => `${file}\n${readFileSync(file, "latin1")}`)
    .join("\n");

const filesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;

const around = (server: TestServer, said: string[]) => ({
  home: server.dataDir,
  calledFrom: server.dataDir,
  dataDir: server.dataDir,
  auditDir: server.auditDir,
  copyDir: null,
  databaseUrl: null,
  say: (line: string) => void said.push(line),
  complain: (line: string) => void said.push(line),
});

describe.each(drivers)("on $kind", ({ open: openDatabase }) => {
  let open: OpenDatabase & { url?: string };
  let server: TestServer;
  let ana: Browser;
  let ben: Browser;
  let idOfAna: string;
  let logged = "";
  beforeAll(async () => {
    vi.spyOn(process.stderr, "write").mockImplementation((line) => {
      logged += String(line);
      return true;
    });
    open = await openDatabase();
    const place = open.url === undefined ? {} : { DATABASE_URL: open.url };
    server = await startServer({ ...place, LOG_LEVEL: "debug" }, async () => open);
    writeFileSync(join(server.dataDir, "server.json"), JSON.stringify({ pid: process.pid, url: server.base, token: server.token }));
    [ana, ben] = [await signIn(server.base, "ana"), await signIn(server.base, "ben")];
    idOfAna = await livesHere(ana, server, open, "ana", "zebrafish");
    await livesHere(ben, server, open, "ben", "nightingale");
    await joinsIn(ana, "zebrafish", "The nightingale predicate");
  });
  afterAll(async () => {
    await server.close();
    vi.restoreAllMocks();
  });

  test("everything about somebody comes as one ZIP, and nothing of anybody else", async () => {
    const response = await ana.fetch("/api/users/me/data");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"]);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (name: string) => new TextDecoder().decode(files[name]);
    const inJson = (name: string): Record<string, unknown>[] => JSON.parse(text(`${name}.json`));
    for (const name of [
      "answer",
      "query",
      "alert",
      "document",
      "notification",
      "template_download",
      "mail",
      "contact_message",
      "job",
      "discussion_post",
      "discussion_edition",
      "discussion_report",
    ])
      expect([name, JSON.stringify(inJson(name)).includes("zebrafish")]).toEqual([name, true]);
    expect(inJson("discussion_post")).toHaveLength(3);
    expect(inJson("discussion_clause")).toMatchObject([{ clause: "21 CFR 807.92(a)(3)" }]);
    expect(inJson("person")).toMatchObject([{ id: idOfAna, email: "ana@example.org" }]);
    expect(inJson("session")[0]).not.toHaveProperty("id_hash");
    expect(inJson("audit").map(({ action }) => action)).toEqual(expect.arrayContaining(["question.asked", "person.exported"]));
    expect(JSON.stringify(inJson("audit"))).toContain("zebrafish");
    const everything = Object.keys(files).map(text).join("\n");
    expect(everything).toContain("A plan for the zebrafish pump of ana.");
    expect(everything).not.toMatch(/nightingale|ben@example|Ben Sample/);
  });

  test("after a deletion no table, file, key or log says who it was or what they wrote, and the rest is as it was", async () => {
    expect(await dump(open)).toMatch(/zebrafish/);
    // What is stored is encrypted, so its files are counted: the one uploaded and what was read of it.
    const stored = filesIn(join(server.dataDir, "files"));
    expect(filesBelow(server.dataDir)).not.toMatch(/zebrafish/);
    const followed = await open.raw(
      "select c.id from discussion_clause c join discussion_post p on p.id = c.post_id where p.owner_id = $1",
      [idOfAna],
    );
    const hers = [idOfAna, ...followed.rows.map(({ id }) => String(id))];
    const ofBen = (rows: Record<string, string[]>) =>
      Object.fromEntries(Object.entries(rows).map(([table, all]) => [table, all.filter((row) => !hers.some((id) => row.includes(id)))]));
    const before = ofBen(await ownedRows(server.database));
    const elsewhere = await signIn(server.base, "ana");

    const deleted = await ana.fetch("/api/users/me", json("DELETE", { email: "ana@example.org" }));
    expect([deleted.status, await deleted.json()]).toEqual([200, { success: true, data: { done: true } }]);

    for (const browser of [ana, elsewhere]) expect((await browser.fetch("/api/users/me")).status).toBe(401);
    const mine = /zebrafish|ana@example\.org|Ana Sample/i;
    expect((await dump(open)).split("\n").filter((row) => mine.test(row))).toEqual([]);
    expect(filesIn(join(server.dataDir, "files"))).toBe(stored - 2);
    expect(filesBelow(server.dataDir)).not.toMatch(mine);
    expect(filesBelow(server.auditDir)).not.toMatch(mine);
    expect(readFileSync(join(server.auditDir, "person-keys", `${idOfAna}.key`), "utf8")).toBe("");
    expect(logged).toContain("request completed");
    expect(logged).not.toMatch(mine);
    const after = await ownedRows(server.database);
    expect(ofBen(after)).toEqual(before);
    expect(Object.values(after).flatMap((rows) => rows.filter((row) => hers.some((id) => row.includes(id))))).toEqual([]);
    expect(await dump(open)).toMatch(/nightingale/);
  });

  test("the trail is proven afterwards, as it runs and as an export, and reads 'Deleted person'", async () => {
    const said: string[] = [];
    const folder = mkdtempSync(join(tmpdir(), "clausewise-export-"));
    const file = join(folder, "trail.jsonl");
    expect([await auditCommand(["verify"], around(server, said)), said.at(-1)]).toEqual([0, expect.stringMatching(/^intact/)]);
    expect([await auditCommand(["export", file], around(server, said)), said.at(-1)]).toEqual([0, expect.anything()]);
    expect([await auditCommand(["verify", "--export", file], around(server, said)), said.at(-1)]).toEqual([
      0,
      expect.stringMatching(/^intact/),
    ]);
    expect(readFileSync(file, "utf8")).not.toMatch(/zebrafish|ana@example/);
    rmSync(folder, { recursive: true });
    const dana = await signIn(server.base, "dana");
    const { data } = await read<Answer<{ actor_label: string; content: string }[]>>(await dana.fetch(`/api/audit?person=${idOfAna}`));
    expect(data.length).toBeGreaterThan(8);
    expect(new Set(data.map(({ actor_label, content }) => `${actor_label}, ${content}`))).toEqual(
      new Set(["Deleted person, deleted", "command-line@localhost, deleted"]),
    );
  });

  test("whoever signs in again afterwards is somebody new with nothing", async () => {
    const again = await signIn(server.base, "ana");
    expect((await read<{ id: string }>(await again.fetch("/api/users/me"))).id).not.toBe(idOfAna);
    expect((await read<Answer<unknown[]>>(await again.fetch("/api/queries"))).data).toEqual([]);
  });
});
