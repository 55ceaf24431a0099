/** One event of a stream, with its data as it was sent. */
export interface StreamEvent {
  event: string;
  data: string;
}

/** Reads server-sent events as they come in; what a cut connection left unfinished is dropped. */
export async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const blocks = (rest + next.value).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const read = eventIn(block);
        if (read !== null) yield read;
      }
    }
  } finally {
    await reader.cancel();
  }
}

function eventIn(block: string): StreamEvent | null {
  const fields = new Map(block.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]));
  const [event, data] = [fields.get("event"), fields.get("data")];
  return event === undefined || data === undefined ? null : { event, data };
}
