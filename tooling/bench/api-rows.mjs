import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../apps/api/src/platform/database/open.ts";
import { openPerson } from "./api-requests.mjs";
import { startProduct } from "./api-server.mjs";
import { whenEnding } from "./ending.mjs";
import { callOften, clients } from "./many-clients.mjs";
import { besides } from "./tally.mjs";
import { percentile, timesLine } from "./figures.mjs";
import { fillingOfWork, listsOfAdministrators, listsOfWork } from "./work-rows.mjs";

/** Rows in each list. */
const many = 10_000;
/** Most that may pass at the 95th percentile, in ms. */
const longest = 100;

const owned = (columns, values) => `(id, owner_id, created_at, ${columns})
  select gen_random_uuid(), person.id, now() - n * interval '1 minute', ${values} from person, generate_series(1, ${many}) n where person.subject = 'ana'`;

/** Fills every list of Ana's, and the shared library and guidance. */
const filling = [
  `insert into alert ${owned("alert_type, title, description, severity_level", "'guidance_update', 'Alert ' || n, repeat('A rule changes. ', 20), 'medium'")}`,
  `insert into notification ${owned("title, message, priority_level, is_read", "'Notification ' || n, repeat('Something changed. ', 10), 'normal', n % 3 = 0")}`,
  `insert into document ${owned("title, tags, current_version, updated_at", "'Document ' || n, '{}', 1, now()")}`,
  `insert into document_version (document_id, owner_id, number, filename, extension, file_size, mimetype, sha256, blob, upload_status, tries, created_at)
  select id, owner_id, 1, title || '.pdf', 'pdf', 1000, 'application/pdf', md5(title), 'no-blob-' || title, 'completed', 1, created_at from document`,
  `insert into answer ${owned("result, question, authority, as_of, outcome, confidence_score", "'{}', 'What about part ' || n || '?', 'FDA', current_date, 'answered', 0.7")}`,
  `insert into query ${owned("question, response, query_status, is_bookmarked, source_documents, stakeholder_impact", "'What about part ' || n || '?', repeat('An answer. ', 50), 'completed', true, '', ''")}`,
  `insert into milestone ${owned(`"protocolId", country, type, name, "plannedDate", status, notes, "responsiblePerson", "documentsRequired", documents, changed_at`, `'Trial ' || n % 20, 'US', 'submission', 'Milestone ' || n, current_date + n % 900, 'pending', repeat('A note. ', 20), 'Ana', array['Cover letter'], '[]', now()`)}`,
  `insert into official_source (id, last_success) values ('fda-guidance', now()) on conflict (id) do update set last_success = now()`,
  `insert into register_row (source_id, key, title, url, fields, aside, hash, first_seen)
  select 'fda-guidance', '/guidance-' || n, 'Guidance ' || n, 'https://www.fda.gov/' || n, '{"status": "Final", "issued": "2024-01-02", "center": "Center for Devices and Radiological Health", "topics": "Labeling", "product": "Medical Devices"}', '{}', n, now() from generate_series(1, ${many}) n`,
  ...fillingOfWork(many),
  `insert into source (identifier, title, authority, jurisdiction, kind, binding, text_kind, created_at)
  select 'G ' || n, 'Guidance on part ' || n, 'FDA', 'US', 'guidance', false, 'verbatim', now() from generate_series(1, ${many}) n`,
  `insert into source_version (source_id, label, status, retrieved, content_hash, is_current, passages, created_at)
  select id, '2024', 'in_force', current_date, identifier, true, 0, created_at from source where identifier like 'G %'`,
];

/** Asked for as browsers ask for it again: by the tag of what they hold. */
const whole = "/api/fda-guidance/all";

const lists = [
  ["alerts", "/api/alerts"],
  ["notifications", "/api/notifications"],
  ["documents", "/api/documents"],
  ["bookmarks", "/api/queries?bookmarked=true"],
  ["answers", "/api/answers"],
  ["milestones", "/api/milestones"],
  ["milestones, searched and filtered", "/api/milestones?search=note&protocolId=Trial%207"],
  ["guidance, held already", whole],
  ["library", "/api/sources"],
  ["library, searched", "/api/sources?search=part"],
  ["dashboard", "/api/dashboard/stats"],
];

async function fill(folder, databaseUrl) {
  const database = await openDatabase({ databaseUrl, dataDir: join(folder, "data"), begun: true });
  for (const statement of filling) await database.raw(statement);
  await database.raw("vacuum (analyze)");
  await database.close();
}

/** Changes of a bookmark, each of which leaves a record in the audit trail. */
async function leaveRecords(person) {
  const { data } = JSON.parse((await person.call("GET", "/api/queries?limit=1")).text);
  let left = many;
  const change = async () => {
    while (left-- > 0) await person.call("PUT", `/api/queries/${data[0].id}`, { is_bookmarked: left % 2 === 0 });
  };
  await Promise.all(Array.from({ length: 20 }, change));
}

/** What each list takes that holds many rows, with many clients that each ask for it again and again. */
export async function rows({ databaseUrl, say, seconds }) {
  const folder = mkdtempSync(join(tmpdir(), "clausewise-bench-rows-"));
  const drop = () => rmSync(folder, { recursive: true, force: true });
  const forget = whenEnding(drop);
  const filled = await startProduct(folder, databaseUrl);
  for (const who of ["ana", "dana"]) await openPerson(filled.url, who);
  await filled.stop();
  await fill(folder, databaseUrl);
  const product = await startProduct(folder, databaseUrl);
  const [ana, dana] = [await openPerson(product.url, "ana"), await openPerson(product.url, "dana")];
  await leaveRecords(ana);
  const { data: checks } = JSON.parse((await ana.call("GET", "/api/references?limit=1")).text);
  const found = ["what a check found, the gravest first", `/api/references/${checks[0].id}/found?sort=gravest`];
  const askedBy =
    (person) =>
    ([name, path]) => ({ person, name, path });
  const asked = [...[...lists, ...listsOfWork, found].map(askedBy(ana)), ...listsOfAdministrators.map(askedBy(dana))];
  say(`${many} rows in each list, ${clients} clients, each a call a second`);
  for (const { person, name, path } of asked) {
    const first = await person.call("GET", path);
    if (first.status !== 200) throw new Error(`${name} answered ${first.status}: ${first.text}`);
    const { times, counts } = await callOften(() => person.call("GET", path, null, path === whole && first.tag), seconds);
    say(timesLine(name, times, besides(counts)));
    if (percentile(times, 0.95) > longest || counts.has(503)) process.exitCode = 1;
  }
  await product.stop();
  forget();
  drop();
}
