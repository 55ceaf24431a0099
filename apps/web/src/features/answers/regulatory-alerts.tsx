import type { SearchResult } from "@clausewise/contracts";
import { webAddress } from "../../shared/web-address.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Panel } from "../../shared/ui/panel.tsx";

export function RegulatoryAlerts({ alerts }: { alerts: SearchResult["regulatory_alerts"] }) {
  if (alerts.length === 0) return null;
  return (
    <Panel heading="Regulatory alerts">
      <ul>
        {alerts.map((alert) => (
          <li key={`${alert.title}${alert.date}`}>
            <strong>
              {webAddress(alert.url) === undefined ? (
                alert.title
              ) : (
                <a href={webAddress(alert.url)} target="_blank" rel="noopener">
                  {alert.title}
                </a>
              )}
            </strong>{" "}
            <Chip tone={alert.relevance === "high" ? "bad" : "plain"}>{alert.relevance} relevance</Chip>
            <p>{alert.description}</p>
            <small>{[alert.company, alert.date].filter(Boolean).join(" · ")}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
