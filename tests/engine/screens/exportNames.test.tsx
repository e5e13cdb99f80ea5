import { screen, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ColumnPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import { namesFor } from '../../../src/engine/screens/list/export/names.ts';
import { customersPlan } from '../client/customersPlan.ts';
import { openScreen } from './harness.tsx';
import { savedFiles } from './savedFiles.ts';
import { anyApi } from '../../../src/engine/texts/externalApi.ts';

const column = (path: string, more: Partial<ColumnPlan> = {}): ColumnPlan => ({
  ...{ path, label: `resources.bikes.fields.${path.replace('.', '_')}`, kind: 'text', ...more },
});
const bikes: Plan = {
  ...customersPlan,
  ...{ name: 'bikes', type: 'Bike', path: 'bikes', title: 'model', filters: [], actions: [], archive: false },
  columns: [column('model', { primary: true }), column('stationId', { kind: 'reference', reference: 'stations' })],
};
const stations: Plan = { ...customersPlan, name: 'stations', type: 'Station', path: 'stations', title: 'name city' };
const plans = { bikes, stations };

const made = (of: number) =>
  Array.from({ length: of }, (_, index) => ({ id: String(index), model: `Model ${index}`, stationId: index % 7 }));
const getMany = vi.fn(async (_: string, { ids }: { ids: string[] }) => ({
  data: ids.map((id) => ({ id, name: `Station ${id}`, city: '=Oslo' })),
}));

const saved = savedFiles();
beforeEach(() => {
  getMany.mockClear();
});

async function exported(choose: string[], asked: unknown = getMany) {
  const rows = made(230);
  const getList = async (_: string, { pagination: { page, perPage } }: { pagination: { page: number; perPage: number } }) => ({
    data: rows.slice((page - 1) * perPage, page * perPage),
    total: rows.length,
  });
  const { user } = await openScreen({
    ...{ plan: bikes, plans, at: '/bikes', accessOf: () => undefined },
    dataProvider: { getList, getMany: asked } as unknown as Partial<DataProvider>,
    texts: { ...anyApi, resources: { bikes: { name: 'Bikes', fields: { model: 'Model', stationId: 'Station' } } } },
  });
  await screen.findByText('Model 0');
  // The screen itself asks for them once.
  if (asked === getMany) await vi.waitFor(() => expect(getMany).toHaveBeenCalledTimes(1), { timeout: 60_000 });
  getMany.mockClear();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export Bikes' });
  for (const name of choose) await user.click(within(dialog).getByRole('radio', { name }));
  await user.click(within(dialog).getByRole('button', { name: 'Export 230 rows' }));
  const told = await within(dialog).findByText(/^230 rows saved/);
  return { text: (await saved[0]?.text()) ?? '', told: told.textContent };
}

describe('an export that is made here', () => {
  it('has the names of what its rows point at, as the screen has, read many at once and each one once', async () => {
    const { text } = await exported([]);
    const [head, , second] = text.split('\r\n');
    expect(head).toBe('Model,Station');
    expect(second).toBe('Model 1,Station 1 =Oslo');
    expect(getMany).toHaveBeenCalledTimes(1);
    expect(getMany.mock.calls[0]?.[1].ids).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  });

  it('has them among objects, too', async () => {
    const { text } = await exported(['JSON']);
    expect((JSON.parse(text) as unknown[])[3]).toEqual({ model: 'Model 3', stationId: 'Station 3 =Oslo' });
  });

  it('for other programs has the ids alone', async () => {
    const { text } = await exported(['Raw, for other programs']);
    expect(text.split('\r\n').slice(0, 3)).toEqual(['Model,Station', 'Model 0,0', 'Model 1,1']);
    expect(getMany).not.toHaveBeenCalled();
  });

  it('says where names could not be read, and is whole without them', async () => {
    const { text, told } = await exported(
      [],
      vi.fn(() => Promise.reject(new HttpError('no', 403, { code: 'FORBIDDEN', extensions: {} }))),
    );
    expect(text.trimEnd().split('\r\n')).toHaveLength(231);
    expect(told).toContain('with their IDs instead of their names');
  });
});

describe('the names of a file', () => {
  const signal = new AbortController().signal;
  const yes = () => true;
  const around = {
    plans,
    can: yes,
    holds: yes,
    flag: yes,
    dataProvider: { getMany } as unknown as DataProvider,
    translate: (key: string) => key,
  };

  it('are asked for a hundred at a time, and of no more than five thousand records', async () => {
    const names = namesFor(bikes.columns, around);
    for (let from = 0; from < 7000; from += 500)
      await names.learn(
        Array.from({ length: 500 }, (_, index) => ({ id: from + index, stationId: `s${from + index}` })),
        signal,
      );
    expect(Math.max(...getMany.mock.calls.map(([, { ids }]) => ids.length))).toBe(100);
    expect(getMany.mock.calls.flatMap(([, { ids }]) => ids)).toHaveLength(5000);
    expect(names.isLacking()).toBe(true);
  });

  it('are not read where nobody may read the record, and are those that the session tells', async () => {
    const names = namesFor(bikes.columns, { ...around, can: () => false, nameOf: (type, id) => `${type} ${id}` });
    await names.learn([{ id: 1, stationId: 's1' }], signal);
    expect(getMany).not.toHaveBeenCalled();
    expect(names.nameOf('stations', 's1')).toBe('Station s1');
  });
});
