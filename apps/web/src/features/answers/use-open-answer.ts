import type { SearchResult } from "@clausewise/contracts";
import { useNavigate } from "react-router";

/** Opens the page of an answer that has just come, drawn at once rather than bit by bit between other work. */
export function useOpenAnswer(): (answer: SearchResult) => void {
  const navigate = useNavigate();
  return ({ answer_id }) => void navigate(`/queries/${answer_id}`, { flushSync: true });
}
