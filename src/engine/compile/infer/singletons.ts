import type { Form } from '../../forms/form.ts';
import type { Declaration } from '../Declaration.ts';
import { isUnclear } from '../outcomes.ts';
import { fieldsOf, inputsOf, isValue, shapeOf, type Operation } from '../schema.ts';
import { shownOf } from './columns.ts';
import type { Inferred } from './declaration.ts';
import { titleOfType, type Reading } from './fields.ts';
import { inferForm } from './form.ts';
import { idOf } from './idOf.ts';
import { required, rowsBelow, type Api } from './offers.ts';
import { idNames, listsOf, takesOwnFields } from './served.ts';
import { keyOf } from './words.ts';

// The only record of its type, which a query returns without an id: `settings`, `shop`, `me`.

/** Such queries, one for each type. */
export function singletonsOf(api: Api, taken: ReadonlySet<string>): Operation[] {
  const { schema, dialect } = api;
  const groups = new Set([...schema.operations.values()].flatMap(({ outer }) => outer?.name ?? []));
  const found = new Map<string, Operation>();
  for (const operation of schema.operations.values()) {
    const { name, kind, field } = operation;
    const shape = shapeOf(field.type);
    if (kind !== 'query' || operation.outer !== undefined || groups.has(name) || name.startsWith('_')) continue;
    // A root type may hold itself, and is no record.
    if (!schema.objectNames.includes(shape.name) || shape.list || taken.has(shape.name) || found.has(shape.name) || field.args.length > 0)
      continue;
    if (listsOf(api, shape.name).length > 0 || rowsBelow(schema, dialect, shape.name) !== undefined) continue;
    if (valuesOf(api, shape.name) > 0) found.set(shape.name, operation);
  }
  return [...found.values()];
}

const valuesOf = ({ schema }: Api, type: string): number =>
  fieldsOf(schema.types.get(type)).filter(({ type: of, args }) => isValue(shapeOf(of)) && required(args).length === 0).length;

/** A page with what the record holds, and a form if something updates it. */
export function inferSingleton(reading: Reading, { name, group }: { name: string; group: string }, get: Operation): Inferred | undefined {
  const { api } = reading;
  const { name: type } = shapeOf(get.field.type);
  const title = titleOfType(api, type);
  if (title === undefined) return undefined;
  const shown = shownOf(reading, type, title);
  const id = idOf(api, type);
  const update = updateOf(api, type, get);
  const made = update && inferForm(reading, type, 'update', update, id);
  const forms: Record<string, Form> = made?.form ? { [`${name}/update`]: made.form } : {};
  const asked = new Set(Object.keys((made?.form?.schema as { properties?: object } | undefined)?.properties ?? {}));
  const declaration: Declaration = {
    name,
    type,
    title,
    kind: 'settings',
    menu: { group },
    operations: {
      get: get.name,
      ...(update &&
        made?.form && { update: { name: update.name, args: { ...idArgument(api, type, update, id), ...versionArgument(made.version) } } }),
    },
    details: shown.details.filter((detail) => !asked.has((typeof detail === 'string' ? detail : detail.field).split('.')[0] ?? '')),
    ...(made?.form && { forms: { update: `${name}/update` } }),
    references: shown.references,
  };
  return {
    declaration,
    forms,
    labels: { ...shown.labels, ...made?.labels },
    helps: made?.helps ?? {},
    unsupported: [...shown.unsupported, ...(made?.unsupported ?? [])],
  };
}

function updateOf(api: Api, type: string, get: Operation): Operation | undefined {
  const nouns = new Set([keyOf(type), keyOf(get.name)]);
  return [...api.offers.writes.values()].find(
    (write) =>
      write.doing === 'update' && nouns.has(write.noun) && takesOwnFields(api, type, write) && !isUnclear(api, type, write.operation),
  )?.operation;
}

/** The record's own id, if the update asks for it. */
function idArgument({ schema, dialect }: Api, type: string, { field }: Operation, id: string | undefined): Record<string, string> {
  if (id === undefined) return {};
  const names = new Set([id, ...idNames(dialect, type)]);
  for (const argument of field.args) {
    if (names.has(argument.name)) return { [argument.name]: `record.${id}` };
    const inner = inputsOf(schema.types.get(shapeOf(argument.type).name)).find((input) => names.has(input.name));
    if (inner !== undefined) return { [`${argument.name}.${inner.name}`]: `record.${id}` };
  }
  return {};
}

const versionArgument = (version: { path: string; field: string } | undefined): Record<string, string> =>
  version === undefined ? {} : { [version.path]: `record.${version.field}` };
