import { afterAll, beforeAll } from 'vitest';
import { startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { scopeOf } from './people.ts';
import type { Scope } from './people.ts';

export interface RaceGround {
  running: Running;
  staff: Browser;
  admin: Browser;
  /** The admin's. */
  scope: Scope;
}

/** Starts the ground before the tests of a `describe` and ends it after them; filled in once they run. */
export function raceGround(): RaceGround {
  const ground = {} as RaceGround;
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
    const running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' });
    const staff = await running.browser().as('staff@demo.example');
    const admin = await running.browser().as('admin@acme.example');
    Object.assign(ground, { running, staff, admin, scope: await scopeOf(admin) });
  }, 120_000);
  afterAll(async () => {
    await ground.running.close();
    cluster.stop();
  });
  return ground;
}

export const together = <Result>(times: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
