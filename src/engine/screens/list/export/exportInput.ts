import { fill } from '../../../plan/fill.ts';
import type { Values } from '../../../plan/sources.ts';
import type { Collection } from '../useCollection.ts';
import type { ShownColumn } from '../../values/field.ts';
import type { Format } from './saveFile.ts';

interface Requested {
  format: Format;
  columns: readonly ShownColumn[];
  ids?: readonly string[] | undefined;
  filter?: Values | undefined;
  scope: Values;
  session: Values;
  translate: (key: string, args?: object) => string;
}

export function exportInput({ plan, archived, parent, request, around }: Collection, requested: Requested): Values {
  if (!plan.list) return {};
  const { format, columns, ids, scope, session, translate } = requested;
  const { q, ...filter } = { ...(request.filter as Values), ...requested.filter };
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
    ...(ids && { ids }),
    columns: columns.map(({ path, label, names, also = [] }) => ({ path: [path, ...also].join(' '), label: translate(label, names) })),
  };
}
