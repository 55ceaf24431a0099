import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { person, session } from "../../apps/api/src/features/identity/identity.table.ts";

const day = 86_400_000;

/** Adds people who are signed in; gives the cookie of each. */
export async function addPeople(database, count, secret) {
  const now = new Date();
  const people = Array.from({ length: count }, (_, nth) => ({ id: randomUUID(), nth, secret: randomBytes(24).toString("base64url") }));
  await database.insert(person).values(
    people.map(({ id, nth }) => ({
      id,
      provider: "bench",
      subject: `person-${nth}`,
      email: `person-${nth}@example.org`,
      role_type: "regulatory_professional",
      created_at: now.toISOString(),
    })),
  );
  await database.insert(session).values(
    people.map(({ id, secret: own }) => ({
      id_hash: createHash("sha256").update(own).digest("hex"),
      person_id: id,
      data: JSON.stringify({ begun: now.getTime(), extended: now.getTime() }),
      expires_at: new Date(now.getTime() + day).toISOString(),
    })),
  );
  const signed = (id) => `${id}.${createHmac("sha256", secret).update(id).digest("base64").replaceAll("=", "")}`;
  return people.map(({ id, secret: own }) => ({ id, cookie: `clausewise_session=${encodeURIComponent(signed(own))}` }));
}

const json = (value) => ({ headers: { "content-type": "application/json" }, body: JSON.stringify(value) });
const reads = [
  "/api/queries?bookmarked=true&limit=20",
  "/api/alerts?limit=20",
  "/api/users/me",
  "/api/documents?limit=20",
  "/api/notifications?limit=20",
];
const questions = [
  "What must a 510(k) summary contain?",
  "Who reports a death caused by a device, and how soon?",
  "What does 21 CFR 820.35 ask of records?",
];

function upload(name) {
  const body = new FormData();
  body.append("title", name);
  body.append("file", new Blob([`${name}. The pump is sterile. `.repeat(200)], { type: "text/plain" }), `${name}.txt`);
  return { path: "/api/documents/upload", body };
}

/** What a person does next: mostly reading; sometimes a change that can be told by its name. */
function choose(name) {
  const dice = Math.random();
  const say = `Change ${name}`;
  if (dice < 0.62) return { path: reads[Math.floor(Math.random() * reads.length)], method: "GET" };
  if (dice < 0.7)
    return {
      path: "/api/regulatory-search",
      method: "POST",
      ...json({ query: questions[Math.floor(Math.random() * 3)], authority: "FDA" }),
      asks: true,
    };
  if (dice < 0.84)
    return { path: "/api/queries", method: "POST", ...json({ question: say, response: "An answer." }), change: ["query", say] };
  if (dice < 0.96) return { path: "/api/alerts", method: "POST", ...json({ title: say, description: "Told." }), change: ["alert", say] };
  return { method: "POST", ...upload(say), change: ["document", say] };
}

const patience = 30_000;

/**
 * Has people read and change for some seconds. A change that is not answered is sent again under the same key, as the web
 * client does, until it is; gives every time with when it began, and the changes that were acknowledged.
 */
export async function drive(base, people, seconds, pace) {
  const [times, acknowledged, given, refusals, unknown] = [[], [], new Map(), new Map(), []];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const send = async (who, { path, method, headers = {}, body }, key) => {
    const at = performance.now();
    const sent = { cookie: who.cookie, origin: base, ...headers, ...(key && { "idempotency-key": key }) };
    const signal = AbortSignal.timeout(20_000);
    const answer = await fetch(base + path, { method, headers: sent, body, signal }).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      (error) => ({ status: error.name === "TimeoutError" ? "no answer" : "cut off", text: "" }),
    );
    const ms = performance.now() - at;
    times.push({ at: (at - begun) / 1000, ms, status: answer.status });
    if (answer.status !== 200) refusals.set(answer.text.slice(0, 160), (refusals.get(answer.text.slice(0, 160)) ?? 0) + 1);
    given.set(answer.status, (given.get(answer.status) ?? 0) + 1);
    return answer;
  };
  const persist = async (who, wish) => {
    const key = randomUUID();
    const last = performance.now() + patience;
    for (;;) {
      const { status, text } = await send(who, wish, key);
      // 409: it was made by a process that could not say so.
      if (status === 200 || status === 409) return acknowledged.push({ table: wish.change[0], name: wish.change[1] });
      if (typeof status === "number" && status < 500 && status !== 429) return unknown.push(`${status} ${text.slice(0, 200)}`);
      if (performance.now() > last) return unknown.push("given up");
      await setTimeout(500 + Math.random() * 500);
    }
  };
  const live = async (who, nth) => {
    await setTimeout((nth / people.length) * pace);
    for (let n = 0; performance.now() < until; n += 1) {
      const wish = choose(`${nth}-${n}`);
      await Promise.all([wish.change ? persist(who, wish) : send(who, wish), setTimeout(pace)]);
    }
  };
  await Promise.all(people.map(live));
  return { times, acknowledged, given, refusals, unknown };
}
