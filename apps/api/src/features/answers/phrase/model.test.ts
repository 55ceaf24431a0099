import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startModel, type ModelDouble } from "../../../testing/model-double.ts";
import { createModel } from "./model.ts";

let double: ModelDouble;
beforeAll(async () => {
  double = await startModel();
});
afterAll(() => double.close());

const prompt = { instructions: "Answer from the passages.", material: "None." };

/** All that a model said, or why it said nothing. */
async function said({ timeout = 60_000, apiKey = "a key", signal = new AbortController().signal } = {}): Promise<string> {
  let text = "";
  for await (const piece of createModel({ url: double.url, name: "double", apiKey, timeout }).write(prompt, signal)) text += piece;
  return text;
}

test("what a model says arrives whole, and it is asked with its key", async () => {
  double.behave((_, say) => {
    say("Thirty ");
    say("days.");
  });
  expect(await said()).toBe("Thirty days.");
  expect(double.asked[0]).toMatchObject({ instructions: prompt.instructions, key: "Bearer a key" });
});

test("a model that does not answer is waited for no longer than was set", async () => {
  double.behave(() => new Promise(() => undefined));
  await expect(said({ timeout: 20 })).rejects.toThrow("the model did not answer in time");
});

test("a question that is called off is told apart from a model that is late", async () => {
  const asking = new AbortController();
  double.behave(() => {
    asking.abort();
    return new Promise(() => undefined);
  });
  await expect(said({ signal: asking.signal })).rejects.toThrow("the question was called off before the model had answered");
});

test("a model that breaks off in the middle has not answered", async () => {
  double.behave((_, say, response) => {
    say("Thirty ");
    response.end();
  });
  await expect(said()).rejects.toThrow(/broke off|connection/);
});

test.each([
  [401, "the model's server refused the key"],
  [403, "the model's server refused the key"],
  [404, "the model's server answered with status 404"],
])("a refusal with status %i is told in plain words", async (status, why) => {
  double.behave((_, __, response) => void response.writeHead(status).end());
  await expect(said()).rejects.toThrow(why);
});

test("a key does not follow a redirect to a place that nobody configured", async () => {
  double.behave((_, __, response) => void response.writeHead(307, { location: "http://127.0.0.1:9/v1/chat/completions" }).end());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const state = { isOver: false };
    const told = said({ timeout: 86_400_000 })
      .catch(String)
      .finally(() => (state.isOver = true));
    while (!state.isOver) {
      // What lies between two tries passes at once.
      vi.advanceTimersByTime(100);
      await new Promise(setImmediate);
    }
    expect(await told).toContain("the connection to the model failed");
  } finally {
    vi.useRealTimers();
  }
});
