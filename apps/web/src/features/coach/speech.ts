/** As the specification has it. */
export const speech = { lang: "en-US", rate: 0.9, volume: 0.8 } as const;

/** What was said, best guess first, as far as it was said. */
type HeardEvent = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> };
type TroubleEvent = Event & { error: string };

/** As much of the browser's speech recognition as is used. */
export interface Recognition {
  lang: string;
  interimResults: boolean;
  processLocally?: boolean;
  addEventListener(type: "result", listener: (event: HeardEvent) => void): void;
  addEventListener(type: "error", listener: (event: TroubleEvent) => void): void;
  addEventListener(type: "end", listener: () => void): void;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface RecognitionClass {
  new (): Recognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

interface SpeakingWindow {
  SpeechRecognition?: RecognitionClass;
  webkitSpeechRecognition?: RecognitionClass;
}

/** The browser's recognition, by the name it has there; null where it has none. */
export function recognitionOf(where: object): RecognitionClass | null {
  // Not every browser has it, so the types of none declare it.
  const { SpeechRecognition, webkitSpeechRecognition } = where as SpeakingWindow;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/** Whether words are recognised on this device; a browser that does not say so sends them to its maker. */
export async function isHeardHere(recognition: RecognitionClass): Promise<boolean> {
  const asked = { langs: [speech.lang], processLocally: true };
  return (await recognition.available?.(asked).catch(() => "unavailable")) === "available";
}

/** Errors by which a browser says that it may not listen. */
const refusals = ["not-allowed", "service-not-allowed"];
export const isRefusal = (error: string): boolean => refusals.includes(error);

const troubles: Readonly<Record<string, string>> = {
  "no-speech": "Nothing was heard. Press the microphone and speak again.",
  "audio-capture": "No microphone was found. Connect one, or type your question.",
  network: "The browser could not reach its speech service. Type your question, or try again.",
};
export const troubleOf = (error: string): string | null =>
  error === "aborted" ? null : (troubles[error] ?? "What was said could not be recognised. Type your question, or try again.");

/** A voice that is on this device: what is read out leaves it with no other. */
export const ownVoice = (voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null => {
  const own = voices.filter(({ localService, lang }) => localService && lang.replace("_", "-").startsWith("en"));
  return own.find(({ lang }) => lang.replace("_", "-") === speech.lang) ?? own[0] ?? null;
};
