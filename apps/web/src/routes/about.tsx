import { Button } from "@mantine/core";
import { Link } from "react-router";
import { HeldFigures } from "../shared/ui/held-figures.tsx";
import { Page } from "../shared/ui/page.tsx";
import styles from "./about.module.css";

export function About() {
  return (
    <Page title="About Us" width="open">
      <article className={styles.page}>
        <h1>About Clausewise</h1>
        <p className={styles.intro}>
          Clausewise is a free web platform for regulatory affairs people in medical devices, drugs, biologics and combination products. You
          ask; it answers with the clauses that carry the answer.
        </p>
        <section aria-labelledby="mission">
          <h2 id="mission">About Us</h2>
          <p>
            Our mission is that nobody has to sign under a conclusion they could not check. The exact passage, its date and its status
            should be one click away, and a plain “nothing found” should stand where there is none.
          </p>
        </section>
        <section aria-labelledby="what">
          <h2 id="what">What we do</h2>
          <ul>
            <li>
              Answer regulatory questions with quotes that are compared with the stored source, character by character, where its text is
              imported; as installed the library holds our own summaries.
            </li>
            <li>Open every source beside the answer, at the passage, with its status, its dates and its earlier versions.</li>
            <li>Say which words are the source’s own and which are our summary.</li>
            <li>Read your own documents on this installation, and quote them beside the law as yours.</li>
            <li>Hold a product, a protocol or a text against rules by clause, and say which clause asks for what is missing.</li>
            <li>Follow official sources, and say of an answer, a template or a finding that a clause it rests on has changed.</li>
            <li>
              Keep bookmarks and a history of your questions, and an audit trail that supports the controls of 21 CFR 11.10(e): computer
              generated, time-stamped, and never overwriting what was recorded.
            </li>
          </ul>
        </section>
        <section aria-labelledby="held">
          <h2 id="held">What is here</h2>
          <p>
            <HeldFigures /> How many texts the library holds stands in the library.
          </p>
        </section>
        <section aria-labelledby="founders">
          <h2 id="founders">Founders</h2>
          <p>The founders are not named in this installation. Its operator can be reached through the contact page.</p>
        </section>
        <section aria-labelledby="advisors">
          <h2 id="advisors">Advisors</h2>
          <p>No advisors are named in this installation.</p>
        </section>
        <div className={styles.actions}>
          <Button component={Link} to="/">
            Back to Home
          </Button>
          <Button component={Link} to="/help" variant="default">
            Contact Us
          </Button>
        </div>
      </article>
    </Page>
  );
}
