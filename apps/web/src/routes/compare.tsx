import { Link, useParams } from "react-router";
import { CompareView } from "../features/answers/compare-view.tsx";
import { useTitle } from "../shared/title.ts";
import { explain, statusOf, trpc } from "../shared/trpc.ts";
import { Empty, Problem } from "../shared/ui/states.tsx";
import { Waiting } from "../shared/ui/waiting.tsx";
import styles from "./page.module.css";

/** Two answers to a question side by side. */
export function Compare() {
  const { answerId = "", otherId = "" } = useParams();
  const one = trpc.answers.get.useQuery({ id: answerId }, { staleTime: Infinity });
  const other = trpc.answers.get.useQuery({ id: otherId }, { staleTime: Infinity });
  useTitle("Two answers compared");
  const failed = [one, other].find((answer) => answer.isError);
  if (failed) return <Unavailable error={failed.error} retry={() => void Promise.all([one.refetch(), other.refetch()])} />;
  if (!one.data || !other.data) return <Waiting label="Opening both answers" />;
  return (
    <main id="main" tabIndex={-1} className={`${styles.page} ${styles.wide}`}>
      <CompareView one={one.data} other={other.data} />
    </main>
  );
}

function Unavailable({ error, retry }: { error: unknown; retry: () => void }) {
  const status = statusOf(error);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>Two answers compared</h1>
      <div className={styles.gap}>
        {status === 404 || status === 400 ? (
          <Empty title="One of the two answers is not at this address." action={<Link to="/queries">Your questions</Link>}>
            It may belong to somebody else, or the address was cut short.
          </Empty>
        ) : (
          <Problem title="The answers could not be opened." retry={retry}>
            {explain(error)}
          </Problem>
        )}
      </div>
    </main>
  );
}
