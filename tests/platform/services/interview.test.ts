import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { outbox } from '../../../src/platform/nouns/identity.ts';
import { applications, assessments, candidates, vacancies } from '../../../src/platform/nouns/region.ts';
import { assessmentLink } from '../../../src/platform/services/assessments/link.ts';
import { origin, startPlatform, unused } from '../browser.ts';
import { callbackCalls, region } from './callbackCalls.ts';

describe('the interview that a demo simulates', () => {
  const { world, vacancyWith, enter, tell, assessment, application } = callbackCalls();
  const linkOf = (assessmentId: string) => assessmentLink({ settings: world.running.platform.settings, region }, assessmentId);
  const get = (address: string) => world.running.platform.fetch(new Request(address));
  const send = (address: string, fields: Record<string, string>) =>
    world.running.platform.fetch(
      new Request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields),
      }),
    );

  it('leads from the mailed link through Start and Complete to a rule that moves, and says thank you', async () => {
    const email = `${unused()}@people.example`;
    const { applicationId, assessmentId } = await enter(world.vacancy, email);
    const [mail] = await world.home.db.select().from(outbox).where(eq(outbox.recipient, email));
    const link = linkOf(assessmentId);
    expect(mail?.html.replaceAll('&amp;', '&')).toContain(`/interview/${region}/${assessmentId}`);
    const first = await (await get(link)).text();
    expect(first).toContain(world.vacancy.title);
    expect(first).toContain('Acme');
    expect((await send(link, { step: 'start', consent: 'on' })).status).toBe(303);
    expect(await assessment(assessmentId)).toMatchObject({ status: 'APPS_ASSESSMENT_INPROGRESS', deviceType: 'DESKTOP' });
    const answered = await send(link, { step: 'complete', score: '81', recommendation: 'YES', plagiarism: '1', profanity: '0', nps: '9' });
    expect(answered.status).toBe(303);
    expect(new URL(answered.headers.get('location') ?? '', origin).href).toBe(link);
    expect(await (await get(link)).text()).toContain('Thank you, Ada');
    expect(await assessment(assessmentId)).toMatchObject({
      recommendationScore: 81,
      plagiarismQuestionCount: 1,
      isPlagiarism: true,
      npsScore: 9,
    });
    expect(await application(applicationId)).toMatchObject({ stageId: world.vacancy.stages[1]?._id, status: 'APPS_APPLICATION_INTERVIEW' });
    const { insightsLink } = await assessment(assessmentId);
    expect(await (await get(insightsLink ?? '')).text()).toContain('<dd>81</dd>');
  });

  it('is reported as a whole once it is answered: no process that ends leaves it completed without its results', async () => {
    const { assessmentId } = await enter();
    const link = linkOf(assessmentId);
    await send(link, { step: 'start', consent: 'on' });
    const { transaction } = world.home;
    let isOver = false;
    vi.spyOn(world.home, 'transaction').mockImplementation(async (work) => {
      if (isOver) throw new Error('the process ends');
      const result = await transaction(work);
      isOver = (await assessment(assessmentId)).status === 'APPS_ASSESSMENT_COMPLETED';
      return result;
    });
    const answer = await send(link, { step: 'complete', score: '81', recommendation: 'YES', plagiarism: '0', profanity: '0', nps: '9' });
    vi.restoreAllMocks();
    expect([isOver, answer.status]).toEqual([true, 303]);
    expect(await assessment(assessmentId)).toMatchObject({ status: 'APPS_ASSESSMENT_COMPLETED', recommendationScore: 81, npsScore: 9 });
  });

  it('records nothing of a form that is wrong, says so, and keeps what was typed', async () => {
    const { assessmentId } = await enter();
    const link = linkOf(assessmentId);
    expect((await send(link, { step: 'start' })).status).toBe(400);
    expect((await assessment(assessmentId)).status).toBe('APPS_ASSESSMENT_ORDER_COMPLETED');
    await send(link, { step: 'start', consent: 'on' });
    const answer = await send(link, { step: 'complete', score: '181', recommendation: 'MAYBE', plagiarism: '0', profanity: '0' });
    const text = await answer.text();
    expect([answer.status, text.includes('role="alert"'), text.includes('value="181"'), text.includes('<option selected>MAYBE')]).toEqual([
      ...[400, true, true, true],
    ]);
    expect((await assessment(assessmentId)).status).toBe('APPS_ASSESSMENT_INPROGRESS');
  });

  it('answers a link that was changed, of somebody who is gone or of no assessment in the same words', async () => {
    const [known, gone] = [await enter(), await enter()];
    await world.home.db.update(candidates).set({ purgedAt: new Date() }).where(eq(candidates.id, gone.candidateId));
    const absent = 'f'.repeat(24);
    const texts = [];
    for (const address of [
      linkOf(known.assessmentId).replace(/token=./, 'token=g'),
      linkOf(known.assessmentId).split('?')[0] ?? '',
      linkOf(known.assessmentId).replace(region, 'eu-west-1'),
      linkOf(known.assessmentId).replace(region, 'mars-1'),
      linkOf(known.assessmentId).replace(known.assessmentId, gone.assessmentId),
      linkOf(gone.assessmentId),
      linkOf(absent),
    ]) {
      const answer = await get(address);
      expect(answer.status).toBe(404);
      texts.push(await answer.text());
    }
    expect(new Set(texts).size).toBe(1);
    expect((await send(linkOf(known.assessmentId).replace(/token=./, 'token=g'), { step: 'start', consent: 'on' })).status).toBe(404);
    expect((await assessment(known.assessmentId)).status).toBe('APPS_ASSESSMENT_ORDER_COMPLETED');
  });

  it('runs no script, whatever a vacancy is called', async () => {
    const vacancy = await vacancyWith([]);
    const title = `<script>alert(1)</script>"'&`;
    await world.home.db.update(vacancies).set({ title }).where(eq(vacancies.id, vacancy.id));
    const answer = await get(linkOf((await enter(vacancy)).assessmentId));
    const text = await answer.text();
    expect(text).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('is closed for a vacancy that was archived meanwhile', async () => {
    const vacancy = await vacancyWith([]);
    const { assessmentId } = await enter(vacancy);
    await world.home.db.update(vacancies).set({ archivedAt: new Date() }).where(eq(vacancies.id, vacancy.id));
    expect(await (await get(linkOf(assessmentId))).text()).toContain('not taking applications');
    await send(linkOf(assessmentId), { step: 'start', consent: 'on' });
    expect((await assessment(assessmentId)).status).toBe('APPS_ASSESSMENT_ORDER_COMPLETED');
  });

  it('of a candidate who was called back elsewhere says thank you at once', async () => {
    const { assessmentId } = await enter();
    await tell(assessmentId, 'COMPLETED');
    expect(await (await get(linkOf(assessmentId))).text()).toContain('Thank you');
  });

  describe('a vacancy’s own link', () => {
    const apply = (stageId: string) => `${origin}/apply/${region}/${world.vacancy.id}/${stageId}`;
    const ada = (more: object = {}) => ({
      ...{ firstName: 'Ada', lastName: 'Walker', email: `${unused()}@people.example`, phoneNumber: '+61 412 345 678', ...more },
    });

    it('lets somebody apply, and leads on to the interview of its stage', async () => {
      for (const stage of world.vacancy.stages) {
        expect(await (await get(apply(stage._id))).text()).toContain(world.vacancy.title);
        const person = ada();
        const answer = await send(apply(stage._id), person);
        expect(answer.status).toBe(303);
        const next = new URL(answer.headers.get('location') ?? '', origin);
        expect(await (await get(next.href)).text()).toContain('Start');
        const [row] = await world.home.db
          .select()
          .from(assessments)
          .where(eq(assessments.id, next.pathname.split('/').at(-1) ?? ''));
        expect(row?.stageId).toBe(stage._id);
        const [entered] = await world.home.db
          .select()
          .from(applications)
          .where(eq(applications.id, row?.applicationId ?? ''));
        expect(entered).toMatchObject({ stageId: stage._id, vacancyId: world.vacancy.id });
        const codes = await world.home.db.select().from(outbox).where(eq(outbox.recipient, person.email));
        expect(codes.map(({ event }) => event)).toEqual([`${stage.product}_INVITED`]);
        expect((await send(apply(stage._id), person)).status).toBe(400);
      }
    });

    it.each([
      ['an address that is none', { email: 'ada' }, 'e-mail'],
      ['no name', { firstName: ' ' }, 'first name'],
      ['a number that is none', { phoneNumber: '+61 12' }, 'phone'],
    ])('refuses %s, and keeps what was typed', async (_, more, word) => {
      const answer = await send(apply(world.vacancy.stages[0]?._id ?? ''), ada(more));
      const text = await answer.text();
      expect([answer.status, /role="alert">([^<]+)/.exec(text)?.[1]?.includes(word), text.includes('value="Walker"')]).toEqual([
        400,
        true,
        true,
      ]);
    });

    it('refuses what no store keeps, as any page does in its address', async () => {
      const page = apply(world.vacancy.stages[0]?._id ?? '');
      for (const more of [{ firstName: 'A\0da' }, { lastName: '\0' }]) {
        const answer = await send(page, ada(more));
        expect([answer.status, (await answer.text()).includes('role="alert"')]).toEqual([400, true]);
      }
      for (const address of [
        `${page}?from=%00`,
        `${origin}/dev/outbox?to=%00`,
        `${origin}/dev/assessments.json?region=${region}&vacancy=%00`,
      ])
        expect((await get(address)).status).toBe(400);
    });

    it('leads nowhere where it names no stage of an active vacancy', async () => {
      for (const address of [apply('none'), `${origin}/apply/${region}/none/none`, `${origin}/apply/mars-1/x/y`, `${origin}/apply/x`])
        expect((await get(address)).status).toBe(404);
    });
  });

  it('is missing where the demo is off, and the provider is where one is connected', async () => {
    const secret = 's'.repeat(40);
    const off = startPlatform({ DEMO: 'off', SECRET: secret, DATA_DIR: `/tmp/console-interview-${unused()}` });
    const address = 'https://interviews.example/{region}/{assessmentId}';
    const other = startPlatform({ DEMO: 'off', SECRET: secret, ASSESSMENT_URL: address, DATA_DIR: `/tmp/console-interview-${unused()}` });
    const id = 'a'.repeat(24);
    const ask = (running: typeof off, path: string) => running.platform.fetch(new Request(`${origin}${path}`));
    try {
      expect((await ask(off, `/interview/${region}/${id}?token=x`)).status).toBe(503);
      expect((await ask(off, `/apply/${region}/x/y`)).status).toBe(503);
      expect((await ask(off, `/dev/assessments.json?region=${region}`)).headers.get('content-type')).not.toContain('json');
      const led = await ask(other, `/interview/${region}/${id}`);
      expect([led.status, led.headers.get('location')]).toEqual([303, `https://interviews.example/${region}/${id}`]);
      expect(assessmentLink({ settings: other.platform.settings, region }, id)).toBe(`https://interviews.example/${region}/${id}`);
    } finally {
      await Promise.all([off.close(), other.close()]);
    }
  });
});
