import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { outbox } from '../../src/platform/nouns/identity.ts';
import { assessments } from '../../src/platform/nouns/region.ts';
import { callerSecret, signedHeaders } from '../../src/platform/http/signature.ts';
import { enterApplication } from '../../src/platform/services/applications/enter.ts';
import type { Entered } from '../../src/platform/services/applications/applying.ts';
import { origin, startPlatform } from '../platform/browser.ts';
import type { Running } from '../platform/browser.ts';
import { insertVacancy, scoreRule } from '../platform/services/ruledVacancy.ts';
import { startPostgres } from '../postgres.ts';
import { median } from './load.ts';
import { report } from './report.ts';

const region = 'ap-southeast-2';
const candidates = 400;
const lanes = 8;

/** Results that a rule acts on, as callbacks and as the statements alone that write the same rows. */
export async function callbacksBench(): Promise<void> {
  const cluster = await startPostgres();
  const running = startPlatform({ DATABASE_URL: cluster.database('callbacks'), DEMO: 'on' });
  try {
    const { platform } = running;
    const home = await platform.stores.region(region);
    const admin = await running.browser().as('admin@acme.example');
    const { organizationId, customerId, hierarchyId } = await admin.get<Record<'organizationId' | 'customerId' | 'hierarchyId', string>>(
      '{ AuthMe { organizationId customerId hierarchyId } }',
    );
    const vacancy = await insertVacancy(running, home, { organizationId, customerId, hierarchyId }, [scoreRule(50)]);
    const enter = (index: number): Promise<Entered> =>
      home.transaction((tx) =>
        enterApplication(
          tx,
          { now: platform.now, newId: platform.newId, settings: platform.settings, region },
          { vacancy, applicant: { firstName: 'Ada', email: `ada.${index}@people.example` }, by: { actor: 'ATS' } },
        ),
      );
    const entered: Entered[] = [];
    for (let index = 0; index < candidates * 2; index += 1) entered.push(await enter(index));
    const called = entered.slice(0, candidates);
    const ours = await timed(called, (each) => tell(running, customerId, each));
    const mails = await home.db
      .select()
      .from(outbox)
      .where(eq(outbox.masterId, called[0]?.assessmentId ?? ''));
    const [done] = await home.db
      .select()
      .from(assessments)
      .where(eq(assessments.applicationId, called[0]?.applicationId ?? ''));
    if (!done) throw new Error('Nothing was recorded');
    const raw = await timed(entered.slice(candidates), (each) =>
      write(home.pool, each, { customerId, stageId: vacancy.stages[1]?._id ?? '', mails: mails.length + 1 }),
    );
    report(`results that move a candidate, ${lanes} at once, on PostgreSQL`, [
      { what: 'callbacks', ...ours },
      { what: 'the same writes as raw SQL', ...raw },
    ]);
  } finally {
    await running.close();
    cluster.stop();
  }
}

async function timed<One>(all: readonly One[], work: (one: One) => Promise<void>) {
  const waiting = [...all];
  const times: number[] = [];
  const begun = performance.now();
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = performance.now();
      await work(next);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { 'a second': all.length / ((performance.now() - begun) / 1000), 'median ms': median(times) };
}

async function tell({ platform }: Running, customerId: string, { assessmentId }: Entered): Promise<void> {
  const results = { recommendationScore: 72, recommendation: 'YES', insightsLink: 'https://insights.example/1' };
  const body = JSON.stringify({ assessmentId, customerId, region, event: 'RESULTS', ...results });
  const secret = callerSecret(platform.settings, 'provider', undefined) ?? '';
  const headers = { 'content-type': 'application/json', ...signedHeaders(secret, body, platform.now()) };
  const { status } = await platform.fetch(new Request(`${origin}/callbacks/assessments`, { method: 'POST', headers, body }));
  if (status !== 200) throw new Error(`A callback was answered with ${status}`);
}

async function write(
  pool: Pool,
  { applicationId, assessmentId, candidateId }: Entered,
  more: { customerId: string; stageId: string; mails: number },
) {
  const { customerId, stageId, mails } = more;
  const client = await pool.connect();
  const ask = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  const copy = (table: string, columns: string, values: string) =>
    `insert into ${table} (${columns}) select ${values} from ${table} where customer_id = $1 and `;
  try {
    await client.query('begin');
    await ask('c', 'select * from candidates where customer_id = $1 and id = $2 for no key update', [customerId, candidateId]);
    await ask('a', 'select * from assessments where customer_id = $1 and id = $2 for update', [customerId, assessmentId]);
    await ask(
      'r',
      `update assessments set status = 'APPS_ASSESSMENT_COMPLETED', consented_at = now(), submitted_at = now(), predicted_at = now(), judged_at = now(),
       recommendation = 'YES', recommendation_score = 72, insights_link = 'https://insights.example/1', updated_at = now() where customer_id = $1 and id = $2`,
      [customerId, assessmentId],
    );
    await ask('p', 'select * from applications where customer_id = $1 and id = $2 for update', [customerId, applicationId]);
    await ask(
      'm',
      'update applications set stage_id = $3, is_manually_progressed = false, updated_at = now() where customer_id = $1 and id = $2',
      [...[customerId, applicationId, stageId]],
    );
    const own = 'customer_id, organization_id, hierarchy_id, application_id';
    await ask(
      'n',
      `${copy('assessments', `${own}, id, vacancy_id, stage_id, product, provider, status, external_assessment_package_id, created_at, updated_at`, `${own}, $3, vacancy_id, $4, 'SI', provider, 'APPS_ASSESSMENT_ORDER_COMPLETED', 'x', now(), now()`)} id = $2`,
      [customerId, assessmentId, `r${assessmentId.slice(1)}`, stageId],
    );
    for (const kind of ['COMPLETED', 'MOVED'])
      await ask(
        'e',
        `${copy('application_events', `${own}, id, kind, actor, stage_id, at`, `${own}, $3, $4, 'RULE', $5, now()`)} application_id = $2 limit 1`,
        [customerId, applicationId, `${kind[0]}${assessmentId.slice(1)}`, kind, stageId],
      );
    for (let mail = 0; mail < mails; mail += 1)
      await ask(
        'o',
        `${copy('outbox', 'customer_id, id, event, recipient, subject, text, html, created_at, due_at', `customer_id, $3, event, recipient, subject, text, html, now(), now() + interval '1 year'`)} master_id = $2 limit 1`,
        [customerId, assessmentId, `${mail}${assessmentId.slice(1)}`],
      );
    await client.query('commit');
  } finally {
    client.release();
  }
}
