import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import { isAbsolute, join, resolve, sep } from "node:path";
import { z } from "zod";
import type { CopySettings } from "../features/audit/checkpoint-copies.ts";
import type { SyslogAddress } from "../features/audit/syslog.ts";
import type { ClusterSettings } from "../features/search/cluster/open-search.ts";
import type { EmbeddingsSettings } from "../features/search/vectors/embeddings.ts";
import type { MailSettings } from "./mail/mail.ts";
import type { ModelSettings } from "../features/answers/phrase/model.ts";
import type { TranslationSettings } from "../features/translation/engine/libre-translate.ts";
import { ConfigError } from "./config-error.ts";
import { outboundEnvironment, outboundOf, type OutboundSettings } from "./outbound/settings.ts";
import { storageEnvironment, storageOf, type StorageSettings } from "./storage/settings.ts";
import { writeOnce } from "./write-whole.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const httpUrl = z.url({ protocol: /^https?$/ });

const Environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: port.default(3000),
  /** Address people reach the server at; needed behind a proxy and on a public name. */
  PUBLIC_URL: httpUrl.optional(),
  /** Number of proxies in front whose forwarded addresses are believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  DATA_DIR: z.string().min(1).default("data"),
  /** Audit key and checkpoints, kept apart from the data they vouch for. */
  AUDIT_DIR: z.string().min(1).default("audit"),
  /** A second folder that each checkpoint of the trail is copied to; best on another machine. */
  AUDIT_COPY_DIR: z.string().min(1).optional(),
  /** A syslog server that each checkpoint of the trail is sent to. */
  AUDIT_SYSLOG: z.url({ protocol: /^(udp|tcp)$/ }).optional(),
  /** Where the newest checkpoint is mailed to, once an hour. */
  AUDIT_COPY_MAIL: z.email().optional(),
  /** Months that what the trail says of attempts by nobody stays readable, beside the one under way. */
  AUDIT_NOBODY_MONTHS: z.coerce.number().int().min(1).max(1200).default(12),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The same database past a pooler that DATABASE_URL leads to, for what needs a connection of its own. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ROLE: z.enum(["both", "web", "worker"]).default("both"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("warn"),
  RATE_LIMIT: z.enum(["on", "off"]).default("on"),
  /** Signs cookies; made and kept in DATA_DIR when not given. */
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  LOCAL_SIGN_IN: z.enum(["on", "off"]).optional(),
  LOCAL_SIGN_IN_PORT: port.default(0),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .default("oidc"),
  OIDC_LABEL: z.string().min(1).default("your organisation"),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** E-mail addresses, separated by commas, that get the administrator role at sign-in. */
  ADMINISTRATORS: z.string().default(""),
  /** A server with OpenAI's interface that makes vectors of texts, so that they are also found by meaning; none by default. */
  EMBEDDINGS_BASE_URL: httpUrl.optional(),
  EMBEDDINGS_MODEL: z.string().min(1).optional(),
  EMBEDDINGS_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "must be of visible ASCII characters")
    .optional(),
  /** An OpenSearch cluster that candidates for answers are looked for in; our own index alone by default. */
  OPENSEARCH_URL: httpUrl.optional(),
  OPENSEARCH_INDEX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{0,99}$/, "must be of small letters, digits and . _ -")
    .optional(),
  OPENSEARCH_USERNAME: z.string().min(1).optional(),
  OPENSEARCH_PASSWORD: z.string().min(1).optional(),
  /** A language model behind OpenAI's interface that words answers; none by default. */
  LLM_BASE_URL: httpUrl.optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  /** A LibreTranslate-compatible server that translates people's texts; none by default. */
  TRANSLATION_URL: httpUrl.optional(),
  TRANSLATION_API_KEY: z.string().min(1).optional(),
  /** The server that takes mail, as smtp://user:password@host:port or smtps://…, and whom mail is from; none is sent by default. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  /** Seconds a model may take for one answer. */
  LLM_TIMEOUT: z.coerce.number().min(0.1).max(600).default(60),
  ...storageEnvironment,
  ...outboundEnvironment,
});

export interface ProviderSettings {
  name: string;
  label: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface Config {
  production: boolean;
  host: string;
  port: number;
  publicUrl: string | null;
  trustedProxies: number;
  dataDir: string;
  auditDir: string;
  storage: StorageSettings;
  auditCopies: CopySettings;
  /** Address that gets the newest checkpoint by mail; null where none does. */
  auditCopyMail: string | null;
  /** Months. */
  auditNobodyMonths: number;
  databaseUrl: string | null;
  /** Address past the pooler; null where there is none between. */
  databaseDirectUrl: string | null;
  role: "both" | "web" | "worker";
  logLevel: string;
  rateLimit: boolean;
  sessionSecret: string;
  localSignIn: { port: number } | null;
  providers: ProviderSettings[];
  administrators: string[];
  embeddings: EmbeddingsSettings | null;
  cluster: ClusterSettings | null;
  model: ModelSettings | null;
  translation: TranslationSettings | null;
  mail: MailSettings | null;
  official: OutboundSettings;
}

const loopback = new Set(["127.0.0.1", "::1", "localhost"]);

/** Reads and checks every setting; the only place that looks at the environment. */
export function readConfig(environment: NodeJS.ProcessEnv, home: string): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "));
  const env = parsed.data;
  const production = env.NODE_ENV === "production";
  if (env.ROLE === "worker" && env.DATABASE_URL === undefined)
    throw new ConfigError("ROLE: a worker of its own needs DATABASE_URL, since one process alone can use the embedded database");
  if (env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined)
    throw new ConfigError("DATABASE_DIRECT_URL: is the way past a pooler, whose own address DATABASE_URL is missing");
  const dataDir = claimed("DATA_DIR", located(env.DATA_DIR, home));
  const auditDir = claimed("AUDIT_DIR", located(env.AUDIT_DIR, home));
  assertApart("AUDIT_DIR", auditDir, dataDir);
  const copyDir = env.AUDIT_COPY_DIR === undefined ? null : claimed("AUDIT_COPY_DIR", located(env.AUDIT_COPY_DIR, home));
  if (copyDir !== null) assertApart("AUDIT_COPY_DIR", copyDir, dataDir);
  if (copyDir === auditDir) throw new ConfigError("AUDIT_COPY_DIR: must be another folder than AUDIT_DIR");
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, "") ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir,
    auditDir,
    storage: storageOf(env, auditDir),
    auditCopies: { folder: copyDir, syslog: syslogOf(env.AUDIT_SYSLOG) },
    auditCopyMail: copyMailOf(env),
    auditNobodyMonths: env.AUDIT_NOBODY_MONTHS,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    role: env.ROLE,
    logLevel: env.LOG_LEVEL,
    rateLimit: env.RATE_LIMIT === "on" || !loopback.has(env.HOST),
    sessionSecret: env.SESSION_SECRET ?? keptSecret(dataDir),
    localSignIn: localSignIn(env, production),
    providers: providersOf(env),
    administrators: env.ADMINISTRATORS.split(",")
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
    embeddings: embeddingsOf(env),
    cluster: clusterOf(env),
    model: modelOf(env),
    translation: translationOf(env),
    mail: mailOf(env),
    official: outboundOf(env),
  };
}

function modelOf({ LLM_BASE_URL: url, LLM_MODEL: name, LLM_API_KEY: apiKey, LLM_TIMEOUT: seconds }: z.infer<typeof Environment>) {
  if (url === undefined && name === undefined && apiKey === undefined) return null;
  if (url === undefined || name === undefined) throw new ConfigError("LLM_BASE_URL and LLM_MODEL: a language model needs both");
  return { url, name, apiKey: apiKey ?? null, timeout: seconds * 1000 };
}

function translationOf({ TRANSLATION_URL: url, TRANSLATION_API_KEY: apiKey }: z.infer<typeof Environment>): TranslationSettings | null {
  if (url === undefined && apiKey === undefined) return null;
  if (url === undefined) throw new ConfigError("TRANSLATION_API_KEY: needs TRANSLATION_URL");
  const { username, password, search, hash } = new URL(url);
  if (username || password || search || hash)
    throw new ConfigError("TRANSLATION_URL: must end with its path; a key goes into TRANSLATION_API_KEY");
  return { url: url.replace(/\/$/, ""), apiKey: apiKey ?? null };
}

function mailOf({ SMTP_URL: url, MAIL_FROM: from }: z.infer<typeof Environment>): MailSettings | null {
  if (url === undefined && from === undefined) return null;
  if (url === undefined || from === undefined) throw new ConfigError("SMTP_URL and MAIL_FROM: mail needs both");
  return { url, from };
}

function copyMailOf({ AUDIT_COPY_MAIL: address, SMTP_URL: url }: z.infer<typeof Environment>): string | null {
  if (address !== undefined && url === undefined) throw new ConfigError("AUDIT_COPY_MAIL: needs SMTP_URL and MAIL_FROM to send it with");
  return address ?? null;
}

function embeddingsOf({ EMBEDDINGS_BASE_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_API_KEY: apiKey }: z.infer<typeof Environment>) {
  if (url === undefined && model === undefined && apiKey === undefined) return null;
  if (url === undefined || model === undefined) throw new ConfigError("EMBEDDINGS_BASE_URL and EMBEDDINGS_MODEL: vectors need both");
  const { username, password, search, hash } = new URL(url);
  if (username || password || search || hash)
    throw new ConfigError("EMBEDDINGS_BASE_URL: must end with its path; a key goes into EMBEDDINGS_API_KEY");
  return { url, model, apiKey: apiKey ?? null };
}

function clusterOf(env: z.infer<typeof Environment>): ClusterSettings | null {
  const { OPENSEARCH_URL: url, OPENSEARCH_INDEX: index, OPENSEARCH_USERNAME: name, OPENSEARCH_PASSWORD: password } = env;
  if (url === undefined && (index ?? name ?? password) === undefined) return null;
  if (url === undefined) throw new ConfigError("OPENSEARCH_URL: is what the other settings of the cluster are for");
  const { username, password: secret, search, hash } = new URL(url);
  if (username || secret || search || hash)
    throw new ConfigError("OPENSEARCH_URL: must end with its path; who signs in goes into OPENSEARCH_USERNAME and OPENSEARCH_PASSWORD");
  if ((name === undefined) !== (password === undefined))
    throw new ConfigError("OPENSEARCH_USERNAME and OPENSEARCH_PASSWORD: signing in needs both");
  const login = name === undefined || password === undefined ? null : { name, password };
  return { url: url.replace(/\/+$/, ""), index: index ?? "clausewise-passages", login };
}

const located = (path: string, home: string) => (isAbsolute(path) ? path : resolve(home, path));

/** Makes a folder of our own where there is none, and finds out before anything else starts whether it can be used. */
function claimed(setting: string, folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new ConfigError(`${setting}: ${folder} is no folder that this user may write to`);
  }
  return folder;
}

/** Refuses a folder that lies in the data, also where a link leads there. */
function assertApart(setting: string, folder: string, dataDir: string): void {
  const [real, data] = [realpathSync(folder), realpathSync(dataDir)];
  if (real === data || real.startsWith(`${data}${sep}`))
    throw new ConfigError(`${setting}: must lie outside DATA_DIR, or a copy of the data carries the key that vouches for it`);
}

function syslogOf(address: string | undefined): SyslogAddress | null {
  if (address === undefined) return null;
  const { protocol, hostname, port } = new URL(address);
  return {
    protocol: protocol === "tcp:" ? "tcp" : "udp",
    host: hostname.replaceAll(/^\[|\]$/g, ""),
    port: port === "" ? 514 : Number(port),
  };
}

function localSignIn(env: z.infer<typeof Environment>, production: boolean): Config["localSignIn"] {
  const possible = !production && loopback.has(env.HOST) && (!env.PUBLIC_URL || loopback.has(new URL(env.PUBLIC_URL).hostname));
  if (env.LOCAL_SIGN_IN === "on" && !possible)
    throw new ConfigError(
      "LOCAL_SIGN_IN: sample people may sign in only on a loopback address and outside production; configure OIDC_ISSUER or GOOGLE_CLIENT_ID",
    );
  return possible && env.LOCAL_SIGN_IN !== "off" ? { port: env.LOCAL_SIGN_IN_PORT } : null;
}

function providersOf(env: z.infer<typeof Environment>): ProviderSettings[] {
  const providers: ProviderSettings[] = [];
  if (env.GOOGLE_CLIENT_ID) {
    if (!env.GOOGLE_CLIENT_SECRET) throw new ConfigError("GOOGLE_CLIENT_SECRET: needed together with GOOGLE_CLIENT_ID");
    providers.push({
      name: "google",
      label: "Google",
      issuer: "https://accounts.google.com",
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
    });
  }
  if (env.OIDC_ISSUER) {
    if (!env.OIDC_CLIENT_ID || !env.OIDC_CLIENT_SECRET)
      throw new ConfigError("OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: needed together with OIDC_ISSUER");
    providers.push({
      name: env.OIDC_NAME,
      label: env.OIDC_LABEL,
      issuer: env.OIDC_ISSUER,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
    });
  }
  return providers;
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  if (!existsSync(file)) writeOnce(file, randomBytes(32).toString("hex"));
  return readFileSync(file, "utf8").trim();
}
