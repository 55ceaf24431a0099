import type { FastifyRequest } from "fastify";

/** An address as it may stand in a log: without the word that opens a feed. */
export const loggedAddress = (url: string): string => url.replace(/(\/api\/+feeds\/+)[^/?#]+/i, "$1…");

/** What a log says of a request. */
export const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({ method, url: loggedAddress(url), remoteAddress: ip });
