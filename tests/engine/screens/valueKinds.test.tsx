import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, RecordContextProvider, type DataProvider } from 'ra-core';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createConsoleI18n } from '../../../src/console/locales/i18nProvider.ts';
import { createConsoleTheme } from '../../../src/engine/app/frame/theme.ts';
import type { ColumnPlan } from '../../../src/engine/plan/Plan.ts';
import { cellText, cellTyped } from '../../../src/engine/screens/widgets/cellTexts.ts';
import { durationText } from '../../../src/engine/screens/widgets/durationText.ts';
import { Value } from '../../../src/engine/screens/widgets/Value.tsx';
import { field, handForm, thingsPlan } from './handForm.ts';
import { openScreen } from './harness.tsx';

async function show(column: Partial<ColumnPlan> & { path: string }, record: Record<string, unknown>, dense = false) {
  const i18n = await createConsoleI18n('en-GB', 'Edge');
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={{} as DataProvider} i18nProvider={i18n}>
        <ThemeProvider theme={createConsoleTheme('light')}>
          <div data-testid="value">
            <RecordContextProvider value={record}>
              <Value column={{ label: column.path, kind: 'text', ...column }} dense={dense} />
            </RecordContextProvider>
          </div>
        </ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return screen.findByTestId('value');
}

describe('an image', () => {
  it('is a thumbnail that sends no referrer, and its address if it can’t be loaded', async () => {
    const value = await show({ path: 'avatar', widget: 'image' }, { avatar: 'https://img.example/a.png' }, true);
    await waitFor(() => expect(value.querySelector('img')).toHaveAttribute('referrerpolicy', 'no-referrer'));
    const image = value.querySelector('img');
    if (image) fireEvent.error(image);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://img.example/a.png');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', 'file:///etc/passwd'])(
    'is a text if its address is %s',
    async (avatar) => {
      const value = await show({ path: 'avatar', widget: 'image' }, { avatar });
      await waitFor(() => expect(value).toHaveTextContent(avatar));
      expect(value.querySelector('img, a')).toBeNull();
    },
  );
});

it.each([
  [{ amount: '12.5', currencyCode: 'EUR' }, '€12.50'],
  [{ amount: 3, currencyCode: null }, '3'],
  [{ amount: 3, currencyCode: 'no currency' }, '3 no currency'],
])('an amount with its currency, %j, is %s', async (price, text) => {
  const value = await show({ path: 'price.amount', widget: 'money', also: ['price.currencyCode'] }, { price });
  await waitFor(() => expect(value).toHaveTextContent(text));
});

describe('a colour', () => {
  it.each(['#0af', '#0aF8', '#00aaff', '#00aaff80'])('%s has a swatch beside its text', async (color) => {
    const value = await show({ path: 'color', widget: 'colour' }, { color });
    await waitFor(() => expect(value).toHaveTextContent(color));
    expect(value.querySelector('[aria-hidden]')).toHaveAttribute('style', expect.stringContaining('background-color'));
  });

  it.each(['red', 'ff0000', '#12345', '#fff;background:url(//x.example)', ' #fff'])('%j is a text', async (color) => {
    const value = await show({ path: 'color', widget: 'colour' }, { color }, true);
    await waitFor(() => expect(value.textContent).toBe(color));
    expect(value.querySelector('[aria-hidden]')).toBeNull();
  });

  it('is typed as a text, with the swatch of what is typed so far', async () => {
    const create = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { id: 't1', ...data } }));
    const dataProvider = { create, getList: async () => ({ data: [], total: 0 }) } as never;
    const loaded = handForm([field('color', { widget: 'colour' })], { properties: { color: { type: 'string' } }, required: [] });
    const { user } = await openScreen({ plan: thingsPlan(), at: '/things/create', dataProvider, loadForm: async () => loaded });
    const box = await screen.findByRole('textbox', { name: /color/ });
    const swatch = () => box.parentElement?.querySelector('span[style]');
    await user.type(box, 'red');
    expect(swatch()).toBeNull();
    await user.clear(box);
    await user.type(box, '#0a0');
    expect(swatch()).toHaveStyle({ backgroundColor: '#0a0' });
    expect(box).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(create.mock.lastCall?.[1].data).toEqual({ color: '#0a0' }));
  });
});

it.each([
  ['percent', 12, '12%'],
  ['percent', '12.5', '12.5%'],
  ['percent', -0.0001, '-0.0001%'],
  ['percent', 0, '0%'],
  ['percent', 'a dozen', 'a dozen'],
  ['percent', { of: 3 }, '{"of":3}'],
  ['percent', Number.NaN, 'NaN'],
  ['percent', true, 'true'],
  ['percent', '123456789012345678901', '123456789012345678901'],
  ['percent', null, 'N/A'],
  ['percent', '', 'N/A'],
  ['duration', 65, '1 hr 5 mins'],
  ['duration', -65, '-1 hr 5 mins'],
  ['duration', 0.1, '6 secs'],
  ['duration', 0, '0 mins'],
  ['duration', 1500, '1 day 1 hr'],
  ['duration', 29_400_000, '29,400,000'],
  ['duration', Number.POSITIVE_INFINITY, 'Infinity'],
  ['duration', 'PT1H5M', '1 hr 5 mins'],
  ['duration', '-P1DT0.5S', '-1 day 0.5 secs'],
  ['duration', 'PT0S', '0 secs'],
  ['duration', 'P', 'P'],
  ['duration', 'PT', 'PT'],
  ['duration', 'an hour', 'an hour'],
  ['duration', [1], '[1]'],
  ['duration', null, 'N/A'],
])('a %s of %j is %s', async (widget, value, text) => {
  const shown = await show({ path: 'cookMinutes', widget }, { cookMinutes: value }, true);
  await waitFor(() => expect(shown.textContent).toBe(text));
});

it('a duration in seconds and milliseconds is exact, has its number as a tooltip, and is a number without a unit', async () => {
  const shown = await show({ path: 'stats.timeoutMs', widget: 'duration' }, { stats: { timeoutMs: 61_001.1 } });
  await waitFor(() => expect(shown).toHaveTextContent(/^1 min 1 sec 1.1 ms$/));
  expect(screen.getByTitle('61001.1')).toBeVisible();
  expect(durationText(1.1, 'waitSeconds', 'de')).toBe('1 Sek. 100 ms');
  expect(durationText(0, 'ms', 'en')).toBe('0 ms');
  expect(durationText(0.000_000_1, 'ms', 'en')).toBeUndefined();
  expect(durationText(65, 'length', 'en')).toBeUndefined();
});

it.each([
  ['+44 (0)20 7946-0000', 'tel:+4402079460000'],
  ['020 7946 0000', 'tel:02079460000'],
  ['112', null],
  ['ask at reception', null],
  ['+44 20 7946 0000,,1#', null],
  ['1234567890123456', null],
])('a telephone number %s leads to %s', async (phone, href) => {
  const shown = await show({ path: 'phone', widget: 'phone' }, { phone });
  await waitFor(() => expect(shown.textContent).toBe(phone));
  expect(shown.querySelector('a')?.getAttribute('href') ?? null).toBe(href);
});

it('files have colours, percent, durations and telephone numbers as the API sent them', () => {
  const words = { locale: 'en', translate: String } as never;
  const cell = (widget: string, value: unknown) => {
    const column = { path: 'cookMinutes', label: '', kind: 'text' as const, widget };
    return [cellText(column, { cookMinutes: value }, words), cellTyped(column, { cookMinutes: value })];
  };
  expect(cell('duration', 65)).toEqual(['65', { number: 65 }]);
  expect(cell('duration', 'PT1H5M')).toEqual(['PT1H5M', undefined]);
  expect(cell('percent', -0.5)).toEqual(['-0.5', { number: -0.5 }]);
  expect(cell('phone', '+44 20 7946 0000')).toEqual(['+44 20 7946 0000', undefined]);
  expect(cell('colour', '#fff')).toEqual(['#fff', undefined]);
});

it('markup is shown as the text that it is', async () => {
  const body = '<b onclick="x()">Bold</b>\n# Title';
  const value = await show({ path: 'body', widget: 'multiline' }, { body });
  await waitFor(() => expect(value.textContent).toBe(body));
  expect(value.querySelector('b')).toBeNull();
});

it('a year has no thousands, whatever it is called', async () => {
  expect(await show({ path: 'productionYear', kind: 'number' }, { productionYear: 1990 })).toHaveTextContent('1990');
});

it('JSON that does not parse is said to be wrong, is not saved, and stays as it was typed', async () => {
  const create = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { id: 't1', ...data } }));
  const dataProvider = { create, getList: async () => ({ data: [], total: 0 }) } as never;
  const loaded = handForm([field('extra', { kind: 'json' })], { properties: { extra: {} }, required: [] });
  const { user } = await openScreen({ plan: thingsPlan(), at: '/things/create', dataProvider, loadForm: async () => loaded });
  const box = await screen.findByRole('textbox', { name: /extra/ });
  fireEvent.change(box, { target: { value: '{"a": ' } });
  expect(await screen.findAllByText(/This isn’t valid JSON/)).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(box).toHaveValue('{"a": ');
  fireEvent.change(box, { target: { value: '{"a": 1e400, "b": [null]}' } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  fireEvent.change(box, { target: { value: '{"a": {"b": [null, "x"]}}' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(create.mock.lastCall?.[1].data).toEqual({ extra: { a: { b: [null, 'x'] } } }));
});

describe('a date that has a time of day', () => {
  const time = '2026-05-04T10:00:00.000Z';

  it('is shown with it, but for midnight, which is a day', async () => {
    const value = await show({ path: 'date', kind: 'date' }, { date: time });
    await waitFor(() => expect(value).toHaveTextContent(/4 May 2026, \d\d:00/));
  });

  it('is a day at midnight', async () => {
    const value = await show({ path: 'date', kind: 'date' }, { date: '2026-05-04T00:00:00.000Z' });
    await waitFor(() => expect(value).toHaveTextContent(/^0?4 May 2026$/));
  });

  it.each([
    [time, '04/05/2026', '2026-05-09T10:00:00.000Z'],
    ['2026-05-04T00:00:00.000Z', '04/05/2026', '2026-05-09'],
  ])('%s is shown as %s, and another day keeps what time there is', async (loaded, shown, sent) => {
    const update = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { id: 't1', ...data } }));
    const getOne = async () => ({ data: { id: 't1', name: 'A', date: loaded } });
    const made = handForm([field('date', { kind: 'date' })], { properties: { date: { type: 'string' } }, required: [] });
    const { user } = await openScreen({
      plan: thingsPlan(),
      at: '/things/t1/edit',
      dataProvider: { update, getOne, getList: async () => ({ data: [], total: 0 }) } as never,
      loadForm: async () => made,
    });
    const box = await screen.findByDisplayValue(shown);
    fireEvent.change(box, { target: { value: '09/05/2026' } });
    fireEvent.blur(box);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(update.mock.lastCall?.[1].data).toMatchObject({ date: sent }));
  });
});
