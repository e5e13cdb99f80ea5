import { titlePaths } from '../../plan/titleOf.ts';
import { fill } from '../../plan/fill.ts';
import type { ColumnPlan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import type { Collection } from '../list/useCollection.ts';
import type { Format } from './saveFile.ts';

interface Wanted {
  format: Format;
  columns: readonly ColumnPlan[];
  /** Words for values of closed lists and dates as people write them, instead of what the platform keeps. */
  labels: boolean;
  /** What the list's variables are filled from beside its state. */
  scope: Values;
  session: Values;
  translate: (key: string) => string;
}

/** What CommonStartExport is asked: the very question that the list asks, and the columns with their headings. */
export function exportInput({ plan, archived, parent, request, around }: Collection, wanted: Wanted): Values {
  if (!plan.list) return {};
  const { format, columns, labels, scope, session, translate } = wanted;
  const { q, ...filter } = request.filter as Values;
  const variables = fill(plan.list, {
    page: 1,
    size: request.pagination.perPage,
    sort: request.sort.field ? { ...request.sort, each: (request.meta as { each?: Values }).each } : undefined,
    switch: around.switched,
    search: typeof q === 'string' ? q : undefined,
    archived,
    columns: columns.map(({ path }) => path),
    parent,
    filter,
    input: filter,
    scope,
    session,
  });
  return {
    resource: plan.name,
    operation: plan.list.name,
    variables,
    format,
    columns: columns.map(({ path, label, choices, also }) => ({
      path: namesRecord(plan.title, path, also) ? plan.title : path,
      label: translate(label),
      ...(labels && choices && { choices: choices.map(({ id, label: words }) => ({ value: id, label: translate(words) })) }),
    })),
    ...(labels && { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  };
}

/** Does a column show the record's whole name, of several fields? A file has it whole, too. */
const namesRecord = (title: string, path: string, also: readonly string[] = []): boolean => {
  const [first, ...others] = titlePaths(title);
  return first === path && others.length > 0 && others.every((other) => also.includes(other));
};
