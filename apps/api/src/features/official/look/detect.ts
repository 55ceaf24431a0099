import { Unreadable, type Detected, type NotReady } from "@clausewise/official";
import { dateAnswer, findAnswer } from "../answers.repository.ts";
import type { Plan } from "../official.table.ts";
import type { StoredSource } from "../sources.repository.ts";
import { fetchAnswer, type KeptAnswer } from "./fetch-answer.ts";
import { LookEnded } from "./look-ended.ts";
import type { Look } from "./parts.ts";

/** How the source stands, asked in the cheapest way; null where it stands as it did when it was last taken over. */
export async function detect(look: Look, source: StoredSource): Promise<Omit<Plan, "begun_at"> | null> {
  const { detect: detector } = look.connector;
  if (!detector) return { token: look.begunAt.slice(0, 10), as_of: null, answer_id: null, total: null };
  const held = source.answer_id === null ? null : await findAnswer(look.database, source.answer_id);
  const fetched = await fetchAnswer(look, { url: detector.url, kind: null, held });
  if (fetched.kind === "not_modified") return null;
  if (fetched.kind !== "ok") throw new LookEnded("broken", fetched.reason);
  const found = await read(look, fetched);
  if ("notReady" in found) throw new LookEnded("not_ready", found.notReady);
  const token = found.token ?? fetched.kept.sha256;
  await dateAnswer(look.database, fetched.kept.id, found.asOf);
  return token === source.token ? null : { token, as_of: found.asOf, answer_id: fetched.kept.id, total: found.total ?? null };
}

async function read({ reader, connector }: Look, { answer }: KeptAnswer): Promise<Detected | NotReady> {
  try {
    return await reader.detect(connector.id, answer);
  } catch (error) {
    if (error instanceof Unreadable) throw new LookEnded("broken", error.message);
    throw error;
  }
}
