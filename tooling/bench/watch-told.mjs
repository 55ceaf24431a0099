import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { notification } from "../../apps/api/src/features/notifications/notifications.table.ts";
import { person } from "../../apps/api/src/features/identity/identity.table.ts";
import { subscription } from "../../apps/api/src/features/alerts/subscriptions.table.ts";
import { webhook } from "../../apps/api/src/features/webhooks/webhooks.table.ts";
import { openDatabase } from "../../apps/api/src/platform/database/open.ts";

const day = 86_400_000;
const before = (ms) => new Date(Date.now() - ms).toISOString();
let people = 0;
let notices = 0;

/** Writes into the database of a product that does not run. */
export async function writeInto(folder, write) {
  const open = await openDatabase({ databaseUrl: null, dataDir: join(folder, "data"), begun: true });
  try {
    return await open.database.transaction(write);
  } finally {
    await open.close();
  }
}

async function addPerson(tx) {
  people += 1;
  const subject = `told-${people}`;
  const email = `${subject}@example.org`;
  const row = { provider: "bench", subject, email, role_type: "regulatory_professional", email_verified: true, created_at: before(day) };
  const [{ id }] = await tx.insert(person).values(row).returning({ id: person.id });
  return { id, email };
}

/** A person who wants mail that often. */
export async function addMailed(tx, delivery) {
  const one = await addPerson(tx);
  await tx.insert(subscription).values({
    owner_id: one.id,
    types: [],
    bodies: [],
    severity_from: "low",
    products: { kind: "all" },
    sources: [],
    searches: [],
    mail: { delivery, hour: 0, weekday: 1, time_zone: "UTC" },
    mail_since: before(day),
    mailed_on: before(day).slice(0, 10),
    updated_at: before(day),
  });
  return one;
}

/** A person with a webhook; `path` is where the receiver hears of it. */
export async function addHooked(tx) {
  const one = await addPerson(tx);
  const path = `/${one.email}`;
  const times = { created_at: before(day), taken_up_to: before(day) };
  await tx
    .insert(webhook)
    .values({ id: randomUUID(), owner_id: one.id, name: "Bench", address: `https://receiver.example.com${path}`, ...times });
  return { ...one, path };
}

/** Tells a person as many things; gives their titles, no two alike, and ids. */
export async function tell(tx, owner_id, count) {
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    owner_id,
    title: `notice-${++notices}`,
    message: "matches Pump 200",
    priority_level: "normal",
    is_read: false,
    created_at: before(0),
    alert_id: randomUUID(),
  }));
  await tx.insert(notification).values(rows);
  return rows.map(({ id, title }) => ({ id, title }));
}
