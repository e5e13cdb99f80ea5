import type { Form } from '../../forms/form.ts';
import type { Action, Declaration, Operation as Declared } from '../Declaration.ts';
import { isValue, type Operation } from '../schema.ts';
import { unclearAnswer } from '../outcomes.ts';
import { shownOf } from './columns.ts';
import { heldBy, titleOfType, type Reading } from './fields.ts';
import { idOf } from './idOf.ts';
import { whereOf, type Narrows } from './filters.ts';
import { inferForm } from './form.ts';
import { servedOf } from './served.ts';
import { keyOf, labelOf, pluralOf } from './words.ts';

export interface Inferred {
  declaration: Declaration;
  forms: Record<string, Form>;
  labels: Record<string, string>;
  helps: Record<string, string>;
  unsupported: string[];
}

export function inferDeclaration(reading: Reading, type: string, list: Operation | undefined, group = 'data'): Inferred | undefined {
  const { api, names } = reading;
  const name = names.get(type) ?? type;
  const title = titleOfType(api, type);
  if (title === undefined) return undefined;
  const served = servedOf(api, type);
  // `draft(id)` reads a row of `drafts`.
  const first = served.gets.find((get) => list && isPaired(list, get)) ?? served.gets[0];
  const id = served.keys?.[0] ?? idOf(api, type, first?.name);
  const shown = shownOf(reading, type, title);
  const narrows: Narrows = list ? whereOf(reading, type, title, list) : { filters: [], references: {}, labels: {}, unsupported: [] };
  const unsupported = [...shown.unsupported, ...narrows.unsupported];
  // Rows without an id cannot be read, changed or deleted.
  const get = id === undefined ? undefined : first;
  if (id === undefined) unsupported.push(`${type} has no id: its records have no pages of their own.`);
  for (const [doing, operation] of Object.entries(served.unclear))
    unsupported.push(`${labelOf(doing)} is not offered: ${operation.name}: ${unclearAnswer(type, operation)}`);
  const written = {
    create: served.create && inferForm(reading, type, 'create', served.create, served.keys ? undefined : id),
    update:
      id === undefined || served.update === undefined
        ? undefined
        : inferForm(reading, type, 'update', served.update, id, { keys: served.keys, create: served.create }),
  };
  const forms: Record<string, Form> = {};
  const operations: Declaration['operations'] = { ...(list && { list: list.name }), ...(get && { get: get.name }) };
  const named: NonNullable<Declaration['forms']> = {};
  const labels = { ...shown.labels, ...narrows.labels };
  const helps: Record<string, string> = {};
  const references = { ...shown.references, ...narrows.references };
  for (const use of ['create', 'update'] as const) {
    const made = written[use];
    if (made === undefined) continue;
    for (const line of made.unsupported) unsupported.push(line);
    if (made.form === undefined) continue;
    const formId = `${name}/${use}`;
    forms[formId] = made.form;
    operations[use] = withVersion(made.form.operation, made.version) satisfies Declared;
    named[use] = formId;
    Object.assign(helps, made.helps);
    for (const [path, label] of Object.entries(made.labels)) labels[path] ??= label;
  }
  const sort = list && sortOf(reading, type, title);
  const actions: Record<string, Action> =
    served.delete === undefined || id === undefined ? {} : { delete: { operation: served.delete.name, on: 'selection', icon: 'Delete' } };
  return {
    declaration: {
      name,
      type,
      title,
      menu: { group },
      operations,
      ...(list && { columns: shown.columns }),
      details: shown.details,
      ...(narrows.filters.length > 0 && { filters: narrows.filters }),
      ...(sort !== undefined && { sort }),
      ...(Object.keys(named).length > 0 && { forms: named }),
      ...(Object.keys(actions).length > 0 && { actions }),
      ...(Object.keys(references).length > 0 && { references }),
    },
    forms,
    labels,
    helps,
    unsupported,
  };
}

/** A list and the query of one of its rows, by their names. */
export const isPaired = (list: Operation, get: Operation): boolean =>
  list !== get && keyOf(pluralOf(get.field.name)) === keyOf(pluralOf(list.field.name)) && get.outer?.name === list.outer?.name;

const withVersion = (name: string, version: { path: string; field: string } | undefined): Declared =>
  version === undefined ? name : { name, args: { [version.path]: `record.${version.field}` } };

/** Newest rows first, else by name. */
function sortOf({ api }: Reading, type: string, title: string): Declaration['sort'] | undefined {
  const made = heldBy(api, type).find(({ name, shape }) => /^(created|inserted)_?(at|on|date)?$/i.test(name) && isValue(shape));
  return made === undefined ? `${title.split(' ')[0] ?? title} asc` : `${made.name} desc`;
}
