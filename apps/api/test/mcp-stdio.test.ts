import { fileURLToPath } from "node:url";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createExamples } from "./examples.ts";
import { connect, openTokens } from "./programs.ts";
import { sharedServer, type RunningServer } from "./server.ts";
import type { Browser } from "./sign-in.ts";

let server: RunningServer;
let ana: Browser;
const tokens = openTokens();
beforeAll(async () => {
  server = await sharedServer();
  ana = await createExamples(server).browserOf("ana");
});
afterAll(() => tokens.close());

const program = fileURLToPath(new URL("../src/cli/mcp.ts", import.meta.url));
const nowhere = "http://127.0.0.1:9";

/** The command as a program starts it that knows nothing of HTTP, with what the command says to people. */
function started(environment: Record<string, string>) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ["--conditions=@clausewise/source", program],
    env: { PATH: process.env["PATH"] ?? "", DATA_DIR: "/nowhere", ...environment },
    stderr: "pipe",
  });
  let complaints = "";
  transport.stderr?.on("data", (part) => (complaints += String(part)));
  return { transport, complaints: () => complaints };
}

describe("over standard input and output", () => {
  test("the same tools answer as over HTTP", async () => {
    const { transport, complaints } = started({ CLAUSEWISE_URL: server.base, CLAUSEWISE_TOKEN: await tokens.of(ana, ["read", "ask"]) });
    const client = await connect(transport);
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain("ask_question");
    const asked = await client.callTool({ name: "ask_question", arguments: { query: "What must a 510(k) summary contain?" } });
    expect(asked.structuredContent).toMatchObject({ outcome: "answered" });
    await client.close();
    expect(complaints()).toBe("");
  });

  test("a token that opens nothing is told in the server's words", async () => {
    const { transport } = started({ CLAUSEWISE_URL: server.base, CLAUSEWISE_TOKEN: "cwp_of-nobody" });
    await expect(connect(transport)).rejects.toThrow("This access token opens nothing");
    await transport.close();
  });

  test("a server that does not answer is told as that", async () => {
    const { transport } = started({ CLAUSEWISE_URL: nowhere, CLAUSEWISE_TOKEN: "cwp_of-nobody" });
    await expect(connect(transport)).rejects.toThrow("The Clausewise server does not answer");
    await transport.close();
  });

  test.each([
    ["without a token", { CLAUSEWISE_URL: nowhere }, "Usage:"],
    ["where no server runs", { CLAUSEWISE_TOKEN: "cwp_of-nobody" }, "No server is running here"],
    [
      "where the token would go over a network in the clear",
      { CLAUSEWISE_TOKEN: "cwp_of-nobody", CLAUSEWISE_URL: "http://clausewise.example" },
      "has to begin with https://",
    ],
  ])("%s it ends with what to do", async (_, environment, said) => {
    const { transport, complaints } = started(environment);
    await expect(connect(transport)).rejects.toThrow();
    expect(complaints()).toContain(said);
  });
});
