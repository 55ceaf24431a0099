import { z } from "zod";
import { Alert } from "../operations/alerts.ts";
import { AnswerChanges, AnswerSummary, Citation, CitedChange, SearchResult, Statement } from "../operations/answers.ts";
import { api } from "./api.ts";
import { AuditRecord } from "../operations/audit.ts";
import { ContentsEntry, LibrarySummary, ImportResult, Passage, Source, SourceReading, SourceVersion } from "../operations/library.ts";
import { DashboardStats } from "../operations/dashboard.ts";
import { Document } from "../operations/documents.ts";
import { Failure, errorCodes, type ErrorCode } from "./errors.ts";
import { Done } from "../domain/fields.ts";
import { GuidanceDocument } from "../operations/guidance.ts";
import { Health } from "../operations/health.ts";
import { Notification } from "../operations/notifications.ts";
import { isChange, type Operation, type Operations } from "./operation.ts";
import { ListedQuery, Query } from "../operations/queries.ts";
import { LoginRedirect, Provider } from "../operations/sessions.ts";
import { Role, User } from "../operations/users.ts";

type Schema = Record<string, unknown>;

const shared = {
  title: "Clausewise",
  version: "1",
  description:
    "Regulatory answers, clause by clause. Every call is also a tRPC procedure under /api/rpc, uploads, files and streams apart.",
};

/** Entities that stand under their own names in the document. */
const entities = {
  Alert,
  AnswerChanges,
  AnswerSummary,
  AuditRecord,
  Citation,
  CitedChange,
  ContentsEntry,
  LibrarySummary,
  DashboardStats,
  Document,
  Done,
  Failure,
  GuidanceDocument,
  Health,
  ImportResult,
  ListedQuery,
  LoginRedirect,
  Notification,
  Passage,
  Provider,
  Query,
  Role,
  SearchResult,
  Source,
  SourceReading,
  SourceVersion,
  Statement,
  User,
};

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
  unavailable: "Something needed is out of reach; Retry-After says when to try again.",
  storage_full: "The disk is full; nothing was stored.",
};

/** The OpenAPI 3.1 document of the whole API, read off the table of operations. */
export function openApiDocument(): Schema {
  const names = z.registry<{ id: string }>();
  for (const [id, entity] of Object.entries(entities)) names.add(entity, { id });
  const { schemas } = z.toJSONSchema(names, { io: "output", uri: (id) => `#/components/schemas/${id}` });
  const paths: Record<string, Schema> = {};
  for (const [feature, table] of Object.entries<Operations>(api))
    for (const [name, operation] of Object.entries(table))
      paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: describe(feature, name, operation, names) };
  return {
    openapi: "3.1.0",
    info: shared,
    servers: [{ url: "/" }],
    security: [{ session: [] }],
    tags: Object.keys(api).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "clausewise_session" } },
      schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)])),
      responses: Object.fromEntries(
        Object.entries(meanings).map(([code, description]) => [
          code,
          { description, content: json({ $ref: "#/components/schemas/Failure" }) },
        ]),
      ),
    },
  };
}

type Names = z.core.$ZodRegistry<{ id: string }>;

function describe(feature: string, name: string, operation: Operation, names: Names): Schema {
  const { path, method, summary, access } = operation;
  const { properties, required } = fieldsOf(operation);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  const others = Object.keys(properties).filter((field) => !inPath.includes(field));
  const inQuery = method === "GET" || method === "DELETE" ? others : [];
  const inBody = others.filter((field) => !inQuery.includes(field));
  const parameter = (place: string) => (field: string) => ({
    name: field,
    in: place,
    required: place === "path" || required.includes(field),
    schema: properties[field],
  });
  const parameters = [...inPath.map(parameter("path")), ...inQuery.map(parameter("query"))];
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: access === "administrator" ? `${summary} For administrators.` : summary,
    ...(access === "public" && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(inBody.length > 0 && { requestBody: bodyOf(operation, inBody, properties, required) }),
    responses: responsesOf(operation, outputOf(operation, names), inPath.length > 0, inBody.length > 0),
  };
}

function bodyOf({ multipart }: Operation, fields: string[], properties: Record<string, Schema>, required: string[]): Schema {
  const schema = {
    type: "object",
    properties: Object.fromEntries(fields.map((field) => [field, properties[field]])),
    required: fields.filter((field) => required.includes(field)),
  };
  return { required: true, content: multipart ? { "multipart/form-data": { schema } } : json(schema) };
}

/** The output by the names of its entities, which stand among the components. */
function outputOf({ output, reply }: Operation, names: Names): Schema {
  if (reply === "file") return { type: "string", format: "binary" };
  const { $defs, ...schema } = z.toJSONSchema(output, { io: "output", metadata: names });
  if (!$defs) return bare(schema);
  const renamed: unknown = JSON.parse(JSON.stringify(bare(schema)).replaceAll('"#/$defs/', '"#/components/schemas/'));
  return z.record(z.string(), z.unknown()).parse(renamed);
}

function responsesOf(operation: Operation, output: Schema, hasPath: boolean, hasBody: boolean): Schema {
  const fails = (["invalid", "too_many_requests", "internal", "unavailable"] satisfies ErrorCode[] as ErrorCode[])
    .concat(operation.access === "public" ? [] : ["unauthorized"])
    .concat(operation.access === "administrator" || isChange(operation) ? ["forbidden"] : [])
    .concat(hasPath || hasBody ? ["not_found"] : [])
    .concat(isChange(operation) ? ["storage_full"] : [])
    .concat(hasBody ? ["too_large", "unsupported"] : [])
    .concat(operation.path === "/api/sessions" ? ["unauthorized"] : [])
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
  content: Object.fromEntries(mediaTypes.map((type) => [type, { schema }])),
});

const Fields = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
});

/** The fields of the input as they stand on the wire; what JSON cannot hold is a file. */
function fieldsOf({ input }: Operation): z.output<typeof Fields> {
  return Fields.parse(
    z.toJSONSchema(input, {
      io: "input",
      unrepresentable: "any",
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema._zod.def.type === "custom") Object.assign(jsonSchema, { type: "string", format: "binary" });
      },
    }),
  );
}

const json = (schema: Schema) => ({ "application/json": { schema } });

/** Without what only says which dialect and file a schema is of. */
const bare = (schema: Schema): Schema => Object.fromEntries(Object.entries(schema).filter(([key]) => key !== "$schema" && key !== "$id"));
