import { createAlertAssignmentService, type AssignmentParts } from "../features/alerts/alert-assignments.service.ts";
import { createAlertWorkService, type WorkParts } from "../features/alerts/alert-work.service.ts";
import { createAlertService } from "../features/alerts/alerts.service.ts";
import type { Services } from "../service.ts";

/** The alerts, what people find of them, and to whom they assign them. */
export const openAlerts = (parts: AssignmentParts & WorkParts): Pick<Services, "alerts" | "alertWork" | "alertAssignments"> => ({
  alerts: createAlertService(parts),
  alertWork: createAlertWorkService(parts),
  alertAssignments: createAlertAssignmentService(parts),
});
