/**
 * Name and path of a cookie that no other host can set: over TLS browsers take `__Host-` only from this very host, for the
 * whole of it. Over plain HTTP, which is this machine alone, they do not know it.
 */
export const ownCookie = (name: string, secure: boolean): { name: string; path: string } =>
  secure ? { name: `__Host-${name}`, path: "/" } : { name, path: "/api" };
