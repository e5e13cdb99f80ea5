import type { Plan } from '../plan/Plan.ts';
import type { Context } from './context.ts';
import { followPath } from './schema.ts';

/** `createdAt desc` as the operation sorts. */
export function sortOf(
  context: Context,
  declared: string | undefined,
  key: string,
  { columns, sortable, list }: { columns: Plan['columns']; sortable: readonly string[] | '*'; list: string },
): Plan['sort'] {
  if (declared === undefined) return undefined;
  const { report, schema, declaration } = context;
  const [field = '', direction = ''] = declared.split(' ');
  const wire = columns.find(({ path }) => path === field)?.sortBy ?? field;
  if (!/^(asc|desc)$/.test(direction)) report.add('R023', key, 'a field and asc or desc', declared, [`${field} asc`, `${field} desc`]);
  else if (sortable.length === 0) report.add('R023', key, `no sort, since ${list} takes no order`, field);
  else if (sortable === '*') {
    // The operation takes any text: names of fields are all that is known.
    const end = list !== '' && wire === field ? followPath(schema, declaration.type, field) : undefined;
    if (end && 'candidates' in end) report.add('R023', key, `a field of ${declaration.type}`, field, end.candidates);
  } else if (!sortable.includes(wire)) report.add('R023', key, 'a field that the operation sorts by', field, sortable);
  return { field: wire, order: direction === 'desc' ? 'DESC' : 'ASC' };
}
