import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A passage as the model is given it. */
interface GivenPassage {
  label: string;
  kind: string;
  words: string;
}

/** What a model was asked. */
export interface Asked {
  instructions: string;
  material: string;
  passages: GivenPassage[];
  key: string | undefined;
}

/** How the model behaves: it says pieces of text, or does something worse with its connection. */
export type Behaviour = (asked: Asked, say: (text: string) => void, response: ServerResponse) => void | Promise<void>;

export interface ModelDouble {
  url: string;
  asked: Asked[];
  /** Times that a caller hung up before the model had ended. */
  hangUps: number;
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** A server with the streaming half of OpenAI's chat completions, whose answers a test decides. */
export async function startModel(): Promise<ModelDouble> {
  let behaviour: Behaviour = () => undefined;
  const double = { asked: [] as Asked[], hangUps: 0 };
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = readAsked(await bodyOf(request), request);
    double.asked.push(asked);
    response.on("close", () => {
      if (!response.writableEnded) double.hangUps += 1;
    });
    const say = (text: string) => {
      if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(event({ content: text }, null));
    };
    await behaviour(asked, say, response);
    if (response.destroyed || response.writableEnded) return;
    if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(`${event({}, "stop")}data: [DONE]\n\n`);
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    get asked() {
      return double.asked;
    },
    get hangUps() {
      return double.hangUps;
    },
    behave(next) {
      behaviour = next;
      double.asked = [];
      double.hangUps = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const event = (delta: object, finish_reason: string | null): string =>
  `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "double", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}

function readAsked(body: string, request: IncomingMessage): Asked {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string | { text: string }[] }[] };
  const textOf = (role: string) => {
    const content = messages.find((message) => message.role === role)?.content ?? "";
    return typeof content === "string" ? content : content.map(({ text }) => text).join("");
  };
  const material = textOf("user");
  const blocks = material.matchAll(/^=====\w+ passage (\w+): (.+)\n[^\n]*\n[^\n]*\n([\s\S]*?)\n=====\w+ end of \1$/gm);
  const passages = [...blocks].map(([, label = "", kind = "", words = ""]) => ({ label, kind, words }));
  return { instructions: textOf("system"), material, passages, key: request.headers.authorization };
}
