import { errorCodes, isChange, isRestOnly, type AppRouter } from "@clausewise/contracts";
import { initTRPC, TRPCError, type TRPCRouterRecord } from "@trpc/server";
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import type { Callers } from "./callers.ts";
import { isUnexpected, loggable, tell, type Told } from "./failures.ts";
import { isForApi } from "./for-api.ts";
import { refuseOtherCharsets } from "./json-body.ts";
import type { Limits } from "./limits.ts";
import { createRepeats } from "./repeats.ts";
import type { Endpoint } from "./run.ts";

export interface RpcParts {
  endpoints: Endpoint[];
  callers: Callers;
  limits: Limits;
}

interface Exchange {
  req: FastifyRequest;
  res: FastifyReply;
}

const largestBatch = 10;

const t = initTRPC.context<Exchange>().create({
  isDev: false,
  errorFormatter: ({ shape, error }) => {
    const told = toldOf(error);
    return { ...shape, message: told.message, data: { code: shape.data.code, httpStatus: errorCodes[told.code].status } };
  },
});

/** Serves every operation but uploads, files and streams as a procedure of the same name. */
export async function mountRpc(app: FastifyInstance, parts: RpcParts): Promise<void> {
  const router = buildRouter(parts);
  app.addHook("onRequest", async (request) => {
    if (isForApi(request, "/api/rpc/")) await refuseOtherCharsets(request);
  });
  await app.register(fastifyTRPCPlugin, {
    prefix: "/api/rpc",
    trpcOptions: {
      router,
      maxBatchSize: largestBatch,
      createContext: ({ req, res }) => ({ req, res }),
      responseMeta: ({ errors }) => ({ headers: retryHeader(errors.map(toldOf)) }),
      onError: ({ error, req }) => {
        const told = toldOf(error);
        if (isUnexpected(told)) req.log.error({ err: loggable(error.cause ?? error) }, told.message);
      },
    },
  } satisfies FastifyTRPCPluginOptions<typeof router>);
}

/** Whether several calls travel in a request, whose key then names none of them. */
const isBatch = ({ url }: FastifyRequest): boolean => /[?&]batch=/.test(url);

function buildRouter({ endpoints, callers, limits }: RpcParts): AppRouter {
  const once = createRepeats();
  const features: Record<string, TRPCRouterRecord> = {};
  for (const endpoint of endpoints) {
    if (isRestOnly(endpoint.operation)) continue;
    const resolve = async ({ input, ctx: { req, res } }: { input: unknown; ctx: Exchange }) => {
      const caller = callers.of(req, res);
      await limits.ofOperation(endpoint, req);
      await endpoint.admit(caller, callers.mayChange(req));
      const run = () => endpoint.run(input ?? {}, caller);
      return isBatch(req) ? run() : once(req, endpoint, caller, run);
    };
    const procedure = t.procedure.input((raw) => raw);
    const feature = (features[endpoint.feature] ??= {});
    feature[endpoint.name] = isChange(endpoint.operation)
      ? procedure.mutation((call) => resolve(call).catch(rethrow))
      : procedure.query((call) => resolve(call).catch(rethrow));
  }
  // Built from the very table that AppRouter is derived from; the types of the single procedures are lost on the way.
  return t.router(features) as unknown as AppRouter;
}

function rethrow(error: unknown): never {
  const told = tell(error);
  throw new TRPCError({ code: errorCodes[told.code].rpc, message: told.message, cause: error });
}

/** What to say of an error, whether a service, the procedure lookup or the reading of the request raised it. */
function toldOf(error: TRPCError): Told {
  if (error.cause && (error.cause instanceof AppError || error.code === "INTERNAL_SERVER_ERROR" || error.code === "SERVICE_UNAVAILABLE"))
    return tell(error.cause);
  if (error.code === "INTERNAL_SERVER_ERROR") return tell(error);
  const known = (Object.keys(errorCodes) as (keyof typeof errorCodes)[]).find((code) => errorCodes[code].rpc === error.code);
  return { code: known ?? "invalid", message: plain[known ?? "invalid"] ?? "The request could not be read.", retryAfter: null };
}

const plain: Partial<Record<keyof typeof errorCodes, string>> = {
  not_found: "There is no such procedure.",
  method_not_allowed: "This procedure is called with another method.",
  unsupported: "Only JSON in UTF-8 is accepted here.",
  too_large: "The request is too large.",
};

function retryHeader(told: Told[]): Headers {
  const waits = told.flatMap(({ retryAfter }) => (retryAfter === null ? [] : [retryAfter]));
  return new Headers(waits.length > 0 ? { "retry-after": String(Math.max(...waits)) } : {});
}
