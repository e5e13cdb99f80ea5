import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashboardCalls } from '../../bench/dashboardCalls.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

const list = `query ($filter: AppsGetApplicationListFilter!) { AppsGetApplicationList(filterApplicationInput: $filter) { pagination { totalItems } } }`;

interface Cards {
  completed: number;
  engagement: { engagementCount: number };
  devices: { data: { label: string; count: number }[] };
  recommendations: { data: { label: string; count: number }[] };
  scores: { data: { score: number; count: number }[] };
  days: { data: { count: number }[] };
  [ratio: string]: unknown;
}

describe('the applications behind a card', () => {
  let running: Running;
  let admin: Browser;
  let place: { organizationId: string; customerId: string; hierarchyIds: string[]; externalVacancyIds: string[] };
  let period: { from: Date; to: Date };
  let cards: Cards;
  let begun: number;
  let made: number;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    const me = await admin.get<Record<'organizationId' | 'customerId' | 'hierarchyId', string>>(
      '{ AuthMe { organizationId customerId hierarchyId } }',
    );
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    // In a workflow with one chat interview, an application has at most one.
    const { rows: jobs } = await pool.query<{ name: string }>(
      `select external_vacancy_id as name from vacancies where customer_id = $1
       and (select count(*) from jsonb_array_elements(stages) as stage where stage ->> 'product' = 'FI') = 1`,
      [me.customerId],
    );
    place = { ...me, hierarchyIds: [me.hierarchyId], externalVacancyIds: jobs.map(({ name }) => name).slice(0, 400) };
    const to = running.clock.now();
    period = { from: new Date(to.getTime() - 90 * 24 * 3_600_000), to };
    cards = (await dashboardCalls.cards(admin, place, period)) as Cards;
    const within = `customer_id = $1 and product = 'FI' and vacancy_id in (select id from vacancies where external_vacancy_id = any($4))`;
    const { rows } = await pool.query<{ begun: number; made: number }>(
      `select count(*) filter (where consented_at between $2 and $3)::int as begun, count(*) filter (where created_at between $2 and $3)::int as made
       from assessments where ${within}`,
      [me.customerId, period.from, period.to, place.externalVacancyIds],
    );
    begun = rows[0]?.begun ?? 0;
    made = rows[0]?.made ?? 0;
  }, 120_000);
  afterAll(() => running.close());

  const countOf = async (figure: string, more: object = {}): Promise<number> => {
    const { organizationId, customerId, hierarchyIds, externalVacancyIds } = place;
    const dashboardFilter = { figure, from: period.from.toISOString(), to: period.to.toISOString(), ...more };
    const filter = { organizationId, customerId, hierarchyId: hierarchyIds[0], externalVacancyIds, dashboardFilter };
    return (await admin.get<{ pagination: { totalItems: number } }>(list, { filter })).pagination.totalItems;
  };

  it('are as many as it counts', async () => {
    expect(cards.completed).toBeGreaterThan(0);
    expect(await countOf('COMPLETED')).toBe(cards.completed);
    expect(await countOf('ENGAGED')).toBe(cards.engagement.engagementCount);
    expect(await countOf('CREATED')).toBe(cards.days.data.reduce((sum, { count }) => sum + count, 0));
    for (const { label, count } of cards.devices.data) expect(await countOf('COMPLETED', { deviceType: label })).toBe(count);
    for (const { label, count } of cards.recommendations.data) expect(await countOf('COMPLETED', { recommendation: label })).toBe(count);
    for (const { score, count } of cards.scores.data) expect(await countOf('COMPLETED', { scoreBucket: score })).toBe(count);
  });

  it.each([
    ['profanityRatio', 'PROFANITY', () => cards.completed],
    ['plagiarismRatio', 'PLAGIARISM', () => cards.completed],
    ['garbageRatio', 'LOW_TEXT_QUALITY', () => cards.completed],
    ['dropoutRatio', 'DROPPED_OUT', () => begun],
    ['leakageRatio', 'LEAKED', () => made],
  ] as const)('are the numerator of %s', async (ratio, figure, whole) => {
    const count = await countOf(figure);
    expect(count).toBeGreaterThan(0);
    expect(cards[ratio]).toBe(count / whole());
  });

  it('are what is left of the completion ratio', async () => {
    expect(cards['completionRatio']).toBe(cards.completed / (cards.completed + (await countOf('CONSENTED_NOT_SUBMITTED'))));
  });
});
