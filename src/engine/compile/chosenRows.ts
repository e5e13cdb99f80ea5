import type { ChosenRows } from '../plan/Plan.ts';
import { mayLack, type Context } from './context.ts';
import { listOf } from './recordFields.ts';
import { followPath } from './schema.ts';

/** Rows of the record that an action chooses from (R005); none if an extension would hold them that the schema lacks. */
export function chosenRows(context: Context, key: string, { rows, after }: { rows: string; after: string }): { rows?: ChosenRows } {
  const { schema, dialect, declaration, report } = context;
  const { type, name } = declaration;
  for (const [place, path] of [['rows', rows] as const, ['after', after] as const]) {
    const end = followPath(schema, type, path);
    if (!('candidates' in end)) continue;
    if (!mayLack(context, type, path)) report.add('R005', `${key}.choose.${place}`, `a field of ${type}`, path, end.candidates);
    return {};
  }
  const path = listOf(rows);
  const list = followPath(schema, type, path);
  if ('candidates' in list || !list.shape.list) {
    report.add('R005', `${key}.choose.rows`, `a field of a list of objects of ${type}`, rows);
    return {};
  }
  const id = dialect.idFields.find((field) => !('candidates' in followPath(schema, list.shape.name, field))) ?? 'id';
  return { rows: { path, id, label: rows.slice(path.length + 1), unnamed: `resources.${name}.choices.${key.replace('actions.', '')}` } };
}
