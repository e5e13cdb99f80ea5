import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerSettings, outbox, smsAccounts } from '../../../src/platform/nouns/region.ts';
import type { SmsNotificationEntry } from '../../../src/platform/services/customer-settings/table.ts';
import type { Store } from '../../../src/platform/database/stores.ts';
import { chargeSms } from '../../../src/platform/services/sms-credits/charge.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { queries, scopeOf } from './smsTools.ts';
import type { Scope, Setting } from './smsTools.ts';

describe.skipIf(!postgresPrograms())('what a text message takes, on PostgreSQL', () => {
  let cluster: Cluster;
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  let store: Store;
  beforeAll(async () => {
    cluster = await startPostgres();
    running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' });
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
    store = await running.platform.stores.region('ap-southeast-2');
  }, 120_000);
  afterAll(async () => {
    await running.close();
    cluster.stop();
  });
  beforeEach(() => notices({ threshold: 100, reminder: ['reminder@acme.example'], alert: ['alert@acme.example'] }));

  const ofAcme = () => eq(smsAccounts.customerId, scope.customerId);
  const account = async () => (await store.db.select().from(smsAccounts).where(ofAcme()))[0];
  const has = (credits: number) => store.db.update(smsAccounts).set({ credits, reminded: false, alerted: false }).where(ofAcme());
  const charge = (parts: number) => {
    const { settings } = running.platform;
    const context = { settings, now: running.clock.now, newId, region: 'ap-southeast-2' as const };
    return store.transaction((tx) => chargeSms(tx, context, { ...scope, parts }));
  };
  const notices = async ({ threshold, reminder, alert }: { threshold: number | null; reminder: string[]; alert: string[] }) => {
    const by = { channel: 'EMAIL', language: 'en-US', lastSentAt: null } as const;
    const smsNotificationSettings: SmsNotificationEntry[] = [
      { ...by, type: 'USAGE_REMINDER', threshold, recipients: reminder },
      { ...by, type: 'USAGE_ALERT', threshold: null, recipients: alert },
    ];
    await store.db.update(customerSettings).set({ smsNotificationSettings }).where(eq(customerSettings.customerId, scope.customerId));
    await store.db.delete(outbox).where(eq(outbox.event, 'NOTIF_SMS_CREDITS'));
  };
  const mails = async () =>
    (await store.db.select().from(outbox).where(eq(outbox.event, 'NOTIF_SMS_CREDITS'))).map(({ recipient }) => recipient);
  const purchase = (purchaseAmount: number) => admin.get(queries.purchase, { update: { ...scope, purchaseAmount } });

  it('is taken in the sender’s transaction, and given back with it', async () => {
    await has(500);
    expect(await charge(3)).toEqual({ paid: true, credits: 497 });
    await store
      .transaction(async (tx) => {
        const { settings } = running.platform;
        await chargeSms(tx, { settings, now: running.clock.now, newId, region: 'ap-southeast-2' }, { ...scope, parts: 490 });
        throw new Error('the send failed');
      })
      .catch(() => undefined);
    expect([(await account())?.credits, await mails()]).toEqual([497, []]);
  });

  it('is not taken where there is too little: the message is not paid, and nothing is below 0', async () => {
    await has(2);
    expect(await charge(3)).toEqual({ paid: false, credits: 2 });
    expect((await account())?.credits).toBe(2);
  });

  it('of a customer without an account is not paid', async () => {
    const context = { settings: running.platform.settings, now: running.clock.now, newId, region: 'ap-southeast-2' as const };
    const stranger = { organizationId: scope.organizationId, customerId: newId(), parts: 1 };
    expect(await store.transaction((tx) => chargeSms(tx, context, stranger))).toEqual({ paid: false, credits: 0 });
  });

  it('of a hundred parallel messages just those are paid that there are credits for; the reminder and the alert go out once', async () => {
    await has(130);
    const answers = await Promise.all(Array.from({ length: 100 }, () => charge(2)));
    expect(answers.filter(({ paid }) => paid)).toHaveLength(65);
    expect(answers.every(({ credits }) => credits >= 0)).toBe(true);
    expect(await account()).toMatchObject({ credits: 0, reminded: true, alerted: true });
    expect((await mails()).toSorted()).toEqual(['alert@acme.example', 'reminder@acme.example']);
    const { smsNotificationSettings, version } = await admin.get<Setting>(queries.setting, { input: scope });
    expect(smsNotificationSettings.map(({ lastSentAt }) => lastSentAt)).toEqual(Array(2).fill(running.clock.now().toISOString()));
    // An open settings page still edits the newest version.
    const before = version;
    await has(101);
    await charge(2);
    expect((await admin.get<Setting>(queries.setting, { input: scope })).version).toBe(before);
  });

  it('reminds again only after credits have risen above the threshold, and alerts again only after a purchase', async () => {
    await has(101);
    await charge(2);
    await charge(1);
    expect(await mails()).toEqual(['reminder@acme.example']);
    await purchase(1);
    await charge(1);
    expect(await mails()).toHaveLength(1);
    await purchase(10);
    await charge(1);
    await charge(20);
    expect(await mails()).toEqual(['reminder@acme.example', 'reminder@acme.example']);
    await charge((await account())?.credits ?? 0);
    await charge(1);
    expect((await mails()).filter((to) => to.startsWith('alert'))).toHaveLength(1);
    await purchase(1);
    await charge(1);
    expect((await mails()).filter((to) => to.startsWith('alert'))).toHaveLength(2);
    expect((await mails()).filter((to) => to.startsWith('reminder'))).toHaveLength(2);
  });

  it('alerts where what is left is too little for the message, too', async () => {
    await has(1);
    await charge(2);
    await charge(2);
    expect(await mails()).toEqual(['alert@acme.example']);
    expect(await charge(1)).toEqual({ paid: true, credits: 0 });
    expect((await mails()).filter((to) => to.startsWith('alert'))).toHaveLength(1);
  });

  it('tells nobody where nobody is named, and whoever is named later with the next message', async () => {
    await notices({ threshold: null, reminder: [], alert: [] });
    await has(101);
    await charge(2);
    expect([await mails(), (await account())?.reminded]).toEqual([[], false]);
    await notices({ threshold: null, reminder: ['late@acme.example', 'other@acme.example'], alert: [] });
    await charge(1);
    expect((await mails()).toSorted()).toEqual(['late@acme.example', 'other@acme.example']);
  });

  it('says in the mail whose credits they are, how many are left, and where more are purchased', async () => {
    await has(100);
    await charge(1);
    const [mail] = await store.db.select().from(outbox).where(eq(outbox.event, 'NOTIF_SMS_CREDITS'));
    expect(mail).toMatchObject({ customerId: scope.customerId, subject: 'Acme: SMS credits are running low' });
    const link = `/region/ap-southeast-2/customers/${scope.customerId}/settings/sms`;
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('99 SMS credits');
      expect(body).toContain(link);
    }
  });

  it('never goes below 0, takes what it says, and tells of each fall once: any messages and purchases, in any order', async () => {
    const step = fc.oneof(fc.record({ parts: fc.integer({ min: 1, max: 7 }) }), fc.record({ buys: fc.integer({ min: 1, max: 30 }) }));
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 20 }),
        fc.array(step, { maxLength: 12 }),
        async (start, threshold, steps) => {
          await notices({ threshold, reminder: ['reminder@acme.example'], alert: ['alert@acme.example'] });
          await has(start);
          let [credits, falls, ends, reminded, alerted] = [start, 0, 0, false, false];
          for (const each of steps) {
            if ('buys' in each) {
              await purchase(each.buys);
              [credits, alerted] = [credits + each.buys, false];
              continue;
            }
            const paid = credits >= each.parts;
            if (credits >= threshold) reminded = false;
            if (paid) credits -= each.parts;
            expect(await charge(each.parts)).toEqual({ paid, credits });
            if (paid && credits < threshold && !reminded) [falls, reminded] = [falls + 1, true];
            if ((credits === 0 || !paid) && !alerted) [ends, alerted] = [ends + 1, true];
          }
          const sent = await mails();
          expect([sent.filter((to) => to.startsWith('rem')).length, sent.filter((to) => to.startsWith('al')).length]).toEqual([
            falls,
            ends,
          ]);
        },
      ),
      { numRuns: process.env['DEEP'] === '1' ? 300 : 15, endOnFailure: true },
    );
  });

  it('falls under the threshold once, however many messages cross it at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      await notices({ threshold: 50, reminder: ['reminder@acme.example'], alert: [] });
      await has(53);
      await Promise.all(Array.from({ length: 8 }, () => charge(1)));
      expect(await mails()).toHaveLength(1);
    }
    const { rows } = await store.db.execute(sql`select 1 from sms_accounts where credits < 0`);
    expect(rows).toEqual([]);
  });
});

const newId = (): string => Array.from({ length: 24 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
