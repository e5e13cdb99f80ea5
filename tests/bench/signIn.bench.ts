import { hashPassword } from '../../src/platform/services/auth/passwords.ts';
import { demoPassword, startPlatform } from '../platform/browser.ts';
import { addApp, codeText, logInText, newPerson } from '../platform/services/factorTools.ts';
import { startPostgres } from '../postgres.ts';
import { median } from './load.ts';
import { report } from './report.ts';

const times = 30;

/** Times of sequential sign-ins as multiples of a password hash, the least that a sign-in costs. */
export async function signInBench(): Promise<void> {
  const cluster = await startPostgres();
  const running = startPlatform({ DATABASE_URL: cluster.database('signin'), DEMO: 'on' });
  try {
    const admin = await running.browser().as('admin@acme.example');
    const plain = await newPerson(running, admin);
    const careful = await newPerson(running, admin);
    const app = await addApp(running, await running.browser().as(careful.email));
    const byPassword = async (email: string) => {
      const browser = running.browser();
      await browser.get(logInText, { email, password: demoPassword });
      return browser;
    };
    const byCode = async () => {
      // Each code works once.
      running.clock.pass(60_000);
      const browser = await byPassword(careful.email);
      await browser.get(codeText, { email: careful.email, code: app.code(), isRememberDevice: false });
    };
    const ways = {
      'one argon2id hash (reference)': () => hashPassword(demoPassword),
      password: () => byPassword(plain.email),
      'password and code of an app': byCode,
    };
    const medians = Object.entries(await mediansOf(ways));
    const reference = medians[0]?.[1] ?? 0;
    report(
      'one sign-in, on PostgreSQL',
      medians.map(([what, ms]) => ({ what, 'median ms': ms, ratio: ms / reference })),
    );
  } finally {
    await running.close();
    cluster.stop();
  }
}

/** Alternates, so that a busy moment of the machine affects all alike. */
async function mediansOf(ways: Record<string, () => Promise<unknown>>): Promise<Record<string, number>> {
  const taken = new Map(Object.keys(ways).map((what) => [what, [] as number[]]));
  for (let index = 0; index <= times; index += 1) {
    for (const [what, work] of Object.entries(ways)) {
      const begun = performance.now();
      await work();
      // The first round warms up.
      if (index > 0) taken.get(what)?.push(performance.now() - begun);
    }
  }
  return Object.fromEntries([...taken].map(([what, each]) => [what, median(each)]));
}
