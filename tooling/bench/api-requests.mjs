import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { signIn } from "../../apps/api/test/sign-in.ts";

const linesOf = (file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const asked = ({ question, query, authority }) => ({ query: question ?? query, authority: authority ?? "FDA" });

const own = ["everyday-us", "everyday-elsewhere", "field"].map((name) => join(import.meta.dirname, `../evaluate/questions/${name}.jsonl`));

/** The questions kept in this repository. */
export const ownQuestions = () => own.flatMap(linesOf).map(asked);

/** Further questions for whoever searches meanwhile: those of the shared data, or the same ones in another order. */
export function otherQuestions(sharedData) {
  const file = join(sharedData, "questions/dev.jsonl");
  return existsSync(file) ? linesOf(file).map(asked) : ownQuestions().toReversed();
}

/** As long a question as is taken, naming as many clauses as fit. */
export function worstQuestions() {
  const fill = (word) => {
    let text = "Which duties follow from";
    for (let nth = 1; text.length < 3980; nth++) text += ` ${word(nth)},`;
    return text.slice(0, 3999).replace(/,[^,]*$/, "?");
  };
  return [
    fill((nth) => `21 CFR ${800 + (nth % 90)}.${nth % 100}(a)(${nth % 9})`),
    fill((nth) => `Article ${1 + (nth % 113)}(${1 + (nth % 9)})`),
    fill((nth) => `820.${nth}`),
    fill((nth) => `section ${500 + nth}(b)(${nth % 7})(A)`),
    fill((nth) => `what is part ${nth} of Annex ${"I".repeat(1 + (nth % 3))}, and why not`),
  ].map((query, nth) => ({ query, authority: nth % 2 === 0 ? "FDA" : "EU_MDR" }));
}

/** A person signed in, whose calls are timed; `known` is the tag of an answer they hold already. */
export async function openPerson(base, name) {
  const browser = await signIn(base, name);
  const call = async (method, path, body, known) => {
    const headers = {
      ...(body && { "content-type": "application/json" }),
      ...(known && { "if-none-match": known }),
      origin: new URL(base).origin,
    };
    const begun = performance.now();
    const response = await browser.fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    return { status: response.status, ms: performance.now() - begun, text, tag: response.headers.get("etag") };
  };
  return { call, cookie: browser.cookie(), ask: (question) => call("POST", "/api/regulatory-search", question) };
}

/** Many connections that ask for one address again and again; times of what was served, and what was not, by status. */
export async function hammer({ base, cookie, path, connections, seconds }) {
  const served = [];
  const refused = new Map();
  const count = (status) => refused.set(status, (refused.get(status) ?? 0) + 1);
  const run = autocannon({ url: new URL(path, base).href, connections, duration: seconds, timeout: 60, headers: { cookie } });
  run.on("response", (_, status, __, ms) => (status === 200 ? served.push(ms) : count(status)));
  const { errors, timeouts } = await run;
  if (errors - timeouts > 0) refused.set("errors", errors - timeouts);
  if (timeouts > 0) refused.set("timeouts", timeouts);
  return { served, refused };
}
