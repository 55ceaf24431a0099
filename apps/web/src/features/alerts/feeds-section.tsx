import { Link } from "react-router";
import { FeedsList } from "./feeds-list.tsx";
import { aboutFeeds } from "./feeds-words.ts";
import styles from "./subscription.module.css";

/** The addresses of feeds beside what a person is told of. */
export const FeedsSection = () => (
  <section className={styles.group} aria-label="Feed and calendar">
    <h2>Feed and calendar</h2>
    <p>{aboutFeeds}</p>
    <FeedsList />
    <p>
      Addresses of your own that are told the same are <Link to="/account#webhooks">webhooks</Link>, and programs that ask and read by
      themselves do it with <Link to="/account#access-tokens">access tokens</Link>: both stand under Account, with these addresses.
    </p>
  </section>
);
