import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGazetteer } from '../../../src/platform/geocoder/gazetteer.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

interface Page {
  data: { address: string; coordinate: { lat: number; lng: number } | null }[];
  pagination: { totalPages: number; currentPage: number; pageSize: number; totalItems: number };
}

const query = `query ($searchText: String!, $skip: Int, $limit: Int) {
  CommonGeocode(searchText: $searchText, skip: $skip, limit: $limit) {
    data { address coordinate { lat lng } } pagination { totalPages currentPage pageSize totalItems }
  }
}`;

describe('places, found offline', () => {
  let running: Running;
  let user: Browser;
  beforeAll(async () => {
    running = startPlatform();
    user = await running.browser().as('recruiter@acme.example');
  });
  afterAll(() => running.close());
  const find = (searchText: string, more: object = {}) => user.get<Page>(query, { searchText, ...more });
  const first = async (searchText: string) => (await find(searchText)).data[0]?.address;

  it('have an address in one line and a point on the globe', async () => {
    const [melbourne] = (await find('Melbourne')).data;
    expect(melbourne?.address).toBe('Melbourne, Victoria, Australia');
    expect(melbourne?.coordinate?.lat).toBeCloseTo(-37.814, 2);
    expect(melbourne?.coordinate?.lng).toBeCloseTo(144.963, 2);
  });

  it.each([
    ['the beginning of a name', 'melb', 'Melbourne, Victoria, Australia'],
    ['any capitals and spaces', '  dUBLIN  ', 'Dublin, Leinster, Ireland'],
    ['no accents', 'sao paulo', 'São Paulo, Brazil'],
    ['accents', 'São Paulo', 'São Paulo, Brazil'],
    ['accents that are parts of their own', 'Sa\u0303o Paulo', 'São Paulo, Brazil'],
    ['a region', 'melbourne florida', 'Melbourne, Florida, United States'],
    ['a region in short', 'Perth, WA', 'Perth, Western Australia, Australia'],
    ['a country', 'dublin, usa', 'Dublin, California, United States'],
    ['what the address itself says', 'Auckland, New Zealand', 'Auckland, New Zealand'],
    ['an apostrophe of another kind', 'saint john’s', 'Saint John’s, Antigua & Barbuda'],
  ])('are found by %s', async (_, text, address) => {
    expect(await first(text)).toBe(address);
  });

  it('come with the most populous first, and the name itself before names that only contain it', async () => {
    expect(await first('york')).toBe('York, England, United Kingdom');
    expect(await first('san')).toBe('Santiago, Chile');
    const addresses = (await find('London', { limit: 500 })).data.map((place) => place.address);
    expect(addresses[0]).toBe('London, England, United Kingdom');
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('come in pages that add up', async () => {
    const whole = await find('york', { limit: 500 });
    expect(whole.pagination).toEqual({ totalPages: 1, currentPage: 1, pageSize: 500, totalItems: whole.data.length });
    const pages = [];
    for (let skip = 0; skip < Math.ceil(whole.data.length / 4); skip += 1) pages.push(...(await find('york', { skip, limit: 4 })).data);
    expect(pages).toEqual(whole.data);
    expect((await find('york', { skip: 1000 })).data).toEqual([]);
  });

  it.each([
    '',
    '   ',
    ',;.',
    'zzzzzz',
    '%',
    "'; drop table vacancies; --",
    '\\',
    '(a+)+$',
    '\u202e',
    '__proto__',
    '😀'.repeat(100),
    'a '.repeat(50),
  ])('are not upset by “%s”', async (text) => {
    const { data, pagination } = await find(text, { limit: 500 });
    expect(data.length).toBeLessThanOrEqual(500);
    expect(pagination.totalItems).toBeGreaterThanOrEqual(data.length);
  });

  it('refuse a text of 101 characters, and pages that there cannot be', async () => {
    expect((await find('x'.repeat(100))).data).toEqual([]);
    for (const wrong of [
      { searchText: 'x'.repeat(101) },
      { searchText: 'x', limit: 0 },
      { searchText: 'x', limit: 501 },
      { searchText: 'x', skip: -1 },
    ])
      expect(await user.refusal(query, wrong)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('answer nobody who is signed out', async () => {
    expect(await running.browser().refusal(query, { searchText: 'york' })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('are found by looking at the first of them alone, however little is typed', async () => {
    const reads = async (count: number) => {
      let read = 0;
      const cities = Array.from({ length: count }, (_, index) => {
        const city = { name: `Sa ${index}`, country: 'AU', region: '07', population: index, kind: 'PPL', lat: 0, lng: 0 };
        return new Proxy(city, { get: (of, key) => ((read += 1), Reflect.get(of, key)) });
      });
      const { search } = await createGazetteer(cities);
      read = 0;
      expect(search('sa', 0, 20)).toMatchObject({ total: count, places: { length: 20 } });
      return read;
    };
    const few = await reads(500);
    expect(few).toBeGreaterThan(20);
    expect(await reads(50_000)).toBe(few);
  });
});

describe('places, found by a service', () => {
  let server: Server;
  let running: Running;
  let user: Browser;
  let answer: RequestListener;
  const asked: { url: URL; agent: string }[] = [];
  const says = (body: unknown, status = 200) => {
    answer = (_, response) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push({ url: new URL(request.url ?? '', 'http://service.example'), agent: request.headers['user-agent'] ?? '' });
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    running = startPlatform({ GEOCODER_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/places/?key=k` });
    user = await running.browser().as('recruiter@acme.example');
  });
  afterAll(async () => {
    await running.close();
    server.closeAllConnections();
    server.close();
  });
  const find = (searchText: string, more: object = {}) => user.get<Page>(query, { searchText, ...more });
  const place = (name: string, lat: unknown = '1.5', lon: unknown = '-2.5') => ({ display_name: name, lat, lon, importance: 1 });

  it('are asked for as such services want it, and told as they answer', async () => {
    says([place('One, Somewhere'), place('Two, Somewhere')]);
    const found = await find('Some & where?', { limit: 1, skip: 1 });
    expect(found).toEqual({
      data: [{ address: 'Two, Somewhere', coordinate: { lat: 1.5, lng: -2.5 } }],
      pagination: { totalPages: 2, currentPage: 2, pageSize: 1, totalItems: 2 },
    });
    const { url, agent } = asked.at(-1) ?? expect.fail('nobody was asked');
    expect(url.pathname).toBe('/places/search');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      key: 'k',
      q: 'some & where?',
      format: 'jsonv2',
      limit: '40',
      'accept-language': 'en',
    });
    expect(agent).toContain('http://localhost:4120');
  });

  it('are requested once a day, however often they are looked for', async () => {
    says([place('Once')]);
    const before = asked.length;
    await Promise.all(['Kept', ' kept ', 'KEPT', 'kept'].map((text) => find(text)));
    await find('kept', { limit: 5 });
    expect(asked.length).toBe(before + 1);
    running.clock.pass(25 * 60 * 60_000);
    user = await running.browser().as('recruiter@acme.example');
    await find('kept');
    expect(asked.length).toBe(before + 2);
  });

  it('are not requested where nothing is typed', async () => {
    const before = asked.length;
    expect((await find('  ')).data).toEqual([]);
    expect(asked.length).toBe(before);
  });

  it('leave out what is no place, and cut an address that is too long', async () => {
    says([
      place('x'.repeat(400)),
      place('', 1, 1),
      place('Off', 91, 0),
      place('Off', 'east', 0),
      { display_name: 'Nowhere' },
      null,
      'text',
      place('Last', 0, 0),
    ]);
    expect((await find('strange')).data.map((each) => each.address.length)).toEqual([300, 4]);
  });

  it.each<[string, () => void]>([
    ['an error', () => says('down', 503)],
    ['what is no JSON', () => says('<html>')],
    ['what is no list', () => says({ error: 'quota' })],
    ['somewhere else', () => (answer = (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end())],
    ['without an end', () => (answer = (_, response) => void response.writeHead(200).end('['.repeat(2_000_000)))],
    ['by hanging up', () => (answer = (request) => void request.socket.destroy())],
  ])('say so where the service answers %s, and ask again the next time', async (name, happens) => {
    happens();
    expect(await user.refusal(query, { searchText: name })).toEqual({ code: 'DOWNSTREAM_SERVICE_ERROR', reason: 'GEOCODER_UNAVAILABLE' });
    says([place('Back')]);
    expect((await find(name)).data).toHaveLength(1);
  });

  it('say so where the service does not answer in time', async () => {
    answer = () => undefined;
    expect(await user.refusal(query, { searchText: 'slow' })).toMatchObject({ code: 'DOWNSTREAM_SERVICE_ERROR' });
  });
});
