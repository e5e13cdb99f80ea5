import type { Schema as JsonSchema } from '../forms/form.ts';
import { closedValues, type Context } from './context.ts';
import type { ArgumentSource } from './Declaration.ts';
import type { NamedForm } from './operationUse.ts';
import { asKind } from './roles.ts';
import { followPath, type Shape } from './schema.ts';
import { rowType } from './switches.ts';

/** Type of a source (`plain`: any value but an object; `*`: unknown), single or list. */
interface Delivery {
  type: string;
  list: boolean;
}

const plain: Record<string, Delivery | undefined> = {
  id: { type: 'ID', list: false },
  ids: { type: 'ID', list: true },
  page: { type: 'Int', list: false },
  page0: { type: 'Int', list: false },
  offset: { type: 'Int', list: false },
  size: { type: 'Int', list: false },
  cursor: { type: 'String', list: false },
  search: { type: 'String', list: false },
  archived: { type: 'Boolean', list: false },
  '!archived': { type: 'Boolean', list: false },
  'sort.field': { type: '*', list: false },
  'sort.order': { type: '*', list: false },
  'sort.ORDER': { type: '*', list: false },
  matching: { type: '*', list: false },
  section: { type: '*', list: false },
  turned: { type: 'Boolean', list: false },
  chosen: { type: '*', list: false },
  spared: { type: 'Boolean', list: false },
  'new.id': { type: 'ID', list: false },
};
const roots = ['scope', 'session', 'parent', 'record', 'records', 'form', 'filter', 'input', 'switch'];

/** Checks that a declared source exists and fits the argument that it fills (R008–R012). */
export function checkSource(
  context: Context,
  key: string,
  source: NonNullable<ArgumentSource>,
  shape: Shape,
  form: NamedForm | undefined,
): void {
  const { report } = context;
  if (typeof source === 'object' && 'rows' in source) {
    if (!shape.list) report.add('R011', key, `one value for ${shape.text}`, 'rows');
    // Rows are reduced to the argument's fields: check only that they are rows.
    if (deliveryOf(context, key, source.rows, form)?.list === false) report.add('R011', key, 'rows', source.rows);
    return;
  }
  if (typeof source === 'object' && 'first' in source) {
    const many = deliveryOf(context, key, source.first, form);
    if (many?.list === false) return report.add('R011', key, 'a list', source.first);
    if (shape.list) report.add('R011', key, `a list for ${shape.text}`, 'first');
    if (many && !fits(many.type, shape.name)) report.add('R012', key, shape.text, `${source.first}, ${many.type}`);
    return;
  }
  if (typeof source === 'object' && !Array.isArray(source) && 'join' in source) {
    if (!shape.list) report.add('R011', key, `one value for ${shape.text}`, 'join');
    // An object counts as one row.
    const rowOf = (each: string): Shape => (isObject(each, form) ? { ...shape, list: false } : shape);
    return Object.keys(source.join).forEach((each) => checkSource(context, key, each, rowOf(each), form));
  }
  if (typeof source === 'object' && !Array.isArray(source)) return checkConstant(context, key, source.value, shape);
  const name = Array.isArray(source) ? source[0] : source;
  const delivery = deliveryOf(context, key, name, form);
  if (delivery === undefined) return;
  const list = Array.isArray(source) || delivery.list;
  const unknown = delivery.type === '*' || (name === 'form' && form !== undefined);
  if (shape.kind === 'INPUT_OBJECT' && !unknown && delivery.type !== 'object')
    return report.add('R010', key, `an object for ${shape.text}`, name);
  if (list !== shape.list && (!unknown || Array.isArray(source)) && shape.name !== 'JSON') {
    return report.add('R011', key, shape.list ? `a list for ${shape.text}` : `one value for ${shape.text}`, name, []);
  }
  // The form checks the object's content.
  if (shape.kind === 'INPUT_OBJECT' && delivery.type === 'object') return;
  // Ids are texts in the console and sent as numbers.
  if (/^(id|ids|parent\.id)$/.test(name) && typeof asKind(context, shape, name) === 'object') return;
  if (!fits(delivery.type, shape.name)) report.add('R012', key, shape.text, `${name}, ${delivery.type}`);
}

/** Checks a single-value source, such as a region. */
export function checkLooseSource(context: Context, key: string, source: string, form: NamedForm | undefined): void {
  if (deliveryOf(context, key, source, form)?.list) context.report.add('R011', key, 'one value', source);
}

function deliveryOf(context: Context, key: string, source: string, form: NamedForm | undefined): Delivery | undefined {
  const { declaration, dialect, report, around } = context;
  const known = plain[source];
  if (known !== undefined) return known;
  if (/^(switch|sort\.each)\./.test(source)) return switchDelivery(context, key, source);
  const [root = '', ...steps] = source.split('.');
  const path = steps.join('.');
  if (source === 'form' && form !== undefined) return { type: '*', list: false };
  if (!roots.includes(root) || path === '') {
    report.add('R008', key, 'a source', source, [...Object.keys(plain), ...roots.map((each) => `${each}.${path}`)]);
    return undefined;
  }
  const named = (names: readonly string[], what: string): Delivery | undefined => {
    // Filters may have parts: `filter.submitted.gte`.
    if (names.includes(path) || (root === 'filter' && names.includes(steps[0] ?? '')))
      return { type: root === 'filter' ? '*' : 'plain', list: false };
    report.add(
      'R009',
      key,
      what,
      source,
      names.map((name) => `${root}.${name}`),
    );
    return undefined;
  };
  if (root === 'scope') return named(dialect.scope, 'a name of the scope');
  if (root === 'session') return named(dialect.session, 'a name of the session');
  if (root === 'filter')
    return named(
      (declaration.filters ?? []).map((each) => (typeof each === 'string' ? each : each.field)),
      'a declared filter',
    );
  if (root === 'input') return { type: '*', list: false };
  if (root === 'form') return formDelivery(context, key, source, path, form);
  const parent = around.declarations?.find(({ name }) => name === declaration.parent);
  if (root === 'parent' && (path === 'id' || parent === undefined)) return { type: path === 'id' ? 'ID' : '*', list: false };
  const typeName = root === 'parent' ? (parent?.type ?? '') : declaration.type;
  // The parent's unknown type is reported there.
  if (root === 'parent' && !context.schema.types.has(typeName)) return { type: '*', list: false };
  const end = followPath(context.schema, typeName, path);
  if (!('candidates' in end)) return { type: end.shape.name, list: root === 'records' || end.shape.list || end.throughList };
  report.add(
    'R009',
    key,
    `a field of ${typeName}`,
    source,
    end.candidates.map((name) => `${root}.${name}`),
  );
  return undefined;
}

/** Type of a switch's value or row field; `sort.each` is a row of a switch. */
function switchDelivery(context: Context, key: string, source: string): Delivery | undefined {
  const { schema, declaration, report } = context;
  const switches = declaration.switches ?? {};
  const ofRows = Object.keys(switches).filter((name) => 'rows' in (switches[name] ?? {}));
  const sorted = source.startsWith('sort.each.');
  const [, name = '', ...steps] = source.split('.');
  const declared = switches[sorted ? (ofRows[0] ?? '') : name];
  if (declared === undefined) {
    const known = sorted ? [] : Object.keys(switches).map((each) => ['switch', each, ...steps].join('.'));
    report.add('R043', key, sorted ? 'a switch of rows' : 'a switch', source, known);
    return undefined;
  }
  if ('values' in declared && steps.length === 0) return { type: 'String', list: false };
  const typeName = 'rows' in declared ? rowType(context, declared.rows) : undefined;
  // Missing rows are reported at the switch.
  if ('rows' in declared && typeName === undefined) return { type: '*', list: false };
  const end = typeName === undefined || steps.length === 0 ? undefined : followPath(schema, typeName, steps.join('.'));
  if (end !== undefined && !('candidates' in end)) return { type: end.shape.name, list: end.shape.list || end.throughList };
  const begin = source.split('.').slice(0, 2).join('.');
  const candidates = end === undefined ? (typeName === undefined ? [begin] : []) : end.candidates.map((each) => `${begin}.${each}`);
  report.add('R009', key, typeName === undefined ? 'what the switch sends' : `a field of ${typeName}`, source, candidates);
  return undefined;
}

function formDelivery({ report }: Context, key: string, source: string, path: string, form: NamedForm | undefined): Delivery | undefined {
  let schema: JsonSchema | undefined = form?.form.schema;
  for (const step of path.split('.')) schema = propertiesOf(schema)[step];
  if (schema === undefined || typeof schema === 'boolean') {
    const names = Object.keys(propertiesOf(form?.form.schema)).map((name) => `form.${name}`);
    report.add('R009', key, form === undefined ? 'an operation with a form' : `a field of the form ${form.id}`, source, names);
    return undefined;
  }
  const types = jsonTypes(schema);
  const type = types.includes('object') ? 'object' : types.includes('array') ? '*' : (scalarOf[types[0] ?? ''] ?? '*');
  return { type, list: types.includes('array') };
}

/** True for groups of the form's fields. */
const isObject = (source: string, form: NamedForm | undefined): boolean =>
  source.startsWith('form.') && jsonTypes(propertiesOf(form?.form.schema)[source.slice('form.'.length)] ?? {}).includes('object');

const scalarOf: Record<string, string | undefined> = { string: 'String', integer: 'Int', number: 'Float', boolean: 'Boolean' };

/** Properties of an object schema; empty otherwise. */
export function propertiesOf(schema: JsonSchema | undefined): Record<string, JsonSchema> {
  return typeof schema === 'object' && schema.properties !== undefined ? schema.properties : {};
}

/** JSON types of a schema, without `null`. */
export function jsonTypes(schema: JsonSchema): string[] {
  if (typeof schema !== 'object') return [];
  if (schema.type !== undefined) return ([schema.type].flat() as string[]).filter((type) => type !== 'null');
  const values = (schema.enum as readonly unknown[] | undefined) ?? (schema.const === undefined ? [] : [schema.const]);
  return [...new Set(values.filter((value) => value !== null).map((value) => (Array.isArray(value) ? 'array' : typeof value)))];
}

/** True if a value of one type can be sent as the other; ids, enums and most scalars travel as strings. */
export function fits(given: string, wanted: string): boolean {
  if (given === wanted || given === '*' || given === 'plain' || wanted === 'JSON') return true;
  if (given === 'Int' && wanted === 'Float') return true;
  const strict = ['Int', 'Float', 'Boolean', 'object'];
  return !strict.includes(given) && !strict.includes(wanted);
}

function checkConstant(context: Context, key: string, value: unknown, shape: Shape): void {
  const { report } = context;
  const found = JSON.stringify(value);
  if (value === null) return shape.required ? report.add('R012', key, shape.text, 'null') : undefined;
  if (shape.name === 'JSON') return;
  if (Array.isArray(value) !== shape.list) return report.add('R011', key, shape.text, found);
  for (const each of shape.list ? (value as unknown[]) : [value]) {
    if (shape.kind === 'INPUT_OBJECT' && typeof each !== 'object') return report.add('R010', key, `an object for ${shape.text}`, found);
    if (shape.kind === 'INPUT_OBJECT') continue;
    const closed = closedValues(context, shape.name);
    if (closed !== undefined && !closed.includes(String(each)))
      return report.add('R021', key, `a value of ${shape.name}`, String(each), closed);
    const type = Number.isInteger(each) ? 'Int' : typeof each === 'number' ? 'Float' : typeof each === 'boolean' ? 'Boolean' : 'String';
    if (!fits(type, shape.name)) return report.add('R012', key, shape.text, found);
  }
}
