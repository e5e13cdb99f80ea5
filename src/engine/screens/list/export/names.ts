import type { DataProvider, RaRecord } from 'ra-core';
import { availability, type Grants } from '../../../plan/availability.ts';
import type { ColumnPlan, Plan } from '../../../plan/Plan.ts';
import { at } from '../../../plan/sources.ts';
import { titleOf } from '../../../plan/titleOf.ts';
import { isAborted } from '../../values/answers.ts';
import type { Screens } from '../../values/ScreensProvider.tsx';
import { nameFromRecord } from '../../widgets/referenceText.ts';

interface Options extends Grants, Pick<Screens, 'plans' | 'nameOf'> {
  dataProvider: DataProvider;
}

const atOnce = 100;
const most = 5000;

export function namesFor(columns: readonly ColumnPlan[], { plans, nameOf, dataProvider, ...grants }: Options) {
  const known = new Map<string, Map<string, string>>();
  const failed = new Set<string>();
  let requested = 0;
  let lacking = false;

  const pointing = columns.flatMap((column) => {
    const plan = isPointer(column) ? plans[column.reference ?? ''] : undefined;
    if (!plan || !availability(plan, 'getOne', grants).may) return [];
    const names = known.get(plan.name) ?? new Map<string, string>();
    known.set(plan.name, names);
    return [{ column, plan, names }];
  });

  const ask = async (plan: Plan, names: Map<string, string>, ids: readonly string[], signal: AbortSignal): Promise<void> => {
    if (failed.has(plan.name) || requested + ids.length > most) {
      lacking = true;
      return;
    }
    requested += ids.length;
    try {
      const { data } = await dataProvider.getMany<RaRecord>(plan.name, { ids: [...ids], signal });
      for (const id of ids) names.set(id, '');
      for (const record of data) if (record) names.set(String(record.id), titleOf(plan, record));
    } catch (error) {
      if (signal.aborted || isAborted(error)) throw error;
      // A file without names is better than none.
      failed.add(plan.name);
      lacking = true;
    }
  };

  return {
    nameOf: (resource: string, id: string): string | undefined => {
      const plan = plans[resource];
      return known.get(resource)?.get(id) || (plan && !known.has(resource) ? nameOf?.(plan.type, id) : undefined);
    },
    async learn(rows: readonly RaRecord[], signal: AbortSignal): Promise<void> {
      for (const { column, plan, names } of pointing) {
        const nameless = rows.filter((row) => nameFromRecord(column, row) === '');
        const ids = nameless.flatMap((row) => [at(row, column.path)].flat()).filter((id) => id !== undefined && id !== null && id !== '');
        const unknown = [...new Set(ids.map(String))].filter((id) => !names.has(id));
        for (let from = 0; from < unknown.length; from += atOnce) await ask(plan, names, unknown.slice(from, from + atOnce), signal);
      }
    },
    isLacking: () => lacking,
  };
}

const isPointer = ({ kind, widget }: ColumnPlan): boolean => ['reference', 'references'].includes(widget ?? kind);
