import { afterAll, describe, expect, it, vi } from 'vitest';
import { chance } from '../../../src/platform/demo/deterministic.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { unused } from '../browser.ts';
import type { Answer } from '../browser.ts';
import { applicationCalls, texts } from './applicationCalls.ts';
import type { Application } from './applicationCalls.ts';
import { dump, storesOf } from './plantedCandidate.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

describe.skipIf(!postgresPrograms())('what happens to applications at the same moment, on PostgreSQL', () => {
  let cluster: Cluster | undefined;
  const { world, create, invitation, enter, rows, ask, mails } = applicationCalls(async () => {
    cluster = await startPostgres();
    return { DATABASE_URL: cluster.demo(), DEMO: 'on' };
  });
  afterAll(() => cluster?.stop());

  const together = <Result>(times: number, work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: times }, (_, index) => work(index)));
  const outcome = ({ errors }: Answer) => errors?.[0]?.extensions.reason ?? errors?.[0]?.extensions.code ?? 'done';
  const tally = (answers: Answer[]) => {
    const counts: Record<string, number> = {};
    for (const answer of answers) counts[outcome(answer)] = (counts[outcome(answer)] ?? 0) + 1;
    return counts;
  };

  it('twenty invitations of one person to one vacancy make one candidate and one application', async () => {
    const vacancy = await create();
    const email = `race.${unused()}@people.example`;
    const answers = await together(20, () => world.admin.ask(texts.invite, { input: invitation(vacancy, { email }) }));
    expect(tally(answers)).toEqual({ done: 1, ALREADY_APPLIED: 19 });
    expect(await rows('select id from candidates where email = $1', [email])).toHaveLength(1);
    expect(await rows('select application_count as count from vacancies where id = $1', [vacancy._id])).toEqual([{ count: 1 }]);
    expect((await mails(email)).map(({ event }) => event)).toEqual(['FI_INVITED']);
  });

  it('one person who is invited to ten vacancies at once is one candidate with ten applications', async () => {
    const vacancies = await together(10, () => create());
    const email = `many.${unused()}@people.example`;
    const answers = await Promise.all(
      vacancies.map((vacancy) => world.admin.ask(texts.invite, { input: invitation(vacancy, { email, phoneNumber: '+61491570156' }) })),
    );
    expect(tally(answers)).toEqual({ done: 10 });
    const made = await rows<{ id: string }>('select id from candidates where email = $1', [email]);
    expect(made).toHaveLength(1);
    expect(await rows('select id from applications where candidate_id = $1', [made[0]?.id])).toHaveLength(10);
  });

  it('thirty people who are invited to one vacancy at once are counted, each', async () => {
    const vacancy = await create();
    expect(tally(await together(30, () => world.admin.ask(texts.invite, { input: invitation(vacancy) })))).toEqual({ done: 30 });
    expect(await rows('select application_count as count from vacancies where id = $1', [vacancy._id])).toEqual([{ count: 30 }]);
    const wrong = `select value from totals where name = 'applications'
      and value <> (select count(*) from applications where applications.customer_id = totals.customer_id)`;
    expect(await rows(wrong)).toEqual([]);
  });

  it('two hundred moves and changes of status, each of several applications, leave every application whole', async () => {
    const vacancy = await create();
    const applications: Application[] = [];
    for (let index = 0; index < 24; index += 1) applications.push(await enter(vacancy));
    const luck = chance('moves and statuses');
    const statuses = ['NEW', 'LONGLISTED', 'SHORTLISTED', 'DECLINED', 'OFFERED', 'HIRED', 'WITHDRAWN'];
    const stageId = vacancy.workflow.stages[1]?._id;
    const calls = Array.from({ length: 200 }, () => {
      const ids = applications.filter(() => luck.happens(0.2)).map(({ _id }) => _id);
      // In no certain order: whoever locks them must do it in one.
      const shuffled = ids.length > 0 ? ids.toSorted(() => luck.next() - 0.5) : [applications[0]?._id ?? ''];
      return luck.happens(0.3)
        ? (['move', { ids: shuffled, stageId }] as const)
        : (['status', { ids: shuffled, status: `APPS_APPLICATION_${luck.pick(statuses)}` }] as const);
    });
    const answers = await Promise.all(calls.map(([name, variables]) => ask(name, variables)));
    expect(tally(answers)).toEqual({ done: 200 });
    const found = await rows<Record<string, unknown>>(
      `select a.id, a.status, a.stage_id, a.is_manually_progressed as manual,
         (select count(*)::int from assessments where application_id = a.id) as assessments,
         (select count(*)::int from application_events where application_id = a.id and kind = 'MOVED') as moves,
         (select count(*)::int from application_events where application_id = a.id and kind = 'STATUS_CHANGED') as changes,
         (select count(*)::int from application_events where application_id = a.id and kind = 'STATUS_CHANGED' and status = from_status) as idle,
         (select count(*)::int from application_events where application_id = a.id and status = 'APPS_APPLICATION_DECLINED') as declined,
         (select count(*)::int from application_events where application_id = a.id and status = a.status)
           - (select count(*)::int from application_events where application_id = a.id and from_status = a.status) as balance,
         (select email from candidates where id = a.candidate_id) as email
       from applications a where vacancy_id = $1`,
      [vacancy._id],
    );
    expect(found).toHaveLength(24);
    for (const row of found) {
      const isMoved = row['stage_id'] === stageId;
      expect(row).toMatchObject({ assessments: isMoved ? 2 : 1, moves: isMoved ? 1 : 0, manual: isMoved ? true : null, idle: 0 });
      // It came to its status once more often than it left it; to the first one it never came.
      expect(row['balance']).toBe(row['status'] === 'APPS_APPLICATION_NEW' ? 0 : 1);
      const invited = (await mails(String(row['email']))).filter(({ event }) => event.endsWith('_INVITED'));
      expect(invited).toHaveLength(isMoved ? 2 : 1);
    }
    const changed = answers.flatMap(({ data }) => Object.values(data ?? {}) as { data: unknown[]; refused: unknown[] }[]);
    const events = found.reduce((sum, row) => sum + Number(row['moves']) + Number(row['changes']), 0);
    expect(changed.reduce((sum, { data }) => sum + data.length, 0)).toBe(events);
    expect(await rows('select application_count as count from vacancies where id = $1', [vacancy._id])).toEqual([{ count: 24 }]);
  });

  it('somebody who is deleted while they are moved, edited, declined and invited is nowhere afterwards', async () => {
    for (let round = 0; round < 6; round += 1) {
      const vacancy = await create();
      const email = `zqgone${unused()}@people.example`;
      const [lastName, edited] = [`zqlast${unused()}`, `zqedited${unused()}`];
      const one = await enter(vacancy, { email, lastName });
      const again = await create();
      const stageId = vacancy.workflow.stages[1]?._id;
      const answers = await Promise.all([
        ask('move', { ids: [one._id], stageId }),
        ask('edit', { id: one._id, email: `zqnew${email}` }),
        ask('remove', { id: one.candidate._id, confirmation: 'DELETE' }, world.staff),
        ask('status', { ids: [one._id], status: 'APPS_APPLICATION_DECLINED' }),
        ask('resend', { ids: [one._id] }),
        ask('edit', { id: one._id, lastName: edited }),
      ]);
      expect(outcome(answers[2])).toBe('done');
      const allowed = ['done', 'CANDIDATE_PURGED', 'CONCURRENT_CHANGE'];
      expect(Object.keys(tally(answers)).filter((each) => !allowed.includes(each))).toEqual([]);
      const [row] = await rows<{ purged_at: Date | null; id: string }>('select id, purged_at from candidates where id = $1', [
        one.candidate._id,
      ]);
      expect(row?.purged_at).not.toBeNull();
      const { identity, home } = await storesOf(world.running.platform);
      const text = await dump([identity, home]);
      const left = text.split('\n').filter((line) => [email, lastName, edited].some((word) => line.includes(word)));
      expect(left).toEqual([]);
      // The same address may apply anew.
      await enter(again, { email });
    }
  });
});
