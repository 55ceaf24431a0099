import { api, isChange, isRestOnly, type Operation, type Operations } from "@clausewise/contracts";
import { form, json } from "./requests.ts";
import type { Browser } from "./sign-in.ts";

/** An operation under its name, such as `queries.create`. */
export interface Row {
  name: string;
  operation: Operation;
}

export type Input = Record<string, unknown>;

/** The whole table of operations. */
export const rows: Row[] = Object.entries<Operations>(api).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, operation]) => ({ name: `${feature}.${name}`, operation })),
);

export const overRpc = rows.filter(({ operation }) => !isRestOnly(operation));

/** A file as the example of an upload has it. */
interface SampleFile {
  name: string;
  text: string;
}

const isFile = (value: unknown): value is SampleFile => typeof value === "object" && value !== null && "name" in value && "text" in value;

/** Calls an operation over REST as a browser does; a list in a query is sent as the same parameter again. */
export function callRest(browser: Browser, { operation }: Row, given: Input): Promise<Response> {
  const { method, multipart } = operation;
  const input = { ...given };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const value = encodeURIComponent(String(input[field]));
    delete input[field];
    return value;
  });
  if (multipart)
    return browser.fetch(path, form(Object.entries(input).map(([name, value]) => [name, isFile(value) ? value : String(value)])));
  if (method !== "GET") return browser.fetch(path, Object.keys(input).length > 0 ? json(method, input) : { method });
  const asked = new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)])),
  );
  return browser.fetch(asked.size === 0 ? path : `${path}?${String(asked)}`);
}

/** Calls an operation as a procedure. */
export const callRpc = (browser: Browser, { name, operation }: Row, input: Input): Promise<Response> =>
  isChange(operation)
    ? browser.fetch(`/api/rpc/${name}`, json("POST", input))
    : browser.fetch(`/api/rpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`);
