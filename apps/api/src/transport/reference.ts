import { createHash } from "node:crypto";
import { openApiDocument } from "@clausewise/contracts";
import type { FastifyInstance } from "fastify";

/** Serves the API's description for machines, and as a page to browse that asks nothing of other hosts. */
export async function mountReference(app: FastifyInstance): Promise<void> {
  // Made when it is first asked for: it takes time that a start need not.
  let document: ReturnType<typeof openApiDocument> | null = null;
  app.get("/api/openapi.json", async (_, reply) => reply.header("cache-control", "no-cache").send((document ??= openApiDocument())));
  await app.register(async (scope) => {
    // Loaded here because its bundle is large and a worker process never needs it.
    const { default: reference } = await import("@scalar/fastify-api-reference");
    scope.addHook("onSend", async (_, reply, payload) => {
      const isPage = typeof payload === "string" && String(reply.getHeader("content-type")).startsWith("text/html");
      if (isPage) reply.header("content-security-policy", policyFor(payload));
      return payload;
    });
    await scope.register(reference, { routePrefix: "/api/reference", configuration });
  });
}

const configuration = {
  url: "/api/openapi.json",
  pageTitle: "Clausewise API",
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: "never",
} as const;

/** Allows the page its own inline scripts by their hashes, and styles, which it makes as it runs. */
function policyFor(html: string): string {
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, body]) => (body?.trim() ? [body] : []));
  const hashes = scripts.map((body) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "img-src 'self' data: blob:",
    `script-src 'self' ${hashes.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
  ].join("; ");
}
