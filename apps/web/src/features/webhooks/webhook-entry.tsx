import type { Webhook, WebhookDelivery } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { formatTime } from "../../shared/format.ts";
import { explain } from "../../shared/trpc.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { useDeliveries, useWebhookChanges } from "./use-webhooks.ts";
import styles from "./webhooks.module.css";

/** One webhook: whether its receiver takes messages, what came of the last, and what can be done. */
export function WebhookEntry({ webhook }: { webhook: Webhook }) {
  const { name, address, off_since } = webhook;
  const changes = useWebhookChanges(webhook);
  const [removing, setRemoving] = useState(false);
  return (
    <li>
      <div className={styles.head}>
        <div>
          <strong>{name}</strong> <Standing webhook={webhook} />
          <div className={styles.address}>{address}</div>
        </div>
        <div className={styles.actions}>
          {off_since === null ? (
            <Button variant="default" onClick={changes.test} loading={changes.testing} aria-label={`Send a test to ${name}`}>
              Send a test
            </Button>
          ) : (
            <Button variant="default" onClick={changes.resume} loading={changes.resuming} aria-label={`Switch ${name} on`}>
              Switch on
            </Button>
          )}
          <Button variant="default" onClick={() => setRemoving(true)} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </div>
      </div>
      <Deliveries webhook={webhook} />
      <Confirm
        opened={removing}
        onClose={() => setRemoving(false)}
        title={`Remove “${name}”?`}
        action="Remove"
        danger
        onConfirm={changes.remove}
        failed={(error) => `It was not removed, and is told further on. ${explain(error)}`}
      >
        Its receiver is told nothing any longer, and what waits for it is not sent.
      </Confirm>
    </li>
  );
}

function Standing({ webhook: { failing_since, off_since } }: { webhook: Webhook }) {
  if (off_since !== null) return <Chip tone="warn">Switched off {formatTime(off_since)}, as nothing had arrived</Chip>;
  return failing_since === null ? null : <Chip tone="warn">Nothing arrived since {formatTime(failing_since)}</Chip>;
}

function Deliveries({ webhook: { id, name } }: { webhook: Webhook }) {
  return (
    <QueryState query={useDeliveries(id)} waiting="Loading messages" failed="The messages could not be loaded." inline>
      {(deliveries) =>
        deliveries.length === 0 ? (
          <p className={styles.none}>Nothing was sent yet.</p>
        ) : (
          <ul className={styles.deliveries} aria-label={`Messages to ${name}`}>
            {deliveries.slice(0, 5).map((delivery) => (
              <li key={delivery.id}>
                <span>{delivery.title}</span>
                <Line quiet>
                  <span>{outcomeOf(delivery)}</span>
                </Line>
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

/** What came of a message, in a sentence. */
function outcomeOf({ state, problem, attempts, created_at, next_at, ended_at }: WebhookDelivery): string {
  if (state === "delivered") return `Delivered ${formatTime(ended_at ?? created_at)}`;
  if (state === "given_up") return `Given up ${formatTime(ended_at ?? created_at)}: the receiver ${problem ?? "did not take it"}`;
  if (problem === null) return "Waits to be sent";
  return `Attempt ${attempts} failed: the receiver ${problem}. Next ${formatTime(next_at ?? created_at)}`;
}
