import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postgresPrograms, startPostgres } from '../postgres.ts';
import { load, median } from './load.ts';
import { report } from './report.ts';
import { signedIn, startServer, type Running } from './server.ts';

const [rounds, requests, lanes] = [11, 500, 8];

/** A list with traces off, of a tenth, of all, and with the log of slow operations, over one database; off is the reference. */
export async function tracesBench(): Promise<void> {
  if (!postgresPrograms()) return console.log('traces: PostgreSQL is not installed\n');
  const cluster = await startPostgres();
  const url = cluster.database('bench');
  const collector = createServer((request, response) => request.resume().once('end', () => response.end('{}')));
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const on = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
  const kinds: Record<string, Record<string, string>> = {
    'off, once more': {},
    'off (reference)': {},
    'slow operations are logged': { SLOW_OPERATION_MS: '60000' },
    'a tenth is traced': { ...on, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' },
    'all is traced': on,
  };
  const servers: Running[] = [];
  try {
    for (const [index, own] of Object.values(kinds).entries()) {
      const env = { DATABASE_URL: url, DEMO: 'on', DATABASE_CONNECTIONS: '4', ...own };
      servers.push(await startServer(['--max-semi-space-size=32', 'dist/server/server.js'], 4185 + index, env));
    }
    const headers = await signedIn(servers[0]?.address ?? '', 'staff@demo.example');
    const query = '{ ORGGetOrganizations(filter: {}) { data { _id displayName createdAt } pagination { totalItems } } }';
    const call = (address: string) => ({ url: `${address}/api/ap-southeast-2/graphql`, body: JSON.stringify({ query }), headers });
    for (const { address, pid } of servers) await load(call(address), pid, 1500, lanes);
    const runs = servers.map((): Awaited<ReturnType<typeof load>>[] => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, { address, pid }] of servers.entries()) runs[index]?.push(await load(call(address), pid, requests, lanes));
    const cpu = runs.map((each) => median(each.map(({ cpuMs }) => cpuMs)));
    // Within a round, since the load of the machine changes from round to round.
    const ratio = (index: number) => median((runs[index] ?? []).map(({ cpuMs }, round) => cpuMs / (runs[1]?.[round]?.cpuMs ?? Number.NaN)));
    const figures = Object.keys(kinds).map((what, index) => ({
      what,
      'CPU ms a request': cpu[index] ?? 0,
      ratio: ratio(index).toFixed(2),
      'median ms': median(runs[index]?.map(({ medianMs }) => medianMs) ?? []),
    }));
    report(`traces: organisations, 30 rows, ${rounds} × ${requests} requests, ${lanes} lanes`, figures);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    cluster.stop();
    collector.close();
    collector.closeAllConnections();
  }
}
