import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../support/contract.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { demoPassword, startPlatform, unused } from '../browser.ts';
import type { Answer, Browser, Running } from '../browser.ts';
import {
  changeGroups,
  changeMembers,
  changeUsers,
  createUserText,
  forgetText,
  groupWith,
  mailed,
  mailsTo,
  newUser,
  resetText,
  setStatements,
  tokenIn,
} from './people.ts';
import type { Person, Scope } from './people.ts';
import { patience } from '../../support/until.ts';

/** Somebody with a live session in each process, who may list users by a group of their own in a customer of their own. */
interface Victim {
  tabs: Browser[];
  user: Person;
  group: string;
  customer: Scope;
}

interface Cause {
  /** The next request's result: no session any more, or a session without the right. */
  finds: 'UNAUTHENTICATED' | 'FORBIDDEN';
  /** The session is as before; why. */
  unharmed?: string;
  cause: (victim: Victim) => Promise<Answer | void>;
}

interface TabState {
  basic: { customers: { customerId: string; hierarchyIds: string[] }[] };
}

const tabText = `query ($filter: CommonGetPermissionTabStateFilter!) { CommonGetPermissionTabState(filter: $filter) {
  formState { basic { customers { customerId hierarchyIds } } } } }`;
const saveTabText = `mutation ($update: CommonUpdatePermissionTabPoliciesUpdate!) { CommonUpdatePermissionTabPolicies(update: $update) { basic { actions } } }`;
const savePolicyText = `mutation ($filter: CommonUpdatePolicyV2Filter!, $update: CommonUpdatePolicyV2Update!) {
  CommonUpdatePolicyV2(filter: $filter, update: $update) { id } }`;
const wholePolicyText = `mutation ($policyId: ID!, $addPolicyDto: AddPolicyDto!) { CommonUpdatePolicy(policyId: $policyId, addPolicyDto: $addPolicyDto) { id } }`;
const makePolicyText = `mutation ($addPolicyDto: AddPolicyDto!) { CommonCreatePolicy(addPolicyDto: $addPolicyDto) { id } }`;

describe('what is taken from somebody is gone at their next request, in every process', () => {
  let cluster: Cluster | undefined;
  const processes: Running[] = [];
  let staff: Browser;
  beforeAll(async () => {
    cluster = postgresPrograms() ? await startPostgres() : undefined;
    const environment: Record<string, string> = cluster ? { DATABASE_URL: cluster.demo(), DEMO: 'on' } : {};
    processes.push(startPlatform(environment));
    staff = await processes[0]!.browser().as('staff@demo.example');
    if (cluster) processes.push(startPlatform(environment));
    await processes.at(-1)?.browser().as('staff@demo.example');
    for (const { platform } of processes) await platform.stores.region('ap-southeast-2');
    // Each process caches sessions once it is subscribed to the others: this tests that it forgets.
    await new Promise((resolve) => setTimeout(resolve, cluster ? 1200 : 0));
  }, 120_000);
  afterAll(async () => {
    await Promise.all(processes.map((running) => running.close()));
    cluster?.stop();
  });

  const list = (victim: Victim, tab: Browser) =>
    tab.ask('query ($filter: ORGGetUsersFilter!) { ORGGetUsers(filter: $filter) { data { _id } } }', {
      filter: {
        organizationId: victim.customer.organizationId,
        customerId: victim.customer.customerId,
        hierarchyIds: [victim.customer.hierarchyId],
        limit: 1,
      },
    });
  const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

  const newCustomer = async (): Promise<Scope> => {
    const name = `loss-${unused()}`;
    const { _id: organizationId } = await staff.get<{ _id: string }>(
      'mutation ($organization: ORGCreateOrganizationInput!) { ORGCreateOrganization(organization: $organization) { _id } }',
      { organization: { uniqueName: name, displayName: name } },
    );
    const { _id: customerId } = await staff.get<{ _id: string }>(
      'mutation ($customer: ORGCreateCustomerInput!) { ORGCreateCustomer(customer: $customer) { _id } }',
      { customer: { organizationId, uniqueName: name, displayName: name } },
    );
    const { _id: hierarchyId } = await staff.get<{ _id: string }>(
      'query ($filter: ORGGetRootHierarchyFilter!) { ORGGetRootHierarchy(filter: $filter) { _id } }',
      { filter: { customerId } },
    );
    return { organizationId, customerId, hierarchyId };
  };
  const newVictim = async (): Promise<Victim> => {
    const running = processes[0]!;
    const customer = await newCustomer();
    const resource = `prn:ap-southeast-2:${customer.organizationId}:${customer.customerId}:${customer.hierarchyId}:*:*`;
    const group = await groupWith(running, staff, customer, [{ effect: 'allow', actions: ['org:viewUserList'], resources: [resource] }]);
    const user = await staff.get<Person>(createUserText, { user: newUser(customer, { groupIds: [group] }) });
    const { pool } = await running.platform.stores.identity();
    await pool.query(
      `update identities set password_hash = (select password_hash from identities where email = 'admin@acme.example') where id = $1`,
      [user._id],
    );
    const first = await running.browser().as(user.email);
    const tabs = processes.map((each) => {
      const tab = each.browser();
      for (const [name, value] of first.cookies) tab.cookies.set(name, value);
      return tab;
    });
    const victim = { tabs, user, group, customer };
    for (const tab of tabs) expect(codeOf(await list(victim, tab))).toBeUndefined();
    return victim;
  };

  const archive = (name: string, filter: object) =>
    staff.ask(
      `mutation ($filter: ${name.replace('ORGArchive', '').replace(/s$/, '')}IdsFilter!) { ${name}(filter: $filter) { data { _id } refused { reason } } }`,
      { filter },
    );

  const policyOf = async (groupId: string): Promise<string> => {
    const { policy } = await staff.get<{ policy: { id: string } }>(
      'query ($filter: GroupIdFilter!) { ORGGetGroup(filter: $filter) { policy { id } } }',
      { filter: { _id: groupId } },
    );
    return policy.id;
  };

  const causes: Record<string, Cause> = {
    'a changed policy': { finds: 'FORBIDDEN', cause: ({ group }) => setStatements(processes[0]!, group, []) },
    CommonUpdatePermissionTabPolicies: {
      finds: 'FORBIDDEN',
      cause: async ({ group }) => {
        const { formState } = await staff.get<{ formState: TabState }>(tabText, { filter: { groupId: group } });
        const [{ customerId, hierarchyIds } = { customerId: '', hierarchyIds: [] }] = formState.basic.customers;
        const basic = { of: 0, customers: [{ customerId, hierarchyIds }], actions: ['ATS - View Template'] };
        return staff.ask(saveTabText, { update: { groupId: group, permissionTabState: { basic, advanced: [] } } });
      },
    },
    CommonUpdatePolicyV2: {
      finds: 'FORBIDDEN',
      cause: async ({ group }) => staff.ask(savePolicyText, { filter: { policyId: await policyOf(group) }, update: { statements: [] } }),
    },
    CommonUpdatePolicy: {
      finds: 'FORBIDDEN',
      cause: async ({ group }) =>
        staff.ask(wholePolicyText, {
          policyId: await policyOf(group),
          addPolicyDto: { groupId: group, name: 'Nothing any more', statements: [] },
        }),
    },
    CommonCreatePolicy: {
      finds: 'FORBIDDEN',
      unharmed: 'a policy of the Talent Hub says nothing of what is asked for here',
      cause: async ({ group, customer }) => {
        const resource = `prn:ap-southeast-2:${customer.organizationId}:${customer.customerId}:${customer.hierarchyId}:*:*`;
        const statements = [{ effect: 'deny', actions: ['ti:access'], resources: [resource] }];
        return staff.ask(makePolicyText, { addPolicyDto: { groupId: group, name: 'Talent Hub', statements } });
      },
    },
    ORGUpdateHierarchies: {
      finds: 'FORBIDDEN',
      unharmed:
        'a right stands on a department wherever that is: what lies below it is read anew by every query (hierarchiesReach.test.ts)',
      cause: ({ customer }) =>
        staff.ask('mutation ($hierarchies: HierarchiesInput!) { ORGUpdateHierarchies(hierarchies: $hierarchies) { created { _id } } }', {
          hierarchies: {
            ...{ organizationId: customer.organizationId, customerId: customer.customerId, updated: [], archived: [] },
            created: [{ _id: 'a'.repeat(24), parentId: customer.hierarchyId, name: 'One more' }],
          },
        }),
    },
    ORGGroupRemoveUsers: { finds: 'FORBIDDEN', cause: ({ group, user }) => changeMembers(staff, 'Remove', group, [user._id]) },
    ORGArchiveGroups: { finds: 'FORBIDDEN', cause: ({ group }) => changeGroups(staff, 'Archive', [group]) },
    ORGArchiveGroup: {
      finds: 'FORBIDDEN',
      cause: ({ group }) =>
        staff.ask('mutation ($filter: GroupIdFilter!) { ORGArchiveGroup(filter: $filter) { data { _id } } }', { filter: { _id: group } }),
    },
    ORGArchiveUsers: { finds: 'UNAUTHENTICATED', cause: ({ user, customer }) => changeUsers(staff, 'Archive', customer, [user._id]) },
    ORGArchiveUser: {
      finds: 'UNAUTHENTICATED',
      cause: ({ user, customer }) =>
        staff.ask('mutation ($filter: UserIdFilter!) { ORGArchiveUser(filter: $filter) { data { _id } } }', {
          filter: { ...customer, _id: user._id },
        }),
    },
    ORGArchiveCustomers: {
      finds: 'UNAUTHENTICATED',
      cause: ({ customer }) => archive('ORGArchiveCustomers', { customerIds: [customer.customerId] }),
    },
    ORGArchiveOrganizations: {
      finds: 'UNAUTHENTICATED',
      // Organisations with active customers stay (decisions §6), and the customer's end has ended the session already.
      cause: async ({ customer }) => {
        await archive('ORGArchiveCustomers', { customerIds: [customer.customerId] });
        return archive('ORGArchiveOrganizations', { organizationIds: [customer.organizationId] });
      },
    },
    AuthResetPassword: {
      finds: 'UNAUTHENTICATED',
      cause: async ({ user }) => {
        await staff.ask(forgetText, { email: user.email });
        const [mail] = (await mailed(processes[0]!, user.email, 2)).filter(({ event }) => event === 'EDGE_USER_RESET_PASSWORD');
        return processes[0]!.browser().ask(resetText, { password: 'Another-Passw0rd', resetToken: tokenIn(mail) });
      },
    },
    AuthLogout: {
      finds: 'UNAUTHENTICATED',
      cause: async ({ tabs }) => {
        const other = processes[0]!.browser();
        for (const [name, value] of tabs[0]!.cookies) other.cookies.set(name, value);
        return other.ask('mutation { AuthLogout { logout } }');
      },
    },
    AuthUnlockUser: {
      finds: 'FORBIDDEN',
      unharmed: 'a lock keeps people from signing in; whoever could end a session by wrong passwords could end everybody’s',
      cause: async ({ user }) => {
        for (let tries = 0; tries < 5; tries += 1) await processes[0]!.browser().logIn(user.email, 'wrong');
        for (const each of processes) expect((await each.browser().logIn(user.email)).errors?.[0]?.extensions.reason).toBe('USER_LOCKED');
        const answer = await staff.ask(
          'mutation ($input: AuthUnlockUserInput!) { AuthUnlockUser(input: $input) { isUnlockUserSuccess } }',
          {
            input: { id: user._id },
          },
        );
        for (const each of processes) expect((await each.browser().logIn(user.email, demoPassword)).errors).toBeUndefined();
        return answer;
      },
    },
  };

  it('twenty renewals at once, half of them in each process, come to one new token', async () => {
    const { tabs } = await newVictim();
    const old = tabs[0]?.cookies.get('session') ?? '';
    const renewed = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const tab = processes[index % processes.length]!.browser();
        for (const [name, value] of tabs[0]!.cookies) tab.cookies.set(name, value);
        const { logout } = await tab.get<{ logout: boolean }>('{ AuthRefreshToken { logout expiresAt } }');
        return [logout, tab.cookies.get('session')];
      }),
    );
    expect(new Set(renewed.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(renewed[0]).toEqual([false, expect.not.stringContaining(old)]);
  });

  it('twenty users that are one, sent with one key to both processes, are one user, one profile and one mail', async () => {
    const customer = await newCustomer();
    const user = newUser(customer);
    const key = `once-${unused()}${unused()}`;
    const senders = await Promise.all(
      processes.map(async (each) => Object.assign(await each.browser().as('staff@demo.example'), { headers: { 'idempotency-key': key } })),
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => senders[index % senders.length]!.ask(createUserText, { user })),
    );
    expect(answers[0]?.errors).toBeUndefined();
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { platform } = processes[0]!;
    for (const [store, table] of [
      [await platform.stores.identity(), 'identities'],
      [await platform.stores.region('ap-southeast-2'), 'users'],
    ] as const)
      expect((await store.pool.query(`select 1 from ${table} where email = $1`, [user.email])).rowCount).toBe(1);
    expect(await mailsTo(processes[0]!, user.email)).toHaveLength(1);
  });

  it('every operation that can take something has its sentence here', () => {
    const takes =
      /^(ORG(Archive|GroupRemove|UpdateHierarchies)|Common(Create|Update)(Policy|Permission)|Auth(Logout|ResetPassword|UnlockUser))/;
    const found = operations.map(({ name }) => name).filter((name) => takes.test(name));
    expect(found.filter((name) => !(name in causes))).toEqual([]);
    expect(found.length).toBeGreaterThan(8);
  });

  it.each(Object.entries(causes))('%s', async (_, { finds, unharmed, cause }) => {
    const victim = await newVictim();
    const answer = await cause(victim);
    expect(answer?.errors).toBeUndefined();
    const [here, ...elsewhere] = victim.tabs as [Browser, ...Browser[]];
    expect(codeOf(await list(victim, here))).toBe(unharmed ? undefined : finds);
    // The clock stands still: nothing is forgotten by the passing of time, only by the notice, which may be a moment on its way.
    for (const tab of elsewhere)
      await expect.poll(async () => codeOf(await list(victim, tab)), { timeout: patience }).toBe(unharmed ? undefined : finds);
  });
});
