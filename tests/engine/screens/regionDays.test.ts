import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cityOf, dayAt, daysAfter, isDay, momentsOf, spanInWords } from '../../../src/engine/screens/values/regionDays.ts';
import { zoneOf } from '../../../src/console/zoneOf.ts';

const zones = ['Australia/Sydney', 'Europe/Dublin', 'America/New_York'];
const hours = ({ from = '', to = '' }: { from?: string; to?: string }) => (Date.parse(to) + 1 - Date.parse(from)) / 3_600_000;

it.each([
  ['/region/ap-southeast-2/customers/c1', 'Australia/Sydney', 'Sydney'],
  ['/region/eu-west-1/customers/c1', 'Europe/Dublin', 'Dublin'],
  ['/region/us-east-1/customers/c1', 'America/New_York', 'New York'],
  ['/region/of-nowhere-1/customers/c1', 'UTC', 'UTC'],
])('the days of %s are those of %s', (base, zone, city) => {
  expect(zoneOf(base)).toBe(zone);
  expect(cityOf(zone)).toBe(city);
});

it.each([
  ['Australia/Sydney', '2026-10-04', 23],
  ['Australia/Sydney', '2026-04-05', 25],
  ['Europe/Dublin', '2026-03-29', 23],
  ['Europe/Dublin', '2026-10-25', 25],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['Australia/Sydney', '2026-11-22', 24],
])('in %s, %s has %i hours', (zone, day, length) => {
  expect(hours(momentsOf({ from: day, to: day }, zone))).toBe(length);
});

it('a day begins at its first moment and ends at its last, and the next begins right after', () => {
  expect(momentsOf({ from: '2026-10-22', to: '2026-11-22' }, 'Australia/Sydney')).toEqual({
    from: '2026-10-21T13:00:00.000Z',
    to: '2026-11-22T12:59:59.999Z',
  });
  expect(momentsOf({}, 'Australia/Sydney')).toEqual({});
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12_000 }), fc.constantFrom(...zones), (count, zone) => {
      const day = daysAfter('2000-01-01', count);
      const { from = '', to = '' } = momentsOf({ from: day, to: day }, zone);
      expect([dayAt(Date.parse(from), zone), dayAt(Date.parse(to), zone)]).toEqual([day, day]);
      expect([dayAt(Date.parse(from) - 1, zone), dayAt(Date.parse(to) + 1, zone)]).toEqual([daysAfter(day, -1), daysAfter(day, 1)]);
    }),
  );
});

it.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['today', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it('a span is reported as its reader writes days', () => {
  const translate = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;
  const span = { from: '2026-10-22', to: '2026-11-22' };
  expect(spanInWords(span, 'en-GB', translate)).toBe('22 Oct – 22 Nov 2026');
  expect(spanInWords(span, 'en-US', translate)).toBe('Oct 22 – Nov 22, 2026');
  expect(spanInWords({ from: '2026-10-22' }, 'en-GB', translate)).toBe('screens.list.from {"day":"22 Oct 2026"}');
  expect(spanInWords({ to: '2026-10-22' }, 'en-GB', translate)).toBe('screens.list.until {"day":"22 Oct 2026"}');
  expect(spanInWords({}, 'en-GB', translate)).toBe('screens.list.anyTime {}');
});
