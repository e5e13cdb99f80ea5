import { postgresPrograms, startPostgres } from '../postgres.ts';
import { load, median } from './load.ts';
import { report } from './report.ts';
import { signedIn, startServer } from './server.ts';

const counts = [1, 2, 4];
const [rounds, requests, lanes] = [5, 1500, 32];

/** The session's own read and a list by one, two and four processes over the same database; one process is the reference. */
export async function processesBench(): Promise<void> {
  if (!postgresPrograms()) return console.log('processes: PostgreSQL is not installed\n');
  const cluster = await startPostgres();
  const url = cluster.database('bench');
  const servers = [];
  try {
    for (const [index, count] of counts.entries()) {
      const env = { DATABASE_URL: url, DEMO: 'on', PROCESSES: String(count), DATABASE_CONNECTIONS: '4' };
      servers.push(await startServer(['--max-semi-space-size=32', 'dist/server/server.js'], 4185 + index, env));
    }
    // The other processes of a server start after its first one.
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const headers = await signedIn(servers[0]?.address ?? '', 'staff@demo.example');
    const bodies = {
      'a session’s own read': '{ AuthCheckToken { logout } }',
      'organisations, 30 rows': '{ ORGGetOrganizations(filter: {}) { data { _id displayName createdAt } pagination { totalItems } } }',
    };
    for (const [what, query] of Object.entries(bodies)) {
      const call = (address: string) => ({ url: `${address}/api/ap-southeast-2/graphql`, body: JSON.stringify({ query }), headers });
      for (const { address, pid } of servers) await load(call(address), pid, 300, lanes);
      const runs = servers.map((): Awaited<ReturnType<typeof load>>[] => []);
      for (let round = 0; round < rounds; round += 1)
        for (const [index, { address, pid }] of servers.entries()) runs[index]?.push(await load(call(address), pid, requests, lanes));
      const rates = runs.map((each) => median(each.map(({ requestsPerSecond }) => requestsPerSecond)));
      const figures = counts.map((count, index) => ({
        what: count === 1 ? '1 process (reference)' : `${count} processes`,
        'requests/s': rates[index] ?? 0,
        ratio: ((rates[index] ?? 0) / (rates[0] ?? 1)).toFixed(2),
        'median ms': median(runs[index]?.map(({ medianMs }) => medianMs) ?? []),
        'p95 ms': median(runs[index]?.map(({ p95Ms }) => p95Ms) ?? []),
      }));
      report(`${what}, ${rounds} × ${requests} requests, ${lanes} lanes; the client and PostgreSQL use the same cores`, figures);
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    cluster.stop();
  }
}
