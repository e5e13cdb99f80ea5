import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { foreignScope } from '../lists/calls.ts';
import type { Scope } from '../lists/calls.ts';

interface View {
  _id: string;
  name: string;
  query: string;
  layout: unknown;
  shared: boolean;
  own: boolean;
  ownerName: string | null;
}

describe('saved views', () => {
  let running: Running;
  let admin: Browser;
  let recruiter: Browser;
  let staff: Browser;
  let foreign: Scope;
  let scope: Scope;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    recruiter = await running.browser().as('recruiter@acme.example');
    staff = await running.browser().as('staff@demo.example');
    scope = await admin.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
    foreign = await foreignScope(running, scope);
  });
  afterAll(() => running.close());

  const saveQuery =
    'mutation ($input: CommonSaveViewInput!) { CommonSaveView(input: $input) { _id name query layout shared own ownerName createdAt updatedAt } }';
  const view = (more: object = {}) => ({
    ...scope,
    resource: 'users',
    name: `View ${unused()}`,
    query: 'q=a',
    layout: null,
    shared: false,
    ...more,
  });
  const save = (more: object = {}, browser = admin) => browser.get<View>(saveQuery, { input: view(more) });
  const refusal = (more: object, browser = admin) => browser.refusal(saveQuery, { input: view(more) });
  const list = async (browser = admin, resource = 'users', of = scope) =>
    (
      await browser.get<{ data: View[] }>(
        'query ($filter: CommonGetViewListFilter!) { CommonGetViewList(filter: $filter) { data { _id name query layout shared own ownerName } pagination { totalItems } } }',
        { filter: { ...of, resource, limit: 500 } },
      )
    ).data;
  const remove = (viewIds: string[], browser = admin) =>
    browser.ask('mutation ($filter: ViewIdsFilter!) { CommonDeleteViews(filter: $filter) { data { _id } } }', {
      filter: { ...scope, viewIds },
    });

  it('are kept as they were arranged, and listed by name whatever its case', async () => {
    const layout = { columns: [{ name: 'email', width: 200 }], density: 'compact' };
    const made = await save({ resource: 'groups', name: '  beta ', query: 'filter={"a":1}', layout });
    expect(made).toMatchObject({ name: 'beta', query: 'filter={"a":1}', layout, own: true, shared: false });
    await save({ resource: 'groups', name: 'Alpha' });
    expect((await list(admin, 'groups')).map((each) => each.name)).toEqual(['Alpha', 'beta']);
    expect(await list(admin, 'vacancies')).toEqual([]);
  });

  it('are seen by others of the customer once they are shared, and by nobody else', async () => {
    const { _id } = await save({ name: 'Mine first' });
    expect((await list(recruiter)).some((each) => each._id === _id)).toBe(false);
    await save({ _id, name: 'Ours now', shared: true });
    const seen = (await list(recruiter)).find((each) => each._id === _id);
    expect(seen).toMatchObject({ name: 'Ours now', own: false, ownerName: expect.stringMatching(/\S \S/) });
    expect((await list(staff)).some((each) => each._id === _id)).toBe(true);
    await save({ ...foreign, name: 'Of another customer', shared: true }, staff);
    expect(await list(admin, 'users', foreign)).toEqual([]);
    expect((await list(staff, 'users', foreign)).map((each) => each.name)).toContain('Of another customer');
  });

  it('can be shared by the provider’s staff who work in the customer, under their name', async () => {
    const { _id } = await save({ name: 'From support', shared: true }, staff);
    expect((await list()).find((each) => each._id === _id)).toMatchObject({ own: false, ownerName: expect.stringMatching(/\S/) });
  });

  it('cannot be kept in a customer that the session does not reach', async () => {
    expect(await refusal({ ...foreign, name: 'Intruder', shared: true })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await list(staff, 'users', foreign)).map((each) => each.name)).not.toContain('Intruder');
  });

  it('are changed and deleted by their owner alone; to anybody else they are absent', async () => {
    const { _id } = await save({ name: 'Not yours', shared: true });
    for (const browser of [recruiter, staff]) {
      expect(await refusal({ _id, name: 'Taken over' }, browser)).toMatchObject({ code: 'NOT_FOUND' });
      expect((await remove([_id], browser)).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    }
    const other = await save({ name: 'Also mine' });
    expect((await remove([_id, 'f'.repeat(24)])).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect((await remove([_id, other._id])).data?.['CommonDeleteViews']).toEqual({ data: [{ _id }, { _id: other._id }] });
    expect((await remove([_id])).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('have a name of their own among one’s views of a resource, whatever its case', async () => {
    const { _id } = await save({ name: 'Only once' });
    expect(await refusal({ name: 'ONLY once' })).toMatchObject({
      code: 'CONFLICT',
      reason: 'NAME_TAKEN',
      fields: { name: 'validation.view.name.taken' },
    });
    await save({ _id, name: 'ONLY ONCE' });
    await save({ name: 'Only once', resource: 'vacancies' });
    await save({ name: 'Only once' }, recruiter);
  });

  it('of one name that are saved at once become one', async () => {
    const name = `At once ${unused()}`;
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.ask(saveQuery, { input: view({ name }) })));
    expect(answers.filter((answer) => !answer.errors)).toHaveLength(1);
    expect((await list()).filter((each) => each.name === name)).toHaveLength(1);
  });

  it.each([
    ['no name', { name: '  ' }, { name: 'validation.view.name.required' }],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, { name: 'validation.view.name.maxLength' }],
    ['an address of 2,001 characters', { query: 'x'.repeat(2001) }, { query: 'validation.view.query.maxLength' }],
    ['a layout of more than 20,000 characters', { layout: { a: 'x'.repeat(20_000) } }, { layout: 'validation.view.layout.maxLength' }],
  ])('with %s are refused at the field', async (_, more, fields) => {
    expect(await refusal(more)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  it('are at most a hundred of one person and resource', async () => {
    for (let made = 0; made < 100; made += 1) await save({ resource: 'workflows', name: `View ${made}` }, recruiter);
    expect(await refusal({ resource: 'workflows', name: 'One more' }, recruiter)).toMatchObject({
      code: 'CONFLICT',
      reason: 'TOO_MANY_VIEWS',
    });
    const [first] = await list(recruiter, 'workflows');
    await save({ _id: first?._id, resource: 'workflows', name: 'Changed all the same' }, recruiter);
  });
});
