#!/bin/sh
# Copies the first server where nothing is copied yet, then follows it. Once it leads, it waits for nobody.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until PGPASSWORD="$POSTGRES_PASSWORD" pg_basebackup --host first --username follower --pgdata "$PGDATA" --write-recovery-conf --wal-method stream; do
    find "$PGDATA" -mindepth 1 -delete
    sleep 2
  done
  chmod 700 "$PGDATA"
fi
exec postgres -c cluster_name=follower -c synchronous_standby_names= -c hot_standby=on
