import { unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { groupWith, newUser, createUserText, scopeOf } from './people.ts';
import type { Person, Scope } from './people.ts';

/** A department as ORGGetHierarchy answers it. */
export interface Department {
  _id: string;
  name: string;
  parentId: string | null;
  version: number;
  children: Department[];
}

export interface Updated {
  updated: Department[];
  created: Department[];
  archived: Department[];
}

export interface Node {
  _id: string;
  name: string;
  parentId?: string | null;
  position?: number | null;
}

export interface Difference {
  created?: Node[];
  updated?: Node[];
  archived?: string[];
  expectedVersion?: number;
}

const fields = '_id name parentId version';
export const updateText = `mutation ($hierarchies: HierarchiesInput!) {
  ORGUpdateHierarchies(hierarchies: $hierarchies) { updated { ${fields} } created { ${fields} } archived { ${fields} archivedAt } }
}`;
export const flatText = `query ($filter: ORGGetHierarchyFilter!) { ORGGetHierarchy(filter: $filter) { ${fields} children { ${fields} } } }`;

/** The calls of an editor of one customer's tree. */
export function editorOf(browser: Browser, { organizationId, customerId, hierarchyId }: Scope) {
  const input = (difference: Difference) => ({
    hierarchies: { organizationId, customerId, created: [], updated: [], archived: [], ...difference },
  });
  return {
    send: (difference: Difference) => browser.get<Updated>(updateText, input(difference)),
    ask: (difference: Difference) => browser.ask(updateText, input(difference)),
    refusal: (difference: Difference) => browser.refusal(updateText, input(difference)),
    /** The root and everything below it, each level in its order. */
    read: async () => {
      const root = await browser.get<Department>(flatText, { filter: { _id: hierarchyId, childrenShape: 'flatArray' } });
      return [root, ...root.children];
    },
    /** Makes departments below one, one below the other where a name holds strokes: `a`, `a/b`. */
    grow: async (parentId: string, ...names: string[]): Promise<string[]> => {
      const ids = new Map(names.map((name) => [name, idOf(name)]));
      const created = names.map((name) => {
        const [last = '', ...above] = name.split('/').toReversed();
        return { _id: ids.get(name) ?? '', name: last, parentId: ids.get(above.toReversed().join('/')) ?? parentId };
      });
      const answer = await browser.get<Updated>(updateText, input({ created }));
      return answer.created.map(({ _id }) => _id);
    },
  };
}

/** An id that an editor makes. */
export const idOf = (name: string): string =>
  Buffer.from(`${name}${'.'.repeat(12)}`)
    .toString('hex')
    .slice(0, 24);

/** A customer of its own, so that a test may do with its tree what it likes; the browser may do everything there. */
export async function ownCustomer(staff: Browser): Promise<Scope> {
  const { organizationId } = await scopeOf(staff);
  const uniqueName = `tree-${unused()}`;
  const { _id: customerId } = await staff.get<{ _id: string }>(
    'mutation ($customer: ORGCreateCustomerInput!) { ORGCreateCustomer(customer: $customer) { _id } }',
    { customer: { organizationId, uniqueName, displayName: uniqueName } },
  );
  const root = await staff.get<Department>('query ($filter: ORGGetRootHierarchyFilter!) { ORGGetRootHierarchy(filter: $filter) { _id } }', {
    filter: { customerId },
  });
  return { organizationId, customerId, hierarchyId: root._id };
}

/** Somebody of a customer in a group with these statements, signed in. */
export async function memberWith(running: Running, staff: Browser, scope: Scope, statements: object[]): Promise<Browser> {
  const group = await groupWith(running, staff, scope, statements);
  const { email, _id } = await staff.get<Person>(createUserText, { user: newUser(scope) });
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  await pool.query('insert into group_members (customer_id, group_id, user_id, created_at) values ($1, $2, $3, now())', [
    scope.customerId,
    group,
    _id,
  ]);
  const { pool: identities } = await running.platform.stores.identity();
  await identities.query(
    `update identities set password_hash = (select password_hash from identities where email = 'admin@acme.example') where email = $1`,
    [email],
  );
  running.platform.forget('all');
  return running.browser().as(email);
}

/** A statement on departments of a customer. */
export const allow = (scope: Scope, actions: string[], ...departments: string[]) => statement('allow', scope, actions, departments);
export const deny = (scope: Scope, actions: string[], ...departments: string[]) => statement('deny', scope, actions, departments);

const statement = (effect: string, { organizationId, customerId }: Scope, actions: string[], departments: string[]) => ({
  effect,
  actions,
  resources: departments.map((id) => `prn:ap-southeast-2:${organizationId}:${customerId}:${id}:*:*`),
});
