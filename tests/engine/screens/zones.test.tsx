import { read } from '@e965/xlsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { useState, type FC } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsoleI18n } from '../../../src/console/locales/i18nProvider.ts';
import { firstFilter, periodOf, presetNames } from '../../../src/console/pages/dashboard/filters/presets.ts';
import type { FieldPlan } from '../../../src/engine/plan/Plan.ts';
import { defaultOf } from '../../../src/engine/plan/namedDefaults.ts';
import { fileCells } from '../../../src/engine/screens/list/export/cells.ts';
import { fileWriter } from '../../../src/engine/screens/list/export/fileWriters.ts';
import { daysAgo } from '../../../src/engine/screens/values/readerDays.ts';
import { dayAt, daysAfter } from '../../../src/engine/screens/values/regionDays.ts';
import { DateRange } from '../../../src/engine/screens/widgets/DateRange.tsx';
import { dateFormats } from '../../../src/engine/screens/values/dates.ts';
import { DateTimeInput } from '../../../src/engine/screens/widgets/DateTime.tsx';
import type { InputProps } from '../../../src/engine/screens/values/input.ts';
import { transforms } from '../../../src/engine/forms/transforms.ts';
import { field } from './handForm.ts';
import { inZone } from './inZone.ts';

// Times across zones, on days of clock changes and calendar edges.

const zones = ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Apia', 'Australia/Lord_Howe'] as const;
/** The end of a month before a shorter one, a leap day, and both nights of a clock change in two of the zones. */
const days = ['2027-03-31', '2028-02-29', '2027-03-14', '2027-11-07', '2027-10-03', '2027-04-04'] as const;
const clocks = ['00:30', '12:00', '23:30'] as const;

const formats = new Map<string, Intl.DateTimeFormat>();
/** A day in the reader's zone, by the platform's own calendar. */
const shownIn = (zone: string, moment: string | number) => {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    });
  formats.set(zone, format);
  const parts = Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, time: `${parts['hour']}:${parts['minute']}` };
};
/** The first moment at which a zone's clock shows a time. */
function momentOf(zone: string, day: string, time: string): number {
  for (let moment = Date.parse(`${day}T${time}:00Z`) - 15 * 3_600_000; ; moment += 900_000) {
    const shown = shownIn(zone, moment);
    if (shown.day === day && shown.time >= time) return moment;
  }
}

describe.each(zones)('in %s', (zone) => {
  inZone(zone);
  afterEach(() => vi.useRealTimers());
  const dayAndTime = (moment: string) => shownIn(zone, moment);

  describe.each(days.flatMap((day) => clocks.map((time) => [day, time] as const)))('on %s at %s', (day, time) => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'], now: momentOf(zone, day, time) });
    });

    it('the last seven days are seven whole days, today the last', () => {
      const range = defaultOf({ default: 'last7days' }) as { gte: string; lte: string };
      expect([dayAndTime(range.gte), dayAndTime(range.lte)]).toEqual([
        { day: daysAfter(day, -6), time: '00:00' },
        { day, time: '23:59' },
      ]);
      expect(dayAndTime(new Date(Date.parse(range.gte) - 1).toISOString()).day).toBe(daysAfter(day, -7));
    });

    it('today and the days before are those of the reader’s calendar', () => {
      expect([0, 1, 6, 89].map(daysAgo)).toEqual([day, ...[-1, -6, -89].map((count) => daysAfter(day, count))]);
    });

    it('a day’s first and last moment are that day’s', () => {
      for (const shift of [-1, 0, 1]) {
        const at = daysAfter(day, shift);
        const [first, last] = [String(transforms['startOfDay']?.(at)), String(transforms['endOfDay']?.(at))];
        expect([dayAndTime(first).day, dayAndTime(last).day]).toEqual([at, at]);
        expect(dayAndTime(new Date(Date.parse(first) - 1).toISOString()).day).toBe(daysAfter(at, -1));
        expect(dayAndTime(new Date(Date.parse(last) + 1).toISOString()).day).toBe(daysAfter(at, 1));
      }
    });

    it('named periods end today in the region, and begin where the calendar says', () => {
      const today = dayAt(Date.now(), 'Australia/Sydney');
      expect(today).toBe(shownIn('Australia/Sydney', Date.now()).day);
      expect(presetNames.map((preset) => periodOf(preset, today).to)).toEqual(
        presetNames.map((preset) => (preset === 'allTime' ? undefined : today)),
      );
      expect(periodOf('last7days', today).from).toBe(daysAfter(today, -6));
      expect(periodOf('last30days', today).from).toBe(daysAfter(today, -29));
      expect(periodOf('thisYear', today).from).toBe(`${today.slice(0, 4)}-01-01`);
      expect(firstFilter(today).created.from).toBe(monthsBefore(today, 1));
      expect(periodOf('last3months', today).from).toBe(monthsBefore(today, 3));
    });

    it('two days are sent as their first and last moments, stand in their boxes again, and reach from 89 days ago to today', async () => {
      const sent = await twoDays();
      expect([sent.boxes.map((each) => each.value), sent.value()]).toEqual([['', ''], undefined]);
      const [from, to] = sent.boxes as [HTMLInputElement, HTMLInputElement];
      for (const [first, last] of [
        [day, day],
        [daysAfter(day, -6), daysAfter(day, 1)],
      ] as const) {
        fireEvent.change(from, { target: { value: first } });
        fireEvent.change(to, { target: { value: last } });
        const { gte = '', lte = '' } = (sent.value() ?? {}) as { gte?: string; lte?: string };
        expect([dayAndTime(gte), dayAndTime(lte)]).toEqual([
          { day: first, time: '00:00' },
          { day: last, time: '23:59' },
        ]);
        expect(sent.boxes.map((each) => each.value)).toEqual([first, last]);
      }
    });

    it('a typed day and time are the moment at which the clock shows them', async () => {
      const sent = await dayAndHour();
      const [dayBox, timeBox] = sent.boxes as [HTMLInputElement, HTMLInputElement];
      for (const at of ['00:00', '00:15', '01:45', '02:30', '03:00', '12:00', '23:59']) {
        fireEvent.change(dayBox, { target: { value: day } });
        fireEvent.change(timeBox, { target: { value: at } });
        const moment = String(sent.value());
        const shown = dayAndTime(moment);
        // A time that the clock passes over is the one that it shows instead.
        const isSkipped = shownIn(zone, momentOf(zone, day, at)).time !== at && at !== '23:59';
        expect([shown.day, isSkipped || shown.time === at]).toEqual([day, true]);
        expect([dayBox.value, timeBox.value]).toEqual([shown.day, shown.time]);
      }
    });
  });

  it('cells of a file and dates on the screen show the same local time, every quarter of an hour through a change of the clock', async () => {
    const { date, dateTime, long } = dateFormats('en-US');
    const moments = days.flatMap((day) => {
      const noon = momentOf(zone, daysAfter(day, -1), '12:00');
      return Array.from({ length: 4 * 48 }, (_, index) => new Date(noon + index * 900_000).toISOString());
    });
    const intl = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options });
    const [day, hour, offset] = [
      intl({ month: 'short', day: '2-digit', year: 'numeric' }),
      intl({ hour: 'numeric', minute: '2-digit' }),
      intl({ timeZoneName: 'longOffset' }),
    ];
    const clock = (moment: string) => hour.format(new Date(moment)).replace('\u202f', ' ').toLowerCase();
    const wanted = moments.map((moment) => [day.format(new Date(moment)), `${day.format(new Date(moment))}, ${clock(moment)}`]);
    expect(moments.map((moment) => [date(moment), dateTime(moment)])).toEqual(wanted);
    const shownOffset = (moment: string) =>
      offset
        .formatToParts(new Date(moment))
        .find(({ type }) => type === 'timeZoneName')
        ?.value.replace('GMT', 'UTC');
    expect(moments.map((moment) => /\((.*)\)/.exec(long(moment) ?? '')?.[1])).toEqual(moments.map(shownOffset));

    const columns = [
      { path: 'at', label: 'Day', kind: 'date' as const },
      { path: 'at', label: 'Moment', kind: 'dateTime' as const, widget: 'moment' },
    ];
    const words = { locale: 'en-US', translate: (key: string) => key, dates: dateFormats('en-US') };
    const writer = await fileWriter('XLSX', fileCells(columns, true, words));
    const rows = moments.map((at, id) => ({ id, at }));
    const sheet =
      read(Buffer.concat([...writer.begin(), ...writer.rows(rows), ...writer.end()]), { cellText: true }).Sheets['Export'] ?? {};
    const cell = (name: string) => sheet[name] as { t: string; w?: string };
    const cells = moments.map((_, index) => [cell(`A${index + 2}`), cell(`B${index + 2}`)]);
    expect(cells.map((row) => row.map(({ w }) => w?.replace(/ ([AP]M)$/, (half) => half.toLowerCase())))).toEqual(wanted);
    expect(new Set(cells.flat().map(({ t }) => t))).toEqual(new Set(['n']));
  });
});

/** The same day of an earlier month, or its last one. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** An input as a form holds it. */
async function held(Input: FC<InputProps>, plan: FieldPlan, boxes: () => HTMLElement[]) {
  let current: unknown;
  const i18nProvider = await createConsoleI18n('en-GB', 'Edge');
  function Held() {
    const [value, setValue] = useState<unknown>();
    current = value;
    return <Input field={plan} value={value} onChange={setValue} onBlur={() => undefined} focusRef={() => undefined} />;
  }
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Held />
    </CoreAdminContext>,
  );
  return { boxes: boxes() as HTMLInputElement[], value: () => current };
}

const twoDays = () =>
  held(DateRange, field('range', { kind: 'group', fields: [field('gte'), field('lte')] }), () => [
    screen.getByLabelText('From'),
    screen.getByLabelText('To'),
  ]);
const dayAndHour = () =>
  held(DateTimeInput, field('at', { kind: 'dateTime' }), () => [
    screen.getByRole('textbox'),
    document.querySelector('input[type=time]') as HTMLElement,
  ]);
