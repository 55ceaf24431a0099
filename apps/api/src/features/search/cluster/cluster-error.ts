import { ServerError } from "../server-error.ts";

/** Why a search cluster did not do what it was asked; says neither its address nor its password, nor what it answered. */
export class ClusterError extends ServerError {
  override name = "ClusterError";
  readonly status: number | null;

  constructor(reason: string, status: number | null = null, retryAfter = 0) {
    super(`The search cluster ${reason}.`, status, retryAfter);
    this.status = status;
  }
}
