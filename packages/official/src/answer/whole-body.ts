import { textOf, type Answer, type Expected, type Form } from "./answer.ts";

/** Why a body cannot be the whole of what was asked for; null where nothing speaks against it. */
export function whatLacks(answer: Pick<Answer, "bytes" | "headers">, expected: Expected): string | null {
  const { bytes } = answer;
  if (bytes.length === 0) return "gave an empty answer";
  return (
    wrongType(answer.headers["content-type"] ?? "", expected.form) ??
    checks[expected.form](answer, expected) ??
    (bytes.length < (expected.least ?? 0) ? `gave ${bytes.length} bytes, fewer than it can have` : null)
  );
}

/** What a media type holds, where it is one of a form. */
const types: Readonly<Record<Form, RegExp>> = {
  json: /json|text\/plain/,
  xml: /xml|text\/plain/,
  html: /html/,
  pdf: /pdf|octet-stream/,
  zip: /zip|octet-stream/,
};

const wrongType = (type: string, form: Form): string | null =>
  type === "" || types[form].test(type) ? null : `gave ${type.replace(/;.*/s, "")} where ${form.toUpperCase()} was asked for`;

type Check = (answer: Pick<Answer, "bytes">, expected: Expected) => string | null;

const checks: Readonly<Record<Form, Check>> = {
  json: (answer) => {
    try {
      JSON.parse(textOf(answer));
      return null;
    } catch {
      return "gave JSON that is cut off or broken";
    }
  },
  xml: (answer, { roots }) => {
    const text = textOf(answer);
    const root = rootOf(text);
    if (root === null) return "gave no XML where XML was asked for";
    if (roots && !roots.includes(root)) return `gave <${root}> where <${roots.join("> or <")}> was asked for`;
    return endsWith(text, root) ? null : "gave XML that is cut off";
  },
  html: (answer) => (endsWith(textOf(answer), "html") ? null : "gave a page that is cut off"),
  pdf: ({ bytes }) => {
    if (!latin(bytes.subarray(0, 1024)).includes("%PDF-")) return "gave no PDF where a PDF was asked for";
    return latin(bytes.subarray(-2048)).includes("%%EOF") ? null : "gave a PDF that is cut off";
  },
  zip: ({ bytes }) => {
    if (!latin(bytes.subarray(0, 4)).startsWith("PK")) return "gave no ZIP where a ZIP was asked for";
    return latin(bytes.subarray(-65_557)).includes("PK\u0005\u0006") ? null : "gave a ZIP that is cut off";
  },
};

/** What may stand before and behind the root: white space, instructions, comments, a document type. */
const aside = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>)/i;

/** Taken off one by one: an expression that takes all of them tries every way to part them where nothing follows. */
function withoutAsides(text: string): string {
  let rest = text;
  for (let found = aside.exec(rest); found !== null; found = aside.exec(rest)) rest = rest.slice(found[0].length);
  return rest;
}

/** The first element's name, behind declaration, document type and comments. */
const rootOf = (text: string): string | null => /^<([\w:.-]+)/.exec(withoutAsides(text))?.[1] ?? null;

/** Whether nothing but comments stands behind the end of the root, which may be one tag that has its end in itself. */
function endsWith(text: string, root: string): boolean {
  const name = root.replaceAll(".", String.raw`\.`);
  const closed = text
    .slice(-4096)
    .split(new RegExp(`</${name}\\s*>`, "i"))
    .at(-1);
  if (closed !== undefined && closed !== text.slice(-4096) && withoutAsides(closed) === "") return true;
  const behind = new RegExp(`^<${name}(?:\\s[^<>]*)?/>`, "i").exec(withoutAsides(text));
  return behind !== null && withoutAsides(withoutAsides(text).slice(behind[0].length)) === "";
}

const latin = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);
