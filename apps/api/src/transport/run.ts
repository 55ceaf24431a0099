import { admissionOf, api, isChange, type Operation, type Operations, readInput } from "@clausewise/contracts";
import { AppError, signInFirst } from "../errors.ts";
import type { AuditTrail } from "../features/audit/audit-trail.ts";
import type { Caller, EventSink, Services } from "../service.ts";
import { lackOf } from "./bearers.ts";

type Handler = (input: unknown, caller: Caller, sink: EventSink) => Promise<unknown>;

/** For operations that tell nothing while they work. */
const nobody: EventSink = { send: () => undefined, signal: new AbortController().signal, lastEventId: null };

/** One operation with its implementation, ready to be served by any transport. */
export interface Endpoint {
  feature: string;
  name: string;
  operation: Operation;
  /** Refuses who may not call, before anything is read of what was sent. */
  admit(caller: Caller, sameOrigin: boolean): Promise<void>;
  run(input: unknown, caller: Caller, sink?: EventSink): Promise<unknown>;
}

export interface Guards {
  audit: AuditTrail;
  /** Throws when nothing more can be stored. */
  assertRoom: () => void;
}

/** The single path every request takes: access, input, service, output. */
export function endpoints(services: Services, guards: Guards): Endpoint[] {
  // The services implement the very table that is walked here; the types of the single entries are lost on the way.
  const handlers = services as unknown as Record<string, Record<string, Handler>>;
  return Object.entries<Operations>(api).flatMap(([feature, table]) =>
    Object.entries(table).map(([name, operation]) => {
      const handle = handlers[feature]?.[name];
      if (!handle) throw new Error(`${feature}.${name} has no implementation`);
      const admit = (caller: Caller, sameOrigin: boolean) => admitTo(`${feature}.${name}`, operation, guards, caller, sameOrigin);
      return { feature, name, operation, admit, run: checked(operation, handle) };
    }),
  );
}

async function admitTo(
  name: string,
  operation: Operation,
  { audit, assertRoom }: Guards,
  caller: Caller,
  sameOrigin: boolean,
): Promise<void> {
  if (caller.token) await admitToken(name, operation, audit, caller, caller.token);
  const admission = admissionOf(operation, caller.actor?.role ?? null);
  if (admission === "sign in") throw signInFirst();
  if (isChange(operation) && !sameOrigin) throw new AppError("forbidden", "This change did not come from a page of this site.");
  if (admission === "refuse") {
    await audit.note(caller, { action: "access.denied", object_id: name, outcome: "denied" });
    throw new AppError(
      "forbidden",
      operation.access === "reviewer" ? "Only a reviewer or an administrator can do this." : "Only an administrator can do this.",
    );
  }
  if (isChange(operation)) assertRoom();
}

/** Lets a program in where the table says that its token opens the operation, and nowhere else. */
async function admitToken(
  name: string,
  { scope }: Operation,
  audit: AuditTrail,
  caller: Caller,
  { id, scopes }: NonNullable<Caller["token"]>,
): Promise<void> {
  const lack = lackOf(scopes, scope);
  if (lack === null) return;
  await audit.note(caller, { action: "access_token.denied", object_id: id, changes: { operation: name }, outcome: "denied" });
  throw new AppError("forbidden", lack);
}

function checked(operation: Operation, handle: Handler): Endpoint["run"] {
  const parsed = operation.tagged
    ? onceEach((output) => operation.output.parse(output))
    : (output: unknown) => operation.output.parse(output);
  return async (raw, caller, sink = nobody) => {
    const read = readInput(operation, raw);
    if (!read.ok) throw new AppError("invalid", read.problems);
    const send: EventSink["send"] = (event, data, id) => sink.send(event, operation.events?.[event]?.parse(data), id);
    return parsed(await handle(read.input, caller, { ...sink, send }));
  };
}

/** Does work once for each object, as long as somebody holds it. */
export function onceEach<R>(work: (of: unknown) => R): (of: unknown) => R {
  const done = new WeakMap<object, R>();
  return (of) => {
    if (typeof of !== "object" || of === null) return work(of);
    const known = done.get(of);
    if (known !== undefined) return known;
    const made = work(of);
    done.set(of, made);
    return made;
  };
}
