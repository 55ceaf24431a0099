import type { SignedKind } from "@clausewise/contracts";
import { hashOf } from "../../canonical.ts";
import type { Viewer } from "../../service.ts";

/** Something that can be signed, as it stands now. */
export interface Signable {
  /** Whose it is. */
  owner: Viewer;
  /** What it is called, and where it is looked at. */
  title: string;
  address: string;
  /** What a signature stands under, in parts that are told apart where one of them changes. */
  content: Readonly<Record<string, unknown>>;
}

/** Opens what a viewer may read of each kind; throws where there is nothing of it for them. */
export type Signables = Record<SignedKind, (viewer: Viewer, id: string) => Promise<Signable>>;

/** The parts of what is signed as SHA-256 each, and one over all of them. */
export function sealOf({ content }: Pick<Signable, "content">): { parts: Record<string, string>; content_hash: string } {
  const parts = Object.fromEntries(Object.entries(content).map(([name, value]) => [name, hashOf({ value })]));
  return { parts, content_hash: hashOf(parts) };
}
