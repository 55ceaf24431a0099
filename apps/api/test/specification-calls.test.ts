import { afterAll, beforeAll, expect, test } from "vitest";
import { api, type Operations } from "@clausewise/contracts";
import { addNotification } from "../src/testing/notifications.repository.ts";
import { form, json, read, type Answer } from "./requests.ts";
import { startServer, type TestServer } from "./server.ts";
import { exchange, openBrowser, signIn, visitProvider, type Browser } from "./sign-in.ts";

let server: TestServer;
let ana: Browser;
let anaId: string;

beforeAll(async () => {
  server = await startServer();
  ana = await signIn(server.base, "ana");
  anaId = (await body<Row>("/api/users/me")).id;
});
afterAll(() => server.close());

type Row = Record<string, unknown> & { id: string };

async function body<T = Answer<Row>>(path: string, init?: RequestInit): Promise<T> {
  const response = await ana.fetch(path, init);
  expect(response.status).toBe(200);
  return read<T>(response);
}

const rows = async (path: string) => (await body<Answer<Row[]>>(path)).data;

const query = {
  question: "What must a 510(k) summary contain?",
  response: "See **21 CFR 807.92**.",
  confidence_score: 0.9,
  is_bookmarked: true,
  source_documents: "21 CFR 807",
  query_status: "completed",
  stakeholder_impact: "medium",
};
const alert = {
  alert_type: "deadline_change",
  title: "Deadline moved",
  description: "By a month.",
  severity_level: "high",
  regulatory_body: "FDA",
  source_url: "https://example.org/notice",
};

test("GET /api/users/me gives the user object whole", async () => {
  expect(await body("/api/users/me")).toEqual({
    id: anaId,
    email: "ana@example.org",
    google_user_data: { given_name: "Ana", name: "Ana Sample", picture: null },
    time_zone: null,
  });
});

test("GET /api/users/me/role gives {data: role record}", async () => {
  expect(await body("/api/users/me/role")).toMatchObject({ data: { role_type: "regulatory_professional" } });
});

test("GET /api/oauth/{provider}/redirect_url gives redirectUrl", async () => {
  const { redirectUrl } = await body<{ redirectUrl: string }>("/api/oauth/local/redirect_url");
  expect(new URL(redirectUrl).searchParams.get("redirect_uri")).toBe(`${server.base}/auth/callback`);
});

test("POST /api/sessions takes {code} and GET /api/logout ends what it began", async () => {
  const browser = openBrowser(server.base);
  const { code } = await visitProvider(browser, "ben");
  expect((await exchange(browser, { code })).status).toBe(200);
  expect((await browser.fetch("/api/users/me")).status).toBe(200);
  expect((await browser.fetch("/api/logout")).status).toBe(200);
  expect((await browser.fetch("/api/users/me")).status).toBe(401);
});

test("POST /api/regulatory-search takes {query, authority} and gives {success, data}", async () => {
  const { success, data } = await body(
    "/api/regulatory-search",
    json("POST", { query: "What must a 510(k) summary contain?", authority: "FDA" }),
  );
  expect(success).toBe(true);
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining([
      "id",
      "query",
      "response",
      "confidence_score",
      "document_sources",
      "regulatory_alerts",
      "audit_trail",
      "is_bookmarked",
    ]),
  );
  expect(Object.keys(Object(data["audit_trail"]))).toEqual(
    expect.arrayContaining(["timestamp", "retrieved_documents", "warning_letters_checked"]),
  );
});

test("POST /api/queries saves, GET lists the bookmarked ones, PUT /api/queries/{id} unbookmarks", async () => {
  const { success, data } = await body("/api/queries", json("POST", query));
  expect(success).toBe(true);
  expect(data).toMatchObject(query);
  expect((await rows("/api/queries?bookmarked=true")).map(({ id }) => id)).toContain(data.id);
  expect(await body(`/api/queries/${data.id}`, json("PUT", { is_bookmarked: false }))).toMatchObject({ success: true });
  expect((await rows("/api/queries?bookmarked=true")).map(({ id }) => id)).not.toContain(data.id);
});

test("GET /api/dashboard/stats gives three counts", async () => {
  const { success, data } = await body("/api/dashboard/stats");
  expect(success).toBe(true);
  expect(Object.keys(data)).toEqual(["documents", "bookmarked", "recent_alerts"]);
});

test("POST /api/documents/upload takes the form, and GET /api/documents lists the document", async () => {
  const fields = form([
    ["file", { name: "plan.txt", text: "text" }],
    ["title", "Plan"],
    ["regulatory_body", "EMA"],
    ["document_category", "Clinical Trials"],
  ]);
  const { success, data } = await body("/api/documents/upload", fields);
  expect(success).toBe(true);
  expect(data).toMatchObject({
    title: "Plan",
    filename: "plan.txt",
    file_size: 4,
    regulatory_body: "EMA",
    document_category: "Clinical Trials",
    upload_status: "pending",
  });
  // It may be read by now.
  const { id, title, filename } = data;
  expect(await rows("/api/documents")).toContainEqual(expect.objectContaining({ id, title, filename }));
});

test("POST /api/template-downloads takes {templateId, templateName, country, authority}", async () => {
  const download = { templateId: "t1", templateName: "Cover letter", country: "US", authority: "FDA" };
  expect(await body("/api/template-downloads", json("POST", download))).toMatchObject({ success: true });
});

test("POST /api/alerts gives the alert, and GET /api/alerts finds it by severity and type", async () => {
  const { success, data } = await body("/api/alerts", json("POST", alert));
  expect(success).toBe(true);
  expect(data).toMatchObject(alert);
  expect(await rows("/api/alerts?severity=high&type=deadline_change")).toContainEqual(data);
  expect(await rows("/api/alerts?severity=low")).not.toContainEqual(data);
});

test("GET /api/notifications gives {data}, unread=true the unread ones, PUT …/read marks one", async () => {
  const id = await addNotification(server.database, anaId, { title: "Deadline", priority_level: "urgent" });
  const deadline = { id, title: "Deadline", priority_level: "urgent", is_read: false, read_at: null };
  expect(await rows("/api/notifications")).toContainEqual(expect.objectContaining(deadline));
  const unread = async () => (await rows("/api/notifications?unread=true")).map((one) => one.id);
  expect(await unread()).toContain(id);
  await body(`/api/notifications/${id}/read`, { method: "PUT" });
  expect(await unread()).not.toContain(id);
});

test("POST /api/contact needs nobody signed in", async () => {
  const message = { firstName: "Ana", lastName: "Sample", email: "ana@example.org", message: "Hello" };
  expect((await openBrowser(server.base).fetch("/api/contact", json("POST", message))).status).toBe(200);
});

test("GET /api/fda-guidance/all and POST /api/fda-guidance/search give {success, data[]}", async () => {
  expect(await body("/api/fda-guidance/all")).toMatchObject({ success: true, data: expect.any(Array) });
  const filter = { query: "software", status: "Final", organization: "Center for Devices and Radiological Health", topic: "Software" };
  expect(await body("/api/fda-guidance/search", json("POST", filter))).toMatchObject({ success: true, data: expect.any(Array) });
});

test("the table of operations has all calls of the specification at their methods and paths", () => {
  const calls = `GET /api/users/me; GET /api/logout; GET /api/oauth/{provider}/redirect_url; POST /api/sessions; POST /api/regulatory-search; POST /api/queries;
    GET /api/queries; PUT /api/queries/{id}; GET /api/dashboard/stats; GET /api/documents; POST /api/documents/upload; POST /api/template-downloads; GET /api/alerts;
    POST /api/alerts; GET /api/notifications; PUT /api/notifications/{id}/read; GET /api/users/me/role; POST /api/contact; GET /api/fda-guidance/all; POST /api/fda-guidance/search`;
  const served = Object.values<Operations>(api).flatMap((table) => Object.values(table).map(({ method, path }) => `${method} ${path}`));
  expect(served).toEqual(expect.arrayContaining(calls.split(/;\s*/)));
});

test("a list says how many rows there are and where it goes on, beside its data", async () => {
  await body("/api/alerts", json("POST", alert));
  await body("/api/alerts", json("POST", alert));
  const page = await body<{ data: { id: string }[]; total: number; next: string }>("/api/alerts?limit=1");
  expect(page).toMatchObject({ success: true, data: [{}], total: expect.any(Number), next: expect.any(String) });
  const following = await body<{ data: { id: string }[] }>(`/api/alerts?limit=1&cursor=${page.next}`);
  expect(following.data[0]?.id).not.toBe(page.data[0]?.id);
});

test("GET /api/fda-guidance/all is not sent again to whoever has it", async () => {
  const first = await ana.fetch("/api/fda-guidance/all");
  const tag = first.headers.get("etag") ?? "";
  const again = await ana.fetch("/api/fda-guidance/all", { headers: { "if-none-match": tag } });
  expect([first.status, again.status, await again.text()]).toEqual([200, 304, ""]);
});
