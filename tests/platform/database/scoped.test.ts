import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relation, scoped } from '../../../src/platform/database/scoped.ts';
import { createStores } from '../../../src/platform/database/stores.ts';
import type { Store, Stores } from '../../../src/platform/database/stores.ts';
import { customers } from '../../../src/platform/services/customers/tenant.ts';
import { hierarchies } from '../../../src/platform/services/departments/tenant.ts';
import { groups } from '../../../src/platform/services/groups/tenant.ts';
import { organizations } from '../../../src/platform/services/organizations/tenant.ts';
import { policies } from '../../../src/platform/services/policies/tenant.ts';
import { users } from '../../../src/platform/services/users/tenant.ts';
import { everything, nothing, accessScope } from '../../../src/platform/policy/accessScope.ts';
import type { Statement } from '../../../src/platform/policy/statement.ts';
import { templateDir } from '../engine.ts';

const runs = process.env['DEEP'] ? 2000 : 150;
const now = new Date();
const times = { createdAt: now, updatedAt: now };
/** Department → the way down to it; each customer has this tree. */
const paths = { root: ['root'], north: ['root', 'north'], team: ['root', 'north', 'team'], south: ['root', 'south'] };
const owners = [
  { organizationId: 'o1', customerId: 'c1' },
  { organizationId: 'o1', customerId: 'c2' },
  { organizationId: 'o2', customerId: 'c3' },
];

describe('queries of tenants’ tables', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-scoped-'));
  let stores: Stores;
  let store: Store;
  let identity: Store;
  beforeAll(async () => {
    stores = createStores({ dataDir: folder, templateDir });
    [store, identity] = [await stores.region('eu-west-1'), await stores.identity()];
    const all = scoped(store.db, everything);
    const directory = scoped(identity.db, everything);
    await directory.insert(
      organizations,
      ['o1', 'o2'].map((id) => ({ id, uniqueName: id, displayName: id, ...times })),
    );
    for (const { organizationId, customerId } of owners) {
      const awsRegion = customerId === 'c2' ? 'us-east-1' : 'eu-west-1';
      await directory.insert(customers, [
        {
          id: customerId,
          organizationId,
          awsRegion,
          rootHierarchyId: `root-${customerId}`,
          uniqueName: customerId,
          displayName: customerId,
          ...times,
        },
      ]);
      for (const [name, path] of Object.entries(paths)) {
        const id = `${name}-${customerId}`;
        const way = `/${path.map((each) => `${each}-${customerId}`).join('/')}/`;
        await all.insert(hierarchies, [{ id, organizationId, customerId, name, path: way, depth: path.length, ...times }]);
        await all.insert(groups, [{ id: `group-${id}`, organizationId, customerId, hierarchyId: id, name, ...times }]);
        await all.insert(policies, [
          { id: `policy-${id}`, customerId, groupId: `group-${id}`, name, purpose: 'console', statements: [], ...times },
        ]);
      }
    }
  });
  afterAll(async () => {
    await stores.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const part = (...values: string[]) => fc.constantFrom(...values);
  const department = part('*', ...owners.flatMap(({ customerId }) => Object.keys(paths).map((name) => `${name}-${customerId}`)));
  const resource = fc.oneof(
    { weight: 1, arbitrary: part('Any', 'prn:eu-west-1:*:*:*:*:*', 'nonsense') },
    {
      weight: 5,
      arbitrary: fc
        .tuple(part('eu-west-1', 'us-east-1', '*'), part('o1', 'o2', '*'), part('c1', 'c2', 'c3', '*'), department)
        .map((parts) => `prn:${parts.join(':')}:*:*`),
    },
  );
  const statements: fc.Arbitrary<Statement[]> = fc.array(
    fc.record({
      effect: fc.constantFrom('allow', 'allow', 'deny'),
      actions: fc.constant(['x:y']),
      resources: fc.array(resource, { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  );

  it('answer exactly the rows that the policy covers, whatever the policy', async () => {
    await fc.assert(
      fc.asyncProperty(statements, async (policy) => {
        const mine = accessScope(policy, 'x:y', 'eu-west-1');
        const places = owners.flatMap(({ organizationId, customerId }) =>
          Object.entries(paths).map(([name, path]) => ({
            id: `${name}-${customerId}`,
            at: {
              region: 'eu-west-1',
              organization: organizationId,
              customer: customerId,
              path: path.map((each) => `${each}-${customerId}`),
            },
          })),
        );
        const expected = places
          .filter(({ at }) => mine.covers(at))
          .map(({ id }) => id)
          .toSorted();
        const rows = scoped(store.db, mine);
        expect((await rows.select(hierarchies, { id: hierarchies.id })).map(({ id }) => id).toSorted()).toEqual(expected);
        expect((await rows.select(groups, { id: groups.hierarchyId })).map(({ id }) => id).toSorted()).toEqual(expected);
        expect((await rows.select(policies, { id: policies.groupId })).map(({ id }) => id.replace('group-', '')).toSorted()).toEqual(
          expected,
        );
        expect(await rows.count(groups)).toBe(expected.length);
        const page = await rows.page(
          groups,
          { columns: { id: groups.hierarchyId }, where: undefined, sort: { by: groups.name, order: 'asc' }, id: groups.id },
          { limit: 500 },
        );
        expect([page.data.map(({ id }) => id).toSorted(), page.pagination.totalItems]).toEqual([expected, expected.length]);
        const found = await scoped(identity.db, mine).select(customers, {
          id: customers.id,
          region: customers.awsRegion,
          organization: customers.organizationId,
        });
        const directory = await scoped(identity.db, everything).select(customers, {
          id: customers.id,
          region: customers.awsRegion,
          organization: customers.organizationId,
        });
        const covered = directory.filter(({ id, region, organization }) => mine.covers({ region, organization, customer: id, path: [] }));
        expect(found.toSorted(byId)).toEqual(covered.toSorted(byId));
      }),
      { numRuns: runs },
    );
  });
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

  const north = accessScope([{ effect: 'allow', actions: ['x:y'], resources: ['prn:*:o1:c1:north-c1:*:*'] }], 'x:y', 'eu-west-1');

  it('cannot be widened by a condition of their own', async () => {
    const rows = await scoped(store.db, north).select(groups, { id: groups.id }, sql`true or ${groups.name} = 'x'`);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(['group-north-c1', 'group-team-c1']);
    const query = scoped(store.db, north).select(groups, { id: groups.id }) as object;
    expect(() => (query as { from: (table: unknown) => unknown }).from(groups)).toThrow();
  });

  it('change and remove nothing outside the reach, whichever id they are given', async () => {
    const before = await scoped(store.db, everything).count(groups);
    const mine = scoped(store.db, north);
    expect(await mine.update(groups, { name: 'x' }, eq(groups.id, 'group-south-c1'))).toEqual([]);
    expect(await mine.update(groups, { name: 'north' }, eq(groups.id, 'group-north-c1'))).toEqual(['group-north-c1']);
    expect(await mine.remove(groups, eq(groups.customerId, 'c3'))).toEqual([]);
    expect(await scoped(store.db, nothing).remove(groups)).toEqual([]);
    expect(await scoped(store.db, everything).count(groups)).toBe(before);
  });

  it('add nothing outside the reach, and move nothing out of it', async () => {
    const made = (hierarchyId: string, customerId = 'c1') => ({
      id: `new-${hierarchyId}`,
      organizationId: 'o1',
      customerId,
      hierarchyId,
      name: 'new',
      ...times,
    });
    for (const row of [made('south-c1'), made('root-c1'), made('north-c1', 'c2')]) {
      await expect(store.transaction((tx) => scoped(tx, north).insert(groups, [row]))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(store.transaction((tx) => scoped(tx, nothing).insert(groups, [made('north-c1')]))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    for (const set of [{ hierarchyId: 'south-c1' }, { customerId: 'c3' }, { organizationId: 'o2' }]) {
      await expect(store.transaction((tx) => scoped(tx, north).update(groups, set, eq(groups.id, 'group-team-c1')))).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    await store.transaction((tx) => scoped(tx, north).insert(groups, [made('team-c1')]));
    expect(
      await store.transaction((tx) => scoped(tx, north).update(groups, { hierarchyId: 'north-c1' }, eq(groups.id, 'new-team-c1'))),
    ).toEqual(['new-team-c1']);
    await scoped(store.db, everything).remove(groups, eq(groups.name, 'new'));
  });

  it('add to a row what belongs to it, of its own customer alone', () => {
    const [id, customer] = [
      [groups.id, 'groupId'],
      [groups.customerId, 'customerId'],
    ] as const;
    expect(() => relation(groups, { columns: { id: groups.id }, own: [id], many: true })).toThrow('of its customer');
    expect(() => relation(groups, { columns: { id: groups.id }, own: [[groups.customerId, '_id']], many: true })).toThrow();
    expect(relation(groups, { columns: { id: groups.id }, own: [id, customer], many: true }).send(null)).toEqual([]);
  });

  it('cannot be written without a reach', async () => {
    const { db } = store;
    // @ts-expect-error a tenant's table is no table of drizzle's
    await expect(async () => db.select().from(users)).rejects.toThrow();
    // @ts-expect-error nor to write to
    await expect(async () => db.insert(users).values({ id: 'x' })).rejects.toThrow();
    // @ts-expect-error nor to change
    await expect(async () => db.update(users).set({ firstName: 'x' })).rejects.toThrow();
    // @ts-expect-error nor to empty
    await expect(async () => db.delete(users)).rejects.toThrow();
    expect(() => scoped(db, everything).select({} as typeof users, {})).toThrow('Only what tenantTable made');
  });
});

describe('the services', () => {
  const root = 'src/platform/services';
  const definesTables = /\/(table|identityTable|tenant|purge|demo)\.ts$/;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !definesTables.test(name),
  );

  it.each(files)('%s names no tenant’s table by itself and writes no SQL of its own', (name) => {
    const text = readFileSync(join(root, name), 'utf8');
    const values = text.replaceAll(/^import type [^;]*;/gm, '');
    expect(values).not.toMatch(/\/table\.ts'|(customers|organizations)\/identityTable\.ts'|nouns\/(identity|region)\.ts'/);
    expect(text).not.toMatch(/\.execute\((?!sql`select pg_)|sql\.raw|reachPredicate/);
  });
});
