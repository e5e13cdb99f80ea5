import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chance } from '../../src/platform/demo/deterministic.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { deep } from '../support/caller.ts';
import { Aviary, breakStores, startWatched, watched, type Weather } from '../support/canaries.ts';
import { leavesOf, namedType, operations, type ContractOperation } from '../support/contract.ts';
import { exampleOf } from '../support/examples.ts';
import { tenantNamed } from '../support/persons.ts';
import { readWorld, type Tenant } from '../support/world.ts';
import { Browser, origin, type Running } from './browser.ts';
import { placeOdds, placeRows, placeSettings, placeSignIns } from './canaryPlaces.ts';
import { standIn } from './reporting/standIn.ts';

// Secrets and other people's data are placed wherever the platform is given or makes some, every operation is called by several people in
// fair weather and in foul, and then everything that left the platform by any way is searched for them.

const aviary = new Aviary();
const weather: Weather = { thrown: false };
let calls = 0;
let sentry: Awaited<ReturnType<typeof standIn>>;
let running: Running;
let victim: Tenant;
/** Nobody, another customer's administrator, and the staff: each with whether the canaries' customer is another's. */
let callers: [Browser, boolean][];

const browser = (foreign: boolean, of = running) => new Browser(watched(of, aviary, foreign));

beforeAll(async () => {
  sentry = await standIn();
  running = startWatched({ DEMO: 'on', ...placeSettings(aviary, (key) => sentry.dsn(key)) }, aviary, weather);
  victim = tenantNamed(await readWorld(running, ['ap-southeast-2']), 'harbour-vale-home');
  await placeRows(aviary, running, victim);
  await placeSignIns(aviary, running);
  await placeOdds(aviary, running, victim);
  callers = [
    [browser(true), true],
    [await browser(true).as('admin@acme.example'), true],
    [await browser(false).as('staff@demo.example'), false],
  ];
}, 180_000);

afterAll(async () => {
  await running.close();
  await sentry.close();
});

/**
 * Calls every operation for everybody, or for one of them by chance, with the ids of the canaries' customer and with words of theirs; how many
 * calls failed with an error that nobody meant.
 */
async function walk(words?: string, by: 'everybody' | 'one' = deep ? 'everybody' : 'one', of = running): Promise<number> {
  let failures = 0;
  for (const operation of of === running || deep ? operations : operations.filter((_, index) => index % 4 === 0)) {
    const luck = chance('who calls', operation.name, words ?? '', String(weather.thrown));
    for (const [caller, foreign] of by === 'one' ? [luck.pick(callers.slice(1))] : callers) {
      // Signing out here would end the session for the rest.
      const asked = operation.access === 'public' || of !== running ? browser(foreign, of) : caller;
      // The state of the session is unknown there.
      if (of !== running && operation.access !== 'public') for (const name of ['session', 'csrf']) asked.cookies.set(name, 'x'.repeat(43));
      const { errors } = await asked.ask(operation.text, variablesOf(operation, words), victim.region);
      if (['INTERNAL_SERVER_ERROR', 'DOWNSTREAM_SERVICE_ERROR'].includes(String(errors?.[0]?.extensions.code))) failures += 1;
      calls += 1;
    }
  }
  return failures;
}

/** The example of an operation; with words, these stand at each text that no form refuses. */
function variablesOf(operation: ContractOperation, words: string | undefined): Values {
  const wish = { id: (noun: string) => victim.ids[noun], region: victim.region };
  if (words === undefined) return exampleOf(operation, wish);
  const texts = leavesOf(operation).filter(({ type }) => namedType(type).name === 'String' && !namedType(type).list);
  return exampleOf(operation, {
    ...wish,
    at: Object.fromEntries(texts.map(({ path }) => [path, /email$/i.test(path) ? `${words}@typed.example` : words])),
  });
}

async function look(): Promise<void> {
  // Reports are on their way a little longer than answers.
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (const { path, headers, body } of sentry.received) {
    aviary.see('an error report', path, `${path}\n${body}`);
    // The key's one place.
    aviary.see('an error report', 'headers', JSON.stringify({ ...headers, 'x-sentry-auth': '' }));
  }
  const [figures, ...pages] = await Promise.all(
    ['/metrics', '/metrics', '/healthz', '/readyz', '/version/version.json', '/config.json'].map(async (path, index) => {
      const headers = { authorization: `Bearer ${index === 0 ? running.platform.settings.metricsToken : 'wrong'}` };
      return [path, await (await running.platform.fetch(new Request(origin + path, { headers }))).text()] as const;
    }),
  );
  expect(figures?.[1]).toContain('console_operations_total');
  aviary.see('the figures', '/metrics', figures?.[1] ?? '');
  for (const [path, text] of pages) aviary.see(path === '/config.json' ? 'the page’s configuration' : 'an answer', path, text);
}

describe('no canary escapes', () => {
  const typed = aviary.make('what somebody typed', ['an answer', 'another customer’s answer', 'an error']);

  it('while every operation is called by staff, by another customer’s administrator and by nobody', async () => {
    await walk(undefined, 'everybody');
    await walk(typed);
    await look();
    expect(aviary.escaped()).toEqual([]);
  }, 180_000);

  it('while every operation throws what it was given', async () => {
    weather.thrown = true;
    const failures = (await walk()) + (await walk(typed));
    weather.thrown = false;
    await look();
    expect(failures).toBeGreaterThan(operations.length / 2);
    expect(aviary.escaped()).toEqual([]);
  }, 180_000);

  it('while the databases break off', async () => {
    const mend = breakStores(running);
    const failures = (deep ? await walk() : 0) + (await walk(typed));
    mend();
    await look();
    expect(failures).toBeGreaterThan(operations.length / 4);
    expect(aviary.escaped()).toEqual([]);
  }, 180_000);

  it('while no database answers at its address', async () => {
    const DATABASE_URL = `postgres://console:${aviary.make('the database’s password')}@127.0.0.1:1/console`;
    const away = startWatched({ DATABASE_URL, DEMO: 'off' }, aviary, weather);
    const failures = await walk(undefined, undefined, away);
    await away.close();
    expect(failures).toBeGreaterThan(5);
    expect(aviary.escaped()).toEqual([]);
  }, 180_000);

  it('of at least twenty-five, and they were looked for in all that left the platform', async () => {
    const { figures } = aviary;
    await look();
    expect(aviary.escaped()).toEqual([]);
    console.log(`${aviary.canaries.length} canaries, ${calls} calls; characters looked through: ${JSON.stringify(figures)}`);
    expect(aviary.canaries.length).toBeGreaterThanOrEqual(25);
    for (const place of ['the log', 'an error report', 'an address', 'the figures', 'an error', 'an answer', 'another customer’s answer'])
      expect(figures[place], place).toBeGreaterThan(1000);
    // They are really there to be seen by whom they are for: what nobody could see could not escape either.
    expect(aviary.sightings(['an answer'])).toEqual(
      expect.arrayContaining(['another customer’s user’s name', 'another customer’s user’s e-mail']),
    );
  });
});
