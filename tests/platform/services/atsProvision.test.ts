import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { done, integration, region, vacancy } from './atsCalls.ts';
import { changeUsers, createUserText, groupWith, mailed, mailsTo, newUser, scopeOf, setStatements } from './people.ts';
import type { Person, Scope } from './people.ts';

const ats = { ats: 'HireHarbor' };
type Row = Record<string, unknown>;
type Integration = Awaited<ReturnType<typeof integration>>;

const manager = (more: object = {}) => {
  const email = `manager-${unused()}@people.example`;
  return { type: 'RECRUITER', email, firstName: 'Mara', lastName: 'Manager', ...more };
};

function tools(running: Running, calls: Integration, staff: Browser, scope: Scope) {
  const of = async (store: 'identity' | 'region', text: string, values: unknown[] = []) => {
    const { stores } = running.platform;
    const { pool } = store === 'identity' ? await stores.identity() : await stores.region(region);
    return (await pool.query(text, values)).rows as Row[];
  };
  const tenantId = calls.tenant('HireHarbor')._id;
  const save = (extra: object, browser = staff, more: object = {}) =>
    browser.ask('mutation ($input: AtsUpdateTenantInput!) { AtsUpdateTenant(updateTenantInput: $input) { _id extra } }', {
      input: { ...scope, _id: tenantId, atsName: 'HireHarbor', extra, ...more },
    });
  const connect = async (extra: object) => expect((await save(extra)).errors).toBeUndefined();
  const sync = async (managers: object[], requisitionId = `REQ-${unused()}`) => {
    const { status, data } = await calls.send(vacancy(requisitionId, { managers }), ats);
    return { status, data, managers: data['managers'] as unknown as Row[] | undefined };
  };
  const profile = async (email: string) =>
    (await of('region', 'select id, customer_id, hierarchy_id, user_type, first_name, notes from users where email = $1', [email]))[0];
  const membersOf = async (email: string) =>
    (await of('region', 'select group_id from group_members join users on users.id = user_id where email = $1 order by 1', [email])).map(
      (row) => row['group_id'],
    );
  const total = async () =>
    (
      await of(
        'region',
        `select value::int, (select count(*)::int from users where customer_id = $1 and archived_at is null) as counted
         from totals where customer_id = $1 and name = 'users:active'`,
        [scope.customerId],
      )
    )[0];
  return { of, tenantId, save, connect, sync, profile, membersOf, total };
}

async function begin(running: Running) {
  const calls = await integration(running);
  const staff = await running.browser().as('staff@demo.example');
  const admin = await running.browser().as('admin@acme.example');
  const scope = await scopeOf(admin);
  return { running, calls, staff, admin, scope, own: tools(running, calls, staff, scope) };
}

describe('managers of a requisition', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  let own: ReturnType<typeof tools>;
  let calls: Integration;
  const group = (...actions: string[]) =>
    groupWith(running, admin, scope, [
      { effect: 'allow', actions, resources: [`prn:${region}:${scope.organizationId}:${scope.customerId}:${scope.hierarchyId}:*:*`] },
    ]);
  beforeAll(async () => {
    // Embedded stores have one connection each, so a wrong order of the two would wait forever.
    ({ running, admin, scope, own, calls } = await begin(startPlatform({}, { embedded: true })));
  });
  afterAll(() => running.close());
  beforeEach(() => own.connect({ hasUserProvision: true, groupIds: null }));

  it('get an account with an invitation mail, once, in the connection’s department, and the trail says so', async () => {
    const person = manager({ type: 'HIRING_MANAGER' });
    const first = await own.sync([person]);
    expect(first).toMatchObject({ status: 201, managers: [{ email: person.email, account: 'made' }] });
    expect((await calls.logged(first.data['requestId'])).status).toBe(done);
    const made = await own.profile(person.email);
    expect(made).toMatchObject({ customer_id: scope.customerId, hierarchy_id: scope.hierarchyId, user_type: 'HIRING_MANAGER' });
    expect(made?.['notes']).toContain('HireHarbor');
    const [identity] = await own.of('identity', 'select id, aws_region, password_hash from identities where email = $1', [person.email]);
    expect(identity).toEqual({ id: made?.['id'], aws_region: region, password_hash: null });
    expect(await mailed(running, person.email)).toMatchObject([{ event: 'ORG_USER_CREATE_COMPLETED' }]);
    const trail = await own.of(
      'region',
      `select operation, actor_id, "values" from audit_entries join audit_values on entry_id = audit_entries.id where subject_id = $1`,
      [made?.['id']],
    );
    expect(trail).toMatchObject([{ operation: 'ORGCreateEndUser', actor_id: 'system', values: { email: person.email } }]);
    expect((await own.sync([person])).managers).toEqual([{ email: person.email, account: 'known' }]);
    expect(await mailsTo(running, person.email)).toHaveLength(1);
    const { value, counted } = (await own.total()) ?? {};
    expect(value).toBe(counted);
  });

  it('join the groups of their type: new ones, and those who have an account', async () => {
    const [recruiters, hiring] = [await group('apps:viewVacancy', 'apps:createVacancy'), await group('apps:viewVacancy')];
    await own.connect({ groupIds: { recruiter: [recruiters], hiringManager: [hiring] } });
    const known = await admin.get<Person>(createUserText, { user: newUser(scope) });
    const [one, two, three] = [manager(), manager({ type: 'HIRING_MANAGER' }), manager({ email: known.email })];
    const { managers } = await own.sync([one, two, three]);
    expect(managers).toMatchObject([{ account: 'made' }, { account: 'made' }, { account: 'known' }]);
    for (const each of managers ?? []) expect(each['joined']).toHaveLength(1);
    expect(await own.membersOf(one.email)).toEqual([recruiters]);
    expect(await own.membersOf(two.email)).toEqual([hiring]);
    expect(await own.membersOf(known.email)).toEqual([recruiters]);
    expect(await own.profile(one.email)).toMatchObject({ user_type: 'RECRUITER' });
    expect((await own.sync([one, three])).managers).toEqual([one, three].map(({ email }) => ({ email, account: 'known' })));
    const trail = await own.of(
      'region',
      `select operation, actor_id from audit_entries where subjects ? $1 and operation like 'ORGGroup%'`,
      [known._id],
    );
    expect(trail).toEqual([{ operation: 'ORGGroupAddUsers', actor_id: 'system' }]);
  });

  it('have their new rights at once', async () => {
    const reader = await group('ats:viewTenants', 'ats:createTenant');
    await own.connect({ groupIds: { recruiter: [reader] } });
    const mine = () => recruiter.get<{ groupIds: string[] }>('{ AuthMe { groupIds } }');
    const recruiter = await running.browser().as('recruiter@acme.example');
    expect((await mine()).groupIds).not.toContain(reader);
    await own.sync([manager({ email: 'recruiter@acme.example' })]);
    expect((await mine()).groupIds).toContain(reader);
  });

  it('get no account where the connection’s department is archived, and those who have one join nonetheless', async () => {
    const recruiters = await group('apps:viewVacancy');
    await own.connect({ groupIds: { recruiter: [recruiters] } });
    const [open] = await own.of(
      'region',
      'select id from hierarchies where customer_id = $1 and parent_id is not null and archived_at is null limit 1',
      [scope.customerId],
    );
    const requisitionId = `REQ-${unused()}`;
    const move = 'update ats_tenants set hierarchy_id = $2 where id = $1';
    const archive = 'update hierarchies set archived_at = $2 where id = $1';
    await own.of('region', move, [own.tenantId, open?.['id']]);
    expect((await own.sync([], requisitionId)).status).toBe(201);
    const known = await admin.get<Person>(createUserText, { user: newUser({ ...scope, hierarchyId: String(open?.['id']) }) });
    await own.of('region', archive, [open?.['id'], running.clock.now()]);
    const stranger = manager();
    const { status, managers } = await own.sync([stranger, manager({ email: known.email })], requisitionId);
    await own.of('region', archive, [open?.['id'], null]);
    await own.of('region', move, [own.tenantId, scope.hierarchyId]);
    expect(status).toBe(201);
    expect(managers).toMatchObject([
      { account: 'none', reason: 'The connection’s department is archived.' },
      { account: 'known', joined: [expect.any(String)] },
    ]);
    expect(await own.of('identity', 'select 1 from identities where email = $1', [stranger.email])).toEqual([]);
  });

  it('only join groups where the connection makes no users', async () => {
    const recruiters = await group('apps:viewVacancy');
    await own.connect({ hasUserProvision: false, groupIds: { recruiter: [recruiters] } });
    const known = await admin.get<Person>(createUserText, { user: newUser(scope) });
    const stranger = manager();
    const { managers } = await own.sync([manager({ email: known.email }), stranger]);
    expect(managers).toEqual([
      { email: known.email, account: 'known', joined: [expect.any(String)] },
      { email: stranger.email, account: 'none', reason: expect.stringContaining('no account') },
    ]);
    expect(await own.membersOf(known.email)).toEqual([recruiters]);
    expect(await own.profile(stranger.email)).toBeUndefined();
    expect(await own.of('identity', 'select 1 from identities where email = $1', [stranger.email])).toEqual([]);
  });

  it('of another customer, archived, of the provider’s staff or of another department are left alone, and the answer says so', async () => {
    const recruiters = await group('apps:viewVacancy');
    await own.connect({ groupIds: { recruiter: [recruiters] } });
    const [foreign] = await own.of(
      'identity',
      `select email, customer_id from identities where customer_id <> $1 and user_type <> 'PROVIDER_STAFF' limit 1`,
      [scope.customerId],
    );
    const archived = await admin.get<Person>(createUserText, { user: newUser(scope) });
    await changeUsers(admin, 'Archive', scope, [archived._id]);
    const emails = [String(foreign?.['email']), archived.email, 'staff@demo.example'];
    const { status, managers } = await own.sync(emails.map((email) => manager({ email })));
    expect(status).toBe(201);
    expect(managers?.map(({ account, reason }) => [account, reason])).toEqual([
      ['none', expect.stringContaining('can’t use')],
      [expect.any(String), 'The account is archived.'],
      ['none', expect.stringContaining('can’t use')],
    ]);
    for (const email of emails) expect(await own.membersOf(email)).not.toContain(recruiters);
    const [still] = await own.of('identity', 'select customer_id from identities where email = $1', [foreign?.['email']]);
    expect(still?.['customer_id']).toBe(foreign?.['customer_id']);

    const outside = await admin.get<Person>(createUserText, { user: newUser(scope) });
    const [below] = await own.of(
      'region',
      'select id from hierarchies where customer_id = $1 and parent_id is not null and archived_at is null limit 1',
      [scope.customerId],
    );
    const move = 'update ats_tenants set hierarchy_id = $2 where id = $1';
    await own.of('region', move, [own.tenantId, below?.['id']]);
    const answer = await own.sync([manager({ email: outside.email })]);
    await own.of('region', move, [own.tenantId, scope.hierarchyId]);
    expect(answer.managers).toEqual([{ email: outside.email, account: 'known', reason: expect.stringContaining('department') }]);
    expect(await own.membersOf(outside.email)).toEqual([]);
  });

  it('get no account where the requisition is refused, or where names are none', async () => {
    const person = manager();
    const refused = await calls.send(vacancy(`REQ-${unused()}`, { managers: [person], workflowId: '0'.repeat(24) }), ats);
    expect(refused.status).toBe(400);
    const twice = await own.sync([person, { ...person, email: person.email.toUpperCase() }]);
    expect(twice.status).toBe(400);
    for (const table of ['identities', 'outbox'])
      expect(
        await own.of('identity', `select 1 from ${table} where ${table === 'outbox' ? 'recipient' : 'email'} = $1`, [person.email]),
      ).toEqual([]);
    expect(await own.profile(person.email)).toBeUndefined();
  });

  it('are there once the identity store is back, where it failed after the region had written', async () => {
    const person = manager();
    const requisitionId = `REQ-${unused()}`;
    const message = vacancy(requisitionId, { managers: [person] });
    await own.of(
      'identity',
      `create function refuse_commit() returns trigger as $$ begin raise 'refused'; end $$ language plpgsql;
       create constraint trigger refuse_commit after insert on identities deferrable initially deferred for each row execute function refuse_commit()`,
    );
    const failed = await calls.send(message, ats);
    await own.of('identity', 'drop trigger refuse_commit on identities');
    await own.of('identity', 'drop function refuse_commit');
    expect(failed.status).toBe(503);
    expect(await own.of('identity', 'select 1 from identities where email = $1', [person.email])).toEqual([]);
    const again = await calls.send(message, ats);
    expect(again).toMatchObject({ status: 201, data: { managers: [{ account: 'made' }] } });
    const [identity] = await own.of('identity', 'select id from identities where email = $1', [person.email]);
    expect(await own.of('region', 'select id from users where email = $1', [person.email])).toEqual([identity]);
    const { value, counted } = (await own.total()) ?? {};
    expect(value).toBe(counted);
  });

  it('do not join a group that has gained rights since the connection was saved, until it is saved again', async () => {
    const growing = await group('apps:viewVacancy');
    await own.connect({ groupIds: { recruiter: [growing] } });
    const statement = {
      effect: 'allow',
      resources: [`prn:${region}:${scope.organizationId}:${scope.customerId}:${scope.hierarchyId}:*:*`],
    };
    await setStatements(running, growing, [{ ...statement, actions: ['apps:viewVacancy', 'org:createUser'] }]);
    const person = manager();
    expect((await own.sync([person])).managers).toEqual([{ email: person.email, account: 'made' }]);
    expect(await own.membersOf(person.email)).toEqual([]);
    await own.connect({ groupIds: { recruiter: [growing] } });
    await own.sync([person]);
    expect(await own.membersOf(person.email)).toEqual([growing]);
    // Fewer rights are fine.
    await setStatements(running, growing, []);
    const other = manager();
    await own.sync([other]);
    expect(await own.membersOf(other.email)).toEqual([growing]);
  });

  it('never take the last administrator’s rights by a group that denies them', async () => {
    const denying = await groupWith(running, admin, scope, [
      {
        effect: 'deny',
        actions: ['org:*'],
        resources: [`prn:${region}:${scope.organizationId}:${scope.customerId}:${scope.hierarchyId}:*:*`],
      },
    ]);
    await own.connect({ groupIds: { recruiter: [denying] } });
    const holders = await own.of(
      'region',
      `select distinct email from users join group_members on users.id = user_id join groups on groups.id = group_id
       where users.customer_id = $1 and groups.name ilike '%admin%' and users.archived_at is null order by 1`,
      [scope.customerId],
    );
    expect(holders.length).toBeGreaterThan(0);
    for (const { email } of holders) await own.sync([manager({ email: String(email) })]);
    const admins = await Promise.all(holders.map(({ email }) => own.membersOf(String(email))));
    expect(admins.filter((groups) => !groups.includes(denying)).length).toBeGreaterThan(0);
  });
});

describe.skipIf(!postgresPrograms())('managers of requisitions that come at once, on PostgreSQL', () => {
  let cluster: Cluster;
  let all: Awaited<ReturnType<typeof begin>>;
  beforeAll(async () => {
    cluster = await startPostgres();
    all = await begin(startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' }));
  }, 120_000);
  afterAll(async () => {
    await all.running.close();
    cluster.stop();
  });

  it('get one account each, one mail each, and the same groups', async () => {
    const { running, admin, scope, own, calls } = all;
    const recruiters = await groupWith(running, admin, scope, []);
    await own.connect({ hasUserProvision: true, groupIds: { recruiter: [recruiters] } });
    const people = Array.from({ length: 4 }, () => manager());
    const turned = (by: number) => [...people.slice(by), ...people.slice(0, by)];
    const sent = Array.from({ length: 12 }, (_, index) => own.sync(turned(index % 4), `REQ-${unused()}`));
    const same = vacancy(`REQ-${unused()}`, { managers: turned(2) });
    const repeated = Array.from({ length: 4 }, () => calls.send(same, ats));
    for (const { status } of await Promise.all([...sent, ...repeated])) expect(status).toBe(201);
    for (const { email } of people) {
      const [identity] = await own.of('identity', 'select id from identities where email = $1', [email]);
      expect(await own.of('region', 'select id from users where email = $1', [email])).toEqual([identity]);
      expect(await own.membersOf(email)).toEqual([recruiters]);
      expect(await own.of('identity', `select 1 from outbox where recipient = $1`, [email])).toHaveLength(1);
    }
    const { value, counted } = (await own.total()) ?? {};
    expect(value).toBe(counted);
  });
});
