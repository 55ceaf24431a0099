import { Button, Menu } from "@mantine/core";
import type { ReactNode } from "react";

/** A button that opens a few choices. */
export function ActionMenu({ label, icon, busy, children }: { label: string; icon: ReactNode; busy: boolean; children: ReactNode }) {
  return (
    <Menu position="top-start" shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" loading={busy} leftSection={icon}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
