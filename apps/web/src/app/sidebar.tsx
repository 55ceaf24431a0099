import IconBooks from "@tabler/icons-react/dist/esm/icons/IconBooks.mjs";
import IconBookmark from "@tabler/icons-react/dist/esm/icons/IconBookmark.mjs";
import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { NavLink } from "react-router";
import { UserMenu } from "../features/session/user-menu.tsx";
import { spaced } from "../shared/format.ts";
import { trpc } from "../shared/trpc.ts";
import { Brand } from "../shared/ui/brand.tsx";
import styles from "./sidebar.module.css";

const links = [
  { to: "/dashboard", label: "Dashboard", icon: IconHome },
  { to: "/queries", label: "Ask", icon: IconSearch },
  { to: "/library", label: "Library", icon: IconBooks },
  { to: "/bookmarks", label: "Bookmarks", icon: IconBookmark },
  { to: "/help", label: "Contact Us", icon: IconMail },
];

export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const role = trpc.users.role.useQuery({}, { staleTime: Infinity });
  return (
    <nav className={styles.sidebar} aria-label="Main">
      <div className={styles.brand}>
        <Brand to="/dashboard" onClick={onNavigate} />
      </div>
      <div className={styles.role}>{role.data === undefined ? "\u00a0" : spaced(role.data.role_type)}</div>
      <div className={styles.links}>
        {links.map((link) => (
          <NavLink key={link.to} to={link.to} onClick={onNavigate}>
            <link.icon size={17} stroke={1.6} aria-hidden />
            {link.label}
          </NavLink>
        ))}
      </div>
      <UserMenu />
    </nav>
  );
}
