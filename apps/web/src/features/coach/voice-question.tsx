import { Button, UnstyledButton } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import IconMicrophone from "@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs";
import IconMicrophoneOff from "@tabler/icons-react/dist/esm/icons/IconMicrophoneOff.mjs";
import IconPlayerStop from "@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs";
import styles from "./coach.module.css";
import { useHearing } from "./use-hearing.ts";
import type { useSpeaking } from "./use-speaking.ts";

interface Props {
  onHeard: (words: string) => void;
  thinking: boolean;
  speaking: ReturnType<typeof useSpeaking>;
}

type Hearing = ReturnType<typeof useHearing>;

/** Asks by voice, where the browser can and may listen, and says so where it cannot. */
export function VoiceQuestion({ onHeard, thinking, speaking }: Props) {
  const [maySend, setMaySend] = useLocalStorage({ key: "clausewise-coach-voice", defaultValue: false, getInitialValueInEffect: false });
  const hearing = useHearing({ onHeard, maySend });
  const agree = () => {
    setMaySend(true);
    void hearing.start(true);
  };
  const silent = !hearing.isSupported || hearing.permission === "denied" || hearing.waits;
  return (
    <section className={styles.voice} aria-label="Ask by voice">
      {hearing.waits && <WhereItGoes onAgree={agree} />}
      <div className={styles.microphone}>
        <Microphone hearing={hearing} disabled={silent || thinking} onStart={speaking.stop} />
        <p role="status" aria-live="polite">
          {stateOf(hearing, { thinking, speaking: speaking.speaking })}
        </p>
        {speaking.speaking && (
          <Button variant="default" leftSection={<IconPlayerStop size={15} aria-hidden />} onClick={speaking.stop}>
            Stop speaking
          </Button>
        )}
      </div>
      {!speaking.hasVoice && (
        <p className={styles.remark}>This browser has no English voice of its own on this device, so answers are shown and not read out.</p>
      )}
    </section>
  );
}

function Microphone({ hearing, disabled, onStart }: { hearing: Hearing; disabled: boolean; onStart: () => void }) {
  const { listening, start, stop } = hearing;
  const Icon = disabled ? IconMicrophoneOff : IconMicrophone;
  return (
    <UnstyledButton
      className={styles.mic}
      data-listening={listening}
      disabled={disabled}
      aria-label={listening ? "Stop listening" : "Start listening"}
      onClick={() => {
        onStart();
        if (listening) stop();
        else void start();
      }}
    >
      <Icon size={22} stroke={1.7} aria-hidden />
    </UnstyledButton>
  );
}

interface Around {
  thinking: boolean;
  speaking: boolean;
}

function stateOf({ isSupported, waits, permission, listening, words, trouble }: Hearing, { thinking, speaking }: Around): string {
  if (!isSupported) return "Speech recognition is not supported in your browser.";
  if (permission === "denied") return "Microphone access denied. Please enable microphone in browser settings.";
  if (listening) return words === "" ? "Listening…" : words;
  if (thinking) return "Thinking…";
  if (speaking) return "Speaking…";
  if (trouble !== null) return trouble;
  if (waits) return "Voice waits for your choice.";
  return permission === "prompt" ? "Press the microphone. Your browser will ask whether it may listen." : "Press the microphone and ask.";
}

function WhereItGoes({ onAgree }: { onAgree: () => void }) {
  return (
    <div className={styles.notice}>
      <p>
        This browser does not say that it recognises speech on this device: it may send what you say to its maker’s speech service.
        Clausewise gets the words alone, never the sound.
      </p>
      <Button variant="default" size="compact-sm" onClick={onAgree}>
        Use voice all the same
      </Button>
    </div>
  );
}
