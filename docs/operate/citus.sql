-- A region's store on Citus, run once on its coordinator as a superuser, after the platform has made the tables and before it has data,
-- while the platform is stopped. Run with Citus 13.2 on PostgreSQL 15.
-- psql -v ON_ERROR_STOP=1 -d console_ap -f citus.sql

-- Triggers with transition tables can't be distributed. Triggers of rows take their place at the end.
drop trigger assessments_made on assessments;
drop trigger assessments_changed on assessments;
drop trigger assessments_gone on assessments;
drop trigger applications_made on applications;
drop trigger applications_changed on applications;
drop trigger applications_gone on applications;

alter database console_ap set citus.enable_unsafe_triggers = on;
alter database console_ap set citus.allow_nested_distributed_execution = on;
-- A transaction that changed rows of several customers can read them again.
alter database console_ap set citus.multi_shard_modify_mode = 'sequential';
set citus.enable_unsafe_triggers = on;
set citus.shard_count = 128;

-- All tables with the customer's id, in one co-location group, so that a customer's rows are on one node.
select create_distributed_table(name::regclass, 'customer_id', colocate_with => case name when 'api_keys' then 'none' else 'api_keys' end)
from (
  select relname::text as name from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition and attname = 'customer_id' and not attisdropped
  order by relname = 'api_keys' desc, relname
) as tables;

-- idempotency_keys, migrations and platform_values stay on the coordinator.

-- Hours whose figures changed. Each statement of a row is one write more than with a trigger of the statement.
create function mark_hours() returns trigger language plpgsql as $$
declare
  moments jsonb := '[]';
begin
  if tg_op <> 'INSERT' then moments := moments || jsonb_build_array(to_jsonb(old)); end if;
  if tg_op <> 'DELETE' then moments := moments || jsonb_build_array(to_jsonb(new)); end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - 'updated_at' = to_jsonb(new) - 'updated_at' then return null; end if;
  insert into public.figure_marks (customer_id, hour)
    select distinct each ->> 'customer_id', date_trunc('hour', moment::timestamptz, 'UTC')
    from jsonb_array_elements(moments) as each,
      unnest(array[each ->> 'created_at', each ->> 'consented_at', each ->> 'submitted_at']) as moment
    where moment is not null;
  return null;
end $$;
create trigger applications_marked after insert or update or delete on applications for each row execute function mark_hours();
create trigger assessments_marked after insert or update or delete on assessments for each row execute function mark_hours();
