import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openDatabase } from "../../apps/api/src/platform/database/open.ts";
import { openPerson } from "./api-requests.mjs";
import { startProduct } from "./api-server.mjs";
import { whenEnding } from "./ending.mjs";
import { percentile, timesHead, timesLine } from "./figures.mjs";
import { callOften, clients } from "./many-clients.mjs";
import { besides } from "./tally.mjs";
import { answersOnChangedWords } from "./watch-answers.mjs";

const many = 10_000;
/** Most that may pass at the 95th percentile, in ms. */
const longest = 100;
/** Time in ms in which a start does what it does beside requests. */
const settling = 15_000;

const ana = "(select id from person where subject = 'ana')";
const each = `generate_series(1, ${many}) n`;
const register = (id, columns) => [
  `insert into official_source (id, last_success) values ('${id}', now()) on conflict (id) do update set last_success = now()`,
  `insert into register_row (source_id, key, title, url, fields, aside, hash, first_seen) select '${id}', ${columns}, '{}', n, now() from ${each}`,
];

/** Discussions of two people, most of them Ben's, each with two replies, some of which cite a clause or are followed by Ana. */
const board = [
  `insert into discussion_thread (category, views, votes, "isPinned", "isResolved", "createdAt", "lastActivity")
  select (array['fda-510k', 'eu-mdr', 'cybersecurity', 'ai-ml', 'clinical-trials', 'quality-systems', 'digital-health', 'pma'])[1 + n % 8],
    n % 500, n % 90, n % 2500 = 0, n % 3 = 0, now() - n * interval '1 minute', now() - n * interval '1 minute' from ${each}`,
  `insert into discussion_post (id, thread_id, owner_id, title, tags, content, "createdAt")
  select t.id, t.id, p.id, 'Question ' || t.views, array['tag' || t.views % 50], repeat('Does it let us compare with it? ', 20), t."createdAt"
  from discussion_thread t join person p on p.subject = case when t.views % 20 = 0 then 'ana' else 'ben' end`,
  `insert into discussion_post (thread_id, owner_id, content, "createdAt", is_accepted)
  select t.id, p.id, repeat('Where the differences raise no new questions. ', 6), t."createdAt", t.votes % 5 = 0
  from discussion_thread t join person p on p.subject in ('ana', 'ben')`,
  `insert into discussion_reader (thread_id, owner_id, follows, seen_at) select id, ${ana}, views % 7 = 0, "createdAt" from discussion_thread
  where views % 2 = 0`,
  `insert into discussion_clause (post_id, words, source, clause, place) select id, '21 CFR 820.30(a)', '21 CFR 820', '21 CFR 820.30(a)', 0
  from discussion_post where is_accepted`,
  `insert into discussion_report (post_id, owner_id, reason, note, created_at)
  select id, ${ana}, 'spam', 'Sells something.', "createdAt" from discussion_post where owner_id <> ${ana} order by "createdAt" limit ${many}`,
];

/** Alerts of everybody's and of Ana's own, some of which concern her and are worked on; what she was told; and what FDA lists. */
const filling = [
  `insert into alert (owner_id, created_at, alert_type, title, description, severity_level)
  select case when n % 4 = 0 then ${ana} end, now() - n * interval '1 minute', (array['guidance_update', 'new_regulation', 'compliance_reminder'])[1 + n % 3],
    'Alert ' || n, repeat('A rule changes. ', 20), (array['low', 'medium', 'high', 'critical'])[1 + n % 4] from ${each}`,
  `insert into alert_match (alert_id, owner_id, reasons, of_product) select id, ${ana}, '["matches Pump 200: 21 CFR 820 changed"]', true
  from alert where owner_id is null order by created_at limit 3000`,
  `insert into alert_work (alert_id, owner_id, version, state, note, evidence, at) select id, ${ana}, version, 'assessing', '', '[]', now()
  from (select id from alert order by created_at limit 2000) one, generate_series(1, 2) version`,
  `insert into notification (owner_id, created_at, title, message, priority_level, is_read)
  select ${ana}, now() - n * interval '1 minute', 'Notification ' || n, repeat('Something changed. ', 10), 'normal', n % 3 = 0 from ${each}`,
  ...register(
    "fda-guidance",
    `'/guidance-' || n, 'Guidance ' || n, 'https://www.fda.gov/' || n,
    '{"status": "Final", "issued": "2024-01-02", "center": "Center for Devices and Radiological Health", "topics": "Labeling", "product": "Medical Devices"}'`,
  ),
  ...register(
    "fda-warning-letters",
    `'/firm-' || (600000 + n) || '-03042025', 'Firm ' || n, 'https://www.fda.gov/' || n,
    '{"issued": "2025-03-04", "posted": "2025-03-18", "office": "Center for Devices and Radiological Health", "subject": "CGMP/QSR/Medical Devices/Adulterated"}'`,
  ),
  ...register(
    "federal-register",
    `'rule-' || n, 'Rule ' || n, 'https://www.federalregister.gov/' || n, '{"type": "Rule", "published": "2026-01-02"}'`,
  ),
  `insert into official_change (source_id, kind, subject, title, clauses, after, at)
  select 'federal-register', 'added', key, title, '[]', json_build_object('title', title, 'url', url, 'fields', fields), now() from register_row
  where source_id = 'federal-register'`,
  ...answersOnChangedWords(ana, many),
  ...board,
  // What the watch has looked at already is not looked at beside.
  `insert into watched_change (change_id, source_id, at) select id, source_id, at from official_change`,
];

const get = (path) => (person) => person.call("GET", path);
const guidance = (wish) => (person) => person.call("POST", "/api/fda-guidance/search", { limit: 50, ...wish });

const lists = [
  { name: "alerts", ask: get("/api/alerts?limit=50") },
  { name: "alerts, the newest first", ask: get("/api/alerts?limit=50&sort=newest") },
  { name: "alerts, filtered", ask: get("/api/alerts?limit=50&severity=high&work=open&whose=products") },
  { name: "notifications", ask: get("/api/notifications?limit=50") },
  { name: "notifications, unread", ask: get("/api/notifications?limit=50&unread=true") },
  { name: "guidance", ask: guidance({ query: "" }) },
  { name: "guidance, searched and filtered", ask: guidance({ query: "guidance 9", status: "Final" }) },
  { name: "letters", ask: get("/api/warning-letters?limit=50") },
  { name: "letters, searched and filtered", ask: get("/api/warning-letters?limit=50&search=firm%209&year=2025") },
  { name: "updates", ask: get("/api/regulatory-updates?limit=50") },
  { name: "updates, searched and filtered", ask: get("/api/regulatory-updates?limit=50&search=device&market=US,EU") },
  { name: "discussions", ask: get("/api/discussions?limit=50") },
  { name: "discussions, most voted of a category", ask: get("/api/discussions?limit=50&sort=votes&category=pma") },
  { name: "discussions, searched", ask: get("/api/discussions?limit=50&search=question%209") },
  { name: "discussions, followed, with a tag", ask: get("/api/discussions?limit=50&scope=followed&tag=tag28") },
  { name: "reported posts", by: "dana", ask: get("/api/discussion-reports?limit=50") },
  { name: "answers to look at", ask: get("/api/answers-to-look-at?limit=3") },
];

async function fill(folder) {
  const database = await openDatabase({ databaseUrl: null, dataDir: join(folder, "data"), begun: true });
  for (const statement of filling) await database.raw(statement);
  await database.raw("vacuum (analyze)");
  await database.close();
}

/** What each list of the watch takes that holds many rows, with many clients that each ask for it again and again. */
export async function measureLists({ seconds }) {
  const folder = mkdtempSync(join(tmpdir(), "clausewise-watch-lists-"));
  const drop = () => rmSync(folder, { recursive: true, force: true });
  const forget = whenEnding(drop);
  const empty = await startProduct(folder, null);
  for (const who of ["ana", "ben", "dana"]) await openPerson(empty.url, who);
  await empty.stop();
  await fill(folder);
  const product = await startProduct(folder, null);
  const people = { ana: await openPerson(product.url, "ana"), dana: await openPerson(product.url, "dana") };
  await setTimeout(settling);
  console.log(`${many} rows, ${clients} clients, each a call a second`);
  console.log(timesHead);
  for (const { name, ask, by = "ana" } of lists) {
    const person = people[by];
    // What is prepared once for everybody is prepared before.
    const { total } = JSON.parse((await ask(person)).text);
    const { times, counts } = await callOften(() => ask(person), seconds);
    console.log(timesLine(`${name} (${total} fit)`, times, besides(counts)));
    if (percentile(times, 0.95) > longest || counts.size > 0) process.exitCode = 1;
  }
  await product.stop();
  forget();
  drop();
}
