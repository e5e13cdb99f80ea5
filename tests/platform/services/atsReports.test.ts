import { describe, expect, it } from 'vitest';
import { minute } from '../browser.ts';
import { atsReportCalls, basic, settled } from './atsReportCalls.ts';

const { world, rows, apply, tell, arrived } = atsReportCalls();

describe('what an applicant tracking system gets', () => {
  it('is the link, the progress, the results and the status, in that order, each once, with the connection’s own words', async () => {
    const { applicationId, assessmentId } = await apply();
    for (const event of ['CONSENTED', 'STARTED', 'COMPLETED']) await tell(assessmentId, event);
    await tell(assessmentId, 'RESULTS', { recommendation: 'YES', recommendationScore: 81, insightsLink: 'https://insights.example/1' });
    const all = await arrived(applicationId, 4);
    expect(all.map(({ body, path }) => [path, body.type, body.payload['status']])).toEqual([
      ['/assessment-links', 'REPORT_ASSESSMENT_LINK', undefined],
      ['/progress', 'REPORT_APPLICATION_PROGRESS', 'Interview started'],
      ['/progress', 'REPORT_APPLICATION_PROGRESS', 'Interview completed'],
      ['/results', 'REPORT_PREDICTION_RESULT', 'Recommended'],
    ]);
    expect(all[3]?.body).toMatchObject({
      customerName: 'Acme of the ATS',
      payload: { recommendation: 'YES', recommendationScore: 81, facts: { score: 81, recommendation: 'YES' } },
    });
    for (const { headers, body } of all) {
      expect(headers['idempotency-key']).toBe(body.requestId);
      expect(headers.authorization).toBe(basic);
    }
    const logged = await settled(async () => {
      const found = await world.calls.logged(all[3]?.body.requestId);
      expect(found.status).toBe('ATS_REQUEST_COMPLETED');
      return found;
    });
    expect(logged).toMatchObject({ requestType: 'REPORT_PREDICTION_RESULT', requestCount: 1 });
    expect(logged.responses).toMatchObject([{ status: 200, data: { accepted: true } }]);
  });

  it('waits behind an earlier report that the ATS does not take, and comes after it', async () => {
    const { applicationId, assessmentId } = await apply();
    await arrived(applicationId, 1);
    world.ats.answers(({ body }) => (body.payload['progress'] === 'INPROGRESS' ? { status: 500, body: { error: 'no' } } : undefined));
    for (const event of ['STARTED', 'COMPLETED']) await tell(assessmentId, event);
    await settled(async () =>
      expect(world.ats.received.filter(({ body }) => body.payload['applicationId'] === applicationId)).toHaveLength(2),
    );
    world.ats.answers(() => undefined);
    await tell(assessmentId, 'RESULTS', { recommendation: 'NO' });
    expect(world.ats.accepted(applicationId)).toHaveLength(1);
    world.running.clock.pass(minute);
    const all = await arrived(applicationId, 4);
    expect(all.slice(1).map(({ body }) => body.payload['status'])).toEqual(['Interview started', 'Interview completed', 'Not recommended']);
  });

  it('keeps its secrets out of the log, whatever the ATS answers', async () => {
    world.ats.answers(({ headers }) => ({
      status: 422,
      body: { error: `bad ${headers.authorization}`, password: 'x', deep: [{ api_key: 'k' }] },
    }));
    const { id } = await apply();
    const logged = await settled(async () => {
      const found = await rows(`select * from ats_requests where master_id = $1 and status = 'ATS_REQUEST_FAILED'`, [id]);
      expect(found).toHaveLength(1);
      return found;
    });
    const text = JSON.stringify(logged);
    expect(text).not.toContain(basic.slice(6));
    expect(logged[0]?.['responses']).toMatchObject([
      { status: 422, data: { error: 'bad Basic ***', password: '***', deep: [{ api_key: '***' }] } },
    ]);
    expect(logged[0]).toMatchObject({ retryable: true });
  });
});
