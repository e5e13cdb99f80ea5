import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagRoutes } from '../../../src/platform/flags/index.ts';
import type { Session } from '../../../src/platform/http/session.ts';
import { resourceName } from '../../../src/platform/policy/statement.ts';
import { session, startEngine } from '../engine.ts';
import type { Engine } from '../engine.ts';
import { askFlags, valuesOf } from './ask.ts';
import type { Asked } from './ask.ts';
import { file, flag, when } from './someone.ts';

const folder = mkdtempSync(join(tmpdir(), 'console-flags-'));
const path = join(folder, 'flags.json');
const write = (flags: Record<string, object>) => writeFileSync(path, file(flags));

const id = (digit: string) => digit.repeat(24);
const tenant = (digit: string, organizationId: string, region: Session['region']) => ({
  customerId: id(digit),
  organizationId,
  hierarchyId: digit.padEnd(24, 'f'),
  region,
});
/** Two customers of one organisation, one of another, one of another region, and one that is archived. */
const own = tenant('1', id('a'), 'eu-west-1');
const beside = tenant('2', id('a'), 'eu-west-1');
const foreign = tenant('3', id('b'), 'eu-west-1');
const afar = tenant('4', id('a'), 'us-east-1');
const archived = tenant('5', id('a'), 'eu-west-1');
const tenants = [own, beside, foreign, afar, archived];

const openAll = (resource: string): Session['statements'] => [{ effect: 'allow', actions: ['edge:access'], resources: [resource] }];
const scopeOf = ({ region, organizationId, customerId }: typeof own) => ({ region, organization: organizationId, customer: customerId });

/** An administrator of one customer, one who may open another, too, and a member of the provider's staff; they sign in and out. */
const people: Record<string, Session> = {
  admin: session({
    ...own,
    userId: id('7'),
    userType: 'CUSTOMER_ADMIN',
    groupIds: [id('8')],
    statements: openAll(resourceName(scopeOf(own))),
  }),
  guest: session({ ...own, statements: openAll(resourceName(scopeOf(beside))) }),
  staff: session({ ...own, userId: id('9'), userType: 'PROVIDER_STAFF', statements: openAll('Any') }),
  gone: session({ ...own }),
};

let engine: Engine;
const ask = (who?: string, asked?: Asked) => askFlags(engine, who, asked);
const about = (customerId: unknown, more: object = {}) => ({ body: { context: { customerId, ...more } } });

beforeAll(async () => {
  write({ anything: flag() });
  engine = startEngine({ routes: flagRoutes, loadSession: async (token) => people[token] ?? null }, { flagsFile: path });
  const { pool } = await engine.platform.stores.identity();
  for (const each of [id('a'), id('b')])
    await pool.query(
      'insert into organizations (id, unique_name, display_name, created_at, updated_at) values ($1, $1, $1, now(), now())',
      [each],
    );
  for (const each of tenants)
    await pool.query(
      `insert into customers (id, organization_id, aws_region, root_hierarchy_id, unique_name, display_name, created_at, updated_at, archived_at)
       values ($1, $2, $3, $4, $1, $1, now(), now(), $5)`,
      [each.customerId, each.organizationId, each.region, each.hierarchyId, each === archived ? new Date() : null],
    );
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('flags over the remote evaluation protocol', () => {
  const { organizationId, customerId, hierarchyId, region } = own;
  const mine = { userId: id('7'), targetingKey: id('7'), organizationId, customerId, hierarchyId, region, userType: 'CUSTOMER_ADMIN' };
  const rules = (of: object) =>
    Object.fromEntries(Object.entries(of).map(([variable, value]) => [variable, when({ '==': [{ var: variable }, value as string] })]));

  it('are evaluated for the session, whatever the client says of itself', async () => {
    write({ ...rules(mine), group: when({ in: [id('8'), { var: 'groupIds' }] }), invented: when({ var: 'invented' }) });
    const lies = Object.fromEntries([...Object.keys(mine), 'groupIds', 'invented'].map((name) => [name, 'x']));
    const all = { ...Object.fromEntries(Object.keys(mine).map((name) => [name, true])), group: true, invented: false };
    expect(valuesOf(await ask('admin'))).toEqual(all);
    expect(valuesOf(await ask('admin', { body: { context: { ...lies, customerId } } }))).toEqual(all);
    // Somebody else says that they are her, and is not.
    expect(valuesOf(await ask('staff', { body: { context: { ...mine, groupIds: [id('8')] } } }))).toEqual({
      ...all,
      ...{ userId: false, targetingKey: false, userType: false, group: false },
    });
  });

  it('follow the customer that is looked at, in its own region', async () => {
    for (const each of [beside, foreign, afar]) {
      write(rules(each));
      const there = await ask('staff', { ...about(each.customerId), region: each.region });
      expect(valuesOf(there)).toEqual({ organizationId: true, customerId: true, hierarchyId: true, region: true });
    }
    write(rules(beside));
    expect(valuesOf(await ask('guest', about(beside.customerId)))).toMatchObject({ customerId: true, hierarchyId: true });
    expect(valuesOf(await ask('guest', about(own.customerId)))).toMatchObject({ customerId: false, hierarchyId: false });
  });

  it('of a foreign, an absent and an archived customer, and of one of another region, are refused alike', async () => {
    const refused: [who: string, customerId: string, region?: string][] = [
      ...[beside, foreign, afar, archived].map(({ customerId }): [string, string] => ['admin', customerId]),
      ...[own, foreign, afar, archived].map(({ customerId }): [string, string, string] => ['guest', customerId, 'us-east-1']),
      ...[foreign, afar, archived].map(({ customerId }): [string, string] => ['guest', customerId]),
      ...[archived, afar].map(({ customerId }): [string, string] => ['staff', customerId]),
      ...[own, beside].map(({ customerId }): [string, string, string] => ['staff', customerId, 'us-east-1']),
      ...['admin', 'guest', 'staff'].map((who): [string, string] => [who, '0123456789abcdef01234567']),
    ];
    const answers = await Promise.all(
      refused.map(([who, customerId, region]) => ask(who, { ...about(customerId), ...(region && { region }) })),
    );
    console.log(`${answers.length} customers out of reach`);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['403 {"errorCode":"INVALID_CONTEXT","errorDetails":"Unknown customer."}']),
    );
  });

  it('carry a tag of their state: who has it is told that nothing changed, until something does', async () => {
    write({ one: flag(), two: when({ '==': [{ var: 'userType' }, 'PROVIDER_STAFF'] }) });
    const first = await ask('admin');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('admin', { headers: { 'if-none-match': header } });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    for (const header of ['"other"', etag.slice(1, -1), ''])
      expect((await ask('admin', { headers: { 'if-none-match': header } })).status).toBe(200);
    expect((await ask('staff', { headers: { 'if-none-match': etag } })).status).toBe(200);
    write({ one: flag({ if: [true, 'on'] }), two: flag() });
    const changed = await ask('admin', { headers: { 'if-none-match': etag } });
    expect([changed.status, valuesOf(changed)]).toEqual([200, { one: true, two: false }]);
    expect(changed.headers.get('cache-control')).toBe('no-store');
  });

  it('are answered one by one too', async () => {
    write({ good: flag({ if: [true, 'on'] }), faulty: flag({ nonsense: 1 }), 'a/b ü': flag() });
    expect(await ask('admin', { key: 'good' })).toMatchObject({
      status: 200,
      json: { key: 'good', value: true, variant: 'on', reason: 'TARGETING_MATCH' },
    });
    expect(await ask('admin', { key: encodeURIComponent('a/b ü') })).toMatchObject({ status: 200, json: { key: 'a/b ü', value: false } });
    expect(await ask('admin', { key: 'faulty' })).toMatchObject({ status: 400, json: { key: 'faulty', errorCode: 'PARSE_ERROR' } });
    for (const key of ['absent', 'constructor', '__proto__', 'toString', 'good%00', '%2e%2e%2fgood'])
      expect(await ask('admin', { key })).toMatchObject({
        status: 404,
        json: { key: decodeURIComponent(key), errorCode: 'FLAG_NOT_FOUND' },
      });
    for (const key of ['', '%', '%ff', '%E0%A4%A', 'x'.repeat(501)])
      expect(await ask('admin', { key })).toMatchObject({ status: 400, json: { key: '', errorCode: 'PARSE_ERROR' } });
  });
});

describe('a question about flags', () => {
  it('needs a session of the moment', async () => {
    expect((await ask('gone')).status).toBe(200);
    delete people['gone'];
    engine.platform.forget('all');
    for (const who of [undefined, 'unknown', 'x'.repeat(201), 'gone']) {
      const { status, json } = await ask(who);
      expect([status, json]).toEqual([401, { errorCode: 'GENERAL', errorDetails: 'Please sign in.' }]);
    }
    expect(await ask(undefined, { key: 'good' })).toMatchObject({ status: 401, json: { key: 'good' } });
  });

  it('comes from the console’s own pages, to a region that there is', async () => {
    for (const site of ['cross-site', 'same-site']) expect((await ask('admin', { headers: { 'sec-fetch-site': site } })).status).toBe(403);
    expect((await ask('admin', { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(200);
    for (const region of ['eu-west-9', '__proto__', '']) expect(await ask('admin', { region })).toMatchObject({ status: 404 });
  });

  it.each<[what: string, body: string, errorCode: string]>([
    ['no JSON', '{', 'PARSE_ERROR'],
    ['nothing', '', 'PARSE_ERROR'],
    ['a byte that is no character', '\u{fffd}\0', 'PARSE_ERROR'],
    ['null', 'null', 'INVALID_CONTEXT'],
    ['a list', '[]', 'INVALID_CONTEXT'],
    ['a text', '"x"', 'INVALID_CONTEXT'],
    ['a context of null', '{"context":null}', 'INVALID_CONTEXT'],
    ['a context that is a list', '{"context":[]}', 'INVALID_CONTEXT'],
    ['a context that is a text', '{"context":"x"}', 'INVALID_CONTEXT'],
    ...[null, 1, true, [], {}, '', 'x', "' or 1=1 --", '0123456789ABCDEF01234567', '../', '\0', 'Any', '*'].map(
      (customerId) =>
        [`the customer ${JSON.stringify(customerId)}`, JSON.stringify({ context: { customerId } }), 'INVALID_CONTEXT'] satisfies [
          string,
          string,
          string,
        ],
    ),
    ['10,000 brackets', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'INVALID_CONTEXT'],
  ])('of %s is refused in the protocol’s words', async (_, body, errorCode) => {
    for (const key of [undefined, 'good']) {
      const { status, json } = await ask('admin', { body, ...(key ? { key } : {}) });
      expect([status, json]).toMatchObject([400, { errorCode, ...(key ? { key } : {}) }]);
    }
  });

  it('may hold whatever else a provider sends, which changes nothing', async () => {
    write({ one: flag() });
    const polluted =
      '{"context":{"__proto__":{"customerId":"x"},"constructor":{"prototype":{"state":"DISABLED"}},"$flagd":{"flagKey":1}},"more":1}';
    for (const body of ['{}', '{"context":{}}', polluted, { context: { targetingKey: '\0', groupIds: 'g1', deep: { deep: [] } } }])
      expect(valuesOf(await ask('admin', { body }))).toEqual({ one: false });
  });

  it('is not longer than a megabyte', async () => {
    const context = { long: 'x'.repeat(1_000_000) };
    expect(await ask('admin', { body: { context } })).toMatchObject({ status: 413, json: { errorCode: 'PARSE_ERROR' } });
  });
});
