import { describe, expect, it } from 'vitest';
import { patternOf, readDay, writeDay } from '../../../src/engine/screens/widgets/typedDay.ts';

/** Each day of two years, one of them with a 29 February. */
const days = Array.from({ length: 731 }, (_, index) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10));
const locales = ['en-GB', 'en-US'];

describe('a typed day', () => {
  it.each(locales)('reads every day of two years back as it writes it in %s', (locale) => {
    expect(days.filter((day) => readDay(writeDay(day, locale), locale) !== day)).toEqual([]);
  });

  it('stands in the order of the chosen English', () => {
    expect(locales.map((locale) => [patternOf(locale), writeDay('2026-11-23', locale), readDay('4/5/2026', locale)])).toEqual([
      ['dd/mm/yyyy', '23/11/2026', '2026-05-04'],
      ['mm/dd/yyyy', '11/23/2026', '2026-04-05'],
    ]);
  });

  it.each(['2026-11-09', '2026-11-09T10:00:00Z', '9 Nov 2026', 'November 9, 2026', '2026/11/9', ' 9 november 2026 '])(
    'reads %j as it is pasted, in either English',
    (text) => expect(locales.map((locale) => readDay(text, locale))).toEqual(['2026-11-09', '2026-11-09']),
  );

  it.each([
    '31/02/2026',
    '29.2.2027',
    '1/13',
    '',
    'tomorrow',
    '1/2/3',
    '00/00/0000',
    '2026-02-31',
    '99999999',
    '٣/٣/٢٠٢٦',
    '-1/2/2026',
    '1/1/123',
  ])('reads no day from %j', (text) => expect(locales.map((locale) => readDay(text, locale))).toEqual([null, null]));

  it('reads eight digits, other separators, and a year of two digits', () => {
    expect(['23112026', '23.11.2026', '23 11 26', '23-11-2026'].map((text) => readDay(text, 'en-GB'))).toEqual(Array(4).fill('2026-11-23'));
  });
});
