import { customType } from "drizzle-orm/pg-core";

/** A point in time as ISO 8601 in UTC, whichever driver brings it. */
export const timestamp = customType<{ data: string; driverData: string | Date }>({
  dataType: () => "timestamp(3) with time zone",
  fromDriver: (value) => (value instanceof Date ? value : new Date(value)).toISOString(),
  toDriver: (value) => value,
});
