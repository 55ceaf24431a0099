import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { api } from "./api.ts";
import { openApiDocument } from "./openapi.ts";
import type { Operations } from "./operation.ts";

const document = JSON.parse(JSON.stringify(openApiDocument()));

test("the committed document is what the table of operations says; `pnpm --filter @clausewise/contracts openapi` writes it", () => {
  expect(JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"))).toEqual(document);
});

test("every operation of the table is described", () => {
  const described = Object.values<Record<string, { operationId: string }>>(document.paths)
    .flatMap((path) => Object.values(path))
    .map(({ operationId }) => operationId);
  const named = Object.entries<Operations>(api).flatMap(([feature, table]) => Object.keys(table).map((name) => `${feature}.${name}`));
  expect(described.toSorted()).toEqual(named.toSorted());
});

test("every reference leads somewhere", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? "");
  const lost = references.filter(
    (path) => path.split("/").reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document) === undefined,
  );
  expect(references.length).toBeGreaterThan(50);
  expect(lost).toEqual([]);
});

test("what needs a signed-in person says so, and what is public says that", () => {
  expect(document.security).toEqual([{ session: [] }]);
  expect(document.paths["/api/contact"].post.security).toEqual([]);
  expect(document.paths["/api/users/me"].get.responses["401"]).toBeDefined();
  expect(document.paths["/api/users/me"].get.security).toBeUndefined();
  expect(document.paths["/api/regulatory-search"].post.security).toEqual([{ session: [] }, { accessToken: ["ask"] }]);
});

test("an upload is a form with a file", () => {
  const { schema } = document.paths["/api/documents/upload"].post.requestBody.content["multipart/form-data"];
  expect(schema.properties.file).toMatchObject({ type: "string", format: "binary" });
  expect(schema.required).toEqual(["file", "title"]);
});

test("a reply that is a file is described as one, with its media types", () => {
  const { content, headers } = document.paths["/api/answers/{id}/export"].get.responses["200"];
  expect(Object.keys(content)).toContain("application/pdf");
  expect(content["application/pdf"].schema).toEqual({ type: "string", format: "binary" });
  expect(headers).toHaveProperty("Content-Disposition");
});

test("every request shows the example of its row", () => {
  const { schema } = document.paths["/api/contact"].post.requestBody.content["application/json"];
  expect(schema.examples).toEqual([api.contact.send.example]);
  const limit = document.paths["/api/sources"].get.parameters.find(({ name }: { name: string }) => name === "limit");
  expect(limit.schema.examples).toEqual([10]);
});

test("a body that needs what must first exist shows no example", () => {
  expect(document.paths["/api/sessions"].post.requestBody.content["application/json"].schema.examples).toBeUndefined();
});
