-- Run once by the superuser postgres: an account that owns one database and may do nothing else.
create role sorrel login;
create database sorrel;
revoke all on database sorrel from public;
grant connect, create on database sorrel to sorrel;
\connect sorrel
revoke all on schema public from public;
alter schema public owner to sorrel;
