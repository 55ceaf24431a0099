import { api, type Operation } from "@clausewise/contracts";
import { beforeEach, describe, expect, test } from "vitest";
import { AppError } from "../errors.ts";
import type { AuditTrail } from "../features/audit/audit-trail.ts";
import type { Actor, Caller, Services } from "../service.ts";
import { endpoints, onceEach, type Endpoint } from "./run.ts";

type Handle = (input: unknown, caller: Caller, sink: { send: (event: string, data: unknown) => void }) => Promise<unknown>;

let denied: unknown[];
let isFull: boolean;
beforeEach(() => {
  denied = [];
  isFull = false;
});

const guards = {
  audit: { note: async (_: Caller, entry: unknown) => void denied.push(entry) } as unknown as AuditTrail,
  assertRoom: () => {
    if (isFull) throw new AppError("storage_full", "The disk is full. Nothing was stored.");
  },
};
/** Every operation with the same implementation. */
const all = (handle: Handle = async () => ({})) => {
  const services = Object.fromEntries(
    Object.entries(api).map(([feature, table]) => [feature, Object.fromEntries(Object.keys(table).map((name) => [name, handle]))]),
  );
  return endpoints(services as unknown as Services, guards);
};
const endpointOf = (name: string, handle?: Handle): Endpoint => {
  const found = all(handle).find((one) => `${one.feature}.${one.name}` === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const callerAs = (role: Actor["role"] | null): Caller =>
  ({ actor: role && { id: "2775b27e-c5fe-4fa4-b2bb-bb13d7d23739", label: "ana@example.org", role } }) as Caller;
const [nobody, ana, dana] = [callerAs(null), callerAs("regulatory_professional"), callerAs("administrator")];

test("every operation of the contract is served, and one without an implementation stops the start", () => {
  const operations = Object.values(api).flatMap((table) => Object.values<Operation>(table));
  expect(all().map(({ operation }) => operation)).toEqual(operations);
  expect(() => endpoints({} as Services, guards)).toThrow("has no implementation");
});

describe("who may call", () => {
  const [own, administrators, open] = ["alerts.create", "audit.records", "contact.send"];

  test("is somebody who signed in, unless the operation is for everybody", async () => {
    await expect(endpointOf(own ?? "").admit(nobody, true)).rejects.toMatchObject({ code: "unauthorized" });
    await expect(endpointOf(open ?? "").admit(nobody, true)).resolves.toBeUndefined();
  });

  test("is for a change nobody who came from a page of another site, signed in or not", async () => {
    await expect(endpointOf(own ?? "").admit(ana, false)).rejects.toMatchObject({ code: "forbidden" });
    await expect(endpointOf(open ?? "").admit(nobody, false)).rejects.toMatchObject({ code: "forbidden" });
  });

  test("is an administrator where the operation is theirs, and who else tries is on the record", async () => {
    await expect(endpointOf(administrators ?? "").admit(ana, true)).rejects.toMatchObject({ code: "forbidden" });
    expect(denied).toEqual([{ action: "access.denied", object_id: administrators, outcome: "denied" }]);
    await expect(endpointOf(administrators ?? "").admit(dana, true)).resolves.toBeUndefined();
    expect(denied).toHaveLength(1);
  });

  test("reads while the disk is full, but changes nothing", async () => {
    isFull = true;
    await expect(endpointOf(own ?? "").admit(ana, true)).rejects.toMatchObject({ code: "storage_full" });
    await expect(endpointOf("alerts.list").admit(ana, true)).resolves.toBeUndefined();
  });
});

describe("what is called", () => {
  test("gets its input read as the contract says, and nothing the contract does not know", async () => {
    let got: unknown;
    const update = endpointOf("users.update", async (input) => {
      got = input;
      return Promise.reject(new AppError("conflict", "Enough was seen."));
    });
    await expect(update.run({ time_zone: "Europe/Berlin", role_type: "administrator" }, ana)).rejects.toMatchObject({ code: "conflict" });
    expect(got).toEqual({ time_zone: "Europe/Berlin" });
  });

  test("is refused in plain words where its input is wrong, before anything happens", async () => {
    let isCalled = false;
    const update = endpointOf("users.update", async () => void (isCalled = true));
    await expect(update.run({ time_zone: "Atlantis/Capital" }, ana)).rejects.toMatchObject({ code: "invalid" });
    expect(isCalled).toBe(false);
  });

  test("hands out what the contract says and not a field more", async () => {
    const role = endpointOf("users.role", async () => ({ role_type: "reviewer", password: "secret" }));
    expect(await role.run({}, ana)).toEqual({ role_type: "reviewer" });
  });

  test("that answers what the contract does not know is a fault of ours, not an answer", async () => {
    const role = endpointOf("users.role", async () => ({ role_type: "king" }));
    await expect(role.run({}, ana)).rejects.not.toBeInstanceOf(AppError);
  });
});

test("what is made of an object is made once, and of another anew", () => {
  let times = 0;
  const counted = onceEach(() => (times += 1));
  const [one, other] = [[], []];
  expect([counted(one), counted(one), counted(other), counted("one"), counted("one")]).toEqual([1, 1, 2, 3, 4]);
});
