import { startPlatform } from '../platform/browser.ts';
import { postgresPrograms, startPostgres } from '../postgres.ts';
import { fillCustomer } from './bulk.ts';
import { launch } from './chromium.ts';
import { interactions } from './interactions.ts';
import { median } from './load.ts';
import { servePeer } from './peers/peers.ts';
import { ourSubject, reactAdminSubject, refineSubject } from './peers/subjects.ts';
import { report } from './report.ts';
import { startServer } from './server.ts';
import { steps, walk, type Walk } from './walk.ts';

/** `BENCH_BROWSER=2` walks fewer times. */
const runs = Number(process.env['BENCH_BROWSER'] ?? 5);

/** The users of a customer who has 10,000, and the same list in consoles of other frameworks, one after the other each time. */
export async function browserBench(): Promise<void> {
  if (!postgresPrograms()) return console.log('browser: PostgreSQL is not installed\n');
  const cluster = await startPostgres();
  const environment = { DATABASE_URL: cluster.database('browser'), DEMO: 'on' };
  const customer = await filled(environment);
  const platform = await startServer(['dist/server/server.js'], 4185, environment);
  const ours = platform.address.replace('127.0.0.1', 'localhost');
  const tenant = `${ours}/region/ap-southeast-2/customers/${customer}`;
  const peers = { reactAdmin: await servePeer('reactAdmin'), refine: await servePeer('refine') };
  const browser = await launch();
  try {
    const subjects = [
      ourSubject(`${tenant}/users`),
      ...(peers.reactAdmin ? [reactAdminSubject(peers.reactAdmin.address)] : []),
      ...(peers.refine ? [refineSubject(peers.refine.address)] : []),
    ];
    const walks = subjects.map((): Walk[] => []);
    for (let run = 0; run < runs; run += 1)
      for (const [index, subject] of subjects.entries()) walks[index]?.push(await walk(browser, subject));
    const figure = (index: number, step: keyof Walk) => median(walks[index]?.map((one) => one[step]) ?? []);
    report(
      `users of 10,000, ${runs} walks each, 9 Mbit/s, 165 ms, CPU ÷ 4 (ms); each console reads a record from its server before it shows or edits it`,
      steps.map(({ step, what, goal }) => {
        const best = Math.min(...subjects.slice(1).map((_, index) => figure(index + 1, step)));
        return {
          what,
          ...Object.fromEntries(subjects.map(({ name }, index) => [name, figure(index, step)])),
          ...(Number.isFinite(best) && { 'ours / best peer': figure(0, step) / best }),
          goal,
        };
      }),
    );
    const found = await interactions(browser, { tenant, runs });
    report(
      'interaction to next paint, CPU ÷ 4 (ms)',
      found.map(([what, ms]) => ({ what, ours: ms, goal: 100 })),
    );
  } finally {
    await browser.close();
    peers.reactAdmin?.close();
    peers.refine?.close();
    await platform.stop();
    cluster.stop();
  }
}

/** Makes a customer of 10,000 users; answers its id. */
async function filled(environment: Record<string, string>): Promise<string> {
  const running = startPlatform(environment);
  try {
    const admin = await running.browser().as('admin@acme.example');
    const { customerId } = await admin.get<{ customerId: string }>('{ AuthMe { customerId } }');
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await fillCustomer(pool, { customerId, users: 10_000, until: running.clock.now() });
    return customerId;
  } finally {
    await running.close();
  }
}
