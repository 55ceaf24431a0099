-- Sessions that began before their times had columns say them in their data, in ms since 1970.
UPDATE "session" SET
  "created_at" = to_timestamp(("data"::json ->> 'begun')::bigint / 1000.0),
  "last_seen_at" = to_timestamp(("data"::json ->> 'extended')::bigint / 1000.0)
WHERE ("data"::json ->> 'begun') IS NOT NULL AND ("data"::json ->> 'extended') IS NOT NULL;
