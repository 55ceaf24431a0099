import { Button, CloseButton } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useState } from "react";
import { TextField } from "./fields.ts";
import styles from "./search-field.module.css";

const pause = 250;

interface Props {
  /** What it searches: `Search the library`. */
  label: string;
  placeholder: string;
  value: string;
  onSearch: (search: string) => void;
  /** What the button says that searches at once. */
  button?: string | undefined;
}

/** What is typed is searched for after a pause, or at once with Enter; what the address says comes back on Back. */
export function SearchField({ label, placeholder, value, onSearch, button }: Props) {
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
  const sendNow = (search: string) => {
    sendLater.cancel();
    send(search);
  };

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        sendNow(typed);
      }}
    >
      <TextField
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={400}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        rightSection={
          typed !== "" && (
            <CloseButton
              size="sm"
              aria-label="Clear the search"
              onClick={() => {
                setTyped("");
                sendNow("");
              }}
            />
          )
        }
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          sendLater(event.target.value);
        }}
      />
      {button !== undefined && (
        <Button type="submit" variant="default">
          {button}
        </Button>
      )}
    </form>
  );
}
