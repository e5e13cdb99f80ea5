import { afterAll, beforeAll, expect, it } from 'vitest';
import { theContract } from '../../../src/platform/export/columns.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';
import { scopeOf } from '../services/people.ts';
import { fieldOf, filled, inScope, textOf } from './calls.ts';

// Nothing comes back into an archived department (decisions §6).

let running: Running;
beforeAll(() => {
  running = startPlatform();
});
afterAll(() => running.close());

/** By the operation that restores: the table of its rows, the argument that takes them, and the column that fills it. */
const restores: Record<string, { table: string; argument: string; column?: string }> = {
  AppsRestoreVacanciesByExternalVacancyIds: { table: 'vacancies', argument: 'externalVacancyIds', column: 'external_vacancy_id' },
  AppsRestoreWorkflows: { table: 'workflows', argument: 'workflowIds' },
  AppsRestoreWorkflowSet: { table: 'workflow_sets', argument: 'workflowSetIds' },
  AtsRestoreTenantsByIds: { table: 'ats_tenants', argument: '_ids' },
  ORGRestoreGroups: { table: 'groups', argument: 'groupIds' },
  ORGRestoreUsers: { table: 'users', argument: 'userIds' },
};

/** Their rows are in no department, or are versions: those that name an archived department are refused (policyVersions.test.ts). */
const inNone = [
  'CommonRestorePolicyVersion',
  'CommonRestoreWebhooks',
  'NotifRestoreMessageText',
  'ORGRestoreCustomers',
  'ORGRestoreOrganizations',
];

it('every operation that restores is covered by a case', () => {
  const names = Object.keys(theContract().getMutationType()?.getFields() ?? {}).filter((name) => name.includes('Restore'));
  expect(names.toSorted()).toEqual([...Object.keys(restores), ...inNone].toSorted());
});

it.each(Object.entries(restores))('%s brings nothing back into an archived department, and all once it is restored', async (name, rows) => {
  const { table, argument, column = 'id' } = rows;
  const [staff, home, identity] = [
    await running.browser().as('staff@demo.example'),
    (await running.platform.stores.region('ap-southeast-2')).pool,
    (await running.platform.stores.identity()).pool,
  ];
  const scope = await scopeOf(await running.browser().as('admin@acme.example'));
  const department = await home.query<{ id: string }>('select id from hierarchies where customer_id = $1 and parent_id = $2 limit 1', [
    scope.customerId,
    scope.hierarchyId,
  ]);
  const closed = department.rows[0]?.id;
  const archived = await home.query<{ id: string; key: string }>(
    `update ${table} set hierarchy_id = $2, archived_at = now() where id = (
       select id from ${table} where customer_id = $1 and archived_at is null order by created_at limit 1) returning id, ${column} as key`,
    [scope.customerId, closed],
  );
  const [row] = archived.rows;
  if (!row) expect.fail(`${table} has no row`);
  await identity.query('update identities set archived_at = now() where id = $1', [row.id]);
  const close = (archivedAt: string) => home.query(`update hierarchies set archived_at = ${archivedAt} where id = $1`, [closed]);
  const field = fieldOf('Mutation', name);
  const restore = () =>
    staff.get<{ data: object[]; refused: object[] }>(
      textOf('mutation', field, 'data { _id } refused { _id reason }'),
      filled(field.args, { ...inScope(scope), [argument]: [row.key], matching: null }),
    );
  await close('now()');
  expect(await restore()).toEqual({ data: [], refused: [{ _id: row.id, reason: 'refusals.departmentArchived' }] });
  const stays = await home.query(`select 1 from ${table} where id = $1 and archived_at is not null`, [row.id]);
  expect(stays.rowCount).toBe(1);
  await close('null');
  expect(await restore()).toEqual({ data: [{ _id: row.id }], refused: [] });
});
