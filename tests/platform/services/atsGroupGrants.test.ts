import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { integration, region, vacancy } from './atsCalls.ts';
import { groupWith, limitedTo, scopeOf } from './people.ts';
import type { Scope } from './people.ts';

// A connection puts people into groups: nobody gains by one what they couldn't grant by hand.

const create = 'mutation ($input: AtsCreateTenantInput!) { AtsCreateTenant(createTenantInput: $input) { _id } }';
const update = 'mutation ($input: AtsUpdateTenantInput!) { AtsUpdateTenant(updateTenantInput: $input) { _id } }';
const change = (name: string, kind: string) =>
  `mutation ($input: AtsDeleteTenantsByIdsInput!) { Ats${name}TenantsByIds(${kind}TenantsByIdsInput: $input) { data { _id } refused { _id reason } } }`;

const editing = ['ats:createTenant', 'ats:editTenant', 'ats:viewTenant', 'ats:deleteTenant'];
const refusedGroups = { code: 'FORBIDDEN', reason: 'GRANTS_MORE', fields: { 'extra.groupIds': 'validation.ats.groups.grantsMore' } };

describe('an editor of connections in one department', () => {
  let running: Running;
  let admin: Browser;
  let staff: Browser;
  let root: Scope;
  let own: Scope;
  let admins: string;
  let weak: string;
  /** An editor of connections, groups and users of the department. */
  let attacker: Browser;
  const rows = async (text: string, values: unknown[] = []) =>
    (await (await running.platform.stores.region(region)).pool.query(text, values)).rows as Record<string, unknown>[];
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    staff = await running.browser().as('staff@demo.example');
    root = await scopeOf(admin);
    const [below] = await rows(
      'select id from hierarchies where customer_id = $1 and parent_id is not null and archived_at is null order by id limit 1',
      [root.customerId],
    );
    own = { ...root, hierarchyId: String(below?.['id']) };
    const everywhere = `prn:${region}:${root.organizationId}:${root.customerId}:${root.hierarchyId}:*:*`;
    const inDepartment = `prn:${region}:${root.organizationId}:${root.customerId}:${own.hierarchyId}:*:*`;
    admins = await groupWith(running, admin, own, [{ effect: 'allow', actions: ['org:*', 'common:*'], resources: [everywhere] }]);
    weak = await groupWith(running, admin, own, [{ effect: 'allow', actions: ['ats:editTenant'], resources: [inDepartment] }]);
    attacker = await limitedTo(running, admin, own, [...editing, 'org:editGroupMembers', 'org:createUser', 'org:viewGroup']);
  });
  afterAll(() => running.close());

  const input = (extra: object, more: object = {}) => ({
    ...own,
    atsName: 'Rosterline',
    harvestApiToken: `token ${unused()}`,
    extra,
    ...more,
  });
  const connect = async (browser: Browser, extra: object) => (await browser.get<{ _id: string }>(create, { input: input(extra) }))._id;
  const saving = (browser: Browser, _id: string, values: object) =>
    browser.refusal(update, { input: { ...own, _id, atsName: 'Rosterline', ...values } });

  it('names groups whose rights they hold and whose members they may change, and no others', async () => {
    expect(await attacker.refusal(create, { input: input({ groupIds: { recruiter: [admins] } }) })).toMatchObject(refusedGroups);
    expect(await attacker.refusal(create, { input: input({ groupIds: { recruiter: [weak], hiringManager: [admins] } }) })).toMatchObject(
      refusedGroups,
    );
    const id = await connect(attacker, { groupIds: { recruiter: [weak] } });
    expect(await saving(attacker, id, { extra: { groupIds: { recruiter: [weak, admins] } } })).toMatchObject(refusedGroups);
    expect(await saving(attacker, id, { extra: { groupIds: { recruiter: [weak], hiringManager: [weak] } } })).toBeUndefined();
    expect(await rows('select extra from ats_tenants where extra::text like $1', [`%${admins}%`])).toEqual([]);
  });

  it('names no group of the root department, whose members they may not change', async () => {
    const above = await groupWith(running, admin, root, []);
    expect(await attacker.refusal(create, { input: input({ groupIds: { recruiter: [above] } }) })).toMatchObject(refusedGroups);
    const without = await limitedTo(running, admin, own, editing);
    expect(await without.refusal(create, { input: input({ groupIds: { recruiter: [weak] } }) })).toMatchObject(refusedGroups);
  });

  it('lets no connection make users unless they may make them', async () => {
    const without = await limitedTo(running, admin, own, [...editing, 'org:editGroupMembers']);
    const refused = { ...refusedGroups, fields: { 'extra.hasUserProvision': 'validation.ats.provision' } };
    expect(await without.refusal(create, { input: input({ hasUserProvision: true }) })).toMatchObject(refused);
    const id = await connect(without, { hasUserProvision: false });
    expect(await saving(without, id, { extra: { hasUserProvision: true } })).toMatchObject(refused);
    expect(await saving(attacker, id, { extra: { hasUserProvision: true } })).toBeUndefined();
  });

  it('changes what is harmless of a connection with an administrators’ group, but not who can call it, nor for whom the group is', async () => {
    const id = await connect(staff, { groupIds: { recruiter: [admins] } });
    expect(await saving(attacker, id, { customerName: 'Other' })).toBeUndefined();
    expect(await saving(attacker, id, { harvestApiToken: 'a token that the attacker knows' })).toMatchObject(refusedGroups);
    expect(await saving(attacker, id, { reportApplicationUrl: 'https://attacker.example' })).toMatchObject(refusedGroups);
    expect(await saving(attacker, id, { extra: { hasUserProvision: true } })).toMatchObject(refusedGroups);
    expect(await saving(attacker, id, { extra: { groupIds: { recruiter: [admins], hiringManager: [admins] } } })).toMatchObject(
      refusedGroups,
    );
    const [row] = await rows('select customer_name, group_grants from ats_tenants where id = $1', [id]);
    expect(row).toMatchObject({ customer_name: 'Other', group_grants: { [admins]: [{ actions: ['org:*', 'common:*'] }] } });
    expect(await saving(attacker, id, { extra: { groupIds: { recruiter: [] } }, harvestApiToken: 'mine now' })).toBeUndefined();
    expect(await rows('select group_grants from ats_tenants where id = $1', [id])).toEqual([{ group_grants: {} }]);
  });

  it('restores no connection that does more than they may', async () => {
    const [strong, harmless] = [
      await connect(staff, { groupIds: { recruiter: [admins] } }),
      await connect(staff, { groupIds: { recruiter: [weak] } }),
    ];
    const _ids = [strong, harmless];
    await staff.get(change('Delete', 'delete'), { input: { ...own, _ids } });
    expect(await attacker.get(change('Restore', 'restore'), { input: { ...own, _ids } })).toMatchObject({
      data: [{ _id: harmless }],
      refused: [{ _id: strong, reason: 'refusals.grantsMore' }],
    });
    expect(await staff.get(change('Restore', 'restore'), { input: { ...own, _ids: [strong] } })).toMatchObject({ data: [{ _id: strong }] });
  });

  it('gains nothing by groups that were stored before they were read', async () => {
    const calls = await integration(running);
    const { _id } = calls.tenant('HireHarbor');
    const extra = JSON.stringify({ hasUserProvision: true, groupIds: { recruiter: [admins] } });
    await rows('update ats_tenants set extra = extra || $2::jsonb where id = $1', [_id, extra]);
    const managers = [{ type: 'RECRUITER', email: `${unused()}@people.example`, firstName: 'Mal', lastName: 'Ory' }];
    const { data } = await calls.send(vacancy(`REQ-${unused()}`, { managers }), { ats: 'HireHarbor' });
    expect(data['managers']).toEqual([{ email: managers[0]?.email, account: 'made' }]);
    expect(await rows('select 1 from group_members where group_id = $1', [admins])).toEqual([]);
  });
});
