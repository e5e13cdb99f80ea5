import { startPostgres } from '../postgres.ts';
import { median } from './load.ts';
import { report } from './report.ts';
import { signedIn, startServer } from './server.ts';

const path = '/api/ap-southeast-2/graphql';
const floodSeconds = 10;
const lanes = 60;

/** A signed-in AuthMe while strangers sign in, from one address and from many, and a password tried on 200 accounts. */
export async function floodBench(): Promise<void> {
  const cluster = await startPostgres();
  const port = 4700 + (process.pid % 200);
  const env = {
    DATABASE_URL: cluster.demo(),
    DEMO: process.env['DEMO'] ?? 'on',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: '1',
    RATE_LIMIT_SCALE: '1',
  };
  const server = await startServer([process.env['FLOOD_SERVER'] ?? 'dist/server/server.js'], port, env);
  try {
    const post = async (query: string, variables: object, headers: Record<string, string> = {}) => {
      const answer = await fetch(server.address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return (await answer.json()) as { errors?: { extensions: { code: string; reason?: string } }[] };
    };
    const login = (email: string, address: string) =>
      post(
        'mutation ($email: String!) { AuthEmailLogin(email: $email, password: "Spring-2026!") { mfa } }',
        { email },
        { 'x-forwarded-for': address },
      );
    const own = await signedIn(server.address, 'admin@acme.example');
    const me = () => post('{ AuthMe { customerId } }', {}, own);
    const measured = async (until: number): Promise<number[]> => {
      const times: number[] = [];
      while (performance.now() < until) {
        const begun = performance.now();
        const { errors } = await me();
        if (errors) throw new Error(`AuthMe answered ${JSON.stringify(errors)}`);
        times.push(performance.now() - begun);
      }
      return times;
    };
    const flooded = async (addressOf: (call: number) => string) => {
      const until = performance.now() + floodSeconds * 1000;
      const codes: Record<string, number> = {};
      let calls = 0;
      const lane = async () => {
        while (performance.now() < until) {
          const { errors } = await login(`nobody-${(calls += 1)}@made.example`, addressOf(calls));
          const { code = 'done', reason = '' } = errors?.[0]?.extensions ?? {};
          codes[`${code} ${reason}`] = (codes[`${code} ${reason}`] ?? 0) + 1;
        }
      };
      const floods = Promise.all(Array.from({ length: lanes }, lane));
      const times = await measured(until);
      await floods;
      return { times, codes };
    };
    for (let warm = 0; warm < 50; warm += 1) await me();
    const quiet = await measured(performance.now() + 3000);
    const runs = {
      'one address': await flooded(() => '203.0.113.9'),
      'an address each': await flooded((call) => `198.${call % 250}.${(call >> 8) % 250}.${call % 7}`),
    };
    const figure = (what: string, times: number[]) => ({
      what,
      calls: times.length,
      'p50 ms': median(times),
      'of quiet': median(times) / median(quiet),
      'slowest ms': Math.max(...times),
    });
    report(`AuthMe while ${lanes} strangers sign in, on PostgreSQL`, [
      figure('quiet', quiet),
      ...Object.entries(runs).map(([what, { times }]) => figure(`flood from ${what}`, times)),
    ]);
    console.log(JSON.stringify(Object.fromEntries(Object.entries(runs).map(([what, { codes }]) => [what, codes]))));
    let refused = 0;
    for (let account = 0; account < 200; account += 1) {
      const { errors } = await login(`spray-${account}@made.example`, '192.0.2.77');
      if (errors?.[0]?.extensions.code === 'RATE_LIMITED') refused += 1;
    }
    console.log(`one password on 200 accounts from one address: ${refused} refused`);
  } finally {
    await server.stop();
    cluster.stop();
  }
}
