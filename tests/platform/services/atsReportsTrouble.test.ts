import { describe, expect, it } from 'vitest';
import { purgeCandidates } from '../../../src/platform/purge/index.ts';
import { minute, unused } from '../browser.ts';
import { texts } from './applicationCalls.ts';
import { applicationOf, vacancy } from './atsCalls.ts';
import { atsReportCalls, settled } from './atsReportCalls.ts';
import { storesOf } from './plantedCandidate.ts';

const { world, rows, connect, send, apply, tell, arrived, logOf, setStatus } = atsReportCalls();

const [hired, shortlisted, started, failed, ignored] = [
  ...['APPS_APPLICATION_HIRED', 'APPS_APPLICATION_SHORTLISTED'],
  ...['ATS_REQUEST_STARTED', 'ATS_REQUEST_FAILED', 'ATS_REQUEST_IGNORED'],
] as const;
const mapped = { extra: { appsApplicationStatus: { Won: hired, Short: shortlisted } } };
const statuses = async (id: string) => (await logOf(id)).map((row) => row['status']);

describe('a report', () => {
  it('of a user’s change waits until the change can’t be undone any more', async () => {
    const { applicationId, id } = await apply(await connect(mapped));
    await arrived(applicationId, 1);
    const { hold } = await setStatus(id, hired);
    expect((await logOf(id)).at(-1)).toMatchObject({ status: started, held_until: new Date(hold?.until ?? ''), request_count: 0 });
    expect(world.ats.accepted(applicationId)).toHaveLength(1);
    world.running.clock.pass(6 * minute);
    expect((await arrived(applicationId, 2))[1]?.body).toMatchObject({ type: 'UPDATE_APPLICATION_STATUS', payload: { status: 'Won' } });
  });

  it('of an undone change is never sent, and the next one of the application isn’t held up by it', async () => {
    const { applicationId, assessmentId, id } = await apply(await connect(mapped));
    await arrived(applicationId, 1);
    const { hold } = await setStatus(id, hired);
    await tell(assessmentId, 'STARTED');
    await world.recruiter.get(texts.undoHold, { ...world.calls.scope, id: hold?._id });
    expect((await arrived(applicationId, 2))[1]?.body.payload).toMatchObject({ progress: 'INPROGRESS' });
    world.running.clock.pass(10 * minute);
    await settled(async () => expect(await statuses(id)).toEqual(['ATS_REQUEST_COMPLETED', ignored, 'ATS_REQUEST_COMPLETED']));
  });

  it('of a status that the ATS gave by itself is not sent back', async () => {
    const connection = await connect(mapped);
    const { applicationId, id } = await apply(connection);
    await send({ requestId: unused(), type: 'UPDATE_APPLICATION_STATUS', payload: { applicationId, status: 'Won' } }, connection);
    await arrived(applicationId, 1);
    expect(await logOf(id)).toHaveLength(1);
  });

  it('that failed for good lets the next one pass, and is not sent late after a newer one of its kind', async () => {
    const { applicationId, id } = await apply(await connect(mapped));
    await arrived(applicationId, 1);
    world.ats.answers(({ body }) => (body.payload['status'] === 'Short' ? { status: 422, body: { error: 'no' } } : undefined));
    await setStatus(id, shortlisted);
    world.running.clock.pass(6 * minute);
    await settled(async () => expect((await statuses(id)).at(-1)).toBe(failed));
    await setStatus(id, hired);
    world.running.clock.pass(6 * minute);
    await arrived(applicationId, 2);
    world.ats.answers(() => undefined);
    const [late] = (await logOf(id)).filter((row) => row['status'] === failed);
    await retry(String(late?.['id']));
    await settled(async () => expect((await logOf(id))[1]).toMatchObject({ status: ignored, retry_count: 1 }));
    expect(world.ats.accepted(applicationId)).toHaveLength(2);
  });

  it('that failed for good is sent by “Retry”, under the same key', async () => {
    world.ats.answers(() => ({ status: 400 }));
    const { applicationId, id } = await apply();
    await settled(async () => expect(await statuses(id)).toEqual([failed]));
    world.ats.answers(() => undefined);
    const [row] = await logOf(id);
    await retry(String(row?.['id']));
    expect((await arrived(applicationId, 1))[0]?.headers['idempotency-key']).toBe(row?.['id']);
    await settled(async () =>
      expect((await logOf(id))[0]).toMatchObject({ request_count: 2, retry_count: 1, status: 'ATS_REQUEST_COMPLETED' }),
    );
  });

  it.each<[string, (id: string, connection: string) => Promise<unknown>]>([
    ['the candidate was deleted', (id) => purge(id)],
    ['the connection was archived', (_, connection) => rows('update ats_tenants set archived_at = now() where id = $1', [connection])],
  ])('is not sent after %s', async (_, change) => {
    world.ats.answers(() => ({ status: 500 }));
    const connection = await connect();
    const { applicationId, id } = await apply(connection);
    await settled(async () => expect((await logOf(id))[0]).toMatchObject({ request_count: 1 }));
    await change(id, connection);
    world.ats.answers(() => undefined);
    world.running.clock.pass(20 * minute);
    await settled(async () => expect(await statuses(id)).toEqual([ignored]));
    expect(world.ats.accepted(applicationId)).toEqual([]);
  });

  it.each([301, 302, 303, 307, 308])('is not led elsewhere by a redirect (HTTP %i)', async (status) => {
    world.ats.answers(() => ({ status, headers: { location: `${world.ats.url}/elsewhere` } }));
    const { applicationId, id } = await apply(await connect());
    await settled(async () => expect(await statuses(id)).toEqual([failed]));
    expect(world.ats.received.filter(({ body }) => body.payload['applicationId'] === applicationId).map(({ path }) => path)).toEqual([
      '/assessment-links',
    ]);
  });

  it('whose answer never came is sent again, and told apart by its key', async () => {
    let first = true;
    world.ats.answers(() => (first ? ((first = false), { status: 200, breaksOff: true }) : undefined));
    const { applicationId } = await apply(await connect());
    await settled(async () => expect(first).toBe(false));
    await settled(async () => (world.running.clock.pass(minute), expect(world.ats.accepted(applicationId)).toHaveLength(1)));
    const keys = world.ats.received
      .filter(({ body }) => body.payload['applicationId'] === applicationId)
      .map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});

describe('an ATS that is down', () => {
  it('is tried with one report at a time, ever less often, and gets all of them in their order when it is back', async () => {
    const connection = await connect();
    const requisitionId = `REQ-${unused()}`;
    await send(vacancy(requisitionId), connection);
    world.ats.answers(() => ({ status: 503 }));
    const before = world.ats.received.length;
    const all = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const applicationId = `app-${unused()}`;
        const { data } = await send(applicationOf(requisitionId, applicationId), connection);
        await tell(data['assessmentId'] ?? '', 'STARTED');
        return applicationId;
      }),
    );
    await settled(async () => expect((await paused(connection))['failures']).toBeGreaterThan(0));
    for (let passed = 0; passed < 60; passed += 1) {
      world.running.clock.pass(minute);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // As many as the first batches had, and then one for each pause.
    expect(world.ats.received.length - before).toBeLessThan(45);
    world.ats.answers(() => undefined);
    await settled(async () => {
      world.running.clock.pass(minute);
      for (const applicationId of all) expect(world.ats.accepted(applicationId)).toHaveLength(2);
    });
    for (const applicationId of all)
      expect(world.ats.accepted(applicationId).map(({ body }) => body.type)).toEqual([
        'REPORT_ASSESSMENT_LINK',
        'REPORT_APPLICATION_PROGRESS',
      ]);
    await settled(async () => expect(await paused(connection)).toEqual({ failures: 0, paused_until: null }));
  });

  it('is left alone for as long as it says', async () => {
    world.ats.answers(() => ({ status: 429, headers: { 'retry-after': '1800' } }));
    const connection = await connect();
    await apply(connection);
    await settled(async () => {
      const until = (await paused(connection))['paused_until'] as Date | null;
      expect((until?.getTime() ?? 0) - world.running.clock.now().getTime()).toBeGreaterThan(29 * minute);
    });
  });

  it('is tried at once after its settings were changed', async () => {
    world.ats.answers(() => ({ status: 401 }));
    const connection = await connect();
    const { applicationId } = await apply(connection);
    await settled(async () => expect((await paused(connection))['failures']).toBe(1));
    world.ats.answers(() => undefined);
    const staff = await world.running.browser().as('staff@demo.example');
    const update = `mutation ($input: AtsUpdateTenantInput!) { AtsUpdateTenant(updateTenantInput: $input) { _id } }`;
    await staff.get(update, { input: { ...world.calls.scope, _id: connection, atsName: 'ExampleATS', password: 'another' } });
    expect(await paused(connection)).toEqual({ failures: 0, paused_until: null });
    world.running.clock.pass(minute);
    expect((await arrived(applicationId, 1))[0]?.headers.authorization).toBe(`Basic ${Buffer.from('console:another').toString('base64')}`);
  });
});

describe('a connection whose ATS is down', () => {
  it('says since when and until when, and is tried at once by “Try now”', async () => {
    world.ats.answers(() => ({ status: 503, headers: { 'retry-after': '1800' } }));
    const connection = await connect();
    const since = world.running.clock.now().toISOString();
    const { applicationId } = await apply(connection);
    const staff = await world.running.browser().as('staff@demo.example');
    const filter = { ...world.calls.scope, _id: connection };
    const facts = 'state failures failingSince pausedUntil';
    const read = `query ($input: AtsGetTenantByIdInput!) { AtsGetTenantById(getTenantByIdInput: $input) { ${facts} } }`;
    const list = `query ($input: AtsGetTenantsByCustomerInput!) { AtsGetTenantsByCustomer(getTenantsByCustomerInput: $input) { data { _id state } } }`;
    const resume = `mutation ($input: AtsTestTenantInput!) { AtsResumeTenant(resumeTenantInput: $input) { ${facts} } }`;
    await settled(async () =>
      expect(await staff.get(read, { input: filter })).toMatchObject({ state: 'FAILING', failures: 1, failingSince: since }),
    );
    const { data } = await staff.get<{ data: object[] }>(list, { input: world.calls.scope });
    expect(data).toContainEqual({ _id: connection, state: 'FAILING' });
    world.ats.answers(() => undefined);
    world.running.clock.pass(minute);
    expect(world.ats.accepted(applicationId)).toEqual([]);
    expect(await staff.get(resume, { input: filter })).toMatchObject({ state: 'FAILING', failures: 1, pausedUntil: null });
    await arrived(applicationId, 1);
    await settled(async () =>
      expect(await staff.get(read, { input: filter })).toEqual({ state: 'ACTIVE', failures: 0, failingSince: null, pausedUntil: null }),
    );
  });
});

describe('a stored secret', () => {
  const update = `mutation ($input: AtsUpdateTenantInput!) { AtsUpdateTenant(updateTenantInput: $input) { _id } }`;

  it('is not sent to another host before it is entered again', async () => {
    const connection = await connect();
    const staff = await world.running.browser().as('staff@demo.example');
    const input = { ...world.calls.scope, _id: connection, atsName: 'ExampleATS', baseUrl: 'https://attacker.example' };
    expect(await staff.refusal(update, { input })).toMatchObject({ fields: { password: 'validation.ats.secretAgain' } });
    await staff.get(update, { input: { ...input, baseUrl: `${world.ats.url}/other` } });
    await staff.get(update, { input: { ...input, password: 'very secret' } });
  });
});

describe('a token', () => {
  const oauth = () => ({
    ...{ atsName: 'HireHarbor', username: undefined, password: undefined, issueTokenUrl: `${world.ats.url}/token` },
    ...{ clientId: 'acme', clientSecret: 'top secret', credential: { signingKey: 'made up' } },
  });

  it('is requested once for many reports, and anew when the ATS refuses it', async () => {
    const connection = await connect(oauth());
    const before = world.ats.tokens.length;
    await rows(`update ats_tenants set external_tenant_id = id where id = $1`, [connection]);
    const ids = await enterAll(connection, 4);
    await settled(async () => expect(await open(ids)).toBe(0));
    expect(world.ats.tokens.length - before).toBe(1);
    expect(world.ats.tokens.at(-1)).toContain('grant_type=client_credentials&client_id=acme&client_secret=top+secret');
    const stale = `Bearer issued-${world.ats.tokens.length}`;
    world.ats.answers(({ headers }) => (headers.authorization === stale ? { status: 401 } : undefined));
    const [id] = await enterAll(connection, 1);
    // In small steps: a slow machine looks often, and the token is good for an hour.
    await settled(async () => (world.running.clock.pass(5000), expect(await open([id ?? ''])).toBe(0)));
    expect(world.ats.tokens.length - before).toBe(2);
  });

  /** Entered in the database: its calls to the platform are signed, which other tests cover. */
  const enterAll = async (connection: string, count: number): Promise<string[]> => {
    const made: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const { id } = await apply();
      await settled(async () => expect(await open([id])).toBe(0));
      await rows('update applications set ats_tenant_id = $1 where id = $2', [connection, id]);
      const [assessment] = await rows('select id from assessments where application_id = $1', [id]);
      await tell(String(assessment?.['id']), 'RESULTS', { recommendation: 'YES' });
      made.push(id);
    }
    return made;
  };
  const open = async (ids: string[]) =>
    (await rows('select 1 from ats_requests where master_id = any($1) and status = $2 and tenant_id is not null', [ids, started])).length;
});

const paused = async (connection: string) =>
  (await rows('select failures, paused_until from ats_tenants where id = $1', [connection]))[0] ?? {};

const retry = (_id: string) =>
  world.recruiter.get('mutation ($input: AtsRetryRequestInput!) { AtsRetryRequest(retryRequestInput: $input) { _id } }', {
    input: { _id },
  });

const purge = async (applicationId: string) => {
  const [row] = await rows('select customer_id, candidate_id from applications where id = $1', [applicationId]);
  const { platform } = world.running;
  const [customerId, candidateIds] = [String(row?.['customer_id']), [String(row?.['candidate_id'])]];
  await purgeCandidates(await storesOf(platform), {
    customerId,
    candidateIds,
    mode: 'delete',
    now: platform.now(),
    within: async () => undefined,
  });
};
