import { z } from "zod";
import { Done } from "../domain/fields.ts";
import * as contracts from "./api.ts";
import { Failure, errorCodes, type ErrorCode } from "./errors.ts";
import { isChange, type Operation, type Operations } from "./operation.ts";

type Schema = Record<string, unknown>;

const shared = {
  title: "Clausewise",
  version: "1",
  description:
    "Regulatory answers, clause by clause. Every call is also a tRPC procedure under /api/rpc, uploads, files and streams apart.",
};

const { api } = contracts;

/** What operations give stands under its own names in the document. */
const entities = Object.entries<unknown>({ ...contracts, Done, Failure }).flatMap(([name, one]) =>
  one instanceof z.ZodObject ? [{ name, one }] : [],
);

const meanings: Record<ErrorCode, string> = {
  invalid: "The request cannot be understood or breaks a rule.",
  unauthorized: "Nobody is signed in.",
  forbidden: "The signed-in person may not do this, or the change came from a foreign page.",
  not_found: "There is no such thing, or it is somebody else's.",
  method_not_allowed: "The address takes another method.",
  conflict: "The thing has been changed meanwhile.",
  too_large: "The request is too large.",
  unsupported: "The content type, or the kind of file, is not accepted.",
  too_many_requests: "Too many calls; Retry-After says how long to wait.",
  internal: "Something went wrong here.",
  busy: "Too much waits already; Retry-After says when to try again.",
  unavailable: "Something needed is out of reach; Retry-After says when to try again.",
  storage_full: "The disk is full; nothing was stored.",
};

/** The OpenAPI 3.1 document of the whole API, read off the table of operations. */
export function openApiDocument(): Schema {
  const names = z.registry<{ id: string }>();
  for (const { name, one } of entities) names.add(one, { id: name });
  const { schemas } = z.toJSONSchema(names, { io: "output", unrepresentable: "any", uri: (id) => `#/components/schemas/${id}` });
  const paths: Record<string, Schema> = {};
  for (const [feature, table] of Object.entries<Operations>(api))
    for (const [name, operation] of Object.entries(table))
      paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: describe(feature, name, operation, names) };
  const components = withUsed(schemas, JSON.stringify([paths, schemas["Failure"]]));
  return {
    openapi: "3.1.0",
    info: shared,
    servers: [{ url: "/" }],
    security: [{ session: [] }],
    tags: Object.keys(api).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "clausewise_session" },
        accessToken: { type: "http", scheme: "bearer", description: "An access token of the account page, with the scope that is named." },
      },
      schemas: Object.fromEntries(Object.entries(components).map(([id, schema]) => [id, bare(schema)])),
      responses: Object.fromEntries(
        Object.entries(meanings).map(([code, description]) => [
          code,
          { description, content: json({ $ref: "#/components/schemas/Failure" }) },
        ]),
      ),
    },
  };
}

/** The schemas that the text refers to, and those that these refer to. */
function withUsed(schemas: Record<string, Schema>, text: string): Record<string, Schema> {
  const used = new Set(["Failure"]);
  const follow = (from: string) => {
    for (const [, id = ""] of from.matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (used.has(id)) continue;
      used.add(id);
      follow(JSON.stringify(schemas[id]));
    }
  };
  follow(text);
  return Object.fromEntries(Object.entries(schemas).filter(([id]) => used.has(id)));
}

type Names = z.core.$ZodRegistry<{ id: string }>;

function describe(feature: string, name: string, operation: Operation, names: Names): Schema {
  const { path, method, summary, access, scope, example } = operation;
  const { properties, required } = fieldsOf(operation);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  const others = Object.keys(properties).filter((field) => !inPath.includes(field));
  const inQuery = method === "GET" ? others : [];
  const inBody = others.filter((field) => !inQuery.includes(field));
  const parameter = (place: string) => (field: string) => ({
    name: field,
    in: place,
    required: place === "path" || required.includes(field),
    schema: field in example ? { ...properties[field], examples: [example[field]] } : properties[field],
  });
  const parameters = [...inPath.map(parameter("path")), ...inQuery.map(parameter("query"))];
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: `${summary}${forWhom[access] ?? ""}`,
    ...(access === "public" && { security: [] }),
    ...(scope !== undefined && { security: [{ session: [] }, { accessToken: [scope] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(inBody.length > 0 && { requestBody: bodyOf(operation, inBody, properties, required) }),
    responses: responsesOf(operation, outputOf(operation, names), inPath.length > 0, inBody.length > 0),
  };
}

const forWhom: Partial<Record<Operation["access"], string>> = {
  reviewer: " For reviewers and administrators.",
  administrator: " For administrators.",
};

function bodyOf({ multipart, example }: Operation, fields: string[], properties: Record<string, Schema>, required: string[]): Schema {
  const shown = Object.fromEntries(Object.entries(example).filter(([field]) => fields.includes(field)));
  const must = fields.filter((field) => required.includes(field));
  const schema = {
    type: "object",
    properties: Object.fromEntries(fields.map((field) => [field, properties[field]])),
    required: must,
    ...(must.every((field) => field in shown) && { examples: [shown] }),
  };
  return { required: true, content: multipart ? { "multipart/form-data": { schema } } : json(schema) };
}

/** The output by the names of its entities, which stand among the components. */
function outputOf({ output, reply }: Operation, names: Names): Schema {
  if (reply === "file" || reply === "feed") return { type: "string", format: "binary" };
  const { $defs, ...schema } = z.toJSONSchema(output, { io: "output", metadata: names });
  if (!$defs) return bare(schema);
  const renamed: unknown = JSON.parse(JSON.stringify(bare(schema)).replaceAll('"#/$defs/', '"#/components/schemas/'));
  return z.record(z.string(), z.unknown()).parse(renamed);
}

function responsesOf(operation: Operation, output: Schema, hasPath: boolean, hasBody: boolean): Schema {
  const fails = (["invalid", "too_many_requests", "internal", "unavailable"] satisfies ErrorCode[] as ErrorCode[])
    // A token that opens nothing is refused wherever it is shown; health alone is told to everybody.
    .concat(operation.path === "/api/health" ? [] : ["unauthorized", "forbidden"])
    .concat(hasPath || hasBody ? ["not_found"] : [])
    .concat(isChange(operation) ? ["conflict", "storage_full"] : [])
    .concat(hasBody ? ["too_large", "unsupported"] : [])
    .concat("method_not_allowed");
  const numbered = [...new Set(fails)].map((code) => [errorCodes[code].status, { $ref: `#/components/responses/${code}` }] as const);
  return {
    200: succeeds(operation, output),
    ...Object.fromEntries(numbered.toSorted(([a], [b]) => a - b)),
  };
}

function succeeds(operation: Operation, output: Schema): Schema {
  if (operation.events) return eventsOf(operation.events, output);
  if (operation.reply === "file") return fileOf(operation, output);
  if (operation.reply === "feed") return feedOf(operation);
  return { description: "Done.", content: json(operation.reply === "bare" ? output : envelope(operation, output)) };
}

/** `{success, data}`; the rows of a list stand as `data`, with the rest of the page beside them. */
function envelope({ reply }: Operation, output: Schema): Schema {
  const { items, ...beside } = reply === "page" ? Fields.parse(output).properties : { items: output };
  const properties = { success: { const: true }, data: items, ...beside };
  return { type: "object", properties, required: Object.keys(properties) };
}

/** OpenAPI 3.1 has no words for a stream of events: its one schema stands for the data of each of them. */
function eventsOf(events: NonNullable<Operation["events"]>, output: Schema): Schema {
  const told = Object.keys(events).map((name) => `\`${name}\``);
  return {
    description: `Events while it works (${told.join(", ")}), then \`done\` with the data below, or \`failed\` with a failure.`,
    content: { "text/event-stream": { schema: output } },
  };
}
const fileOf = ({ mediaTypes = [] }: Operation, schema: Schema): Schema => ({
  description: "A file to save.",
  headers: { "Content-Disposition": { description: "Attachment, with the name of the file.", schema: { type: "string" } } },
  // A file of JSON holds whatever it holds, and no text.
  content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: type === "application/json" ? {} : schema }])),
});

const feedOf = ({ mediaTypes = [] }: Operation): Schema => ({
  description: "A text to follow; 304 where the asker has it already.",
  headers: {
    ETag: { description: "What to send as If-None-Match the next time.", schema: { type: "string" } },
    "Last-Modified": { description: "What to send as If-Modified-Since, where there is no ETag.", schema: { type: "string" } },
  },
  content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: "string" } }])),
});

const Fields = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
});

/** The fields of the input as they stand on the wire; what JSON cannot hold is a file. */
function fieldsOf({ input }: Operation): z.output<typeof Fields> {
  const { properties, required } = Fields.parse(
    z.toJSONSchema(input, {
      io: "input",
      unrepresentable: "any",
      override: ({
        zodSchema: {
          _zod: { def },
        },
        jsonSchema,
      }) => {
        if (def.type === "custom") Object.assign(jsonSchema, { type: "string", format: "binary" });
        // Left out by zod where a value is read first, as a number in query text is.
        if (def.type === "default" && "defaultValue" in def) Object.assign(jsonSchema, { default: def.defaultValue });
      },
    }),
  );
  return {
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, required.includes(name) ? schema : orEmpty(schema)]),
    ),
    required,
  };
}

/** Of a field that may be left out: sent empty, as forms do, it counts as left out. */
const orEmpty = (schema: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== "minLength"));

const json = (schema: Schema) => ({ "application/json": { schema } });

/** Without what only says which dialect and file a schema is of. */
const bare = (schema: Schema): Schema => Object.fromEntries(Object.entries(schema).filter(([key]) => key !== "$schema" && key !== "$id"));
