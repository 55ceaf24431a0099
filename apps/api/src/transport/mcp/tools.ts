import { isChange } from "@clausewise/contracts";
import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import type { Endpoint } from "../run.ts";

/** An operation that programs know as a tool. */
export interface ToolEndpoint {
  endpoint: Endpoint;
  definition: Tool;
}

/** The operations that the table gives a tool's name, by that name. */
export const toolsOf = (endpoints: readonly Endpoint[]): ReadonlyMap<string, ToolEndpoint> =>
  new Map(
    endpoints.flatMap((endpoint) => {
      const definition = definitionOf(endpoint);
      return definition ? [[definition.name, { endpoint, definition }] as const] : [];
    }),
  );

function definitionOf({ operation }: Endpoint): Tool | null {
  const { tool, input } = operation;
  if (!tool) return null;
  const { output = operation.output, ...said } = tool;
  return {
    ...said,
    inputSchema: ofObject(z.toJSONSchema(input, { io: "input", unrepresentable: "any" })),
    outputSchema: ofObject(z.toJSONSchema(output, { io: "output", unrepresentable: "any" })),
    annotations: { title: tool.title, readOnlyHint: !isChange(operation), destructiveHint: false, openWorldHint: false },
  };
}

const ObjectSchema = z.looseObject({
  type: z.literal("object"),
  properties: z.record(z.string(), z.looseObject({})).optional(),
  required: z.array(z.string()).optional(),
});

/** The protocol knows tools by objects alone: an operation of another shape cannot be one, and stops the start. */
const ofObject = (schema: unknown): z.output<typeof ObjectSchema> => ObjectSchema.parse(schema);
