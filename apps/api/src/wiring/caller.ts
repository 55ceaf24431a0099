import { randomUUID } from "node:crypto";
import { AppError } from "../errors.ts";
import type { Actor, Caller } from "../service.ts";

const noBrowser = async (): Promise<never> => {
  throw new AppError("internal", "There is no browser behind this call.");
};

/** Somebody who calls from the machine itself. */
export const callerWithoutBrowser = <A extends Actor | null>(actor: A): Omit<Caller, "actor"> & { actor: A } => ({
  actor,
  sessionId: null,
  requestId: randomUUID(),
  address: "",
  origin: "",
  signIn: { begin: noBrowser, exchange: noBrowser, beginSigning: noBrowser, confirmSigning: noBrowser, start: noBrowser, end: noBrowser },
});
