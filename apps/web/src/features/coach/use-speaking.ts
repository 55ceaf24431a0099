import { useCallback, useEffect, useState } from "react";
import { ownVoice, speech } from "./speech.ts";

const synthesis = (): SpeechSynthesis | null => ("speechSynthesis" in window ? window.speechSynthesis : null);

/** Reads answers out with a voice of this device. */
export function useSpeaking() {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  const [speaking, setSpeaking] = useState(false);

  useEffect(() => {
    const by = synthesis();
    if (by === null) return;
    // Browsers load their voices after the page.
    const look = () => setVoice(ownVoice(by.getVoices()));
    look();
    by.addEventListener?.("voiceschanged", look);
    return () => {
      by.removeEventListener?.("voiceschanged", look);
      by.cancel();
    };
  }, []);

  const stop = useCallback(() => {
    synthesis()?.cancel();
    setSpeaking(false);
  }, []);

  const speak = useCallback(
    (words: string) => {
      const by = synthesis();
      if (by === null || voice === null) return;
      by.cancel();
      const said = Object.assign(new SpeechSynthesisUtterance(words), {
        voice,
        lang: speech.lang,
        rate: speech.rate,
        volume: speech.volume,
      });
      said.addEventListener("end", () => setSpeaking(false));
      said.addEventListener("error", () => setSpeaking(false));
      setSpeaking(true);
      by.speak(said);
    },
    [voice],
  );

  return { hasVoice: voice !== null, speaking, speak, stop };
}
