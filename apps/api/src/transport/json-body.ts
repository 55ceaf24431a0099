import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";

/** No input has values within values deeper than this. */
const deepest = 32;

const decoder = new TextDecoder("utf-8", { fatal: true });

const unreadable = () => new AppError("invalid", "The body is not valid JSON.");
const unsupported = () => new AppError("unsupported", "Only JSON in UTF-8 is accepted here.");

/** Takes JSON bodies strictly: UTF-8 alone, no other encoding, no keys that reach into prototypes. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    const text = textOf(request, body);
    if (text instanceof AppError) return done(text);
    if (text.trim() === "") return done(null, undefined);
    void parse(request, text, (error, value) => done(error || isDeeper(value, deepest) ? unreadable() : null, value));
  });
}

const isDeeper = (value: unknown, than: number): boolean =>
  typeof value === "object" && value !== null && (than === 0 || Object.values(value).some((inner) => isDeeper(inner, than - 1)));

/** Whether the request says nothing else of its text than UTF-8. */
function isUtf8({ headers }: FastifyRequest): boolean {
  const charset = /;\s*charset=\s*"?([^";\s]*)/i.exec(headers["content-type"] ?? "")?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

/** Refuses bodies in another charset, where somebody else's parser reads them. */
export async function refuseOtherCharsets(request: FastifyRequest): Promise<void> {
  if (!isUtf8(request)) throw unsupported();
}

/** The body as text, or why it cannot be read. */
function textOf(request: FastifyRequest, body: Buffer): string | AppError {
  if (!isUtf8(request)) return unsupported();
  const encoding = request.headers["content-encoding"];
  if (encoding !== undefined && encoding !== "identity") return unsupported();
  try {
    return decoder.decode(body);
  } catch {
    return unreadable();
  }
}
