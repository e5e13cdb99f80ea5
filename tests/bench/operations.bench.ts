import { AuthGetUserRegion, AuthMe } from '../../src/generated/documents.ts';
import { AuthCheckToken, AuthRefreshToken, CommonCheckPolicy } from '../../src/generated/signedInDocuments.ts';
import { plans } from '../../src/generated/plans.ts';
import { Caller } from '../support/caller.ts';
import { Resource, archiveOf, scopeOf } from '../support/resource.ts';
import { demoPassword, emailLogin, startPlatform, type Running } from '../platform/browser.ts';
import { startPostgres } from '../postgres.ts';
import { median } from './load.ts';
import { report, type Figure } from './report.ts';

const calls = 40;

export async function operationsBench(): Promise<void> {
  const cluster = await startPostgres();
  try {
    const [embedded, postgres] = [await measured({}), await measured({ DATABASE_URL: cluster.database('operations') })];
    report(
      `operations, ms a call, median of ${calls}`,
      Object.keys(postgres).map((what): Figure => ({
        what,
        'PostgreSQL ms': postgres[what] ?? Number.NaN,
        'embedded ms': embedded[what] ?? Number.NaN,
      })),
    );
  } finally {
    cluster.stop();
  }
}

async function measured(environment: Record<string, string>): Promise<Record<string, number>> {
  const running = startPlatform(environment);
  try {
    const found: Record<string, number> = {};
    const time = async (what: string, work: () => Promise<unknown>) => {
      await work();
      const times: number[] = [];
      for (let call = 0; call < calls; call += 1) {
        const begun = performance.now();
        await work();
        times.push(performance.now() - begun);
      }
      found[what] = median(times);
    };
    const { pool } = await running.platform.stores.identity();
    await time('select 1 (reference)', () => pool.query('select 1'));
    await timeSession(running, time);
    for (const plan of plans) await timeResource(running, plan, time);
    return found;
  } finally {
    await running.close();
  }
}

type Time = (what: string, work: () => Promise<unknown>) => Promise<void>;

async function timeSession(running: Running, time: Time): Promise<void> {
  const browser = await running.browser().as('staff@demo.example');
  await time('AuthEmailLogin (argon2id)', () =>
    running.browser().get(emailLogin, { email: 'recruiter@acme.example', password: demoPassword }),
  );
  const policy = { todos: { '*': plans.flatMap(({ list }) => (Array.isArray(list?.access) ? list.access : [])) } };
  await time('CommonCheckPolicy', () => browser.get(CommonCheckPolicy.text, { policy }));
  await time('AuthGetUserRegion', () => browser.get(AuthGetUserRegion.text, { email: 'nobody@acme.example' }));
  for (const [name, { text }] of Object.entries({ AuthMe, AuthCheckToken, AuthRefreshToken })) await time(name, () => browser.get(text));
}

async function timeResource(running: Running, plan: (typeof plans)[number], time: Time): Promise<void> {
  const caller = new Caller(running.platform);
  await caller.browser.as('staff@demo.example');
  const resource = new Resource(plan, caller, await scopeOf(caller));
  const { rows } = await resource.page(1, 30);
  const [first] = rows;
  await time(`${plan.name}: page of 30`, () => resource.page(1, 30));
  await time(`${plan.name}: search`, () => resource.page(1, 30, { search: first ? resource.titleOf(first) : '' }));
  if (plan.get && first) await time(`${plan.name}: one`, () => resource.get(resource.idOf(first)));
  if (!plan.create) return;
  const made: string[] = [];
  await time(`${plan.name}: create`, async () => made.push(resource.idOf(await resource.make())));
  const archive = archiveOf(plan);
  const [one] = made;
  if (!archive || !one) return;
  await time(`${plan.name}: archive and restore`, async () => {
    await resource.act(archive.archive, [one]);
    await resource.act(archive.restore, [one]);
  });
}
