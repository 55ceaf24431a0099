import type { ReactNode } from "react";
import { type Connection, useConnection } from "../connection.ts";
import { explain, statusOf } from "../trpc.ts";
import { Page, PageHead } from "./page.tsx";
import { Problem } from "./states.tsx";
import { Waiting } from "./waiting.tsx";

/** As much of a query as its states need. */
interface Query<T> {
  data: T | undefined;
  error: unknown;
  isError: boolean;
  refetch: () => unknown;
}

interface Props<T> {
  query: Query<T>;
  /** What is said while it loads: `Opening the library`. */
  waiting: string;
  /** What is said when it failed: `The library could not be opened.` */
  failed: string;
  /** Stands in for the failure where the server says there is no such thing. */
  missing?: ReactNode;
  /** Stands in for data in which nothing is. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** Waits in one line, where it is a part of a page. */
  inline?: boolean;
  /** The name of the page whose whole content this is, for as long as that content is not there. */
  page?: string;
  children: (data: T) => ReactNode;
}

const isMissing = (error: unknown) => [400, 404].includes(statusOf(error) ?? 0);

/** One of the states of something loaded: on its way, failed with a retry, offline, missing, empty, or there. */
export function QueryState<T>({ page, ...state }: Props<T>) {
  const { query, empty, isEmpty, children } = state;
  if (query.data !== undefined) return empty !== undefined && isEmpty?.(query.data) === true ? empty : children(query.data);
  if (page === undefined) return <Without {...state} />;
  return (
    <Page title={page}>
      {query.isError && <PageHead heading={page} />}
      <Without {...state} />
    </Page>
  );
}

function saysWhy(connection: Connection, error: unknown): string {
  if (connection === "offline") return "There is no connection. Connect again, then try once more.";
  return connection === "away" ? "The server cannot be reached. It is asked again every few seconds." : explain(error);
}

function Without<T>({ query, waiting, failed, missing, inline = false }: Omit<Props<T>, "page" | "children">) {
  const connection = useConnection();
  if (!query.isError && connection === "here") return <Waiting label={waiting} inline={inline} />;
  if (missing !== undefined && isMissing(query.error)) return missing;
  return (
    <Problem title={failed} retry={() => void query.refetch()}>
      {saysWhy(connection, query.error)}
    </Problem>
  );
}
