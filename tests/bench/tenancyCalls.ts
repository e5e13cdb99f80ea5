import type { Pool } from 'pg';
import { tenantResource } from '../../src/console/customers/tenantResource.ts';
import { todosOf } from '../../src/engine/client/permissions.ts';
import { fill } from '../../src/engine/plan/fill.ts';
import type { Plan } from '../../src/engine/plan/Plan.ts';
import type { Sources, Values } from '../../src/engine/plan/sources.ts';
import { AuthMe } from '../../src/generated/documents.ts';
import { fieldRights } from '../../src/generated/fieldRights.ts';
import { plans } from '../../src/generated/plans.ts';
import { rights } from '../../src/generated/rights.ts';
import { AuthCheckToken, CommonCheckPolicy } from '../../src/generated/signedInDocuments.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { demoPassword, emailLogin } from '../platform/browser.ts';
import { Caller } from '../support/caller.ts';
import { Resource, scopeOf } from '../support/resource.ts';
import type { Scope } from '../support/resource.ts';
import { bigVacancy } from './bulkApplications.ts';

export interface TenancyCall {
  name: string;
  query: string;
  variables: object;
  user: 'admin' | 'staff';
  /** Values of the raw statement of this name; absent where a bare round trip is the reference. */
  raw?: unknown[];
}

export interface Person {
  identityId: string;
  sessionId: string;
}

const region = 'ap-southeast-2';

export const planNamed = (name: string): Plan => {
  const plan = plans.find((each) => each.name === name);
  if (!plan) throw new Error(`There is no resource ${name}`);
  return plan;
};

/** The calls that have a raw statement, as the console sends them. */
export async function reviewedCalls(pool: Pool, scope: Scope, people: Record<'admin' | 'staff', Person>): Promise<TenancyCall[]> {
  const { customerId } = scope;
  const { rows: jobs } = await pool.query<{ id: string; stages: { _id: string; externalAssessmentPackageId: string }[] }>(
    'select id, stages from vacancies where customer_id = $1 and external_vacancy_id = $2',
    [customerId, bigVacancy],
  );
  const [job] = jobs;
  const [stage] = job?.stages ?? [];
  if (!job || !stage) throw new Error('The large vacancy was not made');
  const application = await anyId(pool, 'applications', customerId);
  const user = await anyId(pool, 'users', customerId);
  const week = { gte: new Date(Date.now() - 6 * 86_400_000).toISOString(), lte: new Date(Date.now() + 43_200_000).toISOString() };
  const list = (name: string, resource: string, raw: unknown[], sources: Sources = {}): TenancyCall => {
    const { list: operation, sort } = planNamed(resource);
    if (!operation) throw new Error(`${resource} has no list`);
    const variables = fill(operation, { scope, page: 1, size: 30, archived: false, ...(sort && { sort }), ...sources });
    return { name, query: operation.text, variables, user: 'admin', raw };
  };
  const one = (name: string, resource: string, id: string): TenancyCall => {
    const { get } = planNamed(resource);
    if (!get) throw new Error(`${resource} has no record`);
    return { name, query: get.text, variables: fill(get, { scope, id }), user: 'admin', raw: [customerId, id] };
  };
  const { admin, staff } = people;
  const todos = todosOf(rights, tenantResource(scope), ['edge:access', ...fieldRights]);
  const [[resource, actions] = []] = Object.entries(todos);
  return [
    list('users list', 'users', [customerId]),
    one('one user', 'users', user),
    list('vacancies list', 'vacancies', [customerId]),
    list('applications list', 'applications', [customerId]),
    list('a stage of a vacancy', 'vacancy-applications', [customerId, job.id, stage._id], {
      parent: { externalVacancyId: bigVacancy },
      switch: { stageId: stage },
    }),
    one('one application', 'applications', application),
    list('mail events of a week', 'email-events', [customerId, week.gte, week.lte], { filter: { dateRange: week } }),
    { name: 'AuthMe of a customer admin', query: AuthMe.text, variables: {}, user: 'admin', raw: [admin.identityId] },
    { name: 'AuthMe of staff', query: AuthMe.text, variables: {}, user: 'staff', raw: [staff.identityId] },
    { name: 'AuthCheckToken', query: AuthCheckToken.text, variables: {}, user: 'admin', raw: [admin.sessionId] },
    {
      name: 'CommonCheckPolicy',
      query: CommonCheckPolicy.text,
      variables: { policy: { todos } },
      user: 'admin',
      raw: [customerId, admin.identityId, resource, actions],
    },
  ];
}

/** A row of the bulk, in the middle of its ids. */
async function anyId(pool: Pool, table: string, customerId: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from ${table} where customer_id = $1 and id like '6%' and length(id) = 24 order by id
     offset (select count(*) / 2 from ${table} where customer_id = $1 and id like '6%') limit 1`,
    [customerId],
  );
  if (!rows[0]) throw new Error(`${table} are empty`);
  return rows[0].id;
}

/** The first page of each declared list that is not among `others`, as a customer admin or, where that one may not, as staff. */
export async function declaredLists(address: string, others: readonly TenancyCall[]): Promise<TenancyCall[]> {
  const callers = { admin: await callerOf(address, 'admin@acme.example'), staff: await callerOf(address, 'staff@demo.example') };
  const scope = await scopeOf(callers.admin);
  const found: TenancyCall[] = [];
  for (const plan of plans as readonly Plan[]) {
    const { name, list, sort } = plan;
    if (!list || others.some(({ query }) => query === list.text)) continue;
    const problems: string[] = [];
    for (const user of ['admin', 'staff'] as const) {
      try {
        const parent = await firstRow(plan.parent, callers[user], scope);
        const filter = new Resource(plan, callers[user], scope).searched();
        const sources = {
          scope,
          page: 1,
          size: 30,
          archived: false,
          filter,
          input: filter,
          ...(parent && { parent }),
          ...(sort && { sort }),
        };
        const variables = fill(list, sources);
        await callers[user].ask(list.text, variables);
        found.push({ name: `${name} (list)`, query: list.text, variables, user });
        problems.length = 0;
        break;
      } catch (error) {
        problems.push(String(error).slice(0, 160));
      }
    }
    if (problems.length > 0) console.log(`left out: ${name}: ${problems.join('; ')}`);
  }
  return found;
}

/** The first record of a resource, or the one that there is. */
async function firstRow(name: string | undefined, caller: Caller, scope: Scope): Promise<Values | undefined> {
  if (name === undefined) return undefined;
  const plan = planNamed(name);
  const resource = new Resource(plan, caller, scope);
  const sources = { scope, page: 1, size: 1, archived: false, filter: resource.searched(), ...(plan.sort && { sort: plan.sort }) };
  const { rows, record } = (await resource.send(resource.operation(plan.list ? 'list' : 'get'), sources)).reading;
  const row = rows?.[0] ?? record;
  return row ? { ...row, id: row[plan.idField] } : undefined;
}

export async function callerOf(address: string, email: string): Promise<Caller> {
  const platform = {
    fetch: async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      const body = await request.text();
      return fetch(address + pathname + search, { method: request.method, headers: request.headers, ...(body && { body }) });
    },
  } as Platform;
  return new Caller(platform).as(email);
}

/** Signs in; answers the headers that each call carries, and the ids in the database. */
export async function signIn(address: string, identity: Pool, email: string): Promise<Person & { headers: Record<string, string> }> {
  const answer = await fetch(`${address}/api/${region}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: emailLogin, variables: { email, password: demoPassword } }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('csrf='))?.slice('csrf='.length);
  if (!token) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const { rows } = await identity.query<Person>(
    `select i.id as "identityId", s.id as "sessionId" from identities i join sessions s on s.identity_id = i.id
     where i.email = $1 order by s.created_at desc limit 1`,
    [email],
  );
  if (!rows[0]) throw new Error(`${email} has no session`);
  return { ...rows[0], headers: { cookie: cookies.join('; '), 'x-csrf-token': decodeURIComponent(token) } };
}
