import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { scopeOf } from '../scopeOf.ts';
import type { Scope } from '../scopeOf.ts';

type Row = Record<string, unknown> & { _id: string };
interface Found {
  lists: { rows: Row[]; failed: boolean; tooMany?: boolean }[];
}

const text = 'query ($input: CommonSearchInput!) { CommonSearch(input: $input) { lists { rows failed } } }';

describe('a search in several lists', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  let people: string[];

  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
    const { db } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await db.execute<{ id: string }>(
      sql`select candidate_id as id from applications where customer_id = ${scope.customerId} group by candidate_id order by max(created_at) desc limit 5`,
    );
    people = rows.map(({ id }) => id);
    const names = [
      ['Rosanna', 'Quill', 'r.quill@people.example', null],
      ['Quill', 'Anna', 'q.anna@people.example', '+61491570156'],
      ['Anna', 'Quillon', 'a.quillon@people.example', null],
      ['Anna', 'Quill', 'anna.quill@people.example', null],
      ['Joanna', 'Quill', '61491570199@people.example', null],
    ];
    for (const [index, [first, last, email, phone]] of names.entries())
      await db.execute(sql`update candidates set first_name = ${first}, last_name = ${last}, email = ${email}, phone_number = ${phone}
        where customer_id = ${scope.customerId} and id = ${people[index]}`);
  });
  afterAll(() => running.close());

  const applications = (searchText: string, own: Scope = scope) => ({
    operation: 'AppsGetApplicationList',
    variables: { filterApplicationInput: { ...own, searchText } },
    columns: ['_id', 'candidate.personalInformation.firstName', 'candidate.personalInformation.lastName', 'vacancyName'],
  });
  const users = (searchText: string, own: Scope = scope) => ({
    operation: 'ORGGetUsers',
    variables: { filter: { organizationId: own.organizationId, customerId: own.customerId, hierarchyIds: [own.hierarchyId], searchText } },
    columns: ['firstName', 'lastName', 'email'],
  });
  const search = async (searched: string, lists: object[], who = admin, limit = 5) =>
    (await who.get<Found>(text, { input: { text: searched, limit, lists } })).lists;
  const namesOf = (rows: readonly Row[] = []) =>
    rows.map((row) => {
      const { firstName, lastName } = (row['candidate'] as { personalInformation: { firstName: string; lastName: string } })
        .personalInformation;
      return `${firstName} ${lastName}`;
    });
  const found = async (searched: string) => namesOf((await search(searched, [applications(searched)], admin, 20))[0]?.rows);

  it('answers every list in its order, with the fields of its columns', async () => {
    const [first, second] = await search('rae recruiter', [applications('rae recruiter'), users('rae recruiter')]);
    expect(first).toEqual({ rows: [], failed: false });
    expect(second).toEqual({ rows: [{ firstName: 'Rae', lastName: 'Recruiter', email: 'recruiter@acme.example' }], failed: false });
  });

  it('puts the same text first, then what begins with it, then words that do, whatever is newer', async () => {
    const names = await found('anna quill');
    expect(new Set(names.slice(0, 1))).toEqual(new Set(['Anna Quill']));
    expect(names.indexOf('Anna Quillon')).toBeGreaterThan(names.lastIndexOf('Anna Quill'));
    expect(names.indexOf('Rosanna Quill')).toBeGreaterThan(names.indexOf('Anna Quillon'));
    expect(names).toContain('Joanna Quill');
  });

  it('finds a person by the end of their number, as people write it', async () => {
    for (const number of ['+61491570156', '0491 570 156', '(0491) 570-156', '61491570156'])
      expect(await found(number)).toContain('Quill Anna');
    expect(await found('0491 570 157')).toEqual([]);
  });

  it('finds a person whose address has the digits that were typed', async () => {
    expect(await found('61491570199')).toContain('Joanna Quill');
  });

  it('finds a row by its id', async () => {
    const [user] = (await search('rae recruiter', [{ ...users('rae recruiter'), columns: ['_id', 'firstName'] }]))[0]?.rows ?? [];
    const id = user?._id ?? '';
    expect((await search(id, [{ ...users(id), columns: ['_id', 'firstName'] }]))[0]?.rows).toEqual([{ _id: id, firstName: 'Rae' }]);
  });

  it('finds similar texts where none is the same, and no others', async () => {
    expect((await found('ana quil')).length).toBeGreaterThan(0);
    expect((await search('rae recruitr', [users('rae recruitr')]))[0]?.rows).toMatchObject([{ firstName: 'Rae' }]);
    expect(await found('xqzwv jkpf')).toEqual([]);
    expect(await found('61491570198@people')).toContain('Joanna Quill');
    // A similar number is somebody else's.
    expect(await found('61491570198')).toEqual([]);
  });

  it('says that more rows match than are compared with each other', async () => {
    const all = 'query ($input: CommonSearchInput!) { CommonSearch(input: $input) { lists { rows tooMany } } }';
    const isTooMuch = async (searched: string) => {
      const { lists } = await admin.get<Found>(all, { input: { text: searched, limit: 5, lists: [applications(searched)] } });
      return lists.map(({ rows, tooMany }) => [rows.length, tooMany]);
    };
    expect(await isTooMuch('example')).toEqual([[5, true]]);
    expect(await isTooMuch('anna quill')).toEqual([[expect.any(Number), false]]);
  });

  it('finds a rare text beyond the first five thousand rows, and two letters among these only, which it says', async () => {
    const { db } = await running.platform.stores.region('ap-southeast-2');
    const two = (await found('qu')).length;
    await db.execute(sql`insert into applications
        (customer_id, id, organization_id, hierarchy_id, vacancy_id, candidate_id, status, stage_id, created_at, updated_at)
      select one.customer_id, 'f' || lpad(n::text, 23, '0'), one.organization_id, one.hierarchy_id, vacancy_id, candidate_id, status, stage_id,
        now() + interval '1 day', one.updated_at
      from (select applications.* from applications join candidates on candidates.id = candidate_id
        where applications.customer_id = ${scope.customerId} and search_text not like '%qu%' limit 1) one, generate_series(1, 5100) n`);
    const names = await found('anna quill');
    const letters = await admin.get<Found>(
      'query ($input: CommonSearchInput!) { CommonSearch(input: $input) { lists { rows tooMany } } }',
      {
        input: { text: 'qu', limit: 5, lists: [applications('qu')] },
      },
    );
    await db.execute(sql`delete from applications where id like 'f0000000000%'`);
    expect(names[0]).toBe('Anna Quill');
    // More may be found in the others.
    expect([two > 0, letters.lists]).toEqual([true, [{ rows: [], tooMany: true }]]);
  });

  it('takes what is typed as it stands', async () => {
    for (const hostile of ['%%', '__', "'; drop table users; --", '\\\\', 'a%b_c']) expect(await found(hostile)).toEqual([]);
  });

  it('says of a list without its right that it failed, and answers the others', async () => {
    const manager = await running.browser().as('manager@acme.example');
    const lists = await search('anna quill', [applications('anna quill'), users('anna quill')], manager);
    expect(lists.map(({ failed }) => failed)).toEqual([false, true]);
  });

  it('finds nothing of another customer', async () => {
    const elsewhere = { ...scope, customerId: 'f'.repeat(24) };
    for (const { rows } of await search('anna quill', [applications('anna quill', elsewhere), users('anna', elsewhere)]))
      expect(rows).toEqual([]);
  });

  it('refuses operations that list nothing, columns that no row has, and variables that the list does not take', async () => {
    const lists = await search('anna', [
      { ...users('anna'), operation: 'ORGArchiveUsers' },
      { ...users('anna'), columns: ['password'] },
      { ...users('anna'), variables: { filter: { customerId: 1, nothing: true } } },
      users('anna'),
    ]);
    expect(lists.map(({ failed }) => failed)).toEqual([true, true, true, false]);
  });

  it('refuses too short and too long texts, and too many lists', async () => {
    await expect(search('a', [users('a')])).rejects.toThrow();
    await expect(search('a'.repeat(101), [users('a')])).rejects.toThrow();
    await expect(
      search(
        'anna',
        Array.from({ length: 21 }, () => users('anna')),
      ),
    ).rejects.toThrow();
  });
});
