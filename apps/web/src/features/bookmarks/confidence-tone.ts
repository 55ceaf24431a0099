/** Confidence in three steps: 0.8 or more, 0.6 or more, lower; none when there is no score. */
export function confidenceTone(score: number | null): "ok" | "warn" | "bad" | "plain" {
  if (score === null) return "plain";
  if (score >= 0.8) return "ok";
  return score >= 0.6 ? "warn" : "bad";
}
