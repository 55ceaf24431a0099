import { Button, Menu, Modal } from "@mantine/core";
import IconDevices from "@tabler/icons-react/dist/esm/icons/IconDevices.mjs";
import IconLogout from "@tabler/icons-react/dist/esm/icons/IconLogout.mjs";
import IconSelector from "@tabler/icons-react/dist/esm/icons/IconSelector.mjs";
import { useState } from "react";
import { initials } from "../../shared/format.ts";
import { useSession } from "./session-context.tsx";
import styles from "./user-menu.module.css";

function Avatar({ name, picture }: { name: string; picture: string | null }) {
  const [broken, setBroken] = useState(false);
  // Pictures on other hosts are refused by the content security policy, so only our own and embedded ones are tried.
  const own = picture !== null && (picture.startsWith("data:image/") || picture.startsWith(`${window.location.origin}/`));
  if (own && !broken) return <img className={styles.avatar} src={picture} alt="" onError={() => setBroken(true)} />;
  return (
    <span className={styles.avatar} aria-hidden>
      {initials(name)}
    </span>
  );
}

export function UserMenu() {
  const { user, signOut } = useSession();
  const [confirming, setConfirming] = useState(false);
  if (user === null) return null;
  const name = user.google_user_data.name ?? user.google_user_data.given_name ?? user.email;
  return (
    <div className={styles.me}>
      <Menu position="top-start" width={204} shadow="md">
        <Menu.Target>
          <button type="button" className={styles.person}>
            <Avatar name={name} picture={user.google_user_data.picture} />
            <span className={styles.names}>
              <span>{name}</span>
              <span>{user.email}</span>
            </span>
            <IconSelector size={15} stroke={1.6} aria-hidden />
            <span className="visually-hidden">Account</span>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconLogout size={15} aria-hidden />} onClick={signOut}>
            Sign Out
          </Menu.Item>
          <Menu.Item leftSection={<IconDevices size={15} aria-hidden />} onClick={() => setConfirming(true)}>
            Sign out everywhere
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmEverywhere opened={confirming} onClose={() => setConfirming(false)} />
    </div>
  );
}

function ConfirmEverywhere({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { signOutEverywhere } = useSession();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const confirm = () => {
    setBusy(true);
    setProblem(null);
    signOutEverywhere().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      setBusy(false);
      setProblem("Your sessions could not be ended. You are still signed in; try again in a moment.");
    });
  };
  return (
    <Modal opened={opened} onClose={onClose} title="Sign out everywhere?" centered closeButtonProps={{ "aria-label": "Close" }}>
      <p>Every session of yours ends, on this device and on all others. Your questions and bookmarks stay.</p>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={confirm} loading={busy}>
          Sign out everywhere
        </Button>
      </div>
    </Modal>
  );
}
