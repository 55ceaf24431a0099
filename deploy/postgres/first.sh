#!/bin/sh
# Runs once, in an empty database: who follows, who asks which server leads, and that no change counts before both have it.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set password="$POSTGRES_PASSWORD" --set ON_ERROR_STOP=1 <<'SQL'
create role follower login replication password :'password';
create role clausewise_check login;
alter system set synchronous_standby_names = 'follower';
SQL
cat >> "$PGDATA/pg_hba.conf" <<'RULES'
host replication follower all scram-sha-256
RULES
{ echo "host postgres clausewise_check all trust"; cat "$PGDATA/pg_hba.conf"; } > "$PGDATA/pg_hba.new"
mv "$PGDATA/pg_hba.new" "$PGDATA/pg_hba.conf"
