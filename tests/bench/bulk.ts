import type { Pool, PoolClient } from 'pg';
import { NotificationEvent } from '../../src/generated/values.ts';
import { firstNames, lastNames } from '../../src/platform/demo/words.ts';

export interface Bulk {
  customerId: string;
  /** Delivery events of mails, evenly over the ninety days before `until`. */
  events?: number;
  vacancies?: number;
  users?: number;
  /** @default now */
  until?: Date;
}

/** Fills one customer of a region's store by SQL alone: a million events in less than a minute, the same ones each time. */
export async function fillCustomer(pool: Pool, bulk: Bulk): Promise<void> {
  const { customerId, events = 0, vacancies = 0, users = 0, until = new Date() } = bulk;
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    if (events > 0)
      await withoutIndexes(client, 'email_events', () =>
        client.query(eventsText, [customerId, events, until, NotificationEvent, plain(firstNames), plain(lastNames)]),
      );
    if (vacancies > 0) {
      await withoutIndexes(client, 'vacancies', () => client.query(vacanciesText, [customerId, vacancies, until]));
      await client.query(managersText, [customerId, vacancies, plain(firstNames), plain(lastNames)]);
    }
    if (users > 0) await client.query(usersText, [customerId, users, until, plain(firstNames), plain(lastNames)]);
    await client.query(totalsText, [customerId]);
    for (const table of ['email_events', 'vacancies', 'vacancy_managers', 'users', 'totals']) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.query('reset statement_timeout').catch(() => undefined);
    client.release();
  }
}

/** Builds the table's indexes once at the end instead of row by row; the primary key stays, so that a second filling adds nothing. */
export async function withoutIndexes(client: PoolClient, table: string, insert: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; text: string }>(
    `select quote_ident(indexname) as name, indexdef as text from pg_indexes
     where schemaname = current_schema() and tablename = $1 and indexname not in (select conname from pg_constraint where contype = 'p')`,
    [table],
  );
  await client.query('begin');
  try {
    for (const { name } of rows) await client.query(`drop index ${name}`);
    await insert();
    await client.query(`set local maintenance_work_mem = '256MB'`);
    for (const { text } of rows) await client.query(text);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

export const plain = (names: readonly string[]): string[] =>
  names.map((name) =>
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]/g, ''),
  );

/** A number from 0 up to, not including, `below` that follows from the row's number: primes mix it well enough, and cost less than a hash. */
export const mixed = (n: string, prime: number, below: string | number) => `(((${n})::bigint * ${prime} + 12345) % 1000003 % ${below})`;
export const pick = (names: string, n: string, prime: number) => `(${names})[1 + ${mixed(n, prime, `array_length(${names}, 1)`)}]`;
/** Ids as the platform makes them: the later a row, the further back it stands in an index. */
export const id = (kind: string, n: string) =>
  `to_hex(1610612736 + ${n}) || '${Buffer.from(kind).toString('hex').slice(0, 6)}' || substr(md5($1), 1, 10)`;
export const owner = `(select customer_id, organization_id, id as hierarchy_id from hierarchies where customer_id = $1 and parent_id is null) as owner`;

// Four events a mail: sent, delivered or bounced, opened, clicked. A time of the day for each, and in the order of their numbers.
const eventsText = `
  insert into email_events (customer_id, id, organization_id, event_type, mail_message_id, mail_recipient, mail_sender, master_id, subject, template_id, template_type, timestamp, latest_event, latest_at, event_types)
  select customer_id, case n % 4 when 0 then ${id('mail', 'mail')} else ${id('event', 'n')} end, organization_id,
    case n % 4 when 0 then 'Send' when 1 then case when mail % 37 = 0 then 'Bounce' else 'Delivery' end when 2 then 'Open' else 'Click' end,
    ${id('mail', 'mail')}, recipient, 'no-reply@mail.demo.example', ${id('master', 'mail / 5')},
    'A message about ' || lower(replace(event, '_', ' ')), 'arn:aws:mobiletargeting:ap-southeast-2:123456789012:templates/' || lower(event) || '/EMAIL', event,
    $3::timestamptz - interval '90 days' * (1 - n / $2::float8),
    case when n % 4 = 0 then case when mail % 37 = 0 then 'Bounce' else 'Click' end end,
    case when n % 4 = 0 then $3::timestamptz - interval '90 days' * (1 - (n + case when mail % 37 = 0 then 1 else 3 end) / $2::float8) end,
    case when n % 4 = 0 then array['Send', case when mail % 37 = 0 then 'Bounce' else 'Delivery' end, 'Open', 'Click'] end
  from (
    select n, mail, ${pick('$4::text[]', 'mail', 7919)} as event,
      ${pick('$5::text[]', 'mail / 5', 104_729)} || '.' || ${pick('$6::text[]', 'mail / 5', 1_299_709)} || '.' || mail / 5 || '@candidates.example' as recipient
    from (select n, n / 4 as mail from generate_series(0, $2::int - 1) as n) as numbers
  ) as mails, ${owner}
  on conflict do nothing`;

const titles = `array['Store Assistant', 'Team Leader', 'Forklift Driver', 'Contact Centre Agent', 'Cabin Crew', 'Night Filler', 'Barista', 'Care Worker', 'Graduate Analyst', 'Courier']`;
const places = `array['Sydney NSW', 'Melbourne VIC', 'Brisbane QLD', 'Perth WA', 'Adelaide SA', 'Hobart TAS', 'Darwin NT', 'Canberra ACT']`;

const vacanciesText = `
  insert into vacancies (customer_id, id, organization_id, hierarchy_id, external_vacancy_id, title, description, role_family_name, location_address,
    workflow_id, workflow_name, stages, application_count, created_at, updated_at, archived_at)
  select owner.customer_id, ${id('vacancy', 'n')}, owner.organization_id, owner.hierarchy_id, 'BULK-' || n,
    ${pick(titles, 'n', 7919)} || ' ' || n, 'Made for measuring.', 'Sales', ${pick(places, 'n', 104_729)},
    workflow.id, workflow.name, workflow.stages, ${mixed('n', 1_299_709, 400)}, made, made, case when n % 10 = 0 then made + interval '1 day' end
  from (select n, $3::timestamptz - interval '730 days' * (${mixed('n', 15_485_863, 1_000_003)} / 1000003.0) - interval '2 days' as made from generate_series(1, $2::int) as n) as numbers,
    ${owner}, (select id, name, stages from workflows where customer_id = $1 and archived_at is null order by id limit 1) as workflow
  on conflict do nothing`;

const managersText = `
  insert into vacancy_managers (customer_id, vacancy_id, position, type, external_id, email, first_name, last_name)
  select $1, ${id('vacancy', 'n')}, 0, 'HIRING_MANAGER', 'manager.' || n % 500, first || '.' || last || '@bulk.example', initcap(first), initcap(last)
  from (select n, ${pick('$3::text[]', 'n % 500', 7919)} as first, ${pick('$4::text[]', 'n % 500', 104_729)} as last from generate_series(1, $2::int) as n) as numbers
  on conflict do nothing`;

const usersText = `
  insert into users (customer_id, id, organization_id, hierarchy_id, email, username, first_name, last_name, phone_number, user_type, source, mfa_enabled,
    last_active_at, created_at, updated_at, archived_at)
  select customer_id, ${id('user', 'n')}, organization_id, hierarchy_id, email, email, initcap(first), initcap(last), null,
    (array['HIRING_MANAGER', 'HIRING_MANAGER', 'RECRUITER', 'CUSTOMER_ADMIN'])[1 + n % 4], 'EDGE', n % 5 = 0,
    case when n % 7 > 0 then made + interval '20 days' end, made, made, case when n % 20 = 0 then made + interval '1 day' end
  from (
    select n, first, last, first || '.' || last || '.' || n || '@bulk.example' as email,
      $3::timestamptz - interval '730 days' * (${mixed('n', 15_485_863, 1_000_003)} / 1000003.0) - interval '21 days' as made
    from (select n, ${pick('$4::text[]', 'n', 7919)} as first, ${pick('$5::text[]', 'n', 104_729)} as last from generate_series(1, $2::int) as n) as names
  ) as numbers, ${owner}
  on conflict do nothing`;

const totalsText = `
  insert into totals (customer_id, name, value)
  select customer_id, 'users' || case when archived_at is null then ':active' else ':archived' end, count(*) from users where customer_id = $1 group by 1, 2
  union all
  select customer_id, 'vacancies' || case when archived_at is null then ':active' else ':archived' end, count(*) from vacancies where customer_id = $1 group by 1, 2
  on conflict (customer_id, name) do update set value = excluded.value`;
