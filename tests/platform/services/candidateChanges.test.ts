import { describe, expect, it } from 'vitest';
import { unused } from '../browser.ts';
import { applicationCalls } from './applicationCalls.ts';
import type { Application } from './applicationCalls.ts';
import { limitedTo } from './people.ts';

const { world, create, enter, get, rows, ask, done, department } = applicationCalls();

const edit = (application: Application, values: object) => done<Application>('edit', { id: application._id, ...values });
const refused = async (application: Application, values: object) =>
  (await ask('edit', { id: application._id, ...values })).errors?.[0]?.extensions;

describe('a candidate’s personal data', () => {
  it('are changed field by field, in all of the candidate’s applications', async () => {
    const email = `several.${unused()}@people.example`;
    const [one, other] = [await enter(await create(), { email }), await enter(await create(), { email })];
    await edit(one, { firstName: ' Inès ', lastName: '' });
    await edit(one, { phoneNumber: '+61 491 570 158' });
    await edit(one, { location: { address: 'Sydney', coordinate: { lat: -33.8, lng: 151.2 } } });
    const changed = await get(other._id);
    expect(changed.candidate).toMatchObject({
      version: 4,
      personalInformation: { firstName: 'Inès', lastName: null, email, phoneNumber: '+61491570158' },
      location: { address: 'Sydney' },
    });
    expect(changed.history.filter(({ kind }) => kind === 'CANDIDATE_CHANGED')).toHaveLength(3);
    expect((await edit(one, { location: null })).candidate).toMatchObject({ version: 5, location: null });
  });

  it('with a new address have a new name outside', async () => {
    const one = await enter(await create());
    const email = `new.${unused()}@people.example`;
    const changed = await edit(one, { email: `  ${email.toUpperCase()} ` });
    expect(changed.candidate.personalInformation['email']).toBe(email);
    expect(changed.externalApplicantId).toMatch(/^[0-9a-f]{64}$/);
    expect(changed.externalApplicantId).not.toBe(one.externalApplicantId);
    expect((await enter(await create(), { email })).externalApplicantId).toBe(changed.externalApplicantId);
  });

  it('are validated by the rules of the forms', async () => {
    const [one, other] = [await enter(await create()), await enter(await create())];
    const fields = async (values: object) => (await refused(one, values))?.fields;
    expect(await fields({ firstName: ' ' })).toHaveProperty('firstName');
    expect(await fields({ firstName: null })).toHaveProperty('firstName');
    expect(await fields({ lastName: 'x'.repeat(51) })).toHaveProperty('lastName');
    expect(await fields({ email: 'nobody' })).toHaveProperty('email');
    expect(await fields({ email: `${'x'.repeat(40)}@people.example` })).toHaveProperty('email');
    expect(await fields({ phoneNumber: '123' })).toHaveProperty('phoneNumber');
    expect(await fields({ phoneNumber: null })).toHaveProperty('phoneNumber');
    expect(await refused(one, { email: other.candidate.personalInformation['email']?.toUpperCase() })).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'EMAIL_TAKEN',
      fields: { email: 'validation.candidate.email.taken' },
    });
    expect((await get(one._id)).candidate.version).toBe(1);
  });

  it('are not saved over somebody else’s newer change, and a save without a change is none', async () => {
    const one = await enter(await create());
    await edit(one, { firstName: 'Newer', version: 1 });
    expect(await refused(one, { firstName: 'Older', version: 1 })).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION', version: 2 });
    expect((await edit(one, { firstName: 'Newer', version: 2 })).candidate.version).toBe(2);
    expect((await get(one._id)).history.filter(({ kind }) => kind === 'CANDIDATE_CHANGED')).toHaveLength(1);
  });

  it('of somebody who was purged stay as they are', async () => {
    const one = await enter(await create());
    await done('deidentify', { id: one._id, confirmation: 'DEIDENTIFY' }, world.staff);
    expect(await refused(one, { firstName: 'Back' })).toMatchObject({ code: 'CONFLICT', reason: 'CANDIDATE_PURGED' });
  });

  it('of somebody who also applies in a department that is out of reach are left to whoever reaches all of it', async () => {
    const hierarchyId = await department();
    const email = `shared.${unused()}@people.example`;
    const [near, far] = [await enter(await create({ hierarchyId }), { email }), await enter(await create(), { email })];
    const rights = ['apps:viewApplicationList', 'apps:editApplication', 'apps:viewApplication', 'apps:createApplication'];
    const limited = await limitedTo(world.running, world.admin, { ...world.scope, hierarchyId }, rights);
    const reason = async ({ _id: id }: Application) =>
      (await ask('edit', { id, firstName: 'Taken', email: '' }, limited)).errors?.[0]?.extensions;
    expect(await reason(near)).toEqual({ code: 'CONFLICT', reason: 'CANDIDATE_SHARED' });
    expect(await reason(far)).toEqual({ code: 'NOT_FOUND' });
    expect((await get(near._id)).candidate).toMatchObject({ version: 1, personalInformation: { firstName: 'Ines', email } });
    const own = await enter(await create({ hierarchyId }));
    expect((await done<Application>('edit', { id: own._id, firstName: 'Mine' }, limited)).candidate.version).toBe(2);
  });

  it('are recorded field by field, where a purge empties them', async () => {
    const one = await enter(await create());
    await edit(one, { lastName: 'Trailed' });
    const parts = () =>
      rows<{ values: object | null; before: object | null }>('select "values", before from audit_values where subject_id = $1', [
        one.candidate._id,
      ]);
    expect(await parts()).toContainEqual({ values: { lastName: 'Trailed' }, before: { lastName: 'Candidate' } });
    await done('deidentify', { id: one._id, confirmation: 'DEIDENTIFY' }, world.staff);
    // The names of the fields stay, their values go.
    const kept = (await parts()).flatMap(({ values, before }) => [...Object.values(values ?? {}), ...Object.values(before ?? {})]);
    expect(kept.filter((value) => value !== null)).toEqual([]);
  });
});

describe('deleting and de-identifying a candidate', () => {
  it('asks for the typed word', async () => {
    const one = await enter(await create());
    for (const confirmation of [null, '', 'delete', 'DEIDENTIFY'])
      expect((await ask('remove', { id: one.candidate._id, confirmation }, world.staff)).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    for (const confirmation of [null, 'DELETE'])
      expect((await ask('deidentify', { id: one._id, confirmation }, world.staff)).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    expect((await get(one._id)).candidate.purgedAt).toBeNull();
  });

  it('answers the applications with a stand-in, whose vacancies count as many as before', async () => {
    const email = `gone.${unused()}@people.example`;
    const vacancy = await create();
    const [one, other] = [await enter(vacancy, { email }), await enter(await create(), { email })];
    const { data } = await done<{ data: Application[] }>('remove', { id: one.candidate._id, confirmation: 'DELETE' }, world.staff);
    expect(data.map(({ _id }) => _id)).toEqual([one._id, other._id]);
    expect(data[0]?.candidate.personalInformation).toMatchObject({ firstName: 'Deleted', lastName: 'Candidate', phoneNumber: null });
    expect(data[0]?.history.map(({ kind }) => kind)).toEqual(['INVITED']);
    expect(await rows('select application_count from vacancies where id = $1', [vacancy._id])).toEqual([{ application_count: 1 }]);
    const again = await enter(vacancy, { email });
    expect(again.candidate._id).not.toBe(one.candidate._id);
    const trail = await rows<{ name: string }>(
      `select name from audit_values join audit_entries on entry_id = audit_entries.id where operation = 'AppsDeleteCandidateById' and subject_id = $1`,
      [one.candidate._id],
    );
    expect(trail).toEqual([{ name: 'Deleted Candidate' }]);
  });

  it('is done once by de-identifying, and may be followed by deleting', async () => {
    const one = await enter(await create());
    expect(
      (await done<Application>('deidentify', { id: one._id, confirmation: 'DEIDENTIFY' }, world.staff)).candidate.purgedAt,
    ).not.toBeNull();
    expect((await ask('deidentify', { id: one._id, confirmation: 'DEIDENTIFY' }, world.staff)).errors?.[0]?.extensions).toMatchObject({
      reason: 'CANDIDATE_PURGED',
    });
    expect((await ask('remove', { id: one.candidate._id, confirmation: 'DELETE' }, world.staff)).errors).toBeUndefined();
  });

  it('is refused to whoever does not reach all of the candidate’s applications', async () => {
    const hierarchyId = await department();
    const email = `elsewhere.${unused()}@people.example`;
    const [near, far] = [await enter(await create({ hierarchyId }), { email }), await enter(await create(), { email })];
    const limited = await limitedTo(world.running, world.admin, { ...world.scope, hierarchyId }, ['apps:deleteApplication']);
    const reason = async (name: 'remove' | 'deidentify', id: string, confirmation: string) =>
      (await ask(name, { id, confirmation }, limited)).errors?.[0]?.extensions;
    expect(await reason('remove', near.candidate._id, 'DELETE')).toMatchObject({ code: 'CONFLICT', reason: 'CANDIDATE_ELSEWHERE' });
    expect(await reason('deidentify', near._id, 'DEIDENTIFY')).toMatchObject({ code: 'CONFLICT', reason: 'CANDIDATE_ELSEWHERE' });
    expect(await reason('deidentify', far._id, 'DEIDENTIFY')).toEqual({ code: 'NOT_FOUND' });
    expect((await get(near._id)).candidate.purgedAt).toBeNull();
    const own = await enter(await create({ hierarchyId }));
    expect(await reason('remove', own.candidate._id, 'DELETE')).toBeUndefined();
  });
});
