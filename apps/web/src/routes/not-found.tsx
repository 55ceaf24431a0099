import { Link } from "react-router";
import { useSession } from "../features/session/session-context.tsx";
import { useTitle } from "../shared/title.ts";
import { PublicFrame } from "../shared/ui/public-frame.tsx";
import { Empty } from "../shared/ui/states.tsx";
import styles from "./page.module.css";

export function NotFound() {
  const { user } = useSession();
  useTitle("Page not found");
  return (
    <PublicFrame>
      <div className={styles.narrow}>
        <h1>Page not found</h1>
        <Empty
          title="There is no page at this address."
          action={<Link to={user === null ? "/" : "/dashboard"}>{user === null ? "Go to the start page" : "Go to the dashboard"}</Link>}
        >
          The address may be mistyped, or the page may have been part of a link that was cut short.
        </Empty>
      </div>
    </PublicFrame>
  );
}
