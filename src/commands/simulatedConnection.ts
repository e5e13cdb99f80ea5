import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from './demoStaff.ts';
import { patience } from './takeInterviews.ts';
import type { Demo } from './takeInterviews.ts';

// The simulation has a connection of its own, which it archives at the end: no existing connection changes, and none is left pointing
// at a closed port if the command is killed.

type Scope = Record<'organizationId' | 'customerId' | 'hierarchyId', string>;

export interface Connection extends Scope {
  _id: string;
  externalTenantId: string;
  authorization: string;
}

interface Tenant {
  _id: string;
  externalTenantId: string | null;
  baseUrl: string | null;
}

/** Report of the platform as its log has it. */
export interface LoggedReport {
  _id: string;
  requestType: string;
  status: string;
  createdAt: string;
  payload: { applicationId?: string } | null;
}

const atsName = 'ExampleATS';
const prefix = 'SIMULATED-';
const username = 'console';
const most = 500;

/** The customer with this id, account name or display name, at its root department. */
export async function scopeOf(request: Request, customer: string): Promise<Scope | undefined> {
  type Customer = { _id: string; organizationId: string; uniqueName: string; displayName: string };
  const { data } = await request<{ data: Customer[] }>(
    'query ($filter: ORGGetCustomersFilter!) { ORGGetCustomers(filter: $filter) { data { _id organizationId uniqueName displayName } } }',
    { filter: { activeOnly: true, searchText: customer.slice(0, 100), limit: most } },
  );
  const name = customer.toLowerCase();
  const isNamed = ({ _id, uniqueName, displayName }: Customer) => [_id, uniqueName, displayName.toLowerCase()].includes(name);
  const found = data.find(isNamed);
  if (!found) return undefined;
  const root = await request<{ _id: string }>(
    'query ($filter: ORGGetRootHierarchyFilter!) { ORGGetRootHierarchy(filter: $filter) { _id } }',
    { filter: { customerId: found._id } },
  );
  return { organizationId: found.organizationId, customerId: found._id, hierarchyId: root._id };
}

export const createCredential = () => {
  const password = randomBytes(24).toString('base64url');
  return { password, authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
};

export async function createConnection(
  request: Request,
  scope: Scope,
  { url, password, authorization }: ReturnType<typeof createCredential> & { url: string },
): Promise<Connection> {
  const externalTenantId = `${prefix}${randomBytes(4).toString('hex')}`;
  const { _id } = await request<{ _id: string }>(
    'mutation ($input: AtsCreateTenantInput!) { AtsCreateTenant(createTenantInput: $input) { _id } }',
    { input: { ...scope, atsName, externalTenantId, customerName: 'Simulated ATS', baseUrl: url, username, password } },
  );
  return { ...scope, _id, externalTenantId, authorization };
}

/** Archives the connection: what still waits is not sent. */
export async function retireConnection(request: Request, scope: Scope, _id: string): Promise<void> {
  const { organizationId, customerId, hierarchyId } = scope;
  const place = { organizationId, customerId, hierarchyId };
  await request(
    'mutation ($input: AtsDeleteTenantsByIdsInput!) { AtsDeleteTenantsByIds(deleteTenantsByIdsInput: $input) { data { __typename } } }',
    { input: { ...place, _ids: [_id] } },
  );
}

/** Retires connections of simulations that were killed: nothing answers at their address, or only this process does. */
export async function retireLeftovers(request: Request, scope: Scope, ownUrl: string): Promise<number> {
  const { data } = await request<{ data: Tenant[] }>(
    'query ($input: AtsGetTenantsByCustomerInput!) { AtsGetTenantsByCustomer(getTenantsByCustomerInput: $input) { data { _id externalTenantId baseUrl } } }',
    { input: { ...scope, limit: most } },
  );
  let retired = 0;
  for (const { _id, externalTenantId, baseUrl } of data) {
    if (!externalTenantId?.startsWith(prefix) || (baseUrl !== ownUrl && (await answers(`${baseUrl}/received`)))) continue;
    await retireConnection(request, scope, _id);
    retired += 1;
  }
  return retired;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );

/** Reports of this connection in the order in which they were queued. */
export async function loggedReports(request: Request, { customerId, externalTenantId }: Connection): Promise<LoggedReport[]> {
  const found: (LoggedReport & { extra: { direction?: string } | null })[] = [];
  for (let skip = 0; ; skip += 1) {
    const { data, pagination } = await request<{ data: typeof found; pagination: { totalPages: number } }>(
      `query ($input: AtsGetRequestListInput!) { AtsGetRequestList(getRequestListInput: $input) {
        data { _id requestType status createdAt payload extra } pagination { totalPages } } }`,
      { input: { customerId, externalTenantId, skip, limit: most, sort: { fieldName: 'createdAt', order: 'asc' } } },
    );
    found.push(...data);
    if (skip + 1 >= pagination.totalPages) break;
  }
  // Ids grow within a process: they order what was queued in the same millisecond.
  return found
    .filter(({ extra }) => extra?.direction === 'outbound')
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt) || (one._id < other._id ? -1 : 1));
}

interface MessageResult {
  status: number;
  error?: string;
}

/** Sends a message as the ATS does: the same request id again until the platform has processed it. */
export async function sendMessage(
  { url, region, ask }: Demo,
  { _id, authorization }: Connection,
  message: { requestId: string; type: string; payload: object },
  stop: AbortSignal,
): Promise<MessageResult> {
  const body = JSON.stringify(message);
  const headers = { 'content-type': 'application/json', authorization };
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(`${url}/integrations/ats/${region}/${_id}`, {
      ...{ method: 'POST', body, headers },
      signal: AbortSignal.timeout(patience),
    }).then(
      async (response) => ({
        ...((await response.json()) as { error?: string }),
        status: response.status,
        after: response.headers.get('retry-after'),
      }),
      () => ({ status: 0, after: null, error: 'No answer' }),
    );
    const isBusy = answer.status === 0 || answer.status === 429 || answer.status === 503;
    if (!isBusy || tries === 5 || stop.aborted) return answer;
    await wait(Math.min(Number(answer.after) || tries, 60) * 1000, undefined, { signal: stop }).catch(() => undefined);
  }
}
