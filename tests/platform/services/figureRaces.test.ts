import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlState } from '../../../src/platform/database/sqlState.ts';
import { chance } from '../../../src/platform/demo/deterministic.ts';
import { rollUpDays } from '../../../src/platform/figures/rollUp.ts';
import { rollUp, startRollUps } from '../../../src/platform/figures/rollUpJob.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { cardsOf } from './figureCalls.ts';
import { keepRows, makePlaces, startFigures, zoneOf } from './figureGround.ts';
import type { FigureGround } from './figureGround.ts';
import { randomRows } from './figureRows.ts';

const region = 'ap-southeast-2';
const zone = zoneOf(region);
const hour = 3_600_000;
const middle = Date.parse('2025-10-05T00:00:00Z');
const everything = { organizationIds: ['o1'], customerIds: ['c1'], hierarchyIds: ['r'], submitted: {}, consented: {}, created: {} };

describe.skipIf(!postgresPrograms())('figures while rows are written and rolled up at the same moment', () => {
  let cluster: Cluster;
  let ground: FigureGround;
  let other: FigureGround;
  beforeAll(async () => {
    cluster = await startPostgres();
    const settings = { databases: { shared: cluster.database('figures') } };
    ground = startFigures(settings);
    const pool = await ground.pool(region);
    await makePlaces(pool);
    await keepRows(pool, randomRows('races', 300, { zone, middle }));
    // Another process on the same database.
    other = startFigures(settings);
    ground.clock.time = middle;
  }, 120_000);
  afterAll(async () => {
    await ground.engine.close();
    await other.engine.close();
    cluster.stop();
  });

  const kept = async () => {
    const pool = await ground.pool(region);
    const { rows } = await pool.query<{ days: string; marks: string }>(
      'select (select count(*) from figure_days) as days, (select count(*) from figure_marks) as marks',
    );
    return { days: Number(rows[0]?.days), marks: Number(rows[0]?.marks) };
  };
  const rollUpAll = async () => {
    while ((await rollUp(await ground.engine.platform.stores.region(region))) > 0);
  };

  it('lose nothing and count nothing twice', { timeout: 120_000 }, async () => {
    const pool = await ground.pool(region);
    const stores = [await ground.engine.platform.stores.region(region), await other.engine.platform.stores.region(region)];
    const total = (await cardsOf(ground, everything, region)).completed;
    const { rows } = await pool.query<{ id: string }>(`select id from assessments where customer_id = 'c1' order by id`);
    const written = new AbortController();
    /** Moves what was submitted to other hours and departments, so that the number of all stays: some of it is taken back. */
    const write = async (name: number) => {
      const luck = chance('writer', name);
      for (let round = 0; round < 120; round += 1) {
        const client = await pool.connect();
        await client.query('begin');
        const ids = [luck.pick(rows).id, luck.pick(rows).id].toSorted();
        const values = [ids, new Date(middle + luck.between(-400, 400) * hour), luck.pick(['r', 'a', 'a1', 'b'])];
        const moved =
          'update assessments set submitted_at = case when submitted_at is not null then $2::timestamptz end, hierarchy_id = $3 where id = any($1::text[])';
        const isWritten = await client
          .query(moved, values)
          .catch((error: unknown) => (sqlState(error) === '40P01' ? undefined : Promise.reject(error)));
        await client.query(isWritten && luck.happens(0.8) ? 'commit' : 'rollback');
        client.release();
      }
    };
    let collisions = 0;
    const rolling = stores.map(async (store) => {
      while (!written.signal.aborted) {
        await rollUp(store, 5).catch((error: unknown) => {
          if (!['40001', '40P01'].includes(sqlState(error) ?? '')) throw error;
          collisions += 1;
        });
      }
    });
    const seen = new Set<number>();
    const reading = (async () => {
      while (!written.signal.aborted) seen.add((await cardsOf(ground, everything, region)).completed);
    })();
    await Promise.all([1, 2, 3, 4].map(write));
    written.abort();
    await Promise.all([...rolling, reading]);
    expect([...seen]).toEqual([total]);
    const before = await cardsOf(ground, everything, region);
    await rollUpAll();
    expect(await kept()).toMatchObject({ marks: 0 });
    expect(await cardsOf(ground, everything, region)).toEqual(before);
    await pool.query('truncate figure_days');
    await pool.query(`insert into figure_marks select distinct customer_id, moment from assessments, unnest(array[created_at, consented_at, submitted_at]) as moment
      where moment is not null union select customer_id, created_at from applications`);
    expect(await cardsOf(ground, everything, region)).toEqual(before);
    expect(collisions).toBeGreaterThan(0);
  });

  it('keep the mark of what is written while a day is rolled up', async () => {
    await rollUpAll();
    const pool = await ground.pool(region);
    const change = (score: number) =>
      pool.query(`update assessments set nps_score = $1 where customer_id = 'c1' and product = 'FI' and submitted_at is not null`, [score]);
    await change(1);
    const client = await pool.connect();
    await client.query('begin isolation level repeatable read');
    await client.query('select 1 from figure_marks');
    await change(9);
    while ((await rollUpDays(drizzle(client), zone, 100)) > 0);
    await client.query('commit');
    client.release();
    expect((await kept()).marks).toBeGreaterThan(0);
    expect((await cardsOf(ground, everything, region)).avgNpsScore).toBe(9);
    await rollUpAll();
    expect((await cardsOf(ground, everything, region)).avgNpsScore).toBe(9);
  });

  it.each([
    [`update assessments set is_viewed = true, updated_at = now(), status = 'APPS_ASSESSMENT_DROPPED_OUT', assessment_link = null`, false],
    [`update applications set status = 'APPS_APPLICATION_HIRED', stage_id = 's2', updated_at = now()`, false],
    [`update assessments set nps_score = nps_score`, false],
    [`update assessments set nps_score = 3 where product = 'SI'`, false],
    [
      `update assessments set is_profanity = true where id = (select id from assessments where product = 'FI' and is_profanity = false limit 1)`,
      true,
    ],
    [`update assessments set product = 'SI' where id = (select id from assessments where product = 'FI' limit 1)`, true],
    [`delete from assessments where id = (select id from assessments where product = 'FI' limit 1)`, true],
    [`delete from applications where id = (select id from applications limit 1)`, true],
  ])('are marked by what they count alone: %s', async (change, isMarked) => {
    await rollUpAll();
    await (await ground.pool(region)).query(change);
    expect((await kept()).marks > 0).toBe(isMarked);
  });

  it('are rolled up by a job, whoever else does the same', async () => {
    const pool = await ground.pool(region);
    await pool.query(`update assessments set nps_score = 5 where product = 'FI'`);
    const jobs = [ground, other].map(({ engine }) => startRollUps(engine.platform));
    for (let round = 0; round < 20 && (await kept()).marks > 0; round += 1) await Promise.all(jobs.map((job) => job.run()));
    await Promise.all(jobs.map((job) => job.stop()));
    expect(await kept()).toMatchObject({ marks: 0 });
    expect((await kept()).days).toBeGreaterThan(0);
    expect([...ground.engine.lines, ...other.engine.lines].filter((line) => line.includes('rolled up'))).toEqual([]);
  });
});
