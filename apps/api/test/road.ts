/** Goes the whole road on a running server, as a person's browser would, and stops at the first step that is not as it should be. */
import assert from "node:assert/strict";
import type { Query, SearchResult } from "@clausewise/contracts";
import { exchange, openBrowser, visitProvider } from "./sign-in.ts";

const base = process.argv[2] ?? "http://127.0.0.1:3000";
const question = "Which regulation lists what a 510(k) summary must contain?";

const signIn = async () => {
  const browser = openBrowser(base);
  const signedIn = await exchange(browser, await visitProvider(browser, "ana"));
  assert.equal(signedIn.status, 200, "signing in");
  return browser;
};

type Browser = Awaited<ReturnType<typeof signIn>>;

async function call<T>(browser: Browser, method: string, path: string, body?: object): Promise<T> {
  const response = await browser.fetch(path, {
    method,
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  assert.equal(response.status, 200, `${method} ${path}`);
  const { data } = (await response.json()) as { data: T };
  return data;
}

const step = (line: string) => process.stdout.write(`${line}\n`);

let browser = await signIn();
step("signed in");

const answer = await call<SearchResult>(browser, "POST", "/api/regulatory-search", { query: question, authority: "FDA" });
const citation = answer.statements[0]?.citations[0];
if (!citation) throw new Error(`the answer cites nothing: ${answer.response}`);
assert.match(citation.citation, /^21 CFR 807\.92/);
step(`answered with ${citation.citation}, confidence ${answer.confidence_score}, in ${answer.took_ms} ms`);

const reading = await call<{ passages: { id: string; text: string }[] }>(
  browser,
  "GET",
  `/api/sources/${citation.source_id}?around=${citation.passage_id}`,
);
const passage = reading.passages.find(({ id }) => id === citation.passage_id);
if (!passage) throw new Error("the source does not open at the passage");
if (citation.quote !== null && citation.quote_start !== null) {
  const there = passage.text.slice(citation.quote_start, citation.quote_start + citation.quote.length);
  assert.equal(there, citation.quote, "the quote stands in the passage");
  step(`quoted verbatim: “${citation.quote}”`);
} else step("our summary only: the official text is not imported here");

const saved = await call<Query>(browser, "POST", "/api/queries", {
  question,
  response: answer.response,
  confidence_score: answer.confidence_score,
  is_bookmarked: true,
  source_documents: answer.document_sources.map(({ title }) => title).join(", "),
  query_status: "completed",
  stakeholder_impact: "medium",
  answer_id: answer.answer_id,
});
step("bookmarked");

await browser.fetch("/api/logout");
assert.equal((await browser.fetch("/api/users/me")).status, 401, "signed out");
browser = await signIn();
step("signed out and in again");

const isThere = async () => (await call<Query[]>(browser, "GET", "/api/queries?bookmarked=true")).some(({ id }) => id === saved.id);
assert.ok(await isThere(), "the bookmark is found again");
await call(browser, "PUT", `/api/queries/${saved.id}`, { is_bookmarked: false });
assert.ok(!(await isThere()), "the bookmark is gone");
step("found the bookmark and removed it: the whole road is open");
