import { afterAll, describe, expect, it } from 'vitest';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { unused } from '../browser.ts';
import type { Answer } from '../browser.ts';
import { editorOf, idOf } from './hierarchyTools.ts';
import { changeGroups, changeUsers, createGroupText, createUserText, newUser } from './people.ts';
import { vacancyCalls } from './vacancyCalls.ts';

describe.skipIf(!postgresPrograms())('departments, by calls at the same moment on PostgreSQL', () => {
  let cluster: Cluster;
  const { world, input, bulk } = vacancyCalls(async () => {
    cluster = await startPostgres();
    return { DATABASE_URL: cluster.demo(), DEMO: 'on' };
  });
  afterAll(() => cluster.stop());

  const editor = () => editorOf(world.staff, world.scope);
  const pool = async () => (await world.running.platform.stores.region('ap-southeast-2')).pool;
  const reasonOf = ({ errors }: Answer) => errors?.[0]?.extensions.reason ?? errors?.[0]?.extensions.code;
  const idIn = ({ data }: Answer): string => (Object.values(data ?? {})[0] as { _id: string } | undefined)?._id ?? '';
  const rounds = 20;

  it('of two editors at once one is refused, with nothing written of what they sent', async () => {
    const [parent = ''] = await editor().grow(world.scope.hierarchyId, `Shared ${unused()}`);
    for (let round = 0; round < rounds; round += 1) {
      const expectedVersion = (await editor().read())[0]?.version ?? 0;
      const answers = await Promise.all(
        ['one', 'other'].map((who) =>
          editor().ask({
            expectedVersion,
            created: [
              { _id: idOf('a'), name: `${who} ${round}`, parentId: parent },
              { _id: idOf('b'), name: `${who} ${round} below`, parentId: idOf('a') },
            ],
          }),
        ),
      );
      expect(new Set(answers.map(reasonOf))).toEqual(new Set(['NEWER_VERSION', undefined]));
      const winner = answers[0]?.errors ? 'other' : 'one';
      const made = (await editor().read()).filter(({ name }) => name.includes(` ${round}`) && /^(one|other)/.test(name));
      expect(made.map(({ name }) => name).toSorted()).toEqual([`${winner} ${round}`, `${winner} ${round} below`]);
    }
  });

  it('editors who expect nothing come one after the other, and never make a cycle', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [one = '', other = ''] = await editor().grow(world.scope.hierarchyId, `One ${unused()}`, `Other ${unused()}`);
      const answers = await Promise.all([
        editor().ask({ updated: [{ _id: one, name: 'one', parentId: other }] }),
        editor().ask({ updated: [{ _id: other, name: 'other', parentId: one }] }),
      ]);
      expect(new Set(answers.map(reasonOf))).toEqual(new Set(['BAD_USER_INPUT', undefined]));
    }
  });

  /** A department is archived while something comes into it, in either order; what comes is never left in an archived one. */
  const against = async (make: (hierarchyId: string) => Promise<Answer>, before?: (hierarchyId: string) => Promise<unknown>) => {
    const outcomes = { archived: 0, kept: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const [id = ''] = await editor().grow(world.scope.hierarchyId, `Closing ${unused()}`);
      await before?.(id);
      const archive = () => editor().ask({ archived: [id] });
      const calls = round % 2 ? [make(id), archive()] : [archive(), make(id)];
      const [first, second] = await Promise.all(calls);
      const [archived, made] = round % 2 ? [second, first] : [first, second];
      const live = await (
        await pool()
      ).query(
        `select 1 from hierarchies h where id = $1 and archived_at is not null and (
           exists (select 1 from groups where hierarchy_id = h.id and archived_at is null)
           or exists (select 1 from users where hierarchy_id = h.id and archived_at is null)
           or exists (select 1 from vacancies where hierarchy_id = h.id and archived_at is null))`,
        [id],
      );
      expect(live.rowCount, `round ${round}: ${JSON.stringify([archived, made])}`).toBe(0);
      if (archived?.errors) expect(reasonOf(archived)).toBe('DEPARTMENT_IN_USE');
      outcomes[archived?.errors ? 'kept' : 'archived'] += 1;
    }
    return outcomes;
  };

  it.each([
    ['a group', (hierarchyId: string) => world.staff.ask(createGroupText, { group: { ...world.scope, hierarchyId, name: 'Race' } })],
    ['a user', (hierarchyId: string) => world.staff.ask(createUserText, { user: newUser({ ...world.scope, hierarchyId }) })],
    [
      'a vacancy',
      (hierarchyId: string) =>
        world.staff.ask('mutation ($input: AppsCreateVacancyInput!) { AppsCreateVacancy(input: $input) { _id } }', {
          input: input({ hierarchyId }),
        }),
    ],
  ])('a department that is archived while %s is made in it holds nothing', async (_what, make) => {
    const outcomes = await against(make);
    expect(outcomes.archived + outcomes.kept).toBe(rounds);
  });

  it('a department that is archived while a group comes back into it holds nothing', async () => {
    let group = '';
    const outcomes = await against(
      () => changeGroups(world.staff, 'Restore', [group]),
      async (hierarchyId) => {
        group = idIn(await world.staff.ask(createGroupText, { group: { ...world.scope, hierarchyId, name: 'Race' } }));
        await changeGroups(world.staff, 'Archive', [group]);
      },
    );
    expect(outcomes.archived + outcomes.kept).toBe(rounds);
  });

  it('nothing comes back into a department that was archived', async () => {
    const [id = ''] = await editor().grow(world.scope.hierarchyId, `Closed ${unused()}`);
    const inside = { ...world.scope, hierarchyId: id };
    const group = idIn(await world.staff.ask(createGroupText, { group: { ...inside, name: 'Gone' } }));
    const user = idIn(await world.staff.ask(createUserText, { user: newUser(inside) }));
    const vacancy = await world.staff.get<{ externalVacancyId: string }>(
      'mutation ($input: AppsCreateVacancyInput!) { AppsCreateVacancy(input: $input) { externalVacancyId } }',
      { input: input({ hierarchyId: id }) },
    );
    await changeGroups(world.staff, 'Archive', [group]);
    await changeUsers(world.staff, 'Archive', world.scope, [user]);
    await bulk('Archive', [vacancy.externalVacancyId], {}, world.staff);
    await editor().send({ archived: [id] });
    for (const answer of [
      await changeGroups(world.staff, 'Restore', [group]),
      await changeUsers(world.staff, 'Restore', world.scope, [user]),
      await bulk('Restore', [vacancy.externalVacancyId], {}, world.staff),
    ])
      expect(Object.values(answer.data ?? {})[0]).toMatchObject({ data: [], refused: [{ reason: 'refusals.departmentArchived' }] });
  });
});
