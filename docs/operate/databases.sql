-- A database for each store, with the settings that the platform gives its own connections: a pooler drops them.
-- Run it as an administrator, once the role console exists: psql --dbname postgres --file databases.sql
create database identity owner console;
create database ap_southeast_2 owner console;
create database eu_west_1 owner console;
create database us_east_1 owner console;
alter database identity set statement_timeout = '30s';
alter database identity set timezone = 'UTC';
alter database identity set jit = off;
alter database identity set parallel_setup_cost = 50000;
alter database ap_southeast_2 set statement_timeout = '30s';
alter database ap_southeast_2 set timezone = 'UTC';
alter database ap_southeast_2 set jit = off;
alter database ap_southeast_2 set parallel_setup_cost = 50000;
alter database eu_west_1 set statement_timeout = '30s';
alter database eu_west_1 set timezone = 'UTC';
alter database eu_west_1 set jit = off;
alter database eu_west_1 set parallel_setup_cost = 50000;
alter database us_east_1 set statement_timeout = '30s';
alter database us_east_1 set timezone = 'UTC';
alter database us_east_1 set jit = off;
alter database us_east_1 set parallel_setup_cost = 50000;
