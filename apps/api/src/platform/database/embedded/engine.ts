/** A statement as it goes to the embedded database; without `params` it may consist of several. */
export interface Statement {
  sql: string;
  params: readonly unknown[] | null;
  rowMode: "array" | "object";
}

export interface StatementResult {
  rows: unknown[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows?: number;
}

/** The embedded database itself, wherever it runs: statements are run one after another, in the order they come. */
export interface Engine {
  run(statement: Statement): Promise<StatementResult>;
  /** Grows each time the database had to be opened anew; what was not committed by then is gone. */
  readonly life: number;
  /** Hears every notification of the channels that were listened to. */
  onNotification(hear: (channel: string, payload: string) => void): void;
  /** Listens to a channel, also after the database was opened anew. */
  listen(channel: string): Promise<void>;
  close(): Promise<void>;
}

export const plain = (sql: string): Statement => ({ sql, params: null, rowMode: "object" });

export const listenTo = (channel: string): Statement => plain(`LISTEN "${channel.replaceAll('"', '""')}"`);

/** The results of all parts of a statement as one. */
export function resultOf(results: readonly StatementResult[]): StatementResult {
  const { affectedRows } = results.at(-1) ?? {};
  const [rows, fields] = [results.flatMap((one) => one.rows), results.flatMap((one) => one.fields)];
  return { rows, fields, ...(affectedRows !== undefined && { affectedRows }) };
}
