import styles from "./specimen.module.css";

/** What an answer looks like, with the words of 21 CFR 807.92(a) as published. */
export function Specimen() {
  return (
    <figure className={styles.specimen} aria-label="What an answer looks like where the text is held">
      <p className={styles.when}>Where the text of 21 CFR 807 is held:</p>
      <p className={styles.question}>What must a 510(k) summary contain?</p>
      <p className={styles.statement}>
        Its content is set by <strong>21 CFR 807.92</strong>.
      </p>
      <blockquote>
        <mark>
          A 510(k) summary shall be in sufficient detail to provide an understanding of the basis for a determination of substantial
          equivalence.
        </mark>
      </blockquote>
      <figcaption>
        <a href="https://www.ecfr.gov/current/title-21/section-807.92" target="_blank" rel="noopener">
          21 CFR 807.92(a)
        </a>
        <span>Regulation, binding. The marked words are the source’s own.</span>
      </figcaption>
    </figure>
  );
}
