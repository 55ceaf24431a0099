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

/** The first element's name, behind declaration, document type and comments. */
const rootOf = (text: string): string | null =>
  /^\s*(?:<\?[\s\S]*?\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>\s*)*<([\w:.-]+)/i.exec(text)?.[1] ?? null;

const endsWith = (text: string, root: string): boolean =>
  new RegExp(`(?:</${root.replaceAll(".", String.raw`\.`)}\\s*>|^[^<]*<${root}[^<>]*/>)\\s*(?:<!--[\\s\\S]*?-->\\s*)*$`, "i").test(
    text.slice(-4096),
  );

const latin = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);
