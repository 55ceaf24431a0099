import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { OpenToken } from "../features/access-tokens/open-token.ts";
import type { AuditTrail } from "../features/audit/audit-trail.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/client.ts";
import type { FileStore } from "../platform/storage/file-store.ts";
import { assertRoom } from "../platform/storage/free-space.ts";
import type { Actor, Services } from "../service.ts";
import { mountAdmission } from "./admission.ts";
import { carriesToken } from "./administrator.ts";
import { mountBearers, refuseUnknownBearers } from "./bearers.ts";
import { createCallers } from "./callers.ts";
import { isForApi } from "./for-api.ts";
import { mountHeaders } from "./headers.ts";
import { createLimits } from "./limits.ts";
import { mountMcp } from "./mcp/mount-mcp.ts";
import type { Origins } from "./origin.ts";
import { mountReference } from "./reference.ts";
import { mountRest } from "./rest.ts";
import { mountRpc } from "./rpc.ts";
import { endpoints } from "./run.ts";
import { refuseUnknown } from "./server.ts";
import type { SignInFlow } from "./sign-in/flow.ts";
import { mountSessions } from "./sign-in/session.ts";
import { mountWeb } from "./web.ts";

interface Served {
  config: Config;
  services: Services;
  database: Database;
  audit: AuditTrail;
  files: FileStore;
  clock: Clock;
  origins: Origins;
  secure: boolean;
  signIn: SignInFlow;
  commandLine: { actor: Actor; token: string };
  openToken: OpenToken;
  version: string;
}

const webFolder = fileURLToPath(new URL("../../../web/dist", import.meta.url));

/** Puts the services on the wire: REST, tRPC, the web's files and the description of it all; a worker tells its health alone. */
export async function mountTransports(app: FastifyInstance, { config, services, database, audit, files, ...rest }: Served): Promise<void> {
  const { clock, origins, secure, signIn, commandLine, openToken, version } = rest;
  const isWorker = config.role === "worker";
  mountAdmission(app);
  await mountHeaders(app, origins, secure);
  const all = endpoints(services, { audit, assertRoom: () => assertRoom(config.dataDir) });
  const served = isWorker ? all.filter(({ feature }) => feature === "health") : all;
  const sessions = await mountSessions(app, database, { secret: config.sessionSecret, secure, clock });
  mountBearers(app, { openToken, isCommandLine: (request) => carriesToken(request, commandLine.token) });
  const callers = createCallers({ sessions, signIn, origins, commandLine });
  const limits = await createLimits(app, served, callers, config.rateLimit);
  app.addHook("onRequest", async (request) => {
    if (isForApi(request)) await limits.ofAll(request);
  });
  app.addHook("onRequest", refuseUnknownBearers);
  const unknown = refuseUnknown(served.map(({ operation }) => operation));
  if (isWorker) app.setNotFoundHandler(unknown);
  else {
    await mountWeb(app, webFolder, unknown);
    await mountReference(app);
    await mountRpc(app, { endpoints: served, callers, limits });
    mountMcp(app, { endpoints: served, callers, limits, origins, version });
  }
  await mountRest(app, { endpoints: served, callers, limits, files });
}
