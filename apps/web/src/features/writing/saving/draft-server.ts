import type { Draft, DraftChanges, DraftHead } from "@clausewise/contracts";
import { connectionLost } from "../../../shared/connection.ts";
import type { Said } from "./said.ts";

/** The server did not take it, and says why. */
export class ServerRefusal extends Error {
  override name = "ServerRefusal";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** As much of the server as keeps drafts; whole texts are larger than calls over tRPC may be. */
export interface DraftServer {
  /** With a text, or with that of a document. */
  create(draft: Said & ({ text: string } | { document_id: string })): Promise<Draft>;
  get(id: string): Promise<Draft>;
  update(changes: DraftChanges): Promise<DraftHead>;
}

async function call<T>(method: "GET" | "POST" | "PUT", path: string, body?: object): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    connectionLost();
    throw error;
  });
  const answer = (await response.json().catch(() => ({}))) as { data?: T; error?: string };
  if (response.ok && answer.data !== undefined) return answer.data;
  throw new ServerRefusal(response.status, answer.error ?? "The server did not take this.");
}

export const draftServer: DraftServer = {
  create: (draft) => call("POST", "/api/drafts", draft),
  get: (id) => call("GET", `/api/drafts/${id}`),
  update: ({ id, ...changes }) => call("PUT", `/api/drafts/${id}`, changes),
};
