import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
} from "@modelcontextprotocol/sdk/types.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import type { AccessScope } from "@clausewise/contracts";
import type { Caller } from "../../service.ts";
import { tell } from "../failures.ts";
import { lackOf } from "../bearers.ts";
import type { ToolEndpoint } from "./tools.ts";

/** What one request's server works with. */
interface Exchange {
  tools: ReadonlyMap<string, ToolEndpoint>;
  /** What the token of whoever asks allows. */
  scopes: readonly AccessScope[];
  version: string;
  /** Who asks, anew for each call of a request. */
  caller: () => Caller;
  /** Counts a call against its operation's own limit. */
  count: (tool: ToolEndpoint) => Promise<void>;
  failed: (error: unknown) => void;
}

const instructions = `Clausewise answers regulatory questions on medical devices, drugs and biologics from the texts of the law, guidance and the person's own documents, and watches official sources for changes.
Everything it says carries citations. Repeat quotes word for word and with their citation, status and date; what has no quote is a summary and no wording of the law. Where the outcome says that the library does not support an answer, say so and add nothing of your own as if it came from there.`;

/** One for all servers, none of which uses it: each would make its own. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** Answers one message; nothing is kept of it. */
export async function answerMessage(request: Request, message: unknown, exchange: Exchange): Promise<Response> {
  const server = createMcpServer(exchange);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

/** The server of one message: the tools that a token opens, each run as every other transport runs its operation. */
function createMcpServer(exchange: Exchange): Server {
  const { tools, scopes, version } = exchange;
  const about = { name: "clausewise", title: "Clausewise", version };
  const server = new Server(about, { capabilities: { tools: {} }, instructions, jsonSchemaValidator });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [...tools.values()]
      .filter(({ endpoint }) => lackOf(scopes, endpoint.operation.scope) === null)
      .map(({ definition }) => definition),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: input = {} } }) => {
    const tool = tools.get(name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${name}.`);
    return resultOf(() => called(tool, input, exchange), exchange);
  });
  return server;
}

async function called(tool: ToolEndpoint, input: unknown, { caller, count }: Exchange): Promise<unknown> {
  const asking = caller();
  await count(tool);
  await tool.endpoint.admit(asking, true);
  const output = await tool.endpoint.run(input, asking);
  return tool.endpoint.operation.tool?.output?.parse(output) ?? output;
}

/** What a call gave, as data and as text; a failure is told as the result, for a model to read and act on. */
async function resultOf(call: () => Promise<unknown>, { failed }: Exchange): Promise<CallToolResult> {
  try {
    // An object: toolsOf takes no operation whose output is anything else.
    const output = (await call()) as Record<string, unknown>;
    return { structuredContent: output, content: [{ type: "text", text: JSON.stringify(output) }] };
  } catch (error) {
    failed(error);
    return { isError: true, content: [{ type: "text", text: tell(error).message }] };
  }
}
