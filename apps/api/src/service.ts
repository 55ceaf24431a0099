import { signInFirst } from "./errors.ts";
import type { AccessScope, Api, Operation, Operations, RoleType } from "@clausewise/contracts";
import type { z } from "zod";

/** The person a request acts for. */
export interface Actor {
  id: string;
  label: string;
  role: RoleType;
}

declare const admitted: unique symbol;

/** Whose things are meant: made of a caller that was let in, so that no other id can stand in its place. */
export interface Viewer {
  readonly id: string;
  readonly [admitted]: true;
}

/** Who is asking and from where, whichever transport carried the request. */
export interface Caller {
  actor: Actor | null;
  /** Public half of the session's identity: a hash, never the cookie; of a program's calls, which access token it used. */
  sessionId: string | null;
  /** What a program may do by its access token; a person who signed in has none. */
  token?: { id: string; scopes: readonly AccessScope[] };
  requestId: string;
  address: string;
  /** Where the caller's browser reached us, such as `http://127.0.0.1:3000`. */
  origin: string;
  signIn: SignIn;
  /** Aborts when the one who asks went away before the answer. */
  gone?: AbortSignal;
}

/** What only the transport can do for a sign-in: cookies, redirects, session identity. */
export interface SignIn {
  /** Address of the provider's sign-in page; remembers state and verifier in the browser. */
  begin(provider: string): Promise<string>;
  /** Exchanges the provider's code for the profile it vouches for. */
  exchange(code: string, state: string | undefined): Promise<ProviderProfile>;
  /** Address where the person proves to the provider anew who they are, and the state with which they come back. */
  beginSigning(provider: string): Promise<{ redirectUrl: string; state: string }>;
  confirmSigning(code: string, state: string): Promise<Confirmation>;
  /** Gives the browser a fresh session for this person. */
  start(actor: Actor): Promise<void>;
  end(): Promise<void>;
}

/** Whom an identity provider confirmed, and when they proved who they are; null where it does not say. */
export interface Confirmation extends Pick<ProviderProfile, "provider" | "subject"> {
  authenticated_at: string | null;
}

/** What an identity provider says of a person. */
export interface ProviderProfile {
  provider: string;
  subject: string;
  email: string;
  /** Whether the provider vouches for the address. */
  email_verified: boolean;
  given_name: string | null;
  name: string | null;
  picture: string | null;
  role: RoleType | null;
}

/** Where an operation that replies with events tells them while it works. */
export interface EventSink<E extends NonNullable<Operation["events"]> = NonNullable<Operation["events"]>> {
  /** `id` is what a broken connection goes on from. */
  send: <K extends keyof E & string>(event: K, data: z.input<E[K]>, id?: string) => void;
  /** Aborts when nobody listens any longer. */
  signal: AbortSignal;
  /** The last event that a broken connection had brought; null for a new one. */
  lastEventId: string | null;
}

type Implementation<T extends Operation> = T extends { events: infer E extends NonNullable<Operation["events"]> }
  ? (input: z.output<T["input"]>, caller: Caller, sink: EventSink<E>) => Promise<z.input<T["output"]>>
  : (input: z.output<T["input"]>, caller: Caller) => Promise<z.input<T["output"]>>;

type Implements<T extends Operations> = { [K in keyof T]: Implementation<T[K]> };

/** Every feature's service implements its operations; leaving one out does not compile. */
export type Services = { [F in keyof Api]: Implements<Api[F]> };

export const actorOf = (caller: Pick<Caller, "actor">): Actor => {
  if (!caller.actor) throw signInFirst();
  return caller.actor;
};

/** The person whom a stored row belongs to, for work that is done apart from requests. */
export const ownerOf = ({ owner_id }: { owner_id: string }): Viewer => ({ id: owner_id }) as Viewer;

/** A person themselves, who is told what somebody else did. */
export const viewerThatIs = ({ id }: { id: string; role_type: RoleType }): Viewer => ({ id }) as Viewer;

/** The person a caller acts for, as the repositories take it. */
export const viewerOf = (caller: Pick<Caller, "actor">): Viewer => ({ id: actorOf(caller).id }) as Viewer;
