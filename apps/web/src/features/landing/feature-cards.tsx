import { UnstyledButton } from "@mantine/core";
import IconFileSearch from "@tabler/icons-react/dist/esm/icons/IconFileSearch.mjs";
import IconGift from "@tabler/icons-react/dist/esm/icons/IconGift.mjs";
import IconHistory from "@tabler/icons-react/dist/esm/icons/IconHistory.mjs";
import IconListCheck from "@tabler/icons-react/dist/esm/icons/IconListCheck.mjs";
import IconPlayerPause from "@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs";
import IconPlayerPlay from "@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs";
import IconQuote from "@tabler/icons-react/dist/esm/icons/IconQuote.mjs";
import IconScale from "@tabler/icons-react/dist/esm/icons/IconScale.mjs";
import styles from "./feature-cards.module.css";
import { useRotation } from "./use-rotation.ts";

const cards = [
  {
    icon: IconQuote,
    title: "Exact quotes",
    text: "Where a source’s text is held, a quote is compared with it, character by character. If it does not match, it is not shown. What is our summary says so.",
  },
  {
    icon: IconFileSearch,
    title: "The source beside the answer",
    text: "One click opens the source at the cited passage, with the quoted words marked and the text around them.",
  },
  {
    icon: IconHistory,
    title: "Versions and status",
    text: "Draft, final, in force, superseded or withdrawn: every source shows its status, its dates as far as they are known, and what it was last compared with.",
  },
  {
    icon: IconScale,
    title: "Three honest outcomes",
    text: "Answered; found but not conclusive; nothing found, with what was searched. No confident sentence without a source.",
  },
  {
    icon: IconListCheck,
    title: "A record of every question",
    text: "Each question and change leaves one chained record: an audit trail that supports the controls of 21 CFR 11.10(e).",
  },
  {
    icon: IconGift,
    title: "100% free",
    text: "No fee, no card, no trial period. Clausewise is a pilot study and asks only for your feedback.",
  },
];

export function FeatureCards() {
  const rotation = useRotation(cards.length);
  return (
    <section className={styles.section} aria-labelledby="features">
      <header>
        <h2 id="features">What it does for you</h2>
        <UnstyledButton className={styles.pause} onClick={rotation.toggle}>
          {rotation.running ? <IconPlayerPause size={14} aria-hidden /> : <IconPlayerPlay size={14} aria-hidden />}
          {rotation.running ? "Pause rotation" : "Resume rotation"}
        </UnstyledButton>
      </header>
      <ul className={styles.grid}>
        {cards.map((card, index) => (
          <li key={card.title}>
            <UnstyledButton
              className={styles.card}
              aria-pressed={index === rotation.active}
              onMouseEnter={() => rotation.hold(index)}
              onMouseLeave={rotation.release}
              onFocus={() => rotation.hold(index)}
              onBlur={rotation.release}
            >
              <card.icon size={20} stroke={1.5} aria-hidden />
              <strong>{card.title}</strong>
              <span>{card.text}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
