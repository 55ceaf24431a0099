import type { FastifyRequest } from "fastify";

/** Whether a request is for the API: by its address, and by the route that answers it, which an address may spell in other letters. */
export const isForApi = ({ url, routeOptions }: Pick<FastifyRequest, "url" | "routeOptions">, under = "/api"): boolean =>
  url.startsWith(under) || routeOptions.url?.startsWith(under) === true;
