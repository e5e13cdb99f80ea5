import { and, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OperationContext } from '../context.ts';
import type { OperationName } from '../contractTypes.ts';
import { scoped } from '../database/scoped.ts';
import { badInput, conflict } from '../errors.ts';
import { acceptForm } from '../validation.ts';
import { distinctIds } from './bulk.ts';
import { arrange, listOf } from './list.ts';

/** Maximum number of rows selected by a filter, since they change in one transaction. */
export const maxMatching = 10_000;

export interface Selection {
  ids: readonly string[];
  matching?: { filter: object; expectedCount: number } | null | undefined;
  argument: string;
  args?: Record<string, unknown>;
  by?: PgColumn;
}

/** Refuses the call with the true number if the count differs. */
export async function selectedIds(context: OperationContext, list: OperationName, selection: Selection): Promise<string[]> {
  const { ids, matching, argument, args = {} } = selection;
  if (!matching) return distinctIds([...ids], argument);
  if (ids.length > 0)
    throw badInput({ [argument]: 'validation.selection.either' }, { message: 'Select rows by ids or by a filter, not both.' });
  const definition = listOf(list);
  if (!definition) throw new Error(`${list} is no list`);
  const { table, id, form, filterArgument = 'filter', request } = definition;
  const requested = { ...args, [filterArgument]: { ...matching.filter, skip: null, limit: null, sort: null } };
  const arranged = await arrange(definition, request((form ? acceptForm(form, requested) : requested) as never), context);
  const { conditions, joins } = arranged;
  const rows = await scoped(context.tx, arranged.context.access)
    .selectJoined(table, joins?.counted, { id: sql<string>`${selection.by ?? id}` }, and(...Object.values(conditions)))
    .limit(maxMatching + 1);
  if (rows.length > maxMatching) {
    throw badInput(
      { [argument]: 'validation.selection.maxMatching' },
      { message: `At most ${maxMatching} rows at once.`, reason: 'TOO_MANY_ROWS', fieldArgs: { [argument]: { limit: maxMatching } } },
    );
  }
  if (rows.length !== matching.expectedCount) {
    const message = `${rows.length} rows match now, not ${matching.expectedCount}.`;
    throw conflict(message, { reason: 'COUNT_CHANGED', count: rows.length, expectedCount: matching.expectedCount });
  }
  return rows.map((row) => row.id);
}
