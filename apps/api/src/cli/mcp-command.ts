import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { bridge } from "./mcp-bridge.ts";
import { findServer } from "./server.ts";

const usage = `Usage:
  CLAUSEWISE_TOKEN=cwp_… npm run --silent mcp

Speaks the Model Context Protocol over standard input and output, for programs that start their tools themselves, and hands every
message to the server that runs here (npm start), or to the one whose address CLAUSEWISE_URL gives. The token is made on the
account page; it decides what can be asked.`;

/** Where the command runs. */
export interface Surroundings {
  /** Root of the repository, from which DATA_DIR is taken. */
  home: string;
  dataDir: string;
  /** Where a server answers; null for the one that runs here. */
  address: string | null;
  token: string | null;
  /** Whoever started the command. */
  near: Transport;
  ended: Promise<unknown>;
  /** Standard output belongs to the protocol: people are told on the other. */
  complain: (line: string) => void;
}

/** Carries messages until whoever started it has gone, and returns the exit code. */
export async function mcpCommand({ home, dataDir, address, token, near, ended, complain }: Surroundings): Promise<number> {
  if (token === null) {
    complain(usage);
    return 2;
  }
  const named = address === null ? null : URL.parse(address);
  if (address !== null && (named === null || !isPrivate(named))) {
    complain(`${address} is no address that a token may be sent to: it has to begin with https://, unless the server is on this machine.`);
    return 2;
  }
  const server = named?.href ?? findServer(home, dataDir)?.url;
  if (server === undefined) {
    complain("No server is running here: start it with `npm start`, or name one with CLAUSEWISE_URL.");
    return 2;
  }
  const url = new URL("/api/mcp", server);
  const far = new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: `Bearer ${token}` } } });
  await bridge(near, far, ended);
  return 0;
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

const isPrivate = ({ protocol, hostname }: URL): boolean => protocol === "https:" || (protocol === "http:" && loopback.has(hostname));
