import { origin, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { until } from '../../support/until.ts';

export interface Scope {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

export interface Person {
  _id: string;
  email: string;
  firstName: string;
  lastName: string;
  version: number;
  groupIds: string[];
  archivedAt: string | null;
}

export interface Changed {
  data: { _id: string }[];
  refused: { _id: string; reason: string }[];
}

/** The scope of whoever is signed in: the root of their own customer. */
export const scopeOf = async (browser: Browser): Promise<Scope> => {
  const me = await browser.get<Scope & { customers: { customerId: string; rootHierarchyId: string }[] }>(
    '{ AuthMe { organizationId customerId customers { customerId rootHierarchyId } } }',
  );
  const root = me.customers.find(({ customerId }) => customerId === me.customerId)?.rootHierarchyId ?? '';
  return { organizationId: me.organizationId, customerId: me.customerId, hierarchyId: root };
};

/** A customer that somebody may open, by its display name; of many, AuthMe has only the first. */
export async function customerNamed(browser: Browser, name: string) {
  const { data } = await browser.get<{
    data: { customerId: string; organizationId: string; rootHierarchyId: string; customerDisplayName: string }[];
  }>(
    'query ($searchText: String!) { AuthSearchCustomers(searchText: $searchText) { data { customerId organizationId rootHierarchyId customerDisplayName } } }',
    { searchText: name },
  );
  return data.find(({ customerDisplayName }) => customerDisplayName === name);
}

export const userFields = '_id email firstName lastName phoneNumber version groupIds archivedAt';
export const getUsersText = `query ($filter: ORGGetUsersFilter!) {
  ORGGetUsers(filter: $filter) { data { ${userFields} createdAt lastActive locked group { _id name archivedAt } } pagination { totalPages currentPage pageSize totalItems } facets(fields: ["activity"]) { field values { value count } } }
}`;
export const createUserText = `mutation ($user: ORGCreateEndUserInput!) { ORGCreateEndUser(user: $user) { ${userFields} hierarchyId mfaEnabled locked lastActive lastPasswordUpdatedAt customer { displayName } group { name usersCount } } }`;
export const createGroupText = `mutation ($group: ORGCreateGroupInput!) { ORGCreateGroup(group: $group) { _id name description version usersCount archivedAt hierarchy { _id name } policy { id name statements { actions } } } }`;

/** A user that nobody else has. */
export const newUser = (scope: Scope, more: object = {}) => ({
  ...scope,
  firstName: 'Nora',
  lastName: 'New',
  email: `new-${unused()}@made.example`,
  groupIds: [] as string[],
  ...more,
});

/** Calls on several users or groups. */
export const changeUsers = (browser: Browser, name: 'Archive' | 'Restore', scope: Scope, userIds: string[]) =>
  browser.ask(`mutation ($filter: UserIdsFilter!) { ORG${name}Users(filter: $filter) { data { _id } refused { _id reason } } }`, {
    filter: { ...scope, userIds },
  });
export const changeGroups = (browser: Browser, name: 'Archive' | 'Restore', groupIds: string[]) =>
  browser.ask(`mutation ($filter: GroupIdsFilter!) { ORG${name}Groups(filter: $filter) { data { _id } refused { _id reason } } }`, {
    filter: { groupIds },
  });
export const changeMembers = (browser: Browser, name: 'Add' | 'Remove', groupId: string, userIds: string[]) =>
  browser.ask(`mutation ($param: GroupUsersParam!) { ORGGroup${name}Users(param: $param) { data { _id } refused { _id reason } } }`, {
    param: { groupId, userIds },
  });

/** Puts other statements into a group's console policy. */
export async function setStatements({ platform }: Running, groupId: string, statements: object[]): Promise<void> {
  const { pool } = await platform.stores.region('ap-southeast-2');
  await pool.query(`update policies set statements = $1 where group_id = $2 and purpose = 'console'`, [
    JSON.stringify(statements),
    groupId,
  ]);
  platform.forget('all');
}

export interface SentMail {
  event: string;
  subject: string;
  text: string;
}

/** The mails of an address, newest first. */
export async function mailsTo({ platform }: Running, email: string): Promise<SentMail[]> {
  const answer = await platform.fetch(new Request(`${origin}/dev/outbox.json?to=${encodeURIComponent(email)}`));
  return ((await answer.json()) as { data: SentMail[] }).data;
}

/** Waits until so many mails have come to an address. */
export async function mailed(running: Running, email: string, count = 1): Promise<SentMail[]> {
  let mails: SentMail[] = [];
  await until(async () => (mails = await mailsTo(running, email)).length >= count);
  return mails;
}

/** The token of a mailed link. */
export const tokenIn = (mail: SentMail | undefined): string => /resetPassword\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

export const resetText =
  'mutation ($password: String!, $resetToken: String!) { AuthResetPassword(password: $password, resetToken: $resetToken) { isPasswordResetSuccess } }';
export const forgetText =
  'mutation ($email: String!) { AuthForgetPassword(authForgetPasswordDto: { email: $email }) { isVerifyEmailSuccess } }';

/** A group with these statements. */
export async function groupWith(running: Running, admin: Browser, scope: Scope, statements: object[] = []): Promise<string> {
  const { _id } = await admin.get<{ _id: string }>(createGroupText, { group: { ...scope, name: `Group ${unused()}` } });
  await setStatements(running, _id, statements);
  return _id;
}

/** Somebody of a customer who holds these rights on a department, and nothing else; signed in with the demo's password. */
export async function limitedTo(running: Running, admin: Browser, scope: Scope, actions: string[]): Promise<Browser> {
  const resource = `prn:ap-southeast-2:${scope.organizationId}:${scope.customerId}:${scope.hierarchyId}:*:*`;
  const root = await scopeOf(admin);
  const group = await groupWith(running, admin, root, [{ effect: 'allow', actions, resources: [resource] }]);
  const { email, _id } = await admin.get<Person>(createUserText, { user: newUser(root) });
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  await pool.query('insert into group_members (customer_id, group_id, user_id, created_at) values ($1, $2, $3, now())', [
    scope.customerId,
    group,
    _id,
  ]);
  const identity = await running.platform.stores.identity();
  await identity.pool.query(
    `update identities set password_hash = (select password_hash from identities where email = 'admin@acme.example') where id = $1`,
    [_id],
  );
  return running.browser().as(email);
}
