import type { Clock } from "../../platform/clock/clock.ts";
import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";

interface Entry {
  payload: AdapterPayload;
  expires: number;
}

/** Oldest entries go first beyond this many. */
const most = 5000;

/** Keeps a provider's short-lived records in memory. */
export function memoryAdapter(clock: Clock): AdapterFactory {
  const now = () => Date.parse(clock.now());
  const entries = new Map<string, Entry>();
  const byUid = new Map<string, string>();
  const byGrant = new Map<string, string[]>();
  const read = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.expires > now() ? entry.payload : undefined;
  };
  const trim = () => {
    for (const key of entries.keys()) if (entries.size > most) entries.delete(key);
    for (const map of [byUid, byGrant]) for (const key of map.keys()) if (map.size > most) map.delete(key);
  };
  return (model): Adapter => ({
    async upsert(id, payload, expiresIn) {
      const key = `${model}:${id}`;
      entries.set(key, { payload, expires: now() + (expiresIn ?? 3600) * 1000 });
      if (payload.uid) byUid.set(payload.uid, key);
      if (payload.grantId) byGrant.set(payload.grantId, [...(byGrant.get(payload.grantId) ?? []), key]);
      trim();
    },
    find: async (id) => read(`${model}:${id}`),
    findByUid: async (uid) => read(byUid.get(uid) ?? ""),
    findByUserCode: async () => undefined,
    async consume(id) {
      const payload = read(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(now() / 1000);
    },
    destroy: async (id) => void entries.delete(`${model}:${id}`),
    async revokeByGrantId(grantId) {
      for (const key of byGrant.get(grantId) ?? []) entries.delete(key);
      byGrant.delete(grantId);
    },
  });
}
