import { createSocket } from "node:dgram";
import { connect, type Socket } from "node:net";
import type { Clock } from "../../platform/clock/clock.ts";
import type { CheckpointCopies } from "./checkpoint-files.ts";

export interface SyslogAddress {
  protocol: "udp" | "tcp";
  host: string;
  port: number;
}

/** Facility 13 (log audit), severity 5 (notice), as RFC 5424 numbers them. */
const priority = 13 * 8 + 5;

/** Lines kept while a server cannot be reached; the newest name everything before them. */
const mostWaiting = 1000;

/** One message of RFC 5424. */
const syslogMessage = (line: string, host: string, now: string): string =>
  `<${priority}>1 ${now} ${host} clausewise ${process.pid} checkpoint - ${line}`;

/** Sends each line to a syslog server, over UDP or over TCP with counted octets (RFC 6587). */
export function openSyslog(
  address: SyslogAddress,
  { host, clock, warn }: { host: string; clock: Clock; warn: (line: string) => void },
): CheckpointCopies {
  const told = onceWhileFailing((reason) => warn(`Checkpoints cannot be sent to syslog at ${address.host}:${address.port}: ${reason}`));
  const sender = address.protocol === "udp" ? overUdp(address, told) : overTcp(address, told);
  const add = (line: string) => sender.send(syslogMessage(line, host, clock.now()));
  return {
    // The last line stands for all before it.
    begin: (lines) => lines.slice(-1).forEach(add),
    add,
    close: () => sender.close(),
  };
}

interface Told {
  failed(reason: string): void;
  worked(): void;
}

function onceWhileFailing(tell: (reason: string) => void): Told {
  let failing = false;
  return {
    failed(reason) {
      if (!failing) tell(reason);
      failing = true;
    },
    worked: () => void (failing = false),
  };
}

function overUdp({ host, port }: SyslogAddress, told: Told) {
  const socket = createSocket(host.includes(":") ? "udp6" : "udp4").unref();
  socket.on("error", (error) => told.failed(error.message));
  return {
    send: (message: string) => socket.send(message, port, host, (error) => (error ? told.failed(error.message) : told.worked())),
    close: () => void socket.close(),
  };
}

function overTcp({ host, port }: SyslogAddress, told: Told) {
  let socket: Socket | null = null;
  let waiting: string[] = [];
  let closing = false;
  const flush = () => {
    if (socket?.readyState !== "open") return;
    for (const message of waiting.splice(0)) socket.write(`${Buffer.byteLength(message)} ${message}`);
    if (closing) socket.end();
  };
  const open = () => {
    const opened = connect({ host, port }, () => {
      told.worked();
      flush();
    }).unref();
    opened.on("error", (error) => told.failed(error.message));
    opened.on("close", () => void (socket = null));
    return opened;
  };
  return {
    send(message: string) {
      waiting = [...waiting, message].slice(-mostWaiting);
      socket ??= open();
      flush();
    },
    close() {
      closing = true;
      flush();
    },
  };
}
