import { callerSecret, signedHeaders } from '../../src/platform/http/signature.ts';
import { templates } from '../../src/platform/services/ats-tenants/templates/index.ts';
import { origin, unused } from '../platform/browser.ts';
import type { Browser, Running } from '../platform/browser.ts';
import type { startAts } from '../platform/services/atsServer.ts';
import { texts } from '../platform/services/applicationCalls.ts';
import { until } from './until.ts';

const region = 'ap-southeast-2';

/** Two values of each setting of a connection that reports follow. The numbers are seconds: the ATS takes one and a half. */
export const reportValues = (url: string): Record<string, [unknown, unknown]> => {
  const address = (key: string): [string, string] => [`${url}/${key}/one`, `${url}/${key}/other`];
  const words = ['one', 'other'] as [unknown, unknown];
  return {
    ...Object.fromEntries(
      ['baseUrl', 'reportApplicationUrl', 'reportPredictionResultUrl', 'reviewsUrl', 'assessmentApiUrl'].map((key) => [key, address(key)]),
    ),
    issueTokenUrl: [`${url}/token`, `${url}/token?other`],
    grantType: ['client_credentials', 'none'],
    requestStatusChangeEmail: ['one@ats.example', 'other@ats.example'],
    isMasterCustomer: [true, false],
    'extra.assessmentExtraInfo': [['score'], ['rating', 'score']],
    'extra.requestTimeoutSeconds': [30, 1],
    ...Object.fromEntries(
      [
        ...['customerName', 'segmentCode', 'clientId', 'clientSecret', 'assessmentApiClientId', 'assessmentApiClientSecret'],
        ...['extra.recommendations.YES', 'extra.recommendations.MAYBE', 'extra.recommendations.NO'],
        ...['extra.applicationProgressStatus.INPROGRESS', 'extra.applicationProgressStatus.COMPLETED'],
        'extra.dynamicBusinessProcess.nextStepReference',
      ].map((key) => [key, words]),
    ),
  };
};

interface World {
  running: Running;
  staff: Browser;
  scope: { organizationId: string; customerId: string; hierarchyId: string };
  ats: Awaited<ReturnType<typeof startAts>>;
  enter: (atsName: string, values: [string, unknown][]) => Promise<{ connection: string; applicationId: string }>;
}

/** All that leaves for the ATS and its people when three candidates finish and get a status, without ids and times. */
export async function reportsOf(world: World, atsName: string, changed?: string): Promise<unknown> {
  const { running, staff, scope, ats } = world;
  const keys = new Set(templates.find((each) => each.atsName === atsName)?.atsTemplateItems.map(({ key }) => key));
  const values = Object.entries(reportValues(ats.url)).flatMap(([key, [one, other]]) =>
    keys.has(key) ? [[key, key === changed ? other : one] as const] : [],
  );
  const [from, tokensFrom] = [ats.received.length, ats.tokens.length];
  // Fixed by the template: a connection of another kind is one in the database alone.
  const grant = values.find(([key]) => key === 'grantType')?.[1];
  const settable = values.filter(([key]) => key !== 'grantType').map(([key, value]): [string, unknown] => [key, value]);
  const pool = (await running.platform.stores.region(region)).pool;
  const all: Awaited<ReturnType<World['enter']>>[] = [];
  for (const recommendation of ['YES', 'MAYBE', 'NO']) {
    const entered = await world.enter(atsName, settable);
    all.push(entered);
    if (grant) await pool.query('update ats_tenants set grant_type = $1 where id = $2', [grant, entered.connection]);
    const { rows } = await pool.query<{ id: string }>('select id from assessments where application_id = $1', [entered.applicationId]);
    const tell = (event: string, more: object = {}) => callback(running, scope.customerId, rows[0]?.id ?? '', event, more);
    await tell('STARTED');
    await tell('COMPLETED');
    await tell('RESULTS', { recommendation, recommendationScore: 70, rating: 4, comment: 'Good' });
  }
  for (const { applicationId } of all)
    await staff.get(texts.heldStatus, { ...scope, ids: [applicationId], status: 'APPS_APPLICATION_HIRED', notify: true });
  const ids = all.map(({ applicationId }) => applicationId);
  const waiting = `select 1 from ats_requests where master_id = any($1) and status = 'ATS_REQUEST_STARTED' and request_count = 0 and tenant_id is not null and due_at is not null`;
  await until(async () => (await pool.query(waiting, [ids])).rowCount === 0);
  const mails = await pool.query("select recipient from outbox where master_id = any($1) and event = 'ATS_STATUS_CHANGED'", [ids]);
  const answers = await pool.query<{ answer: unknown }>(
    `select distinct responses -> 0 -> 'status' as answer from ats_requests where master_id = any($1) and tenant_id is not null`,
    [ids],
  );
  const calls = ats.received.slice(from).map(({ path, headers, body: { requestId: _, tenantId: __, payload, ...body } }) => {
    const { applicationId: ___, requisitionId: ____, assessmentLink: _____, predictedAt: ______, ...facts } = payload;
    return JSON.stringify([path, headers.authorization?.replace(/issued-\d+/, 'issued'), body, facts]);
  });
  const tokens = new Set(ats.tokens.slice(tokensFrom));
  return { calls: calls.toSorted(), mails: mails.rows, answers: answers.rows, tokens: [...tokens] };
}

async function callback(running: Running, customerId: string, assessmentId: string, event: string, more: object): Promise<void> {
  const { settings, now } = running.platform;
  const body = JSON.stringify({ assessmentId, customerId, region, event, ...more });
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders(callerSecret(settings, 'provider', undefined) ?? '', body, now()),
  };
  await running.platform.fetch(new Request(`${origin}/callbacks/assessments?${unused()}`, { method: 'POST', headers, body }));
}
