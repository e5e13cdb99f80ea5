import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../support/until.ts';
import { type Browser, emailLogin, startPlatform, unused, type Running } from '../browser.ts';
import { standIn } from '../reporting/standIn.ts';
import { collector, traceId, traceparent } from './collector.ts';

const list = `query ($search: String) { ORGGetCustomers(filter: { limit: 5, searchText: $search }) { data { _id displayName } } }`;
const forget = 'mutation ($email: String!) { AuthForgetPassword(authForgetPasswordDto: { email: $email }) { isVerifyEmailSuccess } }';

describe('with a collector', () => {
  let receiver: Awaited<ReturnType<typeof collector>>;
  let running: Running;
  let browser: Browser;
  const lines: string[] = [];
  beforeAll(async () => {
    receiver = await collector();
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    running = startPlatform({ ...receiver.settings, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=planted%20key', SLOW_OPERATION_MS: '1' }, { log });
    browser = await running.browser().as('staff@demo.example');
  });
  afterAll(async () => {
    await running.close();
    await receiver.close();
  });
  const of = (id: string) => receiver.spans().filter((span) => span.traceId === id);

  it('one trace joins the browser’s header, the request, its operation and its statements', async () => {
    browser.headers = { traceparent: traceparent('a') };
    await browser.get(list);
    const request = await receiver.span(({ traceId: id, name }) => id === traceId('a') && name === 'POST api');
    expect(request.parentSpanId).toBe('a'.repeat(16));
    expect(request.attributes).toMatchObject({ 'http.route': 'api', 'http.response.status_code': 200 });
    const operation = of(traceId('a')).find(({ name }) => name === 'ORGGetCustomers');
    expect(operation?.parentSpanId).toBe(request.spanId);
    expect(operation?.attributes).toMatchObject({ 'console.result': 'ok', 'console.fields': 4 });
    const statements = of(traceId('a')).filter(({ parentSpanId }) => parentSpanId === operation?.spanId);
    const page = statements.find(({ name }) => name === 'select customers');
    expect(page?.attributes).toMatchObject({ 'db.namespace': 'identity', 'db.system.name': 'postgresql' });
    expect(page?.attributes['db.query.text']).toMatch(/^select .* from "customers" .*\$1/);
    expect(Number(page?.attributes['db.response.returned_rows'])).toBeGreaterThan(0);
  });

  it('the lines of the log name the trace, also that of a slow operation', async () => {
    browser.headers = { traceparent: traceparent('b'), 'x-request-id': 'request-of-this-test' };
    await browser.get(list);
    const logged = () => lines.map((each) => JSON.parse(each) as Record<string, unknown>).filter(({ trace }) => trace === traceId('b'));
    await until(() => logged().length === 2);
    for (const msg of ['call', 'a slow operation'])
      expect(logged()).toContainEqual(expect.objectContaining({ msg, request: 'request-of-this-test', operations: ['ORGGetCustomers'] }));
    const request = await receiver.span(({ traceId: id, name }) => id === traceId('b') && name === 'POST api');
    expect(request.attributes['console.request']).toBe('request-of-this-test');
  });

  it('a refused operation is no fault, and its span names the code', async () => {
    browser.headers = { traceparent: traceparent('c') };
    await browser.refusal('query { ORGGetCustomer(filter: { _id: "no such customer" }) { _id } }');
    const { attributes, isFault } = await receiver.span(({ traceId: id, name }) => id === traceId('c') && name === 'ORGGetCustomer');
    expect(attributes).toMatchObject({ 'console.result': 'refused' });
    expect(isFault).toBe(false);
  });

  it('the run of a job is linked to the request that woke it, and has its statements', async () => {
    const guest = running.browser();
    guest.headers = { traceparent: traceparent('d') };
    await guest.get(forget, { email: 'recruiter@acme.example' });
    const run = await receiver.span(({ name, links }) => name.startsWith('job ') && links.some((link) => link.traceId === traceId('d')));
    expect(
      receiver
        .spans()
        .filter(({ parentSpanId }) => parentSpanId === run.spanId)
        .map(({ name }) => name),
    ).toContain('delete password_requests');
    const mails = await receiver.span(({ name, links }) => name === 'job mails' && links.some((link) => link.traceId === run.traceId));
    expect(mails.attributes).toMatchObject({ 'console.job': 'mails' });
  });

  it('no span holds an address, a password, a token, a search or a key', async () => {
    const [email, password, search] = [`${unused()}@planted.example`, `Planted-${unused()}!`, `planted ${unused()}`];
    browser.headers = { traceparent: traceparent('e'), cookie2: 'x' };
    await browser.get(list, { search });
    await browser.ask(`query { ORGGetCustomers(filter: { searchText: "${search}" }) { data { _id } } }`);
    await running.browser().ask(emailLogin, { email, password });
    await running
      .browser()
      .ask(
        `mutation Mutation_of_${unused()} { AuthForgetPassword(authForgetPasswordDto: { email: "${email}" }) { isVerifyEmailSuccess } }`,
      );
    const token = `${unused()}${unused()}`;
    await browser.fetch(`/t/o/${token}?email=${email}`, { headers: { traceparent: traceparent('f') } });
    await receiver.span(({ traceId: id, name }) => id === traceId('f') && name === 'GET /t/o/*');
    await receiver.span(({ name }) => name === 'AuthForgetPassword');
    const bytes = receiver.bytes();
    const session = browser.cookies.get('session') ?? 'no session';
    for (const planted of [email, password, search, token, session, 'planted', 'Mutation_of_', 'staff@demo.example', '127.0.0.1'])
      expect(bytes.includes(planted), planted).toBe(false);
  });

  it('an operation that fails names its trace to the user, in the log and in the span, without the cause', async () => {
    const { pool } = await running.platform.stores.identity();
    browser.headers = { traceparent: traceparent('9') };
    await pool.query('alter table customers rename column display_name to planted_name');
    const { errors } = await browser.ask(list);
    await pool.query('alter table customers rename column planted_name to display_name');
    expect(errors?.[0]).toMatchObject({
      message: `Something went wrong. Reference: ${traceId('9')}`,
      extensions: { code: 'INTERNAL_SERVER_ERROR', trace: traceId('9') },
    });
    const logged = lines.map((line) => JSON.parse(line) as { msg: string; trace?: string }).filter(({ trace }) => trace === traceId('9'));
    expect(logged.map(({ msg }) => msg).filter((msg) => msg !== 'a slow operation')).toEqual(['an operation failed', 'call']);
    const operation = await receiver.span(({ traceId: id, name }) => id === traceId('9') && name === 'ORGGetCustomers');
    expect(operation).toMatchObject({ isFault: true, attributes: { 'console.result': 'failed', 'error.type': 'INTERNAL_SERVER_ERROR' } });
    const statement = of(traceId('9')).find(({ name, isFault }) => isFault && name === 'select customers');
    expect(statement?.attributes['error.type']).toBe('42703');
  });

  it('the collector gets the headers of the setting', () => {
    expect(receiver.received[0]?.path).toBe('/v1/traces');
    expect(receiver.received[0]?.headers['x-key']).toBe('planted key');
  });

  it('metrics name a trace for a bucket when asked for OpenMetrics, and stay as they were otherwise', async () => {
    const page = await running.platform.fetch(metrics('application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5'));
    expect(page.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
    const text = await page.text();
    expect(faultsOf(text)).toEqual([]);
    const exemplars = [
      ...text.matchAll(/^console_request_seconds_bucket\{le="([^"]+)",.*\} \d+ # \{trace_id="([\da-f]{32})"\} ([\d.e-]+) \d+\.\d{3}$/gm),
    ];
    expect(exemplars.length).toBeGreaterThan(0);
    for (const [, le, , value] of exemplars) expect(Number(value)).toBeLessThanOrEqual(le === '+Inf' ? Infinity : Number(le));
    expect(exemplars.map(([, , id]) => id).some((id) => of(id ?? '').length > 0)).toBe(true);
    const plain = await (await running.platform.fetch(metrics('text/plain'))).text();
    expect(plain).not.toMatch(/trace_id|# EOF/);
    expect(plain).toContain('# TYPE console_operations_total counter');
  });
});

const metrics = (accept: string) => new Request('http://127.0.0.1/metrics', { headers: { accept, host: '127.0.0.1' } });

/** Lines that OpenMetrics’ grammar doesn’t have, and samples of no family. */
function faultsOf(text: string): string[] {
  const lines = text.split('\n');
  const faults = text.endsWith('\n# EOF\n') ? [] : ['no end'];
  const types = new Map<string, string>();
  for (const line of lines.slice(0, -2)) {
    const [, family = '', type = ''] = /^# TYPE (\w+) (counter|gauge|histogram|summary|info|unknown)$/.exec(line) ?? [];
    if (family) types.set(family, type);
    else if (!line.startsWith('# HELP ')) {
      const [, name = ''] =
        /^(\w+)(?:\{(?:\w+="(?:[^"\\]|\\.)*",?)*\})? (?:[\d.e+-]+|NaN|\+Inf)(?: # \{[^}]*\} [\d.e-]+ [\d.]+)?$/.exec(line) ?? [];
      const isKnown = [...types].some(([each, kind]) => suffixes[kind]?.some((suffix) => `${each}${suffix}` === name));
      if (!isKnown) faults.push(line);
    }
  }
  return faults;
}

const suffixes: Record<string, string[]> = {
  counter: ['_total'],
  gauge: [''],
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['', '_sum', '_count'],
};

describe('sampling', () => {
  it('a share of 0 sends nothing, whatever flag a caller sends', async () => {
    const receiver = await collector();
    const running = startPlatform({ ...receiver.settings, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
    const browser = await running.browser().as('staff@demo.example');
    browser.headers = { traceparent: traceparent('a') };
    await browser.get(list);
    await running.close();
    expect(receiver.received).toEqual([]);
    await receiver.close();
  });

  it('a share is taken by the trace’s id', async () => {
    const receiver = await collector();
    const running = startPlatform({ ...receiver.settings, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.5' });
    const browser = await running.browser().as('staff@demo.example');
    const [below, above] = [`${'1'.repeat(8)}${'0'.repeat(23)}1`, `${'f'.repeat(8)}${'0'.repeat(23)}1`];
    for (const id of [below, above]) {
      browser.headers = { traceparent: `00-${id}-${'1'.repeat(16)}-00` };
      await browser.get(list);
    }
    await running.close();
    const ids = new Set(receiver.spans().map((span) => span.traceId));
    expect([ids.has(below), ids.has(above)]).toEqual([true, false]);
    await receiver.close();
  });

  it('a collector that takes nothing is one warning, and no call fails', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const away = await standIn({ status: 400 });
    const running = startPlatform({ OTEL_EXPORTER_OTLP_ENDPOINT: away.origin }, { log });
    const browser = await running.browser().as('staff@demo.example');
    await browser.get(list);
    await until(() => lines.some((line) => line.includes('traces could not be sent')));
    await running.close();
    await away.close();
    expect(lines.filter((line) => line.includes('traces could not be sent'))).toHaveLength(1);
  });
});
