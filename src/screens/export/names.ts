import type { DataProvider, RaRecord } from 'ra-core';
import type { ColumnPlan, Plan } from '../../plan/Plan.ts';
import { at } from '../../plan/sources.ts';
import { titleOf } from '../../plan/titleOf.ts';
import { isAborted } from '../answers.ts';
import type { Screens } from '../ScreensProvider.tsx';

/** A column of a file; the names of what a column points at stand in one of their own, beside it. */
export interface FileColumn extends ColumnPlan {
  nameOf?: (id: unknown) => string | undefined;
}

interface Around extends Pick<Screens, 'plans' | 'can'> {
  dataProvider: DataProvider;
  translate: (key: string) => string;
}

/** Records of one question, and those whose names are asked for one file. */
const atOnce = 100;
const most = 5000;

/** The columns of a file with the names of the records that they point at, which are asked for many at once, each one once. */
export function withNames(columns: readonly ColumnPlan[], { plans, can, dataProvider, translate }: Around) {
  const known = new Map<string, Map<string, string>>();
  const failed = new Set<string>();
  let asked = 0;
  let lacking = false;

  const targetOf = ({ reference, label }: ColumnPlan): Plan | undefined => {
    const plan = reference === undefined ? undefined : plans[reference];
    // Where the row holds the record itself, its name is a column already.
    const isNamed = columns.some((other) => other.reference === undefined && translate(other.label) === translate(label));
    return plan?.get && can(plan.get.name) && !isNamed ? plan : undefined;
  };
  const pointing = columns.flatMap((column) => {
    const plan = targetOf(column);
    return plan ? [{ column, plan, names: known.get(plan.name) ?? put(known, plan.name) }] : [];
  });

  const ask = async (plan: Plan, names: Map<string, string>, ids: readonly string[], signal: AbortSignal): Promise<void> => {
    if (failed.has(plan.name) || asked + ids.length > most) {
      lacking = true;
      return;
    }
    asked += ids.length;
    try {
      const { data } = await dataProvider.getMany<RaRecord>(plan.name, { ids: [...ids], signal });
      for (const id of ids) names.set(id, '');
      for (const record of data) if (record) names.set(String(record.id), titleOf(plan, record));
    } catch (error) {
      if (signal.aborted || isAborted(error)) throw error;
      // The ids are there; a file without names is better than none.
      failed.add(plan.name);
      lacking = true;
    }
  };

  return {
    columns: columns.flatMap((column): FileColumn[] => {
      const names = pointing.find((each) => each.column === column)?.names;
      return names ? [column, { ...column, nameOf: (id) => names.get(String(id)) }] : [column];
    }),
    /** Asks for the names that rows need and nobody has asked for yet. */
    async learn(rows: readonly RaRecord[], signal: AbortSignal): Promise<void> {
      for (const { column, plan, names } of pointing) {
        const ids = rows.flatMap((row) => [at(row, column.path)].flat()).filter((id) => id !== undefined && id !== null && id !== '');
        const unknown = [...new Set(ids.map(String))].filter((id) => !names.has(id));
        for (let from = 0; from < unknown.length; from += atOnce) await ask(plan, names, unknown.slice(from, from + atOnce), signal);
      }
    },
    /** Did some names stay unknown, since there are too many or they were refused? */
    isLacking: () => lacking,
  };
}

function put(known: Map<string, Map<string, string>>, name: string): Map<string, string> {
  const names = new Map<string, string>();
  known.set(name, names);
  return names;
}
