import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server that takes everything, or nothing for a while. */
export async function startMailServer() {
  const taken: { to: string[]; text: string }[] = [];
  const refusals: Error[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: (_address, _session, done) => done(refusals.shift() ?? null),
    onData(stream, { envelope }, done) {
      let text = "";
      stream.on("data", (part) => (text += String(part)));
      stream.on("end", () => {
        taken.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Listening on a port, it has an address of this kind.
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { url: `smtp://127.0.0.1:${port}`, taken, refusals, close };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
