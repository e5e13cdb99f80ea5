import { sql } from 'drizzle-orm';
import type { AtsRequestStatus } from '../../generated/types.ts';
import type { Database } from '../database/stores.ts';
import type { SentResponse } from '../outbound/lane.ts';
import { atsRequests } from '../services/ats-requests/table.ts';
import { atsTenants } from '../services/ats-tenants/table.ts';
import { atsRequestTotal } from '../services/ats-requests/list.ts';
import { externalTenantOf, tenantIdOf, tenantsOf } from './atsTenants.ts';
import { insertAll } from './bulk.ts';
import { chance, idOf } from './deterministic.ts';
import type { Chance } from './deterministic.ts';
import type { DemoCustomer } from './directory.ts';
import { firstNames, lastNames } from './words.ts';

type RequestRow = typeof atsRequests.$inferInsert;

const sizes: Record<string, { requests: number; systems: string[] }> = {
  acme: { requests: 260, systems: ['HireHarbor', 'TalentTrellis', 'Rosterline'] },
  northlight: { requests: 120, systems: ['HireHarbor', 'Rosterline'] },
  globex: { requests: 150, systems: ['TalentTrellis', 'Rosterline'] },
  'pioneer-freight': { requests: 110, systems: ['HireHarbor', 'TalentTrellis'] },
};

const small = { requests: 1, systems: ['HireHarbor'] };

const minute = 60_000;
const systemsOf = ({ uniqueName }: DemoCustomer): string[] => (sizes[uniqueName] ?? small).systems;

const span = 60 * 24 * 60 * minute;

export async function seedAts(tx: Database, customers: readonly DemoCustomer[], base: Date): Promise<void> {
  await insertAll(
    tx,
    atsTenants,
    customers.flatMap((customer) => tenantsOf(customer, systemsOf(customer))),
  );
  await insertAll(
    tx,
    atsRequests,
    customers.flatMap((customer) => requestsOf(customer, base)),
  );
  await tx.execute(sql`
    insert into totals (customer_id, name, value) select customer_id, ${atsRequestTotal}, count(*) from ats_requests group by 1
    on conflict (customer_id, name) do update set value = excluded.value`);
}

export function requestsOf(customer: DemoCustomer, base: Date): RequestRow[] {
  const { requests, systems } = sizes[customer.uniqueName] ?? small;
  return Array.from({ length: requests }, (_, index) => {
    const luck = chance('ats request', customer.id, index);
    const atsName = luck.pick(systems);
    const picked = luck.pick(Object.keys(payloads));
    // Even the smallest customer has one that can be retried.
    const requestType = index === 0 ? 'REPORT_PREDICTION_RESULT' : picked;
    const isReport = !['CREATE_APPLICATION', 'SYNC_VACANCY'].includes(requestType);
    const createdAt = new Date(base.getTime() - Math.floor(span * luck.next()) - minute * 30);
    const status = index === 0 ? 'ATS_REQUEST_FAILED' : statusOf(luck);
    const retryCount = status === 'ATS_REQUEST_COMPLETED' ? Math.max(0, luck.between(-8, 2)) : luck.between(0, 1);
    const responses = responsesOf(luck, status, retryCount, createdAt);
    return {
      customerId: customer.id,
      id: idOf('ats request', customer.id, index),
      organizationId: customer.organizationId,
      masterId: requestType === 'SYNC_VACANCY' ? null : idOf('master', customer.id, index),
      requestType,
      atsName,
      externalTenantId: externalTenantOf(customer, atsName),
      position: index,
      requestCount: retryCount + 1,
      retryable: index === 0 || (status !== 'ATS_REQUEST_IGNORED' && luck.happens(0.8) && isReport),
      targetId: isReport ? tenantIdOf(customer, atsName) : null,
      retryCount,
      status,
      extra: {
        correlationId: idOf('correlation', customer.id, index),
        direction: isReport ? 'outbound' : 'inbound',
      },
      payload: payloads[requestType]?.(luck, index) ?? {},
      responses,
      tags: [{ name: 'source', value: 'demo' }],
      createdAt,
      updatedAt: new Date(responses.at(-1)?.timestamp ?? createdAt),
    };
  });
}

const statusOf = (luck: Chance): AtsRequestStatus => {
  const share = luck.next();
  if (share < 0.7) return 'ATS_REQUEST_COMPLETED';
  if (share < 0.87) return 'ATS_REQUEST_FAILED';
  return share < 0.95 ? 'ATS_REQUEST_IGNORED' : 'ATS_REQUEST_STARTED';
};

const failures: [status: number, error: string][] = [
  [401, 'The access token has expired'],
  [404, 'The requisition does not exist'],
  [422, 'The candidate has no address'],
  [429, 'Too many requests'],
  [500, 'Internal error'],
  [503, 'Down for maintenance'],
];

function responsesOf(luck: Chance, status: AtsRequestStatus, retries: number, createdAt: Date): SentResponse[] {
  const sent = status === 'ATS_REQUEST_STARTED' ? retries : retries + 1;
  return Array.from({ length: sent }, (_, index) => {
    const timestamp = new Date(createdAt.getTime() + index * 12 * minute + luck.between(300, 9000)).toISOString();
    if (index === retries && status === 'ATS_REQUEST_COMPLETED') return { status: 200, data: { accepted: true }, timestamp };
    if (index === retries && status === 'ATS_REQUEST_IGNORED') return { status: 204, data: null, timestamp };
    const [code, error] = luck.pick(failures);
    return { status: code, data: { error }, timestamp };
  });
}

const personOf = (luck: Chance, index: number) => {
  const [firstName, lastName] = [luck.pick(firstNames), luck.pick(lastNames)];
  return { firstName, lastName, email: `candidate.${index}@candidates.example` };
};

const payloads: Record<string, (luck: Chance, index: number) => Record<string, unknown>> = {
  CREATE_APPLICATION: (luck, index) => ({
    requisitionId: `REQ-${1000 + (index % 90)}`,
    applicationId: `APP-${20_000 + index}`,
    candidate: personOf(luck, index),
  }),
  REPORT_ASSESSMENT_LINK: (luck, index) => ({
    applicationId: `APP-${20_000 + index}`,
    assessmentLink: `https://interview.demo.example/${idOf('link', index, luck.between(0, 999))}`,
  }),
  REPORT_PREDICTION_RESULT: (luck, index) => ({
    applicationId: `APP-${20_000 + index}`,
    recommendation: luck.pick(['YES', 'MAYBE', 'NO']),
    recommendationScore: luck.between(20, 99),
  }),
  UPDATE_APPLICATION_STATUS: (luck, index) => ({
    applicationId: `APP-${20_000 + index}`,
    status: luck.pick(['Longlisted', 'Shortlisted', 'Declined', 'Offered', 'Hired']),
  }),
  SYNC_VACANCY: (luck, index) => ({
    requisitionId: `REQ-${1000 + (index % 90)}`,
    title: luck.pick(['Store Assistant', 'Team Leader', 'Forklift Driver', 'Contact Centre Agent', 'Cabin Crew']),
    openings: luck.between(1, 12),
  }),
};
