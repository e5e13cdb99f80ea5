import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare } from '../../../src/commands/atsSummary.ts';
import { runAts } from '../../../src/commands/simulateAts.ts';
import type { Surroundings } from '../../../src/commands/simulateAts.ts';
import { origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

const region = 'ap-southeast-2';
const listed = `query ($input: AtsGetTenantsByCustomerInput!) {
  AtsGetTenantsByCustomer(getTenantsByCustomerInput: $input) { data { _id externalTenantId baseUrl reportApplicationUrl version } } }`;

describe('the command that simulates an applicant tracking system', () => {
  let running: Running;
  let staff: Browser;
  let lines: string[] = [];
  const stopping = { now: new AbortController() };
  const rows = async (text: string) =>
    (await (await running.platform.stores.region(region)).pool.query(text)).rows as { base_url: string }[];
  const connections = async () => {
    const admin = await running.browser().as('admin@acme.example');
    const scope = await admin.get('{ AuthMe { organizationId customerId hierarchyId } }');
    return (await staff.get<{ data: object[] }>(listed, { input: scope })).data;
  };
  /** Moves the platform's clock, and wakes what sends reports: its own interval is longer than a test. */
  const pause = async () => {
    running.clock.pass(10_000);
    const { pool } = await running.platform.stores.region(region);
    await pool.query(`select pg_notify('ats_reports', '')`);
    await wait(150);
  };
  const simulate = (args: string[], more: Partial<Surroundings> = {}) => {
    lines = [];
    stopping.now = new AbortController();
    const print = (line: string) => void lines.push(line);
    const ask = (address: string, init?: RequestInit) => running.platform.fetch(new Request(address, init));
    return runAts(['--url', origin, '--port', '0', ...args], { environment: {}, ask, print, pause, stop: stopping.now.signal, ...more });
  };

  beforeAll(async () => {
    running = startPlatform();
    staff = await running.browser().as('staff@demo.example');
  });
  afterAll(() => running.close());

  it('receives each report in order from a platform that a flaky ATS makes repeat some, and leaves the customer’s connections as they were', async () => {
    const before = await connections();
    const { code, says } = await simulate(['--applications', '8', '--scenario', 'flaky']);
    expect(says).toMatch(/^Received \d+ reports in \d+ deliveries: [1-9]\d* repeated, 0 refused\.\nOut of order: 0\. Lost: 0\.\nTook/);
    expect(code).toBe(0);
    const answers = lines.flatMap((line) => /: (\d{3}|connection broken off)$/.exec(line)?.slice(1) ?? []);
    expect(answers.filter((answer) => answer !== '200').length).toBeGreaterThan(0);
    expect(lines.filter((line) => /REPORT_ASSESSMENT_LINK APP-\w+-\d+: 200$/.test(line)).length).toBeGreaterThanOrEqual(8);
    expect(await connections()).toEqual(before);
    expect(await rows(`select base_url from ats_tenants where base_url like '%127.0.0.1%' and archived_at is null`)).toEqual([]);
  });

  it('archives its connection when it is stopped, and counts what is still waiting', async () => {
    const before = await connections();
    const stop = async () => stopping.now.abort();
    const { code, says } = await simulate(['--applications', '2', '--interviews', 'off', '--scenario', 'down'], { pause: stop });
    expect([code, says]).toEqual([1, expect.stringContaining('Still waiting when the simulation ended: 2.')]);
    expect(says).toContain('No report arrived.');
    expect(await connections()).toEqual(before);
  });

  it('archives the connection of a simulation that was killed', async () => {
    const before = await connections();
    await (
      await running.platform.stores.region(region)
    ).pool.query(`update ats_tenants set archived_at = null, base_url = 'http://127.0.0.1:9' where external_tenant_id like 'SIMULATED-%'`);
    expect(await connections()).toHaveLength(before.length + 2);
    const { code } = await simulate(['--applications', '1', '--interviews', 'off']);
    expect([code, lines[0]]).toEqual([0, 'Archived 2 connections of earlier simulations.']);
    expect(await connections()).toEqual(before);
  });

  it('changes its scenario while it runs, and shows what it has received', async () => {
    let received: { scenario?: string; deliveries?: object[] } = {};
    let refusal: Response | undefined;
    const look = async () => {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(lines[0] ?? '')?.[0];
      refusal = await fetch(`${url}/scenario`, { method: 'POST', body: '{"scenario": "asleep"}' });
      await fetch(`${url}/scenario`, { method: 'POST', body: '{"scenario": "well"}' });
      await pause();
      received = (await (await fetch(`${url}/received`)).json()) as typeof received;
    };
    const { code } = await simulate(['--applications', '1', '--interviews', 'off', '--scenario', 'down'], { pause: look });
    expect([code, refusal?.status, received.scenario]).toEqual([0, 400, 'well']);
    expect(received.deliveries).toMatchObject([{ type: 'REPORT_ASSESSMENT_LINK', answer: 200 }]);
  });

  it('counts what is lost, repeated late or unknown to the log', () => {
    const log = (_id: string, status = 'COMPLETED') => ({
      _id,
      status: `ATS_REQUEST_${status}`,
      requestType: '',
      createdAt: '',
      payload: null,
    });
    const delivery = (key: string, answer: number | 'broken' = 200) => ({ key, answer, type: '', application: 'A', at: '', payload: {} });
    const logged = [log('1'), log('2'), log('3', 'FAILED'), log('4', 'FAILED'), log('5', 'STARTED')];
    const deliveries = [delivery('2'), delivery('1', 'broken'), delivery('2'), delivery('3', 422), delivery('6')];
    expect(compare(deliveries, logged)).toEqual({
      ...{ received: 4, repeated: 1, outOfOrder: 1, lost: 2, waiting: 1, refused: 1, unlogged: 1 },
    });
  });

  it.each([
    [['--applications', '0'], '--applications'],
    [['--applications', '501'], '--applications'],
    [['--scenario', 'asleep'], '--scenario'],
    [['--port', '70000'], '--port'],
    [['--port', ''], '--port'],
    [['--region', 'mars-1'], '--region'],
    [['--url', 'ftp://demo.example'], '--url'],
    [['--interviews', 'maybe'], '--interviews'],
    [['--sure'], '--sure'],
  ])('refuses %j and says how it is used', async (args, word) => {
    const { code, says } = await simulate(args);
    const [message, usage] = says.split('\n\n');
    expect([code, message?.includes(word), usage?.startsWith('npm run simulate -- ats')]).toEqual([2, true, true]);
  });

  it('runs against a demo only, and says which customer, port or secret is missing', async () => {
    const answers = (ask: Surroundings['ask']) => simulate([], { ask });
    expect(await answers(() => Promise.reject(new TypeError('fetch failed')))).toMatchObject({
      ...{ code: 1, says: expect.stringContaining('Nothing answers') },
    });
    const requests: string[] = [];
    const real = async (address: string) => (requests.push(address), new Response('', { status: 404 }));
    expect(await answers(real)).toMatchObject({ code: 1, says: expect.stringContaining('no demo') });
    expect(requests).toHaveLength(1);
    expect(await answers(async () => Response.json({ data: {} }))).toMatchObject({
      code: 1,
      says: expect.stringContaining('PROVIDER_SECRET'),
    });
    expect(await simulate(['--customer', 'nobody-of-this-name'])).toMatchObject({ code: 1, says: expect.stringContaining('nobody-of') });
  });
});
