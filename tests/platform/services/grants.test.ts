import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Statement } from '../../../src/platform/policy/statement.ts';
import { deep } from '../../support/caller.ts';
import { startPlatform } from '../browser.ts';
import type { Answer, Browser, Running } from '../browser.ts';
import { allowing, places, policySet, rootOf, seed } from '../policy/policies.ts';
import { allowed } from '../policy/reference.ts';
import {
  changeGroups,
  changeMembers,
  changeUsers,
  createUserText,
  groupWith,
  limitedTo,
  newUser,
  scopeOf,
  setStatements,
} from './people.ts';
import type { Changed, Person, Scope } from './people.ts';

const grants = deep ? 2000 : 40;

describe('nobody grants more than they hold:', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  let place: string;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
    place = `prn:ap-southeast-2:${scope.organizationId}:${scope.customerId}:${scope.hierarchyId}:*:*`;
  });
  afterAll(() => running.close());

  const says = (effect: 'allow' | 'deny', ...actions: string[]): Statement => ({ effect, actions, resources: [place] });
  const group = (...statements: Statement[]) => groupWith(running, admin, scope, statements);
  const user = (...groupIds: string[]) => admin.get<Person>(createUserText, { user: newUser(scope, { groupIds }) });
  const limited = (...actions: string[]) => limitedTo(running, admin, scope, actions);
  const changed = async (answer: Promise<Answer>) => Object.values((await answer).data ?? {})[0] as Changed | undefined;

  it('a group is restored only by somebody who holds what it grants; another in the same call is all the same', async () => {
    const [strong, weak, empty] = [await group(says('allow', 'org:editUser')), await group(says('allow', 'org:viewUser')), await group()];
    const ids = [strong, weak, empty];
    await changeGroups(admin, 'Archive', ids);
    const somebody = await limited('org:restoreGroup', 'org:viewUser');
    expect(await changed(changeGroups(somebody, 'Restore', ids))).toMatchObject({
      data: [{ _id: weak }, { _id: empty }],
      refused: [{ _id: strong, reason: 'refusals.grantsMore' }],
    });
    expect(await changed(changeGroups(admin, 'Restore', [strong]))).toMatchObject({ data: [{ _id: strong }], refused: [] });
  });

  it('a user is restored only by somebody who holds what the user’s active groups grant', async () => {
    const [strong, archived] = [await group(says('allow', 'org:editUser')), await group(says('allow', 'org:editUser'))];
    const [one, two] = [await user(strong), await user(archived)];
    await changeUsers(admin, 'Archive', scope, [one._id, two._id]);
    await changeGroups(admin, 'Archive', [archived]);
    const somebody = await limited('org:restoreUser');
    expect(await changed(changeUsers(somebody, 'Restore', scope, [one._id, two._id]))).toMatchObject({
      data: [{ _id: two._id }],
      refused: [{ _id: one._id, reason: 'refusals.grantsMore' }],
    });
    expect(await changed(changeUsers(admin, 'Restore', scope, [one._id]))).toMatchObject({ data: [{ _id: one._id }] });
  });

  it('a group that denies is removed only by somebody who holds what then comes back', async () => {
    const [granting, denying] = [await group(says('allow', 'org:editUser')), await group(says('deny', 'org:*'))];
    const [both, denied] = [await user(granting, denying), await user(denying)];
    const somebody = await limited('org:editGroupMembers', 'org:archiveGroup');
    expect(await changed(changeMembers(somebody, 'Remove', denying, [both._id, denied._id]))).toMatchObject({
      data: [{ _id: denied._id }],
      refused: [{ _id: both._id, reason: 'refusals.liftsDenial' }],
    });
    expect(await changed(changeGroups(somebody, 'Archive', [denying, granting]))).toMatchObject({
      data: [{ _id: granting }],
      refused: [{ _id: denying, reason: 'refusals.liftsDenial' }],
    });
    await changeGroups(admin, 'Restore', [granting]);
    expect(await changed(changeMembers(admin, 'Remove', denying, [both._id]))).toMatchObject({ data: [{ _id: both._id }] });
    expect(await changed(changeGroups(somebody, 'Archive', [denying]))).toMatchObject({ data: [{ _id: denying }] });
  });

  /** The generated world's names as the platform's: the first customer is Acme, and has those departments. */
  const real = (statements: readonly Statement[]): Statement[] =>
    JSON.parse(
      JSON.stringify(statements)
        .replaceAll('eu-west-1', 'ap-southeast-2')
        .replaceAll('root-c1', scope.hierarchyId)
        .replaceAll(':c1:', `:${scope.customerId}:`)
        .replaceAll(':o1:', `:${scope.organizationId}:`),
    ) as Statement[];

  const makeDepartments = async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    for (const { customer, path } of places) {
      const [id, parent] = [path.at(-1) ?? '', path.at(-2)];
      if (customer !== 'c1' || !parent) continue;
      const way = `/${[scope.hierarchyId, ...path.slice(1)].join('/')}/`;
      await pool.query(
        `insert into hierarchies (customer_id, id, organization_id, parent_id, name, path, depth, created_at, updated_at)
         values ($1, $2, $3, $4, $2, $5, $6, now(), now())`,
        [scope.customerId, id, scope.organizationId, parent === 'root-c1' ? scope.hierarchyId : parent, way, path.length],
      );
    }
  };

  it(`a random group is given only by somebody who is allowed all that it grants, in ${grants} tries`, { timeout: 600_000 }, async () => {
    await makeDepartments();
    const [given, member] = [await group(), await user()];
    const granter = await limited('org:editGroupMembers');
    const { groupIds } = await granter.get<{ groupIds: [string] }>('{ AuthMe { groupIds } }');
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const mayGive: Statement = { effect: 'allow', actions: ['org:editGroupMembers'], resources: ['prn:eu-west-1:o1:c1:*:*:*'] };
    const cases = policySet.chain((held) =>
      fc.tuple(
        fc.constant([mayGive, ...held]),
        held.length > 0 ? fc.oneof(fc.array(allowing, { maxLength: 2 }), fc.subarray(held)) : fc.constant([]),
      ),
    );
    const count: Record<string, number> = {};
    for (const [held, granted] of fc.sample(cases, { numRuns: grants, seed })) {
      await setStatements(running, groupIds[0], real(held));
      await setStatements(running, given, real(granted));
      const { errors } = await changeMembers(granter, 'Add', given, [member._id]);
      const refusal = errors?.[0]?.extensions;
      const reason = refusal ? (refusal.reason ?? refusal.code) : 'accepted';
      count[reason] = (count[reason] ?? 0) + 1;
      if (reason !== 'accepted') continue;
      await pool.query('delete from group_members where group_id = $1', [given]);
      const allows = granted.filter(({ effect }) => effect === 'allow');
      const asked = [...new Set(allows.flatMap(({ actions }) => actions)), 'org:viewUser', 'org:later', 'later:on'].filter(
        (each) => !each.includes('*'),
      );
      for (const action of asked)
        for (const at of places)
          if (allowed(allows, action, at, rootOf) && !allowed(held, action, at, rootOf))
            expect.fail(`${action} on ${JSON.stringify(at)} was given by somebody without it: ${JSON.stringify([held, granted])}`);
    }
    console.info(`${grants} random groups given: ${JSON.stringify(count)} (seed ${seed})`);
    expect(count['accepted']).toBeGreaterThan(grants / 10);
    expect(count['GRANTS_MORE']).toBeGreaterThan(grants / 10);
  });
});
