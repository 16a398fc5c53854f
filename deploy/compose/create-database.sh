#!/bin/sh
# Runs once, in an empty cluster, as its superuser: an owner who may create roles but is no superuser, the database, and the
# login of web, worker and palmares, with the timeouts that docs/runbook.md names.
set -eu

psql --no-psqlrc --set=ON_ERROR_STOP=1 --set=owner="$OWNER_PASSWORD" --set=app="$APP_PASSWORD" \
  --username="${POSTGRES_USER:-postgres}" --dbname=postgres <<'SQL'
create role palmares_owner login createrole password :'owner';
create database palmares owner palmares_owner;
create role palmares_app nologin;
create role palmares_reader nologin;
create role palmares_app_login login in role palmares_app password :'app';

alter role palmares_app_login set statement_timeout = '30s';
alter role palmares_app_login set idle_in_transaction_session_timeout = '10s';
alter role palmares_app_login set max_parallel_workers_per_gather = 0;

select format('alter role %I set %s = %L', login, name, value)
  from (values ('palmares_owner'), ('palmares_app_login')) as logins(login),
    (values ('tcp_keepalives_idle', '20s'), ('tcp_keepalives_interval', '10s'), ('tcp_keepalives_count', '3'),
      ('tcp_user_timeout', '50s'), ('client_connection_check_interval', '10s')) as settings(name, value) \gexec
SQL
