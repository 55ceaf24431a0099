import { Link } from "react-router";
import { counted } from "../../shared/format.ts";
import { Panel } from "../../shared/ui/panel.tsx";
import { useRetiredCards } from "./use-coach.ts";

/** For administrators: quiz cards whose clauses changed, with the way to where they are confirmed; nothing where none waits. */
export function CardsToConfirm() {
  const waiting = useRetiredCards().data?.length ?? 0;
  if (waiting === 0) return null;
  return (
    <Panel warns heading={`${counted(waiting, "quiz card rests", "quiz cards rest")} on words that changed`}>
      <p>
        Nobody is asked such a card until somebody finds that it holds. <Link to="/admin/notes">Confirm quiz cards</Link>
      </p>
    </Panel>
  );
}
