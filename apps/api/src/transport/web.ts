import { existsSync } from "node:fs";
import { join } from "node:path";
import compress from "@fastify/compress";
import serveFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const notBuilt = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Clausewise</title></head>
<body><h1>The pages are not built yet</h1><p>The server runs. Build the pages with <code>npm start</code>, or open the address of <code>pnpm dev</code>.</p></body></html>`;

/** Compresses answers and serves the built pages; `orElse` answers what is no page. */
export async function mountWeb(
  app: FastifyInstance,
  folder: string,
  orElse: (request: FastifyRequest, reply: FastifyReply) => unknown,
): Promise<void> {
  const send = (reply: FastifyReply, file: string) => reply.header("cache-control", "no-cache").sendFile(file, { cacheControl: false });
  const page = (reply: FastifyReply) => send(reply, "index.html");
  const built = existsSync(join(folder, "index.html"));
  const start = existsSync(join(folder, "landing.html")) ? "landing.html" : "index.html";
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"], globalDecompression: false });
  if (built) {
    await app.register(serveFiles, {
      root: folder,
      index: false,
      dotfiles: "ignore",
      redirect: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, "assets"));
        reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
    // Rendered ahead without a query: what a query changes, the page's own script draws.
    app.get("/", (request, reply) => send(reply, request.url === "/" ? start : "index.html"));
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return orElse(request, reply);
    if (!built) return reply.code(503).header("retry-after", 30).type("text/html; charset=utf-8").send(notBuilt);
    return page(reply);
  });
}

/** Whether a browser asks for a page: the page's own router finds out which. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split("?", 1)[0] ?? "";
  const last = path.slice(path.lastIndexOf("/") + 1);
  const wantsHtml = /text\/html|\*\/\*/.test(headers.accept ?? "*/*");
  return (method === "GET" || method === "HEAD") && !/^\/api(\/|$)/.test(path) && !last.includes(".") && !path.includes("%") && wantsHtml;
}
