import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlatform } from '../../src/platform/platform.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { createServices } from '../../src/platform/services/index.ts';
import { readSettings } from '../../src/platform/settings/read.ts';
import { Browser, origin, type Running } from '../platform/browser.ts';

export type Place =
  | 'the log'
  | 'an error report'
  | 'an address'
  | 'the figures'
  | 'an error'
  | 'an answer'
  | 'another customer’s answer'
  | 'the page’s configuration';

export interface Canary {
  name: string;
  value: string;
  shownIn: readonly Place[];
}

export class Aviary {
  readonly canaries: Canary[] = [];
  readonly #seen: [Place, string, string][] = [];
  #number = 0;

  /** A canary that no pattern knows by its looks. `shape` makes a fitting value of its word. */
  make(name: string, shownIn: readonly Place[] = [], shape = (word: string) => word): string {
    this.#number += 1;
    return this.know(
      name,
      shape(`Zebra${String.fromCharCode(96 + (this.#number % 26), 97 + Math.trunc(this.#number / 26))}quokka`),
      shownIn,
    );
  }

  /** A secret that somebody else made. */
  know(name: string, value: string, shownIn: readonly Place[] = []): string {
    if (value.length < 6) throw new Error(`${name} is no canary: “${value}”`);
    this.canaries.push({ name, value, shownIn });
    return value;
  }

  see(place: Place, where: string, text: string): void {
    this.#seen.push([place, where, text.toLowerCase()]);
  }

  get figures(): Record<string, number> {
    const figures: Record<string, number> = {};
    for (const [place, , text] of this.#seen) figures[place] = (figures[place] ?? 0) + text.length;
    return figures;
  }

  escaped(): string[] {
    return this.#find(({ shownIn }, place) => !shownIn.includes(place)).map(({ name, place, where }) => `${name} in ${place} (${where})`);
  }

  sightings(places: readonly Place[]): string[] {
    return this.#find((_, place) => places.includes(place)).map(({ name }) => name);
  }

  #find(counts: (canary: Canary, place: Place) => boolean) {
    const found = new Map<string, { name: string; place: Place; where: string }>();
    for (const canary of this.canaries) {
      const { name, value } = canary;
      const spellings = [
        value,
        encodeURIComponent(value),
        JSON.stringify(value).slice(1, -1),
        Buffer.from(value).toString('base64').replace(/=+$/, ''),
      ];
      // A code of digits may stand in a longer number by chance.
      const isIn = /^\d+$/.test(value)
        ? (text: string) => new RegExp(`(?<![\\w.])${value}(?![\\w.])`).test(text)
        : (text: string) => spellings.some((each) => text.includes(each.toLowerCase()));
      for (const [place, where, text] of this.#seen)
        if (counts(canary, place) && isIn(text)) found.set(`${name} ${place} ${where}`, { name, place, where });
    }
    return [...found.values()];
  }
}

export interface Weather {
  thrown: boolean;
}

/** The whole platform with its own log, whose lines and answers the aviary sees; operations fail as the weather has it. */
export function startWatched(environment: Record<string, string>, aviary: Aviary, weather: Weather): Running {
  const folder = mkdtempSync(join(tmpdir(), 'console-canaries-'));
  let time = Date.now();
  const clock = { now: () => new Date(time), pass: (milliseconds: number) => void (time += milliseconds) };
  const services = createServices({ demo: { customers: 44, users: 100, vacancies: 100, applications: 150 } });
  const settings = readSettings({ DATA_DIR: join(folder, 'data'), PUBLIC_URL: origin, LOG_LEVEL: 'debug', ...environment });
  const platform = createPlatform(
    { ...settings, templateDir: join(tmpdir(), 'console-tests-template') },
    {
      services: {
        ...services,
        operations: services.operations.map((operation) => ({
          ...operation,
          handler: (args: never, context) => {
            if (!weather.thrown) return operation.handler(args, context);
            const given = JSON.stringify([args, context.request.cookies, context.session?.email]);
            throw new Error(`${operation.name} cannot be done with ${given}`, { cause: new TypeError(`no ${given}`) });
          },
        })),
      },
      clock: clock.now,
      version: '0.0.0',
      logTo: { write: (line: string) => aviary.see('the log', String((JSON.parse(line) as { msg?: string }).msg), line) },
    },
  );
  return {
    platform,
    clock,
    browser: () => new Browser(platform),
    close: async () => {
      await platform.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same platform, whose answers the aviary sees; `foreign` where whoever asks is of another customer than the canaries. */
export function watched({ platform }: Running, aviary: Aviary, foreign: boolean): Platform {
  return {
    ...platform,
    fetch: async (request) => {
      const answer = await platform.fetch(request);
      const { pathname } = new URL(request.url);
      const text = await answer.clone().text();
      const isError = answer.status >= 400 || text.startsWith('{"errors"');
      // A page has its configuration in it.
      const config = /<script type="application\/json" id="config">([^<]*)</.exec(text)?.[1] ?? '';
      aviary.see('the page’s configuration', pathname, config);
      aviary.see(isError ? 'an error' : foreign ? 'another customer’s answer' : 'an answer', pathname, text.replace(config, ''));
      const headers = [...answer.headers].filter(([name]) => name !== 'set-cookie');
      aviary.see('an address', pathname, headers.map((each) => each.join(': ')).join('\n'));
      return answer;
    },
  };
}

/** Breaks the connections of all stores that are open; answers how to mend them. */
export function breakStores({ platform }: Running): () => void {
  const broken = platform.stores.opened().map(({ pool }) => {
    const lost = () => Promise.reject(new Error('Connection terminated unexpectedly'));
    return Object.assign(pool, { query: lost, connect: lost });
  });
  return () => {
    for (const pool of broken) for (const name of ['query', 'connect'] as const) Reflect.deleteProperty(pool, name);
  };
}
