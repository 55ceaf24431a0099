import type { TRPCBuiltRouter, TRPCDefaultErrorShape, TRPCMutationProcedure, TRPCQueryProcedure } from "@trpc/server";
import type { z } from "zod";
import type { Api } from "./api.ts";
import type { Operation, Operations } from "./operation.ts";

interface Io<O extends Operation> {
  input: z.input<O["input"]>;
  output: z.output<O["output"]>;
  meta: unknown;
}
type Procedure<O extends Operation> = O extends { method: "GET"; changes?: never }
  ? TRPCQueryProcedure<Io<O>>
  : TRPCMutationProcedure<Io<O>>;
type RestOnly = { multipart: true } | { reply: "file" | "feed" } | { events: object };
type Procedures<T extends Operations> = { [K in keyof T as T[K] extends RestOnly ? never : K]: Procedure<T[K]> };
interface Root {
  ctx: object;
  meta: object;
  errorShape: TRPCDefaultErrorShape;
  transformer: false;
}

/** What the web client sees: derived from the contract, so the web never imports from the server. */
export type AppRouter = TRPCBuiltRouter<Root, { [F in keyof Api]: Procedures<Api[F]> }>;
