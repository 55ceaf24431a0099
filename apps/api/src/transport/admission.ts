import { api, isChange, type Operations } from "@clausewise/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createTurns, tooBusy, type TurnLimits } from "../platform/turns.ts";
import { forAsker } from "../platform/wanted.ts";
import { isForApi } from "./for-api.ts";

export interface AdmissionLimits extends TurnLimits {
  /** Requests of the API that may be under way, or wait, in all. */
  inAll: number;
  /** Time in ms after which a turn ends though its request goes on, such as a stream or an answer that is read slowly. */
  longestTurn: number;
}

const usual: AdmissionLimits = { atOnce: 12, span: 100, waiting: 1000, patience: 110, inAll: 1500, longestTurn: 1000 };

const operations = Object.values<Operations>(api).flatMap((table) => Object.values(table));
const changingReads = new Set<string>(operations.filter((one) => one.method === "GET" && isChange(one)).map(({ path }) => path));

const pathOf = ({ url }: FastifyRequest): string => url.split("?", 1)[0] ?? "";
const isRead = (request: FastifyRequest): boolean => /^(?:GET|HEAD)$/.test(request.method) && !changingReads.has(pathOf(request));

/**
 * Lets requests in. Pages and health never wait. What only reads takes turns, few at once: whoever is served is served soon
 * after, and whoever cannot begin soon is told to come back instead of making everybody wait. What nobody waits for any
 * longer is dropped. Changes are taken in until too many are under way.
 */
export function mountAdmission(app: FastifyInstance, { inAll, longestTurn, ...limits }: AdmissionLimits = usual): void {
  const turns = createTurns(limits);
  let present = 0;
  app.addHook("onRequest", (request, reply, done) => {
    if (!isForApi(request)) return done();
    if (pathOf(request) === api.health.get.path) {
      // Nobody is recognised there, so that the database is not asked.
      delete request.raw.headers.cookie;
      return done();
    }
    if (present >= inAll) return done(tooBusy());
    present += 1;
    reply.raw.once("close", () => (present -= 1));
    if (!isRead(request)) return done();
    const isGone = () => request.raw.socket.destroyed;
    const begin = (end: () => void) => {
      const longest = setTimeout(end, longestTurn);
      reply.raw.once("close", () => {
        clearTimeout(longest);
        end();
      });
      if (isGone()) end();
      done();
    };
    forAsker(isGone, () => void turns.take().then(begin, done));
  });
}
