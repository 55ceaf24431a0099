import { readFileSync } from "node:fs";

/** A kind of request that is not answered, with questions that show its bounds. */
export interface DeclinedRequest {
  title: string;
  /** Why, in a polite sentence. */
  reason: string;
  /** Regular expression, without regard to capitals. */
  pattern: string;
  /** Questions that the pattern fits. */
  declined: string[];
  /** Questions beside it that are answered. */
  answered: string[];
}

/** A list of declined requests that is not in the form the reader needs; `message` names the entry. */
class DeclinedRequestError extends Error {
  override name = "DeclinedRequestError";
}

const fieldsOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^([a-z]+): (.+)$/gm)].map(([, name = "", value = ""]) => [name, value.trim()]));

function need(fields: ReadonlyMap<string, string>, name: string, title: string): string {
  const value = fields.get(name);
  if (value === undefined) throw new DeclinedRequestError(`${title}: ${name}: is missing`);
  return value;
}

/** Reads the list: `## Words`, then sections with a `reason` and, under `###`, their patterns with examples. */
export function readDeclinedRequests(content: string): DeclinedRequest[] {
  const [, ...sections] = content.split(/^## /m);
  const words = fieldsOf(sections.find((one) => one.startsWith("Words\n")) ?? "");
  const filled = (pattern: string, title: string) => pattern.replace(/\{([a-z]+)\}/g, (_, name: string) => need(words, name, title));
  return sections
    .filter((one) => !one.startsWith("Words\n"))
    .flatMap((section) => {
      const [head = "", ...entries] = section.split(/^### /m);
      const reason = need(fieldsOf(head), "reason", head.split("\n")[0] ?? "");
      return entries.map((entry) => {
        const title = entry.split("\n")[0] ?? "";
        const fields = fieldsOf(entry);
        const examples = (name: string) => need(fields, name, title).split(" | ");
        const pattern = filled(need(fields, "pattern", title), title);
        return { title, reason, pattern, declined: examples("declined"), answered: examples("answered") };
      });
    });
}

const file = new URL("../questions/declined-requests.md", import.meta.url);

/** Requests that are politely declined, each with why. */
export const builtInDeclinedRequests = (): DeclinedRequest[] => readDeclinedRequests(readFileSync(file, "utf8"));
