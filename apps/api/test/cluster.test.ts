import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startClusterServer, type ClusterServer } from "../src/testing/cluster-server.ts";
import { json, read, type Answer } from "./requests.ts";
import { startServer, type TestServer } from "./server.ts";

let cluster: ClusterServer;
let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  cluster = await startClusterServer();
});
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(process.stderr, "write").mockImplementation((line) => logged.push(String(line)) > 0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});
afterAll(() => cluster.close());

const start = async (password: string) => {
  const settings = { OPENSEARCH_URL: cluster.url, OPENSEARCH_USERNAME: cluster.login.name, OPENSEARCH_PASSWORD: password };
  server = await startServer({ ...settings, LOG_LEVEL: "debug" });
};
const candidates = async () => (await read<{ candidates: string }>(await fetch(`${server.base}/api/health`))).candidates;
const patience = { timeout: 90_000, interval: 500 };
const question = "How soon must a manufacturer report a death?";
const cited = async () => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${server.token}` };
  const response = await fetch(`${server.base}/api/regulatory-search`, { ...json("POST", { query: question, authority: "FDA" }), headers });
  expect(response.status).toBe(200);
  const { statements } = (await read<Answer<{ statements: { citations: { citation: string }[] }[] }>>(response)).data;
  return statements.flatMap(({ citations }) => citations.map(({ citation }) => citation));
};

test("the whole library is sent to the cluster, which is asked from then on, and not missed once it is away", async () => {
  await start(cluster.login.password);
  await expect.poll(candidates, patience).toBe("cluster");
  expect(cluster.indices.get("clausewise-passages")?.found.size).toBeGreaterThan(1000);
  // What was known of it before is believed for a while.
  await expect.poll(async () => (await cited(), cluster.searched.join("")), patience).toContain("manufacturer report death");
  const found = await cited();
  expect(found.length).toBeGreaterThan(0);
  cluster.always = "busy";
  expect(await cited()).toEqual(found);
  await expect.poll(candidates, patience).toBe("cluster_away");
  cluster.always = null;
  await expect.poll(candidates, patience).toBe("cluster");
});

test("a wrong password is told as such in the log, and not repeated there", async () => {
  await start("wrong-password-in-the-settings");
  await expect.poll(() => logged.join(""), patience).toContain("The search cluster answered with status 401.");
  expect(await candidates()).toBe("cluster_away");
  expect(logged.join("")).not.toContain("wrong-password-in-the-settings");
});
