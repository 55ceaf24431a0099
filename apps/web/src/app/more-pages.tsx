import { UserMenu } from "../features/session/user-menu.tsx";
import type { NamedPage } from "../shared/pages.ts";
import { EdgeDialog } from "../shared/ui/dialog.tsx";
import { PageLink } from "./page-link.tsx";
import styles from "./phone-bar.module.css";

interface Props {
  pages: readonly NamedPage[];
  opened: boolean;
  onClose: () => void;
}

/** The pages that have no room at the foot of a phone's screen, and the person. */
export function MorePages({ pages, opened, onClose }: Props) {
  return (
    <EdgeDialog
      opened={opened}
      onClose={onClose}
      position="bottom"
      title="More"
      classNames={{ content: styles.sheet ?? "", title: styles.title ?? "" }}
    >
      <nav className={styles.more} aria-label="More">
        {pages.map((page) => (
          <PageLink key={page.path} page={page} className={styles.row} onFollow={onClose} />
        ))}
        <UserMenu />
      </nav>
    </EdgeDialog>
  );
}
