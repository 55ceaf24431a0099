import type { SourceAbout } from "@clausewise/contracts";
import { Link } from "react-router";
import styles from "./about.module.css";
import { mostCiting } from "./cited-by.tsx";

export type Part = "contents" | "versions" | "cited" | "answers";

const parts: readonly Part[] = ["contents", "versions", "cited", "answers"];

export const toPart = (value: string | null): Part => parts.find((part) => part === value) ?? "contents";

/** The parts of a source's page, each with an address of its own. */
export function AboutNav({ about, part, address }: { about: SourceAbout; part: Part; address: (part: Part) => string }) {
  const labels: Record<Part, [string, number | string | null]> = {
    contents: ["Contents", null],
    versions: ["Versions", about.versions.length],
    cited: ["Cited by", about.cited_by.length >= mostCiting ? `${mostCiting}+` : about.cited_by.length],
    answers: ["Your answers", about.answers.length],
  };
  return (
    <nav className={styles.nav} aria-label="Parts of this page">
      {parts.map((one) => (
        <Link key={one} to={address(one)} preventScrollReset aria-current={one === part ? "page" : undefined}>
          {labels[one][0]}
          {labels[one][1] !== null && <small>{labels[one][1]}</small>}
        </Link>
      ))}
    </nav>
  );
}
