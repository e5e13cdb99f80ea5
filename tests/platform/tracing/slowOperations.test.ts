import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeStatement, withoutLiterals } from '../../../src/platform/tracing/statements.ts';
import { until } from '../../support/until.ts';
import { startPlatform, unused, type Browser, type Running } from '../browser.ts';

const list = `query ($search: String) { ORGGetCustomers(filter: { limit: 5, searchText: $search }) { data { _id displayName } } }`;

interface Line {
  msg: string;
  operations?: string[];
  share?: number;
  codes?: string[];
  ms: number;
  document: string;
  statementCalls: number;
  statements: { text: string; ms: number; calls: number; rows: number }[];
  plan?: { Plan: { 'Node Type': string } }[];
}

function started(environment: Record<string, string>) {
  const lines: Line[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  return { running: startPlatform(environment, { log }), lines };
}

describe('an operation that takes longer than the setting', () => {
  let running: Running;
  let browser: Browser;
  let lines: Line[];
  beforeAll(async () => {
    ({ running, lines } = started({ SLOW_OPERATION_MS: '1' }));
    browser = await running.browser().as('staff@demo.example');
  });
  afterAll(() => running.close());

  const slow = () => lines.filter(({ msg, operations }) => msg === 'a slow operation' && operations?.[0] === 'ORGGetCustomers');
  const call = async (search: string): Promise<Line> => {
    const before = slow().length;
    await browser.get(list, { search });
    await until(() => slow().length > before);
    return slow().at(-1) as Line;
  };

  it('is logged with its statements, and the plan of the slowest at most once a minute, without values', async () => {
    const planted = `planted${unused()}`;
    const seen = [await call(planted), await call(planted), await call(planted)];
    const [first] = seen;
    expect(first).toMatchObject({ document: expect.stringMatching(/^[\da-f]{16}$/), operations: ['ORGGetCustomers'] });
    expect(first?.statementCalls).toBeGreaterThan(0);
    expect(first?.statements.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^select .* from "customers"/));
    const plans = seen.filter(({ plan }) => plan !== undefined);
    const explained = new Set(seen.map(({ statements }) => statements[0]?.text));
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.length).toBeLessThanOrEqual(explained.size);
    expect(plans[0]?.plan?.[0]?.Plan['Node Type']).toMatch(/\w/);
    expect(JSON.stringify(lines)).not.toContain(planted);
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 61_000);
    const again = await call(planted);
    later.mockRestore();
    expect(again.plan).toBeDefined();
  });

  it('is not logged as slow by default', async () => {
    const other = started({});
    const quick = await other.running.browser().as('staff@demo.example');
    await quick.get(list);
    await other.running.close();
    expect(other.lines.some(({ msg }) => msg === 'a slow operation')).toBe(false);
    expect(other.lines.some(({ msg }) => msg === 'call')).toBe(true);
  });
});

describe('a share of the calls in the log', () => {
  it('leaves out quick ones that succeed, and no refused one', async () => {
    const { running, lines } = started({ LOG_SHARE: '0' });
    const browser = await running.browser().as('staff@demo.example');
    for (let times = 0; times < 5; times += 1) await browser.get(list);
    await browser.refusal('query { ORGGetCustomer(filter: { _id: "000000000000000000000000" }) { _id } }');
    await running.close();
    const quick = lines.filter(({ msg, ms }) => msg === 'call' && ms < 1000);
    expect(quick.map(({ codes }) => codes?.[0])).toEqual(['NOT_FOUND']);
  });

  it('is named in the lines that stay', async () => {
    const { running, lines } = started({ LOG_SHARE: '99' });
    const browser = await running.browser().as('staff@demo.example');
    for (let times = 0; times < 5; times += 1) await browser.get(list);
    await running.close();
    expect(lines.some(({ msg, share }) => msg === 'call' && share === 99)).toBe(true);
  });
});

describe('a statement as it is shown', () => {
  it.each([
    [`select 'mary@acme.example' from users`, 'select ? from users'],
    [`select 'it''s' || name`, 'select ? || name'],
    [String.raw`select E'a\'b secret' , x`, 'select ? , x'],
    ['select $$secret$$, $tag$ more $tag$', 'select ?, ?'],
    ['where a = 12 and b = -1.5 and c1 = $12 limit 30', 'where a = ? and b = ? and c1 = $12 limit ?'],
    [`select 'unfinished secret`, 'select ?'],
    [`select 'ends with e' , "a'name", 'secret'`, `select ? , "a'name", ?`],
    ['where id in ($1, $2, $3, $4) and b = $5', 'where id in ($1, …) and b = $5'],
  ])('%s has no values', (text, shown) => {
    expect(withoutLiterals(text)).toBe(shown);
  });

  it('is summed up by verb and table', () => {
    expect(describeStatement('insert into "outbox" ("id") values ($1)').summary).toBe('insert outbox');
    expect(describeStatement('select 1 from "public"."users"').summary).toBe('select users');
    expect(describeStatement('begin').summary).toBe('begin');
  });
});
