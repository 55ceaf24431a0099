import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import styles from "./library.module.css";

const pause = 250;

/** What is typed goes to the address after a pause, or at once with Enter; what the address says comes back on Back. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setTyped(value);
      setSent(value);
    }
  }
  const send = (search: string) => {
    setSent(search);
    onSearch(search);
  };
  const sendLater = useDebouncedCallback(send, pause);

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        sendLater.cancel();
        send(typed);
      }}
    >
      <input
        type="search"
        aria-label="Search the library"
        placeholder="Identifier, title or docket: 21 CFR 807, software, FDA-2021-D-1158"
        maxLength={400}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          sendLater(event.target.value);
        }}
      />
    </form>
  );
}
