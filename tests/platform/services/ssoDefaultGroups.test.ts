import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUp, updateConfig } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { groupWith, limitedTo } from './people.ts';

// A group is not archived while accounts that single sign-on makes join it (decisions §6).

const archiveGroup = 'mutation ($filter: GroupIdFilter!) { ORGArchiveGroup(filter: $filter) { data { _id } refused { _id reason } } }';
const archiveGroups = 'mutation ($filter: GroupIdsFilter!) { ORGArchiveGroups(filter: $filter) { data { _id } refused { _id reason } } }';
const restoreGroups = 'mutation ($filter: GroupIdsFilter!) { ORGRestoreGroups(filter: $filter) { data { _id } } }';
const createGroup = 'mutation ($group: ORGCreateGroupInput!) { ORGCreateGroup(group: $group) { _id } }';

interface Changed {
  data: { _id: string }[];
  refused: { _id: string; reason: string }[];
}

/** A customer with single sign-on, its administrator, and what they do. */
async function world(running: Running, name = 'acme') {
  const customer: SsoCustomer = await setUp(running, name);
  const admin: Browser = await running.browser().as(`admin@${name}.example`);
  const scope = { organizationId: customer.organizationId, customerId: customer.id, hierarchyId: customer.hierarchyId };
  return {
    customer,
    admin,
    scope,
    makeGroup: async (group: string) => (await admin.get<{ _id: string }>(createGroup, { group: { ...scope, name: group } }))._id,
    archive: (ids: string[]) => admin.get<Changed>(archiveGroups, { filter: { groupIds: ids } }),
    save: (groupIds: string[], enabled = true) =>
      admin.ask(updateConfig, {
        filter: { customerId: customer.id, enableSapia: true },
        update: {
          enabled,
          loginUrl: 'https://login.acme.example/saml?tenant=1',
          publicCertificates: [customer.keys.certificate],
          groupIds,
        },
      }),
    restore: (ids: string[]) => admin.get(restoreGroups, { filter: { groupIds: ids } }),
  };
}

describe('a default group', () => {
  let running: Running;
  let acme: Awaited<ReturnType<typeof world>>;
  beforeAll(async () => {
    running = startPlatform();
    acme = await world(running);
  }, 120_000);
  afterAll(() => running.close());

  it('is not archived, alone or among others, whether single sign-on is on or off', async () => {
    const [mine = ''] = acme.customer.groupIds;
    const refused = [{ _id: mine, reason: 'refusals.defaultGroup' }];
    for (const enabled of [true, false]) {
      await acme.save([mine], enabled);
      const other = await acme.makeGroup(`Beside it ${enabled}`);
      expect(await acme.archive([mine, other])).toEqual({ data: [{ _id: other }], refused });
      const filter = { _id: mine };
      expect(await acme.admin.get<Changed>(archiveGroup, { filter })).toEqual({ data: [], refused });
    }
  });

  it('is archived once it is none any more, and none is made of it then', async () => {
    const id = await acme.makeGroup('For a while');
    expect((await acme.save([id])).errors).toBeUndefined();
    expect((await acme.archive([id])).refused).toEqual([{ _id: id, reason: 'refusals.defaultGroup' }]);
    await acme.save([]);
    expect((await acme.archive([id])).data).toEqual([{ _id: id }]);
    expect((await acme.save([id])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await acme.restore([id]);
    expect((await acme.save([id])).errors).toBeUndefined();
    await acme.save([]);
  });

  it('that denies is removed only by who holds what it kept from the accounts to come', async () => {
    const { admin, scope, customer, save } = acme;
    const resources = [`prn:ap-southeast-2:${scope.organizationId}:${scope.customerId}:${scope.hierarchyId}:*:*`];
    const says = (effect: string) => groupWith(running, admin, scope, [{ effect, actions: ['apps:viewVacancy'], resources }]);
    const [allowing, denying] = [await says('allow'), await says('deny')];
    expect((await save([allowing, denying])).errors).toBeUndefined();
    const editor = await limitedTo(running, admin, scope, ['idp:editSso', 'idp:viewSso']);
    const taking = (groupIds: string[]) => ({
      filter: { customerId: customer.id, enableSapia: true },
      update: {
        ...{ enabled: true, groupIds, loginUrl: 'https://login.acme.example/saml?tenant=1' },
        publicCertificates: [customer.keys.certificate],
      },
    });
    const refused = { code: 'FORBIDDEN', reason: 'GRANTS_MORE' };
    expect(await editor.refusal(updateConfig, taking([allowing]))).toMatchObject(refused);
    const preview = `query ($filter: SSOConfigFilter!, $groupIds: [ID!]!) { IDPPreviewSSOGroups(filter: $filter, groupIds: $groupIds) { gaining } }`;
    expect(await editor.refusal(preview, { filter: taking([]).filter, groupIds: [allowing] })).toMatchObject(refused);
    expect((await save([allowing])).errors).toBeUndefined();
    expect((await save([allowing, denying])).errors).toBeUndefined();
    // Without the stored groups there is nothing to give back.
    expect((await editor.ask(updateConfig, taking([]))).errors).toBeUndefined();
  });

  it('of one customer keeps nobody else from archiving', async () => {
    const id = await acme.makeGroup('Of nobody');
    const { pool } = await running.platform.stores.identity();
    const other = await setUp(running, 'harbour-vale');
    await pool.query('update sso_configs set group_ids = $2 where customer_id = $1', [other.id, JSON.stringify([id])]);
    expect((await acme.archive([id])).data).toEqual([{ _id: id }]);
  });

  it('archives and saves wait for each other where each store has one connection, and none for ever', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, (_, index) => acme.makeGroup(`Crowd ${index}`)));
    const done = await Promise.all(ids.flatMap((id) => [acme.archive([id]), acme.save([])]));
    expect(done.length).toBe(12);
  });
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.runIf(postgresPrograms())('archived and chosen at the same moment', () => {
  let cluster: Cluster;
  let running: Running;
  beforeAll(async () => {
    cluster = await startPostgres();
    running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' });
  }, 120_000);
  afterAll(async () => {
    await running.close();
    cluster.stop();
  });

  it('a group is the one or the other, never both', async () => {
    const { makeGroup, archive, save } = await world(running);
    const outcomes = new Set<string>();
    for (let round = 0; round < 20; round += 1) {
      const id = await makeGroup(`Round ${round}`);
      // The one first, then the other, and then it is left to chance.
      const archiving = round === 1 ? undefined : archive([id]);
      if (round === 0) await archiving;
      if (round > 1) await pause((round * 3) % 5);
      const saved = await save([id]);
      const archived = await (archiving ?? archive([id]));
      const isArchived = archived.data.length === 1;
      const isDefault = saved.errors === undefined;
      expect([isArchived, isDefault].filter(Boolean).length, `round ${round}`).toBe(1);
      outcomes.add(isArchived ? 'archived' : 'chosen');
      await save([]);
    }
    expect(outcomes.size, 'both were first once').toBe(2);
  });
});
