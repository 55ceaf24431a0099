import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConfigError } from "./config-error.ts";
import { readConfig } from "./config.ts";

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "clausewise-config-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test("without any setting the server runs on this machine alone, with sample people", () => {
  const config = readConfig({}, home);
  expect(config).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    dataDir: join(home, "data"),
    databaseUrl: null,
    databaseDirectUrl: null,
    rateLimit: true,
    role: "both",
  });
  expect(config.localSignIn).not.toBeNull();
});

test("an empty setting counts as none", () => {
  expect(readConfig({ PORT: "", PUBLIC_URL: "" }, home)).toMatchObject({ port: 3000, publicUrl: null });
});

test("the secret for cookies is made once, and only its owner can read it", () => {
  const first = readConfig({}, home).sessionSecret;
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(readConfig({}, home).sessionSecret).toBe(first);
  expect(readFileSync(join(home, "data", "session-secret"), "utf8")).toBe(first);
  expect(statSync(join(home, "data", "session-secret")).mode & 0o077).toBe(0);
});

describe("sample people cannot sign in", () => {
  test.each<[string, NodeJS.ProcessEnv]>([
    ["in production", { NODE_ENV: "production" }],
    ["on a public interface", { HOST: "0.0.0.0" }],
    ["under a public name", { PUBLIC_URL: "https://clausewise.example.org" }],
    ["where it is switched off", { LOCAL_SIGN_IN: "off" }],
  ])("%s", (_, environment) => {
    expect(readConfig(environment, home).localSignIn).toBeNull();
  });

  test("in production even when asked for", () => {
    expect(() => readConfig({ NODE_ENV: "production", LOCAL_SIGN_IN: "on" }, home)).toThrow(ConfigError);
  });
});

test("limits can be switched off on this machine alone", () => {
  expect(readConfig({ RATE_LIMIT: "off" }, home).rateLimit).toBe(false);
  expect(readConfig({ RATE_LIMIT: "off", HOST: "0.0.0.0" }, home).rateLimit).toBe(true);
});

test.each<[string, NodeJS.ProcessEnv]>([
  ["PORT", { PORT: "many" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/x" }],
  ["DATABASE_DIRECT_URL", { DATABASE_DIRECT_URL: "postgres://localhost/x" }],
  ["SESSION_SECRET", { SESSION_SECRET: "short" }],
  ["GOOGLE_CLIENT_SECRET", { GOOGLE_CLIENT_ID: "id" }],
  ["OIDC_CLIENT_ID", { OIDC_ISSUER: "https://login.example.org" }],
  ["AUDIT_DIR", { AUDIT_DIR: "data/audit" }],
  ["FILE_KEYS", { FILE_KEYS: "too short" }],
])("a wrong setting is named: %s", (name, environment) => {
  expect(() => readConfig(environment, home)).toThrow(new RegExp(`^${name}\\b.*`));
});

describe("an embeddings model", () => {
  const EMBEDDINGS_BASE_URL = "https://models.example/v1";
  const EMBEDDINGS_MODEL = "small";

  test("is used where its address and name are given, and not otherwise", () => {
    expect(readConfig({}, home).embeddings).toBeNull();
    const settings = { url: EMBEDDINGS_BASE_URL, model: EMBEDDINGS_MODEL, apiKey: null };
    expect(readConfig({ EMBEDDINGS_BASE_URL, EMBEDDINGS_MODEL }, home).embeddings).toEqual(settings);
  });

  test.each<[string, NodeJS.ProcessEnv]>([
    ["without a name", { EMBEDDINGS_BASE_URL }],
    ["without an address", { EMBEDDINGS_MODEL }],
    ["with a key alone", { EMBEDDINGS_API_KEY: "sesame" }],
    ["with a key in its address", { EMBEDDINGS_BASE_URL: "https://user:sesame@models.example/v1", EMBEDDINGS_MODEL }],
    ["with a key behind its address", { EMBEDDINGS_BASE_URL: "https://models.example/v1?key=sesame", EMBEDDINGS_MODEL }],
    ["with a key that no header can carry", { EMBEDDINGS_BASE_URL, EMBEDDINGS_MODEL, EMBEDDINGS_API_KEY: "sesame\n" }],
  ])("%s is refused, and the key not repeated", (_, environment) => {
    expect(() => readConfig(environment, home)).toThrow(/^EMBEDDINGS_(?!.*sesame)/);
  });
});

describe("a search cluster", () => {
  const OPENSEARCH_URL = "https://search.example:9200/";

  test("is asked where its address is given, and not otherwise", () => {
    expect(readConfig({}, home).cluster).toBeNull();
    const named = { OPENSEARCH_URL, OPENSEARCH_INDEX: "law", OPENSEARCH_USERNAME: "clausewise", OPENSEARCH_PASSWORD: "sesame" };
    const login = { name: "clausewise", password: "sesame" };
    expect(readConfig({ OPENSEARCH_URL }, home).cluster).toEqual({
      url: "https://search.example:9200",
      index: "clausewise-passages",
      login: null,
    });
    expect(readConfig(named, home).cluster).toEqual({ url: "https://search.example:9200", index: "law", login });
  });

  test.each<[string, NodeJS.ProcessEnv]>([
    ["without an address", { OPENSEARCH_INDEX: "law" }],
    ["with a password alone", { OPENSEARCH_URL, OPENSEARCH_PASSWORD: "sesame" }],
    ["with a password in its address", { OPENSEARCH_URL: "https://user:sesame@search.example:9200" }],
    ["with an index that is a path", { OPENSEARCH_URL, OPENSEARCH_INDEX: "../_all" }],
  ])("%s is refused, and the password not repeated", (_, environment) => {
    expect(() => readConfig(environment, home)).toThrow(/^OPENSEARCH_(?!.*sesame)/);
  });
});

test.each(["DATA_DIR", "AUDIT_DIR"])("a folder that cannot be used is named: %s", (name) => {
  writeFileSync(join(home, "taken"), "a file stands here");
  expect(() => readConfig({ [name]: "taken/folder" }, home)).toThrow(new RegExp(`^${name}: .+taken/folder is no folder`));
});

test("a language model needs an address and a name, and has a minute where nothing else is said", () => {
  const LLM_BASE_URL = "https://models.example/v1";
  expect(readConfig({}, home).model).toBeNull();
  expect(readConfig({ LLM_BASE_URL, LLM_MODEL: "small" }, home).model).toEqual({
    url: LLM_BASE_URL,
    name: "small",
    apiKey: null,
    timeout: 60_000,
  });
  expect(() => readConfig({ LLM_BASE_URL }, home)).toThrow("LLM_BASE_URL and LLM_MODEL: a language model needs both");
  expect(() => readConfig({ LLM_API_KEY: "key" }, home)).toThrow(ConfigError);
});

test("an audit folder that a link leads into the data is refused", () => {
  mkdirSync(join(home, "data", "inside"), { recursive: true });
  symlinkSync(join(home, "data", "inside"), join(home, "audit"));
  expect(() => readConfig({}, home)).toThrow("AUDIT_DIR: must lie outside DATA_DIR");
});

test("a worker of its own needs a database server", () => {
  expect(() => readConfig({ ROLE: "worker" }, home)).toThrow("ROLE: a worker of its own needs DATABASE_URL");
  expect(readConfig({ ROLE: "worker", DATABASE_URL: "postgres://db/clausewise" }, home).role).toBe("worker");
});

test("checkpoints can also go to another folder and to syslog", () => {
  expect(readConfig({ AUDIT_COPY_DIR: "copy", AUDIT_SYSLOG: "tcp://logs.example.org:6514" }, home).auditCopies).toEqual({
    folder: join(home, "copy"),
    syslog: { protocol: "tcp", host: "logs.example.org", port: 6514 },
  });
  expect(() => readConfig({ AUDIT_COPY_DIR: "audit" }, home)).toThrow("AUDIT_COPY_DIR: must be another folder");
});

test("keys of the files come from the environment, the current one first, or from the audit folder", () => {
  const [one, two] = ["a".repeat(64), "b".repeat(64)];
  expect(readConfig({ FILE_KEYS: `${one}, ${two}` }, home).storage.keys.given).toEqual([one, two]);
  expect(readConfig({}, home).storage.keys).toEqual({ given: null, file: join(home, "audit", "file-keys") });
});

describe("files lie in a bucket", () => {
  const S3_BUCKET = "files-of-people";

  test("where one is named, and in a folder otherwise", () => {
    expect(readConfig({}, home).storage.bucket).toBeNull();
    expect(readConfig({ S3_BUCKET }, home).storage.bucket).toEqual({
      bucket: S3_BUCKET,
      endpoint: null,
      region: "us-east-1",
      credentials: null,
      prefix: "",
    });
    const elsewhere = { S3_ENDPOINT: "https://s3.example.org", S3_REGION: "eu", S3_KEY_ID: "id", S3_SECRET: "secret", S3_PREFIX: "/ours/" };
    expect(readConfig({ S3_BUCKET, ...elsewhere }, home).storage.bucket).toEqual({
      bucket: S3_BUCKET,
      endpoint: "https://s3.example.org",
      region: "eu",
      credentials: { accessKeyId: "id", secretAccessKey: "secret" },
      prefix: "ours/",
    });
  });

  test.each<[NodeJS.ProcessEnv, RegExp]>([
    [{ S3_ENDPOINT: "https://s3.example.org" }, /^S3_BUCKET: needed/],
    [{ S3_BUCKET, S3_SECRET: "sesame" }, /^S3_KEY_ID and S3_SECRET: (?!.*sesame)/],
    [{ S3_BUCKET, S3_PREFIX: "ö?" }, /^S3_PREFIX: must be/],
  ])("%j is refused", (environment, told) => {
    expect(() => readConfig(environment, home)).toThrow(told);
  });
});

test("mail is sent only where both the server and the sender are given", () => {
  const SMTP_URL = "smtp://mail.example:587";
  expect(readConfig({}, home).mail).toBeNull();
  expect(readConfig({ SMTP_URL, MAIL_FROM: "clausewise@example.org" }, home).mail).toEqual({
    url: SMTP_URL,
    from: "clausewise@example.org",
  });
  expect(() => readConfig({ SMTP_URL }, home)).toThrow("SMTP_URL and MAIL_FROM: mail needs both");
  expect(() => readConfig({ AUDIT_COPY_MAIL: "trail@example.org" }, home)).toThrow("AUDIT_COPY_MAIL: needs SMTP_URL and MAIL_FROM");
  expect(() => readConfig({ SMTP_URL: "https://mail.example", MAIL_FROM: "a@b.example" }, home)).toThrow(/^SMTP_URL: /);
});
