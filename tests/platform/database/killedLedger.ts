import type { Pool } from 'pg';

export interface State {
  text: string;
  archived: boolean;
}

export interface Thing {
  kind: keyof typeof tables;
  /** Found again by this, though its making was never acknowledged. */
  key: string;
  id: string;
  externalId: string;
  /** As it was acknowledged last; undefined while its making was not. */
  state: State | undefined;
  version: number;
  /** Operation → how often it was acknowledged. */
  done: Record<string, number>;
  open: { operation: string; state: State } | undefined;
}

const tables = {
  group: `select id, name as key, description as text, archived_at is not null as archived, version, '' as "externalId" from groups`,
  user: `select id, email as key, last_name as text, archived_at is not null as archived, version, '' as "externalId" from users`,
  vacancy: `select id, description as key, title as text, archived_at is not null as archived, version, external_vacancy_id as "externalId" from vacancies`,
};

interface Row extends State {
  id: string;
  key: string;
  version: number;
  externalId: string;
}

interface Findings {
  /** Acknowledged, and not there. */
  lost: string[];
  halfDone: string[];
}

interface Pools {
  identity: Pool;
  region: Pool;
}

const rowsOf = async <Result extends object>(pool: Pool, statement: string): Promise<Result[]> =>
  (await pool.query<Result>(statement)).rows;

export async function compare({ identity, region }: Pools, customer: string, things: readonly Thing[]): Promise<Findings> {
  const [lost, halfDone]: [string[], string[]] = [[], []];
  const entries = await entriesOf({ identity, region }, customer);
  for (const [kind, statement] of Object.entries(tables)) {
    const rows = new Map((await rowsOf<Row>(region, `${statement} where customer_id = '${customer}'`)).map((row) => [row.key, row]));
    for (const thing of things.filter((each) => each.kind === kind)) {
      const row = rows.get(thing.key);
      const settled = settledBy(thing, row);
      if (settled === undefined) lost.push(`${kind} ${thing.key} should be ${say(thing.state)}, is ${say(row)}`);
      for (const [operation, times] of Object.entries(settled ?? {})) {
        const found = row ? (entries.get(`${row.id} ${operation}`) ?? 0) : 0;
        entries.delete(`${row?.id} ${operation}`);
        if (found < (thing.done[operation] ?? 0)) lost.push(`${times - found} of ${times} entries of ${operation} on ${kind} ${thing.key}`);
        else if (found < times) halfDone.push(`a change without its entry: ${operation} on ${kind} ${thing.key}`);
        if (found > times) entries.set(`${thing.key} ${operation}`, found - times);
      }
    }
  }
  const orphans = [...entries.keys()].map((key) => `an entry without its change: ${key}`);
  return { lost, halfDone: [...halfDone, ...orphans, ...(await inconsistent({ identity, region }, customer))] };
}

function settledBy({ state, open, done }: Thing, row: Row | undefined): Record<string, number> | undefined {
  if (say(row) === say(state)) return done;
  if (open && say(row) === say(open.state)) return { ...done, [open.operation]: (done[open.operation] ?? 0) + 1 };
  return undefined;
}

const say = (state: State | undefined): string => (state ? `${state.text}${state.archived ? ', archived' : ''}` : 'not there');

/** From here on what is stored is what the writers know. Answers how many of their open questions turned out to be done. */
export async function adopt({ region }: Pools, customer: string, things: readonly Thing[]): Promise<number> {
  let settled = 0;
  for (const [kind, statement] of Object.entries(tables)) {
    const rows = new Map((await rowsOf<Row>(region, `${statement} where customer_id = '${customer}'`)).map((row) => [row.key, row]));
    for (const thing of things.filter((each) => each.kind === kind)) {
      const row = rows.get(thing.key);
      if (thing.open && row && say(row) === say(thing.open.state)) {
        thing.done = settledBy(thing, row) ?? thing.done;
        settled += 1;
      }
      thing.open = undefined;
      thing.state = row && { text: row.text, archived: row.archived };
      if (row) Object.assign(thing, { id: row.id, externalId: row.externalId, version: row.version });
    }
  }
  return settled;
}

/** The trail of a customer: `subject operation` → number. What the identity store recorded may still be on its way to the region. */
async function entriesOf({ identity, region }: Pools, customer: string): Promise<Map<string, number>> {
  const statement = `select id, operation, subjects from audit_entries where customer_id = '${customer}'
    and operation ~ '^(ORG|Apps)(Create|Update|Archive|Restore)(EndUser|User|Group|Vacanc)'`;
  const found = new Map<string, { operation: string; subjects: string[] }>();
  for (const pool of [identity, region]) {
    for (const { id, ...entry } of await rowsOf<{ id: string; operation: string; subjects: string[] }>(pool, statement))
      found.set(id, entry);
  }
  const counts = new Map<string, number>();
  for (const { operation, subjects } of found.values())
    for (const subject of subjects) counts.set(`${subject} ${operation}`, (counts.get(`${subject} ${operation}`) ?? 0) + 1);
  return counts;
}

/** Rows that belong together in the two stores and are not there together. */
async function inconsistent({ identity, region }: Pools, customer: string): Promise<string[]> {
  const of = `where customer_id = '${customer}'`;
  const faults: string[] = [];
  // People: an identity and its profile, archived alike, and one mail with one link each.
  type Person = { id: string; email: string; archived: boolean };
  const people = `select id, email, archived_at is not null as archived from`;
  const accounts = new Map((await rowsOf<Person>(identity, `${people} identities ${of}`)).map((row) => [row.id, row]));
  const profiles = new Map((await rowsOf<Person>(region, `${people} users ${of}`)).map((row) => [row.id, row]));
  for (const { id, email, archived } of profiles.values()) {
    const account = accounts.get(id);
    if (!account) faults.push(`a profile without an identity: ${email}`);
    else if (account.archived !== archived) faults.push(`${email} is archived in one store only`);
  }
  for (const { id, email } of accounts.values()) if (!profiles.has(id)) faults.push(`an identity without a profile: ${email}`);
  const mails = await rowsOf<{ recipient: string; n: number }>(
    identity,
    `select recipient, count(*)::int as n from outbox ${of} and event = 'ORG_USER_CREATE_COMPLETED' group by 1`,
  );
  const mailed = new Map(mails.map(({ recipient, n }) => [recipient, n]));
  for (const { email } of accounts.values()) if (mailed.get(email) !== 1) faults.push(`${mailed.get(email) ?? 0} mails to ${email}`);
  if (mailed.size !== accounts.size) faults.push(`mails to ${mailed.size} addresses for ${accounts.size} identities`);
  // Groups and vacancies with what was made together with them.
  const apart = await rowsOf<{ what: string }>(
    region,
    `select 'group ' || name || ' has ' || n || ' policies' as what
       from (select name, (select count(*) from policies p where p.customer_id = g.customer_id and p.group_id = g.id) as n from groups g ${of}) x where n <> 1
     union all select 'vacancy ' || title || ' has ' || n || ' managers'
       from (select title, (select count(*) from vacancy_managers m where m.customer_id = v.customer_id and m.vacancy_id = v.id) as n from vacancies v ${of}) x where n <> 2`,
  );
  faults.push(...apart.map(({ what }) => what));
  return [...faults, ...(await wrongTotals(region, of))];
}

async function wrongTotals(region: Pool, of: string): Promise<string[]> {
  const counted = ['users', 'groups', 'vacancies'].flatMap((table) =>
    ['active', 'archived'].map((what) => {
      const test = what === 'active' ? 'is null' : 'is not null';
      return `select '${table}:${what}' as name, count(*)::int as n from ${table} ${of} and archived_at ${test}`;
    }),
  );
  const rows = await rowsOf<{ name: string; n: number; value: number }>(
    region,
    `select c.name, n, coalesce((select value from totals ${of} and totals.name = c.name), 0)::int as value from (${counted.join(' union all ')}) c`,
  );
  return rows.filter(({ n, value }) => n !== value).map(({ name, n, value }) => `the total of ${name} is ${value}, there are ${n}`);
}
