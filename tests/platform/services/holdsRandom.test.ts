import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chance } from '../../../src/platform/demo/deterministic.ts';
import { wireId } from '../../../src/platform/mail/wireId.ts';
import { deep } from '../../support/caller.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { minute, startPlatform } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { mailServer } from '../mail/mailServer.ts';
import { applicationCalls } from './applicationCalls.ts';
import type { Application } from './applicationCalls.ts';
import { smsAccount } from './deliveryTools.ts';
import { smsServer } from './smsServer.ts';

// Random sequences of held actions, undo, time, crashed senders and restarts, on one store over all of them, with real servers of mail and SMS.

const folder = mkdtempSync(join(tmpdir(), 'console-holds-'));
const environment: Record<string, string> = { DATA_DIR: folder };
const isEmbedded = postgresPrograms() === undefined || process.env['TEST_DATABASE'] === 'embedded';
let postgres: Cluster | undefined;
let mails: Awaited<ReturnType<typeof mailServer>>;
let texts: Awaited<ReturnType<typeof smsServer>>;

// Hooks run in reverse order: this one comes after the platform has closed, which needs its files and servers until then.
afterAll(async () => {
  await mails.close();
  await texts.close();
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const calls = applicationCalls(async () => {
  const seeded = process.env['SEEDED_DATA'];
  if (!isEmbedded) {
    postgres = await startPostgres();
    environment['DATABASE_URL'] = postgres.demo();
  } else if (seeded)
    for (const store of ['identity', 'ap-southeast-2']) cpSync(join(seeded, store), join(folder, store), { recursive: true });
  [mails, texts] = await Promise.all([mailServer(), smsServer()]);
  return Object.assign(environment, { SMTP_URL: mails.url, SMS_URL: texts.url });
});
const { world, create, enter, rows, done } = calls;

let other: Browser;
let passed = 0;

/** Rows that died with their sender: another one takes them after its lease. */
const crashed = new Set<string>();

/** Waits until the platform has sent all that is due: a sender in the middle of a message knows nothing of a clock that jumps. */
async function send(): Promise<void> {
  for (let isDone = false; !isDone;) {
    const now = world.running.clock.now();
    const waiting = 'sent_at is null and failed_at is null';
    const found = await rows<{ id: string; due: boolean; tries: number }>(
      `select id, tries, due_at <= $1 as due from outbox where ${waiting} union all select id, tries, due_at <= $1 from sms_outbox where ${waiting}`,
      [now],
    );
    const due = found.filter((each) => each.due);
    for (const { id } of due) crashed.delete(id);
    if (due.length > 0) await rows("select pg_notify('outbox', ''), pg_notify('sms_outbox', '')");
    isDone = due.length === 0 && found.every(({ id, tries }) => tries === 0 || crashed.has(id));
    if (!isDone) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
const pass = (milliseconds: number) => {
  passed += milliseconds;
  world.running.clock.pass(milliseconds);
};
async function signIn() {
  world.admin = await world.running.browser().as('admin@acme.example');
  other = await world.running.browser().as('recruiter@acme.example');
}
async function restart() {
  await world.running.close();
  Object.assign(world, { running: startPlatform(environment) });
  world.running.clock.pass(passed);
  await signIn();
}
/** As a sender leaves its rows that died with them in its hands. */
async function crash() {
  const now = world.running.clock.now();
  for (const table of ['outbox', 'sms_outbox']) {
    const claimed = await rows<{ id: string }>(
      `update ${table} set tries = tries + 1, due_at = $2 where sent_at is null and failed_at is null and due_at <= $1 returning id`,
      [now, new Date(now.getTime() + 2 * minute)],
    );
    for (const { id } of claimed) crashed.add(id);
  }
}

beforeAll(async () => {
  await smsAccount(world.running, world.scope, true, 1_000_000);
});
interface Made {
  id: string;
  until: number;
  undone: boolean;
  wires: string[];
}
interface Held {
  hold: { _id: string; until: string } | null;
}

const sequences = Array.from({ length: deep ? 400 : 100 }, (_, index) => index);
const seen = { undone: 0, left: 0, late: 0, restarts: 0, crashes: 0 };

it.each(sequences)(
  'no message leaves that was undone, and none is lost that was not (sequence %i)',
  async (sequence) => {
    const luck = chance('holds', sequence);
    await signIn();
    const vacancy = await create();
    const last = vacancy.workflow.stages.at(-1)?._id;
    const people: Application[] = [await enter(vacancy), await enter(vacancy)];
    const made: Made[] = [];
    const act = async () => {
      const ids = people.filter(() => luck.happens(0.7)).map(({ _id }) => _id);
      const notify = luck.happens(0.85);
      const kind = luck.pick(['decline', 'decline', 'shortlist', 'move', 'resend', 'invite']);
      if (kind !== 'invite' && ids.length === 0) return;
      const status = kind === 'decline' ? 'APPS_APPLICATION_DECLINED' : 'APPS_APPLICATION_SHORTLISTED';
      const answer =
        kind === 'invite'
          ? await done<Held>('heldInvite', { input: calls.invitation(vacancy), notify })
          : kind === 'move'
            ? await done<Held>('heldMove', { ids, stageId: last, notify })
            : await (kind === 'resend' ? done<Held>('heldResend', { ids }) : done<Held>('heldStatus', { ids, status, notify }));
      if (!answer.hold) return;
      const { _id: id, until } = answer.hold;
      const queued = await rows<{ id: string }>(
        'select id from outbox where hold_id = $1 union all select id from sms_outbox where hold_id = $1',
        [id],
      );
      const wires = queued.map((row) => wireId({ id: row.id, customerId: world.scope.customerId, region: 'ap-southeast-2' }));
      made.push({ id, until: Date.parse(until), undone: false, wires });
    };
    const applicationsOf = (id: string) =>
      rows<{ id: string }>(
        `select id from applications where id in (select change ->> 'id' from holds, jsonb_array_elements(holds.changes) change where holds.id = $1)`,
        [id],
      );
    const undo = async () => {
      if (made.length === 0) return;
      const hold = luck.pick(made);
      const now = world.running.clock.now().getTime();
      const by = luck.happens(0.5) ? other : world.admin;
      const { errors } = await calls.ask('undoHold', { id: hold.id }, by);
      const reason = errors?.[0]?.extensions.reason;
      const expected = hold.undone ? 'HOLD_UNDONE' : hold.until <= now ? 'HOLD_OVER' : undefined;
      // A sender may be first at the very moment, never an undo after it.
      // Of applications that an undone invitation took along, others learn nothing.
      if (by === other && errors?.[0]?.extensions.code === 'NOT_FOUND') return expect(await applicationsOf(hold.id)).toEqual([]);
      expect(errors === undefined || reason !== undefined, JSON.stringify(errors)).toBe(true);
      expect(reason).toBe(expected);
      if (expected === 'HOLD_OVER') seen.late += 1;
      hold.undone ||= expected === undefined;
    };
    const moment = async () => {
      const hold = made.find((each) => !each.undone && each.wires.length > 0 && each.until > world.running.clock.now().getTime());
      if (!hold) return;
      await send();
      pass(hold.until - world.running.clock.now().getTime() - (luck.happens(0.5) ? 1 : 0));
      await Promise.all([luck.happens(0.5) ? send() : undefined, undo()]);
    };
    for (let step = 0; step < 10; step += 1) {
      const what = luck.pick(['act', 'act', 'act', 'undo', 'undo', 'pass', 'pass', 'moment', 'crash']);
      if (what === 'act') await act();
      else if (what === 'undo') await undo();
      else if (what === 'moment') await moment();
      else if (what === 'crash') {
        pass(luck.between(0, 5 * minute));
        await crash();
        seen.crashes += 1;
      } else {
        pass(Math.floor(luck.between(0, 4 * minute)));
        await send();
      }
      if (luck.happens(0.015)) {
        await restart();
        seen.restarts += 1;
      }
    }
    for (let round = 0; round < 2; round += 1) {
      pass(6 * minute);
      await send();
    }
    const received = [
      ...mails.received.map(({ headers }) => String(headers.get('message-id'))),
      ...texts.received.map(({ body }) => String(body['messageId'])),
    ];
    const times = (wire: string) => received.filter((each) => each.includes(wire)).length;
    for (const { id, undone, wires } of made)
      for (const wire of wires) expect([id, undone, times(wire)]).toEqual([id, undone, undone ? 0 : 1]);
    seen.undone += made.filter(({ undone }) => undone).length;
    seen.left += made.filter(({ undone, wires }) => !undone && wires.length > 0).length;
  },
  60_000,
);

it('saw undone and left holds, late undoes, crashes and restarts', () => {
  for (const count of Object.values(seen)) expect(count, JSON.stringify(seen)).toBeGreaterThan(5);
});
