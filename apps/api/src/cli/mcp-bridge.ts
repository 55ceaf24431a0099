import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  ErrorCode,
  InitializeResultSchema,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
} from "@modelcontextprotocol/sdk/types.js";
import { Failure } from "@clausewise/contracts";

/** Carries messages between two ends, as they are, until `ended`; a request that does not get across is answered with why. */
export async function bridge(near: Transport, far: Transport, ended: Promise<unknown>): Promise<void> {
  const under = new Set<Promise<void>>();
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a transport has no other way to listen
  near.onmessage = (message) => {
    const crossing = cross(message, near, far).finally(() => under.delete(crossing));
    under.add(crossing);
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- as above
  far.onmessage = (message) => {
    agree(message, far);
    void near.send(message);
  };
  await far.start();
  await near.start();
  await ended;
  await Promise.all(under);
  await far.close();
  await near.close();
}

async function cross(message: JSONRPCMessage, near: Transport, far: Transport): Promise<void> {
  try {
    await far.send(message);
  } catch (error) {
    if (!isJSONRPCRequest(message)) return;
    await near.send({ jsonrpc: "2.0", id: message.id, error: { code: ErrorCode.InternalError, message: reasonOf(error) } });
  }
}

/** Has the version that both ends agreed on said with every further request. */
function agree(message: JSONRPCMessage, far: Transport): void {
  const agreed = isJSONRPCResultResponse(message) ? InitializeResultSchema.safeParse(message.result) : null;
  if (agreed?.success) far.setProtocolVersion?.(agreed.data.protocolVersion);
}

/** Why a message did not get across: in the server's own words, where it answered. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error ? /\{.*\}/s.exec(error.message)?.[0] : undefined;
  const failure = said === undefined ? null : readFailure(said);
  return failure ?? "The Clausewise server does not answer. See that it runs, then try again.";
}

function readFailure(text: string): string | null {
  try {
    return Failure.parse(JSON.parse(text)).error;
  } catch {
    return null;
  }
}
