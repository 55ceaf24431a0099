import type { z } from "zod";
import type { TranslationLanguage } from "@clausewise/contracts";

export type Language = z.infer<typeof TranslationLanguage>;

/** What translates sentences: a server, or a language model. */
export interface Translator {
  name: string;
  kind: "server" | "model";
  /** Host that texts are sent to. */
  host: string;
  /** Sentences that it is given at once. */
  atOnce: number;
  /** As many translations as sentences, in their order; throws a `TranslatorError`. */
  translate(sentences: readonly string[], from: Language, to: Language, signal: AbortSignal): Promise<string[]>;
}

/** Why nothing was translated; `message` is a plain sentence that can be shown. */
export class TranslatorError extends Error {
  override name = "TranslatorError";
  /** Whether it may go better in a while. */
  readonly isPassing: boolean;

  constructor(message: string, isPassing: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isPassing = isPassing;
  }
}
