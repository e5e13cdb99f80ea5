import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../../support/until.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';

let running: Running;
beforeAll(async () => {
  running = startPlatform({ BACKGROUND_WORK: 'off', METRICS_TOKEN: 'metrics' });
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  await pool.query(`update outbox set sent_at = now() where sent_at is null`);
  await pool.query(
    `insert into outbox (customer_id, id, event, recipient, subject, text, html, created_at, due_at)
     select 'c', 'waiting' || n, 'COMMON_VIEW_MAIL', 'ada@people.example', '', '', '', now(), now() - n * interval '1 hour' from generate_series(-1, 2) as n`,
  );
});
afterAll(() => running.close());

const figure = async (name: string): Promise<number> => {
  const request = new Request('http://127.0.0.1/metrics', { headers: { authorization: 'Bearer metrics' } });
  const page = await (await running.platform.fetch(request)).text();
  return Number(
    page
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')
      .at(-1),
  );
};

it('messages that are due are counted, with how long the oldest one waits; where background work is off, they stay', async () => {
  const of = '{store="ap-southeast-2",kind="mail"}';
  expect(await figure(`console_messages_waiting${of}`)).toBe(3);
  expect(Math.round((await figure(`console_messages_overdue_seconds${of}`)) / 3600)).toBe(2);
});

it('where background work is off, no job runs; those that another process left are late', async () => {
  const { pool } = await running.platform.stores.identity();
  await pool.query(
    `insert into background_jobs (id, name, region, next_at, failures) values
       ('1', 'REMINDERS', 'ap-southeast-2', now() - interval '1 hour', 0), ('2', 'FIGURES', 'ap-southeast-2', now(), 2)`,
  );
  const of = (state: string) => `console_background_jobs{store="ap-southeast-2",state="${state}"}`;
  await until(async () => (await figure(of('late'))) === 1);
  expect(await figure(of('failing'))).toBe(1);
  const { rows } = await pool.query(`select id from background_jobs where begun_at is null order by id`);
  expect(rows).toEqual([{ id: '1' }, { id: '2' }]);
});
