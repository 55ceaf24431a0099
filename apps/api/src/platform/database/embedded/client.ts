import { DatabaseAway } from "../failures.ts";
import { plain, type Engine, type Statement, type StatementResult } from "./engine.ts";
import type { Turns } from "../../turns.ts";
import { forGood } from "../../wanted.ts";

type Query = (sql: string, params?: readonly unknown[], options?: { rowMode?: Statement["rowMode"] }) => Promise<StatementResult>;

/** As much of PGlite's face as drizzle's driver for it uses. */
export interface EmbeddedClient {
  query: Query;
  transaction<T>(work: (tx: { query: Query }) => Promise<T>): Promise<T>;
}

const statementOf = (...[sql, params, options]: Parameters<Query>): Statement => ({
  sql,
  params: params ?? [],
  rowMode: options?.rowMode ?? "object",
});

/** A client of the embedded database whose statements and transactions take turns; a transaction that asks nothing for `patience` ms is rolled back. */
export function createEmbeddedClient(engine: Engine, turns: Turns, patience: number): EmbeddedClient {
  return {
    query: (...asked) => turns.inTurn(() => engine.run(statementOf(...asked))),
    transaction: (work) => forGood(() => turns.inTurn(() => transact(engine, patience, work))),
  };
}

async function transact<T>(engine: Engine, patience: number, work: (tx: { query: Query }) => Promise<T>): Promise<T> {
  await engine.run(plain("BEGIN"));
  const { life } = engine;
  let over: string | null = null;
  const idle = watchIdle(patience);
  const query: Query = (...asked) => {
    // Outside its transaction a statement would be kept whatever becomes of the rest.
    const reason = over ?? (engine.life === life ? null : "the database was opened anew");
    return reason === null ? idle.whileBusy(engine.run(statementOf(...asked))) : Promise.reject(new DatabaseAway(reason));
  };
  try {
    const result = await Promise.race([work({ query }), idle.tooLong]);
    if (engine.life !== life) throw new DatabaseAway("the database was opened anew");
    over = "the transaction has ended";
    await engine.run(plain("COMMIT"));
    return result;
  } catch (error) {
    over = "the transaction was rolled back";
    if (engine.life === life) await engine.run(plain("ROLLBACK"));
    throw error;
  } finally {
    idle.end();
  }
}

/** Notices when nothing was asked for `patience` ms. */
function watchIdle(patience: number) {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  tooLong.catch(() => undefined);
  let busy = 0;
  const timer = setTimeout(() => {
    if (busy === 0) reject(new DatabaseAway(`a transaction asked nothing for ${patience / 1000} seconds`));
  }, patience);
  return {
    tooLong,
    async whileBusy<T>(work: Promise<T>): Promise<T> {
      busy += 1;
      try {
        return await work;
      } finally {
        busy -= 1;
        timer.refresh();
      }
    },
    end: () => clearTimeout(timer),
  };
}
