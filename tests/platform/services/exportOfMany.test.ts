import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deep } from '../../support/caller.ts';
import { countingWork, withoutPolling } from '../../support/work.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { download, startExport } from '../lists/calls.ts';
import type { Scope, Ticket } from '../lists/calls.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes really held: uncollected garbage says nothing of the export. */
function held(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

describe('an export of very many rows', () => {
  let running: Running;
  let staff: Browser;
  let admin: Browser;
  let scope: Scope;
  const counted = countingWork();
  beforeAll(async () => {
    running = withoutPolling(startPlatform);
    staff = await running.browser().as('staff@demo.example');
    admin = await running.browser().as('admin@acme.example');
    scope = await admin.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
  });
  afterAll(() => running.close());

  const begin = (more: object) => staff.get<Ticket>(startExport, { input: { ...scope, format: 'CSV', ...more } });
  const many = deep ? 1_000_000 : 200_000;
  const trail = {
    operation: 'CommonGetAuditList',
    resource: 'audit-log',
    columns: ['_id', 'at', 'operation', 'actorName', 'subjectNames', 'changes.field'].map((path) => ({ path, label: path })),
  };
  let variables: object;
  beforeAll(async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    variables = { filter: { ...scope, operations: ['AppsMoveApplication'] } };
    await pool.query(
      `insert into audit_entries (customer_id, id, at, operation, actor_id, organization_id, region, subjects, subject_count, fields)
       select $1, lpad(to_hex(n), 24, '0'), timestamptz '2026-01-01' + (n / 3) * interval '1 second', 'AppsMoveApplication', 'gone', $2, 'ap-southeast-2', '[]', 1, '[]'
       from generate_series(1, ${many}) n`,
      [scope.customerId, scope.organizationId],
    );
    await pool.query('analyze audit_entries');
  }, 300_000);

  it('comes in flat memory, each row once, while others are served', async () => {
    const { path, rows } = await begin({ ...trail, variables });
    expect(rows).toBe(many);
    const { body } = await download(running, staff, path);
    let [lines, most, answered, chunks] = [0, 0, 0, 0];
    const reading = new AbortController();
    const others = (async () => {
      while (!reading.signal.aborted) {
        await admin.get('query ($filter: ORGGetCustomersFilter!) { ORGGetCustomers(filter: $filter) { data { _id } } }', { filter: {} });
        answered += 1;
      }
    })();
    const before = held();
    const ids = new Set<number>();
    let rest = '';
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      const parts = (rest + Buffer.from(chunk).toString('utf8')).split('\n');
      rest = parts.pop() ?? '';
      lines += parts.length;
      for (const line of parts) ids.add(Number.parseInt(line.slice('{"_id":"'.length, '{"_id":"'.length + 24), 16));
      chunks += 1;
      if (chunks % 20 === 0) most = Math.max(most, held() - before);
    }
    reading.abort();
    await others;
    expect(rest).toBe('');
    expect(lines).toBe(many);
    expect(ids.size).toBe(many);
    expect(answered).toBeGreaterThan(20);
    expect(chunks).toBeGreaterThan(40);
    // The test's own set of ids is some of it.
    if (deep) console.log(`${many} rows: at most ${Math.round(most / 2 ** 20)} MiB held`);
    expect(most).toBeLessThan(40 * 2 ** 20);
  }, 600_000);

  it('reads no further once the client is gone', async () => {
    const { path } = await begin({ ...trail, variables });
    const { body } = await download(running, staff, path);
    const reader = body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    // Requested parts still arrive; the other hundred do not.
    const afterwards = await counted(async () => {
      for (let turn = 0; turn < 20; turn += 1) await pool.query('select 1');
    });
    expect(afterwards.statements).toBeLessThan(20 + 5);
  });

  it('that breaks off ends the connection, so that nobody takes the file for whole', async () => {
    const server = running.platform.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { path } = await begin({ ...trail, variables });
    const answer = await fetch(address + path, {
      headers: { cookie: [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect(answer.status).toBe(200);
    const reader = answer.body?.getReader();
    await reader?.read();
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await pool.query('alter table audit_values rename to audit_values_away');
    const rest = (async () => {
      while (!(await reader?.read())?.done);
    })();
    await expect(rest).rejects.toThrow();
    await pool.query('alter table audit_values_away rename to audit_values');
    await new Promise((resolve) => server.close(resolve));
  });
});
