import type { Pool } from 'pg';
import { pageTools } from '../../src/generated/pageTools.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { startPlatform } from '../platform/browser.ts';
import { startPostgres } from '../postgres.ts';
import { fillCustomer } from './bulk.ts';
import { fillAccess } from './bulkAccess.ts';
import { median } from './load.ts';
import { report, type Figure } from './report.ts';

const calls = 9;
const sizes = { users: 10_500, departments: 10_000, groups: 200 };

interface Changes {
  gaining?: number;
  losing?: number;
}

export async function previewsBench(): Promise<void> {
  const cluster = await startPostgres();
  const running = startPlatform({ DATABASE_URL: cluster.database('previews') });
  try {
    const staff = await running.browser().as('staff@demo.example');
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { customerId, organizationId, hierarchyId } = await acme((await running.platform.stores.identity()).pool);
    await fillCustomer(pool, { customerId, users: sizes.users, until: running.clock.now() });
    const { departments, everybody, few } = await fillAccess(pool, { customerId, ...sizes });
    const moved = departments[10];
    const [from, to] = [departments[0]?.id ?? '', departments[5]?.id ?? ''];
    if (!moved) throw new Error('There is nothing to move');
    const on = (id: string) => `prn:ap-southeast-2:${organizationId}:${customerId}:${id}:*:*`;
    const members = await read<{ id: string }>(
      pool,
      'select user_id as id from group_members where customer_id = $1 and group_id = $2 order by 1',
      customerId,
      everybody.groupId,
    );
    // Named one by one they would be too many: a filter names them all.
    const all = {
      filter: { organizationId, customerId, hierarchyIds: [hierarchyId], groupIds: [everybody.groupId], activeOnly: true },
      expectedCount: members.length,
    };
    const cases: { what: string; operation: string; variables: Values }[] = [
      {
        what: `another department in the rule of a group of ${count(members.length)} people`,
        operation: 'CommonPreviewPolicy',
        variables: {
          input: {
            ...everybody,
            statements: [{ effect: 'allow', actions: ['apps:viewVacancyList', 'apps:editVacancy'], resources: [on(to)] }],
          },
        },
      },
      {
        what: `a branch of ${count(departments.filter(({ parentId }) => parentId === moved.id).length * 10)} moved among ${count(departments.length)}`,
        operation: 'ORGPreviewHierarchies',
        variables: {
          hierarchies: {
            organizationId,
            customerId,
            created: [],
            updated: [{ _id: moved.id, parentId: to, name: moved.name }],
            archived: [],
          },
        },
      },
      {
        what: 'all of them leave the group',
        operation: 'ORGPreviewGroupMembers',
        variables: { param: { groupId: everybody.groupId, add: [], remove: [], removeMatching: all } },
      },
      {
        what: 'all of them come to another',
        operation: 'ORGPreviewGroupMembers',
        variables: { param: { groupId: few, add: [], remove: [], addMatching: all } },
      },
      { what: 'what that group grants', operation: 'CommonGetGroupGrants', variables: { filter: { groupId: everybody.groupId } } },
      {
        what: 'why somebody sees a department',
        operation: 'CommonExplainAccess',
        variables: { input: { userId: members[0]?.id, subject: 'DEPARTMENT', _id: from } },
      },
    ];
    const figures: Figure[] = [];
    const rawMs = await time(() => raw(pool, customerId));
    for (const { what, operation, variables } of cases) {
      const text = pageTools[operation]?.text ?? '';
      const pages = text.includes('$limit');
      const ask = (limit?: number) => staff.get<Changes>(text, { ...variables, ...(limit && { skip: 0, limit }) });
      const answer = await ask(pages ? 30 : undefined);
      const ms = await time(() => ask(pages ? 30 : undefined));
      figures.push({
        what: `${operation}: ${what}`,
        ms,
        'all of them ms': pages ? await time(() => ask(10_000)) : '',
        'goal ms': pages ? '1,000' : '',
        'gain / lose': pages ? `${count(answer.gaining ?? 0)} / ${count(answer.losing ?? 0)}` : '',
        'raw SQL ms': rawMs,
        '× raw': ms / rawMs,
      });
    }
    report(`who gains and who loses, PostgreSQL, ${count(members.length)} people, ${sizes.groups} groups (median of ${calls})`, figures);
  } finally {
    await running.close();
    cluster.stop();
  }
}

async function raw(pool: Pool, customerId: string): Promise<void> {
  await read(pool, 'select id, parent_id, name, path from hierarchies where customer_id = $1 and archived_at is null', customerId);
  await read(pool, 'select group_id, statements from policies where customer_id = $1 and archived_at is null', customerId);
  await read(pool, 'select user_id, group_id from group_members where customer_id = $1', customerId);
  await read(pool, 'select id, first_name, last_name, email from users where customer_id = $1 and archived_at is null', customerId);
}

const read = async <Row extends object>(pool: Pool, text: string, ...values: unknown[]): Promise<Row[]> =>
  (await pool.query<Row>(text, values)).rows;

async function acme(identity: Pool): Promise<{ customerId: string; organizationId: string; hierarchyId: string }> {
  const [row] = await read<{ id: string; organization_id: string; root_hierarchy_id: string }>(
    identity,
    `select id, organization_id, root_hierarchy_id from customers where unique_name = 'acme'`,
  );
  if (!row) throw new Error('The demo has no Acme');
  return { customerId: row.id, organizationId: row.organization_id, hierarchyId: row.root_hierarchy_id };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  await work();
  for (let call = 0; call < calls; call += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times);
}

const count = (value: number) => value.toLocaleString('en-GB');
