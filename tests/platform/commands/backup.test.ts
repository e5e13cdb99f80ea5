import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../src/commands/backup.ts';
import { readLines, type Line } from '../../../src/platform/backup/format.ts';
import { postgresPrograms, startPostgres, type Cluster } from '../../postgres.ts';
import { Caller, deep } from '../../support/caller.ts';
import { startPlatform, type Running } from '../browser.ts';

const passphrase = 'correct horse battery';
const folder = mkdtempSync(join(tmpdir(), 'console-backups-'));
const template = join(tmpdir(), 'console-tests-template');
let files = 0;
const newFile = (): string => join(folder, `${(files += 1)}.age`);
const backup = (args: string[], settings: Record<string, string>) =>
  run(args, { BACKUP_PASSPHRASE: passphrase, TEMPLATE_DIR: template, DATA_DIR: join(folder, 'none'), ...settings });

/** Everything that a backup holds, in an order of its own: by store and table, with the rows sorted. */
async function contentOf(path: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  let rows: string[] = [];
  for await (const line of readLines(path, { passphrase }) as AsyncIterable<Line>) {
    if (line.line === 'table') found.set(`${line.store} ${line.table} ${line.columns.map(({ name }) => name).join()}`, (rows = []));
    if (line.line === 'rows') rows.push(...line.rows.map((row) => JSON.stringify(row)));
    if (line.line === 'sequence') found.set(`${line.store} ${line.name}`, [line.value]);
  }
  for (const each of found.values()) each.sort();
  return found;
}

describe.skipIf(!postgresPrograms())('a backup of a platform that people work with', () => {
  let cluster: Cluster;
  let url: string;
  let running: Running;
  let file: string;
  const over = new AbortController();
  let made = 0;
  let working: Promise<void>;
  beforeAll(async () => {
    cluster = await startPostgres();
    url = cluster.demo();
    running = startPlatform({ DATABASE_URL: url });
    const staff = await new Caller(running.platform).as('staff@demo.example');
    const work = async () => {
      while (!over.signal.aborted) {
        // It writes to two stores: the account, and the root department with the rest of a new customer.
        await addCustomer(staff, `backed-up-${(made += 1)}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    working = work();
  });
  afterAll(async () => {
    over.abort();
    await working;
    await running.close();
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(Array.from({ length: deep ? 20 : 1 }, (_, index) => index))(
    'holds one moment of all stores, and is the same again once it was restored elsewhere (drill %i)',
    async (drill) => {
      const [first, second] = [newFile(), newFile()];
      file = first;
      const before = made;
      await new Promise((resolve) => setTimeout(resolve, 300 * Math.random()));
      const written = await backup(['write', first], { DATABASE_URL: url });
      expect(written).toMatchObject({ code: 0, says: expect.stringMatching(/identity, ap-southeast-2.* as of 20\d\d-/) });
      expect(made, 'work went on').toBeGreaterThan(before);
      const elsewhere = cluster.database(`restored-${drill}`);
      // Every customer has its department, every account its user, and the other way round.
      const restored = await backup(['restore', first], { DATABASE_URL: elsewhere });
      expect(restored).toMatchObject({ code: 0 });
      expect((await backup(['write', second], { DATABASE_URL: elsewhere })).code).toBe(0);
      const [was, is] = [await contentOf(first), await contentOf(second)];
      expect([...is.keys()]).toEqual([...was.keys()]);
      for (const [table, rows] of was) expect(is.get(table), table).toEqual(rows);
    },
  );

  it('starts a platform elsewhere, where people sign in as before', async () => {
    const elsewhere = cluster.database('started');
    await backup(['restore', file], { DATABASE_URL: elsewhere });
    const other = startPlatform({ DATABASE_URL: elsewhere });
    const admin = await new Caller(other.platform).as('admin@acme.example');
    expect((await admin.call('{ AuthCheckToken { logout } }')).data).toEqual({ logout: false });
    await other.close();
  });

  it('is verified in a temporary folder, which also shows that an embedded database can take it over', async () => {
    expect(await backup(['verify', file], {})).toMatchObject({ code: 0, says: expect.stringContaining('as of') });
  });

  it('is for whoever has the key alone, and for its owner on this machine', async () => {
    const [own, keyed] = [await generateX25519Identity(), newFile()];
    writeFileSync(join(folder, 'key'), `# made up\n${own}\n`);
    const args = ['write', keyed, '--recipient', await identityToRecipient(own)];
    expect((await backup(args, { DATABASE_URL: url, BACKUP_PASSPHRASE: '' })).code).toBe(0);
    expect(statSync(keyed).mode & 0o777).toBe(0o600);
    expect(readFileSync(keyed, 'latin1')).not.toContain('admin@acme.example');
    const into = { DATABASE_URL: cluster.database('keyed') };
    expect(await backup(['restore', keyed], into)).toMatchObject({
      code: 1,
      says: expect.stringContaining('can’t be opened with this key'),
    });
    expect((await backup(['restore', keyed, '--key', join(folder, 'key')], into)).code).toBe(0);
  });

  it('is refused where it is damaged, cut off, or goes where rows are, which then stay as they are', async () => {
    const bytes = readFileSync(file);
    const into = cluster.database('refusing');
    const refused = async (data: Buffer) => {
      const path = newFile();
      writeFileSync(path, data);
      return backup(['restore', path], { DATABASE_URL: into });
    };
    const flipped = Buffer.from(bytes);
    const middle = Math.floor(bytes.length / 2);
    flipped[middle] = (flipped[middle] ?? 0) ^ 1;
    expect(await refused(flipped)).toMatchObject({ code: 1, says: expect.stringContaining('is damaged, or ends too early') });
    expect(await refused(bytes.subarray(0, middle))).toMatchObject({ code: 1, says: expect.stringContaining('ends too early') });
    expect(await refused(Buffer.from('nothing'))).toMatchObject({ code: 1 });
    const client = new Client({ connectionString: into });
    await client.connect();
    const { rows } = await client.query(`select 1 from pg_tables where schemaname in ('identity', 'ap_southeast_2')`);
    expect(rows).toEqual([]);
    await client.end();
    expect(await backup(['restore', file], { DATABASE_URL: url })).toMatchObject({
      code: 1,
      says: expect.stringContaining('is not empty'),
    });
    expect(await backup(['write', file], { DATABASE_URL: url })).toMatchObject({ code: 1, says: expect.stringContaining('exists') });
  });
});

it('names what a backup needs, before it opens anything', async () => {
  expect(await backup([], {})).toMatchObject({ code: 2, says: expect.stringContaining('npm run backup -- write FILE') });
  expect(await backup(['write', newFile()], { BACKUP_PASSPHRASE: 'short' })).toMatchObject({
    code: 1,
    says: expect.stringContaining('at least 15'),
  });
  expect(await backup(['write', newFile()], { BACKUP_PASSPHRASE: '' })).toMatchObject({
    code: 1,
    says: expect.stringContaining('Set BACKUP_PASSPHRASE'),
  });
  expect(await backup(['write', newFile()], {})).toEqual({ code: 1, says: 'There is nothing to back up: no store has been made.' });
});

/** Makes a customer. */
async function addCustomer(staff: Caller, name: string): Promise<void> {
  const [organization] = await staff.ask<{ data: { _id: string }[] }>(listText, {}).then(({ data }) => data);
  const customer = { organizationId: organization?._id, uniqueName: name, displayName: name };
  await staff.ask('mutation ($customer: ORGCreateCustomerInput!) { ORGCreateCustomer(customer: $customer) { _id } }', { customer });
}

const listText = `query { ORGGetOrganizations(filter: { limit: 1 }) { data { _id } } }`;
