import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findDepartments } from '../../../src/console/customers/findDepartments.ts';
import type { FurtherSearch } from '../../../src/engine/screens/values/searchParts.ts';

const below = (_id: string, name: string, parentId = 'root') => ({ _id, name, parentId });
const acme = (...children: ReturnType<typeof below>[]) => ({ _id: 'root', name: 'Acme', parentId: null, children });
const tree = acme(below('d1', 'Sales North'), below('d2', 'Finance'), below('d3', 'Tax & Sales', 'd2'));

let customers = 0;

/** The search of a customer of whom nothing was read yet, over a platform that answers so. */
function searching(answer: () => unknown = () => tree) {
  const own = `root${(customers += 1)}`;
  const ask = vi.fn(async () => answer());
  const find = (text: string, { root = own, offered = true } = {}) =>
    findDepartments({
      ...{ text, signal: new AbortController().signal, ask, offers: () => offered, base: '/region/eu-west-1/customer/c1' },
      scope: { id: 'c1', label: 'Acme', values: { hierarchyId: root } },
    } as unknown as Parameters<FurtherSearch>[0]);
  return { own, ask, find, labels: async (text: string) => (await find(text)).map(({ label }) => label) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('departments in the search of everything', () => {
  it('are found by a part of their names, in whatever case', async () => {
    const { labels } = searching();
    expect(await labels('sales')).toEqual(['Sales North', 'Tax & Sales']);
    expect(await labels('FINANCE')).toEqual(['Finance']);
    expect(await labels('Acme')).toEqual([]);
  });

  it('say what they are below, and lead to the tree, searched for them', async () => {
    const { own, ask, find } = searching();
    const shown = { id: 'department d3', group: 'departments', label: 'Tax & Sales', context: 'Finance' };
    expect(await find('tax')).toEqual([{ ...shown, to: '/region/eu-west-1/customer/c1/departments?search=Tax+%26+Sales' }]);
    expect(await find('north')).toMatchObject([{ context: 'Acme' }]);
    expect(ask).toHaveBeenCalledWith('ORGGetHierarchy', { filter: { _id: own, childrenShape: 'flatArray' } });
  });

  it('are twenty at most', async () => {
    const many = acme(...Array.from({ length: 25 }, (_, n) => below(`d${n}`, `Shop ${n}`)));
    const { labels } = searching(() => many);
    const found = await labels('shop');
    expect(found).toHaveLength(20);
    expect(found.at(-1)).toBe('Shop 19');
  });

  it('are read once a minute, and at once for another customer', async () => {
    const { ask, find } = searching();
    await find('s');
    vi.advanceTimersByTime(59_999);
    await find('sa');
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await find('sal');
    expect(ask).toHaveBeenCalledTimes(2);
    await find('sal', { root: 'other' });
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('are read anew after a read that failed', async () => {
    const answer = vi
      .fn((): unknown => tree)
      .mockImplementationOnce(() => {
        throw new Error('unreachable');
      });
    const { find, labels } = searching(answer);
    await expect(find('tax')).rejects.toThrow('unreachable');
    expect(await labels('tax')).toEqual(['Tax & Sales']);
  });

  it('are not requested where the platform offers no tree', async () => {
    const { ask, find } = searching();
    expect(await find('tax', { offered: false })).toEqual([]);
    expect(ask).not.toHaveBeenCalled();
  });
});
