import type { Clock } from "../../platform/clock/clock.ts";
import type { Config } from "../../platform/config.ts";
import { originsOf } from "../origin.ts";
import { createSignInFlow } from "./flow.ts";

/** How people sign in at the addresses they open, and the sample people's provider where that is on. */
export async function openSignIn(config: Config, clock: Clock) {
  const local = await localProviderOf(config, clock);
  const origins = originsOf(config);
  const secure = config.publicUrl?.startsWith("https:") ?? false;
  const flow = createSignInFlow([...(local ? [local.settings] : []), ...config.providers], origins, secure);
  return { origins, secure, signIn: flow, close: async () => local?.close() };
}

/** The sample people's provider, loaded only where they may sign in. */
async function localProviderOf({ localSignIn, role, publicUrl }: Config, clock: Clock) {
  if (!localSignIn || role === "worker") return null;
  const { startLocalProvider } = await import("./local-provider.ts");
  return startLocalProvider(localSignIn.port, publicUrl, clock);
}
