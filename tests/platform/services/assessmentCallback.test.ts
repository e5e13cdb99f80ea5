import { describe, expect, it } from 'vitest';
import { callerSecret, signedHeaders } from '../../../src/platform/http/signature.ts';
import { callbackSchema } from '../../../src/platform/services/assessments/callback.ts';
import { callbackCalls, region } from './callbackCalls.ts';

type Body = { errors?: { message: string; extensions: { code: string; fields?: Record<string, string> } }[] };

describe('the assessment callback', () => {
  const { world, enter, post, signed, assessment } = callbackCalls();
  const bodyOf = (assessmentId: string, more: object = {}) =>
    JSON.stringify({ assessmentId, customerId: world.scope.customerId, region, event: 'COMPLETED', ...more });

  it.each([
    ['none', () => ({})],
    ['another secret', (body: string) => signedHeaders('another secret of thirty-two characters', body, world.running.clock.now())],
    ['another body', (body: string) => signed(`${body} `)],
    [
      'another time',
      (body: string) => ({ ...signed(body), 'x-timestamp': String(Math.floor(world.running.clock.now().getTime() / 1000) + 1) }),
    ],
    ['no hexadecimal digits', (body: string) => ({ ...signed(body), 'x-signature': 'é'.normalize('NFD').slice(0, 1).repeat(64) })],
    ['half a signature', (body: string) => ({ ...signed(body), 'x-signature': (signed(body)['x-signature'] ?? '').slice(0, 40) })],
  ])('rejects a missing or wrong signature (%s) without saving anything', async (_, headers) => {
    const { assessmentId } = await enter();
    const before = await assessment(assessmentId);
    const body = bodyOf(assessmentId);
    const answer = await post(body, headers(body));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      errors: [{ message: expect.stringMatching(/^Wrong signature/), extensions: { code: 'UNAUTHENTICATED', reason: 'BAD_SIGNATURE' } }],
    });
    expect(await assessment(assessmentId)).toEqual(before);
  });

  it.each([
    [-301, 401],
    [-299, 200],
    [299, 200],
    [301, 401],
  ])('answers a call that was signed %i seconds from now with %i', async (seconds, status) => {
    const body = bodyOf((await enter()).assessmentId);
    const { now, settings } = world.running.platform;
    const at = new Date(Math.floor(now().getTime() / 1000) * 1000 + seconds * 1000);
    expect((await post(body, signedHeaders(callerSecret(settings, 'provider', undefined) ?? '', body, at))).status).toBe(status);
  });

  it('checks the signature before it parses the body', async () => {
    expect((await post('{', {})).status).toBe(401);
  });

  it('refuses a body that is too large, unread', async () => {
    const body = bodyOf('x', { comment: 'a'.repeat(200_000) });
    expect((await post(body, signed(body))).status).toBe(413);
  });

  const wrong: [string, string | object, string][] = [
    ['is no JSON', '{"event":', '(body)'],
    ['is a list', '[]', '(body)'],
    ['is null', 'null', '(body)'],
    ['says nothing of the event', { event: undefined }, 'event'],
    ['says an event that there is not', { event: 'FINISHED' }, 'event'],
    ['names a region that there is not', { region: 'mars-1' }, 'region'],
    ['names no assessment', { assessmentId: undefined }, 'assessmentId'],
    ['has an object for an id', { assessmentId: { $ne: null } }, 'assessmentId'],
    ['has a text for a figure', { timeTakenSeconds: '60' }, 'timeTakenSeconds'],
    ['has a score above 100', { event: 'RESULTS', recommendationScore: 101 }, 'recommendationScore'],
    ['has results with another event', { recommendationScore: 50 }, 'recommendationScore'],
    ['has a time that there is not', { submittedAt: '2026-13-45T99:00:00Z' }, 'submittedAt'],
    ['has a link that runs a script', { event: 'RESULTS', insightsLink: 'javascript:alert(1)' }, 'insightsLink'],
    ['has a recommendation that there is not', { event: 'RESULTS', recommendation: 'PERHAPS' }, 'recommendation'],
    ['has a name that there is not', { isAdmin: true }, '(body)'],
    ['has results in results', { event: 'RESULTS', otherResults: { deep: { deeper: 1 } } }, 'otherResults.deep'],
  ];
  it.each(wrong)('refuses a body that %s, and says where', async (_, more, path) => {
    const { assessmentId } = await enter();
    const before = await assessment(assessmentId);
    const body = typeof more === 'string' ? more : bodyOf(assessmentId, more);
    const answer = await post(body, signed(body));
    const { errors } = (await answer.json()) as Body;
    expect([answer.status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toContain(path);
    expect(await assessment(assessmentId)).toEqual(before);
  });

  const closed = Object.entries(callbackSchema.properties).flatMap(([name, each]) =>
    'enum' in each ? [[name, each.enum as readonly unknown[]] as const] : [],
  );
  it.each(closed)('names the allowed values of %s', async (name, allowed) => {
    const { assessmentId } = await enter();
    const body = bodyOf(assessmentId, { event: 'RESULTS', [name]: 'PERHAPS' });
    const { errors } = (await (await post(body, signed(body))).json()) as Body;
    for (const value of allowed) expect(errors?.[0]?.extensions.fields?.[name]).toContain(String(value));
  });

  it.each(['__proto__', 'constructor', 'prototype'])('refuses the key %s wherever it stands', async (key) => {
    const { assessmentId } = await enter();
    const whole = bodyOf(assessmentId).replace('{', `{"${key}":{"isAdmin":true},`);
    const within = bodyOf(assessmentId, { event: 'RESULTS' }).replace('{', `{"otherResults":{"${key}":1},`);
    for (const body of [whole, within]) expect((await post(body, signed(body))).status).toBe(400);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('keeps texts of the provider as they are', async () => {
    const { assessmentId } = await enter();
    const comment = `"><img src=x onerror=alert(1)>'; drop table assessments; -- =1+1 \u202E`;
    const body = bodyOf(assessmentId, { event: 'RESULTS', comment });
    expect((await post(body, signed(body))).status).toBe(200);
    expect((await assessment(assessmentId)).comment).toBe(comment);
  });
});
