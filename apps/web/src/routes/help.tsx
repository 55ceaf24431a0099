import { ContactForm } from "../features/contact/contact-form.tsx";
import { ThankYou } from "../features/contact/thank-you.tsx";
import { useContact } from "../features/contact/use-contact.ts";
import { Page } from "../shared/ui/page.tsx";
import { useAnchor } from "../shared/use-anchor.ts";
import styles from "./help.module.css";

export function Help() {
  const contact = useContact();
  useAnchor();
  if (contact.done)
    return (
      <Page title="Help and Contact" width="open">
        <ThankYou failed={contact.failed} retry={contact.sendAgain} />
      </Page>
    );
  return (
    <Page title="Help and Contact" width="open">
      <div className={styles.page}>
        <header>
          <h1>Help and Contact</h1>
          <p>Found a wrong source, missing a regulation, or stuck? Write to the people who run this installation.</p>
        </header>
        <section aria-labelledby="contact">
          <h2 id="contact">Contact Us</h2>
          <ContactForm contact={contact} />
        </section>
        <div className={styles.notes}>
          <PilotNotice />
          <Privacy />
          <DataProtection />
        </div>
      </div>
    </Page>
  );
}

function PilotNotice() {
  return (
    <section aria-labelledby="pilot">
      <h2 id="pilot">Pilot Study Notice</h2>
      <p>
        Clausewise is a pilot study. Its library is growing, and an answer is a starting point for your own judgement, not legal advice.
        Read the marked passage before you rely on it.
      </p>
    </section>
  );
}

function Privacy() {
  return (
    <section aria-labelledby="privacy">
      <h2 id="privacy">Privacy &amp; Security</h2>
      <ul>
        <li>
          <strong>Encryption.</strong> Supports TLS in transit. Files that you upload are kept under AES-256 encryption, from the moment
          they arrive. What stands in the database, such as questions, answers and the words of documents that can be searched, is encrypted
          at rest only where its operator encrypts the disk it lies on; ask them.
        </li>
        <li>
          <strong>Multi-factor and role-based access.</strong> You sign in with your identity provider, which may ask for a second factor,
          and does where it is set up so; roles limit what a person may do.
        </li>
        <li>
          <strong>Data minimization.</strong> Of your profile only name, e-mail address and picture address are kept.
        </li>
        <li>
          <strong>Availability.</strong> Aims at 99.9% uptime; as a pilot study it promises none.
        </li>
        <li>
          <strong>GDPR and HIPAA.</strong> Aims to support the duties of an operator under GDPR. It is not meant for patient data, so do not
          enter protected health information.
        </li>
        <li>
          <strong>21 CFR Part 11 audit trails.</strong> Supports the controls of 21 CFR 11.10(e): every question and change leaves one
          record with time, person and action, chained so that tampering shows.
        </li>
      </ul>
    </section>
  );
}

function DataProtection() {
  return (
    <section aria-labelledby="data-protection">
      <h2 id="data-protection">Data Protection Commitment</h2>
      <ul>
        <li>
          Your questions, answers, documents and bookmarks are visible to you; other people who sign in cannot open them, but for a reviewer
          whom you ask and what you share. What you write on the discussion board is read by everybody who signs in.
        </li>
        <li>Administrators can read the audit trail, in which your questions stand, and the messages sent from this page.</li>
        <li>
          Where the operator of this installation has set up a language model, an embeddings model or a search cluster, your questions are
          sent to it, and to a translation server what you have translated. Without them they stay here.
        </li>
        <li>No page asks an outside host for anything: fonts, scripts and pictures come from this installation.</li>
        <li>No advertising, no tracking, no sale of data.</li>
        <li>
          Cookies serve sign-in alone. The colour scheme, unsent drafts and a note that you are signed in stay in your browser; signing out
          clears the drafts and the note.
        </li>
      </ul>
    </section>
  );
}
