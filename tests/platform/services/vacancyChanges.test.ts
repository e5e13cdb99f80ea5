import { beforeAll, describe, expect, it } from 'vitest';
import { giveRights } from '../../support/world.ts';
import { unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { createQuery, updateByIdQuery, updateQuery, vacancyCalls } from './vacancyCalls.ts';
import type { Row, Scope } from './vacancyCalls.ts';

describe('a vacancy', () => {
  const { world, changes, chosen, create, input, list, person, read } = vacancyCalls();
  let running: Running;
  let staff: Browser;
  let admin: Browser;
  let scope: Scope;
  let foreign: Scope;
  let workflow: typeof world.workflow;
  beforeAll(() => {
    ({ running, staff, admin, scope, foreign, workflow } = world);
  });

  describe('when one is made', () => {
    it('has a job family that is suggested for the next one, within the customer alone', async () => {
      const name = `Cat herding ${unused()}`;
      await create({ roleFamily: { name } });
      const suggest = async (filter: object, browser = admin) =>
        (
          await browser.get<{ families: { name: string }[] }>(
            'query ($filter: AppsSuggestRoleFamiliesFilter!) { AppsSuggestRoleFamilies(filter: $filter) { families { _id name } } }',
            { filter },
          )
        ).families.map((family) => family.name);
      expect(await suggest({ ...scope, searchText: name.toUpperCase() })).toEqual([name]);
      expect(await suggest({ ...scope, searchText: '%' })).not.toContain(name);
      expect(await suggest(foreign)).toEqual([]);
      expect(await suggest({ ...foreign, searchText: name }, staff)).toEqual([]);
      expect((await suggest(scope)).length).toBeLessThanOrEqual(50);
    });

    it('keeps what was typed, trimmed, with the workflow as it was, an external id and a link for each stage', async () => {
      const before = (await list({ isArchived: false })).pagination.totalItems;
      const made = await create({
        title: '  Night Shift Lead  ',
        description: '  Leads the night.  ',
        roleFamily: { name: '  graduate ' },
        location: { address: ' Perth, Western Australia, Australia ', coordinate: { lat: -31.95, lng: 115.86 } },
        managers: [
          { ...person(' One@People.example '), type: 'HIRING_MANAGER' },
          { ...person('two@people.example', { externalId: 'E-2' }), type: 'RECRUITER' },
        ],
      });
      expect(made).toMatchObject({
        title: 'Night Shift Lead',
        description: 'Leads the night.',
        hierarchyId: scope.hierarchyId,
        roleFamily: { name: 'Graduate' },
        location: { address: 'Perth, Western Australia, Australia', coordinate: { lat: -31.95, lng: 115.86 } },
        managers: [
          { email: 'one@people.example', externalId: 'one@people.example', type: 'HIRING_MANAGER' },
          { email: 'two@people.example', externalId: 'E-2', type: 'RECRUITER' },
        ],
        applicationCount: 0,
        version: 1,
        archivedAt: null,
      });
      expect(made.externalVacancyId).toMatch(/^VAC-[2-9A-HJ-NP-Z]{10}$/);
      expect(made.workflow).toMatchObject({ _id: workflow.id, stages: workflow.stages.map(({ _id }) => ({ _id })) });
      expect(made.genericAssessmentLinks.map(({ stageId }) => stageId)).toEqual(workflow.stages.map(({ _id }) => _id));
      for (const { assessmentLink } of made.genericAssessmentLinks) expect(assessmentLink).toMatch(/^http:\/\/localhost:4120\/\w/);
      expect((await read(made._id)).data).toEqual({ AppsGetVacancyById: made });
      const after = await list({ isArchived: false });
      expect([after.pagination.totalItems, after.data[0]?._id]).toEqual([before + 1, made._id]);
    });

    it('puts hiring managers before recruiters in whatever order they are sent', async () => {
      const managers = ['RECRUITER', 'HIRING_MANAGER', 'RECRUITER', 'HIRING_MANAGER'].map((type) => ({ ...person(), type }));
      const made = await create({ managers });
      expect(made.managers.map(({ email }) => email)).toEqual([1, 3, 0, 2].map((index) => managers[index]?.email));
    });

    const many = (count: number, type: string) => Array.from({ length: count }, () => ({ ...person(), type }));
    it('takes 100 hiring managers and 100 recruiters, and no more', async () => {
      const full = [...many(100, 'HIRING_MANAGER'), ...many(100, 'RECRUITER')];
      expect((await create({ managers: full })).managers).toHaveLength(200);
      for (const [type, field] of [
        ['HIRING_MANAGER', 'hiringManagers'],
        ['RECRUITER', 'recruiters'],
      ] as const) {
        expect(await admin.refusal(createQuery, { input: input({ managers: many(101, type) }) })).toMatchObject({
          code: 'BAD_USER_INPUT',
          fields: { [field]: 'validation.vacancy.managers.maxItems' },
          fieldArgs: { [field]: { limit: 100 } },
        });
      }
    });

    it('refuses an address that is named twice, in one list or in both, at the later one', async () => {
      const [one, other] = [person('same@people.example'), person(' SAME@people.example ')];
      const repeated = 'validation.vacancy.managers.repeated';
      const refused = (managers: object[]) => admin.refusal(createQuery, { input: input({ managers }) });
      expect(
        await refused([
          { ...one, type: 'HIRING_MANAGER' },
          { ...other, type: 'HIRING_MANAGER' },
        ]),
      ).toMatchObject({ code: 'BAD_USER_INPUT', fields: { 'hiringManagers.1.email': repeated } });
      expect(
        await refused([
          { ...one, type: 'RECRUITER' },
          { ...person(), type: 'RECRUITER' },
          { ...other, type: 'HIRING_MANAGER' },
        ]),
      ).toMatchObject({ code: 'BAD_USER_INPUT', fields: { 'recruiters.0.email': repeated } });
    });

    it.each([
      ['no title', { title: '  ' }, { title: 'validation.vacancy.title.required' }],
      ['a title of 101 characters', { title: 'x'.repeat(101) }, { title: 'validation.vacancy.title.maxLength' }],
      ['a description of 701', { description: 'x'.repeat(701) }, { description: 'validation.vacancy.description.maxLength' }],
      ['no job family', { roleFamily: { name: ' ' } }, { 'roleFamily.name': 'validation.vacancy.roleFamily.required' }],
      ['a job family of 101', { roleFamily: { name: 'x'.repeat(101) } }, { 'roleFamily.name': 'validation.vacancy.roleFamily.maxLength' }],
      [
        'a latitude of 91 degrees',
        { location: { address: 'x', coordinate: { lat: 91, lng: 0 } } },
        { 'location.coordinate.lat': expect.any(String) },
      ],
      [
        'a manager without a name',
        { managers: [{ email: 'a@b.example', firstName: ' ', lastName: '', type: 'RECRUITER' }] },
        {
          'recruiters.0.firstName': 'validation.vacancy.firstName.required',
          'recruiters.0.lastName': 'validation.vacancy.lastName.required',
        },
      ],
      [
        'a manager without a proper address',
        { managers: [{ email: 'nobody', firstName: 'x'.repeat(51), lastName: 'x', type: 'HIRING_MANAGER' }] },
        { 'hiringManagers.0.email': 'validation.email.format', 'hiringManagers.0.firstName': 'validation.vacancy.firstName.maxLength' },
      ],
    ])('refuses %s', async (_, more, wrong) => {
      expect(await admin.refusal(createQuery, { input: input(more) })).toMatchObject({ code: 'BAD_USER_INPUT', fields: wrong });
    });

    it('takes a title of 100 characters and a description of 700', async () => {
      const made = await create({
        title: 'x'.repeat(100),
        description: 'y'.repeat(700),
        roleFamily: { name: `${unused()}${'z'.repeat(92)}` },
      });
      expect([made.title.length, made.description?.length, made.roleFamily?.name.length]).toEqual([100, 700, 100]);
    });

    it('takes no department that is absent, another customer’s or archived, and tells none from the other', async () => {
      const { pool } = await running.platform.stores.region('ap-southeast-2');
      const { rows } = await pool.query<{ id: string }>('select id from hierarchies where customer_id = $1 and depth = 3 limit 1', [
        scope.customerId,
      ]);
      await pool.query('update hierarchies set archived_at = now() where id = $1', [rows[0]?.id]);
      const answers = [];
      for (const hierarchyId of ['0'.repeat(24), foreign.hierarchyId, rows[0]?.id ?? ''])
        answers.push(await admin.refusal(createQuery, { input: input({ title: 'x', hierarchyId }) }));
      expect(answers[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields: { hierarchyId: 'validation.vacancy.hierarchyId.required' } });
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await admin.refusal(createQuery, { input: input({ organizationId: foreign.organizationId }) })).toMatchObject({
        fields: answers[0]?.fields,
      });
    });

    it('takes no workflow that is absent, another customer’s, archived, or another than the user saw', async () => {
      const refused = (more: object) => admin.refusal(createQuery, { input: input({ workflow: { ...chosen(), ...more } }) });
      const { pool } = await running.platform.stores.region('ap-southeast-2');
      const theirs = await pool.query<{ id: string }>('select id from workflows where customer_id = $1 limit 1', [foreign.customerId]);
      const [absent, foreignOne] = [await refused({ _id: '0'.repeat(24) }), await refused({ _id: theirs.rows[0]?.id })];
      expect(absent).toMatchObject({ code: 'BAD_USER_INPUT', fields: { workflow: 'validation.vacancy.workflow.required' } });
      expect(foreignOne).toEqual(absent);
      const [first, second] = chosen().stages;
      for (const stages of [[first], [first, { ...second, externalAssessmentPackageId: 'other' }], [first, { ...second, _id: 'other' }]])
        expect(await refused({ stages })).toMatchObject({
          reason: 'WORKFLOW_CHANGED',
          fields: { workflow: 'validation.vacancy.workflow.changed' },
        });
      await pool.query('update workflows set archived_at = now() where id = $1', [workflow.id]);
      expect(await refused({})).toMatchObject({
        reason: 'WORKFLOW_ARCHIVED',
        fields: { workflow: 'validation.vacancy.workflow.archived' },
      });
      await pool.query('update workflows set archived_at = null where id = $1', [workflow.id]);
    });

    it('makes a job family once, whoever types it in first and in whatever capitals', async () => {
      const name = `Beekeeping ${unused()}`;
      const made = await Promise.all(
        [name, name.toUpperCase(), ` ${name.toLowerCase()} `].map((each) => create({ roleFamily: { name: each } })),
      );
      expect(new Set(made.map((each) => each.roleFamily?._id)).size).toBe(1);
      expect(new Set(made.map((each) => each.roleFamily?.name)).size).toBe(1);
    });

    it('is refused without the right', async () => {
      const manager = await running.browser().as('manager@acme.example');
      expect(await manager.refusal(createQuery, { input: input() })).toMatchObject({ code: 'FORBIDDEN' });
    });

    it('is done by somebody whose right is on one department in that one and below, and nowhere else', async () => {
      const department = (await list({ limitEq: 500 })).data.find((row) => row.hierarchyId !== scope.hierarchyId)?.hierarchyId ?? '';
      const { organizationId, customerId } = scope;
      await giveRights(running, 'recruiter@acme.example', [
        {
          effect: 'allow',
          actions: ['apps:createVacancy', 'apps:editVacancy', 'apps:viewVacancyList', 'apps:viewVacancy'],
          resources: [`prn:ap-southeast-2:${organizationId}:${customerId}:${department}:*:*`],
        },
      ]);
      const limited = await running.browser().as('recruiter@acme.example');
      expect(await limited.refusal(createQuery, { input: input() })).toMatchObject({
        fields: { hierarchyId: 'validation.vacancy.hierarchyId.required' },
      });
      const own = await create({ hierarchyId: department, roleFamily: { name: `Family ${unused()}` } }, limited);
      const { data, pagination } = await list({ limitEq: 500 }, limited);
      expect(data.map((row) => row._id)).toContain(own._id);
      expect(pagination.totalItems).toBe(data.length);
      const others = (await list({ limitEq: 500 })).data.find((row) => row.hierarchyId === scope.hierarchyId);
      expect((await read(others?._id ?? '', limited)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect(await limited.refusal(updateQuery, { input: changes(others ?? own) })).toMatchObject({ code: 'NOT_FOUND' });
    });
  });

  describe('when one is changed', () => {
    it('takes the new values, keeps its workflow and department, and counts its versions', async () => {
      const made = await create({ description: 'Old', managers: [{ ...person(), type: 'RECRUITER' }] });
      const hiring = person('new@people.example');
      const saved = await admin.get<Row>(updateQuery, {
        input: changes(made, { title: ' New title ', hiringManagers: [hiring], location: { address: 'Hobart' }, expectedVersion: 1 }),
      });
      expect(saved).toMatchObject({
        ...{ _id: made._id, title: 'New title', description: null, version: 2, hierarchyId: made.hierarchyId, workflow: made.workflow },
        roleFamily: { name: 'Sales' },
        location: { address: 'Hobart' },
        managers: [{ email: 'new@people.example', externalId: 'new@people.example', type: 'HIRING_MANAGER' }],
      });
      expect((await read(made._id)).data).toEqual({ AppsGetVacancyById: saved });
      const { externalVacancyId: _, ...rest } = changes(made, { title: 'By its id' });
      expect(await admin.get<Row>(updateByIdQuery, { input: { ...rest, _id: made._id } })).toMatchObject({
        title: 'By its id',
        version: 3,
      });
    });

    it('is not saved over a newer version', async () => {
      const made = await create();
      await admin.get(updateQuery, { input: changes(made, { expectedVersion: 1 }) });
      const late = await admin.refusal(updateQuery, { input: changes(made, { title: 'Late', expectedVersion: 1 }) });
      expect(late).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION' });
      expect((await read(made._id)).data).toMatchObject({ AppsGetVacancyById: { title: 'Changed', version: 2 } });
    });

    it('of two at once with the same version one is saved', async () => {
      const made = await create();
      const answers = await Promise.all(
        ['A', 'B'].map((title) => admin.ask(updateQuery, { input: changes(made, { title, expectedVersion: 1 }) })),
      );
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    });

    it('says that the external id does not exist, whether absent or another customer’s', async () => {
      const theirs = (await list({ ...foreign, hierarchyIdList: [foreign.hierarchyId] }, staff)).data[0];
      const answers = [];
      for (const [externalVacancyId, where] of [
        ['nothing', scope],
        [theirs?.externalVacancyId ?? '', foreign],
      ] as const)
        answers.push(await admin.refusal(updateQuery, { input: { ...changes({ externalVacancyId }), ...where } }));
      expect(answers[0]).toMatchObject({ code: 'NOT_FOUND', reason: 'NO_EXTERNAL_VACANCY' });
      expect(answers[1]).toEqual(answers[0]);
    });

    it('refuses what creating refuses', async () => {
      const made = await create();
      const same = person('same@people.example');
      expect(
        await admin.refusal(updateQuery, { input: changes(made, { title: '', hiringManagers: [same], recruiters: [same] }) }),
      ).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { title: 'validation.vacancy.title.required', 'recruiters.0.email': 'validation.vacancy.managers.repeated' },
      });
    });

    it('leaves a trace of what was changed alone', async () => {
      const made = await create({ title: 'Before' });
      await admin.get(updateQuery, { input: changes(made, { title: 'After', roleFamily: { name: 'Graduate' } }) });
      const { pool } = await running.platform.stores.region('ap-southeast-2');
      const { rows } = await pool.query<{ values: object; before: object }>(
        `select values, before from audit_values join audit_entries on audit_entries.id = entry_id
         where subject_id = $1 and operation = 'AppsUpdateVacancyByExternalVacancyId'`,
        [made._id],
      );
      expect(rows).toEqual([{ values: { title: 'After' }, before: { title: 'Before' } }]);
    });
  });
});
