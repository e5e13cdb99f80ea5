import type { Pool } from 'pg';
import { plans } from '../../src/generated/plans.ts';
import type { Plan } from '../../src/engine/plan/Plan.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { Caller } from '../support/caller.ts';
import { Resource, type Scope } from '../support/resource.ts';
import { download } from '../platform/lists/calls.ts';
import { startPlatform, type Running } from '../platform/browser.ts';
import { startPostgres } from '../postgres.ts';
import { fillCustomer } from './bulk.ts';
import { rawOf, type Raw } from './listQueries.ts';
import { calls, timeOf } from './load.ts';
import { report, type Figure } from './report.ts';

const whole = { events: 1_000_000, vacancies: 100_000, users: 10_000 };
const small = { events: 10_000, vacancies: 1000, users: 100 };
const week = 7 * 86_400_000;

export async function listsBench(): Promise<void> {
  const cluster = await startPostgres();
  try {
    await measured('PostgreSQL', { DATABASE_URL: cluster.database('lists') }, 1);
    await measured('embedded', {}, 0.1);
  } finally {
    cluster.stop();
  }
}

async function measured(where: string, environment: Record<string, string>, share: number): Promise<void> {
  const running = startPlatform(environment);
  try {
    const caller = await new Caller(running.platform).as('staff@demo.example');
    const { few, many } = await tenants(running);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const begun = performance.now();
    await fillCustomer(pool, { customerId: few.customerId, ...small, until: running.clock.now() });
    await fillCustomer(pool, { customerId: many.customerId, ...scaled(share), until: running.clock.now() });
    const seconds = Math.round((performance.now() - begun) / 1000);
    for (const name of ['email-events', 'vacancies', 'users']) {
      const plan = plans.find((each) => each.name === name);
      if (!plan) throw new Error(`There is no ${name}`);
      const figures = await listFigures({ running, pool, plan, caller, few, many, now: running.clock.now() });
      report(`${name}, ${where}, ms (median of ${calls}; filled in ${seconds} s)`, figures);
    }
  } finally {
    await running.close();
  }
}

const scaled = (share: number) => ({
  events: Math.round(whole.events * share),
  vacancies: Math.round(whole.vacancies * share),
  users: Math.round(whole.users * share),
});

interface Around {
  running: Running;
  pool: Pool;
  plan: Plan;
  caller: Caller;
  few: Scope;
  many: Scope;
  now: Date;
}

async function listFigures({ running, pool, plan, caller, few, many, now }: Around): Promise<Figure[]> {
  const window = { gte: new Date(now.getTime() - week + 1000).toISOString(), lte: now.toISOString() };
  const base: Values = plan.kind === 'log' ? { dateRange: window } : {};
  const resources = { few: new Resource(plan, caller, few), many: new Resource(plan, caller, many) };
  const ask = (of: keyof typeof resources, more: Values = {}, part?: Part) =>
    asked(resources[of], { filter: base, page: 1, ...more }, part);
  const raw = rawOf(plan.name, window);
  const total = await ask('many');
  const lastPage = (rows: number) => Math.max(1, Math.ceil(rows / 30));
  const fewRows = await ask('few');
  const cases: { what: string; more: (of: keyof typeof resources) => Values; part?: Part; raw: Raw }[] = [
    { what: 'rows of the first page', more: () => ({}), part: 'data', raw: raw.rows(0) },
    { what: 'rows of the next page', more: () => ({ page: 2 }), part: 'data', raw: raw.rows(30) },
    { what: 'total', more: () => ({}), part: 'pagination', raw: raw.total },
    { what: 'first page with its total', more: () => ({}), raw: raw.page(0) },
    {
      what: 'deep page (a third in)',
      more: (of) => ({ page: Math.ceil(lastPage(of === 'many' ? total : fewRows) / 3) }),
      raw: raw.page(Math.floor(total / 90) * 30),
    },
    { what: 'last page', more: (of) => ({ page: lastPage(of === 'many' ? total : fewRows) }), raw: raw.lastPage() },
    ...plan.columns.flatMap(({ sortBy, only }) =>
      sortBy && !only && raw.sorts[sortBy]
        ? [{ what: `sorted by ${sortBy}`, more: () => ({ sort: { field: sortBy, order: 'ASC' as const } }), raw: raw.sorted(sortBy) }]
        : [],
    ),
    ...raw.narrowed.map(({ what, filter, search, query }) => ({
      what,
      more: () => ({ ...(search && { search }), filter: { ...base, ...filter } }),
      raw: query,
    })),
  ];
  const figures: Figure[] = [];
  for (const { what, more, part, raw: query } of cases) {
    if (part !== 'data') sameTotal(what, await ask('many', more('many'), part), await query(pool, many.customerId));
    const ms = await timeOf(() => ask('many', more('many'), part));
    const fewMs = await timeOf(() => ask('few', more('few'), part));
    const rawMs = await timeOf(() => query(pool, many.customerId));
    figures.push({ what, ms: ms, 'of 1 %': fewMs, '× 1 %': ms / fewMs, 'raw SQL': rawMs, '× raw': ms / rawMs });
  }
  const { facets } = plan;
  if (facets) {
    const fields = plan.filters.filter(({ facet }) => facet).map(({ name }) => name);
    const ms = await timeOf(() => succeed(resources.many.send(facets, { filter: base, facets: fields })));
    const rawMs = await timeOf(() => raw.facets(pool, many.customerId));
    figures.push({ what: `facets of ${fields.join(', ')}`, ms, 'raw SQL': rawMs, '× raw': ms / rawMs });
  }
  figures.push(await exportFigure({ running, plan, caller, many, base, pool, raw, rows: total }));
  return figures;
}

async function exportFigure(given: {
  running: Running;
  plan: Plan;
  caller: Caller;
  many: Scope;
  base: Values;
  pool: Pool;
  raw: ReturnType<typeof rawOf>;
  rows: number;
}): Promise<Figure> {
  const { running, plan, caller, many, base, pool, raw, rows } = given;
  const { awsRegion, ...scope } = many;
  const resource = new Resource(plan, caller, many);
  const variables = await resource.variables(resource.operation('list'), { page: 1, size: 30, filter: base });
  const columns = plan.columns.filter(({ only, path }) => !only && !path.includes('.')).map(({ path }) => ({ path, label: path }));
  const input = { ...scope, resource: plan.name, operation: plan.list?.name, variables, columns, format: 'CSV' };
  const begun = performance.now();
  const { data, text } = await caller.call(
    'mutation ($input: CommonStartExportInput!) { CommonStartExport(input: $input) { path rows } }',
    { input },
    { region: awsRegion },
  );
  const ticket = data as { path: string; rows: number } | undefined;
  if (ticket?.rows !== rows) throw new Error(`The export of ${plan.name} says ${ticket?.rows} of ${rows} rows: ${text}`);
  let before = process.memoryUsage().heapUsed;
  let most = 0;
  const answer = await download(running, caller.browser, ticket.path);
  for await (const _ of answer.body ?? []) most = Math.max(most, process.memoryUsage().heapUsed - before);
  const seconds = (performance.now() - begun) / 1000;
  before = performance.now();
  await raw.all(pool, many.customerId);
  const rawSeconds = (performance.now() - before) / 1000;
  return {
    what: `export of ${rows.toLocaleString('en-GB')} rows, heap + ${Math.round(most / 1e6)} MB`,
    ms: seconds * 1000,
    'raw SQL': rawSeconds * 1000,
    '× raw': seconds / rawSeconds,
  };
}

type Part = 'data' | 'pagination';

async function asked(resource: Resource, sources: Values & { page?: number }, part?: Part): Promise<number> {
  const operation = resource.operation('list');
  const rows = operation.text.replace(/ pagination \{[^{}]*\}/, '');
  const total = operation.text.replace(/\{ data \{.*\} pagination/, '{ pagination').replaceAll(/, \$with_\d+: Boolean!/g, '');
  const text = part === undefined ? operation.text : { data: rows, pagination: total }[part];
  const vars = part === 'pagination' ? operation.vars.filter(([path]) => !path.startsWith('with_')) : operation.vars;
  const { reading } = await succeed(resource.send({ ...operation, text, vars }, { size: 30, ...sources }));
  return reading.total ?? 0;
}

/** Two figures of different rows would say nothing. */
function sameTotal(what: string, ours: number, rows: { total?: unknown }[]): void {
  const raw = Number(rows[0]?.total ?? 0);
  if (raw !== ours) throw new Error(`${what}: the list says ${ours} rows, the database ${raw}`);
}

async function succeed<T extends { code?: string | undefined; text: string }>(answer: Promise<T>): Promise<T> {
  const found = await answer;
  if (found.code) throw new Error(found.text);
  return found;
}

async function tenants(running: Running): Promise<{ few: Scope; many: Scope }> {
  const { pool } = await running.platform.stores.identity();
  const { rows } = await pool.query<{ id: string; organization_id: string; root_hierarchy_id: string }>(
    `select id, organization_id, root_hierarchy_id from customers where aws_region = 'ap-southeast-2' and archived_at is null order by id limit 2`,
  );
  const [few, many] = rows.map((row) => ({
    awsRegion: 'ap-southeast-2',
    organizationId: row.organization_id,
    customerId: row.id,
    hierarchyId: row.root_hierarchy_id,
  }));
  if (!few || !many) throw new Error('The demo has no two customers in one region');
  return { few, many };
}
