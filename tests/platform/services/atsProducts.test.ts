import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Running } from '../browser.ts';
import { applicationOf, failed, integration, region, vacancy } from './atsCalls.ts';

const ats = { ats: 'HireHarbor' };

describe('a requisition with products', () => {
  let running: Running;
  let calls: Awaited<ReturnType<typeof integration>>;
  const rows = async (text: string, values: unknown[] = []) =>
    (await (await running.platform.stores.region(region)).pool.query(text, values)).rows as Record<string, unknown>[];
  const set = (extra: object) =>
    rows('update ats_tenants set extra = extra || $2::jsonb where id = $1', [calls.tenant('HireHarbor')._id, JSON.stringify(extra)]);
  const sync = async (requisitionId: string, more: object) => calls.send(vacancy(requisitionId, more), ats);
  const named = (requisitionId: string) =>
    rows('select external_vacancy_id as id, title, workflow_id as workflow from vacancies where external_vacancy_id like $1 order by 1', [
      `${requisitionId}%`,
    ]);
  const titles = async (requisitionId: string) => (await named(requisitionId)).map(({ title }) => title);
  const apply = (requisitionId: string, product?: unknown) => {
    const message = applicationOf(requisitionId, `app-${unused()}`);
    return calls.send({ ...message, payload: { ...message.payload, ...(product !== undefined && { product }) } }, ats);
  };
  const vacancyIdOf = async (applicationId: string | undefined) =>
    (
      await rows(
        'select external_vacancy_id as id from vacancies join applications on vacancy_id = vacancies.id where applications.id = $1',
        [applicationId],
      )
    )[0]?.['id'];
  const workflow = async (product: string, isDefault = false) => {
    const [made] = await rows(
      `insert into workflows (customer_id, id, organization_id, hierarchy_id, name, is_default, stages, created_at, updated_at)
       select customer_id, $2, organization_id, hierarchy_id, $2, $4, jsonb_build_array(stages->0 || jsonb_build_object('product', $3::text)), now(), now()
       from workflows where customer_id = $1 and is_default limit 1 returning id`,
      [calls.scope.customerId, unused().padStart(24, '0').slice(-24), product, isDefault],
    );
    return made?.['id'];
  };
  beforeAll(async () => {
    running = startPlatform();
    calls = await integration(running);
  });
  afterAll(() => running.close());
  beforeEach(() => set({ hasVacancyByProduct: true, vacancyByProductPostfix: null }));

  it('is a vacancy for each, all named in the answer, and the same ones when it comes again', async () => {
    await workflow('SI');
    const requisitionId = `REQ-${unused()}`;
    const first = await sync(requisitionId, { products: ['SI', 'FI'] });
    const vacancies = [
      { product: 'FI', externalVacancyId: `${requisitionId}/FI`, change: 'made' },
      { product: 'SI', externalVacancyId: `${requisitionId}/SI`, change: 'made' },
    ];
    expect(first).toMatchObject({ status: 201, data: { requisitionId, change: 'made', vacancies } });
    expect(await titles(requisitionId)).toEqual(['Night Porter FI', 'Night Porter SI']);
    const again = await sync(requisitionId, { products: ['FI', 'SI'], title: 'Day Porter' });
    const before = first.data['vacancies'] as unknown as { vacancyId: string }[];
    expect(again.data).toMatchObject({ change: 'updated', vacancies: before.map(({ vacancyId }) => ({ vacancyId, change: 'updated' })) });
    expect(await titles(requisitionId)).toEqual(['Day Porter FI', 'Day Porter SI']);
    const managers = 'select 1 from vacancy_managers join vacancies on vacancies.id = vacancy_id where external_vacancy_id like $1';
    expect(await rows(managers, [`${requisitionId}%`])).toHaveLength(2);
  });

  it('has the postfix in its names, which differ where there are more, and are never too long', async () => {
    await workflow('SI');
    await set({ vacancyByProductPostfix: '(by product)' });
    const [one, both, later] = [`REQ-${unused()}`, `REQ-${unused()}`, `REQ-${unused()}`];
    await sync(one, { products: ['FI'] });
    expect(await titles(one)).toEqual(['Night Porter (by product)']);
    await sync(both, { products: ['FI', 'SI'] });
    expect(await titles(both)).toEqual(['Night Porter (by product) FI', 'Night Porter (by product) SI']);
    await sync(later, { products: ['FI'] });
    await sync(later, { products: ['SI'] });
    expect(await titles(later)).toEqual(['Night Porter (by product)', 'Night Porter (by product) SI']);
    const long = `REQ-${unused()}`;
    await sync(long, { products: ['FI', 'SI'], title: '😀'.repeat(50) });
    for (const title of await titles(long)) {
      expect(String(title).length).toBeLessThanOrEqual(100);
      expect(title).toMatch(/^(😀)+… \(by product\) [FS]I$/u);
    }
    await set({ vacancyByProductPostfix: 'x'.repeat(200) });
    await sync(long, { products: ['FI', 'SI'] });
    expect(new Set(await titles(long)).size).toBe(2);
    for (const title of await titles(long)) expect(title).toMatch(/^Night Porter x{39}… [FS]I$/);
  });

  it('has a workflow with the product: the named one, the default one, else another', async () => {
    const [si, fi] = [await workflow('SI'), await workflow('FI')];
    const [standard] = await rows('select id from workflows where customer_id = $1 and is_default', [calls.scope.customerId]);
    const [one, other] = [`REQ-${unused()}`, `REQ-${unused()}`];
    await sync(one, { products: ['FI'] });
    expect(await named(one)).toMatchObject([{ workflow: standard?.['id'] }]);
    await sync(one, { products: ['SI'] });
    const [, found] = await named(one);
    const [stages] = await rows('select stages from workflows where id = $1', [found?.['workflow']]);
    expect(stages).toMatchObject({ stages: expect.arrayContaining([expect.objectContaining({ product: 'SI' })]) });
    await sync(other, { products: ['FI', 'SI'], workflowId: fi });
    expect((await named(other)).map((row) => row['workflow'])).toEqual([fi, fi]);
    expect(si).toBeDefined();
    await rows(`update workflows set archived_at = now() where customer_id = $1 and stages @> '[{"product": "SI"}]'`, [
      calls.scope.customerId,
    ]);
    const none = `REQ-${unused()}`;
    const refused = await sync(none, { products: ['FI', 'SI'] });
    expect(refused).toMatchObject({ status: 400, data: { error: 'No workflow has a stage with SI.' } });
    expect(await named(none)).toEqual([]);
    // Those that exist keep theirs.
    expect((await sync(one, { products: ['FI', 'SI'] })).data).toMatchObject({ change: 'updated' });
    await rows(`update workflows set archived_at = null where customer_id = $1 and stages @> '[{"product": "SI"}]'`, [
      calls.scope.customerId,
    ]);
  });

  it('takes applications that name a product, and refuses those that do not with the products to choose from', async () => {
    await workflow('SI');
    const requisitionId = `REQ-${unused()}`;
    await sync(requisitionId, { products: ['FI'] });
    const early = await apply(requisitionId, 'SI');
    expect(early).toMatchObject({ status: 404, data: { error: 'The requisition has no vacancy for SI, only for FI.' } });
    expect(await calls.logged(early.data['requestId'])).toMatchObject({ status: failed, retryable: true });
    await sync(requisitionId, { products: ['FI', 'SI'] });
    const [fi, si] = [await apply(requisitionId, 'FI'), await apply(requisitionId, 'SI')];
    expect(await vacancyIdOf(fi.data['applicationId'])).toBe(`${requisitionId}/FI`);
    expect(await vacancyIdOf(si.data['applicationId'])).toBe(`${requisitionId}/SI`);
    const missing = await apply(requisitionId);
    expect(missing).toMatchObject({
      status: 400,
      data: { error: 'product: is required. The requisition has a vacancy for each of FI, SI.' },
    });
    expect((await apply(requisitionId, null)).status).toBe(400);
    expect(await apply(requisitionId, 'XI')).toMatchObject({ status: 400, data: { error: expect.stringContaining('FI or SI') } });
  });

  it('that names none is one vacancy, and its applications need no product', async () => {
    const requisitionId = `REQ-${unused()}`;
    for (const products of [undefined, null, []]) await sync(requisitionId, { products });
    expect(await named(requisitionId)).toMatchObject([{ id: requisitionId, title: 'Night Porter' }]);
    expect((await apply(requisitionId)).status).toBe(201);
    expect((await apply(requisitionId, 'FI')).status).toBe(201);
    expect((await apply(`REQ-${unused()}`, 'FI')).status).toBe(404);
  });

  it('is as before where the connection does not split requisitions, whatever is named', async () => {
    await set({ hasVacancyByProduct: false });
    const requisitionId = `REQ-${unused()}`;
    const { status, data } = await sync(requisitionId, { products: ['FI', 'anything'] });
    expect(status).toBe(201);
    expect(data).not.toHaveProperty('vacancies');
    expect(await named(requisitionId)).toMatchObject([{ id: requisitionId, title: 'Night Porter' }]);
    expect((await apply(requisitionId, 'anything')).status).toBe(201);
  });

  it.each([[['FI', 'FI']], [['XI']], ['FI'], [{ FI: true }], [[1]]])(
    'is refused with products that are not a list of them: %j',
    async (products) => {
      const requisitionId = `REQ-${unused()}`;
      expect(await sync(requisitionId, { products })).toMatchObject({ status: 400, data: { error: expect.stringContaining('FI and SI') } });
      expect(await named(requisitionId)).toEqual([]);
    },
  );

  it('is refused with an id that leaves no room for the product', async () => {
    expect(await sync('R'.repeat(98), { products: ['FI'] })).toMatchObject({ status: 400, data: { error: expect.stringContaining('97') } });
    expect((await sync(`${unused()}-`.padEnd(97, 'R'), { products: ['FI'] })).status).toBe(201);
  });

  it('of a department outside the connection’s is unknown, and its products are not told', async () => {
    const requisitionId = `REQ-${unused()}`;
    await sync(requisitionId, { products: ['FI'] });
    const [below] = await rows('select id from hierarchies where customer_id = $1 and parent_id is not null limit 1', [
      calls.scope.customerId,
    ]);
    const move = 'update ats_tenants set hierarchy_id = $2 where id = $1';
    const { _id } = calls.tenant('HireHarbor');
    await rows(move, [_id, below?.['id']]);
    const answers = [await apply(requisitionId), await apply(requisitionId, 'FI'), await sync(requisitionId, { products: ['FI'] })];
    await rows(move, [_id, calls.scope.hierarchyId]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    for (const { data } of answers) expect(data['error']).not.toContain('FI');
  });
});
