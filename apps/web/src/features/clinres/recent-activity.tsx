import { Button } from "@mantine/core";
import { Link } from "react-router";
import { formatAgo } from "../../shared/format.ts";
import { Line } from "../../shared/ui/line.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import styles from "./alerts-panel.module.css";
import { useActivity } from "./use-clinres.ts";

/** What a person worked on last, to go on with it. */
export function RecentActivity() {
  return (
    <section className={styles.panel} aria-labelledby="activity">
      <header>
        <h2 id="activity">Recent Activity</h2>
      </header>
      <QueryState
        query={useActivity()}
        waiting="Loading what you worked on"
        failed="What you worked on could not be loaded."
        inline
        isEmpty={(all) => all.length === 0}
        empty={<NoActivity />}
      >
        {(all) => (
          <ul>
            {all.map(({ id, title, what, at, to }) => (
              <li key={id}>
                <h3>
                  <TitleLink to={to}>{title}</TitleLink>
                </h3>
                <Line quiet>
                  <span>{what}</span>
                  <span>{formatAgo(at)}</span>
                </Line>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

const NoActivity = () => (
  <Empty
    title="No Activity Yet"
    action={
      <Button component={Link} to="/clinres?open=protocol">
        Start First Protocol
      </Button>
    }
  >
    A protocol that you have analysed stands here, to go on with it.
  </Empty>
);
