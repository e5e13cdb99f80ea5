import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../../src/platform/database/stores.ts';
import { noteLater } from '../../../src/platform/mail/laterEvents.ts';
import { purgeCandidates } from '../../../src/platform/purge/index.ts';
import { noteSmsEvent } from '../../../src/platform/webhooks/sms.ts';
import { postgresPrograms } from '../../postgres.ts';
import { applicant, region, rowsOf, smsAccount, tell, until } from './deliveryTools.ts';
import type { Applicant } from './deliveryTools.ts';
import { storesOf } from './plantedCandidate.ts';
import { raceGround } from './raceGround.ts';

/** Something that is waited for until it is given. */
function signal() {
  let give = () => undefined as void;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

vi.setConfig({ testTimeout: 60_000 });

describe.skipIf(!postgresPrograms())('what is told of a message at the moment in which its candidate is purged, on PostgreSQL', () => {
  const ground = raceGround();
  let stores: Awaited<ReturnType<typeof storesOf>>;
  let who: Applicant;
  beforeEach(async () => {
    const { running, scope } = ground;
    stores = await storesOf(running.platform);
    await smsAccount(running, scope, true, 1000);
    who = await applicant(running, scope, '+61491570156');
    await tell(running, who.notice('FI_PII_COMPLETED'));
    await until(async () => (await mails()).length === 2 && (await texts()).length === 1);
  });

  const mails = () => rowsOf(ground.running, 'email_events', 'master_id', who.assessmentId);
  const texts = () => rowsOf(ground.running, 'sms_events', 'master_id', who.assessmentId);
  const purge = () =>
    purgeCandidates(stores, {
      ...{ customerId: ground.scope.customerId, candidateIds: [who.candidateId], mode: 'deidentify', now: ground.running.clock.now() },
      within: async () => undefined,
    });
  /** The region's store, whose transactions have done their work and wait before they commit. */
  const held = () => {
    const [done, leave] = [signal(), signal()];
    const transaction: Store['transaction'] = (work) =>
      stores.home.transaction(async (tx) => {
        const result = await work(tx);
        done.give();
        await leave.given;
        return result;
      });
    return { store: { ...stores.home, transaction }, done: done.given, leave: leave.give };
  };
  /** Purges while something is written and not committed, and lets that go once the purge waits for it. */
  const purgeBeside = async <Told>(write: (store: Store) => Promise<Told>): Promise<Told> => {
    const { store, done, leave } = held();
    const told = write(store);
    await done;
    const purged = purge();
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await until(async () => ((await stores.home.pool.query(waiting)).rowCount ?? 0) > 0).finally(leave);
    expect(await purged).toEqual([who.candidateId]);
    return told;
  };

  it('is written of a mail without whom it went to', async () => {
    const [sent] = await mails();
    const name = { id: String(sent?.['id']), customerId: ground.scope.customerId, region };
    const now = ground.running.clock.now();
    expect(await purgeBeside((store) => noteLater(store, name, { eventType: 'Bounce', timestamp: now, key: 'beside' }, now))).toBe('noted');
    const found = await mails();
    expect(found.map(({ event_type: type }) => String(type)).toSorted()).toEqual(['Bounce', 'Delivery', 'Send']);
    expect(new Set(found.map(({ mail_recipient: to, subject }) => `${String(to)} ${String(subject)}`))).toEqual(
      new Set(['deleted@deleted.invalid null']),
    );
  });

  it('is written of a text message without its number or carrier', async () => {
    const [sent] = await texts();
    const messageId = `${String(sent?.['sms_message_id'])}.${ground.scope.customerId}.${region}`;
    const event = { id: 'beside', status: 'Delivered', messageId, carrier: 'Example Mobile', country: 'AU' };
    const { platform } = ground.running;
    expect(
      await purgeBeside((store) => noteSmsEvent({ ...platform, stores: { ...platform.stores, region: async () => store } }, event)),
    ).toBe('noted');
    const found = await texts();
    expect(found).toHaveLength(2);
    for (const row of found) expect(row).toMatchObject({ sms_destination_phone_number: '', carrier_name: null, iso_country_code: null });
  });
});
