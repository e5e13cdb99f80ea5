import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callerSecret, signedHeaders } from '../../../src/platform/http/signature.ts';
import { minute, origin, startPlatform, unused } from '../browser.ts';
import type { Running } from '../browser.ts';
import { patience } from '../../support/until.ts';
import { applicationOf, integration, region, vacancy } from './atsCalls.ts';
import { startAts } from './atsServer.ts';

const settled = <Value>(look: () => Promise<Value>) => vi.waitFor(look, { timeout: patience, interval: 50 });

const create = 'mutation ($createTenantInput: AtsCreateTenantInput!) { AtsCreateTenant(createTenantInput: $createTenantInput) { _id } }';
const update = `mutation ($input: AppsUpdateApplicationStatusInput!) { AppsUpdateApplicationStatus(input: $input) { data { _id } } }`;

describe('what an applicant tracking system hears', () => {
  let running: Running;
  let calls: Awaited<ReturnType<typeof integration>>;
  let ats: Awaited<ReturnType<typeof startAts>>;
  let connection: string;
  const rows = async (text: string, values: unknown[] = []) =>
    (await (await running.platform.stores.region(region)).pool.query(text, values)).rows as Record<string, unknown>[];
  beforeAll(async () => {
    running = startPlatform();
    calls = await integration(running);
    ats = await startAts();
    connection = await connect();
  });
  beforeEach(() => ats.answers(() => undefined));
  afterAll(async () => {
    await running.close();
    await ats.close();
  });

  const connect = async (more: object = {}): Promise<string> => {
    const staff = await running.browser().as('staff@demo.example');
    const own = {
      ...{ ...calls.scope, atsName: 'ExampleATS', externalTenantId: `TEN-${unused()}`, customerName: 'Acme of the ATS' },
      ...{ baseUrl: ats.url, username: 'console', password: 'very secret', ...more },
    };
    return (await staff.get<{ _id: string }>(create, { createTenantInput: own }))._id;
  };
  const send = (message: object, to = connection) =>
    calls.send(message, { to, headers: { authorization: `Basic ${Buffer.from('console:very secret').toString('base64')}` } });
  const apply = async (to = connection): Promise<{ applicationId: string; assessmentId: string; id: string }> => {
    const [requisitionId, applicationId] = [`REQ-${unused()}`, `app-${unused()}`];
    expect((await send(vacancy(requisitionId), to)).status).toBe(201);
    const { data } = await send(applicationOf(requisitionId, applicationId), to);
    return { applicationId, assessmentId: data['assessmentId'] ?? '', id: data['applicationId'] ?? '' };
  };
  const tell = async (assessmentId: string, event: string, more: object = {}): Promise<void> => {
    const { settings, now } = running.platform;
    const body = JSON.stringify({ assessmentId, customerId: calls.scope.customerId, region, event, ...more });
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders(callerSecret(settings, 'provider', undefined) ?? '', body, now()),
    };
    expect((await running.platform.fetch(new Request(`${origin}/callbacks/assessments`, { method: 'POST', headers, body }))).status).toBe(
      200,
    );
  };
  const arrived = (applicationId: string, count: number) =>
    settled(async () => {
      const all = ats.accepted(applicationId);
      expect(all).toHaveLength(count);
      return all;
    });

  it('is the link, the progress, the results and the status, in that order, each once, with the connection’s own words', async () => {
    const { applicationId, assessmentId } = await apply();
    for (const event of ['CONSENTED', 'STARTED', 'COMPLETED']) await tell(assessmentId, event);
    await tell(assessmentId, 'RESULTS', { recommendation: 'YES', recommendationScore: 81, insightsLink: 'https://insights.example/1' });
    const all = await arrived(applicationId, 4);
    expect(all.map(({ body, path }) => [path, body.type, body.payload['status']])).toEqual([
      ['/assessment-links', 'REPORT_ASSESSMENT_LINK', undefined],
      ['/progress', 'REPORT_APPLICATION_PROGRESS', 'Interview started'],
      ['/progress', 'REPORT_APPLICATION_PROGRESS', 'Interview completed'],
      ['/results', 'REPORT_PREDICTION_RESULT', 'Recommended'],
    ]);
    expect(all[3]?.body).toMatchObject({
      customerName: 'Acme of the ATS',
      payload: { recommendation: 'YES', recommendationScore: 81, facts: { score: 81, recommendation: 'YES' } },
    });
    for (const { headers, body } of all) {
      expect(headers['idempotency-key']).toBe(body.requestId);
      expect(headers.authorization).toBe(`Basic ${Buffer.from('console:very secret').toString('base64')}`);
    }
    const logged = await settled(async () => {
      const found = await calls.logged(all[3]?.body.requestId);
      expect(found.status).toBe('ATS_REQUEST_COMPLETED');
      return found;
    });
    expect(logged).toMatchObject({ requestType: 'REPORT_PREDICTION_RESULT', requestCount: 1 });
    expect(logged.responses).toMatchObject([{ status: 200, data: { accepted: true } }]);
  });

  it('waits behind an earlier report that the ATS does not take, and comes after it', async () => {
    const { applicationId, assessmentId } = await apply();
    await arrived(applicationId, 1);
    ats.answers(({ body }) => (body.payload['progress'] === 'INPROGRESS' ? { status: 500, body: { error: 'no' } } : undefined));
    for (const event of ['STARTED', 'COMPLETED']) await tell(assessmentId, event);
    await settled(async () => expect(ats.received.filter(({ body }) => body.payload['applicationId'] === applicationId)).toHaveLength(2));
    ats.answers(() => undefined);
    await tell(assessmentId, 'RESULTS', { recommendation: 'NO' });
    expect(ats.accepted(applicationId)).toHaveLength(1);
    running.clock.pass(minute);
    const all = await arrived(applicationId, 4);
    expect(all.slice(1).map(({ body }) => body.payload['status'])).toEqual(['Interview started', 'Interview completed', 'Not recommended']);
  });

  it('keeps its secrets out of the log, whatever the ATS answers', async () => {
    ats.answers(({ headers }) => ({
      status: 422,
      body: { error: `bad ${headers.authorization}`, password: 'x', deep: [{ api_key: 'k' }] },
    }));
    const { id } = await apply();
    const logged = await settled(async () => {
      const found = await rows(`select * from ats_requests where master_id = $1 and status = 'ATS_REQUEST_FAILED'`, [id]);
      expect(found).toHaveLength(1);
      return found;
    });
    const text = JSON.stringify(logged);
    expect(text).not.toContain(Buffer.from('console:very secret').toString('base64'));
    expect(logged[0]?.['responses']).toMatchObject([
      { status: 422, data: { error: 'bad Basic ***', password: '***', deep: [{ api_key: '***' }] } },
    ]);
    expect(logged[0]).toMatchObject({ retryable: true });
  });
  void update;
});
