import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationContext } from '../../../src/platform/context.ts';
import { platformValues } from '../../../src/platform/database/tables/records.ts';
import { ssoAssertions, ssoRequests } from '../../../src/platform/services/sso/identityTable.ts';
import { afterCommit, badInput } from '../../../src/platform/errors.ts';
import { startCleanUp } from '../../../src/platform/jobs/cleanUp.ts';
import { operation } from '../../../src/platform/operation.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { origin, session, startEngine, tokenOf } from '../engine.ts';
import type { Answer, Engine } from '../engine.ts';

const hour = 3_600_000;
const createText =
  'mutation ($organization: ORGCreateOrganizationInput!) { ORGCreateOrganization(organization: $organization) { _id displayName createdAt } }';
const archiveText = 'mutation ($filter: OrganizationIdsFilter!) { ORGArchiveOrganizations(filter: $filter) { data { _id } } }';
const deleteText = 'mutation ($filter: ViewIdsFilter!) { CommonDeleteViews(filter: $filter) { data { _id } } }';
const deleted = { filter: { viewIds: ['v'], organizationId: 'o1', customerId: 'c1', hierarchyId: 'h1' } };

describe.each(['the embedded database', 'PostgreSQL'])('what came with an Idempotency-Key is done once, on %s', (kind) => {
  const onPostgres = kind === 'PostgreSQL';
  if (onPostgres && !postgresPrograms()) return;
  let cluster: Cluster | undefined;
  /** On PostgreSQL the second one is another process on the same database. */
  let engines: Engine[] = [];
  let engine: Engine;
  let time = new Date('2026-11-20T09:00:00Z').getTime();
  let runs = 0;
  let handle: (context: OperationContext, args: unknown) => Promise<unknown>;

  beforeAll(async () => {
    cluster = onPostgres ? await startPostgres() : undefined;
    const databases = cluster && { shared: cluster.database('console') };
    const body = async (args: unknown, context: OperationContext) => ((runs += 1), (await handle(context, args)) as never);
    const services = {
      loadSession: async (token: string) => session({ id: token, identityId: token, expiresAt: new Date(time + 1000 * hour) }),
      operations: [
        operation('ORGCreateOrganization', { store: 'identity' }, body),
        operation('ORGArchiveOrganizations', { store: 'identity' }, body),
        operation('CommonDeleteViews', { outside: true }, body),
      ],
    };
    const start = () => startEngine(services, { ...(databases && { databases }) }, { clock: () => new Date(time) });
    engines = [start(), ...(onPostgres ? [start()] : [])];
    engine = engines[0] as Engine;
    await engine.platform.stores.region('eu-west-1');
  });
  afterAll(async () => {
    await Promise.all(engines.map((each) => each.close()));
    cluster?.stop();
  });
  beforeEach(async () => {
    runs = 0;
    handle = make;
    await (await db()).delete(platformValues).where(sql`name like 'made%'`);
  });

  const db = async () => (await engine.platform.stores.identity()).db;
  const rows = async () => (await (await db()).select().from(platformValues)).filter(({ name }) => name.startsWith('made'));
  /** Makes a row of its own each time; the answer holds more than the contract shows. */
  const make = async ({ tx, newId, now }: OperationContext, args?: unknown) => {
    const id = newId();
    await tx.insert(platformValues).values({ name: `made ${id}`, value: JSON.stringify(args ?? {}), createdAt: now() });
    return { _id: id, displayName: 'Acme', uniqueName: 'acme', createdAt: now(), updatedAt: now(), passwordHash: 'canary-hash', tags: [] };
  };
  const acme: object = { organization: { uniqueName: 'acme', displayName: 'Acme' } };
  const ask = async (key: string | undefined, { who = 'ada', variables = acme, text = createText, on = engine } = {}) => {
    const csrf = tokenOf(who);
    const headers = { cookie: `session=${who}; csrf=${csrf}`, 'x-csrf-token': csrf, ...(key !== undefined && { 'idempotency-key': key }) };
    return (await (await on.post({ query: text, variables }, headers)).json()) as Answer;
  };
  const reasonOf = ({ errors }: Answer) => errors?.[0]?.extensions['reason'];
  const newKey = () => randomUUID();

  it('the same key again is given the same answer, and nothing happens', async () => {
    const key = newKey();
    const first = await ask(key);
    expect(first.errors).toBeUndefined();
    time += hour;
    expect(await ask(key)).toEqual(first);
    expect([runs, (await rows()).length]).toEqual([1, 1]);
    expect(await ask(newKey())).not.toEqual(first);
  });

  it('without a key each call is done', async () => {
    await ask(undefined);
    await ask(undefined);
    expect(runs).toBe(2);
  });

  it('twenty at once make one row and twenty equal answers', async () => {
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(key, { on: engines[index % engines.length] as Engine })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.errors).toBeUndefined();
    expect((await rows()).length).toBe(1);
  });

  it('different users, operations and keys do not meet', async () => {
    const key = newKey();
    const answers = await Promise.all([ask(key), ask(key, { who: 'bob' }), ask(newKey())]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(3);
    // Each is given its own answer again, whoever came last.
    expect([await ask(key), await ask(key, { who: 'bob' })]).toEqual(answers.slice(0, 2));
    handle = async () => ({ data: [] });
    expect((await ask(key, { text: archiveText, variables: { filter: { organizationIds: ['a'] } } })).errors).toBeUndefined();
  });

  it('one that fails, or is done anew after a day, leaves alone what others did by the same key', async () => {
    const key = newKey();
    const first = await ask(key);
    handle = () => Promise.reject(afterCommit(badInput({}, { reason: 'COUNTED' })));
    expect(reasonOf(await ask(key, { who: 'bob' }))).toBe('COUNTED');
    expect(reasonOf(await ask(key, { text: archiveText, variables: { filter: { organizationIds: ['a'] } } }))).toBe('COUNTED');
    handle = make;
    expect(await ask(key)).toEqual(first);
  });

  it('the same key with other values, or in another region, is refused; the order of the values is no difference', async () => {
    const key = newKey();
    const first = await ask(key);
    const variables = { organization: { uniqueName: 'acme', displayName: 'Beta' } };
    expect((await ask(key, { variables })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await ask(key, { variables: { organization: { displayName: 'Acme', uniqueName: 'acme' } } })).toEqual(first);
    const headers = { cookie: `session=ada; csrf=${tokenOf('ada')}`, 'x-csrf-token': tokenOf('ada'), 'idempotency-key': key };
    const body = { query: createText, variables: { organization: { uniqueName: 'acme', displayName: 'Acme' } } };
    expect(reasonOf((await (await engine.post(body, headers, 'us-east-1')).json()) as Answer)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(runs).toBe(1);
  });

  it('an error is not kept, not even one whose transaction is: the same key may be tried again', async () => {
    const key = newKey();
    handle = async (context) => (await make(context), Promise.reject(badInput({}, { reason: 'NO' })));
    expect(reasonOf(await ask(key))).toBe('NO');
    handle = () => Promise.reject(afterCommit(badInput({}, { reason: 'COUNTED' })));
    expect(reasonOf(await ask(key))).toBe('COUNTED');
    handle = make;
    expect((await ask(key)).errors).toBeUndefined();
    expect((await rows()).length).toBe(1);
  });

  it('keeps neither the key, nor the arguments, nor what the contract does not show', async () => {
    const key = newKey();
    await ask(key, { variables: { organization: { uniqueName: 'acme', displayName: 'canary-argument' } } });
    const { rows: kept } = await (await db()).execute(sql`select * from idempotency_keys`);
    expect(kept.length).toBeGreaterThan(0);
    const text = JSON.stringify(kept);
    for (const secret of [key, 'canary-hash', 'canary-argument']) expect(text).not.toContain(secret);
  });

  it.each([
    '',
    'short',
    'x'.repeat(129),
    'with a space in the middle',
    `quote'; drop table users; --`,
    '%00%00%00%00%00%00%00',
    'a, b, aaaaaaaaaaaaaaaaaaaa',
  ])('the key %j is refused, and says what a key is', async (key) => {
    const { errors } = await ask(key);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'INVALID_IDEMPOTENCY_KEY' });
    expect(errors?.[0]?.message).toContain('16 to 128');
    expect(runs).toBe(0);
  });

  it('is known for a day; then the key is as good as new, and swept away', async () => {
    const key = newKey();
    const first = await ask(key);
    time += 24 * hour - 1;
    expect(await ask(key)).toEqual(first);
    time += 1;
    expect(await ask(key)).not.toEqual(first);
    time += 24 * hour;
    const { stores, log, now } = engine.platform;
    const job = startCleanUp({ stores, log, now });
    await job.run();
    await job.stop();
    expect((await (await db()).execute(sql`select 1 from idempotency_keys`)).rows).toEqual([]);
  });

  it('and with it go sign-ins at identity providers that nobody finished, and assertions that have expired', async () => {
    const identity = await db();
    const at = (more: number) => new Date(time + more);
    const request = { customerId: 'c1', browserHash: 'b', redirect: '/' };
    await identity.insert(ssoRequests).values([
      { ...request, id: 'old', expiresAt: at(0) },
      { ...request, id: 'new', expiresAt: at(1) },
    ]);
    await identity.insert(ssoAssertions).values([
      { customerId: 'c1', assertionHash: 'old', expiresAt: at(0) },
      { customerId: 'c1', assertionHash: 'new', expiresAt: at(1) },
    ]);
    const { stores, log, now } = engine.platform;
    const job = startCleanUp({ stores, log, now });
    await job.run();
    await job.stop();
    const left = [
      ...(await identity.select().from(ssoRequests)).map(({ id }) => id),
      ...(await identity.select().from(ssoAssertions)).map((each) => each.assertionHash),
    ];
    expect(left).toEqual(['new', 'new']);
  });

  it('work without a transaction: while it is in progress another process is told so; what died with its process may be done anew', async () => {
    const remove = (key: string, on = engine) => ask(key, { text: deleteText, variables: deleted, on });
    const did = (id: string) => ({ data: { CommonDeleteViews: { data: [{ _id: id }] } } });
    const key = newKey();
    let begun: () => void = () => undefined;
    let finish: (answer: object) => void = () => undefined;
    const isUnderWay = new Promise<void>((resolve) => (begun = resolve));
    handle = () => (begun(), new Promise((resolve) => (finish = resolve)));
    const first = remove(key);
    await isUnderWay;
    if (engines[1]) expect(reasonOf(await remove(key, engines[1]))).toBe('IN_PROGRESS');
    finish({ data: [{ _id: 'e1' }] });
    expect(await first).toEqual(did('e1'));
    handle = async () => ({ data: [{ _id: 'e2' }] });
    expect(await remove(key)).toEqual(did('e1'));
    // As a process leaves it that died in the midst of the work.
    const { pool } = await engine.platform.stores.region('eu-west-1');
    await pool.query('update idempotency_keys set answer = null');
    expect(reasonOf(await remove(key))).toBe('IN_PROGRESS');
    time += 5 * 60_000;
    expect(await remove(key)).toEqual(did('e2'));
    const failed = newKey();
    handle = () => Promise.reject(badInput({}, { reason: 'NO' }));
    expect(reasonOf(await remove(failed))).toBe('NO');
    handle = async () => ({ data: [{ _id: 'e3' }] });
    expect(await remove(failed)).toEqual(did('e3'));
  });

  it.runIf(onPostgres)('a connection that is killed in the midst leaves nothing; the same key does it then, once', async () => {
    const key = newKey();
    handle = async (context) => {
      const made = await make(context);
      await context.tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      return made;
    };
    expect((await ask(key)).errors).toHaveLength(1);
    expect(await rows()).toEqual([]);
    handle = make;
    const answer = await ask(key, { on: engines[1] as Engine });
    expect(answer.errors).toBeUndefined();
    expect([await ask(key), (await rows()).length]).toEqual([answer, 1]);
  });

  it('a client that went away before its answer came is given it when it asks again', async () => {
    const key = newKey();
    const leaving = new AbortController();
    handle = async (context) => (leaving.abort(), make(context));
    const lost = engine.platform.fetch(
      new Request(`${origin}/api/eu-west-1/graphql`, {
        method: 'POST',
        signal: leaving.signal,
        headers: {
          'content-type': 'application/json',
          origin,
          cookie: `session=ada; csrf=${tokenOf('ada')}`,
          'x-csrf-token': tokenOf('ada'),
          'idempotency-key': key,
        },
        body: JSON.stringify({ query: createText, variables: { organization: { uniqueName: 'acme', displayName: 'Acme' } } }),
      }),
    );
    await lost.catch(() => undefined);
    handle = make;
    expect((await ask(key)).errors).toBeUndefined();
    expect((await rows()).length).toBe(1);
  });
});
