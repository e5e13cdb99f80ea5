import { loadModule } from 'libpg-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuditRetention } from '../../../src/platform/audit-chain/retention.ts';
import { startChain } from '../../../src/platform/audit-chain/chain.ts';
import { startRollUps } from '../../../src/platform/figures/rollUpJob.ts';
import { startCleanUp, startLargeTables, startMailJob, startSmsJob } from '../../../src/platform/jobs/index.ts';
import { startAuditRelay } from '../../../src/platform/jobs/auditRelay.ts';
import { startRetention } from '../../../src/platform/purge/retentionJob.ts';
import { startDropOuts } from '../../../src/platform/services/assessments/dropOutJob.ts';
import { assessmentLink } from '../../../src/platform/services/assessments/link.ts';
import { startInboundJob } from '../../../src/platform/services/ats-inbound/job.ts';
import { startAtsInvitations } from '../../../src/platform/services/ats-invitations/job.ts';
import { startReports } from '../../../src/platform/services/ats-outbound/job.ts';
import { startReminders } from '../../../src/platform/services/notifications/reminders.ts';
import { startSyslog } from '../../../src/platform/services/security-log/syslogJob.ts';
import { startUserSync } from '../../../src/platform/services/users/sync.ts';
import { startViewMails } from '../../../src/platform/services/view-mails/job.ts';
import { startWebhooks } from '../../../src/platform/services/webhook-sending/job.ts';
import { listingOf } from '../../../src/console/listings/listingOf.ts';
import { Caller } from '../../support/caller.ts';
import { tenantNamed } from '../../support/persons.ts';
import { crossShard } from '../../support/crossShard.ts';
import { recordStatements } from '../../support/sentStatements.ts';
import type { SentStatement } from '../../support/sentStatements.ts';
import { shardingOf } from '../../support/shards.ts';
import type { Sharding } from '../../support/shards.ts';
import { readWorld } from '../../support/world.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';
import { callAll } from './everyCall.ts';

let running: Running;
let sent: SentStatement[];
let tables: Map<string, string[]>;
beforeAll(async () => {
  running = startPlatform();
  const { platform } = running;
  const world = await readWorld(running, ['ap-southeast-2']);
  const [home, acme] = [tenantNamed(world, 'harbour-vale-home'), tenantNamed(world, 'acme')];
  const { pool } = await platform.stores.region(home.region);
  const { rows } = await pool.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = current_schema() group by 1`,
  );
  tables = new Map(rows.map(({ name, columns }) => [name, columns]));
  const statements = recordStatements(pool);
  const staff = await new Caller(platform).as('staff@demo.example');
  const admin = await new Caller(platform).as('admin@acme.example');
  await callAll(platform, staff, home, { sorted: false });
  await callAll(platform, admin, acme, { sorted: true });
  running.clock.pass(60 * 86_400_000);
  await runJobs();
  sent = [...statements.values()].flat();
  await loadModule();
}, 120_000);
afterAll(() => running.close());

async function runJobs(): Promise<void> {
  const { platform } = running;
  const jobs = [
    ...[
      startMailJob,
      startSmsJob,
      startCleanUp,
      startLargeTables,
      startAuditRelay,
      startChain,
      startAuditRetention,
      startSyslog,
      startDropOuts,
      startRollUps,
    ],
    ...[startInboundJob, startReports, startWebhooks, startAtsInvitations, startRetention, startUserSync],
  ].map((start) => start(platform));
  for (const job of [...jobs, startReminders(platform, assessmentLink), startViewMails(platform, listingOf)]) {
    await job.run();
    await job.stop();
  }
}

describe('a statement of a region’s store', () => {
  const shardings = () =>
    sent.flatMap(({ text, values }) => {
      const sharding = shardingOf(text, values, { tables, column: 'customer_id' });
      return sharding.tables.length > 0 ? [{ ...sharding, text: text.replaceAll(/\s+/g, ' ').trim() }] : [];
    });
  const isCrossShard = ({ unbound, values }: Sharding) => unbound.length > 0 || values.length > 1;
  const entriesOf = ({ unbound, tables: all, text }: Sharding & { text: string }) =>
    crossShard.filter((each) => String(each.tables) === String(unbound.length > 0 ? unbound : all) && each.like.test(text));

  it('is bound to one customer, or listed with the reason why not', () => {
    const all = shardings();
    expect(all.length).toBeGreaterThan(700);
    const unlisted = all.filter((each) => isCrossShard(each) && entriesOf(each).length === 0);
    expect([...new Set(unlisted.map(({ unbound, text }) => `${unbound.join(', ')}: ${text}`))]).toEqual([]);
  });

  it('is listed only while one is sent', () => {
    const needed = new Set(shardings().flatMap((each) => (isCrossShard(each) ? entriesOf(each) : [])));
    expect(crossShard.filter((each) => !needed.has(each))).toEqual([]);
  });

  it('locks rows of one customer, unless a job claims them', () => {
    const locking = shardings().filter((each) => each.locks);
    expect(locking.length).toBeGreaterThan(30);
    expect(locking.filter((each) => isCrossShard(each) && !each.text.includes('skip locked')).map(({ text }) => text)).toEqual([]);
  });
});
