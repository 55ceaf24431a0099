import type { Alert } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { explain } from "../../shared/trpc.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { SeverityChip } from "../../shared/ui/facts.tsx";
import { Page, PageHead } from "../../shared/ui/page.tsx";
import { AlertFacts, Reasons } from "./alert-facts.tsx";
import styles from "./alert.module.css";
import { WorkPanel } from "./work/work-panel.tsx";
import { useMayPublish, usePublish } from "./use-alert.ts";

/** The whole of an alert: why it is that severe, why it concerns the person, and where it is said. */
export function AlertAbout({ alert }: { alert: Alert }) {
  const { title, description, severity_level, severity_reason, reasons } = alert;
  return (
    <Page title={title}>
      <p className={styles.path}>
        <Link to="/alerts">Regulatory Alerts</Link>
      </p>
      <PageHead heading={title} action={<Publish alert={alert} />} />
      <div className={styles.about}>
        <p>
          <SeverityChip severity={severity_level} />
          {severity_reason !== null && ` because it is ${severity_reason}`}
        </p>
        <Reasons reasons={reasons} />
        <p className={styles.description}>{description}</p>
        <AlertFacts alert={alert} />
        <WorkPanel alert={alert} />
      </div>
    </Page>
  );
}

/** Reviewers and administrators show an alert of theirs to everybody. */
function Publish({ alert: { id, origin } }: { alert: Alert }) {
  const [asking, setAsking] = useState(false);
  const publish = usePublish();
  const mayPublish = useMayPublish();
  if (origin !== "own" || !mayPublish) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>Publish</Button>
      <Confirm
        opened={asking}
        onClose={() => setAsking(false)}
        title="Publish this alert?"
        action="Publish"
        onConfirm={() => publish(id)}
        failed={(error) => `It was not published, and you alone see it. ${explain(error)}`}
      >
        Everybody sees it from then on, and whoever it concerns is told. It cannot be taken back.
      </Confirm>
    </>
  );
}
