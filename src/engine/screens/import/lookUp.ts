import type { DataProvider, RaRecord } from 'ra-core';
import type { Plan } from '../../plan/Plan.ts';
import { titleOf } from '../../plan/titleOf.ts';
import type { CellReading, Unfound } from './cellValue.ts';

const mostCached = 2000;

/** Finds a record by its name or id, with one request for each. */
export function lookUpWith(dataProvider: DataProvider, plans: Readonly<Record<string, Plan>>): CellReading['lookUp'] {
  const known = new Map<string, Promise<string | Unfound>>();
  const ask = async (resource: string, text: string): Promise<string | Unfound> => {
    const plan = plans[resource];
    if (!plan) return { fault: 'noSuch' };
    const isNamed = (record: RaRecord): boolean => titleOf(plan, record).toLowerCase() === text.toLowerCase();
    if (plan.list) {
      const filter = plan.search ? { q: text } : {};
      const sort = { field: '', order: 'ASC' as const };
      const { data } = await dataProvider.getList(resource, {
        pagination: { page: 1, perPage: 100 },
        sort,
        filter,
        meta: { archived: false },
      });
      const named = data.filter((record) => String(record.id) === text || isNamed(record));
      if (named.length > 1) return { fault: 'several' };
      if (named[0]) return String(named[0].id);
    }
    if (/\s/.test(text)) return { fault: 'noSuch' };
    const { data } = await dataProvider.getMany(resource, { ids: [text] }).catch(() => ({ data: [] }));
    const [found] = data as RaRecord[];
    return found && String(found.id) === text ? text : { fault: 'noSuch' };
  };
  return (resource, text) => {
    const key = `${resource} ${text}`;
    const found = known.get(key) ?? ask(resource, text);
    if (known.size >= mostCached) known.clear();
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}
