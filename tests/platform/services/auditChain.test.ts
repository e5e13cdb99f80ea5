import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeAuditValues } from '../../../src/platform/purge/records.ts';
import { verifyChain } from '../../../src/platform/audit-chain/verify.ts';
import type { ChainReport } from '../../../src/platform/audit-chain/verify.ts';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { scopeOf } from './people.ts';
import type { Scope } from './people.ts';

const region = 'ap-southeast-2';
const save = 'mutation ($input: CommonSaveViewInput!) { CommonSaveView(input: $input) { _id } }';

describe('the chain of the audit trail', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
  });
  afterAll(() => running.close());

  const store = () => running.platform.stores.region(region);
  const sql = async (text: string, values: unknown[] = []) => (await store()).pool.query<Record<string, never>>(text, values);
  const change = async (name = unused()) =>
    (await admin.get<{ _id: string }>(save, { input: { ...scope, resource: 'users', name, query: '', shared: false } }))._id;
  const verify = async (secret?: string): Promise<ChainReport> => {
    const settings = { ...running.platform.settings, ...(secret && { secret }) };
    return (await store()).transaction((tx) => verifyChain(tx, { settings }, region, scope.customerId));
  };
  const chained = () => expect.poll(async () => (await verify()).waiting).toBe(0);
  const entries = async () =>
    (await sql('select * from audit_entries where customer_id = $1 order by position', [scope.customerId])).rows as unknown as {
      id: string;
      at: Date;
      position: string;
    }[];

  it('has each entry soon after it is written, those of before the chain too', async () => {
    await change();
    await chained();
    const report = await verify();
    expect(report.broken).toBeUndefined();
    expect(report.entries).toBe((await entries()).length);
    expect(report.entries).toBeGreaterThan(2);
  });

  it('verifies entries whose values a purge erased, and counts them', async () => {
    const id = await change('Somebody’s name');
    await chained();
    const before = await verify();
    const none = { ids: [], applicationIds: [], assessmentIds: [], addresses: [], phones: [], names: [] };
    const traces = { ...none, customerId: scope.customerId, candidateIds: [id] };
    await (await store()).transaction(async (tx) => void (await purgeAuditValues(tx, traces, { mode: 'delete', now: new Date() })));
    expect(await verify()).toEqual({ ...before, erased: before.erased + 1 });
  });

  it('is broken under another secret', async () => {
    expect((await verify('another secret, of more than 32 letters')).broken?.reason).toContain('secret');
  });

  describe('names the first entry that somebody with the database', () => {
    let subject: string;
    let last: { id: string; at: Date; position: string };
    beforeEach(async () => {
      subject = await change();
      await change();
      await change();
      await chained();
      last = (await entries()).at(-2) as typeof last;
      await sql('create table if not exists copied_entries as select * from audit_entries with no data');
      await sql('create table if not exists copied_values as select * from audit_values with no data');
      await sql('create table if not exists copied_chains as select * from audit_chains with no data');
      for (const kind of ['entries', 'values', 'chains'])
        await sql(`insert into copied_${kind} select * from audit_${kind} where customer_id = $1`, [scope.customerId]);
    });
    afterEach(async () => {
      for (const kind of ['entries', 'values', 'chains']) await sql(`delete from audit_${kind} where customer_id = $1`, [scope.customerId]);
      await sql('insert into audit_entries select * from copied_entries');
      await sql(
        `insert into audit_values (customer_id, entry_id, subject_id, position, name, before, "values", digest)
         select customer_id, entry_id, subject_id, position, name, before, "values", digest from copied_values`,
      );
      await sql('insert into audit_chains select * from copied_chains');
      for (const table of ['copied_entries', 'copied_values', 'copied_chains']) await sql(`drop table ${table}`);
      expect((await verify()).broken).toBeUndefined();
    });

    it.each([
      ['changes who did it', 'update audit_entries set actor_id = $2 where id = $1', 'was changed'],
      ['changes when it was', `update audit_entries set at = at - interval '1 day' where id = $1 and $2 <> ''`, 'was changed'],
      ['changes its organisation', 'update audit_entries set organization_id = $2 where id = $1', 'does not follow'],
      ['takes away its seal', `update audit_entries set seal = null where id = $1 and $2 <> ''`, 'not written by the platform'],
    ])('%s', async (_, text, reason) => {
      await sql(text, [last.id, 'another']);
      const { broken } = await verify();
      expect(broken).toMatchObject({ id: last.id, position: Number(last.position) });
      expect(broken?.reason).toContain(reason);
    });

    it('changes a value of', async () => {
      await sql(`update audit_values set "values" = jsonb_set("values", '{name}', '"Otherwise"') where subject_id = $1`, [subject]);
      expect((await verify()).broken?.reason).toContain('changed values');
    });

    it('removes, by the one before it', async () => {
      const [before] = (await entries()).slice(-3);
      await sql('delete from audit_entries where id = $1', [last.id]);
      const { broken } = await verify();
      expect(broken).toMatchObject({ id: before?.id, position: Number(last.position) });
      expect(broken?.reason).toContain('was removed');
    });

    it('inserts as a new one', async () => {
      await sql(
        `insert into audit_entries (customer_id, id, at, operation, actor_id, region, subjects, fields)
         values ($1, 'forged', $2, 'ORGArchiveUsers', 'somebody', $3, '[]', '[]')`,
        [scope.customerId, running.clock.now(), region],
      );
      expect((await verify()).broken).toMatchObject({ id: 'forged' });
      await expect.poll(async () => (await entries()).find(({ id }) => id === 'forged')?.position).not.toBeNull();
      expect((await verify()).broken).toMatchObject({ id: 'forged', reason: 'was not written by the platform' });
    });

    it('inserts at the place of another', async () => {
      await sql(
        `insert into audit_entries (customer_id, id, at, operation, actor_id, organization_id, region, subjects, subject_count, is_copy, fields,
         address, user_agent, reason, seal, position, link)
         select customer_id, 'copy', at, operation, actor_id, organization_id, region, subjects, subject_count, is_copy, fields,
         address, user_agent, reason, seal, position, link from audit_entries where id = $1`,
        [last.id],
      );
      expect((await verify()).broken).toBeDefined();
    });

    it('swaps with its neighbour', async () => {
      const next = (await entries()).at(-1);
      await sql('update audit_entries set position = $2 where id = $1', [last.id, next?.position]);
      await sql('update audit_entries set position = $2 where id = $1', [next?.id, last.position]);
      expect((await verify()).broken).toMatchObject({ position: Number(last.position) });
    });

    it('leaves as the last one, when later ones are removed', async () => {
      await sql('delete from audit_entries where position > $1 and customer_id = $2', [last.position, scope.customerId]);
      expect((await verify()).broken).toMatchObject({ id: last.id, reason: expect.stringContaining('were removed') as string });
    });

    it('leaves as the last one, when the head is set back too, and the chain is not continued from there', async () => {
      await sql('delete from audit_entries where position > $1 and customer_id = $2', [last.position, scope.customerId]);
      await sql('update audit_chains set position = $1, hash = (select link from audit_entries where id = $2) where customer_id = $3', [
        last.position,
        last.id,
        scope.customerId,
      ]);
      await change();
      await new Promise((resolve) => setTimeout(resolve, 4000));
      expect((await verify()).broken?.reason).toContain('head of the chain was changed');
    });

    it('cuts off from its head', async () => {
      await sql('delete from audit_chains where customer_id = $1', [scope.customerId]);
      expect((await verify()).broken?.reason).toContain('head of the chain was removed');
    });
  });
});
