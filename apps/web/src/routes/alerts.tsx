import { Button } from "@mantine/core";
import { Suspense, lazy, useState } from "react";
import { useAddress } from "../shared/address.ts";
import { AlertList } from "../features/alerts/alert-list.tsx";
import { SubscriptionSettings } from "../features/alerts/subscription-settings.tsx";
import { NotificationList } from "../features/notifications/notification-list.tsx";
import { useUnreadCount } from "../features/notifications/use-notifications.ts";
import { useRole } from "../features/session/use-role.ts";
import { capCount } from "../shared/format.ts";
import { withParams } from "../shared/params.ts";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { PageTabs } from "../shared/ui/page-tabs.tsx";
import styles from "./alerts.module.css";

const AlertDialog = lazy(async () => ({ default: (await import("../features/alerts/alert-dialog.tsx")).AlertDialog }));

const AnswersToLookAt = lazy(async () => ({
  default: (await import("../features/answers/changes/answers-to-look-at.tsx")).AnswersToLookAt,
}));

const FilesToMakeAnew = lazy(async () => ({
  default: (await import("../features/templates/files-to-make-anew.tsx")).FilesToMakeAnew,
}));

const CardsToConfirm = lazy(async () => ({ default: (await import("../features/coach/cards-to-confirm.tsx")).CardsToConfirm }));

/** The alerts, and above them what else changed under what the person keeps, or looks after. */
function AlertsTab() {
  const isAdministrator = useRole().data?.role_type === "administrator";
  return (
    <>
      <Suspense fallback={null}>
        <AnswersToLookAt />
        <FilesToMakeAnew />
        {isAdministrator && <CardsToConfirm />}
      </Suspense>
      <AlertList />
    </>
  );
}

const tabs = [
  { id: "alerts", label: "Regulatory Alerts", Content: AlertsTab },
  { id: "notifications", label: "Notifications", Content: NotificationList },
  { id: "subscriptions", label: "Subscription Settings", Content: SubscriptionSettings },
] as const;

/** Alerts, what a person was told, and what they want to be told. */
export function Alerts() {
  const [params, setParams] = useAddress();
  const { id: current, Content } = tabs.find(({ id }) => id === params.get("tab")) ?? tabs[0];
  const creating = params.get("create") === "alert";
  // Once opened it stays, so that it can close with the focus given back.
  const [wanted, setWanted] = useState(creating);
  if (creating && !wanted) setWanted(true);
  const unread = useUnreadCount();
  const close = () => setParams((now) => withParams(now, { create: null }), { replace: true, preventScrollReset: true });
  return (
    <Page title="Regulatory Alerts & Notifications" width="wide">
      <PageHead
        heading="Regulatory Alerts & Notifications"
        action={
          <Button onClick={() => setParams((now) => withParams(now, { create: "alert" }), { preventScrollReset: true })}>
            Create Alert
          </Button>
        }
      />
      <PageTabs
        label="Regulatory Alerts & Notifications"
        tabs={tabs.map(({ id, label }) => ({
          to: `?tab=${id}`,
          label,
          current: id === current,
          count: id === "notifications" && unread > 0 ? capCount(unread) : undefined,
        }))}
      />
      <div className={styles.content}>
        <Content />
      </div>
      {wanted && (
        <Suspense fallback={null}>
          <AlertDialog opened={creating} onClose={close} onCreated={() => setParams({ tab: "alerts" }, { replace: true })} />
        </Suspense>
      )}
    </Page>
  );
}
