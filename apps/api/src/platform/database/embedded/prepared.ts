import { parse, protocol, types, type PGlite } from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";
import { errorCode } from "../error-code.ts";
import { resultOf, type Statement, type StatementResult } from "./engine.ts";

const { serialize } = protocol;

type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

/** A statement that the database has read and planned, under a name. */
interface Prepared {
  name: string;
  parameterTypes: number[];
  /** What its rows consist of, which running it does not tell again. */
  columns: Messages;
}

/** Statements kept prepared; which ones came once only is remembered for more of them. */
const mostPrepared = 300;
const mostSeen = 2000;

/** Longer ones, as rows put in by the hundred, do not come again as they are. */
const longest = 5000;

/** What a plan made earlier fails with once the tables it reads are others, or it is forgotten. */
const outdated = new Set(["0A000", "26000"]);

/** Runs one statement with its parameters. */
type Run = (statement: Statement & { params: readonly unknown[] }) => Promise<StatementResult>;

/** Runs statements as `once` does, but has the database read and plan only once what comes again and again. */
export function prepareRepeated(client: PGlite, once: Run): Run {
  const seen = new LRUCache<string, true>({ max: mostSeen });
  const prepared = new LRUCache<string, Prepared>({ max: mostPrepared });
  let names = 0;
  const send = (...messages: Uint8Array[]) => client.execProtocolStream(Buffer.concat(messages));
  const forget = async (old: Prepared | undefined) => {
    if (old) await send(serialize.close({ type: "S", name: old.name }), serialize.sync());
  };

  const prepare = async (sql: string): Promise<Prepared> => {
    if (prepared.size >= mostPrepared) await forget(prepared.pop());
    const name = `s${(names += 1)}`;
    const told = await send(serialize.parse({ name, text: sql }), serialize.describe({ type: "S", name }), serialize.sync());
    const columns = told.filter((one) => one.name === "rowDescription");
    const made = { name, parameterTypes: parse.parseDescribeStatementResults(told), columns };
    prepared.set(sql, made);
    return made;
  };

  const run: Run = async ({ sql, params, rowMode }) => {
    const { name, parameterTypes, columns } = prepared.get(sql) ?? (await prepare(sql));
    const values = params.map((value, nth) => written(client, value, parameterTypes[nth]));
    const told = await send(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync());
    return resultOf(parse.parseResults([...columns, ...told], client.parsers, { rowMode }));
  };

  return async (statement) => {
    const { sql } = statement;
    if (sql.length > longest || !seen.has(sql)) {
      seen.set(sql, true);
      return once(statement);
    }
    try {
      return await client.runExclusive(() => run(statement));
    } catch (error) {
      if (!outdated.has(errorCode(error))) throw error;
      const old = prepared.get(sql);
      prepared.delete(sql);
      await client.runExclusive(() => forget(old));
      return once(statement);
    }
  };
}

/** A parameter as the database reads it. */
function written({ serializers }: PGlite, value: unknown, type = 0): string | null {
  if (value === null || value === undefined) return null;
  const serialize = serializers[type] ?? serializers[types.TEXT];
  if (!serialize) throw new Error(`There is no way to write a parameter of type ${type}.`);
  return serialize(value);
}
