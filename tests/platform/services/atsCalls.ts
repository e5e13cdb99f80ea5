import { expect } from 'vitest';
import { demoSecret } from '../../../src/platform/demo/atsTenants.ts';
import { signedHeaders } from '../../../src/platform/http/signature.ts';
import { origin, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

interface Tenant {
  _id: string;
  atsName: string;
  externalTenantId: string;
}
interface Logged {
  _id: string;
  status: string;
  requestType: string;
  masterId: string | null;
  retryable: boolean;
  retryCount: number;
  requestCount: number;
  responses: { status: number; data: unknown }[];
}

export const region = 'ap-southeast-2';
export const done = 'ATS_REQUEST_COMPLETED';
export const failed = 'ATS_REQUEST_FAILED';

/** The customer's connections, and calls by each with its own credential. */
export async function integration(running: Running) {
  const admin = await running.browser().as('admin@acme.example');
  const scope = await admin.get<Record<'organizationId' | 'customerId' | 'hierarchyId', string>>(
    '{ AuthMe { organizationId customerId hierarchyId } }',
  );
  const staff = await running.browser().as('staff@demo.example');
  const tenants = await staff.get<{ data: Tenant[] }>(
    'query ($input: AtsGetTenantsByCustomerInput!) { AtsGetTenantsByCustomer(getTenantsByCustomerInput: $input) { data { _id atsName externalTenantId } } }',
    { input: scope },
  );
  const tenant = (name: string) => tenants.data.find(({ atsName }) => atsName === name) ?? expect.fail(`no ${name}`);
  const credential: Record<string, (body: string) => Record<string, string>> = {
    Rosterline: () => ({ authorization: `Bearer ${demoSecret(tenant('Rosterline')._id, 'harvestApiToken')}` }),
    TalentTrellis: () => {
      const of = (name: string) => demoSecret(tenant('TalentTrellis')._id, name);
      return { authorization: `Basic ${Buffer.from(`${of('apiUserApiKey')}:${of('apiUserApiSecret')}`).toString('base64')}` };
    },
    HireHarbor: (body) => signedHeaders(demoSecret(tenant('HireHarbor')._id, 'credential.signingKey'), body, running.clock.now()),
  };
  const send = async (
    message: unknown,
    { ats = 'Rosterline', headers, to }: { ats?: string; headers?: Record<string, string>; to?: string } = {},
  ) => {
    const body = typeof message === 'string' ? message : JSON.stringify(message);
    const request = new Request(`${origin}/integrations/ats/${region}/${to ?? tenant(ats)._id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(headers ?? credential[ats]?.(body)) },
      body,
    });
    const answer = await running.platform.fetch(request);
    return { status: answer.status, data: (await answer.json()) as Record<string, string> };
  };
  const logged = async (id: string | undefined, browser: Browser = admin) =>
    browser.get<Logged>(
      'query ($input: AtsGetRequestByIdInput!) { AtsGetRequestById(getRequestByIdInput: $input) { _id status requestType masterId retryable retryCount requestCount responses { status data } } }',
      { input: { _id: id } },
    );
  return { admin, scope, tenant, send, logged };
}

export const vacancy = (requisitionId: string, more: object = {}) => ({
  requestId: `sync-${unused()}`,
  type: 'SYNC_VACANCY',
  payload: {
    requisitionId,
    title: 'Night Porter',
    managers: [{ type: 'RECRUITER', email: 'Rita@people.example', firstName: 'Rita', lastName: 'Recruiter' }],
    ...more,
  },
});
export const applicationOf = (requisitionId: string, applicationId: string, more: object = {}) => ({
  requestId: `apply-${unused()}`,
  type: 'CREATE_APPLICATION',
  payload: {
    requisitionId,
    applicationId,
    candidate: { firstName: 'Ines', lastName: 'Inbound', email: `${applicationId}@people.example`, ...more },
  },
});
