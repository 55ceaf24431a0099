import { Menu, UnstyledButton } from "@mantine/core";
import IconDevices from "@tabler/icons-react/dist/esm/icons/IconDevices.mjs";
import IconLogout from "@tabler/icons-react/dist/esm/icons/IconLogout.mjs";
import IconSelector from "@tabler/icons-react/dist/esm/icons/IconSelector.mjs";
import IconUserCircle from "@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs";
import { Suspense, lazy, useState } from "react";
import { Link } from "react-router";
import { initials } from "../../shared/format.ts";
import { useSession } from "./session-context.tsx";
import styles from "./user-menu.module.css";

const SignOutEverywhere = lazy(async () => ({ default: (await import("./sign-out-everywhere.tsx")).SignOutEverywhere }));

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

/** The person, and the ways to leave; the picture alone where there is no room. */
export function UserMenu({ compact = false }: { compact?: boolean }) {
  const { user, signOut } = useSession();
  const [confirming, setConfirming] = useState(false);
  if (user === null) return null;
  const name = user.google_user_data.name ?? user.google_user_data.given_name ?? user.email;
  return (
    <div className={styles.me}>
      <Menu position="top-start" width={204} shadow="md">
        <Menu.Target>
          <UnstyledButton className={styles.person} data-compact={compact}>
            <Avatar name={name} picture={user.google_user_data.picture} />
            <span className={compact ? "visually-hidden" : styles.names}>
              <span>{name}</span>
              <span>{user.email}</span>
            </span>
            {!compact && <IconSelector size={15} stroke={1.6} aria-hidden />}
            <span className="visually-hidden">Account</span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconUserCircle size={15} aria-hidden />} component={Link} to="/account">
            Account
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={15} aria-hidden />} onClick={signOut}>
            Sign Out
          </Menu.Item>
          <Menu.Item leftSection={<IconDevices size={15} aria-hidden />} onClick={() => setConfirming(true)}>
            Sign out everywhere
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        <SignOutEverywhere opened={confirming} onClose={() => setConfirming(false)} />
      </Suspense>
    </div>
  );
}
