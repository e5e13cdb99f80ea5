import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countingWork, withoutPolling } from '../../support/work.ts';
import type { Work } from '../../support/work.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { allow, editorOf, flatText, memberWith, ownCustomer } from './hierarchyTools.ts';
import type { Department } from './hierarchyTools.ts';
import { groupWith } from './people.ts';
import type { Scope } from './people.ts';

const count = 10_000;
/** Far from what a query or a condition a department would be (times: `npm run bench -- tree`). */
const few: Work = { statements: 100, characters: 80_000 };
const department = (index: number) => `d${index.toString(16).padStart(23, '0')}`;
const stores = ['PGlite', ...(postgresPrograms() ? ['PostgreSQL'] : [])];

describe.each(stores)('ten thousand departments on %s', (store) => {
  let cluster: Cluster | undefined;
  let running: Running;
  let staff: Browser;
  let scope: Scope;
  const counted = countingWork();
  beforeAll(async () => {
    cluster = store === 'PostgreSQL' ? await startPostgres() : undefined;
    running = withoutPolling(() => startPlatform(cluster ? { DATABASE_URL: cluster.demo(), DEMO: 'on' } : {}));
    staff = await running.browser().as('staff@demo.example');
    scope = await ownCustomer(staff);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    // Ten below the root, a hundred below each of these, and nine more below each of those: 10 + 1,000 + 8,990.
    await pool.query(
      `with recursive numbers as (select generate_series(1, ${count}) as n), placed as (
         select n, 'd' || lpad(to_hex(n), 23, '0') as id,
           case when n <= 10 then null when n <= 1010 then (n - 11) / 100 + 1 else (n - 1011) % 1000 + 11 end as above from numbers),
       tree as (
         select n, id, $2::text as parent, '/' || $2 || '/' || id || '/' as path, 2 as depth from placed where above is null
         union all select placed.n, placed.id, tree.id, tree.path || placed.id || '/', tree.depth + 1 from placed join tree on placed.above = tree.n)
       insert into hierarchies (customer_id, id, organization_id, parent_id, name, path, depth, position, created_at, updated_at)
       select $1, id, $3, parent, 'Department ' || n, path, depth, n, now(), now() from tree`,
      [scope.customerId, scope.hierarchyId, scope.organizationId],
    );
    await pool.query('analyze hierarchies');
    for (let index = 0; index < 10; index += 1) {
      const id = department(index + 1);
      const resources = [`prn:ap-southeast-2:${scope.organizationId}:${scope.customerId}:${id}:*:*`];
      await groupWith(running, staff, scope, [{ effect: 'allow', actions: ['apps:*', 'org:viewUserList', 'org:viewUser'], resources }]);
    }
  }, 120_000);
  afterAll(async () => {
    await running.close();
    cluster?.stop();
  });

  const isLittle = async (what: string, work: () => Promise<unknown>) => {
    const { statements, characters } = await counted(work);
    if (process.env['FIGURES']) console.log(`${store}: ${what} ${statements} statements, ${characters} characters`);
    expect(statements, what).toBeLessThan(few.statements);
    expect(characters, what).toBeLessThan(few.characters);
  };

  it('are read flat and as a tree', async () => {
    const read = (text: string, childrenShape: string) => () =>
      staff.get<Department>(text, { filter: { _id: scope.hierarchyId, childrenShape } });
    const level = '_id name parentId';
    const tree = `query ($filter: ORGGetHierarchyFilter!) { ORGGetHierarchy(filter: $filter) { ${level} children { ${level} children { ${level} children { ${level} children { ${level} } } } } } }`;
    const names = `query ($filter: IDPGetHierarchyTreeFilter!) { IDPGetHierarchyTree(filter: $filter) { rootHierarchy { id name children { id name children { id name children { id name children { id name } } } } } } }`;
    expect((await read(flatText, 'flatArray')()).children).toHaveLength(count);
    await isLittle('ORGGetHierarchy flatArray', read(flatText, 'flatArray'));
    await isLittle('ORGGetHierarchy tree', read(tree, 'tree'));
    const permissions = () => staff.get(names, { filter: { customerId: scope.customerId } });
    await isLittle('IDPGetHierarchyTree', permissions);
  });

  it('are changed one by one, or with a tenth of them in one move', async () => {
    const editor = editorOf(staff, scope);
    let round = 0;
    const rename = () => editor.send({ updated: [{ _id: department(2000), name: `Renamed ${(round += 1)}` }] });
    await isLittle('a new name', rename);
    const move = () =>
      editor.send({ updated: [{ _id: department(1), name: 'Moved', parentId: (round += 1) % 2 ? department(2) : scope.hierarchyId }] });
    await isLittle('a move of a thousand', move);
  });

  it('are read by somebody whose right names five thousand of them', async () => {
    const ids = Array.from({ length: 5000 }, (_, index) => department(index + 1));
    const rights = ['org:viewHierarchy', 'org:viewGroupList'];
    const member = await memberWith(running, staff, scope, [allow(scope, rights, ...ids)]);
    const { hierarchyId, ...owner } = scope;
    const groups = 'query ($filter: ORGGetGroupsFilter!) { ORGGetGroups(filter: $filter) { data { _id } pagination { totalItems } } }';
    const list = () => member.get(groups, { filter: { ...owner, hierarchyIds: [hierarchyId] } });
    await isLittle('ORGGetGroups by a right on 5,000 departments', list);
    const read = () => member.get(flatText, { filter: { _id: department(1), childrenShape: 'flatArray' } });
    await isLittle('ORGGetHierarchy by a right on 5,000 departments', read);
  });
});
