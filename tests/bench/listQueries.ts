import type { Pool } from 'pg';

/** A query of the same rows as a list's, with nothing around it. */
export type Raw = (pool: Pool, customerId: string) => Promise<{ total?: unknown }[]>;

type Counted = (pool: Pool, customerId: string) => Promise<void>;

const asRaw =
  (text: string): Raw =>
  async (pool, customerId) =>
    (await pool.query<{ total?: unknown }>({ text, values: [customerId] })).rows;

interface Table {
  name: string;
  columns: string;
  where: string;
  sorts: Record<string, string>;
  sort: string;
  counter?: string;
  narrowed: { what: string; search?: string; filter?: Record<string, unknown>; where: string }[];
  facets: string[];
}

const tables = (window: { gte: string; lte: string }): Record<string, Table> => ({
  'email-events': {
    name: 'email_events',
    columns: 'id, event_type, mail_recipient, template_type, subject, timestamp',
    where: `customer_id = $1 and timestamp >= '${window.gte}' and timestamp <= '${window.lte}'`,
    sorts: { timestamp: 'timestamp' },
    sort: 'timestamp desc, id desc',
    narrowed: [
      { what: 'one recipient', filter: { mailRecipient: 'ada' }, where: `mail_recipient like '%ada%'` },
      { what: 'one kind of mail', filter: { templateTypes: ['FI_INVITED'] }, where: `template_type = 'FI_INVITED'` },
    ],
    facets: ['template_type'],
  },
  vacancies: {
    name: 'vacancies',
    columns: 'id, title, application_count, created_at, external_vacancy_id',
    where: 'customer_id = $1 and archived_at is null',
    sorts: { title: 'lower(title)', createdAt: 'created_at', externalVacancyId: 'external_vacancy_id' },
    sort: 'created_at desc, id desc',
    counter: 'vacancies:active',
    narrowed: [{ what: 'search', search: 'courier 99', where: `search_text like '%courier 99%'` }],
    facets: [],
  },
  users: {
    name: 'users',
    columns: 'id, first_name, last_name, email, created_at, last_active_at',
    where: 'customer_id = $1 and archived_at is null',
    sorts: { firstName: 'lower(first_name)', email: 'email', createdAt: 'created_at', lastActive: 'last_active_at' },
    sort: 'created_at desc, id desc',
    counter: 'users:active',
    narrowed: [
      { what: 'search', search: 'ada', where: `search_text like '%ada%'` },
      { what: 'never used', filter: { activity: ['UNACTIVATED'] }, where: 'last_active_at is null' },
    ],
    facets: [`case when last_active_at is null then 'UNACTIVATED' else 'ACTIVATED' end`],
  },
});

/** Raw SQL of the rows and the number that a list answers: what the database alone takes. */
export function rawOf(name: string, window: { gte: string; lte: string }) {
  const table = tables(window)[name];
  if (!table) throw new Error(`There is no raw SQL of ${name}`);
  const total = (where: string) =>
    table.counter && where === table.where
      ? `(select value from totals where customer_id = $1 and name = '${table.counter}')`
      : `(select count(*) from ${table.name} where ${where})`;
  const rows = (where: string, order: string, offset = 0): Raw => {
    const columns = `${table.columns}, ${total(where)} as total`;
    return asRaw(`select ${columns} from ${table.name} where ${where} order by ${order} limit 30 offset ${offset}`);
  };
  const alone = (offset: number) =>
    asRaw(`select ${table.columns} from ${table.name} where ${table.where} order by ${table.sort} limit 30 offset ${offset}`);
  const flipped = table.sort.replaceAll('desc', 'asc');
  return {
    sorts: table.sorts,
    rows: alone,
    total: asRaw(`select ${total(table.where)} as total`),
    page: (offset: number) => rows(table.where, table.sort, offset),
    lastPage: () => rows(table.where, flipped),
    sorted: (by: string) => rows(table.where, `${table.sorts[by]}, id`),
    narrowed: table.narrowed.map(({ where, ...rest }) => ({ ...rest, query: rows(`${table.where} and ${where}`, table.sort) })),
    facets: (async (pool, customerId) => {
      for (const field of table.facets)
        await pool.query(`select ${field} as value, count(*) from ${table.name} where ${table.where} group by 1 order by 2 desc`, [
          customerId,
        ]);
    }) satisfies Counted,
    all: (async (pool, customerId) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(
          `declare every no scroll cursor for select ${table.columns} from ${table.name} where ${table.where} order by ${table.sort}`,
          [customerId],
        );
        for (;;) {
          const { rows: part } = await client.query('fetch 1000 from every');
          if (part.length === 0) break;
        }
        await client.query('commit');
      } finally {
        client.release();
      }
    }) satisfies Counted,
  };
}
