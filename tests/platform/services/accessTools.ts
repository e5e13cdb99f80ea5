import type { Statement } from '../../../src/platform/policy/statement.ts';
import type { Browser, Running } from '../browser.ts';
import { createUserText, groupWith, newUser } from './people.ts';
import type { Person, Scope } from './people.ts';

export interface Department {
  _id: string;
  name: string;
  children: Department[];
}

export interface Named {
  _id: string;
  name: string;
}

/** The departments of a customer as their tree. */
export const treeOf = (browser: Browser, { customerId }: Scope): Promise<Department> =>
  browser.get<Department>(
    `query ($filter: ORGGetRootHierarchyFilter!) { ORGGetRootHierarchy(filter: $filter) {
      _id name children { _id name children { _id name children { _id name children { _id name children { _id name } } } } } } }`,
    { filter: { customerId } },
  );

/** Everything of one customer, and statements on its departments. */
export const statementsIn = ({ organizationId, customerId }: Scope) => {
  const resource = (department: string) => `prn:ap-southeast-2:${organizationId}:${customerId}:${department}:*:*`;
  return (effect: 'allow' | 'deny', actions: string[], ...departments: string[]): Statement => ({
    effect,
    actions,
    resources: departments.map(resource),
  });
};

/** Somebody new in new groups that say this, one group each. */
export async function memberOf(running: Running, admin: Browser, scope: Scope, ...policies: Statement[][]): Promise<Person> {
  const groupIds: string[] = [];
  for (const statements of policies) groupIds.push(await groupWith(running, admin, scope, statements));
  const person = await admin.get<Person>(createUserText, { user: newUser(scope) });
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  for (const groupId of groupIds)
    await pool.query('insert into group_members (customer_id, group_id, user_id, created_at) values ($1, $2, $3, now())', [
      scope.customerId,
      groupId,
      person._id,
    ]);
  return { ...person, groupIds };
}
