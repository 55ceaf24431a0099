import { execFileSync, spawn } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { whenEnding } from "./ending.mjs";
import { freePort } from "./postgres-server.mjs";

const home = resolve(import.meta.dirname, "../..");
const programs = "/usr/lib/postgresql/15/bin";
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const places = (name) => [`/usr/sbin/${name}`, `/usr/bin/${name}`, `/usr/local/bin/${name}`];
const found = (name) => places(name).find((path) => existsSync(path));

/** What this machine lacks for the arrangement, and how to install it. */
export function missing() {
  const wanted = [
    ["PostgreSQL 15", existsSync(join(programs, "initdb")), "apt-get install postgresql-15"],
    ["PgBouncer", found("pgbouncer"), "apt-get install pgbouncer"],
    ["HAProxy", found("haproxy"), "apt-get install haproxy"],
  ];
  return wanted.filter(([, is]) => !is).map(([name, , how]) => `${name} is missing: ${how}`);
}

/** Starts a program that ends with this one; it may write to its folder alone. */
function begin(program, args, folder, env = {}) {
  const child = spawn(program, args, { ...nobody, cwd: folder, env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "pipe"] });
  child.stderr.on("data", (text) => appendFileSync(join(folder, "log"), text));
  whenEnding(() => child.kill("SIGKILL"));
  return child;
}

const own = (folder) => nobody.uid && execFileSync("chown", ["-R", `${nobody.uid}:${nobody.gid}`, folder]);
const run = (program, args, folder) => execFileSync(join(programs, program), args, { ...nobody, cwd: folder, stdio: "ignore" });

/** A server over a data folder, with what its settings add. */
function startServer(data, port, settings) {
  const options = [
    "-c",
    `port=${port}`,
    "-c",
    "listen_addresses=127.0.0.1",
    "-c",
    "unix_socket_directories=",
    ...settings.flatMap((one) => ["-c", one]),
  ];
  const folder = join(data, "..");
  const child = begin(join(programs, "postgres"), ["-D", data, ...options], folder);
  const isUp = async () => {
    for (let tried = 0; tried < 300; tried += 1) {
      try {
        run("pg_isready", ["-h", "127.0.0.1", "-p", String(port), "-d", "postgres"], folder);
        return;
      } catch {
        await setTimeout(100);
      }
    }
    throw new Error(`a database server did not start: ${readFileSync(join(folder, "log"), "utf8").slice(-2000)}`);
  };
  return { port, child, isUp };
}

const query = (port, text, folder) =>
  run("psql", ["-h", "127.0.0.1", "-p", String(port), "-U", "clausewise", "-d", "postgres", "-c", text], folder);

/** A first server and one that follows it, without whose word no change counts. */
export async function startDatabases(folder) {
  const [first, follower] = [join(folder, "first"), join(folder, "follower")];
  for (const place of [first, follower]) mkdirSync(place, { recursive: true });
  own(folder);
  run("initdb", ["-D", join(first, "data"), "-U", "clausewise", "-A", "trust", "--encoding=UTF8"], first);
  const leading = startServer(join(first, "data"), await freePort(), ["synchronous_standby_names=follower", "synchronous_commit=local"]);
  await leading.isUp();
  query(leading.port, "create role follower login replication", first);
  query(leading.port, "create role clausewise_check login", first);
  query(leading.port, "create database clausewise", first);
  run(
    "pg_basebackup",
    ["-h", "127.0.0.1", "-p", String(leading.port), "-U", "follower", "-D", join(follower, "data"), "-R", "-X", "stream", "-c", "fast"],
    follower,
  );
  const following = startServer(join(follower, "data"), await freePort(), ["cluster_name=follower", "synchronous_standby_names="]);
  await following.isUp();
  query(leading.port, "alter system set synchronous_commit = on", first);
  return {
    first: leading,
    follower: following,
    /** Ends the first server as a loss of its machine would. */
    killFirst: () => leading.child.kill("SIGKILL"),
    promote: () => query(following.port, "select pg_promote()", follower),
  };
}

/** The proxy before the databases, the pooler, and the proxy before the processes, each by its file in this repository. */
export async function startBetween(folder, { databases, webs }) {
  mkdirSync(folder, { recursive: true });
  const [leader, pooler, web] = [await freePort(), await freePort(), await freePort()];
  const haproxy = (name, env) => begin(found("haproxy"), ["-db", "-f", join(folder, `${name}.cfg`)], folder, env);
  for (const name of ["leader.cfg", "web.cfg", "unavailable.http"])
    writeFileSync(join(folder, name), readFileSync(join(home, "deploy/haproxy", name)));
  const settings = readFileSync(join(home, "deploy/pgbouncer/pgbouncer.ini"), "utf8")
    .replace("host=leader port=5432", `host=127.0.0.1 port=${leader}`)
    .replace("listen_addr = *", "listen_addr = 127.0.0.1")
    .replace("listen_port = 6432", `listen_port = ${pooler}`)
    // The servers of this measurement trust whoever is on this machine.
    .replace("auth_type = scram-sha-256", "auth_type = trust")
    .replace("auth_file = /tmp/users", `auth_file = ${join(folder, "users")}`);
  writeFileSync(join(folder, "pgbouncer.ini"), settings);
  writeFileSync(join(folder, "users"), '"clausewise" ""\n');
  own(folder);
  const here = (port) => `127.0.0.1:${port}`;
  haproxy("leader", { LISTEN: here(leader), FIRST: here(databases.first.port), FOLLOWER: here(databases.follower.port) });
  begin(found("pgbouncer"), [join(folder, "pgbouncer.ini")], folder);
  haproxy("web", { LISTEN: here(web), WEB_1: here(webs[0]), WEB_2: here(webs[1]), UNAVAILABLE: join(folder, "unavailable.http") });
  await setTimeout(3000);
  const address = (port) => `postgres://clausewise@${here(port)}/clausewise`;
  return { url: `http://${here(web)}`, pooled: address(pooler), direct: address(leader), webPort: web };
}
