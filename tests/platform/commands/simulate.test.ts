import { describe, expect, it } from 'vitest';
import { callsOf } from '../../../src/commands/simulatedCalls.ts';
import { run } from '../../../src/commands/simulate.ts';
import { origin } from '../browser.ts';
import { callbackCalls } from '../services/callbackCalls.ts';
import { scoreRule } from '../services/ruledVacancy.ts';

describe('the command that simulates a provider', () => {
  const { world, vacancyWith, enter, assessment } = callbackCalls();
  const ask = (address: string, init?: RequestInit) => world.running.platform.fetch(new Request(address, init));
  const simulate = (...args: string[]) => run(['--url', origin, '--speed', '1000', ...args], {}, ask);

  it('takes the interviews of a vacancy’s candidates, and says what came of it', async () => {
    const vacancy = await vacancyWith([scoreRule(20)]);
    const entered = [];
    for (let index = 0; index < 12; index += 1) entered.push(await enter(vacancy));
    // The platform's clock stands still, the command's does not.
    world.running.clock.pass(60_000);
    const { code, says } = await simulate('--candidates', '10', '--vacancy', vacancy.externalVacancyId, '--customer', 'acme');
    expect([code, says.slice(0, 13)]).toEqual([0, '10 candidates']);
    const states = await Promise.all(entered.map(({ assessmentId }) => assessment(assessmentId)));
    const finished = states.filter(({ status }) => status !== 'APPS_ASSESSMENT_ORDER_COMPLETED');
    expect(finished).toHaveLength(10);
    const moved = states.filter(({ recommendationScore }) => (recommendationScore ?? 0) >= 20).length;
    expect(says).toContain(`Rules moved ${moved} of them`);
    expect(says).toMatch(/A call took [\d.]+ ms in the median/);
  }, 120_000);

  it('tells the same of a candidate by the same seed, and something else by another', () => {
    const all = Array.from({ length: 50 }, (_, index) => ({
      ...{ assessmentId: `a${index}`, customerId: 'c', status: 'APPS_ASSESSMENT_ORDER_COMPLETED', product: 'FI' as const },
    }));
    const told = (seed: string) => all.map((each) => callsOf(each, seed));
    expect(told('one')).toEqual(told('one'));
    expect(told('one')).not.toEqual(told('other'));
  });

  it.each([
    [['--candidates', '0'], '--candidates'],
    [['--candidates', '100000'], '--candidates'],
    [['--speed', 'fast'], '--speed'],
    [['--region', 'mars-1'], '--region'],
    [['--url', 'ftp://demo.example'], '--url'],
    [['--sure'], '--sure'],
  ])('refuses %j and says how it is used', async (args, word) => {
    const { code, says } = await run(args, {}, ask);
    expect([code, says.includes(word), says.includes('npm run simulate')]).toEqual([2, true, true]);
  });

  it('says so where nothing answers, where there is no demo, and where nobody waits', async () => {
    const failing = () => Promise.reject(new TypeError('fetch failed'));
    expect(await run([], {}, failing)).toMatchObject({ code: 1, says: expect.stringContaining('Nothing answers') });
    expect(await run([], {}, async () => new Response('', { status: 404 }))).toMatchObject({
      code: 1,
      says: expect.stringContaining('no demo'),
    });
    expect(await simulate('--customer', 'nobody-of-this-name')).toMatchObject({ code: 0, says: expect.stringContaining('Nobody') });
  });
});
