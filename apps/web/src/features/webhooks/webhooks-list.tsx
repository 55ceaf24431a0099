import type { CreatedWebhook } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { explain } from "../../shared/trpc.ts";
import { TextField } from "../../shared/ui/fields.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { CopyField, ShownOnce } from "../../shared/ui/shown-once.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import { useNewWebhook, useWebhooks } from "./use-webhooks.ts";
import { WebhookEntry } from "./webhook-entry.tsx";
import styles from "./webhooks.module.css";

/** Addresses of a person's own that are told what they are told, with a form for another. */
export function WebhooksList() {
  const fresh = useNewWebhook();
  return (
    <>
      {fresh.made !== null && <Made webhook={fresh.made} />}
      <QueryState query={useWebhooks()} waiting="Loading your webhooks" failed="Your webhooks could not be loaded." inline>
        {(webhooks) => (
          <ul className={styles.webhooks} aria-label="Webhooks">
            {webhooks.map((webhook) => (
              <WebhookEntry key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )}
      </QueryState>
      <NewWebhookForm fresh={fresh} />
    </>
  );
}

function NewWebhookForm({ fresh: { form, send, sending, error } }: { fresh: ReturnType<typeof useNewWebhook> }) {
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(send)} aria-label="New webhook">
      <TextField label="Name" required maxLength={100} {...form.field("name")} />
      <TextField label="Address" placeholder="https://" required type="url" inputMode="url" maxLength={2000} {...form.field("address")} />
      <Button type="submit" variant="default" loading={sending}>
        Add webhook
      </Button>
      {error !== null && (
        <div className={styles.wide}>
          <Problem title="The webhook was not added.">What you typed is kept. {explain(error)}</Problem>
        </div>
      )}
    </form>
  );
}

/** The secret of the one that was just made. */
const Made = ({ webhook: { name, secret } }: { webhook: CreatedWebhook }) => (
  <ShownOnce>
    <p>
      “{name}” is told of what you are told from now on. Copy its signing secret now: it is not shown again. Give it to the receiver, which
      proves with it that a message is from here and unchanged (Standard Webhooks, header <code>webhook-signature</code>).
    </p>
    <CopyField label="Signing secret" what="the signing secret" value={secret} />
  </ShownOnce>
);
