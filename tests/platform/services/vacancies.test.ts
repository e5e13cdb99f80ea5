import { beforeAll, describe, expect, it } from 'vitest';
import { unused } from '../browser.ts';
import type { Answer, Browser } from '../browser.ts';
import { listQuery, simpleQuery, vacancyCalls } from './vacancyCalls.ts';
import type { Page, Scope } from './vacancyCalls.ts';

describe('vacancies', () => {
  const { world, bulk, create, filter, list, read } = vacancyCalls();
  let staff: Browser;
  let admin: Browser;
  let scope: Scope;
  let foreign: Scope;
  beforeAll(() => {
    ({ staff, admin, scope, foreign } = world);
  });

  describe('as a list', () => {
    it('are the active or the archived ones of the customer, newest first, counted as they are listed', async () => {
      for (const isArchived of [true, false, undefined]) {
        const { data, pagination } = await list({ isArchived, limitEq: 500 });
        expect(pagination.totalItems).toBe(data.length);
        expect(data.length).toBeGreaterThan(5);
        if (isArchived !== undefined) expect(data.every((row) => (row.archivedAt !== null) === isArchived)).toBe(true);
        const created = data.map((row) => row.createdAt);
        expect(created).toEqual(created.toSorted().toReversed());
      }
    });

    it.each(
      ['title', 'createdAt', 'archivedAt', 'externalVacancyId'].flatMap((fieldName) =>
        ['asc', 'desc'].flatMap((order) => [true, false].map((isArchived) => ({ fieldName, order, isArchived }))),
      ),
    )('have every row once over all pages, sorted by $fieldName $order (archived: $isArchived)', async ({ isArchived, ...sort }) => {
      const whole = await list({ isArchived, limitEq: 500, sort });
      const pages = [];
      for (let skipEq = 0; skipEq < Math.ceil(whole.data.length / 9); skipEq += 1)
        pages.push(...(await list({ isArchived, limitEq: 9, skipEq, sort })).data);
      expect(pages.map((row) => row._id)).toEqual(whole.data.map((row) => row._id));
      expect(new Set(pages.map((row) => row._id)).size).toBe(whole.pagination.totalItems);
    });

    it('show the hiring managers before the recruiters', async () => {
      const { data } = await list({ limitEq: 100 });
      expect(data.some((row) => row.managers.length > 1)).toBe(true);
      for (const { managers } of data) {
        const types = managers.map((manager) => manager.type);
        expect(types).toEqual(types.toSorted());
      }
    });

    it('are filtered to a department with those below it', async () => {
      const all = await list({ limitEq: 500 });
      const department = all.data.find((row) => row.hierarchyId !== scope.hierarchyId)?.hierarchyId ?? '';
      const narrowed = await list({ limitEq: 500, hierarchyIdList: [department] });
      expect(narrowed.data.length).toBeGreaterThan(0);
      expect(narrowed.data.length).toBeLessThan(all.data.length);
      expect(narrowed.pagination.totalItems).toBe(narrowed.data.length);
      const here = all.data.filter((row) => row.hierarchyId === department).map((row) => row._id);
      expect(narrowed.data.map((row) => row._id)).toEqual(expect.arrayContaining(here));
      expect((await list({ hierarchyId: department, limitEq: 500 })).data).toEqual(narrowed.data);
      expect((await list({ hierarchyIdList: [] })).pagination.totalItems).toBe(0);
      expect((await list({ hierarchyIdList: [foreign.hierarchyId] })).data).toEqual([]);
    });

    it('show nobody those of another customer, nor how many there are', async () => {
      expect(await list(foreign)).toMatchObject({ data: [], pagination: { totalItems: 0 } });
      expect(await list({ ...foreign, hierarchyIdList: [foreign.hierarchyId] })).toMatchObject({ data: [], pagination: { totalItems: 0 } });
      expect(await list({ organizationId: foreign.organizationId }, staff)).toMatchObject({ data: [], pagination: { totalItems: 0 } });
      const theirs = await list({ ...foreign, hierarchyIdList: [foreign.hierarchyId], limitEq: 500 }, staff);
      expect(theirs.pagination.totalItems).toBe(theirs.data.length);
      expect(theirs.data.length).toBeGreaterThan(0);
    });

    it.each([{ limitEq: 0 }, { limitEq: 501 }, { skipEq: -1 }, { searchText: 'x'.repeat(101) }])('refuse %o', async (more) => {
      expect(await admin.refusal(listQuery, { filter: filter(more) })).toMatchObject({ code: 'BAD_USER_INPUT' });
    });
  });

  describe('as a search', () => {
    const search = async (searchText: string) =>
      (await admin.get<Page>(simpleQuery, { filter: filter({ searchText, limitEq: 500 }) })).data;

    it('finds active ones by a part of the title or of the external id, whatever the capitals', async () => {
      const { title, externalVacancyId, _id } = await create({ title: `Zebra Keeper ${unused()}` });
      for (const text of [title, title.toUpperCase(), 'ebra keep', externalVacancyId, externalVacancyId.slice(3, 20).toUpperCase()])
        expect((await search(text)).map((row) => row._id)).toContain(_id);
      await bulk('Archive', [externalVacancyId]);
      expect(await search(title)).toEqual([]);
      expect((await list({ searchText: title })).data.map((row) => row._id)).toEqual([_id]);
    });

    it.each(['%', '_', '\\', "'; drop table vacancies; --", '😀'.repeat(40), '\u202e', '*', '(', '[a-z]'])(
      'takes %s as it is',
      async (text) => {
        expect(await search(text)).toEqual(
          (await search('')).filter((row) => `${row.title}\n${row.externalVacancyId}`.toLowerCase().includes(text)),
        );
      },
    );
  });

  describe('when some are archived and restored', () => {
    const idsOf = (answer: Answer) => {
      const [result] = Object.values(answer.data ?? {}) as unknown as {
        data: { _id: string }[];
        refused: { _id: string; reason: string }[];
      }[];
      return { changed: result?.data.map((row) => row._id), refused: result?.refused };
    };

    it('move between list and archive with the totals, in the order of the call', async () => {
      const [one, two] = [await create(), await create()];
      const before = (await list({ isArchived: true })).pagination.totalItems;
      expect(idsOf(await bulk('Archive', [two.externalVacancyId, one.externalVacancyId]))).toEqual({
        changed: [two._id, one._id],
        refused: [],
      });
      expect((await list({ isArchived: true })).pagination.totalItems).toBe(before + 2);
      expect((await read(one._id)).data).toMatchObject({ AppsGetVacancyById: { archivedAt: expect.any(String), version: 2 } });
      expect(idsOf(await bulk('Restore', [one.externalVacancyId]))).toEqual({ changed: [one._id], refused: [] });
      expect((await list({ isArchived: true })).pagination.totalItems).toBe(before + 1);
    });

    it('refuse those that are in that state already, one by one', async () => {
      const [one, two] = [await create(), await create()];
      await bulk('Archive', [one.externalVacancyId]);
      expect(idsOf(await bulk('Archive', [one.externalVacancyId, two.externalVacancyId]))).toEqual({
        changed: [two._id],
        refused: [{ _id: one._id, reason: 'refusals.alreadyArchived', args: null }],
      });
      await bulk('Restore', [one.externalVacancyId]);
      expect(idsOf(await bulk('Restore', [one.externalVacancyId])).refused).toEqual([
        { _id: one._id, reason: 'refusals.notArchived', args: null },
      ]);
    });

    it('refuse the whole call for one id that is absent, and an empty one', async () => {
      const one = await create();
      const answer = await bulk('Archive', [one.externalVacancyId, 'nothing']);
      expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect((await read(one._id)).data).toMatchObject({ AppsGetVacancyById: { archivedAt: null } });
      expect((await bulk('Archive', [])).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      const theirs = (await list({ ...foreign, hierarchyIdList: [foreign.hierarchyId] }, staff)).data[0];
      const others = await bulk('Archive', [theirs?.externalVacancyId ?? ''], foreign);
      expect(others.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    });

    it('are all that match a filter, if they are as many as the list said', async () => {
      const title = `Match ${unused()}`;
      const made = [await create({ title }), await create({ title }), await create({ title })];
      const matching = { filter: filter({ searchText: title, isArchived: false }), expectedCount: 2 };
      expect((await bulk('Archive', [], { matching })).errors?.[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        reason: 'COUNT_CHANGED',
        count: 3,
      });
      const answer = await bulk('Archive', [], { matching: { ...matching, expectedCount: 3 } });
      expect(idsOf(answer).changed?.toSorted()).toEqual(made.map((row) => row._id).toSorted());
    });
  });

  it('one by one, answer another customer’s id as an absent one', async () => {
    const theirs = (await list({ ...foreign, hierarchyIdList: [foreign.hierarchyId] }, staff)).data[0]?._id ?? '';
    const answers = [await read(theirs), await read(theirs, admin, foreign), await read('0'.repeat(24))];
    expect(answers[0]?.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(answers.map((answer) => JSON.stringify(answer.errors))).toEqual(answers.map(() => JSON.stringify(answers[0]?.errors)));
  });
});
