import { createServer } from "node:http";
import { loadOfApi } from "./postgres-server.mjs";

/** Most answer soon; one in ten is late, which is when a kill leaves open whether a message was taken. */
const later = (answer) => setTimeout(() => answer(), Math.random() < 0.1 ? 400 : 20 + Math.random() * 80);

const listening = (server, of = server) => new Promise((done) => server.listen(0, "127.0.0.1", () => done(of.address().port)));

/** Calls with the text of a stream that comes to its end; one that is cut off is as good as none. */
function whenWhole(stream, hear) {
  const parts = [];
  stream.on("data", (part) => parts.push(part));
  stream.on("end", () => hear(Buffer.concat(parts).toString()));
}

/** A mail server that takes everything, and notes whose and under which Message-ID before it answers. */
export async function receiveMail() {
  const { SMTPServer } = await loadOfApi("smtp-server");
  const taken = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, { envelope }, done) {
      whenWhole(stream, (text) => {
        const id = /^Message-ID: (.+?)\r?$/im.exec(text)?.[1];
        taken.push({ id, to: envelope.rcptTo[0].address, notices: [...new Set(text.match(/notice-\d+/g))] });
        later(done);
      });
    },
  });
  server.on("error", () => undefined);
  const port = await listening(server, server.server);
  return { taken, url: `smtp://127.0.0.1:${port}`, close: () => new Promise((done) => server.close(done)) };
}

/** A receiver of webhooks that notes each message before it answers. */
export async function receiveWebhooks() {
  const taken = [];
  const server = createServer((request, response) =>
    whenWhole(request, (text) => {
      taken.push({ id: request.headers["webhook-id"], to: request.url, notice: JSON.parse(text).data.title });
      later(() => response.end());
    }),
  );
  const port = await listening(server);
  return {
    taken,
    port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
