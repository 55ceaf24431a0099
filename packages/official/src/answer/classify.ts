import { textOf, type Answer, type Expected, type Verdict } from "./answer.ts";
import { whatLacks } from "./whole-body.ts";

/**
 * Judges an answer: nothing but `ok` and `not_modified` says anything of what the source holds now, and nothing but the
 * source's own word that a thing does not exist is taken for that.
 */
export function classify(answer: Answer, expected: Expected): Verdict {
  return byAddress(answer) ?? byStatus(answer, expected) ?? byBody(answer, expected);
}

/** Pages that sites send suspected robots to; what they answer there says nothing of what was asked. */
const turnedAway = /apology_objects|abuse-detection|captcha|unblock\./i;

const blocked = (reason: string): Verdict => ({ kind: "blocked", reason });

function byAddress({ addresses }: Answer): Verdict | null {
  return addresses.slice(1).some((address) => turnedAway.test(address)) ? blocked("sent us to its page for suspected robots") : null;
}

function byStatus(answer: Answer, expected: Expected): Verdict | null {
  const { status } = answer;
  if (status === 200) return null;
  if (status === 304) return { kind: "not_modified" };
  if (isChallenge(answer)) return blocked("answered with a check for robots");
  if (status === 401 || status === 403) return blocked(`refused us with status ${status}`);
  if (status === 404) return absentOr(answer, expected);
  if (status === 202) return { kind: "not_ready", reason: "is still making the answer" };
  if (status === 429) return { kind: "not_ready", reason: "asked us to come back later" };
  if (status === 503) return { kind: "not_ready", reason: "is not available for the moment" };
  return { kind: "broken", reason: `answered with status ${status}` };
}

function absentOr(answer: Answer, { saysAbsent }: Expected): Verdict {
  const said = saysAbsent && jsonOf(answer);
  if (saysAbsent && said !== undefined && saysAbsent(said)) return { kind: "does_not_exist", reason: "says that there is no such thing" };
  return { kind: "broken", reason: "answered with status 404, which is not its own word that there is no such thing" };
}

function byBody(answer: Answer, expected: Expected): Verdict {
  if (isChallenge(answer)) return blocked("answered with a check for robots");
  const reason = whatLacks(answer, expected);
  return reason === null ? { kind: "ok" } : { kind: "broken", reason };
}

const challenge = /awswaf|gokuProps|challenge-platform|abuse-detection/;

/** Whether it is a page that wants to see a browser; whatever is longer is no such page. */
const isChallenge = (answer: Answer): boolean =>
  (answer.headers["content-type"] ?? "").includes("html") && answer.bytes.length < 200_000 && challenge.test(textOf(answer));

function jsonOf(answer: Answer): unknown {
  try {
    return JSON.parse(textOf(answer)) as unknown;
  } catch {
    return undefined;
  }
}
