import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useState } from "react";
import { Link } from "react-router";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import { noticeOf } from "./first-fetch-words.ts";
import styles from "./first-fetch-bar.module.css";
import { useFirstFetch } from "./use-standing.ts";

/** In this browser, what was said and put away. */
const key = "clausewise-first-fetch";

/** How far the first fetching of official texts is, in one line of every page; it ends by itself, and can be put away. */
export function FirstFetchBar() {
  const first = useFirstFetch().data;
  const [away, setAway] = useState(() => sessionStorage.getItem(key));
  if (first === undefined || first.state === away) return null;
  const said = noticeOf(first);
  if (said === null) return null;
  const close = () => {
    sessionStorage.setItem(key, first.state);
    setAway(first.state);
  };
  const share = first.known === 0 ? 0 : (first.held / first.known) * 100;
  return (
    <section className={`${styles.bar} no-print`} aria-label="Official texts">
      {first.state === "fetching" && <span className={styles.share} style={{ inlineSize: `${share}%` }} aria-hidden />}
      <p>
        {said} <Link to="/library/sources">Official sources</Link>
      </p>
      <IconButton label="Put this line away" onClick={close}>
        <IconX size={15} stroke={1.8} aria-hidden />
      </IconButton>
    </section>
  );
}
