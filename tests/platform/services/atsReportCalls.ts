import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { callerSecret, signedHeaders } from '../../../src/platform/http/signature.ts';
import { origin, startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { patience } from '../../support/until.ts';
import { texts } from './applicationCalls.ts';
import { applicationOf, integration, region, vacancy } from './atsCalls.ts';
import { startAts } from './atsServer.ts';

export const settled = <Value>(look: () => Promise<Value>) => vi.waitFor(look, { timeout: patience, interval: 50 });

const create = 'mutation ($createTenantInput: AtsCreateTenantInput!) { AtsCreateTenant(createTenantInput: $createTenantInput) { _id } }';
export const basic = `Basic ${Buffer.from('console:very secret').toString('base64')}`;

interface World {
  running: Running;
  calls: Awaited<ReturnType<typeof integration>>;
  ats: Awaited<ReturnType<typeof startAts>>;
  connection: string;
  recruiter: Browser;
}

/** A platform with a connection to an ATS on loopback, and both of their doings. */
export function atsReportCalls() {
  const world = {} as World;
  beforeAll(async () => {
    const running = startPlatform();
    const [calls, ats] = [await integration(running), await startAts()];
    Object.assign(world, { running, calls, ats, recruiter: await running.browser().as('admin@acme.example') });
    world.connection = await connect();
  });
  beforeEach(() => world.ats.answers(() => undefined));
  afterAll(async () => {
    await world.running.close();
    await world.ats.close();
  });

  const rows = async (text: string, values: unknown[] = []) =>
    (await (await world.running.platform.stores.region(region)).pool.query(text, values)).rows as Record<string, unknown>[];
  const connect = async (more: object = {}): Promise<string> => {
    const staff = await world.running.browser().as('staff@demo.example');
    const own = {
      ...{ ...world.calls.scope, atsName: 'ExampleATS', externalTenantId: `TEN-${unused()}`, customerName: 'Acme of the ATS' },
      ...{ baseUrl: world.ats.url, username: 'console', password: 'very secret', ...more },
    };
    return (await staff.get<{ _id: string }>(create, { createTenantInput: own }))._id;
  };
  const send = (message: object, to = world.connection, headers: Record<string, string> = { authorization: basic }) =>
    world.calls.send(message, { to, headers });
  const apply = async (to = world.connection): Promise<{ applicationId: string; assessmentId: string; id: string }> => {
    const [requisitionId, applicationId] = [`REQ-${unused()}`, `app-${unused()}`];
    expect((await send(vacancy(requisitionId), to)).status).toBe(201);
    const { data } = await send(applicationOf(requisitionId, applicationId), to);
    return { applicationId, assessmentId: data['assessmentId'] ?? '', id: data['applicationId'] ?? '' };
  };
  const tell = async (assessmentId: string, event: string, more: object = {}): Promise<void> => {
    const { settings, now } = world.running.platform;
    const body = JSON.stringify({ assessmentId, customerId: world.calls.scope.customerId, region, event, ...more });
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders(callerSecret(settings, 'provider', undefined) ?? '', body, now()),
    };
    const request = new Request(`${origin}/callbacks/assessments`, { method: 'POST', headers, body });
    expect((await world.running.platform.fetch(request)).status).toBe(200);
  };
  /** Waits for as many accepted reports, each counted once. */
  const arrived = (applicationId: string, count: number) =>
    settled(async () => {
      const all = world.ats.accepted(applicationId);
      expect(all).toHaveLength(count);
      return all;
    });
  const logOf = (id: string) => rows('select * from ats_requests where master_id = $1 and tenant_id is not null order by position', [id]);
  const setStatus = (id: string, status: string, more: object = {}) =>
    world.recruiter.get<{ hold: { _id: string; until: string } | null }>(texts.heldStatus, {
      ...world.calls.scope,
      ids: [id],
      status,
      ...more,
    });
  return { world, rows, connect, send, apply, tell, arrived, logOf, setStatus };
}
