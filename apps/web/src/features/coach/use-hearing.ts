import { useEffect, useRef, useState } from "react";
import { isHeardHere, isRefusal, recognitionOf, speech, troubleOf, type Recognition, type RecognitionClass } from "./speech.ts";

type Permission = "prompt" | "granted" | "denied";

/** Whether the browser lets this page listen, also when that changes in its settings. */
function usePermission(): [Permission, (to: Permission) => void] {
  const [permission, setPermission] = useState<Permission>("prompt");
  useEffect(() => {
    let left = false;
    const asked = navigator.permissions?.query({ name: "microphone" });
    asked?.then(
      (status) => {
        const tell = () => !left && setPermission(status.state);
        tell();
        status.addEventListener("change", tell);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return [permission, setPermission];
}

interface Given {
  onHeard: (words: string) => void;
  /** Whether the browser may send what is said to its maker, where it does not recognise it on this device. */
  maySend: boolean;
}

/** The microphone: what is said to it, once it is said whole. */
export function useHearing({ onHeard, maySend }: Given) {
  const recognition = recognitionOf(window);
  const [permission, setPermission] = usePermission();
  const [here, setHere] = useState<boolean | null>(null);
  const [listening, setListening] = useState(false);
  const [words, setWords] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  const under = useRef<Recognition | null>(null);
  useEffect(() => () => under.current?.abort(), []);

  const listen = (of: RecognitionClass, processLocally: boolean) => {
    const one = new of();
    under.current = one;
    Object.assign(one, { lang: speech.lang, interimResults: true, ...(processLocally && { processLocally }) });
    let said = "";
    one.addEventListener("result", ({ results }) => {
      said = Array.from(results, (result) => result[0]?.transcript ?? "").join("");
      setWords(said);
    });
    one.addEventListener("error", ({ error }) => {
      said = "";
      if (isRefusal(error)) setPermission("denied");
      else setTrouble(troubleOf(error));
    });
    one.addEventListener("end", () => {
      setListening(false);
      setWords("");
      if (said.trim() !== "") onHeard(said.trim());
    });
    setTrouble(null);
    setListening(true);
    one.start();
  };

  /** Listens, unless that would send sound away without anybody having said that it may. */
  const start = async (allowed = maySend) => {
    if (recognition === null || listening) return;
    const local = here ?? (await isHeardHere(recognition));
    setHere(local);
    if (local || allowed) listen(recognition, local);
  };

  return {
    isSupported: recognition !== null,
    /** Whether somebody has to say first that sound may leave this device. */
    waits: here === false && !maySend,
    permission,
    listening,
    words,
    trouble,
    start,
    stop: () => under.current?.stop(),
  };
}
