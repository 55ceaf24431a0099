import { createSocket, type Socket as UdpSocket } from "node:dgram";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeClock } from "../../testing/fake-clock.ts";
import type { CheckpointCopies } from "./checkpoint-files.ts";
import { openSyslog, type SyslogAddress } from "./syslog.ts";

let warnings: string[];
const ending: (() => void)[] = [];
beforeEach(() => {
  warnings = [];
});
afterEach(() => ending.splice(0).forEach((end) => end()));

const clock = createFakeClock();
clock.set("2026-11-22T08:00:00.000Z");
const open = (protocol: SyslogAddress["protocol"], port: number): CheckpointCopies =>
  openSyslog({ protocol, host: "127.0.0.1", port }, { host: "clauses.example.org", clock, warn: (line) => void warnings.push(line) });

async function udpServer(): Promise<{ server: UdpSocket; received: string[] }> {
  const server = createSocket("udp4");
  const received: string[] = [];
  server.on("message", (bytes) => received.push(String(bytes)));
  await new Promise<void>((resolve) => server.bind(0, "127.0.0.1", resolve));
  ending.push(() => server.close());
  return { server, received };
}

/** A server that keeps what it is sent; `received` holds it as it came. */
async function tcpServer(port = 0): Promise<{ server: Server; port: number; received: () => string; ended: Promise<void>; drop(): void }> {
  let text = "";
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("data", (bytes) => (text += String(bytes))).on("end", resolve);
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const drop = () => {
    server.close();
    sockets.forEach((socket) => socket.destroy());
  };
  ending.push(drop);
  return { server, port: (server.address() as AddressInfo).port, received: () => text, ended, drop };
}

/** Messages that were sent one after another, each after its length in bytes. */
function counted(text: string): string[] {
  const bytes = Buffer.from(text);
  const messages: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const [head = "", length = "0"] = /^(\d+) /.exec(bytes.toString("utf8", at, at + 10)) ?? [];
    messages.push(bytes.toString("utf8", at + head.length, at + head.length + Number(length)));
    at += head.length + Number(length);
  }
  return messages;
}

const messageOf = (line: string) => `<109>1 ${clock.now()} clauses.example.org clausewise ${process.pid} checkpoint - ${line}`;

test("a server gets each line over UDP as RFC 5424 writes it", async () => {
  const { server, received } = await udpServer();
  const copies = open("udp", server.address().port);
  copies.add('{"sequence":7}');
  await vi.waitFor(() => expect(received).toEqual([messageOf('{"sequence":7}')]), { interval: 2 });
  copies.close();
});

test("at a start the last line stands for all before it, and nothing is sent where there is none", async () => {
  const { server, received } = await udpServer();
  const copies = open("udp", server.address().port);
  copies.begin([]);
  copies.begin(["one", "two"]);
  await vi.waitFor(() => expect(received).toEqual([messageOf("two")]), { interval: 2 });
  copies.close();
});

test("over TCP each message is counted in bytes, and what was sent before the end arrives whole", async () => {
  const { port, received, ended } = await tcpServer();
  const copies = open("tcp", port);
  copies.begin(["{}", '{"sequence":7}']);
  copies.add("Prüfpunkt");
  copies.close();
  await ended;
  expect(counted(received())).toEqual([messageOf('{"sequence":7}'), messageOf("Prüfpunkt")]);
});

test("a server that cannot be reached is told of once, and gets what it missed when it is back", async () => {
  const away = await tcpServer();
  away.drop();
  const copies = open("tcp", away.port);
  copies.add("one");
  await vi.waitFor(() => expect(warnings).toHaveLength(1), { interval: 2 });
  copies.add("two");
  const back = await tcpServer(away.port);
  await vi.waitFor(
    () => {
      copies.add("again");
      expect(counted(back.received()).slice(0, 2)).toEqual([messageOf("one"), messageOf("two")]);
    },
    { interval: 5 },
  );
  expect(warnings).toEqual([expect.stringContaining(`syslog at 127.0.0.1:${away.port}`)]);
  copies.close();
});
