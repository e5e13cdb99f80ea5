import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Statement } from '../../src/platform/policy/statement.ts';

export interface BulkAccess {
  customerId: string;
  departments: number;
  groups?: number;
}

export interface FilledAccess {
  departments: Row[];
  everybody: { groupId: string; policyId: string };
  few: string;
}

export interface Row {
  id: string;
  parentId: string;
  name: string;
}

interface Root {
  id: string;
  organization_id: string;
  path: string;
  depth: number;
}

/** Fills one customer of a region's store by SQL alone: departments, groups with their rules, and every active user in three of them. */
export async function fillAccess(pool: Pool, { customerId, departments, groups = 1 }: BulkAccess): Promise<FilledAccess> {
  const { rows } = await pool.query<Root>(
    'select id, organization_id, path, depth from hierarchies where customer_id = $1 and parent_id is null',
    [customerId],
  );
  const [root] = rows;
  if (!root) throw new Error(`The customer ${customerId} has no departments`);
  const made = departmentsBelow(root, customerId, departments);
  const column = <Key extends keyof (typeof made)[number]>(key: Key) => made.map((row) => row[key]);
  await pool.query(
    `insert into hierarchies (customer_id, id, organization_id, parent_id, name, path, depth, position, created_at, updated_at)
     select $1, id, $2, parent, name, path, depth, place, now(), now()
     from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::int[]) as made (id, parent, name, path, depth, place)
     on conflict do nothing`,
    [customerId, root.organization_id, column('id'), column('parentId'), column('name'), column('path'), column('depth'), column('place')],
  );
  const on = (id: string) => `prn:ap-southeast-2:${root.organization_id}:${customerId}:${id}:*:*`;
  const rules = Array.from({ length: groups }, (_, index): Statement[] => [
    {
      effect: 'allow',
      actions: ['edge:access', ...(index % 2 ? ['apps:*'] : ['apps:viewVacancyList', 'apps:viewVacancy', 'org:viewUserList'])],
      resources: [on(made[(index * 37) % made.length]?.id ?? root.id)],
    },
    ...(index % 10
      ? []
      : [{ effect: 'deny' as const, actions: ['apps:archiveVacancy'], resources: [on(made[index % 110]?.id ?? root.id)] }]),
  ]);
  const everybody: Statement[] = [
    { effect: 'allow', actions: ['apps:viewVacancyList', 'apps:viewVacancy'], resources: [on(made[0]?.id ?? '')] },
  ];
  await makeGroups(pool, customerId, root, [everybody, ...rules]);
  await pool.query(
    `insert into group_members (customer_id, group_id, user_id, created_at)
     select $1, ($2::text[])[1 + g], id, now()
     from (select id, row_number() over (order by id) as n from users where customer_id = $1 and archived_at is null) as people,
       lateral (select distinct g from unnest(array[0, 1 + n % $3::int, 1 + (n * 7 + 3) % $3::int]) as g) as theirs
     on conflict do nothing`,
    [customerId, Array.from({ length: groups + 1 }, (_, index) => groupId(customerId, index)), groups],
  );
  for (const table of ['hierarchies', 'groups', 'policies', 'group_members']) await pool.query(`vacuum analyze ${table}`);
  return {
    departments: made,
    everybody: { groupId: groupId(customerId, 0), policyId: idOf('policy', customerId, 0) },
    few: groupId(customerId, 1),
  };
}

async function makeGroups(pool: Pool, customerId: string, root: Root, rules: Statement[][]): Promise<void> {
  await pool.query(
    `insert into groups (customer_id, id, organization_id, hierarchy_id, name, description, created_at, updated_at)
     select $1, id, $2, $3, 'Measured group ' || n, '', now(), now() from unnest($4::text[]) with ordinality as made (id, n) on conflict do nothing`,
    [customerId, root.organization_id, root.id, rules.map((_, index) => groupId(customerId, index))],
  );
  await pool.query(
    `insert into policies (customer_id, id, group_id, name, purpose, statements, created_at, updated_at)
     select $1, id, group_id, 'Measured', 'console', said::jsonb, now(), now()
     from unnest($2::text[], $3::text[], $4::text[]) as made (id, group_id, said) on conflict do nothing`,
    [
      customerId,
      rules.map((_, index) => idOf('policy', customerId, index)),
      rules.map((_, index) => groupId(customerId, index)),
      rules.map((statements) => JSON.stringify(statements)),
    ],
  );
}

function departmentsBelow(root: Root, customerId: string, count: number) {
  const made: (Row & { path: string; depth: number; place: number })[] = [];
  for (let n = 0; n < count; n += 1) {
    const [first, above, per] =
      n < 10 ? [0, -1, 10] : n < 110 ? [10, 0, 10] : n < 1110 ? [110, 10, 10] : [1110, 110, Math.ceil((count - 1110) / 1000)];
    const parent = above < 0 ? undefined : made[above + Math.floor((n - first) / per)];
    const id = idOf('department', customerId, n);
    made.push({
      id,
      parentId: parent?.id ?? root.id,
      name: `Department ${String(n).padStart(5, '0')}`,
      path: `${parent?.path ?? root.path}${id}/`,
      depth: (parent?.depth ?? root.depth) + 1,
      // Behind those that are there.
      place: 1000 + n,
    });
  }
  return made;
}

const groupId = (customerId: string, index: number) => idOf('group', customerId, index);

const idOf = (kind: string, customerId: string, index: number): string =>
  createHash('md5').update(`${kind} ${customerId} ${index}`).digest('hex').slice(0, 24);
